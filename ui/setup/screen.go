// Package setup is the screen on which a position is set up: its table, one field in
// which cards, places and whole lines are typed, the marks of the card that is chosen,
// what keeps the position from running, and its line.
//
// What a position is and how it changes is package position's doing; this package shows
// it and hands over what is typed and tapped. The sandbox runs it.
package setup

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/search"
	"canterlaw/search/cardquery"
	"canterlaw/ui/look"
	"canterlaw/ui/tabletop"
)

// Options tells the screen about its surroundings.
type Options struct {
	Window fyne.Window
	// Run plays what has been set up, or says why it can't.
	Run func(*scenario.Scenario) error
	// Leave goes to the list of scenarios, and Decks to where decks are chosen for a game.
	Leave, Decks func()
	// Follow opens an address such as "rule:504.2".
	Follow func(address string)
	// TitleChanged is told what the position is called.
	TitleChanged func(title string)
	// Background does work while the window goes on; nil for a goroutine.
	Background func(work func())
	// OnMain does what such work leaves to the interface; nil for the toolkit's way.
	OnMain func(work func())
	// Keep writes a draft and tells on the interface's goroutine what came of it; nil for
	// at once.
	Keep func(d *kept.Draft, text []byte, told func(error))
	// Kept is told whether the position is kept as it is now, and of failures why not; nil
	// for nobody.
	Kept func(says string, failed bool)
}

// Screen is where positions are set up. It is used on the interface's goroutine.
type Screen struct {
	// Content is what the sandbox shows.
	Content fyne.CanvasObject

	options Options
	seen    bool // has been in view
	library *rulesdb.Library
	cards   *position.Cards  // nil until there is a library
	query   *cardquery.Cards // made when it is first asked

	draft          *position.Draft
	marked         position.Place
	chosen         *position.Card
	held           *card.Face          // what is being dragged, where it goes on a card; nil for nothing
	asking         *question           // what the field asks for, nil for cards
	figures        *figures            // what the engine counts; nil where it can't run, or isn't known yet
	obstacles      []position.Obstacle // what keeps the position from running
	checks         int                 // how many times that was looked for
	notice         string              // what came of the latest thing done
	inLine         bool                // the line at the foot has the focus
	lineNow        string              // the position's line, whatever is typed there
	lineLeft       string              // a line that was typed and left, as it can't be read
	unsaid         []string            // what the position has and its line has no words for
	isTypedNew     bool                // what is typed, of which nothing has been made yet
	isShowingTyped bool                // in the next picture
	understood     understood          // what is made of what is typed, but for what is new
	runsWithout    string              // what was typed and can't be read, as that was told to who runs
	pick           int                 // of the cards found
	happenedAt     position.Area       // whose history is shown
	happenedOf     *position.Card      // likewise
	naming         bool                // the field asks for a name to save under
	shelf          *kept.Shelf         // nil without a library folder, as the draft on it
	keeping        *kept.Draft
	drafts         map[string]*kept.Draft // by the ids of the positions
	saved          []byte                 // the file, as it was saved or opened under a name
	kept           string                 // where the draft stands, or why not
	unkept         bool                   // it could not be kept
	keepings       int                    // how many times it was handed over to be kept
	overlay        interface{ Hide() }    // the menu or dialog that was opened last
	doing          int                    // how deep once is in itself
	owed           bool                   // what is shown is to be drawn at its end

	field  *field
	table  *tabletop.Table
	panel  *look.Page
	line   *look.Entry
	atFoot *footLayout
	undo   *look.Button
	redo   *look.Button
	turn   *turnBar
	halves *look.Halves
}

// question is what the field asks for in place of cards.
type question struct {
	says   string
	answer func(text string) error // by what is typed
	card   func(*position.Card) error
	place  func(position.Place) error
	goesOn *card.Face // what is to go on a card, which lights those that take it
}

