package userfile

import (
	"strconv"
	"strings"
	"unicode"
)

// longestExcerpt is how many letters of a file an error quotes at most.
const longestExcerpt = 100

// Printable gives a text of a user's file as it can be shown: what would
// control a terminal, or can't be seen, is escaped. Tabs and ends of lines stay.
func Printable(text string) string {
	var b strings.Builder
	for _, r := range text {
		if r == '\t' || r == '\n' || unicode.IsPrint(r) {
			b.WriteRune(r)
			continue
		}
		b.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
	}
	return b.String()
}

// Excerpt gives the printable beginning of a text, about a hundred letters.
func Excerpt(text string) string {
	runes := []rune(text)
	if len(runes) <= longestExcerpt {
		return Printable(text)
	}
	return Printable(string(runes[:longestExcerpt])) + "…"
}

// ExcerptAt gives about a hundred printable letters of a line around a column,
// which counts letters from 1, with a line that has a mark under the column.
func ExcerptAt(line string, column int) (text, mark string) {
	runes := []rune(line)
	at := min(column-1, len(runes))
	from := max(0, at-longestExcerpt/2)
	if len(runes)-from < longestExcerpt {
		from = max(0, len(runes)-longestExcerpt)
	}
	to := min(len(runes), from+longestExcerpt)
	before, after := Printable(string(runes[from:at])), Printable(string(runes[at:to]))
	if from > 0 {
		before = "…" + before
	}
	if to < len(runes) {
		after += "…"
	}
	return before + after, blank(before) + "^"
}

// blank is white space as wide as a text.
func blank(text string) string {
	return strings.Map(func(r rune) rune {
		if r == '\t' {
			return r
		}
		return ' '
	}, text)
}
