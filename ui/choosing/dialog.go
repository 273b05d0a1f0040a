//go:build !js

package choosing

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/ui/look"
)

// CanChooseFolders is whether the user may say in which folder a file is saved.
const CanChooseFolders = true

// folderKey is where the preferences keep the folder in which something was chosen last.
const folderKey = "choosing.folder"

// asked is what a dialog asks for.
type asked int

const (
	oneFile asked = iota
	severalFiles
	oneFolder
	newFile
)

// Dialog asks for files or a folder: their path is typed, or they are found in the list of
// what a folder has. Escape closes it. It is used on the interface's goroutine.
type Dialog struct {
	window     fyne.Window
	asked      asked
	extensions []string // of the files that are listed; none for all
	chosen     func(paths []string)

	folder  string        // that is listed
	entries []fs.DirEntry // what it has
	listed  []fs.DirEntry // of these, what the list shows
	picked  []string      // the paths of several files, in the order in which they were picked
	replace string        // the file that is there already and is replaced next; "" for none
	opened  bool          // a folder, by the press of a row before
	pressed int           // the row of the list that was pressed last
	when    time.Time     // that was

	path    *look.Entry
	list    *look.TextList
	says    *look.Text
	confirm *look.Button
	popup   *widget.PopUp
	keys    *look.ScreenKeys
}

// File asks for a file whose name ends as one of the extensions, beginning in a folder ("" for
// the latest). It calls chosen with the file's path; not at all where it is called off.
func File(window fyne.Window, extensions []string, folder string, chosen func(path string, err error)) *Dialog {
	return open(window, oneFile, "Open a file", extensions, folder, "", func(paths []string) { chosen(paths[0], nil) })
}

// Several asks for one or more files of a folder.
func Several(window fyne.Window, extensions []string, chosen func(paths []string)) *Dialog {
	return open(window, severalFiles, "Open files", extensions, "", "", chosen)
}

// Folder asks for a folder, beginning in one ("" for the latest).
func Folder(window fyne.Window, folder string, chosen func(path string)) *Dialog {
	return open(window, oneFolder, "Choose a folder", nil, folder, "", func(paths []string) { chosen(paths[0]) })
}

// SavePath asks where to save a file under a name; one that is there already is given only
// where it may be replaced.
func SavePath(window fyne.Window, name string, chosen func(path string)) *Dialog {
	return open(window, newFile, "Save as", nil, "", name, func(paths []string) { chosen(paths[0]) })
}

// Save asks where to save a file under a name, and writes it there. It calls saved with the
// file's path; not at all where it is called off.
func Save(window fyne.Window, name string, content []byte, saved func(path string, err error)) *Dialog {
	return SavePath(window, name, func(path string) { saved(path, os.WriteFile(path, content, 0o644)) })
}

// open shows a dialog as large as the window has room for.
func open(window fyne.Window, what asked, title string, extensions []string, folder, name string,
	chosen func([]string)) *Dialog {
	d := &Dialog{window: window, asked: what, extensions: extensions, chosen: chosen}
	d.path = look.NewEntry("path, such as "+filepath.Join("folder", "file"), d.enter)
	d.list = look.NewTextList(nil, d.tapped, func(string) {})
	d.says = look.NewCaption("")
	d.confirm = look.NewButton("", theme.ConfirmIcon(), d.enter)
	d.confirm.Importance = widget.HighImportance
	head := look.NewColumn(4, look.NewSubheading(title), look.NewInset(d.path),
		look.NewInset(look.NewBar(look.NewCutCaption(""), d.confirm,
			look.NewButton("Call off", theme.CancelIcon(), d.Hide))), d.says)
	d.keys = look.NewScreenKeys(window.Canvas())
	d.popup = widget.NewModalPopUp(look.NewFrame(head, d.list.Content, d.keys.Content), window.Canvas())
	d.begin(folder, name)
	d.popup.Show()
	d.popup.Resize(window.Canvas().Size().SubtractWidthHeight(60, 80)) // which needs it to be shown
	d.path.OnChanged = func(string) { d.typed() }
	window.Canvas().Focus(d.path)
	shown = d
	return d
}

// shown is the dialog that was shown last; nil before. It is used on the interface's goroutine.
var shown *Dialog

// Close closes the dialog that is shown on a canvas; it reports whether there was one.
func Close(c fyne.Canvas) bool {
	if shown == nil || !shown.popup.Visible() || shown.window.Canvas() != c {
		return false
	}
	shown.Hide()
	return true
}

// Hide closes the dialog.
func (d *Dialog) Hide() {
	d.keys.Close()
	d.popup.Hide()
}

