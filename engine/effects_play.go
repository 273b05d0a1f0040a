package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Effects that put cards and tokens into play (706.1, 520.2, 521.1). Where they
// enter play is settled for one after another; then all enter at the same time.

func init() {
	doers[ability.PutIntoPlay] = enterPlayAs(puttingIntoPlay)
	doers[ability.CreateToken] = enterPlayAs(creatingTokens)
	doers[ability.CreateCopy] = enterPlayAs(creatingCopies)
	for op, list := range map[ability.Op]func(*Game, *ability.Node, *board.Context) []entering{
		ability.PutIntoPlay: puttingIntoPlay, ability.CreateToken: creatingTokens, ability.CreateCopy: creatingCopies,
	} {
		possible[op] = func(g *Game, in attempt, x *board.Context) bool {
			can, all := 0, list(g, in.Node, x)
			for _, e := range all {
				if len(g.placesFor(e, in.Node, x)) > 0 {
					can++
				}
			}
			return can > 0 && in.has(can, len(all))
		}
	}
}

// entering is a card, or a token by its print, that is put into play.
type entering struct {
	card       board.Ref
	text       board.CardID // the card whose text says where it is played; 0 for tokens that copy none
	print      board.Print
	controller board.Player
}

// puttingIntoPlay lists the cards that an effect puts into play, under the control
// of the player that it names, else of their owners (513.2).
func puttingIntoPlay(g *Game, n *ability.Node, x *board.Context) (all []entering) {
	for _, r := range g.state.Select(n.Cards(), x) {
		if g.state.Zone(r.Card) == board.Play || g.state.Face(r.Card) == nil {
			continue
		}
		e := entering{card: r, text: r.Card, print: g.state.Print(r.Card), controller: g.state.Owner(r.Card)}
		if n.By() != nil {
			e.controller = g.chooser(n.By(), x)
		}
		all = append(all, e)
	}
	return all
}

// creatingTokens lists the tokens that an effect creates (521.1).
func creatingTokens(g *Game, n *ability.Node, x *board.Context) (all []entering) {
	color := card.Colorless
	if n.Color() != nil {
		color = g.state.ColorOf(n.Color(), x)
	}
	print, known := g.state.Program().Token(max(0, g.state.NumberOf(n.Power(), x)), color, n.Token())
	if !known {
		return nil
	}
	for range g.state.NumberOf(n.N(), x) {
		all = append(all, entering{print: print, controller: g.chooser(n.By(), x)})
	}
	return all
}

// areaAndHost gives the expressions that say where an effect puts cards into play.
func areaAndHost(n *ability.Node) (area, host *ability.Node) {
	if n.Op == ability.PutIntoPlay {
		return n.To(), n.On()
	}
	return n.To(), nil
}

// placesFor lists where a card or token can enter play by an effect: areas, or
// hosts, but for those where no card may (705.2e).
func (g *Game) placesFor(e entering, n *ability.Node, x *board.Context) []board.Option {
	places := g.placesMeant(e, n, x)
	if !g.state.Program().ForbidsEntering() {
		return places
	}
	return slices.DeleteFunc(places, func(place board.Option) bool {
		o := g.enters(e, place, n)
		_, forbidden := g.state.Forbids(&o)
		return forbidden
	})
}

// placesMeant lists where an effect means a card or token to enter play. Where it
// doesn't say, these are the places to which it could be played (302.1, 305, 306.1, 509.1).
func (g *Game) placesMeant(e entering, n *ability.Node, x *board.Context) (places []board.Option) {
	area, host := areaAndHost(n)
	face := &g.state.Program().Card(e.print).Faces[0]
	isDilemma := g.state.Program().HasDilemmaTrait(e.print)
	switch {
	case face.Type == card.Event, face.Type == card.ManeCharacter, e.controller == board.NoPlayer: // (304.2)
		return nil
	case isDilemma: // at an area of its own (522.2)
		return []board.Option{{Kind: board.AreaOption}}
	case host != nil:
		for _, r := range g.state.Select(host, x) {
			if e.text == 0 || g.canBeHost(e.text, r.Card) {
				places = append(places, board.Option{Kind: board.CardOption, Card: r})
			}
		}
		return places
	}
	areas := g.state.Areas()
	told := area != nil
	if told {
		areas = g.areasOfEntering(area, e, x)
	} else if face.Type == card.Resource {
		places, areas = g.placesOfResource(e)
		told = true
	}
	for _, a := range areas {
		if g.canEnterAt(face.Type, a, e.controller, told) {
			places = append(places, board.Option{Kind: board.AreaOption, Area: a})
		}
	}
	return places
}

