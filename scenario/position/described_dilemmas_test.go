package position_test

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// saying is what somebody says of a table, the line that shows it, and beginnings of what is told as taken for granted.
type saying struct {
	said, shown string
	told        []string
}

// isReadAs reads each saying whole, and holds what came of it against its line.
func isReadAs(t *testing.T, all []saying) {
	t.Helper()
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range all {
		p := position.New()
		faults, assumed := cards.Read(p, test.said, position.FirstMarked)
		if len(faults) > 0 {
			t.Errorf("%s\n\tcan’t be read: %v", test.said, faults)
			continue
		}
		if line, _ := cards.Line(p); line != test.shown {
			t.Errorf("%s\n\tis    %s\n\twant  %s", test.said, line, test.shown)
		}
		told := position.Assumptions(assumed)
		for _, want := range test.told {
			if !slices.ContainsFunc(told, func(is string) bool { return strings.HasPrefix(is, want) }) {
				t.Errorf("%s\n\ttells %q, want %q", test.said, told, want)
			}
		}
	}
}

// A Dilemma is put into its place in whatever order it is said whose it is and who is there; where nothing says that
// it lies on the table, it stays a card.
func TestDilemmasAreCalledByTheirNames(t *testing.T) {
	isReadAs(t, []saying{
		{"My dilemma Nightmare Scenario with my Applejack and his Falcon at it. Score phase",
			"A score; A dilemma nightmare scenario: applejack; B at A dilemma nightmare scenario: falcon", nil},
		{"Blake has the dilemma Nightmare Scenario with Applejack, I have Falcon there",
			"B dilemma nightmare scenario: applejack; A at B dilemma nightmare scenario: falcon", nil},
		{"Rarity is confronting Nightmare Scenario, Blake's dilemma",
			"A confronting; B dilemma nightmare scenario:; A at B dilemma nightmare scenario: rarity", nil},
		{"Nightmare Scenario (Blake's dilemma): my Applejack",
			"B dilemma nightmare scenario:; A at B dilemma nightmare scenario: applejack", nil},
		{"Nightmare Scenario is Blake's dilemma, and I've got Applejack and Falcon on it against his Gyro",
			"B dilemma nightmare scenario: gyro; A at B dilemma nightmare scenario: applejack, falcon", nil},
		{"I'm confronting his dilemma, Nightmare Scenario, with Applejack",
			"A confronting; B dilemma nightmare scenario:; A at B dilemma nightmare scenario: applejack", nil},
		{"There's a dilemma, Nightmare Scenario, of mine. Rarity is confronting it",
			"A confronting; A dilemma nightmare scenario: rarity", nil},
		{"Nightmare Scenario is in play under Blake's control, with Falcon at it",
			"B dilemma nightmare scenario: falcon", nil},
		{"The dilemma Nightmare Scenario with two of my Friends, Falcon and Gyro, it's my score phase",
			"A score; A dilemma nightmare scenario: falcon, gyro",
			[]string{"“Nightmare Scenario”: taken to be Avery’s Dilemma, as nobody’s is said"}},
		{"Faceoff at Blake's dilemma Nightmare Scenario, I have Applejack there, flipped Yay!, he flipped Gyro",
			"A after flips at B dilemma nightmare scenario; B dilemma nightmare scenario:; " +
				"A at B dilemma nightmare scenario: applejack; A flips: yay; B flips: gyro", nil},
		{"I confronted his dilemma Nightmare Scenario this turn with Falcon",
			"B dilemma nightmare scenario:; A at B dilemma nightmare scenario: falcon; " +
				"confronted B dilemma nightmare scenario", nil},
		{"I won the faceoff at my dilemma Nightmare Scenario by 4, where I have Falcon",
			"A dilemma nightmare scenario: falcon; resolved A dilemma nightmare scenario", nil},
		{"My dilemma Nightmare Scenario with two tip counters, Falcon is at it",
			"A dilemma nightmare scenario/2 tip: falcon", nil},
		{"I have Nightmare Scenario in my hand and Falcon at home", "AH: falcon; A hand: nightmare scenario", nil},
		{"I have Falcon, Nightmare Scenario and Yay! in hand", "A hand: falcon, nightmare scenario, yay", nil},
	})
}
