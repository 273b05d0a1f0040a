package position_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"canterlaw/scenario"
	"canterlaw/scenario/position"
)

// What a judge types, and the line that is shown for it then.
func TestLines(t *testing.T) {
	lib := library(t)
	cards := position.NewCards(lib, map[string][]string{"rd": {"rainbow dash"}, "ppp": {"pre-priority processing"}})
	for _, test := range []struct{ typed, shown string }{
		{"", ""},
		{"A", ""},
		{"B", "B main"},
		{"AP: dash", "AP: rainbow"},
		{"rd", "AP: rainbow"},
		{"A hand: dig deep, ?", "A hand: dig deep, ?"},
		{"A 3t 4p; B 9p", "A 3t 4p; B 9p"},
		{"a 3t turn 5 score", "A 3t; A turn 5 score"},
		{"2 blue friend 3", "AP: 2 blue friend 3"},
		{"pink blue friend 2 cost 1 needs 2 blue", "AP: blue pink friend 2 cost 1 needs 2 blue"},
		{"BH: troublemaker 4", "BH: troublemaker 4"},
		{"B turn 8 main; BP: pinkie/boosted, red gala/ex", "B turn 8; BP: pinkie/boosted, red gala/ex"},
		{"B at AP: timberwolf/down", "B at AP: timberwolf/down"},
		{"AP: holly dash, flighty filly, red gala", "AP: holly, red gala"},
		{"AP: 2 holly dash, flighty filly /fr", "AP: 2 holly/fr"},
		{"AP: PR8/+2/3 tip/-1", "AP: cerulean/+2/3 tip/-1"},
		{"AH: red gala/of B/mark", "AH: red gala/mark/of B"},
		{"A hand: swing, 2 ?; B deck: ?, jetstream, 31 ?", "A hand: swing, 2 ?; B deck: ?, jetstream, 31 ?"},
		{"A deck:", "A deck:"},
		{"A after flips at AP; A flips: emerald green/ignored; confronted AP", "A after flips at AP; A flips: emerald/ignored; confronted AP"},
		{"A after flips at AP; confronted AP; met nothing", "A after flips at AP; confronted AP; met nothing"},
		{"A end of faceoff against timberwolf; B at AP: timberwolf", "A end of faceoff against timberwolf; B at AP: timberwolf"},
		{"A start of confront step at BP; priority nobody", "A start of confront step at BP; priority nobody"},
		{"AP: runaway cart", "AP: runaway"},
		{"B dilemma invasion of the changelings", "B dilemma invasion:"},
		{"AP: Rainbow Dassh", "AP: rainbow"},
		{"AP: rianbow dahs", "AP: rainbow"},
	} {
		p, faults := cards.Parse(test.typed)
		for _, f := range faults {
			t.Errorf("%s: %v", test.typed, &f)
		}
		shown, leftOut := cards.Line(p)
		if shown != test.shown || len(leftOut) > 0 {
			t.Errorf("%q is shown as %q, leaving out %q; want %q", test.typed, shown, leftOut, test.shown)
		}
	}
}

// What can't be read is said where it stands, and the rest is put on the table.
func TestFaultsOfLines(t *testing.T) {
	cards := position.NewCards(library(t), nil)
	for _, test := range []struct{ typed, found, expected, shown string }{
		{"AP: dash; xyzzy", "xyzzy", "points and tokens", "AP: rainbow"},
		{"AP: dash, xyzzyqq, red gala", "xyzzyqq", "words of a card's name", "AP: rainbow, red gala"},
		{"AP: nope nope", "nope nope", "words of a card's name", ""},
		{"AP: notx worthy, dash", "notx worthy", "words of a card's name", "AP: rainbow"},
		{"XP: dash", "XP", "a place", ""},
		{"AP: dash/sleeping", "sleeping", "a mark", "AP: rainbow"},
		{"A hand: red gala/ex", "ex", "a mark", "A hand: red gala"},
		{"A deck: ? x 9", "? x 9", "words of a card's name", ""},
		{"AP: 3 ?", "?", "a known card", ""},
		{"A after flips at AH", "AH", "a Problem", "A after flips"},
		{"AH: timberwolf", "timberwolf", "a card that can be there", ""},
		{"A dilemma timberwolf", "timberwolf", "the name of a Dilemma", ""},
		{"AP: 900 gala", "900 gala", "at most 200", ""},
	} {
		p, faults := cards.Parse(test.typed)
		if len(faults) != 1 {
			t.Errorf("%q has the faults %v, want one", test.typed, faults)
			continue
		}
		f := faults[0]
		if f.Found != test.found || test.typed[f.From:f.To] != test.found || !strings.HasPrefix(f.Expected, test.expected) {
			t.Errorf("%q: found %q at %d, expected %q; want %q, expected %q", test.typed, f.Found, f.From, f.Expected, test.found, test.expected)
		}
		if shown, _ := cards.Line(p); shown != test.shown {
			t.Errorf("%q is shown as %q, want %q", test.typed, shown, test.shown)
		}
	}
}

// Every position that ships has a line. Where that leaves nothing out, a file made
// from it is the same position, whatever the order of cards at different places.
func TestLinesOfPositionsThatShip(t *testing.T) {
	lib := library(t)
	cards := position.NewCards(lib, nil)
	whole := 0
	for _, file := range shipped(t) {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		p, err := position.Read(lib, file, text)
		if err != nil {
			t.Fatal(err)
		}
		line, leftOut := cards.Line(p)
		back, faults := cards.Parse(line)
		if len(faults) > 0 {
			if len(leftOut) == 0 {
				t.Errorf("%s: %q: %v", filepath.Base(file), line, faults)
			}
			continue
		}
		again, _ := cards.Line(back)
		if again != line {
			t.Errorf("%s: %q comes back as %q", filepath.Base(file), line, again)
		}
		if len(leftOut) > 0 {
			continue
		}
		whole++
		written, err := back.File()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := scenario.Read(lib, file, written); err != nil {
			t.Errorf("%s: %q makes a file that is refused: %v\n%s", filepath.Base(file), line, err, written)
		}
	}
	if whole == 0 {
		t.Error("no position has a line that leaves nothing out")
	}
	t.Logf("%d positions have a line that leaves nothing out", whole)
}

// TestWhatIsUnreadKeepsItsPlace: mended and read again, it lands where it was meant to.
func TestWhatIsUnreadKeepsItsPlace(t *testing.T) {
	cards := position.NewCards(library(t), nil)
	for line, want := range map[string]string{
		"AP: dash, xyzzyqq; BP: pinkie":                "AP: xyzzyqq",
		"AP: xyzzyqq, dash, plughh":                    "AP: xyzzyqq, plughh",
		"AP: dash; XX: red gala, pinkie; A 3t":         "XX: red gala, pinkie",
		"AP: xyzzyqq; BP: plughh":                      "AP: xyzzyqq; BP: plughh",
		"xyzzyqq; AP: dash":                            "xyzzyqq",
		"B dilemma nosuchname: drill bit; A hand: ?":   "B dilemma nosuchname: drill bit",
		"AP: dash; BP: pinkie; A 3t; A hand: swing/ex": "A hand: /ex",
		"BH: xyzzyqq/ex/-1, dash; AH: plughh /+2":      "BH: xyzzyqq/ex/-1; AH: plughh /+2",
	} {
		_, faults := cards.Parse(line)
		if got := position.Unread(line, faults); got != want {
			t.Errorf("of %q is left %q, want %q", line, got, want)
		}
	}
}
