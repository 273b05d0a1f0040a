package search

import (
	"fmt"
	"strings"

	"canterlaw/rulesdb"
)

// IDs of the pages that list what there is of a kind.
const (
	AllErrata  = rulesdb.AllErrata
	AllFormats = rulesdb.AllFormats
)

// sectionDocuments makes the documents beside the rules findable, each section
// by itself.
func sectionDocuments(documents []*rulesdb.Document) []Document {
	var docs []Document
	for _, document := range documents {
		for _, s := range document.Sections() {
			docs = append(docs, sectionDocument(s))
		}
	}
	return docs
}

func sectionDocument(s *rulesdb.DocumentSection) Document {
	d := Document{Kind: Kind(s.Document.Kind), ID: s.ID, Title: sectionTitle(s), Body: paragraphs(s.Digest, s.Official)}
	if d.Title != s.Name() {
		d.Keywords = append(d.Keywords, s.Document.Root.Title+" "+s.Name())
	}
	for above := s.Parent; above != nil; above = above.Parent {
		d.Under = append(d.Under, above.Title)
	}
	if s.Document.Kind == rulesdb.Rulebook {
		d.Under = append(d.Under, s.Document.Source.Document)
	}
	for _, change := range s.Changes {
		d.Body = paragraphs(d.Body, change.Point+". "+change.Says+" "+change.RuleSays)
	}
	var titles []string
	for _, child := range s.Children {
		titles = append(titles, child.Title)
	}
	d.Contents = strings.Join(titles, ", ")
	return d
}

// sectionTitle is a section's name where it stands beside those of other
// documents: sections of a rulebook say which, for all have the same.
func sectionTitle(s *rulesdb.DocumentSection) string {
	if s.Document.Kind == rulesdb.Rulebook && s.Parent != nil {
		return fmt.Sprintf("%s (%s)", s.Name(), s.Document.Root.Title)
	}
	return s.Name()
}

// formatDocuments makes the formats findable by what they allow and by the
// cards that they don't.
func formatDocuments(formats []*rulesdb.Format) []Document {
	if len(formats) == 0 {
		return nil
	}
	var names []string
	var docs []Document
	for _, f := range formats {
		names = append(names, f.Name)
		d := Document{Kind: Format, ID: f.ID, Title: f.Name, Under: []string{"Formats, legality"}}
		body := []string{f.Digest, strings.Join(f.Sets, ", "), f.Official}
		if f.BannedIn == f {
			d.Keywords = append(d.Keywords, "Banlist", "Banned cards")
			for _, ban := range f.Banned {
				body = append(body, fmt.Sprintf("%s (%s): banned from %s", ban.Card, ban.Number, ban.From))
			}
		}
		d.Body = paragraphs(body...)
		docs = append(docs, d)
	}
	all := Document{
		Kind: Format, ID: AllFormats, Title: "Formats", Keywords: []string{"Format legality", "Constructed formats"},
		Contents: strings.Join(names, ", "),
	}
	return append([]Document{all}, docs...)
}

// errataDocuments makes errata findable: all, those of a set by its name, and
// each by the card's name and number.
func errataDocuments(lib *rulesdb.Library) []Document {
	sets := lib.ErrataSets()
	if len(sets) == 0 {
		return nil
	}
	docs := []Document{{Kind: Erratum, ID: AllErrata, Title: "Card errata", Keywords: []string{"Errata"},
		Contents: strings.Join(sets, ", ")}}
	var single []Document
	for _, set := range sets {
		title := "Errata of " + set
		var cards []string
		for _, e := range lib.ErrataOfSet(set) {
			cards = append(cards, e.Card)
			single = append(single, erratumDocument(e, title))
		}
		docs = append(docs, Document{
			Kind: Erratum, ID: set, Title: title, Keywords: []string{set + " errata"},
			Under: []string{"Card errata"}, Contents: strings.Join(cards, ", "),
		})
	}
	return append(docs, single...)
}

func erratumDocument(e *rulesdb.Erratum, set string) Document {
	var body []string
	for i := range e.Changes {
		body = append(body, strings.Join(e.Changes[i].Lines(), "\n"))
	}
	body = append(body, e.Official)
	return Document{
		Kind: Erratum, ID: e.Number, Title: e.Card, Keywords: []string{e.Number},
		Under: []string{set, "Card errata"}, Body: paragraphs(body...),
	}
}
