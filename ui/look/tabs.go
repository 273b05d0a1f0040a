package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Tabs show one of several contents, by the row of their names.
type Tabs struct {
	// Heads is the row of names, and Content what the chosen one shows.
	Heads   fyne.CanvasObject
	Content *fyne.Container
	// OnSelected is told when another tab is chosen; it may be nil.
	OnSelected func(tab int)

	heads    []*tabHead
	contents []fyne.CanvasObject
	selected int
}

// NewTabs makes tabs with names of a size of text; the first is chosen.
func NewTabs(size float32, names []string, contents []fyne.CanvasObject) *Tabs {
	t := &Tabs{contents: contents, Content: container.NewStack(contents...)}
	row := make([]fyne.CanvasObject, len(names))
	for i, name := range names {
		h := &tabHead{tabs: t, place: i, name: name, size: size}
		h.ExtendBaseWidget(h)
		t.heads, row[i] = append(t.heads, h), h
	}
	t.Heads = container.New(&headsLayout{}, row...)
	t.show()
	return t
}

// SelectedIndex is the place of the tab that is chosen.
func (t *Tabs) SelectedIndex() int { return t.selected }

// SelectIndex chooses a tab.
func (t *Tabs) SelectIndex(tab int) {
	if tab == t.selected {
		return
	}
	t.selected = tab
	t.show()
	if t.OnSelected != nil {
		t.OnSelected(tab)
	}
}

// SetName gives a tab another name.
func (t *Tabs) SetName(tab int, name string) {
	if h := t.heads[tab]; h.name != name {
		h.name = name
		t.Heads.Refresh()
		h.Refresh()
	}
}

func (t *Tabs) show() {
	for i, c := range t.contents {
		setVisible(c, i == t.selected)
		t.heads[i].Refresh()
	}
}

// SetIcon shows an icon in place of a tab's name.
func (t *Tabs) SetIcon(tab int, icon fyne.Resource) {
	t.heads[tab].icon = icon
	t.heads[tab].Refresh()
}

// tabHead is the name of a tab.
type tabHead struct {
	widget.BaseWidget
	tabs    *Tabs
	place   int
	name    string
	icon    fyne.Resource // in place of the name; nil for none
	size    float32
	hovered bool
}

// Tapped implements fyne.Tappable.
func (h *tabHead) Tapped(*fyne.PointEvent) { h.tabs.SelectIndex(h.place) }

// Cursor implements desktop.Cursorable.
func (h *tabHead) Cursor() desktop.Cursor { return desktop.PointerCursor }

// MouseIn implements desktop.Hoverable.
func (h *tabHead) MouseIn(*desktop.MouseEvent) {
	h.hovered = true
	h.Refresh()
}

// MouseMoved implements desktop.Hoverable.
func (h *tabHead) MouseMoved(*desktop.MouseEvent) {}

// MouseOut implements desktop.Hoverable.
func (h *tabHead) MouseOut() {
	h.hovered = false
	h.Refresh()
}

// CreateRenderer implements fyne.Widget.
func (h *tabHead) CreateRenderer() fyne.WidgetRenderer {
	r := &tabHeadRenderer{head: h, text: Regular.Line("", h.size, nil), icon: &canvas.Image{},
		line: canvas.NewRectangle(nil)}
	r.line.CornerRadius = 1.5
	r.Refresh()
	return r
}

type tabHeadRenderer struct {
	head *tabHead
	text *canvas.Text
	icon *canvas.Image
	line *canvas.Rectangle // beneath the one that is chosen
}

// tabIcon is how wide and high the icon of a tab is.
const tabIcon float32 = 20

// Layout implements fyne.WidgetRenderer.
func (r *tabHeadRenderer) Layout(size fyne.Size) {
	least := r.text.MinSize()
	if r.head.icon != nil {
		least = fyne.NewSquareSize(tabIcon)
	}
	r.text.Resize(least)
	r.text.Move(fyne.NewPos(0, (size.Height-least.Height)/2))
	r.icon.Resize(least)
	r.icon.Move(fyne.NewPos((size.Width-tabIcon)/2, (size.Height-tabIcon)/2))
	if r.head.icon != nil {
		least.Width = size.Width
	}
	r.line.Resize(fyne.NewSize(least.Width, 3))
	r.line.Move(fyne.NewPos(0, size.Height-3))
}

