package position_test

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// What people say of how play stands and goes on: what is flipped next, who has priority, what an effect gave, against
// whom somebody is, and what is left out of it as it follows from the rest.
func TestHowPlayGoesOnIsRead(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said, shown string
		told        []string // beginnings of what is told as taken for granted
	}{
		{"I have Rainbow Dash at my problem, my next flip is Red Gala", "AP: rainbow; A deck: red gala, 10 ?", nil},
		{"My next flip is Red Gala and his next flip will be Falcon",
			"A deck: red gala, 10 ?; B deck: falcon, 10 ?", nil},
		{"My next two flips are Red Gala and Falcon", "A deck: red gala, falcon, 10 ?", nil},
		{"I have Falcon at home. The next card of her deck is Red Gala", "AH: falcon; B deck: red gala, 10 ?", nil},
		{"My deck is Red Gala, Falcon, the rest unknown", "A deck: red gala, falcon, 10 ?", nil},
		{"I have Falcon at home, Blake has Applejack at his problem, the rest unknown", "BP: applejack; AH: falcon",
			[]string{"“the rest unknown”: taken to say nothing of hands"}},

		{"I have Rarity at my problem with +2 power this turn", "AP: rarity/+2 this turn", nil},
		{"I have Rarity at my problem with 2 more power until end of turn", "AP: rarity/+2 this turn", nil},
		{"My Falcon at home got Swift for good", "AH: falcon/swift for good", nil},
		{"I have Falcon at home and Red Gala at my problem, exhausted. He has Gyro at my problem, " +
			"who is blue this turn",
			"AP: red gala/ex; B at AP: gyro/blue this turn; AH: falcon", nil},

		{"I have Rarity at my problem and 7 points. I scored a point with Rarity this turn",
			"A 7p; AP: rarity; A scored 1; A scored 1 with rarity", nil},
		{"Blake scored 2 points with Applejack this turn, who is at my problem",
			"B at AP: applejack; B scored 2; B scored 2 with applejack", nil},
		{"He attacked my Timberwolf with Gyro at his problem and it's tied 6-6",
			"B start of faceoff against timberwolf; BP: gyro; A at BP: timberwolf",
			[]string{"“it's tied 6-6”: left out"}},
		{"It's his turn. He scored 2 points this turn and has Falcon at home", "B main; BH: falcon; B scored 2", nil},
		{"A scored 2; A scored 2 with rarity; AP: rarity", "AP: rarity; A scored 2; A scored 2 with rarity", nil},

		{"I have Falcon at home, he has Gyro at home. We both have 3 cards in hand",
			"AH: falcon; BH: gyro; A hand: 3 ?; B hand: 3 ?", nil},
		{"Both problems were confronted this turn. I have Falcon at home", "AH: falcon; confronted AP, BP", nil},
		{"My problem has been confronted already. I have Falcon at home", "AH: falcon; confronted AP", nil},
		{"There are 3 tip counters on Apple Cobbler, who is at my problem", "AP: apple cobbler/3 tip", nil},
		{"I have Falcon at home with Gyro. There are two +1 power counters on Falcon", "AH: falcon/+2, gyro", nil},
		{"I have Falcon at home. The score is 8 to 9 points", "A 8p; B 9p; AH: falcon", nil},

		{"Blake has priority, I have Rainbow Dash at my problem", "B main; AP: rainbow",
			[]string{"“Blake has priority”: taken to be in Blake’s turn"}},
		{"It's my score phase, Blake has priority, I have Rainbow Dash at my problem", "A score; AP: rainbow",
			[]string{"“Blake has priority”: left to playing: Avery has priority first"}},
		{"It's my turn 5, I have priority and Falcon at home", "A turn 5; AH: falcon", nil},

		{"I attack his Timberwolf at my problem with Falcon",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil},
		{"Blake has Timberwolf at my problem. I challenge Timberwolf with Falcon",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil},
		{"Faceoff against Timberwolf at my problem", "A start of faceoff against timberwolf; B at AP: timberwolf",
			[]string{"“Timberwolf at my problem”: put on the table as Blake’s, at Avery’s Problem"}},
		{"A start of faceoff against timberwolf; A at BP: falcon",
			"A start of faceoff against timberwolf; BP: timberwolf; A at BP: falcon",
			[]string{"“timberwolf”: put on the table as Blake’s, at Blake’s Problem"}},
		{"Faceoff against Blake's Timberwolf at my problem, I have Falcon there",
			"A start of faceoff against timberwolf; AP: falcon; B at AP: timberwolf", nil},

		{"We are in a faceoff at my problem, tied 7-7, I have Falcon there, he has Gyro there",
			"A start of faceoff at AP; AP: falcon; B at AP: gyro",
			[]string{"“tied 7-7”: left out: how a faceoff stands"}},
		{"We are in a faceoff at my problem. I lead 9 to 7. I have Falcon there, he has Gyro there",
			"A start of faceoff at AP; AP: falcon; B at AP: gyro", []string{"“I lead 9 to 7.”: left out"}},
		{"We are in a faceoff at my problem, tied at 7 points. I have Falcon there, he has Gyro there",
			"A 7p; B 7p; A start of faceoff at AP; AP: falcon; B at AP: gyro", nil},
	} {
		p := position.New()
		faults, assumed := cards.Read(p, test.said, position.FirstMarked)
		if len(faults) > 0 {
			t.Errorf("%s\n\tcan’t be read: %v", test.said, faults)
			continue
		}
		line, leftOut := cards.Line(p)
		if line != test.shown || len(leftOut) > 0 {
			t.Errorf("%s\n\tis    %s\n\twant  %s\n\tleft out %v", test.said, line, test.shown, leftOut)
		}
		told := position.Assumptions(assumed)
		for _, want := range test.told {
			if !slices.ContainsFunc(told, func(is string) bool { return strings.HasPrefix(is, want) }) {
				t.Errorf("%s\n\ttells %q, want %q", test.said, told, want)
			}
		}
	}
}

// What an effect gave to all of some isn't taken to be of the one that was named last alone, and what is no more than
// a wish is told.
func TestWhatIsGivenToSeveralIsTold(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, said := range []string{
		"I have Falcon and Red Gala at home. All my Friends have +1 power this turn",
		"I have Falcon at home and want to attack Timberwolf with her",
		"Should I attack his Timberwolf?",
		"A start of faceoff against falcon",
		"A scored 2 with falcon",
	} {
		if faults, _ := cards.Read(position.New(), said, position.FirstMarked); len(faults) == 0 {
			t.Errorf("%s: all of it is read", said)
		}
	}
}

// What effects gave keeps its order in a line, or the line says that it doesn't (711).
func TestTheOrderOfModifiersIsKeptOrLeftOut(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		first, second string
		leavesOut     int
	}{{"Rarity, Dazzling Fashionista", "Falcon, Fast & Furious", 0}, {"Falcon, Fast & Furious",
		"Rarity, Dazzling Fashionista", 1}} {
		p, faults := cards.Parse("AP: rarity; AH: falcon")
		if len(faults) > 0 {
			t.Fatal(faults)
		}
		for _, name := range []string{test.first, test.second} {
			for _, c := range p.All() {
				if c.Name == name {
					if err := p.AddModifier(c, "+1"); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		if line, leftOut := cards.Line(p); line != "AP: rarity/+1 this turn; AH: falcon/+1 this turn" ||
			len(leftOut) != test.leavesOut {
			t.Errorf("%s leaves out %v", line, leftOut)
		}
	}
}
