package reference

import (
	"fmt"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// card builds the page of a card: the facts of its faces side by side, then its
// abilities. Of the marked ability, if there is one, it gives what shows it.
func (p *pages) card(c *rulesdb.Card, marked int) (objects []fyne.CanvasObject, at fyne.CanvasObject) {
	where := c.Number
	for _, more := range []string{c.Set, c.Rarity} {
		if more != "" {
			where += " · " + more
		}
	}
	objects = []fyne.CanvasObject{
		look.NewCaption(where), look.NewHeading(c.Name()),
		look.NewPanel(p.faces(c)),
	}
	if c.Text == nil {
		objects = append(objects, look.NewCaption("Facts only: import your own set files to see the card's text."),
			look.NewCommand("canterlaw import cards FILE…"))
	}
	abilities, at := p.abilities(c, marked)
	objects = append(objects, abilities...)
	if e := p.library.ErratumOf(c); e != nil {
		heading := fmt.Sprintf("**[Erratum](%s)**", look.Address("erratum", e.Number))
		objects = append(objects, p.text(heading+erratumText(e)))
		if len(e.Changes) > 0 {
			objects = append(objects, documentLine(e.Source))
			objects = append(objects, p.official(e.Official, e.OfficialSource)...)
		} else {
			objects = append(objects, look.NewCaption(source(e.OfficialSource)+" · official text"))
		}
	}
	if standings := p.library.Legality(c); len(standings) > 0 {
		objects = append(objects, look.NewSubheading("Legality"), p.text(legality(standings)))
	}
	objects = append(objects, p.sectionLinks("Named in", p.library.SectionsNaming(c))...)
	for _, odd := range c.Odd {
		objects = append(objects, look.NewCaption("Odd in the file: "+odd))
	}
	return objects, at
}

// faces is the table of a card's facts: a row for each fact that a face has.
func (p *pages) faces(c *rulesdb.Card) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	row := func(label string, of func(i int, f *card.Face) string) {
		values, any := make([]fyne.CanvasObject, len(c.Faces)), false
		for i := range c.Faces {
			value := of(i, &c.Faces[i])
			any = any || value != ""
			values[i] = look.NewMarkdown(value, p.follow)
		}
		if any {
			cells = append(append(cells, look.NewFactLabel(label)), values...)
		}
	}
	if len(c.Faces) > 1 {
		row("", func(i int, _ *card.Face) string { return "**" + sideName(c, i) + "**" })
		row("Name", func(_ int, f *card.Face) string { return look.Plain(f.Name()) })
	}
	for _, fact := range facts {
		row(fact.label, func(_ int, f *card.Face) string { return fact.of(f) })
	}
	row("Keywords", func(_ int, f *card.Face) string { return p.keywords(f) })
	row("Text", func(i int, _ *card.Face) string {
		if i >= len(c.Text) {
			return ""
		}
		return paragraphs(c.Text[i])
	})
	return look.NewFacts(1+len(c.Faces), cells...)
}

// facts are a face's facts as a table shows them; "" where it has none.
var facts = []struct {
	label string
	of    func(*card.Face) string
}{
	{"Type", func(f *card.Face) string { return f.Type.String() }},
	{"Color", func(f *card.Face) string { return f.Colors.String() }},
	{"Traits", func(f *card.Face) string { return look.Plain(strings.Join(f.Traits, ", ")) }},
	{"Cost", func(f *card.Face) string { return number(f.Cost) }},
	{"Requires", playRequirements},
	{"Power", func(f *card.Face) string { return number(f.Power) }},
	{"Home limit", func(f *card.Face) string { return number(f.HomeLimit) }},
	{"Points", func(f *card.Face) string { return number(f.PointValue) }},
	{"Bonus", func(f *card.Face) string {
		return ofProblem(f, func(p *card.Problem) string { return strconv.Itoa(p.Bonus) })
	}},
	{"To confront, its owner", func(f *card.Face) string {
		return ofProblem(f, func(p *card.Problem) string { return confrontRequirements(p.Owner) })
	}},
	{"To confront, opponents", func(f *card.Face) string {
		return ofProblem(f, func(p *card.Problem) string { return confrontRequirements(p.Opponent) })
	}},
	{"Starting Problem", func(f *card.Face) string {
		return ofProblem(f, func(p *card.Problem) string {
			if p.Starting {
				return "yes"
			}
			return "no"
		})
	}},
}

func ofProblem(f *card.Face, of func(*card.Problem) string) string {
	if f.Problem == nil {
		return ""
	}
	return of(f.Problem)
}

// sideName names a face of a card with several.
func sideName(c *rulesdb.Card, i int) string {
	switch {
	case c.Faces[i].Type != card.ManeCharacter:
		return fmt.Sprintf("Face %d", i+1)
	case i == 0:
		return "Start side"
	default:
		return "Boosted side"
	}
}

func number(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}

func playRequirements(f *card.Face) string {
	words := make([]string, len(f.PlayRequirements))
	for i, r := range f.PlayRequirements {
		words[i] = fmt.Sprintf("%d %s", r.Power, r.Color)
	}
	return strings.Join(words, ", ")
}

func confrontRequirements(requirements []card.ConfrontRequirement) string {
	words := make([]string, len(requirements))
	for i, r := range requirements {
		words[i] = r.String()
	}
	return strings.Join(words, ", ")
}

// keywords writes a face's keywords, each a link to its glossary entry, as
// Markdown.
func (p *pages) keywords(f *card.Face) string {
	words := make([]string, len(f.Keywords))
	for i, k := range f.Keywords {
		words[i] = look.Plain(k.Name)
		if k.X != 0 {
			words[i] += " " + strconv.Itoa(k.X)
		}
		if e := p.keyword(k.Name); e != nil {
			words[i] = fmt.Sprintf("[%s](%s)", words[i], look.Address("glossary", e.Term))
		}
	}
	return strings.Join(words, ", ")
}

// paragraphs writes lines of plain text as Markdown paragraphs.
func paragraphs(text string) string {
	return look.Plain(strings.ReplaceAll(text, "\n", "\n\n"))
}
