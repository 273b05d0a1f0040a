package terminal

import (
	"fmt"
	"os"

	"canterlaw/engine"
	"canterlaw/scenario"
)

// deckCommand checks a deck by the rules of deckbuilding (101).
type deckCommand struct {
	File string `arg:"" help:"A deck in OCTGN's format (.o8d)."`
}

// deckOutput is a checked deck for programs.
type deckOutput struct {
	File     string      `json:"file"`
	Legal    bool        `json:"legal"`
	DrawDeck int         `json:"draw_deck"`    // cards in it
	Problems int         `json:"problem_deck"` // cards in it
	Faults   []deckFault `json:"faults"`
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
	faults := scenario.CheckDeck(deck)
	out := deckOutput{File: c.File, Legal: len(faults) == 0, DrawDeck: len(deck.DrawDeck()), Problems: len(deck.ProblemDeck()),
		Faults: []deckFault{}}
	for _, fault := range faults {
		out.Faults = append(out.Faults, deckFault{fault.Code, fault.Rule.String(), scenario.DescribeFault(fault)})
	}
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

func (s *session) printDeck(out deckOutput) {
	verdict := "legal"
	if !out.Legal {
		verdict = "not legal"
	}
	fmt.Fprintf(s.Out, "%s: %s; %d cards in the draw deck, %d in the Problem deck\n", out.File, verdict, out.DrawDeck, out.Problems)
	for _, fault := range out.Faults {
		fmt.Fprintln(s.Out, hang("  "+fault.Text, 4, width))
	}
}
