package cardtext

import (
	"strings"
	"testing"
)

// Words, numbers with their signs, symbols in brackets, possessive endings and marks are tokens of their own.
func TestTextIsSplitIntoTokens(t *testing.T) {
	for text, want := range map[string]string{
		"It's a non-Unicorn, isn't it":       "It|'s|a|non-Unicorn|,|isn't|it",
		"+2 power -1 [3] +[2] [Magic]":       "+2|power|-1|[3]|+[2]|[Magic]",
		"X +X -X Xenia":                      "X|+X|-X|Xenia",
		"the players' they've they're 5AT":   "the|players|'|they|'ve|they|'re|5|AT",
		"Crème’s\nFriends: “Swift”.":         "Crème|’s|Friends|:|“|Swift|”",
		"a 'sham' [unclosed 2-3 _ don't'tis": "a|'|sham|'|[|unclosed|2|-3|_|don't|'|tis",
	} {
		var got []string
		for _, token := range split(text) {
			got = append(got, text[token.from:token.to])
		}
		if strings.Join(got, "|") != want {
			t.Errorf("%q: got %s, want %s", text, strings.Join(got, "|"), want)
		}
	}
}
