// Package sandbox is the screen that answers "what happens here?": it shows a
// scenario's position, lets players act and the judge change it by hand, steps
// forward and back, shows the trail with the rule behind every line, and finds
// all outcomes. New games between two decks are played in the same way.
//
// All of it is package scenario's doing; the screen draws it and hands over
// what is tapped. Rules and cards that are tapped are opened by the shell
// (package ui).
package sandbox

import (
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/about"
	"canterlaw/scenario/kept"
	"canterlaw/scenario/playing"
	own "canterlaw/scenario/rulings"
	"canterlaw/ui/cardface"
	"canterlaw/ui/look"
	"canterlaw/ui/newgame"
	"canterlaw/ui/pagebar"
	"canterlaw/ui/setup"
	"canterlaw/ui/sheet"
	"canterlaw/ui/tabletop"
)

// Options tells the screen about its surroundings.
type Options struct {
	// Window is where the screen is shown.
	Window fyne.Window
	// TitleChanged is told what is being played, "" while a scenario is chosen.
	TitleChanged func(title string)
	// Follow opens an address such as "rule:514.4c" or "card:PR1".
	Follow func(address string)
	// KeepRuling keeps a ruling among the user's own; nil where none can be kept.
	KeepRuling func(own.Ruling)
	// Bar stands around the ruling of a scenario, which is its page; nil for one
	// that keeps things for as long as the program runs.
	Bar *pagebar.Bar
	// Random gives a number from 0 below n, for drawing cards; nil for the
	// usual randomness.
	Random func(n int) int
	// Now tells the time, by which two taps on the table are told from a double one; nil
	// for the clock.
	Now func() time.Time
	// Background does long work while the window goes on; nil for a goroutine.
	Background func(work func())
	// Keep writes a draft and tells on the interface's goroutine what came of it; nil for
	// at once.
	Keep func(d *kept.Draft, text []byte, told func(error))
}

// Screen is the sandbox screen. It is used on the interface's goroutine.
type Screen struct {
	// Content is what the shell shows.
	Content fyne.CanvasObject

	options   Options
	holder    *fyne.Container // holds the chooser, the new game, or the player
	library   *rulesdb.Library
	scenarios []scenario.Head
	chooser   *chooser
	newGame   *newgame.Screen
	setup     *setup.Screen
	kept      *keeper
	mine      *mine
	about     func() *about.Index // nil until it can be made
	pictured  bool                // whether cards are shown by the user's own pictures
	pictures  *cardface.Pictures  // nil where they aren't
	cancel    func()              // leaves the question that is asked, nil where none is
	player    *fyne.Container

	sandbox    *playing.Sandbox // nil while there is nothing to play
	course     *playing.Course  // of the sandbox: its moments
	then       *playing.Sandbox // as it was at the moment that is shown
	links      *rulesdb.Linker  // for texts about it
	draws      bool             // whether Chance is drawn at random in whole games
	hurries    bool             // whether windows in which nobody can do anything but pass go by
	stops      map[string]bool  // places of the turn at which passing stops
	left       *playing.Sandbox // what was played until Close, to go on with
	seenBy     board.Player     // who looks at the table; NoPlayer for a judge
	passing    *passing         // that goes on; nil while none does
	fault      *playing.Fault   // that the latest move came upon; nil for none
	taken      *taken           // the line that was taken over last; nil for none
	acts       acting           // what is chosen on the table
	form       form
	panelOpen  bool            // over the table, where there is room for one of them
	bar        *fyne.Container // beside the tabs of the window: the menu and the title
	inView     bool            // not behind another tab
	title      *widget.Label
	track      *track
	table      *tabletop.Table
	tableKeys  *tableKeys
	busy       *busy
	tableFrame *container.Scroll // scrolls the table where it is smaller than it must be
	panel      *fyne.Container
	decision   *decision
	hand       *byHand
	selected   *sheet.Sheet
	foot       *foot
	trail      *look.TextList
	lines      []playing.Line // of the trail
	presentRow int            // of the trail; -1 where nothing has happened
	rowLines   []int          // which of them each row of the trail shows; -1 for that of a branch
	refusedOf  board.CardID   // of which card it is listed what isn't allowed; 0 for all
	ruling     *look.TextList
	refusals   *look.TextList
	force      *look.TextList // what runs and waits
	outcomes   *outcomes
	tabs       *look.Tabs
	read       fyne.CanvasObject // the tabs, with their names above
}

