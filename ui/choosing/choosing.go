// Package choosing asks for files: in the window, and in a browser with its own chooser and
// downloads.
package choosing
