package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Pre-priority processing (511): waves of six checks until a wave in which
// nothing happens. The frame's N is the number of the wave, Kind is 1 once
// something has happened in it.

const (
	beginWave = iota
	checkHosts
	checkFaceDownHosts
	checkFrightened
	checkCharacterAreas
	checkOtherAreas
	beginEffects
	chooseEffect
	processEffect
	endWave
)

var preProcessingSteps = []step{
	beginWave:           {rule: rule.R511_1, do: beginNextWave},
	checkHosts:          {rule: rule.R511_2, do: dismissUnhosted},
	checkFaceDownHosts:  {rule: rule.R511_3, do: dismissFromFaceDownHosts},
	checkFrightened:     {rule: rule.R511_4, do: turnNonFriendsFaceUp},
	checkCharacterAreas: {rule: rule.R511_5, do: sendStrayCharactersHome},
	checkOtherAreas:     {rule: rule.R511_6, do: dismissFromCeasedAreas},
	beginEffects:        {rule: rule.R511_7, do: beginProcessingEffects},
	chooseEffect:        {rule: rule.R511_7, do: chooseWaitingEffect},
	processEffect:       {rule: rule.R511_7, do: processChosenEffect},
	endWave:             {rule: rule.R511_8, do: performAnotherWave},
}

// beginNextWave begins a wave: effects that wait now are processed in it, as are
// those that its checks create.
func beginNextWave(g *Game, f *board.Frame) {
	f.Kind = 0
	g.state.AgeEffects()
	g.state.SetWave(0)
	if g.isIdle() {
		goTo(f, endWave)
	}
}

// isIdle reports whether nothing is going to happen in a wave: no effect waits, and
// there is no card that any of the checks could be about.
func (g *Game) isIdle() bool {
	if len(g.state.Waiting()) > 0 {
		return false
	}
	for _, c := range g.state.InPlay() {
		if g.state.IsAttachment(c) || g.state.Host(c).Card != 0 || g.isFrightenedNonFriend(c) || g.isAstray(c) {
			return false
		}
	}
	return true
}

// beginProcessingEffects begins the part of the wave in which effects are
// processed: those that this creates wait for the next wave (511.7b).
func beginProcessingEffects(g *Game, _ *board.Frame) { g.state.SetWave(1) }

// dismissUnhosted dismisses attachments that are not attached to a host (any
// more) that matches their host description (511.2).
func dismissUnhosted(g *Game, f *board.Frame) {
	g.wave(f, g.isUnhosted, func(board.CardID) board.Occurrence {
		return board.Occurrence{Kind: board.CardDismissed, Rule: rule.R511_2, ByGame: true}
	})
}

// isUnhosted reports whether the card is an attachment that is not attached to a
// host that matches its host description (509.4).
func (g *Game) isUnhosted(c board.CardID) bool {
	if !g.state.IsAttachment(c) || !g.holds(rule.R509_4) {
		return false
	}
	host := g.state.Host(c)
	return !g.state.IsLive(host) || g.state.Zone(host.Card) != board.Play || !g.state.FitsHostDescription(c, host.Card)
}

// hasUnhosted reports whether there is an attachment to be dismissed. Modifiers
// can change whether hosts match while nothing happens to any card.
func (g *Game) hasUnhosted() bool {
	if !g.state.Program().HasOp(ability.PlayOn) || !g.state.HasAttachments() {
		return false
	}
	if g.state.HostsFit() {
		return false
	}
	for _, c := range g.state.InPlay() {
		if g.isUnhosted(c) {
			return true
		}
	}
	g.state.NoteHostsFit()
	return false
}

// hasOtherType reports whether there is a frightened card that is no Friend, or a character in
// a home where it can't be. Modifiers can change types while nothing happens to any card.
func (g *Game) hasOtherType() bool {
	return g.state.Program().HasOp(ability.HasType) && slices.ContainsFunc(g.state.InPlay(), func(c board.CardID) bool {
		return g.isFrightenedNonFriend(c) || g.isInForeignHome(c) && g.state.IsCharacter(c)
	})
}

// dismissFromFaceDownHosts dismisses attachments on face-down hosts (511.3).
func dismissFromFaceDownHosts(g *Game, f *board.Frame) {
	g.wave(f, g.isOnFaceDownHost, func(board.CardID) board.Occurrence {
		return board.Occurrence{Kind: board.CardDismissed, Rule: rule.R511_3, ByGame: true}
	})
}

func (g *Game) isOnFaceDownHost(c board.CardID) bool {
	host := g.state.Host(c)
	return host.Card != 0 && g.state.IsFaceDown(host.Card)
}

