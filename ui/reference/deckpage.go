package reference

import (
	"fmt"

	"canterlaw/search"
	"canterlaw/ui/deck"
	"canterlaw/ui/look"
)

// deckKind is the kind of the one page on which decks are opened, which is package
// deck's.
const deckKind search.Kind = "deck"

// openedDeck is the page's ID.
const openedDeck = "open"

var deckLink = fmt.Sprintf("[Open a deck](%s)", look.Address(string(deckKind), openedDeck))

// OpenDeck shows the page on which decks are opened.
func (s *Screen) OpenDeck() {
	if at := (Place{Kind: deckKind, ID: openedDeck}); s.place() != at {
		s.Open(at)
	}
}

// redrawDeck draws that page anew where it is, as it has changed.
func (s *Screen) redrawDeck() {
	if s.place().Kind != deckKind || s.pages == nil {
		return
	}
	s.page.ShowInPlace(s.options.Deck.Objects()...)
	s.options.TitleChanged(s.options.Deck.Name())
}

// deckPlace leads to the page from lists.
var deckPlace = otherDocument{Place{Kind: deckKind, ID: openedDeck}, deck.Title, nil}
