package reference

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// partRules are the sections about what not every face has.
var partRules = []struct {
	section string
	on      func(*card.Face) bool
}{
	{"202", func(f *card.Face) bool { return f.Power != nil }},
	{"203", func(f *card.Face) bool { return !f.Colors.IsZero() }},
	{"204", func(f *card.Face) bool { return f.Cost != nil }},
	{"205", func(f *card.Face) bool { return len(f.PlayRequirements) > 0 }},
	{"207", func(f *card.Face) bool { return len(f.Traits) > 0 }},
	{"209", func(f *card.Face) bool { return f.Problem != nil }},
	{"210", func(f *card.Face) bool { return f.Problem != nil }},
	{"211", func(f *card.Face) bool { return f.PointValue != nil }},
	{"212", func(f *card.Face) bool { return f.HomeLimit != nil }},
}

// typeRules are the sections about the types of cards.
var typeRules = map[card.Type]string{
	card.ManeCharacter: "301", card.Friend: "302", card.ProblemType: "303",
	card.Event: "304", card.Resource: "305", card.Troublemaker: "306",
}

// rulesFor links what the rules and the glossary say about a card's type, its
// parts, its keywords and its traits.
func (p *pages) rulesFor(c *rulesdb.Card) []fyne.CanvasObject {
	var rules, terms []string
	addRule := func(number string) {
		if r := p.library.Rules.Rule(number); r != nil && !slices.Contains(rules, link(r)) {
			rules = append(rules, link(r))
		}
	}
	addTerm := func(e *rulesdb.GlossaryEntry) {
		if e != nil && !slices.Contains(terms, termLink(e)) {
			terms = append(terms, termLink(e))
		}
	}
	for i := range c.Faces {
		addRule(typeRules[c.Faces[i].Type])
	}
	for i := range c.Faces {
		f := &c.Faces[i]
		for _, part := range partRules {
			if part.on(f) {
				addRule(part.section)
			}
		}
		for _, k := range f.Keywords {
			e := p.keyword(k.Name)
			if named := look.Plain(k.Name) + " (a keyword that version 3.4 of the rules doesn’t have)"; e == nil &&
				!slices.Contains(terms, named) {
				terms = append(terms, named)
			}
			addTerm(e)
		}
		for _, trait := range f.Traits {
			addTerm(p.glossaryEntry(trait))
		}
	}
	if c.Token {
		addRule("521")
	}
	return append(p.line("Rules for it", strings.Join(rules, " · ")),
		p.line("Keywords and traits", strings.Join(terms, " · "))...)
}

// termLink writes a link to a glossary entry as Markdown.
func termLink(e *rulesdb.GlossaryEntry) string {
	return fmt.Sprintf("[%s](%s)", look.Plain(e.Term), look.Address("glossary", e.Term))
}

// cardLink writes a link to a card as Markdown.
func cardLink(c *rulesdb.Card) string {
	return fmt.Sprintf("[%s](%s)", look.Plain(c.Name()), look.Address("card", c.ID))
}

// links shows links, as Markdown, under a label; nothing where there are none.
func (p *pages) links(label string, links []string) []fyne.CanvasObject {
	if len(links) == 0 {
		return nil
	}
	return []fyne.CanvasObject{look.NewMarkdown("**"+label+"** "+strings.Join(links, " · "), p.follow)}
}

// line shows links, as Markdown, below a label, one after the other; nothing
// where there are none.
func (p *pages) line(label, links string) []fyne.CanvasObject {
	if links == "" {
		return nil
	}
	return []fyne.CanvasObject{look.NewSubheading(label), look.NewGap(-8), look.NewMarkdown(links, p.follow)}
}

// group shows links, as Markdown, below a label, each on a line of its own;
// nothing where there are none.
func (p *pages) group(label string, links []string) []fyne.CanvasObject {
	return p.line(label, strings.Join(links, "\n\n"))
}

// linksBelow shows links, as Markdown, below a title in two columns; nothing
// where there are none.
func (p *pages) linksBelow(title string, links []string) []fyne.CanvasObject {
	if len(links) == 0 {
		return nil
	}
	half := (len(links) + 1) / 2
	column := func(links []string) fyne.CanvasObject { return look.NewMarkdown(strings.Join(links, "\n\n"), p.follow) }
	return []fyne.CanvasObject{look.NewSubheading(title), look.NewGap(-8),
		look.NewColumns(0, column(links[:half]), column(links[half:]))}
}
