package cardtext

import (
	"cmp"
	"slices"

	"canterlaw/engine/ability"
)

// Words that say nothing together: cards that are described as what none is, and what something is done with itself.

// opposites are words of which no card fits both.
var opposites = [][2]ability.Op{
	{ability.Yours, ability.Opposing}, {ability.IsReady, ability.IsExhausted}, {ability.IsFaceUp, ability.IsFaceDown},
	{ability.IsFrightened, ability.IsReady}, {ability.IsFrightened, ability.IsExhausted}, // 504.2
}

// saysNothing reports whether an ability describes cards as what no card is, such as "your opposing Friends",
// makes those involved in the faceoff that are, or has others than Troublemakers challenged or uncovered.
func saysNothing(a *ability.Ability) bool {
	return saysNothingOf(a, naming(a)) || isDoneElsewhere(a) || movesFromHereToHere(a)
}

// saysNothingOf is saysNothing of a part, with what names its cards in the whole.
func saysNothingOf(a *ability.Ability, choices map[string]*ability.Node) (does bool) {
	a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.And && n.Kind == ability.Cards {
			parts := flat(n)
			does = does || slices.ContainsFunc(parts, comparesPoints) && slices.ContainsFunc(parts, isNoTroublemaker)
			does = does || slices.ContainsFunc(opposites, func(pair [2]ability.Op) bool {
				return hasPart(parts, pair[0]) && hasPart(parts, pair[1])
			}) || isNowhere(parts) || hasPart(parts, ability.This) && slices.ContainsFunc(parts, isAnother)
		}
		// only Troublemakers are (607.3, 608.1, 514.5a)
		if n.Op == ability.Challenged || n.Op == ability.Uncovered || n.Op == ability.Defeated {
			cards := n.Args[len(n.Args)-1]
			does = does || cards != nil && slices.ContainsFunc(flat(chosenFrom(cards, choices)), isNoTroublemaker)
		}
		if cant, cards := onlyDoneTo[n.Op], firstCards(n); cant != nil && cards != nil {
			does = does || slices.ContainsFunc(flat(happenedTo(chosenFrom(cards, choices), choices)), cant) ||
				n.Op == ability.TurnOver && happenedToTroublemaker(cards, choices)
		}
		if n.Op == ability.ReplaceProblem || n.Op == ability.Replaced { // only Problems are
			cards := n.Args[len(n.Args)-1]
			does = does || cards != nil && slices.ContainsFunc(flat(chosenFrom(cards, choices)), isNoProblem)
		}
		// from a hand or deck (410.3, 515.1)
		if (n.Op == ability.Discarded || n.Op == ability.Drawn || n.Op == ability.Flipped) && n.Cards() != nil {
			does = does || isInPlay(flat(n.Cards()))
		}
		if n.Op == ability.Beneath { // only what is in play has cards beneath it
			does = does || hasPart(flat(n.Cards()), ability.In)
		}
		if n.Op == ability.Played && n.Cards() != nil && n.To() != nil { // Events aren't played to a place (304.2)
			does = does || hasPart(flat(n.Cards()), ability.EventCard)
		}
		if n.Op == ability.PreviousArea { // the event took a card from there
			does = does || !isOnEvent(a)
		}
		if n.Op == ability.Involve {
			does = does || hasPart(flat(chosenFrom(n.Cards(), choices)), ability.IsInvolved)
		}
		return !does
	})
	return does
}

// onlyThese tells of what happens, or is done, to which cards alone it can (301.2, 410.3, 503.4a, 514.5a, 515.1, 607.3,
// 608.1, 613.2).
var onlyThese = []struct {
	ops  *ability.OpSet
	says string
}{
	{ops(ability.Challenged, ability.Uncovered, ability.Defeated, ability.Challenge, ability.Uncover),
		"only Troublemakers are challenged, uncovered and defeated"},
	{ops(ability.TurnOver), "only Mane Characters are turned over"},
	{ops(ability.Replaced, ability.ReplaceProblem), "only Problems are replaced"},
	{ops(ability.Discarded, ability.Drawn, ability.Flipped),
		"what is discarded, drawn or flipped comes from a hand or a deck, where it is at no place and in no state"},
}

