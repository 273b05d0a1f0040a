package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/reference"
)

// openNotebook opens the window with what is kept in a folder.
func openNotebook(t *testing.T, size fyne.Size, folder string) *shell {
	t.Helper()
	s := openShell(t, size)
	library, _ := shipped()
	s.setLibrary(library, rulesdb.OpenNotebook(folder))
	return s
}

// pressAnywhere presses a key as the window gets it.
func pressAnywhere(t *testing.T, s *shell, key keys.Key) {
	t.Helper()
	if !s.press(key) {
		t.Errorf("%s does nothing", key)
	}
}

// unfold shows the buttons of a page where they are folded away.
func unfold(t *testing.T, s *shell) {
	t.Helper()
	const folded = "☆ Bookmark, note, copy …"
	if strings.Contains(uitest.Text(s.window.Canvas()), folded) {
		uitest.Tap(t, s.window.Canvas(), folded)
	}
}

func copied() string { return fyne.CurrentApp().Clipboard().Content() }

// TestABookmarkIsKept: set by the pointer, taken away by the keyboard, and there
// at the next start.
func TestABookmarkIsKept(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			s := openNotebook(t, size, folder)
			s.reference.Open(reference.RulePlace("514.4c"))
			unfold(t, s)
			uitest.Tap(t, s.window.Canvas(), "☆ Bookmark")
			wantText(t, s, "★ Bookmarked")
			uitest.CheckInside(t, s.window.Canvas())

			s = openNotebook(t, size, folder)
			wantText(t, s, "★ Bookmarks, notes and history")
			wantText(t, s, "514.4c (Faceoffs)")
			uitest.Tap(t, s.window.Canvas(), "★ Bookmarks, notes and history")
			wantTitle(t, s, "Bookmarks, notes and history – Canterlaw")
			s.reference.FocusSearch()
			uitest.Type(t, s.window.Canvas(), "zzzz") // so that only the page lists it
			s.reference.Open(reference.Place{Kind: "notebook", ID: "all"})
			uitest.Tap(t, s.window.Canvas(), "514.4c (Faceoffs)")
			wantTitle(t, s, "514.4c – Canterlaw")
			pressAnywhere(t, s, keys.Control(fyne.KeyD))
			wantText(t, s, "☆ Bookmark")
			if kept := rulesdb.OpenNotebook(folder).Bookmarks(); kept != nil {
				t.Errorf("kept are %v, want nothing", kept)
			}
		})
	}
}

// TestTheStartPageLeadsToWhatIsTheReadersOwn.
func TestTheStartPageLeadsToWhatIsTheReadersOwn(t *testing.T) {
	s := openNotebook(t, uitest.Landscape, "")
	c := s.window.Canvas()
	s.reference.Open(reference.Place{Kind: search.Glossary, ID: "Swift"})
	pressAnywhere(t, s, keys.Control(fyne.KeyD))
	s.reference.Open(reference.RulePlace("104"))
	uitest.Type(t, c, "zzzz") // so that the results list nothing
	s.reference.Open(reference.Place{})
	wantWords(t, s, "★ Bookmarks Swift")
	wantWords(t, s, "Read last 104 Contradictions · Swift")
	uitest.Tap(t, c, "Swift")
	wantTitle(t, s, "Swift – Canterlaw")
}

// TestANoteIsWrittenReadAndFound, with the keyboard alone.
func TestANoteIsWrittenReadAndFound(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			s := openNotebook(t, size, folder)
			c := s.window.Canvas()
			uitest.Type(t, c, "514.4c")
			uitest.Press(t, c, fyne.KeyReturn)
			pressAnywhere(t, s, keys.Control(fyne.KeyE))
			uitest.Type(t, c, "A walrus asked, see (510.2) and (999.9).")
			uitest.CheckInside(t, c)
			uitest.Press(t, c, fyne.KeyEscape)
			wantText(t, s, "YOUR NOTE")
			wantWords(t, s, "A walrus asked, see (510.2) and (999.9).")
			uitest.CheckInside(t, c)
			uitest.Tap(t, c, "510.2")
			wantTitle(t, s, "510.2 – Canterlaw")
			wantNoText(t, s, "Change the note")

			s.reference.FocusSearch()
			uitest.Type(t, c, "walrus")
			wantText(t, s, "YOUR NOTES")
			uitest.Press(t, c, fyne.KeyReturn)
			wantTitle(t, s, "514.4c – Canterlaw")
			wantWords(t, s, "A walrus asked")

			pressAnywhere(t, s, keys.Control(fyne.KeyE))
			c.Focused().(fyne.Shortcutable).TypedShortcut(&fyne.ShortcutSelectAll{})
			uitest.Press(t, c, fyne.KeyBackspace)
			pressAnywhere(t, s, keys.Control(fyne.KeyReturn))
			wantText(t, s, "The note is removed.")
			wantNoText(t, s, "YOUR NOTE")
			if kept := rulesdb.OpenNotebook(folder).Notes(); kept != nil {
				t.Errorf("kept are %v, want nothing", kept)
			}
		})
	}
}

