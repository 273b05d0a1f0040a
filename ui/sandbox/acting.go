package sandbox

import (
	"fmt"
	"iter"
	"slices"
	"time"

	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/wording"
	"canterlaw/ui/tabletop"
)

// acting is what is chosen on the table, and what came of trying to use it.
type acting struct {
	chosen  board.CardID
	ways    []int // places of the options that what was tapped leaves; nil for all
	refusal *refusal
	told    map[board.CardID]bool // the cards that what was stepped to is about
	focused tabletop.Of           // by the keyboard; nil for none
	latest  time.Time             // when something was last done by tapping the table
}

// refusal is why a card can't do what was wanted of it.
type refusal struct {
	card    board.CardID
	title   string
	reasons []playing.Reason
}

// doubleTap is within how long of one tap that did something another does nothing more:
// whoever taps twice means the card that lay there before.
const doubleTap = 250 * time.Millisecond

// targetOf is the place or card where an option is taken; nil where there is none beside
// the card itself.
func (s *Screen) targetOf(o board.Option) tabletop.Of {
	state := s.sandbox.State()
	switch a := o.Action; {
	case o.Kind == board.AreaOption:
		return place{zone: board.Play, area: o.Area}
	case o.Kind == board.PlayerOption:
		return nil
	case o.Kind != board.ActionOption:
		if c := o.Card.Card; c != 0 {
			return c
		}
		return nil
	case a.Kind == board.DrawCard:
		return place{zone: board.DrawDeck, player: state.Decision().Player}
	case a.Host != 0:
		return a.Host
	case a.Area != board.NoArea && a.Kind != board.ActivateAbility && a.Kind != board.RallyCard:
		return place{zone: board.Play, area: a.Area}
	}
	return nil
}

// usable lists the places of the options that a card is used for.
func (s *Screen) usable(c board.CardID) []int {
	if !s.course.IsPresent() {
		return nil
	}
	var places []int
	for i, o := range s.offered() {
		if o.Kind == board.ActionOption && o.Action.Kind != board.DrawCard && o.Action.Card == c {
			places = append(places, i)
		}
	}
	return places
}

// choosing lists the places of the options for which a card or place is tapped by
// itself: what a decision chooses among, drawing, and where what is chosen can go.
func (s *Screen) choosing(of tabletop.Of) []int {
	if !s.course.IsPresent() || s.sandbox.State().Result().Over {
		return nil
	}
	var places []int
	for i, o := range s.offered() {
		if target := s.targetOf(o); target == nil || !isAt(target, of) {
			continue
		}
		isOfChosen := s.acts.chosen != 0 && o.Action.Card == s.acts.chosen
		if o.Kind != board.ActionOption || o.Action.Kind == board.DrawCard || isOfChosen {
			places = append(places, i)
		}
	}
	return places
}

// isAt reports whether what was tapped is a target: a place is one on either side.
func isAt(target, tapped tabletop.Of) bool {
	if at, ok := tapped.(place); ok && at.zone == board.Play {
		at.player = 0
		return target == tabletop.Of(at)
	}
	return target == tapped
}

// placeOf is the area where what was tapped lies, if it lies in play.
func (s *Screen) placeOf(of tabletop.Of) (place, bool) {
	switch of := of.(type) {
	case place:
		return of, of.zone == board.Play
	case board.CardID:
		state := s.sandbox.State()
		return place{zone: board.Play, area: state.Area(of)}, state.Zone(of) == board.Play
	}
	return place{}, false
}

// tapTable is told what was tapped on the table.
func (s *Screen) tapTable(of tabletop.Of) {
	if s.sandbox == nil || s.passing != nil || of == nil || s.options.Now().Sub(s.acts.latest) < doubleTap {
		return
	}
	s.acts.focused = nil
	if s.hand.shown { // whatever the rules say
		s.changeByHand(of)
		return
	}
	if places := s.choosing(of); len(places) > 0 {
		s.useOn(places)
		return
	}
	switch of := of.(type) {
	case board.CardID:
		s.tapCard(of)
	case place:
		if at, ok := s.placeOf(of); ok && s.acts.chosen != 0 {
			// A card in the way of a lit place: what is chosen goes there.
			if places := s.choosing(at); len(places) > 0 {
				s.useOn(places)
				return
			}
		}
		s.letGo()
		if of.zone != board.Play && of.zone != board.Hand {
			s.changeByHand(of)
		}
	}
}

