package rulesdb

import (
	"bytes"
	"fmt"
	"io"
	"strings"
)

// largestDocument is how many bytes of an imported file are read at most.
const largestDocument = 32 << 20

// readWhole reads a whole file that is neither too large nor empty.
func readWhole(name string, r io.Reader, expected string) ([]byte, error) {
	source, err := io.ReadAll(io.LimitReader(r, largestDocument+1))
	if err != nil {
		return nil, &ImportError{File: name, Expected: expected, Err: err}
	}
	if len(source) > largestDocument {
		return nil, &ImportError{File: name, Found: fmt.Sprintf("more than %d MB", largestDocument>>20),
			Expected: expected}
	}
	if len(bytes.TrimSpace(bytes.TrimPrefix(source, byteOrderMark))) == 0 {
		return nil, &ImportError{File: name, Line: 1, Column: 1, Found: "an empty file", Expected: expected}
	}
	return source, nil
}

// filePlace is where something stands in an imported file.
type filePlace struct {
	page int // of a PDF, from 1; 0 in other files
	line int // of the page or file, from 1
}

// textLine is a line of a file that isn't Markdown.
type textLine struct {
	text    string
	at      filePlace
	heading bool // its letters are those of a heading
	gap     bool // it is set apart from the line before
	noise   bool // it belongs to the printed page
}

// plainLines divides a text into lines.
func plainLines(source []byte) []textLine {
	var lines []textLine
	gap := false
	for i, text := range strings.Split(string(source), "\n") {
		text, turned := strings.CutPrefix(text, "\f")
		gap = gap || turned
		if strings.TrimSpace(text) == "" {
			gap = true
			continue
		}
		lines = append(lines, textLine{text: text, at: filePlace{line: i + 1}, gap: gap})
		gap = false
	}
	return lines
}

// cells gives the line as a row of a table may stand in it: beginning with a tab
// where the first cell is empty, and in a PDF ending with one where the others
// are.
func (l textLine) cells() string {
	text := strings.Trim(l.text, " \f")
	if l.at.page == 0 {
		text = strings.TrimRight(text, "\t ")
	}
	return text
}
