package importing

import (
	"os"
	"path/filepath"
	"slices"

	"canterlaw/ui/choosing"
)

// chooser asks for a file or folder: the browser's own does, and closes by itself.
type chooser struct{}

// CloseDialog closes nothing.
func (p *Page) CloseDialog() bool { return false }

// chooseFile asks for files of a kind.
func (p *Page) chooseFile(k kind) {
	choosing.Files(k.extensions, false, func(files []string) { p.read(k, files) })
}

// chooseFolder asks for a folder of set files, or of pictures.
func (p *Page) chooseFolder(k kind) {
	choosing.Files(nil, true, func(files []string) {
		if k.name == images.name {
			p.read(k, slices.DeleteFunc(files, func(file string) bool { return !isPicture(file) }))
			return
		}
		files = slices.DeleteFunc(files, func(file string) bool { return !isSetFile(file) })
		if len(files) == 0 {
			p.refuse(errNoSetFiles)
			return
		}
		p.read(cards, files)
	})
}

// whereKept says where the library is.
func (p *Page) whereKept() string {
	return "Your library is kept by this browser, which may forget it: when its data is cleared, or when the page " +
		"isn’t used for weeks."
}

// chooseWhereToSave saves the library where the browser puts downloads.
func (p *Page) chooseWhereToSave() {
	home, err := os.UserHomeDir()
	if err != nil {
		p.refuse(err)
		return
	}
	path := filepath.Join(home, libraryFile())
	file, err := os.Create(path)
	if err != nil {
		p.refuse(err)
		return
	}
	p.saveLibrary(file, path)
}

// chooseLibrary asks for a file with a library.
func (p *Page) chooseLibrary() {
	choosing.Files(archiveExtensions, false, func(files []string) { p.takeLibrary(files[0]) })
}
