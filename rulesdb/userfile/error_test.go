package userfile

import (
	"errors"
	"io/fs"
	"testing"
)

func TestErrorString(t *testing.T) {
	for _, test := range []struct {
		err  Error
		want string
	}{
		{Error{File: "a.md", Line: 3, Column: 5, Text: "- (501.3)", Found: "501.3 after 501.1",
			Expected: "501.2"},
			"a.md:3:5: found 501.3 after 501.1; expected 501.2\n\t- (501.3)"},
		{Error{File: "a.pdf", Page: 2, Line: 3, Found: "nothing", Expected: "a rule"},
			"a.pdf: page 2, line 3: found nothing; expected a rule"},
		{Error{File: "a.md", Expected: "a rules document", Err: fs.ErrNotExist},
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
