package sandbox

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/look"
)

// tableKeys lets the keyboard go from card to card on the table while it has the focus:
// by the arrow keys, and Enter taps.
type tableKeys struct {
	widget.BaseWidget
	screen *Screen
}

func newTableKeys(s *Screen) *tableKeys {
	k := &tableKeys{screen: s}
	k.ExtendBaseWidget(k)
	return k
}

// CreateRenderer implements fyne.Widget: the table draws which card has the focus.
func (k *tableKeys) CreateRenderer() fyne.WidgetRenderer {
	return widget.NewSimpleRenderer(canvas.NewRectangle(color.Transparent))
}

// FocusGained implements fyne.Focusable.
func (k *tableKeys) FocusGained() {
	if k.screen.sandbox != nil && k.screen.table.Focused == nil {
		k.screen.table.Step(1, 0)
	}
}

// FocusLost implements fyne.Focusable.
func (k *tableKeys) FocusLost() {
	if k.screen.table.Focused != nil {
		k.screen.table.Focused = nil
		if k.screen.sandbox != nil {
			k.screen.showTable()
		}
	}
}

// TypedRune implements fyne.Focusable.
func (k *tableKeys) TypedRune(r rune) {
	if r == '?' && k.screen.sandbox != nil {
		k.screen.sayWhyNot()
	}
}

// TypedKey implements fyne.Focusable: keys that mean nothing on the table are the window's.
func (k *tableKeys) TypedKey(e *fyne.KeyEvent) {
	s := k.screen
	if s.sandbox == nil {
		return
	}
	switch e.Name {
	case fyne.KeyLeft:
		s.table.Step(-1, 0)
	case fyne.KeyRight:
		s.table.Step(1, 0)
	case fyne.KeyUp:
		s.table.Step(0, -1)
	case fyne.KeyDown:
		s.table.Step(0, 1)
	case fyne.KeyReturn, fyne.KeyEnter:
		focused := s.table.Focused
		s.table.Enter()
		s.focusTable() // whatever was done by that, the keyboard goes on from there
		s.table.Focused = focused
		s.showTable()
	case fyne.KeyEscape:
		s.options.Window.Canvas().Unfocus()
	default:
		look.HandToWindow(k, e)
	}
}

// focusTable lets the keyboard go from card to card.
func (s *Screen) focusTable() {
	if !s.hand.shown && s.sandbox != nil && s.holder.Objects[0] == fyne.CanvasObject(s.player) {
		s.options.Window.Canvas().Focus(s.tableKeys)
	}
}
