package engine

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// What an effect does for each of several players: they make all decisions first,
// one player after another, and then everything happens at the same time (801.1).
// Meanwhile what is going to happen stands among what is pending in the state.

// gatherable reports whether what an effect does can be decided now and happen
// later: it changes the table by one batch.
func gatherable(op ability.Op) bool {
	switch op {
	case ability.Look, ability.Reveal, ability.Shuffle:
		return false
	case ability.Pay, ability.Discard, ability.Move, ability.Send, ability.Attach, ability.PutIntoPlay, ability.Spend:
		return true
	}
	return changes[op] != nil
}

// canGather reports whether all that is done for each player can happen at the
// end: it is one change, beside what is paid for it and linked, and nothing asks
// what came of it. Else it is done for one player after another.
func (g *Game) canGather(in *instruction) bool {
	if !g.holds(rule.R801_1) || in.frame.Kind&gathersChanges != 0 {
		return false
	}
	script := g.script(in.frame)
	next := &script[in.frame.PC+1]
	body := script[in.frame.PC+2 : next.To-1]
	var results []uint8
	pays, does := 0, 0
	for i := range body {
		b := &body[i]
		if b.Node != nil && mentionsAny(b.Node, results) || b.Kind == board.Create || b.Kind == board.EachBegins ||
			b.Kind == board.TimesBegins {
			return false
		}
		if b.Kind != board.Do || isChoice(b.Node.Op) {
			continue
		}
		switch {
		case !gatherable(b.Node.Op):
			return false
		case b.Node.Op == ability.Pay:
			pays++
		case b.Node.Op != ability.Link:
			does++
		}
		results = append(results, b.Slots...)
	}
	return pays <= 1 && does <= 1
}

// gather keeps what an instruction does for one player. It counts as done as told
// if all of wanted can happen.
func (g *Game) gather(f *board.Frame, wanted int, batch []board.Occurrence) {
	possible := 0
	for i := range batch {
		if !batch[i].Follows && g.isPossible(&batch[i]) {
			possible++
		}
	}
	f.Undone = wanted == 0 || possible < wanted
	if f.Undone {
		f.Kind |= couldNotDo
	}
	g.state.AddPending(batch)
}

// doGathered lets all that was gathered happen.
func (g *Game) doGathered(in *instruction) {
	in.frame.Kind &^= gathersChanges
	from := g.state.Values(in.x.Env, in.Slots[2])[0].Int()
	batch := slices.Clone(g.state.Pending(from))
	g.state.DropPending(from)
	if len(batch) > 0 {
		g.proposeFor(int(g.state.Depth())-1, 1, batch)
	}
}
