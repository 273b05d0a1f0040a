package sandbox

import (
	"canterlaw/engine/board"
)

// Options of a decision that are alike on the table.

// alike is what an option with a card of a hand or pile has in common with those with others
// like it.
type alike struct {
	does  board.Action // but for the card
	print board.Print
	zone  board.Zone // 0 for an action
	owner board.Player
}

// alikeOf is what an option has in common with others; false for one that is like no other.
func (s *Screen) alikeOf(o board.Option) (of alike, is bool) {
	state := s.sandbox.State()
	switch c := o.Card.Card; {
	case o.Kind == board.ActionOption && o.Action.Card != 0 && state.Zone(o.Action.Card) == board.Hand:
		of = alike{does: o.Action, print: state.Print(o.Action.Card)}
		of.does.Card = 0
		return of, true
	case o.Kind == board.CardOption && c != 0 && state.Print(c) != board.Unknown:
		switch zone := state.Zone(c); zone {
		case board.Hand, board.DiscardPile, board.DrawDeck:
			return alike{print: state.Print(c), zone: zone, owner: state.Owner(c)}, true
		}
	}
	return alike{}, false
}

// placesAlike gives the places of the options, and the places of all for which each stands:
// its own, and those of others with cards alike.
func (s *Screen) placesAlike() (places []int, stands map[int][]int) {
	first := map[alike]int{}
	stands = map[int][]int{}
	for i, o := range s.offered() {
		if of, is := s.alikeOf(o); is {
			if at, isThere := first[of]; isThere {
				stands[at] = append(stands[at], i)
				continue
			}
			first[of] = i
		}
		places, stands[i] = append(places, i), []int{i}
	}
	return places, stands
}

// numbersOf are the numbers of the options, from 1; of those with cards alike it is the same.
func (s *Screen) numbersOf() map[int]int {
	numbers := map[int]int{}
	places, stands := s.placesAlike()
	for n, at := range places {
		for _, i := range stands[at] {
			numbers[i] = n + 1
		}
	}
	return numbers
}
