package terminal

import (
	"fmt"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
)

// cardCommand shows a card.
type cardCommand struct {
	Markdown bool     `help:"Print it as Markdown to share, with your own note and how to cite it."`
	Name     []string `arg:"" help:"A name, such as \"Holly Dash, Flighty Filly\", a number, such as PR13, or an id."`
}

// cardOutput is a card for programs.
type cardOutput struct {
	ID     string       `json:"id"`
	Number string       `json:"number"`
	Set    string       `json:"set"`
	Rarity string       `json:"rarity"`
	Name   string       `json:"name"`
	Faces  []faceOutput `json:"faces"`
	// Abilities are the card's abilities but for keywords; empty where they are
	// not known.
	Abilities []abilityOutput `json:"abilities"`
	// Errata are what was changed about the card since it was printed.
	Errata []erratumOutput `json:"errata"`
	// Legality is the card's standing in each format.
	Legality []legalityOutput `json:"legality"`
	// Executable says whether the engine runs the card whole; Missing says
	// why it does not.
	Executable bool     `json:"executable"`
	Missing    []string `json:"missing"`
	// Odd lists what was odd about the card in the file it was imported from.
	Odd []string `json:"odd"`
}

// abilityOutput is a paragraph of a card's text as notation, on which face it
// is, from 0, and as English, null where there are no words for it yet.
type abilityOutput struct {
	Notation string  `json:"notation"`
	English  *string `json:"english"`
	Face     int     `json:"face"`
}

// erratumOutput is a change with the document that makes it.
type erratumOutput struct {
	rulesdb.ErratumChange
	Source official.Source `json:"source"`
}

// legalityOutput is a standing in a format; From is the date from which a ban
// is in effect, "" for other standings.
type legalityOutput struct {
	Format string                 `json:"format"`
	Name   string                 `json:"name"`
	Status rulesdb.LegalityStatus `json:"status"`
	From   string                 `json:"from"`
	Reason string                 `json:"reason"`
}

// faceOutput is a face's facts with its official text, one paragraph a line;
// "" where it is not imported.
type faceOutput struct {
	Name string `json:"name"`
	card.Face
	Official string `json:"official"`
}

// abilitiesMissing is why a card may not run whole.
const abilitiesMissing = "its abilities but keywords: they are not in notation yet, and it goes by its facts alone; " +
	"a scenario can give them with abilities:"

func (c *cardCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	found, err := lib.FindCard(strings.Join(c.Name, " "))
	if err != nil {
		return err
	}
	if c.Markdown {
		return s.printPage(lib.CardPage(found))
	}
	out := newCardOutput(lib, found)
	if s.json {
		return s.printJSON(out)
	}
	s.printCard(out)
	return nil
}

func newCardOutput(lib *rulesdb.Library, c *rulesdb.Card) cardOutput {
	out := cardOutput{
		ID:         c.ID,
		Number:     c.Number,
		Set:        c.Set,
		Rarity:     c.Rarity,
		Name:       c.Name(),
		Abilities:  []abilityOutput{},
		Errata:     []erratumOutput{},
		Legality:   []legalityOutput{},
		Executable: c.TextRuns(),
		Missing:    []string{},
		Odd:        append([]string{}, c.Odd...),
	}
	for i, face := range c.Faces {
		f := faceOutput{Name: face.Name(), Face: face}
		if i < len(c.Text) {
			f.Official = c.Text[i]
		}
		f.Abilities = nil // they stand with the card's
		out.Faces = append(out.Faces, f)
		for _, notation := range face.Abilities {
			a := abilityOutput{Notation: notation, Face: i}
			if english := lib.EnglishOf(&c.Faces[i], notation); english != "" {
				a.English = &english
			}
			out.Abilities = append(out.Abilities, a)
		}
	}
	if e := lib.ErratumOf(c); e != nil {
		for _, change := range e.Changes {
			out.Errata = append(out.Errata, erratumOutput{change, e.Source})
		}
	}
	for _, s := range lib.Legality(c) {
		out.Legality = append(out.Legality, legalityOutput{s.Format.ID, s.Format.Name, s.Status, s.From, s.Reason})
	}
	if !out.Executable {
		out.Missing = append(out.Missing, abilitiesMissing)
		for _, said := range lib.TextsAgainstAbilities(c) { // the words that aren't understood
			out.Missing = append(out.Missing, strings.TrimPrefix(said, "△ "))
		}
	}
	return out
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
		if abilities := abilitiesOf(c, i); len(abilities) > 0 {
			s.printPart("Abilities, in English where there are words for it, and in notation", abilities)
		}
	}
	s.printErrata(c.Errata)
	s.printLegality(c.Legality)
	if len(c.Odd) > 0 {
		s.printPart("Odd in the set file", wrap(strings.Join(c.Odd, "\n"), width-2))
	}
	if !c.Executable {
		s.printPart("Not executable. Missing:", wrap(strings.Join(c.Missing, "\n"), width-2))
	}
}

// abilitiesOf writes the abilities of a face, one for each paragraph.
func abilitiesOf(c cardOutput, face int) string {
	var all []string
	for _, a := range c.Abilities {
		if a.Face != face {
			continue
		}
		if a.English != nil {
			all = append(all, wrap(*a.English, width-2)+"\n"+indent(tabs(a.Notation), 4))
		} else {
			all = append(all, tabs(a.Notation))
		}
	}
	return strings.Join(all, "\n\n")
}

// printErrata prints each change as a paragraph.
func (s *session) printErrata(errata []erratumOutput) {
	if len(errata) == 0 {
		return
	}
	paragraphs := make([]string, len(errata))
	for i := range errata {
		paragraphs[i] = wrap(strings.Join(errata[i].Lines(), "\n"), width-2)
	}
	s.printPart("Errata, "+errata[0].Source.String(), strings.Join(paragraphs, "\n\n"))
}

// printLegality prints a line for each format and, beneath it, why.
func (s *session) printLegality(standings []legalityOutput) {
	var lines []string
	for _, standing := range standings {
		status := string(standing.Status)
		if standing.From != "" {
			status += " from " + standing.From
		}
		lines = append(lines, fmt.Sprintf("%s: %s", standing.Name, status), indent(wrap(standing.Reason, width-4), 2))
	}
	if len(lines) > 0 {
		s.printPart("Legality", strings.Join(lines, "\n"))
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
