package wording_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"canterlaw/data"
	"canterlaw/rulesdb"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/wording"
)

// TestWhatIsShownInPlayIsKept: what the abilities that cards have only in a shipped scenario are in
// English is kept with those of the library's cards, and so is what players choose to be done.
func TestWhatIsShownInPlayIsKept(t *testing.T) {
	folder := t.TempDir()
	data.KeepIn(folder)
	t.Cleanup(func() { data.KeepIn("") })
	lib := scenariotest.Library(t)
	isOther := func(c *rulesdb.Card) bool { return c.Number != "AD8" }
	lib.Cards = slices.DeleteFunc(lib.Cards, isOther) // all of them take long
	read := 0
	between := func() { read++ }
	lib.KeepEnglish(func() {}, func() { wording.SayAbilities(lib, between) })
	files, err := filepath.Glob(filepath.Join(folder, "english*"))
	if err != nil || len(files) != 1 {
		t.Fatalf("kept in %v, %v; want one file", files, err)
	}
	kept, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, says := range []string{
		"Main Phase: Draw a card.",
		"choose a character", // which may be done by an ability of a card of the library
	} {
		if read < 50 || !bytes.Contains(kept, []byte(says)) {
			t.Errorf("%d scenarios read, and %d bytes kept; want 50 at least, and %q among what is kept",
				read, len(kept), says)
		}
	}
}
