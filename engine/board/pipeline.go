package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// orderingsFor gives where the order of modifiers makes a difference, if anyone is
// to be told.
func (s *State) orderingsFor(trail Trail) []Ordering {
	if !wantsOrders(trail) || !s.program.HasAbilities() {
		return nil
	}
	return slices.Clone(s.Orderings())
}

// NoteOrderings notes where the order of modifiers makes a difference (711.3 to
// 711.5), for a position in which play begins.
func (s *State) NoteOrderings(trail Trail) { s.noteOrderings(trail, nil) }

// noteOrderings notes where the order of modifiers makes a difference and did not
// before.
func (s *State) noteOrderings(trail Trail, before []Ordering) {
	if !wantsOrders(trail) {
		return
	}
	s.noteReadingsOfOrder(trail, before)
	for _, o := range s.orderingsFor(trail) {
		if slices.Contains(before, o) {
			continue
		}
		record(trail, Entry{Kind: Noted, Note: orderingNotes[o.Why], Depth: s.Depth(), Rule: o.Why, Card: o.Earlier, N: int32(o.Later.Card)})
	}
}

// noteReadingsOfOrder says how the points about dependence between modifiers are read
// where another reading has them applied in another order, and the present order is new.
func (s *State) noteReadingsOfOrder(trail Trail, before []Ordering) {
	if len(s.Applied()) < 2 {
		return
	}
	now := s.Orderings()
	depends := slices.ContainsFunc(now, func(o Ordering) bool { return o.Why != rule.R711_3 })
	for _, point := range orderingPoints {
		reading := s.program.Reading(point.d)
		if reading == 0 && (!depends || slices.Equal(now, before)) {
			continue
		}
		if other := s.ReadAs(point.d, 1-reading); other != nil && !slices.Equal(other.Applied(), s.Applied()) {
			s.noteReading(trail, point.d, point.why)
		}
	}
}

// orderingPoints are the disputed points about orders of modifiers, with their rules.
var orderingPoints = []struct {
	d   Disputed
	why rule.Number
}{{DependenceTested, rule.R711_4}, {DependenceInACircle, rule.R711_5}}

// orderingNotes are the notes about orders of modifiers by their rules.
var orderingNotes = map[rule.Number]NoteKind{rule.R711_3: AppliedByStamp, rule.R711_4: AppliedAfter, rule.R711_5: AppliedInTurn}

// stopped finds the rule, and the card if it is one, by which an occurrence
// can't happen (104.2); 0 if it can.
func (s *State) stopped(o *Occurrence) (rule.Number, Ref) {
	by, forbidden := s.forbids(o)
	return s.stoppedOrForbidden(o, by, forbidden)
}

// stoppedOrForbidden is stopped where it is known whether a modifier forbids the
// occurrence, and which.
func (s *State) stoppedOrForbidden(o *Occurrence, by Ref, forbidden bool) (rule.Number, Ref) {
	if why := s.Cant(o); why != 0 && s.program.Holds(why) {
		return why, Ref{}
	}
	if !forbidden {
		by, forbidden = s.exceeds(o)
	}
	if forbidden {
		return rule.R104_2, by
	}
	return 0, Ref{}
}

