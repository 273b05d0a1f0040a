package importing

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"
)

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

// chooseFolder asks for a folder of set files.
func (p *Page) chooseFolder() {
	p.open(dialog.NewFolderOpen(func(folder fyne.ListableURI, err error) {
		switch {
		case err != nil:
			p.refuse(err)
		case folder != nil:
			keepFolder(folder.Path())
			p.readFolder(folder.Path())
		}
	}, p.options.Window), nil)
}

func (p *Page) readFolder(folder string) {
	files, err := setFilesIn(folder)
	if err != nil {
		p.refuse(err)
		return
	}
	p.read(cards, files)
}

// open shows a dialog that asks for files that a filter lets through, nil for its
// own, as large as the window has room for.
func (p *Page) open(chooser *dialog.FileDialog, filter storage.FileFilter) {
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

// filesAt gives the paths of files, and of the set files in folders.
func filesAt(items []fyne.URI) ([]string, error) {
	var files []string
	for _, item := range items {
		path := item.Path()
		if info, err := os.Stat(path); err != nil || !info.IsDir() {
			files = append(files, path) // reading it says what is wrong with it
			continue
		}
		within, err := setFilesIn(path)
		if err != nil {
			return nil, err
		}
		files = append(files, within...)
	}
	return files, nil
}

// setFilesIn gives the paths of the set files in a folder, and in the folders in
// it: OCTGN has one for each set.
func setFilesIn(folder string) ([]string, error) {
	var files []string
	for _, pattern := range []string{"*", "*/*"} {
		found, err := fs.Glob(os.DirFS(folder), pattern)
		if err != nil {
			return nil, err
		}
		for _, name := range found {
			if isSetFile(name) {
				files = append(files, filepath.Join(folder, filepath.FromSlash(name)))
			}
		}
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("%s: found no set files; expected a folder with files whose names end in %s", folder, setFileExtensions[0])
	}
	return files, nil
}

func isSetFile(path string) bool {
	return slices.Contains(setFileExtensions, strings.ToLower(filepath.Ext(path)))
}

// areSetFiles reports whether all files are set files by their names.
func areSetFiles(files []string) bool {
	return !slices.ContainsFunc(files, func(path string) bool { return !isSetFile(path) })
}
