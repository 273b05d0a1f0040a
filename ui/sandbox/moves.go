package sandbox

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// Keys lists what keys do in the sandbox, where nothing that has the focus has a
// use for them.
func (s *Screen) Keys() keys.Group {
	playing := func(do func()) func() {
		return func() {
			if s.sandbox != nil && s.cancel == nil && s.passing == nil {
				do()
			}
		}
	}
	group := keys.Group{Where: "In the sandbox", Bindings: []keys.Binding{
		{Key: keys.Begin, Does: "A new position, from any tab", Do: s.NewPosition},
		{Key: keys.Alone(fyne.KeyF2), Does: "Save what is played under a name", Do: playing(s.SaveGame)},
		{Key: keys.Alone(fyne.KeyK), Does: "Read it otherwise, or by another edition, side by side",
			Do: playing(func() {
				s.compareReadings("")
			})},
		{Key: keys.Alone(fyne.KeyB), Does: "Take the line that is shown over as the scenario’s steps",
			Do: playing(s.takeOver)},
		{Key: keys.Alone(fyne.KeyW), Does: "Write the ruling", Do: playing(s.writeRuling)},
		{Key: keys.Alone(fyne.KeySpace), Does: "Pass", Do: playing(s.pass)},
		{Key: keys.Control(fyne.KeyZ),
			Does: "Bring back what came later before acting otherwise, or the steps before a line was taken over; " +
				"else a step back",
			Do: playing(s.restore)},
		{Key: keys.ControlShift(fyne.KeyZ), Does: "A step forward again", Do: playing(s.again)},
		{Key: keys.Alone(fyne.KeyRight), Does: "A step forward", Do: playing(s.stepForward)},
		{Key: keys.Alone(fyne.KeyLeft), Does: "A step back", Do: playing(s.stepBack)},
		{Key: keys.Control(fyne.KeyLeft), Does: "Back to the start of the turn, or of the one before",
			Do: playing(func() {
				s.goByTurn(-1)
			})},
		{Key: keys.Control(fyne.KeyRight), Does: "To the start of the next turn", Do: playing(func() {
			s.goByTurn(+1)
		})},
		{Key: keys.Alone(fyne.KeyHome), Does: "Back to the start", Do: playing(s.toStart)},
		{Key: keys.Alone(fyne.KeyEnd), Does: "To the end of the scenario’s steps", Do: playing(s.toEnd)},
		{Key: keys.Alone(fyne.KeyPageDown), Does: "Turn the list that is open by a screenful", Do: playing(func() {
			s.turn(+1)
		})},
		{Key: keys.Alone(fyne.KeyPageUp), Does: "Turn the list that is open by a screenful", Do: playing(func() {
			s.turn(-1)
		})},
		{Key: keys.Alone(fyne.KeyDown), Does: "To the list of positions, or to what can be chosen, and on", Do: func() {
			s.step(+1)
		}},
		{Key: keys.Alone(fyne.KeyUp), Does: "To what can be chosen before", Do: func() { s.step(-1) }},
		{Key: keys.Alone(fyne.KeyReturn), Does: "Confirm what has been chosen", Do: playing(s.confirm)},
		{Key: keys.Alone(fyne.KeyEnter), Does: "Confirm what has been chosen", Do: playing(s.confirm)},
		{Key: keys.Alone(fyne.KeyEscape), Does: "Let go of what is chosen; close a dialog or the changes by hand",
			Do: s.escape},
		{Key: keys.Alone(fyne.KeyG), Does: "Go to the cards on the table: arrow keys lead on, Enter taps",
			Do: playing(s.focusTable)},
		{Key: keys.Alone("?"), Does: "Why the chosen card can’t be used", Do: playing(s.sayWhyNot)},
		{Key: keys.Alone(fyne.KeyH), Does: "Change the chosen card by hand, or how a player stands",
			Do: playing(s.byHandByKey)},
		{Key: keys.Alone(fyne.KeyO), Does: "Open the page of the chosen card", Do: playing(s.openChosen)},
	}}
	for _, t := range passTargets {
		group.Bindings = append(group.Bindings, keys.Binding{
			Key: keys.Alone(fyne.KeyName(t.key)), Does: "Pass to the " + t.text, Do: playing(func() { s.passTo(t.to) }),
		})
	}
	for _, tab := range []struct {
		key  fyne.KeyName
		tab  int
		does string
	}{
		{fyne.KeyL, trailTab, "The lines of the trail"}, {fyne.KeyR, rulingTab, "The ruling"},
		{fyne.KeyF, forceTab, "What is in force"},
		{fyne.KeyA, outcomesTab, "All outcomes"}, {fyne.KeyX, refusalsTab, "What is not allowed"},
	} {
		group.Bindings = append(group.Bindings, keys.Binding{
			Key: keys.Alone(tab.key), Does: tab.does, Do: playing(func() { s.openTab(tab.tab) }),
		})
	}
	for digit := 1; digit <= 9; digit++ {
		group.Bindings = append(group.Bindings, keys.Binding{
			Key: keys.Alone(fyne.KeyName(strconv.Itoa(digit))), Does: "Choose the option with the number",
			Do: playing(func() {
				if !s.hand.shown {
					s.decision.key(digit)
				}
			}),
		})
	}
	return group
}

