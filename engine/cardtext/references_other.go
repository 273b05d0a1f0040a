package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// Than what something is another: "each other Friend", where it is said of many cards, for each of which
// the others are other cards; "another Problem"; "each other player".

// countOthers counts, in "your Friends have +1 power for each other Friend", the others of each of those
// Friends: all but one. Where they needn't be among what is counted, the words are refused, as none of them
// is this card, than which the others would be others.
func (r *resolver) countOthers(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.AddPower || !describesMany(n.Cards()) {
			return true
		}
		n.N().Walk(func(number *ability.Node) bool {
			if number.Op != ability.Count {
				return true
			}
			parts := flat(number.Cards())
			other := slices.IndexFunc(parts, isOtherThanRef)
			if other < 0 {
				return true
			}
			parts = slices.Delete(slices.Clone(parts), other, other+1)
			said := flat(n.Cards())
			for _, part := range parts {
				if part.Op != ability.AnyCard && !slices.ContainsFunc(said, part.Equals) {
					r.unclear(number)
					return false
				}
			}
			all := number.Clone()
			all.Args = []*ability.Node{joined(parts)}
			one := &ability.Node{Op: ability.Literal, Kind: ability.Number, Num: 1, Pos: number.Pos}
			*number = ability.Node{Op: ability.Minus, Kind: ability.Number, Args: []*ability.Node{all, one},
				Pos: number.Pos}
			return false
		})
		return true
	})
}

// describesMany reports whether cards are all that fit a description, none of them named or chosen.
func describesMany(cards *ability.Node) bool {
	return slices.ContainsFunc(flat(cards), func(n *ability.Node) bool {
		return n.Op == ability.Friend || n.Op == ability.Character || n.Op == ability.Troublemaker ||
			n.Op == ability.Resource || n.Op == ability.Trait || n.Op == ability.Named
	}) && !slices.ContainsFunc(flat(cards), func(n *ability.Node) bool {
		return n.Kind == ability.Cards && (n.Op == ability.This || n.Op == ability.Host || n.Op == ability.Bound)
	})
}

// isOtherThanRef reports whether a part of a description is the word "other".
func isOtherThanRef(n *ability.Node) bool {
	return n.Op == ability.Not && n.Args[0].Op == ability.Bound && n.Args[0].Text == "refOther"
}

// bindOther says than what "another Friend" is another one: the nearest thing before it
// that was spoken of with such a word, or that was chosen and may be called so; else what an
// attachment is attached to, if that can be called so; else this card. The word stands in a
// description with the others.
func (r *resolver) bindOther(n, description *ability.Node) {
	heads := flat(description)
	found := mention{node: &ability.Node{Op: ability.This}}
	if slices.ContainsFunc(heads, func(head *ability.Node) bool { return isHostWord(r.parser.on.Host, head) }) {
		found.node = &ability.Node{Op: ability.Host}
	}
	for _, m := range r.mentions {
		if m.at >= n.Pos.Column || m.kind != ability.Cards || contains(m.node, n) || isDescribed(m) ||
			isOneProblem(m) && !slices.ContainsFunc(heads, isAProblem) {
			continue
		}
		if r.mayBeAmong(m, heads) {
			found = m
		}
		for _, head := range heads {
			switch head.Op {
			case ability.Not, ability.Yours, ability.Opposing, ability.Here, ability.ItsProblem, ability.AnyCard,
				ability.At, ability.AreaOf:
			default:
				if agrees(m, head) {
					found = m
				}
			}
		}
	}
	if r.bindToOtherThanHost(found, n, heads) || r.bindToOtherThanDescribed(found, n, heads) {
		return
	}
	if found.node.Op == ability.This && r.parser.on.Type == ability.EventCard.String() &&
		!slices.ContainsFunc(heads, func(n *ability.Node) bool {
			return n.Op == ability.In || n.Op == ability.EventCard
		}) {
		r.unclear(n) // an Event being played is none of the cards in play
		return
	}
	withThis := r.isPaidWithThis(found.node) && r.isThisAmong(heads)
	at := n.Pos
	r.bindTo(n, found)
	if withThis { // another than both
		this := &ability.Node{Op: ability.This, Kind: ability.Cards, Pos: at}
		not := &ability.Node{Op: ability.Not, Kind: ability.Cards, Args: []*ability.Node{this}, Pos: at}
		description.Walk(func(part *ability.Node) bool {
			if part.Op == ability.Not && part.Args[0] == n {
				*part = *join(part.Clone(), not)
				return false
			}
			return true
		})
	}
}

