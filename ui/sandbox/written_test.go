package sandbox

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/scenario/kept"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// writing finds the fields of the ruling that is being written: question, answer, file.
func (f *fixture) writing() (question, answer *look.TextEntry, path *look.Entry) {
	f.t.Helper()
	var texts []*look.TextEntry
	each(f.holder.Objects[0], func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *look.TextEntry:
			texts = append(texts, o)
		case *look.Entry:
			path = o // the last one
		}
	})
	if len(texts) != 2 || path == nil {
		f.t.Fatalf("%d fields for texts, and %v for a file", len(texts), path)
	}
	return texts[0], texts[1], path
}

func each(o fyne.CanvasObject, do func(fyne.CanvasObject)) {
	do(o)
	if c, ok := o.(*fyne.Container); ok {
		for _, part := range c.Objects {
			each(part, do)
		}
	}
}

// TestTheFileIsNamedAfterTheTitle as it is typed, until another name is; a ruling without a
// title of its own is called by its question.
func TestTheFileIsNamedAfterTheTitle(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.tap("Write the ruling")
	_, _, path := f.writing()
	var title *look.Entry
	each(f.holder.Objects[0], func(o fyne.CanvasObject) {
		if e, ok := o.(*look.Entry); ok && title == nil {
			title = e
		}
	})
	for _, c := range []struct{ title, want string }{{"Who flips?", "who-flips"}, {"", "ruling"},
		{strings.Repeat("a", 300), strings.Repeat("a", longestName)}} {
		title.SetText(c.title)
		if got := filepath.Base(path.Text); got != c.want {
			t.Errorf("the title %q gives the file %q, want %q", c.title, got, c.want)
		}
	}
	path.SetText("/elsewhere/mine")
	title.SetText("Another")
	if path.Text != "/elsewhere/mine" {
		t.Errorf("a path that was typed becomes %q", path.Text)
	}
	title.SetText(kept.Untitled)
	f.tap("Copy as Markdown")
	if copied := fyne.CurrentApp().Clipboard().Content(); !strings.HasPrefix(copied, "# Both totals are 3") {
		t.Errorf("the ruling is called:\n%.80s", copied)
	}
}

// TestARulingIsWrittenInOnePress, edited, copied, and saved as PDF, Markdown and picture.
// What was edited stays with the position.
func TestARulingIsWrittenInOnePress(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openScenario(t, size, tie)
			f.tap("Write the ruling")
			question, answer, path := f.writing()
			if !strings.HasPrefix(question.Text, "Both totals are 3") ||
				!strings.HasPrefix(answer.Text, "Only Avery flips again") {
				t.Errorf("question %q, answer %q", question.Text, answer.Text)
			}
			f.reads("Ruling", tie, "The position")
			answer.SetText("Avery alone flips again.")
			f.tap("Copy as Markdown")
			copied := fyne.CurrentApp().Clipboard().Content()
			for _, want := range []string{"**Answer** Avery alone flips again.", "- Avery wins the faceoff (514.5)",
				"Read here: "} {
				if !strings.Contains(copied, want) {
					t.Errorf("the copy lacks %q:\n%s", want, copied)
				}
			}
			path.SetText(filepath.Join(t.TempDir(), "tie"))
			f.tap("Save as PDF", "Save as Markdown", "Save a picture of the table")
			saved := func(ending string) []byte {
				content, err := os.ReadFile(path.Text + ending)
				if err != nil {
					t.Fatal(err)
				}
				return content
			}
			if !bytes.HasPrefix(saved(".pdf"), []byte("%PDF-")) || string(saved(".md")) != copied {
				t.Error("what was saved is no PDF, or another text than what was copied")
			}
			picture, err := png.Decode(bytes.NewReader(saved(".png")))
			if err != nil || picture.Bounds().Dx() != 1880 || colorsOf(picture) < 100 {
				t.Errorf("the picture: %v, %d colors", err, colorsOf(picture))
			}
			f.tap("Save as PDF")
			f.reads("is there already: press once more")
			f.tap("Save as PDF")
			f.reads("✓ Saved as")
			f.tap("Done")
			f.reads("Question", "Avery alone flips again.")
			if ruling := f.sandbox.Scenario().Ruling; ruling != "Avery alone flips again." {
				t.Errorf("the scenario’s ruling is %q", ruling)
			}
		})
	}
}

// colorsOf counts the colors of a picture: what shows nothing has one or none.
func colorsOf(picture image.Image) int {
	colors, all := map[color.Color]bool{}, picture.Bounds()
	for y := all.Min.Y; y < all.Max.Y; y++ {
		for x := all.Min.X; x < all.Max.X; x++ {
			colors[picture.At(x, y)] = true
		}
	}
	return len(colors)
}

// TestARulingOfAPositionOfOnesOwn proposes question and answer by what was played, and
// keeps them in the file as they are edited.
func TestARulingOfAPositionOfOnesOwn(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	folder := t.TempDir()
	f.kept.setFolder(folder)
	f.press(fyne.KeyEnd)
	f.press(fyne.KeyW)
	question, _, _ := f.writing()
	question.SetText("What happens at a tie?")
	f.press(fyne.KeyEscape)
	f.reads("What happens at a tie?", "✓ Draft kept")
	drafts, err := filepath.Glob(filepath.Join(folder, "positions", ".draft*.yaml"))
	if err != nil || len(drafts) != 1 {
		t.Fatalf("drafts %v, %v", drafts, err)
	}
	text, err := os.ReadFile(drafts[0])
	if err != nil || !strings.Contains(string(text), "\nquestion: What happens at a tie?\n") {
		t.Errorf("the draft: %v\n%s", err, text)
	}
	f.Close()
	f.OpenKept(filepath.Base(drafts[0]))
	f.reads("What happens at a tie?")
}
