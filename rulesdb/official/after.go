package official

import (
	"regexp"
	"slices"
	"strings"
	"time"
	"unicode"

	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// later says which of the documents after the glossary is open.
type later int

const (
	noLater      later = iota
	inErrata           // chapter 10
	inLimited          // chapter 11
	inFloor            // chapter 12
	inFormats          // the last part of chapter 12
	inReferences       // chapter 13
)

// laterChapter is how a chapter after the glossary is known.
type laterChapter struct {
	number  string // in the Comprehensive Rules 3.4
	title   *regexp.Regexp
	chapter later
}

var (
	// laterChapters tell a chapter after the glossary by its title, for other
	// versions may number them otherwise.
	laterChapters = []laterChapter{
		{"10", regexp.MustCompile(`(?i)\berrata\b`), inErrata},
		{"11", regexp.MustCompile(`(?i)\blimited\b`), inLimited},
		{"12", regexp.MustCompile(`(?i)\b(?:floor|tournament)\b`), inFloor},
		{"13", regexp.MustCompile(`(?i)\b(?:credits|references)\b`), inReferences},
	}
	// lostHeadings are headings that begin such a chapter where the recognition
	// lost the chapter's own.
	lostHeadings = map[string]later{
		"General Rules and Terms": inFloor,
		"Format Legality":         inFormats,
	}
	runInTitle   = regexp.MustCompile(`^\*\*([A-Z][^*]{2,40})\*\*([A-Z].*)$`)
	continuedSet = regexp.MustCompile(`\s*\(cont\.?\)$`)
	changeStart  = regexp.MustCompile(`^(?:OLD:|Added |")`)
	banRow       = regexp.MustCompile(`^(\S.*?) #(\d+)\s+(\S.*?)\s+Effective (\w+ \d{1,2}, \d{4})$`)
	referenceRow = regexp.MustCompile(`^(?:My Little Pony CCG )?(\S.*?) Version (\d+(?:\.\d+)*), Updated (\w+ ` +
		`\d{1,2}, \d{4})$`)
)

// after reads a block of the chapters after the glossary.
func (r *reading) after(b block) {
	if r.leavesOut(b) {
		return
	}
	if b.heading {
		r.laterHeading(plain(b.text()), b.lines[0].number)
		return
	}
	switch r.later {
	case inErrata:
		r.errata(b)
	case inLimited, inFloor, inFormats:
		r.laterText(b)
	case inReferences:
		r.references(b)
	case noLater:
		r.remark(b.lines[0].number, "%q left out: it stands in a chapter that is not known", excerpt(b.text()))
	}
}

// laterHeading opens a chapter after the glossary, a set of the errata, or a
// section of one of the other documents.
func (r *reading) laterHeading(title string, line int) {
	opened := lostHeadings[title]
	if match := chapterHeading.FindStringSubmatch(title); match != nil {
		r.openLaterChapter(match[1], match[2], line)
		return
	}
	if opened != noLater && opened != r.later {
		if opened == inFloor {
			r.remark(line, "the heading of the floor rules was not recognised: they are read from %q on", title)
		}
		r.later = opened
	}
	switch {
	case r.later == noLater && r.title == "":
		r.later = inErrata
		r.remark(line, "the heading of the card errata was not recognised: they are read from %q on", title)
		fallthrough
	case r.later == inErrata:
		r.set = continuedSet.ReplaceAllString(title, "")
	case r.later == inLimited, r.later == inFloor, r.later == inFormats:
		r.openLater(title, line)
	}
}

// openLaterChapter opens a chapter after the glossary: by its title, or else by
// the number that it has in the Comprehensive Rules 3.4.
func (r *reading) openLaterChapter(number, title string, line int) {
	r.title, r.text, r.set, r.columns = title, nil, title, nil
	i := slices.IndexFunc(laterChapters, func(c laterChapter) bool { return c.title.MatchString(title) })
	if i < 0 {
		i = slices.IndexFunc(laterChapters, func(c laterChapter) bool { return c.number == number })
		r.remark(line, "chapter %s, %q, is not known by its title", number, title)
	}
	r.later = noLater
	if i >= 0 {
		r.later = laterChapters[i].chapter
	}
	if r.later == inReferences {
		r.remark(line, "the credits are left out: only the versions of the documents are read")
	}
}

// openLater begins a section of one of the later documents.
func (r *reading) openLater(title string, line int) {
	s := &LaterSection{Title: title, Line: line}
	sections := r.sections()
	*sections = append(*sections, s)
	r.text = &s.Text
}

// sections gives the list of the later document that is open.
func (r *reading) sections() *[]*LaterSection {
	switch r.later {
	case inLimited:
		return &r.document.Limited
	case inFloor:
		return &r.document.Floor
	}
	return &r.document.Formats
}

// laterText reads a paragraph, list item, table row or ban of a later document.
func (r *reading) laterText(b block) {
	b.lines = slices.Clone(b.lines)
	if match := runInTitle.FindStringSubmatch(b.lines[0].text); match != nil {
		r.openLater(match[1], b.lines[0].number)
		b.lines[0].text = match[2]
	}
	if r.later == inFormats && r.bans(b) || r.later == inLimited && r.table(b) {
		return
	}
	if r.text == nil {
		r.openLater(r.title, b.lines[0].number)
	}
	if b.code {
		for _, line := range b.lines {
			r.continued(block{item: true, lines: []sourceLine{line}})
		}
		return
	}
	r.continued(b)
}

// bans reads rows of the banlist, and reports whether the block is such.
func (r *reading) bans(b block) bool {
	var bans []*Ban
	for _, line := range b.lines {
		match := banRow.FindStringSubmatch(strings.Join(strings.Fields(line.text), " "))
		if match == nil {
			return false
		}
		date, err := time.Parse("January 2, 2006", match[4])
		if err != nil {
			return false
		}
		bans = append(bans, &Ban{Set: match[1], Number: match[2], Card: match[3],
			From: date.Format(time.DateOnly), Line: line.number})
	}
	r.document.Bans = append(r.document.Bans, bans...)
	return true
}

// table reads a table whose rows have titles: each is a section of its own, in
// which each column has a paragraph. It reports whether the block is one.
func (r *reading) table(b block) bool {
	isTable := false
	for _, line := range b.lines {
		cells := strings.Split(r.lines[line.number-1], "\t")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		switch {
		case len(cells) > 2 && cells[0] == "":
			r.columns, isTable = cells, true
		case len(r.columns) > 0 && len(cells) == len(r.columns):
			isTable = true
			r.openLater(cells[0], line.number)
			for i, cell := range cells[1:] {
				cells[i+1] = r.columns[i+1] + ": " + cell
			}
			*r.text = strings.Join(cells[1:], "\n\n")
		default:
			r.columns = nil
			return isTable
		}
	}
	return isTable
}

// references reads the list of the documents and their versions.
func (r *reading) references(b block) {
	for _, line := range b.lines {
		match := referenceRow.FindStringSubmatch(plain(line.text))
		if match == nil {
			continue
		}
		if date, err := time.Parse("January 2, 2006", match[3]); err == nil {
			r.document.References = append(r.document.References,
				Source{match[1], match[2], date.Format(time.DateOnly)})
		}
	}
}

// errata reads rows of the table of errata, whose columns are card and change.
func (r *reading) errata(b block) {
	for _, line := range b.lines {
		name, text, isRow := strings.Cut(r.lines[line.number-1], "\t")
		if !isRow {
			name, text = "", line.text
		}
		r.erratum(errataMarks(strings.TrimSpace(name)), errataMarks(text), line.number)
	}
}

// erratum reads a row: a card and its change, or more of the one before.
func (r *reading) erratum(name, text string, line int) {
	var last *Erratum
	if n := len(r.document.Errata); n > 0 && r.document.Errata[n-1].Set == r.set {
		last = r.document.Errata[n-1]
	}
	if last == nil || !r.goesOn(last, name, text) {
		if name == "" {
			r.remark(line, "%q is of no card: left out", excerpt(text))
			return
		}
		r.document.Errata = append(r.document.Errata, &Erratum{Set: r.set, Card: name, Text: text, Line: line})
		return
	}
	switch {
	case text == "":
	case isUnfinishedQuote(last.Text):
		last.Text += " " + text
	default:
		last.Text += "\n\n" + text
	}
	head, divided := strings.CutSuffix(last.Card, "-")
	switch {
	case name == "" || r.isErratum(last.Card):
	case strings.HasPrefix(name, last.Card):
		last.Card = name
	case divided && userfile.StartsLower(name):
		last.Card = head + name
	case isName(name):
		last.Card += " " + name
	}
	if name != "" && !strings.HasSuffix(last.Card, name) {
		r.remark(line, "%q read as the recognition of a part of %s", excerpt(name), last.Card)
	}
}

// goesOn reports whether a row goes on with the erratum before: it has no
// name, or the rest of that one's, or the change before is not over.
func (r *reading) goesOn(last *Erratum, name, text string) bool {
	switch {
	case name == "" || text == "" || !isName(name) || r.isErratum(last.Card+" "+name):
		return true
	case r.isErratum(name) && !strings.HasPrefix(name, last.Card):
		return false
	case strings.HasPrefix(text, "NEW:"):
		return strings.Contains(last.Text, "OLD:") && !strings.Contains(last.Text, "NEW:")
	}
	return isUnfinishedQuote(last.Text) && !changeStart.MatchString(text)
}

// isErratum reports whether our errata know a card by its printed name.
func (r *reading) isErratum(card string) bool { return slices.Contains(r.errated, spelling.Fold(card)) }

// isName reports whether a text can be the name of a card: it begins with a
// capital letter or a digit and has a word of three letters.
func isName(text string) bool {
	first := []rune(text)[0]
	if !unicode.IsUpper(first) && !unicode.IsDigit(first) {
		return false
	}
	return slices.ContainsFunc(strings.FieldsFunc(text, func(c rune) bool { return !unicode.IsLetter(c) }),
		func(word string) bool { return len(word) > 2 })
}

// isUnfinishedQuote reports whether a text has opened quotation marks that it
// doesn't close.
func isUnfinishedQuote(text string) bool { return strings.Count(text, `"`)%2 != 0 }

var (
	emptyMark  = regexp.MustCompile(`<(del|u)>\s*</(?:del|u)>`)
	struckMark = regexp.MustCompile(`<del>\s*(.*?)\s*</del>`)
	lineMark   = regexp.MustCompile(`<u>\s*(.*?)\s*</u>`)
)

// errataMarks writes what is struck or underlined as Markdown.
func errataMarks(text string) string {
	text = emptyMark.ReplaceAllString(text, "")
	text = struckMark.ReplaceAllString(text, "~~$1~~")
	text = lineMark.ReplaceAllString(text, "*$1*")
	return strings.Join(strings.Fields(text), " ")
}