func ops(all ...ability.Op) *ability.OpSet {
	set := ability.Ops(all...)
	return &set
}

// whyNothing says why an ability says nothing.
func whyNothing(a *ability.Ability) string {
	for _, of := range onlyThese {
		only := &ability.Ability{}
		a.Walk(func(n *ability.Node) bool {
			if of.ops.Has(n.Op) {
				only.Statements = append(only.Statements, n)
			}
			return true
		})
		if len(only.Statements) > 0 && saysNothingOf(only, naming(a)) {
			return of.says
		}
	}
	return "no card is both of what two of them say"
}

// isAnother reports whether a part of a description says that a card is another one than this.
func isAnother(part *ability.Node) bool {
	return part.Op == ability.Not && part.What().Op == ability.This
}

// choosesPlayerInVain reports whether a player is chosen of whom nothing is said: an opponent reveals no card from your
// hand.
func choosesPlayerInVain(a *ability.Ability) (does bool) {
	a.Walk(func(n *ability.Node) bool {
		does = does || n.Op == ability.ChoosePlayer && n.Kind == ability.Effect && len(n.Names) == 0
		return !does
	})
	return does
}

// choosesInVain reports whether cards are chosen of which nothing is said.
func choosesInVain(a *ability.Ability) bool {
	does := slices.ContainsFunc(a.Statements, isVain)
	a.Walk(func(n *ability.Node) bool {
		does = does || slices.ContainsFunc(n.Body, isVain) || slices.ContainsFunc(n.Else, isVain)
		return !does
	})
	return does
}

// InVain gives the problem of a paragraph that chooses cards of which neither it nor another one of the card says
// anything; nil if there is none.
func InVain(text string, a *ability.Ability) *Problem {
	if !choosesInVain(a) {
		return nil
	}
	return &Problem{0, len(text), "each word is understood, but nothing is said of the card that is chosen: " +
		"expected what is done to it"}
}

// isVain reports whether a statement chooses cards, also where that is optional, and gives them no name.
func isVain(statement *ability.Node) bool {
	if len(statement.Names) > 0 {
		return false
	}
	return isChoice(statement) || statement.Op == ability.May &&
		slices.ContainsFunc(statement.Args, func(n *ability.Node) bool { return n != nil && isChoice(n) })
}

// isOnEvent reports whether an ability, or one that it grants or delays, works on an event.
func isOnEvent(a *ability.Ability) (is bool) {
	a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.When, ability.After, ability.Instead, ability.MayInstead, ability.Next, ability.NextInstead:
			is = true
		}
		return !is
	})
	return is
}

// comparesPoints reports whether a part of a description compares the points of cards, which Troublemakers have
// (211.1).
func comparesPoints(part *ability.Node) bool {
	if len(part.Args) != 2 || part.Args[0] == nil {
		return false
	}
	points := part.Args[0]
	return points.Op == ability.PointsOf && points.Cards() == nil
}

// onlyDoneTo tells of effects what no card may be said to be to which they are done: only Mane Characters are turned
// over (301.2), only Troublemakers challenged and uncovered (608.1), Events never turned face-down or under control
// (304.2), and Problems never ready or exhausted (503.4a), nor frightened, moved or sent to the areas that they are.
var onlyDoneTo = map[ability.Op]func(*ability.Node) bool{
	ability.TurnOver: isNoMane, ability.Challenge: isNoTroublemaker, ability.Uncover: isNoTroublemaker,
	ability.Ready: isAProblem, ability.Exhaust: isAProblem, ability.Move: isAProblem, ability.Send: isAProblem,
	ability.Sent: isAProblem, ability.Frighten: isAProblem, ability.Unfrighten: isAProblem, ability.Rallied: isAProblem,
	ability.TurnFaceDown: isAnEvent, ability.GainControl: isAnEvent, ability.DoesntPrevent: isNoTroublemaker,
}

// isAnEvent reports whether a part of a description says that cards are Events, which aren't in play (304.2).
func isAnEvent(part *ability.Node) bool { return part.Op == ability.EventCard }

// isNoMane reports whether a part of a description says that cards are of another type than Mane Character.
func isNoMane(part *ability.Node) bool {
	return part.Op == ability.Friend || part.Op == ability.Resource || part.Op == ability.EventCard ||
		part.Op == ability.Troublemaker || isAProblem(part)
}