// TestANoteIsKeptWhereverTheReaderGoes: by a link, another tab's scenario, the
// way back, closing the window.
func TestANoteIsKeptWhereverTheReaderGoes(t *testing.T) {
	for name, leave := range map[string]func(*shell){
		"by a link":    func(s *shell) { uitest.Tap(t, s.window.Canvas(), "514 Faceoffs") },
		"the way back": func(s *shell) { s.press(keys.Alt(fyne.KeyLeft)) },
		"a result":     func(s *shell) { s.reference.Open(reference.RulePlace("104")) },
		"the help":     func(s *shell) { uitest.Press(t, s.window.Canvas(), fyne.KeyF1) },
		"closing":      func(s *shell) { s.keepNotes() },
	} {
		t.Run(name, func(t *testing.T) {
			s := openNotebook(t, uitest.Landscape, "")
			s.reference.Open(reference.RulePlace("514.4c"))
			uitest.Tap(t, s.window.Canvas(), "Write a note")
			uitest.Type(t, s.window.Canvas(), "Half a")
			leave(s)
			if got := s.bars[referenceTab].Notebook().Note(rulesdb.PageID{Kind: "rule",
				ID: "514.4c"}); got != "Half a" {
				t.Errorf("the note is %q", got)
			}
		})
	}
}

// TestANoteThatCantBeKeptStays as it is being written, and it is said why.
func TestANoteThatCantBeKeptStays(t *testing.T) {
	folder := t.TempDir()
	s := openNotebook(t, uitest.Landscape, folder)
	c := s.window.Canvas()
	s.reference.Open(reference.RulePlace("514.4c"))
	uitest.Tap(t, c, "Write a note")
	uitest.Type(t, c, "Mine.")
	notes := filepath.Join(folder, "notebook", "notes")
	if err := os.WriteFile(notes, nil, 0o600); err != nil { // a file where the folder is to be
		t.Fatal(err)
	}
	s.reference.Open(reference.RulePlace("104"))
	wantTitle(t, s, "514.4c – Canterlaw")
	wantWords(t, s, "can't be written to")
	wantText(t, s, "Mine.")
	if err := os.Remove(notes); err != nil {
		t.Fatal(err)
	}
	uitest.Tap(t, c, "Keep the note")
	wantText(t, s, "Your note is kept.")
	uitest.Tap(t, c, "Change the note")
	uitest.Type(t, c, "Not")
	uitest.Tap(t, c, "Discard the changes")
	wantText(t, s, "Mine.")
	wantNoText(t, s, "NotMine.")
}

// TestWhatOfTheNotebookIsDamagedIsSaid on the start page; the rest is there.
func TestWhatOfTheNotebookIsDamagedIsSaid(t *testing.T) {
	folder := t.TempDir()
	if err := os.MkdirAll(filepath.Join(folder, "notebook"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "notebook", "bookmarks.yaml"), []byte("pages: ["), 0o600); err != nil {
		t.Fatal(err)
	}
	s := openNotebook(t, uitest.Landscape, folder)
	wantWords(t, s, "it was set aside as bookmarks.yaml.aside")
	s.reference.Open(reference.RulePlace("514"))
	uitest.Tap(t, s.window.Canvas(), "☆ Bookmark")
	wantText(t, s, "★ Bookmarked")
}

// TestEveryPageIsCitedAndShared: of each kind, by the pointer.
func TestEveryPageIsCitedAndShared(t *testing.T) {
	s := openNotebook(t, uitest.Portrait, "")
	c := s.window.Canvas()
	library, _ := shipped()
	seen := map[search.Kind]bool{}
	for _, d := range search.Documents(library) {
		if seen[d.Kind] {
			continue
		}
		seen[d.Kind] = true
		s.reference.Open(reference.Place{Kind: d.Kind, ID: d.ID})
		uitest.Tap(t, c, "Copy citation")
		citation := copied()
		wantText(t, s, "✓ Copied: ")
		uitest.Tap(t, c, "Copy page")
		if got := copied(); !strings.HasPrefix(got, "# ") || !strings.Contains(got, "\n---\n\n"+citation) {
			t.Errorf("the %s %s is copied as:\n%s", d.Kind, d.ID, got)
		}
		uitest.CheckInside(t, c)
	}
	if len(seen) != 8 {
		t.Errorf("%d kinds of pages are cited: %v", len(seen), seen)
	}
	s.reference.Open(reference.Place{Kind: search.Card, ID: "PR13"})
	pressAnywhere(t, s, keys.ControlShift(fyne.KeyC))
	if got, want := copied(), "Holly Dash, Flighty Filly (PR 13)"; got != want {
		t.Errorf("copied is %q, want %q", got, want)
	}
}