// MinSize implements fyne.WidgetRenderer.
func (r *tabHeadRenderer) MinSize() fyne.Size {
	if r.head.icon != nil {
		return fyne.NewSize(tabIcon+12, 34)
	}
	return fyne.NewSize(SemiBold.Measure(r.head.name, r.head.size).Width, 34)
}

// Refresh implements fyne.WidgetRenderer.
func (r *tabHeadRenderer) Refresh() {
	chosen := r.head.tabs.selected == r.head.place
	ink, cut := ColorQuiet, Regular
	if chosen {
		cut = SemiBold
	}
	if chosen || r.head.hovered {
		ink = theme.ColorNameForeground
	}
	r.text.Text, r.text.Color = r.head.name, theme.Color(ink)
	cut.set(r.text)
	setVisible(r.text, r.head.icon == nil)
	setVisible(r.icon, r.head.icon != nil)
	if r.head.icon != nil {
		r.icon.Resource = theme.NewColoredResource(r.head.icon, ink)
	}
	r.line.FillColor = theme.Color(theme.ColorNamePrimary)
	setVisible(r.line, chosen)
	r.Layout(r.head.Size())
	r.text.Refresh()
	r.icon.Refresh()
	r.line.Refresh()
}

// Objects implements fyne.WidgetRenderer.
func (r *tabHeadRenderer) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{r.text, r.icon, r.line}
}

// Destroy implements fyne.WidgetRenderer.
func (r *tabHeadRenderer) Destroy() {}

// headsLayout sets names beside each other, closer where there is little room.
type headsLayout struct{}

// Layout implements fyne.Layout.
func (*headsLayout) Layout(heads []fyne.CanvasObject, size fyne.Size) {
	all := float32(0)
	for _, h := range heads {
		all += h.MinSize().Width
	}
	gap := min(20, max(4, (size.Width-all)/float32(max(1, len(heads)-1))))
	x := float32(0)
	for _, h := range heads {
		width := h.MinSize().Width
		h.Resize(fyne.NewSize(width, size.Height))
		h.Move(fyne.NewPos(x, 0))
		x += width + gap
	}
}

// MinSize implements fyne.Layout.
func (*headsLayout) MinSize(heads []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(0, 34)
	for _, h := range heads {
		size.Width += h.MinSize().Width + 4
	}
	return size
}

// NewTabBar sets the names of tabs at the top of a window, the last one at the right end
// behind a button, and beside the others what the chosen one has to say.
func NewTabBar(t *Tabs, beside, button fyne.CanvasObject) fyne.CanvasObject {
	objects := []fyne.CanvasObject{NewGround(ColorPanel), NewGround(theme.ColorNameSeparator), beside, button}
	for _, h := range t.heads {
		objects = append(objects, h)
	}
	return container.New(tabBarLayout{}, objects...)
}

type tabBarLayout struct{}

const tabBarHeight float32 = 40

// Layout implements fyne.Layout.
func (tabBarLayout) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	ground, edge, beside, button, heads := objects[0], objects[1], objects[2], objects[3], objects[4:]
	ground.Resize(size)
	edge.Move(fyne.NewPos(0, size.Height-1))
	edge.Resize(fyne.NewSize(size.Width, 1))
	x := float32(16)
	for i, h := range heads {
		width := h.MinSize().Width
		h.Resize(fyne.NewSize(width, size.Height))
		if i == len(heads)-1 {
			right := size.Width - width - 10
			h.Move(fyne.NewPos(right, 0))
			width = button.MinSize().Width
			right -= width + 8
			button.Move(fyne.NewPos(right, 2))
			button.Resize(fyne.NewSize(width, size.Height-4))
			beside.Move(fyne.NewPos(x, 2))
			beside.Resize(fyne.NewSize(max(0, right-x-8), size.Height-4))
			return
		}
		h.Move(fyne.NewPos(x, 0))
		x += width + 20
	}
}

// MinSize implements fyne.Layout.
func (tabBarLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(320, tabBarHeight) }
