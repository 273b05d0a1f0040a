package rulesdb

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"time"

	"canterlaw/data"
	"canterlaw/rulesdb/official"
	"canterlaw/rulesdb/spelling"
	"canterlaw/rulesdb/userfile"
)

// The shipped digests of documents beside the rules, within data.FS.
const (
	floorFile      = "floor-rules.md"
	limitedFile    = "limited.md"
	rulebookFolder = "rulebooks"
)

// DocumentKind says what a Document is about.
type DocumentKind string

// The kinds of documents beside the comprehensive rules.
const (
	FloorRules  DocumentKind = "floor"    // the Tournament Floor Rules
	LimitedPlay DocumentKind = "limited"  // Limited Play
	Rulebook    DocumentKind = "rulebook" // a starter rulebook, which is older than the comprehensive rules
)

// Document is a document beside the comprehensive rules, in our own words.
type Document struct {
	Kind   DocumentKind
	Source official.Source
	// OfficialSource is the document that the imported text of sections comes
	// from; zero where none is imported.
	OfficialSource official.Source
	Root           *DocumentSection // the whole, with the document's title
}

// DocumentSection is a part of a Document under a heading of its own.
type DocumentSection struct {
	// ID stays the same as long as the headings do: the document's, then those
	// down to the section, such as "floor-rules/tournament-policies/scoring".
	ID       string
	Title    string
	Digest   string // our own words, as Markdown; "" where only parts of it say something
	Official string // the imported text, as Markdown; "" where not imported
	Document *Document
	Parent   *DocumentSection // nil for the Root
	Children []*DocumentSection
	// Changes are what the comprehensive rules changed about a rulebook's
	// section.
	Changes  []*Difference
	RefersTo []*Rule // in the order of the rules
}

// Name is the section's title, with that of the section above it where the
// document has several of the same title: "Tier 2 Rules: Deck Lists".
func (s *DocumentSection) Name() string {
	same := 0
	for _, other := range s.Document.Sections() {
		if other.Title == s.Title {
			same++
		}
	}
	if same < 2 || s.Parent == nil {
		return s.Title
	}
	return s.Parent.Title + ": " + s.Title
}

// Sections lists the Root and all sections beneath it in the document's order.
func (d *Document) Sections() []*DocumentSection {
	var all []*DocumentSection
	var add func(*DocumentSection)
	add = func(s *DocumentSection) {
		all = append(all, s)
		for _, child := range s.Children {
			add(child)
		}
	}
	add(d.Root)
	return all
}

// Section finds a section of any document by its ID; nil if there is none.
func (l *Library) Section(id string) *DocumentSection {
	for _, d := range l.Documents {
		for _, s := range d.Sections() {
			if s.ID == id {
				return s
			}
		}
	}
	return nil
}

// SectionsNaming lists the sections that link a card, by its number.
func (l *Library) SectionsNaming(c *Card) []*DocumentSection {
	var naming []*DocumentSection
	for _, d := range l.Documents {
		for _, s := range d.Sections() {
			if strings.Contains(s.Digest, "](card:"+c.Number+")") {
				naming = append(naming, s)
			}
		}
	}
	return naming
}

// shippedDocuments gives the floor rules, limited play and the rulebooks.
func shippedDocuments(rules *Rules) ([]*Document, error) {
	documents, err := readDocuments(data.FS)
	for _, d := range documents {
		d.adopt(rules)
	}
	return documents, err
}

// adopt fills in what the sections say of where they stand, and the rules that
// differences deal with.
func (d *Document) adopt(rules *Rules) {
	for _, s := range d.Sections() {
		s.Document = d
		for _, child := range s.Children {
			child.Parent = s
		}
		for _, change := range s.Changes {
			change.Rules = nil
			for _, number := range change.Numbers {
				change.Rules = append(change.Rules, rules.Rule(number))
			}
		}
	}
}

