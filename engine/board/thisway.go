package board

import (
	"slices"

	"canterlaw/engine/ability"
)

// What the abilities of one card remember for each other, which text says in few words: cards
// "banished this way" in another paragraph, and "a Friend" that lasts. It is said here by
// links to the card, before the abilities are compiled.

// doneThisWay are the words about what other abilities of a card have done, each with the
// effect that does it and the word under which the cards are linked.
var doneThisWay = []struct {
	said, does ability.Op
	word       string
}{
	{ability.BanishedThisWay, ability.Banish, "banished"},
	{ability.FrightenedThisWay, ability.Frighten, "frightened"},
}

// remembering gives the abilities of a face with what they remember for each other, and of
// each the number of the paragraph that it is of, from 1.
func remembering(face []*ability.Ability) (all []*ability.Ability, paragraphs []int) {
	for _, way := range doneThisWay {
		early, said := false, make([]bool, len(face))
		for i, a := range face {
			a.Walk(func(n *ability.Node) bool {
				said[i] = said[i] || n.Op == way.said
				if n.Kind == ability.Header { // of what it does as it happens: the link is there then
					n.Walk(func(inner *ability.Node) bool {
						early = early || inner.Op == way.said
						return true
					})
				}
				return true
			})
		}
		for i, a := range face {
			switch {
			case said[i]:
				face[i] = withLinked(a, way.said, way.word)
			case hasAny(said):
				face[i] = &ability.Ability{Statements: linkingWhatIsDone(a.Statements, way.does, way.word, early)}
			}
		}
	}
	for i, a := range face {
		if choice := chosenAsItBegins(a); choice != nil {
			all, paragraphs = append(all, choice), append(paragraphs, i+1)
			a = withLinked(a, ability.OneOf, "chosen")
		}
		all, paragraphs = append(all, withItsHost(a)), append(paragraphs, i+1)
	}
	return all, paragraphs
}

func hasAny(said []bool) bool {
	for _, is := range said {
		if is {
			return true
		}
	}
	return false
}

// withLinked gives the ability with what is linked under a word in place of an operation.
func withLinked(a *ability.Ability, op ability.Op, word string) *ability.Ability {
	linked := &ability.Ability{}
	for _, n := range a.Statements {
		n = n.Clone()
		linkedIn(n, op, word, false)
		linked.Statements = append(linked.Statements, n)
	}
	return linked
}

// linkedIn puts what is linked into a node. Cards banished this way are those that are in the
// banished zone, but in an event, which may be their being banished.
func linkedIn(n *ability.Node, op ability.Op, word string, inEvent bool) {
	if n == nil {
		return
	}
	if n.Op != op {
		inEvent = inEvent || n.Kind == ability.Event
		for _, list := range [][]*ability.Node{n.Args, n.Body, n.Else} {
			for _, inner := range list {
				linkedIn(inner, op, word, inEvent)
			}
		}
		return
	}
	at := n.Pos
	*n = ability.Node{Op: ability.Linked, Kind: ability.Cards, Args: []*ability.Node{quoted(word, at)}, Pos: at}
	if op == ability.BanishedThisWay && !inEvent {
		zone := &ability.Node{Op: ability.BanishedZone, Kind: ability.Zone, Pos: at}
		all := &ability.Node{Op: ability.Players, Kind: ability.Player, Pos: at}
		there := &ability.Node{Op: ability.In, Kind: ability.Cards, Args: []*ability.Node{zone, all}, Pos: at}
		one := *n
		*n = ability.Node{Op: ability.And, Kind: ability.Cards, Args: []*ability.Node{&one, there}, Pos: at}
	}
}

