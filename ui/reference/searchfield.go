package reference

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"
)

// searchField is an entry that hands over the keys which mean something beyond
// the text: up and down, page up and down, Escape and the shortcuts.
type searchField struct {
	widget.Entry
	keys     map[fyne.KeyName]func()
	shortcut func(fyne.Shortcut) bool // reports whether it took the shortcut
	tapped   func()
	goOn     func()      // completes what is typed, where it can
	canGoOn  func() bool // then Tab is the field's own
}

func newSearchField() *searchField {
	f := &searchField{}
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder("A rule, a card, a term or a question: 514.4c · rainbow dash · dismiss vs retire")
	return f
}

// AcceptsTab implements fyne.Tabbable: Tab completes what can be completed, and
// else leaves the field.
func (f *searchField) AcceptsTab() bool { return f.canGoOn() }

// TypedKey implements fyne.Focusable.
func (f *searchField) TypedKey(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyTab {
		f.goOn()
		return
	}
	if do, ok := f.keys[e.Name]; ok {
		do()
		return
	}
	f.Entry.TypedKey(e)
}

// TypedShortcut implements fyne.Shortcutable: a focused entry gets shortcuts
// that would else reach the window.
func (f *searchField) TypedShortcut(s fyne.Shortcut) {
	if f.shortcut != nil && f.shortcut(s) {
		return
	}
	f.Entry.TypedShortcut(s)
}

// Tapped implements fyne.Tappable.
func (f *searchField) Tapped(e *fyne.PointEvent) {
	f.Entry.Tapped(e)
	if f.tapped != nil {
		f.tapped()
	}
}

// typeOn puts a text in place of what was typed, the cursor behind it.
func (f *searchField) typeOn(text string) {
	f.SetText(text)
	f.CursorColumn = len([]rune(text))
	f.Refresh()
}

// selectAll selects the whole text, so that typing begins anew.
func (f *searchField) selectAll() { f.Entry.TypedShortcut(&fyne.ShortcutSelectAll{}) }