// Cant finds the rule that keeps an occurrence from happening, 0 if none does.
func (s *State) Cant(o *Occurrence) rule.Number {
	c := o.Card.Card
	if c != 0 && !s.IsLive(o.Card) && o.Kind.changesCard() {
		return rule.R410_6
	}
	switch o.Kind {
	case PointsScored, TokensGained, PlayerLoses:
		if !s.InGame(o.Player) {
			return rule.R103_5
		}
	case CardReadied, CardExhausts:
		switch {
		case s.cards[c].Zone != Play:
			return rule.R503_4
		case s.Type(c) == card.ProblemType:
			return rule.R503_4a
		case s.cards[c].Frightened:
			return rule.R504_2a
		case o.Kind == CardExhausts && s.cards[c].Exhaustion > 0:
			return rule.R503_2a
		case o.Kind == CardReadied && s.cards[c].Exhaustion == 0:
			return rule.R503_3
		}
	case CardFrightened:
		switch {
		case s.cards[c].Zone != Play:
			return rule.R504_1
		case s.cards[c].Frightened:
			return rule.R504_2b
		case s.Type(c) == card.ManeCharacter && s.program.Reading(FrightenedManeCharacters) == CantBeFrightened:
			return rule.R504_1
		}
	case CardUnfrightened:
		if !s.cards[c].Frightened {
			return rule.R609_2e
		}
	case Uncovered:
		if !s.cards[c].FaceDown {
			return rule.R607_3
		}
		if o.N == ByAnEffect && s.program.Reading(UncoveringBesideAnEpic) == CanUncover {
			return 0
		}
		return s.cantUncover(o.Area)
	case CardTurnedFaceUp:
		if !s.cards[c].FaceDown {
			return rule.R104_2
		}
	case CardTurnedFaceDown:
		if s.cards[c].FaceDown || s.cards[c].Zone != Play {
			return rule.R104_2
		}
	case TurnedOver:
		if s.cards[c].Zone != Play || s.Type(c) != card.ManeCharacter || len(s.program.prints[s.cards[c].Print].Faces) < 2 {
			return rule.R301_2
		}
	case CardDrawn:
		if s.cards[c].Zone != DrawDeck {
			return rule.R410_4
		}
	case CardFlipped:
		if s.cards[c].Zone != DrawDeck {
			return rule.R515_1
		}
	case CardDiscarded:
		if s.cards[c].Zone != Hand {
			return rule.R410_3
		}
	case CardDismissed:
		if s.cards[c].Zone != Play {
			return rule.R410_1
		}
		return s.cantLeavePlay(c)
	case CardRetired:
		if s.cards[c].Zone != Play || s.cards[c].Controller != o.Player {
			return rule.R410_2
		}
		return s.cantLeavePlay(c)
	case CardIgnored:
		if s.cards[c].Ignored || s.cards[c].Zone != Flip {
			return rule.R515_4a
		}
	case CountersPut, NamedCountersPut:
		if s.cards[c].Zone != Play {
			return rule.R707_3
		}
	case CardCutieMarked:
		switch {
		case s.cards[c].Zone != Play:
			return rule.R707_3
		case s.cards[c].CutieMarked:
			return rule.R104_2
		}
	case CardBanished, CardBeneath, CardSetAside, CardPutOnBottom, CardPutOnTop, CardPutIntoHand, CardIntoDiscards:
		return s.cantLeavePlay(c)
	case CardMoved, CardSent:
		return s.CantGo(c, o.Area, o.Kind == CardSent)
	}
	return 0
}

func (s *State) cantLeavePlay(c CardID) rule.Number {
	if s.cards[c].Zone == Play && s.Type(c) == card.ManeCharacter {
		return rule.R301_5
	}
	return 0
}

// ByAnEffect as the number of an uncovering says that an effect does it.
const ByAnEffect = 1

// cantUncover finds the rule that keeps Troublemakers from being uncovered at an
// area: a face-up Epic one is there (607.1).
func (s *State) cantUncover(a AreaID) rule.Number {
	for _, c := range s.InPlay() {
		if s.cards[c].Area == a && s.Type(c) == card.Troublemaker && s.IsEpic(c) {
			return rule.R607_1
		}
	}
	return 0
}

// IsEpic reports whether a Troublemaker does what the Epic trait means: it has the
// trait, or in some editions the keyword Villain.
func (s *State) IsEpic(c CardID) bool {
	return s.HasTrait(c, card.TraitEpic) || s.program.Reading(VillainMeans) == VillainIsEpic && s.HasKeyword(c, "Villain")
}

// CantGo finds the rule that keeps a card in play from being moved or sent to
// an area (506.2), 0 if none does. Troublemakers can be sent to a home, as being
// sent is not being moved (506.2a, 506.5).
func (s *State) CantGo(c CardID, to AreaID, sent bool) rule.Number {
	switch {
	case s.cards[c].Zone != Play:
		return rule.R506_1
	case !s.AreaExists(to):
		return rule.R501_1
	case s.cards[c].Area == to:
		return rule.R506_2
	case s.IsLive(s.cards[c].Host):
		return rule.R509_3
	}
	if s.AreaKind(to) == Home {
		if s.Type(c) == card.Troublemaker && !sent {
			return rule.R506_2a
		}
		if s.AreaOwner(to) != s.cards[c].Controller {
			return rule.R506_2
		}
	}
	return 0
}

