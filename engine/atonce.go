package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Text that takes effect at once in some editions, without waiting for pre-priority
// processing: that of uncovered Troublemakers, and of flipped cards with Chaos. A
// frame of that processing with textAtOnce in its Flags only processes those effects:
// M is the kind of occurrence that triggered them, PC the place of the first among
// the effects that wait.

const textAtOnce = 1 << 0

// beginTextAtOnce processes what the cards of the latest batch have triggered by what
// happened to themselves, in editions in which it takes effect at once. It reports
// whether there is anything of the sort.
func (g *Game) beginTextAtOnce(point board.Disputed, kind board.OccurrenceKind) bool {
	if g.reading(point) == 0 {
		return false
	}
	i := slices.IndexFunc(g.state.Waiting(), func(e board.Effect) bool {
		return isOfItsOwn(&e, kind) && g.isAmongDone(e.Of)
	})
	if i < 0 {
		return false
	}
	g.noteReading(point, rule.R511_7)
	g.state.Push(board.Frame{Procedure: preProcessing, Step: chooseEffect, Flags: textAtOnce,
		PC: uint16(i), M: int32(kind)})
	return true
}

// isOfItsOwn reports whether an effect is of a card to which the kind of occurrence
// that triggered it has happened.
func isOfItsOwn(e *board.Effect, kind board.OccurrenceKind) bool {
	return e.Cause == kind && e.Of == e.Source.Card
}

// isAmongDone reports whether the latest batch affected a card.
func (g *Game) isAmongDone(c board.CardID) bool {
	return slices.ContainsFunc(g.state.Done(), func(o board.Option) bool { return o.Card.Card == c })
}

// isDue reports whether an effect at a place among those that wait is to be processed
// now.
func isDue(f *board.Frame, place int, e *board.Effect) bool {
	if f.Flags&textAtOnce == 0 {
		return e.Wave == 0
	}
	return place >= int(f.PC) && isOfItsOwn(e, board.OccurrenceKind(f.M))
}

// isUncovering reports whether a Troublemaker is being uncovered whose text takes
// effect before uniqueness is looked at.
func (g *Game) isUncovering() bool {
	return g.reading(board.TextOfUncovered) == board.UncoveredAtOnce && (g.state.Top().Procedure == uncoverStep ||
		slices.ContainsFunc(g.state.Frames(), func(f board.Frame) bool {
			return f.Procedure == preProcessing && f.Flags&textAtOnce != 0 &&
				board.OccurrenceKind(f.M) == board.Uncovered
		}))
}
