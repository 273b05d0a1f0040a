package board_test

import (
	"fmt"
	"strings"
	"testing"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// on is a card in play for tests of modifiers: the cards of a position enter
// play in their order, which is that of their timestamps.
type on struct {
	name       string
	at         board.AreaID // NoArea: Avery's Problem
	blake      bool         // Blake controls it
	power      int
	colors     card.Colors
	traits     []string
	keywords   []card.Keyword
	abilities  []string
	counters   int
	exhausted  bool
	frightened bool
}

const (
	homeA    = board.AreaID(1)
	problemA = board.AreaID(2)
	homeB    = board.AreaID(3)
)

func position(t *testing.T, cards []on) *board.State {
	t.Helper()
	var prints []card.Card
	setup := board.Setup{Turn: 1, Players: make([]board.PlayerSetup, 2), LastPriority: board.NoPlayer}
	for i, c := range cards {
		power := c.power
		prints = append(prints, card.Card{ID: fmt.Sprint(i), Number: fmt.Sprint("T", i),
			Faces: []card.Face{{Title: c.name,
				Type: card.Friend, Power: &power, Colors: c.colors, Traits: c.traits, Keywords: c.keywords,
				Abilities: c.abilities}}})
		area, player := c.at, board.Player(0)
		if area == board.NoArea {
			area = problemA
		}
		if c.blake {
			player = 1
		}
		setup.Cards = append(setup.Cards, board.CardSetup{Print: board.Print(i + 1), Owner: player, Controller: player,
			Zone: board.Play, Area: area, PowerCounters: c.counters, Exhausted: c.exhausted, Frightened: c.frightened})
	}
	program, err := engine.NewProgram(2, prints, board.Readings{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := board.New(program, setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// summary writes the values of a card that modifiers change.
func summary(s *board.State, c board.CardID) string {
	power, defined := s.Power(c)
	text := fmt.Sprint(power)
	if !defined {
		text = "no power"
	}
	for _, color := range s.Colors(c).List() {
		text += " " + color.String()
	}
	for _, trait := range s.Traits(c) {
		text += " " + trait
	}
	for _, h := range s.AbilitiesOf(c) {
		if k := s.Program().Ability(h.Ability.ID).Keyword; k != "" {
			text += " " + k
		}
	}
	return text
}

func TestContinuousModifiers(t *testing.T) {
	blue, pink := card.ColorsOf(card.Blue), card.ColorsOf(card.Pink)
	for _, test := range []struct {
		name  string
		cards []on
		want  []string
	}{
		{"a card gives power to others of its controller in its area",
			[]on{{name: "Leader", power: 1, abilities: []string{"AddPower(Friend && Yours && Here && !This, 2)"}},
				{name: "Follower", power: 1}, {name: "At home", power: 1, at: homeA},
				{name: "Opposing", power: 1, blake: true}},
			[]string{"1", "3", "1", "1"}},
		{"while is checked all the time (708.3a)",
			[]on{{name: "Shy", power: 2,
				abilities: []string{"if !Any(Friend && Here && !This) {\n\tAddPower(This, 3)\n}"}},
				{name: "Lonely", power: 2, at: homeA,
					abilities: []string{"if !Any(Friend && Here && !This) {\n\tAddPower(This, 3)\n}"}},
				{name: "Company", power: 1}},
			[]string{"2", "5", "1"}},
		{"power set later replaces what was added, power added later is added (711.3)",
			[]on{{name: "First adds", power: 1, abilities: []string{"AddPower(Friend, 2)"}},
				{name: "Then sets", power: 5, abilities: []string{"SetPower(Friend, 3)"}},
				{name: "Then adds", power: 4, abilities: []string{"AddPower(Friend, 1)"}}},
			[]string{"4", "4", "4"}},
		{"power that can't change stays, whichever was first (104.2)",
			[]on{{name: "Adds", power: 1, abilities: []string{"AddPower(Friend, 2)"}},
				{name: "Equality", power: 5, abilities: []string{"SetPower(Friend, 2)\nKeepPower(Friend)"}},
				{name: "Counters", power: 4, counters: 3}},
			[]string{"2", "2", "2"}},
		{"a modifier that reads power depends on one that changes it, and comes after (711.4)",
			[]on{{name: "Reads", power: 1, abilities: []string{"AddPower(Friend && !This && Power >= 3, 10)"}},
				{name: "Grows", power: 2, abilities: []string{"AddPower(This, 1)"}}},
			[]string{"1", "13"}},
		{"dependence on an ability that is lost (711.3b)",
			[]on{{name: "Strong", power: 1, abilities: []string{"AddPower(This, 4)"}},
				{name: "Silence", power: 1, abilities: []string{"LosesAbilities(Friend && Here && !This)"}}},
			[]string{"1", "1"}},
		{"the earliest of two that depend on each other comes before what depends on none (711.5)",
			[]on{{name: "One", power: 1,
				abilities: []string{"if !Any(Trait(\"Critter\")) {\n\tHasTrait(This, \"Artist\")\n" +
					"\tAddPower(Named(\"Three\"), 2)\n}"}},
				{name: "Two", power: 1,
					abilities: []string{"if !Any(Trait(\"Artist\")) {\n\tHasTrait(This, \"Critter\")\n}"}},
				{name: "Three", power: 1, abilities: []string{"SetPower(This, 5)"}}},
			[]string{"1 Artist", "1", "5"}},
		{"what depends on one of two that depend on each other comes after them (711.4, 711.5)",
			[]on{{name: "One", power: 1, abilities: []string{"AddPower(Trait(\"Artist\"), 1)"}},
				{name: "Two", power: 1,
					abilities: []string{"if !Any(Trait(\"Critter\")) {\n\tHasTrait(This, \"Artist\")\n}"}},
				{name: "Three", power: 1,
					abilities: []string{"if !Any(Trait(\"Artist\")) {\n\tHasTrait(This, \"Critter\")\n}"}}},
			[]string{"1", "2 Artist", "1"}},
		{"what asks for the size of hands depends on what changes it (711.4)",
			[]on{{name: "Asks", power: 1, abilities: []string{"if HandSizeOf(You) >= 9 {\n\tAddPower(This, 2)\n}"}},
				{name: "Changes", power: 1, abilities: []string{"AddHandSize(You, Count(Friend && Pink))"}},
				{name: "Paints", power: 1, abilities: []string{"OnlyColor(This, Pink)"}}},
			[]string{"3", "1", "1 pink"}},
		{"a card has the types that it is given besides its own (206.1)",
			[]on{{name: "One", power: 1, abilities: []string{"HasType(This, \"Resource\")"}},
				{name: "Two", power: 1, abilities: []string{"AddPower(Friend && Resource, 2)"}},
				{name: "Three", power: 1, abilities: []string{"AddPower(Resource && Character, 1)"}}},
			[]string{"4", "1", "1"}},
		{"two that silence each other are interdependent: the earlier applies (711.5)",
			[]on{{name: "Early", power: 1, abilities: []string{"LosesAbilities(Friend && !This)", "AddPower(This, 1)"}},
				{name: "Late", power: 1, abilities: []string{"LosesAbilities(Friend && !This)", "AddPower(This, 1)"}}},
			[]string{"2", "1"}},
		{"an ability that is given generates a modifier of its own",
			[]on{{name: "Giver", power: 1,
				abilities: []string{"for Grant(Friend && Here && !This) {\n\tAddPower(This, 2)\n}"}},
				{name: "Taker", power: 1}},
			[]string{"1", "3"}},
		{"the same ability given twice works twice (701.2a)",
			[]on{{name: "Giver", power: 1, traits: []string{"Critter"},
				abilities: []string{`HasKeyword(Named("Taker"), "Caretaker")`,
					`HasKeyword(Named("Taker"), "Caretaker")`}},
				{name: "Taker", power: 1}},
			[]string{"1 Critter", "3 Caretaker Caretaker"}},
		{"a trait that is given counts for one who asks for it, though they entered play before",
			[]on{{name: "Friend of Critters", power: 1,
				abilities: []string{`if Any(Yours && Trait("Critter") && Here && !This) {` +
					"\n\tAddPower(This, 1)\n}"}},
				{name: "Pony", power: 1, traits: []string{"Unicorn"}},
				{name: "Costume", power: 0, abilities: []string{`HasTrait(Named("Pony"), "Critter")`}}},
			[]string{"2", "1 Unicorn Critter", "0"}},
		{"colors given and lost; what is lost can't come back",
			[]on{{name: "Painter", power: 1, abilities: []string{"HasColor(Friend && Here, Pink)"}},
				{name: "Blue one", power: 1, colors: blue},
				{name: "Bleach", power: 1, colors: pink, abilities: []string{"LosesColors(This)",
					"HasColor(This, Blue)"}}},
			[]string{"1 pink", "1 blue pink", "1"}},
		{"Caretaker needs a Critter of one's own at the same Problem",
			[]on{{name: "Caretaker", power: 1, keywords: []card.Keyword{{Name: "Caretaker"}}},
				{name: "Critter", power: 1, traits: []string{"Critter"}},
				{name: "Home", power: 1, at: homeA, keywords: []card.Keyword{{Name: "Caretaker"}}},
				{name: "Critter at home", power: 1, at: homeA, traits: []string{"Critter"}}},
			[]string{"2 Caretaker", "1 Critter", "1 Caretaker", "1 Critter"}},
		{"Prismatic takes the colors of other Crystal characters, their colors by Prismatic too",
			[]on{{name: "One", power: 1, colors: blue, traits: []string{"Crystal"},
				keywords: []card.Keyword{{Name: "Prismatic"}}},
				{name: "Other", power: 1, at: homeA, colors: pink, traits: []string{"Crystal"},
					keywords: []card.Keyword{{Name: "Prismatic"}}},
				{name: "Opposing", power: 1, blake: true, colors: card.ColorsOf(card.White),
					traits: []string{"Crystal"}}},
			[]string{"1 blue pink Crystal Prismatic", "1 blue pink Crystal Prismatic", "1 white Crystal"}},
		{"Teamwork gives the other printed abilities to Friends here that share a trait",
			[]on{{name: "Captain", power: 1, traits: []string{"Pegasus"},
				keywords:  []card.Keyword{{Name: "Teamwork"}, {Name: "Swift"}},
				abilities: []string{"AddPower(This, 1)"}},
				{name: "Pegasus", power: 1, traits: []string{"Pegasus"}},
				{name: "Unicorn", power: 1, traits: []string{"Unicorn"}}},
			[]string{"2 Pegasus Teamwork Swift", "2 Pegasus Swift", "1 Unicorn"}},
		{"face-down cards have no abilities, traits, colors or power (505.1)",
			[]on{{name: "Scared", power: 3, colors: blue, traits: []string{"Pegasus"}, frightened: true,
				abilities: []string{"AddPower(Friend, 1)"}},
				{name: "Other", power: 1}},
			[]string{"no power", "1"}},
		{"doubling doubles what is there when it is applied",
			[]on{{name: "Adds", power: 1, abilities: []string{"AddPower(This, 2)", "DoublePower(This)"}}},
			[]string{"6"}},
		{"both players' Controls are read from their own perspective (513.5)",
			[]on{{name: "Mine", power: 1, abilities: []string{"AddPower(Opposing, -1)"}},
				{name: "Theirs", power: 5, blake: true, at: homeB, abilities: []string{"AddPower(Yours, 2)"}}},
			[]string{"1", "6"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := position(t, test.cards)
			for i, want := range test.want {
				if got := summary(s, board.CardID(i+1)); got != want {
					t.Errorf("%s is %q; want %q", test.cards[i].name, got, want)
				}
			}
		})
	}
}

// The order in which cards are asked about does not change their values, and
// neither does asking twice.
func TestValuesDoNotDependOnWhoAsks(t *testing.T) {
	cards := []on{{name: "A", power: 1, abilities: []string{"AddPower(Friend && Power >= 2, 1)"}},
		{name: "B", power: 2, abilities: []string{"SetPower(Friend && Power <= 2, 1)"}},
		{name: "C", power: 3, abilities: []string{"AddPower(Friend && Power == 3, -2)"}}}
	var seen []string
	for _, order := range [][]board.CardID{{1, 2, 3}, {3, 2, 1}, {2, 1, 3}} {
		s := position(t, cards)
		values := map[board.CardID]string{}
		for _, c := range append(order, order...) {
			values[c] = summary(s, c)
		}
		seen = append(seen, strings.Join([]string{values[1], values[2], values[3]}, ", "))
	}
	if seen[0] != seen[1] || seen[1] != seen[2] {
		t.Errorf("values by order of asking: %q", seen)
	}
}

// A notation that can't be read names the card and the ability.
func TestAProgramRefusesNotationThatCannotBeRead(t *testing.T) {
	_, err := engine.NewProgram(2, []card.Card{{Faces: []card.Face{{Title: "Odd", Type: card.Friend,
		Abilities: []string{"AddPower(This, 1)", "AddPowers(This, 1)"}}}}}, board.Readings{})
	if err == nil || !strings.Contains(err.Error(), "Odd, ability 2: 1:1: AddPowers") {
		t.Errorf("got %v", err)
	}
}
