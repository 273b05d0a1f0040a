//go:build (cgo || js) && !(cgo && x11 && linux && !android)

package ui

// takePresses leaves it to the toolkit to ask for presses.
func takePresses() {}
