package exploring

import (
	"encoding/binary"
	"fmt"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
)

// Asked is what is asked of exploring: until when lines of play go on, and what their
// outcomes are told apart by.
type Asked struct {
	Until    scenario.Place
	Subjects []scenario.Subject
	Table    TableAsked
}

// TableAsked says what of the table tells outcomes apart.
type TableAsked uint8

// What can be asked of the table.
const (
	NotByTable   TableAsked = iota
	ByPlaces                // where cards are: at which area, in whose pile
	ByWholeTable            // that, how they stand, and action tokens
)

// asks is what the scenario's own until and outcome ask.
func asks(s *scenario.Scenario) *Asked {
	if s.Until == nil {
		return &Asked{Subjects: s.Outcome}
	}
	return &Asked{Until: *s.Until, Subjects: s.Outcome}
}

// Until is an end that lines of play can have.
type Until struct {
	Name  string // "end of turn"
	Place scenario.Place
}

// Apart is something that outcomes can be told apart by.
type Apart struct {
	Name     string // "who wins the faceoff"
	Subjects []scenario.Subject
	Table    TableAsked
}

// Untils lists the ends that lines of play from here can have. The first is what is asked
// mostly: what the scenario says, as long as its end is to come, or else the end of the
// faceoff or of the turn.
func Untils(b *playing.Sandbox) []Until {
	all := []Until{
		{"end of turn", scenario.Place{Kind: scenario.NextTurn, Text: "next turn"}},
		{"next choice", scenario.Place{Kind: scenario.NextDecision, Text: "next decision"}},
		{"end of faceoff", scenario.Place{Kind: scenario.AfterFaceoff, Text: "after faceoff"}},
		{"end of phase", scenario.Place{Kind: scenario.EndOfPhase, Text: "end of phase"}},
		{"end of game", scenario.Place{Kind: scenario.EndOfGame, Text: "end of game"}},
	}
	if b.Game().InFaceoff() {
		all[0], all[2] = all[2], all[0]
	} else if b.Game().Phase() != 0 && !mayFaceOff(b) {
		all = slices.Delete(all, 2, 3)
	}
	if until := b.Scenario().Until; until != nil && !hasPassed(b, until) {
		all = append([]Until{{ofScenario + until.Text, *until}}, all...)
	}
	return all
}

// ofScenario begins the names of what the scenario itself asks.
const ofScenario = "scenario: "

// mayFaceOff reports whether a faceoff can still come this turn: it isn't its End Phase.
func mayFaceOff(b *playing.Sandbox) bool { return !b.Game().IsDuring(ability.EndPhase) }

// hasPassed reports whether the steps that have been made led to a place or past it.
func hasPassed(b *playing.Sandbox, place *scenario.Place) bool {
	return b.Scenario().Steps != nil && b.NextStep() == len(b.Scenario().Steps) && !place.IsNext() &&
		b.IsAt(place, playing.Outset{Turn: b.State().Turn() - 1})
}

// Aparts lists what outcomes can be told apart by. The first is what is asked mostly: what
// the scenario says, or else the winner of the faceoff that is in progress, or the points.
func Aparts(b *playing.Sandbox) []Apart {
	subject := func(text string, kind scenario.SubjectKind) scenario.Subject {
		return scenario.Subject{Text: text, Kind: kind}
	}
	winner, scores := subject("winner", scenario.GameWinner), subject("scores", scenario.AllScores)
	faceoff := subject("winner of faceoff", scenario.FaceoffWinner)
	totals := []scenario.Subject{faceoff}
	for p := range board.Player(b.State().Players()) {
		totals = append(totals, scenario.Subject{Text: "total of " + b.Scenario().Names.Letter(p),
			Kind: scenario.TotalOf, Player: p})
	}
	all := []Apart{
		{"points", []scenario.Subject{scores}, NotByTable},
		{"who wins the faceoff", []scenario.Subject{faceoff}, NotByTable},
		{"who wins the game", []scenario.Subject{winner}, NotByTable},
		{"faceoff and points", []scenario.Subject{faceoff, scores}, NotByTable},
		{"totals of the faceoff", totals, NotByTable},
		{"where cards are", nil, ByPlaces},
		{"everything on the table", []scenario.Subject{winner, faceoff, scores}, ByWholeTable},
	}
	if b.Game().InFaceoff() {
		all[0], all[1] = all[1], all[0]
	}
	if len(b.Scenario().Outcome) > 0 {
		name := ofScenario
		for i, s := range b.Scenario().Outcome {
			if i > 0 {
				name += ", "
			}
			name += s.Text
		}
		all = append([]Apart{{name, b.Scenario().Outcome, NotByTable}}, all...)
	}
	return all
}

