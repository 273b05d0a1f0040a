package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// How cards were before what happens to them: "when one of your Friends here is moved" speaks of where it
// was, and "when an exhausted Friend readies" of what it isn't any more.

// statesEnded are the states in which a card was before what ends them, as which it needn't be described.
var statesEnded = map[ability.Op][]ability.Op{
	ability.Readied:      {ability.IsExhausted},
	ability.Exhausted:    {ability.IsReady},
	ability.Unfrightened: {ability.IsFrightened},
	ability.Rallied:      {ability.IsFrightened},
	ability.Uncovered:    {ability.IsFaceDown},
	ability.TurnedFaceUp: {ability.IsFaceDown},
}

// statesBegun are the states in which a card wasn't before.
var statesBegun = map[ability.Op]ability.Op{
	ability.Exhausted: ability.IsExhausted, ability.Uncovered: ability.IsFaceUp,
	ability.TurnedFaceUp: ability.IsFaceUp, ability.Unfrightened: ability.IsReady,
}

// asTheyWere says of events that have happened how their cards were before it, where that is another way
// than after it. Events that would happen, or can't, are looked at before they do.
func (r *resolver) asTheyWere(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.When, ability.After, ability.Next, ability.Until, ability.Happened, ability.HowOften:
		default:
			return true
		}
		for _, event := range n.Args {
			if event != nil && event.Kind == ability.Event {
				r.beforeEvent(event)
			}
		}
		return true
	})
}

// beforeEvent is asTheyWere for one event.
func (r *resolver) beforeEvent(event *ability.Node) {
	event.Walk(func(n *ability.Node) bool {
		switch {
		case n.Kind != ability.Event:
			return false
		case elsewhereAfter.Has(n.Op):
			r.movedFromWhereTheyWere(n)
			return false
		case statesEnded[n.Op] != nil:
			parts := slices.DeleteFunc(slices.Clone(flat(n.Cards())), func(part *ability.Node) bool {
				return slices.Contains(statesEnded[n.Op], part.Op) ||
					part.Op == ability.Not && part.What().Op == statesBegun[n.Op] && part.What().Op != 0
			})
			if len(parts) > 0 {
				n.SetCards(joined(parts))
			}
		}
		return true
	})
}

// movedFromWhereTheyWere makes cards that are described by a place, and are moved, moved from there: to a
// Problem or home, where it isn't said to where.
func (r *resolver) movedFromWhereTheyWere(n *ability.Node) {
	var others []*ability.Node
	var from *ability.Node
	for _, part := range flat(n.Cards()) {
		place := part
		if part.Op == ability.At {
			place = part.Areas()
		}
		switch place.Op {
		case ability.With, ability.HowManyThere, ability.AnyProblem, ability.AnyHome, ability.Home, ability.Here,
			ability.ItsProblem, ability.ProblemOf, ability.AreaOf, ability.FaceoffArea:
		default:
			if part.Op != ability.At {
				others = append(others, part)
				continue
			}
		}
		if from != nil || len(others) == 0 || place.Op == ability.With || place.Op == ability.HowManyThere ||
			n.Op != ability.Sent && n.To() == nil && n.By() != nil && r.isWhereItGoes(part) {
			r.unclear(n)
			return
		}
		from = place.Clone()
		from.Kind = ability.Area
	}
	if from == nil {
		return
	}
	if n.Op == ability.Sent || n.From() != nil && n.From().Op != ability.AnyProblem {
		r.unclear(n)
		return
	}
	n.SetCards(joined(others))
	n.SetFrom(from)
	if n.To() != nil {
		return
	}
	home := n.Clone()
	n.SetTo(&ability.Node{Op: ability.AnyProblem, Kind: ability.Area, Pos: n.Pos})
	home.SetTo(&ability.Node{Op: ability.AnyHome, Kind: ability.Area, Pos: n.Pos})
	*n = ability.Node{Op: ability.Or, Kind: ability.Event, Args: []*ability.Node{n.Clone(), home}, Pos: n.Pos}
}

