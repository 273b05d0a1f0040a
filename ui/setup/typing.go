package setup

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/search/cardquery"
	"canterlaw/ui/tabletop"
)

// Named is a card that words mean, with what files call it.
type Named struct {
	Card *rulesdb.Card
	File string
}

// CardsOf gives the cards of a player's draw deck or Problem deck that words may mean, the likeliest first:
// by name, by facts as the search takes them, or by a power alone.
func (s *Screen) CardsOf(text string, deck position.Place) (found []Named) {
	if s.cards == nil || strings.TrimSpace(text) == "" {
		return nil
	}
	var cards []*rulesdb.Card
	if _, err := strconv.Atoi(text); err == nil {
		text = "power=" + text
	}
	if cardquery.Is(text) {
		cards = s.asked(text).cards
	} else {
		cards = s.cards.Near(text, deck)
	}
	for _, c := range cards {
		t, problems := c.Faces[0].Type, deck.Zone == position.ProblemDeck
		if t != card.ManeCharacter && (t == card.ProblemType) == problems {
			found = append(found, Named{c, s.cards.FileName(c)})
		}
	}
	return found
}

// asked gives the cards that a query asks for and that can be put somewhere.
func (s *Screen) asked(text string) understood {
	found, err := s.byFacts().Find(text)
	if err != nil {
		return understood{wrong: err.Error()}
	}
	return understood{cards: slices.DeleteFunc(found, func(c *rulesdb.Card) bool { return c.Token })}
}

// withAlike adds to what a line does the cards that have what it says, where that is nothing but facts: "blue friend"
// is a Friend of no name, but one of the set may be meant.
func (s *Screen) withAlike(line understood, text string) understood {
	if query, onlyFacts := s.byFacts().OfWords(text); onlyFacts && query != "" && len(line.faults) == 0 {
		line.alike, line.query = s.asked(query).cards, query
	}
	return line
}

// byFacts are the library's cards, to be asked for by their facts.
func (s *Screen) byFacts() *cardquery.Cards {
	if s.query == nil {
		s.query = cardquery.Over(s.library)
	}
	return s.query
}

// named gives the cards that words may mean at the marked place, else at another where
// they can be.
func (s *Screen) named(text string) []*rulesdb.Card {
	side := s.marked.Side
	return s.cards.Near(text, s.marked,
		problemPlace(side),
		position.Place{Zone: position.Hand, Side: side}, position.Place{Zone: position.Discard, Side: side})
}

// asLine reads a line into a copy of the position, and says what it would do.
func (s *Screen) asLine(text string) understood {
	copied := s.draft.Position.Clone()
	before := copied.All()
	faults, assumed := s.cards.Read(copied, text, s.marked)
	u := understood{isLine: true, faults: faults, assumed: assumed}
	for _, c := range copied.All() {
		if !slices.Contains(before, c) {
			u.adds = append(u.adds, addition{s.said(c), c.Name != position.Unknown && len(s.cards.Others(c)) > 0})
			u.elsewhere = u.elsewhere || !c.PlaceOf().Is(s.marked)
		}
	}
	for _, side := range []position.Side{position.Avery, position.Blake} {
		was, is := &s.draft.Players[side], &copied.Players[side]
		if was.Score != is.Score || was.Tokens != is.Tokens {
			u.adds = append(u.adds, addition{says: fmt.Sprintf("%s: %s, %s", side, wording.Count(is.Score, "point"),
				wording.Count(is.Tokens, "action token"))})
		}
	}
	if s.draft.Moment != copied.Moment {
		u.adds = append(u.adds, addition{says: momentSaid(copied.Moment)})
	}
	for _, says := range happenedNew(s.draft.Position, copied) {
		u.adds = append(u.adds, addition{says: says})
	}
	return u
}

// happenedNew says what has happened at Problems by a position and hasn't by the one before:
// "Avery’s Problem: confronted this turn".
func happenedNew(before, now *position.Position) (all []string) {
	areas := []position.Area{{Of: position.Avery, Kind: position.Problem}, {Of: position.Blake, Kind: position.Problem}}
	for _, at := range slices.Concat(areas, now.DilemmaAreas()) {
		for i, says := range position.Happenings() {
			if now.History.Happened(i, at) && !before.History.Happened(i, at) {
				all = append(all, at.String()+": "+strings.ToLower(says[:1])+says[1:])
			}
		}
		for _, side := range []position.Side{position.Avery, position.Blake} {
			margin, won := now.Won(side, at)
			if was, did := before.Won(side, at); won && (!did || was != margin) {
				all = append(all, fmt.Sprintf("%s: %s won its faceoff by %d", at, side, margin))
			}
		}
	}
	return all
}

