package playing

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

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
	skipped = wording.DescribeStep(b.scenario, b.State(), &b.scenario.Steps[b.next])
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

	subject scenario.Subject
}

// Facts lists what is on the table now: what players have, where cards are and how, and
// who must decide.
func (b *Sandbox) Facts() []Fact {
	s, w := b.State(), stepWriter{b, wording.Words{Scenario: b.scenario, State: b.State()}}
	var all []Fact
	add := func(about string, subject scenario.Subject) {
		value := b.Value(&subject)
		all = append(all, Fact{about, value, w.words.Fact(&subject, value), subject.Card.Card, subject})
	}
	for p := range board.Player(s.Players()) {
		letter := b.scenario.Names.Letter(p)
		for _, of := range []struct {
			word string
			kind scenario.SubjectKind
		}{{" score", scenario.PlayerScore}, {" tokens", scenario.PlayerTokens}} {
			add(letter+of.word, scenario.Subject{Kind: of.kind, Player: p})
		}
	}
	add("winner of faceoff", scenario.Subject{Kind: scenario.FaceoffWinner})
	for c := board.CardID(1); int(c) <= s.CardCount(); c++ {
		if s.Print(c) == board.Unknown {
			continue
		}
		name := w.only(c)
		card := scenario.CardName{Card: c, Text: name}
		add(name+" in", scenario.Subject{Kind: scenario.CardIn, Card: card})
		if s.Zone(c) == board.DrawDeck && b.placeInDeck(c) != "unknown" {
			add(name+" place in deck", scenario.Subject{Kind: scenario.CardPlace, Card: card})
		}
		if s.Zone(c) != board.Play {
			continue
		}
		for _, of := range []struct {
			word string
			kind scenario.SubjectKind
		}{{" at", scenario.CardAt}, {" is", scenario.CardIs}, {" power", scenario.CardPower},
			{" controller", scenario.CardController}, {" host", scenario.CardHost},
			{" side", scenario.CardSide}, {" counters", scenario.CardCounters}, {" cutie marked", scenario.CardMarked},
			{" colors", scenario.CardColors},
			{" traits", scenario.CardTraits}, {" keywords", scenario.CardKeywords}} {
			add(name+of.word, scenario.Subject{Kind: of.kind, Card: card})
		}
		for _, k := range s.CountersOn(c) {
			word := s.Program().Text(k.Word)
			add(name+" counters "+word, scenario.Subject{Kind: scenario.CardCounters, Card: card, Word: word})
		}
	}
	for p := range board.Player(s.Players()) {
		letter := b.scenario.Names.Letter(p)
		for _, of := range []struct {
			word string
			kind scenario.SubjectKind
		}{{" hand", scenario.PlayerHand}, {" deck", scenario.PlayerDeck}, {" discard", scenario.PlayerDiscard},
			{" home limit", scenario.HomeLimitOf}} {
			add(letter+of.word, scenario.Subject{Kind: of.kind, Player: p})
		}
		add("total of "+letter+" now", scenario.Subject{Kind: scenario.TotalNow, Player: p})
	}
	add("winner", scenario.Subject{Kind: scenario.GameWinner})
	add("turn", scenario.Subject{Kind: scenario.TurnOf})
	add("window", scenario.Subject{Kind: scenario.WindowNow})
	add("decision", scenario.Subject{Kind: scenario.DeciderNow})
	return all
}

// About says what is so here of what a fact of another version of the game is about: that
// there are no such counters, or no such token.
func (b *Sandbox) About(f Fact) Fact {
	s, w := b.State(), stepWriter{b, wording.Words{Scenario: b.scenario, State: b.State()}}
	name := f.subject.Card.Text
	if c := f.Card; c != 0 && (int(c) > s.CardCount() || s.Print(c) == board.Unknown || w.only(c) != name) {
		return Fact{About: f.About, Value: "none", Says: "there is no " + name, Card: c, subject: f.subject}
	}
	f.Value = b.Value(&f.subject)
	f.Says = w.words.Fact(&f.subject, f.Value)
	return f
}

// WaitsFor words what the game waits for.
func (b *Sandbox) WaitsFor() string { return b.waitsFor() }

// Asks reports whether a player or Chance must decide something other than priority.
func (b *Sandbox) Asks() bool { return b.asks() }

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

// LeavesOutOrders says that nobody asks where the order of modifiers matters.
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
type Answers struct{ policy *RandomPlayer }

// NewAnswers gives the answers of a seed.
func NewAnswers(seed uint64) Answers { return Answers{NewRandomPlayer(seed)} }

// Choose answers as a player who rather plays cards, activates abilities and moves to
// Problems than not. What is given is good until the next.
func (a Answers) Choose(g *engine.Game) []int { return a.policy.ChooseEagerly(g) }

// Draw draws a number below n.
func (a Answers) Draw(n int) int { return a.policy.random.IntN(n) }

// StepsNow gives the moves that were made so far as steps of a file, a step in a line. It is an
// error if a move has no words that a step could have.
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
