package cardface

import (
	"cmp"
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// Of gives the faces of a card of a library with what is known of their text: the official
// one where it was imported, else our English where there are words for all abilities, else
// notation.
func Of(library *rulesdb.Library, c *rulesdb.Card) []Face {
	printed := slices.DeleteFunc([]string{c.Number, c.Set, cmp.Or(rarities[c.Rarity], c.Rarity)}, func(s string) bool {
		return s == ""
	})
	faces := make([]Face, len(c.Faces))
	for i := range c.Faces {
		faces[i] = Face{
			Face: &c.Faces[i], Printed: strings.Join(printed, " · "), Side: c.SideName(i),
			Text: text(c, i), Notation: c.Faces[i].Abilities,
		}
		if i >= len(c.Text) {
			faces[i].Text = english(library, faces[i].Face)
		}
	}
	return faces
}

// rarities are what a card's rarity indicator stands for (213.3).
var rarities = map[string]string{
	"C": "common", "U": "uncommon", "R": "rare", "SR": "super-rare", "UR": "ultra-rare", "F": "fixed", "P": "promo",
}

// text is the text of a face but for keywords, a paragraph each, where it is
// known.
func text(c *rulesdb.Card, face int) []string {
	if face >= len(c.Text) {
		return nil
	}
	var paragraphs []string
	for paragraph := range strings.Lines(rulesdb.WithSigns(c.Text[face])) {
		if paragraph = strings.TrimSpace(paragraph); paragraph != "" && !rulesdb.IsKeywords(paragraph) {
			paragraphs = append(paragraphs, paragraph)
		}
	}
	return paragraphs
}

// english says the abilities of a face, a paragraph each; nothing unless there are words
// for all of them.
func english(library *rulesdb.Library, face *card.Face) (paragraphs []string) {
	for _, notation := range face.Abilities {
		said := library.EnglishOf(face, notation)
		if said == "" {
			return nil
		}
		paragraphs = append(paragraphs, rulesdb.WithSigns(said))
	}
	return paragraphs
}
