// Package reference is the screen that answers "what does the rule say?": a
// search field, what it finds, and pages of rules, terms and cards that link
// to each other.
//
// It shows what package rulesdb holds and package search finds, and keeps the
// way back; it neither reads files nor knows of the engine. What it can't show
// itself, such as a scenario, it hands to the shell (package ui).
package reference

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"canterlaw/rulesdb"
	"canterlaw/scenario/kept"
	"canterlaw/search"
	"canterlaw/search/cardquery"
	"canterlaw/ui/deck"
	"canterlaw/ui/importing"
	"canterlaw/ui/keys"
	"canterlaw/ui/lab"
	"canterlaw/ui/look"
	"canterlaw/ui/pagebar"
	"canterlaw/ui/rulings"
)

// Options tells the screen about its surroundings.
type Options struct {
	// Canvas is where the screen is shown; it gives the search field the focus.
	Canvas fyne.Canvas
	// TitleChanged is told what the open page is called, "" for the start page.
	TitleChanged func(title string)
	// ShowVersion is asked to show another version of the rules: with SetLibrary
	// and SetIndex.
	ShowVersion func(version string)
	// OpenScenario is asked to show a scenario that was chosen here.
	OpenScenario func(id string)
	// OpenKept is asked to show a position or game of the user's own, by its file.
	OpenKept func(file string)
	// OpenDisplay shows where colors and sizes are chosen.
	OpenDisplay func()
	// Bar stands around every page.
	Bar *pagebar.Bar
	// Importing is the page on which files are imported.
	Importing *importing.Page
	// Deck is the page on which decks are opened.
	Deck *deck.Page
	// Lab is the page on which versions of the game are compared.
	Lab *lab.Page
	// Rulings are the pages of the user's own rulings.
	Rulings *rulings.Pages
	// Press does what a key does in the program, other than typing; it reports
	// whether it does anything.
	Press func(keys.Key) bool
	// Keys lists all shortcuts of the program, for the page of shortcuts.
	Keys func() []keys.Group
	// Soon starts a search, and Later makes ready what isn't in view, as somebody types; nil for
	// AsTyped and AfterRest.
	Soon, Later Soon
	// Table goes over to the table.
	Table Table
}

// Table is how the reference goes over to the table.
type Table struct {
	NewPosition, NewGame, Scenarios func()
	// IsLine reports whether a text is the line of a position, which SetUp sets up.
	IsLine func(text string) bool
	SetUp  func(line string)
}

// Screen is the reference screen. It is used on the interface's goroutine.
type Screen struct {
	// Content is what the shell shows.
	Content fyne.CanvasObject

	options Options
	field   *searchField
	results *results
	panes   *look.Panes
	page    textPage // for pages of text
	shown   leaf     // page, or a section's list
	// standing is the place whose page is shown, which stays while the reader is elsewhere
	// in the program.
	standing Place
	failed   bool // what went wrong is told in the place of a page
	back     *look.Button
	forward  *look.Button
	search   asYouType
	history  history
	pages    *pages           // nil until there is a library
	cards    *cardquery.Cards // of the library; completes queries for them
	// positions are known when there are scenarios.
	positions []Position
	kept      []kept.Entry // the user's own, the newest first
	// openBest says that Enter was pressed before its results were there.
	openBest bool
	// labColumns says that the lab shows both courses of a ruling, and labList where its list of
	// all differences was scrolled to.
	labColumns bool
	labList    look.Scrolled
}

// leaf is a page as the screen holds it, to be turned by screenfuls, and to be shown again
// where it was scrolled to.
type leaf interface {
	object() fyne.CanvasObject
	turn(screens float32)
	scrolled() look.Scrolled
	scrollBack(to look.Scrolled)
}

// textPage is a leaf of text.
type textPage struct{ *look.Page }

func (p textPage) object() fyne.CanvasObject   { return p.Content }
func (p textPage) turn(screens float32)        { p.Turn(screens) }
func (p textPage) scrolled() look.Scrolled     { return p.Scrolled() }
func (p textPage) scrollBack(to look.Scrolled) { p.ScrollBack(to) }

