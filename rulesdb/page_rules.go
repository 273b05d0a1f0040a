package rulesdb

import (
	"cmp"
	"fmt"
	"strings"

	"canterlaw/rulesdb/official"
)

// The document that has the rules, and what judges call it in a citation.
const (
	rulesCitedAs = "CR"
)

// RulePage is the page of a chapter, section or rule with what stands beneath
// it: "CR 3.4, 514.4c".
func (l *Library) RulePage(r *Rule) *Page {
	p := &Page{PageID: PageID{"rule", r.Number}, Title: strings.TrimSpace(r.Number + " " + r.Title)}
	if r.Kind == official.Numbered && r.Title == "" {
		p.Title += " (" + sectionOf(r).Title + ")"
	}
	source := l.SourceOfRules(r.Number)
	where := r.Number
	if r.Kind == official.Chapter {
		where = "chapter " + where
	}
	p.Citation = citation(source, where)
	p.Text, p.Origin = worded(r.Digest, r.Official, source)
	beneath := r.beneath()
	if r.Kind == official.Chapter && len(beneath) == 0 { // the glossary
		for _, e := range l.Glossary {
			beneath = append(beneath, bullet(e.Term, cmp.Or(e.Official, e.Digest)))
		}
	}
	p.Text = strings.TrimSpace(p.Text + "\n\n" + strings.Join(beneath, "\n"))
	return p
}

// sectionOf gives the section that a numbered rule stands in.
func sectionOf(r *Rule) *Rule {
	for r.Kind == official.Numbered {
		r = r.Parent
	}
	return r
}

// beneath lists a chapter's sections, or what the rules of a section or the
// subrules of a rule say: the official text, else our words.
func (r *Rule) beneath() []string {
	var items []string
	for _, child := range r.Children {
		if child.Kind == official.Section {
			items = append(items, bullet(child.Number, child.Title))
			continue
		}
		items = append(items, bullet(child.Number, cmp.Or(child.Official, child.Digest)))
		items = append(items, child.beneath()...)
	}
	return items
}

// TermPage is the page of a glossary entry: "CR 3.4, Glossary: Swift".
func (l *Library) TermPage(e *GlossaryEntry) *Page {
	number := "glossary:" + e.Term
	source := l.SourceOfRules(number)
	p := &Page{PageID: PageID{"glossary", e.Term}, Title: e.Term, Citation: citation(source, PassageName(number))}
	p.Text, p.Origin = worded(e.Digest, e.Official, source)
	return p
}

// SourceOfRules gives the version that a passage of the rules is cited from:
// the one shown, or where that doesn't have it, the one that we digested.
func (l *Library) SourceOfRules(number string) official.Source {
	if l.Shown != nil && !l.Shown.Has(number) {
		return l.Rules.Digested
	}
	return l.Rules.Source
}

// PassagePage is the page of a passage of an imported version, by its number or
// address (see Comparison): "CR 3.3, 514.4c".
func PassagePage(d *official.Document, number string) *Page {
	source := d.Source
	switch kind, _, _ := strings.Cut(number, ":"); kind {
	case "erratum":
		source = d.SourceOf(official.CardReference)
	case "limited":
		source = d.SourceOf(official.LimitedReference)
	case "floor":
		source = d.SourceOf(official.FloorReference)
	}
	p := &Page{
		PageID:   PageID{"passage", d.Source.Version + "/" + number},
		Title:    fmt.Sprintf("%s in version %s", PassageName(number), d.Source.Version),
		Citation: citation(source, PassageName(number)),
	}
	p.Text, p.Origin = worded("", d.Passage(number), source)
	return p
}

// PassageName names a passage for readers: "514.4c", "Glossary: Swift".
func PassageName(number string) string {
	kind, name, found := strings.Cut(number, ":")
	if !found {
		return number
	}
	return strings.ToUpper(kind[:1]) + kind[1:] + ": " + name
}

// citation cites a place of a document, "" for the whole; the Comprehensive
// Rules by the letters that judges know them by.
func citation(s official.Source, where string) string {
	document := s.Versioned()
	if s.Document == official.RulesName {
		document = strings.Replace(document, official.RulesName, rulesCitedAs, 1)
	}
	if where == "" {
		return document
	}
	return document + ", " + where
}
