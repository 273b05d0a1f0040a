// Package reference is the screen that answers "what does the rule say?": a
// search field, what it finds, and pages of rules, terms and cards that link
// to each other.
//
// It shows what package rulesdb holds and package search finds, and keeps the
// way back; it neither reads files nor knows of the engine. What it can't show
// itself, such as a scenario, it hands to the shell (package ui).
package reference

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/search/cardquery"
	"canterlaw/ui/look"
)

// Options tells the screen about its surroundings.
type Options struct {
	// Canvas is where the screen is shown; it gives the search field the focus.
	Canvas fyne.Canvas
	// TitleChanged is told what the open page is called, "" for the start page.
	TitleChanged func(title string)
	// OpenScenario is asked to show a scenario that was chosen here.
	OpenScenario func(id string)
	// Shortcut is offered the shortcuts that the search field gets and the
	// screen doesn't know; it reports whether it took them.
	Shortcut func(fyne.Shortcut) bool
	// Soon starts a search once typing rests; nil for the usual pause.
	Soon Soon
}

// Screen is the reference screen. It is used on the interface's goroutine.
type Screen struct {
	// Content is what the shell shows.
	Content fyne.CanvasObject

	options Options
	field   *searchField
	results *results
	panes   *look.Panes
	page    textPage        // for pages of text
	shown   leaf            // page, or a section's list
	holder  *fyne.Container // holds what is shown
	back    *widget.Button
	forward *widget.Button
	search  asYouType
	history history
	pages   *pages           // nil until there is a library
	cards   *cardquery.Cards // of the library; completes queries for them
	// positions are known when there are scenarios.
	positions []Position
	// openBest says that Enter was pressed before its results were there.
	openBest bool
}

// leaf is a page as the screen holds it, to be turned by screenfuls.
type leaf interface {
	object() fyne.CanvasObject
	turn(screens float32)
}

// textPage is a leaf of text.
type textPage struct{ *look.Page }

func (p textPage) object() fyne.CanvasObject { return p.Content }
func (p textPage) turn(screens float32)      { p.Turn(screens) }

// New makes the screen; until SetLibrary it says that it is being prepared.
func New(o Options) *Screen {
	if o.Soon == nil {
		o.Soon = afterPause
	}
	s := &Screen{options: o, field: newSearchField(), page: textPage{look.NewPage()}}
	s.shown = s.page
	s.results = newResults(s.Open)
	s.search = asYouType{soon: o.Soon, show: s.showResults}
	s.holder = container.NewStack(s.page.Content)
	s.panes = look.NewPanes(0.36, s.results.Content, s.holder)
	s.panes.ShowMain()
	s.back = widget.NewButtonWithIcon("", theme.NavigateBackIcon(), s.Back)
	s.forward = widget.NewButtonWithIcon("", theme.NavigateNextIcon(), s.Forward)
	s.connectField()
	s.page.ShowObjects(look.NewCaption("Opening the library…"))
	s.updateButtons()
	bar := container.NewBorder(nil, nil, container.NewHBox(s.back, s.forward), nil, s.field)
	s.Content = container.NewBorder(look.NewMargin(8, bar), nil, nil, nil, s.panes.Content)
	return s
}

func (s *Screen) connectField() {
	s.field.OnChanged = func(text string) {
		s.openBest = false
		s.panes.ShowList()
		s.search.ask(text)
	}
	s.field.OnSubmitted = func(string) { s.openFirst() }
	s.field.tapped = s.panes.ShowList
	s.field.canGoOn, s.field.goOn = s.canGoOn, s.goOn
	s.field.shortcut = func(shortcut fyne.Shortcut) bool { return s.take(shortcut) || s.options.Shortcut(shortcut) }
	s.field.keys = map[fyne.KeyName]func(){
		fyne.KeyDown:     func() { s.moveInResults(+1) },
		fyne.KeyUp:       func() { s.moveInResults(-1) },
		fyne.KeyPageDown: func() { s.shown.turn(+1) },
		fyne.KeyPageUp:   func() { s.shown.turn(-1) },
		fyne.KeyEscape:   s.FocusSearch,
	}
}

