package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Positions as judges tell them, written before they were ever read, of which something was once read wrongly
// without a word, or not at all.
func TestDescriptionsOnceMisread(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t),
		map[string][]string{"rd": {"rainbow dash"}, "aj": {"applejack"}})
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		// What is said again, in other words.
		{"I have Falcon at home, or rather at my problem.", "AP: falcon", nil},
		{"I have Falcon, or rather Gyro, at home.", "AH: gyro", nil},
		{"I have 3 tokens, make that 4, and Falcon at home.", "A 4t; AH: falcon", nil},
		{"Three cards in my hand, make that 2. I have 2 Red Galas, no, 3, at home.",
			"AH: 3 red gala; A hand: 2 ?", nil},
		{"Blake has Rarity boosted at home. No, make that Pinkie Pie.", "BH: pinkie/boosted", nil},
		{"Nightmare Moon (mane?) no, the troublemaker, at my problem.", "AP: nightmare moon", nil},
		// All but some, and the other's.
		{"I have Falcon, Gyro and Red Gala at home, all exhausted except Gyro.",
			"AH: falcon/ex, gyro, red gala/ex", nil},
		{"I have Falcon, Gyro and Red Gala at home. All of them are exhausted except for Gyro and Falcon.",
			"AH: falcon, gyro, red gala/ex", nil},
		{"I have Falcon and Gyro at home, all exhausted except Rarity.", "AH: falcon/ex, gyro/ex",
			[]string{"except Rarity."}},
		{"My Rarity is boosted, hers isn't. Both at home.", "AH: rarity/boosted; BH: rarity", nil},
		{"My Falcon is ready, hers is exhausted, both are at my problem.", "AP: falcon; B at AP: falcon/ex", nil},
		{"She has Trixie boosted and Snips & Snails; I have only Rainbow Dash; all of those at her problem.",
			"BP: trixie/boosted, snips and snails; A at BP: rainbow", nil},
		{"I've two Purple Parasprites face down, one at each problem.", "AP: purple/down; A at BP: purple/down", nil},
		// Numbers, and whose they are.
		{"I'm at nine. He's at twelve. It's his main phase.", "A 9p; B 12p; B main", nil},
		{"Jess has 3 points and Rob 6. It's Rob's turn.", "A 3p; B 6p; B main", nil},
		{"Both at 13 points. I'm out of AT.", "A 13p; B 13p", nil},
		{"AVERY\nPoints: 7\nAT: 3\nAt own problem: Falcon\nBLAKE\nPoints: 11\nHand: 4\nAt own problem: Forest Owl",
			"A 3t 7p; B 11p; AP: falcon; BP: forest; B hand: 4 ?", nil},
		{"opp t5 main, 4at. me: dash ah, 2at, 5 in hand", "A 2t; B 4t; B turn 5; AH: rainbow; A hand: 5 ?", nil},
		{"Alex (7 pts, 2 AT): Falcon at Sam's problem. Sam (10 pts, 0 AT): Gyro at Sam's problem.",
			"A 2t 7p; B 10p; BP: gyro; A at BP: falcon", nil},
		{"Hand: unknown. 3. Deck: 10 cards.", "A hand: 3 ?; A deck: 10 ?", nil},
		{"Blake's hand is unknown. 3 cards.", "B hand: 3 ?", nil},
		{"Avery's problem: Falcon (Blake's), Gyro. Blake's: Octavia. Blake's hand: 3.",
			"AP: gyro; B at AP: falcon; BP: octavia; B hand: 3 ?", nil},
		// Whose cards are.
		{"Blake: AP Pinkie. BP Gyro. Avery: BP Falcon.", "B at AP: pinkie; BP: gyro; A at BP: falcon", nil},
		{"Opponent controls: Trixie (mane, start side) at home; Snips & Snails at Avery's problem.",
			"B at AP: snips and snails; BH: trixie", nil},
		{"Avery controls a 4-power blue Friend and Blake a 3-power orange Friend at Avery's problem.",
			"AP: blue friend 4; B at AP: orange friend 3", nil},
		{"Avery controls Blake's Falcon at Avery's problem.", "AP: falcon/of B", nil},
		{"Player 1 has a Friend at home and player 2's Mane Rarity is exhausted at her own problem.",
			"BP: rarity/ex; AH: friend 1", nil},
		{"At my problem: his Falcon, my Gyro and a Purple Parasprite, which is his and uncovered. At his problem: " +
			"just my Octavia.", "AP: gyro; B at AP: falcon, purple; A at BP: octavia", nil},
		{"I control Gyro (Blake owns it) at Blake's problem.", "A at BP: gyro/of B", nil},
		{"My opponent's Wild Manticore is at his problem. I exhausted Pinkie at home.",
			"BP: wild manticore; AH: pinkie/ex", nil},
		// Where they are, and what is attached to them.
		{"home: rd (boosted), hard hat on her. problem: none. 14 pts", "A 14p; AH: rainbow/boosted + hard", nil},
		{"My Gyro is at Blake's problem and has a Hard Hat.", "A at BP: gyro + hard", nil},
		{"Gyro at my problem is Blake's and has a Hard Hat.", "B at AP: gyro + hard", nil},
		{"I boosted Rainbow Dash. She's at my problem with Falcon.", "AP: rainbow/boosted, falcon", nil},
		{"My opponent moved Big Shot from his home to my problem, where I've got Octavia.",
			"AP: octavia; B at AP: big shot", nil},
		{"I have two friends at my problem, Sunny Smiles with one counter +1 and Full Steam.",
			"AP: sunny/+1, full", nil},
		{"Opp home: aj start, gyro(ex). Opp hand 3.", "BH: applejack, gyro/ex; B hand: 3 ?", nil},
		// Where in the turn it is.
		{"Opponent's Nightmare Moon, the troublemaker, uncovered at my problem.", "B at AP: nightmare moon", nil},
		{"I'm the active player and it's the start of the main phase.", "A start of main phase", nil},
		{"Need a ruling: Blake's score phase. Blake has Falcon at home.",
			"B score; BH: falcon", []string{"Need a ruling"}},
		{"Faceoff at his problem. I've Rainbow Dash and Falcon in it.",
			"A start of faceoff at BP; A at BP: rainbow, falcon", nil},
		// Of several, of both, and behind commas.
		{"I have two Falcons at home. One of them is exhausted, the other has a +1 counter.",
			"AH: falcon/ex, falcon/+1", nil},
		{"12 points for me and 11 for my opponent.", "A 12p; B 11p", nil},
		{"Points: 2-4. Tokens: 3-1. Hands: 5-6.", "A 3t 2p; B 1t 4p; A hand: 5 ?; B hand: 6 ?", nil},
		{"I'm at home with Dash & Gyro, she's at home with AJ.", "AH: rainbow, gyro; BH: applejack", nil},
		{"Opponent has Rarity at her problem. I have AJ at hers too.", "BP: rarity; A at BP: applejack", nil},
		{"Both of us flipped: me Gyro, her Red Gala.", "A flips: gyro; B flips: red gala", nil},
		{"Falcon is frightened at my home, as is Gyro.", "AH: falcon/fr, gyro/fr", nil},
		{"I have a Resource, Carousel Boutique, at home. I have a blue Friend, Falcon, Gyro at my problem.",
			"AP: blue friend 1, falcon, gyro; AH: carousel", nil},
		{"Opponent has Falcon at his problem. My mane, Twilight Sparkle, is there too.",
			"BP: falcon; A at BP: twilight", nil},
		{"She controls a Changeling token and two Critter tokens at my problem, the Changeling exhausted.",
			"B at AP: 2 critter/token, changeling/ex/token", nil},
		{"A: home RD, problem Falcon/ex; B: home Rarity, problem Gyro/fr.",
			"AP: falcon/ex; BP: gyro/fr; AH: rainbow; BH: rarity", nil},
		{"Two of my friends are frightened: Falcon and Gyro, at home. Octavia, mine as well, is at her problem.",
			"A at BP: octavia; AH: falcon/fr, gyro/fr", nil},
		{"I have five cards: Yay!, Stand Still!, and three more.", "A hand: yay, stand, 3 ?", nil},
		{"I have Big Shot at my problem; the opponent has two characters at it: Drill Bit, and " +
			"Lotus Blossom, all ready.",
			"AP: big shot; B at AP: drill, lotus", nil},
		{"There's a token at my problem. I have 2 tokens.", "A 2t", []string{"token"}},
		{"It's my turn, main. At his problem I have a Purple Parasprite.", "A at BP: purple", nil},
		{"Active player: Blake. Phase: Score. He has Falcon at home.", "B score; BH: falcon", nil},
		{"Falcon is at home, not exhausted, and Gyro (not frightened) too.", "AH: falcon, gyro", nil},
		{"I've 2 Falcons at home (friend and resource).", "AH: 2 falcon", []string{"(friend and resource)"}},
		{"I have 3 tokens and 5 points, she has 2 tokens and 8.", "A 3t 5p; B 2t 8p", nil},
		{"I have 5 points and 3 tokens and Falcon at home, he has 4 points and 2.",
			"A 3t 5p; B 2t 4p; AH: falcon", nil},
		// Who confronts.
		{"They are confronting my problem, Bunny Breakout, with Falcon and Gyro. I have Fluttershy there.",
			"B confronting; AP: fluttershy, bunny; B at AP: falcon, gyro", nil},
		{"At my problem I have Rainbow Dash, he has Gyro and Falcon. He confronts.",
			"B confronting; AP: rainbow; B at AP: gyro, falcon", nil},
		{"My Falcon confronts her problem.", "A confronting; A at BP: falcon", nil},
		{"My Falcon is at my problem, he has Gyro there. He's confronting it.",
			"B confronting; AP: falcon; B at AP: gyro", nil},
		{"I'm confronting my Cloudbursting with Falcon, she has Red Gala there.",
			"A confronting; AP: cloudbursting, falcon; B at AP: red gala", nil},
		{"My hand is Stand Still and Nice Moves. I have Falcon at home.",
			"AH: falcon; A hand: stand, nice", nil},
		// Some of what nobody knows.
		{"I have 10 cards in hand, including Gotta Go Fast and Yay!", "A hand: 8 ?, gotta, yay", nil},
		{"I have 10 cards in hand: one is Gotta Go Fast.", "A hand: 9 ?, gotta", nil},
		{"She has 4 cards in her hand, one of them is Yay! Falcon is at her home.",
			"BH: falcon; B hand: 3 ?, yay", nil},
		{"I have 2 actions left and Falcon at home, he has 1 action.", "A 2t; B 1t; AH: falcon", nil},
		// Some faceoff, which happens.
		{"A Troublemaker faceoff at my problem: my Falcon against his Timberwolf.",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil},
		{"A Problem faceoff is happening at my problem between my Falcon with Gyro and my opponent's Octavia.",
			"A start of faceoff at AP; AP: falcon, gyro; B at AP: octavia", nil},
		// A name of nobody.
		{"Falcon at home, 3 AT - Lena. Pinkie at home.", "A 3t; AH: pinkie, falcon", []string{"Lena."}},
		{"Falcon at home. That's Lena. Marc has Gyro at his problem.",
			"AP: gyro; AH: falcon", []string{"That's Lena."}},
	} {
		isShown(t, cards, test.said, test.shown, test.unread)
	}
}

