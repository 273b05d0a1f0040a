package rulesdb

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"
)

// Notebook is what readers keep for themselves: bookmarks, notes on pages, and
// which pages they read last. It stands in their library folder as files that
// people can read and edit (notebook_files.go). Several goroutines may use it.
type Notebook struct {
	// Problems tells what of the folder could not be read when it was opened; the
	// rest is there.
	Problems []error

	folder    string // "" where nothing is kept on disk
	mutex     sync.Mutex
	bookmarks *keptPages
	history   *keptPages
	notes     map[PageID]*keptNote
}

// Entry is a page in a notebook.
type Entry struct {
	Page  PageID
	Title string    // the page's, for where the library doesn't have it
	When  time.Time // when it was bookmarked, written about or read
}

// Note is a reader's own text about a page.
type Note struct {
	Entry
	Text string // Markdown
}

// historyLength is how many of the pages read last are kept.
const historyLength = 300

// OpenNotebook opens the notebook in a library folder, which need not be there
// yet; "" for one that is forgotten with the program. A damaged file is set
// aside under a new name and told in Problems.
func OpenNotebook(folder string) *Notebook {
	n := &Notebook{
		folder: folder,
		bookmarks: &keptPages{file: "bookmarks.yaml",
			about: "Pages that were bookmarked in Canterlaw, the latest first."},
		history: &keptPages{file: "history.yaml", about: "Pages that were read in Canterlaw, the latest first."},
		notes:   map[PageID]*keptNote{},
	}
	if folder == "" {
		return n
	}
	within := filepath.Join(folder, notebookFolder)
	for _, list := range []*keptPages{n.bookmarks, n.history} {
		list.file = filepath.Join(within, list.file)
		if err := list.read(); err != nil {
			n.Problems = append(n.Problems, err)
		}
	}
	n.readNotes(filepath.Join(within, notesFolder))
	return n
}

// Bookmarks gives the bookmarked pages, the latest first.
func (n *Notebook) Bookmarks() []Entry { return n.entries(n.bookmarks) }

// History gives the pages that were read last, each once, the latest first.
func (n *Notebook) History() []Entry { return n.entries(n.history) }

func (n *Notebook) entries(list *keptPages) []Entry {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	return slices.Clone(list.entries)
}

// IsBookmarked reports whether a page is bookmarked.
func (n *Notebook) IsBookmarked(page PageID) bool {
	return slices.ContainsFunc(n.Bookmarks(), func(e Entry) bool { return e.Page == page })
}

// Bookmark bookmarks a page. An error is a *FolderError or a *SetAsideError.
func (n *Notebook) Bookmark(page Entry) error {
	return n.change(n.bookmarks, func(entries []Entry) []Entry { return first(page, entries) })
}

// RemoveBookmark removes a page's bookmark, if it has one. Errors are those of
// Bookmark.
func (n *Notebook) RemoveBookmark(page PageID) error {
	return n.change(n.bookmarks, func(entries []Entry) []Entry { return without(page, entries) })
}

// Visit remembers that a page was read. Errors are those of Bookmark.
func (n *Notebook) Visit(page Entry) error {
	return n.change(n.history, func(entries []Entry) []Entry {
		entries = first(page, entries)
		return entries[:min(historyLength, len(entries))]
	})
}

// ClearHistory forgets which pages were read. Errors are those of Bookmark.
func (n *Notebook) ClearHistory() error {
	return n.change(n.history, func([]Entry) []Entry { return nil })
}

// first puts a page before the others, the latest first.
func first(page Entry, others []Entry) []Entry {
	entries := append([]Entry{page}, without(page.Page, others)...)
	slices.SortStableFunc(entries, func(a, b Entry) int { return b.When.Compare(a.When) })
	return entries
}

func without(page PageID, entries []Entry) []Entry {
	return slices.DeleteFunc(slices.Clone(entries), func(e Entry) bool { return e.Page == page })
}

// change changes a list as it stands on disk, where another window may have
// changed it, and writes it.
func (n *Notebook) change(list *keptPages, apply func([]Entry) []Entry) error {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	if n.folder == "" {
		list.entries = apply(list.entries)
		return nil
	}
	damaged := list.read()
	if aside := new(SetAsideError); damaged != nil && (!errors.As(damaged, &aside) || aside.As == "") {
		return damaged
	}
	before := list.entries
	list.entries = apply(list.entries)
	if err := list.write(); err != nil {
		list.entries = before
		return err
	}
	return damaged
}

// Note gives the reader's note on a page, "" if there is none.
func (n *Notebook) Note(page PageID) string {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	if note := n.notes[page]; note != nil {
		return note.Text
	}
	return ""
}

// Notes gives all notes, the latest first.
func (n *Notebook) Notes() []Note {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	var notes []Note
	for _, kept := range n.notes {
		notes = append(notes, kept.Note)
	}
	slices.SortFunc(notes, func(a, b Note) int {
		return cmp.Or(b.When.Compare(a.When), strings.Compare(a.Page.String(), b.Page.String()))
	})
	return notes
}

// SetNote writes a note on a page in place of the one before; one without text
// is removed. What another program wrote into its file meanwhile is set aside.
// Errors are those of Bookmark.
func (n *Notebook) SetNote(page Entry, text string) error {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	text = strings.TrimSpace(withLineEnds(text))
	before := n.notes[page.Page]
	if before == nil {
		if text == "" {
			return nil
		}
		before = &keptNote{}
	}
	note := &keptNote{Note: Note{Entry: page, Text: text}, file: before.file, stored: before.stored}
	var told error
	if n.folder != "" {
		if note.file == "" {
			note.file = n.noteFile(page.Page)
		}
		if told = note.keepOther(); told != nil {
			if aside := new(SetAsideError); !errors.As(told, &aside) || aside.As == "" {
				return told
			}
		}
		if err := note.write(); err != nil {
			return err
		}
	}
	if text == "" {
		delete(n.notes, page.Page)
	} else {
		n.notes[page.Page] = note
	}
	return told
}

// noteFile gives a name for the file of a new note that no other note has.
func (n *Notebook) noteFile(page PageID) string {
	var taken []string
	for note := range maps.Values(n.notes) {
		taken = append(taken, strings.ToLower(note.file))
	}
	for i := 1; ; i++ {
		name := fileName(page.String())
		if i > 1 {
			name += fmt.Sprintf(" %d", i)
		}
		file := filepath.Join(n.folder, notebookFolder, notesFolder, name+noteSuffix)
		if !slices.Contains(taken, strings.ToLower(file)) {
			return file
		}
	}
}
