package sandbox

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/lab"
	"canterlaw/report"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/ruling"
	"canterlaw/ui/look"
	"canterlaw/ui/pagebar"
	"canterlaw/ui/sheet"
	"canterlaw/ui/tabletop"
)

// otherwiseAddress begins the address of a link that compares the readings of a point.
const otherwiseAddress = "read-otherwise:"

// pointHere gives the disputed point that decided between the moment before at which
// somebody decided and the one that is shown; nil if none did.
func (s *Screen) pointHere() *playing.Decided {
	shown, from := s.course.Shown(), 0
	for i := s.course.At() - 1; i >= 0; i-- {
		if m := s.course.Moments()[i]; m.Kind == playing.Decides && m.Entries < shown.Entries {
			from = m.Entries
			break
		}
	}
	for _, d := range s.course.Decided() {
		if slices.ContainsFunc(d.Entries, func(e int) bool { return e >= from && e < shown.Entries }) {
			return &d
		}
	}
	return nil
}

// unsettled says that a point has decided that the rules don't settle, and offers to read
// it otherwise.
func (s *Screen) unsettled() []fyne.CanvasObject {
	if s.seenBy != board.NoPlayer {
		return nil
	}
	d := s.pointHere()
	if d == nil {
		return nil
	}
	says := fmt.Sprintf("**? The rules don’t settle this:** %s. Read here: %s %s", look.Plain(d.Point.Title),
		look.Plain(d.Point.Readings[d.Reading].Says), "[read otherwise]("+otherwiseAddress+d.Point.ID+")")
	return []fyne.CanvasObject{sheet.Flush(look.NewMarkdown(says, s.follow))}
}

// follow opens an address: readings beside each other here, all else in the reference.
func (s *Screen) follow(address string) {
	if point, isHere := strings.CutPrefix(address, otherwiseAddress); isHere {
		s.compareReadings(point)
		return
	}
	if branch, isHere := strings.CutPrefix(address, branchAddress); isHere {
		s.doWithBranch(branch)
		return
	}
	s.options.Follow(address)
}

// compared is the course as it was played beside the same decisions in a game that is played
// otherwise.
type compared struct {
	screen *Screen
	ways   []playing.Otherwise
	way    int
	other  *playing.Replayed
	why    error // why there is no other
	says   *widget.Label
	saves  saver
	rows   []lab.Row
	name   string // of the branch that is compared; "" for a game that is played otherwise
	taking func() // goes on with the branch
}

func newCompared(s *Screen) *compared {
	c := &compared{screen: s, says: widget.NewLabel("")}
	c.says.Wrapping = fyne.TextWrapWord
	return c
}

// compareReadings shows the course beside what it comes to when a disputed point is read
// otherwise, or by another edition; point is where it begins, "" for the first.
func (s *Screen) compareReadings(point string) {
	if s.sandbox == nil || s.passing != nil {
		return
	}
	if s.seenBy != board.NoPlayer {
		s.show(s.notForPlayers("Readings beside each other tell"))
		return
	}
	if len(s.sandbox.Scenario().Text) == 0 {
		s.show("✕ This was read from no file, so that it can’t be played otherwise")
		return
	}
	c := newCompared(s)
	c.ways = s.course.Ways()
	if i := slices.IndexFunc(c.ways, func(o playing.Otherwise) bool {
		return o.Point == point && point != ""
	}); i >= 0 {
		c.way = i
	}
	c.open()
}

// open plays the course otherwise and shows both.
func (c *compared) open() {
	s := c.screen
	c.rows = nil
	if c.name == "" {
		c.other, c.why = s.course.Otherwise(s.library, c.ways[c.way])
	}
	names := make([]string, len(c.ways))
	for i, way := range c.ways {
		names[i] = c.nameOf(way)
	}
	choice := look.NewSelect(names, nil)
	choice.SetSelectedIndex(c.way)
	choice.OnChanged = func(string) {
		c.way = choice.SelectedIndex()
		c.open()
	}
	takes := look.NewButton("Play on so", theme.MediaPlayIcon(), c.take)
	takes.Importance = widget.HighImportance
	takes.SetEnabled(c.why == nil)
	button := func(text string, do func()) *look.Button {
		b := look.NewButton(text, nil, do)
		b.SetEnabled(c.why == nil)
		return b
	}
	head := look.NewColumn(4,
		look.NewBar(look.NewSubheading("Beside each other"), takes, button("Copy as Markdown", c.copy),
			button("Save as PDF", c.save),
			look.NewButton("Done", theme.ConfirmIcon(), c.leave)),
		c.chooser(choice), c.says)
	c.says.SetText(c.verdict())
	body := fyne.CanvasObject(container.NewStack())
	if c.why == nil {
		body = container.NewGridWithColumns(2, c.column(false), c.column(true))
	}
	s.hold(look.NewMargin(12, look.NewFrame(head, body, container.NewStack())))
	s.cancel = c.leave
	s.options.Window.Canvas().Unfocus()
}

