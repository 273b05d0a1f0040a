package decklist

import (
	"encoding/csv"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb/spelling"
)

// How a line of a list is taken apart: its marks, the cells of a table, the copies.

// The parts of lines.
var (
	forumMark = regexp.MustCompile(`(?i)\[/?(?:\*|b|i|u|s|card|cards|deck|li|list|size|font|color|url|img|center` +
		`|left|right|indent|quote|code|spoiler|hide|table|t[hrd]|h[1-6])(?:=[^\]]*)?\]`)
	linkInList = regexp.MustCompile(`\[([^\[\]]+)\]\((?:[^()]|\([^()]*\))*\)`)
	wikiLink   = regexp.MustCompile(`\[\[(?:[^\[\]|]*\|)?([^\[\]|]+)\]\]|\{\{(?:[^{}|]*\|)?([^{}|]+)\}\}`)
	raised     = regexp.MustCompile(`\^\(([^()]*)\)`)
	escaped    = regexp.MustCompile(`\\([\\*_.()#+~>-])`)
	codeFence  = regexp.MustCompile("^\\s*```[A-Za-z]*\\s*$")
	dotted     = regexp.MustCompile(`\s*(?:\.{3,}|_{3,}|-{3,})\s*(\S)`)
	tableRule  = regexp.MustCompile(`^[\s|:-]*-[\s|:-]*$`)

	headingCount = regexp.MustCompile(`^(.*?)[\s:–-]*[(\[]?\s*([0-9]+)\s*(?:/\s*[0-9]+\s*)?(?:cards?)?\s*[)\]]?\s*:?$`)
	totalLine    = regexp.MustCompile(`(?i)^(?:[0-9]+ cards?(?: in)?(?: total| all)?|(?:grand )?total\b.*)$`)
	aloneCount   = regexp.MustCompile(`^([0-9]{1,2})\s*[xX×]?$`)
	bullets      = regexp.MustCompile(`^[-\x{2010}–—*•\x{2023}\x{2043}\x{2219}·†#=~>+_| ]+`)
	checkBox     = regexp.MustCompile(`^\[[ xX✓]?\]\s+`)
	lineOrdinal  = regexp.MustCompile(`^([0-9]+)[.)]\s+(\S.*)$`)
	countBefore  = regexp.MustCompile(`^[(\[{<]?([0-9]+)(?:\s*[x×X*]?[)\]}>_]\s*|\s*[x×X*]\s+|\s*×\s*|[xX]|` +
		`\s*[,;]\s*|\s*[:/|]\s+|\s+)(\S.*)$`)
	countDash   = regexp.MustCompile(`^([0-9]{1,2})[-–—](\S.*)$`)
	countOf     = regexp.MustCompile(`^([1-9])/([1-9])\s+(\S.*)$`)
	countLater  = regexp.MustCompile(`(?i)^(?:qty|quantity|count|copies)\.?\s*[:=x]?\s*([0-9]{1,2})$`)
	countBehind = regexp.MustCompile(`^(.*\S\s+[(\[]?|.*[0-9)\]])[x×X*]\s*([0-9]+)[)\]]?$`)
	countAlone  = regexp.MustCompile(`(?i)^(.*?\S)(?:(?:\s+|\s*[,:;=–—-]\s*)(?:qty\.?:?\s*)?[(\[]?|[(\[])` +
		`([0-9]{1,2})(?:\s*(?:[x×]|of|cop(?:y|ies)|pcs?\.?))?[)\]]?$`)
	wordBehind   = regexp.MustCompile(`(?i)^(.*\S)\s*[\s:(\[,=–—-]\s*(one|two|three|four)[)\]]?$`)
	countAmid    = regexp.MustCompile(`^([(\[]?[A-Za-z]+ ?-?[0-9]+[)\]]?)[\s:,–-]+([0-9]+\s*[x×X]\s+\S.*)$`)
	countInside  = regexp.MustCompile(`\b[0-9]+\s?[x×X]\b|\b[x×X]\s?[0-9]+\b`)
	countBetween = regexp.MustCompile(`(?:\s*[;,]\s*(?:and\s+)?|\s+and\s+)([0-9]+\s*[x×X]\s*\S|[0-9]{1,2}\s+[A-Za-z])`)
	countInWords = regexp.MustCompile(`(?i)^(one|two|three|four)\s+(?:x\s+)?(\S.*)$`)
	setBeforeAll = regexp.MustCompile(`(?i)^(?:(?:a|1|one)\s+)?(?:full\s+)?play[ -]?set(?:\s+of)?\s*:?\s+(\S.*)$`)
	setBehindAll = regexp.MustCompile(`(?i)^(.*?\S)(?:\s+x)?\s*[\s(\[,:–-](?:full\s+)?play[ -]?set[)\]]?$`)
	ofEach       = regexp.MustCompile(`(?i)^(?:x\s*)?([1-9]|one|two|three|four)[\s-]*` +
		`(?:x\s*:|x\s+each|ofs?|of each|each|copies(?: of)? each)\s*:?$`)
	eachOf = regexp.MustCompile(`(?i)^(?:x\s*)?([1-9]|one|two|three|four)` +
		`[\s-]*(?:x\s*)?(?:of\s+)?each(?:\s+of)?\s*:\s*(\S.*)$`)
	copiesOf   = regexp.MustCompile(`(?i)^(?:cop(?:y|ies)\s+of|copies|of)\s+`)
	quotedCell = regexp.MustCompile(`(?:^|[,;])"(?:[^"]|"")*"(?:$|[,;])`)

	ofSetSize = regexp.MustCompile(`^#?([0-9]{1,3})/[0-9]{2,3}\s+(\S.*)$`)
	setBefore = regexp.MustCompile(`^[(\[{<]([A-Za-z][A-Za-z '&]*)[)\]}>]\s*(\S.*)$`)
	setApart  = regexp.MustCompile(`[(\[{]([A-Za-z][A-Za-z '&]*)(?:[)\]}]\s*#?([0-9]+)\b|:\s*([0-9]+)[)\]}])`)
)

