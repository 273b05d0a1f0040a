package ui

import (
	"slices"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
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
	from      int             // the tab to which Escape leads back from the settings
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
func (s *shell) playDeck(d *decklist.Deck) {
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
		{Key: keys.Alone(fyne.KeyEscape), Does: "Back to the table or the reference", Do: func() {
			s.tabs.SelectIndex(s.from)
		}},
	}}
}

// selected prepares the tab that has come into view for the keyboard.
func (s *shell) selected() {
	s.nameWindow()
	if tab := s.tabs.SelectedIndex(); tab != displayTab {
		s.from = tab
	}
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

// setIndex lets the reference search with an index, which finds notes as well.
func (s *shell) setIndex(index *search.Index) {
	s.index = index
	s.reference.SetIndex(index.Search)
	s.sandbox.SetFind(func(text string) []string { return scenariosFor(index, text) })
	s.indexNotes()
	s.indexRulings()
	s.showKept()
}

// setAbout tells the sandbox what the scenarios and the user's own rulings are about.
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