// turnNonFriendsFaceUp turns frightened cards other than Friends face-up
// (511.4).
func turnNonFriendsFaceUp(g *Game, f *board.Frame) {
	g.wave(f, g.isFrightenedNonFriend, func(c board.CardID) board.Occurrence {
		o := board.Occurrence{Kind: g.howTurnedUp(c), Rule: rule.R511_4, Area: g.state.Area(c), Card: g.state.Ref(c)}
		if g.state.Cant(&o) != 0 {
			return board.Occurrence{}
		}
		return o
	})
}

func (g *Game) isFrightenedNonFriend(c board.CardID) bool {
	return g.state.IsFrightened(c) && !g.state.IsType(c, card.Friend)
}

// howTurnedUp is how a frightened card that is no Friend is turned face-up, about
// which there are disputed points: it becomes unfrightened; a Troublemaker may be
// uncovered.
func (g *Game) howTurnedUp(c board.CardID) board.OccurrenceKind {
	if g.state.Type(c) == card.ManeCharacter && g.state.IsBoosted(c) {
		g.noteReading(board.SideAfterFright, rule.R505_3)
	}
	if g.state.Type(c) == card.Troublemaker {
		g.noteReading(board.TurnedUpUncovered, rule.R511_4)
		if g.reading(board.TurnedUpUncovered) == board.IsUncovered {
			return board.Uncovered
		}
	}
	g.noteReading(board.TurnedUpUnfrightened, rule.R511_4)
	if g.reading(board.TurnedUpUnfrightened) == board.TurnedOnly {
		return board.CardTurnedFaceUp
	}
	return board.CardUnfrightened
}

// sendStrayCharactersHome sends characters home that are in another player's
// home or in an area that has ceased to exist (511.5).
func sendStrayCharactersHome(g *Game, f *board.Frame) {
	g.wave(f, func(c board.CardID) bool {
		foreign := g.isInForeignHome(c)
		return (foreign || !g.state.AreaExists(g.state.Area(c))) && g.state.IsCharacter(c) || foreign && g.isSentToo(c)
	}, func(c board.CardID) board.Occurrence {
		home := board.HomeOf(g.state.Controller(c))
		return board.Occurrence{Kind: board.CardSent, Rule: rule.R511_5, ByGame: true, Area: home}
	})
}

// isInForeignHome reports whether a card is in another player's home than its
// controller's.
func (g *Game) isInForeignHome(c board.CardID) bool {
	area := g.state.Area(c)
	return g.state.AreaKind(area) == board.Home && g.state.AreaOwner(area) != g.state.Controller(c)
}

// isAstray reports whether a card is in another player's home than its controller's, or
// in an area that has ceased to exist.
func (g *Game) isAstray(c board.CardID) bool {
	area := g.state.Area(c)
	if area == board.HomeOf(g.state.Controller(c)) {
		return !g.state.InGame(g.state.Controller(c))
	}
	return g.isInForeignHome(c) || !g.state.AreaExists(area)
}

// isSentToo reports whether a card that is no character is sent from another player's
// home too, as Resources are in some editions.
func (g *Game) isSentToo(c board.CardID) bool {
	if g.reading(board.CardsInAForeignHome) == board.CharactersAreSent ||
		g.state.Type(c) != card.Resource || g.state.IsAttachment(c) {
		return false
	}
	g.noteReading(board.CardsInAForeignHome, rule.R511_5)
	return true
}

// dismissFromCeasedAreas dismisses other cards in an area that has ceased to
// exist (511.6).
func dismissFromCeasedAreas(g *Game, f *board.Frame) {
	g.wave(f, func(c board.CardID) bool {
		return !g.state.AreaExists(g.state.Area(c)) && !g.state.IsCharacter(c)
	}, func(board.CardID) board.Occurrence {
		return board.Occurrence{Kind: board.CardDismissed, Rule: rule.R511_6, ByGame: true}
	})
}

// wave performs one check: for each card in play that it applies to, the
// occurrence happens, if it is of any kind, all of them simultaneously.
func (g *Game) wave(f *board.Frame, applies func(board.CardID) bool, happens func(board.CardID) board.Occurrence) {
	g.batch = g.batch[:0]
	for _, c := range g.state.InPlay() {
		if !applies(c) {
			continue
		}
		o := happens(c)
		if o.Kind == 0 {
			continue
		}
		o.Card, o.Player = g.state.Ref(c), g.state.Controller(c)
		if _, forbidden := g.state.Forbids(&o); forbidden && !o.ByGame {
			continue // nothing would happen in the wave (104.2)
		}
		g.batch = append(g.batch, o)
	}
	if len(g.batch) > 0 {
		g.happensInWave(f)
		g.propose(g.batch...)
	}
}

