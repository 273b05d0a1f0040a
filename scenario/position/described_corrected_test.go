package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is said again holds; whose something is, and of which type, is said behind it in many ways. Each was once
// read wrongly without a word.
func TestDescriptionsThatCorrectThemselves(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"I have Gyro at home... sorry, at Blake's problem.", "A at BP: gyro", nil},
		{"I have Gyro and Red Gala at home, sorry, at Blake's problem.", "AH: gyro, red gala", []string{"sorry"}},
		{"I have 2 tokens, no, 5 tokens. Opponent has Falcon at home.", "A 5t; BH: falcon", nil},
		{"It's Blake's main phase - correction, Blake's score phase.", "B score", nil},
		{"Blake has Gyro at home. My main phase, 4 AT", "A 4t; BH: gyro", nil},
		{"We each have 2 AT and three points", "A 2t 3p; B 2t 3p", nil},
		{"Opponent has no cards in hand, I have 2: Yay! and a Resource (Bathrobe).", "A hand: yay, bathrobe", nil},
		{"I have 2: Yay!, Red Gala.", "AP: red gala; A hand: yay", []string{"2"}},
		{"I have Gyro + Hard Hat at home, Red Gala + Falcon at my problem.", "AP: red gala, falcon; AH: gyro + hard",
			nil},
		{"He has Spike the Troublemaker at my problem.", "B at AP: spike excessive", nil},
		{"He has Trixie (the mane) at my problem.", "B at AP: trixie", nil},
		{"Timberwolf at my problem is my opponent's.", "B at AP: timberwolf", nil},
		{"Timberwolf is at my problem and belongs to my opponent.", "B at AP: timberwolf", nil},
		{"Falcon and Gyro are Blake's, at my problem.", "B at AP: falcon, gyro", nil},
		{"Timberwolf at Avery's problem, uncovered by Blake and her Falcon exhausted at home.",
			"B at AP: timberwolf; BH: falcon/ex", nil},
		{"Three Red Galas: two exhausted at my problem, controlled by my opponent, and one ready at theirs, which " +
			"is mine.", "B at AP: 2 red gala/ex; A at BP: red gala", nil},
		{"I have 3 Red Galas (1 exhausted) at home", "AH: 2 red gala, red gala/ex", nil},
		{"Discards: mine has Yay!, his Eeyup. My hand: Stand Still!", "A hand: stand; A discard: yay; B discard: eeyup",
			nil},
		{"Top of my deck: Yay!, then Gyro. Opponent's top card is Eeyup.",
			"A deck: yay, gyro, 10 ?; B deck: eeyup, 10 ?",
			nil},
		{"The card is unknown. I have 3 AT and Gyro at home.", "A 3t; AH: gyro; A hand: ?", nil},
	} {
		isShown(t, cards, test.said, test.shown, test.unread)
	}
}

// What nobody says is taken for granted, and told.
func TestWhatIsTakenForGranted(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said    string
		assumed []string
	}{
		{"Granny Smith is at Blake's problem, I have Falcon there.",
			[]string{"“Granny Smith”: taken to be Blake’s, whose Problem it is at; say who controls it."}},
		{"Blake has Granny Smith at his problem, I have Falcon at home.", nil},
		{"Discord (troublemaker) is at my problem",
			[]string{"“Discord”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"There's a Yellow Parasprite at each problem.",
			[]string{"“Yellow Parasprite”: taken to be Avery’s; say who controls it."}},
		{"Blake has a Yellow Parasprite at each problem.", nil},
		{"I have Falcon and Rarity", []string{"“Falcon”: taken to be at Avery’s Problem, as no place is said.",
			"“Rarity”: taken to be at Avery’s home, as no place is said."}},
		{"We are in a faceoff at my problem. Blake has Rarity.",
			[]string{"“Rarity”: taken to be at Avery’s Problem, as no place is said."}},
	} {
		faults, assumed := cards.Read(position.New(), test.said, position.FirstMarked)
		if says := position.Assumptions(assumed); len(faults) > 0 || !slices.Equal(says, test.assumed) {
			t.Errorf("of %q is taken for granted %q, want %q; faults %v", test.said, says, test.assumed, faults)
		}
	}
}
