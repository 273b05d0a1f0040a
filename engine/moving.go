package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Moving characters (506) as a Main Phase action (609.2b).

// movedCard checks a character to be moved (609.2b).
func (c *check) movedCard() bool {
	s, id := c.g.state, c.action.Card
	if !c.isInPlay() {
		return c.add(Violation{Code: NotInPlay, Rule: rule.R506_1, Card: id})
	}
	return c.require(s.Controller(id) == c.player, Violation{Code: NotControlled, Rule: rule.R609_2b, Card: id}) &&
		(s.Controller(id) == c.player || c.mayKnow(id)) &&
		c.require(s.IsCharacter(id), Violation{Code: WrongType, Rule: rule.R609_2b, Card: id}) &&
		c.require(c.g.countsAsMovable(id), Violation{Code: Frightened, Rule: rule.R609_2b, Card: id})
}

// countsAsMovable reports whether a character can be moved as far as being
// frightened goes, which is a disputed point.
func (g *Game) countsAsMovable(c board.CardID) bool {
	return !g.state.IsFrightened(c) || g.reading(board.FrightenedCharacters) == board.StillCharacters
}
