package cardquery

import (
	"slices"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// property is what a card can be, for the operator is.
type property struct {
	name  string
	says  string
	holds func(c *Cards, e *entry) bool
}

// properties are in the order in which help lists them.
var properties = []property{
	{"unique", "has the trait Unique", hasTrait(card.TraitUnique)},
	{"epic", "has the trait Epic", hasTrait(card.TraitEpic)},
	{"dilemma", "has the trait Dilemma", hasTrait(card.TraitDilemma)},
	{"mane", "is a Mane Character", func(_ *Cards, e *entry) bool {
		return e.face(func(f *card.Face) bool { return f.Type == card.ManeCharacter })
	}},
	{"starting", "is a starting Problem", func(_ *Cards, e *entry) bool {
		return e.face(func(f *card.Face) bool { return f.Problem != nil && f.Problem.Starting })
	}},
	{"token", "is what a token is printed with, and no card of a deck", func(_ *Cards, e *entry) bool {
		return e.card.Token
	}},
	{"banned", "is on a banlist", func(c *Cards, e *entry) bool {
		return slices.ContainsFunc(c.legality()[e.card], func(l rulesdb.Legality) bool {
			return l.Status == rulesdb.Banned
		})
	}},
	{"errata", "has an erratum", func(c *Cards, e *entry) bool { return c.library.ErratumOf(e.card) != nil }},
	{"executable", "has a text that the engine runs, as far as is known", func(_ *Cards, e *entry) bool {
		return e.card.TextRuns()
	}},
}

func hasTrait(trait string) func(*Cards, *entry) bool {
	return func(_ *Cards, e *entry) bool {
		return e.face(func(f *card.Face) bool { return f.HasTrait(trait) })
	}
}

func propertyNames() []string {
	names := make([]string, len(properties))
	for i, p := range properties {
		names[i] = p.name
	}
	return names
}

func propertyTerms() []term {
	var list []term
	for _, name := range propertyNames() {
		list = append(list, newTerm(name))
	}
	return list
}

func propertyNamed(name string) property {
	return properties[slices.IndexFunc(properties, func(p property) bool { return p.name == name })]
}
