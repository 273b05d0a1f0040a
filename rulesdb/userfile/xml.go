package userfile

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"

	"golang.org/x/text/encoding/charmap"
)

// XMLFile is an XML file of OCTGN's, read whole so that everything in it can
// be named by its line and column.
type XMLFile struct {
	name     string
	lines    []string
	Root     *XMLElement
	Comments []*XMLElement // with their text alone
}

// XMLElement is an element and where it starts.
type XMLElement struct {
	Name         string
	Attributes   map[string]string
	Text         string // the text directly inside, without that of children
	Line, Column int    // from 1; column in bytes
	Children     []*XMLElement
}

// ReadXML reads an XML file whose root element must have the given name; what
// says what such a file is. Any error is an [*Error].
func ReadXML(name string, r io.Reader, root, what string) (*XMLFile, error) {
	f := &XMLFile{name: name}
	expected := fmt.Sprintf("<%s>: %s", root, what)
	data, err := io.ReadAll(io.LimitReader(r, Largest+1))
	if err != nil {
		return nil, &Error{File: name, Expected: "a readable file", Err: err}
	}
	if len(data) > Largest {
		return nil, &Error{File: name, Found: fmt.Sprintf("more than %d MB", Largest>>20),
			Expected: expected}
	}
	kind := otherKindOf(data)
	if IsPDF(data) {
		kind = "a PDF"
	}
	if kind != "" {
		return nil, &Error{File: name, Line: 1, Column: 1, Found: kind, Expected: expected}
	}
	isUTF16 := false
	if decoder, called := OtherEncoding(data); called == "UTF-16" {
		if data, err = decoder.NewDecoder().Bytes(data); err != nil {
			return nil, &Error{File: name, Found: "damaged text in " + called, Expected: expected, Err: err}
		}
		isUTF16 = true
	}
	data = bytes.TrimPrefix(data, ByteOrderMark)
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
	var open []*XMLElement // from the root to the innermost one
	for {
		at := &XMLElement{}
		at.Line, at.Column = decoder.InputPos()
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return nil, f.syntaxError(data, decoder, open, err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			at.Name = token.Name.Local
			at.Attributes = make(map[string]string, len(token.Attr))
			for _, a := range token.Attr {
				at.Attributes[a.Name.Local] = a.Value
			}
			switch {
			case len(open) > 0:
				parent := open[len(open)-1]
				parent.Children = append(parent.Children, at)
			case f.Root != nil:
				return nil, f.Refuse(at, "a second root element <"+at.Name+">", "the end of the file after </"+root+">")
			case at.Name != root:
				return nil, f.Refuse(at, "<"+at.Name+">", expected)
			default:
				f.Root = at
			}
			open = append(open, at)
		case xml.EndElement:
			open = open[:len(open)-1]
		case xml.CharData:
			if len(open) > 0 {
				open[len(open)-1].Text += string(token)
			} else if len(bytes.TrimSpace(token)) > 0 {
				return nil, f.Refuse(at, "text outside of any element", expected)
			}
		case xml.Comment:
			at.Text = string(token)
			f.Comments = append(f.Comments, at)
		}
	}
	if f.Root == nil {
		return nil, f.Refuse(&XMLElement{Line: 1, Column: 1}, "no XML element", expected)
	}
	return f, nil
}

// syntaxError says where the XML breaks off or is malformed, and which element
// it stands in.
func (f *XMLFile) syntaxError(data []byte, decoder *xml.Decoder, open []*XMLElement, err error) error {
	at := &XMLElement{}
	at.Line, at.Column = position(data, decoder.InputOffset())
	expected := "well-formed XML in UTF-8"
	if len(open) > 0 {
		in := open[len(open)-1]
		expected += fmt.Sprintf(", up to the </%s> that ends the element of line %d", in.Name, in.Line)
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
	return f.Refuse(at, found, expected)
}

// charsetError says that a file is written in another encoding than UTF-8.
type charsetError string

func (e charsetError) Error() string { return "text in " + string(e) }

// Refuse makes the error for something found at an element's place.
func (f *XMLFile) Refuse(at *XMLElement, found, expected string) *Error {
	return &Error{
		File: f.name, Line: at.Line, Column: at.Column, Text: f.line(at.Line),
		Found: found, Expected: expected,
	}
}

// line gives a line of the file to show in an error, cut where it is long.
func (f *XMLFile) line(number int) string {
	const limit = 160
	text := strings.ToValidUTF8(strings.TrimSpace(f.lines[number-1]), "\ufffd")
	if runes := []rune(text); len(runes) > limit {
		return string(runes[:limit]) + " …"
	}
	return text
}

// Attribute gives an attribute's value; it is refused if missing or blank.
func (f *XMLFile) Attribute(e *XMLElement, name, what string) (string, error) {
	value := strings.TrimSpace(e.Attributes[name])
	if value == "" {
		return "", f.Refuse(e, fmt.Sprintf("<%s> without %s", e.Name, name), fmt.Sprintf("%s=%q: %s", name, "…", what))
	}
	return value, nil
}

// position turns an offset in a text into line and column, from 1.
func position(text []byte, offset int64) (line, column int) {
	before := string(text[:offset])
	return 1 + strings.Count(before, "\n"), len(before) - strings.LastIndexByte(before, '\n')
}
