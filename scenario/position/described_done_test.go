package position_test

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What players did this turn, and what happened to cards, is read where it says where the cards are now; what can't be
// set up of it is told.
func TestWhatWasDoneThisTurnIsRead(t *testing.T) {
	isReadAs(t, []saying{
		{"I have Falcon at my problem. I won it by 3", "AP: falcon; resolved AP", nil},
		{"I won it by 3, at my problem", "resolved AP", nil},
		{"It's my turn 5, I've already played Falcon to my problem and drew two cards this turn",
			"A turn 5; AP: falcon", []string{"“drew two cards”: left out"}},
		{"I already played Yay! and Falcon this turn, and have Gyro at home", "AP: falcon; AH: gyro; A discard: yay",
			[]string{"“Yay!”: taken to be in Avery’s discard pile, as it was played before",
				"“Falcon”: taken to be at Avery’s Problem, as no place is said"}},
		{"I lost Gyro to the discard pile earlier, Falcon is at my problem", "AP: falcon; A discard: gyro", nil},
		{"Earlier this turn my Gyro was dismissed and I drew a card; I have Falcon at home and 1 token",
			"A 1t; AH: falcon; A discard: gyro", []string{"“I drew a card”: left out"}},
		{"My Gyro was banished this turn and Falcon is at home", "AH: falcon; A banished: gyro", nil},
		{"I drew Yay! this turn and have Falcon at home", "AH: falcon; A hand: yay", nil},
		{"he played Gyro to my problem earlier. I have Falcon at home", "B at AP: gyro; AH: falcon", nil},
		{"I've got 2 tokens, Blake just played Gyro to my problem", "A 2t; B main; B at AP: gyro",
			[]string{"“Blake just played”: taken to be in Blake’s turn"}},
		{"My opponent just moved Gyro to my problem, paying 2 tokens, and I have Falcon there",
			"B main; AP: falcon; B at AP: gyro", []string{"“paying 2 tokens”: left out"}},
		{"Blake: Pinkie Pie, Yay! flipped", "BH: pinkie; B flips: yay",
			[]string{"“Yay!”: taken to be flipped alone"}},
		{"Faceoff at my problem. Avery: Falcon, Red Gala flipped. Blake: Gyro, Yay! flipped",
			"A after flips at AP; AP: falcon; B at AP: gyro; A flips: red gala; B flips: yay", nil},
		{"I have priority in his turn 4 with Falcon at home", "B turn 4; AH: falcon", nil},
		{"I have Falcon at his problem, he's got an exhausted Red Gala there with a Hard Hat on it",
			"BP: red gala/ex + hard; A at BP: falcon", nil},
		{"We're at Blake's problem in a faceoff, Avery flipped Yay! and Blake flipped Gyro",
			"A after flips at BP; A flips: yay; B flips: gyro", nil},
		{"My hand: Yay!, and 2 cards she can't see", "A hand: yay, 2 ?", nil},
		{"I have two cards in hand that he doesn't know, Falcon at home", "AH: falcon; A hand: 2 ?", nil},
		{"Friends at my problem: Falcon and Gyro", "AP: falcon, gyro", nil},
		{"Falcon confronts her problem", "A confronting; A at BP: falcon", nil},
	})
}

// What was done is noted with the cards, for the abilities that look back at it; a plan is no deed.
func TestDeedsAreNotedWithTheirCards(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, name, word string
		befell           bool
	}{
		{"I've already played Falcon to my problem and drew two cards this turn", "Falcon", "played", false},
		{"I drew Yay! this turn and have Falcon at home", "Yay", "drew", false},
		{"My Gyro was dismissed this turn", "Gyro", "dismissed", true},
		{"I've already moved Falcon from home to his problem", "Falcon", "moved", false},
		{"My Falcon was moved from home to Blake's problem this turn", "Falcon", "moved", false},
		{"This turn my Falcon moved to my problem", "Falcon", "moved", false},
	} {
		p := position.New()
		cards.Read(p, test.said, position.FirstMarked)
		i := slices.IndexFunc(p.Cards, func(c *position.Card) bool { return strings.HasPrefix(c.Name, test.name) })
		if i < 0 {
			t.Errorf("%s: no %s", test.said, test.name)
			continue
		}
		if c := p.Cards[i]; !test.befell && !p.Did(position.Avery, test.word, c) ||
			test.befell && !p.Befell(c, test.word) {
			t.Errorf("%s: it isn’t noted that %s was %s", test.said, test.name, test.word)
		}
	}
	for _, said := range []string{"I played Falcon. What happens?", "I play Falcon to my problem",
		"Earlier this turn I had Falcon at home"} {
		if faults, _ := cards.Read(position.New(), said, position.FirstMarked); len(faults) == 0 {
			t.Errorf("%s: all of it is read", said)
		}
	}
}
