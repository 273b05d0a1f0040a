package reference

import (
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// term builds the page of a glossary entry.
func (p *pages) term(e *rulesdb.GlossaryEntry) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{look.NewCaption("Glossary"), look.NewHeading(e.Term)}
	objects = append(objects, p.digestAndOfficial(e.Digest, e.Official)...)
	objects = append(objects, p.citations(e.RefersTo, nil)...)
	objects = append(objects, p.keywordDefinition(e)...)
	objects = append(objects, p.historyOf("glossary:"+e.Term)...)
	return append(objects, p.sourceLine(e.Official != ""))
}

// glossaryEntry finds a term of the glossary; nil if there is none.
func (p *pages) glossaryEntry(term string) *rulesdb.GlossaryEntry {
	for _, e := range p.library.Glossary {
		if strings.EqualFold(e.Term, term) {
			return e
		}
	}
	return nil
}

// keyword gives the glossary's entry for a printed keyword, with or without a
// number; nil if there is none.
func (p *pages) keyword(name string) *rulesdb.GlossaryEntry {
	if e := p.glossaryEntry(name); e != nil {
		return e
	}
	return p.glossaryEntry(name + " X")
}
