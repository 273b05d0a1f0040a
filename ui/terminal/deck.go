package terminal

import (
	"fmt"
	"os"

	"canterlaw/engine"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// deckCommand checks a deck by the rules of deckbuilding (101) or by a format.
type deckCommand struct {
	Format *string `placeholder:"FORMAT" help:"Check it by a format too: harmony, premiere-block, odyssey-block or limited."`
	File   string  `arg:"" help:"A deck in OCTGN's format (.o8d)."`
}

// deckOutput is a checked deck for programs.
type deckOutput struct {
	File     string      `json:"file"`
	Format   string      `json:"format,omitempty"` // that it is checked by
	Legal    bool        `json:"legal"`
	DrawDeck int         `json:"draw_deck"`    // cards in it
	Problems int         `json:"problem_deck"` // cards in it
	Faults   []deckFault `json:"faults"`
	// Open is what else has to be so, which the deck and the documents don't tell.
	Open []string `json:"open,omitempty"`
	name string   // of the format
}

type deckFault struct {
	Code engine.DeckCode `json:"code"`
	Rule string          `json:"rule"`
	Text string          `json:"text"`
}

func (c *deckCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	file, err := os.Open(c.File)
	if err != nil {
		return fmt.Errorf("opening a deck: %w", err)
	}
	defer file.Close()
	deck, err := lib.ReadDeck(c.File, file)
	if err != nil {
		return err
	}
	out := deckOutput{File: c.File, DrawDeck: len(deck.DrawDeck()), Problems: len(deck.ProblemDeck()), Faults: []deckFault{}}
	if err := c.check(lib, deck, &out); err != nil {
		return err
	}
	out.Legal = len(out.Faults) == 0
	if s.json {
		err = s.printJSON(out)
	} else {
		s.printDeck(out)
	}
	if err == nil && !out.Legal {
		return errCheckFailed
	}
	return err
}

// check finds the faults of the deck, by a format if one is named.
func (c *deckCommand) check(lib *rulesdb.Library, deck *rulesdb.Deck, out *deckOutput) error {
	if c.Format == nil {
		for _, fault := range scenario.CheckDeck(deck) {
			out.Faults = append(out.Faults, deckFault{fault.Code, fault.Rule.String(), scenario.DescribeFault(fault)})
		}
		return nil
	}
	check, err := scenario.CheckDeckIn(lib, deck, *c.Format)
	if err != nil {
		return fmt.Errorf("--format: %w", err)
	}
	out.Format, out.name, out.Open = check.Format, check.Name, check.Open
	for _, fault := range check.Faults {
		out.Faults = append(out.Faults, deckFault(fault))
	}
	return nil
}

func (s *session) printDeck(out deckOutput) {
	verdict := "legal"
	if !out.Legal {
		verdict = "not legal"
	}
	if out.name != "" {
		verdict += " in " + out.name
	}
	fmt.Fprintf(s.Out, "%s: %s; %d cards in the draw deck, %d in the Problem deck\n", out.File, verdict, out.DrawDeck, out.Problems)
	for _, fault := range out.Faults {
		fmt.Fprintln(s.Out, hang("  "+fault.Text, 4, width))
	}
	if len(out.Open) > 0 {
		fmt.Fprintln(s.Out, "To be made sure of:")
	}
	for _, open := range out.Open {
		fmt.Fprintln(s.Out, hang("  "+open, 4, width))
	}
}
