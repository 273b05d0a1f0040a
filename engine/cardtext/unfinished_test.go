package cardtext

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// A text is read while it is typed: what ends anywhere is read or refused, with a problem that lies in it.
func TestTextsThatEndAnywhere(t *testing.T) {
	r := NewReader(words)
	for _, file := range []string{"later-cards-12.txt"} {
		list, err := os.ReadFile("testdata/" + file)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(list)) {
			line = strings.TrimSpace(strings.TrimPrefix(line, "not yet: "))
			if line == "" || strings.HasPrefix(line, "* ") || strings.HasPrefix(line, "means: ") {
				continue
			}
			parts := strings.Fields(line)
			for n := range parts {
				text := strings.Join(parts[:n+1], " ")
				for _, problem := range r.Read(text, Card{Type: "Friend"}).Problems {
					if problem.From < 0 || problem.From > len(text) {
						t.Errorf("%q: a problem at %d", text, problem.From)
					}
				}
			}
		}
	}
}

// What words are looked for beyond the last one isn't there.
func TestWordsAreSoughtWithinTheText(t *testing.T) {
	p := NewReader(words).newParser("Draw a card for each card beneath it", Card{})
	p.tokens = slices.Clip(p.tokens)
	last := len(p.tokens) - 1
	for _, from := range []int{-1, 0, last, last + 1} {
		if p.says("it had", from, last+2) {
			t.Errorf("from %d on it says words that it doesn't have", from)
		}
	}
	if !p.says("beneath it", 0, last+1) {
		t.Error("it doesn't say its last words")
	}
}

// A word that stands there twice, or half of what may be left out, is a mistake.
func TestWordsThatStandTwiceAreMistaken(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ text, words, mistaken string }{
		{"Main Phase: Your Zebras each get +2 power until the end of the turn.", "each", "each each"},
		{"Main Phase: Exhaust a Zebra here.", "here", "here here"},
		{"Main Phase: Exhaust a Zebra with a Resource attached to it.", "attached to it", "attached it"},
		{"Main Phase: Pay any number of action tokens to draw a card for each action token you pay this way.",
			"this way", "this"},
	} {
		if got := r.Read(test.text, Card{Type: "Friend"}); got.Ability == nil {
			t.Errorf("%q isn't read: %v", test.text, got.Problems)
		}
		text := strings.Replace(test.text, test.words, test.mistaken, 1)
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%q is read as\n%s", text, got.Ability)
		}
	}
}

// "At" may stand twice where it is part of an amount.
func TestAtAtLeastIsNoMistake(t *testing.T) {
	const text = "While you have Friends at at least two Problems, this card has +2 power."
	if got := NewReader(words).Read(text, Card{Type: "Friend"}); got.Ability == nil {
		t.Errorf("%q isn't read: %v", text, got.Problems)
	}
}

// Modes that begin with a condition stand between semicolons like others.
func TestModesThatBeginWithACondition(t *testing.T) {
	got := NewReader(words).Read("Main Phase: Choose one: gain [2]; if you have a Zebra here, draw a card; or "+
		"move a Friend.", Card{Type: "Friend"})
	const want = "Timing(MainPhase)\nswitch Modes() {\ncase 1:\n\tGain(2)\ncase 2:\n" +
		"\tif Any(Yours && Trait(\"Zebra\") && Here) {\n\t\tDraw()\n\t}\n" +
		"case 3:\n\tit := Choose(1, Friend)\n\tMove(it)\n}"
	if got.Ability == nil || got.Ability.String() != want {
		t.Errorf("read\n%v %v", got.Ability, got.Problems)
	}
}