// isAProblem reports whether a part of a description says that cards are Problems.
func isAProblem(part *ability.Node) bool { return part.Op == ability.Problem }

// isNoTroublemaker reports whether a part of a description says that cards are of another type than Troublemaker.
func isNoTroublemaker(part *ability.Node) bool {
	switch part.Op {
	case ability.Friend, ability.Character, ability.ManeCharacter, ability.Resource, ability.EventCard, ability.Problem:
		return true
	}
	return false
}

// isNoProblem reports whether a part of a description says that cards are of another type than Problem, or tokens.
func isNoProblem(part *ability.Node) bool {
	return part.Op == ability.Troublemaker || part.Op == ability.IsToken ||
		part.Op != ability.Problem && isNoTroublemaker(part)
}

// naming are the parts of an ability that give names, by those.
func naming(a *ability.Ability) map[string]*ability.Node {
	all := map[string]*ability.Node{}
	a.Walk(func(n *ability.Node) bool {
		for _, name := range n.Names {
			all[name] = n
		}
		return true
	})
	return all
}

// chosenFrom gives the description from which cards were chosen, also those that have a name; else themselves.
func chosenFrom(cards *ability.Node, choices map[string]*ability.Node) *ability.Node {
	from := cards
	if named := choices[cards.Text]; cards.Op == ability.Bound && named != nil {
		from = named
	}
	if isChoice(from) {
		return from.Cards()
	}
	return cards
}

// happenedTo gives the description of the cards of the ability's event, where these have a name.
func happenedTo(cards *ability.Node, choices map[string]*ability.Node) *ability.Node {
	from := choices[cards.Text]
	if cards.Op != ability.Bound || from == nil || from.Kind != ability.Header || from.Names[0] != cards.Text {
		return cards
	}
	event := from.Subject()
	for event.Op == ability.Where || event.Op == ability.First {
		event = event.Event()
	}
	return cmp.Or(firstCards(event), cards)
}

// firstCards gives what cards an effect or event is about first; nil if it is about none.
func firstCards(n *ability.Node) *ability.Node {
	i := slices.IndexFunc(n.Args, func(n *ability.Node) bool {
		return n != nil && (n.Kind == ability.Cards || isChoice(n))
	})
	if i < 0 {
		return nil
	}
	return n.Args[i]
}

// isNowhere reports whether cards are described as characters that are attached, or as attached (509.1), involved in a
// faceoff (514.2d) or at an area (501.1) though they are in another zone than play, or in two zones.
func isNowhere(parts []*ability.Node) bool {
	isAttached, isOutside := hasPart(parts, ability.AttachedTo), hasPart(parts, ability.In)
	return isAttached && slices.ContainsFunc(parts, isNoAttachment) || isOutside && isInPlay(parts) ||
		hasPart(parts, ability.EventCard) && isInPlay(parts) ||
		slices.ContainsFunc(parts, isHome) && slices.ContainsFunc(parts, isProblemOrThere) || isInTwoZones(parts) ||
		hasPart(parts, ability.Opposing) && slices.ContainsFunc(parts, isWithYou) ||
		slices.ContainsFunc(parts, isHere) && (slices.ContainsFunc(parts, isAnotherPlace) ||
			slices.ContainsFunc(parts, isThere))
}

// isAnotherPlace reports whether a part of a description says that cards are at another place than this card.
func isAnotherPlace(part *ability.Node) bool {
	area := part
	if part.Op == ability.At {
		area = part.Areas()
	}
	return area.Op == ability.AreaOf && area.Cards() != nil &&
		slices.ContainsFunc(flat(area.Cards()), func(n *ability.Node) bool {
			return n.Op == ability.Not && isHere(n.What())
		})
}

