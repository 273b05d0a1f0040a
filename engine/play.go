package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// The ways in which a card can be played: by the rules from hand, an Event by
// one of its timing phrases, and what modifiers permit.

// way is one way of playing a card.
type way struct {
	id         board.AbilityRef // what an Action says to choose it
	permission *board.Active    // the modifier that permits it, good until the next change; nil for a card in hand
	text       board.AbilityRef // of an Event: what it does
	times      []ability.Op     // its timing phrase; nil for a Main Phase action
	byEffect   bool             // an effect has the card played, from wherever it is
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
	for _, op := range []ability.Op{ability.MayPlay, ability.MayPlayBlock} {
		for active := range s.Active(op) {
			n, x := active.Node, &active.Context
			if s.Zone(c) == board.Play || s.Zone(c) == board.Queue || !s.PlayersOf(n.Args[1], x).Has(p) || !s.Means(n.Args[0], c, x) {
				continue
			}
			all = g.permittedWays(all, p, c, active)
		}
	}
	if g.state.Type(c) == card.Event && len(g.state.PlayTexts(c, ability.EventText)) == 1 {
		tellPermissionsApart(all)
	}
	g.ways = all
	return all
}

// tellPermissionsApart names the ways of playing an Event that has one text by the
// permission where that has something more done, so that the player can choose.
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
		for _, ref := range g.state.PlayTexts(c, ability.EventText) {
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
	at := active.Node.Args[2].Op
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
		for _, ref := range g.state.PlayTexts(c, ability.EventText) {
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

// areasToPlay lists the areas to which a player can play a card in a way (302.1,
// 306.1), by its own text and that of the permission. isAsked is false for what
// goes to no area of the player's choice.
func (g *Game) areasToPlay(p board.Player, c board.CardID, w *way) (areas []board.AreaID, isAsked bool) {
	s := g.state
	x := board.Context{This: s.Ref(c), You: p}
	t := s.Type(c)
	if s.Program().HasDilemmaTrait(s.Print(c)) || t == card.Event || g.isPlayedOn(c) {
		return nil, false
	}
	rules := s.PlayRules(c, ability.PlayTo)
	if t == card.Resource && len(rules) == 0 {
		return []board.AreaID{board.HomeOf(s.Owner(c))}, true
	}
	for _, a := range s.Areas() {
		home := s.AreaKind(a) == board.Home
		switch {
		case t == card.Troublemaker && home, t == card.Friend && home && s.AreaOwner(a) != p:
			continue
		case len(rules) > 0 && !isInAny(g, rules, 0, a, &x):
			continue
		case w != nil && w.permission != nil && w.permission.Node.Args[3] != nil &&
			!isInAny(g, []*ability.Node{w.permission.Node}, 3, a, &w.permission.Context):
			continue
		}
		areas = append(areas, a)
	}
	return areas, true
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

// permittedWay gives the way in which the permission that an action names has a card
// played; nil if it names none.
func (g *Game) permittedWay(id board.AbilityRef) *way {
	for _, op := range []ability.Op{ability.MayPlay, ability.MayPlayBlock} {
		for active := range g.state.Active(op) {
			if id.ID != 0 && permissionID(active) == id {
				return &way{id: id, permission: active}
			}
		}
	}
	return nil
}

// choosePlaceOnEntering asks the player where the card enters play, if that has not
// been announced. If it can be nowhere the action can't be completed.
func choosePlaceOnEntering(g *Game, f *board.Frame) {
	a := g.announced(f)
	if !g.choosesOnEntering(a.Kind) || g.state.Type(a.Card) == card.Event || g.state.Program().HasDilemmaTrait(g.state.Print(a.Card)) ||
		g.state.Zone(a.Card) != board.Queue {
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

// isInAny reports whether an area is one of those that the argument of a
// statement means.
func isInAny(g *Game, statements []*ability.Node, argument int, a board.AreaID, x *board.Context) bool {
	for _, n := range statements {
		for _, other := range g.state.AreasOf(n.Args[argument], x) {
			if other == a {
				return true
			}
		}
	}
	return false
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
		for _, r := range s.Select(n.Args[0], &x) {
			if s.Zone(r.Card) == board.Play && !hasID(hosts, r.Card) {
				hosts = append(hosts, r.Card)
			}
		}
	}
	return hosts
}

func hasID(list []board.CardID, c board.CardID) bool {
	for _, other := range list {
		if other == c {
			return true
		}
	}
	return false
}
