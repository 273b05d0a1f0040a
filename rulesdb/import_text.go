package rulesdb

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/data"
)

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

// marker writes the lines of a rules document as Markdown, finding chapters,
// sections, rules, terms and headings by their numbers and titles.
type marker struct {
	titles  map[string]bool // of sections after the glossary
	chapter int             // that is open
	section string          // the number of the one that is open
	seen    map[string]bool // the numbers of rules so far
	before  string          // the line before, as it was marked
	out     []string
	at      []filePlace // of each line of out
	noise   []textLine
}

var (
	plainChapter = regexp.MustCompile(`^(\d{1,2})\.\s+(\S.{0,60})$`)
	plainSection = regexp.MustCompile(`^(?:\((\d{3})\)|(\d{3})[.:]?)\s+(\S.{0,60})$`)
	plainRule    = regexp.MustCompile(`^(?:\((\d{3}\.\d{1,3}[a-z]?(?:\.[ivx]+)?)\)|(\d{3}\.\d{1,3}[a-z]?(?:\.[ivx]+)?)[.:]?)(?:\s+(.*))?$`)
	plainTerm    = regexp.MustCompile(`^[A-Z][^:.]{0,40}:\s+\S`)
	bulleted     = regexp.MustCompile(`^(?:[•●○◦▪■‣·o-]|\x{f0b7}|\x{f0a7})\s+`)
	contentsLine = regexp.MustCompile(`\.{3}|\s\d{1,3}$`)
	columnSpace  = regexp.MustCompile(`\t| {3,}`)
	changeColumn = regexp.MustCompile(`^([A-Z0-9][^"“:]*?)\s+((?:OLD:|NEW:|Added |["“]).*)$`)
)

// markUp writes lines as Markdown, which it gives with the place of each of its
// lines. It gives nil if no chapter 1 begins in them.
func markUp(lines []textLine) (*marker, error) {
	start := chapterOne(lines)
	if start < 0 {
		return nil, nil
	}
	titles, err := laterTitles()
	if err != nil {
		return nil, err
	}
	m := &marker{titles: titles, seen: map[string]bool{}}
	for _, line := range lines[:start] {
		m.put("", line)
	}
	for _, line := range lines[start:] {
		m.line(line)
	}
	return m, nil
}

// chapterOne finds the line in which chapter 1 begins: the last that has its
// heading before the first numbered rule; -1 if there is none.
func chapterOne(lines []textLine) int {
	start := -1
	for i, line := range lines {
		text := strings.TrimSpace(line.text)
		if match := plainRule.FindStringSubmatch(bulleted.ReplaceAllString(text, "")); match != nil && start >= 0 {
			return start
		}
		if match := plainChapter.FindStringSubmatch(text); match != nil && match[1] == "1" && isTitle(match[2]) {
			start = i
		}
	}
	return -1
}

// isTitle reports whether a text can be a title: it is no line of a table of
// contents, nor a sentence.
func isTitle(text string) bool {
	return !contentsLine.MatchString(text) && !strings.ContainsAny(text[len(text)-1:], ".,;:") && !startsLower(text)
}

// laterTitles are the titles of the sections after the glossary, as far as we
// know them: the sets of the errata, and our sections of the other documents.
func laterTitles() (map[string]bool, error) {
	titles := map[string]bool{"References": true, "References:": true, "Block Constructed": true, "Harmony Constructed": true}
	for title := range lostHeadings {
		titles[title] = true
	}
	sets, err := knownSets()
	if err != nil {
		return nil, err
	}
	for _, set := range sets {
		titles[set.Name] = true
	}
	for name, kind := range map[string]DocumentKind{floorFile: FloorRules, limitedFile: LimitedPlay} {
		d, err := readDocument(data.FS, name, kind)
		if err != nil {
			return nil, err
		}
		for _, s := range d.Sections() {
			titles[s.Title] = true
		}
	}
	return titles, nil
}

// put writes a line of Markdown.
func (m *marker) put(text string, from textLine) {
	m.out = append(m.out, text)
	m.at = append(m.at, from.at)
}

// begin writes a line that begins a paragraph, list item or heading.
func (m *marker) begin(text string, from textLine) {
	m.put("", from)
	m.put(text, from)
}

// line writes one line of the document.
func (m *marker) line(line textLine) {
	text := strings.TrimSpace(line.text)
	if text == "" {
		return
	}
	if line.noise || pageNumber.MatchString(text) || runningHeader.MatchString(text) {
		line.noise = true
		m.noise = append(m.noise, line)
		return
	}
	marked := m.mark(line, text)
	if marked != "" {
		m.before = marked
	}
}

