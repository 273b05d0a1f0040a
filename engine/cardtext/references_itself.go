package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// What a description says of a card compared with itself, or with cards other than itself.

// itsOwnMeasure makes "its", in a description that compares two measures of a card, that card's own: "each Friend
// with cost equal to its power". The same measure would always be equal, and is another card's.
func (r *resolver) itsOwnMeasure(n *ability.Node) {
	measures := ability.Ops(ability.Power, ability.PrintedPower, ability.CostOf)
	n.Walk(func(n *ability.Node) bool {
		if len(n.Args) != 2 || n.Args[0] == nil || n.Args[1] == nil || !measures.Has(n.Args[0].Op) ||
			!measures.Has(n.Args[1].Op) || n.Args[0].Op == n.Args[1].Op || n.Args[0].Cards() != nil {
			return true
		}
		its := n.Args[1].Cards()
		if its == nil || its.Op != ability.Bound || its.Text != "refCard" || r.saysTheEventsCard(its) {
			return true
		}
		if at := its.Pos.Column - 1; at < len(r.parser.tokens) && r.parser.tokens[at].word == "its" {
			n.Args[1].SetCards(nil)
		}
		return true
	})
}

// saysTheEventsCard reports whether a card other than this one was spoken of before a reference.
func (r *resolver) saysTheEventsCard(ref *ability.Node) bool {
	return slices.ContainsFunc(r.mentions, func(m mention) bool {
		return m.kind == ability.Cards && m.at < ref.Pos.Column && !contains(m.node, ref) &&
			m.node.Op != ability.This && m.node.Op != ability.Host
	})
}

// otherThanItself refuses "another" of cards with which those that are described share something: each is another
// than itself, and not than this card.
func (r *resolver) otherThanItself(n *ability.Node) {
	isCertainOne := func(n *ability.Node) bool {
		return n != nil && slices.ContainsFunc(flat(n), isAnyOp(ability.This, ability.Host, ability.Bound))
	}
	switch n.Op {
	case ability.Is:
		if isCertainOne(n.Cards()) {
			return
		}
	case ability.And:
		if isCertainOne(n) {
			return
		}
	case ability.SharesColor, ability.SharesName, ability.SharesTrait, ability.SharesType:
		n.Walk(func(inner *ability.Node) bool {
			if isOtherThanRef(inner) {
				r.unclear(inner)
			}
			return true
		})
		return
	}
	for _, list := range [][]*ability.Node{n.Args, n.Body, n.Else} {
		for _, inner := range list {
			if inner != nil {
				r.otherThanItself(inner)
			}
		}
	}
}

// ofEachPlayer refuses to choose cards once from "each player's" hand or discard pile: some of each are meant.
func (r *resolver) ofEachPlayer(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		if !isChoice(n) {
			return true
		}
		for _, part := range flat(n.Cards()) {
			at := part.Pos.Column - 1
			if part.Op == ability.In && part.Of() != nil && part.Of().Op == ability.Players &&
				r.parser.says("each player 's", at, min(at+5, len(r.parser.tokens))) {
				r.unclear(part)
			}
		}
		return true
	})
}

// comparedAtOne refuses to compare what two players have at all Problems together, where a text says "more Friends
// at a Problem than you": it is at one of them.
func (r *resolver) comparedAtOne(n *ability.Node) {
	atSome := func(n *ability.Node) bool {
		return n != nil && n.Op == ability.Count && slices.ContainsFunc(flat(n.Cards()), isAtSomeProblem)
	}
	n.Walk(func(n *ability.Node) bool {
		if len(n.Args) == 2 && atSome(n.Args[0]) && atSome(n.Args[1]) && n.Args[0].Pos.Column > 0 &&
			r.parser.says("at a Problem than", 0, len(r.parser.tokens)) {
			r.unclear(n.Args[0])
		}
		return true
	})
}

// attachedToTheProblem makes "it", in a Problem that is described by what lies there, that Problem: a Resource lies
// on "a Problem with a Resource attached to it", and not on a card that is spoken of before.
func attachedToTheProblem(n *ability.Node) {
	n.Walk(func(n *ability.Node) bool {
		parts := flat(n)
		atSome := slices.IndexFunc(parts, isAtSomeProblem) // a card at such a Problem
		if n.Op != ability.And || atSome < 0 && !slices.ContainsFunc(parts, isAnyOp(ability.Problem)) {
			return true
		}
		for i, part := range parts {
			if part.Op != ability.With {
				continue
			}
			lies := slices.DeleteFunc(slices.Clone(flat(part.Cards())), isAttachedToIt)
			if len(lies) == len(flat(part.Cards())) || len(lies) == 0 {
				continue
			}
			parts[i] = &ability.Node{Op: ability.HasAttached, Kind: ability.Cards, Pos: part.Pos,
				Args: []*ability.Node{joined(lies)}}
			if atSome >= 0 {
				problem := &ability.Node{Op: ability.Problem, Kind: ability.Cards, Pos: part.Pos}
				area := &ability.Node{Op: ability.AreaOf, Kind: ability.Area, Pos: part.Pos,
					Args: []*ability.Node{join(problem, parts[i])}}
				parts[i] = &ability.Node{Op: ability.At, Kind: ability.Cards, Pos: part.Pos,
					Args: []*ability.Node{area}}
				parts = slices.Delete(parts, atSome, atSome+1)
			}
			kind := n.Kind
			*n = *joined(parts).Clone()
			n.Kind = kind
			return true
		}
		return true
	})
}

// isAttachedToIt reports whether cards are those that are attached to "it".
func isAttachedToIt(n *ability.Node) bool {
	return n.Op == ability.AttachedTo && n.Cards() != nil && n.Cards().Op == ability.Bound &&
		n.Cards().Text == "refCard"
}

// mayBeWhatDidIt reports whether "it" may be this card, which did something to what was mentioned: where "this card
// defeats a Troublemaker" either may be meant, while "that Troublemaker" is clear.
func (r *resolver) mayBeWhatDidIt(ref *ability.Node, m mention) bool {
	at := ref.Pos.Column - 1
	if m.node.Kind != ability.Header || at >= len(r.parser.tokens) ||
		!slices.Contains([]string{"it", "its"}, r.parser.tokens[at].word) {
		return false
	}
	return r.parser.says("this card challenges", 0, at) || r.parser.says("this card defeats", 0, at)
}

// saysThemOfOne reports whether a reference is "them" or "those", and what was mentioned one card that is chosen or
// shown; "those" that each player chose are several.
func (r *resolver) saysThemOfOne(ref, said *ability.Node) bool {
	switch r.parser.tokens[ref.Pos.Column-1].word {
	case "those":
		if r.isOfEachOne(ref, said) {
			return false
		}
	case "them":
	default:
		return false
	}
	switch said.Op {
	case ability.Choose, ability.ChooseRandom, ability.Search, ability.CreateToken:
		return isOne(said.N())
	case ability.Look, ability.Reveal:
		cards := said.Cards()
		return (cards.Op == ability.TopOf || cards.Op == ability.BottomOf) && isOne(cards.N())
	}
	return false
}

// isOfEachOne reports whether each player chooses what was mentioned, and the reference speaks of it there.
func (r *resolver) isOfEachOne(ref, said *ability.Node) (is bool) {
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.EachPlayer {
			both := 0
			n.Walk(func(inner *ability.Node) bool {
				if inner == ref || inner == said {
					both++
				}
				return true
			})
			is = is || both == 2
		}
		return !is
	})
	return is
}
