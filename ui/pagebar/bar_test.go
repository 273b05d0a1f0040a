package pagebar

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"canterlaw/rulesdb"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// open opens a window with a bar around an invented page.
func open(t *testing.T, size fyne.Size) (*Bar, fyne.Canvas) {
	t.Helper()
	w := uitest.NewWindow(t, size)
	b := New(Options{Window: w, Soon: func(work func()) { work() }})
	w.SetContent(container.NewStack(b.Content))
	w.Resize(size)
	b.Show(&rulesdb.Page{
		PageID: rulesdb.PageID{Kind: "rule", ID: "1"}, Title: "1 Geese", Citation: "CR 1.5, chapter 1",
		Text: "Geese bite.",
	}, look.NewText("Geese bite."))
	return b, w.Canvas()
}

// saveAs saves the page under a name, typed over the one that is proposed.
func saveAs(t *testing.T, b *Bar, c fyne.Canvas, name string) {
	t.Helper()
	b.SavePage()
	b.saving.path.SetText("") // which the cursor follows
	uitest.Type(t, c, name)
	uitest.Press(t, c, fyne.KeyReturn)
}

// TestAPageIsSaved in a file, with the reader's note; the next one is proposed to
// go beside it.
func TestAPageIsSaved(t *testing.T) {
	b, c := open(t, uitest.Landscape)
	b.EditNote()
	uitest.Type(t, c, "Ganders too.")
	b.KeepNote()
	name := filepath.Join(t.TempDir(), "geese.md")
	saveAs(t, b, c, name)
	if !strings.Contains(uitest.Text(c), "✓ Saved as "+name) {
		t.Errorf("it is not said that the page is saved:\n%s", uitest.Text(c))
	}
	want := "# 1 Geese\n\nGeese bite.\n\n## Note\n\nGanders too.\n\n---\n\nCR 1.5, chapter 1\n"
	if got, err := os.ReadFile(name); err != nil || string(got) != want {
		t.Errorf("saved is %q (%v), want %q", got, err, want)
	}
	b.SavePage()
	if got, want := b.saving.path.Text, filepath.Join(filepath.Dir(name), "cr-1-5-chapter-1.md"); got != want {
		t.Errorf("proposed is %q, want %q", got, want)
	}
}

// TestAFileIsReplacedOnlyWhenAskedTwice, and by another press on the same name.
func TestAFileIsReplacedOnlyWhenAskedTwice(t *testing.T) {
	b, c := open(t, uitest.PortraitTwice)
	folder := t.TempDir()
	kept, replaced := filepath.Join(folder, "kept.md"), filepath.Join(folder, "replaced.md")
	for _, name := range []string{kept, replaced} {
		if err := os.WriteFile(name, []byte("old"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	saveAs(t, b, c, kept)
	if text := strings.Join(strings.Fields(uitest.Text(c)), " "); !strings.Contains(text,
		"save once more to replace it") {
		t.Errorf("it is not said that there is such a file:\n%s", text)
	}
	uitest.CheckInside(t, c)
	saveAs(t, b, c, replaced)
	uitest.Tap(t, c, "Replace")
	for name, want := range map[string]string{kept: "old", replaced: b.markdown()} {
		if got, err := os.ReadFile(name); err != nil || string(got) != want {
			t.Errorf("%s has %q (%v), want %q", filepath.Base(name), got, err, want)
		}
	}
}

// TestWhatCantBeSavedIsSaid, and another name can be typed; Escape, or another page,
// ends it.
func TestWhatCantBeSavedIsSaid(t *testing.T) {
	b, c := open(t, uitest.Landscape)
	c.SetOnTypedKey(func(*fyne.KeyEvent) { b.CloseDialog() })
	for _, name := range []string{"", filepath.Join(t.TempDir(), "absent", "geese.md"), t.TempDir()} {
		saveAs(t, b, c, name)
		if !strings.Contains(uitest.Text(c), "✕ ") {
			t.Errorf("%q: it is not said that nothing is saved:\n%s", name, uitest.Text(c))
		}
	}
	uitest.Press(t, c, fyne.KeyEscape)
	if b.saving != nil || !strings.Contains(uitest.Text(c), "Save page …") || strings.Contains(uitest.Text(c), "✕ ") {
		t.Errorf("Escape leaves:\n%s", uitest.Text(c))
	}
	b.SavePage()
	b.Show(nil, look.NewText("Help."))
	if b.saving != nil || b.CloseDialog() {
		t.Error("another page is being saved")
	}
}

// TestAnotherFolderIsChosen in a dialog; Escape closes that alone.
func TestAnotherFolderIsChosen(t *testing.T) {
	b, c := open(t, uitest.Landscape)
	b.SavePage()
	uitest.Tap(t, c, "Another folder …")
	if c.Overlays().Top() == nil {
		t.Fatal("no dialog asks for a folder")
	}
	if !b.CloseDialog() || c.Overlays().Top() != nil || b.saving == nil {
		t.Error("Escape doesn't close the dialog alone")
	}
}

// TestAnyNoteCanBeShown, whatever Markdown it is.
func TestAnyNoteCanBeShown(t *testing.T) {
	b, c := open(t, uitest.Portrait)
	for _, text := range []string{
		"# Title\n\n- a\n  - b\n\n1. c\n", "| a | b |\n|---|---|\n| 1 | 2 |", "![goose](https://example.org/goose.png)",
		"<script>alert(1)</script>", "```\ncode\n```", "[broken](", "[x](rule:%zz)", "> quoted\n>\n> > twice", "***",
		"- [ ] to do",
		"\\", "~~gone~~ `code` <b>", strings.Repeat("long ", 3000), strings.Repeat("x", 3000), "a\n\n\n\n---\n\nb",
		"[^1]\n\n[^1]: note",
	} {
		b.EditNote()
		b.note.entry.SetText(text)
		if !b.KeepNote() {
			t.Fatalf("%.30q can't be kept", text)
		}
		if !strings.Contains(uitest.Text(c), "YOUR NOTE") {
			t.Errorf("%.30q is not shown", text)
		}
		if !strings.Contains(text, "xxx") { // one word wider than the window can't be wrapped
			uitest.CheckInside(t, c)
		}
	}
}

// TestAPageThatIsNothingToKeepHasNoBar, and nothing can be done with it.
func TestAPageThatIsNothingToKeepHasNoBar(t *testing.T) {
	b, c := open(t, uitest.Landscape)
	b.Show(nil, look.NewText("Help."))
	for _, binding := range Bindings(func() *Bar { return b }) {
		binding.Do()
	}
	if text := uitest.Text(c); strings.Contains(text, "Bookmark") || strings.Contains(text, "CR 1.5") ||
		!strings.Contains(text, "Help.") {
		t.Errorf("the page shows:\n%s", text)
	}
	if c.Overlays().Top() != nil || b.note.entry != nil {
		t.Error("a dialog or a note has opened")
	}
}
