package rulesdb

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// Flags that OCTGN's files hold among the keywords; facts of their own here.
const (
	startingProblem = "Starting Problem"
	homeLimit       = "Home Limit"
)

// keywordShape is what a keyword looks like that nobody has defined, such as one of a later
// set: words with capitals, and a number or none.
var keywordShape = regexp.MustCompile(`^([A-Z][\pL'’-]*(?: [A-Z][\pL'’-]*){0,2})(?: ([0-9]{1,2}))?$`)

// isDefined reports whether it is known what the keyword means: by the glossary, or because
// the user has defined it.
func isDefined(k card.Keyword) bool {
	return slices.ContainsFunc(ability.Keywords(), func(d ability.KeywordDefinition) bool { return d.Name == k.Name })
}

func isUndefined(k card.Keyword) bool { return !isDefined(k) }

// IsKeywords reports whether a paragraph of card text consists of keywords, be it that they
// are not defined.
func IsKeywords(paragraph string) bool {
	_, ok := keywordsOrLater(paragraph)
	return ok
}

// parseKeywords reads a line that consists of keywords, such as "Swift",
// "Diligent 1.", "Stubborn. Random." or "Hasty, Swift"; ok is false for any other line.
func parseKeywords(line string) (keywords []card.Keyword, ok bool) {
	return keywordsBy(line, parseKeyword)
}

// keywordsOrLater is parseKeywords for which also what only looks like a keyword is one.
func keywordsOrLater(line string) (keywords []card.Keyword, ok bool) {
	return keywordsBy(line, func(s string) (card.Keyword, bool) {
		if k, known := parseKeyword(s); known {
			return k, true
		}
		parts := keywordShape.FindStringSubmatch(s)
		if parts == nil {
			return card.Keyword{}, false
		}
		k := card.Keyword{Name: parts[1]}
		if k.Name == homeLimit || k.Name == startingProblem || isDefined(k) { // it has a number too few or too many
			return card.Keyword{}, false
		}
		k.X, _ = strconv.Atoi(parts[2]) // 0 without one
		return k, true
	})
}

func keywordsBy(line string, read func(string) (card.Keyword, bool)) (keywords []card.Keyword, ok bool) {
	line = strings.TrimSuffix(strings.TrimSpace(line), ".")
	for part := range strings.FieldsFuncSeq(line, func(r rune) bool { return r == '.' || r == ',' }) {
		k, ok := read(strings.TrimSpace(part))
		if !ok {
			return nil, false
		}
		keywords = append(keywords, k)
	}
	return keywords, len(keywords) > 0
}

// parseKeyword reads a keyword of the glossary, one that the user has defined, or a flag.
func parseKeyword(s string) (k card.Keyword, ok bool) {
	number := ""
	k.Name = s
	if i := strings.LastIndexByte(s, ' '); i >= 0 && strings.Trim(s[i+1:], "0123456789") == "" {
		k.Name, number = s[:i], s[i+1:]
	}
	hasNumber := k.Name == homeLimit
	if k.Name != homeLimit && k.Name != startingProblem {
		all := ability.Keywords()
		i := slices.IndexFunc(all, func(d ability.KeywordDefinition) bool { return d.Name == k.Name })
		if i < 0 {
			return card.Keyword{}, false
		}
		hasNumber = all[i].HasNumber
	}
	if hasNumber != (number != "") {
		return card.Keyword{}, false
	}
	if hasNumber {
		x, err := strconv.Atoi(number)
		if err != nil {
			return card.Keyword{}, false
		}
		k.X = x
	}
	return k, true
}
