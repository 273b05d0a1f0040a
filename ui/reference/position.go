package reference

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/ui/look"
)

// Position is a scenario that pages lead to: those of the rules on which its
// ruling rests, and of the cards and keywords in it.
type Position struct {
	ID    string // a UUID
	File  string // as the scenario's errors name it; those of variants of one position begin alike
	Title string
	// Words are its title, question and ruling.
	Words string
	Rules []rule.Number
	// Cards are in it, by their IDs, and Keywords are on them, those invented for it too.
	Cards, Keywords []string
	// Disputed are the readings of disputed points that it chooses, by the points'
	// IDs.
	Disputed map[string]string
}

// positionLinks links the positions that something is so of, as Markdown.
func (p *pages) positionLinks(so func(Position) bool) []string {
	var links []string
	for _, position := range p.positions {
		if so(position) {
			links = append(links, fmt.Sprintf("[%s](%s)", look.Plain(position.Title),
				look.Address("scenario", position.ID)))
		}
	}
	return links
}

// positionsOf links the positions that exercise a rule, and the cards in them.
func (p *pages) positionsOf(r *rulesdb.Rule) []fyne.CanvasObject {
	positions := p.positionLinks(func(position Position) bool { return position.exercises(r.Number) })
	return append(p.group("In a position", positions), p.group("With the cards", p.cardsExercising(r))...)
}

// positionEntries are the positions that exercise a rule of a section.
func (p *pages) positionEntries(section *rulesdb.Rule) []entry {
	var entries []entry
	for _, position := range p.positions {
		if position.exercises(section.Number) {
			entries = append(entries, entry{address: look.Address("scenario", position.ID),
				title: "In a position: " + position.Title})
		}
	}
	return entries
}

// cardsExercising links the cards that the positions which exercise a rule speak
// of, as Markdown.
func (p *pages) cardsExercising(r *rulesdb.Rule) []string {
	var links []string
	for _, position := range p.positions {
		if !position.exercises(r.Number) {
			continue
		}
		for _, id := range position.Cards {
			c := p.library.CardByID(id)
			if c != nil && position.speaksOf(c) && !slices.Contains(links, cardLink(c)) {
				links = append(links, cardLink(c))
			}
		}
	}
	slices.Sort(links)
	return links
}

// positionsWith links the positions that a card is in and that speak of it, and
// counts those in which it merely stands.
func (p *pages) positionsWith(c *rulesdb.Card) []fyne.CanvasObject {
	others := 0
	links := p.positionLinks(func(position Position) bool {
		if !slices.Contains(position.Cards, c.ID) {
			return false
		}
		if !position.speaksOf(c) {
			others++
			return false
		}
		return true
	})
	switch {
	case others > 0 && len(links) > 0:
		links = append(links, fmt.Sprintf("and it stands in %d more", others))
	case others > 0:
		links = append(links, fmt.Sprintf("It stands in %d, none of which is about it.", others))
	}
	return p.group("In a position", links)
}

// speaksOf reports whether the position's words name a card.
func (p Position) speaksOf(c *rulesdb.Card) bool { return strings.Contains(p.Words, c.Faces[0].Title) }

// positionsWithKeyword links the positions that a card with a keyword is in.
func (p *pages) positionsWithKeyword(name string) []fyne.CanvasObject {
	return p.group("In a position", p.positionLinks(func(position Position) bool {
		return slices.ContainsFunc(position.Keywords, func(k string) bool { return strings.EqualFold(k, name) })
	}))
}

// exercises reports whether the position's ruling rests on a rule, or on one
// of the section.
func (p Position) exercises(number string) bool { return scenario.RestOn(p.Rules, number) }
