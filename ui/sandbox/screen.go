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

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/ui/look"
	"canterlaw/ui/pagebar"
	"canterlaw/ui/setup"
)

// Options tells the screen about its surroundings.
type Options struct {
	// Window is where the screen is shown.
	Window fyne.Window
	// TitleChanged is told what is being played, "" while a scenario is chosen.
	TitleChanged func(title string)
	// Follow opens an address such as "rule:514.4c" or "card:PR1".
	Follow func(address string)
	// Bar stands around the ruling of a scenario, which is its page; nil for one
	// that keeps things for as long as the program runs.
	Bar *pagebar.Bar
	// Random gives a number from 0 below n, for drawing cards; nil for the
	// usual randomness.
	Random func(n int) int
	// Background does long work while the window goes on; nil for a goroutine.
	Background func(work func())
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
	newGame   *newGame
	setup     *setup.Screen
	player    fyne.CanvasObject
	kept      *keeper
	mine      *mine
	cancel    func() // leaves the question that is asked, nil where none is

	sandbox  *scenario.Sandbox // nil while there is nothing to play
	links    *rulesdb.Linker   // for texts about it
	left     *scenario.Sandbox // what was played until Close, to go on with
	title    *widget.Label
	back     *look.Button
	setUp    *look.Button
	start    *look.Button
	forward  *look.Button
	end      *look.Button
	table    *table
	decision *decision
	hand     *byHand
	trail    *look.TextList
	ruling   *look.TextList
	refusals *look.TextList
	force    *look.TextList // what runs and waits
	outcomes *outcomes
	tabs     *container.AppTabs
	side     *fyne.Container // the decision above the tabs
	halves   *look.Halves    // the table, and the side or the changes by hand
}

// The tabs, by their places.
const (
	trailTab = iota
	rulingTab
	refusalsTab
	forceTab
	outcomesTab
)

// New makes the screen; until SetScenarios there is nothing to choose from.
func New(o Options) *Screen {
	if o.Random == nil {
		o.Random = rand.IntN
	}
	if o.Background == nil {
		o.Background = func(work func()) { go work() }
	}
	if o.Bar == nil {
		o.Bar = pagebar.New(pagebar.Options{Window: o.Window})
	}
	s := &Screen{options: o}
	s.kept, s.mine = newKeeper(s), newMine(s)
	s.table = newTable(s.openHand)
	s.decision = newDecision(s)
	s.hand = &byHand{Page: look.NewListPage(), do: s.doByHand, follow: o.Follow, open: s.openHand, done: s.leaveHand}
	s.trail = look.NewTightList(o.Follow)
	s.ruling = look.NewTightList(o.Follow)
	s.refusals = look.NewTightList(o.Follow)
	s.force = look.NewTightList(o.Follow)
	s.outcomes = newOutcomes(o.Background, o.Follow)
	s.tabs = container.NewAppTabs(
		container.NewTabItem("Trail", s.trail.Content),
		container.NewTabItem("Ruling", o.Bar.Content),
		container.NewTabItem("Not allowed", s.refusals.Content),
		container.NewTabItem("In force", s.force.Content),
		container.NewTabItem("All outcomes", s.outcomes.Content))
	o.Bar.Reveal, o.Bar.Follow = func() { s.reveal(rulingTab) }, o.Follow
	s.tabs.OnSelected = func(*container.TabItem) { s.showTab() }
	s.side = look.NewHead(s.decision.Page, 0.48, s.tabs)
	s.hand.Content.Hide()
	s.halves = look.NewHalves(0.58, s.table.Content, container.NewStack(s.side, s.hand.Content), [2]string{"Table", "What next"})
	s.player = look.NewFrame(s.bar(), s.halves.Content, container.NewStack())
	s.setup = setup.New(setup.Options{
		Window: o.Window, Run: s.play, Leave: s.Close, Follow: o.Follow, Background: o.Background,
		TitleChanged: func(title string) {
			if s.IsSettingUp() {
				o.TitleChanged(title)
			}
		},
	})
	s.chooser = newChooser(o.Window.Canvas(), s.playShipped, s.chooseDecks, s.NewPosition)
	s.chooser.openKept, s.chooser.openMine = s.OpenKept, s.mine.open
	s.newGame = newNewGame(o.Window, s.play, s.Close)
	s.holder = container.NewStack(s.chooser.Content)
	s.Content = s.holder
	return s
}

