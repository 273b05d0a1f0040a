package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Of 520, these say what something is, and nothing is done by them: 520.1a.

// Copying effects (520.1), and tokens that are copies of cards (520.2).

// mostCopies is how deep copies of an effect can lie in each other: more are copied for
// ever.
const mostCopies = 200

// copyEffect lets a player process the effect again, with decisions of their own
// (520.1). What was paid for the effect is not paid again.
func copyEffect(g *Game, in *instruction) {
	player := g.chooser(in.Node.By(), &in.x)
	if player == board.NoPlayer || !g.holds(rule.R520_1) {
		g.done(in, false)
		return
	}
	if g.state.Depth() >= mostCopies { // each is processed amid the one before it
		g.done(in, false)
		g.stopEndless()
		return
	}
	f := board.Frame{Player: player, Card: in.frame.Card, Area: in.frame.Area, Ability: in.frame.Ability,
		Env: g.state.CopyEnv(in.frame.Env)}
	script := g.script(in.frame)
	if len(script) > 0 && script[0].Cost {
		g.noteReading(board.CostOfACopiedEffect, rule.R520_1)
	}
	if g.reading(board.CostOfACopiedEffect) == board.NotPaidAgain {
		f.PC = afterCosts(script)
	}
	g.done(in, true)
	g.note(board.Entry{Rule: rule.R520_1, Note: board.EffectCopied, Player: player, Card: f.Card})
	g.beginEffect(f)
}

// creatingCopies lists the tokens that copy what is printed on cards (520.2).
func creatingCopies(g *Game, n *ability.Node, x *board.Context) (all []entering) {
	for _, r := range g.state.Select(n.Cards(), x) {
		if g.state.Face(r.Card) != nil {
			all = append(all, entering{text: r.Card, print: g.state.Print(r.Card), controller: g.chooser(n.By(), x)})
		}
	}
	return all
}

// copyEvent lets a player process the text of an Event (520.1), which isn't played by that (520.1a): by
// whatever it is found, it need not be where it was.
func copyEvent(g *Game, in *instruction) {
	player := g.chooser(in.Node.By(), &in.x)
	event := g.eventToCopy(in.Node.Cards(), &in.x)
	if player == board.NoPlayer || event == 0 || !g.holds(rule.R520_1) {
		g.done(in, false)
		return
	}
	if g.state.Depth() >= mostCopies {
		g.done(in, false)
		g.stopEndless()
		return
	}
	texts := g.state.EventTexts(event)
	text := texts[0]
	switch {
	case in.stage == 1:
		text = g.state.Answered()[0].Action.Ability
	case len(texts) > 1:
		var all []board.Option
		for _, ref := range texts {
			all = append(all, board.Option{Kind: board.AbilityOption, Card: g.state.Ref(event),
				Action: board.Action{Ability: ref}})
		}
		in.await(1)
		g.askFor(in, player, board.ChooseWay, 1, 1, all)
		return
	}
	f := board.Frame{Player: player, Card: g.state.Ref(event), Area: in.frame.Area, Ability: text}
	script := g.state.Program().Ability(text.ID).Script
	if len(script) > 0 && script[0].Cost {
		g.noteReading(board.CostOfACopiedEffect, rule.R520_1)
	}
	if g.reading(board.CostOfACopiedEffect) == board.NotPaidAgain {
		f.PC = afterCosts(script)
	}
	g.done(in, true)
	g.note(board.Entry{Rule: rule.R520_1, Note: board.EffectCopied, Player: player, Card: f.Card})
	g.beginEffect(f)
}

// eventToCopy finds the Event that a description means, also one that has left the queue since it was
// named; 0 if there is none whose text is known.
func (g *Game) eventToCopy(n *ability.Node, x *board.Context) board.CardID {
	for _, r := range g.state.Select(n, x) {
		if len(g.state.EventTexts(r.Card)) > 0 {
			return r.Card
		}
	}
	if n.Op != ability.Bound {
		return 0
	}
	for _, o := range g.state.Values(x.Env, n.Slot) {
		if o.Kind == board.CardOption && len(g.state.EventTexts(o.Card.Card)) > 0 {
			return o.Card.Card
		}
	}
	return 0
}
