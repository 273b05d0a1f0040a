package scenario

import (
	"fmt"
	"strings"
	"testing"
)

// Avery, whose score is not as expected, then can't draw without action tokens.
func TestAFailedExpectationIsReportedBeforeTheStepThatCanNotBeMade(t *testing.T) {
	s, err := Read(library(t), "failing.yaml", []byte(mainPhase+
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
	s, err := Read(library(t), "failing.yaml", []byte(head+
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
