package decklist

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The theme decks that ship are those that players have on disk.
func TestThemeDecksAreThoseOfTheFiles(t *testing.T) {
	files, lib := sharedDecks(t), shippedLibrary(t)
	shipped, err := ThemeDecks(lib)
	if err != nil {
		t.Fatal(err)
	}
	if len(shipped) != len(files) {
		t.Fatalf("%d decks ship, there are %d", len(shipped), len(files))
	}
	byName := map[string]map[string]int{}
	for _, deck := range shipped {
		byName[strings.ToLower(deck.Name)] = counts(deck)
	}
	for _, file := range files {
		f, err := os.Open(file)
		if err != nil {
			t.Fatal(err)
		}
		deck, err := Read(lib, file, f, nil)
		f.Close()
		if err != nil {
			t.Fatal(err)
		}
		name := strings.ToLower(strings.TrimSuffix(filepath.Base(file), ".o8d"))
		got, want := byName[name], counts(deck)
		if len(got) != len(want) {
			t.Errorf("%s: %d cards ship, the file has %d", name, len(got), len(want))
		}
		for number, n := range want {
			if got[number] != n {
				t.Errorf("%s: %d of %s ship, the file has %d", name, got[number], number, n)
			}
		}
	}
}

func counts(deck *Deck) map[string]int {
	n := map[string]int{}
	for _, c := range deck.Cards {
		n[c.Card.Number] += c.Count
	}
	return n
}
