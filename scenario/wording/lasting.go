package wording

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// Lasting is what an effect did that still lasts, as a file sets it up: from which card,
// and in notation.
type Lasting struct {
	From       board.CardID
	Controller board.Player
	Notation   string
}

// DescribeModifier words what a modifier does, and until when.
func DescribeModifier(s *scenario.Scenario, state *board.State, m board.Modifier) string {
	a := state.Program().Ability(m.Ability.ID)
	return Words{s, state, true}.modifier(&board.Entry{Ability: m.Ability, Card: m.Source, Player: m.Controller,
		Bound: state.BoundIn(a, m.Env)})
}

// LastingOf gives what a file has for a modifier, once for each card that it affects;
// false for one that a file has no form for: one that triggers or replaces, or that speaks
// of what only its effect knew.
func LastingOf(s *scenario.Scenario, state *board.State, m board.Modifier) ([]Lasting, bool) {
	a := state.Program().Ability(m.Ability.ID)
	if a.Type != ability.Continuous || a.Next || len(a.Ends) > 1 {
		return nil, false
	}
	l := lastingReader{state: state, modifier: m}
	var does []string
	for _, n := range a.Statements {
		does = append(does, ability.Print(l.ofItself(n)))
	}
	header := "Lasting()"
	for _, end := range a.Ends {
		header = "Until(" + ability.Print(l.plain(end)) + ")"
	}
	if l.failed || len(does) == 0 {
		return nil, false
	}
	from := l.affected
	if !l.affects {
		if l.state.IsLive(m.Source) && state.Zone(m.Source.Card) == board.Play {
			from = []board.CardID{m.Source.Card}
		}
	} else if l.speaksOfSource && !slices.Equal(from, []board.CardID{m.Source.Card}) {
		return nil, false
	}
	var all []Lasting
	for _, c := range from {
		all = append(all, Lasting{c, m.Controller, "for " + header + " { " + strings.Join(does, "\n") + " }"})
	}
	return all, len(all) > 0
}

// lastingReader makes what a modifier says speak of the card that it affects, with its
// values in the place of names.
type lastingReader struct {
	state    *board.State
	modifier board.Modifier

	affects        bool // it affects the cards that its effect named, and not those that it describes
	affected       []board.CardID
	speaksOfSource bool
	failed         bool
}

// ofItself gives a statement about the affected card.
func (l *lastingReader) ofItself(n *ability.Node) *ability.Node {
	said := *n
	said.Args = slices.Clone(n.Args)
	for i, arg := range n.Args {
		if i == 0 && arg != nil && arg.Kind == ability.Cards && arg.Slot != 0 {
			l.target(arg)
			said.Args[0] = &ability.Node{Op: ability.This, Kind: ability.Cards}
			continue
		}
		said.Args[i] = l.plain(arg)
	}
	l.failed = l.failed || len(n.Body) > 0
	return &said
}

// target notes which cards a statement affects: the same for all of them.
func (l *lastingReader) target(n *ability.Node) {
	var cards []board.CardID
	for _, v := range l.state.Values(l.modifier.Env, n.Slot) {
		if v.Kind == board.CardOption && l.state.IsLive(v.Card) && l.state.Zone(v.Card.Card) == board.Play {
			cards = append(cards, v.Card.Card)
		}
	}
	l.failed = l.failed || l.affects && !slices.Equal(cards, l.affected)
	l.affects, l.affected = true, cards
}

// plain gives a part in which numbers that are locked in stand as numbers.
func (l *lastingReader) plain(n *ability.Node) *ability.Node {
	if n == nil {
		return nil
	}
	if n.Slot != 0 {
		values := l.state.Values(l.modifier.Env, n.Slot)
		if n.Kind != ability.Number || len(values) != 1 {
			l.failed = true
			return n
		}
		return &ability.Node{Op: ability.Literal, Kind: ability.Number, Num: int(values[0].N)}
	}
	switch n.Op {
	case ability.X:
		return &ability.Node{Op: ability.Literal, Kind: ability.Number, Num: int(l.modifier.Ability.X)}
	case ability.Bound:
		l.failed = true
	case ability.This, ability.Here, ability.Host:
		l.speaksOfSource = true
	}
	said := *n
	said.Args = slices.Clone(n.Args)
	for i, arg := range n.Args {
		said.Args[i] = l.plain(arg)
	}
	return &said
}
