package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What people say in more words, or in other ones, is read as what others say for it.
func TestWhatIsSaidInOtherWords(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// Several cards of which some are told apart.
		{"Avery has two Red Galas at home. One of them wears the Party Hat; the other one wears Magic Wings and is " +
			"exhausted.", "AH: red gala + party hat, red gala/ex + magic wings", nil, nil},
		{"At my problem is one of her Friends, Gyro", "B at AP: gyro", nil, nil},
		{"my two Friends Falcon and Gyro are at home", "AH: falcon, gyro", nil, nil},
		{"Avery's Friends are all at Blake's Problem: Falcon, Gyro", "A at BP: falcon, gyro", nil, nil},
		{"both of Avery's Red Galas are at home", "AH: 2 red gala", nil, nil},
		{"opp: 2 friends my prob (1 ex), mane home", "B at AP: friend 1, friend 1/ex; BH: applejack", nil, []string{
			"“mane”: taken to be Applejack, Steadfast Farmpony, as it is not said which one Blake has."}},
		{"P1 prob: Falcon x2 (1 exh), Gyro(E)", "AP: falcon, falcon/ex, gyro/ex", nil, nil},
		{"Avery controls a Critter token with two +1 power counters on it and a second Critter token without " +
			"counters at home.", "AH: critter/token/+2, critter/token", nil, nil},
		{"Both players control a Big Top. Avery's is at Avery's Problem with Party Hat attached to it; Blake's is at " +
			"Blake's home.", "AP: big top + party hat; BH: big top", nil, nil},
		{"We both have a Red Gala; his is at his problem with a Hard Hat, mine is at home.",
			"BP: red gala + hard; AH: red gala", nil, nil},
		{"Hazmat Suit is attached to Avery's Bon Bon, Side by Side, but Hazmat Suit is owned and controlled by " +
			"Blake. Bon Bon is at Avery's Problem and ready.", "AP: bon bon + hazmat/of B/by B", nil, nil},
		// Troublemakers that are face down, unknown, or named behind their place.
		{"Blake has Gyro at Avery's Problem. Avery's face-down Troublemaker at the same Problem is unknown to Blake.",
			"AP: troublemaker 1/down; B at AP: gyro", nil, nil},
		{"Blake's Troublemaker at Avery's Problem is Cockatrice. Avery's Falcon at the same Problem is exhausted.",
			"AP: falcon/ex; B at AP: cockatrice", nil, nil},
		{"Blake's Troublemaker at my problem is face-down.", "B at AP: troublemaker 1/down", nil, nil},
		// Hands, decks, and cards beneath others.
		{"I have a hand of six, of which four are Yay! and two are Stand Still!", "A hand: 4 yay, 2 stand", nil, nil},
		{"I have six cards in hand, four of which are Yay!", "A hand: 2 ?, 4 yay", nil, nil},
		{"I have five cards in my hand (Eeyup, Yay! and three unknown ones)", "A hand: eeyup, yay, 3 ?", nil, nil},
		{"Avery's deck has three cards. From top to bottom these are Eeyup, Gyro and Hard Hat.",
			"A deck: eeyup, gyro, hard", nil, nil},
		{"Two cards, Yay! and Eeyup, lie beneath Avery's Rarity.",
			"AH: rarity; A banished: yay/under rarity, eeyup/under rarity", nil, nil},
		{"Yay! and Eeyup lie face-up beneath Avery's Rarity, which is at her Problem.",
			"AP: rarity; A banished: yay/under rarity, eeyup/under rarity", nil, nil},
		{"Avery's Dilemma, Nightmare Scenario, is in play. Blake's Falcon is at that Dilemma.",
			"A dilemma nightmare scenario:; B at A dilemma nightmare scenario: falcon", nil, nil},
		// When it is, and what is counted.
		{"turn 7 opps. I have Falcon at home", "B turn 7; AH: falcon", nil, nil},
		{"**Turn:** 6 (Blake)\n**Phase:** Score", "B turn 6 score", nil, nil},
		{"beginning of main opp. I have Falcon at home", "B start of main phase; AH: falcon", nil, nil},
		{"my turn just started, I have Falcon at home", "A ready; AH: falcon", nil, nil},
		{"Step: Challenge Step. Action tokens: Alice 2, Bob 3.", "A 2t; B 3t; A start of challenge step", nil, nil},
		{"AVERY  pts 9  at 2", "A 2t 9p", nil, nil},
		{"tokens me 0 him 6, pts 10/11", "A 10p; B 6t 11p", nil, nil},
		{"P: 10-8. H: 4-3", "A 10p; B 8p; A hand: 4 ?; B hand: 3 ?", nil, nil},
		{"In this test, no player has any points. Avery has Falcon at home.", "AH: falcon", nil, nil},
		// Cards that could be others are told, and what a sign stands for.
		{"my gala has the hat, at home", "AH: twilight sparkle gala + hard", nil, []string{
			"“gala”: taken to be Twilight Sparkle; say more of the name if another is meant.",
			"“hat”: taken to be Hard Hat; say more of the name if another is meant."}},
		{"Blake's chrysalis is face down at my problem, his timberwolf up there",
			"B at AP: queen chrysalis/down, timberwolf", nil, nil},
		{"Rarity* at home, Falcon too", "AH: rarity, falcon", []string{"*"}, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