// New makes the screen; until SetLibrary it says that it is being prepared.
func New(o Options) *Screen {
	if o.Soon == nil {
		o.Soon = AsTyped()
	}
	if o.Later == nil {
		o.Later = AfterRest
	}
	s := &Screen{options: o, field: newSearchField(), page: textPage{look.NewPage()}}
	s.shown = s.page
	s.results = newResults(s.Open, o.Later)
	s.results.fileOf = s.fileOf
	s.search = asYouType{soon: o.Soon, show: s.showResults}
	s.panes = look.NewPanes(0.33, s.results.Content, o.Bar.Content)
	s.panes.ShowMain()
	o.Bar.Reveal, o.Bar.Follow, o.Bar.Focus = s.panes.ShowMain, s.follow, s.focusField
	s.back = look.NewButton("", theme.NavigateBackIcon(), s.Back)
	s.forward = look.NewButton("", theme.NavigateNextIcon(), s.Forward)
	s.connectField()
	o.Importing.Changed = func() {
		if s.place().Kind == importKind && s.pages != nil {
			s.redraw()
		}
	}
	o.Deck.Changed = s.redrawDeck
	o.Lab.Changed = s.redrawLab
	o.Rulings.Changed = func() {
		if p := s.place(); p.Kind == search.Own && s.pages != nil {
			s.page.ShowInPlace(o.Rulings.Objects(p.ID)...)
			o.TitleChanged(o.Rulings.Name(p.ID))
		}
	}
	s.page.ShowObjects(look.NewCaption("Opening the library…"))
	o.Bar.Show(nil, s.page.Content)
	s.updateButtons()
	// In the order in which Tab leads through them: from the field to the page.
	way, shortcuts := container.NewHBox(s.back, s.forward), look.NewButton("?", nil, s.OpenShortcuts)
	bar := look.NewMargin(8, container.New(layout.NewBorderLayout(nil, nil, way, shortcuts), way, shortcuts, s.field))
	s.Content = container.New(layout.NewBorderLayout(bar, nil, nil, nil), bar, s.panes.Content)
	return s
}

func (s *Screen) connectField() {
	s.field.OnChanged = func(text string) {
		s.openBest = false
		s.panes.ShowList()
		s.search.ask(text)
	}
	s.field.tapped = s.panes.ShowList
	s.field.canGoOn = s.canGoOn
	s.field.press = s.options.Press
}

// SetLibrary gives the screen what it shows. In place of another library, the
// present page stays.
func (s *Screen) SetLibrary(library *rulesdb.Library) {
	isFirst := s.pages == nil
	s.pages = newPages(library, s.positions, s.follow, s.write)
	s.pages.kept = s.kept
	s.pages.bar, s.pages.keys = s.options.Bar, s.options.Keys
	s.cards = cardquery.Over(library)
	s.results.own = s.pages.ownDocuments
	s.results.chapters, s.results.others = library.Rules.Chapters, s.pages.otherDocuments()
	s.search.ask(s.field.Text)
	if isFirst {
		s.show(s.place())
	} else {
		s.results.mark(s.place())
		s.redraw()
	}
}

// SetPositions gives the screen the scenarios that pages of rules lead to.
func (s *Screen) SetPositions(positions []Position) {
	s.positions = positions
	if s.pages != nil {
		s.pages.positions = positions
		s.learn()
	}
}

// fileOf gives the file of a scenario by its ID; "" while it isn't known.
func (s *Screen) fileOf(id string) string {
	for i := range s.positions {
		if s.positions[i].ID == id {
			return s.positions[i].File
		}
	}
	return ""
}

// SetKept gives the screen the user's own positions and games, the newest first, which
// the start page leads to.
func (s *Screen) SetKept(entries []kept.Entry) {
	s.kept = entries
	if s.pages == nil {
		return
	}
	s.pages.kept = entries
	if s.place() == (Place{}) {
		s.learn()
	}
}

// learn redraws the present page with what has become known meanwhile, but where what went wrong is told.
func (s *Screen) learn() {
	if !s.failed {
		s.redraw()
	}
}

// redraw builds the present page anew, scrolled to where it was.
func (s *Screen) redraw() {
	p, scrolled := s.place(), s.shown.scrolled()
	again := s.standing == p
	s.put(p)
	if again {
		s.shown.scrollBack(scrolled)
	}
}

// SetIndex gives the screen what it searches with. What was typed before is
// searched now.
func (s *Screen) SetIndex(find Find) { s.search.use(find) }

// Fail shows what went wrong, until another page is opened: that the library can't be had, or a file, and why.
func (s *Screen) Fail(err error) {
	s.write([]fyne.CanvasObject{look.NewHeading("Something is wrong"), look.NewText(err.Error())})
	s.failed = true
	s.panes.ShowMain()
}

