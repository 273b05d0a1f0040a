package scenario

import (
	"fmt"
	"sync"

	"canterlaw/data"
	"canterlaw/engine/rule"
)

// ListedRule is a rule that scenarios don't exercise, and why they don't.
type ListedRule struct {
	Rule   rule.Number
	Status RuleStatus
	Why    string
}

// coverageFile is where the rules stand that scenarios don't exercise.
const coverageFile = "rules/coverage.yaml"

// ListedRules gives the rules that scenarios don't exercise,
// in the order of their file. The slice is shared: do not change it. An error
// means that the shipped file itself is wrong.
var ListedRules = sync.OnceValues(func() ([]ListedRule, error) {
	text, err := data.FS.ReadFile(coverageFile)
	if err != nil {
		return nil, fmt.Errorf("reading which rules are covered: %w", err)
	}
	return readListedRules("data/"+coverageFile, text)
})

func readListedRules(file string, text []byte) (listed []ListedRule, err error) {
	defer catchRefusal(&err)
	root := readYAML(file, text).mapping("the rules that scenarios don't exercise", statusNames[OnlyDefines:]...)
	where := map[rule.Number]RuleStatus{}
	for _, status := range RuleStatuses()[OnlyDefines:] {
		rules, found := root.get(status.String())
		if !found {
			continue
		}
		for _, e := range rules.entries("rules with the reason for each") {
			n := readRule(e.at)
			if other, twice := where[n]; twice {
				e.at.refuse(n.String()+" again", fmt.Sprintf("each rule once; it is under %q already", other))
			}
			where[n] = status
			listed = append(listed, ListedRule{n, status, e.value.text("the reason")})
		}
	}
	return listed, nil
}
