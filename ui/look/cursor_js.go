package look

import "fyne.io/fyne/v2/driver/desktop"

// DragCursor is the cursor over something that can be dragged in any direction: by cursors the
// page knows whether a finger drags or scrolls there (ui/web/touch.js).
func DragCursor(Draggable) desktop.Cursor { return desktop.CrosshairCursor }

// SidewaysDragCursor is the cursor over something that can be dragged sideways.
func SidewaysDragCursor(Draggable) desktop.Cursor { return desktop.HResizeCursor }
