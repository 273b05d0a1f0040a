package engine

import (
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Legality is one function, Check, with a sink for the reasons. Main Phase
// actions (609) are all that there is without card text.

// check gathers violations for one action. Without a sink it stops at the
// first.
type check struct {
	g      *Game
	player board.Player
	action board.Action
	sink   *Violations
	legal  bool
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
	_ = c.notRepeated() && c.timing() && c.subject() && c.destination() && c.price()
	return c.legal
}

// notRepeated checks that the action doesn't continue a loop that has come to its
// end (802.2).
func (c *check) notRepeated() bool {
	return c.require(!c.g.wouldRepeat(c.player, c.action), Violation{Code: LoopEnded, Rule: rule.R802_2, Card: c.action.Card})
}

// timing checks that the player may take a Main Phase action now (609.1).
func (c *check) timing() bool {
	g, d := c.g, c.g.state.Decision()
	if c.player != g.state.TurnPlayer() && !c.add(Violation{Code: NotTurnPlayer, Rule: rule.R609_1}) {
		return false
	}
	if g.phase() != mainPhase && !c.add(Violation{Code: NotMainPhase, Rule: rule.R609_1}) {
		return false
	}
	switch {
	case d.Kind == board.Opening && d.Player == c.player:
		return true
	case d.Kind == board.Priority && d.Player == c.player:
		return c.add(Violation{Code: WindowOpen, Rule: rule.R510_3})
	default:
		return c.add(Violation{Code: NoPriority, Rule: rule.R510_1})
	}
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
	case board.DrawCard:
		empty := len(c.g.state.Cards(board.DrawDeck, c.player)) == 0
		return c.require(!empty || c.g.reading(board.DrawingFromAnEmptyDeck) == board.NoCard,
			Violation{Code: DeckEmpty, Rule: rule.R410_4})
	default:
		return c.add(Violation{Code: WrongType, Rule: rule.R609_2})
	}
}

// playedCard checks a card to be played: in hand, of a type that the action is
// for, its play requirements met (205.1).
func (c *check) playedCard() bool {
	s, id := c.g.state, c.action.Card
	why := actionRules[c.action.Kind]
	if (id == 0 || s.Zone(id) != board.Hand || s.Owner(id) != c.player) &&
		!(c.add(Violation{Code: CardNotInHand, Rule: why, Card: id}) && c.mayKnow(id)) {
		return false
	}
	if id == 0 || s.Face(id) == nil {
		return c.add(Violation{Code: WrongType, Rule: why, Card: id})
	}
	switch t := s.Type(id); {
	case (t == card.Troublemaker) != (c.action.Kind == board.PlayTroublemaker), t == card.ManeCharacter, t == card.ProblemType:
		return c.add(Violation{Code: WrongType, Rule: why, Card: id})
	case t == card.Event:
		if !c.add(Violation{Code: TextNeeded, Rule: rule.R304_1, Card: id}) {
			return false
		}
	case t == card.Resource && !s.Program().HasDilemmaTrait(s.Print(id)):
		if !c.add(Violation{Code: TextNeeded, Rule: rule.R305_1b, Card: id}) {
			return false
		}
	}
	return c.playRequirements(s.Face(id).PlayRequirements)
}

// playRequirements checks the play requirements of the card (205.1), each by
// itself. Whether a character can help to meet two of them is a disputed point:
// if not, they have to be met together.
func (c *check) playRequirements(requirements []card.PlayRequirement) bool {
	unmet := Violation{Code: PlayRequirementNotMet, Rule: rule.R205_1, Card: c.action.Card}
	apart := true
	for _, r := range requirements {
		have := c.g.powerOfColor(c.player, r.Color)
		if have >= r.Power {
			continue
		}
		apart = false
		unmet.Color, unmet.Have, unmet.Need = r.Color.String(), have, r.Power
		if !c.add(unmet) {
			return false
		}
	}
	if !apart || len(requirements) < 2 || c.g.reading(board.TwoColorPlayRequirements) == board.CountsForBoth {
		return true
	}
	short, colors := c.g.shortForAll(c.player, requirements)
	if short == 0 {
		return true
	}
	unmet.Color, unmet.Need = colors.String(), 0
	for _, r := range requirements {
		unmet.Need += r.Power
	}
	unmet.Have = unmet.Need - short
	return c.add(unmet)
}

