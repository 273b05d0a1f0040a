package look

import "fyne.io/fyne/v2"

// Trembling tells a press during which the hand trembled, which the toolkit takes for a drag,
// from one that drags.
type Trembling struct {
	from, at fyne.Position
	dragged  bool
}

// trembles is how far a hand moves, in units, that presses and drags nothing.
const trembles = 6

// Dragged is told of each move.
func (t *Trembling) Dragged(e *fyne.DragEvent) {
	if !t.dragged {
		t.from = e.Position.Subtract(e.Dragged)
	}
	t.dragged, t.at = true, e.Position
}

// DragEnd is told when it ends, and gives where something was pressed; false where it was a drag.
func (t *Trembling) DragEnd() (fyne.Position, bool) {
	by := t.at.Subtract(t.from)
	pressed := t.dragged && by.X*by.X+by.Y*by.Y < trembles*trembles
	t.dragged = false
	return t.from, pressed
}
