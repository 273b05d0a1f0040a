package rulesdb

import (
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"

	"canterlaw/data"
	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// wholeRulebook says in refusals what a starter rulebook is.
const wholeRulebook = "a starter rulebook, of Canterlot Nights, The Crystal Games or Equestrian Odysseys, as text " +
	"(UTF-8), Markdown or PDF"

// officialRulebook is the official text of a starter rulebook as it was read from
// a user's own copy.
type officialRulebook struct {
	Edition  string                 `json:"edition"` // the ID of the document: "canterlot-nights"
	Sections []*officialBookSection `json:"sections"`
}

// officialBookSection is the text of a section of a starter rulebook.
type officialBookSection struct {
	ID   string `json:"id"`   // the section's
	Text string `json:"text"` // Markdown
}

// ImportRulebooks reads a user's own copies of the starter rulebooks into a
// library folder, in place of what was imported of each before. The reports are
// in the order of the files. If any file is refused, with a *userfile.Error, or the
// folder can't be written to (*FolderError), it stays as it was.
func ImportRulebooks(folder string, files ...string) ([]Report, error) {
	var books []*officialRulebook
	var reports []Report
	from := map[string]string{} // the file of each edition
	for _, file := range files {
		book, report, err := readRulebookFile(file)
		if err != nil {
			return nil, err
		}
		if first, ok := from[book.Edition]; ok {
			return nil, &userfile.Error{File: file, Found: fmt.Sprintf("the rulebook %s, which %s holds too",
				book.Edition, first), Expected: "one file for each rulebook"}
		}
		from[book.Edition] = file
		books = append(books, book)
		reports = append(reports, report)
	}
	if err := Changing(folder, func() error { return storeRulebooks(folder, books) }); err != nil {
		return nil, fmt.Errorf("store the rulebooks: %w", err)
	}
	return reports, nil
}

func readRulebookFile(file string) (*officialRulebook, Report, error) {
	source, err := os.Open(file)
	if err != nil {
		return nil, Report{}, &userfile.Error{File: file, Expected: wholeRulebook, Err: err}
	}
	defer source.Close()
	return readRulebook(file, source)
}

// readRulebook reads a starter rulebook, whose sections it finds by the titles
// that ours have. It is the one of which most sections are found; a file with
// fewer than half of those of any is a *userfile.Error.
func readRulebook(name string, r io.Reader) (*officialRulebook, Report, error) {
	lines, err := rulebookLines(name, r)
	if err != nil {
		return nil, Report{}, err
	}
	rules, err := readRules(data.FS)
	if err != nil {
		return nil, Report{}, err
	}
	documents, err := shippedDocuments(rules)
	if err != nil {
		return nil, Report{}, err
	}
	return resembling(name, lines, documents)
}

// resembling reads lines as the rulebook that they resemble most among documents.
func resembling(name string, lines []userfile.Line, documents []*Document) (*officialRulebook, Report, error) {
	var best *rulebookReading
	for _, d := range documents {
		if d.Kind != Rulebook {
			continue
		}
		reading := newRulebookReading(d, name)
		for _, line := range lines {
			reading.line(line)
		}
		if best == nil || reading.share() > best.share() {
			best = reading
		}
	}
	if best.share() < 0.5 {
		return nil, Report{}, &userfile.Error{
			File: name, Found: fmt.Sprintf("%d of the %d headings of the rulebook that it resembles most, %s",
				len(best.found()), len(best.sections), best.book.Root.Title),
			Expected: wholeRulebook + "; get the whole document and import it again",
		}
	}
	other, err := otherRulebook(lines, best.book)
	if err != nil {
		return nil, Report{}, err
	}
	if other != "" {
		return nil, Report{}, &userfile.Error{File: name, Found: "the rulebook of " + other +
			", which only resembles that of " + best.book.Root.Title, Expected: wholeRulebook}
	}
	book, report := best.result()
	return book, report, nil
}

// otherRulebook gives the set that a rulebook names where it doesn't name that of
// the one that it resembles; "" if it names none.
func otherRulebook(lines []userfile.Line, book *Document) (string, error) {
	sets, err := knownSets()
	if err != nil {
		return "", err
	}
	text := " " + spelling.Fold(string(userfile.Joined(lines))) + " "
	named := func(set string) bool { return strings.Contains(text, " "+spelling.Fold(set)+" ") }
	if named(book.Root.Title) {
		return "", nil
	}
	for _, set := range sets {
		// Names of one word may be words of the rules.
		if strings.Contains(set.Name, " ") && named(set.Name) {
			return set.Name, nil
		}
	}
	return "", nil
}

func rulebookLines(name string, r io.Reader) ([]userfile.Line, error) {
	source, err := userfile.ReadWhole(name, r, wholeRulebook)
	if err != nil {
		return nil, err
	}
	if userfile.IsPDF(source) {
		lines, err := userfile.PDFLines(name, source)
		return userfile.Unhyphenated(lines), err
	}
	if source, _, err = userfile.Text(name, source, wholeRulebook); err != nil {
		return nil, err
	}
	return userfile.Unhyphenated(userfile.Lines(source)), nil
}

// rulebookReading reads a file as one of the rulebooks.
type rulebookReading struct {
	book     *Document
	sections []*DocumentSection
	open     *DocumentSection // that is being read; nil in what is left out
	before   string           // the line before
	texts    map[*DocumentSection]*strings.Builder
	report   Report
}

func newRulebookReading(book *Document, file string) *rulebookReading {
	return &rulebookReading{
		book: book, sections: book.Sections(), open: book.Root,
		texts:  map[*DocumentSection]*strings.Builder{},
		report: Report{File: file, Read: map[string]int{}},
	}
}

var (
	titleNumber = regexp.MustCompile(`^(?:\d+|[IVX]+)\.\s+`)
	runInBold   = regexp.MustCompile(`^\*\*([^*]{2,40}?):?\*\*:?\s*(\S.*)$`)
	runInPlain  = regexp.MustCompile(`^([A-Z+][^:.]{1,40}):\s+(\S.*)$`)
	publisher   = regexp.MustCompile(`©|enter-?play\.com|trademark`)
)

// leftOutOfRulebooks are the titles of what no rule stands in, folded.
var leftOutOfRulebooks = []string{"table of contents", "credits"}

// line reads one line: a title of ours opens its section, wherever it stands
// again, so that a summary at the end stands with what it sums up.
func (r *rulebookReading) line(line userfile.Line) {
	text := strings.TrimSpace(line.Text)
	isHeading := strings.HasPrefix(text, "#")
	title := titleNumber.ReplaceAllString(strings.Trim(text, "#* "), "")
	if text == "" || line.Noise {
		return
	}
	begins := isHeading || line.Gap || line.Heading || !userfile.IsUnfinished(r.before)
	r.before = text
	switch section := r.titled(title); {
	case publisher.MatchString(text):
		r.remark(line, "the publisher's notice left out")
	case slices.Contains(leftOutOfRulebooks, spelling.Fold(title)):
		r.remark(line, fmt.Sprintf("%q left out", title))
		r.open = nil
	case section != nil && begins:
		r.begin(section)
		r.before = "."
	case r.runIn(text, begins):
	case r.open == nil:
	case isHeading:
		r.write("**"+title+"**", true)
	case userfile.IsColumns(text):
		r.write("- "+strings.Join(userfile.Columns(text), " · "), line.Gap)
	default:
		r.write(text, line.Gap)
	}
}

// runIn reads a paragraph that begins with the title of a section of the open
// chapter, as terms and keywords do.
func (r *rulebookReading) runIn(text string, begins bool) bool {
	match := runInBold.FindStringSubmatch(text)
	if match == nil && begins {
		match = runInPlain.FindStringSubmatch(text)
	}
	if match == nil {
		return false
	}
	section := r.titled(match[1])
	if section == nil || chapterOf(section) != chapterOf(r.open) || section == chapterOf(section) {
		return false
	}
	r.begin(section)
	r.write(match[2], true)
	return true
}

// titled finds a section by its title, in the open chapter if it is there; nil if
// the rulebook has none.
func (r *rulebookReading) titled(title string) *DocumentSection {
	name := spelling.Fold(title)
	var found *DocumentSection
	for _, s := range r.sections[1:] {
		if spelling.Fold(s.Title) != name {
			continue
		}
		if chapterOf(s) == chapterOf(r.open) {
			return s
		}
		if found == nil {
			found = s
		}
	}
	return found
}

// chapterOf gives the section right below the document's title that a section
// stands in; nil for the document itself and for nil.
func chapterOf(s *DocumentSection) *DocumentSection {
	for s != nil && s.Parent != nil && s.Parent.Parent != nil {
		s = s.Parent
	}
	if s == nil || s.Parent == nil {
		return nil
	}
	return s
}

func (r *rulebookReading) begin(s *DocumentSection) {
	r.open = s
	if r.texts[s] == nil {
		r.texts[s] = &strings.Builder{}
	} else {
		r.texts[s].WriteString("\n\n")
	}
}

func (r *rulebookReading) write(text string, paragraph bool) {
	b := r.texts[r.open]
	if b == nil {
		b = &strings.Builder{}
		r.texts[r.open] = b
	}
	if paragraph {
		b.WriteString("\n")
	}
	b.WriteString("\n" + text)
}

func (r *rulebookReading) remark(line userfile.Line, what string) {
	r.report.Odd = append(r.report.Odd, userfile.Remark{Page: line.At.Page, Line: line.At.Line, What: what})
}

// found lists the sections that the file has.
func (r *rulebookReading) found() []*DocumentSection {
	return slices.DeleteFunc(slices.Clone(r.sections), func(s *DocumentSection) bool { return r.texts[s] == nil })
}

// share is how much of the rulebook's sections the file has, from 0 to 1.
func (r *rulebookReading) share() float64 {
	return float64(len(r.found())) / float64(len(r.sections))
}

// result gives what was read.
func (r *rulebookReading) result() (*officialRulebook, Report) {
	book := &officialRulebook{Edition: r.book.Root.ID}
	for _, s := range r.found() {
		if text := strings.TrimSpace(blankLines.ReplaceAllString(r.texts[s].String(), "\n\n")); text != "" {
			book.Sections = append(book.Sections, &officialBookSection{ID: s.ID, Text: text})
		}
	}
	var missing []string
	for _, s := range r.sections[1:] {
		if r.texts[s] == nil {
			missing = append(missing, s.Name())
		}
	}
	if len(missing) > 0 {
		r.report.Odd = append(r.report.Odd, userfile.Remark{What: "no heading found of " + strings.Join(missing, ", ")})
	}
	r.report.Read["sections of the starter rulebook "+r.book.Root.Title] = len(book.Sections)
	return book, r.report
}

var blankLines = regexp.MustCompile(`\n{3,}`)
