package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is said of each of several cards, of the former or the latter, and of how many more one has.
func TestDescriptionsOfEachAndOfTheLatter(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"Falcon and Gyro are at my home, both of them wear a Hard Hat", "AH: falcon + hard, gyro + hard", nil, nil},
		{"I have Falcon and Gyro at home, both wearing a Hard Hat", "AH: falcon + hard, gyro + hard", nil, nil},
		{"I have two Falcons at home, both with a Hard Hat", "AH: 2 falcon + hard", nil, nil},
		{"I have Falcon and Gyro at home, each with two +1 counters", "AH: falcon/+2, gyro/+2", nil, nil},
		{"I have Falcon and Gyro at home; each of them has a +1 counter", "AH: falcon/+1, gyro/+1", nil, nil},
		{"We both have Falcon at home; each has a Hard Hat", "AH: falcon + hard; BH: falcon + hard", nil, nil},
		{"each has 2 tokens", "A 2t; B 2t", nil, nil},
		{"both of us have a Hard Hat at home", "AH: hard; BH: hard", nil, nil},
		{"I have Falcon and Gyro at home, the latter exhausted", "AH: falcon, gyro/ex", nil, nil},
		{"I have Falcon and Gyro at home. The former is exhausted, the latter has a +1 counter",
			"AH: falcon/ex, gyro/+1", nil, nil},
		{"My Falcon and his Gyro are at my problem; the latter is frightened.", "AP: falcon; B at AP: gyro/fr", nil,
			nil},
		{"Blake's Falcon is at Avery's Problem. It has a +1 counter and is exhausted.", "B at AP: falcon/ex/+1", nil,
			nil},
		{"Blake controls Falcon at both Problems: the copy at Avery's Problem is exhausted",
			"B at AP: falcon/ex; BP: falcon", nil, nil},
		{"Each player has one Friend at each Problem: Avery has Falcon at hers and Gyro at Blake's; Blake has " +
			"Octavia at Avery's and Red Gala at his own.",
			"AP: falcon; B at AP: octavia virtuoso; BP: red gala; A at BP: gyro", nil, nil},
		{"We each have two Friends at both Problems: I have Falcon at mine and Gyro at his, he has Red Gala at mine " +
			"and Octavia at his.", "AP: falcon; B at AP: red gala; BP: octavia virtuoso; A at BP: gyro",
			[]string{"We each have two Friends at both Problems"}, nil},
		{"Blake has 2 tokens. I have one token more than Blake", "A 3t; B 2t", nil, nil},
		{"he has 2 AT, I have one more than him", "A 3t; B 2t", nil, nil},
		{"I have 2 points more than Blake, who has 7", "A 9p; B 7p", nil, nil},
		{"Blake has 7 points. I'm 2 points behind", "A 5p; B 7p", nil, nil},
		{"Blake: 3 tokens. Avery: twice as many", "A 6t; B 3t", nil, nil},
		{"I have one token more than Blake", "", []string{"one token more than Blake"}, nil},
		{"I have one card more than Blake in hand", "", []string{"I have one card more than Blake in hand"}, nil},
		{"I have 6 points, my opponent has two fewer points than me", "A 6p; B 4p", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}

// Numbers as people note them down, and other things as they stand in forums.
func TestDescriptionsNotedDown(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"Me: H(3) D(20). Opp: H(4) D(11)", "A hand: 3 ?; A deck: 20 ?; B hand: 4 ?; B deck: 11 ?", nil, nil},
		{"Avery: AT(3) P(10) H(3) D(20)", "A 3t 10p; A hand: 3 ?; A deck: 20 ?", nil, nil},
		{"Me: 9 pts, 3 AT, H: 4, D: 22", "A 3t 9p; A hand: 4 ?; A deck: 22 ?", nil, nil},
		{"Me: H3 D20, Opp: H4 D11", "A hand: 3 ?; A deck: 20 ?; B hand: 4 ?; B deck: 11 ?", nil, nil},
		{"deck 11 mine 8 his", "A deck: 11 ?; B deck: 8 ?", nil, nil},
		{"hand 3 me 4 him, 2 AT each", "A 2t; B 2t; A hand: 3 ?; B hand: 4 ?", nil, nil},
		{"\"Avery has Rarity boosted at her problem with three Critter friends; each of them has a +1 counter.\"",
			"AP: rarity/boosted, 3 critter friend 1/+1", nil, nil},
		{"score phase me 12 him 14", "A 12p; B 14p; A score", nil, []string{"“me 12 him 14”: taken to be points."}},
		{"hes got falcon and gyro at mine gyros exhausted", "B at AP: falcon, gyro/ex", nil, nil},
		{"Avery has 14 cards in her draw deck, and Blake has 9.", "A deck: 14 ?; B deck: 9 ?", nil, nil},
		{"At the start of Avery's turn 5 she has 4 action tokens. Blake has 1. Her hand consists of 5 cards, his of 4.",
			"A 4t; B 1t; A turn 5 ready; A hand: 5 ?; B hand: 4 ?", nil, nil},
		{"he has 2 cards, his timberwolf face down my problem", "B at AP: timberwolf/down; B hand: 2 ?", nil, nil},
		{"Points 12-9, tokens 4-2, hands 3-6 (me first). I have Falcon at home",
			"A 4t 12p; B 2t 9p; AH: falcon; A hand: 3 ?; B hand: 6 ?", nil, nil},
		{"[quote]Me: Rarity (flipped) at my problem\nAT: 3/1[/quote]", "A 3t; B 1t; AP: rarity/boosted", nil, nil},
		{"My Problem - Cloudbursting: Falcon (boosted), Gyro (ex)", "AP: cloudbursting, falcon, gyro/ex",
			[]string{"boosted"}, nil},
		{"Both players' Problems are on the table: Avery's is Cloudbursting and Blake's is Rockslide.",
			"AP: cloudbursting; BP: rockslide", nil, nil},
		{"Problems: mine is Cloudbursting, his is Rockslide", "AP: cloudbursting; BP: rockslide", nil, nil},
		{"The Problems are Cloudbursting (Avery) and Rockslide (Blake)", "AP: cloudbursting; BP: rockslide", nil, nil},
		{"FO at my problem. Mine: Falcon, his: Gyro", "A start of faceoff at AP; AP: falcon; B at AP: gyro", nil,
			[]string{"“Falcon”, “Gyro”: taken to be at Avery’s Problem, as no place is said."}},
		{"his Timberwolf fd at my problem", "B at AP: timberwolf/down", nil, nil},
		{"Opp has Queen Chrysalis boosted at home", "BH: queen/boosted", nil, nil},
		{"Avery controls three Critter tokens: two at home and one at Blake's Problem. Blake controls one Changeling " +
			"token, exhausted, at the same Problem.",
			"BP: changeling/ex/token; A at BP: critter/token; AH: 2 critter/token", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
