package official

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// Reading the rules line by line.

// reading is one reading of a rules document.
type reading struct {
	lines    []string // of the file
	blocks   []block
	report   *Report
	document *Document

	part     part            // that is open
	contents contents        // the table of contents
	titles   map[string]bool // of sections after the glossary
	later    later           // after the glossary, the document that is open
	title    string          // after the glossary, the title of the chapter that is open
	set      string          // of the errata, the one that is open
	marked   *marker         // that marked the lines; nil for those of a file
	columns  []string        // of a table in limited play, the heads
	errated  []string        // the folded names of the cards in our errata
	section  string          // the number of the one that is open
	text     *string         // of the rule or entry that is open
	cutOff   bool            // the file ends within a line and a sentence
	unsure   []string        // what is not known of version and date
	heard    map[int]bool    // the lines that were read or reported
	numbered map[string]int  // the line of each number that was read
}

func newReading(source []byte, errata []string, titles map[string]bool, report *Report) *reading {
	errated := make([]string, len(errata))
	for i, card := range errata {
		errated[i] = spelling.Fold(card)
	}
	return &reading{
		errated:  errated,
		titles:   titles,
		lines:    strings.Split(string(source), "\n"),
		blocks:   unescaped(blocksOf(source)),
		report:   report,
		document: &Document{},
		heard:    map[int]bool{},
		numbered: map[string]int{},
	}
}

// endsWithin matches a text that ends within a line, with a word or a comma.
var endsWithin = regexp.MustCompile(`[\pL,]$`)

var (
	chapterHeading = regexp.MustCompile(`^([1-9]\d?)\.\s+(\S.*)$`)
	sectionHeading = regexp.MustCompile(`^\((\d{3})\)\s+(\S.{0,60})$`)
	ruleStart      = regexp.MustCompile(`^[*_]*\((\d{3}\.\d{1,3}[a-z]?(?:\.[ivx]+)?)\)[*_]*(?:\s+(.*))?$`)
	entryStart     = regexp.MustCompile(`^[*_]*([A-Z][^:*_]{0,40}?)[*_]*:[*_]*\s+(.+)$`)
	listItem       = regexp.MustCompile(`^(?:-|\d+\.) `)
	tableRow       = regexp.MustCompile(`^\S{1,2}\t+(\S.*)$`)
)

// read reads the whole document. It reports whether there is a chapter 1 to begin
// with.
func (r *reading) read() bool {
	start := slices.IndexFunc(r.blocks, func(b block) bool {
		match := chapterHeading.FindStringSubmatch(plain(b.text()))
		return b.heading && match != nil && match[1] == "1"
	})
	if start < 0 {
		return false
	}
	first := r.blocks[start].lines[0].number
	if first > 1 {
		r.remark(1,
			"what stands before chapter 1 (the table of contents) left out, up to line %d: the headings tell it",
			r.place(first-1).Line)
	}
	r.contents = contentsOf(userfile.Lines([]byte(strings.Join(r.lines[:first-1], "\n"))))
	if r.marked != nil {
		r.contents = r.marked.contents
	}
	for i := start; i < len(r.blocks); i++ {
		r.begins(i)
		if r.part == afterRules {
			r.after(r.blocks[i])
		} else {
			r.block(r.blocks[i])
		}
	}
	for number := first; number <= len(r.lines); number++ {
		if line := strings.TrimSpace(r.lines[number-1]); line != "" && !r.heard[number] {
			r.remark(number, "%q left out: it holds nothing to read", line)
		}
	}
	return true
}

// begins tells which part of the document a block stands in: chapters with rules,
// the glossary, or what stands after them. The glossary ends with the heading of
// another chapter or, as that is easily lost, with that of a set.
func (r *reading) begins(i int) {
	b := r.blocks[i]
	if !b.heading || noise(b) != "" {
		return
	}
	title := plain(b.text())
	match := chapterHeading.FindStringSubmatch(title)
	switch {
	case match == nil && r.part == inGlossary:
		if r.isLater(title) || i+1 < len(r.blocks) && r.isErrata(r.blocks[i+1]) {
			r.part, r.text = afterRules, nil
		}
	case match == nil:
	case glossaryTitle.MatchString(match[2]):
		r.part, r.later, r.title = inGlossary, noLater, ""
	case r.part == inRules && r.hasRules(i+1, match[1]):
	case r.part == inRules && len(match[1]) == 1 && !slices.ContainsFunc(laterChapters, func(c laterChapter) bool {
		return c.title.MatchString(match[2])
	}):
	default:
		r.part, r.text = afterRules, nil
	}
}

