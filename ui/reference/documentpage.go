package reference

import (
	"cmp"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
	"canterlaw/scenario"
	"canterlaw/search"
	"canterlaw/ui/look"
)

// section builds the page of a section of the floor rules, limited play or a
// rulebook: one that has sections beneath it lists them with what they say.
func (p *pages) section(s *rulesdb.DocumentSection) leaf {
	head := append(p.sectionHead(s), p.sectionText(s)...)
	foot := []fyne.CanvasObject{documentLine(s.Document.Source), p.besideSection(s)}
	if len(s.Children) == 0 {
		return p.write(append(head, foot...))
	}
	var entries []entry
	for _, child := range sectionsBeneath(s) {
		entries = append(entries, entry{address: sectionAddress(child), title: child.Title,
			gist: "\n\n" + sectionGist(child)})
	}
	return p.listed(head, entries, foot...)
}

// sectionsBeneath gives what a section's page lists: of a document its
// sections, of a section everything beneath it.
func sectionsBeneath(s *rulesdb.DocumentSection) []*rulesdb.DocumentSection {
	if s.Parent == nil {
		return s.Children
	}
	var all []*rulesdb.DocumentSection
	for _, child := range s.Children {
		all = append(append(all, child), sectionsBeneath(child)...)
	}
	return all
}

// sectionGist is what a list says of a section: its text, else the titles of
// its parts, and what the rules changed about it.
func sectionGist(s *rulesdb.DocumentSection) string {
	var titles []string
	for _, child := range s.Children {
		titles = append(titles, look.Plain(child.Title))
	}
	gist := cmp.Or(s.Digest, s.Official, strings.Join(titles, " · "))
	if s.Digest != "" && s.Parent.Parent == nil && len(titles) > 0 {
		gist += "\n\n" + strings.Join(titles, " · ")
	}
	var points []string
	for _, change := range s.Changes {
		points = append(points, change.Point)
	}
	if len(points) > 0 {
		gist += "\n\n*Changed by the Comprehensive Rules: " + strings.Join(points, "; ") + ".*"
	}
	return gist
}

// sectionHead is the way down to a section, and its title.
func (p *pages) sectionHead(s *rulesdb.DocumentSection) []fyne.CanvasObject {
	way := ""
	for above := s.Parent; above != nil; above = above.Parent {
		step := fmt.Sprintf("[%s](%s)", look.Plain(documentTitle(above)), sectionAddress(above))
		if way != "" {
			step += " › " + way
		}
		way = step
	}
	var objects []fyne.CanvasObject
	if way != "" {
		objects = append(objects, look.NewMarkdown(way, p.follow))
	}
	return append(objects, look.NewHeading(documentTitle(s)))
}

// documentTitle is a section's title; of a whole document, the document's name.
func documentTitle(s *rulesdb.DocumentSection) string {
	if s.Parent == nil {
		return s.Document.Source.Document
	}
	return s.Title
}

// sectionText shows what a section says, what the rules changed about it, and
// the rules that it cites.
func (p *pages) sectionText(s *rulesdb.DocumentSection) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	if s.Digest != "" {
		objects = append(objects, p.text(s.Digest))
	}
	objects = append(objects, p.official(s.Official, s.Document.OfficialSource)...)
	if s.Document.Kind == rulesdb.Rulebook {
		objects = append(objects, p.changes(s)...)
	} else {
		objects = append(objects, p.citations(s.RefersTo, nil)...)
	}
	return objects
}

// changes shows what the comprehensive rules changed about a rulebook's
// section.
func (p *pages) changes(s *rulesdb.DocumentSection) []fyne.CanvasObject {
	source := p.library.Rules.Source
	rules := source.Document + " " + source.Version
	if len(s.Changes) == 0 {
		if len(s.Children) > 0 {
			return nil
		}
		return []fyne.CanvasObject{look.NewCaption("The " + rules + " changed nothing here as far as is known.")}
	}
	objects := []fyne.CanvasObject{look.NewSubheading("What the " + rules + " changed")}
	for _, change := range s.Changes {
		objects = append(objects, p.text(fmt.Sprintf("**%s.** The rulebook: %s Now: %s %s",
			change.Point, change.Says, linkDisputed(change.RuleSays), numberLinks(change.Rules))))
	}
	return objects
}

// besideSection are buttons to the sections before and after one in its
// document.
func (p *pages) besideSection(s *rulesdb.DocumentSection) fyne.CanvasObject {
	var previous, next *entry
	sections := s.Document.Sections()
	for i, other := range sections {
		if other != s {
			continue
		}
		if i > 0 {
			previous = &entry{address: sectionAddress(sections[i-1]), title: sections[i-1].Name()}
		}
		if i+1 < len(sections) {
			next = &entry{address: sectionAddress(sections[i+1]), title: sections[i+1].Name()}
		}
	}
	return p.buttons(previous, next)
}

func sectionAddress(s *rulesdb.DocumentSection) string {
	return look.Address(string(s.Document.Kind), s.ID)
}

// sectionLinks links sections of any documents, each with its document's name, as
// Markdown.
func sectionLinks(sections []*rulesdb.DocumentSection) []string {
	var links []string
	for _, s := range sections {
		links = append(links, fmt.Sprintf("[%s: %s](%s)", look.Plain(s.Document.Root.Title),
			look.Plain(s.Name()), sectionAddress(s)))
	}
	return links
}

// documentLine says which document a page digests.
func documentLine(s official.Source) fyne.CanvasObject {
	line := s.Document + " " + s.Version
	if s.Effective != "" {
		line += ", updated " + s.Effective
	}
	return look.NewCaption(line + " · in our own words")
}

// otherDocuments lists what there is to leaf through beside the rules.
func (p *pages) otherDocuments() []otherDocument {
	var documents []otherDocument
	for _, d := range p.library.Documents {
		var titles []string
		for _, child := range d.Root.Children {
			titles = append(titles, child.Title)
		}
		documents = append(documents, otherDocument{
			Place{Kind: search.Kind(d.Kind), ID: d.Root.ID}, d.Source.Document + " " + d.Source.Version, titles,
		})
		if d.Kind == rulesdb.LimitedPlay { // before the rulebooks, which are superseded
			documents = append(documents, p.besideRules()...)
		}
	}
	return documents
}

func (p *pages) besideRules() []otherDocument {
	var formats []string
	for _, f := range p.library.Formats {
		formats = append(formats, f.Name)
	}
	return []otherDocument{
		{Place{Kind: search.Format, ID: search.AllFormats}, "Formats", formats},
		{Place{Kind: search.Erratum, ID: search.AllErrata}, "Card errata", p.library.ErrataSets()},
		{Place{Kind: search.Ruling, ID: search.AllDisputed}, scenario.DisputedTitle, nil},
	}
}

// otherDocumentLinks links each of them, as Markdown.
func (p *pages) otherDocumentLinks() []string {
	var links []string
	for _, d := range p.otherDocuments() {
		links = append(links, fmt.Sprintf("[%s](%s)", look.Plain(d.title),
			look.Address(string(d.place.Kind), d.place.ID)))
	}
	return links
}

// otherDocument is a document beside the rules and the titles of its parts.
type otherDocument struct {
	place Place
	title string
	parts []string
}
