package reference

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// term builds the page of a glossary entry.
func (p *pages) term(e *rulesdb.GlossaryEntry) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{look.NewMarkdown(p.glossaryLink(), p.follow), look.NewHeading(e.Term)}
	text := p.digestAndOfficial(e.Digest, e.Official)
	beside := p.citations(e.RefersTo, nil)
	if name, definition := p.keywordDefinition(e); definition != nil {
		text = append(append(text, definition...), p.cardsWith(name)...)
		beside = append(beside, p.positionsWithKeyword(name)...)
	}
	text = append(text, p.cardsWithTrait(e.Term)...)
	text = append(text, p.historyOf("glossary:"+e.Term)...)
	return append(objects, withAside(look.ReadingWidth, text, beside, p.sourceLine(e.Official != ""), p.besideTerm(e)))
}

// glossaryLink leads to the chapter that is the glossary, as Markdown.
func (p *pages) glossaryLink() string {
	for _, chapter := range p.library.Rules.Chapters {
		if len(chapter.Children) == 0 {
			return link(chapter)
		}
	}
	return "Glossary"
}

// besideTerm are buttons to the terms before and after one.
func (p *pages) besideTerm(e *rulesdb.GlossaryEntry) fyne.CanvasObject {
	var previous, next *entry
	button := func(i int) *entry {
		if i < 0 || i >= len(p.library.Glossary) {
			return nil
		}
		term := p.library.Glossary[i].Term
		return &entry{address: look.Address("glossary", term), title: term}
	}
	if i := slices.Index(p.library.Glossary, e); i >= 0 {
		previous, next = button(i-1), button(i+1)
	}
	return p.buttons(previous, next)
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
