package engine

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// What a player may do as an effect is processed (705.2e, 712.3).

// askMay asks a player whether to do what follows: as a triggered effect says
// (712.3), or an instruction that is followed otherwise (705.2e). What can't be paid
// or done is not offered (508.1d, 705.2e).
func (g *Game) askMay(in *instruction) {
	if in.stage == 0 {
		player := g.state.PlayersOf(in.Node.By(), &in.x).First()
		if player == board.NoPlayer || !g.canFollow(in) {
			g.noteNotOffered(in, player)
			in.frame.Undone = true
			in.jump(in.To)
			return
		}
		if g.meetsLoop(board.MaySeen, player) {
			return
		}
		if g.isBarred(board.MaySeen, player, board.Action{}) {
			g.note(board.Entry{Rule: rule.R802_2, Note: board.LoopOption, Player: player, Card: in.x.This})
			in.frame.Undone = true
			in.jump(in.To)
			return
		}
		in.await(1)
		why := rule.R705_2e
		if g.state.Program().Ability(in.frame.Ability.ID).Type == ability.Triggered {
			why = rule.R712_3
		}
		g.ask(board.Decision{Player: player, Kind: board.YesOrNo, Rule: why, Min: 1, Max: 1, Card: in.x.This.Card},
			[]board.Option{{Kind: board.YesOption, N: int32(player)}, {Kind: board.NoOption, N: int32(player)}})
		return
	}
	yes := g.state.Answered()[0].Kind == board.YesOption
	in.frame.Undone = !yes
	if !yes {
		in.jump(in.To)
		return
	}
	g.state.MarkUses(in.frame.Ability, in.x.This)
	in.next()
}

// canFollow reports whether everything between a may and its end can be paid
// and done.
func (g *Game) canFollow(in *instruction) bool {
	script := g.script(in.frame)
	script = script[in.frame.PC+1 : min(int(in.To), len(script))]
	if len(script) == 0 {
		return g.canFollowAfterAsking(in)
	}
	return !g.isAboutNothing(script, &in.x) && g.canAllIn(script, in.x)
}

// hiddenPlaces are the words for places whose cards others can't see, deckEnds those for cards there
// that are told by their number alone.
var (
	hiddenPlaces = ability.Ops(ability.Hand, ability.DrawDeck, ability.ProblemDeck, ability.Search,
		ability.RevealUntil, ability.Discard)
	deckEnds = ability.Ops(ability.TopOf, ability.BottomOf)
)

// canFollowAfterAsking reports whether anything of what a player is only asked about can be done
// (705.2e). About cards that others can't see they are asked in any case, which tells nothing of them.
func (g *Game) canFollowAfterAsking(in *instruction) bool {
	script, from := g.script(in.frame), int(in.To)
	if from >= len(script) || script[from].Kind != board.JumpIfUndone {
		return true
	}
	to := min(int(script[from].To), len(script))
	for i := from + 1; i < to; i++ {
		n := script[i].Node
		if n == nil {
			continue
		}
		byNumber := n.Within.HasAny(&deckEnds)
		if byNumber && isChoice(n.Op) || !byNumber && n.Within.HasAny(&hiddenPlaces) {
			return true
		}
	}
	x := in.x
	return g.canFollowPart(script, from+1, to, &x)
}

// isAboutNothing reports whether anything that a player may do is about what a name means that was
// given before and has come to mean nothing: to nothing, nothing can be done (705.2e).
func (g *Game) isAboutNothing(script []board.Instruction, x *board.Context) bool {
	var filled []uint8
	for i := range script {
		in := &script[i]
		if in.Kind == board.Do && g.mentionsUnbound(in.Node, x) && !mentionsAny(in.Node, filled) &&
			!g.canDoAt(script, i, x, false) && !isMadePossible(in.Node, script) {
			return true
		}
		filled = append(filled, in.Slots...)
	}
	return false
}
