package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/card"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
	"canterlaw/ui/tabletop"
)

// wideRow is a card as a row of a list, to be tapped, or dragged to a place of the
// table.
type wideRow struct {
	widget.BaseWidget
	face    *card.Face
	about   string
	chosen  bool
	actions wideActions
	held    bool
	press   look.Trembling
}

// wideActions is what a row does.
type wideActions struct {
	tapped  func()
	table   *tabletop.Table      // to which it can be dragged; nil for none
	held    func()               // told when it begins to be dragged
	dropped func(of tabletop.Of) // told on what it was let go; nil for nothing
}

func newWideRow(face *card.Face, about string, chosen bool, actions wideActions) *wideRow {
	r := &wideRow{face: face, about: about, chosen: chosen, actions: actions}
	r.ExtendBaseWidget(r)
	return r
}

// Tapped implements fyne.Tappable.
func (r *wideRow) Tapped(*fyne.PointEvent) { r.actions.tapped() }

// Cursor implements desktop.Cursorable.
func (r *wideRow) Cursor() desktop.Cursor { return look.SidewaysDragCursor(r) }

// DragsAt implements look.Draggable.
func (r *wideRow) DragsAt(_ fyne.Position, sideways bool) bool {
	return sideways && r.actions.table != nil
}

// Dragged implements fyne.Draggable.
func (r *wideRow) Dragged(e *fyne.DragEvent) {
	r.press.Dragged(e)
	if r.actions.table == nil {
		return
	}
	if !r.held {
		r.held = true
		r.actions.held()
	}
	table := r.actions.table
	at := e.AbsolutePosition.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(table))
	table.Hold(cardface.Tile{Face: r.face, Name: r.face.Title}, at)
}

// DragEnd implements fyne.Draggable.
func (r *wideRow) DragEnd() {
	_, pressed := r.press.DragEnd()
	if r.held {
		r.held = false
		onto := r.actions.table.LetGo()
		if pressed {
			onto = nil
		}
		r.actions.dropped(onto)
	}
	if pressed {
		r.actions.tapped()
	}
}

// CreateRenderer implements fyne.Widget.
func (r *wideRow) CreateRenderer() fyne.WidgetRenderer {
	renderer := &wideRowRenderer{row: r}
	renderer.draw()
	return renderer
}

// wideRowRenderer draws the row anew whenever its size or the theme changes.
type wideRowRenderer struct {
	row     *wideRow
	objects []fyne.CanvasObject
	size    fyne.Size // that they are drawn for
}

const wideHeight = 44

func (r *wideRowRenderer) draw() {
	r.size = r.row.Size()
	r.objects = cardface.DrawWide(r.row.face, r.row.about, r.row.chosen, r.size)
}

// Layout implements fyne.WidgetRenderer.
func (r *wideRowRenderer) Layout(size fyne.Size) {
	if size != r.size {
		r.draw()
	}
}

// MinSize implements fyne.WidgetRenderer.
func (r *wideRowRenderer) MinSize() fyne.Size { return fyne.NewSize(160, wideHeight) }

// Refresh implements fyne.WidgetRenderer.
func (r *wideRowRenderer) Refresh() { r.draw() }

// Objects implements fyne.WidgetRenderer.
func (r *wideRowRenderer) Objects() []fyne.CanvasObject { return r.objects }

// Destroy implements fyne.WidgetRenderer.
func (r *wideRowRenderer) Destroy() {}
