package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Effects that are choices (705.2e): cards, players, areas, colors, words and
// numbers.

func init() {
	doers[ability.Choose] = choose
	doers[ability.ChooseHidden] = choose
	doers[ability.ChooseRandom] = chooseRandom
	for op, options := range map[ability.Op]optionLister{
		ability.ChoosePlayer: playerOptions, ability.ChooseArea: areaOptions, ability.ChooseColor: colorOptions,
		ability.ChooseType: typeOptions, ability.ChooseTrait: traitOptions, ability.NameCard: nameOptions,
		ability.ChooseNumber: numberOptions, ability.ChooseCounter: counterOptions,
	} {
		doers[op] = chooseOne(options)
		possible[op] = func(g *Game, in attempt, x *board.Context) bool { return len(options(g, in.Node, x)) > 0 }
	}
	doers[ability.ChooseTogether] = chooseTogether
	possible[ability.ChooseTogether] = canChooseTogether
	doers[ability.Guess] = guess
	doers[ability.SeparatePiles] = separatePiles
	possible[ability.Choose] = func(g *Game, in attempt, x *board.Context) bool {
		count := 0
		for r := range g.state.Meant(in.Node.Cards(), x) {
			if g.canBeChosen(r.Card, in.Node, x) {
				count++
			}
		}
		return g.canChoose(in, count, x)
	}
	possible[ability.ChooseHidden] = possible[ability.Choose]
	possible[ability.ChooseRandom] = func(g *Game, in attempt, x *board.Context) bool {
		return in.has(g.state.Count(in.Node.Cards(), x), g.state.NumberOf(in.Node.N(), x))
	}
}

// script is what the present effect does.
func (g *Game) script(f *board.Frame) []board.Instruction {
	return g.state.Program().Ability(f.Ability.ID).Script
}

// noteCardsBeneath says how the point about cards beneath a card is read where one of
// them could be chosen among the banished cards.
func (g *Game) noteCardsBeneath(among *ability.Node, candidates []board.Option) {
	isBeneath := func(o board.Option) bool {
		return o.Kind == board.CardOption && g.state.IsBeneath(o.Card.Card).Card != 0
	}
	if g.trail == nil || !slices.ContainsFunc(candidates, isBeneath) {
		return
	}
	among.Walk(func(n *ability.Node) bool {
		if n.Op == ability.BanishedZone {
			g.noteReading(board.BeneathZone, rule.R410_5)
		}
		return true
	})
}

// choose asks a player for cards. If there are fewer than it takes, all of them
// are chosen, but a cost can't be paid then.
func choose(g *Game, in *instruction) {
	if in.stage == 1 {
		g.done(in, len(g.state.Answered()) > 0, slices.Clone(g.state.Answered())...)
		return
	}
	candidates := g.candidates(g.script(in.frame), int(in.frame.PC), &in.x, in.Cost)
	g.noteFewer(in, len(candidates))
	least, most := g.amount(in.Node.N(), &in.x, len(candidates))
	player := g.chooser(in.Node.By(), &in.x)
	if most == 0 || player == board.NoPlayer ||
		in.Cost && !g.canChoose(attempt{Instruction: in.Instruction}, len(candidates), &in.x) {
		if len(candidates) == 0 {
			g.noteNothing(in)
		}
		g.done(in, false)
		return
	}
	in.await(1)
	g.noteCardsBeneath(in.Node.Cards(), candidates)
	g.askFor(in, player, board.ChooseCards, least, most, candidates)
}

// noteFewer keeps in mind that there are fewer cards than an effect has chosen: what
// is then done to them is done in part (707.2), not as told.
func (g *Game) noteFewer(in *instruction, candidates int) {
	if least, _ := g.amount(in.Node.N(), &in.x, mostTokens); candidates < least {
		in.frame.Kind |= choseFewer | couldNotDo
	}
}

// chooseRandom lets Chance choose among the cards; as a cost among those with which it can be
// paid (508.1c).
func chooseRandom(g *Game, in *instruction) {
	if in.stage == 1 {
		g.done(in, len(g.state.Answered()) > 0, slices.Clone(g.state.Answered())...)
		return
	}
	all := optionsOf(g.state.Select(in.Node.Cards(), &in.x))
	if in.Cost {
		all = g.thatCanBeUsed(g.script(in.frame), int(in.frame.PC), &in.x, all, false)
	}
	g.noteFewer(in, len(all))
	wanted := min(max(0, g.state.NumberOf(in.Node.N(), &in.x)), len(all))
	if wanted == len(all) {
		g.done(in, wanted > 0, all...)
		return
	}
	in.await(1)
	g.askFor(in, board.Chance, board.ChooseCards, wanted, wanted, all)
}

// optionLister lists what a player can choose one of.
type optionLister func(g *Game, n *ability.Node, x *board.Context) []board.Option

