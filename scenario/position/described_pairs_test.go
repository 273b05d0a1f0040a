package position_test

import "testing"

// What is counted of both players at once.
func TestWhatBothHaveIsRead(t *testing.T) {
	isReadAs(t, []saying{
		{"I have Falcon at home, 2 and 1 tokens", "A 2t; B 1t; AH: falcon", nil},
		{"We have two and one action tokens. Falcon is at my home", "A 2t; B 1t; AH: falcon", nil},
		{"Tokens: 2 and 1. Falcon at my home", "A 2t; B 1t; AH: falcon", nil},
		{"It's my turn 5, I have 2 and he has 1 tokens", "A 2t; B 1t; A turn 5", nil},
		{"Falcon at my home, he's got 2 and I've got 1 AT", "A 1t; B 2t; AH: falcon", nil},
		{"Points are 5 and 7, I have Falcon at home", "A 5p; B 7p; AH: falcon", nil},
		{"The score is 6 all and I have Falcon at home", "A 6p; B 6p; AH: falcon", nil},
		{"Score's 6 all, I have Falcon at home", "A 6p; B 6p; AH: falcon", nil},
		{"We're at 5 and 7 points, I have Falcon at home", "A 5p; B 7p; AH: falcon", nil},
		{"It's my turn, 7 all, 5 cards in my hand", "A 7p; B 7p; A hand: 5 ?", nil},
		{"Main phase of my 4th turn, two tokens left. I have Falcon at home", "A 2t; A turn 7; AH: falcon",
			[]string{"“4th turn”: taken to be turn 7 of the game"}},
		{"It's Blake's third turn. I have Falcon at home", "B turn 6; AH: falcon", nil},
		{"Our decks have 20 cards each, I have Falcon at home", "AH: falcon; A deck: 20 ?; B deck: 20 ?", nil},
		{"Both hands are 3 cards. I have Falcon at home", "AH: falcon; A hand: 3 ?; B hand: 3 ?", nil},
		{"Our hands are 2 and 4 cards. I have Falcon at home", "AH: falcon; A hand: 2 ?; B hand: 4 ?", nil},
	})
}
