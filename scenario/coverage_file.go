package scenario

import (
	"fmt"
	"sync"

	"canterlaw/data"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// ListedRule is a rule that scenarios don't exercise, and why they don't.
type ListedRule struct {
	Rule   rule.Number
	Status RuleStatus
	Why    string
}

// CoverageFile is where the rules stand that scenarios don't exercise.
const CoverageFile = "rules/coverage.yaml"

// ListedRules gives the rules that scenarios don't exercise,
// in the order of their file. The slice is shared: do not change it. An error
// means that the shipped file itself is wrong.
var ListedRules = sync.OnceValues(func() ([]ListedRule, error) {
	text, err := data.FS.ReadFile(CoverageFile)
	if err != nil {
		return nil, fmt.Errorf("reading which rules are covered: %w", err)
	}
	return readListedRules("data/"+CoverageFile, text)
})

func readListedRules(file string, text []byte) (listed []ListedRule, err error) {
	defer source.Catch(&err)
	root := source.Read(file, text).Mapping("the rules that scenarios don't exercise", statusNames[OnlyDefines:]...)
	where := map[rule.Number]RuleStatus{}
	for _, status := range RuleStatuses()[OnlyDefines:] {
		rules, found := root.Get(status.String())
		if !found {
			continue
		}
		for _, e := range rules.Entries("rules with the reason for each") {
			n := readRule(e.At)
			if other, twice := where[n]; twice {
				e.At.Refuse(n.String()+" again", fmt.Sprintf("each rule once; it is under %q already", other))
			}
			where[n] = status
			listed = append(listed, ListedRule{n, status, e.Value.Text("the reason")})
		}
	}
	return listed, nil
}

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
