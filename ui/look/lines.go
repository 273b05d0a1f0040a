package look

import (
	"sort"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
)

// Line is a line of a record, wrapped where it is long, with a rule's number in a column
// of its own at the right.
type Line struct {
	Text   string
	Indent int    // steps from the left edge
	Strong bool   // it is a heading
	Mark   string // a sign before the number: "?"
	Number string // the rule behind it; "" for none
	Quiet  bool   // it lies ahead, or matters little
}

// Lines is a record that scrolls. Only what is in view is drawn, so that long ones cost no
// more than short ones. A line can be tapped, and so can the number of its rule.
type Lines struct {
	widget.BaseWidget
	// Content is what stands in the window.
	Content fyne.CanvasObject

	lines  []Line
	now    int // the line that is marked; -1 for none
	tapped func(line int)
	rule   func(number string)

	scroll *container.Scroll
	width  float32
	rows   [][]string // of each line as it is wrapped
	tops   []float32  // of each line, and of the end
}

// Measures of a line.
const (
	lineSize   float32 = 12.5
	lineStep   float32 = 17 // from a wrapped row to the next
	lineGap    float32 = 6  // between lines
	lineIndent float32 = 13
	lineEdge   float32 = 10
)

// NewLines makes a record; a tapped line calls tapped with its place, a tapped number
// calls rule.
func NewLines(tapped func(line int), rule func(number string)) *Lines {
	l := &Lines{now: -1, tapped: tapped, rule: rule, tops: []float32{0}}
	l.ExtendBaseWidget(l)
	l.scroll = container.NewVScroll(l)
	l.scroll.OnScrolled = func(fyne.Position) { l.Refresh() }
	l.Content = l.scroll
	return l
}

// Set replaces the lines; now is the one that is marked, -1 for none. Those at the
// beginning that stay as they are aren't measured again.
func (l *Lines) Set(lines []Line, now int) {
	same := 0
	for same < len(lines) && same < len(l.lines) && same < len(l.rows) && lines[same] == l.lines[same] {
		same++
	}
	l.lines, l.now = lines, now
	l.measure(same)
	l.scroll.Refresh()
	l.Refresh()
}

// measure wraps the lines from a place on.
func (l *Lines) measure(from int) {
	if l.width <= 0 {
		return
	}
	l.rows, l.tops = l.rows[:min(from, len(l.rows))], l.tops[:min(from, len(l.rows))+1]
	for i := len(l.rows); i < len(l.lines); i++ {
		line := &l.lines[i]
		rows := line.cut().Wrap(line.Text, lineSize, l.room(line))
		l.rows = append(l.rows, rows)
		l.tops = append(l.tops, l.tops[i]+float32(max(1, len(rows)))*lineStep+lineGap)
	}
}

func (line *Line) cut() Cut {
	if line.Strong {
		return SemiBold
	}
	return Regular
}

// room is how wide a line's text can be: it keeps away from its number.
func (l *Lines) room(line *Line) float32 {
	taken := 2*lineEdge + float32(line.Indent)*lineIndent
	if line.Number != "" {
		taken += Regular.Measure(line.Number, lineSize).Width + 8
	}
	if line.Mark != "" {
		taken += Regular.Measure(line.Mark, lineSize).Width + 6
	}
	return max(60, l.width-taken)
}

// Resize implements fyne.CanvasObject.
func (l *Lines) Resize(size fyne.Size) {
	if size.Width != l.width {
		l.width = size.Width
		l.measure(0)
	}
	l.BaseWidget.Resize(size)
}

// ShowLine brings a line into view.
func (l *Lines) ShowLine(i int) {
	if i < 0 || i+1 >= len(l.tops) {
		return
	}
	view := l.scroll.Size().Height
	top, bottom, at := l.tops[i], l.tops[i+1], l.scroll.Offset.Y
	switch {
	case top < at:
		at = top
	case bottom > at+view:
		at = bottom - view
	default:
		return
	}
	l.scroll.Offset.Y = max(0, at)
	l.scroll.Refresh()
	l.Refresh()
}

