package look

import "fyne.io/fyne/v2"

// Draggable is something that can be dragged, or parts of it.
type Draggable interface {
	fyne.CanvasObject
	// DragsAt reports whether a stroke of a finger that begins at a place on it drags
	// something, rather than scrolls; sideways tells to which side it begins.
	DragsAt(at fyne.Position, sideways bool) bool
}
