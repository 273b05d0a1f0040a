package rulesdb

import (
	"fmt"
	"strings"

	"canterlaw/engine/card"
)

// CardPage is the page of a card: "Holly Dash, Flighty Filly (PR 13)".
func (l *Library) CardPage(c *Card) *Page {
	p := &Page{PageID: PageID{"card", CardIDs(l.Cards)[c]}, Title: c.Name(), Citation: c.Name(), Origin: c.Set}
	if c.Number != "" {
		p.Citation += " (" + printedNumber(c.Number) + ")"
	}
	var parts []string
	for i := range c.Faces {
		parts = append(parts, l.faceText(c, i)...)
	}
	if e := l.ErratumOf(c); e != nil {
		text, origin := worded(e.changes(), e.Official, e.source())
		parts = append(parts, "**Erratum**, "+origin+":", text)
	}
	for _, standing := range l.Legality(c) {
		parts = append(parts, fmt.Sprintf("**%s:** %s. %s", standing.Format.Name, standing.Status, standing.Reason))
	}
	p.Text = inParagraphs(parts)
	return p
}

// CardIDs gives what names each card in the name of its page: its set and
// collector number, or its UUID where cards share the number.
func CardIDs(cards []*Card) map[*Card]string {
	shared := make(map[string]int)
	for _, c := range cards {
		shared[c.Number]++
	}
	ids := make(map[*Card]string, len(cards))
	for _, c := range cards {
		ids[c] = c.Number
		if c.Number == "" || shared[c.Number] > 1 {
			ids[c] = c.ID
		}
	}
	return ids
}

// faceText writes a face's facts, its text where that is imported, and its
// abilities in our English, unless it is, and in notation, as Markdown.
func (l *Library) faceText(c *Card, i int) []string {
	face := &c.Faces[i]
	var parts []string
	if len(c.Faces) > 1 {
		parts = append(parts, "## "+c.SideName(i)+": "+face.Name())
	}
	parts = append(parts, FaceGist(face))
	if i < len(c.Text) {
		parts = append(parts, strings.ReplaceAll(WithSigns(c.Text[i]), "\n", "\n\n"))
	}
	for _, ability := range face.Abilities {
		if english := l.EnglishOf(face, ability); english != "" && i >= len(c.Text) {
			parts = append(parts, WithSigns(english))
		}
		parts = append(parts, "```go\n"+strings.TrimSpace(ability)+"\n```")
	}
	return parts
}

// FaceFacts says in words what a player may remember of a face: "Friend, blue,
// Pegasus, Swift".
func FaceFacts(face *card.Face) string {
	words := []string{face.Type.String()}
	if !face.Colors.IsZero() {
		words = append(words, face.Colors.String())
	}
	words = append(words, face.Traits...)
	for _, k := range face.Keywords {
		words = append(words, k.Name)
	}
	return strings.Join(words, ", ")
}

// FaceGist is FaceFacts with the numbers of the face: "Friend, blue, Pegasus,
// Swift, cost 2, requires 2 blue, power 1".
func FaceGist(face *card.Face) string {
	words := []string{FaceFacts(face)}
	add := func(n *int, what string) {
		if n != nil {
			words = append(words, fmt.Sprintf("%s %d", what, *n))
		}
	}
	add(face.Cost, "cost")
	for _, r := range face.PlayRequirements {
		words = append(words, fmt.Sprintf("requires %d %s", r.Power, r.Color))
	}
	add(face.Power, "power")
	add(face.HomeLimit, "home limit")
	add(face.PointValue, "points")
	if face.Problem != nil {
		add(&face.Problem.Bonus, "bonus")
	}
	return strings.Join(words, ", ")
}

// printedNumber writes a set and collector number as it is printed: "PR 13", also where a set
// file has a hyphen between them.
func printedNumber(number string) string {
	prefix := SplitCardNumber(number).Prefix
	if prefix == "" || prefix == number {
		return number
	}
	return prefix + " " + strings.TrimPrefix(number[len(prefix):], "-")
}
