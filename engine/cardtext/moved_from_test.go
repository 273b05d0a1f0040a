package cardtext

import "testing"

// TestFromWhereSomethingWasMoved says that what is moved from an area isn't looked for there once it is
// elsewhere (506.1a), and that a prohibition looks at where it still is.
func TestFromWhereSomethingWasMoved(t *testing.T) {
	r := NewReader(words)
	for text, want := range map[string]string{
		"When you move a Friend from a Problem, draw a card.": "When(Moved(You, Friend, AnyProblem, AnyProblem) || " +
			"Moved(You, Friend, AnyHome, AnyProblem))\nDraw()",
		"Reaction: After an opponent moves a Friend away from home, draw a card.": "Timing(Reaction)\n" +
			"After(Moved(Opponents, Friend, AnyProblem, Home) || Moved(Opponents, Friend, AnyHome, Home))\nDraw()",
		"Opponents can't move Friends from this card's Problem.": "Cant(Moved(Opponents, Friend && ItsProblem))",
	} {
		got := r.Read(text, Card{})
		if got.Ability == nil || got.Ability.String() != want {
			t.Errorf("%q is read as\n%v (%v)\nexpected\n%s", text, got.Ability, got.Problems, want)
		}
	}
}
