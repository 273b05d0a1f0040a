package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Sentences that say first what others say last are read as those, and so are tables with a column for each player.
func TestTurnedSentencesAreDescribed(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		// Problems.
		{"my problems cloudbursting his is goof off", "AP: cloudbursting; BP: goof", nil},
		{"my problem's cloudbursting, his is goof off", "AP: cloudbursting; BP: goof", nil},
		{"my problems are cloudbursting and goof off", "A problems: cloudbursting, goof", nil},
		// Faceoffs that are over.
		{"Faceoff hers, I lost it 4-7", "resolved BP", nil},
		{"The faceoff at my problem, Blake won it by 2. I have Falcon at home.", "AH: falcon; resolved AP", nil},
		// Whose several are.
		{"Two Babs Seeds are Blake's: one uncovered at Avery's Problem, one face-down at his own",
			"B at AP: babs; BP: babs/down", nil},
		{"Two Falcons are mine: one at home, one exhausted at her problem", "A at BP: falcon/ex; AH: falcon", nil},
		{"three copies of Red Gala: two are Avery's and one is Blake's", "AP: 2 red gala; BP: red gala", nil},
		{"Three Red Galas at my problem: two are Avery's and one is Blake's. I have 3 AT",
			"A 3t; AP: 2 red gala; B at AP: red gala", nil},
		{"Three Red Galas at his problem. Two of them are mine, and one is his and exhausted.",
			"BP: red gala/ex; A at BP: 2 red gala", nil},
		{"Three Red Galas at my problem, one is his and exhausted.", "AP: 2 red gala; B at AP: red gala/ex", nil},
		// What was done, and what somebody has: where the first is isn't said.
		{"I already played Yay! and Falcon this turn, and have Gyro at home",
			"AP: falcon; AH: gyro; A discard: yay", nil},
		{"I already played Falcon to his problem this turn and have Gyro at home",
			"A at BP: falcon; AH: gyro", nil},
		// Whose side of the table.
		{"opp's Timberwolf face down my side", "B at AP: timberwolf/down", nil},
		{"Timberwolf uncovered on his side, I have Falcon at home", "BP: timberwolf; AH: falcon", nil},
		{"I have Falcon at home. Opponent's Gyro is on my side.", "BP: gyro; AH: falcon", []string{"side."}},
		// A Mane Character that is named behind.
		{"Avery's Mane Character is boosted. It is Rarity.", "AH: rarity/boosted", nil},
		{"His mane is exhausted at my problem. She's Rarity, Dazzling Fashionista, and I have 3 AT.",
			"A 3t; B at AP: rarity/ex", nil},
		{"My mane is boosted. It's Blake's turn.", "B main; AH: rainbow/boosted", nil},
		// Cards attached to one of several.
		{"2x Falcon (my problem)\n1x Hard Hat (on one Falcon)", "AP: falcon, falcon + hard", nil},
		{"2 Falcons at my problem. A Hard Hat on a Falcon.", "AP: falcon, falcon + hard", nil},
		// Tables.
		{"Problem | Me | Opp\nMine | Falcon | Red Gala\nHis | Gyro | Timberwolf",
			"AP: falcon; B at AP: red gala; BP: timberwolf; A at BP: gyro", nil},
		{"Avery | Blake\n---|---\n7 points | -\nFalcon at home | Red Gala at home\nGyro at home | ",
			"A 7p; AH: falcon, gyro; BH: red gala", nil},
	} {
		isShown(t, cards, test.said, test.shown, test.unread)
	}
}
