package reference

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/pictures"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
)

// card builds the page of a card: its faces, drawn, what is known of its
// abilities, and where it is legal and mentioned. Of the marked ability, if
// there is one, it gives what shows it.
func (p *pages) card(c *rulesdb.Card, marked int) (objects []fyne.CanvasObject, at fyne.CanvasObject) {
	beside := append(p.erratumOf(c), p.legalityOf(c)...)
	beside = append(beside, p.rulesFor(c)...)
	more := p.line("From the set", strings.Join(p.setOf(c), " · "))
	more = append(more, p.positionsWith(c)...)
	more = append(more, p.group("Named in", sectionLinks(p.library.SectionsNaming(c)))...)
	faces := append(p.picturesOf(c), look.NewInset(p.faces(c)), look.NewGap(10))
	var foot []fyne.CanvasObject
	if c.Text == nil {
		foot = append(foot, look.NewCaption("In our words: import your own set files to see the card's official text."),
			look.NewMarkdown(importLink, p.follow))
	}
	abilities, at := p.abilities(c, marked)
	foot = append(foot, abilities...)
	for _, odd := range c.Odd {
		foot = append(foot, look.NewCaption("Odd in the file: "+odd))
	}
	if len(c.Faces) > 1 {
		return []fyne.CanvasObject{look.NewHeading(c.Name()), withAside(look.ReadingWidth, append(faces, foot...),
			append(beside, more...))}, at
	}
	return []fyne.CanvasObject{look.NewHeading(c.Name()),
		withAside(faceWidth(c), faces, beside, append(foot, more...)...)}, at
}

// faceWidth is the width that the one face of a card takes beside what else is
// known of it.
func faceWidth(c *rulesdb.Card) float32 {
	if c.Faces[0].Type == card.ProblemType { // which lies
		return 440
	}
	return 350
}

// legalityOf shows in which formats a card is legal.
func (p *pages) legalityOf(c *rulesdb.Card) []fyne.CanvasObject {
	standings := p.library.Legality(c)
	if len(standings) == 0 {
		return nil
	}
	return []fyne.CanvasObject{look.NewSubheading("Legality"), p.text(legality(standings)),
		documentLine(p.library.Formats[0].Source)}
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
	}, cardface.Of(p.library, c)...)
}

// picturesOf shows the pictures of a card that the user has imported, beside each other.
func (p *pages) picturesOf(c *rulesdb.Card) []fyne.CanvasObject {
	var shown []fyne.CanvasObject
	size := pictureSize
	if c.Faces[0].Type == card.ProblemType {
		size.Width, size.Height = size.Height, size.Width
	}
	for side := range c.Faces {
		if file := pictures.Of(p.library.Folder, &c.Card, side); file != "" {
			picture := canvas.NewImageFromFile(file)
			picture.FillMode = canvas.ImageFillContain
			picture.SetMinSize(size)
			shown = append(shown, picture)
		}
	}
	if shown == nil {
		return nil
	}
	return []fyne.CanvasObject{look.NewInset(look.NewFlow(size, shown...)), look.NewGap(8)}
}

// pictureSize is how large the picture of a card is shown.
var pictureSize = fyne.NewSize(236, 330)

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
