package scenario

import (
	"fmt"
	"path"
	"slices"
	"strings"
	"sync"

	"canterlaw/data"
	"canterlaw/engine/rule"
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
	defer catchRefusal(&err)
	for _, e := range readYAML(file, text).entries("rules with the branches of each") {
		n := readRule(e.at)
		first := len(branches)
		for _, v := range e.value.list("the branches of the rule") {
			m := v.mapping("a branch", "branch", "shown by")
			b := Branch{n, m.needText("branch", "what makes the game go this way"), m.textOr("shown by", "")}
			if slices.ContainsFunc(branches[first:], func(other Branch) bool { return other.Text == b.Text }) {
				v.refuse(fmt.Sprintf("the branch %q again", b.Text), "each branch of a rule once")
			}
			branches = append(branches, b)
		}
		if len(branches)-first < 2 {
			e.at.refuse(fmt.Sprintf("%s with fewer than two branches", n),
				"two at least; a rule that goes one way only is left out")
		}
	}
	return branches, nil
}

// BranchFault is what is wrong about a branch in the list.
type BranchFault struct {
	Branch Branch
	Fault  string
}

// CheckBranches compares branches with the scenarios that are said to show them.
// A scenario can show a branch of a rule if it is about the rule: it cites it,
// expects it (to be cited or not, or behind a decision or a violation), or names
// it among its "rules". Rules that are listed as not exercised have no branches
// to show. Every scenario must pass as it is; an error names one that doesn't.
func CheckBranches(scenarios []*Scenario, listed []ListedRule, branches []Branch) ([]BranchFault, error) {
	named := map[string]*Scenario{}
	for _, s := range scenarios {
		named[strings.TrimSuffix(path.Base(s.File), ".yaml")] = s
	}
	about := map[*Scenario]map[rule.Number]bool{}
	var faults []BranchFault
	for _, b := range branches {
		s := named[b.ShownBy]
		if s != nil && about[s] == nil {
			var err error
			if about[s], err = s.about(); err != nil {
				return nil, err
			}
		}
		fault := ""
		switch {
		case slices.ContainsFunc(listed, func(l ListedRule) bool { return l.Rule == b.Rule }):
			fault = "no scenario exercises the rule, as " + coverageFile + " says"
		case b.ShownBy == "":
		case s == nil:
			fault = fmt.Sprintf("no scenario is called %q", b.ShownBy)
		case !about[s][b.Rule]:
			fault = s.File + " is not about the rule: it neither cites nor expects nor names it"
		}
		if fault != "" {
			faults = append(faults, BranchFault{b, fault})
		}
	}
	return faults, nil
}

// about finds the rules that a scenario cites, expects or names.
func (s *Scenario) about() (map[rule.Number]bool, error) {
	c := coverage{expecting: map[rule.Number][]*Scenario{}}
	if err := c.gather(s); err != nil {
		return nil, err
	}
	b, err := runOneWay(s, way{})
	if err != nil {
		return nil, err
	}
	about := map[rule.Number]bool{}
	for _, n := range rule.All() {
		about[n] = len(c.expecting[n]) > 0 || b.cites(n) || slices.Contains(s.Rules, n)
	}
	return about, nil
}