// isWhereItGoes reports whether a place is said at the end of what somebody moves: "you move a Friend here"
// says to where.
func (r *resolver) isWhereItGoes(place *ability.Node) bool {
	next := place.Pos.Column
	if next < 1 || r.parser.tokens[next-1].word != "here" {
		return false
	}
	return next >= len(r.parser.tokens) ||
		!slices.Contains([]string{"is", "are", "moves", "move", "to"}, r.parser.tokens[next].word)
}

// countOthersThere says of a Problem to which cards come who is there besides them: "a Problem with no other
// Friends" for a Friend is one at which it is the only one then, and so is one with no Friends.
func (r *resolver) countOthersThere(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.When && n.Op != ability.After {
			return true
		}
		n.Event().Walk(func(event *ability.Node) bool {
			var to *ability.Node
			switch event.Op {
			case ability.Played, ability.Moved, ability.MovedByEffect:
				to = event.To()
			case ability.EntersPlay:
				to = event.At()
			}
			if to == nil || to.Op != ability.AreaOf {
				return true
			}
			if cards := event.Cards(); cards != nil && (cards.Op == ability.This || cards.Op == ability.Host) {
				r.besidesCertain(cards, to.Cards())
			}
			if isCertain(event.Cards()) {
				return true
			}
			said := to.Cards()
			to.SetCards(problemWith(said))
			if !r.countBesides(event, to) {
				to.SetCards(said)
			}
			return false
		})
		return true
	})
}

// problemWith gives what AreaOf says of a Problem by cards that are at one: it is the Problem with these.
func problemWith(cards *ability.Node) *ability.Node {
	parts := flat(cards)
	there := slices.DeleteFunc(slices.Clone(parts), isAtSomeProblem)
	if len(there) == len(parts) || len(there) == 0 {
		return cards.Clone()
	}
	problem := &ability.Node{Op: ability.Problem, Kind: ability.Cards, Pos: cards.Pos}
	with := &ability.Node{Op: ability.With, Kind: ability.Cards, Args: []*ability.Node{joined(there)}, Pos: cards.Pos}
	return join(problem, with).Clone()
}

// isCertain reports whether cards are this one, what it is attached to, or those that were spoken of.
func isCertain(cards *ability.Node) bool {
	return cards == nil || slices.ContainsFunc(flat(cards), isAnyOp(ability.This, ability.Host, ability.Bound))
}

// isAnyOp reports whether a node is one of these operations.
func isAnyOp(ops ...ability.Op) func(*ability.Node) bool {
	return func(n *ability.Node) bool { return slices.Contains(ops, n.Op) }
}

// countBesides says in the description of the Problem to which an event takes cards who is there besides them.
// Where only some of these cards would count, the event is one of two: with a card that does, or with another.
// It reports whether it does.
func (r *resolver) countBesides(event, to *ability.Node) bool {
	for _, part := range flat(to.Cards()) {
		with, compares, so := part, ability.GreaterEqual, 2
		switch {
		case part.Op == ability.Not:
			with, compares, so = part.What(), ability.Equal, 1
		case comparesHowMany(part):
			with, compares, so = part.Args[0], part.Op, part.Args[1].Num+1
		}
		if with.Op != ability.With && with.Op != ability.HowManyThere {
			continue
		}
		said := flat(with.Args[0])
		parts := slices.DeleteFunc(slices.Clone(said), isOtherThanRef)
		if !r.mayBeAmong(mention{node: &ability.Node{Op: ability.When}, head: event.Cards()}, parts) {
			return false
		}
		only, disjoint := r.saysMore(event, parts)
		if disjoint || len(parts) < len(said) && slices.ContainsFunc(parts, isAnyOp(ability.Bound)) {
			return false
		}
		there := &ability.Node{Op: ability.HowManyThere, Kind: ability.Number,
			Args: []*ability.Node{joined(parts)}, Pos: part.Pos}
		counts := ability.Node{Op: compares, Kind: ability.Cards, Args: []*ability.Node{there, literal(so)},
			Pos: part.Pos}
		if len(parts) < len(said) || len(only) == 0 { // "other" says that they are among them
			*part = counts
			return true
		}
		other := event.Clone()
		*part = counts
		among := event.Clone()
		among.SetCards(join(among.Cards(), joined(only)))
		not := &ability.Node{Op: ability.Not, Kind: ability.Cards, Args: []*ability.Node{joined(only).Clone()},
			Pos: event.Pos}
		other.SetCards(join(other.Cards(), not))
		*event = ability.Node{Op: ability.Or, Kind: ability.Event, Args: []*ability.Node{among, other}, Pos: event.Pos}
		return true
	}
	return false
}