// tapCard chooses a card: what it can do in one place only is done, else its places
// light up; what it can't do now is said.
func (s *Screen) tapCard(c board.CardID) {
	if at, ok := s.placeOf(c); ok && s.acts.chosen != 0 && s.acts.chosen != c {
		if places := s.choosing(at); len(places) > 0 && len(s.usable(c)) == 0 {
			s.useOn(places) // the card lies in a place that is lit
			return
		}
	}
	if s.acts.chosen == c && s.acts.ways == nil {
		s.forget()
		s.showTable()
		return
	}
	s.forget()
	s.acts.chosen = c
	places := s.usable(c)
	switch {
	case len(places) == 1:
		s.useOn(places)
		return
	case len(places) > 1:
		if s.isEverywhere(places) {
			s.acts.ways = places
		}
	case len(s.seen().CardCan(c).Refused) > 0 || s.asks():
		s.acts.refusal = s.whyNot(c, nil)
	}
	s.showChosen()
}

// asks reports whether one must be chosen of what is lit.
func (s *Screen) asks() bool {
	switch s.sandbox.State().Decision().Kind {
	case board.NoDecision, board.Priority, board.Opening:
		return false
	}
	return s.sandbox.State().Decision().Player != board.Chance
}

// changeByHand offers changes by hand of a card, or of what lies in a player's piles.
func (s *Screen) changeByHand(of tabletop.Of) {
	switch of := of.(type) {
	case board.CardID:
		s.openHand(subject{card: of})
	case place:
		if of.zone != board.Play {
			s.openHand(subject{player: of.player, piles: true})
		}
	}
}

// isEverywhere reports whether options have no place by which to tell them apart.
func (s *Screen) isEverywhere(places []int) bool {
	options := s.sandbox.Game().Options()
	return !slices.ContainsFunc(places, func(i int) bool { return s.targetOf(options[i]) != nil })
}

// selectCard chooses a card without using it.
func (s *Screen) selectCard(of tabletop.Of) {
	if s.sandbox == nil {
		return
	}
	switch of := of.(type) {
	case board.CardID:
		s.forget()
		s.acts.chosen = of
		s.showChosen()
	case place:
		s.changeByHand(of)
	}
}

// useOn takes the one option that is left, or lets the player choose among several.
func (s *Screen) useOn(places []int) {
	if len(places) > 1 {
		s.acts.ways = places
		s.showChosen()
		return
	}
	if s.decision.isSeveral() {
		s.decision.toggle(places[0])
		s.showTable()
		return
	}
	s.choose(places[0])
	s.acts.latest = s.options.Now()
}

// forget lets go of what is chosen.
func (s *Screen) forget() {
	s.acts = acting{latest: s.acts.latest, told: s.acts.told}
}

// holds lights where a card that is being dragged can go.
func (s *Screen) holds(of tabletop.Of) {
	c, ok := of.(board.CardID)
	if !ok || s.sandbox == nil || s.acts.chosen == c {
		return
	}
	s.forget()
	s.acts.chosen = c
	s.showTable()
}

// drop uses a card where it was dropped; nowhere does nothing.
func (s *Screen) drop(of, onto tabletop.Of) {
	c, ok := of.(board.CardID)
	if !ok || s.sandbox == nil || s.passing != nil {
		return
	}
	s.forget()
	if onto == nil || onto == of {
		s.showChosen()
		return
	}
	s.acts.chosen = c
	at, inPlay := s.placeOf(onto)
	options := s.sandbox.Game().Options()
	var there, anywhere []int
	for _, i := range s.usable(c) {
		switch target := s.targetOf(options[i]); {
		case target == nil:
			anywhere = append(anywhere, i)
		case target == onto || inPlay && isAt(target, at):
			there = append(there, i)
		}
	}
	if len(there) == 0 && inPlay && s.sandbox.State().Zone(c) != board.Play {
		there = anywhere
	}
	switch {
	case len(there) > 0:
		s.useOn(there)
		return
	case inPlay && (s.sandbox.State().Zone(c) != board.Play || s.sandbox.State().Area(c) != at.area):
		s.acts.refusal = s.whyNot(c, &at)
	}
	s.showChosen()
}

// whyNot is why a card can't be used, or not in a place; nil where nobody might think
// that it could be.
func (s *Screen) whyNot(c board.CardID, at *place) *refusal {
	if !s.course.IsPresent() || s.sandbox.State().Result().Over || s.view().isHidden(c) {
		return nil
	}
	now := s.seen().CardCan(c)
	why, does := now.Why, cant[board.ActivateAbility]
	if kind := s.sandbox.State().Decision().Kind; kind != board.Priority && kind != board.Opening {
		does = "can’t be chosen now"
	} else if at != nil { // what would be done there
		why = nil
	}
	for _, a := range now.Refused {
		if at == nil || a.Action.Area == at.area || a.Action.Area == board.NoArea {
			does = cant[a.Action.Kind]
			if at != nil {
				why = append(why, a.Reasons...)
			}
			break
		}
	}
	if len(why) == 0 {
		return nil
	}
	return &refusal{c, s.nameOf(c) + " " + does, why}
}

