package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Legality is one function, Check, with a sink for the reasons. Main Phase
// actions (609) are all that there is without card text; abilities bring others,
// and other times for them.

// check gathers violations for one action. Without a sink it stops at the
// first.
type check struct {
	g      *Game
	player board.Player
	action board.Action
	sink   *Violations
	legal  bool
	way    *way // of playing the card, if it is one that abilities have to do with: chosen
	chosen way
	less   int // so many action tokens less are to be paid
	// without says that the card's play requirements are ignored, by the effect that makes the player play it.
	without bool

	context board.Context // in which the card's text is asked about

	// Where all actions are listed, and nothing changes between one and the next:
	inMainPhase  bool // Main Phase actions can be taken now
	means        means
	requirements requirements
}

// add notes a violation; it reports whether to go on looking for more.
func (c *check) add(v Violation) bool {
	if !c.g.holds(v.Rule) {
		return true
	}
	c.legal = false
	if c.sink == nil {
		return false
	}
	v.Player = c.player
	*c.sink = append(*c.sink, v)
	return true
}

// require adds a violation unless something holds; it reports whether to go on
// looking for more.
func (c *check) require(holds bool, v Violation) bool { return holds || c.add(v) }

// Check reports whether the player whom the game waits for can take an action
// now. With a sink it adds every reason why not; without one it stops at the
// first.
func (g *Game) Check(a board.Action, sink *Violations) bool {
	return g.CheckFor(g.state.Decision().Player, a, sink)
}

// CheckFor is Check for any player, also one whom the game does not wait for.
func (g *Game) CheckFor(p board.Player, a board.Action, sink *Violations) bool {
	c := check{g: g, player: p, action: a, sink: sink, legal: true}
	_ = c.timing() && c.subject() && c.destination() && c.price() && c.notTried() && c.notRepeated() &&
		(!c.legal || c.completes())
	return c.legal
}

// notRepeated checks that the action doesn't continue a loop that has come to its
// end (802.2).
func (c *check) notRepeated() bool {
	return c.require(!c.g.isBarred(c.g.momentOfAction(), c.player, c.settled()),
		Violation{Code: LoopEnded, Rule: rule.R802_2, Card: c.action.Card})
}

// settled gives the action with what it leaves open because there is only one
// possibility: the way in which a card is played, the area of a Resource.
func (c *check) settled() board.Action {
	a := c.action
	if c.way != nil {
		a.Ability = c.way.id
	}
	return a
}

// settle gives a legal action of the player whom the game waits for with what it
// leaves open because there is only one possibility.
func (g *Game) settle(a board.Action) board.Action {
	if !isPlayed(a.Kind) || !g.state.Program().HasAbilities() {
		return a
	}
	c := check{g: g, player: g.state.Decision().Player, action: a, legal: true}
	_ = c.timing() && c.destination()
	return c.settled()
}

// subject checks the card that the action is done with.
func (c *check) subject() bool {
	switch c.action.Kind {
	case board.PlayCard, board.PlayTroublemaker:
		return c.playedCard()
	case board.MoveCharacter:
		return c.movedCard()
	case board.RallyCard:
		return c.ralliedCard()
	case board.ActivateAbility:
		return c.activation()
	case board.DrawCard:
		empty := len(c.g.state.Cards(board.DrawDeck, c.player)) == 0
		return c.require(!empty || c.g.reading(board.DrawingFromAnEmptyDeck) == board.NoCard,
			Violation{Code: DeckEmpty, Rule: rule.R410_4})
	default:
		return c.add(Violation{Code: WrongType, Rule: rule.R609_2})
	}
}

// mayKnow reports whether the player may know what is printed on a card. Of one
// that they may not, no reason tells more (402.2, 404.1, 505.1d).
func (c *check) mayKnow(id board.CardID) bool { return id != 0 && c.g.state.Sees(c.player, id) }

// destination checks where a card is played or moved to, and that no modifier
// forbids the action.
func (c *check) destination() bool {
	return c.place() && c.allowed()
}

// place checks where a card is played or moved to.
func (c *check) place() bool {
	if isPlayed(c.action.Kind) && c.g.state.Program().HasAbilities() {
		return c.playPlace()
	}
	return c.area()
}

// allowed checks that no modifier forbids the action, or what it comes to (104.2).
func (c *check) allowed() bool {
	if !c.g.state.Program().HasOp(ability.Cant) && !c.g.state.Program().HasOp(ability.AtMost) {
		return true
	}
	o := c.g.occurrenceOf(c.player, c.action)
	if o.Card.Card == 0 {
		return true
	}
	if by, forbidden := c.g.state.Forbids(&o); forbidden &&
		!c.add(Violation{Code: ForbiddenByCard, Rule: rule.R104_2, Card: c.action.Card, By: by.Card}) {
		return false
	}
	if !isPlayed(c.action.Kind) || c.g.state.Type(c.action.Card) == card.Event {
		return true
	}
	o.Kind, o.FaceDown = board.CardEntersPlay, c.action.Kind == board.PlayTroublemaker
	by, forbidden := c.g.state.Forbids(&o)
	return c.require(!forbidden, Violation{Code: ForbiddenByCard, Rule: rule.R104_2, Card: c.action.Card, By: by.Card})
}

// notTried checks that the action has not been tried at this decision and could not
// be completed (705.2).
func (c *check) notTried() bool {
	a := c.settled()
	return c.require(!c.g.state.WasRewound(a), Violation{Code: CannotBeCompleted, Rule: rule.R705_2, Card: a.Card})
}
