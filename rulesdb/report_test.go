package rulesdb

import (
	"errors"
	"io/fs"
	"testing"
)

func TestReportString(t *testing.T) {
	report := Report{
		File: "a.md",
		Read: map[string]int{"rules": 12, "chapters": 2},
		Odd: []Remark{{Line: 2, What: "page number left out"}, {Line: 3, Column: 5, What: "an odd sign"},
			{Line: 9, What: "page number left out"}, {What: "no version"}, {Line: 11, What: "page number left out"}},
	}
	want := "a.md: read 2 chapters, 12 rules\n" +
		"a.md:2: page number left out (also at 9, 11)\n" +
		"a.md:3:5: an odd sign\n" +
		"a.md: no version\n"
	if got := report.String(); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	pages := Report{File: "a.pdf", Odd: []Remark{{Page: 2, Line: 3, What: "a smudge"},
		{Page: 4, Line: 1, What: "a smudge"}}}
	if got, want := pages.String(),
		"a.pdf: read nothing\na.pdf: page 2, line 3: a smudge (also at page 4, line 1)\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if got, want := (Report{File: "a.md"}).String(), "a.md: read nothing\n"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestImportErrorString(t *testing.T) {
	for _, test := range []struct {
		err  ImportError
		want string
	}{
		{ImportError{File: "a.md", Line: 3, Column: 5, Text: "- (501.3)", Found: "501.3 after 501.1",
			Expected: "501.2"},
			"a.md:3:5: found 501.3 after 501.1; expected 501.2\n\t- (501.3)"},
		{ImportError{File: "a.pdf", Page: 2, Line: 3, Found: "nothing", Expected: "a rule"},
			"a.pdf: page 2, line 3: found nothing; expected a rule"},
		{ImportError{File: "a.md", Expected: "a rules document", Err: fs.ErrNotExist},
			"a.md: file does not exist; expected a rules document"},
	} {
		if got := test.err.Error(); got != test.want {
			t.Errorf("got  %q\nwant %q", got, test.want)
		}
		if cause := test.err.Err; cause != nil && !errors.Is(&test.err, cause) {
			t.Errorf("%v doesn't unwrap to its cause", &test.err)
		}
	}
}