// replacesByMore reports whether what would happen to a player is replaced by the same (710.1): where it is said to be
// done in addition, what would happen isn't lost, and how much there is of it isn't said.
func replacesByMore(a *ability.Ability) (does bool) {
	same := map[ability.Op]ability.Op{ability.TokensGained: ability.Gain, ability.Drawn: ability.Draw,
		ability.Flipped: ability.Flip, ability.PointsScored: ability.Score}
	var would []ability.Op
	a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Instead, ability.MayInstead, ability.NextInstead:
			event := n.Subject()
			if event.Op == ability.Where {
				event = event.Event()
			}
			would = append(would, event.Op)
		}
		return true
	})
	a.Walk(func(n *ability.Node) bool {
		does = does || n.Op != 0 &&
			slices.ContainsFunc(would, func(event ability.Op) bool { return same[event] == n.Op })
		return !does
	})
	return does
}

// isWithYou reports whether a part of a description says that cards are in your hand, deck or discard pile, where no
// opponent's are (401.4).
func isWithYou(part *ability.Node) bool {
	return part.Op == ability.In && part.Of() != nil && part.Of().Op == ability.You
}

// isInTwoZones reports whether parts of a description say of two zones that cards are in them: an opponent has no card
// in your hand to discard.
func isInTwoZones(parts []*ability.Node) bool {
	first := slices.IndexFunc(parts, func(n *ability.Node) bool { return n.Op == ability.In })
	return first >= 0 && slices.ContainsFunc(parts, func(n *ability.Node) bool {
		return n.Op == ability.In && !n.Equals(parts[first])
	})
}

// placeIn gives the area that a part of a description says; nil if it says none.
func placeIn(part *ability.Node) *ability.Node {
	switch part.Op {
	case ability.At:
		return part.Areas()
	case ability.Home, ability.There, ability.AnyProblem, ability.ItsProblem:
		return part
	}
	return nil
}

// isHome reports whether a part of a description says that cards are at home.
func isHome(part *ability.Node) bool {
	place := placeIn(part)
	return place != nil && place.Op == ability.Home
}

// isProblemOrThere reports whether a part of a description says that cards are at a Problem, or there.
func isProblemOrThere(part *ability.Node) bool {
	place := placeIn(part)
	return place != nil && place.Op != ability.Home
}

// isNoAttachment reports whether a part of a description says that cards are of a type of which none is attached.
func isNoAttachment(part *ability.Node) bool {
	switch part.Op {
	case ability.Friend, ability.Character, ability.ManeCharacter, ability.Troublemaker, ability.Problem:
		return true
	}
	return false
}

// isInPlay reports whether cards are described as attached, involved in a faceoff, at an area, or so as cards are in
// play alone.
func isInPlay(parts []*ability.Node) bool {
	return hasPart(parts, ability.AttachedTo) || hasPart(parts, ability.IsInvolved) || hasState(parts) ||
		slices.ContainsFunc(parts, isAtArea)
}

// hasState reports whether cards are described as ready, exhausted or frightened, which they are in play alone (503,
// 504).
func hasState(parts []*ability.Node) bool {
	return hasPart(parts, ability.IsReady) || hasPart(parts, ability.IsExhausted) ||
		hasPart(parts, ability.IsFrightened)
}

// isAtArea reports whether a part of a description says at which area cards are.
func isAtArea(part *ability.Node) bool {
	switch part.Op {
	case ability.At, ability.AnyProblem, ability.AreaOf, ability.With, ability.HowManyThere:
		return true
	}
	return isHere(part)
}

// isHereOnEvent reports whether an Event says "here": it is at no area (501.1). What cards come to say, which it
// grants, is said of them.
func (c Card) isHereOnEvent(a *ability.Ability) (is bool) {
	if c.Type != ability.EventCard.String() {
		return false
	}
	a.Walk(func(n *ability.Node) bool {
		is = is || n.Kind == ability.Area && isOwnPlace(n)
		return !is && n.Op != ability.Grant
	})
	return is
}

