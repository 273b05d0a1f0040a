package terminal

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"unicode/utf8"

	"canterlaw/lab"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// labCommand compares versions of the game by what happens.
type labCommand struct {
	Check   labRunCommand     `cmd:"" name:"run" help:"Run every ruling that a proposal can touch both ways, and say what is different."`
	Compare labCompareCommand `cmd:"" help:"Step a position in two columns, as the game is and as a variant has it."`
	Search  labSearchCommand  `cmd:"" help:"Look for a position in which a variant differs, in games between decks that hold the card."`
	Merge   labMergeCommand   `cmd:"" help:"Join the results of the parts of a search."`
	Erratum labErratumCommand `cmd:"" help:"Say what an erratum changed: its old wording against the card as it is."`
	Report  labReportCommand  `cmd:"" help:"Write what a proposal changes as a page to send: Markdown or PDF."`
	Rules   labRulesCommand   `cmd:"" help:"List what rests on rules that are different in a newer version of them."`
}

type labRunCommand struct {
	Proposal string   `arg:"" help:"A proposal file; data/proposals/annotated-example.yaml documents the format."`
	Own      []string `name:"rulings" placeholder:"PATH" help:"Further scenario files, and folders of them, over which it is run."`
}

func (c *labRunCommand) Run(s *session) error {
	defer tidyLess()()
	lib, proposal, rulings, err := s.proposal(c.Proposal, c.Own)
	if err != nil {
		return err
	}
	result, err := lab.Run(lib, proposal, rulings)
	if err != nil {
		return err
	}
	if s.json {
		err = s.printJSON(result)
	} else {
		s.printLab(result)
	}
	if err == nil && len(result.Unmet) > 0 {
		return errCheckFailed
	}
	return err
}

// proposal opens the library and reads a proposal, and the rulings over which it is run.
func (s *session) proposal(file string, own []string) (*rulesdb.Library, *scenario.Proposal, []lab.Ruling, error) {
	lib, err := s.library()
	if err != nil {
		return nil, nil, nil, err
	}
	proposal, err := scenario.LoadProposal(lib, file)
	if err != nil {
		return nil, nil, nil, err
	}
	rulings, err := lab.Shipped()
	if err != nil {
		return nil, nil, nil, err
	}
	for _, path := range own {
		more, err := lab.RulingsAt(path)
		if err != nil {
			return nil, nil, nil, err
		}
		rulings = append(rulings, more...)
	}
	return lib, proposal, rulings, nil
}

// printLab prints for people what a proposal changes about the rulings.
func (s *session) printLab(r *lab.Result) {
	fmt.Fprintln(s.Out, wrap(r.Title, width))
	if r.Of.Why != "" {
		fmt.Fprintf(s.Out, "\n%s\n", wrap(strings.TrimSpace(r.Of.Why), width))
	}
	if asked := strings.Trim(r.Of.Asked+", "+r.Of.Date, ", "); asked != "" {
		if r.Of.Asked != "" {
			asked = "Asked by " + asked
		}
		fmt.Fprintln(s.Out, asked)
	}
	for i, v := range r.Variants {
		fmt.Fprintf(s.Out, "\nVariant: %s\n", v.Variant)
		for _, line := range v.Changes {
			fmt.Fprintln(s.Out, hang(line, 2, width))
		}
		fmt.Fprintln(s.Out, hang(v.Counts(), 2, width))
		if of := r.Of.Variants[i]; v.Scenarios == 0 && of.ChangesPlay() {
			fmt.Fprintln(s.Out, hang("canterlaw lab search can find positions where it differs.", 2, width))
		}
		for _, d := range v.Differences {
			s.printDifference(d)
		}
	}
	if len(r.Unmet) > 0 {
		s.printPart("Not as the proposal expects", strings.Join(r.Unmet, "\n"))
	} else if len(r.Of.Change)+len(r.Of.Stay) > 0 || r.Of.NothingElse {
		fmt.Fprintln(s.Out, "\nAll that the proposal expects is so.")
	}
}

// printDifference prints what is different about one ruling.
func (s *session) printDifference(d *lab.Comparison) {
	fmt.Fprintf(s.Out, "\n%s: %s\n", strings.ToUpper(d.Class.Words()), d.File)
	fmt.Fprintln(s.Out, hang(d.Name, 2, width))
	if d.Why != "" {
		fmt.Fprintln(s.Out, hang(capital(d.Why), 2, width))
	}
	if d.Line > 0 {
		under := ""
		if d.Under != "" {
			under = ", under “" + d.Under + "”"
		}
		fmt.Fprintln(s.Out, hang(fmt.Sprintf("The trail differs from line %d on%s", d.Line, under), 2, width))
		s.printTwo(d.A, d.B)
	}
	for _, c := range slices.Concat(d.Expected, d.Reasons) {
		fmt.Fprintln(s.Out, hang("The ruling says: "+c.About, 2, width))
		s.printTwo(c.A, c.B)
	}
	if len(d.End) > 0 {
		fmt.Fprintln(s.Out, "  At the end")
	}
	for i, c := range d.End {
		if i == mostChanges && len(d.End) > mostChanges+1 {
			fmt.Fprintf(s.Out, "    … and %d more\n", len(d.End)-i)
			break
		}
		s.printTwo(c.A, c.B)
	}
}

