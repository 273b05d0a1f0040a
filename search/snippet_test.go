package search

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestPlainText(t *testing.T) {
	for _, c := range []struct{ markdown, want string }{
		{"", ""},
		{"A **bold** move, *as ever*.", "A bold move, as ever."},
		{"One\nline.\n\nAnother.", "One line.\nAnother."},
		{"- first\n- second (990.1)", "first\nsecond (990.1)"},
		{"See [990.1](rule:990.1) and `code`.", "See 990.1 and code."},
		{`Not \*bold\*.`, "Not *bold*."},
		{"## Heading\n\ntext", "Heading\ntext"},
		{"Pay [1] <b>now</b>.", "Pay [1] now."},
		{"1 < 2 and <b", "1 < 2 and <b"},
		{"    set\n    in", "set\nin"},
	} {
		if got := plainText(c.markdown); got != c.want {
			t.Errorf("%q reads %q, want %q", c.markdown, got, c.want)
		}
	}
}

func TestSnippetMarksWhatWasFound(t *testing.T) {
	filler := strings.Repeat("Hay is for ponies. ", 12)
	x := indexOf(t, []Document{
		{Kind: Note, ID: "1", Title: "A", Body: "Gallops count twice; a galloping pony counts once."},
		{Kind: Note, ID: "2", Title: "B", Body: filler + "Everypony who trots may rest. " + filler},
		{Kind: Note, ID: "3", Title: "C", Body: filler + "Nopony canters. " + filler +
			"A canter is a walk in three beats. " + filler},
		{Kind: Note, ID: "4", Title: "D", Body: "Use *stars* and under_scores: 2 * 3 zebras."},
		{Kind: Note, ID: "5", Title: "Zephyr", Body: "Wind without the word."},
	})
	for _, c := range []struct{ query, want string }{
		{"gallop", "**Gallops** count twice; a **galloping** pony counts once."},
		{"gall", "**Gallops** count twice; a **galloping** pony counts once."},
		{"trotting", "… Everypony who **trots** may rest. Hay is for ponies. Hay is for ponies. Hay is for ponies. " +
			"Hay is for ponies. Hay is for ponies. Hay is for ponies. Hay is for …"},
		{"three beat canter",
			"… A **canter** is a walk in **three** **beats**. Hay is for ponies. Hay is for ponies. " +
				"Hay is for ponies. Hay is for ponies. Hay is for ponies. Hay is for ponies. Hay is for …"},
		{"zebra", `Use stars and under\_scores: 2 \* 3 **zebras**.`},
		{"zephyr", "Wind without the word."},
	} {
		result, err := x.Search(c.query, 1)
		if err != nil {
			t.Fatal(err)
		}
		if len(result.Hits) != 1 || result.Hits[0].Snippet != c.want {
			t.Errorf("searching for %q: %+v\nwant the snippet %q", c.query, result.Hits, c.want)
		}
	}
}

// Read as Markdown, a snippet is a piece of the body, whatever was found where.
func TestSnippetIsAPieceOfTheBody(t *testing.T) {
	letters := rapid.StringOfN(rapid.SampledFrom([]rune("abcé日.*_`\\<")), 1, 30, -1)
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(letters, 1, 60).Draw(t, "words")
		body := "x " + strings.Join(words, " ") + " x"
		var found []place
		at := 2
		for _, w := range words {
			if rapid.Bool().Draw(t, "found") {
				found = append(found, place{start: at, end: at + len(w), term: w})
			}
			at += len(w) + 1
		}
		got := snippet(body, found)
		unmarked := strings.ReplaceAll(got, "**", "")
		piece := strings.TrimSuffix(strings.TrimPrefix(unmarked, "… "), " …")
		if !strings.Contains(escape(body), piece) {
			t.Fatalf("%q is not a piece of %q", piece, escape(body))
		}
		if len(found) > 0 && !strings.Contains(got, "**") {
			t.Fatalf("nothing is marked in %q", got)
		}
		if n := len(piece); n > 2*snippetLength {
			t.Fatalf("%d bytes long: %q", n, piece)
		}
	})
}