// withoutMarks takes off what Markdown and forums write around words.
func withoutMarks(line string) string {
	line = forumMark.ReplaceAllString(line, "")
	line = linkInList.ReplaceAllString(line, "$1")
	line = raised.ReplaceAllString(escaped.ReplaceAllString(line, "$1"), "($1)")
	line = wikiLink.ReplaceAllString(line, "$1$2")
	line = strings.NewReplacer("**", "", "'''", "", "__", "", "`", "", ">!", "", "!<", "").Replace(line)
	return dotted.ReplaceAllString(line, " - $1")
}

// undecorated takes off what stands before and behind a line to set it apart.
func undecorated(line string) string {
	line = strings.TrimSpace(strings.Trim(bullets.ReplaceAllString(line, ""), "-–—*†_=~| "))
	return checkBox.ReplaceAllString(line, "")
}

// severalIn gives the cards of a line that has several, each with its copies: "3x PR7; 2x PR8".
func (r *listReader) severalIn(line string) []string {
	fields := strings.Fields(line)
	isNumber := func(field string) bool { return len(r.library.CardsByNumber(strings.Trim(field, ",;"))) > 0 }
	if len(fields) > 1 && !slices.ContainsFunc(fields, func(f string) bool { return !isNumber(f) }) {
		return fields
	}
	if m := countBefore.FindStringSubmatch(line); m == nil || r.isNamed(m[2]) {
		return []string{line}
	}
	var several []string
	at := 0
	for _, m := range countBetween.FindAllStringSubmatchIndex(line, -1) {
		before := line[at:m[0]]
		if !opensBracket(before) {
			several = append(several, before)
			at = m[2]
		}
	}
	return append(several, line[at:])
}

// opensBracket reports whether brackets are open at the end of a text.
func opensBracket(text string) bool {
	return strings.Count(text, "(") > strings.Count(text, ")") || strings.Count(text, "[") > strings.Count(text, "]")
}

