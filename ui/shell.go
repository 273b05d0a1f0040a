package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/search"
	"canterlaw/ui/reference"
	"canterlaw/ui/sandbox"
	"canterlaw/ui/settings"
)

// name is the program's, in window titles.
const name = "Canterlaw"

// shell is what a window holds: the screens, one behind each tab.
type shell struct {
	window    fyne.Window
	tabs      *container.AppTabs
	titles    [3]string // of the screens, by tab
	reference *reference.Screen
	sandbox   *sandbox.Screen
}

// The tabs, by their places.
const (
	referenceTab = iota
	sandboxTab
	displayTab
)

// newShell fills a window. It shows that it is being prepared until it is
// given a library; soon is how a search waits for typing to rest, nil for the
// usual pause, and apply is called with settings that are chosen.
func newShell(w fyne.Window, soon reference.Soon, apply func(settings.Settings)) *shell {
	s := &shell{window: w}
	s.titles[displayTab] = "Display"
	s.reference = reference.New(reference.Options{
		Canvas:       w.Canvas(),
		TitleChanged: func(title string) { s.setTitle(referenceTab, title) },
		OpenScenario: s.openScenario,
		Shortcut:     s.take,
		Soon:         soon,
	})
	s.sandbox = sandbox.New(sandbox.Options{
		Window:       w,
		TitleChanged: func(title string) { s.setTitle(sandboxTab, title) },
		Follow:       s.followFromSandbox,
	})
	s.tabs = container.NewAppTabs(
		container.NewTabItem("Reference", s.reference.Content),
		container.NewTabItem("Sandbox", s.sandbox.Content),
		container.NewTabItem("Display", settings.New(fyne.CurrentApp().Preferences(), apply).Content))
	s.tabs.OnSelected = func(*container.TabItem) { s.selected() }
	s.listenToKeys()
	w.SetPadded(false)
	w.SetContent(s.tabs)
	w.Resize(fyne.NewSize(1280, 800))
	s.selected()
	return s
}

// listenToKeys registers the shortcuts, and hands keys that nothing has the
// focus for to the sandbox.
func (s *shell) listenToKeys() {
	c := s.window.Canvas()
	for _, known := range s.reference.Shortcuts() {
		c.AddShortcut(known.Shortcut, func(fyne.Shortcut) {
			s.tabs.SelectIndex(referenceTab)
			known.Do()
		})
	}
	for _, shortcut := range tabShortcuts {
		c.AddShortcut(shortcut, func(fyne.Shortcut) { s.take(shortcut) })
	}
	c.SetOnTypedKey(func(e *fyne.KeyEvent) {
		switch {
		case s.tabs.SelectedIndex() == sandboxTab:
			s.sandbox.Key(e.Name)
		case e.Name == fyne.KeyEscape:
			s.tabs.SelectIndex(referenceTab)
			s.reference.FocusSearch()
		}
	})
}

// tabShortcuts select the tabs, by their places: Control 1 to 3.
var tabShortcuts = [...]fyne.Shortcut{
	&desktop.CustomShortcut{KeyName: fyne.Key1, Modifier: fyne.KeyModifierControl},
	&desktop.CustomShortcut{KeyName: fyne.Key2, Modifier: fyne.KeyModifierControl},
	&desktop.CustomShortcut{KeyName: fyne.Key3, Modifier: fyne.KeyModifierControl},
}

// take acts on a shortcut if it is one of the shell's, and reports whether it
// is.
func (s *shell) take(shortcut fyne.Shortcut) bool {
	for tab, known := range tabShortcuts {
		if known.ShortcutName() == shortcut.ShortcutName() {
			s.tabs.SelectIndex(tab)
			return true
		}
	}
	return false
}

// selected prepares the tab that has come into view for the keyboard.
func (s *shell) selected() {
	s.nameWindow()
	switch s.tabs.SelectedIndex() {
	case referenceTab:
		s.reference.Focus()
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
// channel.
func load(folder string, ready chan<- func(*shell)) {
	defer close(ready)
	fail := func(err error) { ready <- func(s *shell) { s.reference.Fail(err) } }
	library, err := rulesdb.Open(folder)
	if err != nil {
		fail(fmt.Errorf("open the library: %w", err))
		return
	}
	ready <- func(s *shell) {
		s.reference.SetLibrary(library)
		s.sandbox.SetLibrary(library)
	}
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
	ready <- func(s *shell) { s.reference.SetIndex(index.Search) }
	positions := positionsWithCards(library, scenarios)
	ready <- func(s *shell) { s.reference.SetPositions(positions) }
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
			ID: c.ID.String(), Title: c.Title, Words: c.Title + "\n" + c.Question + "\n" + c.Ruling,
			Rules: c.Rules,
		}
	}
	return positions
}

// positionsWithCards reads the scenarios for the cards in them, which takes a
// while. Pages of cards do without one that can't be read: it says why when it is
// opened.
func positionsWithCards(library *rulesdb.Library, scenarios []scenario.Head) []reference.Position {
	positions := positionsOf(scenarios)
	for i, head := range scenarios {
		if c, err := scenario.ReadShipped(library, head); err == nil {
			positions[i].Cards = c.PrintedCards()
		}
	}
	return positions
}