// mark writes a line in the way of what it is, and gives its text.
func (m *marker) mark(line textLine, text string) string {
	bare := bulleted.ReplaceAllString(text, "")
	hasBullet := bare != text
	cells := line.cells()
	if hasBullet && !isColumns(bare) {
		cells = bare
	}
	if number, title, ok := m.isChapter(bare); ok {
		m.chapter, m.section = number, ""
		m.begin(fmt.Sprintf("## %d. %s", number, title), line)
		m.put("", line)
		return "."
	}
	if m.chapter < glossaryChapter {
		if match := plainSection.FindStringSubmatch(bare); match != nil {
			if number := cmp.Or(match[1], match[2]); number[:1] == strconv.Itoa(m.chapter) && !m.seen[number] && isTitle(match[3]) {
				m.section, m.seen[number] = number, true
				m.begin(fmt.Sprintf("### (%s) %s", number, match[3]), line)
				m.put("", line)
				return "."
			}
		}
		if match := plainRule.FindStringSubmatch(bare); match != nil {
			number := cmp.Or(match[1], match[2])
			if hasBullet || line.gap || m.section != "" && !m.seen[number] && strings.HasPrefix(number, m.section+".") {
				m.seen[number] = true
				m.begin(strings.TrimSpace(fmt.Sprintf("(%s) %s", number, spaced(match[3]))), line)
				return match[3]
			}
		}
	}
	if m.chapter >= glossaryChapter && !hasBullet && m.isHeading(line, bare) {
		m.chapter = max(m.chapter, glossaryChapter+1)
		m.begin("## "+spaced(bare), line)
		m.put("", line)
		return "."
	}
	switch {
	case m.chapter < glossaryChapter && tableRow.MatchString(text):
		if !tableRow.MatchString(m.before) {
			m.put("", line)
		}
		m.put(text, line)
		return text
	case m.chapter == glossaryChapter && plainTerm.MatchString(bare) && (hasBullet || line.gap || !isUnfinished(m.before)):
		m.begin("- "+spaced(bare), line)
	case m.chapter > glossaryChapter && banRow.MatchString(spaced(bare)):
		if !banRow.MatchString(m.before) {
			m.put("", line)
		}
		m.put(spaced(bare), line)
		return spaced(bare)
	case m.chapter > glossaryChapter && referenceRow.MatchString(bare):
		m.begin(bare, line)
	case m.chapter > glossaryChapter && (isColumns(cells) || !hasBullet && changeColumn.MatchString(bare)):
		if !isColumns(m.before) {
			m.put("", line)
		}
		m.put(row(cells), line)
		return row(cells)
	case hasBullet:
		m.begin("- "+spaced(bare), line)
	case line.gap:
		m.begin(spaced(bare), line)
	default:
		m.put(spaced(bare), line)
	}
	return bare
}

// isChapter reads the heading of a chapter that may come next.
func (m *marker) isChapter(text string) (number int, title string, ok bool) {
	match := plainChapter.FindStringSubmatch(text)
	if match == nil || !isTitle(match[2]) {
		return 0, "", false
	}
	number, _ = strconv.Atoi(match[1])
	next := number == m.chapter+1 || m.chapter >= glossaryChapter && number > m.chapter
	return number, match[2], next
}

// isHeading reports whether a line after the beginning of the glossary is a
// heading: by its letters, or by a title that we know.
func (m *marker) isHeading(line textLine, text string) bool {
	if isColumns(line.cells()) || plainTerm.MatchString(text) || strings.ContainsAny(text, "\"“”") {
		return false
	}
	title := continuedSet.ReplaceAllString(text, "")
	return m.titles[title] || line.heading && isTitle(text)
}

// isColumns reports whether a line is a row of a table.
func isColumns(text string) bool { return columnSpace.MatchString(text) }

// row writes a row of a table with tabs between its columns; that of an erratum
// may have lost the space between the card and the change.
func row(text string) string {
	if isColumns(text) {
		return strings.Join(columnSpace.Split(text, -1), "\t")
	}
	return changeColumn.ReplaceAllString(text, "$1\t$2")
}

// spaced writes a line with one space between its words.
func spaced(text string) string { return strings.Join(strings.Fields(text), " ") }

// place gives the place in the file of a line of the Markdown.
func (m *marker) place(line int) filePlace {
	if line < 1 || line > len(m.at) {
		return filePlace{}
	}
	return m.at[line-1]
}

// remarkNoise reports the lines that were left out as part of the page.
func (m *marker) remarkNoise(report *Report) {
	for _, line := range m.noise {
		what := "running header left out"
		if pageNumber.MatchString(strings.TrimSpace(line.text)) {
			what = "page number left out"
		}
		report.Odd = append(report.Odd, Remark{Page: line.at.page, Line: line.at.line, What: what})
	}
	slices.SortStableFunc(report.Odd, func(x, y Remark) int { return cmp.Or(cmp.Compare(x.Page, y.Page), cmp.Compare(x.Line, y.Line)) })
}
