package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What a clause says of what another has named: which they are, which of them is how, where each is, and whose.
func TestDescriptionsInClauses(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// Which those are that were counted.
		{"I have two Friends at my Problem, a blue one with power 2 and an orange one with power 3.",
			"AP: blue friend 2, orange friend 3", nil, nil},
		{"I have 2 Friends - Red Gala and Falcon - at my problem", "AP: red gala, falcon", nil, nil},
		{"My 1 Troublemaker - Flam, at his problem, uncovered", "A at BP: flam", nil, nil},
		{"A: deck 12, hand 3, discard: Falcon", "A hand: 3 ?; A deck: 12 ?; A discard: falcon", nil, nil},
		{"Exhausted at my home: Falcon and Gyro. Frightened at my problem: Red Gala.",
			"AP: red gala/fr; AH: falcon/ex, gyro/ex", nil, nil},
		// Which of them is how.
		{"Two Red Galas at my home, one is exhausted; the other has a Hard Hat",
			"AH: red gala/ex, red gala + hard", nil, nil},
		{"I have Falcon and Gyro at my problem. Falcon exhausted.", "AP: gyro, falcon/ex", nil, nil},
		{"I have a Hard Hat on Gyro at home. Gyro exhausted.", "AH: gyro/ex + hard", nil, nil},
		{"At my home: Falcon, Gyro, Falcon exhausted", "AH: falcon, gyro, falcon/ex", nil, nil},
		{"I have Falcon and Gyro at home, all of them exhausted", "AH: falcon/ex, gyro/ex", nil, nil},
		{"Avery's Falcon and Blake's Falcon are both at Blake's Problem; Blake's is exhausted",
			"BP: falcon/ex; A at BP: falcon", nil, nil},
		{"Until the end of the turn Avery's Red Gala, at her Problem, has +2 power. Blake has Falcon there.",
			"AP: red gala/+2 this turn; B at AP: falcon", nil, nil},
		// Where they are, and whose.
		{"My Falcon is at home; his is at my problem", "B at AP: falcon; AH: falcon", nil, nil},
		{"Their Flam and Flim are at my problem and their problem.", "B at AP: flam; BP: flim", nil, []string{
			"“and their problem”: taken to be where the second of both is, and the first at the place before it."}},
		{"I have Falcon and Gyro at my problem and at his, respectively.", "AP: falcon; A at BP: gyro", nil, nil},
		{"I have Falcon, Gyro and Red Gala at my problem and his problem.", "",
			[]string{"I have Falcon", "Gyro and Red Gala at my problem and his problem."}, nil},
		{"main phase me 3 at falcon at mine opp gyro at his 2 at", "A 3t; B 2t; AP: falcon; BP: gyro", nil, nil},
		{"Avery and Blake each have 2 tokens and 4 points. Avery has Falcon at home.",
			"A 2t 4p; B 2t 4p; AH: falcon", nil, nil},
		{"Alice and Bob each have 13 points.", "A 13p; B 13p", nil, nil},
		{"I have 12 points he has 14, Falcon is at my problem", "A 12p; B 14p; AP: falcon", nil, []string{
			"“Falcon”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"My Falcon is at his problem, Timberwolf face up there.", "BP: timberwolf; A at BP: falcon", nil, []string{
			"“Timberwolf”: taken to be Blake’s, whose Problem it is at; say who controls it."}},
		{"Blake has Gyro at my problem; I only have Octavia.", "B at AP: gyro; AH: octavia", nil, []string{
			"“Octavia”: taken to be at Avery’s home, as no place is said."}},
		{"A Hard Hat is attached to Blake's Gyro at my problem, but is controlled by Avery, who owns it.",
			"B at AP: gyro + hard/of A/by A", nil, nil},
		{"Blake's Friends at Avery's Problem are Falcon and Gyro. Those at his own Problem are Red Gala and Big Mac; " +
			"Big Mac is frightened.", "B at AP: falcon, gyro; BP: red gala, big mac/fr", nil, nil},
		{"Mine: Falcon, Gyro @ my problem; Rarity @ home\nHis: Octavia @ my problem; Red Gala @ home",
			"AP: falcon, gyro; B at AP: octavia; AH: rarity; BH: red gala", nil, nil},
		{"my hand eep yay his hand 3 unknown deck 10 his problem Gyro", "BP: gyro; A hand: eep, yay; A deck: 10 ?; " +
			"B hand: 3 ?", nil, []string{"“Gyro”: taken to be Blake’s, whose Problem it is at; say who controls it."}},
		{"He has Gyro and Big Mac at mine, Gyro exhausted Big Mac not", "B at AP: gyro/ex, big mac", nil, nil},
		{"3 of my friends are frightened at home Falcon Gyro and Big Mac, Octavia is at my problem",
			"AP: octavia; AH: falcon/fr, gyro/fr, big mac/fr", nil, []string{
				"“Octavia”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"Avery's Octavia bears two Resources: the Hard Hat and the Marvelous Chapeau. She is at home.",
			"AH: octavia + hard + marvelous", nil, nil},
		{"I have Falcon and Gyro home, Red Gala prob", "AP: red gala; AH: falcon, gyro", nil, []string{
			"“prob”: taken to be Avery’s Problem, as nobody’s is said."}},
		// What is meant by a word.
		{"He just flipped Purple Parasprite, I flipped Yay!", "A flips: yay; B flips: purple", nil, nil},
		{"I have a Changeling and a Seashell at home.", "AH: changeling/token, seashell/token", nil, []string{
			"“Changeling”, “Seashell”: taken to be a token."}},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
