package lab_test

import (
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/lab"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

var everyNumber = flag.Bool("every-number", false,
	"raise each number that an ability compares, and not a few of them alone")

// comparedNumber is a number that an ability compares with another.
var comparedNumber = regexp.MustCompile(`(>=|<=|==|>|<) (\d+)`)

// Searches find a position for a number that a card compares and that is raised by one,
// whatever it counts: cards, counters, points, tokens, power, or what happened before.
func TestANumberThatIsComparedIsFound(t *testing.T) {
	const games, sample = 1500, 20
	lib := library(t)
	n, found := 0, 0
	for _, c := range lib.Cards {
		for _, raised := range withNumbersRaised(c) {
			if n++; !*everyNumber && n%sample != 0 {
				continue
			}
			v := &scenario.Variant{Name: "one more", Cards: []scenario.ChangedCard{{Before: c, After: raised}}}
			p := &scenario.Proposal{File: c.Number, Variants: []*scenario.Variant{v}}
			result, err := lab.PlayUntil(lib, p, games, func(r *lab.SearchResult) bool { return r.Differ > 0 })
			if err != nil {
				t.Fatal(c.Number, err)
			}
			if result.Differ > 0 {
				found++
			} else if !*everyNumber {
				t.Errorf("%s: none found in %d games, %d of which used it", c.Number, result.Games, result.Used)
			} else {
				t.Logf("%s: none found in %d games, %d of which used it", c.Number, result.Games, result.Used)
			}
		}
	}
	if n < 100 {
		t.Errorf("%d numbers are compared", n)
	}
	t.Logf("%d were found", found)
}

// withNumbersRaised gives a card with each number that its abilities compare raised by one.
func withNumbersRaised(c *rulesdb.Card) (all []*rulesdb.Card) {
	for f := range c.Faces {
		for i, notation := range c.Faces[f].Abilities {
			for _, at := range comparedNumber.FindAllStringSubmatchIndex(notation, -1) {
				number, _ := strconv.Atoi(notation[at[4]:at[5]])
				raised := notation[:at[4]] + fmt.Sprint(number+1) + notation[at[5]:]
				if _, err := ability.Read(raised); err != nil {
					continue
				}
				after := *c
				after.Faces = slices.Clone(c.Faces)
				after.Faces[f].Abilities = slices.Clone(c.Faces[f].Abilities)
				after.Faces[f].Abilities[i] = raised
				all = append(all, &after)
			}
		}
	}
	return all
}
