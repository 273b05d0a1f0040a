package sandbox

import (
	"cmp"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/scenario/position"
	"canterlaw/ui/keys"
)

// IsSettingUp reports whether a position is being set up.
func (s *Screen) IsSettingUp() bool { return s.holder != nil && s.holder.Objects[0] == s.setup.Content }

// SetupKeys lists what keys do while a position is set up.
func (s *Screen) SetupKeys() keys.Group { return s.setup.Keys() }

// TypeInSetup takes a letter that is typed while a position is set up and nothing has the
// focus.
func (s *Screen) TypeInSetup(r rune) { s.setup.TypeAnywhere(r) }

// SavePosition asks for a name to keep the position under that is being set up.
func (s *Screen) SavePosition() { s.setup.Save() }

// NewPosition begins setting up, with an empty table.
func (s *Screen) NewPosition() {
	if !s.options.Bar.KeepNote() {
		return
	}
	s.showSetup()
	s.setup.Begin()
}

// IsLine reports whether a text is the line of a position.
func (s *Screen) IsLine(text string) bool { return s.setup.IsLine(text) }

// OpenPosition sets up from the text of a scenario file, or plays the game on that was
// kept in it.
func (s *Screen) OpenPosition(name string, text []byte) {
	if !s.options.Bar.KeepNote() {
		return
	}
	c, err := scenario.Read(s.library, name, text)
	if err == nil && s.kept.shelf != nil && (len(c.Steps) > 0 || c.IsWholeGame()) {
		s.playKept(c, &keeping{draft: s.kept.shelf.NewDraft("")})
		return
	}
	s.showSetup()
	s.setup.OpenText(name, text)
}

// OpenRuled shows the position of a ruling, by its scenario file, where it was ruled, with
// the trail of what had happened.
func (s *Screen) OpenRuled(title string, text []byte) {
	if !s.options.Bar.KeepNote() {
		return
	}
	c, err := scenario.Read(s.library, title, text)
	switch {
	case err != nil:
		s.fail(err)
	case s.kept.shelf == nil:
		s.play(c)
	default:
		s.playKept(c, &keeping{draft: s.kept.shelf.NewDraft("")})
	}
}

// SetUpLine sets a position up from its line.
func (s *Screen) SetUpLine(line string) {
	if s.options.Bar.KeepNote() {
		s.showSetup()
		s.setup.TakeLine(line)
	}
}

// showSetup shows the position that is being set up. What was being played can be gone
// on with from the list of scenarios.
func (s *Screen) showSetup() {
	if s.sandbox != nil {
		s.left, s.sandbox = s.sandbox, nil
	}
	s.outcomes.forget()
	s.options.Bar.Show(nil, s.ruling.Content)
	s.hold(s.setup.Content)
	s.options.TitleChanged(s.setup.Title())
	s.Focus()
}

// setUpFromHere goes back to setting up the position that is being played, or sets up
// from a scenario.
func (s *Screen) setUpFromHere() {
	if !s.options.Bar.KeepNote() {
		return
	}
	if s.isSetUp() {
		s.showSetup()
		return
	}
	played := s.sandbox.Scenario()
	text, err := position.ShippedText(played.Head)
	if err != nil {
		s.show(err.Error())
		return
	}
	s.showSetup()
	if err := s.setup.Take(played.File, text); err != nil {
		s.fail(err)
	}
}

// isSetUp reports whether what is being played was set up here.
func (s *Screen) isSetUp() bool { return s.sandbox != nil && s.Playing() == s.setup.Position().ID() }

// canSetUp reports whether there is a file to set up from: a game between decks has
// none.
func (s *Screen) canSetUp() bool {
	if s.isSetUp() {
		return true
	}
	_, err := position.ShippedText(s.sandbox.Scenario().Head)
	return err == nil
}

// canSetUpNow reports whether a position can be made of the moment that is shown: the game
// has a file, and its first turn has begun.
func (s *Screen) canSetUpNow() bool {
	return s.sandbox != nil && len(s.sandbox.Scenario().Text) > 0 && s.sandbox.State().Turn() > 0
}

// setUpNow sets up from the moment that is shown, as a position of its own. What is
// played can be gone on with.
func (s *Screen) setUpNow() {
	if !s.canSetUpNow() || !s.options.Bar.KeepNote() {
		return
	}
	played := s.sandbox
	s.showSetup()
	if err := s.setup.TakeNow(played.Scenario(), played.State()); err != nil {
		s.fail(err)
	}
}

// copyLine copies the line of the moment that is shown.
func (s *Screen) copyLine() {
	if !s.canSetUpNow() {
		s.copyFile()
		return
	}
	notice, err := s.setup.CopyLineOf(s.sandbox.Scenario(), s.sandbox.State())
	if err != nil {
		notice = "✕ " + err.Error()
	}
	s.show(notice)
}

// copyFault copies what is known of the mistake of the program that the latest move came upon:
// the line of the position, the trail and where in the program it was made.
func (s *Screen) copyFault() {
	line, _, err := s.setup.LineOf(s.sandbox.Scenario(), s.sandbox.State())
	if err != nil {
		line = err.Error()
	}
	text := line + "\n\n"
	for _, l := range s.sandbox.Trail() {
		text += strings.Repeat("  ", l.Depth) + l.Text
		if l.Rule != "" {
			text += " (" + l.Rule + ")"
		}
		text += "\n"
	}
	fyne.CurrentApp().Clipboard().SetContent(text + "\n" + s.fault.Report() + "\n")
	s.decision.notice = "✓ The line, the trail and what is known of the mistake are copied."
	s.decision.draw()
}

// copyFile copies the whole of what is played as a file, with its course.
func (s *Screen) copyFile() {
	text, err := s.sandbox.File(scenario.Kept{Stands: stands(s.sandbox), Branches: s.keptBranches()})
	if err != nil {
		s.show("✕ " + err.Error())
		return
	}
	fyne.CurrentApp().Clipboard().SetContent(string(text))
	s.show("✓ The file is copied.")
}

// OnTable is what lies on the table as a file: what is played with all steps that were made, or
// else what is being set up. ok is false where there is neither.
func (s *Screen) OnTable() (title string, text []byte, ok bool, err error) {
	switch {
	case s.course != nil && s.sandbox != nil && !s.IsSettingUp():
		at := s.course.At()
		s.course.GoTo(len(s.course.Moments()) - 1)
		defer s.course.GoTo(at)
		text, err = s.course.File(scenario.Kept{})
		return s.Title(), text, true, err
	case !s.setup.Position().IsEmpty():
		text, err = s.setup.Position().Clone().File()
		return s.setup.Title(), text, true, err
	}
	return "", nil, false, nil
}

// offerPosition offers to go on with what was left, where scenarios are chosen: also with what
// was being played as the program ended.
func (s *Screen) offerPosition() {
	var entries []kept.Entry
	var err error
	if s.kept.shelf != nil {
		entries, err = s.kept.shelf.List()
	}
	var ways []way
	if s.left != nil {
		ways = append(ways, way{s.left.Scenario().Title, s.resume})
	} else if len(entries) > 0 && entries[0].Err == nil && entries[0].Draft && entries[0].IsGame {
		latest := entries[0]
		ways = append(ways, way{cmp.Or(latest.Title, kept.Untitled), func() { s.OpenKept(latest.File) }})
	}
	if !s.setup.Position().IsEmpty() {
		ways = append(ways, way{"setting up “" + s.setup.Title() + "”", s.showSetup})
	}
	s.chooser.offerToGoOn(ways...)
	if s.kept.shelf != nil {
		s.chooser.setOwn(entries, err)
	}
}
