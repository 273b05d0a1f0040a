package sandbox

import (
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
	"canterlaw/ui/setup"
	"canterlaw/ui/sheet"
)

// An unknown card of which nothing says what it can be can be any card: which, is typed where else
// options are filtered.

// mostAny is how many cards that what is typed may mean are offered at once.
const mostAny = 6

// canBeAny reports whether it is asked what such a card is, and may be known.
func (d *decision) canBeAny() bool {
	if !d.sandbox.AsksForAnyCard() || !d.screen.course.IsPresent() {
		return false
	}
	looks, state := d.screen.seenBy, d.sandbox.State()
	return looks == board.NoPlayer || state.Owner(state.Decision().Card) == looks
}

// anyCards are the cards that what is typed may mean, but for those among the options.
func (d *decision) anyCards() (found []setup.Named) {
	state := d.sandbox.State()
	c := state.Decision().Card
	deck := position.Place{Zone: position.Deck, Side: position.Side(state.Owner(c))}
	if state.Zone(c) == board.ProblemDeck {
		deck.Zone = position.ProblemDeck
	}
	options := map[string]bool{}
	for _, o := range d.sandbox.Options() {
		options[o] = true
	}
	for _, named := range d.screen.setup.CardsOf(d.filter.Text, deck) {
		if !options[named.Card.Name()] && !options[named.File] {
			found = append(found, named)
		}
	}
	return found
}

// fillAny offers them.
func (d *decision) fillAny(first bool) {
	found := d.anyCards()
	if len(found) == 0 && len(d.list.Objects) == 0 {
		d.list.Add(sheet.Flush(look.NewCaption("No card has these words, or this power.")))
	}
	for i, named := range found {
		if i == mostAny {
			d.list.Add(sheet.Flush(look.NewCaption(
				"And " + wording.Count(len(found)-mostAny, "more card") + ": more letters narrow them.")))
			break
		}
		d.list.Add(sheet.NewOption(sheet.Option{Text: named.Card.Name(), Hint: hintOf(named), First: first}, func() {
			d.screen.isAny(named.File)
		}))
		first = false
	}
}

// hintOf says the type, power and number of a card.
func hintOf(named setup.Named) string {
	face := &named.Card.Faces[0]
	hint := face.Type.String()
	if face.Power != nil {
		hint += fmt.Sprint(", power ", *face.Power)
	}
	return hint + ", " + named.Card.Number
}

// isAny goes on with the unknown card being the one that files call so.
func (s *Screen) isAny(name string) {
	var next *playing.Course
	err := playing.Guard(func() (err error) {
		next, err = s.course.IsAny(s.library, name)
		return err
	})
	if err != nil {
		s.show("✕ " + playing.ReasonOf(err))
		return
	}
	s.playInstead(next)
	s.show("")
	s.typeAny(true) // the other player's, most of the time
}

// typeAny puts the keyboard into the field for such a card: where it is all that there is to do, or anyhow. It
// waits until the letter has gone by whose key led there.
func (s *Screen) typeAny(anyhow bool) {
	if fyne.CurrentDevice().IsMobile() { // where it would open a keyboard
		return
	}
	fyne.Do(func() {
		if s.inView && s.sandbox != nil && s.decision.canBeAny() && (anyhow || len(s.sandbox.Options()) == 0) {
			s.options.Window.Canvas().Focus(s.decision.filter)
		}
	})
}
