package position_test

import (
	"slices"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Positions that were once set up otherwise than they are told, without a word: what of them isn't sure is told now.
func TestWhatIsNotSureOfADescriptionIsTold(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown     string
		unread, assumed []string
	}{
		// A card that is likelier another one.
		{"I have Rarity, Twilight and Falcon at home.", "AH: rarity, twilight sparkle all, falcon", nil,
			[]string{"“Twilight”: taken to be Twilight Sparkle, All-Team Organizer, as Avery has a Mane Character" +
				" already; say which is the Mane Character."}},
		{"My friends: Octavia, Falcon at my problem.", "AP: octavia virtuoso, falcon", nil, nil},
		{"My friends at home are Octavia, Falcon and Gyro.", "AH: octavia virtuoso, falcon, gyro", nil, nil},
		{"I have Falcon at my problem. I have Falcon at home.", "AP: falcon; AH: falcon", nil, []string{
			"“Falcon”: taken to be another one than that which was named before."}},
		{"I have Falcon at my problem. I have another Falcon at home.", "AP: falcon; AH: falcon", nil, nil},
		// A card that is said by its type, and then named.
		{"He has only a face-down troublemaker at my problem, a timberwolf.", "B at AP: timberwolf/down", nil,
			[]string{"“troublemaker”: taken to be the Troublemaker that is named behind it."}},
		{"He has one Friend, a Red Gala, at my problem.", "B at AP: red gala", nil,
			[]string{"“Friend”: taken to be the Friend that is named behind it."}},
		{"He has a friend at my problem, a Timberwolf.", "B at AP: friend 1, timberwolf", nil, nil},
		// What was confronted, whose turn a phase is of, and who is there together.
		{"I have Falcon at my problem. I confronted it already.", "AP: falcon; confronted AP", nil, nil},
		{"Blake confronted his problem this turn", "B main; confronted BP", nil,
			[]string{"“confronted”: taken to be in Blake’s turn, in which alone that can be."}},
		{"Main phase of Blake's turn 7: he has Falcon at my problem together with Gyro.",
			"B turn 7; B at AP: falcon, gyro", nil, nil},
		// A name that is no card's, and a place that is none.
		{"My problem is Trouble in the Orchard. I have Falcon there.", "AP: falcon",
			[]string{"Trouble in the Orchard."}, nil},
		{"I have Gyro at home. My Falcon is at Octavia.", "AH: gyro", []string{"Falcon", "at Octavia."}, nil},
		// A deck without cards.
		{"I have no cards left in my deck and Falcon at home.", "AH: falcon; A deck:", nil, nil},
		{"Blake: 0 cards, 4 AT. There are 0 cards in his deck.", "B 4t; B deck:", nil, nil},
		// What is asked.
		{"Blake has Red Gala at my problem and 2 AT. Can I confront? Who wins?", "B 2t; B at AP: red gala", nil,
			[]string{"“Can I confront?”, “Who wins?”: left out: what is asked is no part of the position."}},
		{"Can I confront? Blake has Red Gala at my problem.", "B at AP: red gala", nil,
			[]string{"“Can I confront?”: left out: what is asked is no part of the position."}},
		{"Can I confront? Blake has Red Gala at my problem and 2 AT.", "B 2t; B at AP: red gala", nil,
			[]string{"“Can I confront?”: left out: what is asked is no part of the position."}},
		{"I have a Timberwolf (face-down?) at his problem.", "A at BP: timberwolf/down", []string{"face-down?"}, nil},
		// At whose place somebody is.
		{"I have Falcon at my problem. I am at hers: Gyro.", "AP: falcon; A at BP: gyro", nil, nil},
		{"I have Falcon at home. I'm at hers: Gyro.", "A at BP: gyro; AH: falcon", nil, nil},
		{"I have Falcon at home. I am at hers: Gyro.", "A at BP: gyro; AH: falcon", nil, nil},
		// Parts of names that others have as well, and cards that are spoken of again.
		{"I have Berry at home. Blake's got trouble.", "BP: looking; AH: berry", nil, []string{
			"“Berry”: taken to be Berry Dreams; say more of the name if another is meant.",
			"“trouble”: taken to be Looking For Trouble; say more of the name if another is meant."}},
		{"It's his trouble phase.", "B troublemaker", nil, nil},
		{"Blake's Red Dragon is at Avery's problem. Avery's Aloe and Falcon are with the Red Dragon.",
			"AP: aloe, falcon; B at AP: red dragon", nil, nil},
		{"I have Gyro and Tank at my problem, he's tapped out.", "AP: gyro, tank", []string{"tapped out."}, nil},
		{"Avery's Falcon is at Blake's problem. Avery confronted her own problem this turn.",
			"A at BP: falcon; confronted AP", nil, nil},
		{"Me: Pinkie home. Them: Timberwolf down at mine.", "B at AP: timberwolf/down; AH: pinkie", nil, nil},
		// Of which type one is, and one of a sort that is named behind it.
		{"He has a Friend, Double Diamond, at my problem.", "B at AP: double diamond air", nil, nil},
		{"He has a single Friend at his problem, Double Diamond, with a +1 counter.", "BP: double diamond air/+1", nil,
			nil},
		{"My opponent's Double Diamond is at his problem.", "BP: double", nil, []string{
			"“Double Diamond”: taken to be the Troublemaker and not the Friend; say which of both."}},
		{"My Gilda is at home.", "AH: gilda", nil, nil},
		{"At my problem: Blake's Trixie, Troublemaker, uncovered.", "B at AP: trixie highest", nil, nil},
		{"Blake's problem is Runaway Cart with a Friend of each player: Avery's Wild Fire, Blake's Holly Dash.",
			"BP: runaway, friend 1, holly; A at BP: wild", nil,
			[]string{"“Friend”: taken to be another card than those that are named behind it."}},
		// Whose a hand is, of whom a mark is, and where a faceoff is.
		{"I have Falcon at home, he has Gyro there. Hand: Yay!", "AH: falcon; BH: gyro; B hand: yay", nil,
			[]string{"“Yay!”: taken to be Blake’s, who was spoken of last; say whose."}},
		{"I've Junebug and Falcon at my problem, Junebug's frightened.", "AP: falcon, junebug/fr", nil, nil},
		{"I have Falcon at my problem, Gizmo exhausted.", "AP: falcon", []string{"Gizmo exhausted."}, nil},
		{"Avery's in her score phase, at both problems she has Falcon.", "A score; AP: falcon; A at BP: falcon", nil,
			nil},
		{"After flips: I flipped Yay!, he flipped Uh-oh. It's at my problem.",
			"A after flips at AP; A flips: yay; B flips: uh oh", nil, nil},
		{"AT: 3 me, 1 opponent. 12 all.", "A 3t 12p; B 1t 12p", nil, nil},
		{"Cloudbursting is my problem; I have Falcon there. At Fire When Ready he has Gyro.",
			"AP: cloudbursting, falcon; BP: fire when ready, gyro", nil, []string{
				"“Fire When Ready”: taken to be Blake’s Problem, as nobody’s is said; say whose."}},
		// All of somebody's, one of both, and where what was moved is now.
		{"All my Friends are exhausted except Gyro: Falcon, Red Gala and Gyro at my problem.",
			"AP: falcon/ex, red gala/ex, gyro", nil, nil},
		{"All of Blake's Friends are frightened: Marble Pie and A. K. Yearling at home, Angel at his problem.",
			"BP: angel/fr; BH: marble/fr, a k yearling/fr", nil, nil},
		{"We both have Red Gala at my problem, mine's exhausted.", "AP: red gala/ex; B at AP: red gala", nil, nil},
		{"I have Falcon at home, Blake's exhausted.", "AH: falcon", []string{"exhausted."}, nil},
		{"He moved Featherweight and Junebug from my problem to his.", "BP: featherweight, junebug", nil, nil},
		{"Tantabus is uncovered on mine. I've Falcon at my problem.", "AP: tantabus, falcon", nil, []string{
			"“Tantabus”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"Rarity (boosted) has a Chic Beret. She's at home.", "AH: rarity/boosted + chic beret", nil, nil},
		{"I am on 3 action tokens and my opponent on 1.", "A 3t; B 1t", nil, []string{
			"“on 1.”: taken to be action tokens, as those before are; say points if they are."}},
		{"Two problems: mine is Cloudbursting, my opponent's is Gunked Up Gala.", "AP: cloudbursting; BP: gunked", nil,
			nil},
		{"B: King Sombra@AP down.", "B at AP: king sombra/down", nil, nil},
		// Whose place a Mane Character's is, what is counted, and on what something isn't.
		{"Avery has her Mane (Twilight, boosted) at Blake's problem with Moondancer.",
			"A at BP: twilight/boosted, moondancer", nil, nil},
		{"Blake has no tokens and 10 cards. Avery has 6.", "B hand: 10 ?", []string{"6."}, nil},
		{"I have the Tree of Harmony at home with two tip counters on it and Falcon next to it.",
			"AH: tree/2 tip, falcon", nil, nil},
		{"Two Crystal Pony tokens of mine are at his problem, one of them frightened.",
			"A at BP: crystal pony/token, crystal pony/fr/token", nil, nil},
		{"I have Falcon at home. Score 4 (Avery) to 6 (Blake).", "AH: falcon",
			[]string{"Score 4 (Avery)", "6 (Blake)"}, nil},
		{"Faceoff at both problems. At mine: my Falcon; his Gyro. At his: my Tank; his Daisy and Aloe.",
			"A start of faceoff at AP and BP; AP: falcon; B at AP: gyro; BP: daisy, aloe; A at BP: tank", nil, nil},
		{"Blake has Timberwolf - face down - and Babs Seed - uncovered - at Avery's problem.",
			"B at AP: timberwolf/down, babs", nil, nil},
		// What signs say: that it goes on, or whose it is.
		{"At my problem: Gyro (mine), Falcon (his), Timberwolf (his; uncovered).",
			"AP: gyro; B at AP: falcon, timberwolf", nil, nil},
		{"Pinkie's at my problem. Pinkie's boosted.", "AP: pinkie/boosted", nil,
			[]string{"“Pinkie”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		{"End phase, Blake. Avery has Falcon at home.", "B end; AH: falcon", nil, nil},
		{"Blake's Gyro is at Blake's problem, and a face-down Troublemaker controlled by Avery.",
			"BP: gyro; A at BP: troublemaker 1/down", nil, nil},
		{"At my problem: Gyro and Tank. Facing them: Falcon and an exhausted Octavia.",
			"AP: gyro, tank; B at AP: octavia/ex, falcon", nil, nil},
		// Those that are listed, and others.
		{"I have 3 cards in hand, Yay! and Good Hustle.", "A hand: 3 ?, yay, good", nil,
			[]string{"“cards”: taken to be another card than those that are named behind it."}},
		{"Opp has 2 Friends: one is Gyro at my problem, the other is Falcon at home, frightened.",
			"B at AP: gyro; BH: falcon/fr", nil, nil},
		// What says of which sort a card is, and what was done at both Problems.
		{"I have Falcon at his problem and Muffin Mare (my mane) at my problem.", "AP: muffin; A at BP: falcon", nil,
			nil},
		{"I've Twilight Sparkle, my mane, boosted, on my problem. My opponent has two Friends on it: Daisy and Tank.",
			"AP: twilight/boosted; B at AP: daisy, tank", nil, nil},
		{"It's Blake's turn. Blake confronted his own problem and then mine.", "B main; confronted BP, AP", nil, nil},
		{"We flipped: me, Daisy; him, Good Hustle.", "A flips: daisy; B flips: good", nil, nil},
		{"At home: Wild Fire, none of his.", "AH: wild", nil, nil},
		{"I have Tank at home. Banished from my hand: Finger Snap. From his discard pile: Fire in the Sky.",
			"AH: tank; A banished: finger", []string{"From his discard pile: Fire in the Sky."}, nil},
		// What goes over the end of a sentence.
		{"I have Falcon at my problem. Deck: 10 cards.", "AP: falcon; A deck: 10 ?", nil, nil},
		{"Blake's at 9. Avery's at 11. Tokens: Blake 2, Avery 0.", "A 11p; B 2t 9p", nil, nil},
		{"Red Gala at AP // Dash at BH. Blake to move, 3 AT.", "B 3t; B main; AP: red gala; BH: rainbow", nil,
			[]string{"“Red Gala”: taken to be Avery’s, whose Problem it is at; say who controls it."}},
		// Where and of which sort those are that were named.
		{"I've Falcon at my problem, and my mane Rarity (boosted) at that problem.", "AP: rarity/boosted, falcon", nil,
			nil},
		{"I've got Falcon and Gyro at my problem, two Friends, ready.", "AP: falcon, gyro, 2 friend 1", nil,
			[]string{"“Friend”: taken to be others than those that are named before."}},
		{"Me: 2 friends at his problem (4 power total).", "A at BP: 2 friend 1", []string{"(4 power total)"}, nil},
		{"Problems: Runaway Cart (mine), Cloudbursting (his).", "AP: runaway; BP: cloudbursting", nil, nil},
		{"I have Falcon at home. Uh-oh too.", "AH: falcon; A hand: uh oh", nil,
			[]string{"“Uh-oh”: taken to be in Avery’s hand, as no place is said."}},
		// Both Problems, both players' copies, and places that are none of what follows.
		{"I've got Angel on my problem, and there's a Tantabus of mine on each.",
			"AP: angel, tantabus; A at BP: tantabus", nil, nil},
		{"Yay! is in my hand, Uh-oh! in my discard pile.", "A hand: yay; A discard: uh oh", nil, nil},
		{"At the problem Cloudbursting (Blake's) there are Avery's Gyro and Blake's Falcon.",
			"BP: cloudbursting, falcon; A at BP: gyro", nil, nil},
		{"Each of us has one Red Gala: mine at home, his at my problem.", "B at AP: red gala; AH: red gala", nil, nil},
		{"I have Gyro at my problem; my opponent's there with his mane.", "AP: gyro", []string{"with his mane."}, nil},
		{"I've Yay! in my hand, my opponent has two unknown cards, both decks have 10.",
			"A hand: yay; A deck: 10 ?; B hand: 2 ?; B deck: 10 ?", nil, nil},
		{"I had Red Gala at home but moved it to his problem. He has Falcon there.", "BP: falcon; AH: red gala",
			[]string{"moved it to his problem.", "there."}, []string{
				"“Falcon”: taken to be at Blake’s Problem, as no place is said."}},
		{"My opponent has two Friends at home (Gyro, Tank).", "BH: gyro, tank", nil, nil},
		{"Blake's Sunset Shimmer, the Troublemaker, is at his problem.", "BP: sunset", nil, nil},
		{"I have Falcon at home. The score phase is his.", "B score; AH: falcon", nil, nil},
		{"My hand is one card, my deck 7.", "A hand: ?; A deck: 7 ?", nil, nil},
		{"I have Falcon and Red Gala at my problem, 2 AT. I discarded Yay! and Good Hustle this turn.",
			"A 2t; AP: falcon, red gala",
			[]string{"discarded Yay! and Good Hustle this turn."}, nil},
		// Who controls what is another's, and a sentence of which nothing can be read.
		{"He's got my Gyro under his control at his problem, and I've got his Falcon at mine.",
			"AP: falcon/of B; BP: gyro/of A", nil, nil},
		{"Blake has some Friends at Avery's problem: Pipsqueak and Snips.", "B at AP: pipsqueak, snips",
			[]string{"Friends"}, nil},
		{"Blake attacks my Problem? No: he confronts it with Soarin and Daisy; I have 3 AT.", "A 3t",
			[]string{"Blake attacks my Problem? No: he confronts it with Soarin and Daisy"}, nil},
		{"Blake's Team is at his problem.", "BP: twilight sparkle all", nil,
			[]string{"“Team”: taken to be Twilight Sparkle; say more of the name if another is meant."}},
		// Whose the first of two numbers is, and what is said once for both.
		{"14-12 for my opponent. I have Falcon at home.", "A 12p; B 14p; AH: falcon", nil, nil},
		{"Flips: Avery Finger Snap, Blake Gyro.", "A flips: finger; B flips: gyro", nil, nil},
		{"My problem's Cloudbursting, his is Runaway Cart. I've got Gyro at Runaway Cart.",
			"AP: cloudbursting; BP: runaway; A at BP: gyro", nil, nil},
		{"Avery has Tank home. Her problem is empty. His has Falcon and Gyro.", "BP: falcon, gyro; AH: tank", nil, nil},
	} {
		isTold(t, cards, test.said, test.shown, test.unread, test.assumed)
	}
}

// isTold checks as what a description is shown, what of it can't be read, and what is taken for granted.
func isTold(t *testing.T, cards *position.Cards, said, shown string, unread, assumed []string) {
	t.Helper()
	p := position.New()
	faults, granted := cards.Read(p, said, position.FirstMarked)
	var found []string
	for _, f := range faults {
		found = append(found, f.Found)
	}
	line, _ := cards.Line(p)
	says := position.Assumptions(granted)
	if line != shown || !slices.Equal(found, unread) || !slices.Equal(says, assumed) {
		t.Errorf("%q is %q without %q, taking for granted %q; want %q without %q, %q", said, line, found, says, shown,
			unread, assumed)
	}
}
