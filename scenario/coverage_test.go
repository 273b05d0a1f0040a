package scenario

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"canterlaw/engine/rule"
)

func coverShipped(t *testing.T, listed []ListedRule) []RuleCoverage {
	t.Helper()
	scenarios, err := Shipped(library(t))
	if err != nil {
		t.Fatal(err)
	}
	covered, err := CoverRules(scenarios, listed)
	if err != nil {
		t.Fatal(err)
	}
	return covered
}

// Scenarios and data/rules/coverage.yaml account for every rule between them. "make rules-coverage" prints the whole table.
func TestEveryRuleIsAccountedFor(t *testing.T) {
	listed, err := ListedRules()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range coverShipped(t, listed) {
		if c.Fault != "" {
			t.Errorf("%s: %s", c.Rule, c.Fault)
		}
	}
}

// The README states the counts.
func TestTheREADMECountsTheRules(t *testing.T) {
	listed, err := ListedRules()
	if err != nil {
		t.Fatal(err)
	}
	counts := map[RuleStatus]int{}
	covered := coverShipped(t, listed)
	for _, c := range covered {
		counts[c.Status]++
	}
	readme, err := os.ReadFile(filepath.Join("..", "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		fmt.Sprintf("Of the %d numbered rules, %d are exercised", len(covered), counts[Exercised]),
		fmt.Sprintf("%d only define, %d can't arise with two players, %d are missing",
			counts[OnlyDefines], counts[NotWithTwoPlayers], counts[Missing]),
	} {
		if !strings.Contains(string(readme), want) {
			t.Errorf("README.md does not say: %s", want)
		}
	}
}

func TestWrongListingsOfRulesAreFound(t *testing.T) {
	covered := map[rule.Number]RuleCoverage{}
	for _, c := range coverShipped(t, []ListedRule{
		{rule.R503_5, OnlyDefines, "a stale entry"},
		{rule.R105_3, OnlyDefines, "what zero is"},
	}) {
		covered[c.Rule] = c
	}
	if c := covered[rule.R503_5]; c.Status != OnlyDefines || !strings.Contains(c.Fault, "exercises it") {
		t.Errorf("a listed rule that scenarios exercise: %+v", c)
	}
	if c := covered[rule.R105_3]; c.Status != OnlyDefines || c.Why != "what zero is" || c.Fault != "" {
		t.Errorf("a listed rule that no scenario exercises: %+v", c)
	}
	if c := covered[rule.R106_1]; c.Status != Missing || c.Fault == "" {
		t.Errorf("a rule that is neither listed nor exercised: %+v", c)
	}
	if c := covered[rule.R514_4c]; c.Status != Exercised || c.Why == "" || c.Fault != "" {
		t.Errorf("a rule that scenarios exercise: %+v", c)
	}
}

func TestAScenarioFailsWithoutTheRuleItShows(t *testing.T) {
	s := annotatedExample(t)
	for n, want := range map[rule.Number]bool{
		rule.R514_4c: true,  // the tie is not broken
		rule.R503_5:  true,  // the exhausted Friend counts
		rule.R601_3:  false, // the turn goes no further in it
		rule.R607_2:  false, // nothing is uncovered in it
	} {
		if got := failsWithout(s, n); got != want {
			t.Errorf("without %s it fails: %v, want %v", n, got, want)
		}
	}
	if report := Run(s); !report.OK {
		t.Errorf("with all rules it passes no longer: %+v", report.Failures)
	}
}

// Without priority, turn follows turn and nothing waits for anybody.
func TestAGameThatGoesOnForEverCountsAsFailing(t *testing.T) {
	s, err := Load(library(t), shippedFile(t, "the-windows-of-a-turn"))
	if err != nil {
		t.Fatal(err)
	}
	if !failsWithout(s, rule.R510_1) {
		t.Error("it passes without 510.1")
	}
}

func TestStatesOfAProgramWithoutARuleDoNotMix(t *testing.T) {
	whole := annotatedExample(t).Program
	without := whole.Without(rule.R503_5)
	if whole.Digest() == without.Digest() || without.Digest() == whole.Without(rule.R505_1b).Digest() {
		t.Errorf("the digests are alike: %s and %s", whole.Digest(), without.Digest())
	}
	if !whole.Holds(rule.R503_5) || without.Holds(rule.R503_5) || !without.Holds(rule.R505_1b) {
		t.Error("another rule is switched off than 503.5")
	}
}

func TestBrokenListsOfRules(t *testing.T) {
	for _, test := range []struct {
		what, text, found string
	}{
		{"a number that is no rule", "only defines:\n  514.9: no\n", `"514.9"`},
		{"a rule twice", "only defines:\n  105.3: zero\nmissing:\n  105.3: zero\n", "105.3 again"},
		{"no reason", "only defines:\n  105.3:\n", "no value"},
		{"another status", "boring: {105.3: zero}\n", `the key "boring"`},
	} {
		_, err := readListedRules("coverage.yaml", []byte(test.text))
		var refused *FileError
		if !errors.As(err, &refused) || refused.Line == 0 || refused.Found != test.found {
			t.Errorf("%s: %v, want it found: %s", test.what, err, test.found)
		}
	}
}
