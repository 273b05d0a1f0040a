package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Whether an occurrence is the event that an ability means.

// leavingKinds are the occurrences that take a card out of the zone it is in.
var leavingKinds = []OccurrenceKind{CardDismissed, CardRetired, CardBanished, CardPutOnBottom, CardPutOnTop,
	CardPutIntoHand, CardIntoDiscards, CardBeneath, CardSetAside, TokenCeases}

// LeavesPlay reports whether an occurrence of the kind takes a card that is in
// play out of it.
func (k OccurrenceKind) LeavesPlay() bool { return isOf(leavingKinds, k) }

// discardKinds are those that put a card into a discard pile.
var discardKinds = []OccurrenceKind{CardDismissed, CardRetired, CardDiscarded, CardIntoDiscards, CardCancelled}

// mayBe reports whether an occurrence of the kind may be the event.
func mayBe(n *ability.Node, k OccurrenceKind) bool {
	switch n.Op {
	case ability.Or:
		return mayBe(n.Left(), k) || mayBe(n.Right(), k)
	case ability.First, ability.Where, ability.OneOrMore:
		return mayBe(n.Event(), k)
	case ability.PointsScored:
		return k == PointsScored && n.With() == nil || k == ScoredWith && n.With() != nil
	}
	if plain := plainEvents[n.Op]; plain != 0 {
		return plain == k
	}
	return isOf(eventKinds(n), k)
}

// eventKinds lists the kinds of occurrence that an event may be.
func eventKinds(n *ability.Node) []OccurrenceKind {
	switch n.Op {
	case ability.Or:
		return append(append([]OccurrenceKind(nil), eventKinds(n.Left())...), eventKinds(n.Right())...)
	case ability.First, ability.Where, ability.OneOrMore:
		return eventKinds(n.Event())
	case ability.EntersPlay:
		return []OccurrenceKind{CardEntersPlay, TokenMade}
	case ability.LeavesPlay:
		return leavingKinds
	case ability.LeavesArea:
		return append([]OccurrenceKind{CardMoved, CardSent}, leavingKinds...)
	case ability.EntersDiscards:
		return discardKinds
	case ability.EntersHand:
		return []OccurrenceKind{CardDrawn, CardPutIntoHand}
	case ability.TakesAction:
		return actionKinds
	case ability.TurnedFaceUp:
		return []OccurrenceKind{CardTurnedFaceUp, TurnedOver, Uncovered, CardUnfrightened}
	case ability.TurnedFaceDown:
		return []OccurrenceKind{CardTurnedFaceDown, CardFrightened}
	case ability.CountersPut, ability.CountersRemoved:
		return []OccurrenceKind{CountersPut, NamedCountersPut}
	case ability.BecomesInvolved:
		return []OccurrenceKind{InvolvementNoted}
	case ability.PointsScored:
		if n.With() != nil {
			return []OccurrenceKind{ScoredWith}
		}
		return []OccurrenceKind{PointsScored}
	case ability.StartOf:
		return []OccurrenceKind{TimeStarts, TurnBegins, FaceoffStarted}
	case ability.EndOf, ability.EndOfNext:
		return []OccurrenceKind{TimeEnds, TimeOver, FaceoffEnded}
	case ability.FaceoffEnds:
		return []OccurrenceKind{TimeEnds, FaceoffEnded}
	case ability.GameStarts:
		return []OccurrenceKind{TimeStarts}
	case ability.Banished:
		return []OccurrenceKind{CardBanished, CardBeneath}
	}
	if k := plainEvents[n.Op]; k != 0 {
		return []OccurrenceKind{k}
	}
	return nil
}

