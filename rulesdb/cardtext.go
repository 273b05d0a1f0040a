package rulesdb

import (
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/cardtext"
)

// English reads and prints the English of cards, with the traits and Titles of the
// library's cards. It is made when first asked for.
func (l *Library) English() *cardtext.Reader { return l.english() }

// EnglishWith is as English, with the names of further cards: those of a set that is
// not in the library.
func (l *Library) EnglishWith(cards []*Card) *cardtext.Reader {
	var words cardtext.Words
	traits, titles := map[string]bool{}, map[string]bool{}
	for _, c := range slices.Concat(l.Cards, cards) {
		for i := range c.Faces {
			face := &c.Faces[i]
			if !titles[face.Title] {
				titles[face.Title] = true
				words.Titles = append(words.Titles, face.Title)
			}
			for _, t := range face.Traits {
				if !traits[t] {
					traits[t] = true
					words.Traits = append(words.Traits, t)
				}
			}
		}
	}
	return cardtext.NewReader(words)
}

// EnglishOf says an ability of a face in English; "" where there are no words for it
// yet.
func (l *Library) EnglishOf(face *card.Face, notation string) string {
	a, err := ability.Read(notation)
	if err != nil {
		return ""
	}
	return l.English().Print(a, faceOn(face))
}

// faceOn says what the text of a face stands on.
func faceOn(face *card.Face) cardtext.Card {
	on := cardtext.Card{Type: strings.ReplaceAll(face.Type.String(), " ", "")}
	for _, notation := range face.Abilities {
		if strings.HasPrefix(notation, ability.PlayOn.String()) {
			if a, err := ability.Read(notation); err == nil {
				on.Host = cardtext.HostDescription(a)
			}
		}
	}
	return on
}

// Paragraph is a paragraph of a face's text (701.2) with what it was understood as.
type Paragraph struct {
	Text    string
	Reading cardtext.Reading
}

// ReadText reads the text of a face, a paragraph a line.
func ReadText(english *cardtext.Reader, face *card.Face, text string) []Paragraph {
	on := cardtext.Card{Type: strings.ReplaceAll(face.Type.String(), " ", "")}
	var all []Paragraph
	for _, line := range strings.Split(text, "\n") {
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		p := Paragraph{Text: line}
		if _, isKeywords := parseKeywords(line); isKeywords {
			p.Reading.IsKeywords = true
		} else {
			p.Reading = english.Read(line, on)
		}
		if a := p.Reading.Ability; a != nil && on.Host == "" {
			on.Host = cardtext.HostDescription(a)
		}
		all = append(all, p)
	}
	return all
}
