package sandbox

import (
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/ui/look"
)

// passTargets are what can be passed to, with the keys for it.
var passTargets = []struct {
	to        playing.PassTarget
	key, text string
}{
	{playing.ToEndOfFaceoff, "E", "end of faceoff"},
	{playing.ToNextChoice, "N", "next choice"},
	{playing.ToMainPhase, "M", "Main Phase"},
	{playing.ToSolveStep, "S", "Solve Step"},
	{playing.ToNextTurn, "T", "next turn"},
}

// setPlaying tells the course what goes by itself: as far as that is wished, Chance is drawn
// in whole games.
func (s *Screen) setPlaying() {
	if s.course != nil {
		s.course.Draws = s.draws && s.course.Scenario().IsWholeGame()
		s.course.Hurries = s.hurries
	}
}

// act makes a move of a player, from a moment at which one decides.
func (s *Screen) act(do func() error) {
	if s.sandbox.State().Result().Over {
		return
	}
	s.move(do)
}

// passTo passes until a target is reached.
func (s *Screen) passTo(target playing.PassTarget) {
	s.toPresent()
	if s.course.CanPassTo(target) {
		s.passOn(s.course.Passing(target), func() {})
	}
}

// toPresent goes on to the moment at which somebody decides.
func (s *Screen) toPresent() {
	if s.course.IsPresent() {
		return
	}
	moments, at := s.course.Moments(), s.course.At()
	for at < len(moments)-1 && moments[at].Kind != playing.Decides {
		at++
	}
	s.goTo(at)
}

// goTo shows a moment by its place.
func (s *Screen) goTo(place int) {
	s.closeHand()
	s.course.GoTo(place)
	s.arrive()
}

// goByTurn goes back to the start of the turn, or of the one before; or on to that of the
// next one, with the scenario's steps as far as they lead there.
func (s *Screen) goByTurn(by int) {
	at := s.course.At()
	if s.sameAsBefore(at) {
		at--
	}
	turnFrom := func() int {
		moments := s.course.Moments()
		for i := at + by; i >= 0 && i < len(moments); i += by {
			if moments[i].Kind == playing.TurnStarts {
				return i
			}
		}
		return -1
	}
	to := turnFrom()
	switch {
	case to >= 0:
		s.goTo(to)
	case by < 0:
		s.toStart()
	default:
		last := len(s.course.Moments()) - 1
		s.move(func() error {
			s.course.GoTo(last)
			for s.course.NextStep() < len(s.course.Scenario().Steps) {
				if err := s.course.Forward(); err != nil {
					return err
				}
				if s.course.Shown().Kind == playing.TurnStarts {
					break
				}
			}
			return nil
		})
	}
}

// restore brings back what came later until somebody acted otherwise, or what was done
// instead; else it goes a step back.
func (s *Screen) restore() {
	switch {
	case s.canUndoTaking():
		s.undoTaking()
	case s.course.CanRestore():
		s.closeHand()
		s.course.Restore()
		s.arrive()
	case s.course.CanGoBack():
		s.stepBack()
		s.show("✓ A step back. Nothing is lost: → leads on again.")
	default:
		s.show("There is nothing to take back: play begins here.")
	}
}

// again goes a step forward where one was gone back.
func (s *Screen) again() {
	if s.course.At() == len(s.course.Moments())-1 {
		s.show("There is nothing to do again: nothing was gone back from.")
		return
	}
	s.stepForward()
}

// sameAsBefore reports whether at the moment at a place nothing has changed since the one
// before but that somebody decides.
func (s *Screen) sameAsBefore(place int) bool {
	moments := s.course.Moments()
	return place > 0 && place < len(moments) && moments[place].Kind == playing.Decides &&
		moments[place-1].Kind != playing.Decides && moments[place].Entries == moments[place-1].Entries
}

