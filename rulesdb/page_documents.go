package rulesdb

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"canterlaw/rulesdb/official"
)

// IDs of the pages that list what there is of a kind.
const (
	AllErrata  = "errata"
	AllFormats = "formats"
)

// SectionPage is the page of a section of the floor rules, limited play or a
// rulebook, with the sections beneath it: "Tournament Floor Rules 2.3, Game
// Loss".
func (l *Library) SectionPage(s *DocumentSection) *Page {
	p := &Page{PageID: PageID{string(s.Document.Kind), s.ID}, Title: s.Name()}
	source := s.Document.Source
	if s.Official != "" {
		source = s.Document.OfficialSource
	}
	where := s.Name()
	if s.Parent == nil {
		p.Title, where = s.Document.Source.Document, ""
	}
	p.Citation = citation(source, where)
	p.Text, p.Origin = worded(s.Digest, s.Official, source)
	parts := []string{p.Text}
	for _, change := range s.Changes {
		var numbers []string
		for _, r := range change.Rules {
			numbers = append(numbers, r.Number)
		}
		rules := citation(l.Rules.Source, strings.Join(numbers, ", "))
		parts = append(parts, fmt.Sprintf("**%s.** The rulebook: %s Now: %s (%s)", change.Point, change.Says,
			change.RuleSays, rules))
	}
	for _, child := range s.Children {
		parts = append(parts, child.within(2))
	}
	p.Text = inParagraphs(parts)
	return p
}

// within writes a section, the official text or else our words, under a heading
// of a level of Markdown, and what stands beneath it one level further down.
func (s *DocumentSection) within(level int) string {
	parts := []string{strings.Repeat("#", level) + " " + s.Title, cmp.Or(s.Official, s.Digest)}
	for _, child := range s.Children {
		parts = append(parts, child.within(level+1))
	}
	return inParagraphs(parts)
}

// inParagraphs joins paragraphs, leaving out empty ones.
func inParagraphs(parts []string) string {
	return strings.Join(slices.DeleteFunc(parts, func(part string) bool { return part == "" }), "\n\n")
}

// FormatPage is the page of a format with its banlist.
func (l *Library) FormatPage(f *Format) *Page {
	p := &Page{PageID: PageID{"format", f.ID}, Title: f.Name}
	source := f.Source
	if f.Official != "" {
		source = f.OfficialSource
	}
	p.Citation = citation(source, f.Name)
	p.Text, p.Origin = worded(f.Digest, f.Official, source)
	parts := []string{p.Text}
	if f.Sets != nil {
		parts = append(parts, "**Sets:** "+strings.Join(f.Sets, ", "))
	}
	var bans []string
	for _, ban := range f.Banned {
		if f.Allows(ban.Set) {
			bans = append(bans, fmt.Sprintf("- %s (%s), from %s", ban.Card, printedNumber(ban.Number), ban.From))
		}
	}
	if bans != nil {
		parts = append(parts, "**Banned cards:**", strings.Join(bans, "\n"))
	}
	p.Text = inParagraphs(append(parts, "**Promotional cards:** "+f.Promos))
	return p
}

// FormatsPage is the page of all formats.
func (l *Library) FormatsPage() *Page {
	source := l.Formats[0].Source
	p := &Page{PageID: PageID{"format", AllFormats}, Title: "Formats", Citation: citation(source, ""),
		Origin: source.String() + ", in Canterlaw's words"}
	var items []string
	for _, f := range l.Formats {
		items = append(items, bullet(f.Name+":", f.Digest))
	}
	p.Text = strings.Join(items, "\n")
	return p
}

// ErratumPage is the page of a card's erratum: "Official Card Reference 7.2,
// Premiere: I Need Answers (PR 175)".
func (l *Library) ErratumPage(e *Erratum) *Page {
	name := fmt.Sprintf("%s (%s)", e.Card, printedNumber(e.Number))
	p := &Page{PageID: PageID{"erratum", e.Number}, Title: "Erratum of " + name,
		Citation: citation(e.source(), e.Set+": "+name)}
	p.Text, p.Origin = worded(e.changes(), e.Official, e.source())
	return p
}

// source is the document that an erratum is cited from.
func (e *Erratum) source() official.Source {
	if e.Official != "" {
		return e.OfficialSource
	}
	return e.Source
}

// changes writes an erratum's changes in our words as Markdown, a paragraph
// each.
func (e *Erratum) changes() string {
	var paragraphs []string
	for i := range e.Changes {
		paragraphs = append(paragraphs, strings.Join(e.Changes[i].Lines(), "  \n"))
	}
	return strings.Join(paragraphs, "\n\n")
}

// ErrataOfSetPage is the page of a set's errata.
func (l *Library) ErrataOfSetPage(set string) *Page {
	errata := l.ErrataOfSet(set)
	title := "Errata of " + set
	p := &Page{PageID: PageID{"erratum", set}, Title: title, Citation: citation(errata[0].source(), title),
		Origin: errata[0].source().String()}
	var parts []string
	for _, e := range errata {
		parts = append(parts, fmt.Sprintf("## %s (%s)", e.Card, printedNumber(e.Number)),
			cmp.Or(e.Official, e.changes()))
	}
	p.Text = inParagraphs(parts)
	return p
}

// ErrataPage is the page that lists the cards with errata.
func (l *Library) ErrataPage() *Page {
	source := l.Errata[0].source()
	p := &Page{PageID: PageID{"erratum", AllErrata}, Title: "Card errata", Citation: citation(source, "Card errata"),
		Origin: source.String()}
	var items []string
	for _, set := range l.ErrataSets() {
		var cards []string
		for _, e := range l.ErrataOfSet(set) {
			cards = append(cards, e.Card)
		}
		items = append(items, bullet(set+":", strings.Join(cards, "; ")))
	}
	p.Text = strings.Join(items, "\n")
	return p
}
