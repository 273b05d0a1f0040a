package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is said of cards by whose they are alone, in the passive, or again of others, is read of all that are meant.
func TestDescriptionsOfCardsMeant(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), map[string][]string{"dash": {"rainbow dash"},
		"lyra": {"lyra"}})
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"My Rarity mane is at home.", "AH: rarity", nil},
		{"Rarity mane at home.", "AH: rarity", nil},
		{"My Twilight mane is at home.", "AH: twilight", nil},
		{"My Pinkie mane is at home, boosted.", "AH: pinkie/boosted", nil},
		{"Falcon is at my problem. My Bee Suit is on it.", "AP: falcon + bee suit", nil},
		{"Falcon is at my problem. Blake's Hard Hat is attached to it.", "AP: falcon + hard/of B/by B", nil},
		{"My Falcon has Hard Hat, hers has nothing. Both are at my problem.",
			"AP: falcon + hard; B at AP: falcon", nil},
		{"My Falcon has one +1 counter and his has two. Both are at my problem.",
			"AP: falcon/+1; B at AP: falcon/+2", nil},
		{"My Falcon has Hard Hat and hers has Bee Suit. Both are at my problem.",
			"AP: falcon + hard; B at AP: falcon + bee suit", nil},
		{"My Falcon has Hard Hat. Hers has nothing. Both are at my problem.",
			"AP: falcon + hard; B at AP: falcon", nil},
		{"Her Timberwolf is at my problem and mine at hers.", "B at AP: timberwolf; A at BP: timberwolf", nil},
		{"Her Timberwolf is at my problem and mine is at hers.", "B at AP: timberwolf; A at BP: timberwolf", nil},
		{"My Falcon is at home, hers is at my problem.", "B at AP: falcon; AH: falcon", nil},
		{"My Falcon is at home and hers at my problem.", "B at AP: falcon; AH: falcon", nil},
		{"His Rarity mane is boosted at home.", "BH: rarity/boosted", nil},
		{"I have two Red Galas at home and one at my problem.", "AP: red gala; AH: 2 red gala", nil},
		{"I have three Red Galas, two at home and one at my problem.", "AP: red gala; AH: 2 red gala", nil},
		{"Blake has a face-down Troublemaker at his problem and two at mine.",
			"B at AP: 2 troublemaker 1/down; BP: troublemaker 1/down", nil},
		{"I have three Red Galas at my problem, and Blake has two there.",
			"AP: 3 red gala; B at AP: 2 red gala", nil},
		{"I have three Red Galas at my problem and he has two there and one at home.",
			"AP: 3 red gala; B at AP: 2 red gala; BH: red gala", nil},
		{"I have a Red Gala at my problem and he has two there.", "AP: red gala; B at AP: 2 red gala", nil},
		{"I have three Red Galas at my problem, and Blake has two there. All mine are exhausted.",
			"AP: 3 red gala/ex; B at AP: 2 red gala", nil},
		{"I have Falcon and Gyro at my problem, and Blake has Octavia there. All mine are exhausted.",
			"AP: falcon/ex, gyro/ex; B at AP: octavia", nil},
		{"I have Falcon and Gyro at my problem, and Blake has Octavia and Sunny Smiles there. All of his are " +
			"exhausted.",
			"AP: falcon, gyro; B at AP: octavia/ex, sunny/ex", nil},
		{"I have Falcon and Gyro at my problem, and Blake has Octavia there. All of mine are exhausted.",
			"AP: falcon/ex, gyro/ex; B at AP: octavia", nil},
		{"I have Falcon and Gyro at my problem, and Blake has Octavia there. Mine are both exhausted.",
			"AP: falcon/ex, gyro/ex; B at AP: octavia", nil},
		{"I have Falcon and Gyro at my problem, and Blake has Octavia there. Mine are exhausted.",
			"AP: falcon/ex, gyro/ex; B at AP: octavia", nil},
		{"I have Falcon and Gyro at my problem, and Blake has Octavia there. His is exhausted.",
			"AP: falcon, gyro; B at AP: octavia/ex", nil},
		{"I have Falcon and Gyro at my problem, Blake has Octavia and Sunny Smiles there. Blake's are frightened.",
			"AP: falcon, gyro; B at AP: octavia/fr, sunny/fr", nil},
		{"I have Falcon, Gyro and Octavia, all at home and all exhausted.",
			"AH: octavia/ex, falcon/ex, gyro/ex", []string{"all"}},
		{"Falcon, Gyro and Octavia are all at home and all exhausted.",
			"AH: octavia/ex, falcon/ex, gyro/ex", []string{"all"}},
		{"Falcon, Gyro and Octavia are at home, all of them exhausted.", "AH: octavia/ex, falcon/ex, gyro/ex", nil},
		{"I have Falcon and Gyro at my problem. All my friends are exhausted.", "AP: falcon/ex, gyro/ex", nil},
		{"I have Falcon and Gyro at my problem. My friends are all exhausted.", "AP: falcon/ex, gyro/ex", nil},
		{"I have Falcon and Gyro at my problem and Octavia at home. Everyone of mine is exhausted.",
			"AP: falcon/ex, gyro/ex; AH: octavia/ex", nil},
		{"My Tank has two +1 power counters. Mine's at home.", "AH: tank/+2", nil},
		{"Faceoff at my problem, Blake flipped Falcon for Timberwolf.",
			"A after flips at AP; B flips: falcon", []string{"for Timberwolf."}},
		{"Blake has Gyro at home and it's Avery's Main Phase with 4 tokens.", "A 4t; BH: gyro", nil},
		{"Falcon and Gyro are at my problem. I control both.", "AP: falcon, gyro", nil},
		{"Blake's Falcon and Gyro are at my problem. I control both.", "AP: falcon/of B, gyro/of B", nil},
		{"My Falcon is exhausted at my problem, and so is Blake's Gyro.", "AP: falcon/ex; B at AP: gyro/ex", nil},
		{"My Problem is Tiny Troubles, with 1 card left in my Problem deck.",
			"AP: tiny troubles; A problems: ?", nil},
		{"Blake's Timberwolf is at my problem. I moved Falcon and Gyro there.",
			"AP: falcon, gyro; B at AP: timberwolf", nil},
		{"Blake has Timberwolf at my problem. I moved Falcon there.", "AP: falcon; B at AP: timberwolf", nil},
		{"I just moved Falcon to my problem.", "AP: falcon", nil},
		{"He moved Falcon and Gyro from his home to my problem.", "B at AP: falcon, gyro", nil},
		{"Blake has Pinkie, Party Animal at home.", "BH: pinkie", nil},
		{"I have Twilight, Ursa Vanquisher at home.", "AH: twilight sparkle ursa", nil},
		{"I have Falcon with Hard Hat attached, exhausted at home.", "AH: falcon/ex + hard", nil},
		{"I have Falcon with Hard Hat, exhausted, at home.", "AH: falcon/ex + hard", nil},
		{"My Falcon, exhausted, with Hard Hat, is at home.", "AH: falcon/ex + hard", nil},
		{"Timberwolf at my problem is challenged by Blake's Falcon. Blake's turn.",
			"B start of faceoff against timberwolf; AP: timberwolf; B at AP: falcon", nil},
		{"Timberwolf at my problem is being challenged by Falcon. My turn.",
			"A start of faceoff against timberwolf; AP: timberwolf, falcon", nil},
		{"Opponent's Pony of Shadows has been uncovered at my problem. I moved Fluttershy, Safe Haven and Tree " +
			"Hugger there.",
			"AP: fluttershy safe, tree hugger; B at AP: pony of shadows", nil},
		{"Opponent's Pony of Shadows is at my problem. I moved Fluttershy, Safe Haven and Tree Hugger there.",
			"AP: fluttershy safe, tree hugger; B at AP: pony of shadows", nil},
		{"Opponent's Pony of Shadows is at my problem. I moved Falcon and Tree Hugger there.",
			"AP: falcon, tree hugger; B at AP: pony of shadows", nil},
		{"Blake has Falcon at my problem. My Hard Hat is on it.", "B at AP: falcon + hard/of A/by A", nil},
		{"Falcon is at my problem. My Hard Hat is on it.", "AP: falcon + hard", nil},
		{"Runaway Cart is my problem. Falcon is on it.", "AP: runaway, falcon", nil},
		{"I moved Falcon, Gyro and Octavia to my problem.", "AP: octavia, falcon, gyro", nil},
		{"I have no tokens. He has 1 left.", "B 1t", nil},
		{"She has Falcon at Runaway Cart (her problem).", "BP: runaway, falcon", nil},
		{"She has Falcon at Runaway Cart, her problem.", "BP: runaway, falcon", nil},
		{"I have Falcon at Runaway Cart (her problem).", "BP: runaway; A at BP: falcon", nil},
		{"Avery has Falcon at Runaway Cart (Blake's problem).", "BP: runaway; A at BP: falcon", nil},
		{"Avery has Falcon at Runaway Cart, which is Blake's problem.", "BP: runaway; A at BP: falcon", nil},
		{"A Timberwolf controlled by her is at my problem.", "B at AP: timberwolf", nil},
		{"A Timberwolf controlled by Blake is at my problem.", "B at AP: timberwolf", nil},
		{"A Timberwolf controlled by my opponent is at my problem.", "B at AP: timberwolf", nil},
		{"Timberwolf (controlled by him) is at my problem.", "B at AP: timberwolf", nil},
		{"There's a Timberwolf at my problem, controlled by her.", "B at AP: timberwolf", nil},
		{"There's a Timberwolf at my problem that she controls.", "B at AP: timberwolf", nil},
		{"There's a Timberwolf of hers at my problem.", "B at AP: timberwolf", nil},
		{"Avery's Falcon and Avery's Gyro are exhausted at Avery's problem.", "AP: falcon/ex, gyro/ex", nil},
		{"Avery's Falcon and Blake's Gyro are exhausted at Avery's problem.", "AP: falcon/ex; B at AP: gyro/ex", nil},
		{"Avery's Falcon and Blake's Gyro are both at Avery's problem and exhausted.",
			"AP: falcon/ex; B at AP: gyro/ex", nil},
		{"My Falcon and her Gyro are at my problem, both exhausted.", "AP: falcon/ex; B at AP: gyro/ex", nil},
		{"She attached Hard Hat to her Falcon at her problem.", "BP: falcon + hard", nil},
		{"Blake attached Hard Hat to Falcon at Blake's problem.", "BP: falcon + hard", nil},
		{"My opponent attached a Hard Hat to my Falcon at my problem.", "AP: falcon + hard/of B/by B", nil},
		{"There are two +1 power counters on Avery's Falcon at Avery's problem.", "AP: falcon/+2", nil},
		{"There are two +1 counters on my opponent's Falcon at home.", "BH: falcon/+2", nil},
		{"Blake's put two +1 power counters on his Falcon at home.", "BH: falcon/+2", nil},
		{"Avery has three tokens to Blake's one.", "A 3t; B 1t", nil},
		{"A Timberwolf controlled by him is at my problem.", "B at AP: timberwolf", nil},
		{"Timberwolf controlled by her is at my problem.", "B at AP: timberwolf", nil},
		{"A Timberwolf controlled by him at my problem.", "B at AP: timberwolf", nil},
		{"Blake's Falcon and Gyro are at my problem. They are controlled by Avery.",
			"AP: falcon/of B, gyro/of B", nil},
		{"Blake's Falcon is at my problem. It is controlled by me.", "AP: falcon/of B", nil},
		{"Blake's Falcon is at my problem. I control it.", "AP: falcon/of B", nil},
		{"Falcon and Gyro are at my problem. Blake controls both.", "B at AP: falcon, gyro", nil},
	} {
		p := position.New()
		var found []string
		for _, f := range cards.Add(p, test.said, position.FirstMarked) {
			found = append(found, f.Found)
		}
		if line, _ := cards.Line(p); line != test.shown || !slices.Equal(found, test.unread) {
			t.Errorf("%q is %q without %q, want %q without %q", test.said, line, found, test.shown, test.unread)
		}
	}
}
