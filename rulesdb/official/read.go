package official

import (
	"cmp"
	"io"
	"slices"
	"strings"

	"canterlaw/rulesdb/userfile"
)

// WholeDocument says in refusals what a rules document is.
const WholeDocument = "the Comprehensive Rules as text (UTF-8), Markdown or PDF, from chapter 1 to the end of the " +
	"glossary; get the whole document and import it again"

// Known is what is known of the rules before a document is read, by which headings and names
// in it are recognised.
type Known struct {
	Numbers []string // of the rules of the shipped version, in their order
	Titles  []string // of sections after the glossary
	Errata  []string // the cards that have errata
}

// Report tells what was read and what was odd.
type Report struct {
	// Read counts what was read, by what it is: "rules": 358.
	Read map[string]int
	// Odd lists what was repaired, doubted or left out, in the order of the file.
	Odd []userfile.Remark
}

// Read reads the Comprehensive Rules from a PDF, from text, or from text
// as it is recognised from printed pages: Markdown, with the noise of the
// recognition. It
// repairs what it can and says so in the report line by line; no line of the
// rules and the glossary gets lost silently. After the glossary it reads card
// errata, limited play, floor rules, format legality and the references, as
// far as they are there.
//
// It returns a *userfile.Error if this is no rules document or not a whole one:
// a chapter is missing, the numbering has a hole, or the version is missing
// that stands at the end. Another version than the
// shipped one is read all the same, and the report says which numbers differ.
func Read(name string, r io.Reader, known Known) (*Document, Report, error) {
	report := Report{Read: map[string]int{}}
	source, err := userfile.ReadWhole(name, r, WholeDocument)
	if err != nil {
		return nil, report, err
	}
	reading, err := readChapters(name, source, known, &report)
	if err != nil {
		return nil, report, err
	}
	document := reading.document
	if err := reading.refuse(name, known.Numbers); err != nil {
		return nil, report, err
	}
	reading.remarkNumbers()
	reading.remarkSource()
	reading.doubt()
	reading.compare(known.Numbers)
	report = *reading.report
	for _, rule := range document.Rules {
		report.Read[string(rule.Kind)+"s"]++
	}
	report.Read["glossary entries"] = len(document.Glossary)
	report.Read["errata"] = len(document.Errata)
	report.Read["sections of limited play"] = len(document.Limited)
	report.Read["sections of the floor rules"] = len(document.Floor)
	report.Read["bans"] = len(document.Bans)
	slices.SortStableFunc(report.Odd, func(x, y userfile.Remark) int {
		return cmp.Or(cmp.Compare(x.Page, y.Page), cmp.Compare(x.Line, y.Line))
	})
	return document, report, nil
}

// readChapters reads the chapters of a file: of a PDF, of Markdown, or of a text
// in which nothing is marked. Markdown whose marks don't say all is read as such a
// text too, if that gives more.
func readChapters(name string, source []byte, known Known, report *Report) (*reading, error) {
	titles := laterTitles(known.Titles)
	var err error
	var lines []userfile.Line
	var asMarkdown *reading
	cutOff := false
	if userfile.IsPDF(source) {
		lines, err = userfile.PDFLines(name, source)
	} else {
		var encoding string
		if source, encoding, err = userfile.Text(name, source, WholeDocument); err != nil {
			return nil, err
		}
		if encoding != "" {
			report.Odd = append(report.Odd, userfile.Remark{What: "the text is in " + encoding + ": read as such"})
		}
		lines = userfile.Lines(source)
		cutOff = endsWithin.Match(source)
		reading := newReading(source, known.Errata, titles,
			&Report{Read: report.Read, Odd: slices.Clone(report.Odd)})
		if reading.read() {
			asMarkdown = reading
			reading.cutOff = cutOff
			reading.document.Source = reading.sourceOf(name, undressed(lines))
		}
	}
	if err != nil {
		return nil, err
	}
	marked := markUp(lines, titles)
	if marked == nil && asMarkdown == nil {
		return nil, noRules(name, lines)
	}
	if marked != nil {
		reading := newReading([]byte(strings.Join(marked.out, "\n")), known.Errata, titles, report)
		reading.marked, reading.cutOff = marked, cutOff
		report.Odd = append(report.Odd, marked.odd...)
		if reading.read() && (asMarkdown == nil || asMarkdown.found() < reading.found() ||
			asMarkdown.flaw(known.Numbers) != nil && reading.flaw(known.Numbers) == nil) {
			reading.document.Source = reading.sourceOf(name, undressed(lines))
			return reading, nil
		}
	}
	if asMarkdown == nil {
		return nil, noRules(name, lines)
	}
	return asMarkdown, nil
}

// unescaped takes the escapes of Markdown from blocks.
func unescaped(blocks []block) []block {
	for _, b := range blocks {
		for i := range b.lines {
			b.lines[i].text = markdownEscape.ReplaceAllString(b.lines[i].text, "$1")
		}
	}
	return blocks
}

// found counts what was found: numbers, titles, and terms of the glossary.
func (r *reading) found() int {
	n := len(r.document.Rules) + len(r.document.Glossary)
	for _, rule := range r.document.Rules {
		if rule.Title != "" {
			n++
		}
	}
	return n
}
