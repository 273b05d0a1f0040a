// Package official reads the official text of the Comprehensive Rules from a user's own copy: chapters,
// rules and glossary, and the documents of the later chapters, out of PDFs, Markdown and text in whatever
// dress, with the numbers by which rules are known. It compares versions with each other. What the
// library makes of a document is told by package rulesdb.
package official

// Document is the official text of a version of the Comprehensive Rules
// as it was read from a user's own copy, with the documents that stand in its
// later chapters. A copy may lack the latter.
type Document struct {
	Source Source `json:"source"`
	// Rules holds the chapters, sections and rules in the order of the
	// document.
	Rules    []*Rule `json:"rules"`
	Glossary []*Term `json:"glossary"`
	// Errata are the card errata, Limited and Floor the sections of Limited
	// Play and of the Tournament Floor Rules, Formats those on the legality of
	// cards, Bans the banlist; each in the order of the document.
	Errata  []*Erratum      `json:"errata,omitempty"`
	Limited []*LaterSection `json:"limited,omitempty"`
	Floor   []*LaterSection `json:"floor,omitempty"`
	Formats []*LaterSection `json:"formats,omitempty"`
	Bans    []*Ban          `json:"bans,omitempty"`
	// References are the documents that the last chapter lists, with their
	// versions.
	References []Source `json:"references,omitempty"`
}

// Rule is a chapter, section or rule of the document.
type Rule struct {
	Number string `json:"number"`
	Kind   Kind   `json:"kind"`
	Title  string `json:"title,omitempty"` // of chapters and sections
	Text   string `json:"text,omitempty"`  // Markdown
	Line   int    `json:"line"`            // where it begins, from 1
}

// Term is an entry of the document's glossary.
type Term struct {
	Term string `json:"term"`
	Text string `json:"text"` // Markdown
	Line int    `json:"line"` // where it begins, from 1
}

// Erratum is a card's erratum.
type Erratum struct {
	Set  string `json:"set"`  // under which it stands
	Card string `json:"card"` // as printed: the name, and the subtitle without a comma
	Text string `json:"text"` // Markdown
	Line int    `json:"line"` // where it begins, from 1
}

// LaterSection is a section of one of the later documents.
type LaterSection struct {
	Title string `json:"title"`
	Text  string `json:"text"` // Markdown; "" where only a title was recognised
	Line  int    `json:"line"` // where it begins, from 1
}

// Ban is an entry of the banlist.
type Ban struct {
	Set    string `json:"set"`
	Number string `json:"number"` // within the set, as printed: "16"
	Card   string `json:"card"`   // as printed: the name, and the subtitle without a comma
	From   string `json:"from"`   // the date of effect, as 2016-07-27
	Line   int    `json:"line"`   // from 1
}

// Parent gives the number that the rule stands under; "" for a chapter.
func (r *Rule) Parent() string { return ParentOf(r.Number) }

// The names that the documents of the later chapters have in the References.
const (
	CardReference    = "Official Card Reference"
	LimitedReference = "Limited Play"
	FloorReference   = "Tournament Floor Rules"
)

// SourceOf gives version and date of a document of the later chapters, which
// the References tell; where they don't, those of the whole.
func (d *Document) SourceOf(name string) Source {
	for _, reference := range d.References {
		if reference.Document == name {
			return reference
		}
	}
	return d.Source
}

// Has reports whether the document has a rule with a number or, with
// "glossary:" before it, a term.
func (d *Document) Has(number string) bool {
	for _, r := range d.Rules {
		if r.Number == number {
			return true
		}
	}
	for _, t := range d.Glossary {
		if "glossary:"+t.Term == number {
			return true
		}
	}
	return false
}
