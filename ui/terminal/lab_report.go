package terminal

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"time"

	"canterlaw/lab"
)

type labReportCommand struct {
	Proposal string        `arg:"" help:"A proposal file."`
	PDF      string        `name:"pdf" placeholder:"OUT" help:"Write a PDF to a file, instead of printing Markdown."`
	For      time.Duration `default:"10s" help:"How long to look for positions, at most, for each variant; 0s for none. By default, ten seconds."`
	Own      []string      `name:"rulings" placeholder:"PATH" help:"Further scenario files, and folders of them, over which it is run."`
}

func (c *labReportCommand) Run(s *session) error {
	defer tidyLess()()
	if s.json {
		return errors.New("--json: expected canterlaw lab run and search instead; a report is Markdown or PDF")
	}
	lib, proposal, rulings, err := s.proposal(c.Proposal, c.Own)
	if err != nil {
		return err
	}
	result, err := lab.Run(lib, proposal, rulings)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	searches := make([]*lab.SearchResult, len(proposal.Variants))
	for i, v := range proposal.Variants {
		if c.For > 0 && v.ChangesPlay() {
			if searches[i], err = (lab.Search{For: c.For}).Run(ctx, lib, proposal, v); err != nil {
				return err
			}
		}
	}
	document := lab.Document(lib, result, searches, time.Now())
	if c.PDF == "" {
		_, err = fmt.Fprint(s.Out, document.Markdown())
		return err
	}
	var pdf bytes.Buffer
	if err := document.PDF(&pdf); err != nil {
		return err
	}
	if err := os.WriteFile(c.PDF, pdf.Bytes(), 0o644); err != nil {
		return fmt.Errorf("writing the report: %w", err)
	}
	return nil
}

type labRulesCommand struct {
	Old string `arg:"" help:"A version of the rules that you have imported, such as 3.4, or a file with one."`
	New string `arg:"" help:"A newer version or file."`
}

// Run lists what rests on rules that are different in a newer version.
func (c *labRulesCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	from, to, err := versions(lib, c.Old, c.New)
	if err != nil {
		return err
	}
	work, err := lab.NewerRules(lib, from, to)
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(work)
	}
	fmt.Fprintf(s.Out, "From the %s\nto the %s: %s to work off\n", from.Source.String(), to.Source.String(),
		counted(len(work), "rule"))
	for _, w := range work {
		fmt.Fprintf(s.Out, "\n[ ] %s\n", w.Heading())
		if w.Was != "" {
			fmt.Fprintln(s.Out, hang("was: "+strings.Join(strings.Fields(plain(w.Was, 10*width)), " "), 4, width))
		}
		if w.Is != "" {
			fmt.Fprintln(s.Out, hang("is:  "+strings.Join(strings.Fields(plain(w.Is, 10*width)), " "), 4, width))
		}
		for _, part := range []struct {
			what string
			list []string
		}{{"rulings", w.Rulings}, {"cards", w.Cards}, {"engine", w.Engine}} {
			if len(part.list) > 0 {
				fmt.Fprintln(s.Out, hang(fmt.Sprintf("%s (%d): %s", part.what, len(part.list), fewOf(part.list)), 4,
					width))
			}
		}
	}
	return nil
}

// fewOf lists the first of many.
func fewOf(list []string) string {
	const most = 12
	if len(list) <= most {
		return strings.Join(list, "; ")
	}
	return strings.Join(list[:most], "; ") + fmt.Sprintf("; and %d more (--json lists all)", len(list)-most)
}
