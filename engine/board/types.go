package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// Of 206, these rules stand elsewhere:
//   - 206.2: card/type.go
//
// Of 206, these say what something is, and nothing is done by them: 206.1a, 206.1b.

// The type of a card (206), and what is a character (301.4, 302.2).

// Type is the card's type; NoType for an unknown card. Face-down cards keep
// theirs (505.1), Dilemmas in play are Problems (522.1).
func (s *State) Type(c CardID) card.Type {
	state := &s.cards[c]
	switch {
	case s.program.dilemmas != nil && s.IsDilemma(c):
		return card.ProblemType
	case state.Boosted:
		return s.Face(c).Type
	default:
		return s.program.types[state.Print]
	}
}

// IsCharacter reports whether the card is a character in play (301.4, 302.2).
func (s *State) IsCharacter(c CardID) bool {
	return s.cards[c].Zone == Play && (s.Type(c).IsCharacter() || s.alsoTypes(c)&typesOf(card.Friend) != 0)
}

// IsType reports whether the card is of the type: of its own, or of one that a modifier
// gives it besides (206.1).
func (s *State) IsType(c CardID, t card.Type) bool {
	return s.Type(c) == t || s.alsoTypes(c)&typesOf(t) != 0
}

// typeIn is the type that the card has in the event which is being looked at.
func (s *State) typeIn(c CardID, x *Context) card.Type {
	if x.AsPlayed == c && c != 0 {
		return s.program.types[s.cards[c].Print]
	}
	return s.Type(c)
}

// isTypeIn is IsType of the card in the event which is being looked at.
func (s *State) isTypeIn(c CardID, t card.Type, x *Context) bool {
	return s.typeIn(c, x) == t || s.alsoTypes(c)&typesOf(t) != 0
}

// alsoTypes are the types that modifiers give a card in play besides its own.
func (s *State) alsoTypes(c CardID) cardTypeSet {
	if !s.program.HasOp(ability.HasType) || s.cards[c].Zone != Play || s.Face(c) == nil {
		return 0
	}
	return s.values(c).types
}
