package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Lists of several lines, and what players are called, are read as they are in one line.
func TestListsOfSeveralLines(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct{ said, shown string }{
		{"Me:\n- Rainbow Dash at my problem\n- Red Gala at home\nOpponent:\n- Rarity at home",
			"AP: rainbow; AH: red gala; BH: rarity"},
		{"I have Forest Owl at home\n\nOpponent has Ahuizotl at my problem\n", "B at AP: ahuizotl; AH: forest"},
		{"AP: dash\nBP: red gala", "AP: rainbow; BP: red gala"},
		{"- me: 3 AT\r\n- opp: 1 AT", "A 3t; B 1t"},
		{"P1: 3 AT, 5 pts. P2: 1 AT, 9 pts.", "A 3t 5p; B 1t 9p"},
	} {
		for _, text := range []string{test.said, position.InOneLine(test.said)} {
			p, faults := cards.Parse(text)
			if shown, _ := cards.Line(p); shown != test.shown || len(faults) > 0 {
				t.Errorf("%q is shown as %q with %v, want %q", text, shown, faults, test.shown)
			}
		}
	}
}
