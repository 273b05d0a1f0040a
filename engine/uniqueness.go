package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Uniqueness (516). It is checked after every change that can violate it, and
// the game pauses until the violation is repaired (516.1). The repairing
// frame's Player is the violating player.

const (
	repairChooses   = 0
	repairDismisses = 2
)

var repairSteps = []step{
	{rule: rule.R516_2, do: chooseViolatingCard},
	{rule: rule.R516_2, do: keepViolatingCard},
	{rule: rule.R516_2, do: dismissViolatingCards},
}

// canViolate reports whether any of the occurrences can change who controls
// which face-up cards where, and so make or leave a violation. Where there are
// abilities, any can, by ending a modifier.
func (g *Game) canViolate(batch []board.Occurrence) bool {
	if g.state.Program().HasAbilities() {
		return true
	}
	for i := range batch {
		switch batch[i].Kind {
		case board.TurnBegins, board.CardReadied, board.CardExhausts, board.TokensGained, board.TokensPaid,
			board.CardDrawn, board.CardFlipped, board.CardQueued, board.CardPutOnBottom, board.CardLearned,
			board.PointsScored, board.ScoredWith, board.ProblemConfronted, board.Challenged, board.ProblemSolved,
			board.FaceoffStarted, board.FaceoffWon, board.FaceoffLost, board.FaceoffResolved, board.FaceoffEnded:
		case board.CardMoved, board.CardSent:
			if g.state.Type(batch[i].Card.Card) == card.Troublemaker {
				return true // it may come to another one (516.4)
			}
		default:
			return true
		}
	}
	return false
}

// violation is a set of cards that violate uniqueness, and who repairs it.
type violation struct {
	player board.Player
	rule   rule.Number
	cards  []board.CardID
}

// checkUniqueness begins the repair of a violation, if there is one (516.1).
func (g *Game) checkUniqueness() {
	g.noteFaceDownBesideEpic()
	if g.prepares || g.state.IsStillUnique() {
		return
	}
	v, violated := g.violation(nil)
	switch {
	case !violated:
		g.state.NoteUnique()
	case g.holds(rule.R516_1):
		g.noteOrderAfterOpening(g.severalViolate())
		g.begin(&board.Frame{Procedure: repairProcedure, Player: v.player})
	}
}

// NotePosition says how points are read that a position brings up in which play begins.
func (g *Game) NotePosition() {
	g.state.NoteOrderings(g.trail)
	g.noteFaceDownBesideEpic()
}

// noteFaceDownBesideEpic says how the point about face-down Troublemakers is read where
// one is at a Problem with a face-up Epic one (516.4a).
func (g *Game) noteFaceDownBesideEpic() {
	if g.trail == nil {
		return
	}
	for _, c := range g.state.InPlay() {
		if !g.isCoveredTroublemaker(c) {
			continue
		}
		for _, epic := range g.state.InPlay() {
			if g.state.Area(c) == g.state.Area(epic) && !g.state.IsFaceDown(epic) && g.isFaceUpEpic(epic) {
				g.noteReading(board.FaceDownTroublemakers, rule.R516_4)
				return
			}
		}
	}
}

// severalViolate reports whether more than one player violates uniqueness, or has a
// card in a violation.
func (g *Game) severalViolate() bool {
	violating := 0
	for p := range g.state.Players() {
		if _, violated := g.violationBy(board.Player(p)); violated {
			violating++
		}
	}
	_, epic := g.epicViolation()
	return violating > 1 || violating == 0 && epic
}

// violation finds a violation of uniqueness, but for those of players who have
// chosen a card already. If several players violate it, the one who decides first
// repairs first (801.1).
func (g *Game) violation(chosen []board.Option) (violation, bool) {
	if !g.anyRivals() {
		return violation{}, false
	}
	player := g.state.FirstToDecide()
	for range g.state.Players() {
		if v, violated := g.violationBy(player); violated && !hasChosen(g.state, chosen, player) {
			return v, true
		}
		player = g.state.Next(player)
	}
	if len(chosen) > 0 {
		return violation{}, false
	}
	return g.epicViolation()
}