// readDocuments reads the floor rules, limited play and the rulebooks.
func readDocuments(files fs.FS) ([]*Document, error) {
	rules, err := readRules(files)
	if err != nil {
		return nil, err
	}
	var documents []*Document
	for _, file := range []struct {
		name string
		kind DocumentKind
	}{{floorFile, FloorRules}, {limitedFile, LimitedPlay}} {
		d, err := readDocument(files, file.name, file.kind)
		if err == nil {
			err = d.takeSource("data/" + file.name)
		}
		if err != nil {
			return nil, err
		}
		documents = append(documents, d)
	}
	books, err := readRulebooks(files, rules)
	if err != nil {
		return nil, err
	}
	return append(documents, books...), nil
}

// link fills RefersTo of the sections and CitedIn of the rules.
func (d *Document) link(rules *Rules) {
	for _, s := range d.Sections() {
		s.RefersTo = rules.cited(s.Digest)
		for _, change := range s.Changes {
			for _, r := range change.Rules {
				if !slices.Contains(s.RefersTo, r) {
					s.RefersTo = append(s.RefersTo, r)
				}
			}
		}
		slices.SortFunc(s.RefersTo, func(x, y *Rule) int { return official.CompareNumbers(x.Number, y.Number) })
		for _, r := range s.RefersTo {
			r.CitedIn = append(r.CitedIn, s)
		}
	}
}

// readDocument reads a Markdown file: "# The document", then sections under
// headings of the levels below, each of which says something or has sections.
func readDocument(files fs.FS, name string, kind DocumentKind) (*Document, error) {
	source, err := fs.ReadFile(files, name)
	if err != nil {
		return nil, err
	}
	parts, err := passages(source)
	if err != nil {
		return nil, fmt.Errorf("data/%s: %w", name, err)
	}
	d := &Document{Kind: kind}
	var open []*DocumentSection // the section being read, below those it stands in
	for i, part := range parts {
		at := userfile.At("data/"+name, part.line, 0)
		switch {
		case (i == 0) != (part.level == 1):
			return nil,
				fmt.Errorf("%s: found %q under a heading of level %d; expected the document's title first, under the "+
					"only heading of level 1", at, part.heading, part.level)
		case part.level > len(open)+1:
			return nil,
				fmt.Errorf("%s: found %q under a heading of level %d; expected level %d at most, one below the "+
					"heading before", at, part.heading, part.level, len(open)+1)
		case part.body == "" && (i+1 == len(parts) || parts[i+1].level <= part.level):
			return nil, fmt.Errorf("%s: found nothing under %q; expected what the section says", at, part.heading)
		}
		s := &DocumentSection{Title: part.heading, Digest: part.body, Document: d}
		if i == 0 {
			d.Root, s.ID = s, strings.TrimSuffix(name[strings.LastIndexByte(name, '/')+1:], ".md")
			open = []*DocumentSection{s}
			continue
		}
		s.Parent = open[part.level-2]
		s.ID = s.Parent.ID + "/" + strings.ReplaceAll(spelling.Fold(s.Title), " ", "-")
		if slices.ContainsFunc(s.Parent.Children, func(other *DocumentSection) bool { return other.ID == s.ID }) {
			return nil, fmt.Errorf("%s: found the heading %q again; expected each once beneath %q", at,
				part.heading, s.Parent.Title)
		}
		s.Parent.Children = append(s.Parent.Children, s)
		open = append(open[:part.level-1], s)
	}
	if d.Root == nil {
		return nil, fmt.Errorf("data/%s: found no heading; expected the document's title, such as # Limited Play", name)
	}
	return d, nil
}

var documentVersion = regexp.MustCompile(`^Version ([0-9.]+), updated ([0-9-]+)\.(?:\n\n|$)`)

// takeSource takes the document's version and date from the first line below
// its title: "Version 2.3, updated 2016-07-18."
func (d *Document) takeSource(name string) error {
	found := documentVersion.FindStringSubmatch(d.Root.Digest)
	if found == nil {
		return fmt.Errorf("%s: found no version below the title; expected a line such as \"Version 2.3, updated "+
			"2016-07-18.\"", name)
	}
	if _, err := time.Parse(time.DateOnly, found[2]); err != nil {
		return fmt.Errorf("%s: found the date %q below the title; expected one such as 2016-07-18: %w", name, found[2],
			err)
	}
	d.Source = official.Source{Document: d.Root.Title, Version: found[1], Effective: found[2]}
	d.Root.Digest = d.Root.Digest[len(found[0]):]
	return nil
}
