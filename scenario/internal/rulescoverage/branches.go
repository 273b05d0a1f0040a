package main

import (
	"fmt"
	"io"

	"canterlaw/engine/rule"
	"canterlaw/scenario"
)

// printBranches prints how many branches there are, and those that no scenario
// shows.
func printBranches(w io.Writer, branches []scenario.Branch) {
	rules, unshown := map[rule.Number]bool{}, []scenario.Branch{}
	for _, b := range branches {
		rules[b.Rule] = true
		if b.ShownBy == "" {
			unshown = append(unshown, b)
		}
	}
	fmt.Fprintf(w, "%d branches of %d rules, %d without a scenario\n", len(branches), len(rules), len(unshown))
	for _, b := range unshown {
		fmt.Fprintf(w, "without a scenario: %s: %s\n", b.Rule, b.Text)
	}
}

// printBranchFaults prints what is wrong about branches, and gives their number.
func printBranchFaults(w io.Writer, wrong []BranchFault) int {
	for _, f := range wrong {
		fmt.Fprintf(w, "wrong in data/rules/clauses.yaml: %s: %s: %s\n", f.Branch.Rule, f.Branch.Text, f.Fault)
	}
	return len(wrong)
}
