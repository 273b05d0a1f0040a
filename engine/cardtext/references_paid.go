package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// References past what is paid: in "after an opponent plays an Event, dismiss one of your Friends to cancel
// it", it is the Event.

// undone are the events that effects undo.
var undone = map[ability.Op]ability.OpSet{
	ability.Cancel: ability.Ops(ability.Played), ability.Unfrighten: ability.Ops(ability.Frightened),
	ability.Ready: ability.Ops(ability.Exhausted), ability.Exhaust: ability.Ops(ability.Readied),
	ability.Frighten:  ability.Ops(ability.Unfrightened),
	ability.PutInHand: ability.Ops(ability.Dismissed, ability.Retired), ability.PutIntoPlay: ability.Ops(
		ability.Dismissed, ability.Retired),
}

// takesAway are costs that take a card away, so that nothing more can be done to it.
var takesAway = ability.Ops(ability.Dismiss, ability.Retire, ability.Banish, ability.Discard, ability.PutOnTop,
	ability.PutOnBottom, ability.ShuffleIntoDeck)

// isPaid reports whether what was mentioned is this card as it is exhausted, retired or banished
// to pay for something: "it" is then what was spoken of before, to which that is done.
func (r *resolver) isPaid(m mention) (is bool) {
	if m.node.Op != ability.This {
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Cost || n.Op == ability.May {
			for _, part := range n.Args {
				switch part.Op {
				case ability.Exhaust, ability.Retire, ability.Banish:
					is = is || part.Cards() == m.node
				}
			}
		}
		return !is
	})
	return is
}

// paidWith gives the deed by which a card is chosen to pay for something, or which somebody may do first; nil
// if the card is chosen otherwise.
func (r *resolver) paidWith(choice *ability.Node) (deed *ability.Node, isCost bool) {
	if choice.Op != ability.Choose {
		return nil, false
	}
	r.a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Cost || n.Op == ability.May {
			for _, part := range n.Args {
				if contains(part, choice) {
					deed, isCost = part, n.Op == ability.Cost
				}
			}
		}
		return deed == nil
	})
	return deed, isCost
}

// eventsCard gives what an ability's event speaks of that can be called by a head word; nil if there is no
// such card.
func (r *resolver) eventsCard(head *ability.Node) *mention {
	i := slices.IndexFunc(r.mentions, func(m mention) bool {
		isEvents := m.node.Op == ability.When || m.node.Op == ability.After
		return isEvents && m.kind == ability.Cards && !m.isHost && agrees(m, head)
	})
	if i < 0 {
		return nil
	}
	return &r.mentions[i]
}

// isPaidFor reports whether what is mentioned is chosen to pay for what is done to the card of the
// ability's event: it is undone, or what is paid is away.
func (r *resolver) isPaidFor(m mention, head, does *ability.Node) bool {
	deed, isCost := r.paidWith(m.node)
	if deed == nil || does == nil {
		return false
	}
	card, undoes := r.eventsCard(head), undone[does.Op]
	return card != nil && (isCost && takesAway.Has(deed.Op) || undoes.Has(card.node.Event().Op))
}

// mayBePaidFor reports whether a reference to what was chosen to pay for something may as well be one to
// the card of the ability's event.
func (r *resolver) mayBePaidFor(m mention, head *ability.Node) bool {
	deed, isCost := r.paidWith(m.node)
	return deed != nil && (isCost || takesAway.Has(deed.Op)) && r.eventsCard(head) != nil
}

// isMeasured reports whether a reference is to "that card", whose power or cost is asked for: it is what was paid, if
// a card was.
func isMeasured(head, does *ability.Node) bool {
	return head != nil && head.Op == ability.AnyCard && does != nil &&
		(does.Op == ability.Power || does.Op == ability.PrintedPower || does.Op == ability.CostOf)
}

// isDiscardedAfter reports whether a card that nobody named is discarded or spent between what an ability's event
// speaks of and a reference: "that card" is then that one.
func (r *resolver) isDiscardedAfter(m mention, ref *ability.Node) (is bool) {
	switch m.node.Op {
	case ability.When, ability.After, ability.Instead, ability.MayInstead:
	default:
		return false
	}
	r.a.Walk(func(n *ability.Node) bool {
		isUnnamed := n.Op == ability.Spend || n.Op == ability.Discard && n.Cards() == nil
		is = is || isUnnamed && n.Pos.Column > m.at && n.Pos.Column < ref.Pos.Column
		return !is
	})
	return is
}
