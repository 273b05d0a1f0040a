package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Rules that hold for any description: what was once read wrongly without a word is read, or told.
func TestNothingIsReadWronglyWithoutAWord(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// Cards that were counted, and of which another number is named.
		{"My discard pile: 3 cards (Yay!, Falcon, Gyro).", "A discard: yay, falcon, gyro", nil, nil},
		{"He has three Friends at my problem: Falcon, Gyro.", "B at AP: friend 1, falcon, gyro", nil, []string{
			"“Friend”: taken to be one or more besides those that are named, as more are said than named."}},
		// What a phase is called by, too, of a card or of points.
		{"My ready Falcon is at my problem.", "AP: falcon", nil, nil},
		{"My Troublemaker Yellow Parasprite is at their problem.", "A at BP: yellow", nil, nil},
		{"Blake's Troublemaker is Timberwolf at my problem.", "B at AP: timberwolf", nil, nil},
		{"Opponent's main Rarity is at home.", "BH: rarity", []string{"main"}, nil},
		{"My main character is Rarity. Opponent's main, 4 AT.", "B 4t; B main; AH: rarity", nil, nil},
		{"My score: 5 points, opponent's score is 6.", "A 5p; B 6p", nil, nil},
		{"Blake's score, I have Falcon at my problem.", "B score; AP: falcon", nil, nil},
		{"It's Blake's go, main, she has 2 tokens.", "B 2t; B main", nil, nil},
		// What each player has of cards that nobody knows.
		{"1 AT each, 2 cards in hand each.", "A 1t; B 1t; A hand: 2 ?; B hand: 2 ?", nil, nil},
		{"Each player has 2 cards in hand, 10 unknown cards in the draw deck each.",
			"A hand: 2 ?; A deck: 10 ?; B hand: 2 ?; B deck: 10 ?", nil, nil},
		{"Two Friends each at my problem.", "AP: 2 friend 1", []string{"each"}, []string{
			"“Friend”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"Red Gala x3, Favorite Cousin at home.", "AH: 3 red gala", nil, nil},
		// The power that a card has, which is no counter on it, and who stands opposite.
		{"Falcon (2 power counters) is at home.", "AH: falcon/+2", nil, nil},
		{"I have Falcon (5 power) at my problem.", "AP: falcon", []string{"(5 power)"}, nil},
		{"I have Falcon (5 power with counters) at my problem.", "AP: falcon", []string{"5 power with counters"}, nil},
		{"My Falcon is at my problem with Gyro opposite.", "AP: falcon; B at AP: gyro", nil, nil},
		// Who leads.
		{"I lead 13-12.", "A 13p; B 12p", nil, nil},
		{"He's ahead 8 to 6, I have Falcon at home.", "A 6p; B 8p; AH: falcon", nil, nil},
		{"I trail 12-13 and have Falcon at home.", "A 12p; B 13p; AH: falcon", nil, nil},
		{"Score: me 12, them 13. I have Falcon at home.", "A 12p; B 13p; AH: falcon", nil, nil},
		{"Score: Avery 12, Blake 13.", "A 12p; B 13p", nil, nil},
		{"I lead with Falcon at home.", "AH: falcon", []string{"lead"}, nil},
		// Who challenges, by the cards.
		{"My Falcon challenges Timberwolf at my problem.",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil, nil},
		{"Blake's Falcon is challenging Timberwolf at my problem.",
			"B start of faceoff against timberwolf; AP: timberwolf; B at AP: falcon", nil, nil},
		{"My Falcon and Gyro challenge Timberwolf at Blake's problem.",
			"A start of faceoff against timberwolf; BP: timberwolf; A at BP: falcon, gyro", nil, nil},
		{"My Falcon and Blake's Gyro challenge Timberwolf at my problem.", "", []string{
			"My Falcon and Blake's Gyro challenge Timberwolf at my problem."}, nil},
		{"I've Go, Feed! on my Falcon at home.", "AH: falcon + go", nil, nil},
		// Which card of a deck lies on top, of one that was counted and of another.
		{"Deck: 5 cards with Jetstream on top.", "A deck: jetstream, 4 ?", nil, nil},
		{"I have Gyro at home and my opponent's deck has 5 cards with Jetstream on top.",
			"AH: gyro; B deck: jetstream, 4 ?", nil, nil},
		{"Blake's deck: 12 cards, Jetstream on top; my deck: Gyro on top, then 3 unknown cards.",
			"A deck: gyro, 3 ?; B deck: jetstream, 11 ?", nil, nil},
		// What stands far from the card of which it is taken to be said.
		{"I have Falcon at my problem (mine), and Nobodys (exhausted) at home.", "AP: falcon", []string{
			"Nobodys (exhausted)"}, nil},
		{"He has Falcon at my problem, 4 AT, turn 5 (his).", "B 4t; B turn 5; B at AP: falcon", nil, nil},
		// A Character that is put on another, and a Mane Character among others of no place.
		{"Falcon is attached to my Gyro at home.", "AH: gyro + falcon", nil, []string{
			"“Falcon”: taken to be attached to Gyro, though it is no Resource."}},
		{"Hard Hat on Falcon at my problem and on Gyro at home, both mine.", "AP: falcon + hard; AH: gyro + hard", nil,
			[]string{"“on”: taken to be another Hard Hat, as one is on a single card."}},
		// A turn that is called by a word before it is nobody's name.
		{"Dave's Falcon was uncovered this turn. I have Gyro at home.", "BP: falcon; AH: gyro", []string{
			"was uncovered this turn."}, []string{"“Falcon”: taken to be at Blake’s Problem, as no place is said."}},
		{"I have Gyro at home — no, at my problem.", "AP: gyro", nil, nil},
		// Mane Characters that are spoken of before they are named, or together, or among others that may be one.
		{"Just flipped my mane (Rainbow Dash), she's at my problem with Falcon.", "AP: rainbow/boosted, falcon", nil,
			nil},
		{"My boosted mane Rarity is at his problem.", "A at BP: rarity/boosted", nil, nil},
		{"I have Twilight (mane, flipped) and Falcon at my problem.", "AP: twilight/boosted, falcon", nil, nil},
		{"My mane is boosted: Rarity at home.", "AH: rarity/boosted", nil, nil},
		{"Both manes are boosted and at home: mine is Rarity, theirs is Fluttershy.",
			"AH: rarity/boosted; BH: fluttershy/boosted", nil, nil},
		{"I have Pinkie and Rarity (mane, boosted) at my problem.", "AP: rarity/boosted, pinkie pie pinkie", nil, nil},
		// A place at which nothing is put, and words that mean something where they stand.
		{"I have Falcon and he has Gyro at my problem. Nobody is at mine.", "AP: falcon; B at AP: gyro", []string{
			"Nobody is at mine."}, []string{"“Falcon”: taken to be at Avery’s Problem, as no place is said."}},
		{"Blake's mane Fluttershy is at my problem, mine (Rarity) is at home.", "B at AP: fluttershy; AH: rarity", nil,
			nil},
		{"At my problem there's his Octavia and my Falcon; at his there's only my Gyro.",
			"AP: falcon; B at AP: octavia; A at BP: gyro", nil, nil},
		{"I have Falcon at my problem and Gyro at the other.", "AP: falcon; A at BP: gyro", nil, nil},
		{"Falcon for me at his problem, Gyro for him at home.", "A at BP: falcon; BH: gyro", nil, nil},
		{"My Falcon left my problem, Gyro is at home.", "AH: gyro", []string{"Falcon", "left my problem"}, nil},
		{"My mane Rarity is at his problem. I have two Critters with her.", "A at BP: rarity, 2 critter/token", nil,
			nil},
		{"My friend Jess has Falcon at her home.", "BH: falcon", nil, nil},
		// A home that is another's, a number of nobody, and a card's name that is no player's.
		{"Blake's Hard Hat is attached to my Falcon at Blake's home.", "AH: falcon + hard/of B/by B", nil, []string{
			"“Falcon”: taken to be at Avery’s home, as nothing of one player’s is at another’s."}},
		{"My problem: Falcon. Their problem: Gyro. 3 AT.", "B 3t; AP: falcon; BP: gyro", nil, []string{
			"“3 AT.”: taken to be Blake’s, who was spoken of last; say whose."}},
		{"I have Falcon at his problem. 10-7 to him. Tokens 3-1 for him.", "A 1t 7p; B 3t 10p; A at BP: falcon", nil,
			nil},
		// Cards of which it isn't said what they are, and what was just done.
		{"He has a face-down card at my problem.", "B at AP: troublemaker 1/down", nil, []string{
			"“card”: taken to be a Troublemaker, as those lie face down at Problems."}},
		{"He just played a Timberwolf face down at my problem. I have Falcon there.",
			"B main; AP: falcon; B at AP: timberwolf/down", nil, []string{
				"“He just played”: taken to be in Blake’s turn; say whose turn it is if it is another’s."}},
		{"I have Falcon at home and 3 cards I don't know in hand.", "AH: falcon; A hand: 3 ?", nil, nil},
		{"I have 7, he has 9. Falcon at home.", "BH: falcon", []string{"7", "9."}, []string{
			"“Falcon”: taken to be Blake’s, who was spoken of last; say who controls it."}},
		{"Blake's Problem deck has 4 left.", "B problems: 4 ?", nil, nil},
		{"He has 3 friends at my problem, one with power 2 and two with power 1.",
			"B at AP: 2 friend 1, friend 2", nil, nil},
		{"The Timberwolf at my problem belonging to player 2 is uncovered.", "B at AP: timberwolf", nil, nil},
		{"We're facing off at my problem: I have Falcon, he has Gyro.",
			"A start of faceoff at AP; AP: falcon; B at AP: gyro", nil, nil},
		{"I'm about to win, I have 14 points and Falcon at my problem.", "A 14p; AP: falcon", []string{"about",
			"win"}, nil},
		{"I'm on 4 action tokens and 6 points, she's on 2 and 10.", "A 4t 6p; B 2t 10p", nil, nil},
		{"My mane Maud Pie is at home. His mane is boosted and at my problem: Rarity.",
			"B at AP: rarity/boosted; AH: maud", nil, nil},
		{"His characters Falcon and Gyro are exhausted at my problem, my friends Octavia and Twist at home.",
			"B at AP: falcon/ex, gyro/ex; AH: octavia virtuoso, twist", nil, nil},
		{"Blake's Rarity is at Avery's Problem with two of his Friends, Falcon and Gyro.",
			"B at AP: rarity, falcon, gyro", nil, nil},
		{"Blake's Rarity is at Avery's Problem with his Friends Falcon and Gyro.",
			"B at AP: rarity, falcon, gyro", nil, nil},
		{"I have Rarity as mane at my problem and Stand Still! in my hand.",
			"AP: rarity; A hand: stand", nil, nil},
		{"Rarity is my mane, boosted, at my problem. She has Snails and Snips there, and no one at hers.",
			"AP: rarity/boosted; B at AP: snails, snips", nil, nil},
		{"My Falcon has a cutie mark at his problem.", "A at BP: falcon/mark", nil, nil},
		{"My two Friends at home are Falcon and Gyro.", "AH: falcon, gyro", nil, nil},
		{"My Falcon and Gyro are at home with a tip counter each.", "AH: falcon, gyro/1 tip", []string{"each."}, nil},
		{"Friends (6)\n3 Falcon", "AP: 3 falcon", []string{"Friends (6)"}, []string{
			"“Falcon”: taken to be at Avery’s Problem, as no place is said."}},
		// Who flipped it too, and who is exhausted that wears something.
		{"After the flips at my problem I have Emerald Green flipped and Blake Jetstream.",
			"A after flips at AP; A flips: emerald; B flips: jetstream", nil, nil},
		{"Faceoff at my problem: I flipped Emerald Green, she Jetstream.",
			"A after flips at AP; A flips: emerald; B flips: jetstream", nil, nil},
		{"Sugar Twist at my home wears a Marvelous Chapeau and is exhausted.", "AH: sugar/ex + marvelous", nil, nil},
		{"Sugar Twist is at my home wearing a Marvelous Chapeau, and she is exhausted.",
			"AH: sugar/ex + marvelous", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
