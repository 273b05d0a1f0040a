package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What people say in a hurry is read as they mean it, and told where it could be meant otherwise.
func TestHalfSentencesAreRead(t *testing.T) {
	const (
		stands = "left out: how a faceoff stands follows from who is in it and from what was flipped."
		power  = "left out: a card’s power follows from what lies on the table."
	)
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// Whose cards those are that are counted with what somebody has.
		{"Falcon and 2 AT for me, Gyro and 1 AT for him", "A 2t; B 1t; AP: falcon; BP: gyro", nil, []string{
			"“Falcon”: taken to be at Avery’s Problem, as no place is said.",
			"“Gyro”: taken to be at Blake’s Problem, as no place is said."}},
		{"Octavia (boosted) for him with Falcon at my problem.", "B at AP: octavia/boosted, falcon", nil, nil},
		{"Falcon is at his problem (his). Timberwolf there is mine.", "BP: falcon; A at BP: timberwolf", nil, nil},
		{"he stole my Falcon - it's at his problem", "BP: falcon/of A", nil, nil},
		// What is attached to a card.
		{"I have Falcon with two Hard Hats and a +1 power counter at my problem", "AP: falcon/+1 + hard + hard", nil,
			nil},
		{"he has Gyro at my problem and I have Sugar Twist and her Marvelous Chapeau there",
			"AP: sugar + marvelous; B at AP: gyro", nil, []string{
				"“Marvelous Chapeau”: taken to be attached to Sugar Twist."}},
		// Where in the turn it is.
		{"his turn, he's in main with 2 AT left", "B 2t; B main", nil, nil},
		{"It's the ready step. I have Falcon at home", "A ready; AH: falcon", nil, nil},
		{"at the challenge step, my Falcon is at his problem", "A start of challenge step; A at BP: falcon", nil, nil},
		{"turn of Blake, main, I have Falcon at home", "B main; AH: falcon", nil, nil},
		// Faceoffs by how they stand, and by who stands against whom.
		{"We tied at his problem, 7 each. I have Falcon, he has Gyro.",
			"A after flips at BP; BP: gyro; A at BP: falcon", nil, []string{
				"“We tied at his problem, 7 each.”: " + stands,
				"“Falcon”, “Gyro”: taken to be at Blake’s Problem, as no place is said."}},
		{"Tie flips: mine Emerald Green, his Jetstream. I have Falcon at my problem, he has Gyro there",
			"A after tie flips at AP; AP: falcon; B at AP: gyro; A flips: emerald; B flips: jetstream", nil, nil},
		{"my Falcon vs his Gyro at my problem, no flips yet", "A start of faceoff at AP; AP: falcon; B at AP: gyro",
			nil, nil},
		{"There's a faceoff between my Falcon plus Gyro and his Timberwolf at his problem",
			"A start of faceoff against timberwolf; BP: timberwolf; A at BP: falcon, gyro", nil, nil},
		{"I have Falcon (2) at my problem", "AP: falcon", []string{"(2)"}, nil},
		{"I have Timberwolf (6) at his problem", "A at BP: timberwolf", nil, []string{"“(6)”: " + power}},
		// What is counted.
		{"Score me 3 him 5. I have Falcon at home", "A 3p; B 5p; AH: falcon", nil, nil},
		{"Scores 4-6 (me 4). I have Falcon at home", "A 4p; B 6p; AH: falcon", nil, nil},
		{"Scores 4-6 (me 6). I have Falcon at home", "A 6p; B 4p; AH: falcon", nil, nil},
		{"My problem deck has 3 left: Cloudbursting, Bunny Breakout, Runaway Cart",
			"A problems: cloudbursting, bunny, runaway", nil, nil},
		{"I have Falcon and Yay! plus two others in hand", "A hand: falcon, yay, 2 ?", nil, nil},
		{"both discard piles: empty, except my Falcon", "A discard: falcon", nil, nil},
		{"My pile: Yay!, Falcon. His pile has nothing.", "A discard: yay, falcon", nil, nil},
		// What is so of all, of none, and of one alone not.
		{"all my stuff's exhausted: Falcon, Gyro at AP", "AP: falcon/ex, gyro/ex", nil, nil},
		{"Falcon and Gyro of mine are frightened at my problem, Red Gala isn't", "AP: falcon/fr, gyro/fr, red gala",
			nil, nil},
		{"I have no chars at my problem, she does: Falcon, Gyro", "B at AP: falcon, gyro", nil, nil},
		{"He challenges nothing. I have Falcon at home", "AH: falcon", nil, nil},
		{"i confronted both this turn, my Falcon is at mine", "AP: falcon; confronted AP, BP", nil, nil},
		{"he played Critter Cavalry and it resolved; I have Falcon at home", "AH: falcon; B discard: critter", nil,
			[]string{
				"“Critter Cavalry”: taken to be in Blake’s discard pile, as it was played before."}},
		{"He's got Granny Smith, Falcon and Red Gala at my problem. All exhausted except Granny",
			"B at AP: granny, falcon/ex, red gala/ex", nil, nil},
		{"he looked at my hand: Falcon, Yay!", "A hand: falcon, yay", nil, nil},
		{"his hand is revealed: Falcon, Yay!", "B hand: falcon, yay", nil, nil},
		{"his deck has 0 cards, mine 1: Emerald Green", "A deck: emerald; B deck:", nil, nil},
		{"his deck has no cards. I have Falcon at home", "AH: falcon; B deck:", nil, nil},
		{"both manes at my problem, both boosted: Rarity mine, Pinkie his",
			"AP: rarity/boosted; B at AP: pinkie/boosted", nil, nil},
		{"points even at 10, I have Falcon at home", "A 10p; B 10p; AH: falcon", nil, nil},
		{"2 cards each in hand, I have Falcon at home", "AH: falcon; A hand: 2 ?; B hand: 2 ?", nil, nil},
		{"I scored 1 point this phase for confronting his problem with Falcon",
			"A at BP: falcon; confronted BP; A scored 1",
			nil, nil},
		// Who speaks, whose turn it isn't, and whose a Resource is.
		{"I am Blake. I have Falcon at home", "AH: falcon", []string{"I am Blake."}, nil},
		{"I'm the non-active player. I have Falcon at home", "B main; AH: falcon", nil, nil},
		{"I have Falcon with Hard Hat (his!) at my problem", "AP: falcon + hard/of B/by B", nil, nil},
		{"I flipped my mane this turn - Rarity, at my problem now", "AP: rarity/boosted", nil, nil},
		{"I flipped my mane (Rarity) this turn, she's at my problem now", "AP: rarity/boosted", nil, nil},
		// Places, and lists of what each has there.
		{"Her Falcon is at my problem. Her Gyro and Red Gala there are frightened",
			"B at AP: falcon, gyro/fr, red gala/fr", nil, nil},
		{"my team: Falcon, Gyro all at my problem, his team: Octavia at his",
			"AP: falcon, gyro; BP: octavia", nil, nil},
		{"at my problem (Avalanche!): me - Falcon; him - Gyro (ex)", "AP: avalanche, falcon; B at AP: gyro/ex", nil,
			nil},
		{"At my problem: I have Falcon; he has Gyro", "AP: falcon; B at AP: gyro", nil, nil},
		{"Double problem faceoff. At mine: Falcon v Gyro. At his: Octavia v Red Gala + Flitter",
			"A start of faceoff at AP and BP; AP: falcon; B at AP: gyro; BP: red gala, flitter; A at BP: octavia", nil,
			nil},
		{"my problem (Avalanche!): empty. Falcon at my home", "AP: avalanche; AH: falcon", nil, nil},
		{"two dilemmas: mine is Nightmare Scenario, theirs is Invasion of the Changelings. My Falcon is at theirs",
			"A dilemma nightmare scenario:; B dilemma invasion:; A at B dilemma invasion: falcon", nil, nil},
		{"My dilemma is Nightmare Scenario. Falcon of mine and his Gyro are at the Dilemma",
			"A dilemma nightmare scenario: falcon; B at A dilemma nightmare scenario: gyro", nil, nil},
		{"Faceoff hers. I have Falcon there, she has Gyro there",
			"A start of faceoff at BP; BP: gyro; A at BP: falcon", nil,
			nil},
		{"we both flipped Yay! in a faceoff at my problem, I have Falcon there",
			"A after flips at AP; AP: falcon; A flips: yay; B flips: yay", nil, nil},
		{"we flipped Yay! and Gyro in a faceoff at my problem", "A after flips at AP; A flips: yay, gyro", nil,
			[]string{"“Yay!”: taken to be flipped by Avery, as are those behind it; say who flipped which."}},
		{"my Red Gala that has two +1 counters and a Hard Hat is at my problem", "AP: red gala/+2 + hard", nil, nil},
		{"my opponent who has 3 points put a counter on Red Gala at home", "B 3p; BH: red gala",
			[]string{"put", "counter"}, nil},
		{"opp has a Forest Owl with two -1 power counters at his problem", "BP: forest/-2", nil, nil},
		{"Faceoff at mine: Falcon vs his Gyro. I flipped a 3, he flipped 2 power",
			"A after flips at AP; AP: falcon; B at AP: gyro; A flips: friend 3; B flips: friend 2", nil, []string{
				"“3”, “2”: taken to be an invented Friend with that power."}},
		{"he drew 2 cards this turn and played Falcon to my problem", "B main; B at AP: falcon", nil, []string{
			"“he drew 2 cards”: left out: what was drawn is in the hand, of which is said how many cards it has.",
			"“played”: taken to be in Blake’s turn; say whose turn it is if it is another’s."}},
		{"Problem A is Cloudbursting, Problem B is Bunny Breakout. I have Falcon at home",
			"AP: cloudbursting; BP: bunny; AH: falcon", nil, nil},
		{"I've got Falcon exhausted at problem", "AP: falcon/ex", nil, []string{
			"“at problem”: taken to be Avery’s Problem, as nobody’s is said."}},
		{"he has Gyro at my problem plus a Timberwolf of mine face down over there",
			"AP: timberwolf/down; B at AP: gyro", nil, nil},
		// A question first, and what nobody means by anything.
		{"Can he play Yay! now? I have Falcon at home, he has 3 AT", "B 3t; AH: falcon", nil, []string{
			"“Can he play Yay! now?”: left out: what is asked is no part of the position."}},
		{"Can he dismiss my Hard Hat? It's on Falcon at my problem.", "", []string{
			"Can he dismiss my Hard Hat? It's on Falcon at my problem."}, nil},
		{"hey judge! I have Falcon at home lol", "AH: falcon", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}
