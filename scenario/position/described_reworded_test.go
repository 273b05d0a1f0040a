package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

const standsByItself = ": left out: how a faceoff stands follows from who is in it and from what was flipped."

// What is said round the facts, in whatever words: what was so, how many there are, who did what to a card.
func TestDescriptionsInOtherWords(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"Hi all, a question came up last night. My opponent controlled a face-up Timberwolf at my Problem and I had " +
			"Falcon there. It was my Main Phase and I had 2 action tokens.", "A 2t; AP: falcon; B at AP: timberwolf",
			nil,
			nil},
		{"Say I have no cards in my deck and it's the Ready Phase of my turn.", "A ready; A deck:", nil, nil},
		{"Falcon and Gyro, both controlled by Avery, are at home.", "AH: falcon, gyro", nil, nil},
		{"Falcon and Gyro remain exhausted at Avery's home.", "AH: falcon/ex, gyro/ex", nil, nil},
		{"The top two cards of Blake's Problem deck are Bunny Breakout and Cloudbursting, in that order.",
			"B problems: bunny, cloudbursting", nil, nil},
		{"At Avery's home: Falcon with Hard Hat attached; Golden Oak Library; a Seashell token. At Blake's home: " +
			"nothing except his Mane Character, Rarity.",
			"AH: falcon + hard, golden oak library, seashell/token; BH: " +
				"rarity", nil, nil},
		{"at my home are gyro with a hard hat on him and falcon without anything", "AH: gyro + hard, falcon", nil, nil},
		{"my deck's down to 4 cards and my discard has Yay! and Eeyup in it, she's still got 20 cards in her deck",
			"A deck: 4 ?; A discard: yay, eeyup; B deck: 20 ?", nil, nil},
		{"I've frightened his Octavia at his problem.", "BP: octavia/fr", nil, nil},
		{"I have Red Gala at my problem that's actually hers, I stole it", "AP: red gala/of B", nil, nil},
		{"I've two friends at mine, Falcon and Gyro, and he's got one at his, Octavia",
			"AP: falcon, gyro; BP: octavia virtuoso",
			nil, nil},
		{"Avery: Pts 8 / AT 1 / Deck 19\nBlake: Pts 12 / AT 3 / Deck 11",
			"A 1t 8p; B 3t 12p; A deck: 19 ?; B deck: 11 ?", nil, nil},
		{"Score 11-8 (me-opp). AT 2/4. Hands 3/3. Decks 20/17. Opp's turn",
			"A 2t 11p; B 4t 8p; B main; A hand: 3 ?; A deck: 20 ?; B hand: 3 ?; B deck: 17 ?", nil, nil},
		{"Scores are 8 for me and 11 for Blake", "A 8p; B 11p", nil, nil},
		{"Falcon is at my problem. Neither of us has played anything yet.", "AP: falcon", nil, []string{
			"“Falcon”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"Two Falcons at my problem, one mine and exhausted, the other hers", "AP: falcon/ex; B at AP: falcon", nil,
			nil},
		{"Three Falcons at my problem, one mine, two his", "AP: falcon; B at AP: 2 falcon", nil, nil},
		{"Falcon at home for him, Gyro at my problem for me", "AP: gyro; BH: falcon", nil, nil},
		{"Two Troublemakers are at Blake's Problem. One is Timberwolf, uncovered, controlled by Avery. The other is " +
			"Blake's Windigo, face down.", "BP: windigo/down; A at BP: timberwolf", nil, nil},
		{"Blake's Mane Character, Rarity, is at home and has been boosted.", "BH: rarity/boosted", nil, nil},
		{"Avery has four cards in hand, of which Yay! and Eeyup are known.", "A hand: 2 ?, yay, eeyup", nil, nil},
		{"At my problem I've Falcon, he has Gyro. At his it's Octavia for me and nobody for him",
			"AP: falcon; B at AP: gyro; A at BP: octavia", nil, nil},
		{"my hand's five cards, two of which are Yay! and Eeyup, and hers is three, all unknown",
			"A hand: 3 ?, yay, eeyup; B hand: 3 ?", nil, nil},
		{"I had Falcon and Gyro at my problem. Gyro was exhausted. I had 2 AT", "A 2t; AP: falcon, gyro/ex", nil, nil},
		{"I have Falcon at his problem. If his Falcon would be dismissed, in whose discard pile does she end up?",
			"A at BP: falcon", nil, []string{"“If his Falcon would be dismissed, in whose discard pile does she " +
				"end up?”: " +
				"left out: what is asked is no part of the position."}},
		{"its my turn im at seven hes at nine ive got two cards in hand hes got four and at my problem ive got falcon",
			"A 7p; B 9p; AP: falcon; A hand: 2 ?; B hand: 4 ?", nil, nil},
		{"i have one token left he has three tokens and both of us have ten points", "A 1t 10p; B 3t 10p", nil, nil},
		{"Gyro (owner B, controller A) at AP; Falcon (owner A, controller B) at B's home.",
			"AP: gyro/of B; BH: falcon/of A",
			nil, []string{"“Gyro”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"I put a Hard Hat on her Gyro at my problem", "B at AP: gyro + hard/of A/by A", nil, nil},
		// Faceoffs.
		{"there's a faceoff at her problem, me with Falcon, her with Gyro. I flipped Yay!, she flipped Eeyup, so " +
			"it's 10 " +
			"to 9 for me", "A after flips at BP; BP: gyro; A at BP: falcon; A flips: yay; B flips: eeyup", nil,
			[]string{"“10 to 9”" + standsByItself}},
		{"we're in a faceoff at my problem, I've got 8 power there, I flipped a Yay! so that's 14, she flipped Eeyup " +
			"and has 9", "A after flips at AP; A flips: yay; B flips: eeyup", nil,
			[]string{"“I've got 8 power there”, “so that's 14”, “has 9”" + standsByItself}},
		{"faceoff at blakes problem avery flipped yay blake flipped eeyup avery total fifteen blake total eleven",
			"A after flips at BP; A flips: yay; B flips: eeyup", nil,
			[]string{"“avery total fifteen”, “blake total eleven”" + standsByItself}},
		{"Problem faceoff at Avery's problem. Avery has flipped Yay! and has a total of 13; Blake's total stands " +
			"at 10 " +
			"and he hasn't flipped yet.", "A after flips at AP; A flips: yay", nil,
			[]string{"“has a total of 13”, “Blake's total stands at 10”" + standsByItself}},
		// Lists of what each player has at a place.
		{"A prob (Cloudbursting): A - Falcon, Gyro (exh); B - Octavia.\nB prob (Bunny Breakout): B - Red Gala; A " +
			"- none.",
			"AP: cloudbursting, falcon, gyro/ex; B at AP: octavia; BP: bunny, red gala", nil, nil},
		{"My Problem: Cloudbursting\n- me: Falcon\n- opp: Gyro (exhausted)\nOpp's Problem: Bunny Breakout\n- me: " +
			"Octavia",
			"AP: cloudbursting, falcon; B at AP: gyro/ex; BP: bunny; A at BP: octavia", nil, nil},
		{"Avery / home: Octavia w/ Hard Hat; Falcon (frightened)\nAvery / problem: Gyro; Red Gala",
			"AP: gyro, red gala; AH: octavia + hard, falcon/fr", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}

// Of which something was read as something else, or dropped, without a word.
func TestDescriptionsInOtherWordsOnceMisread(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// How many.
		{"Points: Avery 9, Blake 11. Action tokens: Avery 3, Blake 1.", "A 3t 9p; B 1t 11p", nil, nil},
		{"avery has falcon at home with two plus one counters", "AH: falcon/+2", nil, nil},
		// Whose.
		{"I'm on 5 points with 3 cards in hand, one of them's Yay!. He's on 8 and has no hand.",
			"A 5p; B 8p; A hand: 2 ?, yay", nil, nil},
		{"she has five cards in hand and I've got two, Yay! and Gyro", "A hand: yay, gyro; B hand: 5 ?", nil, nil},
		{"In my hand is Yay!, in his is Eeyup", "A hand: yay; B hand: eeyup", nil, nil},
		{"in my discard pile is yay, in his are eeyup and gyro", "A discard: yay; B discard: eeyup, gyro", nil, nil},
		{"At my home is Falcon, at his is Gyro", "AH: falcon; BH: gyro", nil, nil},
		{"At my home is Falcon, at his problem is Gyro", "BP: gyro; AH: falcon", nil, nil},
		{"Mine at home is Falcon, his at my problem are Gyro and Octavia.", "B at AP: octavia, gyro; AH: falcon", nil,
			nil},
		{"there are two Friends at my problem: my Falcon and his Gyro", "AP: falcon; B at AP: gyro", nil, nil},
		{"Falcon and Gyro are frightened at Blake's Problem. Falcon is Avery's. Gyro is Blake's.",
			"BP: gyro/fr; A at BP: falcon/fr", nil, nil},
		{"I have Red Gala at my problem, which is Blake's.", "AP: red gala/of B", nil, nil},
		{"There's a Timberwolf at my problem, it's his", "B at AP: timberwolf", nil, nil},
		{"At my problem, Cloudbursting, I have Falcon and he has Gyro.", "AP: cloudbursting, falcon; B at AP: gyro",
			nil,
			nil},
		{"Avery flipped Yay! and has 14, Blake flipped Eeyup for a total of 12, in a faceoff at my problem.",
			"A after flips at AP; A flips: yay; B flips: eeyup", nil,
			[]string{"“has 14”, “for a total of 12”" + standsByItself}},
		{"Falcon and Gyro are at his problem. Both are mine.", "A at BP: falcon, gyro", nil, nil},
		{"Falcon and Gyro are at my problem. They belong to Blake.", "B at AP: falcon, gyro", nil, nil},
		{"Falcon and Gyro at my problem for Blake", "B at AP: falcon, gyro", nil, nil},
		{"my hand is 3 cards, his 4. Yay! is in my hand", "A hand: 2 ?, yay; B hand: 4 ?", nil, []string{
			"“Yay!”: taken to be of the cards in Avery’s hand that were counted before; say also if not."}},
		{"my hand is 2 cards and Yay!. I also have Gyro in hand", "A hand: 2 ?, yay, gyro", nil, nil},
		{"Blake has Falcon at home. Yay! in my hand, 3 AT", "A 3t; BH: falcon; A hand: yay", nil, nil},
		{"at my home are gyro with a hard hat on him and falcon", "AH: gyro + hard, falcon", nil, nil},
		{"Blake's Mane Character, Rarity, is at home and is boosted. Avery's Mane Character is Twilight Sparkle, " +
			"on her " +
			"start side, at Blake's Problem.", "A at BP: twilight; BH: rarity/boosted", nil, nil},
		{"so she has five cards in hand and I've got two, Gyro and Eeyup, I already played Stand Still this turn",
			"A hand: gyro, eeyup; A discard: stand; B hand: 5 ?", nil, []string{
				"“Stand Still”: taken to be in Avery’s discard pile, as it was played before."}},
		{"in my discard pile is yay in his is eeyup and the top card of my deck is falcon",
			"A deck: falcon, 10 ?; A discard: yay; B discard: eeyup", nil, nil},
		{"octavia is mine and at home with hard hat and marvelous chapeau on her gyro is his and at home with nothing",
			"AH: octavia + hard + marvelous; BH: gyro", nil, nil},
		{"Opp's Problem: Cloudbursting\n- opp: Falcon\n- face-down Troublemaker (mine): Timberwolf",
			"BP: cloudbursting, falcon; A at BP: timberwolf/down", nil, nil},
		{"He has Gyro at my problem with Hard Hat attached to it, which is mine.", "B at AP: gyro + hard/of A/by A",
			nil,
			nil},
		{"In a faceoff at my Problem, I flipped Yay! and he flipped Eeyup. I'm at 9, he's at 8.",
			"A 9p; B 8p; A after flips at AP; A flips: yay; B flips: eeyup", nil,
			[]string{"“at 9”, “at 8.”: taken to be the " +
				"points, and not how the faceoff stands, which follows from who is in it."}},
		{"Blake has played Stand Still this turn. Falcon and Gyro, both controlled by Avery, are at home. Red " +
			"Gala is at home " +
			"as well but is owned by Blake.", "AH: falcon, gyro, red gala/of B; B discard: stand", nil, []string{
			"“Stand Still”: taken to be in Blake’s discard pile, as it was played before."}},
		{"I have 3 cards in hand, none of them is Gyro.", "A hand: 3 ?", []string{"none of them is Gyro."}, nil},
		{"he controlled Falcon at my problem, but now it's mine", "AP: falcon", []string{"controlled"}, nil},
		{"I have Falcon at home with nothing but a Hard Hat", "AH: falcon + hard", nil, nil},
		{"B banished: yellow, parasprite", "B banished: yellow, parasprite", nil, nil},
		{"B discard: red gala, favorite cousin, yellow", "B discard: red gala, yellow", nil, nil},
		// What is on or beneath which card.
		{"Gyro is at my home with Hard Hat and Marvelous Chapeau on him", "AH: gyro + hard + marvelous", nil, nil},
		{"I have Falcon at home and Gyro beneath it.", "AH: falcon; A banished: gyro/under falcon", nil, nil},
		{"Avery has Golden Oak Library at home with Falcon and Gyro beneath it.",
			"AH: golden oak library; A banished: falcon/under golden oak library, gyro/under golden oak library",
			nil, nil},
		{"Three cards are beneath Golden Oak Library.", "AH: golden oak library", []string{"cards"}, nil},
		{"We both have a Hard Hat, mine on Falcon at home, his on Gyro at my problem. I have 3 AT",
			"A 3t; B at AP: gyro + hard; AH: falcon + hard", nil, nil},
		{"His Hard Hat is on his Mane Character, Rarity, at home.", "BH: rarity + hard", nil, nil},
		{"I have a Hard Hat on my mane, and 2 AT", "A 2t", []string{"Hard Hat", "on my mane"}, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
