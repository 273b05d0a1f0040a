//go:build cgo && !js

package ui

// What follows is for the page that the program runs in, where it runs in one.

func connectPage(*shell) {}
func pageShown()         {}
func tellPageScale(int)  {}
