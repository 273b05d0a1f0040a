package sandbox

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/scenario/kept"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
)

// openKeeping opens the screen with a library folder.
func openKeeping(t *testing.T, folder string) *fixture {
	t.Helper()
	f := open(t, uitest.Landscape)
	l := *f.library
	l.Folder = folder
	f.SetLibrary(&l)
	return f
}

// setUpAndRun sets a position up and runs it.
func (f *fixture) setUpAndRun(line string) {
	f.t.Helper()
	f.Keys().Press(keys.Control(fyne.KeyN))
	uitest.Type(f.t, f.canvas, line)
	uitest.Press(f.t, f.canvas, fyne.KeyReturn)
	f.pressInSetup(fyne.KeyF5)
	if f.sandbox == nil {
		f.t.Fatalf("%s doesn’t run", line)
	}
}

// trailOf is what has happened.
func (f *fixture) trailOf() string {
	var lines []string
	for _, line := range f.sandbox.Trail() {
		lines = append(lines, line.Text)
	}
	return strings.Join(lines, "\n")
}

// TestWhatIsPlayedIsKept as it is played, and goes on where it was when the program
// begins anew.
func TestWhatIsPlayedIsKept(t *testing.T) {
	folder := t.TempDir()
	f := openKeeping(t, folder)
	f.setUpAndRun("AP: dash, emerald; A 3t; A hand: swing")
	for range 5 {
		f.stepForward()
	}
	f.stepBack()
	f.reads("✓ Draft kept")
	want := f.trailOf()

	again := openKeeping(t, folder)
	again.reads("Yours: Untitled position · game, not saved yet", "← Back to setting up “Untitled position”")
	again.tap("← Back to Untitled position")
	if got := again.trailOf(); got != want {
		t.Errorf("it goes on at\n%s\nwant\n%s", got, want)
	}
	if !again.IsOwnGame() {
		t.Error("it is not taken for the user’s own")
	}

	again.SaveGame()
	again.reads("Save under which name?")
	uitest.Type(t, again.canvas, "My game") // and nothing of the name that stands there
	uitest.Press(t, again.canvas, fyne.KeyReturn)
	again.reads("✓ Saved")
	file := filepath.Join(folder, "positions", "my-game.yaml")
	saved, err := os.ReadFile(file)
	if err != nil || !strings.Contains(string(saved), "title: My game") {
		t.Fatalf("%v\n%s", err, saved)
	}
	again.stepForward() // into a draft of it
	if now, err := os.ReadFile(file); err != nil || string(now) != string(saved) {
		t.Errorf("a move is written over what was saved: %v", err)
	}
	again.reads("✓ Draft kept")
}

// TestYoursAreNamedDoubledDeletedAndBroughtBack on their page.
func TestYoursAreNamedDoubledDeletedAndBroughtBack(t *testing.T) {
	folder := t.TempDir()
	f := openKeeping(t, folder)
	f.setUpAndRun("AP: dash, emerald; A 3t; A hand: swing")
	f.stepForward()
	f.Close()
	if err := os.WriteFile(filepath.Join(folder, "positions", "broken.yaml"), []byte("["), 0o600); err != nil {
		t.Fatal(err)
	}
	f.tap("Yours")
	f.reads("✕ broken.yaml", "Untitled position · position, not saved yet", "Untitled position · game, not saved yet")
	uitest.CheckInside(t, f.canvas)
	uitest.Resize(f.options.Window, uitest.Portrait)
	uitest.CheckInside(t, f.canvas)
	uitest.Resize(f.options.Window, uitest.Landscape)
	f.tap("Rename")
	f.canvas.Focused().(interface{ SetText(string) }).SetText("Renamed")
	f.tap("Name it")
	f.reads("✓ It is called “Renamed”.")
	f.tap("Duplicate")
	f.reads("Renamed, copy · ")
	f.tap("Delete")
	f.reads("✓ Deleted: ", "Bring back")
	f.tap("Undo")
	f.reads("✓ It is back.")
	f.lacks("Bring back")
	f.tap("Rename")
	f.escape()
	f.reads("Your positions and games")
	f.escape()
	f.reads("What happens here?")
}

