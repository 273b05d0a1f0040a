package reference

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// searchField is an entry that hands over the keys which mean something beyond
// the text: the screen's own (Screen.Keys), and the shortcuts.
type searchField struct {
	widget.Entry
	press   func(keys.Key) bool // does what a key does beyond the text, if it does
	tapped  func()
	canGoOn func() bool // whether Tab completes what is typed
}

func newSearchField() *searchField {
	f := &searchField{}
	f.ExtendBaseWidget(f)
	f.SetPlaceHolder(searchHints[0])
	return f
}

// CreateRenderer implements fyne.Widget.
func (f *searchField) CreateRenderer() fyne.WidgetRenderer {
	return look.NewEntryRenderer(f, f.Entry.CreateRenderer())
}

// searchHints say what can be typed, as far as there is room.
var searchHints = []string{
	"A rule, a card, a term or a question: 514.4c · rainbow dash · dismiss vs retire",
	"A rule, a card, a term or a question",
	"Search",
}

// Resize implements fyne.CanvasObject.
func (f *searchField) Resize(size fyne.Size) {
	for _, hint := range searchHints {
		f.SetPlaceHolder(hint)
		if fyne.MeasureText(hint, theme.TextSize(), f.TextStyle).Width+4*theme.InnerPadding() < size.Width {
			break
		}
	}
	f.Entry.Resize(size)
}

// AcceptsTab implements fyne.Tabbable: Tab completes what can be completed, and
// else leaves the field.
func (f *searchField) AcceptsTab() bool { return f.canGoOn() }

// TypedKey implements fyne.Focusable.
func (f *searchField) TypedKey(e *fyne.KeyEvent) {
	if !f.press(keys.Alone(e.Name)) {
		f.Entry.TypedKey(e)
	}
}

// TypedShortcut implements fyne.Shortcutable: a focused entry gets shortcuts
// that would else reach the window.
func (f *searchField) TypedShortcut(s fyne.Shortcut) {
	if key, ok := keys.Of(s); ok && f.press(key) {
		return
	}
	if paste, pastes := s.(*fyne.ShortcutPaste); pastes {
		s = look.PasteAs(paste, look.CutPasted)
	}
	f.Entry.TypedShortcut(s)
}

// Tapped implements fyne.Tappable.
func (f *searchField) Tapped(e *fyne.PointEvent) {
	f.Entry.Tapped(e)
	look.FieldTapped(f)
	if f.tapped != nil {
		f.tapped()
	}
}

// FocusGained implements fyne.Focusable.
func (f *searchField) FocusGained() {
	f.Entry.FocusGained()
	look.FieldFocused(f)
}

// FocusLost implements fyne.Focusable.
func (f *searchField) FocusLost() {
	f.Entry.FocusLost()
	look.FieldLeft(f)
}

// typeOn puts a text in place of what was typed, the cursor behind it.
func (f *searchField) typeOn(text string) {
	f.SetText(text)
	f.CursorColumn = len([]rune(text))
	f.Refresh()
}

// selectAll selects the whole text, so that typing begins anew.
func (f *searchField) selectAll() { f.Entry.TypedShortcut(&fyne.ShortcutSelectAll{}) }