// TestAScenarioHasItsPage too, in the sandbox.
func TestAScenarioHasItsPage(t *testing.T) {
	s := openNotebook(t, uitest.Landscape, "")
	c := s.window.Canvas()
	s.setScenarios(shippedScenarios())
	first := shippedScenarios()[0]
	s.openScenario(first.ID.String())
	uitest.Tap(t, c, "☆ Bookmark, note, copy …")
	uitest.Tap(t, c, "Copy citation")
	if got, want := copied(), first.Title+" (scenario "+first.ID.String()+")"; got != want {
		t.Errorf("cited as %q, want %q", got, want)
	}
	pressAnywhere(t, s, keys.Control(fyne.KeyD))
	pressAnywhere(t, s, keys.Control(fyne.KeyE))
	uitest.Type(t, c, "Odd, see (104).")
	uitest.Press(t, c, fyne.KeyEscape)
	wantText(t, s, "YOUR NOTE")
	uitest.Tap(t, c, "104")
	wantTitle(t, s, "104 – Canterlaw")
	pressAnywhere(t, s, keys.Alt(fyne.KeyLeft))
	wantTitle(t, s, first.Title+" – Canterlaw")

	s.tabs.SelectIndex(referenceTab)
	s.reference.FocusSearch()
	uitest.Type(t, c, "zzzz") // so that only the page lists it
	s.reference.Open(reference.Place{Kind: "notebook", ID: "all"})
	uitest.Tap(t, c, first.Title)
	wantTitle(t, s, first.Title+" – Canterlaw")
}

// TestTheHistoryIsForgotten after a second press.
func TestTheHistoryIsForgotten(t *testing.T) {
	s := openNotebook(t, uitest.Landscape, "")
	c := s.window.Canvas()
	s.reference.Open(reference.RulePlace("514"))
	s.reference.Open(reference.Place{Kind: "notebook", ID: "all"})
	wantText(t, s, "514 Faceoffs")
	uitest.Tap(t, c, "Forget which pages I read")
	wantText(t, s, "514 Faceoffs")
	uitest.Tap(t, c, "Really forget them?")
	wantText(t, s, "nothing yet")
	if kept := s.bars[referenceTab].Notebook().History(); kept != nil {
		t.Errorf("kept are %v, want nothing", kept)
	}
}

// TestTheBarIsFoldedAwayWhereEverythingIsTwiceAsLarge, so that it leaves the page
// room, until it is asked for.
func TestTheBarIsFoldedAwayWhereEverythingIsTwiceAsLarge(t *testing.T) {
	for _, size := range []fyne.Size{uitest.LandscapeTwice, uitest.PortraitTwice} {
		s := openShell(t, size)
		c := s.window.Canvas()
		s.reference.Open(reference.RulePlace("514.4c"))
		wantNoText(t, s, "Copy citation")
		uitest.Tap(t, c, "☆ Bookmark, note, copy …")
		uitest.CheckInside(t, c)
		uitest.Tap(t, c, "Copy citation")
		wantText(t, s, "✓ Copied: CR 3.4, 514.4c")
		s.reference.Open(reference.RulePlace("514.4b"))
		wantNoText(t, s, "Copy citation")
	}
}

// TestANoteLeadsToWhatItNames: to the card, and from there not to itself.
func TestANoteLeadsToWhatItNames(t *testing.T) {
	s := openNotebook(t, uitest.Landscape, t.TempDir())
	c := s.window.Canvas()
	for _, page := range []reference.Place{reference.RulePlace("514.4c"), {Kind: search.Card, ID: "PR13"}} {
		s.reference.Open(page)
		pressAnywhere(t, s, keys.Control(fyne.KeyE))
		uitest.Type(t, c, "Asked of Holly Dash, Flighty Filly.")
		uitest.Press(t, c, fyne.KeyEscape)
	}
	wantText(t, s, "Asked of Holly Dash, Flighty Filly.") // in one piece
	s.reference.Back()
	uitest.Tap(t, c, "Holly Dash, Flighty Filly")
	wantTitle(t, s, "Holly Dash, Flighty Filly – Canterlaw")
}
