package official

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// marker writes the lines of a rules document as Markdown, finding chapters,
// sections, rules, terms and headings by their numbers and titles.
type marker struct {
	titles   map[string]bool // of sections after the glossary
	contents contents
	starts   map[int]numbered // the lines that begin a section or rule
	chapters map[int]heading  // the lines that begin a chapter with rules
	end      int              // the line of the last rule
	chapter  int              // that is open
	part     part
	glossary bool   // it has been opened
	dash     *bool  // terms of the glossary stand before a dash; nil before the first
	skip     int    // how many lines more the one that is marked took
	before   string // the line before, as it was marked
	out      []string
	at       []userfile.Place // of each line of out
	begins   map[int]bool     // the lines of out, from 1, that begin a section or rule
	odd      []userfile.Remark
}

// heading is that of a chapter.
type heading struct {
	number int
	title  string
	lines  int // that it stands in
}

// part says what is written in a chapter.
type part int

const (
	inRules    part = iota
	inGlossary      // chapter 9 of the Comprehensive Rules 3.4
	afterRules      // another document, or the credits
)

var (
	plainChapter = regexp.MustCompile(`^[*_]*(?:(?i:chapter|part)\s+)?(\d{1,2}|[IVX]+\b)(?:\s*[.:)–—-]\s*` +
		`|\s+)([^\s\d.(].{0,60}?)[*_]*$`)
	chapterAlone = regexp.MustCompile(`^[*_]*(?i:chapter|part)\s+(\d{1,2}|[IVX]+)[.:]?[*_]*$`)
	termDash     = regexp.MustCompile(`^([*_]*[A-Z][^:.*_]{0,40}?[*_]*)(?:\s+[–—-]\s+|\t+\s*)`)
	plainTerm    = regexp.MustCompile(`^[*_]*[A-Z][^:.*_]{0,40}(?::[*_]*|[*_]*:|[*_]*\s[–—-]|[*_]*\t)\s*\S`)
	bulleted     = regexp.MustCompile(`^(?:[•●○◦▪■□‣⁃·*+o–-]|\x{f0b7}|\x{f0a7})\s+`)
	// strangeBullet is one of another font, or one that was not recognised.
	strangeBullet = regexp.MustCompile(`^[^\s(\[]\s+([(\[][\dlIO]{3}[.)\]])`)
	bulletAlone   = regexp.MustCompile(`^(?:[•●○◦▪■□‣⁃·o]|\x{f0b7}|\x{f0a7})$`)
	contentsLine  = regexp.MustCompile(`\.{3}|(?:\. ){3}|…|\s\d{1,3}$`)
	changeColumn  = regexp.MustCompile(`^([A-Z0-9][^"“:]*?)\s+((?:OLD:|NEW:|Added |["“]).*)$`)
	underline     = regexp.MustCompile(`^(?:={3,}|-{3,}|_{3,}|\*{3,}|~{3,}|(?:[-*_] ){2,}[-*_])$`)
	glossaryTitle = regexp.MustCompile(`(?i)\bglossary\b|^definitions(?: of terms)?$`)
)

// markUp writes lines as Markdown, which it gives with the place of each of its
// lines. It gives nil if no rules are in them.
func markUp(lines []userfile.Line, titles map[string]bool) *marker {
	lines = userfile.Unhyphenated(withoutNoise(undressed(lines)))
	numbers := numberingOf(lines)
	if len(numbers) == 0 {
		return nil
	}
	m := &marker{titles: titles, starts: map[int]numbered{}, chapters: map[int]heading{}, begins: map[int]bool{},
		end: numbers[len(numbers)-1].line}
	first := numbers[0].line
	m.contents = contentsOf(lines[:first])
	start := m.findChapters(lines, numbers)
	for _, line := range lines[:start] {
		m.put("", line)
	}
	for _, line := range lines[start:] {
		if line.Noise {
			m.remark(line, "%s left out", cmp.Or(pageMatter(plain(line.Text)), "running header"))
		}
	}
	for i := start; i < len(lines); {
		i += m.line(lines, i)
	}
	return m
}

