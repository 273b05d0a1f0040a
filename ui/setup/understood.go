package setup

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"canterlaw/rulesdb"
	"canterlaw/scenario/position"
	"canterlaw/search/cardquery"
	"canterlaw/ui/look"
)

// understood is what is made of what is typed: cards to choose from, or a line.
type understood struct {
	cards     []*rulesdb.Card
	isLine    bool
	adds      []addition // what the line puts
	elsewhere bool       // and not only at the marked place
	faults    []position.Fault
	assumed   []position.Fault // what was taken for granted, as the line doesn't say it
	wrong     string           // why a query can't be read
	// alike are the cards that have what a line of nothing but facts says, and query lists them.
	alike []*rulesdb.Card
	query string
}

// addition is a card that a line puts on the table.
type addition struct {
	says   string
	others bool // other cards have its name
}

// onlyUnknown are cards that nobody knows: "?", "3 ?".
var onlyUnknown = regexp.MustCompile(`^\d*\s*\?$`)

// typed looks at what is being typed, once for all letters that come together, and before they are
// drawn: the toolkit's animations go on before each picture, and what is to be done next mostly is before.
func (s *Screen) typed() {
	s.takeUpTyped()
	if s.isShowingTyped {
		return
	}
	s.isShowingTyped = true
	show := func() {
		if !s.isShowingTyped {
			return
		}
		s.isShowingTyped = false
		if !s.isLater() {
			s.showPanel()
			s.table.Draw(s.picture())
		}
	}
	fyne.NewAnimation(1, func(float32) { show() }).Start()
	fyne.Do(show)
}

// takeUpTyped takes what is typed for new.
func (s *Screen) takeUpTyped() {
	s.pick, s.notice = 0, ""
	s.isTypedNew = true
}

// found is what is made of what is typed.
func (s *Screen) found() *understood {
	if s.isTypedNew {
		s.isTypedNew = false
		s.understood = s.understand(strings.TrimSpace(s.field.Text))
	}
	return &s.understood
}

func (s *Screen) understand(text string) understood {
	switch {
	case s.cards == nil || text == "" || s.asking != nil || s.naming:
		return understood{}
	case len(text) > position.MostLetters:
		return s.asLine(text)
	case cardquery.Is(text):
		return s.asked(text)
	}
	line := s.asLine(text)
	if onlyUnknown.MatchString(text) {
		return line // though names of cards have such numbers in them
	}
	isPart := len(line.faults) == 0 && len(line.adds) == 0 && utf8.RuneCountInString(text) > 1
	switch {
	case strings.ContainsAny(text, ":;/+\n"):
		return line
	case isPart:
		return s.withAlike(line, text)
	}
	if named := s.named(text); len(named) > 0 {
		return understood{cards: named}
	}
	if query, _ := s.byFacts().OfWords(text); len(line.adds) == 0 {
		if known := s.asked(query); len(known.cards) > 0 {
			return known
		}
	}
	return s.withAlike(line, text)
}

// understoodGap draws the lines of what is understood together, so that a whole table is seen at once.
const understoodGap = -13

// drawnTogether sets such lines below each other.
func drawnTogether(lines []fyne.CanvasObject) []fyne.CanvasObject {
	if len(lines) == 0 {
		return nil
	}
	return []fyne.CanvasObject{look.NewColumn(understoodGap, lines...)}
}

// unread says what of a line can't be read.
func (s *Screen) unread() []fyne.CanvasObject { return unreadOf(s.found().faults) }

func unreadOf(faults []position.Fault) []fyne.CanvasObject {
	var lines []fyne.CanvasObject
	for _, alike := range position.Alike(faults) {
		found := position.Parts(alike)
		if found == "" { // as before a colon with nothing in front of it
			found = "Something is missing"
		}
		says := fmt.Sprintf("%s: expected %s.", found, alike[0].Expected)
		lines = append(lines, look.NewSigned("✕", theme.ColorNameError, says))
	}
	return drawnTogether(lines)
}

// added says what a line would do.
func (s *Screen) added() []fyne.CanvasObject {
	if len(s.found().adds) == 0 && len(s.found().faults) == 0 {
		return []fyne.CanvasObject{look.NewSigned("✓", theme.ColorNameSuccess, "Understood: Enter takes it over.")}
	}
	var lines []fyne.CanvasObject
	others := false
	for _, add := range s.found().adds {
		sign, color := "✓", theme.ColorNameSuccess
		if add.others {
			sign, color, others = "?", theme.ColorNameWarning, true
		}
		lines = append(lines, look.NewSigned(sign, color, add.says))
	}
	for _, says := range position.Assumptions(s.found().assumed) {
		lines = append(lines, look.NewSigned("?", theme.ColorNameWarning, says))
	}
	if others {
		lines = append(lines, look.NewCaption("? Of several cards of a name a Mane Character comes first, "+
			"then the oldest. Once it lies there, A puts another of its name in its place."))
	}
	return lines
}
