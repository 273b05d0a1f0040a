package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// A frightened card that a modifier makes a Friend is turned face-up as a player is about to
// receive priority once it is none any more (511.4), though nothing has happened to any card.
func TestFrightenedCardsThatAreNoFriendsAnyMore(t *testing.T) {
	w := newWritten()
	w.friend(avery, "if TokensOf(You) == 0 {\n\tHasType(Resource, \"Friend\")\n}",
		"Timing(MainPhase)\nGain(1)")
	c := w.inPlay(resource, avery, board.HomeOf(avery))
	w.setup.Cards[c-1].FaceDown, w.setup.Cards[c-1].Frightened = true, true
	g, _ := w.at(t, Point{Moment: Acting})
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	if !g.State().IsFrightened(c) {
		t.Fatal("it is turned face-up while it is a Friend")
	}
	for i, o := range g.Options() {
		if o.Kind == board.ActionOption && o.Action.Kind == board.ActivateAbility {
			if err := g.Choose(i); err != nil {
				t.Fatal(err)
			}
			break
		}
	}
	if g.State().Tokens(avery) != 1 {
		t.Fatalf("%d tokens", g.State().Tokens(avery))
	}
	if g.State().IsFrightened(c) {
		t.Error("it is frightened and no Friend as a player has priority")
	}
}
