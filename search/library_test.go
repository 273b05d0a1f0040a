package search

import (
	"os"
	"path/filepath"
	"testing"

	"canterlaw/rulesdb"
)

// The reference material that lies beside the repository on some machines.
const (
	officialRules = "../../shared/documents/004_b46fd1be7e867474.txt"
	officialBooks = "../../shared/documents/00[012]_*.txt"
	officialCards = "../../shared/cards/octgn/*.xml"
)

// openLibrary opens a library folder; "" is the shipped data.
func openLibrary(t testing.TB, folder string) *rulesdb.Library {
	t.Helper()
	lib, err := rulesdb.Open(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, problem := range lib.Problems {
		t.Error(problem)
	}
	return lib
}

// importedLibrary has the official rules, rulebooks and all cards; without the reference
// material the test is skipped.
func importedLibrary(t testing.TB) *rulesdb.Library {
	t.Helper()
	folder := importedFolder(t)
	if folder == "" {
		t.Skipf("needs the official rules and cards: %s and %s are absent", officialRules, officialCards)
	}
	return openLibrary(t, folder)
}

// importedFolder is a library folder with the official rules, rulebooks and all cards; ""
// without the reference material.
func importedFolder(t testing.TB) string {
	t.Helper()
	sets, err := filepath.Glob(officialCards)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(officialRules); err != nil || len(sets) == 0 {
		return ""
	}
	folder := t.TempDir()
	if _, err := rulesdb.ImportRules(folder, officialRules); err != nil {
		t.Fatal(err)
	}
	if _, err := rulesdb.ImportCards(folder, sets...); err != nil {
		t.Fatal(err)
	}
	books, err := filepath.Glob(officialBooks)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := rulesdb.ImportRulebooks(folder, books...); err != nil {
		t.Fatal(err)
	}
	return folder
}

// indexOf indexes documents until the test ends.
func indexOf(t testing.TB, docs []Document) *Index {
	t.Helper()
	x, err := New(docs)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := x.Close(); err != nil {
			t.Error(err)
		}
	})
	return x
}

// keys names the hits of a query: "rule 511.7a", "glossary Retire".
func keys(t testing.TB, x *Index, query string, limit int) []string {
	t.Helper()
	result, err := x.Search(query, limit)
	if err != nil {
		t.Fatal(err)
	}
	found := []string{}
	for _, hit := range result.Hits {
		found = append(found, string(hit.Kind)+" "+hit.ID)
	}
	return found
}