// begin lists the first folder that is there of the given one, the latest and the user's own.
func (d *Dialog) begin(folder, name string) {
	home, _ := os.UserHomeDir() // none is no folder
	for _, at := range []string{folder, fyne.CurrentApp().Preferences().String(folderKey), home, "."} {
		whole, err := filepath.Abs(at)
		if at == "" || err != nil || d.goTo(whole) != nil {
			continue
		}
		break
	}
	d.path.SetText(filepath.Join(d.folder, name))
	if name == "" {
		d.path.SetText(inside(d.folder))
	}
	d.path.CursorColumn = len([]rune(d.path.Text))
	d.show()
}

// inside is a folder's path as what is in it begins.
func inside(folder string) string {
	return strings.TrimSuffix(folder, string(filepath.Separator)) + string(filepath.Separator)
}

// goTo reads what a folder has. If it can't be read, the one that is listed stays.
func (d *Dialog) goTo(folder string) error {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return err
	}
	slices.SortStableFunc(entries, func(a, b fs.DirEntry) int { // folders first
		switch {
		case isFolder(folder, a) == isFolder(folder, b):
			return strings.Compare(strings.ToLower(a.Name()), strings.ToLower(b.Name()))
		case isFolder(folder, a):
			return -1
		}
		return 1
	})
	d.folder, d.entries, d.picked = folder, entries, nil
	return nil
}

// isFolder reports whether an entry is a folder, or leads to one.
func isFolder(in string, e fs.DirEntry) bool {
	if e.Type()&fs.ModeSymlink == 0 {
		return e.IsDir()
	}
	info, err := os.Stat(filepath.Join(in, e.Name()))
	return err == nil && info.IsDir()
}

// whole is the path that is typed: "~" is the user's own folder, and what isn't whole begins
// in the folder that is listed.
func (d *Dialog) whole() string {
	path := strings.TrimSpace(d.path.Text)
	if rest, isHome := strings.CutPrefix(path, "~"); isHome && (rest == "" || os.IsPathSeparator(rest[0])) {
		if home, err := os.UserHomeDir(); err == nil {
			return home + rest
		}
	}
	if path != "" && !filepath.IsAbs(path) {
		return inside(d.folder) + path
	}
	return path
}

// typed lists the folder of what is typed, and of that what has the letters of the name.
func (d *Dialog) typed() {
	d.replace = ""
	folder, _ := filepath.Split(d.whole())
	if folder != "" && filepath.Clean(folder) != d.folder {
		if err := d.goTo(filepath.Clean(folder)); err != nil {
			d.say("✕ " + reason(err))
			return
		}
	}
	d.show()
}

// mostListed is how many files and folders are listed; letters of the name find the others.
const mostListed = 300

// show lists what the folder has.
func (d *Dialog) show() {
	_, name := filepath.Split(d.whole())
	if d.asked == newFile {
		name = ""
	}
	d.listed = nil
	rows := []look.TextRow{{Markdown: "← one folder up"}}
	more := 0
	for _, e := range d.entries {
		folder := isFolder(d.folder, e)
		switch {
		case strings.HasPrefix(e.Name(), ".") && !strings.HasPrefix(name, "."),
			!strings.Contains(strings.ToLower(e.Name()), strings.ToLower(name)),
			!folder && (d.asked == oneFolder || !d.ends(e.Name())):
			continue
		case len(d.listed) == mostListed:
			more++
			continue
		}
		d.listed = append(d.listed, e)
		rows = append(rows, d.row(e, folder))
	}
	says := ""
	switch {
	case more > 0:
		says = fmt.Sprintf("%d more are not listed: type some letters of the name.", more)
	case len(d.listed) == 0 && len(d.extensions) > 0:
		says = "Nothing here is a folder or ends in " + strings.Join(d.extensions, ", ") + "."
	}
	d.list.SetRows(rows)
	d.say(says)
}

// row is what the list says of a file or folder.
func (d *Dialog) row(e fs.DirEntry, folder bool) look.TextRow {
	name := look.Plain(e.Name())
	switch {
	case folder:
		return look.TextRow{Markdown: "▸ **" + name + "**"}
	case d.asked != severalFiles:
		return look.TextRow{Markdown: name}
	case slices.Contains(d.picked, filepath.Join(d.folder, e.Name())):
		return look.TextRow{Markdown: "● " + name, Marked: true}
	}
	return look.TextRow{Markdown: "○ " + name}
}

// ends reports whether a file's name ends as one of the extensions.
func (d *Dialog) ends(name string) bool {
	return len(d.extensions) == 0 || slices.ContainsFunc(d.extensions, func(extension string) bool {
		return strings.EqualFold(filepath.Ext(name), extension)
	})
}

