//go:build js || (cgo && (android || ios))

package ui

import "fyne.io/fyne/v2"

// fitMonitor does nothing where the system sizes the window.
func fitMonitor(fyne.Window) {}