// bindToOtherThanHost makes "another Friend", where cards were chosen that are attached to some, another one than
// what they are attached to, if that can be called so and nothing else is meant. It reports whether it did.
func (r *resolver) bindToOtherThanHost(found mention, n *ability.Node, heads []*ability.Node) bool {
	if found.node.Op != ability.This && found.node.Op != ability.Host {
		return false
	}
	for _, m := range slices.Backward(r.mentions) {
		if m.at >= n.Pos.Column || m.node.Op != ability.Choose || m.head == nil || contains(m.node, n) {
			continue
		}
		for _, part := range flat(m.head) {
			if part.Op != ability.AttachedTo || !describesMany(part.Cards()) ||
				!slices.ContainsFunc(r.typesOf(flat(part.Cards())), func(is ability.Op) bool {
					return slices.Contains(r.typesOf(heads), is)
				}) {
				continue
			}
			attached := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: "refCard", Pos: n.Pos}
			r.bindTo(attached, mention{node: m.node, kind: ability.Cards})
			*n = ability.Node{Op: ability.HasAttached, Kind: ability.Cards, Args: []*ability.Node{attached}, Pos: n.Pos}
			return true
		}
	}
	return false
}

// bindToOtherThanDescribed makes "each other character", where something was done to all cards of a sort, other
// ones than these, and not than this card, unless it was spoken of since; "another character" is such a one on
// Events alone. It reports whether it did.
func (r *resolver) bindToOtherThanDescribed(found mention, n *ability.Node, heads []*ability.Node) bool {
	isEvent := r.parser.on.Type == ability.EventCard.String()
	if found.node.Op != ability.This || !isEvent && r.parser.says("another", n.Pos.Column-1, n.Pos.Column) {
		return false
	}
	for _, m := range slices.Backward(r.mentions) {
		if m.at >= n.Pos.Column || contains(m.node, n) || m.kind != ability.Cards {
			continue
		}
		if !isDescribed(m) {
			break
		}
		is, as := r.typesOf(flat(m.head)), r.typesOf(heads)
		if slices.ContainsFunc(is, func(one ability.Op) bool { return areOfOneType(one, as) }) {
			r.bindTo(n, m)
			return true
		}
	}
	return false
}

// areOfOneType reports whether a card of a type may be of one of the others.
func areOfOneType(one ability.Op, others []ability.Op) bool {
	return slices.ContainsFunc(others, func(other ability.Op) bool {
		return one == other || other == ability.AnyCard || one == ability.Character && characters.Has(other) ||
			other == ability.Character && characters.Has(one)
	})
}

// mayBeAmong reports whether a card that was chosen, or to which something happened, may be one of those
// that are described, though it was called otherwise: one of your Unicorns may be a Friend, and so may one
// of your characters. A card in a hand is none in play.
func (r *resolver) mayBeAmong(chosen mention, described []*ability.Node) bool {
	switch chosen.node.Op {
	case ability.Choose, ability.ChooseTogether,
		ability.ChooseRandom, ability.ChooseHidden, ability.Search, ability.When, ability.After:
	default:
		return false
	}
	parts := flat(chosen.head)
	if chosen.head.Op == ability.Host ||
		slices.ContainsFunc(parts, isNotJustInPlay) != slices.ContainsFunc(described, isNotJustInPlay) {
		return false
	}
	is, as := r.typesOf(parts), r.typesOf(described)
	return len(is) == 0 || len(as) == 0 || slices.ContainsFunc(is, func(one ability.Op) bool {
		return areOfOneType(one, as)
	})
}

// typesOf gives the types that parts of a description say cards to be of; none if they say nothing of it.
// What has a trait is a character, unless no character has it.
func (r *resolver) typesOf(description []*ability.Node) (all []ability.Op) {
	for _, n := range description {
		switch {
		case typesOfCards.Has(n.Op) && n.Op != ability.AnyCard:
			return []ability.Op{n.Op}
		case n.Op == ability.AnyCard && len(all) == 0:
			all = append(all, n.Op)
		case n.Op == ability.Trait && slices.Contains(r.parser.reader.notOfCharacters, n.Word().Text):
			all = append(all, ability.Resource, ability.EventCard, ability.Troublemaker, ability.Problem)
		case n.Op == ability.Trait:
			all = append(all, ability.Character)
		}
	}
	return all
}

var (
	characters   = ability.Ops(ability.Friend, ability.ManeCharacter)
	typesOfCards = ability.Ops(ability.Friend, ability.ManeCharacter, ability.Character, ability.Resource,
		ability.EventCard, ability.Troublemaker, ability.Problem, ability.AnyCard)
)

// isNotJustInPlay reports whether a part of a description says of cards that they aren't in play, or
// that they are among others that were spoken of.
func isNotJustInPlay(n *ability.Node) bool {
	switch n.Op {
	case ability.In, ability.TopOf, ability.BottomOf, ability.Beneath, ability.Bound, ability.Linked:
		return true
	}
	return false
}