// mostChanges is how many differences at the end are printed of a ruling.
const mostChanges = 6

// printTwo prints what is so now, and with the variant.
func (s *session) printTwo(now, then string) {
	for _, of := range []struct{ when, is string }{{"now:  ", now}, {"then: ", then}} {
		if of.is == "" {
			of.is = "—"
		}
		fmt.Fprintln(s.Out, hang(of.when+of.is, 4, width))
	}
}

// capital begins a sentence with a capital letter.
func capital(text string) string {
	r, n := utf8.DecodeRuneInString(text)
	return strings.ToUpper(string(r)) + text[n:]
}

type labCompareCommand struct {
	File    string `arg:"" help:"A scenario file, or the name of one that ships."`
	With    string `required:"" placeholder:"PROPOSAL" help:"A proposal file, or a variant in a line, such as 'without: 514.4c' or 'disputed: {endless-tie: ends-unresolved}'."`
	Variant string `placeholder:"NAME" help:"Which variant of the proposal. By default, its first."`
}

func (c *labCompareCommand) Run(s *session) error {
	lib, err := s.library()
	if err != nil {
		return err
	}
	variant, err := variantFrom(lib, c.With, c.Variant)
	if err != nil {
		return err
	}
	ruling, err := lab.RulingNamed(c.File)
	if err != nil {
		return err
	}
	compared, err := lab.NewVersions(lib, variant).Compare(ruling.File, ruling.Text)
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(struct {
			*lab.Comparison
			Columns []lab.Row `json:"columns"`
		}{compared, compared.Rows()})
	}
	s.printColumns(compared, variant)
	return nil
}

// variantFrom gives a variant of a proposal file, or the one that is written in a line.
func variantFrom(lib *rulesdb.Library, with, name string) (*scenario.Variant, error) {
	if _, err := os.Stat(with); err != nil {
		if strings.HasSuffix(with, ".yaml") || !strings.Contains(with, ":") {
			return nil, fmt.Errorf("reading a proposal: %w", err)
		}
		line := fmt.Sprintf("{format: 1, title: compared, variants: [{name: variant, %s}]}", with)
		p, err := scenario.ReadProposal(lib, "--with", []byte(line))
		if err != nil {
			return nil, err
		}
		return p.Variants[0], nil
	}
	p, err := scenario.LoadProposal(lib, with)
	if err != nil {
		return nil, err
	}
	var names []string
	for _, v := range p.Variants {
		if name == "" || strings.EqualFold(v.Name, name) {
			return v, nil
		}
		names = append(names, v.Name)
	}
	return nil, fmt.Errorf("%s: found no variant %q; expected %s", with, name, strings.Join(names, ", "))
}

// printColumns prints both courses of a position beside each other.
func (s *session) printColumns(c *lab.Comparison, v *scenario.Variant) {
	fmt.Fprintln(s.Out, wrap(c.Name, width))
	for _, line := range v.Words() {
		fmt.Fprintln(s.Out, hang("With the variant: "+line, 2, width))
	}
	fmt.Fprintf(s.Out, "\n%s\n", capital(c.Class.Words()))
	if c.Why != "" {
		fmt.Fprintln(s.Out, hang(capital(c.Why), 2, width))
	}
	const half = width/2 - 2
	fmt.Fprintf(s.Out, "\n  %s  %s\n", padded("As it is", half), v.Name)
	for _, row := range c.Rows() {
		mark := " "
		if !row.Same {
			mark = "≠"
		}
		left, right := strings.Split(wrapCell(row.A, half), "\n"), strings.Split(wrapCell(row.B, half), "\n")
		for i := range max(len(left), len(right)) {
			a, b := "", ""
			if i < len(left) {
				a = left[i]
			}
			if i < len(right) {
				b = right[i]
			}
			fmt.Fprintln(s.Out, strings.TrimRight(mark+" "+padded(a, half)+"  "+b, " "))
			mark = " "
		}
	}
	if len(c.Changed()) > 0 {
		fmt.Fprintln(s.Out, "\nAt the end")
	}
	for _, change := range c.Changed() {
		s.printTwo(change.A, change.B)
	}
}

// wrapCell wraps a line of a trail, keeping its indentation.
func wrapCell(text string, columns int) string {
	trimmed := strings.TrimLeft(text, " ")
	return hang(trimmed, min(len(text)-len(trimmed), columns/3), columns)
}

// padded fills a text with spaces up to so many columns.
func padded(text string, columns int) string {
	return text + strings.Repeat(" ", max(0, columns-utf8.RuneCountInString(text)))
}
