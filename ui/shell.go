package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/about"
	"canterlaw/scenario/kept"
	own "canterlaw/scenario/rulings"
	"canterlaw/search"
	"canterlaw/ui/choosing"
	"canterlaw/ui/deck"
	"canterlaw/ui/importing"
	"canterlaw/ui/keys"
	"canterlaw/ui/lab"
	"canterlaw/ui/look"
	"canterlaw/ui/pagebar"
	"canterlaw/ui/reference"
	"canterlaw/ui/rulings"
	"canterlaw/ui/sandbox"
	"canterlaw/ui/settings"
)

// name is the program's, in window titles.
const name = "Canterlaw"

// shell is what a window holds: the screens, one behind each tab.
type shell struct {
	window    fyne.Window
	tabs      *look.Tabs
	titles    [3]string // of the screens, by tab
	find      *look.Button
	reference *reference.Screen
	sandbox   *sandbox.Screen
	settings  *settings.Screen
	bars      [2]*pagebar.Bar // of the reference and the sandbox, by tab
	soon      reference.Soon
	importing *importing.Page
	rulings   *rulings.Pages
	shipped   []about.Ruling // what the scenarios are about; nil until they are read
	deck      *deck.Page
	lab       *lab.Page
	folder    string        // of the library
	version   string        // of the rules that was chosen; "" for the newest
	index     *search.Index // nil until it is built
	indexing  sync.Mutex    // held while the index takes over notes, or positions and games

	kept        []kept.Entry  // the user's own, as the reference has them; of indexing
	indexedKept *search.Index // that finds them
}

// The tabs, by their places.
const (
	referenceTab = iota
	sandboxTab
	displayTab
)

// newShell fills a window. It shows that it is being prepared until it is
// given a library; soon is how work begins that is done off the interface's goroutine, nil
// for as usual, and apply is called with settings that are chosen.
func newShell(w fyne.Window, soon reference.Soon, apply func(settings.Settings)) *shell {
	var background func(work func()) // the sandbox's own
	search, later := soon, soon
	var keep func(d *kept.Draft, text []byte, told func(error))
	if soon == nil {
		soon = reference.AfterPause
		keep = func(d *kept.Draft, text []byte, told func(error)) {
			d.KeepMeanwhile(text, func(err error) { fyne.Do(func() { told(err) }) })
		}
	} else {
		background = func(work func()) { soon(work) }
	}
	s := &shell{window: w, soon: soon}
	s.titles[displayTab] = "Display"
	for i := range s.bars {
		s.bars[i] = pagebar.New(pagebar.Options{
			Window:       w,
			Narrow:       i == sandboxTab,
			Soon:         func(work func()) { soon(work) },
			NotesChanged: s.indexNotes,
			Press:        func(key keys.Key) bool { return s.everywhere().Press(key) },
		})
	}
	s.importing = importing.New(importing.Options{
		Window:   w,
		Folder:   func() string { return s.folder },
		Soon:     func(work func()) { s.soon(work) },
		Show:     s.openImporting,
		Imported: func() { s.open(s.version, s.bars[referenceTab].Notebook()) },
		Taken:    func() { s.open(s.version, rulesdb.OpenNotebook(s.folder)) },
		OpenDeck: func(path string) { s.deck.ReadFile(path) },
	})
	s.deck = deck.New(deck.Options{
		Window: w,
		Show:   s.openDeck,
		Follow: func(address string) { s.reference.Follow(address) },
		Play:   s.playDeck,
	})
	s.lab = lab.New(lab.Options{
		Window:     w,
		Follow:     func(address string) { s.reference.Follow(address) },
		Background: background,
		Soon:       func(work func()) { soon(work) },
		Table: func(name string, text []byte) {
			s.tabs.SelectIndex(sandboxTab)
			s.sandbox.OpenPosition(name, text)
		},
		Picture: sandbox.PictureAt,
		OnTable: func() (string, []byte, bool, error) { return s.sandbox.OnTable() },
	})
	s.rulings = rulings.New(rulings.Options{
		Window: w,
		Follow: func(address string) { s.reference.Follow(address) },
		Show: func(id string) {
			s.tabs.SelectIndex(referenceTab)
			s.reference.OpenRuling(id)
		},
		Soon:       func(work func()) { s.soon(work) },
		OpenCourse: func(title, course string) { s.onTable(func() { s.sandbox.OpenRuled(title, []byte(course)) }) },
		SetUp:      s.setUpLine,
		Kept: func([]own.Ruling) {
			s.indexRulings()
			s.setAbout()
		},
	})
	s.reference = reference.New(reference.Options{
		Canvas:       w.Canvas(),
		Bar:          s.bars[referenceTab],
		Importing:    s.importing,
		Deck:         s.deck,
		Lab:          s.lab,
		Rulings:      s.rulings,
		TitleChanged: func(title string) { s.setTitle(referenceTab, title) },
		OpenScenario: s.openScenario,
		OpenKept:     s.openKept,
		OpenDisplay:  func() { s.tabs.SelectIndex(displayTab) },
		ShowVersion:  s.showVersion,
		Press:        s.press,
		Keys:         s.keys,
		Soon:         search,
		Later:        later,
		Table: reference.Table{
			NewPosition: func() { s.onTable(s.sandbox.NewPosition) },
			NewGame:     func() { s.onTable(s.sandbox.NewGame) },
			Scenarios:   func() { s.onTable(s.sandbox.Close) },
			IsLine:      func(text string) bool { return s.sandbox.IsLine(text) },
			SetUp:       s.setUpLine,
		},
	})
	s.sandbox = sandbox.New(sandbox.Options{
		Window:       w,
		Bar:          s.bars[sandboxTab],
		TitleChanged: func(title string) { s.setTitle(sandboxTab, title) },
		Follow:       s.followFromSandbox,
		KeepRuling:   s.keepRuling,
		Background:   background,
		Keep:         keep,
	})
	s.sandbox.ShowPictures(settings.Load(fyne.CurrentApp().Preferences()).Pictures)
	s.settings = settings.New(fyne.CurrentApp().Preferences(), func(chosen settings.Settings) {
		s.sandbox.ShowPictures(chosen.Pictures)
		apply(chosen)
	})
	s.tabs = look.NewTabs(15, []string{"Reference", "Sandbox", "Display"}, []fyne.CanvasObject{
		s.reference.Content, s.sandbox.Content, s.settings.Content})
	s.tabs.SetIcon(displayTab, theme.SettingsIcon())
	s.tabs.OnSelected = func(int) { s.selected() }
	s.sandbox.InView(false) // until its tab is chosen
	s.listenToKeys()
	s.find = look.NewButton("", theme.SearchIcon(), func() {
		s.tabs.SelectIndex(referenceTab)
		s.reference.FocusSearch()
	})
	s.find.Importance = widget.LowImportance
	typing := look.NewScreenKeys(w.Canvas())
	w.SetContent(look.NewFrame(look.NewTabBar(s.tabs, s.sandbox.Bar(), s.find), s.tabs.Content, typing.Content))
	w.SetOnClosed(func() {
		s.keepNotes()
		typing.Close()
	})
	s.selected()
	return s
}