// placesOfResource lists where a Resource enters play by an effect that doesn't say:
// on what, or to which areas, it is played by its text. A token copy of an attachment
// whose text says nothing of hosts is attached to any card. What is no attachment and
// says nothing of areas enters play at its owner's home (305.1a), which for a token is
// who creates it; of a card whose text isn't known that can't be said.
func (g *Game) placesOfResource(e entering) (hosts []board.Option, areas []board.AreaID) {
	s := g.state
	if e.text == 0 {
		return nil, []board.AreaID{board.HomeOf(e.controller)}
	}
	described, onHosts := s.PlayHosts(e.text, e.controller)
	areas, toAreas := s.PlayAreas(e.text, e.controller)
	isCopy := e.card.Card == 0
	switch {
	case onHosts || toAreas:
		return optionsOf(described), areas
	case isCopy && s.IsAttachment(e.text):
		for _, c := range s.InPlay() {
			if s.FitsHostDescription(e.text, c) {
				described = append(described, s.Ref(c))
			}
		}
		return optionsOf(described), nil
	case isCopy:
		return nil, []board.AreaID{board.HomeOf(e.controller)}
	case s.IsTextKnown(e.text):
		return nil, []board.AreaID{board.HomeOf(s.Owner(e.text))}
	}
	return nil, nil
}

// areasOfEntering evaluates the area of an effect; Home alone is the home of
// whoever will control the card.
func (g *Game) areasOfEntering(area *ability.Node, e entering, x *board.Context) []board.AreaID {
	if area.Op == ability.Home && area.Of() == nil {
		return []board.AreaID{board.HomeOf(e.controller)}
	}
	return g.state.AreasOf(area, x)
}

// canEnterAt reports whether cards of a type can enter play at an area: Friends
// at any Problem and at their controller's home (302.1), Troublemakers at Problems
// (306.1), Problems where there is none (303.1), other cards where an effect or
// their text says.
func (g *Game) canEnterAt(t card.Type, a board.AreaID, controller board.Player, told bool) bool {
	home := g.state.AreaKind(a) == board.Home
	switch t {
	case card.Friend:
		return !home || g.state.AreaOwner(a) == controller || told
	case card.Troublemaker:
		return !home
	case card.ProblemType:
		return !home && g.state.Problem(a) == 0 && (told || g.state.AreaOwner(a) == controller)
	}
	return told
}

// enterPlayAs puts into play what an effect says. The frame's list keeps
// where each does, its N the one for which that is asked.
func enterPlayAs(list func(*Game, *ability.Node, *board.Context) []entering) doer {
	return func(g *Game, in *instruction) {
		f, n := in.frame, in.Node
		all := list(g, n, &in.x)
		var places []board.Option
		if in.stage == 0 {
			places = make([]board.Option, len(all))
			f.N = 0
		} else {
			places = slices.Clone(g.state.List(f))
			places[f.N] = g.state.Answered()[0]
			f.N++
		}
		for ; int(f.N) < len(all); f.N++ {
			options := g.placesFor(all[f.N], n, &in.x)
			if len(options) == 0 {
				options = g.placesMeant(all[f.N], n, &in.x)
				options = options[:min(1, len(options))] // what can't happen there is told
			}
			if len(options) == 1 {
				places[f.N] = options[0]
			}
			if len(options) < 2 {
				continue
			}
			g.state.SetList(places)
			kind := board.ChooseArea
			if options[0].Kind == board.CardOption {
				kind = board.ChooseCards
			}
			in.await(1)
			g.askFor(in, g.placer(n, &in.x), kind, 1, 1, options)
			return
		}
		g.state.SetList(nil)
		var batch []board.Occurrence
		for i, e := range all {
			if places[i].Kind != 0 {
				batch = append(batch, g.enters(e, places[i], n))
			}
		}
		g.putIntoPlay(in, len(all), batch)
	}
}

// placer is the player who puts the cards into play and so chooses where.
func (g *Game) placer(n *ability.Node, x *board.Context) board.Player {
	return g.chooser(n.By(), x)
}

// enters makes the occurrence of a card or token that enters play at a place.
// Troublemakers do so face-down (306.1), unless the effect says otherwise.
func (g *Game) enters(e entering, place board.Option, n *ability.Node) board.Occurrence {
	o := board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R706_1, Player: e.controller,
		Card: e.card, Area: place.Area}
	if e.card.Card == 0 {
		o.Kind, o.Rule, o.N = board.TokenMade, n.Op.Entry().Rule, int32(e.print)
	}
	if place.Kind == board.CardOption {
		o.Host, o.Area = place.Card, g.state.Area(place.Card.Card)
	}
	isTroublemaker := g.state.Program().Card(e.print).Faces[0].Type == card.Troublemaker
	o.Frightened = n.Says(ability.EnteringFrightened)
	o.FaceDown = o.Frightened || isTroublemaker && e.card.Card != 0 && !n.Says(ability.EnteringFaceUp)
	o.Exhausts = n.Says(ability.EnteringExhausted)
	return o
}

// putIntoPlay ends an instruction with cards that enter play simultaneously.
func (g *Game) putIntoPlay(in *instruction, wanted int, batch []board.Occurrence) {
	g.change(in, wanted, batch...)
}
