package playing

import (
	"fmt"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/wording"
)

// tree nests the entries of a record in each other.
type tree struct {
	wording.Words
	entries []board.Entry
	roots   []*node
	open    []*node        // the way down to where the next entry goes
	read    board.Readings // what was said this turn of how points are read, and one
	does    string         // what the modifier does that is created next
}

// node is a line with what is nested beneath it.
type node struct {
	line     Line
	depth    int    // in the record; display closes the gaps
	causes   bool   // what is deeper in the record comes of it
	window   string // the window's name, if it is one
	passes   int    // how many passes in a row, if it is that
	byItself int    // how many of them were made since nobody could do anything else
	children []*node
}

// add puts an entry in its place, if it has a line of its own.
func (t *tree) add(i int) {
	e := &t.entries[i]
	switch e.Kind {
	case board.Begins:
		t.begin(i, e)
	case board.Happened:
		t.happened(i, e)
	case board.CantHappen:
		text := t.Cant(&e.Occurrence)
		if e.Card.Card != 0 {
			text += ": " + t.Card(e.Card) + " forbids it"
		}
		t.put(i, e, CantLine, text)
	case board.Decided:
		if worthTelling(e) {
			t.put(i, e, DecidesLine, t.Decided(e))
		}
	case board.Passed:
		n := t.put(i, e, PassesLine, t.passed(e))
		n.passes, n.byItself = int(e.Count), int(e.N)
	case board.Noted:
		t.noted(i, e)
	}
}

// put nests a line under the innermost heading that is open at the entry's
// depth.
func (t *tree) put(i int, e *board.Entry, kind LineKind, text string) *node {
	n := &node{depth: int(e.Depth), causes: causes(e),
		line: Line{Kind: kind, Text: text, Rule: e.Rule.String(), Entry: i}}
	siblings := t.siblings(n.depth)
	*siblings = append(*siblings, n)
	t.open = append(t.open, n)
	return n
}

// causes reports whether what the record has deeper after an entry comes of it:
// what happens in a procedure, and what an effect does.
func causes(e *board.Entry) bool {
	switch e.Kind {
	case board.Begins:
		return true
	case board.Happened:
		switch e.Occurrence.Kind {
		case board.TurnBegins, board.EffectTaken, board.Replaced:
			return true
		}
	case board.Noted:
		switch e.Note {
		case board.AnotherWindow, board.WindowRemainsOpen, board.FaceoffFollowed, board.EffectCopied:
			return true
		}
	}
	return false
}

// siblings is where a node of the depth goes: beneath the innermost one that it
// comes of. Everything as deep or deeper is over.
func (t *tree) siblings(depth int) *[]*node {
	for len(t.open) > 0 && (t.open[len(t.open)-1].depth >= depth || !t.open[len(t.open)-1].causes) {
		t.open = t.open[:len(t.open)-1]
	}
	if len(t.open) == 0 {
		return &t.roots
	}
	return &t.open[len(t.open)-1].children
}

// begin makes the heading of a procedure.
func (t *tree) begin(i int, e *board.Entry) {
	f := &e.Frame
	where := ""
	if f.Area != board.NoArea {
		where = " at " + t.Area(f.Area)
	}
	name := engine.ProcedureName(f.Procedure)
	switch engine.KindOf(f.Procedure) {
	case engine.KindTurn:
		// That it begins is an occurrence, which makes the heading.
	case engine.KindPhase:
		t.put(i, e, PhaseLine, name)
	case engine.KindStep:
		if f.Card.Card != 0 {
			where = ": " + t.Card(f.Card) + where
		}
		t.put(i, e, StepLine, wording.Capitalized(name)+where)
	case engine.KindWindow:
		window := wording.WindowName(engine.Window(f.Kind))
		t.put(i, e, WindowLine, "Priority window: "+window).window = window
	case engine.KindWave:
		t.put(i, e, WaveLine, fmt.Sprintf("Wave %d of pre-priority processing", e.N))
	case engine.KindAction:
		action := board.Action{Kind: board.ActionKind(f.Kind), Card: f.Card.Card, Area: f.Area, Ability: f.Ability,
			Host: board.CardID(f.N)}
		t.put(i, e, ActionLine, t.Action(f.Player, action)).line.Ability = t.Behind(f.Ability, f.Card)
	case engine.KindFaceoff:
		t.put(i, e, FaceoffLine, wording.Capitalized(t.Faceoff(engine.FaceoffKind(f.Kind), f.Card, f.Area)))
	case engine.KindRepair:
		t.put(i, e, RepairLine, t.Player(f.Player)+" repairs uniqueness")
	case engine.KindEffect:
		// That it is processed is told before, but of what is applied as something
		// happens.
		if e.Rule != rule.R707_2 {
			t.put(i, e, HappensLine, wording.Capitalized(t.AbilityOf(f.Ability,
				f.Card))+" is applied").line.Ability = t.Behind(f.Ability, f.Card)
		}
	}
}

