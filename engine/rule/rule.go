// Package rule holds the numbers of the Comprehensive Rules 3.4 as typed
// constants, so that citing a rule that does not exist does not compile.
//
// The constants are generated from data/rules/numbers.txt. The package knows
// numbers and their order only; what a rule says is rulesdb's business.
package rule

import (
	"fmt"
	"strings"
	"sync"
)

//go:generate go run generate.go

// Number is one numbered rule of the Comprehensive Rules 3.4. Its zero value
// cites no rule. Numbers compare in the order of the document.
type Number uint16

// Count is how many numbered rules there are.
const Count = len(numbers) - 1

// String gives the number as the rules print it, such as "511.7a.i"; the zero
// Number gives "".
func (n Number) String() string { return numbers[n] }

// Section gives the three-digit section that the rule stands in: 511 for
// 511.7a.i, 0 for the zero Number.
func (n Number) Section() int {
	section := 0
	for _, r := range numbers[n] {
		if r == '.' {
			break
		}
		section = section*10 + int(r-'0')
	}
	return section
}

// Parse finds a rule by its printed number, with or without parentheses; it is an error if version 3.4 has none
// of that number.
func Parse(s string) (Number, error) {
	trimmed := strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(s), "("), ")")
	if n, ok := byName()[trimmed]; ok && trimmed != "" {
		return n, nil
	}
	return 0, fmt.Errorf("there is no rule %q in the Comprehensive Rules 3.4: expected a number such as 514.4c", s)
}

// All lists every number in the order of the document.
func All() []Number {
	all := make([]Number, 0, Count)
	for n := Number(1); int(n) < len(numbers); n++ {
		all = append(all, n)
	}
	return all
}

// MarshalText writes the printed number. It never fails.
func (n Number) MarshalText() ([]byte, error) { return []byte(n.String()), nil }

// UnmarshalText reads a printed number; an empty text is the zero Number. It fails if the rules
// have no such number.
func (n *Number) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*n = 0
		return nil
	}
	parsed, err := Parse(string(text))
	*n = parsed
	return err
}

// byName maps printed numbers to constants; built at the first use.
var byName = sync.OnceValue(func() map[string]Number {
	names := make(map[string]Number, len(numbers))
	for i, s := range numbers {
		names[s] = Number(i)
	}
	return names
})
