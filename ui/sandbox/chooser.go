package sandbox

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/ui/look"
)

// chooser is where a scenario is chosen: all of them, or those that have the
// words that are typed.
type chooser struct {
	// Content is what the screen shows.
	Content *fyne.Container

	canvas fyne.Canvas
	open   func(scenario.Head)
	goOn   *fyne.Container // the way back to what was left, empty if nothing was
	filter *look.Entry
	tally  *look.Text // how many there are
	list   *look.TextList

	all   []scenario.Head
	words [][]string      // of each: its title, its question and the rules that it rests on
	shown []scenario.Head // that have the words of the filter

	own      []kept.Entry // the user's, the newest first
	ownShown []kept.Entry // that have the words of the filter; they stand first
	openKept func(file string)
	openMine func()
	mine     *look.Button
	failure  string // why there are none
}

func newChooser(canvas fyne.Canvas, open func(scenario.Head), newGame, newPosition func()) *chooser {
	c := &chooser{canvas: canvas, open: open, goOn: look.NewColumn(0), tally: look.NewCaption("")}
	c.list = look.NewTextList(nil, c.openRow, func(string) {})
	c.filter = look.NewEntry("Words or rules, such as: exhausted 514.4", c.openFirst)
	c.filter.OnChanged = func(string) { c.fill() }
	game := look.NewButton("New game", theme.ContentAddIcon(), newGame)
	position := look.NewButton("New position", theme.DocumentCreateIcon(), newPosition)
	position.Importance = widget.HighImportance
	c.mine = look.NewButton("Yours", theme.FolderIcon(), func() { c.openMine() })
	c.mine.Hide()
	says := look.NewText("Choose a position. It can be stepped forward and back, changed by hand and played on differently. Or set up a position of your own, or play a game from its start.")
	head := look.NewMargin(16, look.NewReadingColumn(look.NewHeading("What happens here?"), says, c.goOn, look.NewGap(8),
		container.NewHBox(position, game, c.mine), look.NewGap(8), c.filter, c.tally))
	c.Content = container.New(saysWhereRoom{says}, look.NewFrame(head, c.list.Content, container.NewStack()))
	return c
}

// saysWhereRoom leaves out what is said above a list where the list would have no room.
type saysWhereRoom struct{ says fyne.CanvasObject }

// Layout implements fyne.Layout.
func (l saysWhereRoom) Layout(objects []fyne.CanvasObject, size fyne.Size) {
	setShown(l.says, size.Height >= lowFrom-trackHeight)
	objects[0].Resize(size)
}

// MinSize implements fyne.Layout.
func (l saysWhereRoom) MinSize(objects []fyne.CanvasObject) fyne.Size {
	least := objects[0].MinSize()
	if l.says.Visible() {
		least.Height -= l.says.MinSize().Height
	}
	return least
}

// set gives the scenarios to choose from, in their order.
func (c *chooser) set(scenarios []scenario.Head) {
	c.all, c.words = scenarios, make([][]string, len(scenarios))
	for i, s := range scenarios {
		c.words[i] = wordsOf(s.Title + " " + s.Question + " " + rulesOf(s))
	}
	c.fill()
}

// fill lists the scenarios that have all words of the filter.
func (c *chooser) fill() {
	wanted := wordsOf(c.filter.Text)
	c.shown, c.ownShown = nil, nil
	var rows []look.TextRow
	for _, e := range c.own {
		if !haveAll(wordsOf(e.Title+" "+e.Words+" "+strings.Join(e.Cards, " ")+" yours"), wanted) {
			continue
		}
		text := "**Yours: " + look.Plain(described(e)) + "**"
		if e.Err != nil {
			text = "✕ " + look.Plain(e.File+": "+e.Err.Error())
		}
		c.ownShown = append(c.ownShown, e)
		rows = append(rows, look.TextRow{Markdown: text})
	}
	for i, s := range c.all {
		if haveAll(c.words[i], wanted) {
			c.shown = append(c.shown, s)
			rows = append(rows, look.TextRow{Markdown: fmt.Sprintf("**%s** · %s\n\n%s", look.Plain(s.Title), look.Plain(rulesOf(s)), look.Plain(s.Question))})
		}
	}
	c.tally.Segments[0].(*widget.TextSegment).Text = c.failure + c.tallied()
	c.tally.Refresh()
	c.list.SetRows(rows)
	c.list.ScrollToTop()
}

// tallied says how many scenarios there are, and how many have the words.
func (c *chooser) tallied() string {
	switch {
	case len(c.shown) == len(c.all):
		return count(len(c.all), "position")
	case len(c.shown) == 0 && len(c.ownShown) > 0:
		return count(len(c.ownShown), "position or game") + " of yours."
	case len(c.shown) == 0:
		return fmt.Sprintf("None of %s has all of these words: try fewer, or their beginnings.", count(len(c.all), "position"))
	}
	return fmt.Sprintf("%d of %s. Enter opens the first.", len(c.shown), count(len(c.all), "position"))
}

// rulesOf lists the rules that a scenario's ruling rests on.
func rulesOf(s scenario.Head) string {
	numbers := make([]string, len(s.Rules))
	for i, n := range s.Rules {
		numbers[i] = n.String()
	}
	return strings.Join(numbers, ", ")
}

// openFirst opens the first scenario of the list.
func (c *chooser) openFirst() {
	if len(c.ownShown)+len(c.shown) > 0 {
		c.openRow(0)
	}
}

// openRow opens what is in a row of the list.
func (c *chooser) openRow(i int) {
	if i < len(c.ownShown) {
		c.openKept(c.ownShown[i].File)
		return
	}
	c.open(c.shown[i-len(c.ownShown)])
}

// setOwn gives what the user has kept, which stands first.
func (c *chooser) setOwn(entries []kept.Entry, err error) {
	c.own, c.failure = entries, ""
	if err != nil {
		c.failure = "✕ " + err.Error() + " "
	}
	c.mine.Show()
	c.fill()
}

// way is a way back to what was left.
type way struct {
	title string
	open  func()
}

// offerToGoOn shows the ways back to what was left.
func (c *chooser) offerToGoOn(ways ...way) {
	c.goOn.Objects = nil
	for _, w := range ways {
		c.goOn.Objects = append(c.goOn.Objects, look.NewChoice("← Back to "+w.title, w.open))
	}
	c.goOn.Refresh()
}

// focus has the filter take what is typed, where that opens no keyboard on the
// screen.
func (c *chooser) focus() {
	if fyne.CurrentDevice().IsMobile() {
		c.enterList()
	} else {
		c.canvas.Focus(c.filter)
	}
}

// enterList has the arrow keys choose from the list.
func (c *chooser) enterList() { c.canvas.Focus(c.list.Focusable()) }

// clear returns to the filter, or if it is there already, to all scenarios.
func (c *chooser) clear() {
	if c.canvas.Focused() == c.filter {
		c.filter.SetText("")
	}
	c.focus()
}