// commit changes the table. It alone does.
func (s *State) commit(o *Occurrence) {
	if o.Kind == TokenMade {
		o.Card = s.addToken(o.Player, Print(o.N))
	}
	c := o.Card.Card
	if c != 0 {
		o.FromZone = s.cards[c].Zone
	}
	wasInPlay := c != 0 && s.cards[c].Zone == Play
	if c != 0 {
		o.From, o.Holder = s.cards[c].Area, s.holder(c)
	}
	s.happened = s.happened || o.Kind != CardLearned
	switch o.Kind {
	case TurnBegins:
		s.turn++
		s.turnPlayer = o.Player
		s.ForgetLoops()
		s.lastPriority = NoPlayer
		s.beginHistory()
		s.ForgetUses(uint16(ability.Turn))
	case TimeStarts, TimeOver:
		if isPhase(ability.Op(o.N)) {
			s.ForgetUses(uint16(ability.Phase))
		}
	case CardReadied:
		s.cards[c].Exhaustion--
	case CardExhausts:
		s.cards[c].Exhaustion++
	case CardFrightened:
		s.turnFaceDown(c)
		s.cards[c].Frightened = true
	case CardTurnedFaceDown:
		s.turnFaceDown(c)
	case CardUnfrightened, CardTurnedFaceUp, Uncovered:
		if s.cards[c].Frightened && s.program.Reading(SideAfterFright) == StartSide {
			s.cards[c].Boosted = false
		}
		s.cards[c].FaceDown, s.cards[c].Frightened = false, false
		s.cards[c].Stamp = s.nextStamp()
	case TurnedOver:
		s.cards[c].Boosted = !s.cards[c].Boosted
		s.cards[c].Stamp = s.nextStamp()
	case TokensGained:
		s.players[o.Player].Tokens += o.N
	case TokensPaid:
		s.players[o.Player].Tokens -= o.N
	case CardDrawn:
		s.changeZone(c, Hand, onBottom)
	case CardFlipped:
		s.changeZone(c, Flip, onBottom)
	case CardQueued:
		s.changeZone(c, Queue, onBottom)
		s.cards[c].FaceDown = o.FaceDown
		if o.FaceDown && s.program.Reading(PlayedTroublemaker) == IsRevealed {
			s.cards[c].Seen = s.everyone()
		}
	case ActionAnnounced:
		s.save(o.N)
	case ActionRewound:
		s.restore(o.N)
	case CardEntersPlay, TokenMade:
		was, revealed := s.Ref(c), o.FaceDown && o.FromZone == Queue && s.program.Reading(PlayedTroublemaker) == IsRevealed
		s.forgetEarlierLinks(c)
		s.changeZone(c, Play, onBottom)
		if revealed {
			s.cards[c].Seen = s.everyone()
		}
		s.followIntoPlay(was, s.Ref(c))
		if o.FromZone == Queue {
			s.followPlayed(was)
		}
		state := &s.cards[c]
		state.FaceDown, state.Frightened = o.FaceDown, o.Frightened
		if s.IsDilemma(c) {
			o.Area = DilemmaArea(s.Players(), c)
		}
		state.Controller, state.Base, state.Area = o.Player, o.Player, o.Area
		if o.Exhausts {
			state.Exhaustion = 1
		}
		state.Stamp = s.nextStamp()
		s.attach(c, o.Host)
	case CardDiscarded, CardDismissed, CardRetired, CardIntoDiscards:
		s.changeZone(c, DiscardPile, onTop)
	case CardPutIntoHand:
		s.changeZone(c, Hand, onBottom)
	case DeckShuffled:
		s.shuffle(o.Player, o.N == 1, o.Value.Int())
	case CardBanished:
		s.banish(c)
	case CardPutOnBottom:
		s.changeZone(c, s.DeckOf(c), onBottom)
	case CardPutOnTop:
		s.changeZone(c, s.DeckOf(c), onTop)
	case CardMoved, CardSent:
		s.relocate(c, o.Area)
	case ControlGained:
		s.cards[c].Controller = o.Player
		if !o.ByGame { // else it follows from continuous modifiers
			s.cards[c].Base, s.cards[c].BaseStamp = o.Player, s.nextStamp()
		}
	case CardAttached:
		s.attach(c, o.Host)
		s.relocate(c, s.cards[o.Host.Card].Area)
	case CardDetached:
		s.cards[c].Host = Ref{}
	case CountersPut:
		s.cards[c].Power += o.N
		s.cards[c].CounterStamp = s.nextStamp()
	case TokenCeases:
		s.changeZone(c, OutOfGame, onBottom)
		s.tokens--
	case ScoreSet:
		s.players[o.Player].Score = o.N
	case TokensSet:
		s.players[o.Player].Tokens = o.N
	case ProblemConfronted:
		s.cards[c].Confronted = s.program.Reading(FirstToConfront) == BonusToo
	case PointsScored:
		s.players[o.Player].Score += o.N
	case CardLearned:
		s.learn(c, Print(o.N))
	case PlayerRemoved:
		s.remove(o.Player)
	case PlayerWins:
		s.result = Result{Over: true, Winner: o.Player}
	case GameIsDrawn:
		s.result = Result{Over: true, Winner: NoPlayer}
	case GameIsStopped:
		s.result = Result{Over: true, Winner: NoPlayer, Stopped: true}
	case NamedCountersPut:
		s.putCounters(c, o.Word, o.N)
	case CardCutieMarked:
		s.cards[c].CutieMarked = true
	case CardIgnored:
		s.cards[c].Ignored = true
		if s.program.Reading(RandomIgnoredChaos) == NeverFlipped {
			s.TakeBackTriggers(CardFlipped, c)
		}
	case TotalAdded:
		s.players[o.Player].Total += o.N
	case CardInvolved, CardUninvolved:
		s.involved = append(s.involved, Involvement{o.Card, o.Kind == CardInvolved})
	case FlipsAdded:
		s.players[o.Player].Flips += o.N
	case InvolvementNoted:
		s.noteInvolvement(o.Card, o.N >= 0)
	case FaceoffStarted, FaceoffEnded:
		s.involved, s.noted = s.involved[:0], s.noted[:0]
		for i := range s.players {
			s.players[i].Total, s.players[i].Flips = 0, 0
		}
		s.ForgetUses(uint16(ability.Faceoff))
	case TokensLost:
		s.players[o.Player].Tokens = max(0, s.players[o.Player].Tokens-o.N)
	case PointsLost:
		s.players[o.Player].Score = max(0, s.players[o.Player].Score-o.N)
	case CardBeneath:
		s.changeZone(c, Banished, onTop)
		s.cards[c].Beneath = o.Host
	case CardSetAside:
		s.setAside(c)
	case CardCancelled:
		s.changeZone(c, DiscardPile, onTop)
	case ModifierStamped:
		s.stamp(o.Card, o.Ability)
	case ModifierCreated:
		s.createModifier(o)
	case ModifierEnded:
		s.removeModifier(uint16(o.N))
	case SkipAdded:
		s.turnChanges = append(s.turnChanges, TurnChange{Skip: true, Time: uint16(o.N), Player: o.Player})
	case TimeSkipped:
		if i := s.skipPending(ability.Op(o.N), o.Player); i >= 0 && o.Card.Card == 0 {
			s.dropTurnChange(i)
		}
	case TimeAdded:
		s.GoOn()
		s.turnChanges = append(s.turnChanges, TurnChange{Time: uint16(o.N), Before: uint16(o.Value.Int()), Player: o.Player})
	case CardLookedAt:
		s.cards[c].Seen |= SetOf(o.Player)
	case CardRevealed:
		s.cards[c].Seen = s.everyone()
	case CardSearched:
		for _, other := range s.Cards(s.cards[c].Zone, s.cards[c].Owner) {
			s.cards[other].Seen |= SetOf(o.Player)
		}
	case ValueLinked:
		s.links = append(s.links, Link{c, o.Word, o.Value, s.cards[c].Incarnation})
	case LinksForgotten:
		s.forgetLinks(c, o.Word)
	case EffectTaken:
		s.effectsTaken++
		if int(o.N) < len(s.waiting) { // a record that is folded over a table has only the table
			s.waiting = append(s.waiting[:o.N], s.waiting[o.N+1:]...)
		}
	}
	o.Lineage = 0 // nothing can replace it any more
	if c != 0 && o.Kind.unsettles() && (wasInPlay || s.cards[c].Zone == Play) || o.Kind == PlayerRemoved {
		s.unsettled = true
	}
	if s.remembers(o.Kind) {
		s.history = append(s.history, *o)
		s.changes(ofHistory)
	}
	s.changes(o.Kind.changes())
}

