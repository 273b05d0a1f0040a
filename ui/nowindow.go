//go:build !cgo && !js

package ui

import "fmt"

// Run returns ErrNoWindow, wrapped: a program built without cgo has all
// subcommands but no window.
func Run(Options) error {
	return fmt.Errorf("%w: this program was built without one (CGO_ENABLED=0); build it with a C compiler and CGO_ENABLED=1", ErrNoWindow)
}