// plainEvents gives the kind of occurrence of events, by their operations, that are of one
// kind; 0 for others.
var plainEvents = byOp(map[ability.Op]OccurrenceKind{
	ability.Played: CardPlayed, ability.Moved: CardMoved, ability.MovedAsAction: CardMoved,
	ability.MovedByEffect: CardMoved, ability.Sent: CardSent,
	ability.Rallied: CardUnfrightened, ability.ActivatedAbility: AbilityActivated, ability.Dismissed: CardDismissed,
	ability.Retired: CardRetired, ability.Discarded: CardDiscarded, ability.MadeToDiscard: CardDiscarded,
	ability.Drawn: CardDrawn, ability.Flipped: CardFlipped, ability.Revealed: CardRevealed,
	ability.PlacedOnTop: CardPutOnTop, ability.PlacedOnBottom: CardPutOnBottom, ability.Exhausted: CardExhausts,
	ability.Readied: CardReadied, ability.Frightened: CardFrightened, ability.Unfrightened: CardUnfrightened,
	ability.TurnedOver: TurnedOver, ability.Uncovered: Uncovered,
	ability.CutieMarked: CardCutieMarked, ability.Confronted: ProblemConfronted, ability.Solved: ProblemSolved,
	ability.Replaced: ProblemReplaced, ability.Challenged: Challenged, ability.Defeated: Defeated,
	ability.FaceoffStarts: FaceoffStarted, ability.FaceoffWon: FaceoffWon, ability.FaceoffLost: FaceoffLost,
	ability.TokensGained: TokensGained, ability.TokensPaid: TokensPaid,
	ability.TokensLost: TokensLost, ability.SentForLosing: CardSent, ability.RetiredAtLimit: CardRetired,
	ability.BonusScored: PointsScored, ability.ScoredByDefeat: PointsScored, ability.PlayedLast: CardPlayed,
	ability.ActivatedToTurnOver: AbilityActivated,
})

// byOp puts kinds into a list by operation.
func byOp(kinds map[ability.Op]OccurrenceKind) []OccurrenceKind {
	all := make([]OccurrenceKind, ability.OpCount())
	for op, k := range kinds {
		all[op] = k
	}
	return all
}

// actionKinds are the occurrences that taking an action is (609.2).
var actionKinds = []OccurrenceKind{CardPlayed, AbilityActivated, CardMoved, CardDrawn, CardUnfrightened}

// isAction reports whether a player takes an action by an occurrence of those kinds.
func (o *Occurrence) isAction() bool {
	switch o.Kind {
	case CardPlayed, AbilityActivated:
		return true
	}
	return o.Rule == rule.R609_2b || o.Rule == rule.R609_2d || o.Rule == rule.R609_2e
}

// Moment says what an event is matched for.
type Moment uint8

// The moments.
const (
	AsTrigger  Moment = iota // it has happened, or for what takes a card away is about to
	AsDuration               // something lasts until it
	AsWould                  // it would happen: to be replaced or forbidden
)

// looksBack reports whether triggers on an occurrence of the kind look at the
// table as it was before it: what leaves has left afterwards.
func (k OccurrenceKind) looksBack() bool {
	switch k {
	case CardDismissed, CardRetired, CardBanished, CardPutOnBottom, CardPutOnTop, CardPutIntoHand, CardIntoDiscards,
		CardBeneath, CardSetAside, TokenCeases, CardFrightened, CardTurnedFaceDown, CardDiscarded, CardCancelled,
		ProblemReplaced, FaceoffEnded:
		return true
	}
	return false
}

// Matches reports whether an occurrence is the event.
func (s *State) Matches(n *ability.Node, o *Occurrence, x *Context, when Moment) bool {
	switch n.Op {
	case ability.Or:
		return s.Matches(n.Left(), o, x, when) || s.Matches(n.Right(), o, x, when)
	case ability.OneOrMore:
		return s.Matches(n.Event(), o, x, when)
	case ability.Where:
		if s.program.HasOp(ability.CausedBy) || s.program.HasOp(ability.IsPaid) {
			looking := *x
			looking.looked = o
			x = &looking
		}
		return s.Matches(n.Event(), o, x, when) && s.asOf(o).ConditionOf(n.Condition(), x)
	case ability.First:
		if !s.Matches(n.Event(), o, x, when) {
			return false
		}
		if n.Per().Op == ability.Game {
			return true // it triggers once
		}
		if place := s.placeOf(o); place >= 0 {
			return s.isFirstOf(n, o, place, x)
		}
		times := s.howOftenBy(n.Event(), n.Per().Op, x, o.Player, n.By() != nil)
		if when == AsTrigger && !o.Kind.looksBack() && s.remembers(o.Kind) {
			return times <= 1 // it is in the history itself
		}
		return times == 0
	}
	if !mayBe(n, o.Kind) {
		return false
	}
	return s.matchesArgs(n, o, x, when)
}

