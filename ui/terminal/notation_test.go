package terminal

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"canterlaw/engine/ability"
)

// notation runs canterlaw notation.
func notation(t *testing.T, arguments ...string) (out string, status int) {
	t.Helper()
	var printed, failed bytes.Buffer
	status = Program{Out: &printed, Err: &failed}.Run(append([]string{"notation", "--library", t.TempDir()},
		arguments...))
	return printed.String() + failed.String(), status
}

func TestNotationPrintsEveryWord(t *testing.T) {
	out, status := notation(t)
	if status != StatusFine {
		t.Fatalf("status %d: %s", status, out)
	}
	words := strings.Join(strings.Fields(out), " ")
	for _, e := range ability.Schema() {
		if !strings.Contains(words, strings.Join(strings.Fields(signature(e)), " ")) {
			t.Errorf("%s is not printed as %q", e.Name, signature(e))
		}
		if !strings.Contains(words, strings.Join(strings.Fields(e.Doc), " ")) {
			t.Errorf("the meaning of %s is not printed", e.Name)
		}
	}
	for _, k := range ability.Keywords() {
		if !strings.Contains(words, k.Name+" (keyword)") && !strings.Contains(words, k.Name+" X (keyword)") {
			t.Errorf("the keyword %s is not printed", k.Name)
		}
	}
}

func TestNotationAsJSON(t *testing.T) {
	out, _ := notation(t, "--json")
	var n notationOutput
	if err := json.Unmarshal([]byte(out), &n); err != nil {
		t.Fatal(err)
	}
	if len(n.Words) != len(ability.Schema()) || len(n.Keywords) != len(ability.Keywords()) || n.Introduction == "" {
		t.Errorf("got %d words and %d keywords; want all", len(n.Words), len(n.Keywords))
	}
}

func TestNotationOfOneWord(t *testing.T) {
	for _, test := range []struct {
		word   string
		want   []string
		status int
	}{
		{"choose", []string{"Choose(n Amount, cards Cards, by Player=You) → Cards", "705.2e"}, StatusFine},
		{"Swift", []string{"Swift  (keyword)", "AddCost(-1, MovedAsAction(You, This))"}, StatusFine},
		{"MayPlay", []string{"MayPlay(cards Cards", "for MayPlay(cards Cards"}, StatusFine},
		{"&&", []string{"left && right"}, StatusFine},
		{"Chose", []string{`no word "Chose"`, "did you mean Choose"}, StatusUnusable},
		{"decks", []string{`no word "decks"`, "it comes up at PutOnTop, PutOnBottom"}, StatusUnusable},
		{"Retired way", []string{`no word "Retired way"`}, StatusUnusable},
	} {
		out, status := notation(t, test.word)
		if status != test.status {
			t.Errorf("%s: status %d, want %d", test.word, status, test.status)
		}
		for _, want := range test.want {
			if !strings.Contains(out, want) {
				t.Errorf("%s: %q is missing in\n%s", test.word, want, out)
			}
		}
	}
}

// Every example in the documentation can be read: those of words, of keywords
// and of the introduction.
func TestEveryExampleIsRead(t *testing.T) {
	examples := map[string]string{}
	n := newNotation()
	for _, w := range n.Words {
		if w.Example != "" {
			examples[w.Name] = w.Example
		}
	}
	for _, k := range n.Keywords {
		for _, a := range k.Abilities {
			examples["the keyword "+k.Name] = a
		}
	}
	for i, part := range strings.Split(n.Introduction, "```ability\n")[1:] {
		example, _, closed := strings.Cut(part, "```")
		if !closed {
			t.Fatalf("block %d of the introduction has no end", i+1)
		}
		examples["the introduction, "+example] = example
	}
	if len(examples) < 200 {
		t.Errorf("only %d examples were found", len(examples))
	}
	for of, example := range examples {
		read := ability.Read
		if strings.HasPrefix(of, "the keyword ") || of == ability.X.String() {
			read = ability.ReadDefinition
		}
		if _, err := read(example); err != nil {
			t.Errorf("the example of %s: %v", of, err)
		}
	}
}

// What the introduction says in passing, between backquotes, is notation too:
// each word of it is one of the schema's.
func TestTheIntroductionUsesWordsOfTheNotation(t *testing.T) {
	known := map[string]bool{"Time": true, "Player": true, "Area": true} // kinds
	for _, e := range ability.Schema() {
		known[called(e.Name)] = true
	}
	keyword := map[string]bool{}
	for _, k := range ability.Keywords() {
		keyword[k.Name] = true
	}
	used := 0
	for i, quoted := range strings.Split(introduction, "`") {
		if i%2 == 0 || strings.Contains(quoted, "\n\n") {
			continue
		}
		for _, word := range strings.FieldsFunc(quoted, func(r rune) bool {
			return !(r >= 'A' && r <= 'Z' || r >= 'a' &&
				r <= 'z')
		}) {
			isWord := word[0] >= 'A' && word[0] <= 'Z' && !strings.Contains(quoted, `"`+word)
			if isWord {
				used++
			}
			if isWord && !known[word] && !keyword[word] {
				t.Errorf("%s in %q is no word of the notation", word, quoted)
			}
		}
	}
	if used == 0 {
		t.Error("the introduction uses no word of the notation")
	}
}
