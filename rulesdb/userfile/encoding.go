package userfile

import (
	"bytes"
	"fmt"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/unicode"
)

var ByteOrderMark = []byte("\xef\xbb\xbf")

type otherKind struct{ begins, what string }

// otherKinds are what files of other kinds begin with, in small letters, by
// what they are.
var otherKinds = []otherKind{
	{"pk\x03\x04", "a zip archive, as Word and OpenOffice save documents"},
	{"\xd0\xcf\x11\xe0", "a document of an old Word"},
	{"{\\rtf", "a document in RTF"},
	{"<!doctype html", "a web page (HTML)"},
	{"<html", "a web page (HTML)"},
	{"%!ps", "PostScript"},
	{"\x1f\x8b", "a compressed file"},
	{"bzh", "a compressed file"},
	{"7z\xbc\xaf", "a compressed file"},
	{"rar!", "a compressed file"},
	{"\xfd7zxz", "a compressed file"},
	{"mz", "a program"},
	{"\x7felf", "a program"},
	{"\x89png", "a picture"},
	{"\xff\xd8\xff", "a picture"},
	{"gif8", "a picture"},
	{"ii*\x00", "a picture"},
	{"mm\x00*", "a picture"},
}

// otherKindOf says what a file of another kind is; "" if it isn't known as one.
func otherKindOf(source []byte) string {
	begins := bytes.ToLower(bytes.TrimLeft(bytes.TrimPrefix(source[:min(len(source), 1024)], ByteOrderMark), " \t\r\n"))
	for _, kind := range otherKinds {
		// Two letters alone may begin a word.
		if bytes.HasPrefix(begins, []byte(kind.begins)) && (len(kind.begins) > 2 || NotText(source) >= 0) {
			return kind.what
		}
	}
	return ""
}

// Text gives a text in UTF-8 with \n at the end of lines and with the plain
// signs for those that only its typesetting needed, and the name of its encoding
// if that isn't UTF-8. It refuses what is no text.
func Text(name string, source []byte, expected string) (text []byte, read string, err error) {
	kind := otherKindOf(source)
	if bytes.HasPrefix(source, []byte("<?xml")) {
		kind = "XML"
	}
	if kind != "" {
		return nil, "", &Error{File: name, Line: 1, Column: 1, Found: kind, Expected: expected +
			"; save it as text in UTF-8 or as PDF"}
	}
	if decoder, called := OtherEncoding(source); decoder != nil {
		decoded, err := decoder.NewDecoder().Bytes(source)
		if err != nil {
			return nil, "", &Error{File: name, Found: "damaged text in " + called, Expected: expected, Err: err}
		}
		source, read = decoded, called
	}
	source = bytes.TrimPrefix(source, ByteOrderMark)
	if at := NotText(source); at >= 0 {
		before := source[:at]
		return nil, "", &Error{
			File: name, Line: 1 + bytes.Count(before, []byte("\n")), Column: at - bytes.LastIndexByte(before, '\n'),
			Found: fmt.Sprintf("the byte %#02x, which is no UTF-8 text", source[at]), Expected: expected,
		}
	}
	return []byte(PlainSigns.Replace(string(source))), read, nil
}

// PlainSigns replaces ends of lines and signs of typesetting.
var PlainSigns = strings.NewReplacer(
	"\r\n", "\n", "\r", "\n", "\v", "\n", "\u0085", "\n", "\u2028", "\n", "\u2029", "\n",
	"\u00ad\n", "-\n", "\u00ad\r\n", "-\n", "\u00ad", "", "\u200b", "", "\u200c", "", "\u200d", "",
	"\u2060", "", "\ufeff", "",
	"ﬀ", "ff", "ﬁ", "fi", "ﬂ", "fl", "ﬃ", "ffi", "ﬄ", "ffl", "ﬅ", "st", "ﬆ", "st",
)

// OtherEncoding tells UTF-16, with or without a byte order mark, and Windows-1252
// with Latin-1 in it; nil for any other text.
func OtherEncoding(source []byte) (_ encoding.Encoding, called string) {
	big, little := unicode.UTF16(unicode.BigEndian, unicode.UseBOM), unicode.UTF16(unicode.LittleEndian, unicode.UseBOM)
	sample := source[:min(len(source), 1024)&^1]
	zeros := [2]int{}
	for i, b := range sample {
		if b == 0 {
			zeros[i%2]++
		}
	}
	switch most := len(sample) / 4; {
	case bytes.HasPrefix(source, []byte("\xff\xfe")):
		return little, "UTF-16"
	case bytes.HasPrefix(source, []byte("\xfe\xff")):
		return big, "UTF-16"
	case zeros[0] > most && zeros[1] == 0:
		return big, "UTF-16"
	case zeros[1] > most && zeros[0] == 0:
		return little, "UTF-16"
	case isWindows1252(source):
		return charmap.Windows1252, "Windows-1252"
	}
	return nil, ""
}

// isWindows1252 reports whether a text that is no UTF-8 reads as Windows-1252: no
// sign beyond ASCII is one of UTF-8's, few are there, and none that it lacks.
func isWindows1252(source []byte) bool {
	beyond := 0
	for at := 0; at < len(source); {
		r, size := utf8.DecodeRune(source[at:])
		switch {
		case size > 1, r < ' ' && !strings.ContainsRune("\t\n\v\f\r", r),
			bytes.IndexByte([]byte("\x81\x8d\x8f\x90\x9d"), source[at]) >= 0:
			return false
		case r == utf8.RuneError:
			beyond++
		}
		at += size
	}
	return beyond > 0 && beyond < len(source)/10+2
}

// NotText gives the place of the first byte that can't stand in a text file;
// -1 if there is none.
func NotText(source []byte) int {
	for at := 0; at < len(source); {
		r, size := utf8.DecodeRune(source[at:])
		if r == 0 || r == utf8.RuneError && size == 1 {
			return at
		}
		at += size
	}
	return -1
}
