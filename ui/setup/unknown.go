package setup

import (
	"errors"
	"fmt"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario/position"
	"canterlaw/scenario/wording"
	"canterlaw/ui/look"
)

// unknown says which decks have cards that nobody knows, and what these can be.
func (s *Screen) unknown() []fyne.CanvasObject {
	if s.cards == nil || s.asking != nil || s.naming {
		return nil
	}
	var objects []fyne.CanvasObject
	for _, side := range []position.Side{position.Avery, position.Blake} {
		if n := s.unknownIn(side); n > 0 {
			objects = append(objects, s.unknownDeck(side, n))
		}
	}
	if len(objects) == 0 {
		return nil
	}
	return append([]fyne.CanvasObject{newLabel("Unknown: the run asks when it matters")}, objects...)
}

// unknownIn is how many cards of a player's draw deck nobody knows.
func (s *Screen) unknownIn(side position.Side) int {
	at := position.Place{Zone: position.Deck, Side: side}
	n := s.draft.DeckSize(side)
	for _, c := range s.draft.At(at) {
		if c.Name != position.Unknown {
			n--
		}
	}
	return n
}

// unknownDeck is a row for a deck; tapped it offers what its unknown cards can be.
func (s *Screen) unknownDeck(side position.Side, n int) fyne.CanvasObject {
	can := "any card"
	if pool := s.draft.Pool(side); len(pool) > 0 {
		can = "one of " + wording.Count(sizeOf(pool), "card")
	}
	var row *look.Choice
	row = look.NewChoiceOf(newDrawn(fyne.NewSize(220, 31), func(p *pen) {
		p.left(fmt.Sprintf("%s’s deck, %s", side, wording.Count(n, "card")), look.SemiBold, 12.5,
			theme.ColorNameForeground, 10)
		p.right(can+" ▾", look.Regular, 12.5, look.ColorQuiet, p.size.Width-10)
	}), func() { s.offerUnknown(side, row) })
	return row
}

func sizeOf(pool []position.Pooled) int {
	n := 0
	for _, of := range pool {
		n += of.N
	}
	return n
}

// offerUnknown opens the menu of what the unknown cards of a deck can be.
func (s *Screen) offerUnknown(side position.Side, beneath fyne.CanvasObject) {
	deck := position.Place{Zone: position.Deck, Side: side}
	items := []*fyne.MenuItem{
		fyne.NewMenuItem("Any card", func() { s.setPool(side, nil) }),
		fyne.NewMenuItem("A list, from the top: type its cards", func() {
			s.mark(deck)
			s.Focus()
		}),
		fyne.NewMenuItem("A draw pool: type which cards", func() { s.askPool(side) }),
	}
	decks, err := decklist.ThemeDecks(s.library)
	if err != nil {
		s.say(err)
		return
	}
	for _, of := range decks {
		items = append(items, fyne.NewMenuItem("The deck “"+of.Name+"”", func() { s.takeDeck(side, of) }))
	}
	menu := widget.NewPopUpMenu(fyne.NewMenu("", items...), s.options.Window.Canvas())
	s.overlay = menu
	menu.ShowAtRelativePosition(fyne.NewPos(0, beneath.Size().Height), beneath)
}

func (s *Screen) setPool(side position.Side, pool []position.Pooled) {
	s.change(func(p *position.Position) error {
		p.SetPool(side, pool)
		return nil
	})
}

// takeDeck fills the draw deck with the cards of a deck that lie nowhere else, in an order
// that nobody knows.
func (s *Screen) takeDeck(side position.Side, deck *decklist.Deck) {
	s.change(func(p *position.Position) error {
		pool := s.cards.PoolOf(p, side, deck.DrawDeck())
		p.SetPool(side, pool)
		p.PutUnknown(position.Place{Zone: position.Deck, Side: side}, sizeOf(pool))
		return nil
	})
}

// askPool asks which cards the unknown cards of a deck can be.
func (s *Screen) askPool(side position.Side) {
	s.ask(question{
		says: fmt.Sprintf("Which cards can %s draw? Such as 2 jetstream, 3 swing", side),
		answer: func(text string) error {
			pool, faults := s.cards.ReadPool(side, text)
			switch {
			case len(faults) > 0:
				return fmt.Errorf("“%s”: expected %s", faults[0].Found, faults[0].Expected)
			case len(pool) == 0:
				return errors.New("no card is named")
			}
			s.setPool(side, pool)
			return nil
		},
	})
}
