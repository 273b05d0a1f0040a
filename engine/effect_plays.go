package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Playing cards as an effect says (705.1): now, whatever their timing, by an
// action of its own inside the effect.

func init() {
	doers[ability.Play] = playNow
	possible[ability.Play] = func(g *Game, in attempt, x *board.Context) bool {
		player := g.chooser(in.Node.By(), x)
		return slices.ContainsFunc(g.state.Select(in.Node.Cards(), x), func(r board.Ref) bool {
			return player != board.NoPlayer && len(g.waysNow(player, r.Card, in.Instruction, x)) > 0
		})
	}
}

// The stages of playing cards by an effect.
const (
	playNext = iota
	playText
	playPlace
	playDone
)

// playNow asks a player to play the cards one after another. The frame's N is how
// many of those that are left can't be played, M the card in hand, and List the
// action as far as it is settled.
func playNow(g *Game, in *instruction) {
	f, player := in.frame, g.chooser(in.Node.By(), &in.x)
	switch {
	case in.stage == playNext:
		f.N, f.M = 0, 0
		g.bindPlayed(in)
	case in.stage == playDone && f.Undone:
		f.N++
	case in.stage == playDone:
		g.bindPlayed(in, board.Option{Kind: board.CardOption, Card: g.state.Ref(board.CardID(f.M))})
	}
	if in.stage == playNext || in.stage == playDone {
		g.nextToPlay(in, player)
		return
	}
	a := g.state.List(f)[0].Action
	chosen := g.state.Answered()[0]
	switch {
	case in.stage == playText:
		a.Ability = chosen.Action.Ability
	case chosen.Kind == board.AreaOption:
		a.Area = chosen.Area
	default:
		a.Host = chosen.Card.Card
	}
	g.settlePlay(in, player, a)
}

// nextToPlay finds the next card that can be played.
func (g *Game) nextToPlay(in *instruction, player board.Player) {
	f := in.frame
	cards := g.state.Select(in.Node.Cards(), &in.x)
	for int(f.N) < len(cards) && player != board.NoPlayer {
		c := cards[f.N].Card
		if ways := g.waysNow(player, c, in.Instruction, &in.x); len(ways) > 0 {
			f.M = int32(c)
			g.settlePlay(in, player, board.Action{Kind: playKind(g.state.Type(c)), Card: c})
			return
		}
		g.noteCantPlay(player, c, in)
		f.N++
	}
	asTold := f.M != 0 && !f.Undone
	f.N, f.M = 0, 0
	if len(in.Slots) > 0 {
		g.done(in, asTold, g.state.Values(in.x.Env, in.Slots[0])...)
		return
	}
	g.done(in, asTold)
}

// bindPlayed adds to the cards played this way.
func (g *Game) bindPlayed(in *instruction, more ...board.Option) {
	if len(in.Slots) == 0 {
		return
	}
	if len(more) > 0 {
		more = append(g.state.Values(in.x.Env, in.Slots[0]), more...)
	}
	g.state.Bind(in.x.Env, in.Slots[0], more...)
}

func playKind(t card.Type) board.ActionKind {
	if t == card.Troublemaker {
		return board.PlayTroublemaker
	}
	return board.PlayCard
}

// settlePlay asks what the action leaves open, text before place, and then begins
// it.
func (g *Game) settlePlay(in *instruction, player board.Player, a board.Action) {
	var texts, places []board.Option
	for _, w := range g.waysNow(player, a.Card, in.Instruction, &in.x) {
		if a.Ability.ID != 0 && w.Ability != a.Ability {
			continue
		}
		text := board.Option{Kind: board.ModeOption, N: int32(g.state.Program().Ability(w.Ability.ID).Paragraph),
			Action: board.Action{Ability: w.Ability}}
		if w.Ability.ID != 0 && !slices.Contains(texts, text) {
			texts = append(texts, text)
		}
		switch {
		case w.Host != 0:
			places = append(places, board.Option{Kind: board.CardOption, Card: g.state.Ref(w.Host)})
		case w.Area != board.NoArea:
			places = append(places, board.Option{Kind: board.AreaOption, Area: w.Area})
		}
	}
	if a.Ability.ID == 0 && len(texts) == 1 {
		a.Ability = texts[0].Action.Ability
	}
	d := board.Decision{Player: player, Rule: rule.R705_2a, Min: 1, Max: 1, Card: a.Card}
	switch {
	case a.Ability.ID == 0 && len(texts) > 0:
		d.Kind = board.ChooseWay
		in.await(playText)
		g.state.SetList([]board.Option{{Kind: board.ActionOption, Action: a}})
		g.ask(d, texts)
	case a.Area == board.NoArea && a.Host == 0 && len(places) > 0:
		d.Kind = board.ChooseArea
		if places[0].Kind == board.CardOption {
			d.Kind = board.ChooseCards
		}
		in.await(playPlace)
		g.state.SetList([]board.Option{{Kind: board.ActionOption, Action: a}})
		g.ask(d, places)
	default:
		in.await(playDone)
		in.frame.Undone = true // until the action has been completed
		g.beginAction(player, a, actionSource{less: g.lessToPay(in.Instruction, &in.x)})
	}
}

