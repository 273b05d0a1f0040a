package main

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"canterlaw/engine/rule"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// BranchFault is what is wrong about a branch in the list.
type BranchFault struct {
	Branch scenario.Branch
	Fault  string
}

// CheckBranches compares branches with the scenarios that are said to show them.
// A scenario can show a branch of a rule if it is about the rule: it cites it,
// expects it (to be cited or not, or behind a decision or a violation), or names
// it among its "rules". Rules that are listed as not exercised have no branches
// to show. Every scenario must pass as it is; an error names one that doesn't.
func CheckBranches(scenarios []*scenario.Scenario, listed []scenario.ListedRule,
	branches []scenario.Branch) ([]BranchFault, error) {
	named := map[string]*scenario.Scenario{}
	for _, s := range scenarios {
		named[strings.TrimSuffix(path.Base(s.File), ".yaml")] = s
	}
	about := map[*scenario.Scenario]map[rule.Number]bool{}
	var faults []BranchFault
	for _, b := range branches {
		s := named[b.ShownBy]
		if s != nil && about[s] == nil {
			var err error
			if about[s], err = rulesAbout(s); err != nil {
				return nil, err
			}
		}
		fault := ""
		switch {
		case slices.ContainsFunc(listed, func(l scenario.ListedRule) bool { return l.Rule == b.Rule }):
			fault = "no scenario exercises the rule, as " + scenario.CoverageFile + " says"
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

// rulesAbout finds the rules that a scenario cites, expects or names.
func rulesAbout(s *scenario.Scenario) (map[rule.Number]bool, error) {
	c := coverage{expecting: map[rule.Number][]*scenario.Scenario{}}
	if err := c.gather(s); err != nil {
		return nil, err
	}
	b, err := playing.NewSandbox(s)
	if err != nil {
		return nil, err
	}
	if err := b.ToEnd(); err != nil {
		return nil, err
	}
	about := map[rule.Number]bool{}
	for _, n := range rule.All() {
		about[n] = len(c.expecting[n]) > 0 || b.Cites(n) || slices.Contains(s.Rules, n)
	}
	return about, nil
}
