package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Positions as judges tell them, with players by their names, groups of characters, faceoffs that have begun
// and cards that are being played. They were written before they were ever read; what is told as unread is
// nothing that a position holds, or is plain to whoever wrote it.
func TestDescriptionsOfTablesWithNames(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t),
		map[string][]string{"rd": {"rainbow dash"}, "aj": {"applejack"}})
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"All of Avery's characters (Rainbow Dash, Holly Dash and Red Gala) are at Blake's problem. Blake has " +
			"only Pinkie Pie there, exhausted. Avery's challenge just started.",
			"A start of faceoff at BP; BP: pinkie/ex; A at BP: rainbow, holly, red gala",
			[]string{"challenge"}},
		{"Marcy and Tom are playing. Rainbow Dash and Lotus Blossom are at Tom's problem. Tom has Fluttershy at " +
			"home with two AT, Marcy has none. It's Tom's turn.",
			"B 2t; B main; BP: rainbow, lotus; BH: fluttershy guidance",
			nil},
		{"12-9, turn 5, my main phase. 3 cards in my hand, one of them is Swing Into Action. Opponent: Timberwolf " +
			"at my problem, face up.",
			"A 12p; B 9p; A turn 5; B at AP: timberwolf; A hand: 2 ?, swing",
			nil},
		{"Avery plays Gotta Go Fast during the faceoff at her problem, where she has Applejack and Blake has " +
			"Rarity.",
			"A start of faceoff at AP; AP: applejack; B at AP: rarity; A hand: gotta",
			[]string{"plays"}},
		{"The top two cards of my deck are Red Gala and Falcon.",
			"A deck: red gala, falcon, 10 ?",
			nil},
		{"Blake has 12 points, Avery has 9. Blake's problem is Bunny Breakout and Avery's is Cloudbursting. " +
			"Avery's Twilight Sparkle, Ursa Vanquisher is on Blake's problem along with Gyro.",
			"A 9p; B 12p; AP: cloudbursting; BP: bunny; A at BP: twilight sparkle ursa, gyro",
			nil},
		{"Three of my friends were banished: Falcon, Red Gala and Gyro. Opponent has two cards banished, Octavia " +
			"and Pinprick.",
			"A banished: falcon, red gala, gyro; B banished: octavia, pinprick",
			nil},
		{"Faceoff at my problem, flips are done: I flipped Holly Dash, she flipped Red Gala. I have Rainbow Dash " +
			"and Jetstream there, she has Big Mac.",
			"A after flips at AP; AP: rainbow, jetstream; B at AP: big mac; A flips: holly; B flips: red gala",
			nil},
		{"Judge! My opponent says Mr. Beaverton can't move. He's at my home with three fear counters... anyway, " +
			"it's turn 6 and I have 4 action tokens left.",
			"A 4t; A turn 6",
			[]string{"says Mr. Beaverton can't move.",
				"three fear counters..."}},
		{"Immense Apple is at my problem with a Hard Hat, and the Friend of his next to him is All Heart.",
			"AP: big mac + hard; B at AP: jetstream",
			nil},
		{"Beaverteeth at home, exhausted; two Purple Parasprites and a Brown Parasprite at my opponent's problem. " +
			"Opponent's mane character is Rarity (Dressmaker), boosted, at his problem.",
			"BP: rarity dressmaker/boosted, 2 purple, brown parasprite; AH: mr beaverton beaverteeth/ex",
			nil},
		{"I control 5 characters at my problem: Applejack Plant Leader, Red Gala, Red Gala, Full Steam and Sunny " +
			"Smiles. My opponent controls none there, but he has a Wild Manticore there.",
			"AP: applejack plant, 2 red gala, full, sunny; B at AP: wild manticore",
			nil},
		{"Player A: 10 points, 2 action tokens, hand of 3 cards. Player B: 13 points, no tokens, hand of 5 cards. " +
			"Turn 9. It is Player B's Troublemaker Phase.",
			"A 2t 10p; B 13p; B turn 9 troublemaker; A hand: 3 ?; B hand: 5 ?",
			nil},
		{"We're in the middle of a Troublemaker faceoff. Avery challenged Blake's Timberwolf with Applejack and " +
			"Holly Dash at Avery's problem.",
			"A start of faceoff against timberwolf; AP: applejack, holly; B at AP: timberwolf",
			nil},
		{"I've Twilight Sparkle, Faithful Student (not boosted yet) at home, and at my own problem there's " +
			"Amethyst Star with Picnic Lunch attached; the opponent's Ahuizotl is also there.",
			"AP: amethyst + picnic; B at AP: ahuizotl; AH: twilight",
			nil},
		{"Each player has one Friend at Avery's problem: Avery's is Drill Bit with two +1 power counters, Blake's " +
			"is Octavia.",
			"AP: drill/+2; B at AP: octavia",
			nil},
		{"Dilemma: Blake controls Nightmare Moon. No one has points. Avery's hand consists of Stand Still! and " +
			"Yay!",
			"A hand: stand, yay",
			[]string{"Dilemma: Blake controls Nightmare Moon."}},
		{"Opponent's discard pile: Eeyup, Duck and Cover, Assault Cake. Mine is empty. His deck has 3 cards and " +
			"mine has 20.",
			"A deck: 20 ?; B deck: 3 ?; B discard: eeyup, duck, assault",
			nil},
		{"Last turn doesn't matter. Now it's the start of Blake's turn 4 and there's Nightmare Moon uncovered at " +
			"Blake's problem which Avery controls; Blake's Zecora and Blake's Spike are there too.",
			"B turn 4 ready; BP: spike, zecora; A at BP: nightmare moon",
			[]string{"Last turn doesn't matter."}},
		{"Avery: Rainbow Dash boosted, 2 AT, 8 points. Blake: Fluttershy, 1 AT, 11 points. Red Gala and Gyro " +
			"(both Avery's) are at Avery's problem, facing Octavia.",
			"A 2t 8p; B 1t 11p; AP: red gala, gyro; B at AP: octavia virtuoso; AH: rainbow/boosted; BH: fluttershy",
			nil},
		{"ok so my opponent is playing Twilight, she's boosted and at my problem, I got nobody there. I have 5 AT " +
			"and Drill Bit in hand, it's my turn 4",
			"A 5t; A turn 4; B at AP: twilight/boosted; A hand: drill",
			nil},
		{"Turn 7, Blake's Score Phase, the double faceoff is about to start. Avery has Rarity (boosted) and " +
			"Octavia at her problem, Sugar Twist at his. Blake has Pinkie Pie at his problem and Big Top at hers.",
			"B turn 7 start of faceoff at AP and BP; AP: rarity/boosted, octavia virtuoso; B at AP: big top; BP: " +
				"pinkie; A at BP: sugar",
			nil},
		{"Neither of us has any tokens. I'm at 11, he's at 13. At his problem there are my three Pegasi: " +
			"Jetstream, Holly Dash, Rainbowshine.",
			"A 11p; B 13p; A at BP: jetstream, holly, rainbowshine",
			[]string{"three Pegasi"}},
		{"Blake's Nightmare Moon is at Avery's problem. It is face-up. Avery is in her Main Phase with Rainbow " +
			"Dash, Winged Wonder at home and four action tokens.",
			"A 4t; B at AP: nightmare moon; AH: rainbow dash winged",
			nil},
		{"Opponent's board: Mane Applejack (Steadfast Farmpony) home unboosted; problem has Coco Crusoe, Igneous " +
			"Rock, exhausted Night Watch. My board: Mane Fluttershy home, at his problem Falcon with 1 +1 counter.",
			"BP: coco, igneous, night watch/ex; A at BP: falcon/+1; AH: fluttershy; BH: applejack",
			nil},
		{"My Amethyst Star was just dismissed. I've still got Blue Jay and Forest Owl at home and he controls " +
			"Yellow Parasprite at my problem.",
			"B at AP: yellow; AH: blue jay, forest",
			[]string{"Amethyst Star",
				"was just dismissed."}},
		{"3 AT for me, 1 for him. I have Red Gala at home and Full Steam at my problem. He has Hoity Toity at my " +
			"problem and Eff Stop at home, frightened.",
			"A 3t; B 1t; AP: full; B at AP: hoity; AH: red gala; BH: eff stop/fr",
			nil},
		{"There is a face-down card at my problem that my opponent controls, it's a Timberwolf. I have Solar Wind " +
			"and Spike there.",
			"AP: spike, solar wind; B at AP: timberwolf/down",
			nil},
		{"The active player, Blake, has 4 AT. He has Pinkie Pie, Ice Cutter in his hand and Pinkie Pie, Party " +
			"Animal at home. Avery's problem is Cloudbursting; she has Cherry Jubilee there with Sweet Apple Acres.",
			"B 4t; B main; AP: cloudbursting, cherry; AH: sweet apple acres; BH: pinkie; B hand: pinkie pie ice",
			nil},
		{"I won the faceoff at my problem 7 to 5. We are in the solve step. I have Applejack Barn Raiser and Red " +
			"Gala there, opponent has only Snips & Snails there.",
			"A start of solve step; AP: applejack barn, red gala; B at AP: snips and snails; resolved AP", nil},
		{"Alice has 3 tokens and her hand is Duck and Cover, Eeyup. Bob's Wild Manticore is at Alice's problem " +
			"along with her Silver Spanner. Bob's hand has 2 cards. It's the end of Alice's Main Phase.",
			"A 3t; A end of main phase; AP: silver; B at AP: wild manticore; A hand: duck, eeyup; B hand: 2 ?",
			nil},
		{"Two exhausted Friends of mine, Gyro and Comet Tail, are at my opponent's problem; his Zecora is at mine " +
			"with a Rubber Chicken on her.",
			"B at AP: zecora + rubber; A at BP: gyro/ex, comet/ex",
			nil},
		{"Blake's Discard pile has Yay! on top. Avery's deck is empty. Blake's deck: 12 cards.",
			"A deck:; B deck: 12 ?; B discard: yay",
			nil},
		{"Avery has twelve points and two tokens, Blake thirteen points and none. Avery's turn, start of her " +
			"Score Phase, characters at both problems: Avery's Rarity and Falcon at Avery's, Blake's Octavia at " +
			"Avery's, nobody at Blake's.",
			"A 2t 12p; B 13p; A score; AP: rarity, falcon; B at AP: octavia",
			nil},
		{"Judge: \"I've got Mane Rainbow Dash plus Cloudchaser at her problem, she has just Twilight, boosted. She " +
			"put a Brown Parasprite face-down on my problem. She's got 6 cards in hand.\"",
			"B at AP: brown parasprite/down; BP: twilight/boosted; A at BP: rainbow, cloudchaser; B hand: 6 ?",
			nil},
		{"At Blake's problem, Avery has 2 Friends with power 3 and Blake has a Troublemaker with power 5, " +
			"uncovered.",
			"BP: troublemaker 5; A at BP: 2 friend 3",
			nil},
		{"both of us boosted, both at 14 points, his turn, he confronted his problem already and has Lady Justice " +
			"there, my Rising Star is at my problem",
			"A 14p; B 14p; B main; AP: rising; BP: lady; confronted BP",
			[]string{"boosted"}},
		{"Opponent has Carousel Boutique at his home and Action Shot, Shutterbug at his problem. I have \"Spike, " +
			"Take a Letter\" in my hand and Wild Fire at home. 2AT each.",
			"A 2t; B 2t; BP: action; AH: wild; BH: carousel; A hand: spike take a letter",
			nil},
		{"Sophie has Rarity, Dressmaker boosted at Ben's problem with a Combat Hat. Ben has Pinkie Pie at home. " +
			"Ben: 6 points, 2 AT. Sophie: 7 points, 0 AT. It's Sophie's turn 5, she hasn't confronted yet.",
			"A 7p; B 2t 6p; A turn 5; A at BP: rarity dressmaker/boosted + combat; BH: pinkie",
			[]string{"hasn't confronted yet."}},
		{"My opp has 2 troublemakers at my problem, one face-down, the other is Timberwolf. I have Rainbow Dash " +
			"there and nothing else in play.",
			"AP: rainbow; B at AP: troublemaker 1/down, timberwolf",
			nil},
		{"I'm challenging the Parasprite Swarm at my problem with Applejack and Silver Spanner. My opponent has 1 " +
			"token left.",
			"B 1t; A start of faceoff against parasprite swarm; AP: applejack, silver; B at AP: parasprite swarm",
			nil},
		{"Critter Cavalry is the top card of Avery's discard pile. In her hand she has Yay! and two unknown cards.",
			"A hand: yay, 2 ?; A discard: critter",
			nil},
		{"Blake is on 9 points with 3 action tokens. Avery is on 13 with none. At Avery's problem: Blake's " +
			"Octavia (exhausted), Avery's Snips & Snails. At Blake's problem: Blake's Lady Justice.",
			"A 13p; B 3t 9p; AP: snips and snails; B at AP: octavia/ex; BP: lady",
			nil},
		{"Granny Smith, Apple Elder is at Avery's home, frightened. She has Sweet Apple Acres too. Her opponent " +
			"has Flim and Flam at her problem, both face up.",
			"B at AP: flim and flam; AH: granny/fr, sweet apple acres",
			nil},
		{"Opponent's turn. He moved Twilight Sparkle to my problem. I have Mayor Mare and Gyro there. He's got 3 " +
			"AT remaining.",
			"B 3t; B main; AP: mayor, gyro; B at AP: twilight",
			nil},
		{"Problem for Avery: Bunny Breakout. Problem for Blake: I Need Answers. Both Manes at home: Fluttershy " +
			"for Avery, Twilight Sparkle for Blake.",
			"AP: bunny; BP: i need answers; AH: fluttershy; BH: twilight",
			nil},
		{"I have three identical Red Galas, two exhausted at home and one ready at my problem.",
			"AP: red gala; AH: 2 red gala/ex",
			nil},
		{"Turn player is Blake; he has just uncovered Ahuizotl at Avery's problem. Avery's there with Applejack, " +
			"boosted, and Auntie Applesauce.",
			"B main; AP: applejack/boosted, auntie; B at AP: ahuizotl",
			nil},
		{"My side: Dash Mane boosted at my problem, 2 Wild Fires at home. Their side: Twi Mane not boosted, 3 " +
			"friends at home (Gyro, Comet Tail, Mint Jewelup).",
			"AP: rainbow/boosted; AH: 2 wild; BH: gyro, comet, mint",
			[]string{"Twi"}},
		{"It's the beginning of Blake's Ready Phase. He has 1 AT and four cards in hand. Avery's Nightmare Moon " +
			"is face up at his problem.",
			"B 1t; B ready; A at BP: nightmare moon; B hand: 4 ?",
			nil},
		{"AJ's at his problem with RD, both mine. He has Zecora there, exhausted, and 10 points to my 8.",
			"A 8p; B 10p; BP: zecora/ex; A at BP: applejack, rainbow dash weather",
			nil},
		{"Avery has no cards in hand, an empty discard pile and 5 cards in her deck, of which the top one is Team " +
			"Effort.",
			"A deck: team effort, 4 ?",
			nil},
		{"I have Berry Dreams, who has three +1 power counters, and Lucky Streak with none, both at my problem " +
			"vs. his Brown Parasprite.",
			"AP: berry/+3, lucky; B at AP: brown parasprite",
			nil},
		{"I have Fluttershy (Beastmaster) at home and three Friends at my problem - Blue Jay, Falcon, Hummingway. " +
			"Opponent has Ahuizotl there, face up. My turn, Main Phase, 2 tokens.",
			"A 2t; AP: blue jay, falcon, hummingway; B at AP: ahuizotl; AH: fluttershy",
			nil},
		{"Blake's at 14, Avery's at 13. Avery is about to confront Blake's problem, where she has Twilight " +
			"Sparkle and Gyro and he has Octavia. It is Avery's turn 8.",
			"A 13p; B 14p; A turn 8 confronting; BP: octavia; A at BP: twilight, gyro", nil},
		{"Both players' Manes are boosted and at home: Rarity (Avery), Applejack (Blake). Avery's hand is empty, " +
			"Blake has four cards.",
			"AH: rarity/boosted; BH: applejack/boosted; B hand: 4 ?",
			nil},
		{"My Mane's Pinkie Pie, she's at my opponent's problem with Big Top. Opponent's Mane is Rainbow Dash, at " +
			"mine, exhausted.",
			"B at AP: rainbow/ex; A at BP: pinkie, big top",
			[]string{"Mane's"}},
		{"Timberwolf (Blake's, uncovered) and Purple Parasprite (Blake's, face-down) are both at Avery's problem. " +
			"No other cards in play except the Manes.",
			"B at AP: timberwolf, purple/down",
			[]string{
				"No other cards in play except the Manes."}},
		{"I'm on 7 points, opp on 10. I've got 1 AT and Gotta Go Fast in hand. We're after the flips in a faceoff " +
			"at his problem. My Holly Dash and Jetstream vs his Full Steam.",
			"A 1t 7p; B 10p; A after flips at BP; BP: full; A at BP: holly, jetstream; A hand: gotta",
			nil},
		{"Emma controls Apple Bumpkin with an Apple Cider attached at her problem. Noah's Wild Manticore is also " +
			"there. Emma has 3 action tokens; it's her Main Phase.",
			"A 3t; AP: apple bumpkin + apple cider; B at AP: wild manticore",
			nil},
		{"At my home: Mane Twilight Sparkle, Spring Forward, Mint Jewelup (frightened). At my problem: Lady " +
			"Justice. At his problem: nothing of mine, his Coco Crusoe and Drill Bit.",
			"AP: lady; BP: coco, drill; AH: twilight, spring, mint/fr",
			nil},
		{"Opponent's Friends Red Gala and Sunny Smiles are exhausted at his problem, and my Rainbowshine is there " +
			"too, ready.",
			"BP: red gala/ex, sunny/ex; A at BP: rainbowshine",
			nil},
		{"Turn 6. Avery (turn player) 11p 3t, Blake 12p 0t. Avery: Rainbow Dash at BP, Finish Line at BP. Blake: " +
			"Rarity BH, Hoity Toity BP.",
			"A 3t 11p; B 12p; A turn 6; BP: hoity; A at BP: rainbow, finish; BH: rarity", nil},
		{"He's got a Troublemaker face down at my problem and I don't know what it is. I've got two Friends there " +
			"with 2 power each.",
			"AP: 2 friend 2; B at AP: troublemaker 1/down",
			[]string{"don't know what it is."}},
		{"Spike, Baby Dragon is attached... no, he's just at my problem with one power counter. And there's a " +
			"Bunny Breakout on my side.",
			"AP: bunny, spike baby/+1",
			[]string{"no"}},
		{"Blake has frightened Avery's Pinprick, which is at Avery's home. Avery's other Friends at home are " +
			"Surprise and Berry Dreams.",
			"AH: pinprick/fr, surprise, berry",
			[]string{"Friends"}},
		{"Blake's hand: unknown, 4 cards. Avery has Rainbow Dash at home.",
			"AH: rainbow; B hand: 4 ?",
			nil},
		{"Avery banished Eagle and Raccoon from her discard pile. Her deck has four cards left; on top of it is " +
			"Stand Still!",
			"A deck: stand, 3 ?; A banished: eagle, raccoon",
			nil},
		{"The score is 13:13. Faceoff at both problems. Avery has Snips & Snails at her own and Lotus Blossom at " +
			"Blake's; Blake has only Big Mac, Immense Apple at his own.",
			"A 13p; B 13p; A start of faceoff at AP and BP; BP: big mac; A at BP: snips and snails, lotus",
			nil},
		{"Avery: home Rarity, Pearly Stitch; problem Savoir Fare, Eff Stop (ex). Blake: home Fluttershy; problem " +
			"House Mouse w/ Critter Cuisine.",
			"AP: savoir, eff stop/ex; BP: house; AH: rarity, pearly; BH: fluttershy, critter",
			[]string{"problem",
				"problem"}},
		{"Ready Phase of Avery's turn. She controls an exhausted Jetstream at home and an exhausted Dr. Hooves, " +
			"Unblinking at Blake's problem. Two tokens.",
			"A 2t; A ready; A at BP: dr hooves/ex; AH: jetstream/ex", nil},
		{"it's my opp's score phase, he confronts my problem with lyra and pinkie (boosted), ive got wild fire " +
			"there. hes got 12 pts me 11",
			"A 12p; B 11p; B confronting; AP: wild; B at AP: pinkie/boosted, lyra very",
			nil},
	} {
		isShown(t, cards, test.said, test.shown, test.unread)
	}
}
