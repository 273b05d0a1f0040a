package lab_test

import (
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"canterlaw/lab"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// shippedLibrary is what ships, opened once.
var shippedLibrary = sync.OnceValues(func() (*rulesdb.Library, error) { return rulesdb.Open("") })

func library(t testing.TB) *rulesdb.Library {
	t.Helper()
	lib, err := shippedLibrary()
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

func proposal(t testing.TB, text string) *scenario.Proposal {
	t.Helper()
	p, err := scenario.ReadProposal(library(t), "proposal.yaml", []byte("format: 1\ntitle: tried\n"+text))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// run runs a proposal over the shipped rulings, or over those of the names alone.
func run(t testing.TB, p *scenario.Proposal, names ...string) *lab.Result {
	t.Helper()
	rulings, err := lab.Shipped()
	if err != nil {
		t.Fatal(err)
	}
	if len(names) > 0 {
		rulings = slices.DeleteFunc(rulings, func(r lab.Ruling) bool { return !slices.Contains(names, r.Name()) })
	}
	result, err := lab.Run(library(t), p, rulings)
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// classOf is what became of the ruling of a name under the first variant.
func classOf(r *lab.Result, name string) lab.Class {
	for _, d := range r.Variants[0].Differences {
		if strings.HasSuffix(d.File, "/"+name+".yaml") {
			return d.Class
		}
	}
	return lab.Same
}

// Every proposal that ships is read, and what it expects of the rulings is so: a reader
// who runs one sees what the file says.
func TestShippedProposalsAreMet(t *testing.T) {
	files, err := filepath.Glob("../data/proposals/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		p, err := scenario.LoadProposal(library(t), file)
		if err != nil {
			t.Error(err)
			continue
		}
		if result := run(t, p); len(result.Unmet) > 0 {
			t.Errorf("%s:\n%s", file, strings.Join(result.Unmet, "\n"))
		}
	}
}

// Another reading of a point changes the ruling that rests on it, and no other.
func TestAReadingChangesTheRulingThatRestsOnIt(t *testing.T) {
	result := run(t, proposal(t, "variants: [{name: v, disputed: {endless-tie: ends-unresolved}}]\n"+
		"should change: endless-tie\nnothing else changes: true"))
	if len(result.Unmet) > 0 {
		t.Error(result.Unmet)
	}
	d := result.Variants[0].Differences[0]
	if d.Class != lab.Outcome || !strings.Contains(d.A, "is resolved (514.5)") || strings.Contains(d.B, "is resolved") {
		t.Errorf("%s, first differing line %q, %q", d.Class, d.A, d.B)
	}
}

// Wordings, facts, bans and rules each change what they must.
func TestWhatVariantsChange(t *testing.T) {
	for _, c := range []struct {
		variant, ruling string
		class           lab.Class
	}{
		{`cards: {"A Bully and a Beast": {abilities: ["Timing(Reaction)\nit := ` +
			`After(Flipped(Opponent))\nIgnore(it)"]}}`,
			"hardest-a-bully-and-a-beast", lab.Outcome},
		{`cards: {"Fashion Feast": {banned: true}}`, "a-card-flipped-at-fashion-feast", lab.Impossible},
		{`without: 514.4c`, "endless-tie", lab.Impossible},
		{`without: 514.4c`, "an-additional-flip-and-a-tie", lab.Outcome},
		{`without: 514.4c`, "a-deck-at-its-limits", lab.Same},
	} {
		result := run(t, proposal(t, "variants: [{name: v, "+c.variant+"}]"), c.ruling)
		if got := classOf(result, c.ruling); got != c.class {
			t.Errorf("%s: %s is %q, expected %q", c.variant, c.ruling, got, c.class)
		}
	}
}

// A variant that says of a card what is printed on it changes nothing.
func TestTheSameFactsChangeNothing(t *testing.T) {
	v := run(t, proposal(t, `variants: [{name: v, cards: {"Fashion Feast": {traits: []}}}]`)).Variants[0]
	if v.Scenarios != 0 || len(v.Changes) != 0 || !strings.Contains(v.Counts(), "changes nothing") {
		t.Errorf("%d rulings touched, changes %q: %s", v.Scenarios, v.Changes, v.Counts())
	}
}

// A fact of a Mane Character is that of a side.
func TestAFactOfAManeCharacterIsThatOfASide(t *testing.T) {
	v := proposal(t,
		"variants: [{name: v, cards: {CN8: {home limit: {boosted: 5}, power: {start: 2, boosted: 4}}}}]").Variants[0]
	says := strings.Join(v.Words(), "\n")
	for _, expected := range []string{"(Boosted side) has the home limit 5 instead of 4",
		"(Start side) has the power 2 instead of 1",
		"(Boosted side) has the power 4 instead of 3"} {
		if !strings.Contains(says, expected) {
			t.Errorf("%q is not said in\n%s", expected, says)
		}
	}
}

// Of several changes at once, too, only the rulings count that one of them can touch.
func TestSeveralChangesTouchWhatOneOfThemDoes(t *testing.T) {
	v := run(t, proposal(t, `variants: [{name: v, without: "616.2", disputed: {endless-tie: ends-unresolved}, `+
		`cards: {Fashion Feast: {banned: true}}}]`)).Variants[0]
	if v.Scenarios > 60 || v.Outcome == 0 {
		t.Errorf("%d rulings are touched, %d come to another outcome", v.Scenarios, v.Outcome)
	}
}

// That a card has the power which the variant gives it is no other outcome: only where the
// ruling comes to something else is it listed as one.
func TestAChangedFactByItselfIsNoOtherOutcome(t *testing.T) {
	p := proposal(t, "variants: [{name: v, cards: {PR13: {power: 5}}}]")
	for ruling, class := range map[string]lab.Class{
		"manual-setting-scores-and-counters": lab.Same, // she has power 5, and 6
		"negative-power-in-a-total":          lab.Outcome,
	} {
		if got := classOf(run(t, p, ruling), ruling); got != class {
			t.Errorf("%s is %q, expected %q", ruling, got, class)
		}
	}
	p = proposal(t, "variants: [{name: v, cards: {Timberwolf: {power: 5}}}]")
	for ruling, class := range map[string]lab.Class{
		"manual-no-one-to-send-home": lab.Way,     // its side's total is one less, and loses as before
		"losing-to-a-troublemaker":   lab.Outcome, // which tells the total
	} {
		if got := classOf(run(t, p, ruling), ruling); got != class {
			t.Errorf("%s is %q, expected %q", ruling, got, class)
		}
	}
}

// What a ruling says at several moments is told once.
func TestWhatARulingSaysTwiceIsToldOnce(t *testing.T) {
	r := run(t, proposal(t, "variants: [{name: v, cards: {Timberwolf: {point value: 2}}}]"),
		"a-troublemaker-at-each-problem")
	if d := r.Variants[0].Differences; len(d) != 1 || len(d[0].Expected) != 1 {
		t.Errorf("%+v", d)
	}
}

// A card of another type is played and stands in play as that type does.
func TestACardOfAnotherType(t *testing.T) {
	const ruling = "uncovering-two-troublemakers"
	p := proposal(t,
		"variants: [{name: v, cards: {Yellow Parasprite: {type: Friend, cost: 1, power: 2, abilities: []}}}]")
	if got := classOf(run(t, p, ruling), ruling); got != lab.Outcome {
		t.Errorf("%s is %q", ruling, got)
	}
}

// What a proposal expects and is not so is said, in both directions.
func TestUnmetExpectationsAreSaid(t *testing.T) {
	result := run(t, proposal(t, "variants: [{name: v, disputed: {endless-tie: ends-unresolved}}]\n"+
		"should change: [a-deck-at-its-limits]\nmust not change: [endless-tie]"), "a-deck-at-its-limits", "endless-tie")
	if len(result.Unmet) != 2 {
		t.Errorf("unmet: %q", result.Unmet)
	}
}

// Mistakes in a proposal are told with their place and what was expected.
func TestMistakesInAProposalHaveTheirPlace(t *testing.T) {
	for text, expected := range map[string]string{
		"variants: []":                                                       "p.yaml:3:11: ",
		"variants: [{name: v}]":                                              "changes nothing",
		"variants: [{name: v, without: 999.1}]":                              "p.yaml:3:31: ",
		"variants: [{name: v, edition: cr-9}]":                               "p.yaml:3:31: ",
		"variants: [{name: v, cards: {Nobody: {cost: 1}}}]":                  "unknown card \"Nobody\"",
		"variants: [{name: v, cards: {PR68: {abilities: [\"Wheen()\"]}}}]":   "p.yaml:3:50: ",
		"variants: [{name: v, cards: {PR68: {text: \"Frobnicate this.\"}}}]": "not understood",
		"variants: [{name: v, cards: {PR68: {text: \"x\", abilities: []}}}]": "the wording once",
		"variants: [{name: v, cards: {Yellow Parasprite: {type: Friend}}}]":  "every Friend has one",
		"variants: [{name: v, cards: {PR175: {type: Friend}}}]": "a card that lies in " +
			"draw decks",
		"variants: [{name: v, cards: {PR175: {cost: 1}}}]": "facts that cards of " +
			"the type Problem have",

		"variants: [{name: v, without: 514.4c}]\nshould change: [a]\nmust not change: [a]": "p.yaml:5:19: ",
		"variants: [{name: v, without: 514.4c}, {name: v, without: 514.4b}]":               "again",
		"variants: [{name: v, without: 514.4c}]\ndate: tomorrow":                           "a date",

		"variants: [{name: v, cards: {PR2: {text: \"Swift\"}}}]":        "of a side or of both",
		"variants: [{name: v, cards: {PR2: {home limit: 5}}}]":          "of a side or of both",
		"variants: [{name: v, cards: {PR2: {home limit: {front: 5}}}}]": "start or boosted",
		"variants: [{name: v, disputed: {endless-ties: nonsense}}]": "expected a disputed " +
			"point; did",
		"variants: [{name: v, disputed: {endless-tie: nonsense}}]":                  "a reading of endless-tie",
		"variants: [{name: v, cards: {Timberwolf: {power: 5}, PR158: {power: 4}}}]": "p.yaml:3:54: found Timberwolf",
		"variants: [{name: v, withou: 514.4c}]":                                     "did you mean \"without\"?",
	} {
		_, err := scenario.ReadProposal(library(t), "p.yaml", []byte("format: 1\ntitle: tried\n"+text))
		if err == nil || !strings.Contains(err.Error(), expected) {
			t.Errorf("%s\n\tgave %v\n\texpected %q", text, err, expected)
		}
	}
}

// Both courses stand beside each other: the same lines in one row, and none is lost.
func TestColumnsHaveAllLines(t *testing.T) {
	v := proposal(t, "variants: [{name: v, disputed: {endless-tie: ends-unresolved}}]").Variants[0]
	ruling, err := lab.RulingNamed("endless-tie")
	if err != nil {
		t.Fatal(err)
	}
	c, err := lab.NewVersions(library(t), v).Compare(ruling.File, ruling.Text)
	if err != nil {
		t.Fatal(err)
	}
	a, b, same := 0, 0, 0
	for _, row := range c.Rows() {
		if row.LineA == a {
			a++
		}
		if row.LineB == b {
			b++
		}
		if row.Same {
			same++
			if row.A != row.B {
				t.Errorf("%q stands beside %q as the same", row.A, row.B)
			}
		}
	}
	if a != len(c.Now.Lines) || b != len(c.Then.Lines) || same < 10 {
		t.Errorf("%d of %d and %d of %d lines, %d the same", a, len(c.Now.Lines), b, len(c.Then.Lines), same)
	}
}

func BenchmarkAllRulingsOfACard(b *testing.B) {
	p := proposal(b,
		`variants: [{name: v, cards: {"Applejack, Steadfast Farmpony": {abilities: {start: [], boosted: []}}}}]`)
	for b.Loop() {
		b.ReportMetric(float64(run(b, p).Variants[0].Scenarios), "rulings")
	}
}

func BenchmarkOnePosition(b *testing.B) {
	v := proposal(b, "variants: [{name: v, disputed: {endless-tie: ends-unresolved}}]").Variants[0]
	ruling, err := lab.RulingNamed("endless-tie")
	if err != nil {
		b.Fatal(err)
	}
	versions := lab.NewVersions(library(b), v)
	for b.Loop() {
		if _, err := versions.Compare(ruling.File, ruling.Text); err != nil {
			b.Fatal(err)
		}
	}
}

// Without the rule that gives priority windows nobody is ever asked, and a game plays turn
// after turn by itself: that is said of the ruling, and the run comes to its end.
func TestWithoutARuleAGameMayGoOnForEver(t *testing.T) {
	const name = "example-negative-power-canterlot-nights"
	r := run(t, proposal(t, "variants: [{name: nobody acts, without: 510.2}]"), name)
	if len(r.Variants[0].Differences) != 1 {
		t.Fatalf("got %d differences, want that of the one ruling", len(r.Variants[0].Differences))
	}
	d := r.Variants[0].Differences[0]
	if d.Class != lab.Impossible || !strings.Contains(d.Why, "goes on and on") {
		t.Errorf("got %s, %q", d.Class, d.Why)
	}
}

// A ruling that never comes to a point is not touched by another reading of it.
func TestOnlyRulingsThatAskAboutAPointAreTouchedByItsReading(t *testing.T) {
	for reading, ruling := range map[string]string{
		"endless-tie: ends-unresolved":           "conceding-without-priority",
		"token-leaves: ceased-only":              "losing-to-a-troublemaker", // without tokens
		"dilemma-under-new-control: controllers": "whose-requirements",       // without Dilemmas
	} {
		r := run(t, proposal(t, "variants: [{name: v, disputed: {"+reading+"}}]"), ruling)
		if n := r.Variants[0].Scenarios; n != 0 {
			t.Errorf("%s: %d rulings are touched", reading, n)
		}
	}
}

// Of a card that stays in play with the variant alone, the report says that and where, and
// not that it is ready there, has its power and the like.
func TestACardThatStaysInPlayIsSaidOnce(t *testing.T) {
	r := run(t, proposal(t, "variants: [{name: copies stay, without: 516.3}]"),
		"dismissed-by-the-game-though-it-cant-be")
	if len(r.Variants[0].Differences) != 1 {
		t.Fatalf("got %d differences, want that of the one ruling", len(r.Variants[0].Differences))
	}
	at := false
	for _, c := range r.Variants[0].Differences[0].End {
		at = at || strings.Contains(c.B, " is at ")
		if strings.HasSuffix(c.About, " power") || strings.HasSuffix(c.About, " controller") {
			t.Errorf("says %q besides", c.B)
		}
	}
	if !at {
		t.Error("doesn't say where it is")
	}
}

// dearTank is a ruling that a card can't be played for want of its color.
const dearTank = `format: 1
id: 6f1d3c52-7a0e-4b8e-9a63-2f1c0f0a9d12
title: A card without its color
setup:
  at: {turn: Avery, moment: main phase}
  Avery: {tokens: 4, hand: ["Tank, Flying Tortoise"]}
expect:
  - {illegal: {A: "play Tank, Flying Tortoise to A home"}, because: [play-requirement-not-met]}
`

// What can't be done in either version has the same outcome, and the other reason is told;
// what can be done in one has another.
func TestAnotherReasonIsNoOtherOutcome(t *testing.T) {
	for variant, class := range map[string]lab.Class{
		"{cost: 6}":               lab.Way,
		"{play requirements: []}": lab.Outcome,
	} {
		p := proposal(t, `variants: [{name: v, cards: {"Tank, Flying Tortoise": `+variant+"}}]")
		c, err := lab.NewVersions(library(t), p.Variants[0]).Compare("tank.yaml", []byte(dearTank))
		if err != nil {
			t.Fatal(err)
		}
		if c.Class != class || len(c.Changed()) != 1 {
			t.Errorf("%s: %s, %+v", variant, c.Class, c.Changed())
		}
	}
}

// A wording by which an effect copies itself for ever ends the game, and not the program.
func TestAnEffectThatCopiesItselfIsStopped(t *testing.T) {
	s, err := scenario.Read(library(t), "copies.yaml", []byte(`format: 1
id: c95c332c-f42b-4bf8-b792-f40461850d3f
title: An effect that copies itself
cards:
  - {title: Backer, type: Friend, colors: purple, power: 3, cost: 1}
abilities:
  Gone Fishin':
    - |
      Timing(Faceoff)
      it := Choose(1, Friend && Opposing)
      Move(it, AnyProblem)
      CopyEffect(You)
setup:
  at: {turn: Avery, window: after flips, faceoff: problem, problem: A problem}
  Avery:
    tokens: 2
    in play:
      - {card: Backer, at: A problem}
    hand:
      - {card: "Gone Fishin'", as: fishing}
  Blake:
    tokens: 2
    in play:
      - {card: Backer, as: second, at: A problem}
steps:
  - {A: play fishing}
expect:
  - {winner: stopped}
`))
	if err != nil {
		t.Fatal(err)
	}
	if report := playing.Run(s); !report.OK {
		t.Errorf("%+v", report.Failures)
	}
}
