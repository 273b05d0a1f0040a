package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is given for a case that is to be tried is read, as people write such cases with care.
func TestDescriptionsOfCases(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"Preconditions: turn 7, active player Avery, phase Main, action tokens Avery 4 / Blake 2, points Avery 10 / " +
			"Blake 8.\nZones: Avery's home holds Falcon and Golden Oak Library; Avery's Problem holds nobody of " +
			"Avery's, but Blake's Octavia is there.",
			"A 4t 10p; B 2t 8p; A turn 7; B at AP: octavia; AH: falcon, golden oak library", nil, nil},
		{"It is Avery's turn 4 and the Main Phase has just begun.", "A turn 4 start of main phase", nil, nil},
		{"The End Phase of Blake's turn 6 begins.", "B turn 6 end", nil, nil},
		{"Avery's hand consists of Yay! and two cards that are unknown. Avery's draw deck contains twelve cards, " +
			"Blake's contains eight.", "A hand: yay, 2 ?; A deck: 12 ?; B deck: 8 ?", nil, nil},
		{"The top card of Blake's draw deck is Gotta Go Fast; below it there are nine other cards that nobody knows.",
			"B deck: gotta, 9 ?", nil, nil},
		{"Blake's hand has exactly three cards, of which two are known: A Hasty Retreat and Call to Action.",
			"B hand: ?, a hasty retreat, call", nil, nil},
		{"Blake controls three Troublemakers at Avery's Problem: Flim, which is uncovered, and two others that are " +
			"face down and unknown.", "B at AP: flim, 2 troublemaker 1/down", nil, nil},
		{"Avery controls two copies of Red Gala at home. One of the two copies is exhausted and has a +1 power " +
			"counter on it; the other one is ready and wears the Hard Hat. Avery has a third copy of Red Gala in her " +
			"hand.",
			"AH: red gala/ex/+1, red gala + hard; A hand: red gala", nil, nil},
		{"Alice's Falcon and Bob's Falcon are both at Bob's Problem. Alice's one is frightened; Bob's one carries " +
			"the " +
			"Hard Hat.", "BP: falcon + hard; A at BP: falcon/fr", nil, nil},
		{"A Marvelous Chapeau is attached to Red Gala, which Player A controls and which is exhausted at Player B's " +
			"Problem.", "A at BP: red gala/ex + marvelous", nil, nil},
		{"My Rarity is at my problem. It has not been boosted yet.", "AP: rarity", nil, nil},
		{"Player 2's home contains: Mane Character Princess Celestia, Equestrian Leader (exhausted); Friends Daisy " +
			"and Joe (both ready); Resource Bell Tower.", "BH: princess celestia/ex, daisy, joe, bell tower", nil, nil},
		{"Avery's characters: at home Falcon; at Avery's Problem Gyro (frightened). Blake's characters: at Avery's " +
			"Problem Octavia, boosted; at Blake's Problem Lily, Panicked Pony.",
			"AP: gyro/fr; B at AP: octavia/boosted; BP: lily; AH: falcon", nil, nil},
		{"It is Blake's Score Phase; a Problem faceoff at Alice's Problem has been started. Alice's characters in it " +
			"are Jetstream, All Heart and Emerald Green.", "B start of faceoff at AP; AP: jetstream, emerald", nil,
			nil},
		{"Avery has Falcon at Avery's Problem, Blake has Gyro there. A Problem faceoff at Avery's Problem is taking " +
			"place.", "A start of faceoff at AP; AP: falcon; B at AP: gyro", nil, nil},
		{"A faceoff against Timberwolf at Avery's Problem: Avery has Falcon there. The window after the flips is " +
			"open.", "A after flips against timberwolf; AP: falcon; B at AP: timberwolf", nil, nil},
		{"Both Problems have been confronted by Avery this turn. It is her Main Phase.", "confronted AP, BP", nil, nil},
		{"Blake's Purple Parasprite at my problem was challenged this turn already. It is my Main Phase.",
			"B at AP: purple; challenged AP", nil, nil},
		{"It is the Challenge Step of Blake's Troublemaker Phase.", "B start of challenge step", nil, nil},
		{"At the start of the Challenge Step of Avery's Troublemaker Phase, Avery has 2 AT", "A 2t; A start of " +
			"challenge " +
			"step", nil, nil},
		{"The position is as follows. Blake is active; it's the End Phase. Frightened: Avery's Falcon (at home). " +
			"Exhausted: Blake's Gyro (at Avery's Problem).", "B end; B at AP: gyro/ex; AH: falcon/fr", nil, nil},
		{"I have Falcon and Gyro at home, he has Falcon at my problem. Exhausted: my Falcon, Gyro.",
			"B at AP: falcon; AH: falcon/ex, gyro/ex", nil, nil},
		{"Rainbow Dash, Avery's Mane Character, is boosted and at Blake's Problem together with Falcon.",
			"A at BP: rainbow/boosted, falcon", nil, nil},
		{"Blake has 4 cards in hand, one of which is Eep!; Avery has 2, both unknown.",
			"A hand: 2 ?; B hand: 3 ?, eep", nil, nil},
		{"Avery has Falcon at home. She has played Gotta Go Fast on it this turn. It's her Main Phase.",
			"AH: falcon; A discard: gotta", nil, []string{
				"“Gotta Go Fast”: taken to be in Avery’s discard pile, as it was played before."}},
		{"Too Many Bandages is attached to Blake's Holly Dash at Blake's home. Its controller is Avery.",
			"BH: holly + too many bandages/of A/by A", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}

