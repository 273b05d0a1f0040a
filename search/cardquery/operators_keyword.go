package cardquery

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb/spelling"
)

// keywordOperator asks for a keyword, and for its number where one is given.
var keywordOperator = &operator{
	names: []string{"kw", "keyword"}, says: "the keywords, with or without their number", value: "a keyword",
	examples: []string{"kw:swift", "kw:calming", "kw:calming2"},
	terms:    (*Cards).keywordTerms,
	read: func(c *Cards, _ string, v value) (condition, error) {
		name := strings.TrimRight(v.text, "0123456789")
		names, err := find(c.keywordTerms(), "a keyword", value{strings.TrimSpace(name), v.from, v.to})
		if err != nil {
			return nil, err
		}
		x := 0
		if digits := v.text[len(name):]; digits != "" {
			if x, err = strconv.Atoi(digits); err != nil {
				return nil, mistake(v.from, v.to, "found %q; expected a smaller number", v.text)
			}
		}
		return func(e *entry) bool {
			return e.face(func(f *card.Face) bool {
				return slices.ContainsFunc(f.Keywords, func(k card.Keyword) bool {
					return slices.Contains(names, k.Name) && (x == 0 || k.X == x)
				})
			})
		}, nil
	},
}

// keywordTerms are the keywords of the glossary and those on cards.
func (c *Cards) keywordTerms() []term {
	names := make(map[string]bool)
	for _, k := range ability.Keywords() {
		names[k.Name] = true
	}
	for _, t := range c.keywords {
		names[t.name] = true
	}
	return terms(names)
}

// collectorNumberOperator asks for a set and collector number, or for the
// collector number alone.
var collectorNumberOperator = &operator{
	names: []string{"num", "number", "n"},
	says:  "the number on the card: with the letters of its set, or within its set",
	value: "a number such as PR13, 13 or 1-50", compares: true,
	examples: []string{"num:PR13", "set:pr num>=100"},
	read: func(_ *Cards, sign string, v value) (condition, error) {
		if strings.ContainsAny(v.text[:1], "0123456789") {
			holds, err := readNumber(sign, v)
			if err != nil {
				return nil, err
			}
			return func(e *entry) bool { return holds(collectorNumber(e.card)) }, nil
		}
		if !isEqual(sign) {
			return nil, mistake(v.from, v.to, "found %q behind %s; expected the number within the set alone", v.text,
				sign)
		}
		want := spelling.Fold(v.text)
		return func(e *entry) bool { return spelling.Fold(e.card.Number) == want }, nil
	},
}