// lessToPay is how many action tokens less than its cost the card costs.
func (g *Game) lessToPay(in *board.Instruction, x *board.Context) int {
	if in.Node.Less().Op == ability.AnyNumber {
		return mostTokens
	}
	return g.state.NumberOf(in.Node.Less(), x)
}

// waysNow lists the actions by which a player could play a card now because an
// effect says so: each with a text, area or host where there is one to choose.
func (g *Game) waysNow(p board.Player, c board.CardID, in *board.Instruction, x *board.Context) (all []board.Action) {
	g.toEachToldWay(p, c, in, x, func(probe check) (goesOn bool) {
		probe.legal = true
		if probe.canPlay() {
			all = append(all, probe.action)
		}
		return true
	})
	return all
}

// noteCantPlay says why a player can't play a card, though an effect says so: at the first
// of the places where it could be played.
func (g *Game) noteCantPlay(p board.Player, c board.CardID, in *instruction) {
	if g.trail == nil || !g.isOutOfPlay(c) {
		return
	}
	var why Violations
	g.toEachToldWay(p, c, in.Instruction, &in.x, func(probe check) (goesOn bool) {
		probe.sink = &why
		return probe.canPlay() || len(why) == 0
	})
	because := rule.R705_2
	if len(why) > 0 {
		because = why[0].Rule
	}
	g.note(board.Entry{Note: board.CantPlay, Rule: because, Player: p, Card: g.state.Ref(c)})
}

// isOutOfPlay reports whether a card is known and neither in play nor being played.
func (g *Game) isOutOfPlay(c board.CardID) bool {
	return c != 0 && g.state.Face(c) != nil && g.state.Zone(c) != board.Play && g.state.Zone(c) != board.Queue
}

// toEachToldWay gives, as long as they are wanted, the ways in which an effect could have a player play a card
// now: by each of its texts, to each place that the effect doesn't exclude.
func (g *Game) toEachToldWay(p board.Player, c board.CardID, in *board.Instruction, x *board.Context,
	each func(probe check) (goesOn bool)) {
	if !g.isOutOfPlay(c) {
		return
	}
	a := board.Action{Kind: playKind(g.state.Type(c)), Card: c}
	texts := []board.AbilityRef{{}}
	if g.state.Type(c) == card.Event {
		texts = g.state.EventTexts(c)
	}
	goesOn, less := true, g.lessToPay(in, x)
	for _, text := range texts {
		a.Ability = text
		w := way{id: text, text: text, byEffect: true}
		g.toEachPlace(p, a, func(a board.Action) bool {
			if g.isPlaceTold(in.Node, a, x) {
				goesOn = each(check{g: g, player: p, action: a, way: &w, less: less,
					without: in.Node.Says(ability.IgnoringRequirements)})
			}
			return goesOn
		})
		if !goesOn {
			return
		}
	}
}

// canPlay reports whether an effect can have the card played so.
func (c *check) canPlay() bool { return c.playedCard() && c.destination() && c.price() }

// isPlaceTold reports whether an action plays its card to the area and on the host that
// the effect says, where it does.
func (g *Game) isPlaceTold(n *ability.Node, a board.Action, x *board.Context) bool {
	to, on := n.To(), n.On()
	return (to == nil || g.state.MeansArea(to, a.Area, x)) &&
		(on == nil || a.Host != 0 && g.state.Means(on, a.Host, x))
}

// effectThatPlays gives the effect amid which a card is played; nil if there is none.
func (g *Game) effectThatPlays() *ability.Node {
	outer := &g.state.Frames()[max(0, int(g.state.Depth())-2)]
	if outer.Procedure != effectProcedure {
		return nil
	}
	return g.script(outer)[outer.PC].Node
}

// withStateTold gives the entering play of a card that an effect has played, in the
// state that the effect says.
func (g *Game) withStateTold(o board.Occurrence) board.Occurrence {
	n := g.effectThatPlays()
	if n == nil || n.Op != ability.Play {
		return o
	}
	o.Frightened = n.Says(ability.EnteringFrightened)
	o.FaceDown = o.FaceDown || o.Frightened
	o.Exhausts = n.Says(ability.EnteringExhausted)
	return o
}
