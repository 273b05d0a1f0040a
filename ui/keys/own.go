//go:build !js

package keys

import "fyne.io/fyne/v2"

// Begin begins a new position, and Run runs the one that is set up.
var (
	Begin = Control(fyne.KeyN)
	Run   = Alone(fyne.KeyF5)
)