// The tabs, by their places.
const (
	trailTab = iota
	rulingTab
	forceTab
	outcomesTab
	refusalsTab
)

// pictureTime is about how long a press takes to show: what its picture doesn't need is done
// afterwards.
const pictureTime = 50 * time.Millisecond

// New makes the screen; until SetScenarios there is nothing to choose from.
func New(o Options) *Screen {
	if o.Random == nil {
		o.Random = rand.IntN
	}
	afterPicture := o.Background
	if o.Background == nil {
		o.Background = func(work func()) { go work() }
		afterPicture = func(work func()) { time.AfterFunc(pictureTime, work) }
	}
	if o.Keep == nil {
		o.Keep = func(d *kept.Draft, text []byte, told func(error)) { told(d.Keep(text)) }
	}
	if o.Bar == nil {
		o.Bar = pagebar.New(pagebar.Options{Window: o.Window})
	}
	s := &Screen{options: o}
	s.kept, s.mine = newKeeper(s), newMine(s)
	if o.Now == nil {
		s.options.Now, o.Now = time.Now, time.Now
	}
	s.seenBy, s.draws, s.hurries, s.stops = board.NoPlayer, true, true, map[string]bool{}
	s.table = tabletop.New(tabletop.Acts{
		Tapped: s.tapTable, Secondary: s.selectCard, Held: s.holds, Dropped: s.drop,
		Rule:       func(number string) { o.Follow(look.Address("rule", number)) },
		BubbleMore: s.sayAllReasons, Points: s.setPoints, Player: s.changePlayer,
	})
	s.tableFrame = container.NewScroll(s.table)
	s.decision = newDecision(s)
	s.hand = &byHand{Page: look.NewListPage(), do: s.doByHand, follow: o.Follow, open: s.openHand, done: s.leaveHand}
	s.trail = look.NewSideList(s.openLine, s.follow)
	s.ruling = look.NewSideList(nil, s.follow)
	s.refusals = look.NewSideList(nil, o.Follow)
	s.force = look.NewSideList(nil, o.Follow)
	s.outcomes = newOutcomes(s)
	s.busy = newBusy()
	s.tabs = look.NewTabs(13, []string{"Trail", "Ruling", "In force", "Outcomes", "Not allowed"}, []fyne.CanvasObject{
		s.trail.Content, o.Bar.Content, s.force.Content, s.outcomes.Content, s.refusals.Content})
	heads := container.New(layout.NewCustomPaddedLayout(0, 0, panelEdge, panelEdge), s.tabs.Heads)
	s.read = look.NewFrame(heads, s.tabs.Content, container.NewStack())
	o.Bar.Reveal, o.Bar.Follow = func() { s.reveal(rulingTab) }, o.Follow
	s.tabs.OnSelected = func(tab int) {
		if tab != refusalsTab {
			s.refusedOf = 0
		}
		s.showTab()
		s.panel.Layout.Layout(s.panel.Objects, s.panel.Size()) // which leaves it as much as it needs
	}
	s.selected = newSelected(s)
	s.selected.Hide()
	s.hand.Content.Hide()
	s.panel = container.New(panelLayout{s}, look.NewGround(look.ColorPanel), look.NewGround(theme.ColorNameSeparator),
		s.decision.Content, s.read, s.selected, s.hand.Content)
	s.track = newTrack()
	s.track.pass, s.track.stop = s.passToPlace, s.toggleStop
	s.track.stopped = func(p playing.TrackPlace) bool { return s.stops[nameOfPlace(p)] }
	s.foot = newFoot(s)
	s.tableKeys = newTableKeys(s)
	s.player = container.New(playLayout{s}, s.track, s.tableKeys, s.tableFrame, s.panel, s.foot.Content,
		s.busy.bar, s.busy.says)
	s.bar = s.newBar()
	s.setup = setup.New(setup.Options{
		Window: o.Window, Run: s.begin, Leave: s.Close, Decks: s.NewGame, Follow: o.Follow,
		Background: afterPicture, Keep: o.Keep,
		Kept: s.kept.tellSetup,
		TitleChanged: func(title string) {
			if s.IsSettingUp() {
				s.title.SetText(title)
				o.TitleChanged(title)
			}
		},
	})
	s.chooser = newChooser(o.Window.Canvas(), s.playShipped, s.chooseDecks, s.NewPosition)
	s.chooser.openKept, s.chooser.openMine = s.OpenKept, s.mine.open
	s.newGame = newgame.New(o.Window, s.play, s.Close)
	s.holder = container.NewStack(s.chooser.Content)
	s.Content = s.holder
	return s
}

