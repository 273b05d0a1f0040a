package pagebar

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb/spelling"
	"canterlaw/ui/choosing"
	"canterlaw/ui/look"
)

// saving is where a file is named for the page to be saved in.
type saving struct {
	bar     *Bar
	path    *look.Entry
	replace string           // the file that is there already and is replaced next; "" for none
	folders *choosing.Dialog // the latest that was opened; nil if none was
}

// folderKey is where the preferences keep the folder in which a page was saved last.
const folderKey = "save.folder"

// SavePage asks for a file to save the page in as Markdown.
func (b *Bar) SavePage() {
	if b.page == nil {
		return
	}
	b.Reveal()
	if b.saving == nil {
		b.saving = &saving{bar: b}
		b.saving.path = look.NewEntry("path of a file", b.saving.save)
		name := strings.ReplaceAll(spelling.Fold(b.page.Citation), " ", "-") + ".md"
		b.saving.path.SetText(filepath.Join(LastFolder(), name))
		b.saving.path.CursorColumn = len([]rune(b.saving.path.Text)) // where the name can be changed
		b.say("", nil)
	}
	b.options.Window.Canvas().Focus(b.saving.path)
}

// LastFolder is where a page was saved last, else the user's own folder.
func LastFolder() string {
	if folder := fyne.CurrentApp().Preferences().String(folderKey); folder != "" {
		return folder
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "" // the user names another
	}
	return home
}

// buttons are what can be done with the name that is typed.
func (s *saving) buttons() []fyne.CanvasObject {
	label := "Save"
	if s.replace != "" {
		label = "Replace"
	}
	save := look.NewButton(label, nil, s.save)
	save.Importance = widget.HighImportance
	buttons := []fyne.CanvasObject{save}
	if choosing.CanChooseFolders {
		buttons = append(buttons, look.NewButton("Another folder …", nil, s.chooseFolder))
	}
	return append(buttons, look.NewButton("Don’t save", nil, func() { s.bar.stopSaving("") }))
}

// save writes the page into the file. One that is there already takes another press.
func (s *saving) save() {
	path := strings.TrimSpace(s.path.Text)
	replaces := path == s.replace
	s.replace = ""
	err := Save(path, []byte(s.bar.markdown()), replaces)
	switch {
	case errors.Is(err, fs.ErrExist):
		s.replace = path
		s.bar.say("", errors.New(path+" is there already: save once more to replace it, or change the name"))
	case err != nil:
		s.bar.say("", err)
	default:
		s.bar.stopSaving("Saved as " + path)
		return
	}
	s.bar.options.Window.Canvas().Focus(s.path)
}

// Save writes a file that the user has named, and remembers its folder. One that is there
// already is refused as fs.ErrExist unless it is replaced.
func Save(path string, content []byte, replaces bool) error {
	flags := os.O_WRONLY | os.O_CREATE | os.O_EXCL
	if replaces {
		flags = os.O_WRONLY | os.O_CREATE | os.O_TRUNC
	}
	file, err := os.OpenFile(path, flags, 0o644)
	if err != nil {
		return err
	}
	_, err = file.Write(content)
	if err = errors.Join(err, file.Close()); err == nil {
		fyne.CurrentApp().Preferences().SetString(folderKey, filepath.Dir(path))
	}
	return err
}

// chooseFolder lets the user find another folder for the file.
func (s *saving) chooseFolder() {
	canvas := s.bar.options.Window.Canvas()
	s.folders = choosing.Folder(s.bar.options.Window, filepath.Dir(strings.TrimSpace(s.path.Text)),
		func(folder string) {
			s.path.SetText(filepath.Join(folder, filepath.Base(s.path.Text)))
			canvas.Focus(s.path)
		})
}

// stopSaving returns to the page's buttons; done says what was done, "" for nothing.
func (b *Bar) stopSaving(done string) {
	b.saving = nil
	b.say(done, nil)
	b.Focus()
}

// CloseDialog closes what asks for a file or folder; it reports whether anything did.
func (b *Bar) CloseDialog() bool {
	switch {
	case b.saving == nil:
		return false
	case b.options.Window.Canvas().Overlays().Top() != nil:
		b.saving.folders.Hide()
	default:
		b.stopSaving("")
	}
	return true
}
