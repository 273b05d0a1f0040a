package source

import (
	"errors"
	"fmt"
	"strings"

	"canterlaw/rulesdb/userfile"
)

// FileError says why a file was refused: where, what stands there, and what
// should.
type FileError struct {
	File         string
	Line, Column int    // from 1, the column in letters; 0 where it concerns the whole file
	Text         string // the line
	// Found and Expected say what stands there and what should; Expected also
	// says what to do where that isn't plain.
	Found, Expected string
	Err             error // the cause, such as an unknown card; may be nil
}

// Error gives the place, what was found and expected, and the line with a mark
// under the place. It quotes about a hundred letters of what is longer.
func (e *FileError) Error() string {
	if e.Line == 0 {
		return fmt.Sprintf("%s: found %s; expected %s", e.File, userfile.Excerpt(e.Found),
			userfile.Printable(e.Expected))
	}
	text, mark := userfile.ExcerptAt(e.Text, e.Column)
	return fmt.Sprintf("%s:%d:%d: found %s; expected %s\n\t%s\n\t%s",
		e.File, e.Line, e.Column, userfile.Excerpt(e.Found), userfile.Printable(e.Expected), text, mark)
}

// Unwrap gives the cause.
func (e *FileError) Unwrap() error { return e.Err }

// InWords says an error in sentences; that of a file without its line, under whose letters
// only a terminal can put a mark.
func InWords(err error) string {
	var e *FileError
	if !errors.As(err, &e) || e.Line == 0 {
		return err.Error()
	}
	return fmt.Sprintf("%s, line %d: found %s; expected %s.", e.File, e.Line, userfile.Excerpt(e.Found),
		userfile.Printable(e.Expected))
}

// TextError says what is wrong with a short text of a scenario, such as an
// action or the subject of an expectation.
type TextError struct {
	Text string
	// Letter counts the letters before the part that is wrong.
	Letter          int
	Found, Expected string
	Err             error // the cause; may be nil
}

// Error gives the text, what was found in it and what was expected.
func (e *TextError) Error() string {
	return fmt.Sprintf("%q: found %s; expected %s", e.Text, userfile.Excerpt(e.Found), userfile.Printable(e.Expected))
}

// Unwrap gives the cause.
func (e *TextError) Unwrap() error { return e.Err }

// refusal carries an error from where reading meets it up to where reading
// began: a file is refused as a whole at the first thing that is wrong with it.
type refusal struct{ err error }

// Catch makes a refusal the error of the function that defers it; any other panic goes on.
func Catch(err *error) {
	switch r := recover().(type) {
	case nil:
	case refusal:
		*err = r.err
	default:
		panic(r)
	}
}

// Alternatives words alternatives: "a, b or c".
func Alternatives(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " or " + words[len(words)-1]
}

// Position is a place in a scenario file, for messages.
type Position struct {
	Line, Column int
}
