package decklist

import (
	"cmp"
	"slices"

	"canterlaw/engine/card"
)

// Figures counts what the cards of a deck cost, which colors they have and what they
// require. Where nothing else is said, it is of the Draw Deck, each copy by itself.
type Figures struct {
	// Costs are the cards with a cost (204), by cost from 0.
	Costs []CostFigures
	// Types are how many cards there are of each type, Mane Characters and Problems too.
	Types [card.Resource + 1]int
	// Colors are how many cards have a color (203); one of several counts for each.
	Colors [card.ColorCount]int
	// Requirements are what playing cards requires (205), Needs what Problems of the
	// deck need of their owner to be confronted (209), both by color and power.
	Requirements, Needs []CountedRequirement
}

// CostFigures counts the cards of one cost.
type CostFigures struct {
	Cards    int
	ByColors []CountedColors // in the order of the colors
}

// CountedColors is how many cards have exactly these colors.
type CountedColors struct {
	Colors card.Colors
	Cards  int
}

// CountedRequirement is how many cards have a requirement.
type CountedRequirement struct {
	card.ConfrontRequirement
	Cards int
}

// Figures counts the deck's cards.
func (d *Deck) Figures() *Figures {
	f := &Figures{}
	for _, c := range d.Cards {
		f.Types[c.Card.Faces[0].Type] += c.Count
	}
	for _, c := range d.DrawDeck() {
		f.add(&c.Faces[0])
	}
	for _, c := range d.ProblemDeck() {
		if facts := c.Faces[0].Problem; facts != nil {
			for _, r := range facts.Owner {
				f.Needs = counted(f.Needs, r)
			}
		}
	}
	sortRequirements(f.Requirements)
	sortRequirements(f.Needs)
	return f
}

// add counts a card of the Draw Deck.
func (f *Figures) add(face *card.Face) {
	for _, c := range face.Colors.List() {
		f.Colors[c]++
	}
	if face.Colors.IsZero() {
		f.Colors[card.Colorless]++
	}
	for _, r := range face.PlayRequirements {
		f.Requirements = counted(f.Requirements, card.ConfrontRequirement{Kind: card.OfColor,
			Color: r.Color, Power: r.Power})
	}
	if face.Cost == nil || *face.Cost < 0 {
		return
	}
	for len(f.Costs) <= *face.Cost {
		f.Costs = append(f.Costs, CostFigures{})
	}
	at := &f.Costs[*face.Cost]
	at.Cards++
	i := slices.IndexFunc(at.ByColors, func(n CountedColors) bool { return n.Colors == face.Colors })
	if i < 0 {
		i = len(at.ByColors)
		at.ByColors = append(at.ByColors, CountedColors{Colors: face.Colors})
	}
	at.ByColors[i].Cards++
	slices.SortFunc(at.ByColors, func(a, b CountedColors) int { return cmp.Compare(a.Colors, b.Colors) })
}

// counted counts a requirement among others.
func counted(all []CountedRequirement, r card.ConfrontRequirement) []CountedRequirement {
	for i := range all {
		if all[i].ConfrontRequirement == r {
			all[i].Cards++
			return all
		}
	}
	return append(all, CountedRequirement{r, 1})
}

func sortRequirements(all []CountedRequirement) {
	slices.SortFunc(all, func(a, b CountedRequirement) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Color, b.Color), cmp.Compare(a.Power, b.Power))
	})
}

// Part is the cards of a deck under a heading.
type Part struct {
	Name   string
	Cards  []Copies
	Copies int
}

// Parts divides the deck as OCTGN does, into those parts of which it has cards.
func (d *Deck) Parts() (parts []Part) {
	for _, section := range deckSections[:sectionsWritten] {
		part := Part{Name: section.name}
		for _, c := range d.Cards {
			if slices.Contains(section.holds, c.Card.Faces[0].Type) {
				part.Cards = append(part.Cards, c)
				part.Copies += c.Count
			}
		}
		if part.Copies > 0 {
			parts = append(parts, part)
		}
	}
	return parts
}
