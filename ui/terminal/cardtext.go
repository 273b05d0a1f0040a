package terminal

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/engine/cardtext"
	"canterlaw/rulesdb"
)

// textCommand reads card text.
type textCommand struct {
	File string `arg:"" predictor:"file" optional:"" help:"A file with one paragraph of card text a line. By default, what is typed or piped in."`
	On   string `help:"What an attachment's text calls the card that it is attached to, such as Friend." placeholder:"TYPE"`
}

// textOutput is a paragraph of card text for programs.
type textOutput struct {
	Text     string          `json:"text"`
	OK       bool            `json:"ok"`
	Notation string          `json:"notation"`
	English  string          `json:"english"`            // as it is printed; "" where there are no words for it yet
	Reminder string          `json:"reminder,omitempty"` // what explains it behind, which is no game text (208.1)
	Problems []problemOutput `json:"problems"`
}

// problemOutput is what isn't understood, from byte From to byte To of the text.
type problemOutput struct {
	From    int    `json:"from"`
	To      int    `json:"to"`
	Message string `json:"message"`
}

func (c *textCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	in := s.In
	if c.File != "" {
		file, err := os.Open(c.File)
		if err != nil {
			return fmt.Errorf("reading card text: %w", err)
		}
		defer file.Close()
		in = file
	}
	lines := bufio.NewScanner(in)
	understood := true
	for lines.Scan() {
		text := strings.TrimSpace(lines.Text())
		if text == "" {
			continue
		}
		out := newTextOutput(lib, text, cardtext.Card{Host: c.On})
		understood = understood && out.OK
		if s.json {
			if err := json.NewEncoder(s.Out).Encode(out); err != nil {
				return err
			}
			continue
		}
		printText(s.Out, out)
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("reading card text: %w", err)
	}
	if !understood {
		return errCheckFailed
	}
	return nil
}

func newTextOutput(lib *rulesdb.Library, text string, on cardtext.Card) textOutput {
	out := textOutput{Text: text, Problems: []problemOutput{}}
	reading := lib.English().Read(text, on)
	for _, p := range reading.Problems {
		out.Problems = append(out.Problems, problemOutput{p.From, p.To, p.Message})
	}
	out.Reminder = reading.Reminder
	if a := reading.Ability; a != nil {
		out.OK, out.Notation, out.English = true, a.String(), lib.English().Print(a, on)
	}
	return out
}

// printText prints a paragraph for people, with a mark beneath what isn't understood.
func printText(w io.Writer, out textOutput) {
	fmt.Fprintln(w, out.Text)
	for _, p := range out.Problems {
		fmt.Fprintf(w, "%s^ %s\n", strings.Repeat(" ", len([]rune(out.Text[:p.From]))), p.Message)
	}
	if out.OK {
		fmt.Fprintln(w, indent(tabs(out.Notation), 4))
		if out.English != "" && strings.TrimSuffix(out.English, ".") != strings.TrimSuffix(out.Text, ".") {
			fmt.Fprintln(w, indent("in our words: "+out.English, 4))
		}
		if out.Reminder != "" {
			fmt.Fprintln(w, indent("no game text, but a reminder (208.1): "+out.Reminder, 4))
		}
	}
	fmt.Fprintln(w)
}

// coverageCommand counts what is understood of set files.
type coverageCommand struct {
	Files []string `arg:"" predictor:"file" name:"file" help:"OCTGN set files (XML). They are read, not imported."`
}

// coverageOutput is what is understood of set files, for programs.
type coverageOutput struct {
	Faces      int             `json:"faces"`
	Executable int             `json:"executable"` // faces all of whose paragraphs are understood
	Paragraphs int             `json:"paragraphs"` // distinct, without a final period
	Understood int             `json:"understood"`
	Missing    []missingOutput `json:"missing"`
}

// missingOutput is a paragraph that isn't understood, with the first card that has it.
type missingOutput struct {
	Card string `json:"card"`
	Text string `json:"text"`
	problemOutput
}

func (c *coverageCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	out := coverageOutput{Missing: []missingOutput{}}
	seen := map[string]bool{}
	for _, file := range c.Files {
		f, err := os.Open(file)
		if err != nil {
			return fmt.Errorf("reading a set file: %w", err)
		}
		set, _, err := rulesdb.ReadSet(file, f)
		f.Close()
		if err != nil {
			return err
		}
		english := lib.EnglishWith(set.Cards)
		for _, one := range set.Cards {
			out.count(english, one, seen)
		}
	}
	if s.json {
		return s.printJSON(out)
	}
	s.printCoverage(out)
	return nil
}

func (out *coverageOutput) count(english *cardtext.Reader, c *rulesdb.Card, seen map[string]bool) {
	for i, text := range c.Text {
		out.Faces++
		paragraphs := rulesdb.ReadText(english, &c.Faces[i], text)
		if !slices.ContainsFunc(paragraphs, func(p rulesdb.Paragraph) bool { return !p.Reading.Understood() }) {
			out.Executable++
		}
		for _, p := range paragraphs {
			text := strings.TrimSuffix(p.Text, ".")
			if seen[text] {
				continue
			}
			seen[text] = true
			out.Paragraphs++
			if p.Reading.Understood() {
				out.Understood++
				continue
			}
			problem := p.Reading.Problems[0]
			where := problemOutput{problem.From, problem.To, problem.Message}
			out.Missing = append(out.Missing, missingOutput{faceName(c, i), text, where})
		}
	}
}

// faceName is the card's name, with the side's where it has several.
func faceName(c *rulesdb.Card, i int) string {
	if c.Faces[i].Type == card.ManeCharacter {
		return c.Name() + " (" + c.SideName(i) + ")"
	}
	return c.Name()
}

func (s *session) printCoverage(out coverageOutput) {
	for _, m := range out.Missing {
		before := len([]rune(m.Text[:min(m.From, len(m.Text))]))
		fmt.Fprintf(s.Out, "%s\n  %s\n  %s^ %s\n", m.Card, m.Text, strings.Repeat(" ", before), m.Message)
	}
	fmt.Fprintf(s.Out, "%d of %d faces have a text that is understood whole; %d of %d paragraphs are.\n",
		out.Executable, out.Faces, out.Understood, out.Paragraphs)
}
