package keys

import "fyne.io/fyne/v2"

// Begin begins a new position, and Run runs the one that is set up: browsers open a window
// with Control N, and load the page anew with F5.
var (
	Begin = Alt(fyne.KeyN)
	Run   = Alone(fyne.KeyF9)
)