// escape puts back what is being dragged; it leaves a dialog, or what is being typed, else the changes
// by hand, else the game.
func (s *Screen) escape() {
	_, typing := s.options.Window.Canvas().Focused().(*look.Entry)
	switch {
	case s.table.GiveUp():
		s.letGo()
	case s.options.Bar.CloseDialog():
	case s.cancel != nil:
		s.cancel()
	case s.options.Window.Canvas().Overlays().Top() != nil:
		s.newGame.CloseFiles()
	case s.isChoosing():
		s.chooser.clear()
	case typing:
		s.options.Window.Canvas().Unfocus()
	case s.sandbox == nil:
		s.Close()
	case s.passing != nil:
		s.stopPassing()
	case s.hand.shown:
		s.hand.escape()
	case s.acts.refusal != nil:
		s.acts.refusal = nil
		s.showTable()
	case s.acts.chosen != 0 || s.acts.focused != nil:
		s.table.Focused = nil
		s.letGo()
	case s.panelOpen:
		s.openPanel(false)
	}
}

// sayWhyNot says why the card that the keyboard is at, or that is chosen, can't be used.
func (s *Screen) sayWhyNot() {
	c, ok := s.table.Focused.(board.CardID)
	if !ok {
		c = s.acts.chosen
	}
	if c == 0 {
		return
	}
	s.forget()
	s.acts.chosen = c
	if len(s.usable(c)) == 0 {
		s.acts.refusal = s.whyNot(c, nil)
	}
	s.showChosen()
}

// step lets the keyboard go on through what can be chosen, or before; down from the
// filter into the list of positions.
func (s *Screen) step(by int) {
	canvas := s.options.Window.Canvas()
	switch {
	case s.isChoosing() && by > 0:
		s.chooser.enterList()
	case s.hand.shown:
		s.hand.Step(canvas, by)
	case s.sandbox != nil:
		s.openPanel(true)
		s.decision.Step(canvas, by)
	case s.holder.Objects[0] == s.newGame.Content:
		s.newGame.Step(canvas, by)
	case s.holder.Objects[0] == s.mine.Content:
		s.mine.Step(canvas, by)
	}
}

// stepIn lets the keyboard go on from what can be chosen first; where something is
// typed it would not get the keys that step through the game.
func (s *Screen) stepIn() {
	for _, stop := range s.decision.Stops() {
		if _, isEntry := stop.(*look.Entry); !isEntry {
			s.options.Window.Canvas().Focus(stop)
			return
		}
	}
}

// confirm chooses what has been gathered.
func (s *Screen) confirm() {
	if !s.hand.shown && s.decision.confirm != nil && !s.decision.confirm.Disabled() {
		s.decision.confirm.Tapped(nil)
	}
}

// pass passes, where that is one of the options.
func (s *Screen) pass() {
	if !s.course.IsPresent() {
		s.toPresent()
		return
	}
	if s.decision.passOption() >= 0 {
		s.act(s.course.Pass)
	}
}

func (s *Screen) choose(places ...int) { s.act(func() error { return s.course.Choose(places...) }) }

func (s *Screen) chooseNumber(n int) { s.act(func() error { return s.course.ChooseNumber(n) }) }

func (s *Screen) stepForward() {
	if s.course.CanGoOn() {
		s.move(s.course.Forward)
	}
}

// toEnd makes the scenario's steps that remain. Where somebody has done otherwise, those that go
// on: what is left of them the panel says then.
func (s *Screen) toEnd() {
	s.move(func() error {
		err := s.course.ToEnd()
		var step *playing.StepError
		if errors.As(err, &step) && s.course.StepsEnded() {
			return nil
		}
		return err
	})
}

func (s *Screen) stepBack() {
	s.hand.notice = ""
	at := s.course.At()
	if at > 1 && s.sameAsBefore(at) {
		at-- // which looks the same
	}
	s.course.GoTo(at - 1)
	s.arrive()
	s.focusHand()
}

func (s *Screen) toStart() {
	s.closeHand()
	s.course.GoTo(0)
	s.arrive()
}

// move makes a move and shows what came of it, or why it was refused. The keyboard,
// where it chose, goes on from what can be chosen next.
func (s *Screen) move(do func() error) {
	if slices.Contains(s.decision.Stops(), s.options.Window.Canvas().Focused()) {
		defer s.stepIn()
	}
	s.closeHand()
	if err := do(); err != nil {
		s.show(s.notice(err))
		return
	}
	if s.tabs.SelectedIndex() == rulingTab && s.sandbox.NextStep() < len(s.sandbox.Scenario().Steps) {
		s.tabs.SelectIndex(trailTab) // something has happened: the trail tells what
	}
	s.arrive()
}

