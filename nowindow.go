//go:build !cgo

package main

import "errors"

// window says that there is none: without a C compiler the program has all subcommands, and
// nothing of the toolkit.
func window(_, _ string) error {
	return errors.New("no window can be opened: this program was built without one (CGO_ENABLED=0); " +
		"build it with a C compiler and CGO_ENABLED=1")
}