// bar is the row of buttons above the table.
func (s *Screen) bar() fyne.CanvasObject {
	s.title = widget.NewLabelWithStyle("", fyne.TextAlignLeading, fyne.TextStyle{Bold: true})
	s.title.Truncation = fyne.TextTruncateEllipsis
	s.start = look.NewButton("Start", theme.MediaSkipPreviousIcon(), s.toStart)
	s.back = look.NewButton("Back", theme.NavigateBackIcon(), s.stepBack)
	s.forward = look.NewButton("Forward", theme.NavigateNextIcon(), s.stepForward)
	s.forward.Importance = widget.HighImportance
	s.end = look.NewButton("End", theme.MediaSkipNextIcon(), s.toEnd)
	scenarios := look.NewButton("Scenarios", theme.ListIcon(), s.Close)
	s.setUp = look.NewButton("Set up", nil, s.setUpFromHere)
	return look.NewMargin(8, look.NewBar(s.title, scenarios, s.setUp, s.start, s.back, s.forward, s.end, s.kept.Content))
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

// playShipped reads a scenario, sets it up and shows it.
func (s *Screen) playShipped(head scenario.Head) {
	c, err := scenario.ReadShipped(s.library, head)
	if err != nil {
		s.fail(err)
		return
	}
	s.play(c)
}

// fail says why a scenario can't be played.
func (s *Screen) fail(err error) {
	s.hold(look.NewMargin(16, look.NewReadingColumn(
		look.NewHeading("This scenario can’t be set up"), look.NewText(err.Error()),
		container.NewHBox(look.NewButton("Scenarios", nil, s.Close)))))
}

// play sets a scenario up and shows it.
func (s *Screen) play(c *scenario.Scenario) {
	sandbox, err := scenario.NewSandbox(c)
	if err != nil {
		s.fail(err)
		return
	}
	s.resumeIn(sandbox)
	if c.Question != "" {
		s.tabs.SelectIndex(rulingTab) // the question, before anything has happened
	} else {
		s.tabs.SelectIndex(trailTab)
	}
	s.show("")
	s.options.TitleChanged(s.Title())
}

// resume goes on with what was being played before Close.
func (s *Screen) resume() {
	s.resumeIn(s.left)
	s.show("")
	s.options.TitleChanged(s.Title())
}

// resumeIn shows the table for a sandbox, wherever in its play it is. A scenario
// has a page, a game of its own has none.
func (s *Screen) resumeIn(sandbox *scenario.Sandbox) {
	s.sandbox, s.left = sandbox, nil
	s.setUp.Show()
	if !s.canSetUp() {
		s.setUp.Hide()
	}
	s.links = linker(s.library, sandbox.Scenario())
	s.decision.links, s.hand.links, s.outcomes.links = s.links, s.links, s.links
	var page *rulesdb.Page
	if sandbox.Scenario().Question != "" {
		page = sandbox.Scenario().Page()
	}
	s.options.Bar.Show(page, s.ruling.Content)
	s.title.SetText(s.Title())
	s.outcomes.prepare(sandbox.Scenario())
	s.closeHand()
	s.hold(s.player)
}

// reveal brings a tab into view, which the changes by hand may cover, and on a
// small canvas the table.
func (s *Screen) reveal(tab int) {
	s.closeHand()
	s.halves.Show(1)
	s.tabs.SelectIndex(tab)
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
	s.setup.SetLibrary(library)
	s.offerPosition()
	s.newGame.setLibrary(library)
}

// chooseDecks shows the choice of two decks for a new game.
func (s *Screen) chooseDecks() {
	s.newGame.show()
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
	s.outcomes.prepare(nil)
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
	s.holder.Objects = []fyne.CanvasObject{part}
	s.holder.Refresh()
}

// show draws the present position.
func (s *Screen) show(notice string) {
	s.kept.changed()
	s.table.show(s.sandbox, s.hand.chosen())
	s.decision.show(s.sandbox, notice)
	s.hand.show(s.sandbox)
	s.tabs.Items[forceTab].Text = forceTitle(s.sandbox.State())
	s.tabs.Refresh()
	s.showTab()
	canGoBack := s.sandbox.CanGoBack()
	s.start.SetEnabled(canGoBack)
	s.back.SetEnabled(canGoBack)
	stepsLeft := s.sandbox.NextStep() < len(s.sandbox.Scenario().Steps)
	s.forward.SetEnabled(stepsLeft || !s.sandbox.State().Result().Over)
	s.end.SetEnabled(stepsLeft)
	s.options.Window.Canvas().Unfocus() // so that keys step on
}

// showTab draws the tab that is open; the others are drawn once they are.
func (s *Screen) showTab() {
	if s.sandbox == nil {
		return
	}
	switch s.tabs.SelectedIndex() {
	case trailTab:
		s.trail.SetRows(trailRows(s.sandbox.Scenario().Program, s.sandbox.Trail(), s.links))
		s.trail.ScrollToBottom()
	case rulingTab:
		s.ruling.SetRows(rulingRows(s.sandbox, s.links))
	case refusalsTab:
		s.refusals.SetRows(refusalRows(s.sandbox, s.links))
	case forceTab:
		s.force.SetRows(forceRows(s.sandbox, s.links))
	}
}
