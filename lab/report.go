package lab

import (
	"fmt"
	"strings"
	"time"

	"canterlaw/report"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/ruling"
)

// mostInFull is how many rulings of a variant a report shows with their trails; the others
// it lists.
const mostInFull = 12

// Document writes what a proposal changes as a page that can be sent: the rulings that
// change, with both trails beside each other, and the positions that a search found. The
// results of searches are in the order of the variants; nil for none.
func Document(lib *rulesdb.Library, r *Result, searches []*SearchResult, made time.Time) *report.Document {
	d := &report.Document{Title: r.Title, Made: made, Under: strings.Trim(fmt.Sprintf("%s. Compared on %s by the %s",
		strings.Trim("Asked by "+r.Of.Asked+", "+r.Of.Date, ", "), made.Format("2 January 2006"), lib.Rules.Source.String()), ". ")}
	if r.Of.Asked == "" {
		d.Under = fmt.Sprintf("Compared on %s by the %s", made.Format("2 January 2006"), lib.Rules.Source.String())
	}
	w := &reporter{Document: d, lib: lib}
	if r.Of.Why != "" {
		w.add(report.Text{Lead: "Why", Says: strings.TrimSpace(r.Of.Why)})
	}
	w.expectations(r)
	for i, v := range r.Variants {
		w.variant(r.Of.Variants[i], v)
		if i < len(searches) && searches[i] != nil {
			w.search(r.Of.Variants[i], searches[i])
		}
	}
	return d
}

// reporter adds to a document.
type reporter struct {
	*report.Document
	lib *rulesdb.Library
}

func (w *reporter) add(b ...report.Block) { w.Blocks = append(w.Blocks, b...) }

// expectations says whether the rulings change as the proposal expects.
func (w *reporter) expectations(r *Result) {
	switch {
	case len(r.Unmet) > 0:
		w.add(report.Text{Lead: "Expected", Says: "Not as expected:\n\n" + strings.Join(r.Unmet, "\n\n")})
	case len(r.Of.Change)+len(r.Of.Stay) > 0 || r.Of.NothingElse:
		w.add(report.Text{Lead: "Expected", Says: "The rulings change as the proposal expects, and where it says that none must, none does."})
	}
}

// variant tells what a variant changes about the rulings.
func (w *reporter) variant(v *scenario.Variant, r *VariantResult) {
	w.add(report.Heading("Variant: "+r.Variant), report.Text{Says: strings.Join(r.Changes, "\n\n")})
	for _, c := range v.Cards {
		for i := range c.After.Faces {
			w.wording(&c, i)
		}
	}
	w.add(report.Text{Lead: "Rulings", Says: r.Counts()})
	for i, d := range r.Differences {
		if i >= mostInFull {
			w.rest(r.Differences[i:])
			return
		}
		w.difference(r.Variant, d)
	}
}

// wording shows both wordings of a face, in notation.
func (w *reporter) wording(c *scenario.ChangedCard, face int) {
	was, is := c.Before.Faces[face].Abilities, c.After.Faces[face].Abilities
	if strings.Join(was, "\n") == strings.Join(is, "\n") {
		return
	}
	if face < len(c.Text) {
		w.add(report.Text{Lead: "Proposed", Says: strings.ReplaceAll(c.Text[face], "\n", "\n\n")})
	}
	columns := report.Columns{Heads: [2]string{"The notation as it is", "With the variant"}}
	half := strings.NewReplacer("\t", "  ", "    ", "  ")
	a, b := lines(half.Replace(strings.Join(was, "\n"))), lines(half.Replace(strings.Join(is, "\n")))
	for i := range max(len(a), len(b)) {
		row := report.Row{}
		if i < len(a) {
			row.Left = &a[i]
		}
		if i < len(b) {
			row.Right = &b[i]
		}
		columns.Rows = append(columns.Rows, row)
	}
	w.add(columns)
}

// lines are the lines of notation, or of a file, nested as they are indented.
func lines(text string) (all report.Lines) {
	for line := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		trimmed := strings.TrimLeft(line, " ")
		all = append(all, report.Line{Depth: (len(line) - len(trimmed)) / 2, Text: trimmed})
	}
	return all
}

