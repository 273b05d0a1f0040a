package reference

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// abilities shows a card's abilities in English, each face's with the keywords that they
// speak of as links, the notation behind one press, and whether the sandbox runs them.
// Where there are no words for an ability its notation stands there. Marked is the one
// that a link led to, by its place on its face from 1; 0 for none.
func (p *pages) abilities(c *rulesdb.Card, marked int) (objects []fyne.CanvasObject, at fyne.CanvasObject) {
	var behind []fyne.CanvasObject
	for i := range c.Faces {
		paragraphs := c.Faces[i].Abilities
		if len(paragraphs) == 0 {
			continue
		}
		title := "Abilities"
		if len(c.Faces) > 1 {
			title += ": " + c.SideName(i)
		}
		objects = append(objects, look.NewSubheading(title))
		for n, paragraph := range paragraphs {
			label := fmt.Sprintf("Ability %d", n+1)
			isMarked := marked == n+1 && at == nil
			if isMarked {
				label = "▸ " + label
			}
			parts, notation := []fyne.CanvasObject{look.NewCaption(label)}, look.NewCode(paragraph)
			if english := p.library.EnglishOf(&c.Faces[i], paragraph); english != "" {
				parts = append(parts, look.NewText(rulesdb.WithSigns(english)))
				notation.Hide()
				behind = append(behind, notation)
			}
			parts = append(parts, notation)
			if links := p.keywordsIn(paragraph); links != "" {
				parts = append(parts, p.text("Keywords in it: "+links))
			}
			panel := look.NewPanel(look.NewColumn(-10, parts...))
			if isMarked {
				at = panel
			}
			objects = append(objects, look.NewInset(panel), look.NewGap(10))
		}
	}
	if len(behind) > 0 {
		objects = append(objects, look.NewInset(showButton("Show notation", "Hide notation", behind)), look.NewGap(10))
	}
	objects = append(objects, look.NewCaption(runs(c)))
	for _, said := range p.library.TextsAgainstAbilities(c) {
		objects = append(objects, look.NewCaption(said))
	}
	return objects, at
}

// showButton shows objects, and hides them as it is pressed again.
func showButton(show, hide string, objects []fyne.CanvasObject) *fyne.Container {
	var button *look.Button
	button = look.NewButton(show, nil, func() {
		isShown := button.Text == hide
		for _, o := range objects {
			if isShown {
				o.Hide()
			} else {
				o.Show()
			}
		}
		if button.SetText(hide); isShown {
			button.SetText(show)
		}
	})
	return container.NewHBox(button)
}

// runs says whether the sandbox runs a card's text, or what is missing.
func runs(c *rulesdb.Card) string {
	switch {
	case c.TextRuns():
		return "✓ Runs in the sandbox: all of its abilities are known."
	case c.AbilitiesMissing != "":
		return "✕ Runs in the sandbox by its facts alone, since part of its text can’t be said: " +
			c.AbilitiesMissing + ". A scenario can give it."
	default:
		return "✕ Runs in the sandbox by its facts alone: its text isn’t understood. A scenario can give it in " +
			"notation."
	}
}

// keywordsIn writes the keywords that notation speaks of as links, as Markdown.
func (p *pages) keywordsIn(notation string) string {
	read, err := ability.Read(notation)
	if err != nil {
		return "" // never shipped: a test reads them all
	}
	var links []string
	read.Walk(func(n *ability.Node) bool {
		if n.Op != ability.Quoted {
			return true
		}
		for _, k := range ability.Keywords() {
			if e := p.keyword(n.Text); e != nil && strings.EqualFold(k.Name, n.Text) {
				if link := fmt.Sprintf("[%s](%s)", k.Name, look.Address("glossary", e.Term)); !slices.Contains(links,
					link) {
					links = append(links, link)
				}
			}
		}
		return true
	})
	return strings.Join(links, ", ")
}

// keywordDefinition gives the keyword that an entry of the glossary is about and
// shows what it means in notation; nothing for other terms.
func (p *pages) keywordDefinition(e *rulesdb.GlossaryEntry) (name string, objects []fyne.CanvasObject) {
	for _, k := range ability.Keywords() {
		if p.keyword(k.Name) != e {
			continue
		}
		objects = []fyne.CanvasObject{look.NewSubheading("In notation")}
		for _, text := range k.Abilities {
			objects = append(objects, look.NewInset(look.NewPanel(look.NewCode(strings.TrimSpace(text)))),
				look.NewGap(10))
		}
		if k.HasNumber {
			objects = append(objects, look.NewCaption("X is the keyword’s number."))
		}
		return k.Name, objects
	}
	return "", nil
}

// cardsWith lists the cards that have a keyword, on whatever face, as links.
func (p *pages) cardsWith(keyword string) []fyne.CanvasObject {
	return p.cardList(func(c *rulesdb.Card) (note string, has bool) {
		number, has := keywordOf(&c.Card, keyword)
		if number != 0 {
			note = " (" + strconv.Itoa(number) + ")"
		}
		return note, has
	})
}

// cardsWithTrait lists the cards that have a trait, on whatever face, as links;
// nothing where none has.
func (p *pages) cardsWithTrait(trait string) []fyne.CanvasObject {
	return p.cardList(func(c *rulesdb.Card) (note string, has bool) {
		return "", slices.ContainsFunc(c.Faces, func(f card.Face) bool { return f.HasTrait(trait) })
	})
}

// cardList links the cards that have something, with a note on each.
func (p *pages) cardList(having func(*rulesdb.Card) (note string, has bool)) []fyne.CanvasObject {
	var links []string
	for _, c := range p.library.Cards {
		if note, has := having(c); has {
			links = append(links, fmt.Sprintf("[%s](%s)", look.Plain(c.Name()+note), look.Address("card", c.ID)))
		}
	}
	slices.Sort(links)
	return p.linksBelow(fmt.Sprintf("Cards known with it: %d", len(links)), links)
}

// keywordOf finds a keyword on a card, with its number.
func keywordOf(c *card.Card, keyword string) (number int, has bool) {
	for i := range c.Faces {
		for _, k := range c.Faces[i].Keywords {
			if strings.EqualFold(k.Name, keyword) {
				return k.X, true
			}
		}
	}
	return 0, false
}
