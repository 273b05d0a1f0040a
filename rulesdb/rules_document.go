package rulesdb

// RulesDocument is the official text of a version of the Comprehensive Rules
// as it was read from a user's own copy, with the documents that stand in its
// later chapters. A copy may lack the latter.
type RulesDocument struct {
	Source Source `json:"source"`
	// Rules holds the chapters, sections and rules in the order of the
	// document.
	Rules    []*OfficialRule `json:"rules"`
	Glossary []*OfficialTerm `json:"glossary"`
	// Errata are the card errata, Limited and Floor the sections of Limited
	// Play and of the Tournament Floor Rules, Formats those on the legality of
	// cards, Bans the banlist; each in the order of the document.
	Errata  []*OfficialErratum `json:"errata,omitempty"`
	Limited []*OfficialSection `json:"limited,omitempty"`
	Floor   []*OfficialSection `json:"floor,omitempty"`
	Formats []*OfficialSection `json:"formats,omitempty"`
	Bans    []*OfficialBan     `json:"bans,omitempty"`
	// References are the documents that the last chapter lists, with their
	// versions.
	References []Source `json:"references,omitempty"`
}

// OfficialRule is a chapter, section or rule of the document.
type OfficialRule struct {
	Number string   `json:"number"`
	Kind   RuleKind `json:"kind"`
	Title  string   `json:"title,omitempty"` // of chapters and sections
	Text   string   `json:"text,omitempty"`  // Markdown
	Line   int      `json:"line"`            // where it begins, from 1
}

// OfficialTerm is an entry of the document's glossary.
type OfficialTerm struct {
	Term string `json:"term"`
	Text string `json:"text"` // Markdown
	Line int    `json:"line"` // where it begins, from 1
}

// OfficialErratum is a card's erratum.
type OfficialErratum struct {
	Set  string `json:"set"`  // under which it stands
	Card string `json:"card"` // as printed: the name, and the subtitle without a comma
	Text string `json:"text"` // Markdown
	Line int    `json:"line"` // where it begins, from 1
}

// OfficialSection is a section of one of the later documents.
type OfficialSection struct {
	Title string `json:"title"`
	Text  string `json:"text"` // Markdown; "" where only a title was recognised
	Line  int    `json:"line"` // where it begins, from 1
}

// OfficialBan is an entry of the banlist.
type OfficialBan struct {
	Set    string `json:"set"`
	Number string `json:"number"` // within the set, as printed: "16"
	Card   string `json:"card"`   // as printed: the name, and the subtitle without a comma
	From   string `json:"from"`   // the date of effect, as 2016-07-27
	Line   int    `json:"line"`   // from 1
}

// Parent gives the number that the rule stands under; "" for a chapter.
func (r *OfficialRule) Parent() string { return parentOf(r.Number) }

// The names that the documents of the later chapters have in the References.
const (
	cardReference    = "Official Card Reference"
	limitedReference = "Limited Play"
	floorReference   = "Tournament Floor Rules"
)

// sourceOf gives version and date of a document of the later chapters, which
// the References tell; where they don't, those of the whole.
func (d *RulesDocument) sourceOf(name string) Source {
	for _, reference := range d.References {
		if reference.Document == name {
			return reference
		}
	}
	return d.Source
}
