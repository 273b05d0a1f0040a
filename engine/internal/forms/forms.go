// Package forms has abilities that are written in two ways, for tests of their normal form.
package forms

import (
	_ "embed"
	"fmt"
	"strings"
)

//go:embed forms.txt
var text string

// Pair are two abilities in notation, and whether they say the same.
type Pair struct {
	One, Other string
	Same       bool
	Otherwise  bool // they do the same, but what is asked or recorded isn't
}

// Pairs lists those of forms.txt. It panics where that is not as its first line says.
func Pairs() []Pair {
	var all []Pair
	for _, part := range strings.Split(text, "\n\n") {
		var said []string
		for line := range strings.Lines(part) {
			if !strings.HasPrefix(line, "#") {
				said = append(said, line)
			}
		}
		if len(said) == 0 {
			continue
		}
		one, other, both := strings.Cut(strings.Join(said[1:], ""), "and:\n")
		pair := Pair{One: strings.TrimSpace(one), Other: strings.TrimSpace(other)}
		switch said[0] {
		case "the same:\n":
			pair.Same = true
		case "the same, told otherwise:\n":
			pair.Same, pair.Otherwise = true, true
		case "apart:\n":
		default:
			both = false
		}
		if !both {
			panic(fmt.Sprintf("found %q; expected \"the same:\", \"the same, told otherwise:\" or \"apart:\", and two "+
				"abilities with \"and:\" between them", strings.Join(said, "")))
		}
		all = append(all, pair)
	}
	return all
}
