package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/reference"
)

// The invented files that are imported here.
const (
	inventedRules = "../rulesdb/testdata/rules_small.md"
	inventedCards = "../rulesdb/testdata/cards/orchard.xml"
)

// openEmpty opens the window over a library folder in which nothing is yet.
func openEmpty(t *testing.T, size fyne.Size) *shell {
	t.Helper()
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} { // by system
		t.Setenv(name, t.TempDir())
	}
	library, err := rulesdb.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	s := openShell(t, size)
	s.setLibrary(library, rulesdb.OpenNotebook(""))
	return s
}

// drop drops files or folders on the window.
func drop(t *testing.T, s *shell, paths ...string) {
	t.Helper()
	var items []fyne.URI
	for _, path := range paths {
		whole, err := filepath.Abs(path)
		if err != nil {
			t.Fatal(err)
		}
		items = append(items, storage.NewFileURI(whole))
	}
	s.importing.Drop(items)
}

// wantFirst checks which hit of a kind a search finds first.
func wantFirst(t *testing.T, s *shell, query string, kind search.Kind, id string) {
	t.Helper()
	found, err := s.index.Search(query, 1)
	if err != nil || len(found.Hits) != 1 || found.Hits[0].Kind != kind || found.Hits[0].ID != id {
		t.Errorf("%q finds %v (%v), want the %s %s", query, found.Hits, err, kind, id)
	}
}

// TestImportedRulesAreShownAtOnce: asked what they are, read, and on the pages
// and in the search without a new start.
func TestImportedRulesAreShownAtOnce(t *testing.T) {
	for name, size := range map[string]fyne.Size{"portrait": uitest.Portrait,
		"landscape, twice as large": uitest.LandscapeTwice} {
		t.Run(name, func(t *testing.T) {
			s := openEmpty(t, size)
			c := s.window.Canvas()
			drop(t, s, inventedRules)
			wantTitle(t, s, "Import your own copies – Canterlaw")
			wantWords(t, s, "How is rules_small.md to be read?")
			uitest.CheckInside(t, c)
			uitest.Tap(t, c, "As rules")
			wantWords(t, s, "✓ Imported rules_small.md.")
			wantWords(t, s, "rules_small.md: read")
			uitest.CheckInside(t, c)
			wantFirst(t, s, "Geese bite.", search.Rule, "501.1")
			s.reference.Open(reference.RulePlace("501.1"))
			wantWords(t, s, "OFFICIAL TEXT, Comprehensive Rules 1.5 (2011-03-02) Geese bite.")
		})
	}
}

// TestImportedCardsAreFoundAtOnce: set files are told by their names, in a folder
// too, and the version of the rules that was chosen stays.
func TestImportedCardsAreFoundAtOnce(t *testing.T) {
	s := openEmpty(t, uitest.Landscape)
	drop(t, s, inventedRules)
	uitest.Tap(t, s.window.Canvas(), "As rules")
	s.showVersion("3.4")
	content, err := os.ReadFile(inventedCards)
	if err != nil {
		t.Fatal(err)
	}
	folder := t.TempDir() // as OCTGN has it, with a folder for each set
	if err := os.Mkdir(filepath.Join(folder, "orchard"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "orchard", "set.xml"), content, 0o600); err != nil {
		t.Fatal(err)
	}
	drop(t, s, folder)
	wantWords(t, s, "✓ Imported set.xml.")
	wantWords(t, s, "Understood Paragraphs that aren’t Invented Orchard 6 5 1")
	wantWords(t, s, "IO1 Quince Tart, Baker of Pies bake.")
	uitest.CheckInside(t, s.window.Canvas())
	uitest.Tap(t, s.window.Canvas(), "Copy the report")
	if got, want := copied(), "set.xml: read"; !strings.HasPrefix(got, want) {
		t.Errorf("copied is %q, want %q and so on", got, want)
	}
	wantFirst(t, s, "Quince Tart", search.Card, "IO1")
	s.reference.Open(reference.Place{Kind: search.Card, ID: "IO1"})
	wantTitle(t, s, "Quince Tart, Baker of Pies – Canterlaw")
	wantWords(t, s, "turn this card over")
}

// TestARefusedFileChangesNothing and says why.
func TestARefusedFileChangesNothing(t *testing.T) {
	s := openEmpty(t, uitest.Portrait)
	c := s.window.Canvas()
	drop(t, s, inventedCards, inventedRules)
	wantWords(t, s, "How is orchard.xml and 1 more to be read?")
	uitest.Tap(t, c, "As cards")
	wantWords(t, s, "✕ ")
	wantWords(t, s, "rules_small.md:1:1: found")
	wantWords(t, s, "Nothing was imported; the library is as it was.")
	uitest.CheckInside(t, c)
	drop(t, s, t.TempDir())
	wantWords(t, s, "found no set files; expected a folder")
	drop(t, s, inventedRules)
	uitest.Tap(t, c, "Don’t import")
	wantText(t, s, "Rules …")
	if entries, err := os.ReadDir(filepath.Join(s.folder, "cards")); err == nil {
		t.Errorf("the library holds %v, want nothing", entries)
	}
}

// TestImportingStaysOutOfTheWay: who reads or types elsewhere while files are
// read goes on there.
func TestImportingStaysOutOfTheWay(t *testing.T) {
	s := openEmpty(t, uitest.Landscape)
	var later []func()
	at := s.soon
	s.soon = func(work func()) func() { later = append(later, work); return func() {} }
	drop(t, s, inventedCards)
	s.tabs.SelectIndex(sandboxTab)
	s.soon = at
	for _, work := range later {
		work()
	}
	if got := s.tabs.SelectedIndex(); got != sandboxTab {
		t.Errorf("tab %d is in view, want the sandbox", got)
	}
	wantFirst(t, s, "Quince Tart", search.Card, "IO1")
}

// TestFilesAreChosenInADialog that Escape closes; a key and links lead there.
func TestFilesAreChosenInADialog(t *testing.T) {
	s := openEmpty(t, uitest.Landscape)
	c := s.window.Canvas()
	uitest.Tap(t, c, "Import your own copies")
	wantTitle(t, s, "Import your own copies – Canterlaw")
	s.tabs.SelectIndex(displayTab)
	pressAnywhere(t, s, keys.Control(fyne.KeyO))
	wantTitle(t, s, "Import your own copies – Canterlaw")
	for _, button := range []string{"Rules …", "Rulebooks …", "Cards …", "Folder of cards …"} {
		uitest.Tap(t, c, button)
		if c.Overlays().Top() == nil {
			t.Errorf("%s opens no dialog", button)
		}
		pressAnywhere(t, s, keys.Alone(fyne.KeyEscape))
		if c.Overlays().Top() != nil {
			t.Errorf("Escape leaves the dialog of %s open", button)
		}
	}
}
