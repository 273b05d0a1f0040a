package sandbox

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/scenario"
	"canterlaw/scenario/about"
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
	frame  *fyne.Container // with its head above the list

	all   []scenario.Head
	words [][]string      // of each: its title, its question and the rules that it rests on
	shown []scenario.Head // that have the words of the filter
	// find gives the ids of scenarios that a search finds, the best first, which forgives
	// misspelled words; nil until there is one.
	find func(text string) []string

	ways   *look.Tabs                      // all of them, or folders by a kind of topic
	topics func(by about.By) []about.Topic // nil until they are known
	inWays map[about.By][]about.Topic      // those that have been asked for
	folder *about.Topic                    // that is open; nil for none
	// foldersAt is how far the list of folders was scrolled when one of them was opened.
	foldersAt look.Scrolled
	opens     []func() // what the rows of the list open
	first     int      // the row that Enter opens; -1 for none

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
	names := []string{"All"}
	for _, by := range about.Ways {
		names = append(names, string(by))
	}
	empty := make([]fyne.CanvasObject, len(names))
	for i := range empty {
		empty[i] = container.NewStack()
	}
	c.ways = look.NewTabs(13, names, empty)
	c.ways.Heads.Hide() // until the topics are known
	c.ways.OnSelected = func(int) { c.openFolder(nil) }
	c.filter = look.NewEntry("Words or rules, such as: exhausted 514.4", c.openFirst)
	c.filter.OnChanged = func(string) { c.fill() }
	game := look.NewButton("New game", theme.ContentAddIcon(), newGame)
	position := look.NewButton("New position", theme.DocumentCreateIcon(), newPosition)
	position.Importance = widget.HighImportance
	c.mine = look.NewButton("Yours", theme.FolderIcon(), func() { c.openMine() })
	c.mine.Hide()
	says := look.NewText("Choose a position. It can be stepped forward and back, changed by hand and played on " +
		"differently. Or set up a position of your own, or play a game from its start.")
	head := look.NewMargin(16, look.NewReadingColumn(look.NewHeading("What happens here?"),
		says, c.goOn, look.NewGap(8),
		container.NewHBox(position, game, c.mine), look.NewGap(8), c.filter, c.ways.Heads, c.tally))
	c.frame = look.NewFrame(head, c.list.Content, container.NewStack())
	c.Content = container.New(saysWhereRoom{says}, c.frame)
	return c
}

// setHead lays the list out below its head, which may be higher now: the toolkit leaves it where it was.
func (c *chooser) setHead() { c.frame.Layout.Layout(c.frame.Objects, c.frame.Size()) }

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

// setTopics gives the folders that scenarios can stand in.
func (c *chooser) setTopics(topics func(by about.By) []about.Topic) {
	c.topics, c.inWays = topics, map[about.By][]about.Topic{}
	c.ways.Heads.Show()
	c.openFolder(nil)
}

// openFolder shows what is in a folder, or from their top all folders.
func (c *chooser) openFolder(folder *about.Topic) {
	if folder != nil {
		c.foldersAt = c.list.Scrolled()
	}
	c.folder = folder
	c.fill()
}

// closeFolder shows all folders again, where they were left.
func (c *chooser) closeFolder() {
	c.openFolder(nil)
	c.list.ScrollBack(c.foldersAt)
}

// folders are those of the way that is chosen; nil where all scenarios are listed.
func (c *chooser) folders() []about.Topic {
	if c.ways.SelectedIndex() == 0 {
		return nil
	}
	by := about.Ways[c.ways.SelectedIndex()-1]
	if _, known := c.inWays[by]; !known {
		c.inWays[by] = c.topics(by)
	}
	return c.inWays[by]
}

// row adds a row of the list.
func (c *chooser) row(rows []look.TextRow, row look.TextRow, open func()) []look.TextRow {
	c.opens = append(c.opens, open)
	return append(rows, row)
}

// fill lists the scenarios that have all words of the filter, and those that the search
// finds for them; with no words, the folders, where they stand in some.
func (c *chooser) fill() {
	c.refill()
	c.list.ScrollToTop()
}

