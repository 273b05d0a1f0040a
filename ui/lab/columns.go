package lab

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/lab"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
	"canterlaw/ui/tabletop"
)

// Both courses of a ruling stand beside each other, stepped together, with the table beneath
// each as it is by then.

// show puts both courses of a ruling beside each other, up to the first difference; variant is
// what the other version is called.
func (p *Page) show(c *lab.Comparison, variant string) {
	p.shown, p.variant, p.rows = c, variant, c.Rows()
	p.at, p.whole = 0, false
	p.courses = [2]*playing.Course{c.Now.Course(), c.Then.Course()}
	for i := range p.tables {
		p.tables[i] = tabletop.New(tabletop.Acts{})
	}
	p.toDifference()
}

// ShowsColumns reports whether both courses of a ruling are shown, instead of all differences.
func (p *Page) ShowsColumns() bool { return p.shown != nil }

// Step steps both columns by so many lines; it reports whether any are shown.
func (p *Page) Step(lines int) bool {
	if p.shown == nil {
		return false
	}
	p.at = max(min(1, len(p.rows)), min(len(p.rows), p.at+lines))
	p.redraw()
	return true
}

// toDifference steps both columns to the next difference.
func (p *Page) toDifference() {
	for p.at < len(p.rows) {
		p.at++
		if !p.rows[p.at-1].Same {
			break
		}
	}
	p.redraw()
}

// leaveColumns goes back to all differences.
func (p *Page) leaveColumns() {
	p.shown, p.rows, p.position, p.courses = nil, nil, "", [2]*playing.Course{}
	p.redraw()
}

// mostChanged is how many things are listed that are otherwise in the end.
const mostChanged = 4

// between is how far apart both columns stand.
const between = 16

// columns shows both courses beside each other, as far as they were stepped.
func (p *Page) columns() []fyne.CanvasObject {
	c := p.shown
	says := capital(c.Class.Words())
	if c.Why != "" {
		says += ": " + c.Why
	}
	objects := []fyne.CanvasObject{look.NewWide(0, look.NewSubheading(c.Name+" – "+says))}
	question, ruling := look.NewText(c.Question), look.NewText("Ruling: "+c.Ruling)
	switch {
	case c.Question == "":
	case c.Ruling == "" || p.position != "": // of what a search found, both stand beneath
		objects = append(objects, look.NewWide(0, question))
	default:
		objects = append(objects, p.beside(question, ruling))
	}
	objects = append(objects, look.NewWide(0, look.NewInset(p.steps())))
	objects = append(objects, p.trails()...)
	objects = append(objects, p.tablesBeneath()...)
	return append(append(objects, p.ends()...), look.NewGap(8))
}

// ends says what is otherwise in the end.
func (p *Page) ends() (objects []fyne.CanvasObject) {
	changed := p.shown.Changed()
	if len(changed) == 0 {
		return nil
	}
	objects = append(objects, look.NewGap(8), p.beside(look.NewCaption("In the end"), look.NewCaption("In the end")))
	for _, change := range changed[:min(mostChanged, len(changed))] {
		objects = append(objects, p.versions(look.NewText(capital(change.A)), look.NewText(capital(change.B))))
	}
	return objects
}

// beside puts something of each version beside each other, as wide as the page.
func (p *Page) beside(first, second fyne.CanvasObject) fyne.CanvasObject {
	return look.NewWide(0, look.NewInset(look.NewColumns(between, first, second)))
}

// versions puts something of the game as it is and of the variant beside each other.
func (p *Page) versions(now, then fyne.CanvasObject) fyne.CanvasObject {
	return p.beside(p.inOrder(now, then))
}

// inOrder gives which of the game as it is and of the variant stands first: of an erratum what was before it.
func (p *Page) inOrder(now, then fyne.CanvasObject) (first, second fyne.CanvasObject) {
	if p.erratum != "" {
		return then, now
	}
	return now, then
}

// sides are the columns of the game as it is and of the variant.
func (p *Page) sides() (now, then look.Side) {
	if p.erratum != "" {
		return look.SecondHas, look.FirstHas
	}
	return look.FirstHas, look.SecondHas
}

// heads are what stands above both columns, with a remark beside the first.
func (p *Page) heads(variant, remark string) fyne.CanvasObject {
	first, second := asItIs, "With “"+variant+"”"
	if p.erratum != "" {
		first, second = beforeErratum, asItIs
	}
	return p.beside(look.NewNumbered(true, first, remark), look.NewNumbered(false, second, ""))
}

const (
	asItIs        = "As it is"
	beforeErratum = "As it was"
)

