package look

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// outlined draws one of the toolkit's widgets with an outline around it, such as high
// contrast needs, where grounds are as the page's.
type outlined struct {
	fyne.WidgetRenderer
	outline *Ground
	stroke  func() fyne.ThemeColorName // what the outline is in now; "" for none
}

func newOutlined(toolkit fyne.WidgetRenderer, stroke func() fyne.ThemeColorName) *outlined {
	o := &outlined{WidgetRenderer: toolkit, outline: NewGround(""), stroke: stroke}
	o.outline.CornerRadius = theme.Size(theme.SizeNameButtonRadius)
	o.outline.Stroke = stroke()
	return o
}

// Layout implements fyne.WidgetRenderer.
func (o *outlined) Layout(size fyne.Size) {
	o.WidgetRenderer.Layout(size)
	o.outline.Resize(size)
}

// Refresh implements fyne.WidgetRenderer.
func (o *outlined) Refresh() {
	o.WidgetRenderer.Refresh()
	o.outline.Stroke = o.stroke()
	o.outline.Refresh()
}

// Objects implements fyne.WidgetRenderer: the outline is over the widget's own ground.
func (o *outlined) Objects() []fyne.CanvasObject {
	return append(slices.Clone(o.WidgetRenderer.Objects()), o.outline)
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
