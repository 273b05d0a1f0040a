//go:build cgo && !js

package ui

import (
	"runtime/debug"
	"time"

	"fyne.io/fyne/v2"
)

// What follows is for the page that the program runs in, where it runs in one.

func connectPage(*shell) {}
func pageShown()         {}
func tellPageScale(int)  {}

// painted returns when the first picture is on the screen: the toolkit begins one 60 times a
// second, and what it is handed meanwhile waits until that is done.
func painted() {
	time.Sleep(time.Second / 20)
	fyne.DoAndWait(func() {})
}

// collectMeanwhile says when memory is collected while something is done: often, which takes less
// of it.
func collectMeanwhile() { debug.SetGCPercent(50) }
