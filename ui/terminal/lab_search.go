package terminal

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"canterlaw/lab"
	"canterlaw/scenario"
)

type labSearchCommand struct {
	Proposal string        `arg:"" help:"A proposal file."`
	Variant  string        `placeholder:"NAME" help:"Which variant of the proposal. By default, its first."`
	For      time.Duration `default:"60s" help:"How long at most, such as 30s or 2h. By default, a minute."`
	Games    int           `placeholder:"N" help:"Play so many games, instead of until one differs, however long they take."`
	Seed     uint64        `help:"The number of the first table."`
	Part     string        `placeholder:"I/N" help:"Play only this part of the games, such as 2/4: from 1. Needs --games."`
	Out      string        `placeholder:"FOLDER" help:"Write the positions that are found there, as scenario files."`
}

func (c *labSearchCommand) Run(s *session) error {
	defer tidyLess()()
	lib, err := s.library()
	if err != nil {
		return err
	}
	proposal, err := scenario.LoadProposal(lib, c.Proposal)
	if err != nil {
		return err
	}
	variant, err := variantFrom(lib, c.Proposal, c.Variant)
	if err != nil {
		return err
	}
	search := lab.Search{Games: c.Games, For: c.For, Seed: c.Seed}
	if c.Games > 0 {
		search.For = 0
	}
	if search.Part, search.Parts, err = part(c.Part); err != nil {
		return err
	}
	if search.Parts > 0 && c.Games == 0 {
		return fmt.Errorf("--part %s without --games: expected how many games all parts play together, so that they "+
			"share them", c.Part)
	}
	bar := progressLine{out: s.Err, shown: !s.json && isTerminal(s.Err)}
	search.Progress = func(now lab.SearchResult) { bar.tell(progressOf(&now)) }
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	result, err := search.Run(ctx, lib, proposal, variant)
	bar.clear()
	if err != nil {
		return err
	}
	return s.foundPositions(result, c.Out)
}

// part reads which part of how many.
func part(text string) (part, parts int, err error) {
	if text == "" {
		return 0, 0, nil
	}
	first, second, _ := strings.Cut(text, "/")
	part, err1 := strconv.Atoi(first)
	parts, err2 := strconv.Atoi(second)
	if err1 != nil || err2 != nil || part < 1 || part > parts {
		return 0, 0, fmt.Errorf("--part %s: expected a part and how many there are, such as 2/4", text)
	}
	return part, parts, nil
}

// progressOf says how a search stands.
func progressOf(r *lab.SearchResult) string {
	perSecond := func(n int) string { return grouped(int(float64(n) / max(r.Seconds, 0.001))) }
	return fmt.Sprintf("%s, %s a second; the change came into play in %s, %s times a second; %s differed",
		counted(r.Games, "game"), perSecond(r.Games), grouped(r.Used), perSecond(r.Uses), grouped(r.Differ))
}

// foundPositions tells what a search found, and writes it into a folder if one is given.
func (s *session) foundPositions(r *lab.SearchResult, folder string) error {
	if folder != "" {
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return fmt.Errorf("writing what was found: %w", err)
		}
	}
	for i, f := range r.Found {
		if folder == "" {
			break
		}
		name := fmt.Sprintf("found-%d", i+1)
		for suffix, text := range map[string]string{".yaml": f.Text, "-with-it.yaml": f.Then} {
			if text == "" {
				continue
			}
			if err := os.WriteFile(filepath.Join(folder, name+suffix), []byte(text), 0o644); err != nil {
				return fmt.Errorf("writing what was found: %w", err)
			}
		}
	}
	if s.json {
		return s.printJSON(r)
	}
	fmt.Fprintln(s.Out, wrap(fmt.Sprintf("Variant: %s", r.Variant), width))
	if len(r.Found) == 0 && r.Differ == 0 {
		fmt.Fprintln(s.Out, wrap(fmt.Sprintf("No difference found in %s, in %s of which the change came into play.",
			counted(r.Games, "game"), grouped(r.Used)), width))
	}
	fmt.Fprintln(s.Out, wrap(capital(progressOf(r))+fmt.Sprintf(", in %.1f s.", r.Seconds), width))
	if r.Differ > 0 && len(r.Found) == 0 {
		fmt.Fprintln(s.Out, wrap("None of the differences could be written as a position.", width))
	}
	for i, f := range r.Found {
		s.printFound(r, i+1, f, folder)
	}
	return nil
}

func (s *session) printFound(r *lab.SearchResult, number int, f *lab.Found, folder string) {
	fmt.Fprintf(s.Out, "\nPosition %d: %s, %s (game %d, cut down in %.1f s)\n", number, counted(f.Cards, "card"),
		counted(f.Steps, "step"), f.Game, f.Seconds)
	if folder != "" {
		fmt.Fprintf(s.Out, "  %s\n", filepath.Join(folder, fmt.Sprintf("found-%d.yaml", number)))
	}
	if f.Unfinished {
		fmt.Fprintln(s.Out, hang("Cutting it down took longer than it may: a faster machine can come to a smaller one.",
			2, width))
	}
	fmt.Fprintln(s.Out, "  As it is")
	for _, line := range f.A {
		fmt.Fprintln(s.Out, hang("- "+line, 4, width))
	}
	fmt.Fprintln(s.Out, hang("With “"+r.Variant+"”", 2, width))
	for _, line := range f.B {
		fmt.Fprintln(s.Out, hang("- "+line, 4, width))
	}
	if folder == "" {
		fmt.Fprintf(s.Out, "\n%s", indent(f.Text, 4))
	}
}

type labMergeCommand struct {
	Results []string `arg:"" name:"result" help:"What canterlaw lab search --part --json gave: a file of each part."`
	Out     string   `placeholder:"FOLDER" help:"Write the positions that are found there, as scenario files."`
}

func (c *labMergeCommand) Run(s *session) error {
	var parts []*lab.SearchResult
	for _, file := range c.Results {
		text, err := os.ReadFile(file)
		if err != nil {
			return fmt.Errorf("reading a part: %w", err)
		}
		part := &lab.SearchResult{}
		if err := json.Unmarshal(text, part); err != nil || part.Proposal == "" {
			return fmt.Errorf("%s: found what is no result of a search (%v); expected what canterlaw lab search "+
				"--json gives", file, err)
		}
		parts = append(parts, part)
	}
	merged, err := lab.Merge(parts)
	if err != nil {
		return err
	}
	return s.foundPositions(merged, c.Out)
}
