package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is said in passing, or by what a card is, in the order that people have.
func TestCardsSaidInPassing(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		{"I won by 5. I have Falcon at my problem and he has Gyro there.",
			"AP: falcon; B at AP: gyro; resolved AP", nil, []string{
				"“won by 5”: taken to be at Avery’s Problem, as no Problem is said."}},
		{"I just won the faceoff by 5 at my problem.",
			"resolved AP", nil, nil},
		{"My mane and his are at my problem.",
			"AP: rainbow; B at AP: applejack", nil, []string{
				"“My mane and his”: taken to be Rainbow Dash, Flier Extraordinaire, as it is not said which one " +
					"Avery has.",
				"“My mane and his”: taken to be Applejack, Steadfast Farmpony, " +
					"as it is not said which one Blake has."}},
		{"Both manes are at my problem, mine's boosted, his isn't.",
			"AP: rainbow/boosted; B at AP: applejack", nil, []string{
				"“Both manes”: taken to be Rainbow Dash, Flier Extraordinaire, as it is not said which one Avery has.",
				"“Both manes”: taken to be Applejack, Steadfast Farmpony, as it is not said which one Blake has."}},
		{"Rarity is my mane, his is Applejack, both manes are at my problem.",
			"AP: rarity; B at AP: applejack", nil, nil},
		{"My 2 tokens, his 4.",
			"A 2t; B 4t", nil, nil},
		{"He has 3 of his characters at my problem: Gyro, Falcon and Red Gala.",
			"B at AP: gyro, falcon, red gala", nil, nil},
		{"I have 2 Pegasi at my problem.",
			"AP: 2 pegasus/token", nil, []string{"“Pegasi”: taken to be a token; say Friend if a Friend is meant."}},
		{"I have a Unicorn at my problem.",
			"AP: unicorn/token", nil, []string{"“Unicorn”: taken to be a token; say Friend if a Friend is meant."}},
		{"Falcon entered play this turn, she's at home.",
			"AH: falcon", nil, nil},
		{"My problem deck has Goof Off on top.",
			"A problems: goof", nil, nil},
		{"His banished pile has Yay! in it.",
			"B banished: yay", nil, nil},
		{"I have a 4 cost Friend in my hand.",
			"A hand: friend 1 cost 4", nil, nil},
		{"I have a 2 power orange one at my problem.",
			"AP: orange friend 2", nil, nil},
		{"I have a 4 power blue and a 2 power orange Friend at my problem.",
			"AP: blue friend 4, orange friend 2", nil, nil},
		{"His Timberwolf is at my problem, I'm challenging it with Falcon.",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil, nil},
		{"My Falcon readied this turn, she's at home.",
			"AH: falcon", nil, nil},
		{"She moved Gyro from home to my problem this turn for 2.",
			"B main; B at AP: gyro", nil, []string{
				"“She moved”: taken to be in Blake’s turn; say whose turn it is if it is another’s.",
				"“for 2”: left out: what was paid is no longer there."}},
		{"No problems confronted yet this turn. I have Gyro at home.",
			"AH: gyro", nil, nil},
		{"My mane character, Rarity, Dazzling Fashionista, is at my problem.",
			"AP: rarity", nil, nil},
		{"We've got 3 tokens each, I'm at 6, he's at 8.",
			"A 3t 6p; B 3t 8p", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