func isOf(kinds []OccurrenceKind, k OccurrenceKind) bool {
	for _, other := range kinds {
		if other == k {
			return true
		}
	}
	return false
}

// matchesArgs compares an occurrence with what an event says of it.
func (s *State) matchesArgs(n *ability.Node, o *Occurrence, x *Context, when Moment) bool {
	var then *State
	asThen := func() *State {
		if then == nil {
			then = s.asOf(o)
		}
		return then
	}
	player := func(n *ability.Node) bool {
		return n == nil || sameForGood.Has(n.Op) && s.PlayersOf(n, x).Has(o.Player) || !sameForGood.Has(n.Op) &&
			asThen().PlayersOf(n, x).Has(o.Player)
	}
	by := func(n *ability.Node) bool { return n == nil || !o.ByGame && !o.Manual && player(n) }
	cards := func(n *ability.Node) bool { return n == nil || o.Card.Card != 0 && s.fitsThen(n, o, x) }
	host := func(n *ability.Node) bool { return n == nil || o.Host.Card != 0 && asThen().Fits(n, o.Host.Card, x) }
	area := func(n *ability.Node, a AreaID) bool { return n == nil || asThen().isAt(n, a, o.Card.Card, x) }
	ofFaceoff := func(kind, involving, at *ability.Node) bool {
		return s.wasOfKind(kind, o) && s.involves(involving, o, x) && s.faceoffWasAt(at, o, x)
	}
	switch n.Op {
	case ability.EntersPlay:
		return cards(n.Cards()) && area(n.At(), o.Area) && (n.From() == nil || zoneOf(n.From().Op) == o.FromZone)
	case ability.LeavesPlay:
		return o.FromZone == Play && cards(n.Cards())
	case ability.LeavesArea:
		return o.FromZone == Play && cards(n.Cards()) && area(n.Area(), o.From)
	case ability.Played:
		return player(n.By()) && cards(n.Cards()) && area(n.To(), o.Area) && host(n.On())
	case ability.Moved, ability.MovedAsAction, ability.MovedByEffect:
		if asAction := o.Rule == rule.R609_2b; n.Op == ability.MovedAsAction && !asAction ||
			n.Op == ability.MovedByEffect && asAction {
			return false
		}
		return player(n.By()) && cards(n.Cards()) && area(n.To(), o.Area) && area(n.From(), o.From)
	case ability.Sent:
		return cards(n.Cards()) && area(n.To(), o.Area)
	case ability.SentForLosing:
		return o.Rule == rule.R514_5b && player(n.By()) && cards(n.Cards())
	case ability.RetiredAtLimit:
		return o.Rule == rule.R616_3 && player(n.By()) && cards(n.Cards())
	case ability.BonusScored:
		isBonus := o.Rule == rule.R514_5c || o.Rule != rule.R514_5a && o.Host.Card != 0 // scored instead of it
		return isBonus && player(n.By()) && host(n.Problems())
	case ability.ScoredByDefeat:
		return o.Rule == rule.R514_5a && player(n.By()) && host(n.Troublemakers())
	case ability.MadeToDiscard:
		return o.Host.Card != 0 && (n.By() == nil || s.PlayersOf(n.By(), x).Has(asThen().holder(o.Host.Card))) &&
			cards(n.Cards())
	case ability.PlayedLast:
		return o.N == LastInHand && player(n.By()) && cards(n.Cards())
	case ability.TakesAction:
		return o.isAction() && player(n.By())
	case ability.Dismissed, ability.Readied, ability.Frightened, ability.Unfrightened:
		return by(n.By()) && cards(n.Cards())
	case ability.Rallied:
		return o.Rule == rule.R609_2e && player(n.By()) && cards(n.Cards())
	case ability.ActivatedToTurnOver:
		return s.program.abilities[o.Ability.ID].turnsOver && player(n.By()) && cards(n.Cards())
	case ability.ActivatedAbility, ability.Retired, ability.Discarded, ability.Drawn, ability.Flipped,
		ability.Exhausted, ability.Uncovered, ability.Revealed:
		return player(n.By()) && cards(n.Cards())
	case ability.PlacedOnTop, ability.PlacedOnBottom:
		if o.N == ShuffledIn {
			return false
		}
		isOwn := s.Owner(o.Card.Card) == o.Player
		return s.DeckOf(o.Card.Card) == DrawDeck && (isOwn || n.Cards() != nil) && player(n.By()) && cards(n.Cards())
	case ability.Challenged, ability.Defeated:
		return player(n.By()) && cards(n.Troublemakers())
	case ability.PointsScored:
		return player(n.By()) && cards(n.With())
	case ability.EntersHand:
		return by(n.By()) && cards(n.Cards()) && (n.From() == nil || zoneOf(n.From().Op) == o.FromZone)
	case ability.Banished:
		return by(n.By()) && cards(n.Cards()) && (n.From() == nil || zoneOf(n.From().Op) == o.FromZone)
	case ability.EntersDiscards:
		return cards(n.Cards()) && (n.From() == nil || zoneOf(n.From().Op) == o.FromZone)
	case ability.CountersPut:
		return s.matchesCounters(n.Word(), false, o, x) && by(n.By()) && cards(n.Cards())
	case ability.CountersRemoved:
		return s.matchesCounters(n.Word(), true, o, x) && by(n.By()) && cards(n.Cards())
	case ability.TurnedFaceUp:
		return cards(n.Cards())
	case ability.Confronted:
		return player(n.By()) && area(n.At(), o.Area)
	case ability.FaceoffStarts:
		return ofFaceoff(n.OfKind(), n.Involving(), n.At()) && player(n.By()) &&
			(n.By() == nil || !s.isStartedByNobody(o))
	case ability.FaceoffEnds:
		return o.Kind == FaceoffEnded && when == AsDuration ||
			o.Kind == TimeEnds && when != AsDuration && isFaceoffTime(ability.Op(o.N)) && s.wasOfKind(n.OfKind(), o) &&
				s.involves(n.Involving(), o, x) && s.faceoffWasAt(n.At(), o, x)
	case ability.FaceoffWon, ability.FaceoffLost:
		if n.Op == ability.FaceoffWon && n.Margin() != nil && int(o.N) < s.NumberOf(n.Margin(), x) {
			return false
		}
		return player(n.By()) && ofFaceoff(n.OfKind(), n.Involving(), n.At())
	case ability.TokensGained:
		return player(n.By()) && host(n.From())
	case ability.BecomesInvolved:
		return o.N >= 0 && cards(n.Cards())
	case ability.TokensPaid, ability.TokensLost:
		return player(n.By())
	case ability.StartOf:
		return s.matchesStart(n, o, x)
	case ability.EndOf, ability.EndOfNext:
		return s.matchesEnd(n, o, x, when)
	case ability.GameStarts:
		return ability.Op(o.N) == ability.Game
	}
	return cards(n.Subject())
}

