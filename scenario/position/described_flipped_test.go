package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// A Mane Character is flipped as people say it, and what is even in a faceoff is no score.
func TestManesAreFlippedAndTies(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"I got Rainbow Dash flipped at my problem w/ Red Gala.",
			"AP: rainbow/boosted, red gala", nil, nil},
		{"My Rarity, flipped, is at my problem with Falcon.",
			"AP: rarity/boosted, falcon", nil, nil},
		{"He has a flipped Rarity at his problem.",
			"BP: rarity/boosted", nil, nil},
		{"He's got Rarity (flipped) at his problem.",
			"BP: rarity/boosted", nil, nil},
		{"I flipped Rarity this turn, she's at home.",
			"AH: rarity/boosted", nil, nil},
		{"After flips at my problem: I flipped Yay!, he flipped Rarity.",
			"A after flips at AP; A flips: yay; B flips: rarity", nil, nil},
		{"Faceoff at my problem, my flipped Rarity against his Gyro.",
			"A start of faceoff at AP; AP: rarity/boosted; B at AP: gyro", nil, nil},
		{"My Rarity's flipped and at home.",
			"AH: rarity/boosted", nil, nil},
		{"We're tied in a faceoff at my problem, Falcon against Gyro.",
			"A start of faceoff at AP; AP: falcon; B at AP: gyro", nil, []string{
				"“Falcon”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"We're tied at 7, I have Falcon at my problem.",
			"A 7p; B 7p; AP: falcon", nil, nil},
		{"Faceoff at my problem, 5 - 5, tie, I have Falcon there.",
			"A start of faceoff at AP; AP: falcon", nil, []string{
				"“5 - 5, tie”: left out: how a faceoff stands follows from who is in it and from what was flipped."}},
		{"Faceoff at my problem 6-6, I have Falcon there.",
			"A 6p; B 6p; A start of faceoff at AP; AP: falcon", nil, []string{
				"“6-6”: taken to be the points of both, and not how the faceoff stands, which follows from who is " +
					"in it."}},
		{"I have Falcon at home, 6-4 him.",
			"A 4p; B 6p; AH: falcon", nil, nil},
		{"Yay! is the only card in my hand.",
			"A hand: yay", nil, nil},
		{"Falcon is his only character at home.",
			"BH: falcon", nil, nil},
		{"Falcon and Gyro are my only Friends at home.",
			"AH: falcon, gyro", nil, nil},
		{"Rarity's frightened at home.",
			"AH: rarity/fr", nil, nil},
		{"My face-down Timberwolf's sitting at his problem alongside my Gyro.",
			"A at BP: timberwolf/down, gyro", nil, nil},
		{"He has Red Gala at his where I have Gyro.",
			"BP: red gala; A at BP: gyro", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