// comparesHowMany reports whether a part of a description compares how many cards are there with a number.
func comparesHowMany(part *ability.Node) bool {
	return len(part.Args) == 2 && part.Args[0] != nil && part.Args[0].Op == ability.HowManyThere &&
		part.Args[1].Op == ability.Literal
}

// besidesCertain says of a Problem to which this card, or what it is attached to, comes who is there besides it.
func (r *resolver) besidesCertain(card, problem *ability.Node) {
	parts := flat(problem)
	isThere := slices.ContainsFunc(parts, isAtSomeProblem)
	for _, part := range parts {
		described := part
		switch {
		case part.Op == ability.Not && part.What().Op == ability.With:
			described = part.What().Args[0]
		case part.Op == ability.With:
			described = part.Args[0]
		case comparesHowMany(part):
			described = part.Args[0].Args[0]
		case !isThere:
			continue
		default:
			described = problem
		}
		said := flat(described)
		if !slices.ContainsFunc(said, isAnyOp(ability.Not, ability.Bound)) && r.mayBe(card, said) {
			not := &ability.Node{Op: ability.Not, Kind: ability.Cards, Args: []*ability.Node{card.Clone()},
				Pos: described.Pos}
			*described = *join(described.Clone(), not)
		}
		if described == problem {
			return
		}
	}
}

// mayBe reports whether this card, or what it is attached to, may be of the types that a description says.
func (r *resolver) mayBe(card *ability.Node, described []*ability.Node) bool {
	is := r.parser.on.Type
	if card.Op == ability.Host {
		is = r.parser.on.Host
	}
	as := r.typesOf(described)
	return len(as) == 0 || slices.ContainsFunc(as, func(one ability.Op) bool {
		isOne := is == one.String() || one == ability.Character && (is == "Friend" || is == "ManeCharacter")
		return isOne || is == "" && (one == ability.Character || characters.Has(one)) || one == ability.AnyCard
	})
}

// saysMore gives what a description says of cards that an event doesn't say of its own, and whether none of these
// can be as described: whoever plays or moves cards does that with their own.
func (r *resolver) saysMore(event *ability.Node, description []*ability.Node) (more []*ability.Node, disjoint bool) {
	own, others := ability.Yours, ability.Opposing
	var by *ability.Node
	if event.Op != ability.EntersPlay {
		by = event.By()
	}
	if by != nil && by.Op == ability.Opponents {
		own, others = others, own
	}
	isOwned := by != nil && (by.Op == ability.You || by.Op == ability.Opponents)
	var is []*ability.Node
	for _, part := range flat(event.Cards()) {
		is = append(is, whosePart(part))
	}
	for _, part := range description {
		part = whosePart(part)
		switch {
		case slices.ContainsFunc(is, part.Equals), isOwned && part.Op == own,
			part.Op == ability.Character && slices.ContainsFunc(r.typesOf(is), func(op ability.Op) bool {
				return op == part.Op || characters.Has(op)
			}),
			part.Op == ability.AnyCard:
		case isOwned && part.Op == others,
			slices.ContainsFunc(is, isAnyOp(ability.Yours)) && part.Op == ability.Opposing,
			slices.ContainsFunc(is, isAnyOp(ability.Opposing)) && part.Op == ability.Yours:
			return nil, true
		default:
			more = append(more, part)
		}
	}
	return more, false
}

// whosePart makes "controlled by you" or by opponents, in a part of a description, the one word that it is.
func whosePart(part *ability.Node) *ability.Node {
	if part.Op != ability.ControlledBy || part.Players() == nil {
		return part
	}
	switch part.Players().Op {
	case ability.You:
		return &ability.Node{Op: ability.Yours, Kind: ability.Cards, Pos: part.Pos}
	case ability.Opponents, ability.Opponent, ability.OpponentOf:
		if of := part.Players(); of.Op == ability.OpponentOf && of.Player().Op != ability.You {
			return part
		}
		return &ability.Node{Op: ability.Opposing, Kind: ability.Cards, Pos: part.Pos}
	}
	return part
}
