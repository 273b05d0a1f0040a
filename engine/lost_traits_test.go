package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// A card that loses all traits loses those that were given to it before, and has those that
// are given to it later: modifiers are applied in the order of their timestamps (711.3).
func TestTraitsGivenAfterAllAreLost(t *testing.T) {
	const losing, giving = "LosesTraits(ManeCharacter && Yours)", `HasTrait(ManeCharacter && Yours, "Artist")`
	for want, order := range map[bool][]string{true: {losing, giving}, false: {giving, losing}} {
		w := newWritten()
		for _, text := range order {
			w.friend(avery, text)
		}
		s := w.state(t)
		mane := s.Cards(board.Play, 0)[0]
		if has := s.HasTrait(mane, "Artist"); has != want || (len(s.Traits(mane)) == 1) != want {
			t.Errorf("%v: it has the trait: %v", order, has)
		}
	}
}
