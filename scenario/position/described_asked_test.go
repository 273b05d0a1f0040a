package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Positions as people describe them in a chat, a forum or a judge's note: the line that is shown
// for each, and what of it is told as unread. What is asked, wished or done is told, and what
// somebody has who can't be known.
func TestDescriptionsAsPeopleAsk(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"I have Rainbow Dash boosted and 3 AT", "A 3t; AH: rainbow/boosted", nil},
		{"opp has 2 action tokens and 7 points", "B 2t 7p", nil},
		{"My opponent is at 14 points, I'm at 12.", "A 12p; B 14p", nil},
		{"score is 12-14", "A 12p; B 14p", nil},
		{"I'm at 12 points with 2 AT, she has 14 and 1 AT", "A 2t 12p; B 1t", []string{"14"}},
		{"P1 has Red Gala and Drill Bit at home. P2 has Timberwolf face down at P1's problem.",
			"B at AP: timberwolf/down; AH: red gala, drill", nil},
		{"P1: 3 AT, 5 pts. P2: 0 AT, 9 pts.", "A 3t 5p; B 9p", nil},
		{"AP has 4 tokens, NAP has 2 tokens, AP's main phase", "A 4t; B 2t", nil},
		{"Active player has Applejack at home, non-active player has Big Mac exhausted at home",
			"AH: applejack; BH: big mac/ex", nil},
		{"my opp controls Nightmare Moon uncovered at my problem", "B at AP: nightmare moon", nil},
		{"There's an uncovered Timberwolf (mine) at their problem", "A at BP: timberwolf", nil},
		{"they have a face-down troublemaker at my problem", "B at AP: troublemaker 1/down", nil},
		{"my problem is Cloudbursting, theirs is Runaway Cart", "AP: cloudbursting; BP: runaway", nil},
		{"my hand is Gotta Go Fast and Yay!", "A hand: gotta, yay", nil},
		{"In hand: Stand Still!, 2 unknown cards", "A hand: stand, 2 ?", nil},
		{"he has five cards in his hand and 20 in his deck", "B hand: 5 ?; B deck: 20 ?", nil},
		{"Top card of my deck is Falcon", "A deck: falcon, 10 ?", nil},
		{"Big Mac is banished (mine)", "A banished: big mac", nil},
		{"I have 2 Red Galas at home, one of them exhausted", "AH: red gala, red gala/ex", nil},
		{"Rainbow Dash has a Lead Pony Badge attached, at my problem", "AP: rainbow + lead pony badge", nil},
		{"Hard Hat on Falcon at my home", "AH: falcon + hard", nil},
		{"My Fluttershy has two +1 power counters", "AH: fluttershy/+2", nil},
		{"My Mane (Pinkie Pie) is boosted", "AH: pinkie/boosted", nil},
		{"her mane is unboosted Rarity", "BH: rarity", nil},
		{"It's turn 5, my main phase", "A turn 5", nil},
		{"Turn 8, opponent's troublemaker phase, I have Applejack at my problem",
			"B turn 8 troublemaker; AP: applejack", nil},
		{"I'm in my main phase with 4 AT and Amethyst Star in hand. Can I play it?",
			"A 4t; A hand: amethyst", nil},
		{"Start of my opponent's turn.", "B ready", nil},
		{"We are in a problem faceoff at my problem", "A start of faceoff at AP", nil},
		{"I flipped Red Gala and he flipped Emerald Green in the faceoff at my problem",
			"A after flips at AP; A flips: red gala; B flips: emerald", nil},
		{"I already confronted both problems this turn", "confronted AP, BP", nil},
		{"I have lyra at home, exhausted, and Jetstream frightened at home", "AH: lyra/ex, jetstream/fr", nil},
		{"At my problem: Applejack, Red Gala. At my opponent's problem: Rarity, Hoity Toity (his).",
			"AP: applejack, red gala; BP: rarity, hoity", nil},
		{"Tom has 3 AT, Sue has 2", "A 3t; B 2t", nil},
		{"Anna (turn player) has Falcon at her problem",
			"", []string{"Anna (turn player) has Falcon at her problem"}},
		{"I want to play Gotta Go Fast with 1 AT. What happens?",
			"", []string{"I want to play Gotta Go Fast with 1 AT. What happens?"}},
		{"If I play Yay! now does he lose a point?", "", []string{"If I play Yay! now does he lose a point?"}},
		{"Can I move Falcon from home to my problem?", "", []string{"Can I move Falcon from home to my problem?"}},
		{"I have Forest Owl at home\nOpponent has Ahuizotl at my problem", "B at AP: ahuizotl; AH: forest", nil},
		{"- me: 3 AT, 6 points\n- opp: 1 AT, 8 points", "A 3t 6p; B 1t 8p", nil},
		{"Me:\n- Rainbow Dash (boosted) at my problem\n- Red Gala at home\nOpponent:\n- " +
			"Rarity at home\n- Timberwolf face-down at my problem",
			"AP: rainbow/boosted; B at AP: timberwolf/down; AH: red gala; BH: rarity",
			nil},
		{"Board state:\nP1 home: Red Gala, Falcon\nP1 problem: Cloudbursting with " +
			"Applejack\nP2 home: Rarity\nP2 hand: 4",
			"AP: applejack, cloudbursting; AH: red gala, falcon; BH: rarity; B hand: 4 ?",
			nil},
		{"My side:\n* Dash at their problem\n* 2x Red Gala at home (one exhausted)\nTheir side:\n* Twilight home",
			"A at BP: rainbow; AH: red gala, red gala/ex; BH: twilight", nil},
		{"Red Gala x2 at my home", "AH: 2 red gala", nil},
		{"i hav rainbow dahs at my problm", "AP: rainbow", nil},
		{"opponnent has fluttershy boosted at there problem",
			"BP: fluttershy/boosted", nil},
		{"I've got Big Shot and Big Top at their problem and they've got nothing there",
			"A at BP: big shot, big top", nil},
		{"both players have 3 action tokens", "A 3t; B 3t", nil},
		{"We're tied at 10 points", "A 10p; B 10p", nil},
		{"It is turn 3. Both of us have 2 AT.", "A 2t; B 2t; A turn 3", nil},
		{"I control a Timberwolf at my opponents problem, face down, and a Brown Parasprite at mine",
			"AP: brown parasprite; A at BP: timberwolf/down", nil},
		{"opp has stolen my Red Gala; it is at his home", "", []string{"opp has stolen my Red Gala"}},
		{"My Red Gala is at his problem, he stole it", "A at BP: red gala", []string{"stole it"}},
		{"Avery's Red Gala is at Avery's Problem, Blake took it", "AP: red gala", []string{"took it"}},
		{"My Red Gala is controlled by my opponent", "B at AP: red gala/of A", nil},
		{"I have two friend tokens at home", "AH: 2 friend 1/token", nil},
		{"My opponent's Rarity is in my opponent's home and my Drill Bit is with my Falcon at his problem",
			"A at BP: drill, falcon; BH: rarity", nil},
		{"3AT, 5pts, me. Opp 2AT 7pts.", "A 3t 5p; B 2t 7p", nil},
		{"I have Dr. Hooves and Mr. Breezy at home.", "AH: dr hooves, mr breezy", nil},
		{"I have What Went Wrong? in hand and 2 AT", "A 2t; A hand: what", nil},
		{"I have The Horror! The Horror! in hand", "A hand: the horror the horror", nil},
		{"Their problem (795 Wing Power) has my Rainbow Dash and my Holly Dash at it",
			"BP: PR171; A at BP: rainbow, holly", nil},
		{"Neither player has any cards in hand", "", []string{"Neither player has any cards in hand"}},
		{"I have a boosted Twilight Sparkle, an exhausted Red Gala and a frightened Falcon at home",
			"AH: twilight/boosted, red gala/ex, falcon/fr", nil},
		{"My opponent challenges my Timberwolf at his problem with Rarity",
			"B start of faceoff against timberwolf; BP: rarity; A at BP: timberwolf", nil},
		{"judge call, R2 table 5: AP 2 AT, NAP 3 AT; NAP controls Purple Parasprite at AP's problem",
			"A 2t; B 3t; B at AP: purple", []string{"R2 table 5"}},
		{"T6, AP main. AP: Twilight (boosted) @ NAP problem. NAP: Fluttershy home.",
			"A turn 6; A at BP: twilight/boosted; BH: fluttershy", nil},
		{"I have Falcon, Flitter, and Jetstream at my opponent's problem, and he has Octavia there too.",
			"BP: octavia; A at BP: falcon, flitter, jetstream", nil},
		{"My opponent's only friend is an exhausted Gyro at my problem", "B at AP: gyro/ex", nil},
		{"There are two Red Galas and a Pinprick at my problem, all exhausted",
			"AP: 2 red gala/ex, pinprick/ex", nil},
		{"my opp has a dilemma with Gyro at it", "", []string{"my opp has a dilemma with Gyro at it"}},
		{"I haven't confronted any problem yet this turn",
			"", []string{"I haven't confronted any problem yet this turn"}},
		{"No faceoffs this turn. My opponent has not played anything.",
			"", []string{"No faceoffs this turn."}},
		{"Hi all! Quick question: I have Falcon at my problem and my opponent has Timberwolf there. Thanks!",
			"AP: falcon; B at AP: timberwolf", nil},
		{"Sue has Falcon at home. I have 2 AT", "A 2t; BH: falcon", nil},
		{"Red Gala and Falcon at home, both exhausted", "AH: red gala/ex, falcon/ex", nil},
		{"My opponent lost 2 points", "", []string{"My opponent lost 2 points"}},
		{"I paid 2 AT to play Falcon", "", []string{"I paid 2 AT to play Falcon"}},
		{"Is Falcon exhausted?", "", []string{"Is Falcon exhausted?"}},
		{"He spent 2 AT and has 1 AT left", "", []string{"He spent 2 AT and has 1 AT left"}},
		{"Last turn I had 3 AT", "", []string{"Last turn I had 3 AT"}},
		{"my red gala is no longer exhausted", "", []string{"my red gala is no longer exhausted"}},
		{"Falcon is not exhausted", "AP: falcon", nil},
	} {
		isShown(t, cards, test.said, test.shown, test.unread)
	}
}

