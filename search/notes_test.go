package search

import (
	"errors"
	"slices"
	"sync"
	"testing"

	"canterlaw/rulesdb"
	shelf "canterlaw/scenario/kept"
)

func note(kind, id, title, text string) rulesdb.Note {
	return rulesdb.Note{Entry: rulesdb.Entry{Page: rulesdb.PageID{Kind: kind, ID: id}, Title: title}, Text: text}
}

// withReadersNotes opens the index of what ships with notes beside it.
func withReadersNotes(t *testing.T, notes ...rulesdb.Note) *Index {
	t.Helper()
	x, err := Over(openLibrary(t, ""), nil, "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { x.Close() })
	if err := x.SetNotes(notes); err != nil {
		t.Fatal(err)
	}
	return x
}

// noteHits gives the places among the hits, and the IDs, of the notes.
func noteHits(t *testing.T, x *Index, query string, limit int) (places []int, ids []string) {
	t.Helper()
	result, err := x.Search(query, limit)
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Hits) > limit {
		t.Errorf("%q gives %d hits, more than %d", query, len(result.Hits), limit)
	}
	for i, h := range result.Hits {
		if h.Kind == Note {
			places, ids = append(places, i), append(ids, h.ID)
		}
	}
	return places, ids
}

// TestNotesAreFound by their words, misspelled too, and by their page; behind
// the rule that governs.
func TestNotesAreFound(t *testing.T) {
	x := withReadersNotes(t,
		note("rule", "514.4c", "514.4c (Faceoffs)", "Avery asked about the **zebra** in round two."),
		note("card", "PR13", "Holly Dash, Flighty Filly", "Compare with the zebras."))
	for query, want := range map[string]string{
		"zebra round":       "rule:514.4c",
		"zebar two":         "rule:514.4c",
		"compare zebra":     "card:PR13",
		"514.4c":            "rule:514.4c",
		"holly dash":        "card:PR13",
		"holly dash zebras": "card:PR13",
	} {
		places, ids := noteHits(t, x, query, 40)
		if len(ids) != 1 || ids[0] != want {
			t.Errorf("%q finds the notes %q, want %s", query, ids, want)
			continue
		}
		if places[0] > beforeNotes {
			t.Errorf("%q finds the note at place %d, want it behind the best %d", query, places[0], beforeNotes)
		}
	}
	if places, _ := noteHits(t, x, "514.4c", 40); len(places) == 1 && places[0] == 0 {
		t.Error("the note stands before the rule")
	}
	if _, ids := noteHits(t, x, "zebra faceoff", 40); len(ids) != 1 || ids[0] != "rule:514.4c" {
		t.Errorf("words of the text and of the title find %q", ids)
	}
	if _, ids := noteHits(t, x, "dismiss vs zebra", 40); ids != nil {
		t.Errorf("a question of which the notes have only a word finds %q", ids)
	}
	if _, ids := noteHits(t, x, "t:friend", 40); ids != nil {
		t.Errorf("a query for cards finds the notes %q", ids)
	}
}

// TestNotesChange while searches go on.
func TestNotesChange(t *testing.T) {
	x := withReadersNotes(t, note("rule", "514", "514 Faceoffs", "Zebra."))
	var searches sync.WaitGroup
	for range 4 {
		searches.Go(func() {
			for range 20 {
				if _, err := x.Search("zebra", 10); err != nil {
					t.Error(err)
				}
			}
		})
	}
	for _, text := range []string{"Giraffe.", "Zebra.", "Okapi."} {
		if err := x.SetNotes([]rulesdb.Note{note("rule", "514", "514 Faceoffs", text)}); err != nil {
			t.Error(err)
		}
	}
	searches.Wait()
	if _, ids := noteHits(t, x, "zebra", 10); ids != nil {
		t.Errorf("the old note finds %q", ids)
	}
	if _, ids := noteHits(t, x, "okapi", 10); len(ids) != 1 {
		t.Errorf("the new note finds %q", ids)
	}
	if err := x.SetNotes(nil); err != nil {
		t.Error(err)
	}
	if _, ids := noteHits(t, x, "okapi", 10); ids != nil {
		t.Errorf("the removed note finds %q", ids)
	}
}

// TestOnesOwnPositionsAreFound by their names, the cards in them and their texts.
func TestOnesOwnPositionsAreFound(t *testing.T) {
	x := withReadersNotes(t)
	if err := x.SetKept([]shelf.Entry{
		{File: "zebra.yaml", Title: "The zebra of round two", Cards: []string{"Holly Dash, Flighty Filly"},
			Words: "Who crosses?"},
		{File: "broken.yaml", Err: errors.New("zebra")},
	}); err != nil {
		t.Fatal(err)
	}
	for _, query := range []string{"zebra", "zebra round", "zebra crosses", "holly dash zebra"} {
		result, err := x.Search(query, 40)
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, h := range result.Hits {
			if h.Kind == Kept {
				ids = append(ids, h.ID)
			}
		}
		if !slices.Equal(ids, []string{"zebra.yaml"}) {
			t.Errorf("%q finds %q", query, ids)
		}
	}
	if err := x.SetKept(nil); err != nil {
		t.Fatal(err)
	}
	if result, err := x.Search("zebra round", 40); err != nil ||
		slices.ContainsFunc(result.Hits, func(h Hit) bool { return h.Kind == Kept }) {
		t.Errorf("what is gone is found: %v", err)
	}
}
