package reference

import (
	"net/url"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
	"canterlaw/scenario"
	"canterlaw/search"
	"canterlaw/ui/importing"
	"canterlaw/ui/look"
)

// Opening pages by their addresses, and the way back to them.

// Open shows a place and adds it to the way back. It does not while a note is
// being written that can't be kept.
func (s *Screen) Open(p Place) {
	if p.Kind == search.Note {
		p, _ = namedPlace(p.ID)
	}
	if !s.options.Bar.KeepNote() {
		return
	}
	if p.Kind == tableKind {
		s.openTable(p.ID) // which is no page to come back to
		return
	}
	s.leave()
	s.history.visit(p)
	s.show(p)
}

// OpenFrom follows an address out of the scenario with an ID, to which the way
// back then leads; "" for none.
func (s *Screen) OpenFrom(scenarioID, address string) {
	if scenarioID != "" {
		s.leave()
		s.history.visit(Place{Kind: search.Scenario, ID: scenarioID})
	}
	s.follow(address)
}

// Back returns to the place before.
func (s *Screen) Back() { s.step(-1) }

// Forward undoes Back.
func (s *Screen) Forward() { s.step(+1) }

// step shows a place that was open before, scrolled to where it was left.
func (s *Screen) step(by int) {
	if !s.options.Bar.KeepNote() || !s.history.can(by) {
		return
	}
	s.leave()
	p, _ := s.history.step(by)
	s.show(p)
	if s.pages != nil && s.standing == p {
		s.shown.scrollBack(s.history.scrolled())
	}
}

// leave notes where the page is scrolled to that is about to be left.
func (s *Screen) leave() {
	if s.standing == s.place() {
		s.history.leave(s.shown.scrolled())
	}
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
	if version, ok := addressed(showScheme, address); ok {
		s.options.ShowVersion(version)
		return
	}
	if p, ok := parseAddress(address); ok {
		s.Open(p)
		return
	}
	if elsewhere, err := url.Parse(address); err == nil && (elsewhere.Scheme == "https" || elsewhere.Scheme == "http") {
		_ = fyne.CurrentApp().OpenURL(elsewhere) // a link in a note: if no browser opens it, nothing is lost
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

// show brings a place into view: its page, or the scenario in the sandbox.
func (s *Screen) show(p Place) {
	s.updateButtons()
	switch {
	case p.Kind == search.Scenario:
		s.options.OpenScenario(p.ID)
		return
	case p.Kind == search.Kept:
		s.options.OpenKept(p.ID)
		return
	case p.Kind == displayKind:
		s.options.OpenDisplay()
		return
	case s.pages == nil:
		return // shown when the library is there
	}
	if p == (Place{}) && s.field.Text == "" {
		s.search.ask("") // lists the reader's own as it is now
	}
	s.results.mark(p)
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
	if p.Kind == search.Scenario || p.Kind == displayKind {
		return
	}
	title, content, page := s.build(p)
	s.shown, s.standing, s.failed = content, p, false
	s.options.Bar.Show(page, content.object())
	s.options.TitleChanged(title)
}

// build makes the page of a place and its title, and for what can be kept and
// shared, the page as that is done; else nil.
func (s *Screen) build(p Place) (title string, content leaf, page *rulesdb.Page) {
	if p == (Place{}) {
		return "", s.write(s.pages.start()), nil
	}
	library := s.pages.library
	s.pages.building = look.Address(string(p.Kind), p.ID)
	switch p.Kind {
	case search.Rule:
		if r := library.Rules.Rule(p.ID); r != nil {
			if r.Kind != official.Numbered {
				return r.Number, s.pages.list(r), scenario.RulePage(library, r)
			}
			return r.Number, s.write(s.pages.rule(r)), scenario.RulePage(library, r)
		}
	case search.Glossary:
		if e := s.pages.keyword(p.ID); e != nil {
			return e.Term, s.write(s.pages.term(e)), library.TermPage(e)
		}
	case search.Card:
		id, paragraph, _ := strings.Cut(p.ID, "#") // "#2" marks an ability
		if c, err := library.FindCard(id); err == nil {
			marked, _ := strconv.Atoi(paragraph)
			page := library.CardPage(c)
			s.pages.building = pageAddress(page.PageID) // by whatever address it was opened
			objects, at := s.pages.card(c, marked)
			content := s.write(objects)
			if at != nil {
				s.page.ScrollTo(at)
			}
			return c.Name(), content, page
		}
	case search.Floor, search.Limited, search.Rulebook:
		if section := library.Section(p.ID); section != nil {
			return section.Name(), s.pages.section(section), library.SectionPage(section)
		}
	case search.Format:
		if p.ID == search.AllFormats {
			return "Formats", s.pages.formats(), library.FormatsPage()
		}
		if f := library.Format(p.ID); f != nil {
			return f.Name, s.write(s.pages.format(f)), library.FormatPage(f)
		}
	case helpKind:
		switch p.ID {
		case cardHelp:
			return helpTitle, s.write(s.pages.cardHelp()), nil
		case shortcutHelp:
			return shortcutTitle, s.write(s.pages.shortcuts()), nil
		case aboutHelp:
			return aboutTitle, s.write(s.pages.about()), nil
		}
		if name, ok := strings.CutPrefix(p.ID, licencePrefix); ok {
			if objects := s.pages.licence(name); objects != nil {
				return name, s.write(objects), nil
			}
		}
	case notebookKind:
		return notebookTitle, s.pages.notebook(), nil
	case importKind:
		return importing.Title, s.write(s.options.Importing.Objects()), nil
	case deckKind:
		return s.options.Deck.Name(), s.write(s.options.Deck.Objects()), nil
	case labKind:
		title, content := s.labPage(p.ID)
		return title, content, nil
	case search.Own:
		return s.options.Rulings.Name(p.ID), s.write(s.options.Rulings.Objects(p.ID)), nil
	case versionsKind, compareKind, passageKind:
		if title, content := s.pages.versionPage(p); content != nil {
			return title, content, s.pages.passagePage(p)
		}
	case search.Ruling:
		if title, content, page := s.pages.disputed(p.ID); content != nil {
			return title, content, page
		}
	case search.Erratum:
		if title, content := s.pages.errata(p.ID); content != nil {
			return title, content, s.pages.errataPage(p.ID)
		}
	}
	return p.ID, s.write([]fyne.CanvasObject{
		look.NewHeading(p.ID),
		look.NewText("The library has no page for this. It may belong to a document that is not imported."),
	}), nil
}
