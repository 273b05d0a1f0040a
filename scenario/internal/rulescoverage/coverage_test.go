package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

func coverShipped(t *testing.T, listed []scenario.ListedRule) []RuleCoverage {
	t.Helper()
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	covered, err := CoverRules(scenarios, listed)
	if err != nil {
		t.Fatal(err)
	}
	return covered
}

// Scenarios and data/rules/coverage.yaml account for every rule between them. "make rules-coverage"
// prints the whole table.
func TestEveryRuleIsAccountedFor(t *testing.T) {
	listed, err := scenario.ListedRules()
	if err != nil {
		t.Fatal(err)
	}
	covered := coverShipped(t, listed)
	if len(covered) < 358 {
		t.Errorf("%d rules are accounted for, want 358 or more", len(covered))
	}
	for _, c := range covered {
		if c.Fault != "" {
			t.Errorf("%s: %s", c.Rule, c.Fault)
		}
	}
}

// The README states the counts.
func TestTheREADMECountsTheRules(t *testing.T) {
	listed, err := scenario.ListedRules()
	if err != nil {
		t.Fatal(err)
	}
	counts := map[scenario.RuleStatus]int{}
	covered := coverShipped(t, listed)
	for _, c := range covered {
		counts[c.Status]++
	}
	readme, err := os.ReadFile(filepath.Join("..", "..", "..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		fmt.Sprintf("Of the %d numbered rules, %d are exercised", len(covered), counts[scenario.Exercised]),
		fmt.Sprintf("%d only define, %d can't arise with two players, %d are missing",
			counts[scenario.OnlyDefines], counts[scenario.NotWithTwoPlayers], counts[scenario.Missing]),
	} {
		if !strings.Contains(string(readme), want) {
			t.Errorf("README.md does not say: %s", want)
		}
	}
}

func TestWrongListingsOfRulesAreFound(t *testing.T) {
	covered := map[rule.Number]RuleCoverage{}
	for _, c := range coverShipped(t, []scenario.ListedRule{
		{Rule: rule.R503_5, Status: scenario.OnlyDefines, Why: "a stale entry"},
		{Rule: rule.R105_3, Status: scenario.OnlyDefines, Why: "what zero is"},
	}) {
		covered[c.Rule] = c
	}
	if c := covered[rule.R503_5]; c.Status != scenario.OnlyDefines || !strings.Contains(c.Fault, "exercises it") {
		t.Errorf("a listed rule that scenarios exercise: %+v", c)
	}
	if c := covered[rule.R105_3]; c.Status != scenario.OnlyDefines || c.Why != "what zero is" || c.Fault != "" {
		t.Errorf("a listed rule that no scenario exercises: %+v", c)
	}
	if c := covered[rule.R106_1]; c.Status != scenario.Missing || c.Fault == "" {
		t.Errorf("a rule that is neither listed nor exercised: %+v", c)
	}
	if c := covered[rule.R514_4c]; c.Status != scenario.Exercised || c.Why == "" || c.Fault != "" {
		t.Errorf("a rule that scenarios exercise: %+v", c)
	}
}

func TestStatesOfAProgramWithoutARuleDoNotMix(t *testing.T) {
	whole := scenariotest.AnnotatedExample(t).Program
	without := whole.Without(rule.R503_5)
	if whole.Digest() == without.Digest() || without.Digest() == whole.Without(rule.R505_1b).Digest() {
		t.Errorf("the digests are alike: %s and %s", whole.Digest(), without.Digest())
	}
	if !whole.Holds(rule.R503_5) || without.Holds(rule.R503_5) || !without.Holds(rule.R505_1b) {
		t.Error("another rule is switched off than 503.5")
	}
}

// Each branch of data/rules/clauses.yaml is shown by a scenario about its rule.
// "make rules-coverage" counts them.
func TestScenariosShowTheBranchesOfTheRules(t *testing.T) {
	branches, err := scenario.Branches()
	if err != nil {
		t.Fatal(err)
	}
	listed, err := scenario.ListedRules()
	if err != nil {
		t.Fatal(err)
	}
	if len(branches) == 0 {
		t.Fatal("no branches are listed")
	}
	for _, wrong := range checkShipped(t, listed, branches) {
		t.Errorf("%s: %s: %s", wrong.Branch.Rule, wrong.Branch.Text, wrong.Fault)
	}
}

func checkShipped(t *testing.T, listed []scenario.ListedRule, branches []scenario.Branch) []BranchFault {
	t.Helper()
	scenarios, err := scenario.Shipped(scenariotest.Library(t))
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
	listed := []scenario.ListedRule{{Rule: rule.R105_3, Status: scenario.OnlyDefines, Why: "what zero is"}}
	for _, test := range []struct {
		what   string
		branch scenario.Branch
		fault  string // a part of it; "" if nothing is wrong
	}{
		{"cited", scenario.Branch{Rule: rule.R514_4c, Text: "a tie", ShownBy: "tied-twice"}, ""},
		{"expected as a violation", scenario.Branch{Rule: rule.R609_2e, Text: "not frightened",
			ShownBy: "rallying-and-moving"}, ""},
		{"named among the rules", scenario.Branch{Rule: rule.R101_1, Text: "enough cards", ShownBy: "a-legal-deck"},
			""},
		{"not shown yet", scenario.Branch{Rule: rule.R514_4c, Text: "a tie", ShownBy: ""}, ""},
		{"no such scenario", scenario.Branch{Rule: rule.R514_4c, Text: "a tie", ShownBy: "tied-thrice"},
			`"tied-thrice"`},
		{"a scenario about something else", scenario.Branch{Rule: rule.R514_4c, Text: "a tie", ShownBy: "a-legal-deck"},
			"not about the rule"},
		{"a rule that isn't exercised", scenario.Branch{Rule: rule.R105_3, Text: "zero", ShownBy: ""}, "coverage.yaml"},
	} {
		faults := checkShipped(t, listed, []scenario.Branch{test.branch})
		switch {
		case test.fault == "" && len(faults) > 0:
			t.Errorf("%s: %s", test.what, faults[0].Fault)
		case test.fault != "" && (len(faults) != 1 || !strings.Contains(faults[0].Fault, test.fault)):
			t.Errorf("%s: %+v, want a fault with %s", test.what, faults, test.fault)
		}
	}
}