// takeTheRest makes "all other cards from among them" the rest of those of which some were taken: they
// are other ones than these, of all that were spoken of.
func (r *resolver) takeTheRest(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if n.Op != ability.And || n.Kind != ability.Cards {
			return true
		}
		parts := slices.Clone(flat(n))
		other := slices.IndexFunc(parts, isOtherThanRef)
		those := slices.IndexFunc(parts, func(n *ability.Node) bool {
			return n.Op == ability.Bound && (n.Text == "refCards" || n.Text == "refShown")
		})
		if other < 0 || those < 0 {
			return true
		}
		rest := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: "refRest", Pos: parts[those].Pos}
		parts = slices.DeleteFunc(parts, func(p *ability.Node) bool { return p == parts[other] || p == parts[those] })
		at := n.Pos
		*n = *joined(append(parts, rest))
		n.Pos = at
		return false
	})
}

// isPaidWithThis reports whether something is done to this card and to what was chosen at once, to pay for
// something: another one is then none of both.
func (r *resolver) isPaidWithThis(chosen *ability.Node) (is bool) {
	isDoneTo := func(parts []*ability.Node, what func(*ability.Node) bool) bool {
		return slices.ContainsFunc(parts, func(part *ability.Node) bool {
			return part.Kind == ability.Effect && slices.ContainsFunc(part.Args, func(a *ability.Node) bool {
				return a != nil && what(a)
			})
		})
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Cost || n.Op == ability.May {
			is = is || isDoneTo(n.Args, func(a *ability.Node) bool { return a == chosen }) &&
				isDoneTo(n.Args, func(a *ability.Node) bool { return a.Op == ability.This })
		}
		return !is
	})
	return is
}

// isThisAmong reports whether this card may be one of those that are described.
func (r *resolver) isThisAmong(described []*ability.Node) bool {
	return !slices.ContainsFunc(described, func(n *ability.Node) bool {
		return n.Op == ability.Opposing || typesOfCards.Has(n.Op) && !isHostWord(r.parser.on.Type, n)
	})
}

// bindElsewhere says than which Problem another one is meant. What is moved, or sent, goes to another one than
// its own, as it must anyway (506.2), but this card and what is here to one that isn't here; otherwise it is
// another than the one spoken of before, or than that at which what was spoken of is, and with none of these
// another than this card's. Within is what is done, or happens, around the node.
func (r *resolver) bindElsewhere(n, within *ability.Node) {
	if n == nil {
		return
	}
	if n.Op == ability.AreaOf {
		for _, part := range flat(n.Cards()) {
			if part.Op != ability.Not || part.What().Op != ability.At {
				continue
			}
			if ref := part.What().Areas(); ref.Op == ability.Bound && ref.Text == "refElsewhere" {
				r.bindOtherProblem(n, ref, within)
			}
		}
	}
	if n.Kind == ability.Event || n.Kind == ability.Effect && n.Op != ability.May {
		within = n
	}
	for _, list := range [][]*ability.Node{n.Args, n.Body, n.Else} {
		for _, inner := range list {
			r.bindElsewhere(inner, within)
		}
	}
}

// moves are what takes cards to an area from another one (506.2), and moved that it happens.
var (
	moves = ability.Ops(ability.Move, ability.Send)
	moved = ability.Ops(ability.Moved, ability.MovedAsAction, ability.MovedByEffect)
)

// bindOtherProblem binds, in an area that is another Problem, the reference to the one that isn't meant.
func (r *resolver) bindOtherProblem(area, ref, within *ability.Node) {
	isTo := within != nil && (moved.Has(within.Op) || moves.Has(within.Op)) && within.To() == area
	isMove := isTo && moves.Has(within.Op)
	switch {
	case isTo && !isMove:
		*area = ability.Node{Op: ability.AnyProblem, Kind: ability.Area, Pos: area.Pos}
		if within.From() == nil {
			within.SetFrom(takenFrom(within, area))
		}
	case isMove && !r.areHere(within.Cards()):
		*area = ability.Node{Op: ability.AnyProblem, Kind: ability.Area, Pos: area.Pos}
	case !isMove && r.placeBefore(area, ref) != nil:
		*ref = *r.placeBefore(area, ref)
	case r.parser.on.Type == ability.EventCard.String(): // which is nowhere
		r.unclear(ref)
	default:
		*ref = ability.Node{Op: ability.Here, Kind: ability.Area, Pos: ref.Pos}
	}
}

