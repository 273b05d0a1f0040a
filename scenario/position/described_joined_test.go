package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is said with fewer words than others have for it is read, and what could mislead isn't read otherwise.
func TestWhatIsSaidShortIsRead(t *testing.T) {
	const stands = ": left out: how a faceoff stands follows from who is in it and from what was flipped."
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// Which card bears what, and whose that is.
		{"my Sugar Twist at my problem is wearing both Marvelous Chapeau and Hard Hat",
			"AP: sugar + marvelous + hard", nil, nil},
		{"my Falcon has my opponent's Hard Hat on her at his problem", "A at BP: falcon + hard/of B/by B", nil, nil},
		{"I have two Falcons at my problem, one with a Hard Hat", "AP: falcon, falcon + hard", nil, nil},
		{"I have two hard hats on two Falcons at my problem", "AP: 2 falcon + hard", nil, nil},
		{"I have a cutie mark on Big Mac at home", "AH: big mac/mark", nil, nil},
		{"his Falcon is now mine, at my problem", "AP: falcon/of B", nil, nil},
		{"his Falcon at my problem is now mine", "AP: falcon/of B", nil, nil},
		{"I have Gyro with +1 from a counter at home", "AH: gyro", []string{"+1 from", "counter"}, nil},
		// Troublemakers.
		{"he's got a facedown TM at my problem", "B at AP: troublemaker 1/down", nil, nil},
		{"TM phase, I have Falcon at home", "A troublemaker; AH: falcon", nil, nil},
		// Faceoffs.
		{"We're tied 6-6 at my problem", "A after flips at AP", nil, []string{
			"“We're tied 6-6 at my problem”" + stands}},
		{"I'm in the end of faceoff window at his problem. I have Falcon there",
			"A end of faceoff at BP; A at BP: falcon", nil, nil},
		{"after flips, 7 vs 6 for him, at my problem with my Falcon vs his Gyro",
			"A after flips at AP; AP: falcon; B at AP: gyro", nil, []string{"“7 vs 6 for him”" + stands}},
		{"faceoff at my problem, flips done: mine Yay!, hers Critter Cavalry. I've Falcon there",
			"A after flips at AP; AP: falcon; A flips: yay; B flips: critter", nil, nil},
		{"Faceoff at his. my Falcon+Gyro vs Rarity.",
			"A start of faceoff at BP; BP: rarity; A at BP: falcon, gyro", nil,
			[]string{"“Rarity”: taken to be at Blake’s Problem, as no place is said."}},
		{"I've confronted his with Twilight. He's got Rarity there too", "BP: rarity; A at BP: twilight; confronted BP",
			nil, nil},
		// What is counted.
		{"he's winning 11-9. I have Falcon at home", "A 9p; B 11p; AH: falcon", nil, nil},
		{"It's 13 to 14 in points, him leading. I have Falcon at home", "A 13p; B 14p; AH: falcon", nil, nil},
		{"I have 2 cards left in deck, he decked out", "A deck: 2 ?; B deck:", nil, nil},
		{"she has 5 cards in hand, known are Yay! and Critter Cavalry", "B hand: 3 ?, yay, critter", nil, nil},
		// Lists, and whose those are in them.
		{"two Friends Falcon I have", "AP: 2 friend 1, falcon", nil, []string{
			"“Friend”: taken to be another card than those that are named behind it.",
			"“Friend”, “Falcon”: taken to be at Avery’s Problem, as no place is said."}},
		{"2 Critter tokens of mine at his problem", "A at BP: 2 critter/token", nil, nil},
		{"Rarity hers boosted at my problem, Dash mine at home", "B at AP: rarity/boosted; AH: rainbow", nil, nil},
		{"[AP] Dash, Falcon (exh) [BP] his Rarity, Gyro", "AP: rainbow, falcon/ex; BP: rarity, gyro", nil, nil},
		{"all my stuff exhausted: Dash at home, Falcon at my problem", "AP: falcon/ex; AH: rainbow/ex", nil, nil},
		{"I have two exhausted friends Falcon and Red Gala all at my problem", "AP: falcon/ex, red gala/ex", nil, nil},
		// A player who is called as a card is.
		{"Jane has Falcon at Tom's problem, Tom has Gyro and 2 AT. Jane's score phase",
			"B 2t; A score; BP: gyro; A at BP: falcon", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
