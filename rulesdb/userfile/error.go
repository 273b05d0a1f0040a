// Package userfile reads what a user's own files hold, of which nothing is trusted: text in whatever
// encoding, the text of PDFs line by line, and XML with the place of all that is in it. It says of
// each fault and oddity where in the file it is. What the files mean is told by those who read them
// (packages rulesdb and decklist).
package userfile

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// Remark is something odd at a place of an imported file.
type Remark struct {
	Page   int    `json:"page,omitempty"`   // of a PDF, from 1; 0 in other files
	Line   int    `json:"line"`             // of the page or file, from 1; 0 if it concerns the whole file
	Column int    `json:"column,omitempty"` // from 1, in bytes; 0 for the whole line
	What   string `json:"what"`
}

// In gives where in a file it is.
func (r Remark) In(file string) string { return placeOnPage(file, r.Page, r.Line, r.Column) }

// Error says why a file was refused. When it is returned, nothing of the
// user's library has changed.
type Error struct {
	File         string
	Page         int    // of a PDF, from 1; 0 in other files
	Line, Column int    // from 1; 0 where it concerns the whole file or line
	Text         string // the offending line; "" if there is none
	// Found and Expected say what stands there and what should; Expected also
	// says what to do where that isn't plain.
	Found, Expected string
	Err             error // the cause, such as a reading error; may be nil
}

// Error gives the place, what was found and expected, and the offending line.
func (e *Error) Error() string {
	var b strings.Builder
	b.WriteString(placeOnPage(e.File, e.Page, e.Line, e.Column))
	switch {
	case e.Found != "":
		fmt.Fprintf(&b, ": found %s", Excerpt(e.Found))
	case e.Err != nil:
		fmt.Fprintf(&b, ": %s", Printable(SystemReason(e.Err).Error()))
	}
	if e.Expected != "" {
		fmt.Fprintf(&b, "; expected %s", Printable(e.Expected))
	}
	if e.Found != "" && e.Err != nil {
		fmt.Fprintf(&b, ": %s", Printable(e.Err.Error()))
	}
	if e.Text != "" {
		fmt.Fprintf(&b, "\n\t%s", Printable(e.Text))
	}
	return b.String()
}

// Unwrap gives the cause.
func (e *Error) Unwrap() error { return e.Err }

// SystemReason is what the system says about a file, without the file's name. An error of any
// other sort is given as it is.
func SystemReason(err error) error {
	if path := new(fs.PathError); errors.As(err, &path) {
		return path.Err
	} else if link := new(os.LinkError); errors.As(err, &link) {
		return link.Err
	}
	return err
}

// placeOnPage prints a place in a file that may have pages.
func placeOnPage(file string, page, line, column int) string {
	if page == 0 {
		return At(file, line, column)
	}
	return fmt.Sprintf("%s: page %d, line %d", file, page, line)
}

// At prints a place in a file the way editors and compilers do.
func At(file string, line, column int) string {
	switch {
	case line == 0:
		return file
	case column == 0:
		return fmt.Sprintf("%s:%d", file, line)
	}
	return fmt.Sprintf("%s:%d:%d", file, line, column)
}
