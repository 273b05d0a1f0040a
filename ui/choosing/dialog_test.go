//go:build !js

package choosing

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
)

// files are what the tests choose from.
var files = []string{"b.yaml", "A.YAML", "c.txt", ".hidden.yaml", "sub/d.yaml"}

// opened makes a window and a folder with the files.
func opened(t *testing.T, size fyne.Size) (fyne.Window, string) {
	t.Helper()
	w := uitest.NewWindow(t, size)
	folder := t.TempDir()
	if err := os.Mkdir(filepath.Join(folder, "sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		if err := os.WriteFile(filepath.Join(folder, name), []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return w, folder
}

// wantSays checks that a dialog says a text, or its button.
func (d *Dialog) wantSays(t *testing.T, want string) {
	t.Helper()
	if text := d.says.String() + "\n" + d.confirm.Text; !strings.Contains(text, want) {
		t.Errorf("it says %q, want %q", text, want)
	}
}

// row is the place of a name in the list.
func row(d *Dialog, name string) int {
	return 1 + slices.IndexFunc(d.listed, func(e os.DirEntry) bool { return e.Name() == name })
}

// TestAFileIsFoundOrTyped: the list has what can be chosen, upper-case endings too; a typed
// path leads to the same, beginning in the folder that is listed or in the user's own.
func TestAFileIsFoundOrTyped(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			w, folder := opened(t, size)
			var got []string
			ask := func() *Dialog {
				return File(w, []string{".yaml"}, folder, func(path string, err error) { got = append(got, path) })
			}
			d := ask()
			if least := d.popup.MinSize(); least.Width > size.Width || least.Height > size.Height {
				t.Errorf("it needs %v of %v", least, size)
			}
			var listed []string
			for _, e := range d.listed {
				listed = append(listed, e.Name())
			}
			if !slices.Equal(listed, []string{"sub", "A.YAML", "b.yaml"}) {
				t.Errorf("listed are %q", listed)
			}
			d.tapped(row(d, "sub"))
			d.when = time.Time{} // some time goes by
			d.tapped(row(d, "d.yaml"))
			if w.Canvas().Overlays().Top() != nil {
				t.Error("the dialog stays open")
			}
			d = ask()
			d.path.SetText("b.yaml")
			d.enter()
			d = ask()
			d.path.SetText(filepath.Join(folder, "su"))
			if len(d.listed) != 1 || d.listed[0].Name() != "sub" {
				t.Errorf("letters of a name list %v", d.listed)
			}
			d.path.SetText(filepath.Join(folder, "absent.yaml"))
			d.enter()
			d.wantSays(t, "✕ There is no "+filepath.Join(folder, "absent.yaml"))
			d.path.SetText(filepath.Join(folder, "sub"))
			d.enter() // goes there
			d.path.SetText("d.yaml")
			d.enter()
			want := []string{filepath.Join(folder, "sub", "d.yaml"), filepath.Join(folder, "b.yaml"),
				filepath.Join(folder, "sub", "d.yaml")}
			if !slices.Equal(got, want) {
				t.Errorf("chosen are\n%q, want\n%q", got, want)
			}
		})
	}
}

// TestSeveralFilesAreChosen at once, and one that was picked can be let go.
func TestSeveralFilesAreChosen(t *testing.T) {
	w, folder := opened(t, uitest.Landscape)
	var got []string
	fyne.CurrentApp().Preferences().SetString(folderKey, folder)
	d := Several(w, nil, func(paths []string) { got = paths })
	for _, name := range []string{"c.txt", "b.yaml", "A.YAML", "b.yaml"} {
		d.tapped(row(d, name))
	}
	d.wantSays(t, "Open 2")
	d.enter()
	if want := []string{filepath.Join(folder, "c.txt"), filepath.Join(folder, "A.YAML")}; !slices.Equal(got, want) {
		t.Errorf("chosen are %q, want %q", got, want)
	}
}

// TestADoubleClickOpens what is beneath it: one of several files with those that were picked
// before, and a folder alone, not what then stands at the same place.
func TestADoubleClickOpens(t *testing.T) {
	w, folder := opened(t, uitest.Landscape)
	fyne.CurrentApp().Preferences().SetString(folderKey, folder)
	var got []string
	twice := func(d *Dialog, name string) {
		at := row(d, name)
		d.tapped(at)
		d.tapped(at)
	}
	open := func() *Dialog { return Several(w, nil, func(paths []string) { got = paths }) }
	d := open()
	d.tapped(row(d, "c.txt"))
	twice(d, "b.yaml")
	if want := []string{filepath.Join(folder, "c.txt"), filepath.Join(folder, "b.yaml")}; !slices.Equal(got, want) {
		t.Errorf("a double click opens %q, want %q", got, want)
	}
	got = nil
	d = open()
	twice(d, "sub")
	if got != nil || d.folder != filepath.Join(folder, "sub") || len(d.picked) > 0 {
		t.Errorf("a double click on a folder lists %s, picks %q and opens %q", d.folder, d.picked, got)
	}
	d.when = time.Time{} // some time goes by
	twice(d, "d.yaml")
	if want := []string{filepath.Join(folder, "sub", "d.yaml")}; !slices.Equal(got, want) {
		t.Errorf("a double click opens %q, want %q", got, want)
	}
}

// TestAFileIsReplacedOnlyWhenAskedAgain, and a folder that isn't there is named.
func TestAFileIsReplacedOnlyWhenAskedAgain(t *testing.T) {
	w, folder := opened(t, uitest.Landscape)
	fyne.CurrentApp().Preferences().SetString(folderKey, folder)
	var saved []string
	d := Save(w, "b.yaml", []byte("new"), func(path string, err error) { saved = append(saved, fmt.Sprint(path, err)) })
	d.path.SetText(filepath.Join(folder, "absent", "b.yaml"))
	d.enter()
	d.wantSays(t, "✕ There is no "+filepath.Join(folder, "absent"))
	d.path.SetText("")
	d.enter()
	d.wantSays(t, "✕ Name the file")
	path := filepath.Join(folder, "b.yaml")
	d.path.SetText(path)
	d.enter()
	d.wantSays(t, "is there already")
	if text, _ := os.ReadFile(path); string(text) != "x" || len(saved) > 0 {
		t.Fatalf("the file has %q at the first press", text)
	}
	d.enter()
	if text, _ := os.ReadFile(path); string(text) != "new" || len(saved) != 1 {
		t.Errorf("the file has %q, told was %q", text, saved)
	}
}

// TestADialogIsLeft by Escape, and nothing is chosen.
func TestADialogIsLeft(t *testing.T) {
	w, folder := opened(t, uitest.Landscape)
	if Close(w.Canvas()) {
		t.Error("a dialog is closed where none is open")
	}
	Folder(w, folder, func(string) { t.Error("something is chosen") })
	if !Close(w.Canvas()) || w.Canvas().Overlays().Top() != nil {
		t.Error("the dialog stays open")
	}
	var got string
	d := Folder(w, folder, func(path string) { got = path })
	d.tapped(row(d, "sub"))
	d.enter()
	if got != filepath.Join(folder, "sub") {
		t.Errorf("chosen is %q", got)
	}
}