// linkingWhatIsDone gives statements that link what an effect among them is done to: after it
// what it has been done to, or before it what it is going to be done to.
func linkingWhatIsDone(statements []*ability.Node, does ability.Op, word string, before bool) (all []*ability.Node) {
	for _, n := range statements {
		n = n.Clone()
		n.Body = linkingWhatIsDone(n.Body, does, word, before)
		n.Else = linkingWhatIsDone(n.Else, does, word, before)
		done := n
		if n.Op == ability.May {
			done = n.Args[len(n.Args)-1]
		}
		switch {
		case done.Op != does:
			all = append(all, n)
		case before && done == n && done.Cards().Kind == ability.Cards:
			all = append(all, link(word, done.Cards().Clone()), n)
		default:
			if len(n.Names) == 0 {
				n.Names = []string{"done this way"} // no name that text could have
			}
			done := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: n.Names[0], Pos: n.Pos}
			all = append(all, n, link(word, done))
		}
	}
	return all
}

// chosenAsItBegins gives an ability that chooses what another one says OneOf of, as that
// begins to work; nil if it says so of nothing.
func chosenAsItBegins(a *ability.Ability) *ability.Ability {
	var among *ability.Node
	a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.OneOf && among == nil {
			among = n.Cards()
		}
		return among == nil
	})
	if among == nil {
		return nil
	}
	this := &ability.Node{Op: ability.This, Kind: ability.Cards, Pos: among.Pos}
	begins := &ability.Node{Op: ability.EntersPlay, Kind: ability.Event, Args: []*ability.Node{this, nil},
		Pos: among.Pos}
	if zones := a.Header(ability.WorksIn); zones != nil && zones.Subject().Op == ability.FlipZone {
		begins.Op, begins.Args = ability.Flipped, []*ability.Node{nil, this}
	}
	one := &ability.Node{Op: ability.Literal, Kind: ability.Number, Num: 1, Pos: among.Pos}
	you := &ability.Node{Op: ability.You, Kind: ability.Player, Pos: among.Pos}
	const name = "one of them" // no name that text could have
	statements := []*ability.Node{
		{Op: ability.As, Kind: ability.Header, Args: []*ability.Node{begins}, Pos: among.Pos},
		{Op: ability.Choose, Kind: ability.Effect, Names: []string{name},
			Args: []*ability.Node{one, among.Clone(), you}, Pos: among.Pos},
		link("chosen", &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: name, Pos: among.Pos}),
	}
	if tag := a.Header(ability.TagWord); tag != nil {
		statements = append([]*ability.Node{tag.Clone()}, statements...)
	}
	return &ability.Ability{Statements: statements}
}

// withItsHost gives a triggered ability of cards being played on others with the host as the
// event has it, in place of whatever has the card attached as the effect is processed: the card
// can have left by then, or be attached to something else (712.2).
func withItsHost(a *ability.Ability) *ability.Ability {
	when := a.Header(ability.When)
	if when == nil || when.Event().Op != ability.Played || len(when.Names) == 0 {
		return a
	}
	isOnIt := func(n *ability.Node) bool {
		return n.Op == ability.HasAttached && n.Cards().Op == ability.Bound && n.Cards().Text == when.Names[0]
	}
	const host = "its host" // no name that text could have
	known, asks := &ability.Ability{}, false
	for _, n := range a.Statements {
		n = n.Clone()
		if n.Op == ability.When {
			n.Names = slices.Concat(n.Names, []string{"_", "_", host}[len(n.Names)-1:])
		}
		n.Walk(func(inner *ability.Node) bool {
			if isOnIt(inner) {
				asks = true
				*inner = ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: host, Pos: inner.Pos}
			}
			return true
		})
		known.Statements = append(known.Statements, n)
	}
	if !asks {
		return a
	}
	return known
}

func link(word string, what *ability.Node) *ability.Node {
	return &ability.Node{Op: ability.Link, Kind: ability.Effect, Args: []*ability.Node{quoted(word, what.Pos), what},
		Pos: what.Pos}
}

func quoted(word string, at ability.Position) *ability.Node {
	return &ability.Node{Op: ability.Quoted, Kind: ability.Text, Text: word, Pos: at}
}