// movedCard checks a character to be moved (609.2b).
func (c *check) movedCard() bool {
	s, id := c.g.state, c.action.Card
	if !c.isInPlay() {
		return c.add(Violation{Code: NotInPlay, Rule: rule.R506_1, Card: id})
	}
	return c.require(s.Controller(id) == c.player, Violation{Code: NotControlled, Rule: rule.R609_2b, Card: id}) &&
		c.mayKnow(id) &&
		c.require(s.IsCharacter(id), Violation{Code: WrongType, Rule: rule.R609_2b, Card: id}) &&
		c.require(c.g.countsAsMovable(id), Violation{Code: Frightened, Rule: rule.R609_2b, Card: id})
}

// countsAsMovable reports whether a character can be moved as far as being
// frightened goes, which is a disputed point.
func (g *Game) countsAsMovable(c board.CardID) bool {
	return !g.state.IsFrightened(c) || g.reading(board.FrightenedCharacters) == board.StillCharacters
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

// mayKnow reports whether the player may know what is printed on a card. Of one
// that they may not, no reason tells more (402.2, 404.1, 505.1d).
func (c *check) mayKnow(id board.CardID) bool { return id != 0 && c.g.state.Sees(c.player, id) }

// isInPlay reports whether the action's card is in play. Of one that isn't,
// nothing more needs to be said as a card.
func (c *check) isInPlay() bool {
	id := c.action.Card
	return id != 0 && c.g.state.Zone(id) == board.Play
}

// destination checks the area of a card that is played or moved.
func (c *check) destination() bool {
	s, id, area := c.g.state, c.action.Card, c.action.Area
	if !needsArea(s, c.action) {
		elsewhere := area != board.NoArea && c.action.Kind == board.PlayCard && s.Program().HasDilemmaTrait(s.Print(id))
		return c.require(!elsewhere, Violation{Code: WrongArea, Rule: rule.R522_2, Card: id, Area: area})
	}
	if !s.AreaExists(area) {
		return c.add(Violation{Code: NoAreaGiven, Rule: rule.R501_2, Card: id})
	}
	home := s.AreaKind(area) == board.Home
	switch c.action.Kind {
	case board.PlayTroublemaker:
		if home {
			return c.add(Violation{Code: WrongArea, Rule: rule.R306_1, Card: id, Area: area})
		}
	case board.PlayCard:
		if home && s.AreaOwner(area) != c.player {
			return c.add(Violation{Code: WrongArea, Rule: rule.R302_1, Card: id, Area: area})
		}
	case board.MoveCharacter:
		switch {
		case s.Zone(id) != board.Play:
		case s.Area(id) == area:
			return c.add(Violation{Code: AlreadyThere, Rule: rule.R506_2, Card: id, Area: area})
		case s.CantGo(id, area) != 0:
			return c.add(Violation{Code: OtherHome, Rule: s.CantGo(id, area), Card: id, Area: area})
		}
	}
	return true
}

// needsArea reports whether the action is done to an area. Events and
// Resources don't choose one without their text.
func needsArea(s *board.State, a board.Action) bool {
	switch a.Kind {
	case board.MoveCharacter, board.PlayTroublemaker:
		return a.Card != 0
	case board.PlayCard:
		return a.Card != 0 && s.Type(a.Card) == card.Friend
	default:
		return false
	}
}

// price checks that the player has the means to pay all of the cost (508.1d).
func (c *check) price() bool {
	if have, need := c.g.state.Tokens(c.player), c.g.cost(c.action); have < need {
		return c.add(Violation{Code: NotEnoughTokens, Rule: rule.R508_1d, Card: c.action.Card, Have: have, Need: need})
	}
	return true
}

// powerOfColor is the player's power of a color: the combined power of the
// characters that they control in play of that color (507.3).
func (g *Game) powerOfColor(p board.Player, color card.Color) int {
	total := 0
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) == p && g.state.IsCharacter(c) && g.state.Colors(c).Has(color) {
			power, _ := g.state.Power(c)
			total += max(power, 0)
		}
	}
	return total
}

