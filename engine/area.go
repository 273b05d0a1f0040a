package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Of 306, these rules stand elsewhere:
//   - 306.2: uniqueness.go

// Of 305, these rules stand elsewhere:
//   - 305.1a: actions.go, effects_play.go
//   - 305.1b: actions.go, play.go

// Of 302, these rules stand elsewhere:
//   - 302.2: board/types.go, card/type.go

// The areas to which cards are played (501.2) and the cards on which attachments are
// (501.3): which there are, and when they are chosen.

// playPlace checks the area to which a card is played, or the card on which an
// attachment is (501.2, 501.3).
func (c *check) playPlace() bool {
	s, id, area, host := c.g.state, c.action.Card, c.action.Area, c.action.Host
	if c.g.choosesOnEntering(c.action.Kind) {
		return c.placeOnEntering()
	}
	noHost := Violation{Code: NoSuchHost, Rule: rule.R509_1, Card: id, By: host}
	if c.g.isPlayedOn(id) {
		return c.require(hasID(c.g.hostsFor(c.player, id), host), noHost) &&
			c.require(area == board.NoArea, Violation{Code: WrongArea, Rule: rule.R501_3, Card: id, Area: area})
	}
	if host != 0 && !c.add(noHost) {
		return false
	}
	areas, isAsked := c.g.areasToPlay(c.player, id, c.way)
	switch {
	case !isAsked:
		return c.require(area == board.NoArea || s.Type(id) == card.Event,
			Violation{Code: WrongArea, Rule: rule.R522_2, Card: id, Area: area})
	case area == board.NoArea && len(areas) == 1 && s.Type(id) == card.Resource:
		c.action.Area = areas[0]
		return true
	case !s.AreaExists(area):
		return c.add(Violation{Code: NoAreaGiven, Rule: rule.R501_2, Card: id})
	case !slices.Contains(areas, area):
		return c.add(Violation{Code: WrongArea, Rule: placeRules[s.Type(id)], Card: id, Area: area})
	}
	return true
}

// placeOnEntering checks that there is an area or host for a card whose place is
// chosen as it enters play, and that none has been chosen yet.
func (c *check) placeOnEntering() bool {
	s, id := c.g.state, c.action.Card
	if !c.require(c.action.Area == board.NoArea && c.action.Host == 0,
		Violation{Code: WrongArea, Rule: rule.R705_2f, Card: id, Area: c.action.Area}) {
		return false
	}
	chosen := s.Type(id) != card.Event && !s.Program().HasDilemmaTrait(s.Print(id))
	return c.require(!chosen || len(c.g.placesToEnter(c.player, c.action)) > 0,
		Violation{Code: NoAreaGiven, Rule: rule.R501_2, Card: id})
}

// placeRules say where cards of a type enter play.
var placeRules = map[card.Type]rule.Number{
	card.Friend: rule.R302_1, card.Troublemaker: rule.R306_1, card.Resource: rule.R305_1,
}

// area checks the area of a card that is played or moved.
func (c *check) area() bool {
	s, id, area := c.g.state, c.action.Card, c.action.Area
	if c.g.choosesOnEntering(c.action.Kind) {
		return c.placeOnEntering()
	}
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
		case s.CantGo(id, area, false) != 0:
			return c.add(Violation{Code: OtherHome, Rule: s.CantGo(id, area, false), Card: id, Area: area})
		}
	}
	return true
}

// needsArea reports whether the action is done to an area, but for what text
// says of it.
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

// areasToPlay lists the areas to which a player can play a card in a way (302.1,
// 306.1), by its own text and that of the permission. isAsked is false for what
// goes to no area of the player's choice.
func (g *Game) areasToPlay(p board.Player, c board.CardID, w *way) (areas []board.AreaID, isAsked bool) {
	isAsked = g.toEachArea(p, c, w, func(a board.AreaID) bool {
		areas = append(areas, a)
		return true
	})
	return areas, isAsked
}

// toEachArea calls take with each of these areas until it returns false; isAsked is as of
// areasToPlay.
func (g *Game) toEachArea(p board.Player, c board.CardID, w *way, take func(board.AreaID) bool) (isAsked bool) {
	s := g.state
	t := s.Type(c)
	if s.Program().HasDilemmaTrait(s.Print(c)) || t == card.Event || g.isPlayedOn(c) {
		return false
	}
	rules := s.PlayRules(c, ability.PlayTo)
	if t == card.Resource && len(rules) == 0 {
		take(board.HomeOf(s.Owner(c)))
		return true
	}
	for _, a := range s.Areas() {
		home := s.AreaKind(a) == board.Home
		switch {
		case t == card.Troublemaker && home, t == card.Friend && home && s.AreaOwner(a) != p:
			continue
		case len(rules) > 0 && !isToldBy(g, rules, a, &board.Context{This: s.Ref(c), You: p}):
			continue
		case w != nil && w.permission != nil && w.permission.Node.To() != nil &&
			!s.MeansArea(w.permission.Node.To(), a, &w.permission.Context):
			continue
		}
		if !take(a) {
			break
		}
	}
	return true
}

