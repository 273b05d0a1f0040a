package ui

import (
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/reference"
	"canterlaw/ui/settings"
)

// library and index of what ships, built once for all tests.
var shipped = sync.OnceValues(func() (*rulesdb.Library, *search.Index) {
	library, err := rulesdb.Open("")
	if err != nil {
		panic(err)
	}
	index, err := search.Over(library, nil, "")
	if err != nil {
		panic(err)
	}
	return library, index
})

// atOnce searches without a pause and on the same goroutine.
func atOnce(f func()) (stop func()) {
	f()
	return func() {}
}

// openShell opens a window with the shipped library in it.
func openShell(t *testing.T, size fyne.Size) *shell {
	t.Helper()
	w := uitest.NewWindow(t, size)
	s := newShell(w, atOnce, func(settings.Settings) {})
	uitest.Resize(w, size)
	library, index := shipped()
	s.setLibrary(library, rulesdb.OpenNotebook(""))
	s.setIndex(index)
	return s
}

// TestAWindowIsGivenAllThatIsLoaded: a query typed before finds when the index is
// there.
func TestAWindowIsGivenAllThatIsLoaded(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} { // by system
		t.Setenv(name, t.TempDir())
	}
	w := uitest.NewWindow(t, uitest.Landscape)
	s := newShell(w, atOnce, func(settings.Settings) {})
	uitest.Resize(w, uitest.Landscape)
	uitest.Type(t, w.Canvas(), "514.4c")
	ready := make(chan func(*shell))
	go load("", "", ready, pictureDrawn())
	for take := range ready {
		take(s)
	}
	uitest.Press(t, w.Canvas(), fyne.KeyReturn)
	wantTitle(t, s, "514.4c – Canterlaw")
	wantText(t, s, "In a position")
	wantText(t, s, "With the cards")
}

// TestAPositionIsBegunBeforeAllIsLoaded: it stays, with what was typed into it.
func TestAPositionIsBegunBeforeAllIsLoaded(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} { // by system
		t.Setenv(name, t.TempDir())
	}
	w := uitest.NewWindow(t, uitest.Landscape)
	s := newShell(w, atOnce, func(settings.Settings) {})
	uitest.Resize(w, uitest.Landscape)
	s.press(keys.Control(fyne.Key2))
	s.press(keys.Control(fyne.KeyN))
	uitest.Type(t, w.Canvas(), "AP: dash")
	ready := make(chan func(*shell))
	go load("", "", ready, pictureDrawn())
	for take := range ready {
		take(s)
	}
	wantTitle(t, s, "Untitled position – Canterlaw")
	uitest.Press(t, w.Canvas(), fyne.KeyReturn)
	wantText(t, s, "Rainbow")
}

// TestAPositionsFileIsOpenedBeforeAllIsLoaded: as the program starts with it, the table is there from the first
// picture on, and the position as soon as the cards are known.
func TestAPositionsFileIsOpenedBeforeAllIsLoaded(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} { // by system
		t.Setenv(name, t.TempDir())
	}
	w := uitest.NewWindow(t, uitest.Landscape)
	s := newShell(w, atOnce, func(settings.Settings) {})
	uitest.Resize(w, uitest.Landscape)
	file := filepath.Join(t.TempDir(), "lone.yaml")
	position := "format: 1\nid: adad3d64-6d03-416b-90d2-7e33dcfe09e7\nsetup:\n" +
		"  at: {turn: Avery, moment: main phase}\n  Avery: {in play: [{card: PR8, at: A problem}]}\n"
	if err := os.WriteFile(file, []byte(position), 0o600); err != nil {
		t.Fatal(err)
	}
	s.await(file)
	if s.tabs.SelectedIndex() != sandboxTab {
		t.Error("the table isn’t shown while the file is awaited")
	}
	ready := make(chan func(*shell))
	go load("", file, ready, pictureDrawn())
	for i := 0; i < 2; i++ {
		(<-ready)(s)
	}
	wantText(t, s, "Cerulean")
	for take := range ready {
		take(s)
	}
	wantText(t, s, "Cerulean")
	if s.tabs.SelectedIndex() != sandboxTab {
		t.Error("the table is left as all else is loaded")
	}
}

