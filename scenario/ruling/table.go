package ruling

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/report"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
)

// Table is what lies on the table at a moment.
type Table struct {
	Moment string // "Avery’s turn 9, Score Phase, after tie flips: Avery has priority"
	Sides  []Side // by seat
	Areas  []Area
}

// Side is what a player has beside the Problems.
type Side struct {
	Name           string
	Turn           bool
	Points, Tokens int
	Home, Hand     []Card
	Unknown        int // cards in hand that nobody knows
	Deck, Problems int // cards in the draw deck and the Problem deck
	Discard        []string
	Banished       []string
}

// Area is what lies at a Problem or Dilemma.
type Area struct {
	Name    string // "Avery’s Problem"
	Problem string // "Cloudbursting"; "" where none is
	Bonus   int
	Needs   []string // what each player needs and has, by seat
	Cards   [][]Card // of each player, by seat
	Totals  []string // in a faceoff that runs here, by seat: "13: 9 by characters, 4 by flips"
	Flips   [][]Card
}

// Card is a card on the table.
type Card struct {
	Name, Title string
	Colors      []card.Color // none for one that is face-down or unknown
	Power       string       // "" for none
	Is          []string     // "exhausted", "frightened"
	On          []Card       // attached to it
	Down        bool         // it shows its back
}

// reader reads a table from a state.
type reader struct {
	s     *scenario.Scenario
	state *board.State
}

func tableOf(b *playing.Sandbox) Table {
	s, state := b.Scenario(), b.State()
	r := reader{s, state}
	t := Table{Moment: momentOf(s, state)}
	for p := range board.Player(state.Players()) {
		t.Sides = append(t.Sides, r.side(p))
	}
	confronting, faceoff := playing.Confronting(s, state), b.Faceoff()
	for _, a := range state.Areas() {
		if state.AreaKind(a) == board.Home {
			continue
		}
		area := r.area(a, confronting)
		if faceoff != nil && len(faceoff.Areas) > 0 && faceoff.Areas[0] == a {
			for _, side := range faceoff.Sides {
				r.faceoff(&area, side)
			}
		}
		t.Areas = append(t.Areas, area)
	}
	return t
}

// momentOf says when a moment is, and what is waited for.
func momentOf(s *scenario.Scenario, state *board.State) string {
	track := playing.TrackOf(s, state)
	parts := []string{"The game is being started"}
	if track.Turn > 0 {
		parts[0] = fmt.Sprintf("%s’s turn %d", s.Names.PlayerName(track.Player), track.Turn)
	}
	for _, place := range track.Present() {
		parts = append(parts, place.Name)
	}
	says := strings.Join(parts, ", ")
	if track.Waits != "" {
		says += ": " + track.Waits
	}
	return says
}

func (r reader) side(p board.Player) Side {
	state := r.state
	side := Side{Name: r.s.Names.PlayerName(p), Turn: state.Turn() > 0 && state.TurnPlayer() == p,
		Points: state.Score(p), Tokens: state.Tokens(p), Home: r.at(board.HomeOf(p), board.NoPlayer),
		Deck: len(state.Cards(board.DrawDeck, p)), Problems: len(state.Cards(board.ProblemDeck, p)),
		Discard: r.names(state.Cards(board.DiscardPile, p)), Banished: r.names(state.Cards(board.Banished, p))}
	queued := slices.DeleteFunc(slices.Clone(state.Cards(board.Queue, p)), func(c board.CardID) bool {
		return state.Controller(c) != p // the zone has what either player plays
	})
	for _, c := range append(queued, state.Cards(board.Hand, p)...) {
		if state.Print(c) == board.Unknown {
			side.Unknown++
			continue
		}
		held := r.card(c)
		if state.Zone(c) == board.Queue {
			held.Is = append(held.Is, "being played")
		}
		side.Hand = append(side.Hand, held)
	}
	return side
}

func (r reader) names(cards []board.CardID) []string {
	var names []string
	for _, c := range cards {
		names = append(names, wording.CardName(r.s, r.state, c))
	}
	return names
}

