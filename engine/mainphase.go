package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 609, these rules stand elsewhere:
//   - 609.2: play.go, paying.go, legality.go
//   - 609.2f: timing.go

// The actions of the Main Phase (609) other than playing cards: moving a character,
// unfrightening a card, drawing one.

// notInMainPhase adds why the player can't take a Main Phase action now (609.1).
func (c *check) notInMainPhase(why Violations) Violations {
	if c.player != c.g.state.TurnPlayer() {
		why = append(why, Violation{Code: NotTurnPlayer, Rule: rule.R609_1})
	}
	if c.g.phase() != mainPhase {
		why = append(why, Violation{Code: NotMainPhase, Rule: rule.R609_1})
	}
	return c.notOpening(why)
}

// ralliedCard checks a card to be unfrightened (609.2e).
func (c *check) ralliedCard() bool {
	s, id := c.g.state, c.action.Card
	if !c.isInPlay() {
		return c.add(Violation{Code: NotInPlay, Rule: rule.R609_2e, Card: id})
	}
	return c.require(s.Controller(id) == c.player, Violation{Code: NotControlled, Rule: rule.R609_2e, Card: id}) &&
		c.require(s.IsFrightened(id), Violation{Code: NotFrightened, Rule: rule.R609_2e, Card: id})
}

// isInPlay reports whether the action's card is in play. Of one that isn't,
// nothing more needs to be said as a card.
func (c *check) isInPlay() bool {
	id := c.action.Card
	return id != 0 && c.g.state.Zone(id) == board.Play
}

// mainPhaseSteps are those of the Main Phase (609.1).
var mainPhaseSteps = []step{
	{rule: rule.R601_2, window: StartOfMainPhase},
	{rule: rule.R601_2, window: EndOfMainPhase},
}