// keys lists all shortcuts of the program. Those that no binding does are the
// toolkit's.
func (s *shell) keys() []keys.Group {
	return []keys.Group{
		s.everywhere(), s.reference.Keys(), s.sandbox.Keys(), s.sandbox.SetupKeys(), s.display(),
		{Where: "On whatever has the focus", Bindings: []keys.Binding{
			{Key: keys.Alone(fyne.KeyTab), Does: "To the next thing that can be pressed or typed in"},
			{Key: keys.Key{Name: fyne.KeyTab, Modifier: fyne.KeyModifierShift}, Does: "To the one before"},
			{Key: keys.Alone(fyne.KeyReturn), Does: "Press it; in a list, open the chosen row"},
			{Key: keys.Alone(fyne.KeySpace), Does: "Press it; in a list, open the chosen row"},
			{Key: keys.Alone(fyne.KeyUp), Does: "In a list, choose another row"},
			{Key: keys.Alone(fyne.KeyDown), Does: "In a list, choose another row"},
			{Key: keys.Alone(fyne.KeyEscape), Does: "Keep the note that is being written"},
		}},
	}
}

// everywhere lists what keys do whatever is in view.
func (s *shell) everywhere() keys.Group {
	tab := func(digit fyne.KeyName, tab int, does string) keys.Binding {
		return keys.Binding{Key: keys.Control(digit), Does: does, Do: func() { s.tabs.SelectIndex(tab) }}
	}
	bindings := []keys.Binding{
		{Key: keys.Alone(fyne.KeyF1), Does: "This list of shortcuts", Do: s.openShortcuts},
		{Key: keys.Control(fyne.KeyH), Does: "This list of shortcuts", Do: s.openShortcuts},
		tab(fyne.Key1, referenceTab, "The reference"),
		tab(fyne.Key2, sandboxTab, "The sandbox"),
		tab(fyne.Key3, displayTab, "Colors and sizes"),
		{Key: keys.Control(fyne.KeyO), Does: importing.Title, Do: s.openImporting},
	}
	for _, b := range s.reference.Way() {
		do := b.Do
		b.Do = func() {
			s.tabs.SelectIndex(referenceTab)
			do()
		}
		bindings = append(bindings, b)
	}
	for _, b := range pagebar.Bindings(s.bar) {
		if b.Key == keys.Control(fyne.KeyS) {
			savePage := b.Do
			b.Does = "Save the page as Markdown, or the position or game of your own"
			b.Do = func() { s.save(savePage) }
		}
		bindings = append(bindings, b)
	}
	return keys.Group{Where: "Everywhere", Bindings: bindings}
}

