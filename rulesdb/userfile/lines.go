package userfile

import (
	"bytes"
	"fmt"
	"io"
	"strings"
)

// Largest is how many bytes of an imported file are read at most.
const Largest = 32 << 20

// ReadWhole reads a whole file of the user's that is neither too large nor empty; any error is an [*Error] that
// says what was expected of the file.
func ReadWhole(name string, r io.Reader, expected string) ([]byte, error) {
	source, err := io.ReadAll(io.LimitReader(r, Largest+1))
	if err != nil {
		return nil, &Error{File: name, Expected: expected, Err: err}
	}
	if len(source) > Largest {
		return nil, &Error{File: name, Found: fmt.Sprintf("more than %d MB", Largest>>20),
			Expected: expected}
	}
	if len(bytes.TrimSpace(bytes.TrimPrefix(source, ByteOrderMark))) == 0 {
		return nil, &Error{File: name, Line: 1, Column: 1, Found: "an empty file", Expected: expected}
	}
	return source, nil
}

// Place is where something stands in an imported file.
type Place struct {
	Page int // of a PDF, from 1; 0 in other files
	Line int // of the page or file, from 1
}

// Line is a line of a file that isn't Markdown.
type Line struct {
	Text    string
	At      Place
	Heading bool // its letters are those of a heading
	Gap     bool // it is set apart from the line before
	Noise   bool // it belongs to the printed page
}

// Lines divides a text into lines.
func Lines(source []byte) []Line {
	var lines []Line
	gap := false
	for i, text := range strings.Split(string(source), "\n") {
		text, turned := strings.CutPrefix(text, "\f")
		gap = gap || turned
		if strings.TrimSpace(text) == "" {
			gap = true
			continue
		}
		lines = append(lines, Line{Text: text, At: Place{Line: i + 1}, Gap: gap})
		gap = false
	}
	return lines
}

// Cells gives the line as a row of a table may stand in it: beginning with a tab
// where the first cell is empty, and in a PDF ending with one where the others
// are.
func (l Line) Cells() string {
	text := strings.Trim(l.Text, " \f")
	if l.At.Page == 0 {
		text = strings.TrimRight(text, "\t ")
	}
	return text
}
