package rulesdb

import "testing"

func TestRulesAreLinkedWhereTheyAreCited(t *testing.T) {
	known := func(number string) bool {
		return number == "514" || number == "514.4" || number == "511.7a.i" || number == "410.6"
	}
	for _, test := range []struct{ name, text, want string }{
		{"a rule", "A tie (514.4).", "A tie ([514.4](rule:514.4))."},
		{"with the word", "A tie (rule 514.4).", "A tie (rule [514.4](rule:514.4))."},
		{"a section", "See (514)", "See ([514](rule:514))"},
		{"a subrule", "(511.7a.i)", "([511.7a.i](rule:511.7a.i))"},
		{"several", "(rules 514, 514.4 and 511.7a.i)",
			"(rules [514](rule:514), [514.4](rule:514.4) and [511.7a.i](rule:511.7a.i))"},
		{"over a line break", "(514,\n514.4)", "([514](rule:514),\n[514.4](rule:514.4))"},
		{"one that isn't there", "(514.9) and (514.4)", "(514.9) and ([514.4](rule:514.4))"},
		{"a stale one", "A different card. (409.6).", "A different card. ([409.6](rule:410.6))."},
		{"no parentheses", "514.4 points", "514.4 points"},
		{"other words beside it", "(about 514 cards)", "(about 514 cards)"},
		{"a longer number", "(5141)", "(5141)"},
		{"nothing", "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := linkCitations(test.text, known); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

// TestStaleNumberThatExists: in a document that has the number, it isn't stale.
func TestStaleNumberThatExists(t *testing.T) {
	all := func(string) bool { return true }
	if got, want := linkCitations("(409.6)", all), "([409.6](rule:409.6))"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func linkCitations(markdown string, known func(string) bool) string {
	return withLinks(markdown, citations(markdown, known, "rule:"), func(s string) string { return s })
}
