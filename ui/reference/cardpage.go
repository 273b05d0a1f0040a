package reference

import (
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// card builds the page of a card: its faces, drawn, what is known of its
// abilities, and where it is legal and mentioned. Of the marked ability, if
// there is one, it gives what shows it.
func (p *pages) card(c *rulesdb.Card, marked int) (objects []fyne.CanvasObject, at fyne.CanvasObject) {
	standing := append(p.legalityOf(c), p.erratumOf(c)...)
	objects = []fyne.CanvasObject{look.NewHeading(c.Name())}
	if len(c.Faces) == 1 {
		objects = append(objects, look.NewColumns(12, p.faces(c), look.NewColumn(-2, standing...)))
	} else {
		objects = append(append(objects, p.faces(c)), standing...)
	}
	objects = append(objects, look.NewGap(10))
	objects = append(objects, p.rulesFor(c)...)
	objects = append(objects, p.links("From the set", p.setOf(c))...)
	objects = append(objects, p.positionsWith(c)...)
	objects = append(objects, p.sectionLinks("Named in", p.library.SectionsNaming(c))...)
	if c.Text == nil {
		objects = append(objects, look.NewCaption("Facts only: import your own set files to see the card's text."),
			look.NewCommand("canterlaw import cards FILE…"))
	}
	abilities, at := p.abilities(c, marked)
	objects = append(objects, abilities...)
	for _, odd := range c.Odd {
		objects = append(objects, look.NewCaption("Odd in the file: "+odd))
	}
	return objects, at
}

// legalityOf shows in which formats a card is legal.
func (p *pages) legalityOf(c *rulesdb.Card) []fyne.CanvasObject {
	standings := p.library.Legality(c)
	if len(standings) == 0 {
		return nil
	}
	return []fyne.CanvasObject{look.NewSubheading("Legality"), p.text(legality(standings)), documentLine(p.library.Formats[0].Source)}
}

// setOf links the cards of a card's set and its errata, if it has some, as
// Markdown.
func (p *pages) setOf(c *rulesdb.Card) []string {
	links := []string{setLinks([]string{c.Set})}
	if len(p.library.ErrataOfSet(c.Set)) > 0 {
		links = append(links, fmt.Sprintf("[Errata of %s](%s)", look.Plain(c.Set), look.Address("erratum", c.Set)))
	}
	return links
}

// faces draws a card's faces.
func (p *pages) faces(c *rulesdb.Card) fyne.CanvasObject {
	return cardface.New(func(keyword string) {
		if e := p.keyword(keyword); e != nil {
			p.follow(look.Address("glossary", e.Term))
		}
	}, cardface.Of(c)...)
}

// erratumOf shows what was changed about a card since it was printed.
func (p *pages) erratumOf(c *rulesdb.Card) []fyne.CanvasObject {
	e := p.library.ErratumOf(c)
	if e == nil {
		return nil
	}
	heading := fmt.Sprintf("**[Erratum](%s)**", look.Address("erratum", e.Number))
	objects := []fyne.CanvasObject{p.text(heading + erratumText(e))}
	if len(e.Changes) == 0 {
		return append(objects, look.NewCaption(e.OfficialSource.String()+" · official text"))
	}
	return append(append(objects, documentLine(e.Source)), p.official(e.Official, e.OfficialSource)...)
}
