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
		{"I'm in a faceoff at my problem with my mane against his Falcon.",
			"A start of faceoff at AP; AP: rainbow; B at AP: falcon", nil, []string{"“mane”: " + averys}},
		{"My problem: my mane, Falcon.", "AP: rainbow, falcon", nil, []string{"“mane”: " + averys}},
		{"Only my mane is at his problem.", "A at BP: rainbow", nil, []string{"“mane”: " + averys}},
		{"I have Rarity, Dressmaker. My mane is at my problem, exhausted.", "AP: rarity dressmaker/ex", nil, nil},
		{"I have Rarity, Dressmaker at my problem. My mane is boosted.", "AP: rarity dressmaker/boosted", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}

// What both players have, what each of them has besides, and counters that lie on a card.
func TestDescriptionsOfWhatEachHas(t *testing.T) {
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
		{"I hold Yay!, have 1 token and Falcon at my problem.", "A 1t; AP: falcon; A hand: yay", nil},
		{"Blake has Lord Tirek (AD159) face down at my problem.", "B at AP: lord/down", nil},
		{"Pinkie Pie is at my problem with exhausted Falcon.", "AP: pinkie, falcon/ex", nil},
		{"Blake has Falcon and a Repair Team at my problem.", "B at AP: falcon; BH: repair", nil},
		{"He has a frightened Gyro at my problem and two ready Red Galas.", "B at AP: gyro/fr, 2 red gala", nil},
		{"I have no cards in hand and no yellow Friends at home. Blake has 12 points.", "B 12p", nil},
		{"Neither of us has Friends. I have 3 tokens.", "A 3t", nil},
		{"Each player has 3 cards in hand, 2 tokens and 5 points.", "A 2t 5p; B 2t 5p; A hand: 3 ?; B hand: 3 ?", nil},
		{"Blake's about to confront my problem with Falcon and a Red Gala. Griffonstone of mine is attached to it.",
			"B confronting; AP: griffonstone; B at AP: falcon, red gala", nil},
		{"Blake scored 2 points this turn with Falcon.", "BP: falcon; B scored 2; B scored 2 with falcon", nil},
		{"Blake's about to confront my problem with two Red Galas and an exhausted Gyro. My Falcon is there.",
			"B confronting; AP: falcon; B at AP: 2 red gala, gyro/ex", nil},
		{"Hard Hat on my exhausted Falcon at my problem.", "AP: falcon/ex + hard", nil},
		{"I have 4 tokens and Falcon at home. Blake's hand: nothing.", "A 4t; AH: falcon", nil},
		{"I have Falcon at home and Blake holds nothing.", "AH: falcon", nil},
		{"My deck: none. Blake has Falcon at his problem.", "BP: falcon; A deck:", nil},
		{"His problem: nobody. My problem: Falcon. My hand: nothing", "AP: falcon", nil},
		{"I have Falcon and two Red Galas at my problem. One Red Gala is exhausted.",
			"AP: falcon, red gala, red gala/ex", nil},
		{"I've got a Hard Hat on each of my two Red Galas at home.", "AH: 2 red gala + hard", nil},
		{"I'm challenging Timberwolf with Falcon.",
			"A start of faceoff against timberwolf; BP: timberwolf; A at BP: falcon", nil},
		{"I hold Gyro with 4 tokens and Falcon at home.", "A 4t; AH: falcon; A hand: gyro", nil},
		{"Blake has Timberwolf at my problem. I have boosted Fluttershy, Reformer there with Gyro.",
			"AP: fluttershy reformer/boosted, gyro; B at AP: timberwolf", nil},
		{"I have Falcon and 2 tokens, hold Yay!", "A 2t; AP: falcon; A hand: yay", nil},
		{"I have the Tree of Harmony with 2 tip counters on it and Falcon at home.", "AH: tree/2 tip, falcon", nil},
		{"The score is me 12, him 13.", "A 12p; B 13p", nil},
		{"Score: Blake 3 and me 7 points", "A 7p; B 3p", nil},
	} {
		isShown(t, cards, test.said, test.shown, test.unread)
	}
}