// Lists and messages as people copy and type them.
func TestDescriptionsCopied(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), map[string][]string{"twi": {"twilight sparkle"}})
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"Player A\nHome\n1x Twilight Sparkle, Faithful Student\n2x Red Gala\nProblem\n1x Holly Dash\nHand\n1x " +
			"Eep!\n\n" +
			"Player B\nHome\n1x Fluttershy, Beastmaster\nProblem\n- Falcon (exhausted)",
			"AP: holly; BP: falcon/ex; AH: twilight, 2 red gala; BH: fluttershy; A hand: eep", nil, nil},
		{"Mane: Rainbow Dash\nPoints: 7\nAT: 2\nHand: 3\nProblem: Gyro\nvs\nMane: Applejack\nPoints: 5\nAT: " +
			"4\nHand: 2\n" +
			"Problem: Falcon", "A 2t 7p; B 4t 5p; AP: gyro; BP: falcon; AH: rainbow; BH: applejack; A hand: 3 ?; B " +
			"hand: 2 ?",
			nil, nil},
		{"> Me, 12 points\n> - Falcon and Gyro at my problem\n> Opponent, 9 points\n> - Ahuizotl face down at my " +
			"problem",
			"A 12p; B 9p; AP: falcon, gyro; B at AP: ahuizotl/down", nil, nil},
		{"Opp's board:\n1 Mane – Trixie (flipped), at home\n1 Friend – Gyro, at my problem\nMy board:\n" +
			"2 Friends – Red Gala, Falcon, at my problem", "AP: red gala, falcon; B at AP: gyro; BH: trixie/boosted",
			nil, nil},
		{"Avery (active):\n  Home: Falcon\n  Problem \"Cloudbursting\": Gyro\nBlake:\n  Problem \"Runaway Cart\": " +
			"–\n  " +
			"Hand (4)", "AP: cloudbursting, gyro; BP: runaway; AH: falcon; B hand: 4 ?", nil, nil},
		{"At home (me): Falcon, Bell Tower\nAt my problem (me): Gyro\nAt my problem (opp): Octavia\n" +
			"At opp's problem (opp): -", "AP: gyro; B at AP: octavia; AH: falcon, bell tower", nil, nil},
		{"Problem 1 (mine): me Falcon, Gyro / opp Timberwolf\nProblem 2 (his): me – / opp Octavia",
			"AP: falcon, gyro; B at AP: timberwolf; BP: octavia", nil, nil},
		{"Me: Dash (B) home, 2x Falcon problem, 2 AT / Opp: Twilight home, 1x Timberwolf my problem (FD), 3 AT",
			"A 2t; B 3t; AP: 2 falcon; B at AP: timberwolf/down; AH: rainbow/boosted; BH: twilight", nil, nil},
		{"B: 11p 0t, hand 1, deck 9, discard: Yay!, Eep!", "B 11p; B hand: ?; B deck: 9 ?; B discard: yay, eep",
			nil, nil},
		{"Me\n Home: Falcon\nHim\n Home: Applejack (boosted)\n Problem: Timberwolf (mine, face down)",
			"A at BP: timberwolf/down; AH: falcon; BH: applejack/boosted", nil, nil},
		{"Avery - 4 tokens / 12 points / hand: 3 / deck: 10", "A 4t 12p; A hand: 3 ?; A deck: 10 ?", nil, nil},
		{"both manes at home both boosted mine dash his applejack", "AH: rainbow/boosted; BH: applejack/boosted",
			nil, nil},
		{"| Zone | Cards |\n|---|---|\n| My home | Falcon, Red Gala |\n| My problem | Gyro (exhausted) |\n" +
			"| Opp problem | Octavia |", "AP: gyro/ex; BP: octavia; AH: falcon, red gala", nil, nil},
		{"HOME\nme: Falcon\nopp: Twilight\nMY PROBLEM\nme: Gyro\nopp: Red Gala\nOPP PROBLEM\nme: -\nopp: Big Mac",
			"AP: gyro; B at AP: red gala; BP: big mac; AH: falcon; BH: twilight", nil, nil},
		{"Points: Me 10 / Opp 8\nTokens: Me 3 / Opp 2\nHand: Me 4 / Opp 5", "A 3t 10p; B 2t 8p; A hand: 4 ?; B " +
			"hand: 5 ?",
			nil, nil},
		{"Points Me 10 Opp 8. Tokens Me 3 Opp 2. Cards in hand Me 4 Opp 5.", "A 3t 10p; B 2t 8p; A hand: 4 ?; B " +
			"hand: 5 ?",
			nil, nil},
		{"he has 3 cards i have none, decks 10 and 4", "A deck: 10 ?; B hand: 3 ?; B deck: 4 ?", nil, nil},
		{"timberwolf flipped up at my problem, i challange with dash and red gala",
			"A start of faceoff against timberwolf; AP: rainbow, red gala; B at AP: timberwolf", nil, nil},
		{"faceoff my prob my 3 friends vs his mane boosted twi",
			"A start of faceoff at AP; AP: 3 friend 1; B at AP: twilight/boosted", nil, []string{
				"“twi”: taken to be at Avery’s Problem, as no place is said."}},
		{"me boosted pinkie at my problem and 2 white frends there and 2 at",
			"A 2t; AP: pinkie/boosted, 2 white friend 1", nil, nil},
		{"A t4 main 3at. AH: pinkie", "A 3t; A turn 4; AH: pinkie", nil, nil},
		{"he won faceoff at mine by 3 this turn, his solve step now", "B start of solve step; resolved AP", nil, nil},
		{"I have three Friends at my problem: Falcon and two others", "AP: falcon, 2 friend 1", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
