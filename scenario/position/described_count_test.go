package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Whose a number is, and what is said of cards in passing, is no other's and no other card.
func TestNumbersAndWhose(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"Falcon, 4 AT",
			"A 4t; AP: falcon", nil, []string{"“4 AT”: taken to be Avery’s action tokens; say whose."}},
		{"My Falcon moved to his problem last turn, exhausted now",
			"", []string{"My Falcon moved to his problem last turn", "exhausted now"}, nil},
		{"His Red Gala at home has two +1 counters and a Hard Hat.",
			"BH: red gala/+2 + hard", nil, nil},
		{"I boosted Rarity last turn, she's at my problem with Falcon.",
			"AP: rarity/boosted, falcon", nil, nil},
		{"Me 12, him 13, 2 AT each.",
			"A 2t 12p; B 2t 13p", nil, []string{"“Me 12, him 13”: taken to be points."}},
		{"Score 12-13 his favor.",
			"A 12p; B 13p", nil, nil},
		{"Points: 6-4 him. I have Falcon at home.",
			"A 4p; B 6p; AH: falcon", nil, nil},
		{"My flip: Yay!, his flip: Red Gala, faceoff at my problem with Falcon v Gyro.",
			"A after flips at AP; AP: falcon; B at AP: gyro; A flips: yay; B flips: red gala", nil, []string{
				"“Falcon”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"I'm up against Timberwolf at my problem with Falcon and Gyro.",
			"AP: falcon, gyro; B at AP: timberwolf", nil, nil},
		{"I've two Falcons at my problem, one's exhausted.",
			"AP: falcon, falcon/ex", nil, nil},
		{"My deck's empty, his has 3 cards.",
			"A deck:; B deck: 3 ?", nil, nil},
		{"I've 3 cards left in my deck, top one's Yay!",
			"A deck: yay, 2 ?", nil, nil},
		{"My Falcon is at my problem, everyone else is home: Gyro, Red Gala.",
			"AP: falcon; AH: gyro, red gala", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
