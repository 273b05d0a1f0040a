package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is said of both players, of both of two cards, and of some of several: the line that is shown for each.
func TestDescriptionsOfBoth(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"My Blue Jay and Falcon are both at my problem", "AP: blue jay, falcon", nil},
		{"I have Blue Jay and Falcon, both at my problem", "AP: blue jay, falcon", nil},
		{"My Blue Jay and his Falcon are both at my problem", "AP: blue jay; B at AP: falcon", nil},
		{"Gyro, Blue Jay and Falcon, both at my problem", "AP: gyro, blue jay, falcon", []string{"both"}},
		{"We both have a friend at my problem: my Blue Jay and his Falcon", "AP: blue jay; B at AP: falcon", nil},
		{"Blake has Timberwolf at my problem. We both have a friend there: my Blue Jay and his Falcon",
			"AP: blue jay; B at AP: timberwolf, falcon", nil},
		{"Each player has 2 friends at my problem: my Blue Jay and Gyro, his Falcon and Octavia",
			"AP: blue jay, gyro; B at AP: falcon, octavia virtuoso", nil},
		{"I have two ready friends at home, Blue Jay and Falcon", "AH: blue jay, falcon", nil},
		{"I have two Falcons at home, one ready, one exhausted", "AH: falcon, falcon/ex", nil},
		{"Three Falcons at home: two ready, one exhausted", "AH: 2 falcon, falcon/ex", nil},
		{"Both my friends, Blue Jay and Falcon, are at home", "AH: blue jay, falcon", nil},
		{"We each have a Falcon at our own problem", "AP: falcon; BP: falcon", nil},
		{"Each player has a Falcon at their own problem", "AP: falcon; BP: falcon", nil},
		{"Blake has two Timberwolves at my problem, one face-up and one face-down",
			"B at AP: timberwolf, timberwolf/down", nil},
		{"Our manes are boosted: my Rarity, his Applejack", "AH: rarity/boosted; BH: applejack/boosted", nil},
		{"My problem (Fashion Feast): I have Falcon, he has Gyro. His problem (It's a Twister!): nobody.",
			"AP: fashion feast, falcon; B at AP: gyro; BP: its a twister", nil},
		{"I'm facing Timberwolf at my problem with Falcon", "AP: falcon; B at AP: timberwolf", nil},
		{"There's an unknown face-down troublemaker of my opponent's at my problem",
			"B at AP: troublemaker 1/down", nil},
		{"The faceoff at my problem is between my Falcon and his Gyro",
			"A start of faceoff at AP; AP: falcon; B at AP: gyro", nil},
		{"Gyro, Blue Jay and Falcon at home, all exhausted but Gyro", "AH: gyro, blue jay/ex, falcon/ex", nil},
		{"Gyro and Falcon at home; only Gyro is ready", "AH: falcon, gyro", []string{"only", "is ready"}},
		{"Opponent's board is empty, I have Falcon in hand", "A hand: falcon", nil},
		{"Problem faceoff at my problem: my Falcon, his Gyro. Manes: Rarity (me), Applejack (him)",
			"A start of faceoff at AP; AP: falcon; B at AP: gyro; AH: rarity; BH: applejack", nil},
		{"My Falcon at my problem challenges his Timberwolf",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil},
		{"His Timberwolf is at my problem. My Falcon there challenges it",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil},
		{"His Timberwolf is at my problem. I have Falcon there and challenge it.",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil},
		{"I have Falcon (+1 counter) and Gyro with +2 counters at my problem", "AP: falcon/+1, gyro/+2", nil},
		{"I'm up 9 to 7", "A 9p; B 7p", nil},
		{"he leads by 2, 9-7", "A 7p; B 9p", nil},
		{"My mane is Rarity, unflipped", "AH: rarity", nil},
		{"Manes: Rarity (me), Applejack (him)", "AH: rarity; BH: applejack", nil},
		{"Problem faceoff. Mine: Falcon. His: Blue Jay. My problem is Fashion Feast.",
			"A start of faceoff at AP; AP: fashion feast, falcon; B at AP: blue jay", nil},
	} {
		p, faults := cards.Parse(test.said)
		var unread []string
		for _, f := range faults {
			unread = append(unread, f.Found)
		}
		if shown, _ := cards.Line(p); shown != test.shown || !slices.Equal(unread, test.unread) {
			t.Errorf("%q is shown as %q without %q, want %q without %q", test.said, shown, unread, test.shown,
				test.unread)
		}
	}
}
