package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// TestPlayersAreCalledByTheirNames, and who speaks, if anybody does, sits near. More names than players have no
// seats, nor has a name that comes later than the first cards.
func TestPlayersAreCalledByTheirNames(t *testing.T) {
	checkDescriptions(t, []description{
		{"It's Alice's turn. Alice has Rainbow Dash at her problem and 3 AT. Bob has Pinkie Pie there and 5 points.",
			"A 3t; B 5p; AP: rainbow; B at AP: pinkie", nil},
		{"Dana has Rarity boosted at her problem with two Critters, Kim has a Yellow Parasprite there and 6 points. " +
			"It's Kim's main phase, she has 4 tokens.",
			"B 4t 6p; B main; AP: rarity/boosted, 2 critter/token; B at AP: yellow", nil},
		{"Sam has a face-down Timberwolf at my problem and 2 cards in hand. I have Falcon there.",
			"AP: falcon; B at AP: timberwolf/down; B hand: 2 ?", nil},
		{"Alice has Falcon. Bob has Red Gala. Carol has Holly Dash.", "", []string{"Alice has Falcon. Bob has Red " +
			"Gala. Carol has Holly Dash."}},
		{"Blake has Red Gala at home. Alice has Falcon at home.", "AH: falcon; BH: red gala", nil},
		{"Avery has Red Gala at home. Blake has Falcon at home. Bob has 3 tokens.", "AH: red gala; BH: falcon",
			[]string{"Bob has 3 tokens."}},
		{"Rarety has 2 counters.", "", []string{"Rarety has 2 counters."}},
	})
	cards := position.NewCards(scenariotest.Library(t), nil)
	p, _ := cards.Parse("AP: falcon")
	if faults := cards.Add(p, "Bob has Red Gala at home", position.Place{Zone: position.InPlay}); len(faults) == 0 {
		line, _ := cards.Line(p)
		t.Errorf("who Bob is can’t be known, but the line is %q", line)
	}
}

// TestWhatIsSaidOfACardBehindItsPlace is of that card, and what is listed behind a number is those cards.
func TestWhatIsSaidOfACardBehindItsPlace(t *testing.T) {
	checkDescriptions(t, []description{
		{"Rainbow Dash at Avery's problem has 2 power counters and a Hard Hat attached. Blake has nobody there.",
			"AP: rainbow/+2 + hard", nil},
		{"Red Gala at my problem is exhausted and Emerald Green at home.", "AP: red gala/ex; AH: emerald", nil},
		{"There are three frightened Friends at my home: Red Gala, Granny Smith and Aunt Orange.",
			"AH: red gala/fr, granny/fr, aunt orange/fr", nil},
		{"Avery has Rainbow Dash boosted and two Rainbowshines at his problem, Blake has Timberwolf there face up.",
			"AP: rainbow/boosted, 2 rainbowshine; B at AP: timberwolf", nil},
		{"I have Rainbow Dash on her boosted side at my problem with 3 critters.",
			"AP: rainbow/boosted, 3 critter/token", nil},
		{"Rainbow Dash for Avery, boosted, at home; Pinkie Pie for Blake at Avery's problem.",
			"B at AP: pinkie; AH: rainbow/boosted", nil},
		{"Avery's deck: Jetstream on top, then 20 unknown cards.", "A deck: jetstream, 20 ?", nil},
		{"In the score phase Avery confronted both problems with Twilight Sparkle at his own and Spike at Blake's.",
			"A score; AP: twilight; A at BP: spike baby; confronted AP, BP", nil},
		{"The active player is Blake, on turn 6. She has 3 AT.", "B 3t; B turn 6", nil},
		{"My opponent has 14 points and it's the end of their turn. I have 3 cards in hand.",
			"B 14p; B end; A hand: 3 ?", nil},
		{"I have Holly Dash at my problem, opponent has Pinkie Pie there. We're in a problem faceoff, after flips. " +
			"I flipped Jetstream, they flipped Red Gala.",
			"A after flips at AP; AP: holly; B at AP: pinkie; A flips: jetstream; B flips: red gala", nil},
		{"My Problem: Cloudbursting. Theirs: Runaway Cart. On Cloudbursting: my Rainbowshine, their Timberwolf.",
			"AP: cloudbursting, rainbowshine; B at AP: timberwolf; BP: runaway", nil},
		{"On my side of Blake's problem: Holly Dash with 3 power counters, Falcon exhausted. On his side: Granny " +
			"Smith.",
			"BP: granny; A at BP: holly/+3, falcon/ex", nil},
		{"Turn 7, Blake's. Avery's Red Gala and Holly Dash are exhausted at Blake's problem.",
			"B turn 7; A at BP: red gala/ex, holly/ex", nil},
		{"I have Red Gala at home, and Falcon and Holly Dash are exhausted at my problem.",
			"AP: falcon/ex, holly/ex; AH: red gala", nil},
		{"Blake's hand: 4 cards.", "B hand: 4 ?", nil},
		{"5 AT, hand: Swing Into Action. Board: Twilight Sparkle at home, Holly Dash at my problem.",
			"A 5t; AP: holly; AH: twilight; A hand: swing", nil},
	})
}

// description is what somebody says, the line that is shown for it, and what isn't read.
type description struct {
	said, shown string
	unread      []string
}

func checkDescriptions(t *testing.T, all []description) {
	t.Helper()
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, d := range all {
		p, faults := cards.Parse(d.said)
		var unread []string
		for _, f := range faults {
			unread = append(unread, f.Found)
		}
		if shown, _ := cards.Line(p); shown != d.shown || !slices.Equal(unread, d.unread) {
			t.Errorf("%s\nis %q, unread %q\nwant %q, unread %q", d.said, shown, unread, d.shown, d.unread)
		}
	}
}