// chooser is where it is chosen how the game is played otherwise; a branch is what it is.
func (c *compared) chooser(choice fyne.CanvasObject) fyne.CanvasObject {
	if c.name != "" {
		return look.NewCaption("The line that is shown, and a branch beside it")
	}
	return look.NewFields(look.NewFactLabel("Otherwise"), choice)
}

// otherName is what the other column is called.
func (c *compared) otherName() string {
	if c.name != "" {
		return "Branch: " + c.name
	}
	return c.nameOf(c.ways[c.way])
}

// nameOf words a way: which point, and how it would be read.
func (c *compared) nameOf(way playing.Otherwise) string {
	for _, d := range c.screen.course.Decided() {
		if d.Point.ID == way.Point {
			return d.Point.Title + ": " + way.Words()
		}
	}
	return "By " + way.Words()
}

// verdict says what comes of it.
func (c *compared) verdict() string {
	switch {
	case c.why != nil:
		return "✕ It can’t be played so: " + c.why.Error()
	case c.other.First < 0:
		return "Both are the same: nothing that happened depends on it."
	}
	says := fmt.Sprintf("%d lines are alike; the first that differs is marked.", c.alike())
	switch c.alike() {
	case 0:
		says = "They differ from the first line on."
	case 1:
		says = "One line is alike; the first that differs is marked."
	}
	if c.other.Stopped != nil {
		says += " Then the same can’t be decided any more: " + playing.ReasonOf(c.other.Stopped)
	}
	if len(c.other.Skipped) > 0 {
		says += " Nobody is asked any more: " + strings.Join(c.other.Skipped, "; ")
	}
	return says
}

// trails are the lines of both, but for remarks.
func (c *compared) trails() (now, then []playing.Line) {
	plain := func(lines []playing.Line) []playing.Line {
		return slices.DeleteFunc(slices.Clone(lines), func(l playing.Line) bool { return l.IsRemark() })
	}
	return plain(c.screen.course.WholeTrail(board.NoPlayer)), plain(c.other.WholeTrail(board.NoPlayer))
}

// alike is how many lines are the same before the first that differs.
func (c *compared) alike() int {
	rows, first := c.beside()
	same := 0
	for _, r := range rows[:first] {
		if r.Same {
			same++
		}
	}
	return same
}

// beside are the lines of both beside each other, and the place of the first row that
// differs in what happens.
func (c *compared) beside() (rows []lab.Row, first int) {
	now, then := c.trails()
	if c.rows == nil {
		both := lab.Comparison{Now: &lab.Side{Lines: now}, Then: &lab.Side{Lines: then}}
		c.rows = both.Rows()
	}
	inNow, inThen := playing.FirstOtherwise(now, then)
	for first < len(c.rows) {
		if r := c.rows[first]; !r.Same && (r.LineA >= inNow || r.LineB >= inThen) {
			break
		}
		first++
	}
	return c.rows, first
}

// linesBefore is how many lines stand above the first that differs.
const linesBefore = 2

// column is one side: how it is read, the table at the end, and the trail around the first
// moment that differs, each line beside the same one of the other side.
func (c *compared) column(other bool) fyne.CanvasObject {
	s := c.screen
	lines, then := c.trails()
	course, beside, name := s.course, c.other.Course, "As it was played"
	if other {
		lines, course, beside, name = then, beside, course, c.otherName()
	}
	all, first := c.beside()
	list := look.NewSideList(nil, s.options.Follow)
	list.SetRows(c.columnRows(all, first, lines, other))
	table, differs := tabletop.New(tabletop.Acts{}), endOf(beside)
	table.Draw(endOf(course))
	table.ShowWhereOther(&differs)
	head := look.NewSubheading(name) // in one line, so that both tables begin at the same height
	head.Wrapping, head.Truncation = fyne.TextWrapOff, fyne.TextTruncateEllipsis
	frame := look.NewFrame(look.NewColumn(2, head,
		look.NewCaption("The table at the end, and what leads to it:")),
		container.New(tableAbove{}, table, list.Content), container.NewStack())
	return look.NewMargin(4, frame)
}

// tableAbove has a table above a list, of the same height, where there is room for both; it
// asks for little, so that the window need not grow for it.
type tableAbove struct{}

// leastForBoth is the height in which there is room for a table and a list.
const leastForBoth = 420

// Layout implements fyne.Layout.
func (tableAbove) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	high := float32(0)
	if size.Height >= leastForBoth {
		high = size.Height / 2
	}
	setShown(objects[0], high > 0)
	put(objects[0], 0, 0, size.Width, high)
	put(objects[1], 0, high, size.Width, size.Height-high)
}

// MinSize implements fyne.Layout.
func (tableAbove) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(160, 120) }

