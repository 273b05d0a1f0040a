package sheet

import (
	"canterlaw/ui/look"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
)

// Pressed is a part that draws itself and is pressed as a whole, with the keyboard too.
type Pressed struct {
	Sheet
	press            func()
	focused, hovered bool
	page             *look.Page // that it stands on; nil where it stands on none
	Wish             float32    // the width in which all of it stands in a line; 0 where any will do
}

func newPressed(height func(width float32) float32, press func(), draw func(p *Pressed, size fyne.Size)) *Pressed {
	p := &Pressed{press: press}
	p.Sheet.draw = func(_ *Sheet, size fyne.Size) {
		draw(p, size)
		if p.focused {
			p.Box("", theme.ColorNameForeground, 2, 7, 0, 0, size.Width, size.Height)
		}
		p.Spot(0, 0, size.Width, size.Height, press, nil)
	}
	p.height, p.least = height, 60
	p.ExtendBaseWidget(p)
	return p
}

// CreateRenderer implements fyne.Widget.
func (p *Pressed) CreateRenderer() fyne.WidgetRenderer {
	return newSheetRenderer(&p.Sheet, p)
}

// doublePress is how soon after a press another at the same point is the second of a double
// one, meant for what was there before, not for what has come under the pointer since.
const doublePress = 250 * time.Millisecond

// latestPress is where and when a part was pressed last by the pointer, and which.
var latestPress struct {
	at   fyne.Position
	when time.Time
	on   *Pressed
}

// Tapped implements fyne.Tappable.
func (p *Pressed) Tapped(e *fyne.PointEvent) {
	l := &latestPress
	if p != l.on && !e.AbsolutePosition.IsZero() && e.AbsolutePosition == l.at && time.Since(l.when) < doublePress {
		return
	}
	l.at, l.when, l.on = e.AbsolutePosition, time.Now(), p
	p.Sheet.Tapped(e)
}

// Refresh implements fyne.CanvasObject.
func (p *Pressed) Refresh() { p.BaseWidget.Refresh() }

// StandOn implements look.Standing.
func (p *Pressed) StandOn(page *look.Page) { p.page = page }

// FocusGained implements fyne.Focusable.
func (p *Pressed) FocusGained() {
	p.focused = true
	p.Refresh()
	if p.page != nil {
		p.page.ScrollTo(p)
	}
}

// FocusLost implements fyne.Focusable.
func (p *Pressed) FocusLost() {
	p.focused = false
	p.Refresh()
}

// TypedRune implements fyne.Focusable.
func (p *Pressed) TypedRune(rune) {}

// TypedKey implements fyne.Focusable: keys that mean nothing to it are the window's.
func (p *Pressed) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		p.press()
	default:
		look.HandToWindow(p, e)
	}
}

// MouseIn implements desktop.Hoverable.
func (p *Pressed) MouseIn(*desktop.MouseEvent) {
	p.hovered = true
	p.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (p *Pressed) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (p *Pressed) MouseOut() {
	p.hovered = false
	p.Refresh()
}
