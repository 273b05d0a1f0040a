package search

import (
	"cmp"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
)

// Kind says what a document is.
type Kind string

// The kinds of document that the search command can name.
const (
	Rule     Kind = "rule" // a chapter, a section, or a numbered rule
	Glossary Kind = "glossary"
	Card     Kind = "card"
	Erratum  Kind = "erratum"
	Floor    Kind = "floor"
	Limited  Kind = "limited"
	Format   Kind = "format"
	Rulebook Kind = "rulebook"
	Scenario Kind = "scenario"
	Note     Kind = "note"
	Kept     Kind = "kept"   // a user's own position or game
	Ruling   Kind = "ruling" // how a point is read that the rules don't settle
	Own      Kind = "own"    // a user's own ruling
)

// Document is one thing that can be found.
type Document struct {
	Kind Kind
	// ID opens it: a rule's number, a term, a card's number (or its UUID where
	// cards share the number), a section's, format's or disputed point's ID, a
	// scenario's UUID; for errata the card's number, the name of a set, or
	// AllErrata.
	ID string
	// Title is its own title; "" for a numbered rule that has none.
	Title string
	// Keywords are other names that it goes by.
	Keywords []string
	// Under holds the titles of what it stands under, nearest first. Their
	// words find it too, with less weight than its own.
	Under []string
	Body  string // Markdown
	// Contents is shown, but not searched, where the body is empty: what
	// stands in a chapter or section. Markdown.
	Contents string
	// CardType is the type of a card: "Friend".
	CardType string
}

// heading is the line by which a hit shows the document. Rules begin with
// their number, and one without a title of its own borrows its section's.
func (d *Document) heading() string {
	switch {
	case d.Kind != Rule:
		return d.Title
	case d.Title != "":
		return d.ID + " " + d.Title
	case len(d.Under) > 0:
		return d.ID + " " + d.Under[0]
	default:
		return d.ID
	}
}

// key tells the document from all others: "rule 514.4c".
func (d *Document) key() string { return string(d.Kind) + " " + d.ID }

// isTerm reports whether the document says what a word of the rules means, and
// other documents what becomes of it; keywords are rules by themselves.
func (d *Document) isTerm() bool {
	return d.Kind == Glossary && !slices.ContainsFunc(ability.Keywords(), func(k ability.KeywordDefinition) bool {
		return slices.Contains(d.names(), k.Name)
	})
}

// names lists everything that the document is called.
func (d *Document) names() []string {
	names := make([]string, 0, len(d.Keywords)+2)
	if d.Title != "" {
		names = append(names, d.Title)
	}
	names = append(names, d.Keywords...)
	if d.Kind == Rule {
		names = append(names, d.ID)
	}
	return names
}

// Documents lists what the library holds, in the order in which documents that
// answer a query equally well are shown: chapters, sections, numbered rules,
// the glossary, the documents beside the rules, formats, then cards with Mane
// Characters first, and errata. A caller adds documents of its own, such as
// scenarios, behind them.
func Documents(lib *rulesdb.Library) []Document {
	docs := ruleDocuments(lib.Rules)
	for _, entry := range lib.Glossary {
		docs = append(docs, glossaryDocument(entry))
	}
	return slices.Concat(docs, sectionDocuments(lib.Documents), formatDocuments(lib.Formats),
		cardDocuments(lib.Cards), errataDocuments(lib))
}

func ruleDocuments(rules *rulesdb.Rules) []Document {
	if rules == nil {
		return nil
	}
	var chapters, sections, numbered []Document
	var walk func(list []*rulesdb.Rule, under []string)
	walk = func(list []*rulesdb.Rule, under []string) {
		for _, r := range list {
			d := Document{
				Kind: Rule, ID: r.Number, Title: r.Title, Under: under,
				Body: paragraphs(r.Digest, r.Official), Contents: contents(r),
			}
			below := under
			switch r.Kind {
			case official.Chapter:
				chapters = append(chapters, d)
				below = []string{r.Title}
			case official.Section:
				sections = append(sections, d)
				below = append([]string{r.Title}, under...)
			default:
				numbered = append(numbered, d)
			}
			walk(r.Children, below)
		}
	}
	walk(rules.Chapters, nil)
	return slices.Concat(chapters, sections, numbered)
}

// contents says what stands in a chapter or section: the titles in the one, the
// first rule that has a text in the other.
func contents(r *rulesdb.Rule) string {
	switch r.Kind {
	case official.Chapter:
		var titles []string
		for _, section := range r.Children {
			titles = append(titles, section.Title)
		}
		return strings.Join(titles, ", ")
	case official.Section:
		for _, numbered := range r.Children {
			if text := cmp.Or(numbered.Digest, numbered.Official); text != "" {
				return text
			}
		}
	}
	return ""
}

// glossaryDocument also gives the entry the names that players say: "Calming"
// for "Calming X", and both halves of "Pre-priority processing (PPP)".
func glossaryDocument(entry *rulesdb.GlossaryEntry) Document {
	d := Document{
		Kind: Glossary, ID: entry.Term, Title: entry.Term,
		Body: paragraphs(entry.Digest, entry.Official),
	}
	if name, found := strings.CutSuffix(entry.Term, " X"); found {
		d.Keywords = append(d.Keywords, name)
	}
	if long, rest, found := strings.Cut(entry.Term, " ("); found {
		d.Keywords = append(d.Keywords, long, strings.TrimSuffix(rest, ")"))
	}
	return d
}

func cardDocuments(cards []*rulesdb.Card) []Document {
	ids := rulesdb.CardIDs(cards)
	ordered := slices.Clone(cards)
	slices.SortStableFunc(ordered, func(a, b *rulesdb.Card) int {
		return cmp.Compare(maneFirst(a), maneFirst(b))
	})
	docs := make([]Document, 0, len(cards))
	for _, c := range ordered {
		docs = append(docs, cardDocument(c, ids[c]))
	}
	return docs
}

func maneFirst(c *rulesdb.Card) int {
	if c.Faces[0].Type == card.ManeCharacter {
		return 0
	}
	return 1
}

func cardDocument(c *rulesdb.Card, id string) Document {
	d := Document{Kind: Card, ID: id, Title: c.Name(), CardType: c.Faces[0].Type.String()}
	if c.Number != "" {
		d.Keywords = append(d.Keywords, c.Number)
	}
	var body []string
	for i := range c.Faces {
		face := &c.Faces[i]
		for _, name := range []string{face.Title, face.Name()} {
			if name != d.Title && !slices.Contains(d.Keywords, name) {
				d.Keywords = append(d.Keywords, name)
			}
		}
		body = append(body, rulesdb.FaceFacts(face))
		if i < len(c.Text) {
			body = append(body, c.Text[i])
		}
	}
	d.Body = paragraphs(body...)
	return d
}

// paragraphs joins texts, leaving out empty ones.
func paragraphs(texts ...string) string {
	return strings.Join(slices.DeleteFunc(texts, func(s string) bool { return s == "" }), "\n\n")
}
