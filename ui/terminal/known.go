package terminal

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/about"
	"canterlaw/scenario/playing"
)

type scenarioKnownCommand struct {
	File string `arg:"" help:"A scenario file; what is known is told of where its steps lead."`
}

// knownOutput is what is known about a position, for programs.
type knownOutput struct {
	Near   []nearOutput `json:"near"`   // rulings, the nearest first
	Open   []string     `json:"open"`   // the ids of points that the rules don't settle
	Errata []string     `json:"errata"` // the numbers of the cards on the table that have one
}

type nearOutput struct {
	ID       string   `json:"id"`
	Title    string   `json:"title"`
	Nearness float64  `json:"nearness"` // up to 1
	Cards    []string `json:"cards"`    // that both use
	Rules    []string `json:"rules"`
}

func (c *scenarioKnownCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	loaded, err := scenario.Load(lib, c.File)
	if err != nil {
		return err
	}
	b, err := playing.NewSandbox(loaded)
	if err != nil {
		return err
	}
	if err := b.ToEnd(); err != nil {
		return err
	}
	rulings, err := about.Shipped(lib, func() {})
	if err != nil {
		return err
	}
	known := about.NewIndex(rulings).Position(lib, b, board.NoPlayer)
	out := knownOutput{Near: []nearOutput{}, Open: []string{}, Errata: []string{}}
	for _, f := range known.Near {
		near := nearOutput{f.ID, f.Title, f.Nearness, append([]string{}, f.SharedCards...),
			append([]string{}, f.SharedRules...)}
		out.Near = append(out.Near, near)
	}
	for _, p := range known.Open {
		out.Open = append(out.Open, p.ID)
	}
	for _, e := range known.Errata {
		out.Errata = append(out.Errata, e.Number)
	}
	if s.json {
		return s.printJSON(out)
	}
	for _, f := range known.Near {
		fmt.Fprintf(s.Out, "%.2f  %s\n", f.Nearness, f.Title)
		fmt.Fprintf(s.Out, "      %s\n", strings.Join(slices.Concat(f.SharedCards, f.SharedRules), ", "))
	}
	for _, p := range known.Open {
		fmt.Fprintf(s.Out, "not settled: %s (%s)\n", p.Title, p.ID)
	}
	for _, e := range known.Errata {
		fmt.Fprintf(s.Out, "erratum: %s (%s)\n", e.Card, e.Number)
	}
	return nil
}
