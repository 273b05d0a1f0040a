package scenario

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
)

// ReadAs reads a scenario as a variant of the game has it. The library is the variant's
// own (see [Variant.Library]). An edition is taken only where the file names none; a
// reading is taken also where the file chooses another.
func ReadAs(lib *rulesdb.Library, name string, text []byte, v *Variant) (*Scenario, error) {
	r := newReader(lib, name)
	r.variant = v
	if err := r.read(text); err != nil {
		return nil, err
	}
	return r.scenario, nil
}

// Start sets up the position at its point, before anything has happened.
func (s *Scenario) Start() (*board.State, error) { return s.start() }

// PrintOf gives the print of a card in the scenario's program whose text is the card's
// own; Unknown if there is none.
func (s *Scenario) PrintOf(id string) board.Print {
	for print := board.Print(1); int(print) <= s.Program.PrintCount(); print++ {
		if _, own := s.Names.variants[print]; !own && s.Program.Card(print).ID == id && id != "" {
			return print
		}
	}
	return board.Unknown
}

// Follow makes the scenario's steps in a variant of the game for which they were not
// written. An answer that nobody is asked for is left out, and told in skipped; any other
// step that can't be made ends it with a [*StepError]. A game that goes on for ever is
// broken off.
func (b *Sandbox) Follow() (skipped []string, err error) {
	b.between = stopAfter(mostMoves)
	defer func() { b.between = nil }()
	for b.next < len(b.scenario.Steps) {
		left, err := b.followStep()
		if err != nil {
			return skipped, err
		}
		if left != "" {
			skipped = append(skipped, left)
		}
	}
	return skipped, nil
}

// followStep makes the next step, or leaves an answer out that nobody is asked for, and
// words it.
func (b *Sandbox) followStep() (skipped string, err error) {
	if err := b.step(); err == nil {
		return "", nil
	} else if step := &b.scenario.Steps[b.next]; step.Choice == nil && step.Chance == nil || b.asks() {
		return "", err
	}
	skipped = b.scenario.DescribeStep(b.State(), &b.scenario.Steps[b.next])
	b.remember()
	b.note(made{from: b.next, to: b.next + 1})
	b.next++
	b.concludeAtEnd()
	return skipped, nil
}

// Fact is something that is so on a table.
type Fact struct {
	About string // as files have it: "A score", "Holly Dash, Flighty Filly is"
	Value string
	Says  string       // in words
	Card  board.CardID // about which it is; 0 for none

	subject Subject
}

// Facts lists what is on the table now: what players have, where cards are and how, and
// who must decide.
func (b *Sandbox) Facts() []Fact {
	s, w := b.State(), stepWriter{b, words{scenario: b.scenario, state: b.State()}}
	var all []Fact
	add := func(about string, subject Subject) {
		value := b.Value(&subject)
		all = append(all, Fact{about, value, w.words.fact(&subject, value), subject.Card.Card, subject})
	}
	for p := range board.Player(s.Players()) {
		letter := b.scenario.Names.letter(p)
		for _, of := range []struct {
			word string
			kind SubjectKind
		}{{" score", PlayerScore}, {" tokens", PlayerTokens}} {
			add(letter+of.word, Subject{Kind: of.kind, Player: p})
		}
	}
	add("winner of faceoff", Subject{Kind: FaceoffWinner})
	for c := board.CardID(1); int(c) <= s.CardCount(); c++ {
		if s.Print(c) == board.Unknown {
			continue
		}
		name := w.only(c)
		card := CardName{Card: c, Text: name}
		add(name+" in", Subject{Kind: CardIn, Card: card})
		if s.Zone(c) == board.DrawDeck && b.placeInDeck(c) != "unknown" {
			add(name+" place in deck", Subject{Kind: CardPlace, Card: card})
		}
		if s.Zone(c) != board.Play {
			continue
		}
		for _, of := range []struct {
			word string
			kind SubjectKind
		}{{" at", CardAt}, {" is", CardIs}, {" power", CardPower}, {" controller", CardController}, {" host", CardHost},
			{" side", CardSide}, {" counters", CardCounters}, {" cutie marked", CardMarked}, {" colors", CardColors},
			{" traits", CardTraits}, {" keywords", CardKeywords}} {
			add(name+of.word, Subject{Kind: of.kind, Card: card})
		}
		for _, k := range s.CountersOn(c) {
			word := s.Program().Text(k.Word)
			add(name+" counters "+word, Subject{Kind: CardCounters, Card: card, Word: word})
		}
	}
	for p := range board.Player(s.Players()) {
		letter := b.scenario.Names.letter(p)
		for _, of := range []struct {
			word string
			kind SubjectKind
		}{{" hand", PlayerHand}, {" deck", PlayerDeck}, {" discard", PlayerDiscard}, {" home limit", HomeLimitOf}} {
			add(letter+of.word, Subject{Kind: of.kind, Player: p})
		}
		add("total of "+letter+" now", Subject{Kind: TotalNow, Player: p})
	}
	add("winner", Subject{Kind: GameWinner})
	add("turn", Subject{Kind: TurnOf})
	add("window", Subject{Kind: WindowNow})
	add("decision", Subject{Kind: DeciderNow})
	return all
}