// changeZone puts a card into another zone, where it is a different card
// (410.6) with nothing left of what it was in play.
func (s *State) changeZone(c CardID, z Zone, at position) {
	s.ceaseDilemma(c)
	s.put(c, z, at)
	state := &s.cards[c]
	state.Controller, state.Area, state.Host = state.Owner, NoArea, Ref{}
	state.FaceDown, state.Frightened, state.Boosted, state.Attachment = false, false, false, false
	state.Confronted, state.CutieMarked, state.Ignored, state.Beneath = false, false, false, Ref{}
	state.Base, state.Stamp, state.BaseStamp = state.Owner, 0, 0
	s.becomeDifferent(c)
}

// banish puts a card into its owner's banished zone (410.5), or in some editions
// out of the game, where everybody still knows it.
func (s *State) banish(c CardID) {
	if s.program.Reading(BanishedWhere) == BanishedZoneOfOwner {
		s.changeZone(c, Banished, onTop)
		return
	}
	s.changeZone(c, OutOfGame, onTop)
	s.cards[c].Seen = s.everyone()
}

// setAside puts a card face-down out of all zones: who knew it still does, and
// nobody else.
func (s *State) setAside(c CardID) {
	var seen PlayerSet
	for p := range s.players {
		if s.Sees(Player(p), c) {
			seen |= SetOf(Player(p))
		}
	}
	s.changeZone(c, OutOfGame, onTop)
	s.cards[c].Seen = seen
}

