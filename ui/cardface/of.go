package cardface

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

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
			Notation: c.Faces[i].Abilities,
		}
		faces[i].Text, faces[i].Understood = text(library, c, i)
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
// known, and how many letters of each are understood.
func text(library *rulesdb.Library, c *rulesdb.Card, face int) (paragraphs []string, understood []int) {
	if face >= len(c.Text) {
		return nil, nil
	}
	for _, p := range rulesdb.ReadText(library.English(), &c.Faces[face], c.Text[face]) {
		if p.Reading.IsKeywords {
			continue
		}
		upTo := len(p.Text)
		if !p.Reading.Understood() {
			upTo = p.Reading.Problems[0].From
		}
		paragraphs = append(paragraphs, rulesdb.WithSigns(p.Text))
		understood = append(understood, letters(rulesdb.WithSigns(p.Text[:upTo])))
	}
	return paragraphs, understood
}

// letters counts the runes of a text that aren't spaces.
func letters(text string) (n int) {
	for word := range strings.FieldsSeq(text) {
		n += utf8.RuneCountInString(word)
	}
	return n
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
