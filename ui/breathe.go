//go:build !js

package ui

// breathe lets the window go on amid long work, where that has no processor of its own.
func breathe() {}

// awaitPicture waits until the first picture is drawn, where work beside it would delay it.
func awaitPicture(<-chan struct{}) {}