// findChapters finds the headings of the chapters that have rules: before the
// first number of each. It gives the line that chapter 1 begins with.
func (m *marker) findChapters(lines []userfile.Line, numbers []numbered) (start int) {
	chapter, before := 0, -1
	start = numbers[0].line
	for _, n := range numbers {
		m.starts[n.line] = n
		if n.misread != "" {
			m.remark(lines[n.line], "%s begins with %q: its letters are read as digits", n.number, n.misread)
		}
		if n.path[0] > chapter {
			chapter = n.path[0]
			at, found := m.headingBefore(lines, before+1, n.line, chapter)
			if _, taken := m.starts[at]; taken { // the chapter's own heading is lost
				m.remark(lines[n.line], "the heading of chapter %d is missing before %s", chapter, n.number)
			}
			m.chapters[at] = found
			start = min(start, at)
		}
		before = n.line
	}
	return start
}

// headingBefore finds the heading of a chapter in the lines before the first
// number in it. It may lack the number, or be missing: then the chapter begins
// with the line of that number, in no line of its own.
func (m *marker) headingBefore(lines []userfile.Line, from, to, chapter int) (int, heading) {
	var near []int // the lines before, the nearest first
	for i := to - 1; i >= from && len(near) < 4; i-- {
		if !lines[i].Noise {
			near = append(near, i)
		}
	}
	for k, i := range near {
		text := bulleted.ReplaceAllString(strings.TrimSpace(lines[i].Text), "")
		if number, title, ok := chapterHeadingOf(text); ok && number == chapter {
			return i, heading{chapter, title, 1}
		}
		if match := chapterAlone.FindStringSubmatch(text); match != nil && k > 0 && chapterNumber(match[1]) == chapter {
			return i, heading{chapter, plain(lines[near[k-1]].Text), near[k-1] - i + 1}
		}
	}
	if len(near) > 0 {
		line := lines[near[0]]
		text := plain(line.Text)
		known := m.contents.chapters[chapter]
		apart := line.Gap || near[0] == 0 || lines[near[0]-1].Noise
		if spelling.Fold(text) != "" && (spelling.Fold(text) == spelling.Fold(known) || isTitle(text) &&
			(line.Heading || known == "" && apart && len(text) < 40)) {
			m.remark(line, "the heading of chapter %d has no number", chapter)
			return near[0], heading{chapter, text, 1}
		}
	}
	return to, heading{chapter, m.contents.chapters[chapter], 0}
}

// chapterHeadingOf reads a line as the heading of a chapter.
func chapterHeadingOf(text string) (number int, title string, ok bool) {
	match := plainChapter.FindStringSubmatch(text)
	if match == nil || !isTitle(match[2]) {
		return 0, "", false
	}
	return chapterNumber(match[1]), match[2], true
}

// chapterNumber reads an arabic or Roman number.
func chapterNumber(text string) int {
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	return slices.Index(romans, strings.ToLower(text))
}

// isTitle reports whether a text can be a title: it is no line of a table of
// contents, nor a sentence.
func isTitle(text string) bool {
	return text != "" && !contentsLine.MatchString(text) && !strings.ContainsAny(text[len(text)-1:], ".,;:") &&
		!userfile.StartsLower(text)
}

// put writes a line of Markdown.
func (m *marker) put(text string, from userfile.Line) {
	m.out = append(m.out, text)
	m.at = append(m.at, from.At)
}

// begin writes a line that begins a paragraph, list item or heading.
func (m *marker) begin(text string, from userfile.Line) {
	m.put("", from)
	m.put(text, from)
}

// line writes a line of the document, and what belongs to it. It gives how many
// lines these are.
func (m *marker) line(lines []userfile.Line, i int) int {
	line := lines[i]
	text := strings.TrimSpace(line.Text)
	if h, ok := m.chapters[i]; ok {
		m.open(h, inRules, line)
		if h.lines > 0 {
			return h.lines
		}
	}
	if text == "" || line.Noise {
		return 1
	}
	if n, ok := m.starts[i]; ok {
		m.numbered(n, line)
		return 1
	}
	m.skip = 0
	if marked := m.mark(lines, i, text); marked != "" {
		m.before = marked
	}
	return 1 + m.skip
}

