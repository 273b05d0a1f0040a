package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// A table with a head is read, with a player in each row or column, or a card in each row; what can't be read of it is
// told where it stands.
func TestTablesAreRead(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"| Player | Points | AT | Hand | Home | Problem |\n|---|---|---|---|---|---|\n" +
			"| Avery | 7 | 3 | 4 | Rainbow Dash | Falcon, Gyro |\n| Blake | 9 | 1 | 2 | Rarity | Big Top |",
			"A 3t 7p; B 1t 9p; AP: falcon, gyro; BP: big top; AH: rainbow; BH: rarity; A hand: 4 ?; B hand: 2 ?", nil},
		{"Turn 5, Blake, main phase\n\tMe\tOpp\nPoints\t7\t9\nAT\t3\t1\nHome\tRainbow Dash (boosted)\tRarity\n" +
			"Problem\tFalcon, Gyro\t-",
			"A 3t 7p; B 1t 9p; B turn 5; AP: falcon, gyro; AH: rainbow/boosted; BH: rarity", nil},
		{"Name | Location | Status | Controller\nFalcon | Avery's Problem | exhausted | Avery\n" +
			"Gyro | Avery's Problem | ready | Blake\nBig Top | Blake's home | frightened | Blake",
			"AP: falcon/ex; B at AP: gyro; BH: big top/fr", nil},
		{"| Player | Points | AT |\n|---|---|---|\n| Avery | 7 | xyzzy |", "A 7p", []string{"xyzzy"}},
		{"Phase\tMain\nTurn\tOpponent\nMy points\t6\nMy problem\tFalcon", "A 6p; B main; AP: falcon", nil},
		{"A 3t | B 2t | AP: falcon", "A 3t; B 2t; AP: falcon", nil},
	} {
		p := position.New()
		var found []string
		for _, f := range cards.Add(p, test.said, position.FirstMarked) {
			found = append(found, f.Found)
		}
		if line, _ := cards.Line(p); line != test.shown || !slices.Equal(found, test.unread) {
			t.Errorf("%q is %q without %q, want %q without %q", test.said, line, found, test.shown, test.unread)
		}
	}
}
