package terminal

import (
	"bytes"
	"fmt"
	"os"
	"time"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/scenario/ruling"
)

type scenarioRulingCommand struct {
	PDF      string `name:"pdf" placeholder:"OUT" xor:"form" help:"Write a PDF to a file."`
	Markdown bool   `xor:"form" help:"Print Markdown, as without it."`
	File     string `arg:"" predictor:"file" help:"A scenario file."`
}

// rulingOutput is a written ruling for programs.
type rulingOutput struct {
	Title    string         `json:"title"`
	Question string         `json:"question"`
	Answer   string         `json:"answer"`
	Rules    []string       `json:"rules"`
	Trail    []playing.Line `json:"trail"`
	Rulebook string         `json:"rulebook"`
	Markdown string         `json:"markdown"`
}

func (c *scenarioRulingCommand) Run(s *session) error {
	cards, lib, err := s.cards()
	if err != nil {
		return err
	}
	played, err := scenario.Load(lib, c.File)
	if err != nil {
		return err
	}
	r, err := ruling.Whole(played, time.Now())
	if err != nil {
		return err
	}
	if r.Line, err = lineOf(cards, lib, c.File); err != nil {
		return err
	}
	document := r.Document()
	if c.PDF != "" {
		var pdf bytes.Buffer
		if err := document.PDF(&pdf); err != nil {
			return err
		}
		if err := os.WriteFile(c.PDF, pdf.Bytes(), 0o644); err != nil {
			return fmt.Errorf("writing the ruling: %w", err)
		}
	}
	switch {
	case s.json:
		return s.printJSON(rulingOutput{Title: r.Title, Question: r.Question, Answer: r.Answer,
			Rules: append([]string{}, r.Rules...), Trail: append([]playing.Line{}, r.Trail...),
			Rulebook: r.Rulebook, Markdown: document.Markdown()})
	case c.PDF == "":
		fmt.Fprint(s.Out, document.Markdown())
	}
	return nil
}

// lineOf gives the position of a file as a line, "" where a line hasn't words for all of
// it.
func lineOf(cards *position.Cards, lib *rulesdb.Library, file string) (string, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return "", fmt.Errorf("reading a scenario: %w", err)
	}
	p, err := position.Read(lib, file, text)
	if err != nil {
		return "", err
	}
	line, leftOut := cards.Line(p)
	if len(leftOut) > 0 {
		return "", nil
	}
	return line, nil
}
