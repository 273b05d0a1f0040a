package rulesdb

import (
	"cmp"
	"fmt"
	"strings"
)

// The document that has the rules, and what judges call it in a citation.
const (
	rulesCitedAs = "CR"
)

// RulePage is the page of a chapter, section or rule with what stands beneath
// it: "CR 3.4, 514.4c".
func (l *Library) RulePage(r *Rule) *Page {
	p := &Page{PageID: PageID{"rule", r.Number}, Title: strings.TrimSpace(r.Number + " " + r.Title)}
	if r.Kind == Numbered && r.Title == "" {
		p.Title += " (" + sectionOf(r).Title + ")"
	}
	source := l.SourceOfRules(r.Number)
	where := r.Number
	if r.Kind == Chapter {
		where = "chapter " + where
	}
	p.Citation = citation(source, where)
	p.Text, p.Origin = worded(r.Digest, r.Official, source)
	beneath := r.beneath()
	if r.Kind == Chapter && len(beneath) == 0 { // the glossary
		for _, e := range l.Glossary {
			beneath = append(beneath, bullet(e.Term, cmp.Or(e.Official, e.Digest)))
		}
	}
	p.Text = strings.TrimSpace(p.Text + "\n\n" + strings.Join(beneath, "\n"))
	return p
}

// sectionOf gives the section that a numbered rule stands in.
func sectionOf(r *Rule) *Rule {
	for r.Kind == Numbered {
		r = r.Parent
	}
	return r
}

// beneath lists a chapter's sections, or what the rules of a section or the
// subrules of a rule say: the official text, else our words.
func (r *Rule) beneath() []string {
	var items []string
	for _, child := range r.Children {
		if child.Kind == Section {
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
func (l *Library) SourceOfRules(number string) Source {
	if l.Shown != nil && !l.Shown.has(number) {
		return l.Rules.Digested
	}
	return l.Rules.Source
}

// has reports whether the document has a rule with a number or, with
// "glossary:" before it, a term.
func (d *RulesDocument) has(number string) bool {
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

// PassagePage is the page of a passage of an imported version, by its number or
// address (see Comparison): "CR 3.3, 514.4c".
func PassagePage(d *RulesDocument, number string) *Page {
	source := d.Source
	switch kind, _, _ := strings.Cut(number, ":"); kind {
	case "erratum":
		source = d.sourceOf(cardReference)
	case "limited":
		source = d.sourceOf(limitedReference)
	case "floor":
		source = d.sourceOf(floorReference)
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
func citation(s Source, where string) string {
	document := s.versioned()
	if s.Document == rulesName {
		document = strings.Replace(document, rulesName, rulesCitedAs, 1)
	}
	if where == "" {
		return document
	}
	return document + ", " + where
}
