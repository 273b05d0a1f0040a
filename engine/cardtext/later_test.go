package cardtext

import (
	"os"
	"strings"
	"testing"
)

// laterNames are the traits and Titles that the sentences of a later set name.
var laterNames = Words{
	Traits: []string{"Pegasus", "Unicorn", "Earth Pony", "Zebra", "Critter", "Accessory", "Unique", "Epic", "Villain", "Performer"},
	Titles: []string{"Holly Dash", "Royal Riff", "Drill Bit"},
}

// The sentences of testdata/later-sentences.txt are of no card: they put together what the
// cards of the nine sets say with other types, zones, players, numbers, times and conditions,
// as later sets may. Those behind "not yet:" aren't understood.
func TestSentencesOfLaterSets(t *testing.T) {
	r := NewReader(laterNames)
	all, err := os.ReadFile("testdata/later-sentences.txt")
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for line := range strings.Lines(string(all)) {
		text, notYet := strings.CutPrefix(strings.TrimSpace(line), "not yet: ")
		on := Card{Type: "Friend"}
		switch {
		case strings.Contains(strings.ToLower(text), "this problem"):
			on.Type = "Problem"
		case strings.HasPrefix(text, "That "), strings.HasPrefix(text, "When that"):
			on = Card{Type: "Resource", Host: "Friend"}
		}
		switch got := r.Read(text, on); {
		case got.Ability == nil && !notYet:
			t.Errorf("%s\n%s", text, got.Problems[0].Message)
		case got.Ability != nil && notYet:
			t.Errorf("%s\nis read now as\n%s\nif that is right, take the mark off", text, got.Ability)
		case got.Ability != nil:
			read++
		}
	}
	t.Logf("%d are understood", read)
}
