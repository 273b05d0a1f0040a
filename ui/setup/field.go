package setup

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"canterlaw/scenario/position"
	"canterlaw/ui/look"
)

// field is where cards, places, lines and answers are typed. It hands over the keys
// that mean something beyond the text.
type field struct {
	look.GrowingEntry
	screen *Screen
	shift  bool // is held down
	skips  rune // of the key that has just led here: it is no part of what is typed
}

func newField(s *Screen) *field {
	f := &field{screen: s}
	f.Grow()
	f.ExtendBaseWidget(f)
	f.OnChanged = func(string) { s.typed() }
	return f
}

// TypeAnywhere takes a letter that is typed while nothing has the focus: where no card is
// chosen, whose mark it may be, it goes into the field.
func (s *Screen) TypeAnywhere(r rune) {
	if s.chosen != nil || !unicode.IsLetter(r) && !unicode.IsDigit(r) {
		return
	}
	s.Focus()
	if s.options.Window.Canvas().Focused() == s.field {
		s.field.TypedRune(r)
	}
}

// AcceptsTab implements fyne.Tabbable: Tab marks the next place.
func (f *field) AcceptsTab() bool { return f.screen.asking == nil && !f.screen.naming }

// KeyDown implements desktop.Keyable.
func (f *field) KeyDown(e *fyne.KeyEvent) {
	f.shift = f.shift || e.Name == desktop.KeyShiftLeft || e.Name == desktop.KeyShiftRight
	f.Entry.KeyDown(e)
}

// KeyUp implements desktop.Keyable.
func (f *field) KeyUp(e *fyne.KeyEvent) {
	if e.Name == desktop.KeyShiftLeft || e.Name == desktop.KeyShiftRight {
		f.shift = false
	}
	f.Entry.KeyUp(e)
}

// FocusLost implements fyne.Focusable: what is held down then is no longer known.
func (f *field) FocusLost() {
	f.shift = false
	f.Entry.FocusLost()
	look.FieldLeft(f)
}

// FocusGained implements fyne.Focusable.
func (f *field) FocusGained() {
	f.Entry.FocusGained()
	look.FieldFocused(f)
}

// Tapped implements fyne.Tappable.
func (f *field) Tapped(e *fyne.PointEvent) {
	f.Entry.Tapped(e)
	look.FieldTapped(f)
}

// TypedRune implements fyne.Focusable.
func (f *field) TypedRune(r rune) {
	skips := f.skips
	if f.skips = 0; unicode.ToLower(r) != skips {
		f.GrowingEntry.TypedRune(r)
	}
}

// TypedKey implements fyne.Focusable.
func (f *field) TypedKey(e *fyne.KeyEvent) {
	s := f.screen
	f.skips = 0
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		switch {
		case !f.shift:
			s.enter(1)
		case len(s.found().cards) > 0:
			s.enter(2)
		case s.asking == nil && !s.naming:
			f.GrowingEntry.TypedRune('\n')
		}
	case fyne.KeyTab:
		if f.shift {
			s.markNext(-1)
		} else {
			s.markNext(+1)
		}
	case fyne.KeyUp, fyne.KeyDown:
		switch {
		case len(s.found().cards) == 0:
			f.GrowingEntry.TypedKey(e) // to another line
		case e.Name == fyne.KeyUp:
			s.pickNext(-1)
		default:
			s.pickNext(+1)
		}
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF5, fyne.KeyF9, fyne.KeyPageUp, fyne.KeyPageDown:
		f.window().OnTypedKey()(e)
	default:
		f.GrowingEntry.TypedKey(e)
	}
}

// window is what the keys are for that mean nothing to the text.
func (f *field) window() fyne.Canvas { return f.screen.options.Window.Canvas() }

// isFile finds the text of a scenario file, rather than a line.
var isFile = regexp.MustCompile(`(?m)^\s*format: *\d+\s*$`)

// inLines is a text with its lines apart, however another program ends them.
func inLines(text string) string {
	return strings.NewReplacer("\r\n", "\n", "\r", "\n", "\t", " ").Replace(strings.TrimSpace(text))
}

// TypedShortcut implements fyne.Shortcutable: where nothing is typed, what is taken back
// is a change of the position.
func (f *field) TypedShortcut(shortcut fyne.Shortcut) {
	switch paste := shortcut.(type) {
	case *fyne.ShortcutUndo:
		if f.Text == "" {
			f.screen.Undo()
			return
		}
	case *fyne.ShortcutRedo:
		if f.Text == "" {
			f.screen.Redo()
			return
		}
	case *fyne.ShortcutPaste:
		content := paste.Clipboard.Content()
		switch isAsked := f.screen.asking != nil || f.screen.naming; {
		case !isAsked && isFile.MatchString(content):
			f.screen.OpenText("what was pasted", []byte(inLines(content)))
			return
		case len(content) > position.MostLetters: // which the toolkit would take seconds to lay out
			f.screen.notice = fmt.Sprintf("✕ What was pasted is no position: those have no more than %d letters.",
				position.MostLetters)
			f.screen.show()
			return
		}
		if f.screen.asking != nil || f.screen.naming {
			shortcut = look.PasteAs(paste, position.InOneLine)
		} else {
			shortcut = look.PasteAs(paste, inLines)
		}
	}
	f.GrowingEntry.TypedShortcut(shortcut)
	if _, custom := shortcut.(*desktop.CustomShortcut); !custom {
		return
	}
	if window, ok := f.window().(fyne.Shortcutable); ok {
		window.TypedShortcut(shortcut)
	}
}
