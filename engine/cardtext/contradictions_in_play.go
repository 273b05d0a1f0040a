package cardtext

import (
	"cmp"
	"slices"

	"canterlaw/engine/ability"
)

// What is done in play alone, and what is done to cards that come from elsewhere.

// onlyInPlay are effects that are done to nothing but cards in play (410.1, 410.2, 503.4, 504.1, 506.1).
var onlyInPlay = ability.Ops(ability.Exhaust, ability.Ready, ability.Frighten, ability.Unfrighten, ability.Retire,
	ability.Dismiss, ability.Move, ability.TurnOver)

// happenInPlay are what happens to nothing but cards in play, or that come into play or leave it.
var happenInPlay = ability.Ops(ability.EntersPlay, ability.LeavesPlay, ability.Exhausted, ability.Readied,
	ability.Frightened, ability.Unfrightened, ability.Retired, ability.Dismissed, ability.Moved, ability.CutieMarked)

// isDoneElsewhere reports whether an ability does to Events (304.2), or to cards that haven't been put into play from
// another zone, what is done in play alone.
func isDoneElsewhere(a *ability.Ability) (is bool) {
	choices, entered := naming(a), map[string]bool{}
	a.Walk(func(n *ability.Node) bool {
		switch {
		case n.Op == ability.PutIntoPlay || n.Op == ability.Play:
			entered[n.Cards().Text] = true
		case takesElsewhere.Has(n.Op) && n.Cards() != nil:
			from := chosenFrom(n.Cards(), choices)
			is = is || hasPart(flat(from), ability.EventCard) && isOfAll(from) &&
				!hasPart(flat(from), ability.IsFlipped) && !containsBound(from)
		case onlyInPlay.Has(n.Op) && n.Cards() != nil && (n.Cards().Text == "" || !entered[n.Cards().Text]):
			from := chosenFrom(n.Cards(), choices)
			if named := choices[from.Text]; from.Op == ability.Bound && named != nil && named.Op == ability.Search {
				from = named.Cards()
			}
			is = is || slices.ContainsFunc(flat(from), isNotInPlay)
		case happenInPlay.Has(n.Op) && n.Cards() != nil:
			is = is || hasPart(flat(n.Cards()), ability.EventCard)
		}
		return !is
	})
	return is
}

// takesElsewhere are effects that put cards into another zone, from wherever they are.
var takesElsewhere = ability.Ops(ability.PutInHand, ability.PutOnTop, ability.PutOnBottom, ability.ShuffleIntoDeck,
	ability.PutInDiscards, ability.Banish)

// isNotInPlay reports whether a part of a description says of cards that they aren't in play.
func isNotInPlay(part *ability.Node) bool {
	switch part.Op {
	case ability.In, ability.EventCard, ability.TopOf, ability.BottomOf, ability.Beneath:
		return true
	}
	return false
}

// leavesPlay reports whether something is done to certain cards before an effect by which they leave play: they can be
// put into play again.
func leavesPlay(a *ability.Ability, cards, before *ability.Node) (does bool) {
	isBefore := true
	a.Walk(func(n *ability.Node) bool {
		isBefore = isBefore && n != before
		switch n.Op {
		case ability.Banish, ability.Retire, ability.Dismiss, ability.PutInHand, ability.PutOnTop, ability.PutOnBottom,
			ability.PutInDiscards, ability.ShuffleIntoDeck, ability.SetAside:
			isOfThem := n.Cards() != nil && n.Cards().Equals(cards) || slices.Contains(n.Names, cards.Text)
			does = does || isBefore && isOfThem
		}
		return !does && isBefore
	})
	return does
}

// isAboutThis reports whether an ability works in another zone than play, or on something that happens to its card: it
// may be elsewhere then.
func isAboutThis(a *ability.Ability) bool {
	return slices.ContainsFunc(a.Statements, func(n *ability.Node) (is bool) {
		if n.Kind != ability.Header || n.Op == ability.Cost || happensInPlay(n) {
			return false
		}
		n.Walk(func(inner *ability.Node) bool {
			is = is || inner.Op == ability.WorksIn || inner.Op == ability.This
			return !is
		})
		return is
	})
}

// inPlayAfter are events after which their cards are in play.
var inPlayAfter = ability.Ops(ability.EntersPlay, ability.Moved, ability.MovedByEffect, ability.Exhausted,
	ability.Readied, ability.Unfrightened, ability.BecomesInvolved)

// happensInPlay reports whether a header waits for what leaves its cards in play.
func happensInPlay(header *ability.Node) bool {
	if header.Op != ability.When && header.Op != ability.After {
		return false
	}
	event := header.Event()
	for event.Op == ability.First || event.Op == ability.OneOrMore {
		event = event.Subject()
	}
	return inPlayAfter.Has(event.Op)
}

// choosesForAll reports whether all players are said to choose one thing: each of them would choose their own.
func choosesForAll(a *ability.Ability) (does bool) {
	a.Walk(func(n *ability.Node) bool {
		does = does || isChoice(n) && n.Op != ability.ChooseRandom && n.By() != nil &&
			(n.By().Op == ability.Players || n.By().Op == ability.Opponents)
		return !does
	})
	return does
}

// isReplacedInPlay reports whether an ability replaces something that would happen to certain cards in play (710.1):
// they are there still.
func isReplacedInPlay(a *ability.Ability, cards *ability.Node) (is bool) {
	a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Instead, ability.MayInstead, ability.NextInstead:
			event := n.Subject()
			if happenInPlay.Has(event.Op) && event.Op != ability.EntersPlay {
				replaced := event.Cards()
				is = is || replaced != nil && replaced.Equals(cards) || slices.Contains(n.Names, cards.Text)
			}
		}
		return !is
	})
	return is
}

// movesFromHereToHere reports whether cards here are moved to where the ability's event was, which was here as well:
// they would be moved to where they are (506.1).
func movesFromHereToHere(a *ability.Ability) (does bool) {
	isAtThis := slices.ContainsFunc(a.Statements, func(n *ability.Node) bool {
		if n.Op != ability.When && n.Op != ability.After {
			return false
		}
		event := n.Event()
		event = happening(event)
		cards, to := argument(event, "cards"), cmp.Or(argument(event, "to"), argument(event, "at"))
		return event.Op != ability.LeavesPlay && cards != nil && cards.Op == ability.This ||
			to != nil && to.Op == ability.Here
	})
	choices := naming(a)
	a.Walk(func(n *ability.Node) bool {
		does = does || isAtThis && n.Op == ability.Move && n.To() != nil && n.To().Op == ability.There &&
			slices.ContainsFunc(flat(chosenFrom(n.Cards(), choices)), isHere)
		return !does
	})
	return does
}

// happenedToTroublemaker reports whether a card is one that was challenged, uncovered or defeated by the ability's
// event, as only Troublemakers are (514.5a, 607.3, 608.1).
func happenedToTroublemaker(card *ability.Node, choices map[string]*ability.Node) bool {
	header := choices[card.Text]
	if card.Op != ability.Bound || header == nil || header.Kind != ability.Header {
		return false
	}
	event := header.Subject()
	event = happening(event)
	return event.Op == ability.Challenged || event.Op == ability.Uncovered || event.Op == ability.Defeated
}

// isThere reports whether a part of a description says that cards are where the ability's event was.
func isThere(part *ability.Node) bool {
	place := placeIn(part)
	return place != nil && place.Op == ability.There
}
