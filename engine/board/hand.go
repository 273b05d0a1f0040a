package board

import "canterlaw/engine/rule"

// The hand (404): what goes there, and what the others know of it.

// stillKnow tells who besides its owner knows which card it is that is about to go
// elsewhere, where all can see it go.
func (s *State) stillKnow(c CardID) (known PlayerSet) {
	state := &s.cards[c]
	if state.Zone == Hand && len(s.Cards(Hand, state.Owner)) > 1 {
		return 0
	}
	for p := range s.players {
		if p := Player(p); p != state.Owner && s.mayLookAt(p, c) {
			known |= SetOf(p)
		}
	}
	return known
}

// OthersKnowWhichGoes reports whether all others than its owner know which card it is that
// is about to go elsewhere, whether or not they see it.
func (s *State) OthersKnowWhichGoes(c CardID) bool {
	return s.stillKnow(c) == s.everyone()&^SetOf(s.cards[c].Owner)
}

// leaveHandUnseen forgets which cards the others know to be in a hand: any of them
// could be the one that leaves it unseen (404.1).
func (s *State) leaveHandUnseen(c CardID) {
	if s.cards[c].Zone != Hand || !s.program.Holds(rule.R404_1) {
		return
	}
	for _, other := range s.Cards(Hand, s.cards[c].Owner) {
		s.cards[other].Seen = 0
	}
}

func cantDraw(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != DrawDeck {
		return rule.R410_4
	}
	return 0
}

func drawCard(s *State, o *Occurrence) { s.changeZone(o.Card.Card, Hand, onBottom) }

func cantDiscard(s *State, o *Occurrence) rule.Number {
	if s.cards[o.Card.Card].Zone != Hand {
		return rule.R410_3
	}
	return 0
}

func putIntoHand(s *State, o *Occurrence) { s.changeZone(o.Card.Card, Hand, onBottom) }