// arrive shows the moment that was gone to, and lights the cards that it is about.
func (s *Screen) arrive() {
	if at := s.course.At(); s.sameAsBefore(at + 1) {
		s.course.GoTo(at + 1)
	}
	s.acts.told = map[board.CardID]bool{}
	about := s.course.Shown().Cards
	if at := s.course.At(); s.sameAsBefore(at) {
		about = s.course.Moments()[at-1].Cards
	}
	for _, r := range about {
		s.acts.told[r.Card] = true
	}
	s.show("")
}

// passToPlace passes as far as a place of the turn, or goes back to it.
func (s *Screen) passToPlace(p playing.TrackPlace) {
	if s.passing != nil {
		return
	}
	switch p.State {
	case engine.Past:
		moments := s.course.Moments()
		for i := s.course.At(); i >= 0; i-- {
			state := moments[i].State
			if state.Turn() != s.then.State().Turn() {
				return
			}
			if s.isIn(state, nameOfPlace(p)) {
				for i > 0 && moments[i-1].State.Turn() == state.Turn() && s.isIn(moments[i-1].State, nameOfPlace(p)) {
					i--
				}
				s.goTo(i)
				return
			}
		}
	case engine.ToCome:
		s.toPresent()
		if !s.course.CanPassTo(playing.ToNextTurn) {
			return
		}
		turn := s.sandbox.State().Turn()
		s.course.Stops = func(state *board.State) bool {
			return state.Turn() == turn && s.isIn(state, nameOfPlace(p)) || s.stopsAt(state)
		}
		s.passOn(s.course.Passing(playing.ToNextTurn), func() { s.course.Stops = s.stopsAt })
	}
}

// nameOfPlace tells a place of the turn from the others in it.
func nameOfPlace(p playing.TrackPlace) string { return p.Name }

// isIn reports whether a state is in a place of the turn.
func (s *Screen) isIn(state *board.State, name string) bool {
	t := playing.TrackOf(s.sandbox.Scenario(), state)
	return slices.ContainsFunc(t.Present(), func(p playing.TrackPlace) bool { return nameOfPlace(p) == name })
}

// stopsAt reports whether passing stops at a state, since that was set on the track.
func (s *Screen) stopsAt(state *board.State) bool {
	if len(s.stops) == 0 {
		return false
	}
	t := playing.TrackOf(s.sandbox.Scenario(), state)
	return slices.ContainsFunc(t.Present(), func(p playing.TrackPlace) bool { return s.stops[nameOfPlace(p)] })
}

// toggleStop sets a stop at a place of the turn, or takes it away.
func (s *Screen) toggleStop(p playing.TrackPlace) {
	if name := nameOfPlace(p); s.stops[name] {
		delete(s.stops, name)
	} else {
		s.stops[name] = true
	}
	s.track.Refresh()
}

// showTrail lists what has happened until the moment that is shown and, fainter, what
// comes after it.
func (s *Screen) showTrail() {
	s.lines = s.course.WholeTrail(s.seenBy)
	rows, present := trailRows(s.sandbox.Scenario().Program, s.lines, s.course.Shown().Entries, s.links)
	rows, s.rowLines = s.withBranches(rows)
	present = slices.Index(s.rowLines, present)
	s.presentRow = present
	if len(rows) == 0 {
		rows = []look.TextRow{{Markdown: "Nothing has happened yet. What happens stands here, each step with its rule.",
			Quiet: true}}
		s.rowLines = []int{-1}
	}
	s.trail.SetRows(rows)
	if present == len(rows)-1 {
		s.trail.ScrollToBottom()
	} else {
		s.trail.ScrollIntoView(max(0, present))
	}
}

// openLine goes to the moment that a line of the trail tells of.
func (s *Screen) openLine(row int) {
	if row >= len(s.rowLines) || s.rowLines[row] < 0 {
		return
	}
	i := s.rowLines[row]
	if i < len(s.lines) && s.lines[i].Entry >= 0 {
		s.goTo(s.course.MomentOf(s.lines[i].Entry))
	}
}
