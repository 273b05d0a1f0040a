package terminal

import (
	"fmt"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
)

// cardCommand shows a card.
type cardCommand struct {
	Name []string `arg:"" help:"A name, such as \"Holly Dash, Flighty Filly\", a set number, such as PR13, or an id."`
}

// cardOutput is a card for programs.
type cardOutput struct {
	ID     string       `json:"id"`
	Number string       `json:"number"`
	Set    string       `json:"set"`
	Rarity string       `json:"rarity"`
	Name   string       `json:"name"`
	Faces  []faceOutput `json:"faces"`
	// Abilities are the card's abilities, as notation and as English; empty
	// while Executable is false.
	Abilities []struct{} `json:"abilities"`
	Errata    []struct{} `json:"errata"`
	// Executable says whether the engine runs the card whole; Missing says
	// why it does not.
	Executable bool     `json:"executable"`
	Missing    []string `json:"missing"`
	// Odd lists what was odd about the card in the file it was imported from.
	Odd []string `json:"odd"`
}

// faceOutput is a face's facts with its official text, one paragraph a line;
// "" where it is not imported.
type faceOutput struct {
	Name string `json:"name"`
	card.Face
	Official string `json:"official"`
}

// abilitiesMissing is why no card with text runs whole.
const abilitiesMissing = "its abilities: the engine doesn't run card text yet; scenarios play the card by its facts alone (text: ignored)"

func (c *cardCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	found, err := lib.FindCard(strings.Join(c.Name, " "))
	if err != nil {
		return err
	}
	out := newCardOutput(found)
	if s.json {
		return s.printJSON(out)
	}
	s.printCard(out)
	return nil
}

func newCardOutput(c *rulesdb.Card) cardOutput {
	out := cardOutput{
		ID:         c.ID,
		Number:     c.Number,
		Set:        c.Set,
		Rarity:     c.Rarity,
		Name:       c.Name(),
		Abilities:  []struct{}{},
		Errata:     []struct{}{},
		Executable: isBlank(c),
		Missing:    []string{},
		Odd:        append([]string{}, c.Odd...),
	}
	for i, face := range c.Faces {
		f := faceOutput{Name: face.Name(), Face: face}
		if i < len(c.Text) {
			f.Official = c.Text[i]
		}
		out.Faces = append(out.Faces, f)
	}
	if !out.Executable {
		out.Missing = append(out.Missing, abilitiesMissing)
	}
	return out
}

// isBlank reports whether a card is known to have no abilities at all: its
// text was imported and is empty, and it has no keywords.
func isBlank(c *rulesdb.Card) bool {
	if c.Text == nil {
		return false
	}
	for _, text := range c.Text {
		if strings.TrimSpace(text) != "" {
			return false
		}
	}
	for _, face := range c.Faces {
		if len(face.Keywords) > 0 {
			return false
		}
	}
	return true
}

// printCard prints a card for people.
func (s *session) printCard(c cardOutput) {
	fmt.Fprintf(s.Out, "%s\n", c.Name)
	fmt.Fprintf(s.Out, "  %s\n", strings.Join(filled(c.Number, c.Set, c.Rarity), ", "))
	for i, face := range c.Faces {
		s.printPart(faceHeading(c, i), faceFacts(face))
		if face.Official != "" {
			fmt.Fprintf(s.Out, "\n%s\n", indent(wrap(face.Official, width-2), 2))
		}
	}
	if len(c.Odd) > 0 {
		s.printPart("Odd in the set file", wrap(strings.Join(c.Odd, "\n"), width-2))
	}
	if !c.Executable {
		s.printPart("Not executable. Missing:", wrap(strings.Join(c.Missing, "\n"), width-2))
	}
}

// faceHeading says which face it is: Mane Characters have a Start and a
// Boosted side (301.2).
func faceHeading(c cardOutput, i int) string {
	face := c.Faces[i]
	if len(c.Faces) == 1 {
		return face.Type.String()
	}
	side := "Start side"
	if i > 0 {
		side = "Boosted side"
	}
	heading := fmt.Sprintf("%s, %s", face.Type, side)
	if face.Name != c.Name {
		heading += ": " + face.Name
	}
	return heading
}

// faceFacts lists the facts of a face, one a line.
func faceFacts(face faceOutput) string {
	var lines []string
	fact := func(name string, values ...string) {
		if value := strings.Join(filled(values...), ", "); value != "" {
			lines = append(lines, fmt.Sprintf("%-18s %s", name, value))
		}
	}
	number := func(n *int) string {
		if n == nil {
			return ""
		}
		return fmt.Sprint(*n)
	}
	fact("Color", face.Colors.String())
	fact("Cost", number(face.Cost))
	fact("Play requirements", playRequirements(face.PlayRequirements)...)
	fact("Power", number(face.Power))
	fact("Traits", face.Traits...)
	fact("Keywords", keywords(face.Keywords)...)
	fact("Home Limit", number(face.HomeLimit))
	fact("Point value", number(face.PointValue))
	if problem := face.Problem; problem != nil {
		fact("Problem bonus", fmt.Sprint(problem.Bonus))
		if problem.Starting {
			fact("Starting Problem", "yes")
		}
		fact("Owner confronts", confrontRequirements(problem.Owner)...)
		fact("Opponent confronts", confrontRequirements(problem.Opponent)...)
	}
	return strings.Join(lines, "\n")
}

func playRequirements(requirements []card.PlayRequirement) []string {
	var words []string
	for _, r := range requirements {
		words = append(words, fmt.Sprintf("%d %s", r.Power, r.Color))
	}
	return words
}

func confrontRequirements(requirements []card.ConfrontRequirement) []string {
	var words []string
	for _, r := range requirements {
		words = append(words, r.String())
	}
	return words
}

func keywords(list []card.Keyword) []string {
	var words []string
	for _, k := range list {
		if k.X == 0 {
			words = append(words, k.Name)
		} else {
			words = append(words, fmt.Sprintf("%s %d", k.Name, k.X))
		}
	}
	return words
}

// filled leaves out the empty ones.
func filled(values ...string) []string {
	var list []string
	for _, v := range values {
		if v != "" {
			list = append(list, v)
		}
	}
	return list
}