// save saves the position that is being set up, else the page.
func (s *shell) save(page func()) {
	if s.tabs.SelectedIndex() == sandboxTab && s.sandbox.IsSettingUp() {
		s.sandbox.SavePosition()
		return
	}
	if s.tabs.SelectedIndex() == sandboxTab && s.sandbox.IsOwnGame() {
		s.sandbox.SaveGame()
		return
	}
	page()
}

// bar is that of the screen in view; nil where it has none.
func (s *shell) bar() *pagebar.Bar {
	if tab := s.tabs.SelectedIndex(); tab < len(s.bars) {
		return s.bars[tab]
	}
	return nil
}

// keepNotes keeps the notes that are being written.
func (s *shell) keepNotes() {
	for _, bar := range s.bars {
		bar.KeepNote()
	}
}

// openShortcuts shows the list of shortcuts, from where the way back leads to
// where it was asked for.
func (s *shell) openShortcuts() {
	if s.tabs.SelectedIndex() == sandboxTab {
		s.followFromSandbox(reference.ShortcutsAddress)
		return
	}
	s.tabs.SelectIndex(referenceTab)
	s.reference.OpenShortcuts()
}

// openImporting shows the page on which files are imported.
func (s *shell) openImporting() {
	s.tabs.SelectIndex(referenceTab)
	s.reference.OpenImporting()
}

// keepRuling shows a ruling that was written at the table, to be kept among the user's own.
func (s *shell) keepRuling(r own.Ruling) {
	s.tabs.SelectIndex(referenceTab)
	s.rulings.New(r)
}

// openDeck shows the page on which decks are opened.
func (s *shell) openDeck() {
	s.tabs.SelectIndex(referenceTab)
	s.reference.OpenDeck()
}

// onTable goes over to the table and does something there.
func (s *shell) onTable(do func()) {
	s.tabs.SelectIndex(sandboxTab)
	do()
}

// setUpLine sets a position up from its line.
func (s *shell) setUpLine(line string) { s.onTable(func() { s.sandbox.SetUpLine(line) }) }

// playDeck begins a game with a deck, against one that is chosen.
func (s *shell) playDeck(d *rulesdb.Deck) {
	s.onTable(func() { s.sandbox.NewGameWith(d) })
}

// listenToKeys registers the shortcuts, and hands keys that nothing has the
// focus for to the screen in view.
func (s *shell) listenToKeys() {
	c := s.window.Canvas()
	for _, b := range s.everywhere().Bindings {
		if shortcut := b.Key.Shortcut(); shortcut != nil {
			c.AddShortcut(shortcut, func(fyne.Shortcut) { s.press(b.Key) })
		}
	}
	for _, key := range []keys.Key{keys.Begin, keys.ControlShift(fyne.KeyZ), keys.Control(fyne.KeyLeft),
		keys.Control(fyne.KeyRight)} {
		c.AddShortcut(key.Shortcut(), func(fyne.Shortcut) { s.press(key) })
	}
	c.AddShortcut(&fyne.ShortcutUndo{}, func(fyne.Shortcut) { s.press(keys.Control(fyne.KeyZ)) })
	c.AddShortcut(&fyne.ShortcutRedo{}, func(fyne.Shortcut) { s.press(keys.ControlShift(fyne.KeyZ)) })
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		if !isSignOfDigit(e.Name) {
			s.press(keys.Alone(e.Name))
		}
	})
	c.SetOnTypedRune(func(r rune) { // which stands elsewhere on each keyboard
		switch {
		case r == '?':
			s.press(keys.Alone("?"))
		case s.tabs.SelectedIndex() == sandboxTab && s.sandbox.IsSettingUp() &&
			s.window.Canvas().Overlays().Top() == nil:
			s.sandbox.TypeInSetup(r)
		}
	})
}

