package search

import (
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"canterlaw/rulesdb"
)

// overKept opens the index of a library with its cache in a folder.
func overKept(t *testing.T, library *rulesdb.Library, folder string) *Index {
	t.Helper()
	x, err := Over(library, nil, folder)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { x.Close() })
	return x
}

// kept lists what a cache folder holds.
func kept(t *testing.T, folder string) []string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	return names
}

// wantSameAnswers compares what two indexes find for the judges' queries.
func wantSameAnswers(t *testing.T, what string, want, got *Index) {
	t.Helper()
	for _, judge := range judgesQueries {
		wanted, err := want.Search(judge.query, 20)
		if err != nil {
			t.Fatal(err)
		}
		found, err := got.Search(judge.query, 20)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(wanted.Hits, found.Hits); diff != "" {
			t.Errorf("%s, %q finds something else (-in memory +kept):\n%s", what, judge.query, diff)
		}
	}
}

func TestAKeptIndexAnswersLikeANewOne(t *testing.T) {
	library := openLibrary(t, "")
	folder := filepath.Join(t.TempDir(), "cache")
	inMemory := overKept(t, library, "")
	for _, when := range []string{"made", "opened again"} {
		wantSameAnswers(t, when, inMemory, overKept(t, library, folder))
	}
	if names := kept(t, folder); len(names) != 1 {
		t.Errorf("the cache holds %q, want one index", names)
	}
}

// TestOnlyAnIndexThatHasToBeMadeWaits for what is to be done before it.
func TestOnlyAnIndexThatHasToBeMadeWaits(t *testing.T) {
	folder := t.TempDir()
	for _, c := range []struct {
		when, folder string
		want         int
	}{{"made in a folder", folder, 1}, {"kept", folder, 0}, {"made in memory", "", 1}} {
		waited := 0
		x, err := OverAfter(inventedLibrary(), nil, c.folder, func() { waited++ })
		if err != nil {
			t.Fatal(err)
		}
		if x.Close(); waited != c.want {
			t.Errorf("an index that is %s waits %d times, want %d", c.when, waited, c.want)
		}
	}
}

func TestAnIndexOfOtherDocumentsIsNotTaken(t *testing.T) {
	folder := t.TempDir()
	first := overKept(t, inventedLibrary(), folder)
	before := kept(t, folder)
	library := inventedLibrary()
	library.Glossary[0].Digest = "Canters past X areas."
	x := overKept(t, library, folder)
	if found := keys(t, x, "canter", 5); len(found) != 1 {
		t.Errorf("the changed term is found as %q", found)
	}
	if found := keys(t, first, "moves", 5); len(found) == 0 || found[0] != "glossary Gallop X" {
		t.Errorf("the index that was open finds %q", found)
	}
	if after := kept(t, folder); len(after) != 2 || !slices.Contains(after, before[0]) {
		t.Errorf("the cache held %q and now holds %q, want another index beside it", before, after)
	}
}

func TestTheIndexesUsedLastAreKept(t *testing.T) {
	folder := t.TempDir()
	first := overKept(t, inventedLibrary(), folder)
	name := kept(t, folder)[0]
	for _, digest := range []string{"Canters.", "Trots.", "Walks.", "Stands.", "Lies."} {
		library := inventedLibrary()
		library.Glossary[0].Digest = digest
		overKept(t, library, folder)
		earlier := time.Now().Add(-time.Hour)
		for _, other := range kept(t, folder) {
			if err := os.Chtimes(other, earlier, earlier); err != nil {
				t.Fatal(err)
			}
		}
		overKept(t, inventedLibrary(), folder) // used again
	}
	if names := kept(t, folder); len(names) != mostKept || !slices.Contains(names, name) {
		t.Errorf("the cache holds %q, want %d, %s among them", names, mostKept, name)
	}
	if found := keys(t, first, "moves", 5); len(found) == 0 || found[0] != "glossary Gallop X" {
		t.Errorf("the index that was open finds %q", found)
	}
}

func TestADamagedCacheIsMadeAnew(t *testing.T) {
	for name, damage := range map[string]func(index string) error{
		"no description": func(index string) error { return os.Remove(filepath.Join(index, "index_meta.json")) },
		"no index":       func(index string) error { return os.RemoveAll(filepath.Join(index, "store")) },
		"cut off": func(index string) error {
			return os.Truncate(filepath.Join(index, "store", "root.bolt"), 100)
		},
		"a file": func(index string) error {
			if err := os.RemoveAll(index); err != nil {
				return err
			}
			return os.WriteFile(index, []byte("hay"), 0o644)
		},
	} {
		t.Run(name, func(t *testing.T) {
			folder := t.TempDir()
			x, err := Over(inventedLibrary(), nil, folder)
			if err != nil {
				t.Fatal(err)
			}
			x.Close()
			if err := damage(kept(t, folder)[0]); err != nil {
				t.Fatal(err)
			}
			again := overKept(t, inventedLibrary(), folder)
			if found := keys(t, again, "gallop", 1); len(found) != 1 || found[0] != "glossary Gallop X" {
				t.Errorf("gallop finds %q", found)
			}
		})
	}
}

func TestWithoutACacheFolderAllIsInMemory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	x := overKept(t, inventedLibrary(), filepath.Join(file, "cache"))
	if found := keys(t, x, "gallop", 1); len(found) != 1 {
		t.Errorf("gallop finds %q", found)
	}
}