// A text of several lines is read the same in one.
func TestDescriptionsInOneLine(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, text := range []string{
		"Me:\n- Rainbow Dash at my problem\n- Red Gala at home\nOpponent:\n- Rarity at home",
		"I have Forest Owl at home\n\nOpponent has Ahuizotl at my problem\n", "AP: dash\nBP: gala",
		"- me: 3 AT\r\n- opp: 1 AT", "## Avery\n### Home\n- Rainbow Dash\n## Blake\n### Hand\n- 3 cards",
		"| Player | AT | Home |\n|---|---|---|\n| Avery | 3 | Rainbow Dash |\n| Blake | 1 | Rarity |",
		"**Me**\n1. Home: Big Top\n2. Tokens: 3"} {
		several, _ := cards.Parse(text)
		one, faults := cards.Parse(position.InOneLine(text))
		want, _ := cards.Line(several)
		if got, _ := cards.Line(one); got != want || len(faults) > 0 || want == "" {
			t.Errorf("%q in one line is %q with %v, want %q", text, got, faults, want)
		}
	}
}

// BenchmarkDescription reads a description of 60 words: as it is pasted, and as with each letter that is
// typed, where most of it has been read before.
func BenchmarkDescription(b *testing.B) {
	lib := scenariotest.Library(b)
	const said = "I have Rainbow Dash boosted and 3 AT, an exhausted Red Gala and a frightened Falcon at home. " +
		"My opponent has Rarity and Hoity Toity at their problem, 2 AT, 12 points and four cards in hand; their " +
		"Timberwolf is face down at my problem, where I have two Pinpricks, one exhausted. It is my main phase. " +
		"Can I play Swing Into Action now?"
	b.Run("pasted", func(b *testing.B) {
		for b.Loop() {
			b.StopTimer()
			cards := position.NewCards(lib, nil)
			b.StartTimer()
			cards.Parse(said)
		}
	})
	b.Run("typed", func(b *testing.B) {
		cards := position.NewCards(lib, nil)
		for b.Loop() {
			cards.Parse(said)
		}
	})
}
