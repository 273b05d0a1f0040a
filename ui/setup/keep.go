package setup

import (
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"

	"canterlaw/scenario/position"
	"canterlaw/scenario/source"
	"canterlaw/ui/choosing"
)

// copyLine copies the position's line.
func (s *Screen) copyLine() {
	if s.cards == nil {
		return
	}
	line, leftOut := s.cards.Line(s.draft.Position)
	fyne.CurrentApp().Clipboard().SetContent(line)
	s.notice = without(lineCopied, leftOut)
	s.showPanel()
}

// Save asks for a name, under which the position is kept as a scenario file.
func (s *Screen) Save() {
	s.asking, s.naming = nil, true
	s.once(func() {
		s.halves.Show(1)
		s.options.Window.Canvas().Focus(s.field)
		s.field.SetTextAtEnd(s.draft.Title())
		s.field.TypedShortcut(&fyne.ShortcutSelectAll{}) // who types another name doesn't want it behind this one
		s.show()
	})
}

// openFile asks for a scenario file to set up from.
func (s *Screen) openFile() {
	folder := ""
	if s.shelf != nil {
		folder = s.shelf.Folder
	}
	open := choosing.File(s.options.Window, []string{".yaml", ".yml"}, folder, func(path string, err error) {
		var text []byte
		if err == nil {
			text, err = os.ReadFile(path)
		}
		if err != nil {
			s.say(err)
			return
		}
		s.OpenText(filepath.Base(path), text)
	})
	if open != nil {
		s.overlay = open
	}
}

// OpenText opens a scenario file: a position that was kept here goes on as it was, one
// with steps becomes a position of its own. A file that can't be read changes nothing.
func (s *Screen) OpenText(name string, text []byte) {
	p, err := position.Read(s.library, name, text)
	if err != nil {
		s.say(err)
		return
	}
	if len(p.Course) > 0 {
		p.Own()
	}
	s.replace(p)
	s.begun("✓ Opened: " + name)
}

func (s *Screen) say(err error) {
	s.notice = "✕ " + source.InWords(err)
	s.show()
}

// closeOverlay closes the menu or dialog that is open.
func (s *Screen) closeOverlay() {
	if s.overlay != nil {
		s.overlay.Hide()
		s.overlay = nil
	}
}
