package search

import (
	"slices"
	"sync"

	"canterlaw/rulesdb"
)

// How many of a reader's notes are hits at most, and behind how many hits of the
// reference.
const (
	notesShown  = 5
	beforeNotes = rulesFirst
)

// noteIndex finds a reader's notes. It stands beside the index of the reference,
// which doesn't change as notes do.
type noteIndex struct {
	mutex sync.RWMutex
	index *Index // nil where there are no notes
}

// SetNotes makes a reader's notes findable, in place of those before. A hit's ID
// is the name of the page that the note is about.
func (x *Index) SetNotes(notes []rulesdb.Note) error {
	index, err := overNotes(notes)
	if err != nil {
		return err
	}
	x.notes.mutex.Lock()
	before := x.notes.index
	x.notes.index = index
	x.notes.mutex.Unlock()
	if before == nil {
		return nil
	}
	return before.Close()
}

// overNotes indexes notes; nil for none.
func overNotes(notes []rulesdb.Note) (*Index, error) {
	if len(notes) == 0 {
		return nil, nil
	}
	docs := make([]Document, len(notes))
	for i, note := range notes {
		docs[i] = Document{Kind: Note, ID: note.Page.String(), Title: note.Title, Keywords: []string{note.Page.ID}, Body: note.Text}
	}
	index, err := New(docs)
	if err != nil {
		return nil, err
	}
	index.wholly = true
	return index, nil
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
