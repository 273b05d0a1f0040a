package sandbox

import (
	"slices"
	"strings"
	"unicode"

	"canterlaw/rulesdb/spelling"
)

// wordsOf gives the words of a text, and the numbers of rules as they stand,
// without regard to case and accents.
func wordsOf(text string) []string {
	words := strings.FieldsFunc(spelling.Fold(text), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '.'
	})
	for i, word := range words {
		words[i] = strings.Trim(word, ".")
	}
	return slices.DeleteFunc(words, func(word string) bool { return word == "" })
}

// haveAll reports whether each of the wanted words begins one of the words.
func haveAll(words, wanted []string) bool {
	return !slices.ContainsFunc(wanted, func(want string) bool {
		return !slices.ContainsFunc(words, func(word string) bool { return strings.HasPrefix(word, want) })
	})
}
