package sandbox

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/scenario/kept"
	"canterlaw/ui/look"
)

// mine is the page of the user's own positions and games, where they are opened, named,
// doubled, exported, deleted and brought back.
type mine struct {
	*look.Page
	screen *Screen
	notice string
	undo   string // the file, among what was deleted, that the notice offers to bring back
}

func newMine(s *Screen) *mine { return &mine{Page: look.NewListPage(), screen: s} }

// mostShown is how many files are shown; the others are found by words.
const mostShown = 60

// open shows the page.
func (m *mine) open() {
	m.notice, m.undo = "", ""
	m.show()
	m.ScrollToTop()
	m.screen.hold(m.Content)
	m.screen.options.Window.Canvas().Unfocus() // what had the focus is no longer shown, and Escape leaves the page
}

// openMine shows the page from what is being played, which can be gone on with.
func (s *Screen) openMine() {
	s.Close()
	if s.sandbox == nil {
		s.mine.open()
	}
}

// show draws the page as it stands.
func (m *mine) show() {
	shelf := m.screen.kept.shelf
	objects := []fyne.CanvasObject{look.NewHeading("Your positions and games"),
		container.NewHBox(look.NewButton("Scenarios", theme.ListIcon(), m.screen.Close))}
	if m.notice != "" {
		objects = append(objects, look.NewText(m.notice))
	}
	if m.undo != "" {
		undo := look.NewButton("Undo", theme.ContentUndoIcon(), func() { m.restore(m.undo) })
		objects = append(objects, container.NewHBox(undo))
	}
	entries, err := shelf.List()
	gone, goneErr := shelf.Deleted()
	if err := errors.Join(err, goneErr); err != nil {
		objects = append(objects, look.NewText("✕ "+err.Error()))
	}
	if len(entries) == 0 {
		objects = append(objects, look.NewText("Nothing yet: what is set up and played is kept here by itself."))
	}
	for _, e := range entries[:min(mostShown, len(entries))] {
		objects = append(objects, m.entry(e))
	}
	if more := len(entries) - mostShown; more > 0 {
		says := fmt.Sprintf("… and %d more, which words find in the list of scenarios.", more)
		objects = append(objects, look.NewCaption(says))
	}
	if len(gone) > 0 {
		objects = append(objects, look.NewGap(8), look.NewSubheading("Deleted"),
			look.NewCaption("They stay in "+filepath.Join(shelf.Folder, "deleted")+" until you remove them there."))
	}
	for _, e := range gone[:min(mostShown, len(gone))] {
		restore := look.NewButton("Bring back", theme.ContentUndoIcon(), func() { m.restore(e.File) })
		objects = append(objects, container.NewBorder(nil, nil, nil, restore, look.NewText(described(e))))
	}
	m.ShowInPlace(objects...)
}

// entry draws one file.
func (m *mine) entry(e kept.Entry) fyne.CanvasObject {
	shelf := m.screen.kept.shelf
	remove := look.NewButton("Delete", theme.DeleteIcon(), func() { m.remove(e) })
	if e.Err != nil {
		return look.NewPanel(look.NewColumn(2, look.NewText("✕ "+e.File+": "+e.Err.Error()), container.NewHBox(remove)))
	}
	rename := look.NewButton("Rename", theme.DocumentCreateIcon(), func() {
		m.screen.ask("Which name instead of “"+e.Title+"”?", "Name it", e.Title, func(title string) error {
			_, err := shelf.Rename(e.File, title)
			m.did("✓ It is called “"+title+"”.", err)
			return err
		})
	})
	double := look.NewButton("Duplicate", theme.ContentCopyIcon(), func() {
		_, err := shelf.Duplicate(e.File)
		m.did("✓ There is another of “"+e.Title+"”.", err)
	})
	export := look.NewButton("Export …", theme.DocumentSaveIcon(), func() { m.export(e) })
	open := look.NewChoice(described(e), func() { m.screen.OpenKept(e.File) })
	return look.NewPanel(look.NewColumn(2, open, look.NewBar(look.NewGap(0), rename, double, export, remove)))
}

// described says of a file what it is, with which cards if it has no name, where it stands and when it was changed.
func described(e kept.Entry) string {
	says := []string{e.Title, e.Kind()}
	for _, more := range []string{e.About(), e.Stands} {
		if more != "" {
			says = append(says, more)
		}
	}
	return strings.Join(append(says, when(e.When, time.Now())), " · ")
}

// when says when something was changed: the hour today, else the day.
func when(then, now time.Time) string {
	if then.Format(time.DateOnly) == now.Format(time.DateOnly) {
		return then.Format("15:04")
	}
	return then.Format("2 January 2006")
}

// did shows what came of something that was done.
func (m *mine) did(notice string, err error) {
	m.notice, m.undo = notice, ""
	if err != nil {
		m.notice = "✕ " + err.Error()
	}
	m.show()
}

// remove moves a file aside.
func (m *mine) remove(e kept.Entry) {
	aside, err := m.screen.kept.shelf.Delete(e.File)
	m.did("✓ Deleted: “"+e.Title+"”.", err)
	if err == nil {
		m.undo = aside
		m.show()
	}
}

// restore brings a file back.
func (m *mine) restore(aside string) {
	_, err := m.screen.kept.shelf.Restore(aside)
	m.did("✓ It is back.", err)
}

// export asks for a file and writes the scenario into it. One that is there already
// stays.
func (m *mine) export(e kept.Entry) {
	home, err := os.UserHomeDir()
	if err != nil {
		home = "" // the user names another
	}
	path := filepath.Join(home, strings.TrimPrefix(filepath.Base(e.File), "."))
	m.screen.ask("Export “"+e.Title+"” to which file?", "Export", path, func(path string) error {
		text, err := m.screen.kept.shelf.Read(e.File)
		if err != nil {
			return err
		}
		path = strings.TrimSpace(path)
		file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			return fmt.Errorf("there is a file %s already: choose another name", path)
		}
		if err != nil {
			return err
		}
		_, err = file.Write(text)
		err = errors.Join(err, file.Close())
		m.did("✓ Exported to "+path, err)
		return err
	})
}
