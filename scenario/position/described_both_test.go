package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Mane Characters that are spoken of without their names.
func TestDescriptionsWithManeCharactersUnnamed(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	averys := "taken to be Rainbow Dash, Flier Extraordinaire, as it is not said which one Avery has."
	blakes := "taken to be Applejack, Steadfast Farmpony, as it is not said which one Blake has."
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"My mane is at my problem.", "AP: rainbow", nil, []string{"“mane”: " + averys}},
		{"My mane is exhausted at my problem", "AP: rainbow/ex", nil, []string{"“mane”: " + averys}},
		{"I have my mane character and Falcon at my problem.", "AP: rainbow, falcon", nil,
			[]string{"“mane character”: " + averys}},
		{"My problem has Falcon, two Red Galas and my mane there.", "AP: rainbow, falcon, 2 red gala", nil,
			[]string{"“mane”: " + averys}},
		{"I challenge Timberwolf at my problem with my mane character and Falcon.",
			"A start of faceoff against timberwolf; AP: rainbow, falcon; B at AP: timberwolf", nil,
			[]string{"“mane character”: " + averys}},
		{"His exhausted mane and Falcon are at my problem.", "B at AP: applejack/ex, falcon", nil,
			[]string{"“mane”: " + blakes}},
		{"Only my mane is at his problem.", "A at BP: rainbow", nil, []string{"“mane”: " + averys}},
		{"I have Rarity, Dressmaker. My mane is at my problem, exhausted.", "AP: rarity dressmaker/ex", nil, nil},
		{"I have Rarity, Dressmaker at my problem. My mane is boosted.", "AP: rarity dressmaker/boosted", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}

// What both players have, what each of them has besides, and counters that lie on a card.
func TestDescriptionsOfBoth(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"Both have Falcon at my problem.", "AP: falcon; B at AP: falcon", nil},
		{"Both have a Red Gala at home.", "AH: red gala; BH: red gala", nil},
		{"I have Falcon at my problem and so does Blake.", "AP: falcon; B at AP: falcon", nil},
		{"Blake has Falcon at home, so do I.", "AH: falcon; BH: falcon", nil},
		{"Blake has 5 tokens, Falcon at my problem and holds Yay!", "B 5t; B at AP: falcon; B hand: yay", nil},
		{"I have the Tree of Harmony with 2 tip counters on it and Falcon at home.", "AH: tree/2 tip, falcon", nil},
		{"The score is me 12, him 13.", "A 12p; B 13p", nil},
		{"Score: Blake 3 and me 7 points", "A 7p; B 3p", nil},
	} {
		isShown(t, cards, test.said, test.shown, test.unread)
	}
}
