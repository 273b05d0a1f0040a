//go:build !js

package look

import "fyne.io/fyne/v2/driver/desktop"

// The cursors over what can be dragged, in any direction or sideways.
const (
	DragCursor         = desktop.PointerCursor
	SidewaysDragCursor = desktop.PointerCursor
)