// cant words that an action can't be taken.
var cant = map[board.ActionKind]string{
	board.PlayCard: "can’t be played now", board.PlayTroublemaker: "can’t be played now",
	board.MoveCharacter: "can’t move now", board.RallyCard: "can’t be rallied now",
	board.ActivateAbility: "can’t be used now", board.DrawCard: "can’t be drawn now",
}

// nameOf is the title of a card as whoever looks may know it.
func (s *Screen) nameOf(c board.CardID) string {
	if face := s.sandbox.State().Face(c); face != nil && !s.view().isHidden(c) {
		return face.Title
	}
	return "This card"
}

// seen is the present position as whoever looks may know it.
func (s *Screen) seen() *playing.Sandbox { return s.sandbox.SeenBy(s.seenBy) }

// offered gives the options of the present decision by their places, but those that
// whoever looks may not know of.
func (s *Screen) offered() iter.Seq2[int, board.Option] {
	seen := s.seen()
	return func(yield func(int, board.Option) bool) {
		for i, o := range seen.Game().Options() {
			if !seen.Scenario().HidesOption(seen.State(), o) && !yield(i, o) {
				return
			}
		}
	}
}

// places lists the places of the options that are offered: what can be done with several
// cards alike in a hand, or which of them, is offered once.
func (s *Screen) places() []int {
	places, _ := s.placesAlike()
	return places
}

// bubble says at a card why it was refused.
func (r *refusal) bubble() *tabletop.Bubble {
	if r == nil {
		return nil
	}
	b := &tabletop.Bubble{At: r.card, Title: r.title,
		Lines: []tabletop.Reason{{Says: wording.Capitalized(r.reasons[0].Text), Rule: r.reasons[0].Rule}}}
	if more := len(r.reasons) - 1; more > 0 {
		b.More = fmt.Sprintf("and %s", count(more, "more reason"))
	}
	return b
}

// marks says how cards and places stand in what is done now.
func (s *Screen) marks() marks {
	s.then = s.course.Then().SeenBy(s.seenBy)
	m := marks{lit: map[tabletop.Of]bool{}, numbers: map[board.CardID]string{}, gather: map[board.CardID]int{},
		chosen: s.acts.chosen, told: s.acts.told, focused: s.acts.focused, bubble: s.acts.refusal.bubble()}
	if s.acts.refusal != nil {
		m.refused = s.acts.refusal.card
	}
	state := s.sandbox.State()
	if !s.course.IsPresent() || state.Result().Over || state.Decision().Player == board.Chance {
		return m
	}
	several, numbers := s.decision.isSeveral(), s.numbersOf()
	for i, o := range s.offered() {
		n := numbers[i]
		target, isAction := s.targetOf(o), o.Kind == board.ActionOption
		switch {
		case !isAction:
			if target == nil {
				continue
			}
			m.lit[target] = true
			if c, ok := target.(board.CardID); ok && several {
				m.gather[c] = s.decision.placeOf(i) + 1
			} else if ok && n <= 9 {
				m.numbers[c] = fmt.Sprint(n)
			}
		case o.Action.Kind == board.DrawCard:
			m.lit[target] = true
		default:
			c := o.Action.Card
			switch _, again := m.numbers[c]; {
			case again || n > 9:
				m.numbers[c] = "•"
			default:
				m.numbers[c] = fmt.Sprint(n)
			}
			if c == s.acts.chosen && target != nil {
				m.lit[target] = true
			}
		}
	}
	return m
}

// showChosen draws what is chosen: the table, and what it can do.
func (s *Screen) showChosen() {
	s.showTable()
	s.decision.narrow()
	before := s.read.Size()
	s.showSelected()
	if s.read.Size() != before && s.tabs.SelectedIndex() == trailTab {
		s.trail.ScrollIntoView(max(0, s.presentRow)) // else the part beneath would cover it
	}
}

// showTable draws the table.
func (s *Screen) showTable() {
	p := s.view().picture(s.marks(), s.then.Faceoff())
	p.Vacant = vacant(len(p.Areas))
	s.table.Draw(p)
}

// view is the position as it is looked at.
func (s *Screen) view() view {
	v := newView(s.then, nil, nobody)
	v.seenBy, v.pictures = s.seenBy, s.pictures
	return v
}

// narrowed lists the options that the panel shows while something is chosen; nil for all.
func (s *Screen) narrowed() []int {
	switch {
	case s.acts.ways != nil:
		return s.acts.ways
	case s.acts.chosen != 0:
		return s.usable(s.acts.chosen)
	}
	return nil
}

// letGo lets go of what is chosen, and shows that.
func (s *Screen) letGo() {
	s.forget()
	s.showChosen()
}
