//go:build cgo

package main

import (
	"canterlaw/ui"
	_ "canterlaw/ui/forget" // before Fyne reads how long it keeps things
	_ "canterlaw/ui/locale" // before Fyne reads the locale
)

// window opens the window with a file in it, or without where that is "".
func window(libraryFolder, file string) error {
	return ui.Run(ui.Options{LibraryFolder: libraryFolder, File: file})
}