// tableKey tells tables apart: cards alike are not told from each other, and tokens that have ceased to exist
// are on none (521.3).
func tableKey(state *board.State, asked TableAsked) string {
	var cards [][]byte
	for c := board.CardID(1); int(c) <= state.CardCount(); c++ {
		if hasCeased(state, c) {
			continue
		}
		cards = append(cards, appendCard(nil, state, c, asked))
	}
	slices.SortFunc(cards, slices.Compare[[]byte])
	key := slices.Concat(cards...)
	if asked == ByWholeTable {
		for p := range board.Player(state.Players()) {
			key = binary.LittleEndian.AppendUint16(key, uint16(state.Tokens(p)))
		}
	}
	return string(key)
}

func hasCeased(state *board.State, c board.CardID) bool {
	return state.IsToken(c) && state.Zone(c) == board.OutOfGame
}

// appendCard appends where a card is and, if that is asked, how it stands.
func appendCard(out []byte, state *board.State, c board.CardID, asked TableAsked) []byte {
	zone := state.Zone(c)
	out = binary.LittleEndian.AppendUint16(out, uint16(state.Print(c)))
	out = append(out, byte(state.Owner(c)), byte(zone))
	if zone != board.Play {
		return out
	}
	out = binary.LittleEndian.AppendUint16(out, uint16(state.Area(c)))
	out = append(out, byte(state.Controller(c)))
	if h := state.Host(c); h.Card != 0 && state.IsLive(h) {
		out = binary.LittleEndian.AppendUint16(out, uint16(state.Print(h.Card)))
	}
	if asked != ByWholeTable {
		return out
	}
	for _, is := range []bool{state.IsExhausted(c), state.IsFrightened(c), state.IsFaceDown(c), state.IsBoosted(c),
		state.IsCutieMarked(c)} {
		out = appendFlag(out, is)
	}
	out = binary.LittleEndian.AppendUint16(out, uint16(state.PowerCounters(c)))
	for _, k := range state.CountersOn(c) {
		out = binary.LittleEndian.AppendUint16(append(out, byte(k.Word)), uint16(k.N))
	}
	return out
}

// changes says what is otherwise on the table than it was.
func changes(w wording.Words, was *board.State, asked TableAsked) []string {
	var says []string
	before := wording.Words{Scenario: w.Scenario, State: was}
	for c := board.CardID(1); int(c) <= w.State.CardCount(); c++ {
		isNew := int(c) > was.CardCount()
		if isNew && !hasCeased(w.State, c) || !isNew && before.Where(c) != w.Where(c) {
			says = append(says, wording.CardName(w.Scenario, w.State, c)+" is "+w.Where(c))
		}
		if asked == ByWholeTable && w.State.Zone(c) == board.Play && int(c) <= was.CardCount() &&
			was.Zone(c) == board.Play &&
			stands(before, c) != stands(w, c) {
			says = append(says, wording.CardName(w.Scenario, w.State, c)+" is "+stands(w, c))
		}
	}
	for p := range board.Player(w.State.Players()) {
		if n := w.State.Tokens(p); asked == ByWholeTable && n != was.Tokens(p) {
			says = append(says, w.Player(p)+" has "+wording.Count(n, "action token"))
		}
	}
	if len(says) == 0 {
		return []string{"the table is as it was"}
	}
	return says
}

// stands says how a card in play stands: "exhausted, with 2 power counters".
func stands(w wording.Words, c board.CardID) string {
	says := w.Condition(c)
	if w.State.IsBoosted(c) {
		says += ", boosted"
	}
	if n := w.State.PowerCounters(c); n != 0 {
		says += fmt.Sprintf(", with %+d in power counters", n)
	}
	for _, k := range w.State.CountersOn(c) {
		if word := w.State.Program().Text(k.Word); word != "" {
			says += fmt.Sprintf(", with %s", wording.Count(int(k.N), word+" counter"))
		}
	}
	return says
}
