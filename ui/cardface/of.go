package cardface

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// Of gives the faces of a card with what is known of their text.
func Of(c *rulesdb.Card) []Face {
	printed := slices.DeleteFunc([]string{c.Number, c.Set, cmp.Or(rarities[c.Rarity], c.Rarity)}, func(s string) bool { return s == "" })
	faces := make([]Face, len(c.Faces))
	for i := range c.Faces {
		faces[i] = Face{
			Face: &c.Faces[i], Printed: strings.Join(printed, " · "), Side: SideName(&c.Card, i),
			Text: text(c, i), Notation: c.Faces[i].Abilities,
		}
	}
	return faces
}

// rarities are what a card's rarity indicator stands for (213.3).
var rarities = map[string]string{
	"C": "common", "U": "uncommon", "R": "rare", "SR": "super-rare", "UR": "ultra-rare", "F": "fixed", "P": "promo",
}

// SideName names a face of a card with several, "" for the only one.
func SideName(c *card.Card, face int) string {
	switch {
	case len(c.Faces) == 1:
		return ""
	case c.Faces[face].Type != card.ManeCharacter:
		return fmt.Sprintf("Face %d", face+1)
	case face == 0:
		return "Start side"
	default:
		return "Boosted side"
	}
}

// text is the text of a face but for keywords, a paragraph each, where it is
// known.
func text(c *rulesdb.Card, face int) []string {
	if face >= len(c.Text) {
		return nil
	}
	var paragraphs []string
	for paragraph := range strings.Lines(c.Text[face]) {
		if paragraph = strings.TrimSpace(paragraph); paragraph != "" && !rulesdb.IsKeywords(paragraph) {
			paragraphs = append(paragraphs, paragraph)
		}
	}
	return paragraphs
}
