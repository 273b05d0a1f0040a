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