// SetScenarios gives the screen what can be chosen. Variants, whose files are
// named after their main scenario's, follow it.
func (s *Screen) SetScenarios(scenarios []scenario.Head) {
	name := func(c scenario.Head) string { return strings.TrimSuffix(c.File, ".yaml") }
	scenarios = slices.SortedFunc(slices.Values(scenarios), func(a, b scenario.Head) int {
		return strings.Compare(name(a), name(b))
	})
	s.scenarios = scenarios
	s.chooser.set(scenarios)
}

// SetAbout gives the screen what rulings are about: by it they stand in folders, and
// beside the table what is known about a position. It is asked for when something of it
// is shown.
func (s *Screen) SetAbout(index func() *about.Index) {
	s.about = index
	s.chooser.setTopics(func(by about.By) []about.Topic { return index().Topics(s.library, by) })
	s.showTab()
}

// ShowPictures shows cards on the table by the pictures that the user has imported, or
// as they are drawn from their facts.
func (s *Screen) ShowPictures(shown bool) {
	if s.pictured == shown {
		return
	}
	s.pictured = shown
	s.findPictures()
	if s.sandbox != nil {
		s.show("")
	}
}

// findPictures looks for pictures in the library as it is now.
func (s *Screen) findPictures() {
	s.pictures = nil
	if s.pictured && s.library != nil && s.library.Folder != "" {
		s.pictures = cardface.NewPictures(s.library.Folder)
	}
}

// SetFind gives the screen the search for scenarios, by their ids, that forgives
// misspelled words.
func (s *Screen) SetFind(find func(text string) []string) {
	s.chooser.find = find
	s.chooser.refill()
}

// Open plays the scenario with an ID. One that is being played, or was left last,
// goes on where it is; an unknown ID changes nothing.
func (s *Screen) Open(id string) {
	if s.Playing() == id || !s.options.Bar.KeepNote() {
		return
	}
	if s.left != nil && s.left.Scenario().ID.String() == id {
		s.resume()
		return
	}
	for i, c := range s.scenarios {
		if c.ID.String() == id {
			s.playShipped(s.scenarios[i])
		}
	}
}

// Playing is the ID of the scenario that is being played, "" if none is.
func (s *Screen) Playing() string {
	if s.sandbox == nil {
		return ""
	}
	return s.sandbox.Scenario().ID.String()
}

// Title is what is being played.
func (s *Screen) Title() string {
	if s.sandbox == nil {
		return ""
	}
	return s.sandbox.Scenario().Title
}

// reveal brings a tab into view, which the changes by hand may cover, and on a
// small canvas the table.
func (s *Screen) reveal(tab int) {
	s.closeHand()
	s.openPanel(true)
	s.tabs.SelectIndex(tab)
}

// openTab brings all of a tab into view.
func (s *Screen) openTab(tab int) {
	s.refusedOf = 0
	s.reveal(tab)
	s.showTab()
}

// sayAllReasons lists what isn't allowed with the card that a bubble stands at.
func (s *Screen) sayAllReasons() {
	if s.acts.refusal == nil {
		return
	}
	of := s.acts.refusal.card
	s.reveal(refusalsTab)
	s.refusedOf = of
	s.showTab()
	s.refusals.ScrollToTop()
}

// openPanel shows the panel over the table, or the table again, where there is room for
// one of them.
func (s *Screen) openPanel(open bool) {
	if s.panelOpen == open || s.sandbox == nil {
		return
	}
	s.panelOpen = open
	s.foot.show()
	s.player.Layout.Layout(s.player.Objects, s.player.Size())
}

