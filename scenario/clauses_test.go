package scenario

import (
	"errors"
	"testing"

	"canterlaw/scenario/source"
)

func TestBrokenListsOfBranches(t *testing.T) {
	for _, test := range []struct {
		what, text, found string
	}{
		{"a number that is no rule", "514.9: [{branch: a tie}]\n", `"514.9"`},
		{"a rule twice", "105.3: [{branch: zero}, {branch: one}]\n105.3: [{branch: zero}, {branch: one}]\n",
			`the key "105.3" again`},
		{"a branch twice", "105.3: [{branch: zero}, {branch: zero}]\n", `the branch "zero" again`},
		{"a rule that goes one way", "105.3: [{branch: zero}]\n", "105.3 with fewer than two branches"},
		{"no text", "105.3: [{shown by: tied-twice}, {branch: zero}]\n", `a branch without "branch"`},
		{"another key", "105.3: [{branch: zero, shown: tied-twice}]\n", `the key "shown"`},
	} {
		_, err := readBranches("clauses.yaml", []byte(test.text))
		var refused *source.FileError
		if !errors.As(err, &refused) || refused.Line == 0 || refused.Found != test.found {
			t.Errorf("%s: %v, want it found: %s", test.what, err, test.found)
		}
	}
}

func TestBrokenListsOfRules(t *testing.T) {
	for _, test := range []struct {
		what, text, found string
	}{
		{"a number that is no rule", "only defines:\n  514.9: no\n", `"514.9"`},
		{"a rule twice", "only defines:\n  105.3: zero\nmissing:\n  105.3: zero\n", "105.3 again"},
		{"no reason", "only defines:\n  105.3:\n", "no value"},
		{"another status", "boring: {105.3: zero}\n", `the key "boring"`},
	} {
		_, err := readListedRules("coverage.yaml", []byte(test.text))
		var refused *source.FileError
		if !errors.As(err, &refused) || refused.Line == 0 || refused.Found != test.found {
			t.Errorf("%s: %v, want it found: %s", test.what, err, test.found)
		}
	}
}
