package spelling

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

// Names that people spell differently are the same folded, and others are not.
func TestFold(t *testing.T) {
	for _, test := range []struct{ name, want string }{
		{"Grey Foal", "grey foal"},
		{"GREY  FOAL", "grey foal"},
		{"Señor Élan", "senor elan"},
		{"Hay & Oats", "hay and oats"},
		{"Hay&Oats", "hay and oats"},
		{"Foal’s Play", "foals play"},
		{"Foal's Play", "foals play"},
		{"Up-hill, 2 miles!", "up hill 2 miles"},
		{"  …  ", ""},
		{"Пегас", "пегас"},
	} {
		if got := Fold(test.name); got != test.want {
			t.Errorf("%q folded is %q; expected %q", test.name, got, test.want)
		}
	}
}

// What is folded stays as it is, has neither capitals nor signs, and doesn't depend on case, on
// spaces around it, or on signs in place of its spaces.
func TestFoldedNames(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.String().Draw(t, "name")
		folded := Fold(name)
		if again := Fold(folded); again != folded {
			t.Fatalf("%q folded is %q, and that folded %q", name, folded, again)
		}
		for _, r := range folded {
			if r != ' ' && !unicode.IsLetter(r) && !unicode.IsDigit(r) {
				t.Fatalf("%q folded is %q, which has the sign %q", name, folded, r)
			}
		}
		if strings.TrimSpace(folded) != folded || strings.Contains(folded, "  ") {
			t.Fatalf("%q folded is %q, with spaces too many", name, folded)
		}
		plain := rapid.StringMatching(`[a-zA-Z0-9]{1,8}( [a-zA-Z0-9]{1,8}){0,3}`).Draw(t, "plain")
		for _, other := range []string{strings.ToUpper(plain), " " + plain + "\t", strings.ReplaceAll(plain, " ", ", "),
			strings.ReplaceAll(plain, " ", "-")} {
			if Fold(other) != Fold(plain) {
				t.Fatalf("%q folded is %q, and %q is %q", other, Fold(other), plain, Fold(plain))
			}
		}
	})
}

// One letter wrong, missing, too many or in another place is one slip, and slips are the same
// from both sides.
func TestSlips(t *testing.T) {
	word := rapid.StringMatching(`[a-zéж]{2,12}`)
	rapid.Check(t, func(t *rapid.T) {
		one, other := word.Draw(t, "one"), word.Draw(t, "other")
		if n := Slips(one, other); n != Slips(other, one) || (n == 0) != (one == other) {
			t.Fatalf("%q and %q: %d slips, %d from the other side", one, other, n, Slips(other, one))
		}
		letters := []rune(one)
		at := rapid.IntRange(0, len(letters)-1).Draw(t, "at")
		for what, slip := range map[string][]rune{
			"a wrong letter": slices.Concat(letters[:at], []rune("#"), letters[at+1:]),
			"one missing":    slices.Concat(letters[:at], letters[at+1:]),
			"one too many":   slices.Concat(letters[:at], []rune("#"), letters[at:]),
		} {
			if n := Slips(one, string(slip)); n != 1 {
				t.Fatalf("%s: %q and %q are %d slips apart", what, one, string(slip), n)
			}
		}
		to := rapid.IntRange(0, len(letters)-1).Draw(t, "to")
		swapped := slices.Clone(letters)
		swapped[at], swapped[to] = swapped[to], swapped[at]
		if n := Slips(one, string(swapped)); n != 1 && string(swapped) != one {
			t.Fatalf("two letters in each other's places: %q and %q are %d slips apart", one, string(swapped), n)
		}
	})
}

// The nearest names come first, three at most, and none that is too far.
func TestNearest(t *testing.T) {
	names := []string{"Grey Foal", "Grey Goat", "Grey Coal", "Great Toad", "Sunny Meadow", "Пегас"}
	for _, test := range []struct {
		query string
		want  []string
	}{
		{"grey foal", []string{"Grey Foal", "Grey Coal", "Grey Goat"}},
		{"Gery Foal", []string{"Grey Foal", "Grey Coal"}},
		{"suny meadow", []string{"Sunny Meadow"}},
		{"пегос", []string{"Пегас"}},
		{"пееее", nil}, // three of five letters are wrong
		{"wholly another", nil},
		{"", nil},
	} {
		if diff := cmp.Diff(test.want, Nearest(test.query, names)); diff != "" {
			t.Errorf("%q (-want +got):\n%s", test.query, diff)
		}
	}
}