// momentSaid says where in the turn of whom a moment is: "Blake’s turn 6: End of faceoff (window)".
func momentSaid(at position.Moment) string {
	says := at.Turn.String() + "’s turn"
	if at.Number > 0 {
		says += fmt.Sprint(" ", at.Number)
	}
	return says + ": " + momentWords(at)
}

// said says a card with its marks and its place: "Red Gala, Favorite Cousin, exhausted,
// at Blake’s Problem".
func (s *Screen) said(c *position.Card) string {
	words := []string{c.Name}
	if c.Name == position.Unknown {
		words[0] = wording.Count(c.Count, "unknown card")
	}
	words = append(words, marksOf(c)...)
	if c.On != nil {
		return strings.Join(words, ", ") + ", on " + c.On.Name
	}
	return strings.Join(words, ", ") + ": " + c.PlaceOf().String()
}

// marksOf words the marks of a card.
func marksOf(c *position.Card) []string {
	var words []string
	for _, m := range []struct {
		is   bool
		word string
	}{
		{c.Boosted, "boosted"}, {c.Exhausted, "exhausted"}, {c.Frightened, "frightened"}, {c.FaceDown, "face-down"},
		{c.CutieMark, "cutie marked"}, {c.Token, "a token"}, {c.Ignored, "ignored"},
	} {
		if m.is {
			words = append(words, m.word)
		}
	}
	for _, k := range c.Counters {
		words = append(words, fmt.Sprintf("%+d %s", k.N, k.Name))
	}
	if c.Zone == position.InPlay && c.Owner != c.Controller {
		words = append(words, fmt.Sprintf("%s’s, controlled by %s", c.Owner, c.Controller))
	}
	if c.Beneath != nil {
		words = append(words, "beneath "+c.Beneath.Name)
	}
	return words
}

// enter puts what is typed on the table, or answers what is asked.
func (s *Screen) enter(times int) {
	text := strings.TrimSpace(s.field.Text)
	s.once(func() {
		switch {
		case s.naming:
			s.saveAs(text)
		case s.asking != nil:
			s.answer(func(q *question) error { return q.answer(text) })
		case s.found().isLine:
			s.takeIn(text)
		case s.pick < len(s.found().cards):
			s.put(s.found().cards[s.pick], s.marked, times)
		}
	})
}

// putByPointer puts a card that was tapped, or dragged onto something. The cards of a query stay,
// for the next of them, and the field takes what is typed next.
func (s *Screen) putByPointer(known *rulesdb.Card, at position.Place, onto tabletop.Of) {
	typed := s.field.Text
	s.once(func() {
		s.putOnto(known, at, onto, 1)
		if cardquery.Is(typed) {
			s.typeAgain(typed)
		}
	})
	s.Focus()
}

// droppedNew is told where a card of the library is dropped that was dragged from the list.
func (s *Screen) droppedNew(known *rulesdb.Card, onto tabletop.Of) {
	s.holdsFace(nil)
	if onto == tabletop.Of(newDilemma{}) && isDilemma(&known.Faces[0]) {
		if onto = s.marked; s.marked.Zone != position.InPlay {
			onto = problemPlace(s.marked.Side)
		}
	}
	if at, ok := placeOf(onto); ok {
		s.putByPointer(known, at, onto)
	}
}

// put puts a card of the library at a place so many times, or where it can be.
func (s *Screen) put(known *rulesdb.Card, at position.Place, times int) {
	s.putOnto(known, at, nil, times)
}

// putOnto attaches it as well, if it goes on the card on which it was dropped.
func (s *Screen) putOnto(known *rulesdb.Card, at position.Place, onto tabletop.Of, times int) {
	to := position.PlaceFor(known, at)
	if t := known.Faces[0].Type; to.Zone == position.InPlay && (t == card.ManeCharacter || t == card.ProblemType) {
		times = 1
	}
	gone := s.replaced(known, to)
	s.change(func(p *position.Position) error {
		if !to.Takes(known) {
			return fmt.Errorf("%s can’t be at %s: it is of the type %s", known.Name(), at, known.Faces[0].Type)
		}
		for range times {
			s.chosen = s.cards.Put(p, known, to)
			if host := s.hostAt(s.chosen, onto); host != nil {
				return p.Attach(s.chosen, host)
			}
		}
		return nil
	})
	if s.notice == "" && gone != "" && gone != s.chosen.Name {
		s.notice = fmt.Sprintf("✓ %s takes the place of %s.", known.Name(), gone)
	}
	if s.notice == "" && !to.Is(at) {
		s.notice = fmt.Sprintf("✓ %s is of the type %s: put in %s.", known.Name(), known.Faces[0].Type, to)
	}
	s.typeAgain("")
}