// takenFrom gives the Problem from which cards are moved to another: here, where they are said to be here, which
// then needn't be said of them; else any.
func takenFrom(event, other *ability.Node) *ability.Node {
	parts := slices.Clone(flat(event.Cards()))
	at := slices.IndexFunc(parts, isHere)
	if at < 0 || len(parts) < 2 {
		return other.Clone()
	}
	from := parts[at]
	if from.Op == ability.At {
		from = from.Areas()
	}
	from = &ability.Node{Op: from.Op, Kind: ability.Area, Args: from.Args, Pos: from.Pos}
	event.SetCards(joined(slices.Delete(parts, at, at+1)))
	return from
}

// areHere reports whether cards are this one, or described as being here: as they were chosen, or in the
// ability's event.
func (r *resolver) areHere(cards *ability.Node) bool {
	if cards.Op == ability.This {
		return true
	}
	described := []*ability.Node{cards}
	r.a.Walk(func(n *ability.Node) bool {
		isBinder := isChoice(n) || n.Kind == ability.Header || n.Op == ability.Let
		if isBinder && cards.Op == ability.Bound && slices.Contains(n.Names, cards.Text) {
			described = append(described, n.Args...)
		}
		return true
	})
	are := false
	for _, of := range described {
		of.Walk(func(n *ability.Node) bool {
			are = are || n.Kind == ability.Cards && slices.ContainsFunc(flat(n), isHere)
			return !are
		})
	}
	return are
}

// placeBefore gives the Problem that was spoken of last before a reference, or at which the cards were said to
// be that were; nil if there is none but this card's.
func (r *resolver) placeBefore(area, ref *ability.Node) (place *ability.Node) {
	for _, m := range r.mentions {
		if m.at >= ref.Pos.Column || contains(m.node, area) || isDescribed(m) {
			continue
		}
		switch {
		case m.kind == ability.Area && (m.head == nil || !isOwnPlace(m.head)):
			place = &ability.Node{Op: ability.Bound, Kind: ability.Area, Text: "refArea", Pos: ref.Pos}
			r.bindTo(place, m)
		case m.kind == ability.Cards && m.head != nil && slices.ContainsFunc(flat(m.head), isAtSomeProblem):
			card := &ability.Node{Op: ability.Bound, Kind: ability.Cards, Text: "refCard", Pos: ref.Pos}
			r.bindTo(card, m)
			place = &ability.Node{Op: ability.ItsProblem, Kind: ability.Area, Args: []*ability.Node{card}, Pos: ref.Pos}
		}
	}
	if place == nil && r.isOfConfrontingAny() {
		place = &ability.Node{Op: ability.There, Kind: ability.Area, Pos: ref.Pos}
	}
	return place
}

// isOfConfrontingAny reports whether the ability's event is that some Problem is confronted.
func (r *resolver) isOfConfrontingAny() bool {
	return slices.ContainsFunc(r.a.Statements, func(n *ability.Node) bool {
		event := n.Subject()
		return n.Kind == ability.Header && event != nil && event.Op == ability.Confronted && event.At() == nil
	})
}

// isAtSomeProblem reports whether a part of a description is "at a Problem".
func isAtSomeProblem(n *ability.Node) bool {
	return n.Op == ability.AnyProblem || n.Op == ability.At && n.Areas().Op == ability.AnyProblem
}

// bindOthers says of whom others are spoken: of the players other than the one spoken of before, or than you.
func (r *resolver) bindOthers(n *ability.Node) {
	found := -1
	for i, m := range r.mentions {
		if m.at < n.Pos.Column && m.kind == ability.Player && !contains(m.node, n) {
			found = i
		}
	}
	if found < 0 {
		*n = ability.Node{Op: ability.Opponents, Kind: ability.Player, Pos: n.Pos}
		return
	}
	who := &ability.Node{Op: ability.Bound, Kind: ability.Player, Text: "refPlayer", Pos: n.Pos}
	r.bindTo(who, r.mentions[found])
	*n = ability.Node{Op: ability.OpponentOf, Kind: ability.Player, Args: []*ability.Node{who}, Pos: n.Pos}
}

// withAnother are effects that are done with two sides, each of them other cards.
var withAnother = ability.Ops(ability.Challenge, ability.StartFaceoff, ability.ExchangeControl)

// isOtherSide reports whether what was mentioned is the other side of an effect of which a reference is one side: a
// Troublemaker isn't challenged with itself. The effect is the reference's parent, or that node's parent.
func isOtherSide(m mention, ref, parent, outer *ability.Node) bool {
	for _, effect := range []*ability.Node{parent, outer} {
		if effect != nil && withAnother.Has(effect.Op) && contains(effect, m.node) && !contains(m.node, ref) {
			return true
		}
	}
	return false
}
