//go:build js

// Command web is Canterlaw for a browser: the window alone, in the page that stands
// beside this file. "make web" builds it.
package main

import (
	"fmt"
	"os"

	"canterlaw/data"
	"canterlaw/rulesdb"
	"canterlaw/ui"
	_ "canterlaw/ui/forget" // before Fyne reads how long it keeps things
	_ "canterlaw/ui/locale" // before Fyne reads the locale
)

func main() {
	data.KeepIn("/made") // where the page puts what "make web" made
	folder, err := rulesdb.DefaultFolder()
	if err == nil {
		err = ui.Run(ui.Options{LibraryFolder: folder})
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
