package terminal

import "testing"

func TestPlain(t *testing.T) {
	for _, test := range []struct{ name, markdown, want string }{
		{"a paragraph is wrapped", "One two three four five six.", "One two three four\nfive six."},
		{"a word longer than a line stands alone", "A supercalifragilisticexpialidocious word",
			"A\nsupercalifragilisticexpialidocious\nword"},
		{"paragraphs are set apart", "One.\n\nTwo.", "One.\n\nTwo."},
		{"lines of a paragraph are joined", "One\ntwo.", "One two."},
		{"a hard break stays", "One\\\ntwo.", "One\ntwo."},
		{"marks go", "**Ready** the _card_ `now` [there](rule:503).", "Ready the card now\nthere."},
		{"entities and escapes are read", `1 &lt; 2 \* 3`, "1 < 2 * 3"},
		{"items hang beneath their bullets", "- one two three four five\n- six", "- one two three four\n  five\n- six"},
		{"items are numbered from the first", "3. one\n4. two", "3. one\n4. two"},
		{"lists nest", "- one\n  - two", "- one\n  - two"},
		{"nothing is nothing", "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := plain(test.markdown, 20); got != test.want {
				t.Errorf("plain(%q) is\n%s\nand not\n%s", test.markdown, got, test.want)
			}
		})
	}
}

func TestHang(t *testing.T) {
	const want = "  One two three\n      four five six"
	if got := hang("One two three four five six", 2, 20); got != want {
		t.Errorf("hang gives\n%s\nand not\n%s", got, want)
	}
	if got := hang("One", 2, 20); got != "  One" {
		t.Errorf("hang gives %q for a short line", got)
	}
}

func TestShorten(t *testing.T) {
	for _, test := range []struct{ line, want string }{
		{"Short.", "Short."},
		{"Exactly 20 columns.", "Exactly 20 columns."},
		{"A line, that is too long", "A line, that is…"},
		{"Uninterruptedlywithoutaspace", "Uninterruptedlywith…"},
	} {
		if got := shorten(test.line, 20); got != test.want {
			t.Errorf("shorten(%q) is %q, not %q", test.line, got, test.want)
		}
	}
}
