//go:build !js

package ui

// breathe lets the window go on amid long work, where that has no processor of its own.
func breathe() {}