func (r reader) area(a board.AreaID, confronting []playing.ConfrontingAt) Area {
	area := Area{Name: wording.AreaName(r.s, r.state, a)}
	if problem := r.state.Problem(a); problem != 0 {
		area.Problem, area.Bonus = wording.CardName(r.s, r.state, problem), r.state.Bonus(problem)
	}
	for p := range board.Player(r.state.Players()) {
		area.Cards = append(area.Cards, r.at(a, p))
		needs := ""
		for _, at := range confronting {
			if at.Area == a {
				needs = r.needs(at.Players[p])
			}
		}
		area.Needs = append(area.Needs, needs)
	}
	return area
}

// needs says what a player has of what is needed to confront.
func (r reader) needs(by playing.ConfrontingBy) string {
	parts := make([]string, len(by.Needs))
	for i, n := range by.Needs {
		parts[i] = n.String()
		if n.Met {
			parts[i] += " ✓"
		}
	}
	if by.Confronted {
		parts = append(parts, "confronted")
	}
	return strings.Join(parts, " · ")
}

// faceoff fills in how one side of the faceoff stands that runs at an area.
func (r reader) faceoff(area *Area, side playing.FaceoffSide) {
	total := fmt.Sprintf("%d (%d by characters", side.Total, side.Characters.Power)
	if len(side.Flipped) > 0 || side.Flips.Cards > 0 {
		total += fmt.Sprintf(", %d by flips", side.Flips.Power)
	}
	if side.Other != 0 {
		total += fmt.Sprintf(", %d by text", side.Other)
	}
	area.Totals = append(area.Totals, total+")")
	var flips []Card
	for i, flip := range side.Flipped {
		flipped := r.card(flip.Card)
		flipped.Is = []string{fmt.Sprintf("flip %d", i+1)}
		if flip.Ignored {
			flipped.Is = append(flipped.Is, "ignored")
		}
		flips = append(flips, flipped)
	}
	area.Flips = append(area.Flips, flips)
}

// at lists a player's cards at an area but its Problem, each with what is attached to it;
// all players' for nobody.
func (r reader) at(a board.AreaID, p board.Player) []Card {
	var cards []Card
	for _, c := range r.state.InPlay() {
		if r.state.Area(c) == a && (p == board.NoPlayer || r.state.Controller(c) == p) &&
			c != r.state.Problem(a) && r.host(c) == 0 {
			cards = append(cards, r.card(c))
		}
	}
	return cards
}

func (r reader) host(c board.CardID) board.CardID {
	if h := r.state.Host(c); h.Card != 0 && r.state.IsLive(h) {
		return h.Card
	}
	return 0
}

func (r reader) card(c board.CardID) Card {
	state := r.state
	shown := Card{Name: wording.CardName(r.s, state, c), Title: "unknown", Is: r.is(c), Down: state.IsFaceDown(c) ||
		state.IsFrightened(c)}
	face := state.Face(c)
	if face == nil {
		shown.Down = true
	} else {
		shown.Title = face.Title + r.which(c, shown.Name)
	}
	if face != nil && !state.IsFaceDown(c) {
		shown.Colors = state.Colors(c).List()
		if state.Colors(c).IsZero() {
			shown.Colors = []card.Color{card.Colorless}
		}
	}
	if power, defined := state.Power(c); defined && face != nil && !shown.Down {
		shown.Power = fmt.Sprint(power)
	}
	for _, on := range state.InPlay() {
		if r.host(on) == c {
			shown.On = append(shown.On, r.card(on))
		}
	}
	return shown
}

// which tells a card apart from its player's others of that name, as the trail does: " (second)";
// "" for one that has none.
func (r reader) which(c board.CardID, name string) string {
	_, which, several := strings.Cut(strings.TrimSuffix(name, scenario.PrintedName(r.state, c)), "’s ")
	if which = strings.TrimSpace(which); !several || which == "" {
		return ""
	}
	return " (" + which + ")"
}

