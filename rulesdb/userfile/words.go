package userfile

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Unhyphenated joins words that were divided at the end of a line: without the
// hyphen, unless the text has the word or its first half with it elsewhere, both its halves as
// words but not the whole, or its second half has a capital letter.
func Unhyphenated(lines []Line) []Line {
	known, prefixes := map[string]bool{}, map[string]bool{}
	divided := false // the line before ends within a word
	for _, line := range lines {
		for i, word := range strings.Fields(line.Text) {
			known[bareWord(word)] = known[bareWord(word)] || i > 0 || !divided
			if prefix, rest, ok := strings.Cut(word, "-"); ok && StartsLower(rest) {
				prefixes[bareWord(prefix)] = true
			}
		}
		divided = strings.HasSuffix(line.Text, "-")
	}
	last := -1 // the line before that belongs to the text
	for i := range lines {
		if lines[i].Noise {
			continue
		}
		before := last
		last = i
		if before < 0 {
			continue
		}
		head, found := strings.CutSuffix(lines[before].Text, "-")
		rest, after, _ := strings.Cut(lines[i].Text, " ")
		if !found || !wordEnd.MatchString(head) || !wordStart.MatchString(rest) {
			continue
		}
		first, second := bareWord(head[strings.LastIndexAny(head, " \t")+1:]), bareWord(rest)
		if !StartsLower(rest) || known[first+"-"+second] || !known[first+second] &&
			(prefixes[first] || known[first] && known[second]) {
			head += "-"
		}
		lines[before].Text, lines[i].Text = head+rest, after
	}
	return lines
}

var (
	wordEnd   = regexp.MustCompile(`\pL$`)
	wordStart = regexp.MustCompile(`^\pL{2}`)
)

// bareWord gives a word without the signs around it, in small letters.
func bareWord(word string) string {
	return strings.ToLower(strings.Trim(word, ".,:;()\"“”‘’'"))
}

// IsUnfinished reports whether a text breaks off within a sentence.
func IsUnfinished(text string) bool {
	text = strings.TrimRight(text, `"”')*_ `)
	last, _ := utf8.DecodeLastRuneInString(text)
	return !strings.ContainsRune(".:;!?…", last)
}

// StartsLower reports whether a text begins with a small letter.
func StartsLower(text string) bool {
	first, _ := utf8.DecodeRuneInString(text)
	return unicode.IsLower(first)
}

// Joined gives the text of lines.
func Joined(lines []Line) []byte {
	var text bytes.Buffer
	for _, line := range lines {
		text.WriteString(line.Text)
		text.WriteByte('\n')
	}
	return text.Bytes()
}

var columnSpace = regexp.MustCompile(`\t| {3,}`)

// IsColumns reports whether a line is a row of a table.
func IsColumns(text string) bool { return columnSpace.MatchString(text) }

// Columns gives the cells of a row of a table.
func Columns(text string) []string { return columnSpace.Split(text, -1) }
