package terminal

import (
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
}

func (c *scenarioFromCommand) Run(s *session) error {
	cards, lib, err := s.cards()
	if err != nil {
		return err
	}
	typed := strings.Join(c.Line, " ")
	p, faults := cards.Parse(typed)
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
		return s.printJSON(fromOutput{understood, string(file)})
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
	fmt.Fprintf(&b, "%s of the line can't be read:\n  %s", parts, typed)
	for i := range faults {
		f := &faults[i]
		before, marked := len([]rune(typed[:f.From])), max(1, len([]rune(f.Found)))
		fmt.Fprintf(&b, "\n  %s%s\n%s", strings.Repeat(" ", before), strings.Repeat("^", marked),
			hang("expected "+f.Expected, 2, width))
	}
	return errors.New(b.String())
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