// SetLibrary gives the screen what it shows.
func (s *Screen) SetLibrary(library *rulesdb.Library) {
	s.pages = newPages(library, s.positions, s.follow, s.write)
	s.cards = cardquery.Over(library)
	s.results.chapters, s.results.others = library.Rules.Chapters, s.pages.otherDocuments()
	s.search.ask(s.field.Text)
	s.show(s.place())
}

// SetPositions gives the screen the scenarios that pages of rules lead to.
func (s *Screen) SetPositions(positions []Position) {
	s.positions = positions
	if s.pages != nil {
		s.pages.positions = positions
		s.redraw()
	}
}

// redraw builds the present page anew where it is.
func (s *Screen) redraw() { s.put(s.place()) }

// SetIndex gives the screen what it searches with. What was typed before is
// searched now.
func (s *Screen) SetIndex(find Find) { s.search.use(find) }

// Fail shows that the library or its index can't be had, and why.
func (s *Screen) Fail(err error) {
	s.write([]fyne.CanvasObject{look.NewHeading("Something is wrong"), look.NewText(err.Error())})
	s.panes.ShowMain()
}

// Open shows a place and adds it to the way back.
func (s *Screen) Open(p Place) {
	s.history.visit(p)
	s.show(p)
}

// OpenFrom follows an address out of the scenario with an ID, to which the way
// back then leads; "" for none.
func (s *Screen) OpenFrom(scenarioID, address string) {
	if scenarioID != "" {
		s.history.visit(Place{Kind: search.Scenario, ID: scenarioID})
	}
	s.follow(address)
}

// Back returns to the place before.
func (s *Screen) Back() { s.step(-1) }

// Forward undoes Back.
func (s *Screen) Forward() { s.step(+1) }

func (s *Screen) step(by int) {
	if p, ok := s.history.step(by); ok {
		s.show(p)
	}
}

// FocusSearch brings the results into view and returns to the search field,
// its text selected.
func (s *Screen) FocusSearch() {
	s.panes.ShowList()
	s.focusField()
}

// take acts on a shortcut if it is one of the screen's, and reports whether it
// is.
func (s *Screen) take(shortcut fyne.Shortcut) bool {
	for _, known := range s.Shortcuts() {
		if known.Shortcut.ShortcutName() == shortcut.ShortcutName() {
			known.Do()
			return true
		}
	}
	return false
}

// ShortcutAction is a shortcut and what it does.
type ShortcutAction struct {
	Shortcut fyne.Shortcut
	Do       func()
}

