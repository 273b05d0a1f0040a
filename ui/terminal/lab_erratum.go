package terminal

import (
	"context"
	"fmt"
	"time"

	"canterlaw/lab"
)

type labErratumCommand struct {
	Card string        `arg:"" help:"A card with an erratum, by its full name or number."`
	For  time.Duration `default:"10s" help:"How long to look for a position, at most. By default, ten seconds."`
}

// Run says what an erratum changed: of the rulings, and in a position.
func (c *labErratumCommand) Run(s *session) error {
	defer tidyLess()()
	lib, err := s.library()
	if err != nil {
		return err
	}
	card, err := lib.FindCard(c.Card)
	if err != nil {
		return err
	}
	erratum := lib.ErratumOf(card)
	if erratum == nil {
		return fmt.Errorf("%s has no erratum", card.Name())
	}
	proposal, why, err := lab.ErratumProposal(lib, erratum)
	if err != nil {
		return err
	}
	if proposal == nil {
		if s.json {
			return s.printJSON(struct {
				Nothing string `json:"nothing"`
			}{why})
		}
		fmt.Fprintln(s.Out, wrap(why, width))
		return nil
	}
	rulings, err := lab.Shipped()
	if err != nil {
		return err
	}
	result, err := lab.Run(lib, proposal, rulings)
	if err != nil {
		return err
	}
	found, err := lab.Search{For: c.For}.Run(context.Background(), lib, proposal, proposal.Variants[0])
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(struct {
			Rulings *lab.Result       `json:"rulings"`
			Search  *lab.SearchResult `json:"search"`
		}{result, found})
	}
	s.printLab(result)
	fmt.Fprintln(s.Out)
	return s.foundPositions(found, "")
}
