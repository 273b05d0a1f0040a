package importing

import (
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

var archiveExtensions = []string{".zip"}

// libraryFile is what the library is called as a file.
func libraryFile() string { return "canterlaw-library-" + time.Now().Format(time.DateOnly) + ".zip" }

// libraryButtons save the whole library, and take another in.
func (p *Page) libraryButtons() []fyne.CanvasObject {
	unlessReading := func(do func()) func() {
		return func() {
			if len(p.reading) == 0 { // else the page says so
				do()
			}
		}
	}
	return []fyne.CanvasObject{
		look.NewButton("Save the library …", nil, unlessReading(p.chooseWhereToSave)),
		look.NewButton("Take a library in …", nil, unlessReading(p.chooseLibrary)),
	}
}

// saveLibrary writes the library into a file, and closes it, soon.
func (p *Page) saveLibrary(file io.WriteCloser, path string) {
	p.reading = []string{libraryFile()}
	p.Changed()
	folder := p.options.Folder()
	p.options.Soon(func() {
		err := rulesdb.WriteArchive(folder, file)
		err = errors.Join(err, file.Close())
		fyne.Do(func() {
			p.reading = nil
			if err != nil {
				p.refuse(err)
				return
			}
			p.say("✓ Your library was saved as " + path + ".")
		})
	})
}

// takeLibrary takes in what a file has of a library, soon.
func (p *Page) takeLibrary(path string) {
	p.reading = []string{path}
	p.Changed()
	folder := p.options.Folder()
	p.options.Soon(func() {
		taken, err := rulesdb.TakeArchive(folder, path)
		fyne.Do(func() {
			p.reading = nil
			if err != nil {
				p.refuse(err)
				return
			}
			said := fmt.Sprintf("✓ Took %s in: %d files are new, %d were the same.", filepath.Base(path),
				taken.New+len(taken.Aside), taken.Same)
			if len(taken.Aside) > 0 {
				said += " What was there before stands beside them, as " + strings.Join(taken.Aside, ", ") + "."
			}
			p.say(said)
			p.options.Taken()
		})
	})
}

// say tells what became of the library.
func (p *Page) say(said string) {
	p.imported, p.refused, p.said = nil, nil, said
	p.Changed()
}
