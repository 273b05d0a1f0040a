package ruling

import (
	"fmt"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/report"
	"canterlaw/scenario"
)

// Invented is a card that the scenario invents, which nobody can look up.
type Invented struct {
	Name  string
	Facts string   // "white Resource, power 1, cost 1"
	Text  []string // its keywords, and its abilities in English, or in notation where there is none
}

// invented lists the cards that a scenario invents and has in its position.
func invented(s *scenario.Scenario) []Invented {
	var all []Invented
	seen := map[board.Print]bool{}
	for _, placed := range s.Setup.Cards {
		c := s.Program.Card(placed.Print)
		if c == nil || c.ID != "" || seen[placed.Print] {
			continue
		}
		seen[placed.Print] = true
		face := &c.Faces[0]
		of := Invented{Name: c.Name(), Facts: facts(face)}
		for _, k := range face.Keywords {
			word := k.Name
			if k.X != 0 {
				word += fmt.Sprintf(" %d", k.X)
			}
			of.Text = append(of.Text, word)
		}
		for i, notation := range face.Abilities {
			text := s.English(scenario.AbilityPlace{Print: placed.Print, Paragraph: i + 1})
			if text == "" {
				text = "in notation: " + strings.ReplaceAll(strings.TrimSpace(notation), "\n", " · ")
			}
			of.Text = append(of.Text, text)
		}
		all = append(all, of)
	}
	return all
}

// facts words what is printed on a card beside its text.
func facts(face *card.Face) string {
	var words []string
	for _, color := range card.AllColors() {
		if face.Colors.Has(color) {
			words = append(words, color.String())
		}
	}
	parts := []string{strings.Join(append(words, face.Type.String()), " ")}
	if len(face.Traits) > 0 {
		parts = append(parts, strings.Join(face.Traits, ", "))
	}
	number := func(name string, n *int) {
		if n != nil {
			parts = append(parts, fmt.Sprintf("%s %d", name, *n))
		}
	}
	number("power", face.Power)
	number("cost", face.Cost)
	for _, needs := range face.PlayRequirements {
		parts = append(parts, fmt.Sprintf("needs %d %s power", needs.Power, needs.Color))
	}
	number("home limit", face.HomeLimit)
	number("point value", face.PointValue)
	if face.Problem != nil {
		number("bonus", &face.Problem.Bonus)
	}
	return strings.Join(parts, ", ")
}

// inventedLines are the cards in a document.
func (r *Ruling) inventedLines() report.Lines {
	var lines report.Lines
	for _, c := range r.Invented {
		lines = append(lines, report.Line{Text: c.Name + ": " + c.Facts})
		for _, text := range c.Text {
			lines = append(lines, report.Line{Depth: 1, Text: text})
		}
	}
	return lines
}