// cardsIn gives the cards of a row of names without their copies, some of which have a comma in them.
func (r *listReader) cardsIn(text string) []string {
	if strings.Contains(text, ";") {
		return strings.Split(text, ";")
	}
	var names []string
	for _, part := range strings.Split(text, ",") {
		part = strings.TrimSpace(part)
		if last := len(names) - 1; last >= 0 && r.isNamed(names[last]+", "+part) {
			names[last] += ", " + part
		} else {
			names = append(names, part)
		}
	}
	return names
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
	if m := setBeforeAll.FindStringSubmatch(text); m != nil {
		return playset, m[1]
	}
	if m := setBehindAll.FindStringSubmatch(text); m != nil {
		return playset, m[1]
	}
	if m := countAmid.FindStringSubmatch(text); m != nil && len(r.numbered(strings.Trim(m[1], "()[]"))) > 0 {
		count, named = r.copiesIn(m[2])
		return count, m[1] + " " + named
	}
	if m := countBefore.FindStringSubmatch(text); m != nil {
		count, named = atoi(m[1]), m[2]
		if !r.isNamed(named) {
			named = copiesOf.ReplaceAllString(named, "")
		}
		if the, ok := strings.CutPrefix(named, "the "); ok && !r.isNamed(named) {
			named = the
		}
		return count, named
	}
	if m := countDash.FindStringSubmatch(text); m != nil && len(r.exactly(m[2])) > 0 {
		return atoi(m[1]), m[2]
	}
	if m := countOf.FindStringSubmatch(text); m != nil && m[1] == m[2] { // as many as are wanted
		return atoi(m[1]), m[3]
	}
	if m := countInWords.FindStringSubmatch(text); m != nil {
		return fewCopies(m[1]),
			copiesOf.ReplaceAllString(m[2], "")
	}
	if m := countBehind.FindStringSubmatch(text); m != nil {
		return atoi(m[2]), strings.TrimRight(m[1], " \t([,:;=–—-")
	}
	if m := countAlone.FindStringSubmatch(text); m != nil {
		if rest := strings.TrimRight(m[1], " \t,:;=–—-"); len(r.exactly(rest)) > 0 {
			return atoi(m[2]), rest
		}
	}
	if m := wordBehind.FindStringSubmatch(text); m != nil {
		if rest := strings.TrimRight(m[1], " \t([,:;=–—-"); len(r.exactly(rest)) > 0 {
			return fewCopies(m[2]), rest
		}
	}
	return unsaid, text
}

// fewCopies reads a number in digits, or from one to four in words.
func fewCopies(number string) int {
	if n := slices.Index([]string{"one", "two", "three", "four"}, strings.ToLower(number)); n >= 0 {
		return n + 1
	}
	return atoi(number)
}

// setBehind puts a set, or a set and the number in it, behind the name in brackets, as
// most write it, and takes emphasis off.
func (r *listReader) setBehind(named string) string {
	for _, mark := range []string{"*", "_"} {
		if rest, ok := strings.CutPrefix(named, mark); ok {
			named = strings.Replace(rest, mark, "", 1)
		}
	}
	if m := ofSetSize.FindStringSubmatch(named); m != nil && len(r.exactly(named)) == 0 {
		named = m[2] + " (#" + m[1] + ")"
	}
	if m := setBefore.FindStringSubmatch(named); m != nil && len(r.exactly(named)) == 0 {
		named = m[2] + " (" + m[1] + ")"
	}
	return setApart.ReplaceAllStringFunc(named, func(part string) string {
		m := setApart.FindStringSubmatch(part)
		if len(r.inSet(m[1])) == 0 {
			return part
		}
		return "(" + m[1] + " " + m[2] + m[3] + ")"
	})
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
	countWords  = []string{"qty", "quantity", "count", "copies", "amount"}
	nameWords   = []string{"name", "card", "card name", "title"}
	numberHeads = []string{"number", "no", "set number", "collector number", "card number", "collector no"}
	tableWords  = slices.Concat(countWords, nameWords, numberHeads, []string{
		"subtitle", "set", "set name", "set code", "edition", "id", "type", "cost", "color",
		"colour", "power", "rarity",
		"requirement", "notes", "foil", "price", "total price", "condition", "language", "finish",
		"printing", "section", "",
	})
)

// row reports whether a line is of a table, and reads it: cells between tabs or upright
// strokes, in quotation marks, or between the commas or semicolons of its head.
func (r *listReader) row(line string) bool {
	separator := "\t"
	switch {
	case strings.HasPrefix(line, "|"):
		line, separator = strings.Trim(line, "| "), "|"
	case strings.Contains(line, "|") && (r.separator == "|" || r.isHead(trimmed(strings.Split(line, "|")))):
		separator = "|"
	case strings.Contains(line, "\t"):
	case strings.Contains(line, ";"):
		separator = ";"
	default:
		separator = ","
	}
	if separator == "|" && tableRule.MatchString(line) {
		return true
	}
	cells := strings.Split(line, separator)
	quoted := quotedCell.MatchString(line) && (separator == "," || separator == ";")
	if quoted {
		read := csv.NewReader(strings.NewReader(line))
		read.Comma, read.LazyQuotes = rune(separator[0]), true
		if fields, err := read.Read(); err == nil {
			cells = fields
		}
	}
	if cells = trimmed(cells); r.head(cells) {
		r.separator = separator
		return true
	}
	between := separator == "\t" || separator == "|" || quoted || separator == r.separator && len(cells) == r.columns
	if !between || len(cells) < 2 {
		return false
	}
	return r.readRow(cells)
}

