package cardquery

import (
	"regexp"
	"slices"
	"strings"
)

// saidNumber finds a number that is said with what it is of, on either side: "cost 3", "3 power".
var saidNumber = regexp.MustCompile(`\b(?:(power|cost|limit) (?:of )?(\d+)|(\d+) (power|cost|limit))\b`)

// OfWords is the query for cards by facts that are said in plain words, such as "swift friend",
// "blue pegasus with cost 3" or "dilemmas": words of types, traits, keywords and names stand in queries
// as they are, but colors and numbers don't, nor do several.
func (c *Cards) OfWords(text string) string {
	text = saidNumber.ReplaceAllString(strings.ToLower(text), "$1$4=$2$3")
	var query []string
	for _, word := range strings.Fields(text) {
		one := strings.TrimSuffix(word, "s")
		switch {
		case slices.Contains([]string{"a", "an", "and", "with", "card", "cards"}, word):
		case isWhole(word, anyColorTerms()):
			query = append(query, "c:"+word)
		case one == "character" || isWhole(one, typeTerms) || isWhole(one, c.traits):
			query = append(query, one)
		default:
			query = append(query, word)
		}
	}
	return strings.Join(query, " ")
}

// isWhole reports whether a word is one of some terms, and not only how one begins.
func isWhole(word string, among []term) bool {
	for _, t := range among {
		for _, name := range t.names() {
			if strings.EqualFold(name, word) {
				return true
			}
		}
	}
	return false
}