// becomeDifferent gives a card its next incarnation; counters are removed from
// it (519.3a).
func (s *State) becomeDifferent(c CardID) {
	s.cards[c].Seen = 0
	if s.program.Holds(rule.R410_6) {
		s.cards[c].Incarnation++
	}
	if s.program.Holds(rule.R519_3a) {
		s.cards[c].Exhaustion, s.cards[c].Power, s.cards[c].CutieMarked = 0, 0, false
		s.removeCounters(c)
	}
}

// turnFaceDown turns a card face-down, whereby it becomes a different card
// (505.3). What is attached to it stays attached, until pre-priority processing
// dismisses it (511.3).
func (s *State) turnFaceDown(c CardID) {
	if s.program.Reading(FaceDownDilemma) == AreaCeases {
		s.ceaseDilemma(c)
	}
	was := s.Ref(c)
	s.cards[c].FaceDown = true
	if s.program.Holds(rule.R505_3) {
		s.becomeDifferent(c)
	}
	for _, other := range s.InPlay() {
		if s.cards[other].Host == was {
			s.cards[other].Host = s.Ref(c)
		}
	}
}

// nextStamp gives the next timestamp (711.3a).
func (s *State) nextStamp() uint16 {
	s.lastStamp++
	return s.lastStamp
}

// DeckOf gives the deck that a card belongs in: the Problem deck for Problems,
// the draw deck for all others (101.2, 101.3b), Dilemmas among them (522.3a).
func (s *State) DeckOf(c CardID) Zone {
	if face := s.Face(c); face != nil && face.Type == card.ProblemType || s.cards[c].Zone == ProblemDeck {
		return ProblemDeck
	}
	return DrawDeck
}

// attach makes a card an attachment of a host (509.1); no host changes nothing.
func (s *State) attach(c CardID, host Ref) {
	if host.Card != 0 && s.program.Holds(rule.R509_2) {
		s.cards[c].Host, s.cards[c].Attachment = host, true
	}
}

// relocate puts a card in play, and what is attached to it (509.3), at another
// area.
func (s *State) relocate(c CardID, to AreaID) {
	s.cards[c].Area = to
	for _, other := range s.InPlay() {
		if s.cards[other].Host == s.Ref(c) && s.program.Holds(rule.R509_3) {
			s.relocate(other, to)
		}
	}
}

// endIfWon ends the game if a player has 15 points (103.2) or no opponents are
// left (103.3).
func (s *State) endIfWon(trail Trail) {
	if s.result.Over {
		return
	}
	winner, winners, remaining, survivor := NoPlayer, 0, 0, NoPlayer
	for i := range s.players {
		if s.players[i].Gone {
			continue
		}
		remaining++
		survivor = Player(i)
		if s.players[i].Score >= WinningScore && s.program.Holds(rule.R103_2) {
			winner = Player(i)
			winners++
		}
	}
	end := Occurrence{Card: Ref{}}
	switch {
	case remaining == 1 && s.Players() > 1 && s.program.Holds(rule.R103_3):
		end.Kind, end.Rule, end.Player = PlayerWins, rule.R103_3, survivor
	case winners == 1:
		end.Kind, end.Rule, end.Player = PlayerWins, rule.R103_2, winner
	case winners > 1 && s.program.Holds(rule.R103_2a):
		end.Kind, end.Rule, end.Player = GameIsDrawn, rule.R103_2a, NoPlayer
	default:
		return
	}
	s.commit(&end)
	record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: end.Rule, Occurrence: end})
}

// WinningScore is the number of points that wins the game (103.2).
const WinningScore = 15