// FocusSearch brings the results into view and returns to the search field,
// its text selected.
func (s *Screen) FocusSearch() {
	s.panes.ShowList()
	s.focusField()
}

// OpenShortcuts shows the page that lists all shortcuts.
func (s *Screen) OpenShortcuts() { s.Open(Place{Kind: helpKind, ID: shortcutHelp}) }

// OpenImporting shows the page on which files are imported.
func (s *Screen) OpenImporting() { s.Open(Place{Kind: importKind, ID: importFiles}) }

// ShortcutsAddress is where that page stands.
var ShortcutsAddress = look.Address(string(helpKind), shortcutHelp)

// Way lists the keys that lead through the reference from wherever the focus
// is.
func (s *Screen) Way() []keys.Binding {
	return []keys.Binding{
		{Key: keys.Alt(fyne.KeyLeft), Does: "Back to the page before", Do: s.Back},
		{Key: keys.Alt(fyne.KeyRight), Does: "Forward again", Do: s.Forward},
		{Key: keys.Control(fyne.KeyF), Does: "To the search", Do: s.FocusSearch},
		{Key: keys.Control(fyne.KeyL), Does: "To the search", Do: s.FocusSearch},
	}
}

// Keys lists what keys do in the reference, where nothing that has the focus
// has a use for them.
func (s *Screen) Keys() keys.Group {
	return keys.Group{Where: "In the reference", Bindings: []keys.Binding{
		{Key: keys.Alone(fyne.KeyDown), Does: "The next result", Do: func() { s.moveInResults(+1) }},
		{Key: keys.Alone(fyne.KeyUp), Does: "The result before", Do: func() { s.moveInResults(-1) }},
		{Key: keys.Alone(fyne.KeyReturn), Does: "Open the chosen result, or else the first", Do: s.openFirst},
		{Key: keys.Alone(fyne.KeyEnter), Does: "Open the chosen result, or else the first", Do: s.openFirst},
		{Key: keys.Alone(fyne.KeyPageDown), Does: "Turn the page by a screenful", Do: func() { s.shown.turn(+1) }},
		{Key: keys.Alone(fyne.KeyRight), Does: "In the lab, a step forward in both columns",
			Do: func() { s.stepLab(+1) }},
		{Key: keys.Alone(fyne.KeyLeft), Does: "In the lab, a step back", Do: func() { s.stepLab(-1) }},
		{Key: keys.Alone(fyne.KeyPageUp), Does: "Turn the page by a screenful", Do: func() { s.shown.turn(-1) }},
		{Key: keys.Alone(fyne.KeyEscape), Does: "Close a dialog, or else back to the search", Do: s.escape},
		{Key: keys.Alone(fyne.KeyTab), Does: "Complete a query for cards, where it can go on", Do: s.goOn},
	}}
}

// escape closes a dialog, or else returns to the search.
func (s *Screen) escape() {
	o := s.options
	if !o.Importing.CloseDialog() && !o.Deck.CloseDialog() && !o.Rulings.CloseDialog() && !o.Bar.CloseDialog() {
		s.FocusSearch()
	}
}

// Focus puts the focus where it belongs when the screen comes into view.
func (s *Screen) Focus() { s.focusField() }

// focusField puts the focus into the search field where that opens no keyboard
// on the screen.
func (s *Screen) focusField() {
	if fyne.CurrentDevice().IsMobile() {
		return
	}
	s.options.Canvas.Focus(s.field)
	s.field.selectAll()
}

// place is where the reader is.
func (s *Screen) place() Place {
	p, _ := s.history.step(0)
	return p
}

// Follow opens what an address leads to, such as "card:PR1".
func (s *Screen) Follow(address string) { s.follow(address) }

func (s *Screen) showResults(result search.Result, err error) {
	if line := s.lineHit(result.Query); line != nil {
		result.Hits, err = append(line, result.Hits...), nil
	}
	called, near := s.pagesNamed(result.Query)
	s.results.show(result, err, append(s.completion(), cardQueryNote(result, err, s.follow)...), called, near)
	if s.openBest {
		s.openBest = false
		s.openFirst()
	}
}

func (s *Screen) moveInResults(by int) {
	s.panes.ShowList()
	s.results.move(by)
}

func (s *Screen) write(objects []fyne.CanvasObject) leaf {
	s.page.ShowObjects(objects...)
	return s.page
}

func (s *Screen) updateButtons() {
	s.back.SetEnabled(s.history.can(-1))
	s.forward.SetEnabled(s.history.can(+1))
}