// hasRules reports whether the next block that isn't noise begins a section or
// rule of a chapter.
func (r *reading) hasRules(i int, chapter string) bool {
	for ; i < len(r.blocks); i++ {
		if noise(r.blocks[i]) != "" {
			continue
		}
		n, ok := startOf(bulleted.ReplaceAllString(r.blocks[i].text(), ""))
		return ok && strconv.Itoa(n.path[0]) == chapter
	}
	return false
}

// isLater reports whether a title is known as one after the glossary.
func (r *reading) isLater(title string) bool {
	return r.titles[continuedSet.ReplaceAllString(title, "")] || laterTitle.MatchString(title)
}

// isErrata reports whether a block is a table with columns.
func (r *reading) isErrata(b block) bool {
	return !b.heading && strings.Contains(r.lines[b.lines[0].number-1], "\t")
}

// leavesOut takes a block's lines as heard, and reports whether it is noise, which is left
// out with a remark.
func (r *reading) leavesOut(b block) bool {
	what := noise(b)
	for _, line := range b.lines {
		r.heard[line.number] = true
		if what != "" {
			r.remark(line.number, "%s left out", what)
		}
	}
	return what != ""
}

// block reads one block of the chapters.
func (r *reading) block(b block) {
	if r.leavesOut(b) {
		return
	}
	b.lines = slices.DeleteFunc(slices.Clone(b.lines), func(line sourceLine) bool {
		what := pageMatter(plain(line.text))
		if what != "" {
			r.remark(line.number, "%s left out", what)
		}
		return what != ""
	})
	if len(b.lines) == 0 {
		return
	}
	b.lines[0] = r.unbulleted(b.lines[0])
	title := plain(b.text())
	if match := chapterHeading.FindStringSubmatch(title); b.heading && match != nil {
		r.openChapter(match[1], match[2], b.lines[0].number)
		return
	}
	begins := r.marked == nil || r.marked.begins[b.lines[0].number]
	if match := sectionHeading.FindStringSubmatch(title); match != nil && begins &&
		(b.heading || !strings.HasSuffix(title, ".")) {
		if title != b.text() {
			r.remark(b.lines[0].number, "bold marks in the heading of (%s) left out", match[1])
		}
		if !b.heading {
			r.remark(b.lines[0].number, "(%s) read as the heading of a section, although it isn't marked as one",
				match[1])
		}
		r.openSection(match[1], match[2], b.lines[0].number)
		return
	}
	if r.part == inGlossary {
		r.entry(b)
		return
	}
	r.rules(b)
}

func (r *reading) openChapter(number, title string, line int) {
	r.section = ""
	if title == untitled {
		title = ""
	}
	r.open(number, title, line)
}

func (r *reading) openSection(number, title string, line int) {
	r.section = number
	r.open(number, title, line)
}

// open begins a chapter, section or rule.
func (r *reading) open(number, title string, line int) {
	rule := &Rule{Number: number, Kind: KindOf(number), Title: title, Line: line}
	r.document.Rules = append(r.document.Rules, rule)
	r.text = &rule.Text
	if r.numbered[number] == 0 {
		r.numbered[number] = line
	}
}

// rules reads a block of the chapters before the glossary: the beginning of a
// rule, or more of the one before; a block that was run together may hold
// several.
func (r *reading) rules(b block) {
	part := block{item: b.item}
	for i, line := range b.lines {
		match := ruleStart.FindStringSubmatch(line.text)
		if match == nil || i > 0 && !r.isNew(match[1]) || r.marked != nil && !r.marked.begins[line.number] {
			part.lines = append(part.lines, line)
			continue
		}
		r.continued(part)
		r.openRule(match[1], line.number)
		part = block{lines: []sourceLine{{line.number, match[2]}}}
	}
	r.continued(part)
}