// anyRivals reports whether there are two cards that can violate uniqueness together:
// Unique ones of one name that a player controls (516.3), or Troublemakers at one area
// (516.4).
func (g *Game) anyRivals() bool {
	g.counted = g.counted[:0]
	for _, c := range g.state.InPlay() {
		isTroublemaker, isUnique := g.state.Type(c) == card.Troublemaker, g.state.IsUnique(c)
		if !isTroublemaker && !isUnique {
			continue
		}
		for _, other := range g.counted {
			if isTroublemaker && g.areRivals(c, other) ||
				isUnique && g.state.Controller(c) == g.state.Controller(other) && g.state.ShareName(c, other) &&
					g.state.IsUnique(other) {
				return true
			}
		}
		g.counted = append(g.counted, c)
	}
	return false
}

// areRivals reports whether a card can violate uniqueness together with a Troublemaker:
// it is one at the same area, and a player has both face-up, or one is Epic (516.4a).
func (g *Game) areRivals(troublemaker, other board.CardID) bool {
	if g.state.Area(troublemaker) != g.state.Area(other) || g.state.Type(other) != card.Troublemaker {
		return false
	}
	return g.state.Controller(troublemaker) == g.state.Controller(other) && !g.state.IsFaceDown(troublemaker) &&
		!g.state.IsFaceDown(other) ||
		g.state.IsEpic(troublemaker) || g.state.IsEpic(other)
}

// hasChosen reports whether a card of a player's is among those to be dismissed.
func hasChosen(s *board.State, chosen []board.Option, p board.Player) bool {
	return slices.ContainsFunc(chosen, func(o board.Option) bool { return s.Controller(o.Card.Card) == p })
}

// violationBy finds Unique cards of one name (516.3) and face-up Troublemakers
// at one Problem (516.4) that the player controls more than one of.
func (g *Game) violationBy(p board.Player) (violation, bool) {
	inPlay := g.state.InPlay()
	for i, c := range inPlay {
		if g.state.Controller(c) != p {
			continue
		}
		isTroublemaker, isUnique := g.isFaceUpTroublemaker(c) && g.holds(rule.R306_2), g.state.IsUnique(c)
		if !isTroublemaker && !isUnique {
			continue
		}
		var unique, troublemakers []board.CardID // besides the card
		for _, other := range inPlay[i+1:] {
			if g.state.Controller(other) != p {
				continue
			}
			if isUnique && g.state.IsUnique(other) && g.state.ShareName(c, other) {
				unique = append(unique, other)
			}
			if isTroublemaker && g.isFaceUpTroublemaker(other) && g.state.Area(other) == g.state.Area(c) {
				troublemakers = append(troublemakers, other)
			}
		}
		if len(unique) > 0 && g.holds(rule.R516_3) {
			return violation{p, rule.R516_3, slices.Insert(unique, 0, c)}, true
		}
		if len(troublemakers) > 0 && g.holds(rule.R516_4) {
			return violation{p, rule.R516_4, g.exceptEpic(slices.Insert(troublemakers, 0, c))}, true
		}
	}
	return violation{}, false
}

// epicViolation finds an Epic Troublemaker with another player's face-up
// Troublemaker at its Problem (516.4a). Since the set is several players', the
// one who most recently had priority repairs it (516.2a).
func (g *Game) epicViolation() (violation, bool) {
	for _, epic := range g.state.InPlay() {
		if !g.isFaceUpEpic(epic) {
			continue
		}
		set, player := g.troublemakersWith(epic), g.state.FirstToDecide()
		if !g.holds(rule.R516_2a) {
			player = g.state.Controller(epic)
		}
		if len(set) > 1 && g.holds(rule.R516_4a) {
			return violation{player, rule.R516_4a, g.exceptEpic(set)}, true
		}
	}
	return violation{}, false
}

// troublemakersWith lists the Troublemakers that violate uniqueness with a
// face-up Epic one, which is among them (516.4a). Whether face-down ones do is a
// disputed point.
func (g *Game) troublemakersWith(epic board.CardID) []board.CardID {
	area := g.state.Area(epic)
	found := g.faceUpTroublemakers(area)
	if g.reading(board.FaceDownTroublemakers) == board.FaceUpOnly {
		return found
	}
	for _, c := range g.state.InPlay() {
		if g.state.Area(c) == area && g.isCoveredTroublemaker(c) {
			found = append(found, c)
		}
	}
	return found
}

