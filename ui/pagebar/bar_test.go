package pagebar

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/storage"

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
		PageID: rulesdb.PageID{Kind: "rule", ID: "1"}, Title: "1 Geese", Citation: "CR 1.5, chapter 1", Text: "Geese bite.",
	}, look.NewText("Geese bite."))
	return b, w.Canvas()
}

// TestAPageIsSaved in a file, with the reader's note; where it can't be, it is
// said.
func TestAPageIsSaved(t *testing.T) {
	b, c := open(t, uitest.Landscape)
	b.EditNote()
	uitest.Type(t, c, "Ganders too.")
	b.KeepNote()
	name := filepath.Join(t.TempDir(), "geese.md")
	file, err := storage.Writer(storage.NewFileURI(name))
	if err != nil {
		t.Fatal(err)
	}
	b.save(file, b.markdown())
	if !strings.Contains(uitest.Text(c), "✓ Saved as "+name) {
		t.Errorf("it is not said that the page is saved:\n%s", uitest.Text(c))
	}
	want := "# 1 Geese\n\nGeese bite.\n\n## Note\n\nGanders too.\n\n---\n\nCR 1.5, chapter 1\n"
	if got, err := os.ReadFile(name); err != nil || string(got) != want {
		t.Errorf("saved is %q (%v), want %q", got, err, want)
	}

	b.save(closedFile{file}, "x")
	if !strings.Contains(uitest.Text(c), "✕ ") {
		t.Errorf("it is not said that nothing is saved:\n%s", uitest.Text(c))
	}
}

// closedFile can't be written to.
type closedFile struct{ fyne.URIWriteCloser }

func (closedFile) Write([]byte) (int, error) { return 0, os.ErrClosed }

// TestAnyNoteCanBeShown, whatever Markdown it is.
func TestAnyNoteCanBeShown(t *testing.T) {
	b, c := open(t, uitest.Portrait)
	for _, text := range []string{
		"# Title\n\n- a\n  - b\n\n1. c\n", "| a | b |\n|---|---|\n| 1 | 2 |", "![goose](https://example.org/goose.png)",
		"<script>alert(1)</script>", "```\ncode\n```", "[broken](", "[x](rule:%zz)", "> quoted\n>\n> > twice", "***", "- [ ] to do",
		"\\", "~~gone~~ `code` <b>", strings.Repeat("long ", 3000), strings.Repeat("x", 3000), "a\n\n\n\n---\n\nb", "[^1]\n\n[^1]: note",
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
	if text := uitest.Text(c); strings.Contains(text, "Bookmark") || strings.Contains(text, "CR 1.5") || !strings.Contains(text, "Help.") {
		t.Errorf("the page shows:\n%s", text)
	}
	if c.Overlays().Top() != nil || b.note.entry != nil {
		t.Error("a dialog or a note has opened")
	}
}