// open writes the heading of a chapter.
func (m *marker) open(h heading, in part, line userfile.Line) {
	m.chapter, m.part = h.number, in
	m.glossary = m.glossary || in == inGlossary
	m.begin(strings.TrimSpace(fmt.Sprintf("## %d. %s", h.number, cmp.Or(spaced(plain(h.title)), untitled))), line)
	m.put("", line)
	m.before = "."
}

// untitled is the title of a chapter whose heading is lost.
const untitled = "(untitled)"

// numbered writes the beginning of a section or rule.
func (m *marker) numbered(n numbered, line userfile.Line) {
	m.before = n.text
	if len(n.path) > 2 {
		m.begin(strings.TrimSpace(fmt.Sprintf("(%s) %s", n.number, spaced(n.text))), line)
		m.begins[len(m.out)] = true
		return
	}
	title, text, _ := strings.Cut(n.text, ": ")
	m.begin(fmt.Sprintf("### (%s) %s", n.number, spaced(plain(title))), line)
	m.begins[len(m.out)] = true
	m.put("", line)
	if text != "" {
		m.put(spaced(text), line)
	}
	m.before = cmp.Or(text, ".")
}

// mark writes a line that has no number in the way of what it is, and gives its
// text.
func (m *marker) mark(lines []userfile.Line, i int, text string) string {
	line := lines[i]
	bare := bulleted.ReplaceAllString(text, "")
	hasBullet := bare != text
	cells := line.Cells()
	if hasBullet && !userfile.IsColumns(bare) {
		cells = bare
	}
	if i > m.end {
		if h, in, ok := m.laterChapter(lines, i, bare); ok {
			m.open(h, in, line)
			m.skip = h.lines - 1
			return "."
		}
	}
	if m.part != inRules && !hasBullet && m.isHeading(line, bare) {
		if m.part == inGlossary && letterHeading.MatchString(plain(bare)) {
			m.remark(line, "%q left out: it only divides the glossary", plain(bare))
			return "."
		}
		m.begin("## "+spaced(plain(bare)), line)
		m.put("", line)
		if m.part == inGlossary && (m.titles[continuedSet.ReplaceAllString(plain(bare), "")] || i+1 < len(lines) &&
			isErratumRow(lines[i+1])) {
			m.part = afterRules
		}
		return "."
	}
	switch {
	case m.part == inRules && tableRow.MatchString(text):
		if !tableRow.MatchString(m.before) {
			m.put("", line)
		}
		m.put(text, line)
		return text
	case m.part == inGlossary && m.isTerm(bare) && (hasBullet || line.Gap || !userfile.IsUnfinished(m.before) ||
		strings.HasSuffix(m.before, `"`) || strings.HasSuffix(m.before, "”")):
		m.begin("- "+spaced(termDash.ReplaceAllString(bare, "$1: ")), line)
	case m.part == afterRules && banRow.MatchString(spaced(bare)):
		if !banRow.MatchString(m.before) {
			m.put("", line)
		}
		m.put(spaced(bare), line)
		return spaced(bare)
	case m.part == afterRules && referenceRow.MatchString(bare):
		m.begin(bare, line)
	case m.part == afterRules && (userfile.IsColumns(cells) || !hasBullet && changeColumn.MatchString(bare)):
		if !userfile.IsColumns(m.before) {
			m.put("", line)
		}
		m.put(row(cells), line)
		return row(cells)
	case hasBullet:
		m.begin("- "+spaced(bare), line)
	case line.Gap:
		m.begin(spaced(bare), line)
	default:
		m.put(spaced(bare), line)
	}
	return bare
}

var letterHeading = regexp.MustCompile(`^[A-Z](?:\s*[-–—]\s*[A-Z])?$`)

