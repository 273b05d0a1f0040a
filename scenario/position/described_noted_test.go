package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is noted down, and what the next clause says of cards that were named, whose Problem one is, or what is on them.
func TestDescriptionsAsTheyAreNoted(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	const drawn = ": left out: what was drawn is in the hand, of which is said how many cards it has."
	const played = ": taken to be in Avery’s discard pile, as it was played before."
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// What a pony is says nothing of which card she is, and isn't a card's name.
		{"My mare Spoiled Rich is at home.", "AH: spoiled", nil, nil},
		{"his filly, Falcon, is at home", "BH: falcon", nil, nil},
		{"A mare is at home.", "", []string{"mare"}, nil},
		{"My Mayor Mare is at home.", "AH: mayor", nil, nil},
		// A Troublemaker whose owner stands before its name.
		{"At my problem are a face-down Troublemaker of Avery's, Wild Manticore, and Falcon.",
			"AP: wild manticore/down, falcon", nil, nil},
		{"There is a face-down Troublemaker of Avery's, Wild Manticore, at Blake's Problem.",
			"A at BP: wild manticore/down", nil, nil},
		// Several cards, by their names again.
		{"Falcon and Gyro are at Blake's Problem. Falcon and Gyro are Avery's.", "A at BP: falcon, gyro", nil, nil},
		{"Falcon, Gyro and Octavia are at my problem. Falcon and Gyro are controlled by Blake, and Octavia is Avery's.",
			"AP: octavia; B at AP: falcon, gyro", nil, nil},
		{"I have Falcon and Gyro at my problem. Falcon and Gyro are exhausted.", "AP: falcon/ex, gyro/ex", nil, nil},
		{"I have Falcon and Gyro. Falcon and Gyro are at his problem.", "A at BP: falcon, gyro", nil, nil},
		// What each of both has, somewhere else.
		{"We both have a Hard Hat, mine on Falcon at home, his in his hand.", "AH: falcon + hard; B hand: hard", nil,
			nil},
		// One is like that, the other isn't; both are there.
		{"Falcon's tapped, Gyro isn't, they're both at my problem.", "AP: falcon/ex, gyro", nil, nil},
		{"I've got Falcon and Gyro. Falcon's exhausted, Gyro isn't, and both are at my problem.",
			"AP: falcon/ex, gyro", nil, nil},
		{"Two Troublemakers at my problem. One is Timberwolf; the other is face down.",
			"AP: timberwolf, troublemaker 1/down", nil, nil},
		{"I have Falcon and Gyro at my problem; the former is exhausted, the latter isn't.", "AP: falcon/ex, gyro",
			nil, nil},
		// Who has both, and whose what is attached is.
		{"Falcon is at my home with a Hard Hat on it. Avery controls both, but the Hard Hat is Blake's.",
			"AH: falcon + hard/of B/by B", nil, nil},
		{"Falcon is at my home with Hard Hat on it. The Hard Hat belongs to Blake.", "AH: falcon + hard/of B/by B",
			nil, nil},
		{"Avery controls both Falcon and Gyro at her problem.", "AP: falcon, gyro", nil, nil},
		// What was played and drawn in the turn.
		{"Played this turn (Avery): Yay!, Eeyup.", "A discard: yay, eeyup", nil, []string{"“Yay!”, “Eeyup”" + played}},
		{"Played this turn by me: Yay!", "A discard: yay", nil, []string{"“Yay!”" + played}},
		{"Avery played Yay!, Eeyup and Stand Still this turn.", "A discard: yay, eeyup, stand", nil, []string{
			"“Yay!”, “Eeyup”, “Stand Still”" + played}},
		{"Avery has drawn two cards this turn.", "", nil, []string{"“Avery has drawn two cards”" + drawn}},
		// Lists of Troublemakers that are face-down, and of what is attached.
		{"FD TMs: A - Timberwolf @ AP, B - Wild Manticore @ BP.", "AP: timberwolf/down; BP: wild manticore/down", nil,
			nil},
		{"My face-down Troublemakers: Timberwolf at my problem, Wild Manticore at his",
			"AP: timberwolf/down; A at BP: wild manticore/down", nil, nil},
		{"Attachments: Hard Hat -> Falcon. Falcon is at my home.", "AH: falcon + hard", nil, nil},
		{"AH: Falcon, Gyro\nAttachments: Hard Hat -> Falcon, Marvelous Chapeau → Gyro",
			"AH: falcon + hard, gyro + marvelous", nil, nil},
		{"AH: Falcon; Hard Hat on Falcon", "AH: falcon + hard", nil, nil},
		// Whose Problem it is, said behind what is done or lies there.
		{"Avery confronted Cloudbursting. Cloudbursting is Avery's Problem.", "AP: cloudbursting; confronted AP", nil,
			nil},
		{"I confronted Cloudbursting this turn. It's his problem.", "BP: cloudbursting; confronted BP", nil, nil},
		{"I confronted Cloudbursting. My problem is Bunny Breakout, his is Cloudbursting.",
			"AP: bunny; BP: cloudbursting; confronted BP", nil, nil},
		{"I have Falcon at Cloudbursting. My problem is Cloudbursting.", "AP: cloudbursting, falcon", nil, nil},
		// Dilemmas that nobody calls so.
		{"Blake has Nightmare Scenario out and I have Falcon at it.",
			"B dilemma nightmare scenario:; A at B dilemma nightmare scenario: falcon", nil, nil},
		{"Nightmare Scenario is Blake's. Avery has Falcon there.",
			"B dilemma nightmare scenario:; A at B dilemma nightmare scenario: falcon", nil, nil},
		{"Nightmare Scenario is Blake's, it's in his hand.", "B hand: nightmare scenario", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