// turn scrolls the list that is open by so many screenfuls, or the changes by hand
// that cover it.
func (s *Screen) turn(screens float32) {
	if s.hand.shown {
		s.hand.Turn(screens)
		return
	}
	switch s.tabs.SelectedIndex() {
	case trailTab:
		s.trail.Turn(screens)
	case rulingTab:
		s.ruling.Turn(screens)
	case refusalsTab:
		s.refusals.Turn(screens)
	case forceTab:
		s.force.Turn(screens)
	case outcomesTab:
		s.outcomes.list.Turn(screens)
	}
}

// SetLibrary gives the screen the cards of scenarios, and with the decks those
// of new games.
func (s *Screen) SetLibrary(library *rulesdb.Library) {
	s.library, s.hand.known = library, library
	s.kept.setFolder(library.Folder)
	s.findPictures()
	s.setup.SetLibrary(library)
	s.offerPosition()
	s.newGame.SetLibrary(library)
}

// chooseDecks shows the choice of two decks for a new game.
func (s *Screen) chooseDecks() {
	s.newGame.Show()
	s.hold(s.newGame.Content)
}

// Close returns to the choice of scenarios, from where what was being played
// can be gone on with.
func (s *Screen) Close() {
	if !s.options.Bar.KeepNote() {
		return
	}
	if s.sandbox != nil {
		s.left, s.sandbox = s.sandbox, nil
	}
	s.offerPosition()
	s.outcomes.forget()
	s.options.Bar.Show(nil, s.ruling.Content)
	s.hold(s.chooser.Content)
	s.options.TitleChanged("")
	s.Focus()
}

// Focus prepares the screen, as it comes into view, for the keyboard: the choice
// of scenarios has the focus, or nothing, so that keys step through what is
// being played.
func (s *Screen) Focus() {
	switch {
	case s.isChoosing():
		s.chooser.focus()
	case s.IsSettingUp():
		s.setup.Focus()
	default:
		s.options.Window.Canvas().Unfocus()
	}
}

// isChoosing reports whether a scenario is being chosen.
func (s *Screen) isChoosing() bool { return s.holder.Objects[0] == s.chooser.Content }

// hold shows one of the screen's parts.
func (s *Screen) hold(part fyne.CanvasObject) {
	s.cancel = nil
	s.endPassing()
	isSetup := part == s.setup.Content
	if isSetup {
		s.setup.InView()
		s.title.SetText(s.setup.Title())
	}
	setShown(s.bar, s.inView && (isSetup || part == fyne.CanvasObject(s.player)))
	s.holder.Objects = []fyne.CanvasObject{part}
	if isSetup {
		s.setup.TellKept()
	} else {
		s.kept.show(s.kept.played.says, s.kept.played.failed)
	}
	s.holder.Refresh()
}

// show draws the present position.
func (s *Screen) show(notice string) {
	s.kept.changed()
	if notice == "" {
		s.fault = nil
	}
	s.forget()
	s.endPassing()
	s.then, s.refusedOf = s.course.Then().SeenBy(s.seenBy), 0
	s.decision.show(s.seen(), notice)
	s.showTable()
	s.track.show(s.then.Scenario(), s.then.State())
	s.hand.show(s.seen(), s.seenBy)
	s.showSelected()
	s.tabs.SetName(forceTab, forceTitle(s.sandbox.State()))
	s.showTab()
	s.foot.show()
	s.options.Window.Canvas().Unfocus() // so that keys step on
	s.typeAny(false)
}

// showTab draws the tab that is open; the others are drawn once they are.
func (s *Screen) showTab() {
	if s.sandbox == nil {
		return
	}
	switch s.tabs.SelectedIndex() {
	case trailTab:
		s.showTrail()
	case rulingTab:
		s.ruling.SetRows(s.rulingRows())
	case refusalsTab:
		s.refusals.SetRows(s.refusalRows())
	case outcomesTab:
		s.outcomes.show()
	case forceTab:
		s.force.SetRows(forceRows(s.seen(), s.links))
	}
}