// About says what is so here of what a fact of another version of the game is about: that
// there are no such counters, or no such token.
func (b *Sandbox) About(f Fact) Fact {
	s, w := b.State(), stepWriter{b, words{scenario: b.scenario, state: b.State()}}
	name := f.subject.Card.Text
	if c := f.Card; c != 0 && (int(c) > s.CardCount() || s.Print(c) == board.Unknown || w.only(c) != name) {
		return Fact{About: f.About, Value: "none", Says: "there is no " + name, Card: c, subject: f.subject}
	}
	f.Value = b.Value(&f.subject)
	f.Says = w.words.fact(&f.subject, f.Value)
	return f
}

// WaitsFor words what the game waits for.
func (b *Sandbox) WaitsFor() string { return b.waitsFor() }

// Asks reports whether a player or Chance must decide something other than priority.
func (b *Sandbox) Asks() bool { return b.asks() }

// Points lists the disputed points that two scenarios read otherwise, by the engine's
// numbers: scenarios of the same position in two variants of the game.
func Points(a, b *Scenario) []board.Disputed {
	var points []board.Disputed
	for d := range board.Disputed(board.DisputedCount) {
		if a.Program.Reading(d) != b.Program.Reading(d) {
			points = append(points, d)
		}
	}
	return points
}

// WatchPoints has the scenario note from now on which points it is asked about as it is
// played.
func (s *Scenario) WatchPoints() *board.Asked {
	var asked *board.Asked
	s.Program, asked = s.Program.Asking()
	return asked
}

// WatchRules has the scenario note from now on which rules it is asked about as it is
// played.
func (s *Scenario) WatchRules() *board.RulesAsked {
	var asked *board.RulesAsked
	s.Program, asked = s.Program.WatchingRules()
	return asked
}

// IsRemark reports whether a line says how a point is read, or which edition is played,
// rather than what happens.
func (l *Line) IsRemark() bool {
	return l.Disputed != "" || strings.HasPrefix(l.Text, "Edition point “") || l.Kind == NoteLine && l.Entry == 0 &&
		l.Rule == "" && l.Depth == 0
}

// UseCounter is a trail that counts how often abilities of certain cards did something,
// such a card was played or moved, or a rule was the reason for something. It keeps
// nothing else.
type UseCounter struct {
	State  *board.State // of the game that is recorded
	Prints map[board.Print]bool
	Rule   rule.Number // 0 for none
	Uses   int
}

// LeavesOutOrders has the engine not look for where the order of modifiers matters.
func (c *UseCounter) LeavesOutOrders() {}

// Add counts an entry.
func (c *UseCounter) Add(e board.Entry) {
	if c.Rule != 0 && e.Rule == c.Rule {
		c.Uses++
	}
	ref := board.AbilityRef{}
	switch {
	case e.Kind == board.Begins && engine.KindOf(e.Frame.Procedure) == engine.KindEffect:
		ref = e.Frame.Ability
	case e.Kind == board.Begins && engine.KindOf(e.Frame.Procedure) == engine.KindAction:
		if c.Prints[c.State.Print(e.Frame.Card.Card)] {
			c.Uses++
		}
	case e.Kind == board.Happened:
		switch e.Occurrence.Kind {
		case board.EffectCreated, board.AbilityActivated, board.Replaced:
			ref = e.Occurrence.Ability
		}
	}
	if ref.ID == 0 {
		return
	}
	program := c.State.Program()
	a := program.Ability(ref.ID)
	for a.Parent != 0 {
		a = program.Ability(a.Parent)
	}
	if c.Prints[a.Print] {
		c.Uses++
	}
}

// Answers draws answers to decisions at random, the same for the same seed.
type Answers struct{ policy *randomPolicy }

// NewAnswers gives the answers of a seed.
func NewAnswers(seed uint64) Answers { return Answers{newRandomPolicy(seed)} }

// Choose answers as a player who rather plays cards, activates abilities and moves to
// Problems than not. What is given is good until the next.
func (a Answers) Choose(g *engine.Game) []int { return a.policy.chooseEagerly(g) }

// Draw draws a number below n.
func (a Answers) Draw(n int) int { return a.policy.random.IntN(n) }

// StepsNow gives the moves that were made so far as steps of a file, a step in a line.
func (b *Sandbox) StepsNow() ([]string, error) {
	var all []string
	for i := range b.made {
		m := &b.made[i]
		if m.to > m.from {
			for _, step := range b.scenario.Steps[m.from:m.to] {
				all = append(all, "{"+step.Text+"}")
			}
			continue
		}
		step, err := b.written(i)
		if err != nil {
			return nil, err
		}
		all = append(all, step)
	}
	return slices.Clip(all), nil
}

// ReasonOf words why a step can't be made: what it is, and why.
func ReasonOf(err error) string {
	var step *StepError
	if errors.As(err, &step) {
		return fmt.Sprintf("“%s” can’t be done: %s", step.Says, step.Instead)
	}
	return err.Error()
}