// refill is fill, at the place of the list where it is.
func (c *chooser) refill() {
	wanted := wordsOf(c.filter.Text)
	c.shown, c.ownShown, c.opens, c.first = nil, nil, nil, -1
	var rows []look.TextRow
	if folders := c.folders(); folders != nil && c.folder == nil && len(wanted) == 0 {
		for i := range folders {
			says := fmt.Sprintf("**%s** · %s", look.Plain(folders[i].Name), count(len(folders[i].IDs), "position"))
			rows = c.row(rows, look.TextRow{Markdown: says}, func() { c.openFolder(&folders[i]) })
		}
		c.first = 0
		c.show(rows, count(len(folders), "folder")+".")
		return
	}
	if c.folder != nil {
		rows = c.row(rows, look.TextRow{Markdown: "← **" + look.Plain(c.folder.Name) + "**"}, c.closeFolder)
	}
	c.first = len(rows)
	if c.folder == nil {
		rows = c.ownRows(rows, wanted)
	}
	main := ""
	for _, s := range c.found(wanted) {
		row := look.TextRow{Markdown: fmt.Sprintf("**%s** · %s\n\n%s", look.Plain(s.Title), look.Plain(rulesOf(s)),
			look.Plain(s.Question))}
		if about.IsVariantOf(s.File, main) {
			row.Indent = 1
		} else {
			main = s.File
		}
		c.shown = append(c.shown, s)
		rows = c.row(rows, row, func() { c.open(s) })
	}
	if c.first == len(rows) {
		c.first = -1
	}
	c.show(rows, c.tallied())
}

// ownRows adds the user's own that have the words.
func (c *chooser) ownRows(rows []look.TextRow, wanted []string) []look.TextRow {
	for _, e := range c.own {
		if !haveAll(wordsOf(e.Title+" "+e.Words+" "+strings.Join(e.Cards, " ")+" yours"), wanted) {
			continue
		}
		text := "**Yours: " + look.Plain(described(e)) + "**"
		if e.Err != nil {
			text = "✕ " + look.Plain(e.File+": "+e.Err.Error())
		}
		c.ownShown = append(c.ownShown, e)
		rows = c.row(rows, look.TextRow{Markdown: text}, func() { c.openKept(e.File) })
	}
	return rows
}

// found gives the scenarios of the open folder, or of all, that have the words, then the
// others that the search finds; variants of a position stand behind it.
func (c *chooser) found(wanted []string) []scenario.Head {
	var found []scenario.Head
	others := map[string]scenario.Head{}
	for i, s := range c.all {
		switch {
		case c.folder != nil && !slices.Contains(c.folder.IDs, s.ID.String()):
		case haveAll(c.words[i], wanted):
			found = append(found, s)
		default:
			others[s.ID.String()] = s
		}
	}
	if len(wanted) == 0 || c.find == nil {
		return found
	}
	for _, id := range c.find(c.filter.Text) {
		if s, is := others[id]; is {
			found = append(found, s)
		}
	}
	return about.Together(found, func(s scenario.Head) string { return s.File })
}

// show shows rows and says how many there are.
func (c *chooser) show(rows []look.TextRow, tally string) {
	c.tally.Segments[0].(*widget.TextSegment).Text = c.failure + tally
	c.tally.Refresh()
	c.setHead()
	c.list.SetRows(rows)
}

// tallied says how many scenarios there are, and how many have the words.
func (c *chooser) tallied() string {
	switch {
	case c.folder != nil && len(c.filter.Text) == 0:
		return count(len(c.shown), "position") + " in " + c.folder.Name + "."
	case len(c.shown) == len(c.all):
		return count(len(c.all), "position")
	case len(c.shown) == 0 && len(c.ownShown) > 0:
		return count(len(c.ownShown), "position or game") + " of yours."
	case len(c.shown) == 0:
		return fmt.Sprintf("None of %s has all of these words: try fewer, or their beginnings.",
			count(len(c.all), "position"))
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
	if c.first >= 0 {
		c.openRow(c.first)
	}
}

// openRow opens what is in a row of the list.
func (c *chooser) openRow(i int) { c.opens[i]() }

// setOwn gives what the user has kept, which stands first.
func (c *chooser) setOwn(entries []kept.Entry, err error) {
	if err == nil && c.failure == "" && c.mine.Visible() && reflect.DeepEqual(entries, c.own) {
		return // as it is shown
	}
	c.own, c.failure = entries, ""
	if err != nil {
		c.failure = "✕ " + err.Error() + " "
	}
	c.mine.Show()
	c.refill()
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
	c.setHead()
}

// focus puts the keyboard into the filter, where that opens none on the screen.
func (c *chooser) focus() {
	if fyne.CurrentDevice().IsMobile() {
		c.enterList()
	} else {
		c.canvas.Focus(c.filter)
	}
}

// enterList puts the keyboard into the list, where the arrow keys choose.
func (c *chooser) enterList() { c.canvas.Focus(c.list.Focusable()) }

// clear returns to the filter, or if it is there already, to all scenarios, and out of
// the folder that is open.
func (c *chooser) clear() {
	switch {
	case c.canvas.Focused() != c.filter:
	case c.filter.Text == "" && c.folder != nil:
		c.closeFolder()
	default:
		c.filter.SetText("")
	}
	c.focus()
}