func (d *Dialog) say(says string) {
	d.says.Segments[0].(*widget.TextSegment).Text = says
	d.says.Refresh()
	name := "Open"
	switch {
	case d.replace != "":
		name = "Replace"
	case d.asked == newFile:
		name = "Save"
	case d.asked == oneFolder:
		name = "This folder"
	case len(d.picked) > 0:
		name = fmt.Sprintf("Open %d", len(d.picked))
	}
	d.confirm.SetText(name)
	d.popup.Refresh()
}

// tapped opens a row of the list: a folder is listed, a file chosen, one of several picked.
// The second press of a double click opens what the first one picked; where the first has
// opened a folder it does nothing, since something else stands there now.
func (d *Dialog) tapped(row int) {
	now := time.Now()
	isSecond := row == d.pressed && now.Sub(d.when) < fyne.CurrentApp().Driver().DoubleTapDelay()
	d.pressed, d.when = row, now
	if isSecond {
		d.when = time.Time{} // a third press is a first one
		d.pressedTwice(row)
		return
	}
	to := filepath.Dir(d.folder)
	d.opened = false
	if row > 0 {
		e := d.listed[row-1]
		to = filepath.Join(d.folder, e.Name())
		if !isFolder(d.folder, e) {
			d.pick(to)
			return
		}
	}
	name := ""
	if d.asked == newFile {
		name = filepath.Base(d.whole())
	}
	if err := d.goTo(to); err != nil {
		d.say("✕ " + reason(err))
		return
	}
	d.opened = true
	d.path.SetText(inside(to) + name)
	d.show()
	d.list.ScrollToTop()
}

// pressedTwice ends a double click on a row.
func (d *Dialog) pressedTwice(row int) {
	if d.opened || row == 0 || row > len(d.listed) {
		return
	}
	path := filepath.Join(d.folder, d.listed[row-1].Name())
	if isFolder(d.folder, d.listed[row-1]) {
		return
	}
	if d.asked == severalFiles && !slices.Contains(d.picked, path) {
		d.pick(path) // the first press let it go
	}
	d.enter()
}

// pick chooses a file, or one of several, which is let go if it was picked before.
func (d *Dialog) pick(path string) {
	switch at := slices.Index(d.picked, path); {
	case d.asked == newFile:
		d.path.SetText(path)
	case d.asked != severalFiles:
		d.choose(path)
	case at >= 0:
		d.picked = slices.Delete(d.picked, at, at+1)
		d.show()
	default:
		d.picked = append(d.picked, path)
		d.show()
	}
}

// enter takes the path that is typed, or the files that are picked.
func (d *Dialog) enter() {
	path := d.whole()
	info, err := os.Stat(path)
	switch {
	case len(d.picked) > 0:
		d.choose(d.picked...)
	case d.asked == newFile:
		d.save(path, info, err)
	case path == "":
		d.say("✕ Type a path, or choose from the list.")
	case err != nil:
		d.say("✕ " + reason(err))
	case info.IsDir() && d.asked == oneFolder && filepath.Clean(path) == d.folder:
		d.choose(d.folder)
	case info.IsDir():
		d.path.SetText(inside(filepath.Clean(path)))
		d.path.CursorColumn = len([]rune(d.path.Text))
	case d.asked == oneFolder:
		d.say("✕ " + path + " is a file: choose the folder that it is in.")
	default:
		d.choose(path)
	}
}

// save gives the path of a file to be written. One that is there already takes another press.
func (d *Dialog) save(path string, info fs.FileInfo, err error) {
	_, noFolder := os.Stat(filepath.Dir(path))
	switch {
	case path == "" || os.IsPathSeparator(path[len(path)-1]) || err == nil && info.IsDir():
		d.say("✕ Name the file behind its folder.")
	case noFolder != nil:
		d.say("✕ " + reason(noFolder))
	case err != nil && !errors.Is(err, fs.ErrNotExist):
		d.say("✕ " + reason(err))
	case err == nil && d.replace != path:
		d.replace = path
		d.say("✕ " + path + " is there already: press once more to replace it, or change the name.")
	default:
		d.choose(path)
	}
}

// reason words why a path can't be used.
func reason(err error) string {
	var path *fs.PathError
	switch {
	case errors.As(err, &path) && errors.Is(err, fs.ErrNotExist):
		return "There is no " + path.Path + "."
	case errors.As(err, &path) && errors.Is(err, fs.ErrPermission):
		return path.Path + " may not be read by you."
	}
	return err.Error()
}

// choose closes the dialog and gives what was chosen.
func (d *Dialog) choose(paths ...string) {
	folder := filepath.Dir(paths[0])
	if d.asked == oneFolder {
		folder = paths[0]
	}
	fyne.CurrentApp().Preferences().SetString(folderKey, folder)
	d.Hide()
	d.chosen(paths)
}