// Shortcuts lists the screen's shortcuts, for the shell to register: Alt with
// an arrow for back and forward, Control F and Control L for the search field.
func (s *Screen) Shortcuts() []ShortcutAction {
	return []ShortcutAction{
		{&desktop.CustomShortcut{KeyName: fyne.KeyLeft, Modifier: fyne.KeyModifierAlt}, s.Back},
		{&desktop.CustomShortcut{KeyName: fyne.KeyRight, Modifier: fyne.KeyModifierAlt}, s.Forward},
		{&desktop.CustomShortcut{KeyName: fyne.KeyF, Modifier: fyne.KeyModifierControl}, s.FocusSearch},
		{&desktop.CustomShortcut{KeyName: fyne.KeyL, Modifier: fyne.KeyModifierControl}, s.FocusSearch},
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

// follow opens what a link leads to, or searches for an example.
func (s *Screen) follow(address string) {
	if query, ok := addressed(exampleScheme, address); ok {
		s.field.SetText(query)
		s.focusField()
		return
	}
	if text, ok := addressed(completionScheme, address); ok {
		s.options.Canvas.Focus(s.field)
		s.field.typeOn(text)
		return
	}
	if p, ok := parseAddress(address); ok {
		s.Open(p)
	}
}

// openFirst opens the chosen result, else the first; if the results are still
// being searched, once they are there.
func (s *Screen) openFirst() {
	if s.search.pending {
		s.openBest = true
		return
	}
	if p, ok := s.results.best(); ok {
		s.Open(p)
	}
}

func (s *Screen) showResults(result search.Result, err error) {
	s.results.show(result, err, append(s.completion(), cardQueryNote(result, err, s.follow)...))
	if s.openBest {
		s.openBest = false
		s.openFirst()
	}
}

func (s *Screen) moveInResults(by int) {
	s.panes.ShowList()
	s.results.move(by)
}

// show brings a place into view: its page, or the scenario in the sandbox.
func (s *Screen) show(p Place) {
	s.updateButtons()
	s.results.mark(p)
	switch {
	case p.Kind == search.Scenario:
		s.options.OpenScenario(p.ID)
		return
	case s.pages == nil:
		return // shown when the library is there
	}
	s.put(p)
	if p == (Place{}) && len(s.pages.library.Problems) == 0 {
		s.panes.ShowList() // where only one pane has room, something to choose from
	} else {
		s.panes.ShowMain()
	}
	s.focusField()
}

// put makes a place's page the one that stands on the screen.
func (s *Screen) put(p Place) {
	if p.Kind == search.Scenario {
		return
	}
	title, content := s.build(p)
	s.shown = content
	s.holder.Objects = []fyne.CanvasObject{content.object()}
	s.holder.Refresh()
	s.options.TitleChanged(title)
}

// build makes the page of a place, and its title.
func (s *Screen) build(p Place) (title string, content leaf) {
	if p == (Place{}) {
		return "", s.write(s.pages.start())
	}
	switch p.Kind {
	case search.Rule:
		if r := s.pages.library.Rules.Rule(p.ID); r != nil {
			if r.Kind != rulesdb.Numbered {
				return r.Number, s.pages.list(r)
			}
			return r.Number, s.write(s.pages.rule(r))
		}
	case search.Glossary:
		if e := s.pages.keyword(p.ID); e != nil {
			return e.Term, s.write(s.pages.term(e))
		}
	case search.Card:
		id, paragraph, _ := strings.Cut(p.ID, "#") // "#2" marks an ability
		if c, err := s.pages.library.FindCard(id); err == nil {
			marked, _ := strconv.Atoi(paragraph)
			objects, at := s.pages.card(c, marked)
			page := s.write(objects)
			if at != nil {
				s.page.ScrollTo(at)
			}
			return c.Name(), page
		}
	case search.Floor, search.Limited, search.Rulebook:
		if section := s.pages.library.Section(p.ID); section != nil {
			return section.Name(), s.pages.section(section)
		}
	case search.Format:
		if p.ID == search.AllFormats {
			return "Formats", s.pages.formats()
		}
		if f := s.pages.library.Format(p.ID); f != nil {
			return f.Name, s.write(s.pages.format(f))
		}
	case helpKind:
		if p.ID == cardHelp {
			return helpTitle, s.write(s.pages.cardHelp())
		}
	case versionsKind, compareKind, passageKind:
		if title, page := s.pages.versionPage(p); page != nil {
			return title, page
		}
	case search.Erratum:
		if title, page := s.pages.errata(p.ID); page != nil {
			return title, page
		}
	}
	return p.ID, s.write([]fyne.CanvasObject{
		look.NewHeading(p.ID),
		look.NewText("The library has no page for this. It may belong to a document that is not imported."),
	})
}

func (s *Screen) write(objects []fyne.CanvasObject) leaf {
	s.page.ShowObjects(objects...)
	return s.page
}

func (s *Screen) updateButtons() {
	setEnabled(s.back, s.history.can(-1))
	setEnabled(s.forward, s.history.can(+1))
}

func setEnabled(b *widget.Button, enabled bool) {
	if enabled {
		b.Enable()
	} else {
		b.Disable()
	}
}
