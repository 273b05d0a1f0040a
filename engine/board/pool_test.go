package board

import (
	"slices"
	"testing"

	"canterlaw/engine/card"
)

// A pool that accounts for all unknown cards of a draw deck does so until one from the Problem
// deck draws on it too, and again once that has become known.
func TestWhatAnUnknownCardCanBeWithOneFromAnotherDeck(t *testing.T) {
	var prints []card.Card
	for _, title := range []string{"One", "Two"} {
		prints = append(prints, card.Card{Faces: []card.Face{{Title: title, Type: card.Friend}}})
	}
	prints = append(prints, card.Card{Faces: []card.Face{{Title: "Three", Type: card.ProblemType}}})
	program, err := NewProgram(nil, 2, prints, Readings{}, Additions{})
	if err != nil {
		t.Fatal(err)
	}
	const drawn, problem = 1, 2
	s, err := New(program, Setup{
		Players: []PlayerSetup{{DrawPool: map[Print]int{2: 1}, ProblemPool: map[Print]int{3: 1}}, {}},
		Cards:   []CardSetup{{Zone: DrawDeck}, {Zone: ProblemDeck}},
	})
	if err != nil {
		t.Fatal(err)
	}
	can := func(when string, want []Print, wantStated bool) {
		t.Helper()
		if can, stated := s.Possible(nil, drawn); !slices.Equal(can, want) || stated != wantStated {
			t.Errorf("%s the card can be %v, and that is all: %v; expected %v, %v", when, can, stated, want, wantStated)
		}
	}
	can("at first", []Print{2}, true)
	s.put(problem, DiscardPile, onTop)
	can("with one more card", []Print{1, 2}, false)
	s.learn(problem, 3)
	can("once that is known", []Print{2}, true)
}
