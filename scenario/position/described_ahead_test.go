package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Who is ahead by how much, what everybody draws, whose a number is not, and a side that is named before the name.
func TestWhoIsAhead(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"I'm 2 points behind, 10 to 12.",
			"A 10p; B 12p", nil, nil},
		{"I'm 2 points ahead, 12-10, Falcon's at my home.",
			"A 12p; B 10p; AH: falcon", nil, nil},
		{"He's 3 points up, I have Falcon at home.",
			"AH: falcon", []string{"3 points up"}, nil},
		{"Both decks empty, I have Falcon at home.",
			"AH: falcon; A deck:; B deck:", nil, nil},
		{"Opp just drew for the turn, 5 in hand.",
			"B hand: 5 ?", nil, nil},
		{"My start side Rarity with Hard Hat is at his problem.",
			"A at BP: rarity + hard", nil, nil},
		{"My 3 AT and his 1, Falcon at home.",
			"A 3t; B 1t; AH: falcon", nil, nil},
		{"I have an Earth Pony at home.",
			"AH: earth pony/token", nil, []string{
				"“Earth Pony”: taken to be a token; say Friend if a Friend is meant."}},
		{"My mane and his are home, both boosted.",
			"AH: rainbow/boosted; BH: applejack/boosted", nil, []string{
				"“My mane and his”: taken to be Rainbow Dash, Flier Extraordinaire, as it is not said which one " +
					"Avery has.",
				"“My mane and his”: taken to be Applejack, Steadfast Farmpony, " +
					"as it is not said which one Blake has."}},
		{"Both manes are home, I have Falcon at my problem.",
			"AP: falcon; AH: rainbow; BH: applejack", nil, []string{
				"“Both manes”: taken to be Rainbow Dash, Flier Extraordinaire, as it is not said which one Avery has.",
				"“Both manes”: taken to be Applejack, Steadfast Farmpony, as it is not said which one Blake has."}},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