// laterChapter reads a line after the last rule as the heading of a chapter:
// with a number, or with a title that is known or stands in the table of
// contents.
func (m *marker) laterChapter(lines []userfile.Line, i int, text string) (heading, part, bool) {
	line := lines[i]
	in := func(title string) part {
		if glossaryTitle.MatchString(title) {
			return inGlossary
		}
		return afterRules
	}
	if number, title, ok := chapterHeadingOf(text); ok {
		next := number == m.chapter+1 || m.part != inRules && number > m.chapter
		known := spelling.Fold(title) == spelling.Fold(m.contents.chapters[number])
		if number > m.chapter && (next || known) {
			return heading{number, title, 1}, in(title), true
		}
	}
	if match := chapterAlone.FindStringSubmatch(text); match != nil && chapterNumber(match[1]) > m.chapter {
		if next := slices.IndexFunc(lines[i+1:], func(l userfile.Line) bool { return !l.Noise }); next >= 0 {
			title := plain(lines[i+1+next].Text)
			return heading{chapterNumber(match[1]), title, next + 2}, in(title), true
		}
	}
	title := plain(text)
	number := m.chapter + 1
	for n, known := range m.contents.chapters {
		if n > m.chapter && spelling.Fold(known) == spelling.Fold(title) {
			number = n
		}
	}
	known := m.contents.chapters[number] != "" && spelling.Fold(m.contents.chapters[number]) == spelling.Fold(title)
	apart := line.Heading || line.Gap || !userfile.IsUnfinished(m.before)
	if apart && (known || laterTitle.MatchString(title) && (!m.glossary || !glossaryTitle.MatchString(title))) {
		m.remark(line, "the heading of chapter %d has no number", number)
		return heading{number, title, 1}, in(title), true
	}
	return heading{}, 0, false
}

// laterTitle is the title of a chapter that has no rules.
var laterTitle = regexp.MustCompile(`(?i)^(?:keyword )?(?:glossary(?: of (?:terms|keywords))?|definitions` +
	`|credits(?: and references)?|(?:card )?errata|limited play|(?:tournament )?floor rules|ban ?list|banned cards)$`)

// remark reports something odd at a line of the file.
func (m *marker) remark(line userfile.Line, format string, args ...any) {
	m.odd = append(m.odd, userfile.Remark{Page: line.At.Page, Line: line.At.Line, What: fmt.Sprintf(format, args...)})
}

// isHeading reports whether a line after the beginning of the glossary is a
// heading: by its letters, or by a title that we know.
func (m *marker) isHeading(line userfile.Line, text string) bool {
	if userfile.IsColumns(line.Cells()) || plainTerm.MatchString(text) || strings.ContainsAny(text, "\"“”") {
		return false
	}
	title := continuedSet.ReplaceAllString(plain(text), "")
	return m.titles[title] || line.Heading && isTitle(plain(text))
}

// isTerm reports whether a line of the glossary begins with a term: before a
// colon, or before a dash where the first term stands so.
func (m *marker) isTerm(text string) bool {
	isDash := termDash.MatchString(text) && !strings.Contains(termDash.FindString(text), ":")
	if m.dash == nil && plainTerm.MatchString(text) {
		m.dash = &isDash
	}
	return plainTerm.MatchString(text) && *m.dash == isDash
}

// isErratumRow reports whether a line is a row of a table of errata.
func isErratumRow(line userfile.Line) bool {
	if userfile.IsColumns(line.Cells()) {
		return true
	}
	match := changeColumn.FindStringSubmatch(strings.TrimSpace(line.Text))
	return match != nil && len(match[1]) < 50 && !strings.Contains(match[1], ". ")
}

// row writes a row of a table with tabs between its columns; that of an erratum
// may have lost the space between the card and the change.
func row(text string) string {
	if userfile.IsColumns(text) {
		return strings.Join(userfile.Columns(text), "\t")
	}
	return changeColumn.ReplaceAllString(text, "$1\t$2")
}

// spaced writes a line with one space between its words.
func spaced(text string) string { return strings.Join(strings.Fields(text), " ") }

// place gives the place in the file of a line of the Markdown.
func (m *marker) place(line int) userfile.Place {
	if line < 1 || line > len(m.at) {
		return userfile.Place{}
	}
	return m.at[line-1]
}

// laterTitles are the titles of the sections after the glossary, as far as they are known.
func laterTitles(known []string) map[string]bool {
	titles := map[string]bool{"References": true, "References:": true, "Block Constructed": true,
		"Harmony Constructed": true}
	for title := range lostHeadings {
		titles[title] = true
	}
	for _, title := range known {
		titles[title] = true
	}
	return titles
}