// isStartedByNobody reports whether the rules start a faceoff and no player does: a
// disputed point about Problem faceoffs.
func (s *State) isStartedByNobody(o *Occurrence) bool {
	return (o.Rule == rule.R612_1 || o.Rule == rule.R612_2) && s.program.Reading(WhoStartsAProblemFaceoff) == NobodyDoes
}

// isOrBecame reports whether a card is what the card of an occurrence is or, of the history,
// what it became by it (410.6a).
func (s *State) isOrBecame(r Ref, o *Occurrence) bool {
	if s.placeOf(o) < 0 {
		return s.IsLive(r)
	}
	return o.Kind.makesDifferent() && r.Incarnation == o.Card.Incarnation+1
}

// canHaveCause reports whether an occurrence can say of which card's effect it is: its Host is that card, where an
// ability asks for it.
func (o *Occurrence) canHaveCause() bool {
	switch o.Kind {
	case CardDismissed, CardRetired, CardBanished, CardFrightened, CardUnfrightened, CardExhausts, CardReadied,
		CardMoved, CardSent, CardDiscarded, CardPutIntoHand, CardIntoDiscards, TokensGained, TokensLost,
		CardTurnedFaceDown:
		return !o.ByGame && !o.Manual
	}
	return false
}

// SetCause says of an occurrence of which card's effect it is, where an ability asks for that.
func (s *State) SetCause(o *Occurrence, source Ref) {
	if s.program.HasOp(ability.CausedBy) && o.canHaveCause() && o.Host.Card == 0 {
		o.Host = source
	}
}

