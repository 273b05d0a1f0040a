package engine

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// The course of the turn (601.3): its phases, their steps, and the priority windows and
// faceoffs in them, with how far the game has come.

// TrackState tells whether something of the turn is behind, goes on, or is to come.
type TrackState uint8

// The states.
const (
	ToCome TrackState = iota
	Now
	Past
)

// TrackItem is a phase or a step of the turn, a faceoff or a priority window.
type TrackItem struct {
	Kind   ProcedureKind // KindPhase, KindStep, KindFaceoff or KindWindow
	Name   string        // "Score Phase", "Confront Step", "Problem faceoff", "start of score phase"
	Rule   rule.Number
	Window Window // of a window
	// Acting says that it is no window that stands at a fixed place, but that in the
	// Main Phase in which the turn player opens windows by actions (510.3, 609.1).
	Acting bool
	Area   board.AreaID // of a Confront Step, the Problem's
	State  TrackState
	Items  []TrackItem // what is in it, in order
}

// readySteps are the steps of the Ready Phase in which nobody receives priority
// (601.2a), by the rules for what is done in them.
var readySteps = map[rule.Number]string{rule.R603_1: "Ready Step", rule.R604_1: "Action Step"}

// Track lists the phases of the present turn with what is in them.
func (g *Game) Track() []TrackItem {
	frames := g.state.Frames()
	if len(frames) == 0 || frames[0].Procedure != turnProcedure {
		return g.course(turnProcedure, nil, ToCome)
	}
	return g.course(turnProcedure, frames, Now)
}

// course lists what is in a procedure. The frames are those in progress from it on; a
// procedure that is not in progress has none, and all of it is behind or to come.
func (g *Game) course(p board.Procedure, frames []board.Frame, state TrackState) []TrackItem {
	var items []TrackItem
	var inner []board.Frame // what goes on within it
	if len(frames) > 1 {
		inner = frames[1:]
	}
	shown := false // what goes on within it
	for i, s := range procedures[p].steps {
		at := state
		if len(frames) > 0 {
			at = ToCome
			if i < int(frames[0].Step) {
				at = Past
			}
		}
		switch {
		case p == readyPhase && readySteps[s.rule] != "":
			items = append(items, TrackItem{Kind: KindStep, Name: readySteps[s.rule], Rule: s.rule, State: at})
		case p == scorePhase && i == scorePerforms:
			steps, now := g.confrontCourse(at, inner)
			items, shown = append(items, steps...), shown || now
		case p == faceoffStep && i == faceoffStepStarts:
			if len(inner) > 0 && inner[0].Procedure == faceoffProcedure {
				items, shown = append(items, g.faceoffCourse(inner)), true
			} else if at == ToCome {
				items = append(items, TrackItem{Kind: KindFaceoff, Name: ProblemFaceoff.String(),
					Rule: rule.R514_1, State: ToCome})
			}
		case s.enters != 0:
			item := TrackItem{Kind: KindOf(s.enters), Name: procedures[s.enters].name, Rule: procedures[s.enters].rule}
			var within []board.Frame
			if len(inner) > 0 && inner[0].Procedure == s.enters && i == int(frames[0].Step)-1 {
				at, within, shown = Now, inner, true
			}
			item.State, item.Items = at, g.course(s.enters, within, at)
			items = append(items, item)
		case s.window != 0:
			item := windowItem(s.window, at)
			isOpen := len(inner) > 0 && inner[0].Procedure == windowProcedure && Window(inner[0].Kind) == s.window
			if isOpen {
				item.State, shown = Now, true
				item.Items = g.started(inner)
			}
			if p == mainPhase && s.window == StartOfMainPhase {
				items = append(items, g.mainCourse(item, inner, at)...)
				continue
			}
			items = append(items, item)
		}
	}
	if !shown {
		items = g.withOther(items, inner)
	}
	return items
}

func windowItem(w Window, state TrackState) TrackItem {
	return TrackItem{Kind: KindWindow, Name: w.String(), Rule: w.opensBy(), Window: w, State: state}
}

// mainCourse parts the first window of the Main Phase from those that the turn player
// opens by actions after it.
func (g *Game) mainCourse(start TrackItem, inner []board.Frame, at TrackState) []TrackItem {
	acting := TrackItem{Kind: KindWindow, Name: "actions", Rule: rule.R609_1, Window: start.Window,
		Acting: true, State: at}
	if start.State == Now {
		acting.State = ToCome
		if g.state.Decision().Kind == board.Opening || len(g.state.List(&inner[0])) > 0 {
			start.State, acting.State = Past, Now
			acting.Items, start.Items = start.Items, nil
		}
	}
	return []TrackItem{start, acting}
}

