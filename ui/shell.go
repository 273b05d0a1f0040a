package ui

import (
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"

	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/ui/reference"
)

// name is the program's, in window titles.
const name = "Canterlaw"

// shell is what a window holds: the screens, one behind each tab.
type shell struct {
	window    fyne.Window
	tabs      *container.AppTabs
	reference *reference.Screen
}

// newShell fills a window. It shows that it is being prepared until it is
// given a library; soon is how a search waits for typing to rest, nil for the
// usual pause.
func newShell(w fyne.Window, soon reference.Soon) *shell {
	s := &shell{window: w}
	s.reference = reference.New(reference.Options{
		Canvas:       w.Canvas(),
		TitleChanged: s.setTitle,
		OpenScenario: func(string) {},
		Soon:         soon,
	})
	s.tabs = container.NewAppTabs(container.NewTabItem("Reference", s.reference.Content))
	for _, known := range s.reference.Shortcuts() {
		w.Canvas().AddShortcut(known.Shortcut, func(fyne.Shortcut) { known.Do() })
	}
	for i, key := range []fyne.KeyName{fyne.Key1, fyne.Key2} {
		tab := &desktop.CustomShortcut{KeyName: key, Modifier: fyne.KeyModifierControl}
		w.Canvas().AddShortcut(tab, func(fyne.Shortcut) { s.tabs.SelectIndex(i) })
	}
	w.SetPadded(false)
	w.SetContent(s.tabs)
	w.Resize(fyne.NewSize(1280, 800))
	s.setTitle("")
	s.reference.FocusSearch()
	return s
}

// setTitle names the window after the page that is open.
func (s *shell) setTitle(page string) {
	if page == "" {
		s.window.SetTitle(name)
		return
	}
	s.window.SetTitle(page + " – " + name)
}

// load opens the library and builds the index, off the interface's goroutine,
// and hands each to the screens as soon as it is there.
func (s *shell) load(folder string) {
	library, err := rulesdb.Open(folder)
	if err != nil {
		fyne.Do(func() { s.reference.Fail(fmt.Errorf("open the library: %w", err)) })
		return
	}
	fyne.Do(func() { s.reference.SetLibrary(library) })
	index, err := search.New(search.Documents(library))
	if err != nil {
		fyne.Do(func() { s.reference.Fail(fmt.Errorf("build the search index: %w", err)) })
		return
	}
	fyne.Do(func() { s.reference.SetIndex(index.Search) })
}
