package setup

import (
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"canterlaw/scenario/position"
	"canterlaw/ui/look"
)

// field is where cards, places, lines and answers are typed. It hands over the keys
// that mean something beyond the text.
type field struct {
	widget.Entry
	screen *Screen
	shift  bool // is held down
	skips  rune // of the key that has just led here: it is no part of what is typed
}

func newField(s *Screen) *field {
	f := &field{screen: s}
	f.ExtendBaseWidget(f)
	f.OnChanged = func(string) { s.typed() }
	return f
}

// CreateRenderer implements fyne.Widget.
func (f *field) CreateRenderer() fyne.WidgetRenderer {
	return look.NewEntryRenderer(f, f.Entry.CreateRenderer())
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
		f.Entry.TypedRune(r)
	}
}

// TypedKey implements fyne.Focusable.
func (f *field) TypedKey(e *fyne.KeyEvent) {
	s := f.screen
	f.skips = 0
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter:
		if f.shift {
			s.enter(2)
		} else {
			s.enter(1)
		}
	case fyne.KeyTab:
		if f.shift {
			s.markNext(-1)
		} else {
			s.markNext(+1)
		}
	case fyne.KeyUp:
		s.pickNext(-1)
	case fyne.KeyDown:
		s.pickNext(+1)
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF5, fyne.KeyF9, fyne.KeyPageUp, fyne.KeyPageDown:
		f.window().OnTypedKey()(e)
	default:
		f.Entry.TypedKey(e)
	}
}

// window is what the keys are for that mean nothing to the text.
func (f *field) window() fyne.Canvas { return f.screen.options.Window.Canvas() }

// inOneLine gives what is pasted in one line: the toolkit would glue its lines together.
type inOneLine struct{ fyne.Clipboard }

// Content implements fyne.Clipboard.
func (c inOneLine) Content() string { return position.InOneLine(c.Clipboard.Content()) }

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
		shortcut = &fyne.ShortcutPaste{Clipboard: inOneLine{paste.Clipboard}}
	}
	f.Entry.TypedShortcut(shortcut)
	if _, custom := shortcut.(*desktop.CustomShortcut); !custom {
		return
	}
	if window, ok := f.window().(fyne.Shortcutable); ok {
		window.TypedShortcut(shortcut)
	}
}
