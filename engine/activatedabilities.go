package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 703, these rules stand elsewhere:
//   - 703.1a: ability/node.go
//   - 703.1d: actions.go
//
// Of 703, these say what something is, and nothing is done by them: 703.1c.

// Activating abilities (703).

// activated finds an activated ability that a card has now.
func (g *Game) activated(c board.CardID, ref board.AbilityRef) (board.Having, bool) {
	if c == 0 || ref.ID == 0 {
		return board.Having{}, false
	}
	for h := range g.state.Activated() {
		if h.Card == c && h.Ability == ref {
			return *h, true
		}
	}
	return board.Having{}, false
}

// contextOfActivation gives the context of an ability as a player activates it:
// You is that player.
func (g *Game) contextOfActivation(p board.Player, a board.Action) (board.Context, bool) {
	h, has := g.activated(a.Card, a.Ability)
	if !has {
		return board.Context{This: g.refOf(a.Card), You: p, X: a.Ability.X}, false
	}
	x := g.state.ContextOf(h)
	x.You = p
	return x, true
}

func (g *Game) refOf(c board.CardID) board.Ref {
	if c == 0 {
		return board.Ref{}
	}
	return g.state.Ref(c)
}

// activation checks that the card has the ability and the player may activate it
// (703.1b). Of cards that the player may not know it tells nothing.
func (c *check) activation() bool {
	s, id := c.g.state, c.action.Card
	missing := Violation{Code: NoSuchAbility, Rule: rule.R703_1, Card: id}
	x, has := &c.context, false
	*x, has = c.g.contextOfActivation(c.player, c.action)
	if !has || !c.mayKnow(id) {
		c.add(missing)
		return false
	}
	a := s.Program().Ability(c.action.Ability.ID)
	holder := s.Owner(id)
	if s.Zone(id) == board.Play {
		holder = s.Controller(id)
	}
	if holder != c.player && !a.AnyPlayer && !c.add(Violation{Code: NotControlled, Rule: rule.R703_1b, Card: id}) {
		return false
	}
	if a.OnlyIf != nil && !s.ConditionOf(a.OnlyIf, x) &&
		!c.add(Violation{Code: PlayOnlyIfUnmet, Rule: rule.R703_1b, Card: id}) {
		return false
	}
	for _, u := range s.UsesFor(c.action.Ability, x.This) {
		if s.IsUsed(u) && !c.add(Violation{Code: AlreadyUsed, Rule: rule.R703_1, Card: id}) {
			return false
		}
	}
	return c.require(c.g.canFollowEnough(a.Script, x), Violation{Code: NothingToDo, Rule: rule.R705_2e, Card: id})
}
