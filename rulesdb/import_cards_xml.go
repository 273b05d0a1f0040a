package rulesdb

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"golang.org/x/text/encoding/charmap"
)

// xmlFile is an XML file of OCTGN's, read whole so that everything in it can
// be named by its line and column.
type xmlFile struct {
	name     string
	lines    []string
	root     *xmlElement
	comments []*xmlElement // with their text; name and children are empty
}

// xmlElement is an element and where it starts.
type xmlElement struct {
	name         string
	attributes   map[string]string
	text         string // the text directly inside, without that of children
	line, column int    // from 1; column in bytes
	children     []*xmlElement
}

// readXML reads an XML file whose root element must have the given name; what
// says what such a file is. Any error is an [*ImportError].
func readXML(name string, r io.Reader, root, what string) (*xmlFile, error) {
	f := &xmlFile{name: name}
	expected := fmt.Sprintf("<%s>: %s", root, what)
	data, err := io.ReadAll(io.LimitReader(r, largestDocument+1))
	if err != nil {
		return nil, &ImportError{File: name, Expected: "a readable file", Err: err}
	}
	if len(data) > largestDocument {
		return nil, &ImportError{File: name, Found: fmt.Sprintf("more than %d MB", largestDocument>>20),
			Expected: expected}
	}
	kind := otherKindOf(data)
	if isPDF(data) {
		kind = "a PDF"
	}
	if kind != "" {
		return nil, &ImportError{File: name, Line: 1, Column: 1, Found: kind, Expected: expected}
	}
	isUTF16 := false
	if decoder, called := otherEncoding(data); called == "UTF-16" {
		if data, err = decoder.NewDecoder().Bytes(data); err != nil {
			return nil, &ImportError{File: name, Found: "damaged text in " + called, Expected: expected, Err: err}
		}
		isUTF16 = true
	}
	data = bytes.TrimPrefix(data, byteOrderMark)
	f.lines = strings.Split(string(data), "\n")

	decoder := xml.NewDecoder(bytes.NewReader(data))
	decoder.CharsetReader = func(charset string, r io.Reader) (io.Reader, error) {
		switch charset := strings.ToLower(charset); {
		case isUTF16 && strings.HasPrefix(charset, "utf-16"), charset == "us-ascii":
			return r, nil
		case charset == "windows-1252", charset == "iso-8859-1":
			return charmap.Windows1252.NewDecoder().Reader(r), nil
		}
		return nil, charsetError(charset)
	}
	var open []*xmlElement // from the root to the innermost one
	for {
		at := &xmlElement{}
		at.line, at.column = decoder.InputPos()
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, f.syntaxError(data, decoder, open, err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			at.name = token.Name.Local
			at.attributes = make(map[string]string, len(token.Attr))
			for _, a := range token.Attr {
				at.attributes[a.Name.Local] = a.Value
			}
			switch {
			case len(open) > 0:
				parent := open[len(open)-1]
				parent.children = append(parent.children, at)
			case f.root != nil:
				return nil, f.refuse(at, "a second root element <"+at.name+">", "the end of the file after </"+root+">")
			case at.name != root:
				return nil, f.refuse(at, "<"+at.name+">", expected)
			default:
				f.root = at
			}
			open = append(open, at)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				open[len(open)-1].text += string(token)
			} else if len(bytes.TrimSpace(token)) > 0 {
				return nil, f.refuse(at, "text outside of any element", expected)
			}
		case xml.Comment:
			at.text = string(token)
			f.comments = append(f.comments, at)
		}
	}
	if f.root == nil {
		return nil, f.refuse(&xmlElement{line: 1, column: 1}, "no XML element", expected)
	}
	return f, nil
}

// syntaxError says where the XML breaks off or is malformed, and which element
// it stands in.
func (f *xmlFile) syntaxError(data []byte, decoder *xml.Decoder, open []*xmlElement, err error) error {
	at := &xmlElement{}
	at.line, at.column = position(data, decoder.InputOffset())
	expected := "well-formed XML in UTF-8"
	if len(open) > 0 {
		in := open[len(open)-1]
		expected += fmt.Sprintf(", up to the </%s> that ends the element of line %d", in.name, in.line)
	}
	found := strings.TrimPrefix(err.Error(), "xml: ")
	var syntax *xml.SyntaxError
	if errors.As(err, &syntax) {
		found = syntax.Msg
		if found == "unexpected EOF" {
			found = "the end of the file"
			expected += "; is the file complete?"
		}
	}
	if charset := charsetError(""); errors.As(err, &charset) {
		found = charset.Error()
	}
	return f.refuse(at, found, expected)
}

// charsetError says that a file is written in another encoding than UTF-8.
type charsetError string

func (e charsetError) Error() string { return "text in " + string(e) }

// refuse makes the error for something found at an element's place.
func (f *xmlFile) refuse(at *xmlElement, found, expected string) *ImportError {
	return &ImportError{
		File: f.name, Line: at.line, Column: at.column, Text: f.line(at.line),
		Found: found, Expected: expected,
	}
}

// line gives a line of the file to show in an error, cut where it is long.
func (f *xmlFile) line(number int) string {
	const limit = 160
	text := strings.ToValidUTF8(strings.TrimSpace(f.lines[number-1]), "\ufffd")
	if runes := []rune(text); len(runes) > limit {
		return string(runes[:limit]) + " …"
	}
	return text
}

// attribute gives an attribute's value; it is refused if missing or blank.
func (f *xmlFile) attribute(e *xmlElement, name, what string) (string, error) {
	value := strings.TrimSpace(e.attributes[name])
	if value == "" {
		return "", f.refuse(e, fmt.Sprintf("<%s> without %s", e.name, name), fmt.Sprintf("%s=%q: %s", name, "…", what))
	}
	return value, nil
}

// position turns an offset in a text into line and column, from 1.
func position(text []byte, offset int64) (line, column int) {
	before := string(text[:offset])
	return 1 + strings.Count(before, "\n"), len(before) - strings.LastIndexByte(before, '\n')
}
