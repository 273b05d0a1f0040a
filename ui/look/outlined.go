package look

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// outlined draws one of the toolkit's widgets with an outline around it, such as high
// contrast needs, where grounds are as the page's. It is the edge of the widget's own
// ground: of a widget with one object more, the toolkit forgets the layout once it was out of
// view for a while.
type outlined struct {
	fyne.WidgetRenderer
	stroke func() fyne.ThemeColorName // what the outline is in now; "" for none
}

func newOutlined(toolkit fyne.WidgetRenderer, stroke func() fyne.ThemeColorName) *outlined {
	o := &outlined{toolkit, stroke}
	o.paint()
	return o
}

func (o *outlined) paint() {
	ground, ok := o.Objects()[0].(*canvas.Rectangle)
	if !ok {
		return
	}
	ground.StrokeColor, ground.StrokeWidth = nil, 0
	if name := o.stroke(); name != "" && theme.Color(name) != color.Transparent {
		ground.StrokeColor, ground.StrokeWidth = theme.Color(name), 2
	}
}

// Refresh implements fyne.WidgetRenderer.
func (o *outlined) Refresh() {
	o.paint()
	o.WidgetRenderer.Refresh()
}

// Select is the toolkit's choice of one from a list that opens.
type Select struct{ widget.Select }

// NewSelect makes a choice from names; changed is called with the one chosen, unless nil.
func NewSelect(names []string, changed func(string)) *Select {
	s := &Select{}
	s.Options, s.OnChanged, s.PlaceHolder = names, changed, "(Select one)"
	s.ExtendBaseWidget(s)
	return s
}

// CreateRenderer implements fyne.Widget.
func (s *Select) CreateRenderer() fyne.WidgetRenderer {
	return newOutlined(s.Select.CreateRenderer(), func() fyne.ThemeColorName { return ColorOutline })
}