// Of whom a sentence speaks that names nobody, and where a faceoff is of which nobody says it, is told.
func TestOfWhomAndWhereIsTold(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		assumed     []string
	}{
		{"I'm on 10, they're on 13. 1 AT left.", "A 10p; B 1t 13p",
			[]string{"“1 AT”: taken to be Blake’s, who was spoken of last; say whose."}},
		{"Opponent just confronted my problem with Pinkie Pie and Gyro.",
			"B main; B at AP: pinkie, gyro; confronted AP",
			[]string{"“confronted”: taken to be in Blake’s turn, in which alone that can be."}},
		{"Faceoff: his problem. Mine: Gyro. His: Falcon.", "A start of faceoff at BP; BP: falcon; A at BP: gyro",
			[]string{"“Gyro”, “Falcon”: taken to be at Blake’s Problem, as no place is said."}},
		{"I'm on 10, they're on 13. I have 1 AT left.", "A 1t 10p; B 13p", nil},
		// Problems at which something is, called by their names.
		{"My Falcon and Gyro (exhausted) are at Cloudbursting, my opponent has Red Gala there.",
			"AP: cloudbursting, falcon, gyro/ex; B at AP: red gala",
			[]string{"“Cloudbursting”: taken to be Avery’s Problem, as nobody’s is said; say whose."}},
		{"My problem is Bunny Stampede. My Falcon is at Cloudbursting.",
			"AP: bunny stampede; BP: cloudbursting; A at BP: falcon",
			[]string{"“Cloudbursting”: taken to be Blake’s Problem, as nobody’s is said; say whose."}},
		{"Cloudbursting: my Falcon vs her Red Gala.", "AP: cloudbursting, falcon; B at AP: red gala",
			[]string{"“Cloudbursting”: taken to be Avery’s Problem, as nobody’s is said; say whose."}},
		{"Cloudbursting (hers): my Falcon. At my Bunny Stampede: her Red Gala.",
			"AP: bunny stampede; B at AP: red gala; BP: cloudbursting; A at BP: falcon", nil},
		{"I have Falcon at my Cloudbursting and Gyro at my opponent's Bunny Stampede.",
			"AP: cloudbursting, falcon; BP: bunny stampede; A at BP: gyro", nil},
		{"I have Falcon at home. 1 AT.", "A 1t; AH: falcon", nil},
		{"I have Falcon at home, he has Gyro there. Big Shot at home.", "AH: falcon; BH: gyro, big shot",
			[]string{"“Big Shot”: taken to be Blake’s, who was spoken of last; say who controls it."}},
		{"Blake: Falcon at home. Gyro at BP.", "BP: gyro; BH: falcon", nil},
		{"We're in a faceoff. I have Falcon and Rarity, she has Gyro.",
			"A start of faceoff at AP; AP: rarity, falcon; B at AP: gyro", []string{
				"“faceoff”: taken to be at Avery’s Problem, as no Problem is said.",
				"“Falcon”, “Rarity”, “Gyro”: taken to be at Avery’s Problem, as no place is said."}},
	} {
		p := position.New()
		faults, assumed := cards.Read(p, test.said, position.FirstMarked)
		line, _ := cards.Line(p)
		says := position.Assumptions(assumed)
		if len(faults) > 0 || line != test.shown || !slices.Equal(says, test.assumed) {
			t.Errorf("%q is %q; for granted is taken %q, want %q and %q; faults %v", test.said, line, says, test.shown,
				test.assumed, faults)
		}
	}
}
