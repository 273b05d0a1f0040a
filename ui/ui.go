// Package ui is Canterlaw's window: a shell that holds the screens, each in a
// package of its own (reference, sandbox), over what package look draws with.
//
// It shows what packages rulesdb, search and scenario know and hands over what
// the user does; it decides nothing about the game. Only window.go needs a C
// compiler and a display; all else builds and is tested without.
package ui

import "errors"

// Options says how the window is to be opened.
type Options struct {
	// LibraryFolder is the user's library folder; "" for the shipped data
	// alone.
	LibraryFolder string
	// File is a scenario, a deck or a file to import that is to be shown; "" for none.
	File string
}

// ErrNoWindow says that no window can be opened: this program was built
// without one, or there is no display to show it on. What wraps it says which,
// and what to do about it.
var ErrNoWindow = errors.New("no window can be opened")
