//go:build js || (cgo && (android || ios))

package ui

import "fyne.io/fyne/v2"

// connect does nothing where the system has a display.
func connect() error { return nil }

// fitMonitor does nothing where the system sizes the window.
func fitMonitor(fyne.Window) {}
