//go:build cgo && !js

package ui

import "runtime/debug"

// What follows is for the page that the program runs in, where it runs in one.

func connectPage(*shell) {}
func pageShown()         {}
func tellPageScale(int)  {}

// collectMeanwhile says when memory is collected while something is done: often, which takes less
// of it.
func collectMeanwhile() { debug.SetGCPercent(50) }
