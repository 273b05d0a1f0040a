package scenario

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// Asked is what is asked of exploring: until when lines of play go on, and what their
// outcomes are told apart by.
type Asked struct {
	Until    Place
	Subjects []Subject
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
func (s *Scenario) asks() *Asked {
	if s.Until == nil {
		return &Asked{Subjects: s.Outcome}
	}
	return &Asked{Until: *s.Until, Subjects: s.Outcome}
}

// Until is an end that lines of play can have.
type Until struct {
	Name  string // "end of turn"
	Place Place
}

// Apart is something that outcomes can be told apart by.
type Apart struct {
	Name     string // "who wins the faceoff"
	Subjects []Subject
	Table    TableAsked
}

// Untils lists the ends that lines of play from here can have. The first is what is asked
// mostly: what the scenario says, as long as its end is to come, or else the end of the
// faceoff or of the turn.
func (b *Sandbox) Untils() []Until {
	all := []Until{
		{"end of turn", Place{Kind: NextTurn, Text: "next turn"}},
		{"next choice", Place{Kind: NextDecision, Text: "next decision"}},
		{"end of faceoff", Place{Kind: AfterFaceoff, Text: "after faceoff"}},
		{"end of phase", Place{Kind: EndOfPhase, Text: "end of phase"}},
		{"end of game", Place{Kind: EndOfGame, Text: "end of game"}},
	}
	if b.game.InFaceoff() {
		all[0], all[2] = all[2], all[0]
	} else if b.game.Phase() != 0 && !b.mayFaceOff() {
		all = slices.Delete(all, 2, 3)
	}
	if until := b.scenario.Until; until != nil && !b.hasPassed(until) {
		all = append([]Until{{ofScenario + until.Text, *until}}, all...)
	}
	return all
}

// ofScenario begins the names of what the scenario itself asks.
const ofScenario = "scenario: "

// mayFaceOff reports whether a faceoff can still come this turn: it isn't its End Phase.
func (b *Sandbox) mayFaceOff() bool { return !b.game.IsDuring(ability.EndPhase) }

// hasPassed reports whether the steps that have been made led to a place or past it.
func (b *Sandbox) hasPassed(place *Place) bool {
	return b.scenario.Steps != nil && b.next == len(b.scenario.Steps) && !place.isNext() &&
		b.isAt(place, outset{turn: b.State().Turn() - 1})
}

// Aparts lists what outcomes can be told apart by. The first is what is asked mostly: what
// the scenario says, or else the winner of the faceoff that is in progress, or the points.
func (b *Sandbox) Aparts() []Apart {
	subject := func(text string, kind SubjectKind) Subject { return Subject{Text: text, Kind: kind} }
	winner, scores := subject("winner", GameWinner), subject("scores", AllScores)
	faceoff := subject("winner of faceoff", FaceoffWinner)
	totals := []Subject{faceoff}
	for p := range board.Player(b.State().Players()) {
		totals = append(totals, Subject{Text: "total of " + b.scenario.Names.letter(p), Kind: TotalOf, Player: p})
	}
	all := []Apart{
		{"points", []Subject{scores}, NotByTable},
		{"who wins the faceoff", []Subject{faceoff}, NotByTable},
		{"who wins the game", []Subject{winner}, NotByTable},
		{"faceoff and points", []Subject{faceoff, scores}, NotByTable},
		{"totals of the faceoff", totals, NotByTable},
		{"where cards are", nil, ByPlaces},
		{"everything on the table", []Subject{winner, faceoff, scores}, ByWholeTable},
	}
	if b.game.InFaceoff() {
		all[0], all[1] = all[1], all[0]
	}
	if len(b.scenario.Outcome) > 0 {
		name := ofScenario
		for i, s := range b.scenario.Outcome {
			if i > 0 {
				name += ", "
			}
			name += s.Text
		}
		all = append([]Apart{{name, b.scenario.Outcome, NotByTable}}, all...)
	}
	return all
}

// tableKey tells tables apart: cards alike are not told from each other.
func tableKey(state *board.State, asked TableAsked) string {
	var cards [][]byte
	for c := board.CardID(1); int(c) <= state.CardCount(); c++ {
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

// since says what is otherwise on the table than it was.
func (w words) since(was *board.State, asked TableAsked) []string {
	var says []string
	before := words{scenario: w.scenario, state: was}
	for c := board.CardID(1); int(c) <= w.state.CardCount(); c++ {
		if int(c) > was.CardCount() || before.where(c) != w.where(c) {
			says = append(says, w.scenario.CardName(w.state, c)+" is "+w.where(c))
		}
		if asked == ByWholeTable && w.state.Zone(c) == board.Play && int(c) <= was.CardCount() &&
			was.Zone(c) == board.Play &&
			before.stands(c) != w.stands(c) {
			says = append(says, w.scenario.CardName(w.state, c)+" is "+w.stands(c))
		}
	}
	for p := range board.Player(w.state.Players()) {
		if n := w.state.Tokens(p); asked == ByWholeTable && n != was.Tokens(p) {
			says = append(says, w.player(p)+" has "+count(n, "action token"))
		}
	}
	if len(says) == 0 {
		return []string{"the table is as it was"}
	}
	return says
}

// stands says how a card in play stands: "exhausted, with 2 power counters".
func (w words) stands(c board.CardID) string {
	says := w.condition(c)
	if w.state.IsBoosted(c) {
		says += ", boosted"
	}
	if n := w.state.PowerCounters(c); n != 0 {
		says += fmt.Sprintf(", with %+d in power counters", n)
	}
	for _, k := range w.state.CountersOn(c) {
		if word := w.state.Program().Text(k.Word); word != "" {
			says += fmt.Sprintf(", with %s", count(int(k.N), word+" counter"))
		}
	}
	return says
}

// Next is a copy of the game where somebody, or Chance, decides next from the moment that is
// shown: there itself, or amid the move that it belongs to, with what was decided later in it
// not decided yet.
func (c *Course) Next() *Sandbox {
	next := c.Copy()
	if within := c.within(); within != nil {
		next.log = recordOf(c.log.Entries[:within.entries])
		next.game = engine.Resume(within.before.Clone(), next.log)
		next.next, next.results = c.made[len(c.made)-1].from, nil
	}
	return next
}

// within is the move amid a step of the scenario that comes next from the moment that is
// shown; nil where none does: the step is one move, or over.
func (c *Course) within() *made {
	if c.IsPresent() || len(c.made) == 0 {
		return nil
	}
	inner := c.made[len(c.made)-1].within
	for i := 1; i < len(inner); i++ {
		if inner[i].entries >= c.Shown().Entries {
			return &inner[i]
		}
	}
	return nil
}

// errAmidStep says why a line can't be played from amid a step.
var errAmidStep = errors.New("this moment is amid one of the scenario’s steps: go back before the step, find the outcomes " +
	"there, and play from there")

// Play plays the line of an outcome from the moment that is shown, at which it was found:
// one move, but each choice of it is a moment that can be gone back to.
func (c *Course) Play(o *ExploredResult) error {
	if len(o.Answers) == 0 {
		return nil
	}
	if c.within() != nil {
		return errAmidStep
	}
	for c.at < len(c.moments)-1 && c.moments[c.at].Kind != Decides && c.moments[c.at+1].move == c.moments[c.at].move {
		c.at++ // to where the game waits
	}
	waits := c.moments[c.at].Kind == Decides
	return c.moveHere(func() error {
		var a answers
		for i, number := range o.Answers {
			if (i > 0 || !waits) && !c.game.OnlyPassing() {
				c.moments = append(c.moments, c.present(len(c.past)))
			}
			a.ask(c.game)
			for a.number < int(number) {
				if !a.next() {
					return fmt.Errorf("the line was found at another moment: there is no answer %d", number)
				}
			}
			if err := c.follow(func(b *Sandbox) error { return a.give(b) }); err != nil {
				return err
			}
		}
		return nil
	})
}
