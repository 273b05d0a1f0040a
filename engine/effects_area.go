package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// Effects that put cards in play elsewhere: moving, sending, and replacing Problems.

func init() {
	doers[ability.Move] = relocate(board.CardMoved)
	doers[ability.Send] = relocate(board.CardSent)
	possible[ability.Move] = canRelocate(board.CardMoved)
	possible[ability.Send] = canRelocate(board.CardSent)
	doers[ability.Attach] = attach
	possible[ability.Attach] = func(g *Game, in attempt, x *board.Context) bool {
		can, cards := 0, g.state.Select(in.Node.Cards(), x)
		for _, r := range cards {
			if len(g.newHosts(r.Card, in.Node.To(), x)) > 0 {
				can++
			}
		}
		return can > 0 && in.has(can, len(cards))
	}
	doers[ability.ReplaceProblem] = replaceProblems
	doers[ability.CopyEffect] = copyEffect
	doers[ability.CopyEvent] = copyEvent
	possible[ability.CopyEvent] = func(g *Game, in attempt, x *board.Context) bool {
		return g.eventToCopy(in.Node.Cards(), x) != 0
	}
	possible[ability.CopyEffect] = func(*Game, attempt, *board.Context) bool { return true }
}

// areasFor lists the areas to which an effect can move or send a card (506.2):
// those that it names, any if it names none.
func (g *Game) areasFor(n *ability.Node, r board.Ref, kind board.OccurrenceKind,
	x *board.Context) (areas []board.AreaID) {
	all := g.state.Areas()
	if n.To() != nil {
		all = g.state.AreasFor(n.To(), r.Card, x)
	}
	for _, a := range all {
		if o := g.relocation(n, r, a, kind, x); g.isPossible(&o) {
			areas = append(areas, a)
		}
	}
	return areas
}

func (g *Game) relocation(n *ability.Node, r board.Ref, to board.AreaID, kind board.OccurrenceKind,
	x *board.Context) board.Occurrence {
	return board.Occurrence{Kind: kind, Rule: n.Op.Entry().Rule, Player: g.mover(n, x), Card: r, Area: to}
}

// mover is the player who moves or sends the cards.
func (g *Game) mover(n *ability.Node, x *board.Context) board.Player {
	if n.Op == ability.Send { // whoever controls the effect
		return g.chooser(nil, x)
	}
	return g.chooser(n.By(), x)
}

// relocate moves or sends cards (506.1, 506.5). Where there is a choice the player
// chooses for each card; then all are put there at the same time. The frame's
// list keeps the cards with their areas, its N the one that is chosen for.
func relocate(kind board.OccurrenceKind) doer {
	return func(g *Game, in *instruction) {
		f, n := in.frame, in.Node
		var list []board.Option
		if in.stage == 0 {
			list = optionsOf(g.state.Select(n.Cards(), &in.x))
			f.N = 0
		} else {
			list = slices.Clone(g.state.List(f))
			list[f.N].Area = g.state.Answered()[0].Area
			f.N++
		}
		for ; int(f.N) < len(list); f.N++ {
			areas := g.areasFor(n, list[f.N].Card, kind, &in.x)
			if len(areas) == 1 {
				list[f.N].Area = areas[0]
			}
			if len(areas) < 2 {
				continue
			}
			options := make([]board.Option, 0, len(areas))
			for _, a := range areas {
				options = append(options, board.Option{Kind: board.AreaOption, Area: a, Card: list[f.N].Card})
			}
			g.state.SetList(list)
			in.await(1)
			g.askFor(in, g.mover(n, &in.x), board.ChooseArea, 1, 1, options)
			return
		}
		g.state.SetList(nil)
		var batch []board.Occurrence
		for _, o := range list {
			if o.Area == board.NoArea && n.To() != nil { // it can't go there, which the record says
				if areas := g.state.AreasFor(n.To(), o.Card.Card, &in.x); len(areas) == 1 {
					o.Area = areas[0]
				}
			}
			if o.Area != board.NoArea {
				batch = append(batch, g.relocation(n, o.Card, o.Area, kind, &in.x))
			}
		}
		wanted := len(list)
		if wanted > 1 && isLenient(in.Instruction) {
			wanted = 1
		}
		g.change(in, wanted, batch...)
	}
}

func canRelocate(kind board.OccurrenceKind) func(*Game, attempt, *board.Context) bool {
	return func(g *Game, in attempt, x *board.Context) bool {
		can, cards := 0, g.state.Select(in.Node.Cards(), x)
		for _, r := range cards {
			if len(g.areasFor(in.Node, r, kind, x)) > 0 {
				can++
			}
		}
		return can > 0 && (in.has(can, len(cards)) || isLenient(in.Instruction))
	}
}

// replaceProblems replaces Problems (613.2), one after another in the order that
// the player chooses. The frame's list keeps them, with N of 1 once their turn has
// come.
func replaceProblems(g *Game, in *instruction) {
	var list []board.Option
	switch in.stage {
	case 0:
		list = optionsOf(g.state.Select(in.Node.Problems(), &in.x))
	default:
		list = slices.Clone(g.state.List(in.frame))
	}
	if in.stage == 2 {
		g.replaceNext(in, list, g.state.Answered()[0])
		return
	}
	left := slices.DeleteFunc(slices.Clone(list), func(o board.Option) bool {
		return o.N == 1 || !g.state.IsLive(o.Card)
	})
	switch len(left) {
	case 0:
		g.state.SetList(nil)
		remain := slices.ContainsFunc(list, func(o board.Option) bool { return g.state.IsLive(o.Card) })
		g.done(in, len(list) > 0 && !remain)
	case 1:
		g.replaceNext(in, list, left[0])
	default:
		g.state.SetList(list)
		in.await(2)
		d := g.decisionFor(in, in.x.You, board.ChooseCards, 1, 1)
		if !g.nextReplacedMatters(d, left) {
			left = left[:1]
		}
		g.ask(d, left)
	}
}

func (g *Game) replaceNext(in *instruction, list []board.Option, problem board.Option) {
	list[slices.Index(list, problem)].N = 1
	g.state.SetList(list)
	in.await(1)
	g.begin(&board.Frame{Procedure: replaceProcedure, Player: in.x.You,
		Area: g.state.Area(problem.Card.Card), Card: problem.Card})
}
