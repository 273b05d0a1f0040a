package scenario

import (
	"errors"
	"strings"
	"testing"

	"canterlaw/engine/rule"
)

// Each branch of data/rules/clauses.yaml is shown by a scenario about its rule.
// "make rules-coverage" counts them.
func TestScenariosShowTheBranchesOfTheRules(t *testing.T) {
	branches, err := Branches()
	if err != nil {
		t.Fatal(err)
	}
	listed, err := ListedRules()
	if err != nil {
		t.Fatal(err)
	}
	for _, wrong := range checkShipped(t, listed, branches) {
		t.Errorf("%s: %s: %s", wrong.Branch.Rule, wrong.Branch.Text, wrong.Fault)
	}
}

func checkShipped(t *testing.T, listed []ListedRule, branches []Branch) []BranchFault {
	t.Helper()
	scenarios, err := Shipped(library(t))
	if err != nil {
		t.Fatal(err)
	}
	faults, err := CheckBranches(scenarios, listed, branches)
	if err != nil {
		t.Fatal(err)
	}
	return faults
}

func TestWrongBranchesAreFound(t *testing.T) {
	listed := []ListedRule{{rule.R105_3, OnlyDefines, "what zero is"}}
	for _, test := range []struct {
		what   string
		branch Branch
		fault  string // a part of it; "" if nothing is wrong
	}{
		{"cited", Branch{rule.R514_4c, "a tie", "tied-twice"}, ""},
		{"expected as a violation", Branch{rule.R609_2e, "not frightened", "rallying-and-moving"}, ""},
		{"named among the rules", Branch{rule.R101_1, "enough cards", "a-legal-deck"}, ""},
		{"not shown yet", Branch{rule.R514_4c, "a tie", ""}, ""},
		{"no such scenario", Branch{rule.R514_4c, "a tie", "tied-thrice"}, `"tied-thrice"`},
		{"a scenario about something else", Branch{rule.R514_4c, "a tie", "a-legal-deck"}, "not about the rule"},
		{"a rule that isn't exercised", Branch{rule.R105_3, "zero", ""}, "coverage.yaml"},
	} {
		faults := checkShipped(t, listed, []Branch{test.branch})
		switch {
		case test.fault == "" && len(faults) > 0:
			t.Errorf("%s: %s", test.what, faults[0].Fault)
		case test.fault != "" && (len(faults) != 1 || !strings.Contains(faults[0].Fault, test.fault)):
			t.Errorf("%s: %+v, want a fault with %s", test.what, faults, test.fault)
		}
	}
}

func TestBrokenListsOfBranches(t *testing.T) {
	for _, test := range []struct {
		what, text, found string
	}{
		{"a number that is no rule", "514.9: [{branch: a tie}]\n", `"514.9"`},
		{"a rule twice", "105.3: [{branch: zero}, {branch: one}]\n105.3: [{branch: zero}, {branch: one}]\n", `the key "105.3" again`},
		{"a branch twice", "105.3: [{branch: zero}, {branch: zero}]\n", `the branch "zero" again`},
		{"a rule that goes one way", "105.3: [{branch: zero}]\n", "105.3 with fewer than two branches"},
		{"no text", "105.3: [{shown by: tied-twice}, {branch: zero}]\n", `a branch without "branch"`},
		{"another key", "105.3: [{branch: zero, shown: tied-twice}]\n", `the key "shown"`},
	} {
		_, err := readBranches("clauses.yaml", []byte(test.text))
		var refused *FileError
		if !errors.As(err, &refused) || refused.Line == 0 || refused.Found != test.found {
			t.Errorf("%s: %v, want it found: %s", test.what, err, test.found)
		}
	}
}