// difference shows a ruling in both versions.
func (w *reporter) difference(variant string, d *Comparison) {
	w.add(report.Heading(d.Name), report.Text{Lead: "Now", Says: capitalized(strings.TrimSuffix(d.Class.Words()+". "+capitalized(d.Why), ". ")) + "."})
	if d.Question != "" {
		w.add(report.Text{Lead: "Question", Says: d.Question})
	}
	if d.Ruling != "" {
		w.add(report.Text{Lead: "Ruling", Says: d.Ruling})
	}
	w.columns(variant, d)
	changed := report.Columns{Heads: [2]string{"At the end, as it is", "With “" + variant + "”"}}
	for i, c := range append(append([]Change{}, d.Expected...), d.End...) {
		if i == 8 {
			break
		}
		changed.Rows = append(changed.Rows, report.Row{Left: &report.Line{Text: orDash(c.A)}, Right: &report.Line{Text: orDash(c.B)}})
	}
	if len(changed.Rows) > 0 {
		w.add(changed)
	}
	w.add(report.Text{Lead: "File", Says: d.File})
}

// columns shows both trails beside each other around the first difference.
func (w *reporter) columns(variant string, d *Comparison) {
	const before, after = 4, 14
	rows := d.Rows()
	first := 0
	for first < len(rows) && rows[first].Same {
		first++
	}
	if first == len(rows) {
		return
	}
	columns := report.Columns{Heads: [2]string{"As it is", "With “" + variant + "”"}}
	for _, row := range rows[max(0, first-before):min(len(rows), first+after)] {
		columns.Rows = append(columns.Rows, report.Row{Left: d.Now.line(row.LineA, !row.Same), Right: d.Then.line(row.LineB, !row.Same)})
	}
	w.add(columns)
}

// line is a line of the trail; nil for none.
func (side *Side) line(i int, differs bool) *report.Line {
	if side == nil || i < 0 {
		return nil
	}
	line := ruling.Line(&side.Lines[i])
	line.Differs = differs
	return &line
}

// rest lists rulings without their trails.
func (w *reporter) rest(more []*Comparison) {
	var lines report.Lines
	for _, d := range more {
		lines = append(lines, report.Line{Text: fmt.Sprintf("%s: %s (%s)", capitalized(d.Class.Words()), d.Name, d.File)})
	}
	w.add(report.Heading("Further rulings"), lines)
}

// search tells what a search found.
func (w *reporter) search(v *scenario.Variant, r *SearchResult) {
	w.add(report.Heading("Positions where “" + v.Name + "” differs"))
	if len(r.Found) == 0 {
		w.add(report.Text{Says: fmt.Sprintf("None was found in %d games between decks that hold the card; in %d of them it came into play.", r.Games, r.Used)})
		return
	}
	for _, f := range r.Found {
		w.found(v, f)
	}
}

// found shows a position in which both versions differ.
func (w *reporter) found(v *scenario.Variant, f *Found) {
	s, err := scenario.Read(w.lib, "found", []byte(f.Text))
	if err != nil {
		return // the search has read it
	}
	w.add(report.Text{Lead: "Question", Says: s.Question})
	if b, err := scenario.NewSandbox(s); err == nil {
		w.add(report.Pictures{ruling.Picture("The position", b)})
	}
	w.add(report.Columns{Heads: [2]string{"As it is", "With “" + v.Name + "”"}, Rows: sayRows(f)})
	if c, err := NewVersions(w.lib, v).Compare("found", []byte(f.Text)); err == nil {
		w.columns(v.Name, c)
	}
	w.add(report.Text{Says: "The position as a scenario file:"}, lines(f.Text))
}

// sayRows puts what both versions come to beside each other.
func sayRows(f *Found) (rows []report.Row) {
	for i := range max(len(f.A), len(f.B)) {
		row := report.Row{}
		if i < len(f.A) {
			row.Left = &report.Line{Text: f.A[i], Bold: true}
		}
		if i < len(f.B) {
			row.Right = &report.Line{Text: f.B[i], Bold: true}
		}
		rows = append(rows, row)
	}
	return rows
}

func capitalized(text string) string {
	if text == "" {
		return text
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

func orDash(text string) string {
	if text == "" {
		return "—"
	}
	return text
}