// leftSteps says that the scenario's next step can't be made any more.
const leftSteps = "You have left the scenario’s steps: Back returns to them."

// notice words why a move was refused.
func (s *Screen) notice(err error) string {
	if errors.As(err, &s.fault) {
		return "Here " + err.Error() + ". The position is as it was before. " +
			"What is copied tells those who can mend it all they need."
	}
	var step *playing.StepError
	switch {
	case errors.As(err, &step) && s.seenBy != board.NoPlayer:
		return leftSteps
	case step != nil:
		return fmt.Sprintf("%s\n\nThe next step, “%s”, can’t be made: %s", leftSteps, step.Says, step.Instead)
	}
	var choice *engine.ChoiceError
	if errors.As(err, &choice) {
		return "That can’t be chosen: " + choice.Why
	}
	var refusal *engine.Refusal
	if !errors.As(err, &refusal) {
		return err.Error()
	}
	text := "That isn’t legal:"
	for _, reason := range s.seen().Reasons(refusal.Violations) {
		text += " " + reason.Text + " (" + reason.Rule + ")."
	}
	return text
}

// openHand shows what can be done by hand to a card or player that was tapped.
func (s *Screen) openHand(of subject) {
	s.hand.begin(of)
	s.hand.byKeys = s.options.Window.Canvas().Focused() != nil
	setShown(s.decision.Content, false)
	setShown(s.read, false)
	s.hand.Content.Show()
	s.openPanel(true)
	s.show("")
	s.acts.chosen = of.card
	s.showTable()
	s.hand.ScrollToTop()
	s.focusHand()
}

// byHandByKey changes by hand what is chosen, with the keyboard.
func (s *Screen) byHandByKey() {
	s.byHandChosen()
	s.hand.byKeys = true
	s.focusHand()
}

// focusHand moves the keyboard, where it is used, into the panel.
func (s *Screen) focusHand() {
	if choice := s.hand.focusOn(); choice != nil && s.hand.shown && s.hand.byKeys {
		s.options.Window.Canvas().Focus(choice)
	}
}

// closeHand returns from the changes by hand to the decision and the trail.
func (s *Screen) closeHand() {
	if s.hand.shown {
		s.openPanel(false)
	}
	s.hand.shown = false
	s.hand.Content.Hide()
	setShown(s.decision.Content, true)
	setShown(s.read, true)
	s.options.Window.Canvas().Unfocus()
}

// leaveHand is closeHand with the position drawn again; the keyboard, where it
// is used, goes on from where the panel was opened.
func (s *Screen) leaveHand() {
	s.closeHand()
	s.show("")
	s.acts.chosen = s.hand.subject.card
	s.showChosen()
}

// changePlayer changes by hand how a player stands.
func (s *Screen) changePlayer(far bool) {
	if s.sandbox != nil && s.passing == nil {
		s.openHand(subject{player: s.view().side(far)})
	}
}

// setPoints sets a player's points by hand.
func (s *Screen) setPoints(far bool, n int) {
	if s.sandbox == nil || s.passing != nil || s.sandbox.State().Result().Over {
		return
	}
	p := s.view().side(far)
	if !s.hand.shown || s.hand.subject != (subject{player: p}) {
		s.openHand(subject{player: p}) // where it is said what came of it
	}
	s.doByHand(board.Occurrence{Kind: board.ScoreSet, Player: p, N: int32(n)})
}

// doByHand makes a change by hand and shows what came of it.
func (s *Screen) doByHand(o board.Occurrence) {
	s.hand.byKeys = s.options.Window.Canvas().Focused() != nil
	before := len(s.sandbox.Entries())
	if err := s.course.Manual(o); err != nil {
		s.hand.notice = "✕ " + s.hand.refusalText(err)
	} else {
		s.hand.notice = s.toldByHand(before)
		s.tabs.SelectIndex(trailTab) // which the panel covers for now
	}
	s.show("")
	s.focusHand()
}

// toldByHand gives, as Markdown, what the trail tells since an entry of what was
// done by hand, or could not be.
func (s *Screen) toldByHand(since int) string {
	var told []string
	for _, line := range s.course.WholeTrail(s.seenBy) {
		if line.Entry < since || !strings.HasPrefix(line.Text, "By hand") {
			continue
		}
		sign := "✓"
		if line.Kind == playing.CantLine {
			sign = "✕"
		}
		text := fmt.Sprintf("%s %s", sign, s.links.LinkNames(line.Text, look.Plain))
		if line.Rule != "" {
			text += " " + ruleLink(line.Rule)
		}
		told = append(told, text)
	}
	return strings.Join(told, "\n\n")
}
