package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 304, these rules stand elsewhere:
//   - 304.2: actions.go, board/setup.go, effects_play.go

// Playing cards: which can be played (205.1, 304.1, 609.2), and in which ways, by the
// rules from hand, an Event by one of its timing phrases, and as modifiers permit.

// way is one way of playing a card.
type way struct {
	id         board.AbilityRef // what an Action says to choose it
	permission *board.Active    // the modifier that permits it, good until the next change; nil for a card in hand
	text       board.AbilityRef // of an Event: what it does
	times      []ability.Op     // its timing phrase; nil for a Main Phase action
	byEffect   bool             // by an effect the card is played, from wherever it is
}

// waysToPlay lists the ways in which a player could play a card that they may
// know, at any time. The list is good until the next one is made.
func (g *Game) waysToPlay(p board.Player, c board.CardID) []way {
	s := g.state
	if c == 0 || !s.Sees(p, c) {
		return nil
	}
	all := g.ways[:0]
	if s.Zone(c) == board.Hand && s.Owner(c) == p {
		all = g.usualWays(all, c, nil)
	}
	for _, op := range permissionOps {
		if s.Zone(c) == board.Play || s.Zone(c) == board.Queue {
			break
		}
		for active := range s.Active(op) {
			n, x := active.Node, &active.Context
			if !s.Affects(active, c) || !s.PlayersOf(n.By(), x).Has(p) {
				continue
			}
			all = g.permittedWays(all, p, c, active)
		}
	}
	if g.state.Type(c) == card.Event && len(g.state.EventTexts(c)) == 1 {
		tellPermissionsApart(all)
	}
	g.ways = all
	return all
}

// tellPermissionsApart names the ways of playing an Event that has one text by the
// permission where more is done by that, so that the player can choose.
func tellPermissionsApart(ways []way) {
	for i := range ways {
		if by := ways[i].permission; by != nil && by.Node.Op == ability.MayPlayBlock {
			ways[i].id = permissionID(by)
		}
	}
}

// usualWays adds the ways in which a card is played without anything about when:
// Events by their timing phrases (304.1), others as a Main Phase action.
func (g *Game) usualWays(all []way, c board.CardID, permission *board.Active) []way {
	if g.state.Type(c) == card.Event {
		for _, ref := range g.state.EventTexts(c) {
			w := way{id: ref, permission: permission, text: ref}
			if g.holds(rule.R304_1) {
				w.times = g.state.Program().Ability(ref.ID).Times
			}
			all = append(all, w)
		}
		return all
	}
	w := way{permission: permission}
	if permission != nil {
		w.id = permissionID(permission)
	}
	return append(all, w)
}

// permittedWays adds the ways by a modifier's permission: at the time that it
// names, or as though the card were in hand.
func (g *Game) permittedWays(all []way, p board.Player, c board.CardID, active *board.Active) []way {
	at := active.Node.At().Op
	inHand := g.state.Zone(c) == board.Hand && g.state.Owner(c) == p
	times := [][]ability.Op{{at}}
	switch {
	case at == ability.MainPhase && inHand:
		times = [][]ability.Op{nil}
	case at == ability.MainPhase:
		all = g.usualWays(all, c, active)
		times = times[:0]
		for _, op := range g.state.TimesInHand(c, p) {
			times = append(times, []ability.Op{op})
		}
	}
	for _, t := range times {
		w := way{id: permissionID(active), permission: active, times: t}
		if g.state.Type(c) != card.Event {
			all = append(all, w)
			continue
		}
		for _, ref := range g.state.EventTexts(c) {
			w.id, w.text = ref, ref
			all = append(all, w)
		}
	}
	return all
}

// permissionID names a permission in actions.
func permissionID(active *board.Active) board.AbilityRef {
	return board.AbilityRef{ID: board.AbilityID(active.Node.Num), X: active.Context.X}
}

// permittedWay gives the way in which a card is played by the permission that an action
// names; nil if it names none.
func (g *Game) permittedWay(id board.AbilityRef) *way {
	for _, op := range permissionOps {
		for active := range g.state.Active(op) {
			if id.ID != 0 && permissionID(active) == id {
				return &way{id: id, permission: active}
			}
		}
	}
	return nil
}

func hasID(list []board.CardID, c board.CardID) bool {
	for _, other := range list {
		if other == c {
			return true
		}
	}
	return false
}

// playedCard checks a card to be played: in hand, of a type that the action is
// for, its play requirements met (205.1).
func (c *check) playedCard() bool {
	s, id := c.g.state, c.action.Card
	why := actionRules[c.action.Kind]
	permitted := c.way != nil && (c.way.permission != nil || c.way.byEffect)
	if !permitted && (id == 0 || s.Zone(id) != board.Hand || s.Owner(id) != c.player) &&
		!(c.add(Violation{Code: CardNotInHand, Rule: why, Card: id}) && c.mayKnow(id)) {
		return false
	}
	if id == 0 || s.Face(id) == nil {
		return c.add(Violation{Code: WrongType, Rule: why, Card: id})
	}
	switch t := s.Type(id); {
	case (t == card.Troublemaker) != (c.action.Kind == board.PlayTroublemaker),
		t == card.ManeCharacter, t == card.ProblemType:
		return c.add(Violation{Code: WrongType, Rule: why, Card: id})
	case t == card.Event:
		if c.way == nil && (s.Zone(id) == board.Hand || !s.IsTextKnown(id)) &&
			!c.add(Violation{Code: TextNeeded, Rule: rule.R304_1, Card: id}) {
			return false
		}
	case t == card.Resource && !s.IsTextKnown(id) && !s.Program().HasDilemmaTrait(s.Print(id)):
		if !c.add(Violation{Code: TextNeeded, Rule: rule.R305_1b, Card: id}) {
			return false
		}
	}
	return c.textAllowsPlaying() && (c.without || c.hasNoRequirements() || c.g.testsAfterPaying(c.player, c.action) ||
		c.playRequirements(c.g.requirementsOf(id)))
}

// textAllowsPlaying checks what the card's own text says about playing it, and
// that anything of what an Event does can be done (705.2e).
func (c *check) textAllowsPlaying() bool {
	s, id := c.g.state, c.action.Card
	x := &c.context
	*x = board.Context{This: s.Ref(id), You: c.player}
	for _, n := range s.PlayRules(id, ability.PlayOnlyIf) {
		if !s.ConditionOf(n.Condition(), x) && !c.add(Violation{Code: PlayOnlyIfUnmet, Rule: rule.R705_2, Card: id}) {
			return false
		}
	}
	if c.way == nil || c.way.text.ID == 0 {
		return true
	}
	x.X = c.way.text.X
	script := s.Program().Ability(c.way.text.ID).Script
	return c.require(c.g.canFollowEvent(script, x, c.g.furtherCosts(c.player, c.action)),
		Violation{Code: NothingToDo, Rule: rule.R705_2e, Card: id})
}
