package search

import (
	"regexp"
	"strings"
)

// spelledNumber is a rule's number as people write it: "cr514.4c", "514,4(c)",
// "514-2.d.i"; a letter behind a space counts where it ends the query.
var spelledNumber = regexp.MustCompile(
	`(?i)\br?(\d{3})(?:\s?\.|[,-])(\d{1,2})(?:\.?\(?([a-z])\)?(?:\.?\(?(i{1,3}|i?vi{0,3})\)?)?` +
		`|\s+\(?([a-z])\)?\s*$)?(?:\s|[^\pL\pN.]|$)`)

// citation is what may stand before a number without a space: "CR514".
var citation = regexp.MustCompile(`(?i)\bcr(\d)`)

// ruleNumber is a rule's number as the rules write it: "514.2d.i".
var ruleNumber = regexp.MustCompile(`^\d{3}\.\d+[a-z]?(?:\.[ivx]+)?$`)

// withNumbers writes the numbers of rules in a query as the rules do.
func withNumbers(text string) string {
	text = citation.ReplaceAllString(text, "$1")
	var b strings.Builder
	end := 0
	for _, at := range spelledNumber.FindAllStringSubmatchIndex(text, -1) {
		part := func(i int) string {
			if at[2*i] < 0 {
				return ""
			}
			return strings.ToLower(text[at[2*i]:at[2*i+1]])
		}
		b.WriteString(text[end:at[0]])
		b.WriteString(part(1) + "." + part(2) + part(3) + part(5))
		if roman := part(4); roman != "" {
			b.WriteString("." + roman)
		}
		b.WriteByte(' ')
		end = at[1]
	}
	b.WriteString(text[end:])
	return b.String()
}
