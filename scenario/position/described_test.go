package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// A position as somebody describes it, and the line that is shown for it then.
func TestDescriptions(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ said, shown string }{
		{"I have Rainbow Dash boosted and 3 AT, at my problem two Red Galas, one exhausted",
			"A 3t; AP: red gala, red gala/ex; AH: rainbow/boosted"},
		{"Red Gala, at my problem, exhausted", "AP: red gala/ex"},
		{"my turn, main phase; I have Rainbow Dash boosted and 3 AT; at my problem: two Red Galas, one exhausted",
			"A 3t; AP: red gala, red gala/ex; AH: rainbow/boosted"},
		{"it is my troublemaker phase, my opponent's timberwolf is uncovered at my problem",
			"A troublemaker; B at AP: timberwolf"},
		{"A: 12 points; B: 14 points; faceoff at my problem between my rarity (boosted) and their applejack",
			"A 12p; B 14p; A start of faceoff at AP; AP: rarity/boosted; B at AP: applejack"},
		{"I control big mac, opponent's hand is empty, my deck has 1 card left", "AP: big mac; A deck: ?"},
		{"twilight sparkle & two random friends at AP", "AP: twilight, 2 friend 1"},
		{"Turn 5, A main; AH: 3 friends; BP: Ahuizotl", "A turn 5; BP: ahuizotl; AH: 3 friend 1"},
		{"I have four cards in my hand, one of them is a purple event", "A hand: 3 ?, purple event 1"},
		{"Both players have 5 points. Score phase. Each player has 2 friends at each problem",
			"A 5p; B 5p; A score; AP: 2 friend 1; B at AP: 2 friend 1; BP: 2 friend 1; A at BP: 2 friend 1"},
		{"AP: applejack (frightened), B: fluttershy boosted at BP; 3 tokens each",
			"A 3t; B 3t; AP: applejack/fr; BP: fluttershy/boosted"},
		{"dash at home; 2 tokens; problem deck empty", "A 2t; AH: rainbow"},
		{"my discard pile has 3 pegasus friends, blake's has a parasprite",
			"A discard: 3 pegasus friend 1; B discard: parasprite"},
		{"main, active: B, AP = it's alive!, BP = special delivery", "B main; AP: its alive; BP: special delivery"},
		{"Avery: Twilight (boosted) @ home, Rarity @ AP", "AP: rarity nest; AH: twilight/boosted"},
		{"A 2pts 3at; B 5pts 1at; A main phase turn 3", "A 3t 2p; B 1t 5p; A turn 3"},
		{"A has a mane character Pinkie Pie and 2 action tokens, and B's mane character is Rarity, truly outrageous",
			"A 2t; AH: pinkie; BH: rarity truly"},
		{"three AT, 4 points, me: Big Mac at my problem; them: Sugar Twist at home",
			"A 3t 4p; AP: big mac; BH: sugar"},
		{"The Great and Powerful Trixie attached to my problem", "AP: trixie the great and powerful showoff"},
		{"it's Blake's end phase", "B end"},
		{"Avery confronted both problems this turn", "confronted AP, BP"},
		{"I'm at 8 points with 2 AT, my opponent is at 13 with 4 AT", "A 2t 8p; B 4t 13p"},
		{"Opponent has Yellow Parasprite face-down at my problem.", "B at AP: yellow/down"},
		{"Blake has a Friend with 3 power at Avery's problem", "B at AP: friend 3"},
		{"my hand: Stand Still and Critter Cavalry", "A hand: stand, critter"},
		{"He has Golden Oak Library attached to his problem", "BP: golden oak library"},
		{"Rarity has 2 +1 power counters", "AH: rarity/+2"},
		{"two of my friends at my problem are frightened", "AP: 2 friend 1/fr"},
		{"Troublemaker: Timberwolf at my problem, uncovered, ", "AP: timberwolf"},
		{"I've confronted my problem this turn", "confronted AP"},
		{"Both players have a friend at each problem",
			"AP: friend 1; B at AP: friend 1; BP: friend 1; A at BP: friend 1"},
		{"Opponent's discard pile: 2 events, a friend", "B discard: 2 event 1, friend 1"},
		{"My deck is empty", "A deck:"},
		{"Opponent has 3 cards in hand and I have none", "B hand: 3 ?"},
		{"Pinkie Pie at my problem with 2 friends; Ahuizotl there too", "AP: pinkie, 2 friend 1, ahuizotl"},
		{"score phase, 14 to 13", "A 14p; B 13p; A score"},
		{"Rainbow Dash is exhausted at home", "AH: rainbow/ex"},
		{"2 Parasprites at my problem, one face-down", "AP: parasprite, parasprite/down"},
		{"He has 2 Red Galas and a face-down Parasprite at his problem, one of them is exhausted. I hold Stand Still",
			"BP: red gala, red gala/ex, parasprite/down; A hand: stand"},
		{"I'm holding Critter Cavalry and two unknown cards, they hold nothing", "A hand: critter, 2 ?"},
		{"I control Blake's Red Gala at my problem", "AP: red gala/of B"},
		{"Opponent's Mane is Pinkie Pie, start side", "BH: pinkie"},
		{"Me: 4 AT 9 pts, Opp: 1 AT 12 pts, my troublemaker phase, their Parasprite face down at my problem",
			"A 4t 9p; B 1t 12p; A troublemaker; B at AP: parasprite/down"},
		{"My Friends: Holly Dash, Flighty Filly and Red Gala are at Blake's problem", "A at BP: holly, red gala"},
		{"Opponent controls my Holly Dash at their problem", "BP: holly/of A"},
		{"3 AT each, A's main phase, Monster of a Minotaur is Avery's problem and Bunny Breakout is Blake's",
			"A 3t; B 3t; AP: monster; BP: bunny"},
		{"I have no cards in hand and 1 AT; opp has 5 cards in hand and 0 AT", "A 1t; B hand: 5 ?"},
		{"An uncovered Timberwolf with 2 power counters is at my problem under Blake's control",
			"B at AP: timberwolf/+2"},
		{"My Twilight Sparkle has Marvelous Chapeau attached", "AH: twilight + marvelous"},
		{"Marvelous Chapeau is attached to my Twilight Sparkle at home", "AH: twilight + marvelous"},
		{"Four earth pony friends with 2 power at my home", "AH: 4 earth pony friend 2"},
		{"I flipped Swing into Action; faceoff at my problem, after flips", "A after flips at AP; A flips: swing"},
		{"Turn 6 of Blake, score phase, Blake has 14 points", "B 14p; B turn 6 score"},
		{"It's Avery's turn. Avery confronted Avery's problem. Blake has nothing in play.", "confronted AP"},
		{"Blake: hand 3, deck 20. Avery: hand 2, deck 5", "A hand: 2 ?; A deck: 5 ?; B hand: 3 ?; B deck: 20 ?"},
		{"Player A: 3 AT, Twilight at home. Player B: 2 AT, Fluttershy at A's problem",
			"A 3t; B 2t; B at AP: fluttershy; AH: twilight"},
		{"my turn, 4 AT - Rainbow Dash at my problem - opp has Pinkie Pie at my problem",
			"A 4t; AP: rainbow; B at AP: pinkie"},
		{"Blake's Rainbow Dash wears Marvelous Chapeau at BP", "BP: rainbow + marvelous"},
		{"opp's hand is 4 cards, mine is 2", "A hand: 2 ?; B hand: 4 ?"},
		{"I've got 2 cards in hand: Critter Cavalry and Stand Still", "A hand: critter, stand"},
		{"There's a Timberwolf at my problem controlled by my opponent", "B at AP: timberwolf"},
		{"There are 2 face-down troublemakers at my problem", "AP: 2 troublemaker 1/down"},
		{"both decks are empty", "A deck:; B deck:"},
		{"my mane is boosted Rainbow Dash and she's at my opponent's problem", "A at BP: rainbow/boosted"},
		{"I have two copies of Holly Dash, Flighty Filly at home", "AH: 2 holly"},
		{"Opponent has no cards in hand, no action tokens and 14 points", "B 14p"},
		{"3 pegasus friends (one frightened) at my problem", "AP: 2 pegasus friend 1, pegasus friend 1/fr"},
		{"I have a 4 power yellow friend and a 2 power blue friend at BP",
			"A at BP: yellow friend 4, blue friend 2"},
		{"I have Apple Bloom with +1 power counter at home", "AH: apple bloom/+1"},
		{"Queen Chrysalis is face up at opponents problem and they control it", "BP: queen chrysalis"},
		{"The top card of my deck is Red Gala", "A deck: red gala, 10 ?"},
		{"my discard: Stand Still, Red Gala, 2 friends", "A discard: stand, red gala, 2 friend 1"},
	} {
		p, faults := cards.Parse(test.said)
		for _, f := range faults {
			t.Errorf("%s: %v", test.said, &f)
		}
		if shown, _ := cards.Line(p); shown != test.shown {
			t.Errorf("%q is shown as %q, want %q", test.said, shown, test.shown)
		}
	}
}

// What of a description can't be read is told, and the rest is put on the table: nothing is
// left out of it in silence.
func TestWhatOfADescriptionIsNotRead(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ said, unread, shown string }{
		{"I have 4 friends at home and 3 AT, home limit 3", "limit 3", "A 3t; AH: 4 friend 1"},
		{"opp has 2 AT and my Rarity doesn't contribute power", "doesn't contribute power", "B 2t; AH: rarity"},
	} {
		p, faults := cards.Parse(test.said)
		shown, _ := cards.Line(p)
		if len(faults) != 1 || faults[0].Found != test.unread || shown != test.shown {
			t.Errorf("%q is shown as %q with the faults %v; want %q, without %q", test.said, shown, faults, test.shown,
				test.unread)
		}
	}
	for _, said := range []string{"Blake just played Stand Still", "I have not confronted my problem",
		"my friends can't move to Blake's problem", "no friends at my problem"} {
		if p, faults := cards.Parse(said); len(faults) == 0 {
			shown, _ := cards.Line(p)
			t.Errorf("%q is read as %q, want a fault", said, shown)
		}
	}
}
