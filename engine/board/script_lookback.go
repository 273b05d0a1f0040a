package board

import (
	"slices"

	"canterlaw/engine/ability"
)

// lookBackAt makes the history keep what an event can be, and reports whether that can be a
// time that has come or is over.
func (p *Program) lookBackAt(event *ability.Node) (marksTime bool) {
	for _, k := range eventKinds(event) {
		p.looksBack[k] = true
		marksTime = marksTime || k.marksTime()
	}
	p.lookedBackAt = append(p.lookedBackAt, event)
	p.addTimesThen(event)
	p.looksBack[FaceoffStarted], p.looksBack[TimeStarts] = true, true
	return marksTime
}

// lookBack notes at what an operation looks back, and over what.
func (p *Program) lookBack(n, event *ability.Node) {
	p.looksAtTimes = p.lookBackAt(event) || p.looksAtTimes
	p.lookBackOver(n)
}

// lookBackOver notes whether an operation looks back over a phase, and not over the
// turn, a faceoff or the game.
func (p *Program) lookBackOver(n *ability.Node) {
	for _, per := range n.Args {
		if per != nil && per.Kind == ability.Time && per.Op != ability.Turn && per.Op != ability.Game &&
			!isFaceoffTime(per.Op) {
			p.looksOverPhases = true
		}
	}
}

// forbid notes the kinds that an event can be as kinds that something can forbid.
func (p *Program) forbid(event *ability.Node) {
	for _, k := range eventKinds(event) {
		p.forbids[k] = true
	}
}

// askedThen says what matters later of how things were as something happened.
type askedThen uint8

const (
	ofItsCards   askedThen = 1 << iota // the cards that it is about
	ofAllCards                         // all cards in play
	ofAllZones                         // all cards, wherever they were
	ofPlayers                          // numbers of players
	ofTheMoment                        // which time it was, in whose turn, and in which faceoff
	ofWhatWasAgo                       // what had happened before
)

func (a askedThen) has(some askedThen) bool { return a&some != 0 }

// ofOthers reports whether other cards matter than those that it is about.
func (a askedThen) ofOthers() bool { return a.has(ofAllCards | ofAllZones) }

// relating are the operations by which a description of a card asks about others.
var relating = ability.Ops(ability.With, ability.HowManyThere, ability.AttachedTo, ability.HasAttached, ability.Host,
	ability.HowManyAttached, ability.MostPower, ability.LeastPower, ability.MoreThanAnyOther, ability.Beneath,
	ability.SharesColor, ability.SharesTrait, ability.SharesType, ability.SharesName)

// askThen notes what an event asks of how things were at which it is looked back.
func (p *Program) askThen(event *ability.Node) {
	switch event.Op {
	case ability.Or:
		p.askThen(event.Left())
		p.askThen(event.Right())
		return
	case ability.First, ability.OneOrMore:
		p.askThen(event.Event())
		return
	}
	asked := askedThen(0)
	if event.Op == ability.MadeToDiscard {
		asked = ofItsCards
	}
	if event.Op == ability.Where {
		p.askThen(event.Event())
		asked = ofWhatWasAgo | p.askedOf(event.Condition(), true)
	} else {
		for _, n := range event.Args {
			switch {
			case n == nil || n.Op == ability.This:
			case n.Kind == ability.Cards && ability.OfFaceoffs.Has(event.Op): // who is involved
				asked |= ofAllCards | p.askedOf(n, false)
			default:
				asked |= p.askedOf(n, n.Kind != ability.Cards)
			}
		}
	}
	for _, k := range eventKinds(event) {
		p.asksThen[k] |= asked
	}
}

// askedOf tells what an expression asks of how things were: a description of what it
// describes or, if it stands in something else, of other cards.
func (p *Program) askedOf(n *ability.Node, ofOthers bool) (asked askedThen) {
	switch n.Op {
	case ability.Here, ability.ItsProblem, ability.AreaOf:
		if n.Op == ability.Here || n.Cards().Op == ability.This {
			return 0 // of the card that has the text as it is now
		}
	case ability.In:
		if ofOthers && zoneOf(n.Zone().Op) != Play {
			asked |= ofAllZones
		}
	case ability.IsFlipped, ability.AnyCard:
		if ofOthers {
			asked |= ofAllZones
		}
	case ability.TopOf, ability.BottomOf:
		asked |= ofAllZones
	case ability.TokensOf, ability.ScoreOf, ability.HandSizeOf, ability.HomeLimitOf:
		asked |= ofPlayers
	case ability.TurnPlayer, ability.IsTurnOf, ability.IsFirstTurn, ability.During, ability.Challenger,
		ability.IsChallenging, ability.IsFaceoffInvolving, ability.FaceoffArea:
		asked |= ofTheMoment
	case ability.Happened, ability.HowOften, ability.Underwent, ability.IsSolved:
		asked |= ofWhatWasAgo
		if n.Op != ability.IsSolved && isFaceoffTime(n.Per().Op) { // if there was one
			asked |= ofTheMoment
		}
	case ability.ProblemOf:
		if p.dilemmas != nil { // its controller's (522.2b)
			asked |= ofItsCards
		}
	case ability.Home:
		if n.Of() == nil { // its controller's
			asked |= ofItsCards
		}
	case ability.PowerOfColor, ability.SparePower, ability.PowerTotalOf, ability.IsInvolved:
		asked |= ofAllCards
	}
	if n.Kind == ability.Cards {
		switch {
		case ofOthers:
			asked |= ofAllCards
		case p.neverChanges(n):
			return asked
		default:
			asked |= ofItsCards
		}
	}
	ofOthers = ofOthers || relating.Has(n.Op) || n.Kind != ability.Cards
	for _, arg := range n.Args {
		if arg != nil {
			asked |= p.askedOf(arg, ofOthers)
		}
	}
	return asked
}

// neverChanges reports whether a card that fits a description always does, and always did.
func (p *Program) neverChanges(n *ability.Node) bool {
	switch n.Op {
	case ability.And, ability.Or:
		return p.neverChanges(n.Left()) && p.neverChanges(n.Right())
	case ability.Not:
		return p.neverChanges(n.What())
	case ability.AnyCard:
		return true
	case ability.OwnedBy:
		return sameForGood.Has(n.Players().Op)
	case ability.Friend, ability.EventCard, ability.ManeCharacter, ability.Character, ability.Troublemaker:
		return !p.ops.Has(ability.HasType)
	case ability.Resource, ability.Problem:
		return !p.ops.Has(ability.HasType) && p.dilemmas == nil
	}
	return false
}

// sameForGood are players who are the same whenever they are asked for.
var sameForGood = ability.Ops(ability.You, ability.Opponent, ability.Opponents, ability.Players)

// addTimesThen notes the times that conditions of an event ask for at which it is looked back.
func (p *Program) addTimesThen(event *ability.Node) {
	event.Walk(func(n *ability.Node) bool {
		for _, time := range n.Args {
			if (n.Kind == ability.Condition || n.Kind == ability.Number) && time != nil && time.Kind == ability.Time &&
				!slices.Contains(p.timesThen, time.Op) {
				p.timesThen = append(p.timesThen, time.Op)
			}
		}
		return true
	})
}
