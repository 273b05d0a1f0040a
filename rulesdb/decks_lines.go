package rulesdb

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// How a line of a list is taken apart: its marks, the cells of a table, the copies.

// The parts of lines.
var (
	forumMark  = regexp.MustCompile(`(?i)\[/?(?:\*|b|i|u|s|card|li|list|size|color|url|center|quote|h[1-6])(?:=[^\]]*)?\]`)
	linkInList = regexp.MustCompile(`\[([^\[\]]+)\]\([^()]*\)`)
	tableRule  = regexp.MustCompile(`^[\s|:-]*-[\s|:-]*$`)

	headingCount = regexp.MustCompile(`^(.*?)[\s:–-]*[(\[]?\s*([0-9]+)\s*(?:cards?)?\s*[)\]]?\s*:?$`)
	lineOrdinal  = regexp.MustCompile(`^([0-9]+)[.)]\s+(\S.*)$`)
	countBefore  = regexp.MustCompile(`^[(\[]?([0-9]+)(?:\s*[x×X*]?[)\]]\s*|\s*[x×X*]\s+|\s*×\s*|[xX]|\s*[,;]\s*|\s+)(\S.*)$`)
	countBehind  = regexp.MustCompile(`^(.*\S\s+[(\[]?|.*[0-9])[x×X]\s*([0-9]+)[)\]]?$`)
	countAlone   = regexp.MustCompile(`^(.*\S)(?:\s+|\s*[,:;=–—-]\s*)[(\[]?([0-9]{1,2})[)\]]?$`)
	countBetween = regexp.MustCompile(`\s*[;,]\s*([0-9]+\s*[x×X]\s*\S)`)
)

// withoutMarks takes off what Markdown and forums write around words.
func withoutMarks(line string) string {
	line = forumMark.ReplaceAllString(line, "")
	line = linkInList.ReplaceAllString(line, "$1")
	return strings.NewReplacer("**", "", "__", "", "`", "").Replace(line)
}

// undecorated takes off what stands before and behind a line to set it apart.
func undecorated(line string) string {
	return strings.TrimSpace(strings.Trim(strings.TrimLeft(line, "-–—*•#=~>+_ "), "-–—*_=~ "))
}

// severalIn gives the cards of a line that has several, each with its copies: "3x PR7; 2x PR8".
func severalIn(line string) []string {
	if !countBefore.MatchString(line) {
		return []string{line}
	}
	return strings.Split(countBetween.ReplaceAllString(line, "\n$1"), "\n")
}

// withoutOrdinal takes the number of a line off where lines are numbered from 1. A number
// that isn't the next one could be meant for copies.
func (r *listReader) withoutOrdinal(text string) (rest string, understood bool) {
	m := lineOrdinal.FindStringSubmatch(text)
	if m == nil || r.isNamed(text) {
		return text, true
	}
	switch n := atoi(m[1]); n {
	case 1, r.ordinal + 1:
		r.ordinal = n
		return m[2], true
	}
	r.refuse(fmt.Sprintf("%q, whose number may be the line's or that of copies", text),
		fmt.Sprintf("%sx %s for copies, or lines numbered from 1", m[1], m[2]))
	return "", false
}

// copiesIn takes a line apart into the copies that it says, and the card. Some names begin
// or end with a number.
func (r *listReader) copiesIn(text string) (count int, named string) {
	if r.isNamed(text) {
		return unsaid, text
	}
	if m := countBefore.FindStringSubmatch(text); m != nil {
		return atoi(m[1]), m[2]
	}
	if m := countBehind.FindStringSubmatch(text); m != nil {
		return atoi(m[2]), strings.TrimRight(m[1], " \t([,:;=–—-")
	}
	if m := countAlone.FindStringSubmatch(text); m != nil {
		if rest := strings.TrimRight(m[1], " \t,:;=–—-"); len(r.exactly(rest)) > 0 {
			return atoi(m[2]), rest
		}
	}
	return unsaid, text
}

// atoi reads digits; what is too long for a number is too large as well.
func atoi(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil {
		return maxCopies + 1
	}
	return n
}

// The words that heads of tables have, folded; those of countWords above the copies.
var (
	countWords = []string{"qty", "quantity", "count", "copies", "amount"}
	tableWords = append([]string{
		"name", "card", "card name", "title", "subtitle", "number", "no", "set", "set number", "collector number", "id",
		"type", "cost", "color", "colour", "power", "rarity", "requirement", "notes", "",
	}, countWords...)
)

// row reports whether a line is of a table, and reads it: cells between tabs or upright
// strokes, or with commas where it is the head.
func (r *listReader) row(line string) bool {
	separator := "\t"
	switch {
	case strings.HasPrefix(line, "|"):
		line, separator = strings.Trim(line, "| "), "|"
	case !strings.Contains(line, "\t"):
		separator = ","
	}
	if separator == "|" && tableRule.MatchString(line) {
		return true
	}
	cells := strings.Split(line, separator)
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	isHead := len(cells) > 1 && !slices.ContainsFunc(cells, func(c string) bool { return !slices.Contains(tableWords, FoldName(c)) })
	if isHead {
		r.countColumn = slices.IndexFunc(cells, func(c string) bool { return slices.Contains(countWords, FoldName(c)) })
		return true
	}
	if separator == "," || len(cells) < 2 {
		return false
	}
	return r.readRow(cells)
}

// readRow reads the cells of a row: the first number is that of copies where the table's head
// doesn't say otherwise, and the first cell that names a card is the card, or else the longest.
func (r *listReader) readRow(cells []string) bool {
	column := r.countColumn
	if column < 0 || column >= len(cells) {
		column = slices.IndexFunc(cells, func(c string) bool { return isCount(c) })
	}
	count := unsaid
	if column >= 0 && isCount(cells[column]) {
		count = atoi(strings.TrimRight(cells[column], "x×X"))
		cells = slices.Delete(slices.Clone(cells), column, column+1)
	}
	named := slices.IndexFunc(cells, func(c string) bool { return len(r.exactly(c)) > 0 })
	if named < 0 {
		named = 0
		for i := range cells {
			if len(cells[i]) > len(cells[named]) {
				named = i
			}
		}
	}
	text := cells[named]
	for i, c := range cells { // which of several it is
		if i != named && len(r.numbered(c)) > 0 {
			text += " (" + c + ")"
		}
	}
	r.add(text, count)
	return true
}

// isCount reports whether a cell is a number of copies.
func isCount(cell string) bool {
	digits := strings.TrimRight(cell, "x×X")
	return digits != "" && len(digits) <= 2 && strings.Trim(digits, "0123456789") == ""
}