// fitsThen reports whether the card of an occurrence fits: as it is now or, for what has
// happened before, as it was then.
func (s *State) fitsThen(n *ability.Node, o *Occurrence, x *Context) bool {
	c := o.Card.Card
	if n.Op == ability.This {
		return c == x.This.Card && (o.Card == x.This || s.isOrBecame(x.This, o))
	}
	if o.FaceDown {
		unnamed := *x
		unnamed.Unnamed = c
		x = &unnamed
	}
	if o.Kind == CardPlayed && s.program.HasDilemmaTrait(s.cards[c].Print) &&
		s.program.Reading(PlayedDilemma) == AsItWasPlayed {
		played := *x
		played.AsPlayed = c
		x = &played
	}
	if o.Kind.looksBack() && (!s.IsLive(o.Card) || s.cards[c].Zone != o.FromZone) {
		return s.asItWas(o).Fits(n, c, x)
	}
	return s.asOf(o).Fits(n, c, x)
}

// matchesCounters reports whether counters of the name, or +1 power counters without
// one, are put on a card or removed from it.
func (s *State) matchesCounters(name *ability.Node, removed bool, o *Occurrence, x *Context) bool {
	takesPower := o.Kind == CountersPut && s.program.words[o.Word] == minusPower // putting them is a negative number
	if removed != (o.N < 0 != takesPower) {
		return false
	}
	unnamed := name == nil || s.text(name, x) == minusPower
	if unnamed || o.Kind == CountersPut {
		return unnamed && o.Kind == CountersPut && takesPower == (name != nil)
	}
	return o.Kind == NamedCountersPut && o.Word == s.wordOf(name, x)
}

func isFaceoffTime(op ability.Op) bool {
	return op == ability.Faceoff || op == ability.ProblemFaceoff || op == ability.TroublemakerFaceoff
}

// IsPhase reports whether the time word means a phase.
func IsPhase(op ability.Op) bool { return isPhase(op) }

func isPhase(op ability.Op) bool {
	switch op {
	case ability.ReadyPhase, ability.TroublemakerPhase, ability.MainPhase, ability.ScorePhase, ability.EndPhase:
		return true
	}
	return false
}

// turnOf gives whose turn it is as a time comes: a Reaction can look at what was in the turn
// before (512.4d).
func (s *State) turnOf(o *Occurrence) Player {
	if o.Kind.marksTime() || o.Kind == TurnBegins {
		return o.Player
	}
	return s.turnPlayer
}

func (s *State) matchesStart(n *ability.Node, o *Occurrence, x *Context) bool {
	time := n.Time().Op
	if n.By() != nil && !s.PlayersOf(n.By(), x).Has(s.turnOf(o)) {
		return false
	}
	switch o.Kind {
	case TurnBegins:
		return time == ability.Turn
	case FaceoffStarted:
		return isFaceoffTime(time) && s.wasOfKind(n.Time(), o)
	}
	return IsTime(time, ability.Op(o.N))
}

func (s *State) matchesEnd(n *ability.Node, o *Occurrence, x *Context, when Moment) bool {
	time := n.Time().Op
	if n.By() != nil && !s.PlayersOf(n.By(), x).Has(s.turnOf(o)) {
		return false
	}
	if o.Kind == FaceoffEnded {
		return when == AsDuration && isFaceoffTime(time)
	}
	if (o.Kind == TimeOver) != (when == AsDuration) {
		return false
	}
	if isFaceoffTime(ability.Op(o.N)) {
		return isFaceoffTime(time) && s.wasOfKind(n.Time(), o)
	}
	return IsTime(time, ability.Op(o.N))
}
