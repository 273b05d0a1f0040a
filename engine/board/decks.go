package board

import "canterlaw/engine/card"

// Of 403, these rules stand elsewhere:
//   - 403.1: decks.go
//   - 403.3: decks.go

// Of 402, these rules stand elsewhere:
//   - 402.1: decks.go

// The draw deck (402) and the Problem deck (403).

// Who knows a card that is put on a deck, by the N of the occurrence. After a faceoff
// (514.6) and at the start of a game nobody does: it isn't revealed, in any order (402.3).
const (
	KnownToNobody  = iota
	KnownToWhoPuts // several are put there in an order that this player knows alone
	KnownToWhoSaw  // it is put there by itself: also known to whoever knew it before
	ShuffledIn     // it is shuffled into the deck, which is not putting it on the bottom
)

// putOntoDeck puts a card on top or bottom of the deck that it belongs in.
func (s *State) putOntoDeck(o *Occurrence, at position) {
	c := o.Card.Card
	var known PlayerSet
	switch o.N {
	case KnownToWhoSaw:
		known = s.stillKnow(c)
		if s.mayLookAt(o.Player, c) {
			known |= SetOf(o.Player)
		}
	case KnownToWhoPuts:
		if s.mayLookAt(o.Player, c) {
			known = SetOf(o.Player)
		}
	}
	s.leaveHandUnseen(c)
	s.changeZone(c, s.DeckOf(c), at)
	s.cards[c].Seen = known
}

func putOnBottom(s *State, o *Occurrence) { s.putOntoDeck(o, onBottom) }

func putOnTop(s *State, o *Occurrence) { s.putOntoDeck(o, onTop) }

func shuffleDeck(s *State, o *Occurrence) { s.shuffle(o.Player, o.N == 1, o.Value.Int()) }

// knownInDeck lists the cards of a deck that is about to be shuffled that are known, with
// what is printed on them: for the trail, which goes on calling them so where it tells what
// happened to them before.
func (s *State) knownInDeck(o *Occurrence) (all []Option) {
	zone := DrawDeck
	if o.N == 1 {
		zone = ProblemDeck
	}
	for _, c := range s.Cards(zone, o.Player) {
		if print := s.cards[c].Print; print != Unknown {
			all = append(all, Option{Kind: PrintOption, Card: s.Ref(c), Print: print})
		}
	}
	return all
}

// DeckOf gives the deck that a card belongs in: the Problem deck for Problems,
// the draw deck for all others (101.2, 101.3b), Dilemmas among them (522.3a).
func (s *State) DeckOf(c CardID) Zone {
	if face := s.Face(c); face != nil && face.Type == card.ProblemType || s.cards[c].Zone == ProblemDeck {
		return ProblemDeck
	}
	return DrawDeck
}
