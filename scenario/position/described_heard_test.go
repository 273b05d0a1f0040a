package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Positions as judges type and tell them, short and long, by lists, with slips: the line that is shown for
// each, and what of it is told as unread. They were written, with what each should set, before they were
// ever read.
func TestDescriptionsAsJudgesHearThem(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t),
		map[string][]string{"rd": {"rainbow dash"}, "aj": {"applejack"}})
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"opp rd boosted at my prob, i got 2 red gala there 1 ex. 3at",
			"A 3t; AP: red gala, red gala/ex; B at AP: rainbow/boosted",
			nil},
		{"We're in a faceoff at my opponent's problem (It's a Twister!). I have Applejack, Barn Raiser and " +
			"Big Mac, Immense Apple there; the other player has Pinkie Pie (Party Animal, start side) and a " +
			"Wild Manticore.",
			"A start of faceoff at BP; BP: pinkie, its a twister, wild manticore; A at BP: applejack barn, big mac",
			nil},
		{"the other player has 4 cards in hand and no action tokens, I've 1 AT and Stand Still! plus two " +
			"more cards I won't show",
			"A 1t; A hand: stand, 2 ?; B hand: 4 ?",
			[]string{"won't show"}},
		{"Main phase, I have 2 AT. At home I have Jetstream, at my problem Red Gala and Rainbow Dash.",
			"A 2t; AP: rainbow, red gala; AH: jetstream", nil},
		{"Timberwolf w/ 3 +1 counters at his prob, mine, uncovered", "A at BP: timberwolf/+3", nil},
		{"My opponent's Nightmare Moon (the troublemaker from Premiere) sits face-down at my problem, with " +
			"my Applejack, Plant Leader, who is exhausted, there.",
			"AP: applejack plant/ex; B at AP: nightmare moon/down",
			[]string{"(the troublemaker from Premiere)"}},
		{"Player 1 (active)\n points 7, AT 2\n home: Fluttershy Beastmaster, Blue Jay x2\n problem (Bunny " +
			"Breakout): Falcon exhausted\n hand: Yay!, 3 unknown\nPlayer 2\n points 9, AT 0\n home: Rarity, " +
			"Sugar Twist with Marvelous Chapeau\n problem (Fashion Feast): empty\n hand: 5 cards\nScore phase",
			"A 2t 7p; B 9p; A score; AP: bunny, falcon/ex; BP: fashion feast; AH: fluttershy, 2 blue jay; BH: " +
				"rarity, sugar + marvelous; A hand: yay, 3 ?; B hand: 5 ?",
			nil},
		{"im on 13 she on 12, my score phase, double problem faceoff",
			"A 13p; B 12p; A start of faceoff at AP and BP",
			nil},
		{"Opponent controls my Spike (Baby Dragon), it's at her home.", "BH: spike baby/of A", nil},
		{"There's a Purple Parasprite of mine and a Brown Parasprite of my opponent's at my problem, both " +
			"face up",
			"AP: purple; B at AP: brown parasprite",
			nil},
		{"I have Granny Smith (Apple Elder) and Red Gala at my problem, Granny is exhausted, Gala isn't",
			"AP: granny/ex, red gala",
			nil},
		{"She has exactly six cards in her discard pile, including Eeyup and Ahuizotl.",
			"B discard: eeyup, ahuizotl",
			[]string{"cards"}},
		{"this turn I've confronted my problem but not his", "confronted AP", []string{"not his"}},
		{"Dr Hooves unblinking is at my problem with 2 AT left in my pool", "A 2t; AP: dr hooves", []string{"pool"}},
		{"Turn four, my opp's ready phase. he's got lotus blossom, big shot (ex) + eff stop at home",
			"B turn 4 ready; BH: lotus, big shot/ex, eff stop",
			nil},
		{"I've got a Changeling token, two Critter tokens at my problem and a Rock token at home",
			"AP: changeling/token, 2 critter/token; AH: rock/token",
			nil},
		{"my rarity nest weaver has 1 +1 power counter and a ridiculous outfit on her; she's at their " +
			"problem",
			"A at BP: rarity nest/+1 + ridiculous",
			nil},
		{"Opp just flipped The Big Guns, I flipped Eeyup, it's tied, we're about to do tie flips at my " +
			"problem",
			"A flips: eeyup; B flips: the big guns",
			[]string{"tied", "we're about", "do tie flips at my problem"}},
		{"my deck has 12 cards, top one is Golden Oak Library. opp's deck has 0",
			"A deck: golden oak library, 11 ?; B deck:",
			nil},
		{"No one has any points yet, I have five ATs, the opponent has one, and it's the start of my main " +
			"phase on turn 2.",
			"A 5t; B 1t; A turn 2 start of main phase",
			nil},
		{"At home I have: Twilight Sparkle (Faithful Student, boosted), Gyro, Gyro, Bright Bulb " +
			"(frightened). At my problem: nobody. Opp's problem: my Lady Justice with Too Many Bandages.",
			"A at BP: lady + too many bandages; AH: twilight/boosted, 2 gyro, bright/fr",
			nil},
		{"red gala under my control owned by opponent at his problem", "A at BP: red gala/of B", nil},
		{"pls help: I hav Flutershy Beastmastr bosted at home & Twilght Sparkle Ursa Vanquisher at my " +
			"problem",
			"AP: twilight sparkle ursa; AH: fluttershy/boosted",
			nil},
		{"PR1 boosted at home, PR7 x2 at my problem", "AP: 2 jetstream; AH: rainbow/boosted", nil},
		{"opponent: 3 tokens, 11 points, mane is Applejack Steadfast Farmpony (boosted) at my problem along " +
			"with Drill Bit. Me: 1 token, 12 points, mane Rainbow Dash at home, hand of 3.",
			"A 1t 12p; B 3t 11p; B at AP: applejack/boosted, drill; AH: rainbow; A hand: 3 ?",
			nil},
		{"i wanna confront both problems, i have 5 power at mine (falcon, holly dash) and 3 at his (full " +
			"steam)",
			"A confronting; AP: falcon, holly; A at BP: full",
			[]string{"wanna", "5 power", "3"}},
		{"Opponent played the dilemma Nightmare Scenario, my Falcon and their Limestone Pie are at it",
			"",
			[]string{"Opponent played the dilemma Nightmare Scenario",
				"my Falcon and their Limestone Pie are at it"}},
		{"There are four Friends at my problem: Falcon, Flitter, Gyro and Pinprick; the first two are " +
			"exhausted.",
			"AP: falcon, flitter, gyro, pinprick",
			[]string{"the first two are exhausted."}},
		{"Opp challenged my Timberwolf, so we're in a troublemaker faceoff at his problem. He has Rarity " +
			"and Savoir Fare there.",
			"B start of faceoff against timberwolf; BP: rarity, savoir; A at BP: timberwolf",
			nil},
		{"Both manes are at home on their start sides. I play Rarity, they play Fluttershy.",
			"",
			[]string{"Both manes are at home on their start sides. I play Rarity", "they play Fluttershy."}},
		{"my side: home - holly dash, jetstream; problem - rainbowshine (x2, one exhausted); their side: " +
			"home - mayor mare; problem - none",
			"AP: rainbowshine, rainbowshine/ex; AH: holly, jetstream; BH: mayor",
			nil},
		{"I have Rarity at home with two cards beneath her, Eeyup and Falcon",
			"AH: rarity; A banished: eeyup/under rarity, falcon/under rarity",
			nil},
		{"Hers: 10pts, 2 AT, 3 cards. Mine: 12pts, 4 AT, 1 card.", "A 4t 12p; B 2t 10p; A hand: ?; B hand: 3 ?", nil},
		{"My opponent is Anna. She has Octavia (Virtuoso) and a boosted Rarity at her own problem, Carousel " +
			"Boutique in her home, and I have only Tom at mine.",
			"BP: rarity/boosted, octavia virtuoso; AH: tom; BH: carousel",
			[]string{"Anna."}},
		{"In Opp's troublemaker phase they reveal a Yellow Parasprite at my problem that was face down " +
			"before",
			"",
			[]string{"In Opp's troublemaker phase they reveal a Yellow Parasprite at my problem that was " +
				"face down before"}},
		{"Me 2 AT\nHand: Critter Cavalry, Assertiveness Training\nAt Bunny Stampede (mine): Fluttershy " +
			"boosted, Blue Jay (+1), Forest Owl\nAt Ponynapped! (opp): nothing\nOpp 0 AT, 14 points, Hand: " +
			"2\nAt Bunny Stampede: Twilight boosted, Comet Tail",
			"A 2t; B 14p; AP: fluttershy/boosted, bunny stampede, blue jay/+1, forest; B at AP: " +
				"twilight/boosted, comet; BP: ponynapped; A hand: critter, assertiveness; B hand: 2 ?",
			nil},
		{"it's my turn 6 (main), 3AT. opp has 795 wing power as their problem and i'm there with holly " +
			"dash, falcon, and rd boosted",
			"A 3t; A turn 6; BP: PR171; A at BP: rainbow/boosted, holly, falcon",
			nil},
		{"Opponent has an exhausted Hoity Toity wearing a Marvelous Chapeau at my problem",
			"B at AP: hoity/ex + marvelous",
			nil},
		{"I have two identical Friends – yellow, power 2 – at their problem, plus an orange one with power " +
			"3 at mine",
			"AP: orange friend 3",
			[]string{"two identical Friends", "yellow", "power 2"}},
		{"The active player is my opponent, it's their end phase, and I have eight cards in my hand.",
			"B end; A hand: 8 ?",
			nil},
		{"My starting problem is Cloudbursting but I already solved it, now Special Delivery! is my " +
			"problem; confronted nothing this turn",
			"",
			[]string{"My starting problem is Cloudbursting but I already solved it, now Special Delivery! " +
				"is my problem",
				"confronted"}},
		{"Avery: Drill Bit -> Blake's problem, exhausted. Blake: Lady Justice -> own problem, frightened",
			"BP: lady/fr; A at BP: drill/ex",
			nil},
		{"Rainbow Dash, Weather Leader x3 at home exhausted", "AH: 3 rainbow dash weather/ex", nil},
		{"5 blue friends power 1 at my problem, opp 2 yellow friends power 3 there, score phase, I have 10 " +
			"points and they have 9",
			"A 10p; B 9p; A score; AP: 5 blue friend 1; B at AP: 2 yellow friend 3",
			nil},
		{"my friend Falcon is alone at his problem", "A at BP: falcon", nil},
		{"Tom has Rainbow Dash", "", []string{"Tom has Rainbow Dash"}},
		{"I control a changeling token at my problem", "AP: changeling/token", nil},
		{"I've got Twilight Sparkle (boosted) and a Friend of power 3 at my own problem, he's got Applejack " +
			"start side at home",
			"AP: twilight/boosted, friend 3; BH: applejack",
			nil},
		{"opp @ 11, me @ 9, my turn 7, main. I've Gotta Go Fast in hand w/ 2 AT",
			"A 2t 9p; B 11p; A turn 7; A hand: gotta",
			nil},
		{"Rarity boosted + Vidala Swoon + Noteworthy at my problem vs Applejack unboosted + Full Steam at " +
			"same problem",
			"AP: rarity/boosted, vidala, noteworthy; B at AP: applejack, full",
			nil},
		{"Hello! I'd like to know: my opponent has Wild Manticore uncovered at my problem, and I have three " +
			"power there from Falcon and Sea Swirl.",
			"AP: falcon, sea swirl; B at AP: wild manticore",
			[]string{"I'd like", "know", "three power", "from"}},
		{"Player one has four action tokens. Player two has three. Player one's home has Winona and Mane " +
			"Cureall.",
			"A 4t; B 3t; AH: winona, mane cureall",
			nil},
		{"P1 - 10 pts - 3 AT - Dash (boosted) @ P2's problem - Jetstream @ P1's problem\nP2 - 12 pts - 1 AT " +
			"- Pinkie home",
			"A 3t 10p; B 1t 12p; AP: jetstream; A at BP: rainbow/boosted; BH: pinkie",
			nil},
		{"opponent's side: Octavia Virtuoso exhausted at home, 1 at. my side: Sugar Twist frightened at my " +
			"prob",
			"B 1t; AP: sugar/fr; BH: octavia virtuoso/ex",
			nil},
		{"It's my opponent's turn. They just uncovered Parasprite Swarm at my problem, where my Apple Stars " +
			"and Gyro are.",
			"B main; AP: apple stars, gyro; B at AP: parasprite swarm",
			nil},
		{"I attached Marvelous Chapeau to Rarity, who's at home; opp hasn't got any friends",
			"AH: rarity + marvelous",
			[]string{"opp hasn't got any friends"}},
		{"my opp's deck is down to 3 cards and his discard has Eeyup, Yay! and Nurture With Knowledge",
			"B deck: 3 ?; B discard: eeyup, yay, nurture", nil},
		{"Both of us have two friends at my problem; mine are Falcon and Flitter, his are Pinprick and Gala " +
			"Appleby",
			"AP: falcon, flitter; B at AP: pinprick, gala appleby",
			nil},
		{"She controls Royal Riff, Eff Stop and Savoir Fare, all of them at my problem and all exhausted.",
			"B at AP: royal riff/ex, eff stop/ex, savoir/ex",
			nil},
		{"There is a Brown Parasprite facedown (opponent's) at their problem, and at my problem there's an " +
			"uncovered Flim of mine.",
			"AP: flim; BP: brown parasprite/down",
			nil},
		{"AJ boosted at my prob, red gala home, opp rarity home boosted 2at me 1at him",
			"A 2t; B 1t; AP: applejack/boosted; AH: red gala; BH: rarity/boosted",
			nil},
		{"I have a hand of Stand Still!, Eeyup and 3 others", "A hand: stand, eeyup, 3 ?", nil},
		{"In my discard pile there are five cards: Falcon, Flitter, Gyro, Yay! and Eeyup",
			"A discard: falcon, flitter, gyro, yay, eeyup",
			nil},
		{"Opponent has a Timberwolf face-down at my problem. I hold Finger Snap, 3 AT, Alice wears a hat",
			"A 3t; B at AP: timberwolf/down; A hand: finger", []string{"Alice wears a hat"}},
		{"2 Red Galas at my problem and two cards at home", "AP: 2 red gala", []string{"cards"}},
		{"End phase of my turn, I hold nine cards, opponent zero",
			"A end; A hand: 9 ?",
			[]string{"zero"}},
		{"It is Avery's turn 10, score phase, and she has confronted both problems; Blake met the " +
			"requirements of Avery's problem.",
			"A turn 10 score; confronted AP, BP",
			[]string{"met", "requirements"}},
		{"Blake's at 13 and Avery's at 14, Blake to move", "A 14p; B 13p; B main", nil},
		{"Cloudchaser, Flexible Flier (2 counters) at my problem",
			"AP: cloudchaser",
			[]string{"2 counters", "at my problem"}},
		{"Pegasus Royal Guard at his problem with a Combat Hat on", "BP: pegasus + combat", nil},
		{"opponent owns the Drill Bit I control at my problem", "AP: drill/of B", []string{"owns"}},
		{"Dash got boosted last turn and is at home; opponent's Fluttershy isn't boosted, at her problem",
			"BP: fluttershy",
			[]string{"Dash got boosted last turn and is at home"}},
		{"My troublemaker phase: I have Yellow Parasprite face down at opp's problem, opp has Lady Justice " +
			"and Blue Moon there",
			"A troublemaker; BP: lady, blue; A at BP: yellow/down",
			nil},
		{"two yellow critter friends w/ power 2 at my problem; one purple unicorn friend power 3 at my home",
			"AP: 2 yellow critter friend 2; AH: purple unicorn friend 3",
			nil},
		{"My opponent has five points more than me, I have 6", "A 6p; B 11p", nil},
		{"Hungry Hungry Caterpillars is my problem, 795 Wing Power is theirs. Everyone is at home: my " +
			"Rainbow Dash and Wild Fire, their Rarity and Hoity Toity, Vogue Authority.",
			"AP: hungry; BP: PR171; AH: rainbow, wild; BH: rarity, hoity",
			nil},
		{"opp discarded Whoa There Nelly!, my only card in hand is Working Together",
			"",
			[]string{"opp discarded Whoa There Nelly!", "my only card in hand is Working Together"}},
		{"I have Spike, Baby Dragon at my problem with a Lead Pony Badge and a Hard Hat attached",
			"AP: spike baby + lead pony badge + hard",
			nil},
		{"My Friends are Jetstream (exhausted), Wild Fire and Finish Line (frightened), the first at my " +
			"problem, others at home",
			"",
			[]string{"My Friends are Jetstream (exhausted)",
				"Wild Fire and Finish Line (frightened)",
				"the first at my problem",
				"others at home"}},
		{"Chrysalis uncovered at my problem, she is my opponent's; 2 changelings of his at home",
			"B at AP: queen chrysalis; BH: 2 changeling/token",
			nil},
		{"A: 3t 4p, home: dash, gala; B: 2t 5p, home: pinkie",
			"A 3t 4p; B 2t 5p; AH: rainbow, gala appleby; BH: pinkie",
			nil},
		{"can somebody tell me if I can play Yay! here? Opp's got 2 AT, I've 0",
			"B 2t",
			nil},
		{"3 pts - 5 pts, turn 4, blake, ready phase", "A 3p; B 5p; B turn 4 ready", nil},
		{"Tantabus at my problem, my opponent's, no friends anywhere",
			"B at AP: tantabus",
			nil},
		{"my Falcon has been exhausted, theirs Gyro hasn't", "AP: falcon/ex; BP: gyro", []string{"hasn't"}},
		{"I have 2 Falcons and opponent also has 2, all at my problem.", "AP: 2 falcon", []string{"2", "all"}},
		{"Fluttershy Beastmaster @home/boosted; Blue Jay, Warbler @AP/ex; opp: Rarity @BP",
			"AP: blue jay/ex; BP: rarity; AH: fluttershy/boosted",
			nil},
		{"My problem is Cloudbursting; I have Twilight Sparkle (Ursa Vanquisher) with two +1 power counters and a " +
			"Marvelous Chapeau, and two critter tokens there",
			"AP: cloudbursting, twilight sparkle ursa/+2 + marvelous, 2 critter/token", nil},
		{"I have Rarity and Carousel Boutique, opp has Rainbow Dash with Canterlot Archives and Falcon with a Hard " +
			"Hat at my problem", "B at AP: rainbow, falcon + hard; AH: rarity, carousel; BH: canterlot archives", nil},
		{"Falcon and Flitter at my problem with Hard Hat on Flitter", "AP: falcon, flitter + hard", nil},
	} {
		p := isShown(t, cards, test.said, test.shown, test.unread)
		if again, _ := cards.Parse(position.InOneLine(test.said)); again != nil {
			want, _ := cards.Line(p)
			if got, _ := cards.Line(again); got != want {
				t.Errorf("%q in one line is %q, want %q", test.said, got, want)
			}
		}
	}
}

// isShown reads what is said and checks the line that shows it, and what isn't read of it.
func isShown(t *testing.T, cards *position.Cards, said, shown string, unread []string) *position.Position {
	t.Helper()
	p, faults := cards.Parse(said)
	var found []string
	for _, f := range faults {
		found = append(found, f.Found)
	}
	if line, _ := cards.Line(p); line != shown || !slices.Equal(found, unread) {
		t.Errorf("%q is shown as %q without %q, want %q without %q", said, line, found, shown, unread)
	}
	return p
}
