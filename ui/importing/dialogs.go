//go:build !js

package importing

import (
	"os"

	"canterlaw/ui/choosing"
)

// chooser asks for a file or folder.
type chooser = *choosing.Dialog

// whereKept says where the library is.
func (p *Page) whereKept() string { return "Your library is the folder " + p.options.Folder() + "." }

// chooseFile asks for files of a kind.
func (p *Page) chooseFile(k kind) {
	p.open(func() chooser {
		return choosing.Several(p.options.Window, k.extensions, func(files []string) { p.read(k, files) })
	})
}

// chooseFolder asks for a folder of set files, or of pictures.
func (p *Page) chooseFolder(k kind) {
	p.open(func() chooser {
		return choosing.Folder(p.options.Window, "", func(folder string) { p.readFolder(k, folder) })
	})
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

// open asks for a file or folder, unless files are being read.
func (p *Page) open(ask func() chooser) {
	if len(p.reading) == 0 { // else the page says so
		p.chooser = ask()
	}
}

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
	p.open(func() chooser {
		return choosing.SavePath(p.options.Window, libraryFile(), func(path string) {
			file, err := os.Create(path)
			if err != nil {
				p.refuse(err)
				return
			}
			p.saveLibrary(file, path)
		})
	})
}

// chooseLibrary asks for a file with a library.
func (p *Page) chooseLibrary() {
	p.open(func() chooser {
		return choosing.File(p.options.Window, archiveExtensions, "", func(path string, err error) {
			if err != nil {
				p.refuse(err)
				return
			}
			p.takeLibrary(path)
		})
	})
}
