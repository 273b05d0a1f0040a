package playing

import (
	"fmt"
	"strings"
	"testing"

	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// Avery, whose score is not as expected, then can't draw without action tokens.
func TestAFailedExpectationIsReportedBeforeTheStepThatCanNotBeMade(t *testing.T) {
	s, err := scenario.Read(scenariotest.Library(t), "failing.yaml", []byte(scenariotest.MainPhase+
		"steps:\n- {expect: {A score: 7}}\n- {expect: {A score: 0}}\n- {A: draw}\nexpect: [{A score: 9}]\n"))
	if err != nil {
		t.Fatal(err)
	}
	report := Run(s)
	var lines []int
	for _, failure := range report.Failures {
		lines = append(lines, failure.Line)
	}
	if report.OK || len(lines) != 2 || lines[0] != 7 || lines[1] != 9 {
		t.Errorf("failures are in lines %v, want 7 (the score) and 9 (the step): %+v", lines, report.Failures)
	}
}

// Passing to a window at which play stands already goes on to the next one, which
// a decision on the way brings to light.
func TestPassingToTheWindowThatIsOpenIsSaid(t *testing.T) {
	s, err := scenario.Read(scenariotest.Library(t), "failing.yaml", []byte(scenariotest.Head+
		"setup: {at: {turn: A, window: start of score phase}}\nsteps: [pass to: start of score phase]\n"))
	if err != nil {
		t.Fatal(err)
	}
	report := Run(s)
	const want = "play stood there already"
	if len(report.Failures) != 1 || !strings.Contains(fmt.Sprint(report.Failures[0]), want) {
		t.Errorf("got %+v; want %q", report.Failures, want)
	}
}

// A step can name an effect that was processed without its being asked for, in the
// step before or in the position, and nothing else.
func TestAStepCanNameWhatWasTaken(t *testing.T) {
	position := scenariotest.WithText + `cards:
- {title: Saver, type: Friend, power: 1, cost: 1, abilities: ["When(StartOf(MainPhase))\nGain(1)"]}
- {title: Reader, type: Friend, power: 1, cost: 1, abilities: ["When(StartOf(MainPhase))\nGain(2)"]}
setup:
  at: {turn: Avery, window: start of main phase}
  Avery: {in play: [{card: Saver, as: saver, at: A home}, {card: Reader, as: reader, at: A home}]}
`
	for _, test := range []struct {
		steps string
		ok    bool
	}{
		{"steps: [{A: choose saver}]", true},
		{"steps: [{A: choose saver}, {expect: {A tokens: 3}}, {A: choose reader}]", true},
		{"steps: [{A: choose yes}]", false},
		{"steps: [{B: choose saver}]", false},
		{"steps: [{A: pass}, {A: choose saver}]", false},
	} {
		s, err := scenario.Read(scenariotest.Library(t), "taken.yaml", []byte(position+test.steps+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		if report := Run(s); report.OK != test.ok {
			t.Errorf("%s: %+v", test.steps, report.Failures)
		}
	}
}

// openChoice is a position in which Avery is asked which Troublemaker to challenge;
// steps follow from line 9.
const openChoice = scenariotest.Head + `setup:
  at: {turn: Avery, moment: challenging}
  Avery: {in play: [{card: "Holly Dash, Flighty Filly", at: A problem}]}
  Blake: {in play: [{card: Timberwolf, as: wolf, at: A problem}]}
`

func TestAScenarioThatEndsAmidADecisionFails(t *testing.T) {
	for _, test := range []struct {
		text string
		line int // of the failure; -1 for none
	}{
		{"expect: [{A score: 0}]", 0},
		{"steps:\n- expect: {A score: 0}\n", 10},
		{"steps:\n- expect: {decision: A 608.1}\n- pass to: next decision\n", 11},
		{"steps: [{A: choose none}]", -1},
		{"steps: [{expect: {decision: A 608.1}}]", -1},
		{"expect: [{decision: A 608.1}]", -1},
		{"expect: [{candidates: wolf}]", -1},
		{"expect: [{among: wolf}]", -1},
		{"until: next turn\noutcome: [scores]\n", -1}, // exploring goes on from there
	} {
		failures := failuresOf(t, openChoice+test.text+"\n")
		const says = "Avery chooses a Troublemaker to challenge, or none (608.1) among [Timberwolf (Avery’s " +
			"Problem)], answered by {A: choose none} or {A: choose wolf}: answer it by a step, or expect " +
			"{decision: A 608.1}"
		switch {
		case test.line < 0 && len(failures) > 0:
			t.Errorf("%s: %+v", test.text, failures)
		case test.line >= 0 && (len(failures) != 1 || failures[0].Line != test.line || failures[0].Got != says):
			t.Errorf("%s: %+v, want a failure in line %d that says %q", test.text, failures, test.line, says)
		}
	}
}

// Whoever writes steps learns from a failure what is asked, and by which steps it is answered:
// whether by yes or no, by a card or by several.
func TestAFailureSaysHowItIsAnswered(t *testing.T) {
	asks := scenariotest.WithText + `
cards:
  - title: Bell
    type: Resource
    cost: 1
    abilities: ["When(Exhausted(This))\nif May() {\n\tit := Choose(UpTo(2), Friend)\n\tFrighten(it)\n}"]
setup:
  at: {turn: Avery, window: start of main phase}
  Avery:
    in play:
      - {card: Bell, as: bell, at: A home}
      - {card: PR8, as: near, at: A home}
      - {card: PR8, as: far, at: A problem}
steps:
- manual: {exhaust: bell}
- pass to: next decision
`
	for _, test := range []struct{ step, says string }{
		{"{A: choose near}", "answered by {A: choose yes} or {A: choose no}"},
		{"{B: choose near}", "answered by {A: choose yes} or {A: choose no}"},
		{"{pass to: next window}", "answered by {A: choose yes} or {A: choose no}"},
		{"{A: choose yes}\n- {A: choose bell}", "answered by {A: choose none} or {A: {choose: [near, far]}} or " +
			"{A: choose near} or {A: choose far}, at least 0 and at most 2 of them"},
	} {
		failures := failuresOf(t, asks+"- "+test.step+"\n")
		if len(failures) == 0 || !strings.Contains(failures[0].Got, test.says) {
			t.Errorf("%s: %+v, want %q", test.step, failures, test.says)
		}
	}
}

func TestMovesAfterTheStepsMayEndAmidADecision(t *testing.T) {
	s := scenariotest.Read(t,
		scenariotest.Head+"setup: {at: {turn: Avery, window: start of challenge step}, Avery: {in play: [{card: PR8, "+
			"at: A problem}]}, Blake: {in play: [{card: Timberwolf, at: A problem}]}}\n")
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := b.Pass(); err != nil {
			t.Fatal(err)
		}
	}
	if unanswered := b.Unanswered(); b.Decision() == "" || !b.asks() || unanswered != nil {
		t.Errorf("the game waits for %q, and %+v is reported", b.Decision(), unanswered)
	}
}

// recycling is a position in which Avery’s ability can be completed, but not once
// the pink Helper has been retired for it; steps follow from line 13.
const recycling = `format: 1
id: 0f8e7c1a-5b2d-4c3e-9a41-77d0c3b2a190
title: A test
cards:
  - {title: Recycler, type: Friend, power: 1, cost: 1,
      abilities: ["Timing(MainPhase)\nCost(Retire(Choose(1, Friend && Yours && !This)))\n\
        Dismiss(Friend && Yours && Pink && !This)"]}
  - {title: Helper, type: Friend, colors: pink, power: 1, cost: 1}
  - {title: Bystander, type: Friend, colors: blue, power: 1, cost: 1}
setup: {at: {turn: Avery, moment: main phase}, A: {tokens: 1, in play: [{card: Recycler, as: recycler, at: A home},
  {card: Helper, as: helper, at: A home}, {card: Bystander, as: other, at: A home}]}}
steps:
`

func TestAStepWhoseActionIsRewoundFailsUnlessItSaysSo(t *testing.T) {
	for _, test := range []struct {
		steps string
		line  int // of the failure; 0 for none
		says  string
	}{
		{"- A: activate recycler\n- A: choose helper\n- A: draw\n", 14,
			"Avery’s action with Recycler is rewound: it can’t be completed (705.2)"},
		{"- A: activate recycler\n- {A: choose helper, rewound: true}\n- A: draw\n", 0, ""},
		{"- {A: draw, rewound: true}\n", 13, "no action is rewound in it"},
		{"- A: activate recycler\n- A: choose other\n", 0, ""},
		{"- A: activate recycler\n- {A: choose other, rewound: true}\n", 14, "no action is rewound in it"},
	} {
		failures := failuresOf(t, recycling+test.steps)
		switch {
		case test.line == 0 && len(failures) > 0:
			t.Errorf("%s: %+v", test.steps, failures)
		case test.line > 0 && (len(failures) != 1 || failures[0].Line != test.line ||
			!strings.Contains(failures[0].Got, test.says)):
			t.Errorf("%s: %+v, want a failure in line %d that says %q", test.steps, failures, test.line, test.says)
		}
	}
}

// tied is a position in which the totals will be the same; steps follow from line
// 8.
const tied = scenariotest.Head + `setup:
  at: {turn: A, window: after flips, faceoff: problem, problem: A problem}
  history: {confronted: [A problem], opponent met: [A problem]}
`

func TestAnUnexpectedTieIsSaid(t *testing.T) {
	const says = "the faceoff is tied at 0, so each player flips another card (514.4c)"
	for text, line := range map[string]int{
		"steps: [pass to: end of faceoff]":                                     8,
		"steps: [pass to: next decision]":                                      8,
		"steps: [pass to: next decision]\nexpect: [{winner of faceoff: A}]":    9,
		"steps:\n- pass to: next decision\n- expect: {window: end of faceoff}": 10,
		"steps:\n- pass to: next decision\n- A: pass":                          10,
	} {
		failures := failuresOf(t, tied+text+"\n")
		if len(failures) == 0 || failures[0].Line != line || !strings.Contains(failures[0].Got, says) {
			t.Errorf("%s: %+v, want a failure in line %d that says %q", text, failures, line, says)
		}
	}
	// Before the comparison nothing is tied, though the totals are the same.
	failures := failuresOf(t, tied+"expect: [{winner of faceoff: A}]\n")
	if len(failures) != 1 || strings.Contains(failures[0].Got, "tied") {
		t.Errorf("%+v, want a failure that doesn't mention a tie", failures)
	}
}

// Where copies of a card are not alike, a step says which it means.
func TestAStepNamesOneOfSeveralCopies(t *testing.T) {
	table := strings.Replace(scenariotest.Head, "text: ignored\n", "", 1) + `cards:
  - {title: Whistle, type: Resource, power: 1, cost: 1, abilities: ["Timing(MainPhase)\nExhaust(Choose(1, Friend))"]}
setup:
  at: {turn: A, moment: main phase}
  A:
    tokens: 2
    in play: [{card: PR8, as: one, at: A home}, {card: PR8, as: two, at: %s}, {card: Whistle, at: A home}]
steps:
%s
`
	const moving, choosing = "  - A: move PR8 to B problem", "  - A: activate Whistle\n  - A: choose PR8"
	for _, c := range []struct {
		second, steps string
		refused       bool
	}{
		{"A home", moving, false},
		{"A problem", moving, true},
		{"A problem", "  - A: move two to B problem", false},
		{"B problem", moving, false}, // only the other can be moved there
		{"A home", choosing, false},
		{"A problem", choosing, true},
		{"A home, counters: 1", choosing, true},
		{"A problem", "  - A: activate Whistle\n  - A: choose two", false},
	} {
		failures := failuresOf(t, fmt.Sprintf(table, c.second, c.steps))
		refused := len(failures) > 0 && strings.Contains(failures[0].Got, "could be several cards")
		if refused != c.refused || !refused && len(failures) > 0 {
			t.Errorf("%s, %s: %+v", c.second, c.steps, failures)
		}
	}
}

// Two cards of the same name are told apart by their aliases.
func TestAHostIsTheCardThatIsMeant(t *testing.T) {
	const hats = scenariotest.Head + `setup:
  at: {turn: A, moment: main phase}
  A: {in play: [{card: PR8, as: one, at: A home}, {card: PR8, as: two, at: A home}, {card: Hard Hat, as: hat, on: two}]}
  B: {hand: [{card: "?", as: mystery}]}
`
	for expected, got := range map[string]string{
		"{hat host: two}":     "",
		"{hat host: PR8}":     "",
		"{hat host: one}":     "Cerulean Skies, Skyward Soarer (two)",
		"{one host: two}":     "none",
		"{hat host: mystery}": "Cerulean Skies, Skyward Soarer (two)",
		"{one host: none}":    "",
	} {
		failures := failuresOf(t, hats+"expect: ["+expected+"]\n")
		if got == "" && len(failures) > 0 || got != "" && (len(failures) != 1 || failures[0].Got != got) {
			t.Errorf("%s: %+v, want %q", expected, failures, got)
		}
	}
}

func TestAScenarioFailsWithoutTheRuleItShows(t *testing.T) {
	s := scenariotest.AnnotatedExample(t)
	for n, want := range map[rule.Number]bool{
		rule.R514_4c: true,  // the tie is not broken
		rule.R503_5:  true,  // the exhausted Friend counts
		rule.R601_3:  false, // the turn goes no further in it
		rule.R607_2:  false, // nothing is uncovered in it
	} {
		if got := FailsWithout(s, n); got != want {
			t.Errorf("without %s it fails: %v, want %v", n, got, want)
		}
	}
	if report := Run(s); !report.OK {
		t.Errorf("with all rules it passes no longer: %+v", report.Failures)
	}
}

// Without priority, turn follows turn and nothing waits for anybody.
func TestAGameThatGoesOnForEverCountsAsFailing(t *testing.T) {
	s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, "the-windows-of-a-turn"))
	if err != nil {
		t.Fatal(err)
	}
	if !FailsWithout(s, rule.R510_1) {
		t.Error("it passes without 510.1")
	}
}

// What is in the opening hands matters once a player chooses whether to
// mulligan: then Chance decides it, if it was said what it can be (404.1).
func TestChanceDealsTheOpeningHands(t *testing.T) {
	s, err := scenario.Read(scenariotest.Library(t), "opening.yaml", []byte(scenariotest.Head+`setup:
  at: start of game
  Avery: {deck: ["? x 7"], draw pool: {PR7: 1, PR8: 6}, problem deck: [Cloudbursting]}
  Blake: {problem deck: [Runaway Cart]}
steps:
  - chance: {A holds: PR7}
  # All others can only be PR8.
  - expect: {A sees PR7: yes}
  - expect: {B sees PR7: no}
  - expect: {decision: A 102.4}
  - A: choose no
  - B: choose yes
expect: [{PR7 in: hand}, {A deck: 1}, {B hand: 6}]
`))
	if err != nil {
		t.Fatal(err)
	}
	if report := Run(s); !report.OK {
		t.Errorf("%+v", report.Failures)
	}
}
