package main

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// RuleCoverage is how one rule is covered.
type RuleCoverage struct {
	Rule   rule.Number
	Status scenario.RuleStatus
	// Why is the reason that coverage.yaml gives, or for an exercised rule the
	// scenario that fails without it.
	Why string
	// Fault says why coverage.yaml is wrong about the rule; "" if it is right.
	Fault string
}

// CoverRules finds how the scenarios cover each numbered rule, and compares it with what is listed.
// A rule is exercised if
//
//   - a scenario expects it: by "cited" or "not cited", by the rule of a
//     decision or of the violations that it expects, or by naming it among its
//     "rules" where its trail cites it; and a scenario fails without the rule;
//   - or a scenario names it among its "rules" and itself fails without it: what
//     the rule does there needs no line of its own in a trail.
//
// What it means to be without a rule is said at [board.Program.Without]. Every
// scenario must pass as it is; an error names one that doesn't.
func CoverRules(scenarios []*scenario.Scenario, listed []scenario.ListedRule) ([]RuleCoverage, error) {
	c := coverage{scenarios: scenarios, expecting: map[rule.Number][]*scenario.Scenario{}}
	for _, s := range scenarios {
		if err := c.gather(s); err != nil {
			return nil, err
		}
	}
	reasons := map[rule.Number]scenario.ListedRule{}
	for _, l := range listed {
		reasons[l.Rule] = l
	}
	var covered []RuleCoverage
	for _, n := range rule.All() {
		covered = append(covered, c.cover(n, reasons[n]))
	}
	return covered, nil
}

// coverage is the scenarios and what they expect.
type coverage struct {
	scenarios []*scenario.Scenario
	expecting map[rule.Number][]*scenario.Scenario
}

// cover finds how a rule is covered; listed is its zero value if the rule isn't
// listed.
func (c *coverage) cover(n rule.Number, listed scenario.ListedRule) RuleCoverage {
	found := RuleCoverage{Rule: n, Status: listed.Status, Why: listed.Why}
	shown := c.failing(n)
	switch {
	case listed.Rule == 0 && shown != nil:
		found.Why = shown.File
	case listed.Rule == 0:
		found.Status, found.Why = scenario.Missing, c.lack(n)
		found.Fault = "nothing shows it: " + found.Why
	case shown != nil:
		found.Fault = fmt.Sprintf("it is listed under %q, but %s exercises it", listed.Status, shown.File)
	}
	return found
}

// failing finds a scenario that fails without the rule, if the rule counts as
// exercised then; nil if it doesn't.
func (c *coverage) failing(n rule.Number) *scenario.Scenario {
	expecting := c.expecting[n]
	among := expecting
	if len(expecting) > 0 {
		among = append(slices.Clone(expecting), c.scenarios...) // the likeliest first
	} else {
		for _, s := range c.scenarios {
			if slices.Contains(s.Rules, n) {
				among = append(among, s)
			}
		}
	}
	for _, s := range among {
		if playing.FailsWithout(s, n) {
			return s
		}
	}
	return nil
}

// lack says why a rule that isn't exercised is not.
func (c *coverage) lack(n rule.Number) string {
	if expecting := c.expecting[n]; len(expecting) > 0 {
		return fmt.Sprintf("%s expects it, but no scenario fails without it", expecting[0].File)
	}
	return "no scenario expects it"
}

// gather runs a scenario and notes which rules it expects.
func (c *coverage) gather(s *scenario.Scenario) error {
	b, err := playing.NewSandbox(s)
	if err != nil {
		return err
	}
	expected := map[rule.Number]bool{}
	for b.NextStep() < len(s.Steps) {
		if e := s.Steps[b.NextStep()].Expects; e != nil {
			noteExpected(b, e, expected)
		}
		if err := b.Forward(); err != nil {
			return err
		}
	}
	for i := range s.Expect {
		noteExpected(b, &s.Expect[i], expected)
	}
	for _, r := range b.Results() {
		if !r.OK {
			return fmt.Errorf("%s:%d: expected %s, but %s", s.File, r.Line, r.Expected, r.Got)
		}
	}
	for _, n := range s.Rules {
		if b.Cites(n) {
			expected[n] = true
		}
	}
	for n := range expected {
		c.expecting[n] = append(c.expecting[n], s)
	}
	return nil
}

// noteExpected adds the rules that an expectation is about at this moment.
func noteExpected(b *playing.Sandbox, e *scenario.Expectation, expected map[rule.Number]bool) {
	switch {
	case e.Cited != 0:
		expected[e.Cited] = true
	case e.NotCited != 0:
		expected[e.NotCited] = true
	case e.Subject != nil && e.Subject.Kind == scenario.DeciderNow:
		if _, number, found := strings.Cut(e.Value, " "); found {
			n, _ := rule.Parse(number) // what isn't a number expects no rule
			expected[n] = true
		}
	case e.Illegal != nil:
		var violations engine.Violations
		if action, err := b.Resolve(e.Illegal); err == nil {
			b.Game().CheckFor(e.Illegal.Player, action, &violations)
		}
		for _, v := range violations {
			if slices.Contains(e.Because, v.Code) {
				expected[v.Rule] = true
			}
		}
	}
}
