package cardquery

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// saidNumber finds a number that is said with what it is of, on either side: "cost 3", "3 power".
var saidNumber = regexp.MustCompile(`\b(?:(power|cost|limit) (?:of )?(\d+)|(\d+) (power|cost|limit))\b`)

// OfWords is the query for cards by facts that are said in plain words, such as "swift friend",
// "blue pegasus with cost 3" or "dilemmas". A number alone says how many before the other words, which no
// query asks for, and is a power behind them; a word that is no fact is part of a name. onlyFacts says
// whether there is none of those.
func (c *Cards) OfWords(text string) (query string, onlyFacts bool) {
	text = saidNumber.ReplaceAllString(strings.ToLower(text), "$1$4=$2$3")
	var parts []string
	onlyFacts = true
	for i, word := range strings.Fields(text) {
		_, notNumber := strconv.Atoi(word)
		switch one := strings.TrimSuffix(word, "s"); {
		case slices.Contains([]string{"a", "an", "and", "with", "card", "cards"}, word), notNumber == nil && i == 0:
		case notNumber == nil:
			parts = append(parts, "power="+word)
		case strings.Contains(word, "="):
			parts = append(parts, word)
		case isWhole(word, anyColorTerms()):
			parts = append(parts, "c:"+word)
		case one == "character" || isWhole(one, typeTerms):
			parts = append(parts, "t:"+one)
		case isWhole(word, c.keywordTerms()):
			parts = append(parts, "kw:"+word)
		case isWhole(word, c.traits):
			parts = append(parts, "trait:"+word)
		case isWhole(one, c.traits):
			parts = append(parts, "trait:"+one)
		default:
			onlyFacts = false
			parts = append(parts, word)
		}
	}
	return strings.Join(parts, " "), onlyFacts
}

// isWhole reports whether a word is one of some terms, and not only how one begins.
func isWhole(word string, among []term) bool {
	folded := spelling.Fold(word)
	return slices.ContainsFunc(among, func(t term) bool { return t.isCalled(folded) })
}
