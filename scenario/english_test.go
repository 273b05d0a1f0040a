package scenario_test

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"canterlaw/data"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// TestAbilitiesOfShippedScenariosAreKept: what the abilities that cards have only in a shipped
// scenario are in English is kept with those of the library's cards.
func TestAbilitiesOfShippedScenariosAreKept(t *testing.T) {
	folder := t.TempDir()
	data.KeepIn(folder)
	t.Cleanup(func() { data.KeepIn("") })
	lib := scenariotest.Library(t)
	lib.Cards = nil // theirs take longer
	read := 0
	between := func() { read++ }
	lib.KeepEnglish(func() {}, func() { scenario.SayAbilities(lib, between) })
	files, err := filepath.Glob(filepath.Join(folder, "english*"))
	if err != nil || len(files) != 1 {
		t.Fatalf("kept in %v, %v; want one file", files, err)
	}
	kept, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	if says := "Main Phase: Draw a card."; read < 50 || !bytes.Contains(kept, []byte(says)) {
		t.Errorf("%d scenarios read, and %d bytes kept; want 50 at least, and %q among what is kept",
			read, len(kept), says)
	}
}