// started lists a faceoff that an effect has started within a window.
func (g *Game) started(frames []board.Frame) []TrackItem {
	i := slices.IndexFunc(frames, func(f board.Frame) bool { return f.Procedure == faceoffProcedure })
	if i < 0 {
		return nil
	}
	return []TrackItem{g.faceoffCourse(frames[i:])}
}

// withOther adds what goes on within a procedure and has no fixed place in it: a window
// that is read as being there, a faceoff against a Troublemaker or by an effect, an
// additional phase.
func (g *Game) withOther(items []TrackItem, inner []board.Frame) []TrackItem {
	if len(inner) == 0 {
		return items
	}
	other := g.started(inner)
	switch p := inner[0].Procedure; {
	case p == windowProcedure:
		window := windowItem(Window(inner[0].Kind), Now)
		window.Items = other
		other = []TrackItem{window}
	case KindOf(p) == KindPhase:
		other = []TrackItem{{Kind: KindPhase, Name: procedures[p].name, Rule: procedures[p].rule, State: Now,
			Items: g.course(p, inner, Now)}}
	}
	next := slices.IndexFunc(items, func(item TrackItem) bool { return item.State == ToCome })
	if next < 0 {
		next = len(items)
	}
	return slices.Insert(items, next, other...)
}

// confrontCourse lists the Confront Steps: those that have been performed, the present
// one, and those for the other Problems, which are to come.
func (g *Game) confrontCourse(at TrackState, inner []board.Frame) (steps []TrackItem, now bool) {
	item := func(a board.AreaID, state TrackState, within []board.Frame) TrackItem {
		return TrackItem{Kind: KindStep, Name: procedures[confrontStep].name,
			Rule: procedures[confrontStep].rule, Area: a,
			State: state, Items: g.course(confrontStep, within, state)}
	}
	var done []board.AreaID
	for _, o := range g.confrontSteps() {
		done = append(done, o.Area)
	}
	if len(inner) > 0 && inner[0].Procedure == confrontStep {
		now = true
		done = slices.DeleteFunc(done, func(a board.AreaID) bool { return a == inner[0].Area })
	}
	for _, a := range done {
		steps = append(steps, item(a, Past, nil))
	}
	if now {
		steps = append(steps, item(inner[0].Area, Now, inner))
		done = append(done, inner[0].Area)
	}
	rest := at
	if g.phase() == scorePhase {
		rest = ToCome
		if g.state.Frames()[1].Step > scoreFaces { // no other is performed
			return steps, now
		}
	}
	for _, a := range g.state.Areas() {
		if g.state.Problem(a) != 0 && !slices.Contains(done, a) {
			steps = append(steps, item(a, rest, nil))
		}
	}
	return steps, now
}

// faceoffCourse is a faceoff in progress with its windows: that after tie flips only
// while there may be a tie, or where there was one.
func (g *Game) faceoffCourse(frames []board.Frame) TrackItem {
	f := &frames[0]
	item := TrackItem{Kind: KindFaceoff, Name: FaceoffKind(f.Kind).String(), Rule: rule.R514_1,
		Area: f.Area, State: Now}
	isTied, window := f.Flags&faceoffTied != 0, Window(0)
	for _, inner := range frames[1:] { // the innermost: one may open within another that an effect ends the faceoff in
		if inner.Procedure == windowProcedure {
			window = Window(inner.Kind)
		}
	}
	step := int(f.Step)
	state := func(opens int) TrackState {
		if step > opens {
			return Past
		}
		return ToCome
	}
	flips, tie := state(faceoffFlipWindow), ToCome
	if isTied {
		flips, tie = Past, state(faceoffFlipWindow)
	}
	item.Items = []TrackItem{windowItem(StartOfFaceoff, state(faceoffStartWindow)), windowItem(AfterFlips, flips)}
	if isTied || step <= faceoffCompares {
		item.Items = append(item.Items, windowItem(AfterTieFlips, tie))
	}
	item.Items = append(item.Items, windowItem(EndOfFaceoff, state(faceoffEndWindow)))
	if window == 0 {
		return item
	}
	now := slices.IndexFunc(item.Items, func(i TrackItem) bool { return i.Window == window })
	if now < 0 { // it remains open instead of one at the start (707.4)
		now = 0
		item.Items[0] = windowItem(window, Now)
	}
	for i := range item.Items {
		switch {
		case i < now:
			item.Items[i].State = Past
		case i == now:
			item.Items[i].State = Now
		default: // if an effect has not ended the faceoff meanwhile
			item.Items[i].State = ToCome
		}
	}
	return item
}