// isSignOfDigit reports whether Shift makes another sign of a digit's key: whoever types "!"
// doesn't choose the first option.
func isSignOfDigit(key fyne.KeyName) bool {
	driver, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && driver.CurrentKeyModifiers()&fyne.KeyModifierShift != 0 && key >= fyne.Key0 && key <= fyne.Key9 &&
		len(key) == 1
}

// press does what a key does where the user is; it reports whether it does
// anything. While a dialog is open, only Escape does.
func (s *shell) press(key keys.Key) bool {
	if s.window.Canvas().Overlays().Top() != nil && key != keys.Alone(fyne.KeyEscape) {
		return false
	}
	if key == keys.Alone(fyne.KeyEscape) && choosing.Close(s.window.Canvas()) {
		return true
	}
	if s.everywhere().Press(key) {
		return true
	}
	if key == keys.Begin && s.tabs.SelectedIndex() != sandboxTab {
		s.tabs.SelectIndex(sandboxTab)
	}
	switch s.tabs.SelectedIndex() {
	case referenceTab:
		return s.reference.Keys().Press(key)
	case sandboxTab:
		if s.sandbox.IsSettingUp() {
			return s.sandbox.SetupKeys().Press(key)
		}
		return s.sandbox.Keys().Press(key)
	}
	return s.display().Press(key)
}

// display lists what keys do where colors and sizes are chosen.
func (s *shell) display() keys.Group {
	step := func(by int) func() { return func() { s.settings.Step(s.window.Canvas(), by) } }
	return keys.Group{Where: "In Display", Bindings: []keys.Binding{
		{Key: keys.Alone(fyne.KeyDown), Does: "The next setting", Do: step(+1)},
		{Key: keys.Alone(fyne.KeyUp), Does: "The setting before", Do: step(-1)},
		{Key: keys.Alone(fyne.KeyEscape), Does: "To the search", Do: func() {
			s.tabs.SelectIndex(referenceTab)
			s.reference.FocusSearch()
		}},
	}}
}

// selected prepares the tab that has come into view for the keyboard.
func (s *shell) selected() {
	s.nameWindow()
	s.sandbox.InView(s.tabs.SelectedIndex() == sandboxTab)
	switch s.tabs.SelectedIndex() {
	case referenceTab:
		s.reference.Focus()
		s.showKept()
	case sandboxTab:
		s.sandbox.Focus()
	default:
		s.window.Canvas().Unfocus()
	}
}

// openScenario shows a scenario; one that is being played goes on.
func (s *shell) openScenario(id string) {
	s.sandbox.Open(id)
	s.tabs.SelectIndex(sandboxTab)
}

// openKept shows a position or game of the user's own, where it stood.
func (s *shell) openKept(file string) {
	s.sandbox.OpenKept(file)
	s.tabs.SelectIndex(sandboxTab)
}

// showKept has the reference know the user's own positions and games as they are now.
func (s *shell) showKept() {
	index, shelf := s.index, s.sandbox.Shelf()
	if shelf == nil {
		return
	}
	s.soon(func() {
		s.indexing.Lock()
		defer s.indexing.Unlock()
		entries, err := shelf.List()
		if err == nil && index == s.indexedKept && slices.EqualFunc(entries, s.kept, func(a, b kept.Entry) bool {
			return a.File == b.File && a.When.Equal(b.When)
		}) {
			return
		}
		if err == nil && index != nil {
			err = index.SetKept(entries)
		}
		s.kept, s.indexedKept = entries, index
		fyne.Do(func() {
			if err != nil {
				s.reference.Fail(fmt.Errorf("make your positions and games findable: %w", err))
				return
			}
			s.reference.SetKept(entries)
			if index != nil {
				s.reference.SetIndex(index.Search)
			}
		})
	})
}

// followFromSandbox opens what is tapped in the sandbox in the reference, from
// where the way back leads to the sandbox again.
func (s *shell) followFromSandbox(address string) {
	s.tabs.SelectIndex(referenceTab)
	s.reference.OpenFrom(s.sandbox.Playing(), address)
}

// setTitle notes what a screen shows.
func (s *shell) setTitle(tab int, title string) {
	s.titles[tab] = title
	if s.tabs != nil {
		s.nameWindow()
	}
}

