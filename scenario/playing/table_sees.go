package playing

import (
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// Knowing is what a player may know of a card, and by which rule.
type Knowing struct {
	Known bool   // the player may know which card it is
	Face  bool   // it shows its face to the player, as the cards of their hand do; a known card may lie face-down
	Why   string // "in Blake's hand"
	Rule  string
}

// Knows tells what a player may know of a card, and why.
func Knows(s *scenario.Scenario, state *board.State, p board.Player, c board.CardID) Knowing {
	w := wording.Words{Scenario: s, State: state, Now: true}
	k := Knowing{Known: state.Sees(p, c)}
	k.Face = k.Known && !state.IsFaceDown(c)
	by := func(why string, n rule.Number) Knowing {
		k.Why, k.Rule = why, n.String()
		return k
	}
	in := func(n rule.Number) Knowing {
		if isOwn := state.Zone(c) == board.Hand && state.Owner(c) == p; k.Known && !isOwn {
			return by(w.Where(c)+", but "+w.Player(p)+" has seen it", n)
		}
		return by(w.Where(c), n)
	}
	isTroublemaker := state.Type(c) == card.Troublemaker || state.Print(c) == board.Unknown
	switch zone := state.Zone(c); {
	case zone == board.DrawDeck:
		return in(rule.R402_2)
	case zone == board.ProblemDeck:
		return in(rule.R403_2)
	case zone == board.Hand:
		return in(rule.R404_1)
	case zone == board.DiscardPile:
		return by(w.Where(c), rule.R406_1)
	case zone == board.Banished:
		return by(w.Where(c), rule.R407_1)
	case zone == board.Flip:
		return by("flipped", rule.R409_1)
	case zone == board.Queue && !state.IsFaceDown(c):
		return by("being played", rule.R408_1)
	case state.IsFaceDown(c) && isTroublemaker && state.Controller(c) == p && k.Known:
		return by("a face-down Troublemaker of "+w.Player(p)+"’s own", rule.R607_2)
	case state.IsFaceDown(c) && isTroublemaker:
		return by("a face-down Troublemaker", rule.R505_1d)
	case state.IsFaceDown(c):
		return by("face-down", rule.R505_1c)
	default:
		return by("face-up in play", rule.R405_1)
	}
}
