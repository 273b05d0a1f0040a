package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What is typed or dictated in a hurry is read as everybody says it.
func TestWhatIsTypedInAHurryIsRead(t *testing.T) {
	const defeated = " discard pile, as it was defeated; the points for it are among those that are said."
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// Whose cards are, right behind their names.
		{"Falcon is mine at his problem, Gyro is his at my problem", "B at AP: gyro; A at BP: falcon", nil, nil},
		{"At my problem: Dash and Falcon mine, Granny Smith and Gyro his",
			"AP: rainbow, falcon; B at AP: granny, gyro", nil, nil},
		{"Falcon mine, Gyro his, both at my problem", "AP: falcon; B at AP: gyro", nil, nil},
		{"nightmare moon in play for him at my problem", "B at AP: nightmare moon", nil, []string{
			"“nightmare moon”: taken to be the Troublemaker and not the Friend; say which of both."}},
		// Words that are cut or spelt otherwise.
		{"trouble maker phase, I have Falcon w/ Hard Hat at home", "A troublemaker; AH: falcon + hard", nil, nil},
		{"I have Sugar Twist w/chapeau at my problem", "AP: sugar + marvelous", nil, nil},
		{"his villain, Nightmare Moon, is uncovered at my problem where I have Falcon",
			"AP: falcon; B at AP: nightmare moon", nil, nil},
		{"his Troublemaker, turn 5. I have Falcon at home", "B turn 5 troublemaker; AH: falcon", nil, nil},
		{"end phase of blakes turn 4, 10 cards in hand", "B turn 4 end; B hand: 10 ?", nil, nil},
		{"my falcn is at his problem", "A at BP: falcon", nil, []string{
			"“falcn”: taken to be Falcon; say more of the name if another is meant."}},
		{"I have Falcon (+1 counter) & Gyro (no counters) @ his prob", "A at BP: falcon/+1, gyro", nil, nil},
		// Faceoffs.
		{"I have Falcon at my problem, he has Gyro there. Faceoff start", "A start of faceoff at AP; AP: falcon; " +
			"B at AP: gyro", nil, nil},
		{"I have Falcon at my problem, he has Gyro there, faceoff end", "A end of faceoff at AP; AP: falcon; " +
			"B at AP: gyro", nil, nil},
		{"main phase start, I have Falcon at my problem", "A start of main phase; AP: falcon", nil, nil},
		{"faceoff time at his problem. me: Rarity, Sugar Twist. him: Pinkie Pie flipped, Big Top. no flips yet",
			"A start of faceoff at BP; BP: pinkie/boosted, big top; A at BP: rarity, sugar", nil, []string{
				"“Rarity”, “Sugar Twist.”, “Pinkie Pie”, “Big Top.”: taken to be at Blake’s Problem, as no place is " +
					"said."}},
		{"after flips, my problem. I have Falcon there, he has Gyro there. I flipped Yay!",
			"A after flips at AP; AP: falcon; B at AP: gyro; A flips: yay", nil, nil},
		{"I lost the faceoff at my problem 4-7. I have Falcon there", "AP: falcon; resolved AP", nil, nil},
		{"requirements met on both sides at my problem: Falcon mine, Gyro his", "AP: falcon; B at AP: gyro", nil,
			[]string{"“requirements met on both sides”: left out: whether " +
				"requirements are met follows from who is there."}},
		{"he defeated my Timberwolf this turn at his problem, he has 3 points", "B 3p; A discard: timberwolf", nil,
			[]string{"“Timberwolf”: taken to be in Avery’s" + defeated}},
		{"I defeated Timberwolf. I have Falcon at home.", "AH: falcon; B discard: timberwolf", nil,
			[]string{"“Timberwolf”: taken to be in Blake’s" + defeated}},
		// Which copy a mark is of, and what is so of all.
		{"I've two Red Galas at home, the second one is exhausted", "AH: red gala, red gala/ex", nil, nil},
		{"He's got 2 Red Galas at my problem, one frightened and one exhausted",
			"B at AP: red gala/ex, red gala/fr", nil, nil},
		{"I have two Big Macs at home, Big Mac cutie marked", "AH: big mac, big mac/mark", nil, nil},
		{"All my characters but Falcon are exhausted: Falcon, Gyro, Red Gala at my problem",
			"AP: falcon, gyro/ex, red gala/ex", nil, nil},
		{"All his characters but Rarity are frightened. Rarity at his home, Falcon at my problem",
			"B at AP: falcon/fr; BH: rarity", nil, nil},
		{"everything of mine is exhausted: Falcon, Gyro at my problem", "AP: falcon/ex, gyro/ex", nil, nil},
		{"All my characters but Falcon are exhausted.", "",
			[]string{"All my characters but Falcon are exhausted."}, nil},
		// Those that are counted, and those that are named.
		{"I have two Friends at home and a third at my problem", "AP: friend 1; AH: 2 friend 1", nil, nil},
		{"I have two friends at my problem Falcon and Gyro", "AP: falcon, gyro", nil, nil},
		{"I have two friends at my problem and Falcon at home", "AP: 2 friend 1; AH: falcon", nil, nil},
		{"my deck: Jetstream, Emerald Green on top, 31 cards total", "A deck: jetstream, emerald, 29 ?", nil, nil},
		// What each player has.
		{"3 AT / 1 AT. I have Falcon at home", "A 3t; B 1t; AH: falcon", nil, nil},
		{"AT 3/1, points 5/7. I have Falcon at home", "A 3t 5p; B 1t 7p; AH: falcon", nil, nil},
		{"Draw decks: me 3 cards, him 0. I have Falcon at home", "AH: falcon; A deck: 3 ?; B deck:", nil, nil},
		{"I have 1 more point than him, he's on 10", "A 11p; B 10p", nil, nil},
		// Problems by their names, with whose they are behind.
		{"Special Delivery! which is hers has Falcon and Gyro", "BP: special delivery, falcon, gyro", nil, nil},
		{"Cloudbursting, which is mine, has Falcon and his Gyro", "AP: cloudbursting, falcon; B at AP: gyro", nil, nil},
		{"At Special Delivery!, which is hers, I have Falcon", "BP: special delivery; A at BP: falcon", nil, nil},
		{"Bunny Breakout is hers. My Falcon is there", "BP: bunny; A at BP: falcon", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}

// What was played this turn is kept of a card that is attached as well.
func TestWhatWasPlayedOnACardIsKept(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	p := position.New()
	cards.Read(p, "I just played Marvelous Chapeau on Sugar Twist at my problem, main phase", position.FirstMarked)
	if line, left := cards.Line(p); line != "AP: sugar + marvelous" || len(left) != 1 {
		t.Errorf("it is %q, and what happened is %q", line, left)
	}
}