// TestThePageOfYoursIsReachedFromSettingUp in one press, as from what is played.
func TestThePageOfYoursIsReachedFromSettingUp(t *testing.T) {
	f := openKeeping(t, t.TempDir())
	f.Keys().Press(keys.Control(fyne.KeyN))
	uitest.Type(t, f.canvas, "AP: dash")
	uitest.Press(t, f.canvas, fyne.KeyReturn)
	for _, item := range f.menuItems() {
		if item.Label == "Yours" {
			item.Action()
		}
	}
	f.reads("Your positions and games", "Untitled position · position, not saved yet")
	f.escape()
	f.reads("Back to setting up")
}

// TestWhatCantBeKeptIsSaid, with a way to keep it elsewhere, until it can be kept again.
func TestWhatCantBeKeptIsSaid(t *testing.T) {
	folder := t.TempDir()
	f := openKeeping(t, folder)
	f.setUpAndRun("AP: dash, emerald; A 3t; A hand: swing")
	if err := os.RemoveAll(filepath.Join(folder, "positions")); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "positions"), nil, 0o600); err != nil { // in the folder's way
		t.Fatal(err)
	}
	f.stepForward()
	f.reads("✕ could not save (")
	f.tap("Copy line")
	if got := fyne.CurrentApp().Clipboard().Content(); !strings.Contains(got, "A 3t") ||
		!strings.Contains(got, "emerald") {
		t.Errorf("copied is the line %q", got)
	}
	f.tap("Copy file")
	if got := fyne.CurrentApp().Clipboard().Content(); !strings.Contains(got, "steps:\n- {A: pass}") {
		t.Errorf("copied is %q", got)
	}
	if err := os.Remove(filepath.Join(folder, "positions")); err != nil {
		t.Fatal(err)
	}
	f.stepForward()
	f.reads("✓ Draft kept")
}

// TestNothingIsSaidToBeKeptBeforeTheDiskHasIt: whoever pulls the plug once “Draft kept” is
// there finds all that was there.
func TestNothingIsSaidToBeKeptBeforeTheDiskHasIt(t *testing.T) {
	f := openKeeping(t, t.TempDir())
	var written []func() // drafts that the disk has not got yet
	f.keep = func(d *kept.Draft, text []byte, told func(error)) {
		written = append(written, func() { told(d.Keep(text)) })
	}
	finish := func(want string) {
		t.Helper()
		f.reads("Keeping …")
		f.lacks("✓ Draft kept")
		for _, write := range written {
			write()
		}
		written = nil
		f.reads("✓ Draft kept")
		files, err := filepath.Glob(filepath.Join(f.kept.shelf.Folder, ".draft*.yaml"))
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if text, err := os.ReadFile(file); err == nil && strings.Contains(string(text), want) {
				return
			}
		}
		t.Errorf("it is said to be kept, and %q is in none of %q", want, files)
	}
	f.Keys().Press(keys.Control(fyne.KeyN))
	for _, line := range []string{"AP: dash", "A 3t"} {
		uitest.Type(t, f.canvas, line)
		uitest.Press(t, f.canvas, fyne.KeyReturn)
	}
	finish("tokens: 3")
	uitest.Type(t, f.canvas, "A 2p") // once more, after it was kept
	uitest.Press(t, f.canvas, fyne.KeyReturn)
	finish("score: 2")
	f.pressInSetup(fyne.KeyF5)
	written = nil
	f.choose(0)
	finish("steps:")
}

// TestBeforeAnythingHappens the trail says what it is for, in place of an empty panel.
func TestBeforeAnythingHappens(t *testing.T) {
	f := openKeeping(t, t.TempDir())
	f.setUpAndRun("AP: dash; A 3t")
	f.reads("Nothing has happened yet")
	f.openLine(0) // which is no moment to go to
	f.choose(0)
	f.lacks("Nothing has happened yet")
}