// TestAFileThatIsMissingIsToldInTheWindow: whoever pressed it on a desktop sees nothing else.
func TestAFileThatIsMissingIsToldInTheWindow(t *testing.T) {
	for _, name := range []string{"XDG_CACHE_HOME", "HOME", "LocalAppData"} { // by system
		t.Setenv(name, t.TempDir())
	}
	for _, name := range []string{"nowhere.yaml", "nowhere.txt"} {
		w := uitest.NewWindow(t, uitest.Landscape)
		s := newShell(w, atOnce, func(settings.Settings) {})
		uitest.Resize(w, uitest.Landscape)
		file := filepath.Join(t.TempDir(), name)
		s.await(file)
		ready := make(chan func(*shell))
		go load("", file, ready, pictureDrawn())
		for take := range ready {
			take(s)
		}
		s.reference.SetKept(nil) // the user's own positions, and the cards in scenarios, are known later
		s.reference.SetPositions(nil)
		wantWords(t, s, "Something is wrong there is no file "+file)
		uitest.CheckInside(t, w.Canvas())
	}
}

// TestTypingAfterEscapeGoesIntoTheField: whoever presses Escape first loses no letter of
// the line.
func TestTypingAfterEscapeGoesIntoTheField(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	s.press(keys.Control(fyne.Key2))
	s.press(keys.Control(fyne.KeyN))
	for range 2 {
		s.press(keys.Alone(fyne.KeyEscape))
	}
	canvas := s.window.Canvas()
	for _, r := range "AP: dash" {
		if focused := canvas.Focused(); focused != nil {
			focused.TypedRune(r)
		} else {
			canvas.OnTypedRune()(r)
		}
	}
	uitest.Press(t, canvas, fyne.KeyReturn)
	wantText(t, s, "AP: rainbow")
}

func wantTitle(t *testing.T, s *shell, want string) {
	t.Helper()
	if got := s.window.Title(); got != want {
		t.Errorf("the window is called %q, want %q", got, want)
	}
}

func wantText(t *testing.T, s *shell, want string) {
	t.Helper()
	if got := uitest.Text(s.window.Canvas()); !strings.Contains(got, want) {
		t.Errorf("%q can't be read in:\n%s", want, got)
	}
}

func wantNoText(t *testing.T, s *shell, unwanted string) {
	t.Helper()
	if got := uitest.Text(s.window.Canvas()); strings.Contains(got, unwanted) {
		t.Errorf("%q can be read in:\n%s", unwanted, got)
	}
}

func TestTypingFindsARuleAndEnterOpensIt(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()

	uitest.Type(t, c, "514.4c")
	wantText(t, s, "514.4c Faceoffs")
	wantTitle(t, s, "Canterlaw")

	uitest.Press(t, c, fyne.KeyReturn)
	wantTitle(t, s, "514.4c – Canterlaw")
	library, _ := shipped()
	digest := library.Rules.Rule("514.4c").Digest
	wantText(t, s, strings.Join(strings.Fields(digest)[:6], " "))
}

func TestALinkLeadsOnAndTheWayLeadsBack(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	back := &desktop.CustomShortcut{KeyName: fyne.KeyLeft, Modifier: fyne.KeyModifierAlt}
	forward := &desktop.CustomShortcut{KeyName: fyne.KeyRight, Modifier: fyne.KeyModifierAlt}
	shortcut := func(shortcut fyne.Shortcut) { c.Focused().(fyne.Shortcutable).TypedShortcut(shortcut) }

	uitest.Type(t, c, "514.4c")
	uitest.Press(t, c, fyne.KeyReturn)
	uitest.Tap(t, c, "514 Faceoffs")
	wantTitle(t, s, "514 – Canterlaw")
	uitest.Tap(t, c, "514.2")
	wantTitle(t, s, "514.2 – Canterlaw")

	shortcut(back)
	wantTitle(t, s, "514 – Canterlaw")
	shortcut(back)
	wantTitle(t, s, "514.4c – Canterlaw")
	shortcut(back)
	wantTitle(t, s, "Canterlaw")
	shortcut(back) // the way ends here
	wantTitle(t, s, "Canterlaw")
	shortcut(forward)
	wantTitle(t, s, "514.4c – Canterlaw")

	uitest.Tap(t, c, "514.5 ▶")
	wantTitle(t, s, "514.5 – Canterlaw")
	shortcut(forward) // forgotten, since the way went elsewhere
	wantTitle(t, s, "514.5 – Canterlaw")
}