// endOf is the table as a course leaves it.
func endOf(course *playing.Course) tabletop.Picture {
	return PictureAt(course, len(course.Moments())-1)
}

// PictureAt is the table at a moment of a course, to be looked at: what the moment is about is
// marked on the way there, and not where the course ends.
func PictureAt(course *playing.Course, moment int) tabletop.Picture {
	then, told := course.AsAt(moment), map[board.CardID]bool{}
	if moment < len(course.Moments())-1 {
		for _, of := range course.Moments()[moment].Cards {
			told[of.Card] = true
		}
	}
	return newView(then, func(subject) {}, nobody).picture(marks{told: told}, then.Faceoff())
}

// columnRows are the rows of one side, of lines beside each other: from shortly before the
// first that differs. Where only the other side has a line, a dash stands for it.
func (c *compared) columnRows(all []lab.Row, first int, lines []playing.Line, other bool) []look.TextRow {
	from := first - linesBefore
	if first == len(all) {
		from = 0 // nothing differs
	}
	var rows []look.TextRow
	for i, r := range all {
		line := r.LineA
		if other {
			line = r.LineB
		}
		switch {
		case i < from:
			continue
		case line < 0:
			rows = append(rows, look.TextRow{Markdown: "–", Marked: i == first, Quiet: true})
			continue
		}
		l := &lines[line]
		text := c.screen.links.LinkNames(l.Text, look.Plain)
		if !r.Same {
			text = "**≠ " + text + "**"
		}
		row := look.TextRow{Markdown: text, Indent: l.Depth, Marked: i == first, Quiet: l.Quiet}
		if l.Rule != "" {
			row.Right = fmt.Sprintf("[%s](%s)", l.Rule, look.Address("rule", l.Rule))
		}
		rows = append(rows, row)
	}
	return rows
}

// document is the comparison to be read elsewhere.
func (c *compared) document() *report.Document {
	s := c.screen
	now, then := c.trails()
	rows, _ := c.beside()
	columns := report.Columns{Heads: [2]string{"As it was played", c.otherName()}}
	for _, r := range rows {
		row := report.Row{}
		if r.LineA >= 0 {
			l := ruling.Line(&now[r.LineA])
			l.Differs = !r.Same
			row.Left = &l
		}
		if r.LineB >= 0 {
			l := ruling.Line(&then[r.LineB])
			l.Differs = !r.Same
			row.Right = &l
		}
		columns.Rows = append(columns.Rows, row)
	}
	made := s.options.Now()
	return &report.Document{Title: s.Title(), Under: "Two ways to play it, compared on " +
		made.Format("2 January 2006"), Made: made,
		Blocks: []report.Block{report.Text{Says: c.verdict()}, columns}}
}

func (c *compared) copy() {
	fyne.CurrentApp().Clipboard().SetContent(c.document().Markdown())
	c.tell("✓ Both are copied.")
}

// save writes a PDF into the folder in which something was saved last.
func (c *compared) save() {
	var pdf bytes.Buffer
	path := filepath.Join(pagebar.LastFolder(), strings.ReplaceAll(spelling.Fold(c.screen.Title()),
		" ", "-")+"-compared.pdf")
	if err := c.document().PDF(&pdf); err != nil {
		c.tell("✕ " + err.Error())
		return
	}
	c.tell(c.saves.save(path, pdf.Bytes()))
}

// saver saves files, and one that is there already only when asked once more.
type saver struct{ replace string } // the file that is there and is replaced next; "" for none

// save writes a file and says what came of it.
func (s *saver) save(path string, content []byte) string {
	replaces := path == s.replace
	s.replace = ""
	err := pagebar.Save(path, content, replaces)
	switch {
	case errors.Is(err, fs.ErrExist):
		s.replace = path
		return "✕ " + path + " is there already: press once more to replace it"
	case err != nil:
		return "✕ " + err.Error()
	}
	return "✓ Saved as " + path
}

func (c *compared) tell(says string) {
	c.says.SetText(says)
	c.screen.holder.Refresh()
}

// leave goes back to the table.
func (c *compared) leave() {
	c.screen.cancel = nil
	c.screen.hold(c.screen.player)
	c.screen.show("")
}

// take goes on with the game as it is played otherwise, at the first moment that differs.
func (c *compared) take() {
	s := c.screen
	s.cancel = nil
	if c.why != nil {
		return
	}
	if c.taking != nil {
		c.taking()
		return
	}
	at, first := s.course.At(), c.other.First
	if first < 0 {
		first = min(at, len(c.other.Moments())-1)
	}
	if kept := s.kept.of[s.sandbox]; kept != nil {
		s.kept.of[c.other.Sandbox] = kept // it stays the same game, and file
	}
	c.other.GoTo(first)
	s.course = c.other.Course
	s.resumeIn(c.other.Sandbox)
	s.arrive()
}
