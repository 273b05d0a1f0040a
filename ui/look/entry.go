package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"
)

// Entry is a line to type in that leaves keys which mean nothing on one line, and
// the program's shortcuts, to the window.
type Entry struct{ widget.Entry }

// NewEntry makes an empty entry; hint says what to type, and entered is called
// when Enter is pressed.
func NewEntry(hint string, entered func()) *Entry {
	e := &Entry{}
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(hint)
	e.OnSubmitted = func(string) { entered() }
	return e
}

// TypedKey implements fyne.Focusable.
func (e *Entry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF5, fyne.KeyF9, fyne.KeyUp, fyne.KeyDown, fyne.KeyPageUp, fyne.KeyPageDown:
		HandToWindow(e, key)
	default:
		e.Entry.TypedKey(key)
	}
}

// TypedShortcut implements fyne.Shortcutable: a focused entry gets shortcuts
// that would else reach the window.
func (e *Entry) TypedShortcut(s fyne.Shortcut) {
	e.Entry.TypedShortcut(s)
	handShortcut(e, s)
}

// TextEntry is a text of several lines to type in, which leaves Escape, Tab and the
// program's shortcuts to the window.
type TextEntry struct{ widget.Entry }

// NewTextEntry makes an empty one, so many lines high.
func NewTextEntry(hint string, lines int) *TextEntry {
	e := &TextEntry{}
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.SetMinRowsVisible(lines)
	e.ExtendBaseWidget(e)
	e.SetPlaceHolder(hint)
	return e
}

// AcceptsTab implements fyne.Tabbable.
func (e *TextEntry) AcceptsTab() bool { return false }

// TypedKey implements fyne.Focusable.
func (e *TextEntry) TypedKey(key *fyne.KeyEvent) {
	switch key.Name {
	case fyne.KeyEscape, fyne.KeyF1, fyne.KeyF5, fyne.KeyF9:
		HandToWindow(e, key)
	default:
		e.Entry.TypedKey(key)
	}
}

// TypedShortcut implements fyne.Shortcutable.
func (e *TextEntry) TypedShortcut(s fyne.Shortcut) {
	e.Entry.TypedShortcut(s)
	handShortcut(e, s)
}

// handShortcut gives the window a shortcut of the program's that an entry got.
func handShortcut(e fyne.CanvasObject, s fyne.Shortcut) {
	if _, custom := s.(*desktop.CustomShortcut); !custom {
		return
	}
	if window, ok := windowOf(e).(fyne.Shortcutable); ok {
		window.TypedShortcut(s)
	}
}
