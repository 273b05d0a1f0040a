package scenario

import (
	"fmt"
	"slices"
	"sync"

	"canterlaw/data"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

// Branch is one of the ways in which a rule can make the game go: a condition
// that holds or doesn't, an alternative, a row of a table, an exception, a limit
// that is reached or isn't.
type Branch struct {
	Rule rule.Number
	Text string // what makes the game go this way, as a noun phrase
	// ShownBy is the shipped scenario in which it goes this way: the name of its
	// file without folder and ending; "" if there is none yet.
	ShownBy string
}

// clausesFile is where the branches of the rules stand.
const clausesFile = "rules/clauses.yaml"

// Branches gives the branches of the rules, in the order of
// their file. The slice is shared: do not change it. An error means that the
// shipped file itself is wrong.
var Branches = sync.OnceValues(func() ([]Branch, error) {
	text, err := data.FS.ReadFile(clausesFile)
	if err != nil {
		return nil, fmt.Errorf("reading the branches of the rules: %w", err)
	}
	return readBranches("data/"+clausesFile, text)
})

func readBranches(file string, text []byte) (branches []Branch, err error) {
	defer source.Catch(&err)
	for _, e := range source.Read(file, text).Entries("rules with the branches of each") {
		n := readRule(e.At)
		first := len(branches)
		for _, v := range e.Value.List("the branches of the rule") {
			m := v.Mapping("a branch", "branch", "shown by")
			b := Branch{n, m.NeedText("branch", "what makes the game go this way"), m.TextOr("shown by", "")}
			if slices.ContainsFunc(branches[first:], func(other Branch) bool { return other.Text == b.Text }) {
				v.Refuse(fmt.Sprintf("the branch %q again", b.Text), "each branch of a rule once")
			}
			branches = append(branches, b)
		}
		if len(branches)-first < 2 {
			e.At.Refuse(fmt.Sprintf("%s with fewer than two branches", n),
				"two at least; a rule that goes one way only is left out")
		}
	}
	return branches, nil
}
