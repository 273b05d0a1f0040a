package board

import "canterlaw/engine/ability"

// By which words of timing phrases a player holds anything at all to act by (512): at moments
// at which none of these is open they can only pass, whatever else is so.

// held is what was found of a player. It stands until a card comes to a hand or leaves it,
// another player gains control of one, or cards have other abilities.
type held struct {
	player    Player
	words     TimeWords
	abilities *listeners // those that cards had then: nil if nothing was found
}

// WordsHeld gives the words by which a player may be able to act: those of the cards in their
// hand, of the abilities that they may activate, and of all permissions that there may be.
func (s *State) WordsHeld(p Player) TimeWords {
	v, h := s.having(), &s.derived.held[p&1]
	if h.abilities != v.listeners || h.player != p {
		*h = held{p, s.wordsHeld(p, v), v.listeners}
	}
	return h.words | s.wordsOfModifiers()
}

// wordsOfModifiers gives the words of all permissions that effects have created.
func (s *State) wordsOfModifiers() TimeWords {
	d := &s.derived
	if !d.permitsKnown {
		d.permits, d.permitsKnown = 0, true
		for i := range s.modifiers {
			d.permits |= s.program.abilities[s.modifiers[i].Ability.ID].permits
		}
	}
	return d.permits
}

func (s *State) wordsHeld(p Player, v *values) TimeWords {
	words := MainPhaseAction
	for _, c := range s.Cards(Hand, p) {
		words |= s.WordsInHand(c)
	}
	for i := range v.abilities {
		h := &v.abilities[i]
		a := &s.program.abilities[h.Ability.ID]
		words |= a.permits
		if a.Type == ability.Activated && (a.AnyPlayer || s.ContextOf(*h).You == p) {
			words |= a.Words
		}
	}
	return words
}

// wordsPermitted gives the words by which what an operation permits can be done: any, where
// cards may be played as though they were in hand.
func wordsPermitted(n *ability.Node) TimeWords {
	if at := n.At().Op; at != ability.MainPhase {
		return WordsOf(at)
	}
	return EveryWord
}

// forgetHeld forgets what was found of players, where a change can concern it.
func (s *State) forgetHeld(of aspects) {
	if of&(cardsIn(Hand)|ofControl|ofAbilities) != 0 {
		s.derived.held = [2]held{}
	}
}
