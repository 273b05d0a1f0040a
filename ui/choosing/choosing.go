//go:build js

// Package choosing asks for files in a browser, which shows none of the toolkit's dialogs.
package choosing

import (
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"
)

// Files asks for files whose names end as one of the extensions, any of them for none, or for
// a folder of files. What was chosen gets the paths of copies, on the interface's goroutine;
// it isn't called where nothing was.
func Files(extensions []string, folder bool, chosen func(paths []string)) {
	var done js.Func
	done = js.FuncOf(func(_ js.Value, args []js.Value) any {
		done.Release()
		var paths []string
		for i := range args[0].Length() {
			paths = append(paths, args[0].Index(i).String())
		}
		if len(paths) > 0 {
			fyne.Do(func() { chosen(paths) })
		}
		return nil
	})
	js.Global().Call("chooseFiles", strings.Join(extensions, ","), folder, done)
}