// choosesOnEntering reports whether the area or host of a played card is chosen only
// as it enters play: a disputed point.
func (g *Game) choosesOnEntering(k board.ActionKind) bool {
	return isPlayed(k) && g.reading(board.PlaceChosen) == board.PlaceOnEntering
}

// placesToEnter lists the areas to which, or the cards on which, a player can play a
// card: those where nothing forbids it to enter play.
func (g *Game) placesToEnter(p board.Player, a board.Action) (places []board.Option) {
	add := func(o board.Option, at board.Action) {
		entering := g.occurrenceOf(p, at)
		entering.Kind, entering.FaceDown = board.CardEntersPlay, a.Kind == board.PlayTroublemaker
		if _, forbidden := g.state.Forbids(&entering); !forbidden {
			places = append(places, o)
		}
	}
	if len(g.state.PlayRules(a.Card, ability.PlayOn)) > 0 {
		for _, host := range g.hostsFor(p, a.Card) {
			a.Host = host
			add(board.Option{Kind: board.CardOption, Card: g.state.Ref(host)}, a)
		}
		return places
	}
	areas, isAsked := g.areasToPlay(p, a.Card, g.permittedWay(a.Ability))
	for _, area := range areas {
		if a.Area = area; isAsked {
			add(board.Option{Kind: board.AreaOption, Area: area}, a)
		}
	}
	return places
}

// choosePlaceOnEntering asks the player where the card enters play, if that has not
// been announced. If it can be nowhere the action can't be completed.
func choosePlaceOnEntering(g *Game, f *board.Frame) {
	a := g.announced(f)
	if !g.choosesOnEntering(a.Kind) || g.state.Type(a.Card) == card.Event ||
		g.state.Program().HasDilemmaTrait(g.state.Print(a.Card)) || g.state.Zone(a.Card) != board.Queue {
		goTo(f, actionFinishes)
		return
	}
	d := board.Decision{Player: f.Player, Kind: board.ChooseArea, Rule: rule.R501_2, Min: 1, Max: 1, Card: a.Card}
	places := g.placesToEnter(f.Player, a)
	switch {
	case len(places) == 0:
		g.rewindAction(rule.R705_2f)
		return
	case places[0].Kind == board.CardOption:
		d.Kind, d.Rule = board.ChooseCards, rule.R501_3
	}
	g.noteReading(board.PlaceChosen, d.Rule)
	g.ask(d, places)
}

// keepPlace keeps where the card enters play.
func keepPlace(g *Game, f *board.Frame) {
	chosen := g.state.Answered()[0]
	if chosen.Kind == board.AreaOption {
		f.Area = chosen.Area
		return
	}
	list := append([]board.Option(nil), g.state.List(f)...)
	list[listedHost] = chosen
	g.state.SetList(list)
}

// isToldBy reports whether an area is one of those to which the text of a card says that it
// is played.
func isToldBy(g *Game, playTo []*ability.Node, a board.AreaID, x *board.Context) bool {
	return slices.ContainsFunc(playTo, func(n *ability.Node) bool {
		return g.state.MeansArea(n.Areas(), a, x)
	})
}

// isPlayedOn reports whether a card is played on another card rather than to an
// area (501.3).
func (g *Game) isPlayedOn(c board.CardID) bool {
	return len(g.state.PlayRules(c, ability.PlayOn)) > 0 && g.holds(rule.R501_3)
}

// hostsFor lists the cards on which a player can play an attachment (509.1).
func (g *Game) hostsFor(p board.Player, c board.CardID) []board.CardID {
	s := g.state
	x := board.Context{This: s.Ref(c), You: p}
	var hosts []board.CardID
	for _, n := range s.PlayRules(c, ability.PlayOn) {
		for _, r := range s.Select(n.Hosts(), &x) {
			if s.Zone(r.Card) == board.Play && !hasID(hosts, r.Card) {
				hosts = append(hosts, r.Card)
			}
		}
	}
	return hosts
}
