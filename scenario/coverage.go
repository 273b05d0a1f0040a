package scenario

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine"
	"canterlaw/engine/rule"
)

// RuleStatus says whether and how a numbered rule is covered by scenarios.
type RuleStatus uint8

// The statuses. All but Exercised stand in data/rules/coverage.yaml, with a
// reason for each rule.
const (
	Exercised         RuleStatus = iota // a scenario expects the rule, and without the rule one fails
	OnlyDefines                         // the rule says what something is and orders nothing to be done
	NotWithTwoPlayers                   // what the rule says can't arise with two players
	Missing                             // nothing shows the rule yet
)

var statusNames = [...]string{"exercised", "only defines", "can't arise with two players", "missing"}

// RuleStatuses lists all statuses.
func RuleStatuses() []RuleStatus {
	return []RuleStatus{Exercised, OnlyDefines, NotWithTwoPlayers, Missing}
}

// String gives the status as coverage.yaml has it.
func (s RuleStatus) String() string { return statusNames[s] }

// RuleCoverage is how one rule is covered.
type RuleCoverage struct {
	Rule   rule.Number
	Status RuleStatus
	// Why is the reason that coverage.yaml gives, or for an exercised rule the
	// scenario that fails without it.
	Why string
	// Fault says why coverage.yaml is wrong about the rule; "" if it is right.
	Fault string
}

// CoverRules finds how the scenarios cover each numbered rule, and compares it with what is listed. A rule is exercised if
//
//   - a scenario expects it: by "cited" or "not cited", by the rule of a
//     decision or of the violations that it expects, or by naming it among its
//     "rules" where its trail cites it; and a scenario fails without the rule;
//   - or a scenario names it among its "rules" and itself fails without it: what
//     the rule does there needs no line of its own in a trail.
//
// What it means to be without a rule is said at [board.Program.Without]. Every
// scenario must pass as it is; an error names one that doesn't.
func CoverRules(scenarios []*Scenario, listed []ListedRule) ([]RuleCoverage, error) {
	c := coverage{scenarios: scenarios, expecting: map[rule.Number][]*Scenario{}}
	for _, s := range scenarios {
		if err := c.gather(s); err != nil {
			return nil, err
		}
	}
	reasons := map[rule.Number]ListedRule{}
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
	scenarios []*Scenario
	expecting map[rule.Number][]*Scenario
}

// cover finds how a rule is covered; listed is its zero value if the rule isn't
// listed.
func (c *coverage) cover(n rule.Number, listed ListedRule) RuleCoverage {
	found := RuleCoverage{Rule: n, Status: listed.Status, Why: listed.Why}
	shown := c.failing(n)
	switch {
	case listed.Rule == 0 && shown != nil:
		found.Why = shown.File
	case listed.Rule == 0:
		found.Status, found.Why = Missing, c.lack(n)
		found.Fault = "nothing shows it: " + found.Why
	case shown != nil:
		found.Fault = fmt.Sprintf("it is listed under %q, but %s exercises it", listed.Status, shown.File)
	}
	return found
}

// failing finds a scenario that fails without the rule, if the rule counts as
// exercised then; nil if it doesn't.
func (c *coverage) failing(n rule.Number) *Scenario {
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
		if failsWithout(s, n) {
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
func (c *coverage) gather(s *Scenario) error {
	b, err := NewSandbox(s)
	if err != nil {
		return err
	}
	expected := map[rule.Number]bool{}
	for b.NextStep() < len(s.Steps) {
		if e := s.Steps[b.NextStep()].Expects; e != nil {
			b.noteExpected(e, expected)
		}
		if err := b.Forward(); err != nil {
			return err
		}
	}
	for i := range s.Expect {
		b.noteExpected(&s.Expect[i], expected)
	}
	for _, r := range b.Results() {
		if !r.OK {
			return fmt.Errorf("%s:%d: expected %s, but %s", s.File, r.Line, r.Expected, r.Got)
		}
	}
	for _, n := range s.Rules {
		if b.cites(n) {
			expected[n] = true
		}
	}
	for n := range expected {
		c.expecting[n] = append(c.expecting[n], s)
	}
	return nil
}

// noteExpected adds the rules that an expectation is about at this moment.
func (b *Sandbox) noteExpected(e *Expectation, expected map[rule.Number]bool) {
	switch {
	case e.Cited != 0:
		expected[e.Cited] = true
	case e.NotCited != 0:
		expected[e.NotCited] = true
	case e.Subject != nil && e.Subject.Kind == DeciderNow:
		if _, number, found := strings.Cut(e.Value, " "); found {
			n, _ := rule.Parse(number) // what isn't a number expects no rule
			expected[n] = true
		}
	case e.Illegal != nil:
		var violations engine.Violations
		if action, err := b.resolve(e.Illegal); err == nil {
			b.game.CheckFor(e.Illegal.Player, action, &violations)
		}
		for _, v := range violations {
			if slices.Contains(e.Because, v.Code) {
				expected[v.Rule] = true
			}
		}
	}
}

// failsWithout reports whether a scenario fails when a rule is switched off.
// Without a rule a game may go on for ever, or come to a step that finds nothing
// where the rules put something: that is failing too.
func failsWithout(s *Scenario, n rule.Number) (fails bool) {
	defer func() {
		if recover() != nil {
			fails = true
		}
	}()
	without := *s
	without.Program, without.PointsUnsaid = s.Program.Without(n), true
	b, err := runOneWay(&without, way{between: stopAfter(mostMoves)})
	return err != nil || slices.ContainsFunc(b.Results(), func(r Result) bool { return !r.OK })
}

// mostMoves is how many moves a scenario may take while a rule is switched off.
// None needs nearly as many.
const mostMoves = 2_000

// stopAfter gives an error after a number of moves.
func stopAfter(most int) func(*Sandbox) error {
	moves := 0
	return func(*Sandbox) error {
		if moves++; moves > most {
			return fmt.Errorf("the scenario has not come to its end after %d moves", most)
		}
		return nil
	}
}