// shortForAll is how much power is missing to meet all the play requirements if
// each of the player's characters counts for one of its colors, and which
// colors they ask for.
func (g *Game) shortForAll(p board.Player, requirements []card.PlayRequirement) (short int, colors card.Colors) {
	var power contributions
	for _, c := range g.state.InPlay() {
		if n, _ := g.state.Power(c); n > 0 && g.state.Controller(c) == p && g.state.IsCharacter(c) {
			power.of = append(power.of, contribution{power: n, colors: g.state.Colors(c)})
		}
	}
	var together []card.ConfrontRequirement
	for _, r := range requirements {
		together = append(together, card.ConfrontRequirement{Kind: card.OfColor, Color: r.Color, Power: r.Power})
		colors |= card.ColorsOf(r.Color)
	}
	return power.short(together), colors
}

func (g *Game) anyLegalAction() bool {
	return len(g.Options()) > 1
}

// eachLegal calls take with each legal action until it returns false. Main
// Phase actions are legal only while a window may be opened (510.3).
func (g *Game) eachLegal(take func(board.Action) bool) {
	p := g.state.Decision().Player
	if g.state.Decision().Kind != board.Opening {
		return
	}
	g.eachSubject(p, func(a board.Action) bool {
		c := check{g: g, player: p, action: a, legal: true}
		if !c.price() || !c.timing() || !c.subject() {
			return true // wherever it is to be done
		}
		return g.toEachArea(a, func(a board.Action) bool {
			c.action = a
			return !c.destination() || take(a)
		})
	})
}

// Candidates lists every action that could be thought of for a player: each
// kind, with each of their cards that it could be meant for, to each area. The
// legal ones are among them.
func (g *Game) Candidates(p board.Player) []board.Action {
	var all []board.Action
	g.eachSubject(p, func(a board.Action) bool {
		return g.toEachArea(a, func(a board.Action) bool {
			all = append(all, a)
			return true
		})
	})
	return all
}

// eachSubject calls try with each kind of action and each of the player's
// cards that it could be meant for, without an area, until it returns false.
func (g *Game) eachSubject(p board.Player, try func(board.Action) bool) {
	if !try(board.Action{Kind: board.DrawCard}) {
		return
	}
	for _, c := range g.state.Cards(board.Hand, p) {
		kind := board.PlayCard
		if g.state.Type(c) == card.Troublemaker {
			kind = board.PlayTroublemaker
		}
		if !try(board.Action{Kind: kind, Card: c}) {
			return
		}
	}
	for _, c := range g.state.InPlay() {
		if g.state.Controller(c) != p {
			continue
		}
		if g.state.IsFrightened(c) && !try(board.Action{Kind: board.RallyCard, Card: c}) {
			return
		}
		if g.state.IsCharacter(c) && !try(board.Action{Kind: board.MoveCharacter, Card: c}) {
			return
		}
	}
}

// toEachArea calls try with the action to each area, or once if it is not done
// to an area, until it returns false.
func (g *Game) toEachArea(a board.Action, try func(board.Action) bool) bool {
	if !needsArea(g.state, a) {
		return try(a)
	}
	for _, area := range g.state.Areas() {
		a.Area = area
		if !try(a) {
			return false
		}
	}
	return true
}
