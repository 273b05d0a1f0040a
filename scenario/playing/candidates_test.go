package playing

import (
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
)

// challenged is a position in which Avery chooses which of two Troublemakers to
// challenge; the steps follow from line 13.
const challenged = scenariotest.Head + `setup:
  at: {turn: Avery, window: start of challenge step}
  Avery: {in play: [{card: "Holly Dash, Flighty Filly", as: holly, at: A problem}, {card: PR8, as: other,
    at: B problem}]}
  Blake: {in play: [{card: Timberwolf, as: wolf, at: A problem}, {card: Timberwolf, as: stray, at: B problem},
    {card: Timberwolf, as: hidden, at: B problem, face-down: true}]}
steps:
  - pass to: next decision
`

// failuresOf are what was expected and did not hold, as "line: got".
func failuresOf(t *testing.T, text string) []Result {
	t.Helper()
	return Run(scenariotest.Read(t, text)).Failures
}

func TestWhatADecisionOffersIsCompared(t *testing.T) {
	for _, test := range []struct {
		expected string
		holds    bool
	}{
		{"{candidates: [stray, wolf]}", true},
		{"{candidates: [Timberwolf, Timberwolf], at most: 1}", true},
		{"{candidates: [Timberwolf, wolf]}", true},
		{"{candidates: wolf}", false},
		{"{candidates: [wolf, stray, hidden]}", false},
		{"{candidates: [wolf, wolf]}", false},
		{"{candidates: []}", false},
		{"{candidates: [wolf, stray], at most: 2}", false},
		{"{among: wolf}", true},
		{"{among: [wolf, hidden]}", false},
		{"{among: wolf, not among: [hidden, holly]}", true},
		{"{among: wolf, not among: [hidden, stray]}", false},
		{"{not among: Timberwolf}", false},
		{"{at most: 1}", true},
		{"{at most: 0}", false},
	} {
		failures := failuresOf(t, challenged+"expect: ["+test.expected+"]\n")
		if holds := len(failures) == 0; holds != test.holds {
			t.Errorf("%s: %+v", test.expected, failures)
		}
		for _, f := range failures {
			if f.Line != 13 || !strings.Contains(f.Got, "Timberwolf (Avery’s Problem)") &&
				!strings.Contains(f.Got, "wolf") || !strings.Contains(f.Got, "at most 1") {
				t.Errorf("%s: got %q, want what is offered instead", test.expected, f.Got)
			}
		}
	}
}

func TestPriorityOffersNoCandidates(t *testing.T) {
	failures := failuresOf(t, scenariotest.MainPhase+"expect: [{candidates: []}]\n")
	if len(failures) != 1 || !strings.Contains(failures[0].Got, "nothing to choose: Avery may open") {
		t.Errorf("%+v", failures)
	}
}

func TestWhatAnUnknownCardCanBeIsACandidate(t *testing.T) {
	const position = scenariotest.Head + `setup:
  at: {turn: A, window: start of faceoff, faceoff: problem, problem: A problem}
  A: {deck: ["? x 2"], draw pool: {PR7: 1, PR8: 1}}
  history: {confronted: [A problem], opponent met: [A problem]}
steps: [pass to: next decision]
`
	if failures := failuresOf(t,
		position+"expect: [{candidates: [PR8, PR7]}, {decision: Chance 515.1}]\n"); len(failures) > 0 {
		t.Errorf("%+v", failures)
	}
	if failures := failuresOf(t, position+"expect: [{candidates: PR7}]\n"); len(failures) != 1 {
		t.Errorf("%+v, want one failure", failures)
	}
}

func TestAnActionIsIllegalForAnyReasonOrForOneOfSeveral(t *testing.T) {
	const position = scenariotest.MainPhase + "expect: "
	for expected, holds := range map[string]bool{
		"{illegal: {A: draw}}": true,
		"{illegal: {A: draw}, because any of: not-enough-tokens}":                true,
		"{illegal: {A: draw}, because any of: [window-open, not-enough-tokens]}": true,
		"{illegal: {A: draw}, because any of: [window-open, no-priority]}":       false,
		"{illegal: {B: draw}, because any of: no-priority}":                      true, // and for others
		"{illegal: {B: draw}, because: no-priority}":                             false,
	} {
		failures := failuresOf(t, position+"["+expected+"]\n")
		if (len(failures) == 0) != holds {
			t.Errorf("%s: %+v", expected, failures)
		}
	}
	if failures := failuresOf(t, strings.Replace(position, "main phase}", "main phase}, A: {tokens: 1}",
		1)+"[{illegal: {A: draw}}]\n"); len(failures) != 1 || failures[0].Got != "it is legal" {
		t.Errorf("%+v, want that it is legal", failures)
	}
}
