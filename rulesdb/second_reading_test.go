package rulesdb

import (
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// The second reading is of the cards that were drawn, as they stand in the list; every
// ability is one that the engine runs and that is printed as it is read; and each face
// has as many abilities as paragraphs.
func TestSecondReading(t *testing.T) {
	const folder = "testdata/second-reading/"
	list, err := os.ReadFile(folder + "drawn.txt")
	if err != nil {
		t.Fatal(err)
	}
	drawn := strings.Fields(string(list))
	if once := slices.Compact(slices.Sorted(slices.Values(drawn))); len(drawn) != 300 || len(once) != 300 {
		t.Errorf("%d cards are drawn, %d different ones; want 300", len(drawn), len(once))
	}
	text, err := os.ReadFile(folder + "cards.yaml")
	if err != nil {
		t.Fatal(err)
	}
	read, err := shippedAbilities(fstest.MapFS{"abilities/second-reading.yaml": {Data: text}})
	if err != nil {
		t.Fatal(err)
	}
	if len(read) != len(drawn) {
		t.Fatalf("%d cards are read, want %d", len(read), len(drawn))
	}
	library := mustOpen(t, "")
	for i, c := range read {
		if drawn[i] != c.Number {
			t.Fatalf("%s: %s is not the card of that place in drawn.txt", c.at, c.Number)
		}
		printed, err := library.FindCard(c.Number)
		if err != nil || !c.isOf(printed) {
			t.Errorf("%s: no card is %s, %s: %v", c.at, c.Number, c.Name, err)
			continue
		}
		if c.Missing != "" {
			continue
		}
		facts := printed.Card
		facts.Faces = slices.Clone(facts.Faces)
		if len(c.Faces) != len(facts.Faces) {
			t.Errorf("%s: %d faces, want %d", c.at, len(c.Faces), len(facts.Faces))
			continue
		}
		for side, face := range c.Faces {
			if len(face.Abilities) != printed.Paragraphs[side] && c.Remarks == "" {
				t.Errorf("%s: face %d has %d abilities, of %d paragraphs", c.at, side+1, len(face.Abilities),
					printed.Paragraphs[side])
			}
			facts.Faces[side].Abilities = nil
			for _, p := range face.Abilities {
				a, err := ability.Read(p.Notation)
				if err != nil {
					t.Errorf("%s: %v", c.at, err)
					continue
				}
				if again, err := ability.Read(a.String()); err != nil || again.String() != a.String() {
					t.Errorf("%s: %q is printed as %q, and that read with: %v", c.at, p.Notation, a, err)
				}
				facts.Faces[side].Abilities = append(facts.Faces[side].Abilities, p.Notation)
			}
		}
		if _, err := engine.NewProgram(2, []card.Card{facts}, board.Readings{}); err != nil {
			t.Errorf("%s: %v", c.at, err)
		}
	}
}
