package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Who is ahead by how much, what everybody draws, and a side that is named before the name.
func TestWhoIsAhead13(t *testing.T) {
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
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