// New makes the screen, with an empty table.
func New(o Options) *Screen {
	if o.Background == nil {
		o.Background = func(work func()) { go work() }
	}
	if o.OnMain == nil {
		o.OnMain = fyne.Do
	}
	if o.Keep == nil {
		o.Keep = func(d *kept.Draft, text []byte, told func(error)) { told(d.Keep(text)) }
	}
	if o.Kept == nil {
		o.Kept = func(string, bool) {}
	}
	s := &Screen{options: o, draft: position.NewDraft(identified(position.New())), drafts: map[string]*kept.Draft{}}
	s.marked = s.draft.Places()[0]
	s.field = newField(s)
	s.table = s.newTable()
	s.panel = look.NewPanelPage()
	s.turn = newTurnBar(s)
	panel := look.NewBelowEntry(s.field, s.panel.Content)
	side := container.NewStack(look.NewGround(look.ColorPanel), panel)
	scroll := container.NewVScroll(s.table)
	s.halves = look.NewHalves(0.735, scroll, side, [2]string{"Table", "Set up"})
	s.halves.Beside = panelBeside
	s.halves.OnShown = func(part int) { // to the row in which cards are put, where the table has no room
		if part == 0 && s.marked.Side == position.Avery {
			scroll.ScrollToBottom()
		}
	}
	foot := look.NewMargin(6, s.foot())
	s.halves.Below = func(size fyne.Size) float32 { return panelBelow(size, foot.MinSize().Height) }
	s.Content = look.NewFrame(s.turn.content, s.halves.Content, foot)
	return s
}

// foot is the row at the foot: what can be taken back, the position's line, and saving.
func (s *Screen) foot() fyne.CanvasObject {
	s.undo = look.NewButton("", theme.ContentUndoIcon(), s.Undo)
	s.redo = look.NewButton("", theme.ContentRedoIcon(), s.Redo)
	s.line = look.NewEntry("nothing yet: Avery’s turn 3, Main Phase, 0 : 0 points", s.takeLine)
	s.line.TextStyle.Monospace = true
	s.line.Pasted = position.InOneLine
	leftOut := widget.NewLabel("")
	leftOut.Hide()
	buttons := []*look.Button{look.NewButton("Copy line", theme.ContentCopyIcon(), s.copyLine),
		look.NewButton("Open …", theme.FolderOpenIcon(), s.openFile),
		look.NewButton("Save", theme.DocumentSaveIcon(), s.Save)}
	atRest := newLineAtRest(s)
	s.line.Focuses = s.lineFocused
	s.line.OnChanged = func(string) {
		if s.inLine {
			s.showPanel()
		}
	}
	f := &footLayout{undo: s.undo, redo: s.redo, line: s.line, atRest: atRest, leftOut: leftOut, buttons: buttons}
	for _, b := range buttons {
		f.words = append(f.words, b.Text)
	}
	s.atFoot = f
	f.content = container.New(f, s.undo, s.redo, s.line, atRest, leftOut, buttons[0], buttons[1], buttons[2])
	return f.content
}

// SetLibrary gives the screen the cards, and with the library's folder the position
// that was being set up when the program ended.
func (s *Screen) SetLibrary(library *rulesdb.Library) {
	words, err := search.PlayersWords()
	if err != nil {
		s.notice = "✕ " + err.Error()
	}
	first := s.shelf == nil
	s.library, s.cards, s.query = library, position.NewCards(library, words), nil
	if first {
		s.takeUp()
	}
	s.show()
}

// Position is what is being set up.
func (s *Screen) Position() *position.Position { return s.draft.Position }

// Title is what the position is called.
func (s *Screen) Title() string {
	if title := s.draft.Title(); title != "" {
		return title
	}
	return untitled
}

const untitled = "Untitled position"

// Begin begins with an empty table; what was there can be brought back.
func (s *Screen) Begin() {
	if !s.draft.IsEmpty() {
		s.replace(position.New())
	}
	s.begun("")
}

// Take sets up from a file's text, as a position of its own; what was there can be
// brought back.
func (s *Screen) Take(name string, text []byte) error {
	p, err := position.Read(s.library, name, text)
	if err != nil {
		return err
	}
	p.Own()
	s.take(p)
	s.begun("✓ Set up from “" + p.Title() + "”")
	return nil
}

// IsLine reports whether a text is the line of a position: it names a place, and what lies
// there.
func (s *Screen) IsLine(text string) bool {
	if s.cards == nil || !position.NamesPlace(text) {
		return false
	}
	p, _ := s.cards.Parse(text)
	return !p.IsEmpty()
}

// TakeLine sets up from a line, as a position of its own; what can't be read of it is told.
func (s *Screen) TakeLine(line string) {
	p, faults := s.cards.Parse(line)
	s.take(p)
	notice := "✓ Set up from the line."
	if len(faults) > 0 {
		notice = "✕ Not all of the line can be read: " + faults[0].Error()
	}
	s.begun(notice)
	if len(faults) > 0 {
		s.leaveUnread(line, faults)
	}
}

// take goes on with a position of its own.
func (s *Screen) take(p *position.Position) {
	if s.draft.IsEmpty() && !s.draft.CanUndo() {
		s.draft = position.NewDraft(identified(p))
		s.startDraft("")
	} else {
		s.replace(p)
	}
}

