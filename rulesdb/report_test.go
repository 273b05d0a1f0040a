package rulesdb

import (
	"testing"

	"canterlaw/rulesdb/userfile"
)

func TestReportString(t *testing.T) {
	report := Report{
		File: "a.md",
		Read: map[string]int{"rules": 12, "chapters": 2},
		Odd: []userfile.Remark{{Line: 2, What: "page number left out"}, {Line: 3, Column: 5, What: "an odd sign"},
			{Line: 9, What: "page number left out"}, {What: "no version"}, {Line: 11, What: "page number left out"}},
	}
	want := "a.md: read 2 chapters, 12 rules\n" +
		"a.md:2: page number left out (also at 9, 11)\n" +
		"a.md:3:5: an odd sign\n" +
		"a.md: no version\n"
	if got := report.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	pages := Report{File: "a.pdf", Odd: []userfile.Remark{{Page: 2, Line: 3, What: "a smudge"},
		{Page: 4, Line: 1, What: "a smudge"}}}
	if got, want := pages.String(),
		"a.pdf: read nothing\na.pdf: page 2, line 3: a smudge (also at page 4, line 1)\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := (Report{File: "a.md"}).String(), "a.md: read nothing\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
