package cardquery

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"canterlaw/rulesdb/spelling"
)

// term is a value that an operator takes, with other names for it.
type term struct {
	name    string
	aliases []string
}

func newTerm(name string, aliases ...string) term { return term{name, aliases} }

func terms(names map[string]bool) []term {
	var list []term
	for _, name := range slices.Sorted(maps.Keys(names)) {
		list = append(list, newTerm(name))
	}
	return list
}

func (t term) names() []string { return append([]string{t.name}, t.aliases...) }

// isCalled reports whether a folded text is one of the term's names.
func (t term) isCalled(folded string) bool {
	return slices.ContainsFunc(t.names(), func(name string) bool { return spelling.Fold(name) == folded })
}

// matching gives the terms that a value means: the one that is called so, else
// all with a name in which each word of the value begins a word.
func matching(list []term, text string) []string {
	folded := spelling.Fold(text)
	var begun []string
	for _, t := range list {
		if t.isCalled(folded) {
			return []string{t.name}
		}
		if slices.ContainsFunc(t.names(), func(name string) bool { return begins(name, folded) }) {
			begun = append(begun, t.name)
		}
	}
	return begun
}

func begins(name, folded string) bool {
	words := strings.Fields(spelling.Fold(name))
	typed := strings.Fields(folded)
	return len(typed) > 0 && !slices.ContainsFunc(typed, func(beginning string) bool {
		return !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, beginning) })
	})
}

// find gives the terms that a value means, and a mistake where there are none.
func find(list []term, what string, v value) ([]string, error) {
	if found := matching(list, v.text); len(found) > 0 {
		return found, nil
	}
	var names []string
	for _, t := range list {
		names = append(names, t.names()...)
	}
	return nil, mistake(v.from, v.to, "found %q; %sexpected %s", v.text, didYouMean(v.text, names), oneOf(what, list))
}

// oneOf says what is expected, by name where there are few.
func oneOf(what string, list []term) string {
	const few = 14
	if len(list) > few {
		return what
	}
	names := make([]string, len(list))
	for i, t := range list {
		names[i] = t.name
	}
	return what + ": " + listed(names)
}

// didYouMean is a question that ends with a semicolon, or "".
func didYouMean(text string, names []string) string {
	near := spelling.Nearest(text, names)
	if len(near) == 0 {
		near = lettersOf(text, names)
	}
	if len(near) == 0 {
		return ""
	}
	return "did you mean " + listed(near) + "? "
}

// lettersOf gives up to three of the names with a word that one of three letters
// or more leaves letters out of: "pwr".
func lettersOf(text string, names []string) []string {
	folded := spelling.Fold(text)
	var found []string
	for _, name := range names {
		isShort := func(whole string) bool { return whole[0] == folded[0] && leavesOut(folded, whole) }
		if len(folded) > 2 && len(found) < 3 && slices.ContainsFunc(strings.Fields(spelling.Fold(name)), isShort) {
			found = append(found, name)
		}
	}
	return found
}

// leavesOut reports whether all letters of a word stand in another, in the same
// order.
func leavesOut(word, another string) bool {
	for _, r := range word {
		at := strings.IndexRune(another, r)
		if at < 0 {
			return false
		}
		another = another[at+utf8.RuneLen(r):]
	}
	return true
}

// listed writes alternatives: "a, b or c".
func listed(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:len(names)-1], ", ") + " or " + names[len(names)-1]
}

// none is the value for a number that a card doesn't have.
const none = "none"

const wholeNumber = "a whole number such as 3, a range such as 2-4, or none"

// readNumber reads a number, a range or "none" as a test of a number.
func readNumber(sign string, v value) (func(n int, has bool) bool, error) {
	if strings.EqualFold(v.text, none) && isEqual(sign) {
		return func(_ int, has bool) bool { return !has }, nil
	}
	if low, high, ok := strings.Cut(v.text, "-"); ok && isEqual(sign) {
		from, err1 := strconv.Atoi(low)
		to, err2 := strconv.Atoi(high)
		if err1 == nil && err2 == nil {
			if from > to {
				return nil, mistake(v.from, v.to,
					"found the range %s, which ends before it begins; did you mean %d-%d?", v.text, to, from)
			}
			return func(n int, has bool) bool { return has && n >= from && n <= to }, nil
		}
	}
	want, err := strconv.Atoi(v.text)
	if err != nil || want < 0 {
		return nil, mistake(v.from, v.to, "found %q; expected %s", v.text, wholeNumber)
	}
	return func(n int, has bool) bool { return has && compare(n, sign, want) }, nil
}

func isEqual(sign string) bool { return sign == ":" || sign == "=" }

func compare(n int, sign string, with int) bool {
	switch sign {
	case "<":
		return n < with
	case "<=":
		return n <= with
	case ">":
		return n > with
	case ">=":
		return n >= with
	case ":", "=":
		return n == with
	default:
		panic(fmt.Sprintf("no comparison: %q", sign))
	}
}