// trimmed gives cells without spaces around them.
func trimmed(cells []string) []string {
	for i := range cells {
		cells[i] = strings.TrimSpace(cells[i])
	}
	return cells
}

// columnOf gives the first column whose head is one of some words; -1 if none is.
func columnOf(cells, words []string) int {
	return slices.IndexFunc(cells, func(c string) bool { return slices.Contains(words, spelling.Fold(c)) })
}

// isHead reports whether cells are the head of a table.
func (r *listReader) isHead(cells []string) bool {
	unknown := slices.ContainsFunc(cells, func(c string) bool {
		return !slices.Contains(tableWords, spelling.Fold(c))
	})
	return len(cells) >= 2 && (!unknown || columnOf(cells, countWords) >= 0 && columnOf(cells, nameWords) >= 0)
}

// head reports whether cells are the head of a table, and notes what it says.
func (r *listReader) head(cells []string) bool {
	if !r.isHead(cells) {
		return false
	}
	if strings.Join(cells, "") == "" {
		return true // a row of empty cells
	}
	r.countColumn, r.numberColumn, r.columns = columnOf(cells, countWords), columnOf(cells, numberHeads), len(cells)
	return true
}

// readRow reads the cells of a row: the first number is that of copies where the table's head
// doesn't say otherwise, and the first cell that names a card, or two with its Title and
// Subtitle, is the card, or else the longest.
func (r *listReader) readRow(cells []string) bool {
	if slices.ContainsFunc(cells, func(c string) bool { return spelling.Fold(c) == "total" }) {
		return true
	}
	if r.beside(cells) {
		return true
	}
	number := ""
	if r.numberColumn >= 0 && r.numberColumn < len(cells) {
		number = cells[r.numberColumn]
	}
	column := r.countColumn
	if column < 0 || column >= len(cells) {
		column = slices.IndexFunc(cells, func(c string) bool { return isCount(c) })
	}
	count := unsaid
	if column >= 0 && isCount(cells[column]) {
		count = countIn(cells[column])
		cells = slices.Delete(slices.Clone(cells), column, column+1)
	}
	for i := range len(cells) - 1 {
		if whole := cells[i] + ", " + cells[i+1]; cells[i] != "" && cells[i+1] != "" && r.isNamed(whole) {
			cells = slices.Replace(slices.Clone(cells), i, i+2, whole)
			break
		}
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
		switch {
		case i == named:
		case len(r.numbered(c)) > 0:
			text += " (" + c + ")"
		case c != "" && len(r.inSet(c)) > 0 && number != "":
			text += " (" + c + " " + number + ")"
		case c != "" && len(r.inSet(c)) > 0:
			text += " (" + c + ")"
		}
	}
	if text != "" || count != unsaid {
		r.add(text, count)
	}
	return true
}

// beside reads a row in which cards with their copies stand beside each other, or the headings
// above them; it reports whether the row is one.
func (r *listReader) beside(cells []string) bool {
	isHeading := func(c string) bool { _, known := listHeadings[spelling.Fold(c)]; return c == "" || known }
	if !slices.ContainsFunc(cells, func(c string) bool { return !isHeading(c) }) {
		r.below(listHeading{})
		return true
	}
	var counted []int // cells with copies before one that names a card
	for i := range len(cells) - 1 {
		if isCount(cells[i]) && len(r.exactly(cells[i+1])) > 0 {
			counted = append(counted, i)
		}
	}
	if len(counted) < 2 {
		return false
	}
	for _, i := range counted {
		r.add(cells[i+1], countIn(cells[i]))
	}
	return true
}

// copiesCell is a number of copies in a cell, as some programs write it with "x" or ".0".
var copiesCell = regexp.MustCompile(`^([0-9]{1,2})(?:[.,]0+)?[x×X]*$`)

// isCount reports whether a cell is a number of copies, and countIn reads it.
func isCount(cell string) bool { return copiesCell.MatchString(cell) }

func countIn(cell string) int { return atoi(copiesCell.FindStringSubmatch(cell)[1]) }