// chooseOne asks a player for one of the options.
func chooseOne(options optionLister) doer {
	return func(g *Game, in *instruction) {
		if in.stage == 1 {
			g.done(in, true, slices.Clone(g.state.Answered())...)
			return
		}
		all := options(g, in.Node, &in.x)
		if in.Node.Op == ability.ChooseArea {
			if usable := g.thatCanBeUsed(g.script(in.frame), int(in.frame.PC), &in.x, all, false); len(usable) > 0 {
				all = usable
			}
		}
		player := g.chooser(in.Node.By(), &in.x)
		if len(all) == 0 || player == board.NoPlayer {
			g.done(in, false)
			return
		}
		kind := board.ChooseWay
		switch in.Node.Op {
		case ability.ChooseArea:
			kind = board.ChooseArea
		case ability.ChooseNumber:
			kind = board.ChooseNumber
		}
		in.await(1)
		g.askFor(in, player, kind, 1, 1, all)
	}
}

func playerOptions(g *Game, n *ability.Node, x *board.Context) (all []board.Option) {
	g.eachOf(n.Players(), x, func(p board.Player) { all = append(all, board.Seat(p)) })
	return all
}

func areaOptions(g *Game, n *ability.Node, x *board.Context) (all []board.Option) {
	for _, a := range g.state.AreasOf(n.Areas(), x) {
		all = append(all, board.Option{Kind: board.AreaOption, Area: a})
	}
	return all
}

func colorOptions(*Game, *ability.Node, *board.Context) (all []board.Option) {
	for _, color := range card.AllColors() {
		all = append(all, board.Option{Kind: board.ColorOption, N: int32(color)})
	}
	return all
}

func wordOptions(words []board.Word) (all []board.Option) {
	for _, w := range words {
		all = append(all, board.Option{Kind: board.WordOption, N: int32(w)})
	}
	return all
}

func typeOptions(g *Game, _ *ability.Node, _ *board.Context) []board.Option {
	return wordOptions(g.state.Program().Types())
}

// traitOptions are the traits of all printed cards, and another one.
func traitOptions(g *Game, _ *ability.Node, _ *board.Context) []board.Option {
	return append(wordOptions(g.state.Program().Traits()), board.Option{Kind: board.WordOption})
}

// nameOptions are the names of all printed cards, and another one.
func nameOptions(g *Game, _ *ability.Node, _ *board.Context) []board.Option {
	return append(wordOptions(g.state.Program().Names()), board.Option{Kind: board.WordOption})
}

func numberOptions(g *Game, n *ability.Node, x *board.Context) (all []board.Option) {
	return numbers(g.state.NumberOf(n.Least(), x), g.state.NumberOf(n.Most(), x))
}

func numbers(least, most int) (all []board.Option) {
	for i := least; i <= most; i++ {
		all = append(all, board.Number(i))
	}
	return all
}

// counterOptions are the kinds of counter on the cards (519.1).
func counterOptions(g *Game, n *ability.Node, x *board.Context) (all []board.Option) {
	for _, r := range g.state.Select(n.Cards(), x) {
		for _, o := range wordOptions(g.state.CounterWords(r.Card)) {
			if !slices.Contains(all, o) {
				all = append(all, o)
			}
		}
	}
	return all
}

// guess asks a player whether a statement is true. It is done as told if they
// guess right.
func guess(g *Game, in *instruction) {
	if in.stage == 1 {
		guessed := g.state.Answered()[0].Kind == board.YesOption
		g.done(in, guessed == g.state.ConditionOf(in.Node.Statement(), &in.x))
		return
	}
	player := g.chooser(in.Node.By(), &in.x)
	if player == board.NoPlayer {
		g.done(in, false)
		return
	}
	in.await(1)
	g.askFor(in, player, board.YesOrNo, 1, 1, []board.Option{
		{Kind: board.YesOption, N: int32(player)}, {Kind: board.NoOption, N: int32(player)}})
}

// separatePiles asks a player for the cards of one pile, the rest being the
// other, and another player for a pile. The frame keeps the first pile.
func separatePiles(g *Game, in *instruction) {
	var all []board.Option
	for _, r := range g.state.Select(in.Node.Cards(), &in.x) {
		all = append(all, board.Option{Kind: board.CardOption, Card: r})
	}
	switch in.stage {
	case 0:
		player := g.chooser(in.Node.By(), &in.x)
		if len(all) == 0 || player == board.NoPlayer {
			g.done(in, false)
			return
		}
		in.await(1)
		g.askFor(in, player, board.ChooseCards, 0, len(all), all)
	case 1:
		g.state.SetList(slices.Clone(g.state.Answered()))
		in.await(2)
		g.askFor(in, g.chooser(in.Node.Chooser(), &in.x), board.ChooseWay, 1, 1,
			[]board.Option{{Kind: board.ModeOption, N: 1}, {Kind: board.ModeOption, N: 2}})
	default:
		first := slices.Clone(g.state.List(in.frame))
		g.state.SetList(nil)
		chosen := first
		if g.state.Answered()[0].N == 2 {
			chosen = slices.DeleteFunc(all, func(o board.Option) bool { return slices.Contains(first, o) })
		}
		g.done(in, len(chosen) > 0, chosen...)
	}
}
