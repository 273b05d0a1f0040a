//go:build !js

package importing

import (
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

// chooser asks for a file or folder.
type chooser = *dialog.FileDialog

// whereKept says where the library is.
func (p *Page) whereKept() string { return "Your library is the folder " + p.options.Folder() + "." }

// folderKey is where the preferences keep the folder that was imported from last.
const folderKey = "import.folder"

// chooseFile asks for a file of a kind.
func (p *Page) chooseFile(k kind) {
	p.open(dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		switch {
		case err != nil:
			p.refuse(err)
		case file != nil: // nil: it was called off
			file.Close()
			keepFolder(filepath.Dir(file.URI().Path()))
			p.read(k, []string{file.URI().Path()})
		}
	}, p.options.Window), storage.NewExtensionFileFilter(k.extensions))
}

// chooseFolder asks for a folder of set files, or of pictures.
func (p *Page) chooseFolder(k kind) {
	p.open(dialog.NewFolderOpen(func(folder fyne.ListableURI, err error) {
		switch {
		case err != nil:
			p.refuse(err)
		case folder != nil:
			keepFolder(folder.Path())
			p.readFolder(k, folder.Path())
		}
	}, p.options.Window), nil)
}

func (p *Page) readFolder(k kind, folder string) {
	if k.name == images.name {
		p.read(k, []string{folder})
		return
	}
	files, err := setFilesIn(folder)
	if err != nil {
		p.refuse(err)
		return
	}
	p.read(cards, files)
}

// open shows a dialog that asks for files that a filter lets through, nil for its
// own, as large as the window has room for.
func (p *Page) open(chooser chooser, filter storage.FileFilter) {
	if len(p.reading) > 0 {
		return // the page says so
	}
	p.chooser = chooser
	if filter != nil {
		chooser.SetFilter(filter)
	}
	if last := fyne.CurrentApp().Preferences().String(folderKey); last != "" {
		if folder, err := storage.ListerForURI(storage.NewFileURI(last)); err == nil {
			chooser.SetLocation(folder)
		}
	}
	chooser.Show()
	chooser.Resize(p.options.Window.Canvas().Size().SubtractWidthHeight(60, 80)) // which needs it to be shown
}

func keepFolder(folder string) { fyne.CurrentApp().Preferences().SetString(folderKey, folder) }

// CloseDialog closes what asks for a file or folder; it reports whether anything
// did.
func (p *Page) CloseDialog() bool {
	if p.chooser == nil || p.options.Window.Canvas().Overlays().Top() == nil {
		return false
	}
	p.chooser.Hide()
	p.chooser = nil
	return true
}

// chooseWhereToSave asks for a file to save the library in.
func (p *Page) chooseWhereToSave() {
	save := dialog.NewFileSave(func(file fyne.URIWriteCloser, err error) {
		switch {
		case err != nil:
			p.refuse(err)
		case file != nil: // nil: it was called off
			p.saveLibrary(file, file.URI().Path())
		}
	}, p.options.Window)
	save.SetFileName(libraryFile())
	p.open(save, storage.NewExtensionFileFilter(archiveExtensions))
}

// chooseLibrary asks for a file with a library.
func (p *Page) chooseLibrary() {
	p.open(dialog.NewFileOpen(func(file fyne.URIReadCloser, err error) {
		switch {
		case err != nil:
			p.refuse(err)
		case file != nil: // nil: it was called off
			file.Close()
			p.takeLibrary(file.URI().Path())
		}
	}, p.options.Window), storage.NewExtensionFileFilter(archiveExtensions))
}
