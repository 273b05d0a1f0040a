package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// A case that somebody writes down with care, in whole sentences, is read.
func TestCarefulSentencesAreRead(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// Who the turn player is, before and behind a phase.
		{"My opponent is the active player. Faceoff at my problem.", "B start of faceoff at AP", nil, nil},
		{"Blake is the turn player. Score phase.", "B score", nil, nil},
		{"The turn player has 2 action tokens, the non-turn player has 1", "A 2t; B 1t", nil, nil},
		{"The phase is Blake's Main Phase", "B main", nil, nil},
		{"Blake, the active player, has just exhausted Gyro at home.", "B main; BH: gyro/ex", nil, nil},
		{"The turn player, Blake, has Falcon at his home.", "B main; BH: falcon", nil, nil},
		{"The active player (Blake) has 2 AT.", "B 2t; B main", nil, nil},
		{"- The active player is Bob.\n- The phase is the Troublemaker Phase.\n- Alice has Falcon at Bob's problem.",
			"A troublemaker; B at AP: falcon", nil, nil},
		// A faceoff within a phase.
		{"A double Problem faceoff is happening during Avery's Score Phase.", "A start of faceoff at AP and BP", nil,
			nil},
		{"Blake's Score Phase, faceoff at my problem", "B start of faceoff at AP", nil, nil},
		{"A Troublemaker faceoff has started. No cards have been flipped yet. I have Falcon at his problem, " +
			"where he has Timberwolf", "A start of faceoff against timberwolf; BP: timberwolf; A at BP: falcon", nil,
			nil},
		// Where cards came from, and where they are now.
		{"Avery just moved Gyro home from her problem. Blake is at home with Rarity.", "AH: gyro; BH: rarity", nil,
			nil},
		{"Player A's home contains Pinkie Pie. Player A's hand contains Yay! and Gyro.",
			"AH: pinkie; A hand: yay, gyro", nil, nil},
		{"He banished my Falcon and my Gyro is in the discard pile", "A discard: gyro; A banished: falcon", nil, nil},
		{"Suppose that I am at his problem with Falcon and at mine with Gyro", "AP: gyro; A at BP: falcon", nil, nil},
		// Lists with numbers, and Problems whose names begin with one.
		{"1. Player A's home has Pinkie Pie.\n2. Player B has Falcon at home.", "AH: pinkie; BH: falcon", nil, nil},
		{"Blake's home: Trixie. Blake's Problem (795 Wing Power): Snips & Snails",
			"BP: PR171, snips and snails; BH: trixie", nil, nil},
		{"In this position I have 5 points.", "A 5p", nil, nil},
		// A Dilemma at which both are.
		{"Player 1 has a Dilemma, Nightmare Scenario, at which Player 1's Applejack and Player 2's Falcon are " +
			"confronting.",
			"A dilemma nightmare scenario: applejack; B at A dilemma nightmare scenario: falcon", nil, nil},
		{"opp dilemma nightmare scenario, falcon and gyro of mine on it",
			"B dilemma nightmare scenario:; A at B dilemma nightmare scenario: falcon, gyro", nil, nil},
		// A Troublemaker that is flipped is uncovered.
		{"He flipped up his Timberwolf at my problem", "B at AP: timberwolf", nil, nil},
		{"opp has timberwolf flipped at my problem, falcon and gyro of mine there",
			"AP: falcon, gyro; B at AP: timberwolf", nil, nil},
		// Which of several is which.
		{"Player A controls two copies of Red Gala at her Problem. The first copy has two +1 power counters on it, " +
			"and the second copy is frightened.", "AP: red gala/+2, red gala/fr", nil, nil},
		{"I have two Red Galas. The first is at home and the second is at my problem.", "AP: red gala; AH: red gala",
			nil, nil},
		{"Blake has an exhausted, frightened Big Top at home", "BH: big top/ex/fr", nil, nil},
		{"I have a cutie marked Red Gala at my problem", "AP: red gala/mark", nil, nil},
		{"Scorpan's Necklace and Cutie Mark Vault are at my home", "AH: scorpans, cutie mark vault", nil, nil},
		{"Her problem has Falcon and Gyro of mine", "A at BP: falcon, gyro", nil, nil},
		{"The Timberwolf at my problem is mine but he controls it", "B at AP: timberwolf/of A", nil, nil},
		{"The Ahuizotl Troublemaker at my problem is his", "B at AP: ahuizotl", nil, nil},
		{"My Falcon banished their Red Gala", "AP: falcon; B banished: red gala", nil,
			[]string{"“Falcon”: taken to be at Avery’s Problem, as no place is said."}},
		{"Avery's Falcon and Blake's Falcon are both at Blake's Problem; only Avery's is exhausted.",
			"BP: falcon; A at BP: falcon/ex", nil, nil},
		// Piles and decks.
		{"Two cards lie beneath Avery's Rarity: Yay! and Gyro.",
			"AH: rarity; A banished: yay/under rarity, gyro/under rarity", nil, nil},
		{"Blake's discard pile contains Yay! and Gyro, with Gyro on top.", "B discard: yay, gyro", nil, nil},
		{"his problem deck has 3 cards, top one Bunny Breakout", "B problems: bunny, 2 ?", nil, nil},
		{"Avery's deck from top to bottom: Falcon, Gyro", "A deck: falcon, gyro", nil, nil},
		{"Avery's opening hand consists of Falcon and Yay!", "A hand: falcon, yay", nil, nil},
		{"I flipped Eeyup and have 1 token and Yay! in hand", "A 1t; A hand: yay; A flips: eeyup", nil, nil},
		// Where a turn or phase begins or ends.
		{"Opponent's troublemaker phase is about to end", "B end of troublemaker phase", nil, nil},
		{"It's the beginning of Blake's third turn", "B turn 6 ready", nil, []string{
			"“third turn”: taken to be turn 6 of the game, in which Avery and Blake take turns."}},
		// Friends that are counted first, and where each of them is.
		{"Blake has three Friends: Falcon at his home, Gyro at my Problem, Red Gala at his own Problem.",
			"B at AP: gyro; BP: red gala; BH: falcon", nil, nil},
		{"Avery has three Friends at her Problem. They are Falcon, Gyro and Big Top.", "AP: falcon, gyro, big top", nil,
			nil},
		{"Two Friends, Falcon and Gyro, both under Blake's control, are at Avery's Problem.", "B at AP: falcon, gyro",
			nil, nil},
		{"I have Rainbow Dash, boosted, at his Problem together with Falcon", "A at BP: rainbow/boosted, falcon", nil,
			nil},
		{"The Troublemaker at Avery's Problem is Timberwolf. It is face up and controlled by Blake.",
			"B at AP: timberwolf", nil, nil},
		{"Avery's side of the table: Rarity at home; Falcon at Blake's Problem.",
			"A at BP: falcon; AH: rarity", nil, nil},
		{"what's at mine: falcon gyro mine, big top his", "AP: falcon, gyro; B at AP: big top", nil, nil},
		// Whoever is spoken to.
		{"You have Spread Your Wings in your hand", "A hand: spread", nil, nil},
		{"You have Falcon at your problem and your opponent has Gyro at home.", "AP: falcon; BH: gyro", nil, nil},
		{"You have Falcon at your problem, I have Gyro there. It's your turn.", "B main; BP: falcon; A at BP: gyro",
			nil, nil},
		{"Alice has Maud Pie at home. Bob has Maud Pie at his problem. Bob's is a Friend.",
			"BP: maud pie like; AH: maud", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
	p := position.New()
	cards.Read(p, "Avery has just played Falcon from her hand to her home.", position.FirstMarked)
	if line, left := cards.Line(p); line != "AH: falcon" || len(left) != 1 {
		t.Errorf("a card played from a hand is in %q, and what happened is %q", line, left)
	}
}

// Forms as people copy them, with the marks of Markdown and short words, are read.
func TestCopiedFormsAreRead(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ said, shown string }{
		{"me 3at 4pts him 1at 9pts. his turn 6, main", "A 3t 4p; B 1t 9p; B turn 6"},
		{"P1: AT=2, VP=4", "A 2t 4p"},
		{"Turn: P2, Main", "B main"},
		{"Turn 7 - Blake - Score Phase", "B turn 7 score"},
		{"score phase opp", "B score"},
		{"Hand: ?, ?, Yay!", "A hand: ?, ?, yay"},
		{"Hand (3)", "A hand: 3 ?"},
		{"Falcon+Hard Hat, Gyro (E), Big Top (F) all at my problem", "AP: falcon + hard, gyro/ex, big top/fr"},
		{"My home: Rainbow Dash (B)", "AH: rainbow/boosted"},
		{"I have 3x Octavia at his problem", "A at BP: 3 octavia virtuoso"},
		{"I have Octavia (3) and Falcon at my problem", "AP: octavia, falcon"},
		{"P1 H: Dash(b) P: Gyro", "AP: gyro; AH: rainbow/boosted"},
		{"hand=3, deck=20", "A hand: 3 ?; A deck: 20 ?"},
		{"Avery: 10p / 2t", "A 2t 10p"},
		{"Home (mine): Rarity, Gyro. Problem (his): Falcon", "BP: falcon; AH: rarity, gyro"},
		{"I have Gyro (exhausted, Hard Hat) at my problem", "AP: gyro/ex + hard"},
		{"Avery's board:\nFalcon – problem – ready\nBlake's board:\nGyro – Avery's problem – frightened\n" +
			"Timberwolf at Avery's problem", "AP: falcon; B at AP: gyro/fr, timberwolf"},
		{"## Avery\n### Home\n- Rainbow Dash (boosted)\n### Problem\n- Falcon\n## Blake\n### Hand\n- 3 cards",
			"AP: falcon; AH: rainbow/boosted; B hand: 3 ?"},
		{"**Me**\n* Home: Big Top\n* Tokens: 3\n**Opponent**\n* Tokens: 1", "A 3t; B 1t; AH: big top"},
		{"[Avery] home: Rainbow Dash | hand: 3\n[Blake] home: Rarity | hand: 4",
			"AH: rainbow; BH: rarity; A hand: 3 ?; B hand: 4 ?"},
		{"He's got a facedown at my problem", "B at AP: troublemaker 1/down"},
		{"my disc: yay, falcon. his graveyard: gyro", "A discard: yay, falcon; B discard: gyro"},
	} {
		p := position.New()
		faults := cards.Add(p, test.said, position.FirstMarked)
		if line, _ := cards.Line(p); line != test.shown || len(faults) > 0 {
			t.Errorf("%q is %q without %v, want %q", test.said, line, faults, test.shown)
		}
	}
}