// choosesUnshown reports whether any card in play is chosen once some have been shown, or a card that was chosen in
// play is discarded, or one of a sort is chosen in the sentence that shows cards or discarded from your hand once
// another was shown: those that are shown are meant, and the words don't say so.
func (p *parser) choosesUnshown(a *ability.Ability) (does bool) {
	if !isShown(a) {
		return false
	}
	inPlay := func(n *ability.Node) bool {
		return (n.Op == ability.Choose || n.Op == ability.ChooseRandom) && isOfAll(n.Cards())
	}
	a.Walk(func(n *ability.Node) bool {
		does = does || inPlay(n) && isOfNoType(n.Cards()) ||
			n.Op == ability.Discard && isChosenInPlay(n.Cards(), a) ||
			takesElsewhere.Has(n.Op) && isOfAll(n.Cards()) && hasPart(flat(n.Cards()), ability.Named)
		return !does
	})
	does = does || discardsUnshown(a) && !p.says("your hand", 0, len(p.tokens))
	if !p.says("and choose", 0, len(p.tokens)) {
		return does
	}
	for i, n := range a.Statements[:len(a.Statements)-1] {
		does = does || (n.Op == ability.Look || n.Op == ability.Reveal) && inPlay(a.Statements[i+1])
	}
	return does
}

// discardsUnshown reports whether cards of a sort are discarded from your hand where another player's is shown.
func discardsUnshown(a *ability.Ability) (does bool) {
	choices, isAnothers := naming(a), false
	a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Look, ability.Reveal:
			isAnothers = isAnothers || slices.ContainsFunc(flat(n.Cards()), func(part *ability.Node) bool {
				return isInHand(part) && !isYourHand(part)
			})
		case ability.Discard:
			if n.Cards() == nil || !isAnothers { // so many cards
				break
			}
			from := chosenFrom(n.Cards(), choices)
			does = does || slices.ContainsFunc(flat(from), isYourHand) && !isOfNoType(from)
		}
		return !does
	})
	return does
}

// isYourHand reports whether a part of a description says that cards are in your hand.
func isYourHand(part *ability.Node) bool {
	return isInHand(part) && part.Of() != nil && part.Of().Op == ability.You
}

// playsFromPlay reports whether cards in play are played, put into play or, face-up, revealed by an effect: only others
// are, and from where isn't said.
func playsFromPlay(a *ability.Ability) (does bool) {
	choices := naming(a)
	a.Walk(func(n *ability.Node) bool {
		if n.Op == ability.Play || n.Op == ability.PutIntoPlay || n.Op == ability.Reveal {
			cards := chosenFrom(n.Cards(), choices)
			if n.Op != ability.Reveal && leavesPlay(a, n.Cards(), n) {
				return !does
			}
			does = does || cards.Op == ability.This && !leavesPlay(a, cards, n) && !isAboutThis(a) ||
				isReplacedInPlay(a, n.Cards())
			named := choices[cards.Text]
			does = does || cards.Op == ability.Bound && named != nil && n.Op != ability.Reveal && happensInPlay(named)
			isDown := hasPart(flat(cards), ability.IsFaceDown) || hasPart(flat(cards), ability.Troublemaker)
			isElsewhere := hasPart(flat(cards), ability.IsFlipped) || slices.ContainsFunc(flat(cards), isRememberedHere)
			// such as one that was searched for, and another
			isElsewhere = isElsewhere || hasPart(flat(cards), ability.Or) && containsBound(cards)
			does = does || isOfAll(cards) && !isElsewhere && (n.Op != ability.Reveal || !isDown)
		}
		return !does
	})
	return does
}

// containsBound reports whether a description speaks of cards that have a name.
func containsBound(description *ability.Node) (does bool) {
	description.Walk(func(n *ability.Node) bool {
		does = does || n.Op == ability.Bound
		return !does
	})
	return does
}

// hasPart reports whether one of the parts of a description is such a word.
func hasPart(parts []*ability.Node, op ability.Op) bool {
	return slices.ContainsFunc(parts, func(n *ability.Node) bool { return n.Op == op })
}

// isStillThere reports whether a reference is "it had" and what was mentioned is this card or its host, to which
// nothing is done by which it leaves play: it has what it has, and another card had it.
func (r *resolver) isStillThere(m mention, ref *ability.Node) bool {
	at := ref.Pos.Column - 1
	if m.node.Op != ability.This && m.node.Op != ability.Host || !r.parser.says("it had", at, at+2) {
		return false
	}
	leaves := false
	r.a.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.Retire, ability.Dismiss, ability.Banish, ability.Retired, ability.Dismissed, ability.Banished,
			ability.LeavesPlay, ability.PutInHand:
			leaves = leaves || n.Cards() != nil && n.Cards().Op == m.node.Op
		}
		return !leaves
	})
	return !leaves
}