// steps is what steps both columns together.
func (p *Page) steps() fyne.CanvasObject {
	icon := func(icon fyne.Resource, enabled bool, by int) *look.Button {
		b := look.NewButton("", icon, func() { p.Step(by) })
		b.SetEnabled(enabled)
		return b
	}
	isBehind, goesOn := p.at > 1, p.at < len(p.rows)
	next := look.NewButton("To the next difference", nil, p.toDifference)
	next.SetEnabled(goesOn)
	end := look.NewButton("To the end", nil, func() { p.Step(len(p.rows)) })
	end.SetEnabled(goesOn)
	buttons := []fyne.CanvasObject{look.NewButton("All differences", theme.NavigateBackIcon(), p.leaveColumns)}
	buttons, says := append(buttons, p.ofPosition()...), ""
	if len(p.rows) > 0 {
		says = fmt.Sprintf("%d of %d lines (← →)", p.at, len(p.rows))
		buttons = append(buttons, icon(theme.MediaSkipPreviousIcon(), isBehind, -len(p.rows)),
			icon(theme.NavigateBackIcon(), isBehind, -1), icon(theme.NavigateNextIcon(), goesOn, 1), next, end)
	}
	if !p.whole && p.firstShown() > 0 {
		buttons = append(buttons, look.NewButton("All lines", nil, func() { p.whole = true; p.redraw() }))
	}
	return look.NewBar(look.NewCutCaption(says), buttons...)
}

// mostRows is how many rows of both columns are shown at once, and mostWhole where all are
// asked for.
const (
	mostRows  = 7
	mostWhole = 200
)

// linesBefore is how many lines stand above the first that differs.
const linesBefore = 2

// firstShown is the row with which both courses begin: shortly before the first that differs,
// or before where both were stepped to, unless all are to be seen.
func (p *Page) firstShown() int {
	most := mostRows
	if p.whole {
		most = mostWhole
	}
	from := max(0, p.at-most)
	first := slices.IndexFunc(p.rows, func(r lab.Row) bool { return !r.Same })
	if !p.whole && first >= 0 && p.at > first {
		from = max(from, first-linesBefore)
	}
	return from
}

// trails are the rows of both courses up to where they were stepped to.
func (p *Page) trails() (objects []fyne.CanvasObject) {
	from := p.firstShown()
	if from > 0 {
		says := wording.Count(from, "line") + " before"
		if !slices.ContainsFunc(p.rows[:from], func(r lab.Row) bool { return !r.Same }) {
			says += ", alike"
		}
		objects = append(objects, look.NewCaption(says))
	}
	remark := ""
	first := slices.IndexFunc(p.rows, func(r lab.Row) bool { return !r.Same })
	if first >= 0 && p.at == first+1 {
		remark = "the first that differs"
	}
	objects = append(objects, p.heads(p.variant, remark))
	now, then := p.sides()
	for _, row := range p.rows[from:p.at] {
		objects = append(objects, p.versions(p.line(p.shown.Now, row.LineA, row.Same, now),
			p.line(p.shown.Then, row.LineB, row.Same, then)))
	}
	return objects
}

// line is a line of a trail with its rule; nothing where the trail has none there.
func (p *Page) line(side *lab.Side, at int, same bool, only look.Side) fyne.CanvasObject {
	if side == nil || at < 0 {
		return look.NewGap(0)
	}
	of := only
	if same {
		of = look.BothHave
	}
	l := &side.Lines[at]
	return look.NewSideLine(of, l.Depth, p.library.Linker("").LinkPlain(l.Text, look.Plain), l.Rule, p.options.Follow)
}

// tableHeight is how high a table is beneath its column: with one area as wide as that, and what
// else there is under it.
const tableHeight = 520

// tablesBeneath are the tables as they are after the lines to which both were stepped.
func (p *Page) tablesBeneath() []fyne.CanvasObject {
	if p.options.Picture == nil || p.courses[0] == nil && p.courses[1] == nil {
		return nil
	}
	var pictures [2]*tabletop.Picture
	for i, course := range p.courses {
		if course != nil {
			picture := p.options.Picture(course, p.momentOf(i))
			pictures[i] = &picture
		}
	}
	var both [2]fyne.CanvasObject
	for i, picture := range pictures {
		both[i] = look.NewText("There is no table: " + p.shown.Why)
		if picture == nil {
			continue
		}
		p.tables[i].Draw(*picture)
		if other := pictures[1-i]; other != nil {
			p.tables[i].ShowWhereOther(other)
		}
		both[i] = look.NewWide(tableHeight, p.tables[i])
	}
	says := "The table after it"
	if len(p.rows) == 0 {
		says = "The table"
	}
	return []fyne.CanvasObject{look.NewCaption(says), p.versions(both[0], both[1])}
}

// momentOf is the moment of a course to which both were stepped.
func (p *Page) momentOf(side int) int {
	course := p.courses[side]
	if p.at == len(p.rows) {
		return len(course.Moments()) - 1
	}
	of, lineOf := p.shown.Now, func(r lab.Row) int { return r.LineA }
	if side == 1 {
		of, lineOf = p.shown.Then, func(r lab.Row) int { return r.LineB }
	}
	for _, row := range slices.Backward(p.rows[:p.at]) {
		if at := lineOf(row); at >= 0 && of.Lines[at].Entry >= 0 {
			return course.MomentOf(of.Lines[at].Entry)
		}
	}
	return 0
}
