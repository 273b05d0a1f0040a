package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/position"
	"canterlaw/scenario/source"
	"canterlaw/search"
)

type scenarioLineCommand struct {
	File string `arg:"" predictor:"file" help:"A scenario file."`
}

// lineOutput is a position's line for programs.
type lineOutput struct {
	Line    string   `json:"line"`
	LeftOut []string `json:"left_out"` // what the line has no words for
}

func (c *scenarioLineCommand) Run(s *session) error {
	cards, lib, err := s.cards()
	if err != nil {
		return err
	}
	text, err := os.ReadFile(c.File)
	if err != nil {
		return fmt.Errorf("reading a scenario: %w", err)
	}
	p, err := position.Read(lib, c.File, text)
	if err != nil {
		return err
	}
	line, leftOut := cards.Line(p)
	if s.json {
		return s.printJSON(lineOutput{line, append([]string{}, leftOut...)})
	}
	fmt.Fprintln(s.Out, line)
	if len(leftOut) > 0 {
		fmt.Fprintf(s.Err, "canterlaw: left out, since a line has no words for it: %s\n", strings.Join(leftOut, "; "))
	}
	return nil
}

type scenarioFromCommand struct {
	Line []string `arg:"" help:"A position in a line ('A 3t; AP: rainbow dash, red gala/ex; B hand: 2 ?') or in words."`
}

// Help explains how a line is written.
func (c *scenarioFromCommand) Help() string {
	return "    " + strings.ReplaceAll(position.Grammar, "\n", "\n    ") // indented, it isn't wrapped
}

// fromOutput is a position's file for programs.
type fromOutput struct {
	Line string `json:"line"` // as it has been understood
	File string `json:"file"`
	// Assumed is what was taken for granted, as the line doesn't say it.
	Assumed []string `json:"assumed,omitempty"`
	// Chosen are the full names of cards that were chosen of several with their Titles.
	Chosen []string `json:"chosen,omitempty"`
}

func (c *scenarioFromCommand) Run(s *session) error {
	cards, lib, err := s.cards()
	if err != nil {
		return err
	}
	typed := strings.Join(c.Line, " ")
	p := position.New()
	faults, assumed := cards.Read(p, typed, position.FirstMarked)
	if len(faults) > 0 {
		return lineError(typed, faults)
	}
	file, err := p.File()
	if err != nil {
		return err
	}
	var refused *source.FileError
	if _, err := scenario.Read(lib, "the position", file); errors.As(err, &refused) {
		return fmt.Errorf("the position can't be set up: found %s; expected %s", refused.Found, refused.Expected)
	} else if err != nil {
		return err
	}
	if s.json {
		understood, _ := cards.Line(p)
		return s.printJSON(fromOutput{understood, string(file), position.Assumptions(assumed), cards.Chosen(p, typed)})
	}
	for _, says := range position.Assumptions(assumed) { // comments of the file
		fmt.Fprintf(s.Out, "# %s\n", strings.Join(strings.Fields(says), " "))
	}
	if chosen := cards.Chosen(p, typed); len(chosen) > 0 {
		fmt.Fprintf(s.Out, "# Of several cards of that name, as no subtitle is said: %s\n", strings.Join(chosen, "; "))
	}
	_, err = s.Out.Write(file)
	return err
}

// lineError shows a line with what can't be read in it.
func lineError(typed string, faults []position.Fault) error {
	var b strings.Builder
	parts := "a part"
	if len(faults) > 1 {
		parts = fmt.Sprintf("%d parts", len(faults))
	}
	fmt.Fprintf(&b, "%s of the line can't be read:\n%s", parts, hang(typed, 2, width))
	for _, alike := range position.Alike(faults) {
		fmt.Fprintf(&b, "\n%s\n%s", unreadParts(typed, alike), hang("expected "+alike[0].Expected, 2, width))
	}
	return errors.New(b.String())
}

// unreadParts says where the faults are: by signs under a line no longer than the terminal is wide, else
// by what stands there.
func unreadParts(typed string, faults []position.Fault) string {
	if len([]rune(typed)) > width-2 {
		return hang(cmp.Or(position.Parts(faults), "something is missing"), 2, width)
	}
	signs := []rune(strings.Repeat(" ", len([]rune(typed))+1))
	for i := range faults {
		from := len([]rune(typed[:faults[i].From]))
		for at := range max(1, len([]rune(faults[i].Found))) {
			signs[min(from+at, len(signs)-1)] = '^'
		}
	}
	return "  " + strings.TrimRight(string(signs), " ")
}

// cards knows the cards of the library by words.
func (s *session) cards() (*position.Cards, *rulesdb.Library, error) {
	lib, err := s.library()
	if err != nil {
		return nil, nil, err
	}
	words, err := search.PlayersWords()
	if err != nil {
		return nil, nil, err
	}
	return position.NewCards(lib, words), lib, nil
}
