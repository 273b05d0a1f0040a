package lab

import (
	"slices"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Worded is the variant in which a face of a card has the paragraphs as its text; nil if
// one of them isn't understood, or there is none.
func Worded(card *rulesdb.Card, face int, paragraphs []rulesdb.Paragraph) *scenario.Variant {
	after := *card
	after.Faces = slices.Clone(card.Faces)
	after.Text, after.Paragraphs, after.AbilitiesKnown, after.AbilitiesMissing,
		after.AbilitiesRead = nil, nil, true, "", false
	is := &after.Faces[face]
	is.Keywords, is.Abilities = nil, nil
	var text []string
	for _, p := range paragraphs {
		keywords, isKeywords := rulesdb.Keywords(p.Text)
		switch {
		case isKeywords:
			is.Keywords = append(is.Keywords, keywords...)
		case p.Reading.Ability == nil:
			return nil
		default:
			is.Abilities = append(is.Abilities, strings.TrimSpace(p.Reading.Ability.String()))
		}
		text = append(text, p.Text)
	}
	if len(paragraphs) == 0 {
		return nil
	}
	return &scenario.Variant{Name: "proposed wording",
		Cards: []scenario.ChangedCard{{Before: card, After: &after, Text: []string{strings.Join(text, "\n")}}}}
}
