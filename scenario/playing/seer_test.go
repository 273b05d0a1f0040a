package playing

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/wording"
)

// What a player could never see the name of is named nowhere: neither in the trail of the
// whole course, nor in what is decided and can be chosen, nor in what is refused.
func TestNothingHiddenIsNamed(t *testing.T) {
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	hidden, shown, withheld := 0, 0, 0
	for i, s := range scenarios {
		if i%12 != 0 && s.Title != tieTitle {
			continue
		}
		c, err := NewCourse(s, nil)
		if err != nil {
			t.Fatal(err)
		}
		for c.next < len(s.Steps) && c.Forward() == nil {
			for p := range board.Player(c.State().Players()) {
				names := namesHiddenFrom(c, p)
				hidden += len(names)
				seen := c.SeenBy(p)
				var told []string
				for at, o := range seen.Game().Options() {
					if seen.Scenario().HidesOption(seen.State(), o) {
						withheld++
					} else {
						told = append(told, seen.Options()[at])
						shown++
					}
				}
				told = append(told, seen.Decision())
				for other := range board.Player(c.State().Players()) {
					for _, refused := range seen.Illegal(other) {
						told = append(told, refused.Text, fmt.Sprint(refused.Reasons))
					}
				}
				if c.next < len(s.Steps) && c.next%3 != 0 {
					continue // what the trail tells stays there
				}
				for _, line := range c.WholeTrail(p) {
					told = append(told, line.Text)
					a := line.Ability
					if a != nil && slices.Contains(names, scenario.PrintedName(c.State(), board.CardID(a.Card))) {
						t.Errorf("%s: the line %q has an ability of a hidden card", s.File, line.Text)
					}
				}
				for _, name := range names {
					for _, text := range told {
						if strings.Contains(text, name) {
							t.Fatalf("%s, step %d: player %d reads of %s: %s", s.File, c.next, p, name, text)
						}
					}
				}
			}
		}
	}
	if hidden < 40 || shown < 1000 || withheld < 15 {
		t.Errorf("too little was looked at: %d hidden names, %d options shown, %d withheld", hidden, shown, withheld)
	}
}

// namesHiddenFrom lists what is printed on cards of which no copy could be seen by a
// player at any moment. The names of a player's own deck they may know.
func namesHiddenFrom(c *Course, p board.Player) []string {
	seen, hidden := map[string]bool{}, map[string]bool{}
	for _, m := range append(slices.Clone(c.moments), c.present(0)) {
		for id := board.CardID(1); int(id) <= m.State.CardCount(); id++ {
			printed := m.State.Program().Card(m.State.Print(id))
			if printed == nil {
				continue
			}
			if m.State.Sees(p, id) || m.State.Owner(id) == p {
				seen[printed.Name()] = true
			} else {
				hidden[printed.Name()] = true
			}
		}
	}
	for _, e := range c.Record() { // a name that a player has named is known
		for _, o := range e.Chosen {
			if o.Kind == board.WordOption {
				seen[c.State().Program().Text(board.Word(o.N))] = true
			}
		}
	}
	var names []string
	for name := range hidden {
		if !seen[name] {
			names = append(names, name)
		}
	}
	return names
}

// A card is named for whoever could see it as it happened, and no longer when it has
// become one among others that are hidden.
func TestTheTrailNamesWhatAPlayerSaw(t *testing.T) {
	c := CourseOf(sandboxOf(t, headWithText+`
question: What does Avery know?
ruling: What was shown.
rules: [404.1]
setup:
  at: {turn: Blake, window: start of main phase, number: 4}
  Avery: {problem: {card: Cloudbursting}, mane: "Rainbow Dash, Flier Extraordinaire", hand: [PR13], deck: ["? x 9"]}
  Blake:
    problem: {card: Hungry Hungry Caterpillars}
    mane: {card: "Applejack, Steadfast Farmpony"}
    in play: [{card: PR28, as: granny, at: B home}]
    hand: [{card: Too Much Pie, as: pie}]
    deck: [{card: "Red Gala, Favorite Cousin", as: gala}, "? x 9"]
steps:
  - manual: [{put: granny, in: hand}]
  - manual: [{draw: B}]
expect: [{window: start of main phase}]
`), nil)
	if err := c.ToEnd(); err != nil {
		t.Fatal(err)
	}
	text := func(p board.Player) string {
		var all []string
		for _, line := range c.WholeTrail(p) {
			all = append(all, line.Text)
		}
		return strings.Join(all, "\n")
	}
	if got := text(board.NoPlayer); !strings.Contains(got, "Granny Smith") || !strings.Contains(got, "Red Gala") {
		t.Errorf("a judge reads:\n%s", got)
	}
	got := text(0)
	if !strings.Contains(got, "Granny Smith") || strings.Contains(got, "Red Gala") ||
		!strings.Contains(got, scenario.AnUnknownCard) {
		t.Errorf("Avery, who saw Granny Smith go to the hand, but not what was drawn, reads:\n%s", got)
	}
	granny := cardOf(t, c.Scenario(), "granny")
	if got := wording.CardNow(c.SeenBy(0).Scenario(), c.State(), granny); got != "Granny Smith, Apple Elder" {
		t.Errorf("in the hand to which Avery saw it go it is %q to Avery", got)
	}
	gala := cardOf(t, c.Scenario(), "gala")
	if got := wording.CardNow(c.SeenBy(0).Scenario(), c.State(), gala); got != "an unknown card in Blake’s hand" {
		t.Errorf("what was drawn unseen is %q to Avery", got)
	}
}