func TestArrowKeysChooseAmongTheResults(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	_, index := shipped()
	found, err := index.Search("uncover", 40)
	if err != nil || len(found.Hits) < 3 {
		t.Fatalf("searching for uncover: %d hits, %v", len(found.Hits), err)
	}
	second := found.Hits[1]
	for _, h := range found.Hits[1:] { // rows are grouped by kind
		if h.Kind == found.Hits[0].Kind {
			second = h
			break
		}
	}

	uitest.Type(t, c, "uncover")
	uitest.Press(t, c, fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	wantTitle(t, s, second.ID+" – Canterlaw")
	uitest.Press(t, c, fyne.KeyUp, fyne.KeyUp, fyne.KeyUp, fyne.KeyReturn)
	wantTitle(t, s, found.Hits[0].ID+" – Canterlaw")
}

func TestEscapeReturnsToTheSearchAndTypingBeginsAnew(t *testing.T) {
	s := openShell(t, uitest.Portrait)
	c := s.window.Canvas()

	uitest.Type(t, c, "514.4c")
	uitest.Press(t, c, fyne.KeyReturn)
	wantNoText(t, s, "RULES") // the page stands instead of the results
	uitest.Press(t, c, fyne.KeyEscape)
	wantText(t, s, "RULES")
	uitest.Type(t, c, "rainbow dash")
	uitest.Press(t, c, fyne.KeyReturn)
	wantText(t, s, "Boosted side")
}

func TestEnterBeforeTheIndexIsThereOpensOnceItIs(t *testing.T) {
	w := uitest.NewWindow(t, uitest.Landscape)
	s := newShell(w, atOnce, func(settings.Settings) {})
	uitest.Type(t, w.Canvas(), "ppp")
	uitest.Press(t, w.Canvas(), fyne.KeyReturn)
	wantTitle(t, s, "Canterlaw")

	library, index := shipped()
	s.reference.SetLibrary(library)
	s.reference.SetIndex(index.Search)
	wantTitle(t, s, "511 – Canterlaw")
}

func TestAKeywordOfACardLeadsToTheGlossary(t *testing.T) {
	s := openShell(t, uitest.Portrait)
	c := s.window.Canvas()
	uitest.Type(t, c, "rainbow dash flier")
	uitest.Press(t, c, fyne.KeyReturn)
	uitest.Tap(t, c, "Swift")
	wantTitle(t, s, "Swift – Canterlaw")
}

func TestWhatIsMissingIsSaid(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	c := s.window.Canvas()
	uitest.Type(t, c, "rainbow dash")
	uitest.Press(t, c, fyne.KeyReturn)
	wantText(t, s, "Import your own copies")
	library, _ := shipped()
	for _, r := range rule.All() {
		if library.Rules.Rule(r.String()).Digest == "" {
			s.reference.Open(reference.RulePlace(r.String()))
			wantText(t, s, "Import your own copies")
			break
		}
	}
	uitest.Press(t, c, fyne.KeyEscape)
	uitest.Type(t, c, "zzzzqqqq")
	wantText(t, s, "Nothing found for")
}

// Spaces alone are no search: what can be leafed through stays.
func TestSpacesAloneFindWhatNothingFinds(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	uitest.Type(t, s.window.Canvas(), "  ")
	wantNoText(t, s, "Nothing found for")
}

func TestEveryPageFitsTheCanvas(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			s := openShell(t, size)
			c := s.window.Canvas()
			uitest.CheckInside(t, c)
			for _, query := range []string{"5", "9", "514", "514.4c", "511.7a", "dismiss", "rainbow dash",
				"cloudbursting"} {
				uitest.Press(t, c, fyne.KeyEscape)
				uitest.Type(t, c, query)
				uitest.CheckInside(t, c)
				uitest.Press(t, c, fyne.KeyReturn)
				wantNoText(t, s, "no page for this")
				uitest.CheckInside(t, c)
			}
		})
	}
}

// TestTheSearchIsAPressAwayFromTheTable by its sign in the bar.
func TestTheSearchIsAPressAwayFromTheTable(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	s.tabs.SelectIndex(sandboxTab)
	s.sandbox.NewPosition()
	s.find.OnTapped()
	if s.tabs.SelectedIndex() != referenceTab {
		t.Fatal("the reference is not in view")
	}
	uitest.Type(t, s.window.Canvas(), "511.7a")
	if got := uitest.Text(s.window.Canvas()); !strings.Contains(got, "511.7a") {
		t.Errorf("511.7a can’t be read in %s", got)
	}
}

// TestEscapeLeadsBackFromDisplay to the tab from which it was opened: a table isn't left for a look
// at the colors.
func TestEscapeLeadsBackFromDisplay(t *testing.T) {
	s := openShell(t, uitest.Landscape)
	for _, tab := range []int{sandboxTab, referenceTab} {
		s.tabs.SelectIndex(tab)
		s.tabs.SelectIndex(displayTab)
		s.press(keys.Alone(fyne.KeyEscape))
		if got := s.tabs.SelectedIndex(); got != tab {
			t.Errorf("Escape leads to tab %d, not %d", got, tab)
		}
	}
}

// pictureDrawn says that the first picture is drawn.
func pictureDrawn() <-chan struct{} {
	drawn := make(chan struct{})
	close(drawn)
	return drawn
}
