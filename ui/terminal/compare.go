package terminal

import (
	"fmt"
	"os"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
)

// compareCommand compares two versions of the rules.
type compareCommand struct {
	Old string `arg:"" predictor:"file" help:"A version that you have imported, such as 3.3, or a file with one."`
	New string `arg:"" predictor:"file" help:"Another version or file."`
}

func (c *compareCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	from, to, err := versions(lib, c.Old, c.New)
	if err != nil {
		return err
	}
	comparison := official.Compare(from, to)
	if s.json {
		return s.printJSON(comparison)
	}
	s.printComparison(comparison, from, to)
	return nil
}

// versions gives two versions that are compared.
func versions(lib *rulesdb.Library, older, newer string) (from, to *official.Document, err error) {
	if from, err = version(lib, older); err == nil {
		to, err = version(lib, newer)
	}
	return from, to, err
}

// version gives an imported version, or the one that a file holds.
func version(lib *rulesdb.Library, name string) (*official.Document, error) {
	if d := lib.Version(name); d != nil {
		return d, nil
	}
	if _, err := os.Stat(name); err == nil {
		d, _, err := rulesdb.ReadRulesFile(name)
		return d, err
	}
	imported := make([]string, len(lib.Versions))
	for i, d := range lib.Versions {
		imported[i] = d.Source.Version
	}
	if len(imported) == 0 {
		return nil,
			fmt.Errorf("%q is neither a file nor an imported version: none is imported; import your copies with "+
				"canterlaw import rules FILE…", name)
	}
	return nil, fmt.Errorf("%q is neither a file nor an imported version: expected %s", name,
		strings.Join(imported, ", "))
}

// printComparison prints what is different for people.
func (s *session) printComparison(c *official.Comparison, from, to *official.Document) {
	fmt.Fprintf(s.Out, "From the %s\nto the %s\n", c.From.String(), c.To.String())
	var lines []string
	part := func(heading string) {
		if len(lines) > 0 {
			s.printPart(fmt.Sprintf("%s (%d)", heading, len(lines)), strings.Join(lines, "\n"))
		}
		lines = nil
	}
	for _, move := range c.Moved {
		lines = append(lines, fmt.Sprintf("%s, which was %s", move.Number, move.Was))
	}
	part("Moved")
	for _, change := range c.Changed {
		number := change.Number
		if was := c.Was(number); was != number {
			number += ", which was " + was
		}
		lines = append(lines, hang(number+"  "+marked(change.Words), 0, width-2))
	}
	part("Changed: [-gone-] {+new+}")
	for _, number := range c.New {
		lines = append(lines, shorten(beginning(number, to), width-2))
	}
	part("New")
	for _, number := range c.Gone {
		lines = append(lines, shorten(beginning(number, from), width-2))
	}
	part("Gone")
	if len(c.Moved)+len(c.Changed)+len(c.New)+len(c.Gone) == 0 {
		fmt.Fprintln(s.Out, "\nNothing is different.")
	}
}

// beginning is a passage's number with its text, in a line.
func beginning(number string, d *official.Document) string {
	return number + "  " + strings.Join(strings.Fields(plain(d.Passage(number), width)), " ")
}

// marked writes changed words in a line, what is gone as [-gone-] and what is
// new as {+new+}; of what stayed the same it shows the words beside these.
func marked(words []official.Span) string {
	const beside = 8 // words
	var b strings.Builder
	for i, span := range words {
		text := strings.TrimPrefix(span.Text, " ")
		if text != span.Text {
			b.WriteByte(' ')
		}
		switch span.Op {
		case official.Delete:
			b.WriteString("[-" + text + "-]")
		case official.Insert:
			b.WriteString("{+" + text + "+}")
		default:
			b.WriteString(official.Span{Op: span.Op, Text: text}.Shortened(beside, i > 0, i < len(words)-1))
		}
	}
	return b.String()
}

// printHistory prints a rule's history for people.
func (s *session) printHistory(history []rulesdb.Appearance) {
	lines := make([]string, len(history))
	for i, a := range history {
		line := a.Source.String() + ": "
		switch {
		case a.Number == "":
			line += "not there"
		case a.New:
			line += a.Number + ", new"
		case a.Moved:
			line += a.Number + ", moved"
		default:
			line += a.Number
		}
		if a.Words != nil {
			line += ", changed: " + marked(a.Words)
		}
		lines[i] = hang(line, 0, width-2)
	}
	s.printPart("History", strings.Join(lines, "\n"))
}
