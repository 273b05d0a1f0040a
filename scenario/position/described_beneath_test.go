package position_test

import "testing"

// What lies beneath a card is said before it, behind it, and with words that stand for it.
func TestWhatLiesBeneathIsDescribed(t *testing.T) {
	const one = "A banished: critter cuisine/under rarity"
	areShownAs(t, map[string]string{
		"Critter Cuisine is beneath my Rarity":                                     "AH: rarity; " + one,
		"Under Rarity is Critter Cuisine":                                          "AH: rarity; " + one,
		"I have Rarity with Critter Cuisine beneath her at my problem":             "AP: rarity; " + one,
		"My Rarity is at my problem. Critter Cuisine is under Rarity. I have 3 AT": "A 3t; AP: rarity; " + one,
		"I have Rarity at my problem. Beneath her are Critter Cuisine and Gyro.": "AP: rarity; " + one +
			", gyro/under rarity",
		"Two Friends are beneath my Rarity: Red Gala and Gyro. 3 AT": "A 3t; AH: rarity; A banished: red gala/under " +
			"rarity, gyro/under rarity",
		"Opponent's Gyro is under my control at my problem": "AP: gyro/of B",
	})
}
