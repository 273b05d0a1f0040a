package scenario

import "testing"

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