// exceptEpic leaves out Epic Troublemakers, which can't be chosen unless all
// violating Troublemakers are Epic (516.4b).
func (g *Game) exceptEpic(troublemakers []board.CardID) []board.CardID {
	var others []board.CardID
	for _, c := range troublemakers {
		if !g.state.IsEpic(c) {
			others = append(others, c)
		}
	}
	if len(others) == 0 || !g.holds(rule.R516_4b) {
		return troublemakers
	}
	return others
}

// faceUpTroublemakers lists the face-up Troublemakers at an area.
func (g *Game) faceUpTroublemakers(a board.AreaID) []board.CardID {
	var found []board.CardID
	for _, c := range g.state.InPlay() {
		if g.state.Area(c) == a && g.isFaceUpTroublemaker(c) {
			found = append(found, c)
		}
	}
	return found
}

func (g *Game) isFaceUpTroublemaker(c board.CardID) bool {
	return g.state.Type(c) == card.Troublemaker && !g.state.IsFaceDown(c)
}

func (g *Game) isFaceUpEpic(c board.CardID) bool {
	return g.state.Type(c) == card.Troublemaker && g.state.IsEpic(c)
}

// chooseViolatingCard asks the violating player for a card to be dismissed
// (516.2).
func chooseViolatingCard(g *Game, f *board.Frame) {
	chosen := g.state.List(f)
	v, violated := g.violation(chosen)
	if !violated && len(chosen) == 0 { // a judge has repaired it by hand
		finish(f)
		return
	}
	if !violated { // every player has chosen
		goTo(f, repairDismisses)
		return
	}
	f.Player = v.player
	g.note(board.Entry{Rule: v.rule, Note: board.UniquenessViolation, Player: v.player})
	g.list = g.list[:0]
	for _, c := range v.cards {
		g.list = append(g.list, board.Option{Kind: board.CardOption, Card: g.state.Ref(c)})
	}
	why := rule.R516_2
	if v.rule == rule.R516_4a {
		why = rule.R516_2a // a set of several players' cards: who repairs it
	}
	g.ask(board.Decision{Player: v.player, Kind: board.ChooseCards, Rule: why, Min: 1, Max: 1}, g.list)
}

// keepViolatingCard keeps the chosen card until other players who violate
// uniqueness have chosen too, where the disputed point about them is read so.
func keepViolatingCard(g *Game, f *board.Frame) {
	g.keepAnswer(f)
	if _, others := g.violation(g.state.List(f)); others {
		g.noteReading(board.ViolationsOfSeveral, rule.R516_2)
		if g.reading(board.ViolationsOfSeveral) == board.Together {
			goTo(f, repairChooses)
		}
	}
}

// dismissViolatingCards has the game dismiss the chosen card, or those of several
// players. If that doesn't repair the violation, proposing begins another repair
// (516.2).
func dismissViolatingCards(g *Game, f *board.Frame) {
	g.batch = g.batch[:0]
	for _, chosen := range g.state.List(f) {
		c := chosen.Card.Card
		if g.state.HasTrait(c, card.TraitUnique) && g.state.WaitsBecauseOf(ability.EntersPlay, c) {
			g.noteReading(board.SecondCopyEntersPlay, rule.R516_1)
			if g.reading(board.SecondCopyEntersPlay) == board.PausesFirst {
				g.state.TakeBackTriggers(board.CardEntersPlay, c)
			}
		}
		g.batch = append(g.batch, g.repairing(chosen.Card))
	}
	g.propose(g.batch...)
}

// repairing is the dismissal of a card that violates uniqueness, by the game (104.3);
// in some editions its player dismisses it, which can be replaced.
func (g *Game) repairing(c board.Ref) board.Occurrence {
	o := board.Occurrence{Kind: board.CardDismissed, Rule: rule.R516_2, ByGame: true,
		Player: g.state.Controller(c.Card), Card: c}
	if g.reading(board.SurplusDismissed) == board.PlayerDismisses {
		g.noteReading(board.SurplusDismissed, rule.R516_2)
		_, forbidden := g.state.Forbids(&o)
		o.ByGame = forbidden // it has to go all the same
	}
	return o
}