// nameWindow names the window after what the screen in view shows.
func (s *shell) nameWindow() {
	title := s.titles[s.tabs.SelectedIndex()]
	if title == "" {
		s.window.SetTitle(name)
		return
	}
	s.window.SetTitle(title + " – " + name)
}

// load opens the library and builds the index, which needs no window. As soon as
// each is there, it hands over how a window takes it; the last thing closes the
// channel. drawn is closed when the first picture is drawn.
func load(folder string, ready chan<- func(*shell), drawn <-chan struct{}) {
	defer close(ready)
	fail := func(err error) { ready <- func(s *shell) { s.reference.Fail(err) } }
	library, err := rulesdb.Open(folder)
	if err != nil {
		fail(fmt.Errorf("open the library: %w", err))
		return
	}
	notebook := rulesdb.OpenNotebook(folder)
	ready <- func(s *shell) { s.setLibrary(library, notebook) }
	awaitPicture(drawn)
	scenarios, err := scenario.Heads()
	if err != nil {
		fail(fmt.Errorf("read the scenarios: %w", err))
		return
	}
	ready <- func(s *shell) { s.setScenarios(scenarios) }
	index, err := search.Over(library, scenarios, search.CacheFolder())
	if err != nil {
		fail(fmt.Errorf("build the search index: %w", err))
		return
	}
	ready <- func(s *shell) {
		s.setIndex(index)
		s.readPositions(library, scenarios)
	}
	library.KeepEnglish(breathe)
}

// showVersion has the screens show another version of the rules.
func (s *shell) showVersion(version string) {
	s.version = version
	s.reference.Focus() // the link that asked for it goes with the page
	s.open(version, s.bars[referenceTab].Notebook())
}

// open has the screens show the library as it is now, with a version of the
// rules, "" for the newest, and the reader's notebook.
func (s *shell) open(version string, notebook *rulesdb.Notebook) {
	folder := s.folder
	s.soon(func() {
		library, index, err := openVersion(folder, version)
		fyne.Do(func() {
			if err != nil {
				s.reference.Fail(fmt.Errorf("open the library: %w", err))
				return
			}
			s.setLibrary(library, notebook)
			s.setIndex(index)
		})
		if err == nil {
			library.KeepEnglish(breathe)
		}
	})
}

// openVersion opens the library with a version of the rules shown, and what
// searches it.
func openVersion(folder, version string) (*rulesdb.Library, *search.Index, error) {
	library, err := rulesdb.OpenVersion(folder, version)
	if err != nil {
		return nil, nil, err
	}
	scenarios, err := scenario.Heads()
	if err != nil {
		return nil, nil, err
	}
	index, err := search.Over(library, scenarios, search.CacheFolder())
	return library, index, err
}

// setLibrary hands the library and the reader's notebook to the screens.
func (s *shell) setLibrary(library *rulesdb.Library, notebook *rulesdb.Notebook) {
	s.folder = library.Folder
	s.window.SetOnDropped(func(_ fyne.Position, items []fyne.URI) { s.drop(items) })
	for _, bar := range s.bars {
		bar.SetLibrary(library, notebook)
	}
	s.deck.SetLibrary(library)
	s.lab.SetLibrary(library)
	s.rulings.SetFolder(library.Folder)
	s.reference.SetLibrary(library)
	s.sandbox.SetLibrary(library)
	s.showKept()
}

// drop opens a scenario file or a deck that is dropped, and imports other files.
func (s *shell) drop(items []fyne.URI) {
	if len(items) == 1 && s.deck.IsDeck(items[0].Path()) {
		s.deck.ReadFile(items[0].Path())
		return
	}
	if len(items) != 1 || !slices.Contains([]string{".yaml", ".yml"}, strings.ToLower(items[0].Extension())) {
		s.importing.Drop(items)
		return
	}
	text, err := os.ReadFile(items[0].Path())
	if err != nil {
		s.reference.Fail(err)
		return
	}
	if own.IsCollection(text) {
		s.rulings.TakeIn(items[0].Path())
		return
	}
	if lab.IsProposal(text) {
		s.tabs.SelectIndex(referenceTab)
		s.reference.Follow("lab:open")
		s.lab.Open(items[0].Path())
		return
	}
	s.tabs.SelectIndex(sandboxTab)
	s.sandbox.OpenPosition(items[0].Name(), text)
}

