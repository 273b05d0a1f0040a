package search

import (
	"slices"
	"strings"
	"sync"

	"canterlaw/rulesdb"
	shelf "canterlaw/scenario/kept"
	"canterlaw/scenario/rulings"
)

// How many of a reader's notes are hits at most, and behind how many hits of the
// reference.
const (
	notesShown  = 5
	beforeNotes = rulesFirst
)

// noteIndex finds a reader's notes, or their positions and games. It stands beside the
// index of the reference, which doesn't change as those do.
type noteIndex struct {
	mutex sync.RWMutex
	index *Index // nil where there are no notes
}

// SetNotes makes a reader's notes findable, in place of those before. A hit's ID is the name of
// the page that the note is about. It is an error if they can't be indexed; those before stay
// then.
func (x *Index) SetNotes(notes []rulesdb.Note) error {
	docs := make([]Document, len(notes))
	for i, note := range notes {
		docs[i] = Document{Kind: Note, ID: note.Page.String(), Title: note.Title,
			Keywords: []string{note.Page.ID}, Body: note.Text}
	}
	return x.notes.set(docs)
}

// SetKept makes a user's own positions and games findable, in place of those before: by their
// names, the cards in them, and their texts. A hit's ID is the file on the shelf. It is an error
// if they can't be indexed; those before stay then.
func (x *Index) SetKept(entries []shelf.Entry) error {
	var docs []Document
	for _, e := range entries {
		if e.Err == nil {
			docs = append(docs, Document{Kind: Kept, ID: e.File, Title: e.Title, Keywords: e.Cards,
				Body: strings.TrimSpace(e.Kind() + " · " + e.Stands + "\n\n" +
					strings.Join(e.Cards, " · ") + "\n\n" + e.Words)})
		}
	}
	return x.kept.set(docs)
}

// SetOwn makes a user's own rulings findable, in place of those before. A hit's ID is the
// ruling's. It is an error if they can't be indexed; those before stay then.
func (x *Index) SetOwn(all []rulings.Ruling) error {
	docs := make([]Document, len(all))
	for i, r := range all {
		about := []string{r.Author, r.Date, r.Collection, strings.Join(r.Rules, " "), r.Status()}
		docs[i] = Document{Kind: Own, ID: r.ID, Title: r.Title, Keywords: r.Cards,
			Body: paragraphs(r.Question, r.Ruling, strings.Join(slices.DeleteFunc(about, func(s string) bool {
				return s == ""
			}), " · "))}
	}
	return x.own.set(docs)
}

// set takes documents in place of those before.
func (n *noteIndex) set(docs []Document) error {
	var index *Index
	if len(docs) > 0 {
		var err error
		if index, err = New(docs); err != nil {
			return err
		}
		index.wholly = true
	}
	n.mutex.Lock()
	before := n.index
	n.index = index
	n.mutex.Unlock()
	if before == nil {
		return nil
	}
	return before.Close()
}

// hits gives the best of the notes that answer the whole of a query.
func (n *noteIndex) hits(text string) ([]Hit, error) {
	n.mutex.RLock()
	defer n.mutex.RUnlock()
	if n.index == nil {
		return nil, nil
	}
	q, err := n.index.understand(text)
	if err != nil {
		return nil, err
	}
	return n.index.hits(q, notesShown)
}

// close frees the index.
func (n *noteIndex) close() error {
	n.mutex.Lock()
	defer n.mutex.Unlock()
	if n.index == nil {
		return nil
	}
	return n.index.Close()
}

// withNotes puts notes behind the best hits of the reference.
func withNotes(hits, notes []Hit, limit int) []Hit {
	hits = slices.Insert(hits, min(beforeNotes, len(hits)), notes...)
	return hits[:min(len(hits), max(0, limit))]
}