// is says how a card is.
func (r reader) is(c board.CardID) []string {
	state := r.state
	var words []string
	add := func(is bool, word string) {
		if is {
			words = append(words, word)
		}
	}
	add(state.IsFrightened(c), "frightened")
	add(state.IsFaceDown(c) && !state.IsFrightened(c), "face-down")
	add(state.IsExhausted(c), "exhausted")
	add(state.IsBoosted(c), "boosted")
	add(state.IsCutieMarked(c), "Cutie Marked")
	add(state.IsToken(c), "token")
	if n := state.PowerCounters(c); n != 0 {
		words = append(words, fmt.Sprintf("counters %+d", n))
	}
	for _, k := range state.CountersOn(c) {
		if word := state.Program().Text(k.Word); word != "" {
			words = append(words, fmt.Sprintf("%d × %s", k.N, word))
		}
	}
	if state.Zone(c) == board.Play && state.Owner(c) != state.Controller(c) {
		words = append(words, "controlled by "+r.s.Names.PlayerName(state.Controller(c)))
	}
	return words
}

// Words are the table in words.
func (t *Table) Words() report.Lines {
	lines := report.Lines{{Text: t.Moment}}
	for i := range t.Sides {
		lines = append(lines, t.Sides[i].words()...)
	}
	for i := range t.Areas {
		a := &t.Areas[i]
		head := a.Name
		if a.Problem != "" {
			head += fmt.Sprintf(": %s, bonus %d", a.Problem, a.Bonus)
		}
		lines = append(lines, report.Line{Text: head, Bold: true})
		for p := range t.Sides {
			text := t.Sides[p].Name + ": " + cardWords(a.Cards[p])
			if a.Needs[p] != "" {
				text += "; to confront: " + a.Needs[p]
			}
			if len(a.Totals) > 0 {
				text += "; total " + a.Totals[p]
			}
			if len(a.Flips) > 0 && len(a.Flips[p]) > 0 {
				text += "; flipped: " + cardWords(a.Flips[p])
			}
			lines = append(lines, report.Line{Depth: 1, Text: text})
		}
	}
	return lines
}

func (s *Side) words() report.Lines {
	lines := report.Lines{{Text: fmt.Sprintf("%s: %s, %s", s.Name, wording.Count(s.Points, "point"),
		wording.Count(s.Tokens, "action token")), Bold: true}}
	add := func(text string) { lines = append(lines, report.Line{Depth: 1, Text: text}) }
	add("Home: " + cardWords(s.Home))
	hand := cardWords(s.Hand)
	switch {
	case s.Unknown == 0 && len(s.Hand) == 0:
		hand = "no cards"
	case s.Unknown > 0 && len(s.Hand) == 0:
		hand = wording.Count(s.Unknown, "unknown card")
	case s.Unknown > 0:
		hand += "; " + wording.Count(s.Unknown, "unknown card")
	}
	add("Hand: " + hand)
	add(s.piles())
	return lines
}

// piles says what lies beside a player's home.
func (s *Side) piles() string {
	parts := []string{fmt.Sprintf("Draw deck: %d", s.Deck), fmt.Sprintf("Problem deck: %d", s.Problems)}
	if len(s.Discard) > 0 {
		parts = append(parts, "discard pile: "+strings.Join(s.Discard, "; "))
	}
	if len(s.Banished) > 0 {
		parts = append(parts, "banished: "+strings.Join(s.Banished, "; "))
	}
	return strings.Join(parts, " · ")
}

func cardWords(cards []Card) string {
	if len(cards) == 0 {
		return "nobody"
	}
	words := make([]string, len(cards))
	for i := range cards {
		words[i] = cards[i].words()
	}
	return strings.Join(words, "; ")
}

// words names a card with how it is: "Sugar Twist, Twister Sister (power 2, exhausted)".
func (c *Card) words() string {
	about := slices.Clone(c.Is)
	if c.Power != "" {
		about = append([]string{"power " + c.Power}, about...)
	}
	for i := range c.On {
		about = append(about, "with "+c.On[i].words())
	}
	if len(about) == 0 {
		return c.Name
	}
	return c.Name + " (" + strings.Join(about, ", ") + ")"
}
