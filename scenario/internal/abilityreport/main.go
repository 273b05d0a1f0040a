// Abilityreport plays games with abilities at random and prints the abilities
// that were never used in them, then how many were. The number of games is its
// argument, 500 without one.
package main

import (
	"fmt"
	"os"
	"strconv"
	"strings"

	"canterlaw/rulesdb"
)

func main() {
	games := 500
	if len(os.Args) > 1 {
		n, err := strconv.Atoi(os.Args[1])
		if err != nil || n < 1 {
			fmt.Fprintf(os.Stderr, "ability report: %q is no number of games\n", os.Args[1])
			os.Exit(2)
		}
		games = n
	}
	lib, err := rulesdb.Open("")
	if err != nil {
		fmt.Fprintln(os.Stderr, "ability report:", err)
		os.Exit(2)
	}
	uses, err := AbilityReport(lib, games)
	if err != nil {
		fmt.Fprintln(os.Stderr, "ability report:", err)
		os.Exit(2)
	}
	unused := 0
	for _, u := range uses {
		if u.Times > 0 {
			continue
		}
		unused++
		name := u.Keyword
		if u.Card != "" {
			name = fmt.Sprintf("%s %s, ability %d", u.Number, u.Card, u.Ability)
		}
		fmt.Printf("never used: %s (%s)\n\t%s\n", name, u.Type,
			strings.ReplaceAll(strings.TrimSpace(u.Notation), "\n", "\n\t"))
	}
	fmt.Printf("%d abilities in %d games, %d never used\n", len(uses), games, unused)
}