// happensInWave notes that the wave was not idle; the first time, the wave
// gets its place in the trail.
func (g *Game) happensInWave(f *board.Frame) {
	if f.Kind == 1 || f.Flags&textAtOnce != 0 {
		return
	}
	f.Kind = 1
	if g.trail != nil {
		g.trail.Add(board.Entry{Kind: board.Begins, Depth: g.state.Depth() - 1, Rule: rule.R511_1, Frame: *f, N: f.N})
	}
}

// chooseWaitingEffect finds whose triggered effect is processed next: the
// player who most recently had priority processes all of theirs in an order of
// their choosing, then the next player in turn order (511.7a); as a window is
// being opened the turn player is first (511.7a.i). Effects that this processing
// creates wait for the next wave (511.7b).
func chooseWaitingEffect(g *Game, f *board.Frame) {
	if !g.holds(rule.R712_1) {
		goTo(f, endWave)
		return
	}
	player := g.state.FirstToDecide()
	if f.Flags&textAtOnce != 0 {
		player = g.state.TurnPlayer()
	}
	for range g.state.Players() {
		g.list = g.list[:0]
		for i, e := range g.state.Waiting() {
			if e.Controller == player && isDue(f, i, &e) && !g.isListed(e) {
				g.list = append(g.list, board.Option{Kind: board.EffectOption, Card: e.Source, N: int32(i)})
			}
		}
		if len(g.list) > 0 {
			g.happensInWave(f)
			g.noteOrderAfterOpening(g.othersWait(f, player))
			if g.endsLoop(g.list[0]) {
				return
			}
			why := rule.R511_7a
			if g.state.LastPriority() == board.NoPlayer {
				why = rule.R511_7a_i
			}
			d := board.Decision{Player: player, Kind: board.ChooseCards, Rule: why, Min: 1, Max: 1}
			if len(g.list) > 1 && !g.effectOrderMatters(d, g.list) {
				g.list = g.list[:1]
			}
			g.ask(d, g.list)
			return
		}
		player = g.state.Next(player)
	}
	goTo(f, endWave)
}

// isListed reports whether an effect like this one is among those to choose from.
func (g *Game) isListed(e board.Effect) bool {
	return slices.ContainsFunc(g.list, func(o board.Option) bool { return g.state.AreAlike(e, g.state.Waiting()[o.N]) })
}

// othersWait reports whether effects of other players than this one are to be
// processed in the wave.
func (g *Game) othersWait(f *board.Frame, p board.Player) bool {
	for i, e := range g.state.Waiting() {
		if e.Controller != p && isDue(f, i, &e) {
			return true
		}
	}
	return false
}

// processChosenEffect processes an effect: the instructions of its ability. One
// without an ability was set up without its text, which the trail says.
func processChosenEffect(g *Game, f *board.Frame) {
	taken := g.state.Answered()[0]
	effect := g.state.Waiting()[taken.N]
	goTo(f, chooseEffect)
	if effect.Ability.ID == 0 {
		g.note(board.Entry{Rule: rule.R511_7, Note: board.TextIgnored, Card: effect.Source})
	}
	g.propose(board.Occurrence{Kind: board.EffectTaken, Rule: rule.R511_7,
		Player: effect.Controller, Card: effect.Source, N: int32(taken.N), Ability: effect.Ability})
	switch {
	case effect.Ability.ID == 0:
	case g.state.Program().Ability(effect.Ability.ID).HasMay() && g.state.IsUsedUp(effect.Ability, effect.Source):
		g.note(board.Entry{Rule: rule.R712_3, Note: board.UsedAlready, Card: effect.Source})
		g.state.FreeEnv(effect.Env)
	default:
		g.beginEffect(board.Frame{Player: effect.Controller, Card: effect.Source, Area: effect.Area,
			Ability: effect.Ability, Env: effect.Env})
	}
}

// performAnotherWave performs waves until one is completed during which nothing
// happens (511.8).
func performAnotherWave(g *Game, f *board.Frame) {
	if f.Flags&textAtOnce != 0 {
		g.state.Pop()
		g.checkUniqueness()
		return
	}
	if f.N >= mostWaves && !g.state.Loop().Running {
		g.note(board.Entry{Rule: rule.R802_1, Note: board.ChainCut})
		f.Kind = 0
	}
	if f.Kind == 0 {
		g.state.MarkSettled()
		g.state.SetWave(g.outerWave())
		return
	}
	f.N++
	goTo(f, beginWave)
}

// outerWave tells whether the present pre-priority processing is part of the
// processing of effects in another one's wave, which goes on after it: a triggered
// effect has started a faceoff.
func (g *Game) outerWave() uint8 {
	frames := g.state.Frames()
	for i := range frames[:len(frames)-1] {
		if frames[i].Procedure == preProcessing && frames[i].Flags&textAtOnce == 0 {
			return 1
		}
	}
	return 0
}
