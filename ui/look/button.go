package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Button is the toolkit's button that Enter presses too, as it does everything
// else.
type Button struct{ widget.Button }

// NewButton makes a button with a text, an icon, or both.
func NewButton(text string, icon fyne.Resource, tapped func()) *Button {
	b := &Button{}
	b.Text, b.Icon, b.OnTapped = text, icon, tapped
	b.ExtendBaseWidget(b)
	return b
}

// CreateRenderer implements fyne.Widget.
func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	return newOutlined(b.Button.CreateRenderer(), func() fyne.ThemeColorName {
		switch {
		case b.Importance == widget.LowImportance, b.Importance == widget.HighImportance:
			return "" // the one has no ground, the other one that is seen
		case b.Disabled() && theme.Color(ColorOutline) != color.Transparent:
			return theme.ColorNameSeparator
		default:
			return ColorOutline
		}
	})
}

// TypedKey implements fyne.Focusable: keys that mean nothing to the button are
// the window's.
func (b *Button) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		b.Tapped(nil)
	default:
		HandToWindow(b, e)
	}
}

// SetEnabled says whether the button can be pressed.
func (b *Button) SetEnabled(enabled bool) {
	if enabled {
		b.Enable()
	} else {
		b.Disable()
	}
}

// Check is the toolkit's check box with the keyboard of a Button.
type Check struct{ widget.Check }

// NewCheck makes a check box that isn't checked.
func NewCheck(text string) *Check {
	c := &Check{}
	c.Text = text
	c.ExtendBaseWidget(c)
	return c
}

// TypedKey implements fyne.Focusable.
func (c *Check) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyReturn, fyne.KeyEnter, fyne.KeySpace:
		c.SetChecked(!c.Checked)
	default:
		HandToWindow(c, e)
	}
}
