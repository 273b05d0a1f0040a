package look

import "fyne.io/fyne/v2/driver/desktop"

// The cursors over what can be dragged, in any direction or sideways: by them the page knows
// whether a finger drags or scrolls there (ui/web/touch.js).
const (
	DragCursor         = desktop.CrosshairCursor
	SidewaysDragCursor = desktop.HResizeCursor
)
