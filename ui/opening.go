package ui

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	own "canterlaw/scenario/rulings"
	"canterlaw/scenario/wording"
	"canterlaw/search"
	"canterlaw/ui/lab"
)

// Opening things in the window: addresses, files, positions.

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

// showKept tells the reference of the user's own positions and games as they are now.
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

// load opens the library and builds the index, which needs no window. As soon as
// each is there, it hands over how a window takes it; the last thing closes the
// channel. drawn is closed when the first picture is drawn. A file that is given is opened as soon
// as it can be, "" for none.
func load(folder, file string, ready chan<- func(*shell), drawn <-chan struct{}) {
	defer close(ready)
	fail := func(err error) { ready <- func(s *shell) { s.reference.Fail(err) } }
	library, err := rulesdb.Open(folder)
	if err != nil {
		fail(fmt.Errorf("open the library: %w", err))
		return
	}
	notebook := rulesdb.OpenNotebook(folder)
	ready <- func(s *shell) { s.setLibrary(library, notebook) }
	isFirst := isPosition(file) // which needs nothing else
	if isFirst {
		ready <- func(s *shell) { s.openFile(file) }
	}
	awaitPicture(drawn)
	scenarios, err := scenario.Heads()
	if err != nil {
		fail(fmt.Errorf("read the scenarios: %w", err))
		return
	}
	ready <- func(s *shell) { s.setScenarios(scenarios) }
	index, err := search.OverAfter(library, scenarios, search.CacheFolder(), func() { <-drawn })
	if err != nil {
		fail(fmt.Errorf("build the search index: %w", err))
		return
	}
	ready <- func(s *shell) {
		s.setIndex(index)
		s.readPositions(library, scenarios)
	}
	if file != "" && !isFirst {
		ready <- func(s *shell) { s.openFile(file) }
	}
	keepEnglish(library)
}

// keepEnglish says in English what may be shown, before it is, and lets others go on meanwhile.
func keepEnglish(library *rulesdb.Library) {
	library.KeepEnglish(breathe, func() { wording.SayAbilities(library, breathe) })
}

// await shows the table until a file with a position is opened, as the program starts with it.
func (s *shell) await(file string) {
	if isPosition(file) {
		s.tabs.SelectIndex(sandboxTab)
		s.sandbox.Await(filepath.Base(file))
	}
}

// isPosition reports whether a file has a position, and neither rulings nor a proposal.
func isPosition(file string) bool {
	if !isScenarioName(file) {
		return false
	}
	text, err := os.ReadFile(file)
	return err == nil && !own.IsCollection(text) && !lab.IsProposal(text)
}

// isScenarioName reports whether a file's name ends as those of scenarios do.
func isScenarioName(name string) bool {
	return slices.Contains([]string{".yaml", ".yml"}, strings.ToLower(filepath.Ext(name)))
}

// showVersion shows another version of the rules on all screens.
func (s *shell) showVersion(version string) {
	s.version = version
	s.reference.Focus() // the link that asked for it goes with the page
	s.open(version, s.bars[referenceTab].Notebook())
}

// open shows the library on all screens as it is now, with a version of the
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
			keepEnglish(library)
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

// drop opens a scenario file or a deck that is dropped, and imports other files.
func (s *shell) drop(items []fyne.URI) {
	if len(items) == 1 && s.deck.IsDeck(items[0].Path()) {
		s.deck.ReadFile(items[0].Path())
		return
	}
	if len(items) != 1 || !isScenarioName(items[0].Name()) {
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
		if err = fmt.Errorf("open a file: %w", err); errors.Is(err, fs.ErrNotExist) {
			err = fmt.Errorf("there is no file %s", path)
		}
		s.tabs.SelectIndex(referenceTab)
		s.reference.Fail(err)
		return
	}
	s.drop([]fyne.URI{storage.NewFileURI(path)})
}
