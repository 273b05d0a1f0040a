package lab

import (
	"fmt"
	"strings"
	"time"

	"canterlaw/engine/card"
	"canterlaw/report"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/ruling"
	"canterlaw/scenario/wording"
)

// mostInFull is how many rulings of a variant a report shows with their trails; the others
// it lists.
const mostInFull = 12

// Document writes what a proposal changes as a page that can be sent: the rulings that
// change, with both trails beside each other, and the positions that a search found. The
// results of searches are in the order of the variants; nil for none.
func Document(lib *rulesdb.Library, r *Result, searches []*SearchResult, made time.Time) *report.Document {
	d := &report.Document{Title: r.Title, Made: made, Under: strings.Trim(fmt.Sprintf("%s. Compared on %s by the %s",
		strings.Trim("Asked by "+r.Of.Asked+", "+r.Of.Date, ", "), made.Format("2 January 2006"),
		lib.Rules.Source.String()), ". ")}
	if r.Of.Asked == "" {
		d.Under = fmt.Sprintf("Compared on %s by the %s", made.Format("2 January 2006"), lib.Rules.Source.String())
	}
	w := &reporter{Document: d, lib: lib}
	if r.Of.Why != "" {
		w.add(report.Text{Lead: "Why", Says: strings.TrimSpace(r.Of.Why)})
	}
	w.method()
	w.expectations(r)
	w.summary(r, searches)
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

// method says to somebody who was not there how what follows was found.
func (w *reporter) method() {
	w.add(report.Text{Lead: "How",
		Says: "Rulings are positions with the moves that are made in them. A program of the rules played every " +
			"ruling that a change can touch twice: by the game as it is, and with the change, with the same moves. " +
			"What differs is told below; " +
			"numbers such as 514.4c are those of the Comprehensive Rules, beside the step that they are the reason " +
			"for. Positions besides the rulings were looked for in games played at random both ways, and cut down to " +
			"what is needed."})
}

// expectations says what the proposal expects, and whether it is so.
func (w *reporter) expectations(r *Result) {
	names := func(list []scenario.Named) string {
		var all []string
		for _, n := range list {
			all = append(all, n.Text)
		}
		return strings.Join(all, ", ")
	}
	var says []string
	if len(r.Of.Change) > 0 {
		says = append(says, "Should change: "+names(r.Of.Change)+".")
	}
	if len(r.Of.Stay) > 0 {
		says = append(says, "Must not change: "+names(r.Of.Stay)+".")
	}
	if r.Of.NothingElse {
		says = append(says, "No other ruling must change.")
	}
	if len(says) == 0 {
		return
	}
	if len(r.Unmet) == 0 {
		says = append(says, "All of that is so.")
	} else {
		says = append(says, "**Not as expected:** "+strings.Join(r.Unmet, "; ")+".")
	}
	w.add(report.Text{Lead: "Expected", Says: strings.ReplaceAll(strings.Join(says, "\n\n"), "**", "")})
}

// mostSummed is how many rulings of a variant the summary lists.
const mostSummed = 12

// summary lists what changes, before all details.
func (w *reporter) summary(r *Result, searches []*SearchResult) {
	w.add(report.Heading("In short"))
	for i, v := range r.Variants {
		lines := report.Lines{{Text: "“" + v.Variant + "”: " + v.Counts(), Bold: true}}
		listed := 0
		for _, d := range v.Differences {
			if !d.Class.Changes() {
				continue
			}
			if listed++; listed > mostSummed {
				continue
			}
			lines = append(lines, report.Line{Depth: 1, Text: d.inShort()})
		}
		if listed > mostSummed {
			lines = append(lines, report.Line{Depth: 1, Text: fmt.Sprintf("… and %d more", listed-mostSummed)})
		}
		if i < len(searches) && searches[i] != nil && len(searches[i].Found) > 0 {
			f := searches[i].Found[0]
			lines = append(lines, report.Line{Depth: 1,
				Text: fmt.Sprintf("In a position that was found: %s; with it %s",
					f.A[0], f.B[0])})
		}
		w.add(lines)
	}
}

// inShort says in a line what becomes of a ruling.
func (c *Comparison) inShort() string {
	switch {
	case c.Class == Impossible:
		return c.Name + ": no longer possible, as " + c.Why
	case len(c.Expected) > 0:
		return fmt.Sprintf("%s: %s; with it %s", c.Name, c.Expected[0].A, c.Expected[0].B)
	case len(c.End) > 0:
		return fmt.Sprintf("%s: says the same, and ends otherwise: %s; with it %s", c.Name,
			orDash(c.End[0].A), orDash(c.End[0].B))
	}
	return c.Name
}

// variant tells what a variant changes about the rulings.
func (w *reporter) variant(v *scenario.Variant, r *VariantResult) {
	w.add(report.Heading("Variant: " + r.Variant))
	if len(r.Changes) > 0 {
		w.add(report.Text{Says: strings.Join(r.Changes, "\n\n")})
	}
	if v.Without != 0 {
		if rule := w.lib.Rules.Rule(v.Without.String()); rule != nil && rule.Digest != "" {
			w.add(report.Text{Lead: rule.Number, Says: "In our words: " + rule.Digest})
		}
	}
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

// wording shows both wordings of a face: in English where there are words for all of it,
// and in notation, which the program runs.
func (w *reporter) wording(c *scenario.ChangedCard, face int) {
	was, is := c.Before.Faces[face].Abilities, c.After.Faces[face].Abilities
	if strings.Join(was, "\n") == strings.Join(is, "\n") {
		return
	}
	if face < len(c.Text) && c.Text[face] != "" {
		w.add(report.Text{Lead: "Proposed", Says: strings.ReplaceAll(c.Text[face], "\n", "\n\n")})
	}
	if old, new := w.english(&c.Before.Faces[face]), w.english(&c.After.Faces[face]); old != nil && new != nil {
		w.add(report.Text{Says: "In English, in the program’s words:"},
			beside("As it is", "With the variant", old, new))
	}
	half := strings.NewReplacer("\t", "  ", "    ", "  ")
	w.add(report.Text{Says: "In the notation that the program runs:"}, beside("As it is", "With the variant",
		lines(half.Replace(strings.Join(was, "\n"))), lines(half.Replace(strings.Join(is, "\n")))))
}

// english is a face's text in English, a paragraph a line; nil where there are no words for
// some of it.
func (w *reporter) english(face *card.Face) (all report.Lines) {
	for _, notation := range face.Abilities {
		says := w.lib.EnglishOf(face, notation)
		if says == "" {
			return nil
		}
		all = append(all, report.Line{Text: says})
	}
	return all
}

// beside puts lines beside each other, and marks those that are not the same.
func beside(left, right string, a, b report.Lines) report.Columns {
	columns := report.Columns{Heads: [2]string{left, right}}
	for i := range min(len(a), len(b)) {
		a[i].Differs = a[i].Text != b[i].Text
		b[i].Differs = a[i].Differs
	}
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
	return columns
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
	w.add(report.Heading(d.Name), report.Text{Lead: "With it",
		Says: wording.Capitalized(strings.TrimSuffix(d.Class.Words()+". "+wording.Capitalized(d.Why), ". ")) + "."})
	if d.Question != "" {
		w.add(report.Text{Lead: "Question", Says: d.Question})
	}
	if d.Ruling != "" {
		w.add(report.Text{Lead: "Ruling", Says: d.Ruling})
	}
	w.columns(variant, d)
	changed := report.Columns{Heads: [2]string{"In the end, as it is", "With “" + variant + "”"}}
	for i, c := range d.Changed() {
		if i == 8 {
			break
		}
		changed.Rows = append(changed.Rows, report.Row{Left: &report.Line{Text: wording.Capitalized(orDash(c.A))},
			Right: &report.Line{Text: wording.Capitalized(orDash(c.B))}})
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
		columns.Rows = append(columns.Rows, report.Row{Left: d.Now.line(row.LineA, !row.Same),
			Right: d.Then.line(row.LineB, !row.Same)})
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
		lines = append(lines, report.Line{Text: fmt.Sprintf("%s: %s (%s)",
			wording.Capitalized(d.Class.Words()), d.Name, d.File)})
	}
	w.add(report.Heading("Further rulings"), lines)
}

// search tells what a search found.
func (w *reporter) search(v *scenario.Variant, r *SearchResult) {
	w.add(report.Heading("Positions where “" + v.Name + "” differs"))
	if len(r.Found) == 0 {
		w.add(report.Text{Says: fmt.Sprintf("None was found in %d games; in %d of them the change came into play.",
			r.Games, r.Used)})
		return
	}
	w.add(report.Text{Says: fmt.Sprintf("%d games were played both ways; in %d of them the change came into play, "+
		"and %d came to a difference. These are the smallest positions that show one.", r.Games, r.Used, r.Differ)})
	for i, f := range r.Found {
		if len(r.Found) > 1 {
			w.add(report.Heading(fmt.Sprintf("Position %d of %d", i+1, len(r.Found))))
		}
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
	if b, err := playing.NewSandbox(s); err == nil {
		w.add(report.Pictures{ruling.Picture("The position", b)})
	}
	w.add(report.Columns{Heads: [2]string{"As it is", "With “" + v.Name + "”"}, Rows: sayRows(f)})
	if c, err := NewVersions(w.lib, v).Compare("found", []byte(f.Text)); err == nil {
		w.columns(v.Name, c)
	}
	w.add(report.Text{Says: "The position as a file, which Canterlaw opens:"}, report.Code(f.Text))
}

// sayRows puts what both versions come to beside each other.
func sayRows(f *Found) (rows []report.Row) {
	for i := range max(len(f.A), len(f.B)) {
		row := report.Row{}
		if i < len(f.A) {
			row.Left = &report.Line{Text: wording.Capitalized(f.A[i]), Bold: true}
		}
		if i < len(f.B) {
			row.Right = &report.Line{Text: wording.Capitalized(f.B[i]), Bold: true}
		}
		rows = append(rows, row)
	}
	return rows
}

func orDash(text string) string {
	if text == "" {
		return "—"
	}
	return text
}
