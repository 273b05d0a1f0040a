//go:build !js

package choosing

import (
	"errors"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

// CanChooseFolders is whether the user may say in which folder a file is saved.
const CanChooseFolders = true

// File asks for a file whose name ends as one of the extensions, beginning in a folder ("" for
// the toolkit's choice). It calls chosen with the file's path; not at all where it is called off.
func File(window fyne.Window, extensions []string, folder string, chosen func(path string, err error)) *dialog.FileDialog {
	open := dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		switch {
		case err != nil:
			chosen("", err)
		case file != nil: // nil: it was called off
			file.Close()
			chosen(file.URI().Path(), nil)
		}
	}, window)
	open.SetFilter(storage.NewExtensionFileFilter(extensions))
	if folder != "" {
		if list, err := storage.ListerForURI(storage.NewFileURI(folder)); err == nil {
			open.SetLocation(list)
		}
	}
	show(open, window)
	return open
}

// Save asks where to save a file under a name, and writes it there. It calls saved with the
// file's path; not at all where it is called off.
func Save(window fyne.Window, name string, content []byte, saved func(path string, err error)) *dialog.FileDialog {
	save := dialog.NewFileSave(func(file fyne.URIWriteCloser, err error) {
		switch {
		case err != nil:
			saved("", err)
		case file != nil: // nil: it was called off
			_, err := file.Write(content)
			saved(file.URI().Path(), errors.Join(err, file.Close()))
		}
	}, window)
	save.SetFileName(name)
	show(save, window)
	return save
}

// show shows a dialog as large as the window has room for.
func show(files *dialog.FileDialog, window fyne.Window) {
	files.Show()
	files.Resize(window.Canvas().Size().SubtractWidthHeight(60, 80)) // which needs it to be shown
}
