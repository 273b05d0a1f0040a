// Package spelling compares names as people spell them: without regard to case, accents and signs,
// and by the letters in which they differ.
package spelling

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
	"golang.org/x/text/unicode/norm"
)

// Nearest gives up to three of the names that a query may be a misspelling of,
// the nearest first: those that at most a third of the query's letters stand
// wrong in.
func Nearest(query string, names []string) []string {
	type near struct {
		name     string
		distance int
	}
	folded := Fold(query)
	letters := utf8.RuneCountInString(folded)
	var found []near
	for _, name := range names {
		if d := Slips(folded, Fold(name)); d <= letters/3 {
			found = append(found, near{name, d})
		}
	}
	slices.SortStableFunc(found, func(a, b near) int { return cmp.Compare(a.distance, b.distance) })
	var nearest []string
	for _, n := range found[:min(3, len(found))] {
		nearest = append(nearest, n.name)
	}
	return nearest
}

// Slips counts the letters of a word that are wrong, missing or too many for it
// to be another; two that have changed places are one slip, and so is one that stands elsewhere.
func Slips(word, another string) int {
	n := levenshtein.ComputeDistance(word, another)
	if n == 2 && sameLetters(word, another) {
		return 1
	}
	return n
}

func sameLetters(a, b string) bool {
	x, y := []rune(a), []rune(b)
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// Fold gives what must agree for two spellings to be the same name:
// letters without case and accents, and digits. "&" counts as "and",
// apostrophes as nothing, other punctuation as a space.
func Fold(name string) string {
	var b strings.Builder
	b.Grow(len(name))
	apart := false
	for _, r := range norm.NFD.String(strings.ReplaceAll(name, "&", " and ")) {
		switch {
		case unicode.IsLetter(r), unicode.IsDigit(r):
			if apart && b.Len() > 0 {
				b.WriteByte(' ')
			}
			apart = false
			b.WriteRune(unicode.ToLower(r))
		case unicode.Is(unicode.Mn, r), r == '\'', r == '’', r == '‘':
		default:
			apart = true
		}
	}
	return b.String()
}