// TakeNow sets up from the state of a game, as a position of its own; what was there can
// be brought back. What a position can't say of the game is told.
func (s *Screen) TakeNow(c *scenario.Scenario, state *board.State) error {
	p, leftOut, err := s.cards.Now(c, state)
	if err != nil {
		return err
	}
	s.take(p)
	s.begun(without("✓ Set up from the moment that was shown.", leftOut))
	return nil
}

// CopyLineOf copies the line of the state of a game, and says what the line leaves out.
func (s *Screen) CopyLineOf(c *scenario.Scenario, state *board.State) (notice string, err error) {
	line, leftOut, err := s.LineOf(c, state)
	if err != nil {
		return "", err
	}
	fyne.CurrentApp().Clipboard().SetContent(line)
	return without(lineCopied, leftOut), nil
}

// LineOf is the line of the state of a game, and what the line leaves out.
func (s *Screen) LineOf(c *scenario.Scenario, state *board.State) (line string, leftOut []string, err error) {
	p, unsaid, err := s.cards.Now(c, state)
	if err != nil {
		return "", nil, err
	}
	line, leftOut = s.cards.Line(p)
	return line, append(leftOut, unsaid...), nil
}

const lineCopied = "✓ The line is copied."

// without says what something leaves out.
func without(says string, leftOut []string) string {
	if len(leftOut) > 0 {
		says += " It leaves out: " + strings.Join(leftOut, "; ") + "."
	}
	return says
}

// replace puts another position in the place of this one. What was there can be brought
// back, and its own draft stays on the shelf.
func (s *Screen) replace(p *position.Position) {
	s.draft.Replace(identified(p))
	s.startDraft("")
}

func (s *Screen) begun(notice string) {
	s.once(func() {
		s.chosen, s.asking, s.naming, s.notice, s.runsWithout = nil, nil, false, notice, ""
		s.marked = s.draft.Places()[0]
		s.field.SetText("")
		s.forgetLine()
		s.changed()
	})
	s.Focus()
}

// Focus puts the keyboard into the field.
func (s *Screen) Focus() {
	if fyne.CurrentDevice().IsMobile() {
		return // it would open a keyboard over the table
	}
	s.halvesShowAll()
	s.options.Window.Canvas().Focus(s.field)
}

// halvesShowAll brings the field into view on a small canvas.
func (s *Screen) halvesShowAll() { s.halves.Show(1) }

// change changes the position and shows what came of it. A change that can't be has to
// leave everything as it was.
func (s *Screen) change(change func(p *position.Position) error) {
	s.notice = ""
	s.draft.Change(func(p *position.Position) bool {
		if err := change(p); err != nil {
			s.notice = "✕ " + wording.Capitalized(err.Error()) + "."
			return false
		}
		return true
	})
	s.changed()
}

// changed keeps the position and shows it.
func (s *Screen) changed() {
	s.keepDraft()
	s.check()
	s.show()
}

// Undo takes the latest change back.
func (s *Screen) Undo() { s.back((*position.Draft).Undo) }

// Redo makes it again.
func (s *Screen) Redo() { s.back((*position.Draft).Redo) }

func (s *Screen) back(step func(*position.Draft)) {
	before, chosen := s.draft.All(), s.chosen
	step(s.draft)
	s.followDraft()
	s.notice, s.chosen, s.asking = "", nil, nil
	if chosen != nil {
		s.chosen = s.draft.Same(before, chosen)
	}
	if d := s.marked.Area.Dilemma; d != nil {
		s.marked = s.draft.Places()[0]
	}
	s.changed()
}

// InView draws the screen when it first comes into view: fonts are read for it, and many
// visits never come here.
func (s *Screen) InView() {
	if !s.seen {
		s.seen = true
		s.show()
	}
}

// once does several things at one press, after which everything is drawn once.
func (s *Screen) once(do func()) {
	s.doing++
	do()
	s.doing--
	if s.doing == 0 && s.owed {
		s.owed = false
		s.show()
	}
}

// isLater reports whether what is shown is drawn at the end of what is being done, as it
// is then.
func (s *Screen) isLater() bool {
	s.owed = s.owed || s.doing > 0
	return s.doing > 0
}

// show draws everything as it stands.
func (s *Screen) show() {
	if !s.seen || s.isLater() {
		return
	}
	s.turn.show()
	s.table.Draw(s.picture())
	line := ""
	if s.cards != nil {
		line, s.unsaid = s.cards.Line(s.draft.Position)
	}
	s.showPanel()
	s.undo.SetEnabled(s.draft.CanUndo())
	s.redo.SetEnabled(s.draft.CanRedo())
	s.showLine(line)
	s.options.TitleChanged(s.Title())
}