// Turn scrolls by so many screenfuls, less a line or two.
func (l *Lines) Turn(screens float32) {
	most := max(0, l.MinSize().Height-l.scroll.Size().Height)
	l.scroll.Offset.Y = max(0, min(most, l.scroll.Offset.Y+screens*0.9*l.scroll.Size().Height))
	l.scroll.Refresh()
	l.Refresh()
}

// lineAt is the line at a height, -1 for none.
func (l *Lines) lineAt(y float32) int {
	i := sort.Search(len(l.rows), func(i int) bool { return l.tops[i+1] > y })
	if i == len(l.rows) {
		return -1
	}
	return i
}

// Tapped implements fyne.Tappable.
func (l *Lines) Tapped(e *fyne.PointEvent) {
	i := l.lineAt(e.Position.Y)
	if i < 0 {
		return
	}
	number := l.lines[i].Number
	if number != "" && e.Position.X > l.width-lineEdge-Regular.Measure(number, lineSize).Width-6 {
		l.rule(number)
		return
	}
	l.tapped(i)
}

// Cursor implements desktop.Cursorable.
func (l *Lines) Cursor() desktop.Cursor { return desktop.PointerCursor }

// CreateRenderer implements fyne.Widget.
func (l *Lines) CreateRenderer() fyne.WidgetRenderer {
	r := &linesRenderer{lines: l}
	r.draw()
	return r
}

type linesRenderer struct {
	lines   *Lines
	objects []fyne.CanvasObject
}

func (r *linesRenderer) draw() {
	l := r.lines
	r.objects = nil
	if len(l.rows) == 0 {
		return
	}
	from, to := l.scroll.Offset.Y, l.scroll.Offset.Y+max(l.scroll.Size().Height, lineStep)
	for i := max(0, l.lineAt(from)); i < len(l.rows) && l.tops[i] < to; i++ {
		r.line(i)
	}
}

func (r *linesRenderer) line(i int) {
	l := r.lines
	line, y := &l.lines[i], l.tops[i]+lineGap/2
	cut, ink := line.cut(), theme.Color(theme.ColorNameForeground)
	if line.Quiet {
		ink = theme.Color(ColorQuiet)
	}
	if i == l.now {
		cut = SemiBold
		ground := canvas.NewRectangle(theme.Color(theme.ColorNameSelection))
		r.put(ground, 0, l.tops[i], l.width, l.tops[i+1]-l.tops[i])
		r.put(canvas.NewRectangle(theme.Color(theme.ColorNamePrimary)), 0, l.tops[i], 3, l.tops[i+1]-l.tops[i])
	}
	x := lineEdge + float32(line.Indent)*lineIndent
	for k, row := range l.rows[i] {
		r.write(cut.Line(row, lineSize, ink), x, y+float32(k)*lineStep)
	}
	right := l.width - lineEdge
	if line.Number != "" {
		t := Regular.Line(line.Number, lineSize, theme.Color(theme.ColorNameHyperlink))
		right -= t.MinSize().Width
		r.write(t, right, y)
		right -= 6
	}
	if line.Mark != "" {
		t := SemiBold.Line(line.Mark, lineSize, theme.Color(theme.ColorNameWarning))
		r.write(t, right-t.MinSize().Width, y)
	}
}

func (r *linesRenderer) write(t *canvas.Text, x, y float32) {
	size := t.MinSize()
	r.put(t, x, y, size.Width, size.Height)
}

func (r *linesRenderer) put(o fyne.CanvasObject, x, y, w, h float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(w, h))
	r.objects = append(r.objects, o)
}

// Layout implements fyne.WidgetRenderer.
func (r *linesRenderer) Layout(fyne.Size) { r.draw() }

// MinSize implements fyne.WidgetRenderer.
func (r *linesRenderer) MinSize() fyne.Size {
	return fyne.NewSize(120, r.lines.tops[len(r.lines.tops)-1])
}

// Refresh implements fyne.WidgetRenderer.
func (r *linesRenderer) Refresh() {
	r.draw()
	canvas.Refresh(r.lines)
}

// Objects implements fyne.WidgetRenderer.
func (r *linesRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *linesRenderer) Destroy() {}
