package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Positions as judges and players tell them at a table, in forums and in notes, written before any was read.
func TestDescriptionsAtTables(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), map[string][]string{"dash": {"rainbow dash"},
		"lyra": {"lyra"}})
	for _, test := range []struct {
		said, shown string
		unread      []string
	}{
		{"Avery has Applejack at home, 2 AT. Blake's Yellow Parasprite is face down at Avery's problem.",
			"A 2t; B at AP: yellow/down; AH: applejack", nil},
		{"I've two Red Galas at home, 2 at. Blake's problem has his Falcon.",
			"A 2t; BP: falcon; AH: 2 red gala", nil},
		{"I HAVE TWO RED GALAS AT HOME, 1 AT BLAKE'S PROBLEM", "A at BP: red gala; AH: 2 red gala", nil},
		{"Avery turn 6, main. Avery has Red Gala at home.", "A turn 6; AH: red gala", nil},
		{"turn 6 main. I have Red Gala at home", "A turn 6; AH: red gala", nil},
		{"My turn 6, score: I have Red Gala at home", "A turn 6 score; AH: red gala", nil},
		{"Double faceoff: I confront both problems with Falcon at mine and Blue Jay at hers; she has Red Gala at " +
			"mine and Minuette at hers.",
			"A start of faceoff at AP and BP; AP: falcon; B at AP: red gala; BP: minuette; A at BP: blue jay", nil},
		{"Score phase, we both confront my problem, I've got Falcon with Blue Jay, he's got Red Gala.",
			"A confronting; AP: falcon, blue jay; B at AP: red gala", nil},
		{"He is confronting my problem, he's got Falcon and Red Gala, and I've got Blue Jay.",
			"B confronting; AP: blue jay; B at AP: falcon, red gala", nil},
		{"Faceoff at my problem. He has 2 friends of power 3, I have Falcon.",
			"A start of faceoff at AP; AP: falcon; B at AP: 2 friend 3", nil},
		{"I'm going to confront both problems with Falcon at mine and Blue Jay at hers.",
			"A confronting; AP: falcon; A at BP: blue jay", nil},
		{"I'm at 8 points, she's at 11. My Lightning Dust and Falcon are at my problem, both ready, and she has " +
			"Golden Gavel there too, exhausted. It's my main phase and I have 3 action tokens left.",
			"A 3t 8p; B 11p; AP: lightning, falcon; B at AP: golden gavel/ex", nil},
		{"Opponent has Prince Blueblood with an Umbrella Hat on him at Runaway Cart, which is my problem. I've got " +
			"Minuette and Silver Spoon at it. Nobody is exhausted. Score phase, opponent's turn.",
			"B score; AP: runaway, minuette, silver spoon; B at AP: prince blueblood + umbrella", nil},
		{"Hey judge, quick one: we're in a faceoff at my Problem, Runaway Cart. I have Cheerilee and Fluffy Clouds " +
			"there, he has Comet Tail, Hale Bopper and Falcon. He flipped Sneak Attack, I flipped Cold Wave.",
			"A after flips at AP; AP: runaway, cheerilee, fluffy; B at AP: comet, falcon; A flips: cold wave; B " +
				"flips: sneak attack", nil},
		{"Avery: 5 pts, 2 AT, 4 cards in hand. Home: Pinkie Pie (mane), Snips. AP: Minuette x2. Blake: 7 pts, 0 " +
			"AT, 3 cards. Home: Applejack mane boosted. BP: Elbow Grease, Full Steam.",
			"A 2t 5p; B 7p; AP: 2 minuette; BP: elbow, full; AH: pinkie, snips; BH: applejack/boosted; A hand: 4 " +
				"?; B hand: 3 ?", nil},
		{"It's turn six for Blake, ready phase. He's got Letrotski frightened at home, and his Rarity mane is at " +
			"his own problem exhausted. Avery has nothing at home but two face-down Troublemakers at Blake's problem.",
			"B turn 6 ready; BP: rarity/ex; A at BP: 2 troublemaker 1/down; BH: letrotski/fr", nil},
		{"My Fancy Pants has Ten Carat Hat, hers has nothing. Both are at my problem. She's on 13 points and has 1 " +
			"card in hand.",
			"B 13p; AP: fancy pants + ten carat hat; B at AP: fancy pants; B hand: ?", nil},
		{"Two Blue Jays at home, one of them exhausted. Opponent's Matilda, Full of Hope is at my problem and " +
			"there's a Yellow Parasprite there that I control. My turn, main phase.",
			"AP: yellow; B at AP: matilda; AH: blue jay, blue jay/ex", nil},
		{"Sarah has Scootaloo (Showstopper) and Scootaloo (Forever a Crusader) at Tom's problem. Tom has DJ Pon-3, " +
			"Everypony's Shufflin' at the same problem. Tom's turn; he has 5 action tokens.",
			"B 5t; B main; BP: dj pon 3 everyponys; A at BP: scootaloo showstopper, scootaloo forever", nil},
		{"I have 9 cards in hand at the end of my turn, and it's my End Phase. Finish Line and Davenport are at home.",
			"A end; AH: finish, davenport; A hand: 9 ?", nil},
		{"Turn 3, my opponent's main phase. Opponent: 3 tokens, 6 cards in hand, Mane Discord Give or Take at " +
			"home. Me: 1 token, 5 cards, mane Celestia Equestrian Leader at my problem with Sapphire Shores.",
			"A 1t; B 3t; B turn 3; AP: princess celestia, sapphire; BH: discord give; A hand: 5 ?; B hand: 6 ?", nil},
		{"Blake's Nightmare Moon, Blackest Night is uncovered at Avery's problem. Avery has Big Mac, Immense Apple " +
			"and Thunderlane there, Big Mac is exhausted. Avery challenged it and the faceoff has begun.",
			"A start of faceoff against nightmare moon blackest; AP: thunderlane, big mac/ex; B at AP: nightmare " +
				"moon blackest; challenged AP", nil},
		{"I played Pep Talk this turn. Rainbow Dash, Back in Black has +2 power until end of turn. She's at home " +
			"with Hoops.",
			"AH: rainbow dash back/+2 this turn, hoops; A discard: pep talk", nil},
		{"Problem: mine is It's a Twister!, his is On the Case. I have White Lightning and Pinprick at mine. He " +
			"has Night Light at his and Mercury at mine.",
			"AP: its a twister, white lightning, pinprick; B at AP: mercury; BP: on the case, night light", nil},
		{"Opp @ 14 pts, me @ 12. Opp main phase, 2 AT. My prob: my Igneous Rock & Cloudy Quartz, opp's Party " +
			"Filly. Opp prob: opp's Roseluck, Lily (ex).",
			"A 12p; B 2t 14p; B main; AP: igneous rock and cloudy quartz; B at AP: party filly; BP: roseluck, " +
				"lily/ex", nil},
		{"Top card of my deck is Very Startling, then Falcon. I have Pinkie Pie, Ear to Ear at my problem and my " +
			"opponent's Prince Rutherford is there also.",
			"AP: pinkie pie ear; B at AP: prince rutherford; A deck: very, falcon, 10 ?", nil},
		{"My discard pile has Peewee and Pep Talk. Hand: The Vote, Party Bomb. I've 4 AT and it's my main phase.",
			"A 4t; A hand: the vote, party bomb; A discard: peewee, pep talk", nil},
		{"Full Steam with three +1 power counters at my problem; his Tree Hugger there is exhausted. I have 2 " +
			"tokens and he has 5.",
			"A 2t; B 5t; AP: full/+3; B at AP: tree hugger/ex", nil},
		{"My opponent's Bugbear is face-down at my problem. I have Coloratura exhausted at my problem, and Dance " +
			"Fever ready at home. It's the start of my opponent's turn.",
			"B ready; AP: coloratura/ex; B at AP: bugbear/down; AH: dance", nil},
		{"both players have 3 AT. it's my turn. Me: Snips & Snails at my problem w/ Rarity, Equestria Games " +
			"Designer. Them: Roseluck at their home, Hummingway with Bee Suit at my problem",
			"A 3t; B 3t; AP: snips and snails, rarity equestria; B at AP: hummingway + bee suit; BH: roseluck", nil},
		{"It's a double problem faceoff on Blake's turn. Blake has Twilight Sparkle, Ursa Vanquisher at his " +
			"problem and Starry Eyes at Avery's. Avery has Cheerilee at her own problem.",
			"B start of faceoff at AP and BP; AP: cheerilee; B at AP: starry; BP: twilight sparkle ursa", nil},
		{"I've got my mane Pinkie Pie Party Animal flipped to her boosted side at my problem. There's also Snips, " +
			"Schemer. My opponent has no one there, and 10 points to my 9.",
			"A 9p; B 10p; AP: pinkie/boosted, snips", nil},
		{"Alice, 6 points, mane Rainbow Dash Hanging Out not yet flipped, at home. Bob, 4 points, mane Trixie " +
			"Tricks of the Trade boosted at Alice's problem. Bob's main phase, turn 5.",
			"A 6p; B 4p; B turn 5; B at AP: trixie/boosted; AH: rainbow dash hanging", nil},
		{"Her Plunderseed Vines are at her problem and mine at mine. I have Princess Celestia, Bringer of Light at " +
			"home. Three tokens each.",
			"A 3t; B 3t; AP: plunderseed; BP: plunderseed; AH: princess celestia bringer", nil},
		{"My opponent confronted his own problem already this turn and scored 2 points. He has Big Mac, Biggest " +
			"Brother and Elbow Grease there; I have nobody there. He's now at 9 points.",
			"B 9p; B main; BP: big mac biggest, elbow; confronted BP; B scored 2", nil},
		{"I have Sweetie Drops frightened at my problem and Peewee, Firestarter ready there. Opponent: Sunshower, " +
			"Storm Spotter at my problem and Blue Jay, Warbler at his.",
			"AP: sweetie drops/fr, peewee; B at AP: sunshower; BP: blue jay", nil},
		{"Six cards in my deck, no discard. My opponent's deck is empty and he has 14 points. It's the start of " +
			"his turn.",
			"B 14p; B ready; A deck: 6 ?; B deck:", nil},
		{"I attached Applejack's Hat to Applejack, Rainbow Powered; she's at my problem alone. My opponent has A " +
			"Stern Talking-To on Rainbow Dash, Element of Loyalty at home.",
			"AP: applejack rainbow + applejacks; BH: rainbow dash element + a stern talking to", nil},
		{"Say I have three Red Galas at my problem, and my opponent has two there and one at home. All mine are " +
			"exhausted.",
			"AP: 3 red gala/ex; B at AP: 2 red gala; BH: red gala", nil},
		{"me: lyra (start side) + minuette @ opp problem, 3at, 2 cards. opp: princess luna boosted + thunderlane @ " +
			"opp problem, 1at, 0 cards. my turn main",
			"A 3t; B 1t; BP: princess/boosted, thunderlane; A at BP: lyra, minuette; A hand: 2 ?", nil},
		{"It's my turn. My Rarity is boosted and at home. I have Maud Pie Friend and Davenport at my problem and " +
			"he has Matilda and Snips there. He has 3 action tokens and I have 5.",
			"A 5t; B 3t; AP: maud pie like, davenport; B at AP: matilda, snips; AH: rarity/boosted", nil},
		{"Yellow Parasprite and Biff both at my problem, both Blake's, Biff's face down. I have Blue Jay and " +
			"Falcon, Fast & Furious there, and it's my troublemaker phase.",
			"A troublemaker; AP: blue jay, falcon; B at AP: yellow, biff/down", nil},
		{"He's got Changeling Infiltrator uncovered at my problem. My Pinkie Pie, Crystallized, my Flamingo and my " +
			"Full Steam are there. He's got nothing else in play besides his mane, Queen Chrysalis Commanding " +
			"Queen (start side, home).",
			"AP: pinkie pie crystallized, flamingo, full; B at AP: changeling infiltrator; BH: queen", nil},
		{"Can I do this? Board state: my home - Night Light, Minuette; my problem - Princess Cadance, Crystal " +
			"Princess; opp's problem - my Comet Tail, Out of Control (exhausted). Opp's home - Hoops. Opp's " +
			"problem - White Lightning.",
			"AP: princess cadance crystal; BP: white lightning; A at BP: comet tail out/ex; AH: night light, " +
				"minuette; BH: hoops", nil},
		{"Blake has a face-down Troublemaker at his own problem and two at mine. It's Blake's turn, he has 6 " +
			"action tokens.",
			"B 6t; B main; B at AP: 2 troublemaker 1/down; BP: troublemaker 1/down", nil},
		{"My opponent controls my Falcon at his problem. I have Gyro there, too.",
			"BP: falcon/of A; A at BP: gyro", nil},
		{"It's the end of my turn and I have 10 cards in hand; my opponent has 4. At home I have Tank, Winona and " +
			"Matilda.",
			"A end; AH: tank, winona, matilda; A hand: 10 ?; B hand: 4 ?", nil},
		{"Faceoff against Diamond Dog at my problem. I've Cheerilee, Pass / Fail there. I flipped Dig Deeper; he " +
			"flipped Falcon for the Diamond Dog.",
			"A after flips against diamond; AP: cheerilee pass; B at AP: diamond; A flips: dig deeper; B flips: " +
				"falcon", nil},
		{"My Rarity, Dressmaker is on the boosted side with Marvelous Chapeau attached, exhausted at home. I have " +
			"2 points, 0 tokens. My opponent has Pinkie, Party Animal at her problem and Party Filly there.",
			"A 2p; BP: pinkie, party filly; AH: rarity dressmaker/boosted/ex + marvelous", nil},
		{"Opponent's Pony of Shadows has been uncovered at my problem since last turn. I moved Fluttershy, Safe " +
			"Haven and Tree Hugger there. Score phase of my turn.",
			"A score; AP: fluttershy safe, tree hugger; B at AP: pony of shadows", nil},
		{"At Avery's Problem: Avery's Lily, Avery's Dance Fever, Blake's Finish Line. At Blake's Problem: Blake's " +
			"Thunderlane. At Avery's Home: Mane Fluttershy Beastmaster. At Blake's Home: Mane DJ Pon-3 Party " +
			"Starter (boosted).",
			"AP: lily, dance; B at AP: finish; BP: thunderlane; AH: fluttershy; BH: dj pon 3/boosted", nil},
		{"I have Twilight Sparkle, Element of Magic at home and no tokens. My opponent has Twilight Sparkle, " +
			"Friendship is Magic as his mane, boosted, at his problem.",
			"BP: twilight sparkle friendship/boosted; AH: twilight sparkle element", nil},
		{"Blake's main phase. Avery has Starry Eyes at home, with Focused Study attached. Blake has 3 friends at " +
			"his problem: Hoops, Lily and Pinprick, all exhausted.",
			"B main; BP: hoops/ex, lily/ex, pinprick/ex; AH: starry + focused", nil},
		{"I'm sitting on 14 points with Twilight at home, opponent on 13, and we're in a faceoff at his problem. I " +
			"have Prince Blueblood and Coloratura there, he's got Roseluck and Davenport. Nobody's flipped yet.",
			"A 14p; B 13p; A start of faceoff at BP; BP: roseluck, davenport; A at BP: prince blueblood, " +
				"coloratura; AH: twilight", nil},
		{"Resource question. My Monstrous Cave is in play. I have one card in hand, Magic Wings. I have 4 tokens. " +
			"My White Lightning's at home.",
			"A 4t; AH: monstrous, white lightning; A hand: magic wings", nil},
		{"My first turn, main phase. Two action tokens, six cards in hand. No one has played anything.",
			"A 2t; A turn 1; A hand: 6 ?", nil},
		{"There is a Tantabus, Night Terror at my opponent's problem which is mine, and it's being challenged by " +
			"opponent's Sonata Dusk, Siren's Call and Snips, Schemer. Opponent's turn.",
			"B start of faceoff against tantabus; BP: sonata, snips; A at BP: tantabus", nil},
		{"My friends at his problem: Silver Spoon, Party Filly. His friends at his problem: Letrotski " +
			"(frightened). His friends at home: none. Tokens: me 2, him 4.",
			"A 2t; B 4t; BP: letrotski/fr; A at BP: silver spoon, party filly", nil},
		{"My Tank has two +1 power counters and his Tank has one. Mine's at home and his is at my problem.",
			"B at AP: tank/+1; AH: tank/+2", nil},
		{"If it's my turn and I have exactly 1 action token, and my Dash mane is exhausted at my problem with Hard " +
			"Hat on, can I ready her?",
			"A 1t; AP: rainbow/ex + hard", nil},
		{"Kim's main phase, two tokens. Kim: Hoops and Snips at her problem. Lee: Falcon at Kim's problem, Hazmat " +
			"Suit on Falcon, Lee has 2 tokens as well.",
			"A 2t; B 2t; AP: hoops, snips; B at AP: falcon + hazmat", nil},
		{"My opponent has 12 points and needs 3 more. I'm at 13 and hold Nice Moves, Kid and What Went Wrong? in " +
			"hand. His turn, score phase.",
			"A 13p; B 12p; B score; A hand: nice, what", nil},
		{"On the table: my Applejack, Apple Vendor (boosted, at my problem); my Big Mac, Immense Apple (same " +
			"place); his Trixie, Highest Level Unicorn (troublemaker, uncovered, same place).",
			"AP: applejack apple/boosted, big mac; B at AP: trixie highest", nil},
		{"My Problem is Tiny Troubles, with 1 card left in my Problem deck. Opponent's is Forced Gem Hunt. At " +
			"mine: my Minuette, his Roseluck.",
			"AP: tiny troubles, minuette; B at AP: roseluck; BP: forced; A problems: ?", nil},
		{"Both of us have Falcon at my problem. Mine is exhausted, his isn't. I also have Gyro at home. He has 2 " +
			"points, I have none.",
			"B 2p; AP: falcon/ex; B at AP: falcon; AH: gyro", nil},
	} {
		isShown(t, cards, test.said, test.shown, test.unread)
	}
}
