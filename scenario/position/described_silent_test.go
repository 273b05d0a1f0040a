package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Descriptions of which something was read as something else without a word.
func TestDescriptionsOnceMisreadInSilence(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// Problems in small letters.
		{"my problem's cloudbursting", "AP: cloudbursting", nil, nil},
		{"my problem's cloudbursting and his is rockslide", "AP: cloudbursting; BP: rockslide", nil, nil},
		{"his problem's rockslide, he has Gyro there", "BP: rockslide, gyro", nil, nil},
		// Cards that are counted and named.
		{"Two cards in his hand are Yay! and Gyro", "B hand: yay, gyro", nil, nil},
		{"Three cards in his hand are Yay! and Gyro", "B hand: ?, yay, gyro", nil, []string{
			"“cards”: taken to be one or more besides those that are named, as more are said than named."}},
		{"four cards in my hand are unknown", "A hand: 4 ?", nil, nil},
		{"Avery has four Friends at her Problem. They are Falcon, Gyro and Big Top.", "AP: falcon, gyro, big top", nil,
			[]string{"“Friend”: taken to be as many as are named, and not as many as are said."}},
		{"each of us has two Friends at my problem: mine are Falcon and Gyro, his are Octavia and Red Gala",
			"AP: falcon, gyro; B at AP: octavia, red gala", nil, nil},
		{"The top three cards of my deck are Red Gala and Falcon.", "A deck: red gala, falcon, 10 ?", nil, []string{
			"“three”: taken to be as many as are named, and not as many as are said."}},
		{"My next three flips are Red Gala and Falcon", "A deck: red gala, falcon, 10 ?", nil, []string{
			"“three”: taken to be as many as are named, and not as many as are said."}},
		{"Avery's Octavia bears three Resources: the Hard Hat and the Marvelous Chapeau. She is at home.",
			"AH: octavia + hard + marvelous", []string{"three"}, nil},
		{"Two cards, Yay! and Gyro, lie face-up beneath Falcon at my home",
			"AH: falcon; A banished: yay/under falcon, gyro/under falcon", nil, nil},
		{"him: 0 AT, 1 card, 12 pts, deck 8", "B 12p; B hand: ?; B deck: 8 ?", nil, nil},
		{"Avery: Falcon, deck 8", "AP: falcon; A deck: 8 ?", nil, []string{
			"“Falcon”: taken to be at Avery’s Problem, as no place is said."}},
		// Whose they are.
		{"I have Falcon at home, he has Falcon at home. My Hard Hat is on a Falcon.",
			"AH: falcon; BH: falcon + hard/of A/by A", nil,
			[]string{"“Falcon”: taken to be Blake’s; say whose, as each player has one."}},
		{"I have Falcon at home, he has Falcon at home. A Hard Hat is on his Falcon.",
			"AH: falcon; BH: falcon + hard", nil, nil},
		{"I have Falcon at home, he has Falcon at home. A Hard Hat is on my Falcon.",
			"AH: falcon + hard; BH: falcon", nil, nil},
		{"I have Falcon at home, he has Falcon there. Falcon is exhausted.", "AH: falcon; BH: falcon/ex", nil,
			[]string{"“Falcon”: taken to be Blake’s; say whose, as each player has one."}},
		{"two of his friends at my problem are frightened", "B at AP: 2 friend 1/fr", nil, nil},
		{"3 of his friends are frightened at home Falcon Gyro and Big Mac", "BH: falcon/fr, gyro/fr, big mac/fr", nil,
			nil},
		{"Three of his friends were banished: Falcon, Red Gala and Gyro.", "B banished: falcon, red gala, gyro", nil,
			nil},
		{"I have Falcon at home. There's a Bunny Breakout on his side.", "BP: bunny; AH: falcon", nil, nil},
		{"There's a Timberwolf on his side.", "BP: timberwolf", nil, []string{
			"“Timberwolf”: taken to be at Blake’s Problem, as no place is said.",
			"“on his side.”: taken to say who controls Timberwolf, and not where it is."}},
		{"Avery's Octavia is at her Problem and is boosted. She wears the Hard Hat, which Blake controls.",
			"AP: octavia/boosted + hard/of B/by B", nil, nil},
		{"Avery is about to start a faceoff with Timberwolf at her own Problem; she has Falcon and Gyro there, both " +
			"ready, and 2 action tokens.",
			"A 2t; A start of faceoff against timberwolf; AP: falcon, gyro; B at AP: timberwolf", nil, nil},
		{"he has 10 points to my 8", "A 8p; B 10p", nil, nil},
		// Where they are.
		{"We are in a problem faceoff at his problem", "A start of faceoff at BP", nil, nil},
		{"it is at my home", "", nil, []string{
			"“at my home”: taken to be said of nothing, as no card is named before."}},
		{"Opp: Gyro - my problem", "B at AP: gyro", nil, nil},
		{"OPP\nMane - Rarity (boosted), my problem\n2x Red Gala - my problem", "B at AP: rarity/boosted, 2 red gala",
			nil, nil},
		{"I have two Falcons at home and one at his problem", "A at BP: falcon; AH: 2 falcon", nil, nil},
		{"I have two Falcons at home and one at his problem, which is exhausted",
			"A at BP: falcon/ex; AH: 2 falcon", nil, nil},
		{"two exhausted Pegasus friends at home, one ready at my problem",
			"AP: pegasus friend 1; AH: 2 pegasus friend 1/ex", nil, nil},
		{"I have 3 friends at my problem (2 exhausted), 1 at his. he has 2 at each",
			"AP: friend 1, 2 friend 1/ex; B at AP: 2 friend 1; BP: 2 friend 1; A at BP: friend 1", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}

// Boards and tables of spreadsheets, with semicolons between the cells.
func TestBoardsAndSemicolons(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ said, shown string }{
		{"Controller;Card;Location;State\nAvery;Rarity;Avery's Problem;boosted\nAvery;Falcon;Blake's Problem;" +
			"exhausted\nBlake;Timberwolf;Avery's Problem;face-down",
			"AP: rarity/boosted; B at AP: timberwolf/down; A at BP: falcon/ex"},
		{"Me\nHome: Rarity, Gyro\nOpp\nHome: Pinkie Pie (b)\nAt my problem: Falcon",
			"B at AP: falcon; AH: rarity, gyro; BH: pinkie/boosted"},
		{"My board\nFalcon (exhausted) - home\nGyro - opp's problem", "A at BP: gyro; AH: falcon/ex"},
		{"**Avery's board**\n- Mane: Rarity (boosted) – own problem\n**Blake's board**\n- Troublemakers: Timberwolf " +
			"(Avery's problem, face down)", "AP: rarity/boosted; B at AP: timberwolf/down"},
	} {
		isTold(t, cards, test.said, test.shown, nil, nil)
	}
}
