package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is said beside what was just said, with words of that left out.
func TestWordsLeftOutBesideOthers(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		assumed     []string
	}{
		// Of the other player's cards behind a place.
		{"I have Falcon at home, his two Falcons exhausted.", "AH: falcon; BH: 2 falcon/ex",
			[]string{"“Falcon”: taken to be at Blake’s home, as no place is said."}},
		{"My Falcon is at my problem, his Gyro is exhausted.", "AP: falcon; B at AP: gyro/ex",
			[]string{"“Gyro”: taken to be at Avery’s Problem, as no place is said."}},
		{"At my problem: my Falcon, his Gyro exhausted.", "AP: falcon; B at AP: gyro/ex", nil},
		// Of the other player's pile.
		{"my hand 3 his 4", "A hand: 3 ?; B hand: 4 ?", nil},
		{"My deck has 10 cards, his 8.", "A deck: 10 ?; B deck: 8 ?", nil},
		{"My hand is 3 cards, and his 4 cards.", "A hand: 3 ?; B hand: 4 ?", nil},
		{"I have 3 cards in hand, 2 tokens, his 1.", "A 2t; B 1t; A hand: 3 ?", nil},
		// Of another copy of a Resource.
		{"I have a Hard Hat on Falcon at my problem and on Gyro at home.", "AP: falcon + hard; AH: gyro + hard",
			[]string{"“on”: taken to be another Hard Hat, as one is on a single card."}},
		{"I have a Hard Hat on Falcon at home and on my problem Gyro.", "AP: gyro; AH: falcon + hard", nil},
		// Of one of several.
		{"I have Rarity and Falcon; both are at home, and only Rarity is boosted.", "AH: rarity/boosted, falcon", nil},
		{"My Falcon and Gyro are at my problem, only Gyro is exhausted.", "AP: falcon, gyro/ex", nil},
		{"We both have Falcon at my problem; his wears a Hard Hat.", "AP: falcon; B at AP: falcon + hard", nil},
		{"We each have a Falcon at my problem. Mine has two +1 power counters, hers has a Hard Hat.",
			"AP: falcon/+2; B at AP: falcon + hard", nil},
		{"There are two Falcons at my problem: one is mine, the other is his.", "AP: falcon; B at AP: falcon", nil},
		{"There are two Falcons at my problem, one is mine and exhausted, the other is his.",
			"AP: falcon/ex; B at AP: falcon", nil},
		{"My Falcon is frightened at home, as is her Gyro.", "AH: falcon/fr; BH: gyro/fr", nil},
		{"Falcon and Gyro, my Friends at home, are frightened, as is his Octavia at my problem.",
			"B at AP: octavia/fr; AH: falcon/fr, gyro/fr", nil},
		{"At home I have Falcon and Blake has Gyro, both exhausted.", "AH: falcon/ex; BH: gyro/ex", nil},
		{"I have Falcon at my problem. Blake has Gyro there. Both are exhausted.", "AP: falcon/ex; B at AP: gyro/ex",
			nil},
		{"I have Falcon at home, Blake has two Gyros there, both exhausted.", "AH: falcon; BH: 2 gyro/ex", nil},
		// Behind a place, and below a player's name, brackets say no more than what the cards are like.
		{"OPP (4 points)\n2x Falcon - my problem (one exhausted)", "B 4p; B at AP: falcon, falcon/ex", nil},
		{"ME (5 pts)\nFalcon - home\nOPP (4 pts)\nGyro - my problem", "A 5p; B 4p; B at AP: gyro; AH: falcon", nil},
		{"I have Falcon, my problem (exhausted).", "AP: falcon/ex", nil},
		{"Blake's Friends at home: Falcon, exhausted; Gyro, frightened.", "BH: falcon/ex, gyro/fr", nil},
	} {
		isTold(t, cards, test.said, test.shown, nil, test.assumed)
	}
	isTold(t, cards, "Only Falcon of my three Friends at home, Falcon, Gyro and Octavia, is exhausted.",
		"AH: falcon, gyro, octavia virtuoso/ex", []string{"Only Falcon of"}, nil)
	// Nobody has another's Mane Character.
	isTold(t, cards, "Avery has her Mane (Twilight Sparkle) boosted at home.", "AH: twilight/boosted", nil, nil)
	isTold(t, cards, "Avery has Blake's Mane (Twilight Sparkle) boosted at home.", "BH: twilight/boosted",
		[]string{"Twilight Sparkle"}, nil)
}