// replaced names the card whose place a Mane Character or Problem takes; "" where none was named.
func (s *Screen) replaced(known *rulesdb.Card, to position.Place) string {
	var gone *position.Card
	switch t := known.Faces[0].Type; {
	case to.Zone != position.InPlay:
	case t == card.ManeCharacter:
		gone = s.draft.Players[to.Side].Mane
	case t == card.ProblemType:
		gone = s.draft.Players[to.Area.Of].Problem
	}
	if gone == nil {
		return ""
	}
	return gone.Name
}

// takeIn reads a line into the position. What can't be read stays in the field; where that is all
// of it, as it was typed.
func (s *Screen) takeIn(text string) {
	tried := s.draft.Position.Clone()
	faults := s.cards.Add(tried, text, s.marked)
	before, _ := s.cards.Line(s.draft.Position)
	after, _ := s.cards.Line(tried)
	nothing := after == before && len(faults) > 0
	was := s.draft.All()
	s.change(func(p *position.Position) error {
		if nothing {
			return errors.New("nothing of it can be read")
		}
		s.cards.Add(p, text, s.marked)
		return nil
	})
	if added := lastAdded(was, s.draft.All()); added != nil {
		s.chosen = added
	}
	if !nothing {
		s.leaveUnread(text, faults)
	}
}

// lastAdded is the last card that wasn't there before, rather one that isn't attached to another; nil for none.
func lastAdded(before, now []*position.Card) (last *position.Card) {
	for _, c := range now {
		if !slices.Contains(before, c) && (last == nil || c.On == nil || last.On != nil) {
			last = c
		}
	}
	return last
}

// leaveUnread leaves in the field what of a line could not be read, and says what was expected.
func (s *Screen) leaveUnread(line string, faults []position.Fault) {
	notice := s.notice
	s.typeAgain(position.Unread(line, faults))
	s.notice = notice
	s.found().faults = faults
	s.show()
}

// typeAgain leaves a text in the field, to go on with.
func (s *Screen) typeAgain(text string) {
	notice := s.notice
	s.field.SetTextAtEnd(text)
	s.notice = notice
	s.show()
}

// isTyping reports whether something is typed that Enter would put on the table, other than a query.
func (s *Screen) isTyping() bool {
	return len(s.found().adds) > 0 || len(s.found().cards) > 0 && !cardquery.Is(s.field.Text)
}

// pickNext chooses another of the cards found.
func (s *Screen) pickNext(by int) {
	if n := len(s.found().cards); n > 0 {
		s.pick = (s.pick + by + n) % n
		s.showPanel()
		s.table.Draw(s.picture())
	}
}

// markNext marks another place.
func (s *Screen) markNext(by int) {
	places := s.draft.Places()
	i := max(0, slices.IndexFunc(places, s.marked.Is))
	s.mark(places[(i+by+len(places))%len(places)])
}

// mark makes a place the one to which what is typed goes.
func (s *Screen) mark(at position.Place) {
	s.marked = at
	s.takeUpTyped()
	s.show()
}

// ask puts a question above the field; the table may answer it as well.
func (s *Screen) ask(q question) {
	s.asking = &q
	s.once(func() {
		s.field.SetText("")
		s.halves.Show(1)
		s.options.Window.Canvas().Focus(s.field)
		s.show()
	})
}

// answer gives an answer; one that can't be is said, and asked for again.
func (s *Screen) answer(give func(*question) error) { s.once(func() { s.answered(give) }) }

func (s *Screen) answered(give func(*question) error) {
	q := s.asking
	s.asking = nil
	if err := give(q); err != nil {
		s.asking, s.notice = q, "✕ "+wording.Capitalized(err.Error())+"."
		s.show()
		return
	}
	notice := s.notice
	s.field.SetText("")
	s.notice = notice
	s.options.Window.Canvas().Unfocus()
	s.show()
}

// Escape puts back what is being dragged; it leaves what is asked for, then what is typed, then the field; it reports
// whether there was anything to leave.
func (s *Screen) Escape() (left bool) {
	s.once(func() { left = s.escaped() })
	return left
}

func (s *Screen) escaped() bool {
	canvas := s.options.Window.Canvas()
	switch {
	case s.table.GiveUp():
		s.held = nil
	case canvas.Overlays().Top() != nil:
		s.closeOverlay()
	case s.asking != nil || s.naming:
		if s.asking != nil && s.chosen != nil {
			canvas.Unfocus() // so that keys are again for the card about which it was asked
		}
		s.asking, s.naming, s.notice = nil, false, ""
		s.field.SetText("")
	case canvas.Focused() == s.field && s.field.Text != "":
		s.field.SetText("")
	case canvas.Focused() != nil:
		s.forgetLine()
		canvas.Unfocus()
	case s.chosen != nil:
		s.chosen = nil
	default:
		return false
	}
	s.show()
	return true
}