// openFile opens a file as one that is dropped.
func (s *shell) openFile(path string) {
	if whole, err := filepath.Abs(path); err == nil {
		path = whole
	}
	if _, err := os.Stat(path); err != nil {
		s.reference.Fail(fmt.Errorf("open a file: %w", err))
		return
	}
	s.drop([]fyne.URI{storage.NewFileURI(path)})
}

// setIndex has the reference search with an index, which finds notes as well.
func (s *shell) setIndex(index *search.Index) {
	s.index = index
	s.reference.SetIndex(index.Search)
	s.sandbox.SetFind(func(text string) []string { return scenariosFor(index, text) })
	s.indexNotes()
	s.indexRulings()
	s.showKept()
}

// setAbout has the sandbox know what the scenarios and the user's own rulings are about.
func (s *shell) setAbout() {
	if s.shipped == nil {
		return // they are being read
	}
	all := slices.Clone(s.shipped)
	for _, r := range s.rulings.Kept() {
		all = append(all, about.OfOwn(&r))
	}
	s.sandbox.SetAbout(sync.OnceValue(func() *about.Index { return about.NewIndex(all) }))
}

// indexRulings makes the user's own rulings findable as they are now.
func (s *shell) indexRulings() {
	index, all := s.index, s.rulings.Kept()
	if index == nil {
		return
	}
	s.soon(func() {
		s.indexing.Lock()
		defer s.indexing.Unlock()
		err := index.SetOwn(all)
		fyne.Do(func() {
			if err != nil {
				s.reference.Fail(fmt.Errorf("make your rulings findable: %w", err))
				return
			}
			s.reference.SetIndex(index.Search)
		})
	})
}

// mostScenarios is how many scenarios a search for them finds.
const mostScenarios = 40

// scenariosFor gives the ids of the scenarios that a search finds; none where it fails,
// beside those that have the words themselves.
func scenariosFor(index *search.Index, text string) []string {
	hits, err := index.Of(search.Scenario, text, mostScenarios)
	if err != nil {
		return nil
	}
	ids := make([]string, len(hits))
	for i, h := range hits {
		ids[i] = h.ID
	}
	return ids
}

// indexNotes makes the notes findable as they are now.
func (s *shell) indexNotes() {
	index, notebook := s.index, s.bars[referenceTab].Notebook()
	if index == nil {
		return
	}
	s.soon(func() {
		s.indexing.Lock()
		defer s.indexing.Unlock()
		err := index.SetNotes(notebook.Notes())
		fyne.Do(func() {
			if err != nil {
				s.reference.Fail(fmt.Errorf("make your notes findable: %w", err))
				return
			}
			s.reference.SetIndex(index.Search)
		})
	})
}

// setScenarios hands the scenarios to both screens.
func (s *shell) setScenarios(scenarios []scenario.Head) {
	s.sandbox.SetScenarios(scenarios)
	s.reference.SetPositions(positionsOf(scenarios))
}

// positionsOf makes positions of what scenarios say about themselves, which is
// there at once.
func positionsOf(scenarios []scenario.Head) []reference.Position {
	positions := make([]reference.Position, len(scenarios))
	for i, c := range scenarios {
		positions[i] = reference.Position{
			ID: c.ID.String(), File: c.File, Title: c.Title, Words: c.Title + "\n" + c.Question + "\n" + c.Ruling,
			Rules: c.Rules, Disputed: c.Disputed,
		}
	}
	return positions
}

// readPositions has the reference know the cards in the scenarios soon, and the sandbox
// what they are about.
func (s *shell) readPositions(library *rulesdb.Library, scenarios []scenario.Head) {
	s.soon(func() {
		fyne.DoAndWait(func() {}) // the window is drawn before
		positions, rulings := positionsWithCards(library, scenarios)
		fyne.Do(func() {
			s.reference.SetPositions(positions)
			s.shipped = rulings
			s.setAbout()
		})
	})
}

// positionsWithCards reads the scenarios for the cards in them and for what they are
// about, which takes a while the first time. Positions do without where they can't be read.
func positionsWithCards(library *rulesdb.Library, scenarios []scenario.Head) ([]reference.Position, []about.Ruling) {
	positions := positionsOf(scenarios)
	rulings, err := about.Shipped(library, breathe)
	if err != nil {
		return positions, nil
	}
	for i, r := range rulings { // in the same order
		positions[i].Cards, positions[i].Keywords = r.CardIDs, r.Keywords
	}
	return positions, rulings
}
