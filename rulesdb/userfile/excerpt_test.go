package userfile

import (
	"strings"
	"testing"
)

func TestExcerptsAreShortAndPrintable(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{"a Friend", "a Friend"},
		{"crème “de la” crème", "crème “de la” crème"},
		{"red \x1b[31malert", `red \x1b[31malert`},
		{"right \u202eto left", `right \u202eto left`},
		{strings.Repeat("é", 200), strings.Repeat("é", 100) + "…"},
	} {
		if got := Excerpt(test.text); got != test.want {
			t.Errorf("Excerpt(%q) = %q, want %q", test.text, got, test.want)
		}
	}
}

func TestTheMarkStandsUnderItsPlace(t *testing.T) {
	long := strings.Repeat("a", 300) + "X" + strings.Repeat("b", 300)
	for _, test := range []struct {
		line   string
		column int
		at     string // what the mark stands under; "" for the end of the line
	}{
		{"\thand: [X]", 9, "X"},
		{"\x1b[31mX", 6, "X"},
		{"short", 6, ""},
		{long, 301, "X"},
		{long, 1, "a"},
		{long, 601, "b"},
		{long, 602, ""},
	} {
		text, mark := ExcerptAt(test.line, test.column)
		letters, under := []rune(text), len([]rune(mark))-1
		if got := string(letters[under:]); !strings.HasPrefix(got, test.at) || (got == "") != (test.at == "") {
			t.Errorf("column %d of %q: the mark stands under %q", test.column, text, got)
		}
		if len(letters) > 110 || strings.Contains(text, "\x1b") {
			t.Errorf("column %d: the excerpt is %q", test.column, text)
		}
	}
}

func TestARefusalPrintsNothingThatControlsATerminal(t *testing.T) {
	err := &Error{File: "a.o8d", Line: 1, Column: 1, Text: "<\u009b31m>", Found: "\u009b31m", Expected: "<deck>"}
	if got, want := err.Error(), "a.o8d:1:1: found \\u009b31m; expected <deck>\n\t<\\u009b31m>"; got != want {
		t.Errorf("error is %q, want %q", got, want)
	}
}
