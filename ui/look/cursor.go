//go:build !js

package look

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// DragCursor is the cursor over something that can be dragged in any direction.
func DragCursor(o Draggable) desktop.Cursor { return over(o) }

// SidewaysDragCursor is the cursor over something that can be dragged sideways.
func SidewaysDragCursor(o Draggable) desktop.Cursor { return over(o) }

// under is what can be dragged and has been asked for its cursor last.
var under Draggable

func over(o Draggable) desktop.Cursor {
	under = o
	return desktop.PointerCursor
}

// Leave forgets what can be dragged under the pointer, until it has been noticed elsewhere: the
// toolkit asks what it is over for a cursor, the uppermost last.
func Leave() { under = nil }

// Drags reports whether a stroke that begins where the pointer is, at a place of the window,
// drags something.
func Drags(at fyne.Position, sideways bool) bool {
	if under == nil {
		return false
	}
	return under.DragsAt(at.Subtract(fyne.CurrentApp().Driver().AbsolutePositionForObject(under)), sideways)
}