// isNew reports whether a number at the beginning of a wrapped line begins a
// rule rather than citing one: it is of this section, and wasn't read yet.
func (r *reading) isNew(number string) bool {
	return strings.HasPrefix(number, r.section+".") && r.numbered[number] == 0
}

// openRule begins a rule. Where the number printed isn't of this section, the
// heading decides if the printed section was read before, and the number if it
// wasn't, for then it is the heading that was lost.
func (r *reading) openRule(printed string, line int) {
	number := printed
	section, within, _ := strings.Cut(printed, ".")
	if section != r.section {
		if r.section != "" && r.numbered[section] > 0 {
			number = r.section + "." + within
			r.remark(line, "printed as (%s) under (%s): read as %s", printed, r.section, number)
		} else {
			r.remark(line, "the heading of section %s is missing before (%s)", section, printed)
			r.openSection(section, "", line)
		}
	}
	if first := r.document.Rule(number); first != nil {
		r.remark(line, "(%s) stands here again: added to the one of line %d", printed, r.place(first.Line).Line)
		r.text = &first.Text
		return
	}
	r.open(number, "", line)
}

// continued adds a block without a number to the rule or entry that is open.
func (r *reading) continued(b block) {
	if len(b.lines) == 0 {
		return
	}
	if rows := r.rows(b); rows != "" {
		*r.text += "\n\n" + rows
		return
	}
	text := b.text()
	switch {
	case *r.text == "" && b.item:
		*r.text = b.bullet() + text
	case *r.text == "":
		*r.text = text
	case !b.item && userfile.IsUnfinished(*r.text) || userfile.StartsLower(text):
		r.remark(b.lines[0].number, "joined to the sentence before, which was broken off")
		*r.text += " " + text
	case b.item && listItem.MatchString((*r.text)[strings.LastIndexByte(*r.text, '\n')+1:]):
		*r.text += "\n" + b.bullet() + text
	case b.item:
		*r.text += "\n\n" + b.bullet() + text
	default:
		*r.text += "\n\n" + text
	}
}

// rows reads a table of icons and their names, of which the icons were not
// recognised, as a list; "" if the block isn't one.
func (r *reading) rows(b block) string {
	var rows []string
	for _, line := range b.lines {
		match := tableRow.FindStringSubmatch(line.text)
		if match == nil {
			return ""
		}
		rows = append(rows, "- "+match[1])
	}
	for i, line := range b.lines {
		r.remark(line.number, "an icon was not recognised: read as the list item %q", strings.TrimPrefix(rows[i], "- "))
	}
	return strings.Join(rows, "\n")
}

// entry reads a block of the glossary: an entry, or more of the one before.
func (r *reading) entry(b block) {
	if title := plain(b.text()); b.heading && title != "" {
		r.openTerm(title, "", b.lines[0].number)
		return
	}
	match := entryStart.FindStringSubmatch(b.text())
	if match == nil || !b.item && !strings.HasPrefix(b.text(), "*") {
		r.remark(b.lines[0].number, "no term and colon in %q: added to what stands before", excerpt(b.text()))
		r.continued(b)
		return
	}
	r.openTerm(strings.TrimSpace(match[1]), match[2], b.lines[0].number)
}

func (r *reading) openTerm(name, text string, line int) {
	term := &Term{Term: name, Text: text, Line: line}
	r.document.Glossary = append(r.document.Glossary, term)
	r.text = &term.Text
}

// remark reports something odd at a line.
func (r *reading) remark(line int, format string, args ...any) {
	at := r.place(line)
	r.report.Odd = append(r.report.Odd, userfile.Remark{Page: at.Page, Line: at.Line,
		What: fmt.Sprintf(format, args...)})
}

// place gives the place in the file of a line that is read.
func (r *reading) place(line int) userfile.Place {
	if r.marked != nil {
		return r.marked.place(line)
	}
	return userfile.Place{Line: line}
}
