// Rulescoverage prints how the shipped scenarios cover the numbered rules: counts by chapter, the
// rules and the branches of rules that
// nothing shows yet, and where data/rules/coverage.yaml and clauses.yaml are
// wrong. Its exit status is 1 if they are wrong anywhere, 2 if the shipped data
// can't be used.
package main

import (
	"fmt"
	"io"
	"os"
	"text/tabwriter"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

func main() {
	covered, branches, wrong, err := cover()
	if err != nil {
		fmt.Fprintln(os.Stderr, "rules coverage:", err)
		os.Exit(2)
	}
	printCounts(os.Stdout, covered)
	printMissing(os.Stdout, covered)
	printBranches(os.Stdout, branches)
	if printFaults(os.Stdout, covered)+printBranchFaults(os.Stdout, wrong) > 0 {
		os.Exit(1)
	}
}

func cover() ([]RuleCoverage, []scenario.Branch, []BranchFault, error) {
	library, err := rulesdb.Open("")
	if err != nil {
		return nil, nil, nil, err
	}
	scenarios, err := scenario.Shipped(library)
	if err != nil {
		return nil, nil, nil, err
	}
	listed, err := scenario.ListedRules()
	if err != nil {
		return nil, nil, nil, err
	}
	branches, err := scenario.Branches()
	if err != nil {
		return nil, nil, nil, err
	}
	covered, err := CoverRules(scenarios, listed)
	if err != nil {
		return nil, nil, nil, err
	}
	wrong, err := CheckBranches(scenarios, listed, branches)
	return covered, branches, wrong, err
}

// printCounts prints how many rules of each chapter have each status.
func printCounts(w io.Writer, covered []RuleCoverage) {
	chapters, total := map[int]map[scenario.RuleStatus]int{}, map[scenario.RuleStatus]int{}
	last := 0
	for _, c := range covered {
		last = c.Rule.Section() / 100
		if chapters[last] == nil {
			chapters[last] = map[scenario.RuleStatus]int{}
		}
		chapters[last][c.Status]++
		total[c.Status]++
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(table, "chapter\trules\t")
	for _, s := range scenario.RuleStatuses() {
		fmt.Fprintf(table, "%s\t", s)
	}
	row := func(name string, counts map[scenario.RuleStatus]int) {
		rules, cells := 0, ""
		for _, s := range scenario.RuleStatuses() {
			rules += counts[s]
			cells += fmt.Sprintf("%d\t", counts[s])
		}
		fmt.Fprintf(table, "\n%s\t%d\t%s", name, rules, cells)
	}
	for chapter := 1; chapter <= last; chapter++ {
		row(fmt.Sprint(chapter), chapters[chapter])
	}
	row("all", total)
	fmt.Fprintln(table)
	table.Flush()
}

func printMissing(w io.Writer, covered []RuleCoverage) {
	for _, c := range covered {
		if c.Status == scenario.Missing {
			fmt.Fprintf(w, "missing: %s: %s\n", c.Rule, c.Why)
		}
	}
}

func printFaults(w io.Writer, covered []RuleCoverage) (faults int) {
	for _, c := range covered {
		if c.Fault != "" {
			faults++
			fmt.Fprintf(w, "wrong in data/rules/coverage.yaml: %s: %s\n", c.Rule, c.Fault)
		}
	}
	return faults
}
