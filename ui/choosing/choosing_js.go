package choosing

import (
	"os"
	"path/filepath"
	"strings"
	"syscall/js"

	"fyne.io/fyne/v2"
)

// CanChooseFolders is whether the user may say in which folder a file is saved: browsers put
// downloads where they like.
const CanChooseFolders = false

// Dialog is what asks for files: the browser does, and closes it by itself.
type Dialog struct{}

// Hide closes nothing.
func (*Dialog) Hide() {}

// Close closes nothing.
func Close(fyne.Canvas) bool { return false }

// Folder asks for nothing: browsers put downloads where they like.
func Folder(fyne.Window, string, func(path string)) *Dialog { return nil }

// File asks for a file whose name ends as one of the extensions, and calls chosen with the path of
// a copy; not at all where it is called off. There is no dialog to be closed.
func File(_ fyne.Window, extensions []string, _ string, chosen func(path string, err error)) *Dialog {
	Files(extensions, false, func(paths []string) { chosen(paths[0], nil) })
	return nil
}

// Save lets the browser save a file under a name, and calls saved with it.
func Save(_ fyne.Window, name string, content []byte, saved func(path string, err error)) *Dialog {
	home, err := os.UserHomeDir() // what is written there is downloaded
	if err == nil {
		err = os.WriteFile(filepath.Join(home, name), content, 0o644)
	}
	saved(name, err)
	return nil
}

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