// happened puts an occurrence. The beginning of a turn is the heading of what
// happens in it.
func (t *tree) happened(i int, e *board.Entry) {
	text := t.Happens(&e.Occurrence)
	switch {
	case e.Occurrence.Kind == board.TurnBegins:
		t.putAbove(i, e, TurnLine, text)
		t.read = board.Readings{}
		return
	case isToldBefore(e.Occurrence.Kind):
		return
	case e.Occurrence.Kind == board.CardLearned && t.Scenario.Hides(t.State, e.Occurrence.Card.Card):
		return
	}
	if e.Occurrence.Kind == board.ModifierCreated && t.does != "" {
		text, t.does = text+": "+t.does, ""
	}
	t.put(i, e, HappensLine, text).line.Ability = t.Behind(e.Occurrence.Ability, e.Occurrence.Card)
}

// isToldBefore reports whether occurrences of the kind get no line, since the heading
// of the action says the same.
func isToldBefore(k board.OccurrenceKind) bool {
	return k == board.ActionAnnounced || k == board.AbilityActivated
}

// putAbove puts a heading for what follows at the entry's own depth.
func (t *tree) putAbove(i int, e *board.Entry, kind LineKind, text string) {
	heading := *e
	heading.Depth--
	t.put(i, &heading, kind, text)
}

// worthTelling reports whether a decision gets a line: there was something to
// decide or several cards are concerned. What Chance decides a card to be is told
// as it is learned.
func worthTelling(e *board.Entry) bool {
	return e.Decision.Kind != board.ChooseCard && (!e.Folded || len(e.Chosen) > 1)
}

// passed words passes in a row.
func (t *tree) passed(e *board.Entry) string {
	switch n := int(e.Count); {
	case n == 1:
		return t.Player(e.Player) + " passes"
	case n == 2 && t.State.Players() == 2:
		return "Both players pass"
	default:
		return fmt.Sprintf("%d players pass", n)
	}
}

// noted puts a note. That another window opens is the heading of what happens
// in it. How a point is read is said once a turn. A result takes what led to it
// beneath it, which the engine records first.
func (t *tree) noted(i int, e *board.Entry) {
	switch e.Note {
	case board.AnotherWindow:
		t.putAbove(i, e, WindowLine, t.Note(e))
		return
	case board.ModifierDoes:
		t.does = t.Note(e)
		return
	}
	if e.Note == board.ReadAs {
		if t.read[e.N] == uint8(e.M)+1 {
			return
		}
		t.read[e.N] = uint8(e.M) + 1
	}
	siblings := t.siblings(int(e.Depth))
	first := len(*siblings)
	for first > 0 && t.isPartOf((*siblings)[first-1], e) {
		first--
	}
	parts := append([]*node(nil), (*siblings)[first:]...)
	*siblings = (*siblings)[:first]
	result := t.put(i, e, NoteLine, t.Note(e))
	result.children = parts
	if e.Note == board.ReadAs {
		if point := scenario.PointInDispute(board.Disputed(e.N)); point != nil {
			result.line.Disputed = point.ID
		}
	}
}

// isPartOf reports whether a line says what was counted for the result that a
// note states: the contributions to a power total, those to confronting and
// the single requirements that they don't meet.
func (t *tree) isPartOf(n *node, result *board.Entry) bool {
	part := &t.entries[n.line.Entry]
	if n.line.Kind != NoteLine || part.Player != result.Player {
		return false
	}
	contribution := part.Note == board.Contributes || part.Note == board.DoesNotContribute
	if part.Note == board.ChangedBy {
		return isReasonFor(part, result)
	}
	switch {
	case result.Note == board.PowerTotal, result.Note == board.RequirementMet:
		return contribution
	case result.Note == board.RequirementNotMet && result.N < 0:
		return contribution || part.Note == board.RequirementNotMet && part.N >= 0
	default:
		return false
	}
}

// isReasonFor reports whether an entry says what changes the number that another states.
func isReasonFor(part, result *board.Entry) bool {
	switch board.Measure(part.M) {
	case board.OfCost:
		return result.Note == board.CostIs
	case board.OfRequirement:
		return result.Note == board.RequirementMet || result.Note == board.RequirementNotMet && result.N < 0
	case board.OfBonus, board.OfBonusSet:
		return result.Note == board.BonusIs
	case board.OfFlips:
		return result.Note == board.FlipsAre
	}
	return result.Note == board.Contributes && part.Occurrence.Card == result.Card
}
