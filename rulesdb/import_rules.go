package rulesdb

import (
	"bytes"
	"cmp"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"canterlaw/data"
	"canterlaw/rulesdb/userfile"
)

// ImportRules reads a user's own copies of the Comprehensive Rules into a
// library folder, a file for each version, in place of what was imported of
// that version before. The reports, in the order of the files, tell what was
// repaired and what was left out. If any file is no whole rules document, it
// is refused with a *userfile.Error; if the folder can't be written to, the
// error is a *FolderError. Either way the folder stays as it was.
func ImportRules(folder string, files ...string) ([]Report, error) {
	var documents []*RulesDocument
	var reports []Report
	from := map[string]string{} // the file of each version
	for _, file := range files {
		document, report, err := ReadRulesFile(file)
		if err != nil {
			return nil, err
		}
		version := document.Source.Version
		if first, ok := from[version]; ok {
			return nil, &userfile.Error{File: file,
				Found:    fmt.Sprintf("version %s, which %s holds too", version, first),
				Expected: "one file for each version"}
		}
		from[version] = file
		documents = append(documents, document)
		reports = append(reports, report)
	}
	if err := Changing(folder, func() error { return storeRules(folder, documents) }); err != nil {
		return nil, fmt.Errorf("store the rules: %w", err)
	}
	return reports, nil
}

// ReadRulesFile is ReadRules with a file, which it opens.
func ReadRulesFile(file string) (*RulesDocument, Report, error) {
	source, err := os.Open(file)
	if err != nil {
		return nil, Report{File: file}, &userfile.Error{File: file, Expected: wholeDocument, Err: err}
	}
	defer source.Close()
	return ReadRules(file, source)
}

// wholeDocument says in refusals what a rules document is.
const wholeDocument = "the Comprehensive Rules as text (UTF-8), Markdown or PDF, from chapter 1 to the end of the " +
	"glossary; get the whole document and import it again"

// ReadRules reads the Comprehensive Rules from a PDF, from text, or from text
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
func ReadRules(name string, r io.Reader) (*RulesDocument, Report, error) {
	report := Report{File: name, Read: map[string]int{}}
	source, err := userfile.ReadWhole(name, r, wholeDocument)
	if err != nil {
		return nil, report, err
	}
	known, err := readNumbers(data.FS)
	if err != nil {
		return nil, report, err
	}
	errata, err := shippedErrata(data.FS)
	if err != nil {
		return nil, report, err
	}
	reading, err := readChapters(name, source, errata, known, &report)
	if err != nil {
		return nil, report, err
	}
	document := reading.document
	if err := reading.refuse(known); err != nil {
		return nil, report, err
	}
	reading.remarkNumbers()
	reading.remarkSource()
	reading.doubt()
	reading.compare(known)
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
func readChapters(name string, source []byte, errata []*Erratum, known []string, report *Report) (*reading, error) {
	titles, err := laterTitles()
	if err != nil {
		return nil, err
	}
	var lines []userfile.Line
	var asMarkdown *reading
	cutOff := false
	if userfile.IsPDF(source) {
		lines, err = userfile.PDFLines(name, source)
	} else {
		var encoding string
		if source, encoding, err = userfile.Text(name, source, wholeDocument); err != nil {
			return nil, err
		}
		if encoding != "" {
			report.Odd = append(report.Odd, userfile.Remark{What: "the text is in " + encoding + ": read as such"})
		}
		lines = userfile.Lines(source)
		cutOff = endsWithin.Match(source)
		reading := newReading(source, errata, titles,
			&Report{File: name, Read: report.Read, Odd: slices.Clone(report.Odd)})
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
		reading := newReading([]byte(strings.Join(marked.out, "\n")), errata, titles, report)
		reading.marked, reading.cutOff = marked, cutOff
		report.Odd = append(report.Odd, marked.odd...)
		if reading.read() && (asMarkdown == nil || asMarkdown.found() < reading.found() ||
			asMarkdown.flaw(known) != nil && reading.flaw(known) == nil) {
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

// joined gives the text of lines.
func joined(lines []userfile.Line) []byte {
	var text bytes.Buffer
	for _, line := range lines {
		text.WriteString(line.Text)
		text.WriteByte('\n')
	}
	return text.Bytes()
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
