package cardtext

import "testing"

// TestFromWhereSomethingWasMoved says that what is moved from an area isn't looked for there once it is
// elsewhere (506.1a), and that a prohibition looks at where it still is. What comes to a Problem isn't among
// those with whom it is said to come there, and what an event ends, a card isn't any more.
func TestFromWhereSomethingWasMoved(t *testing.T) {
	r := NewReader(words)
	for text, want := range map[string]string{
		"When you move a Friend from a Problem, draw a card.": "When(Moved(You, Friend, AnyProblem, AnyProblem) || " +
			"Moved(You, Friend, AnyHome, AnyProblem))\nDraw()",
		"Reaction: After an opponent moves a Friend away from home, draw a card.": "Timing(Reaction)\n" +
			"After(Moved(Opponents, Friend, AnyProblem, Home) || Moved(Opponents, Friend, AnyHome, Home))\nDraw()",
		"Opponents can't move Friends from this card's Problem.": "Cant(Moved(Opponents, Friend && ItsProblem))",
		"When one of your Friends here is moved, draw a card.": "When(Moved(Friend && Yours, AnyProblem, Here) || " +
			"Moved(Friend && Yours, AnyHome, Here))\nDraw()",
		"When a Friend at home is moved to a Problem, draw a card.": "When(Moved(Friend, AnyProblem, Home))\nDraw()",
		"When you move a Friend here, draw a card.":                 "When(Moved(You, Friend, Here))\nDraw()",
		"If a Friend here would be moved, you may exhaust this card instead.": "MayInstead(Moved(Friend && Here))\n" +
			"Cost(Exhaust(This))",
		"When you move a Friend to a Problem with no other Friends, draw a card.": "When(Moved(You, Friend, " +
			"AreaOf(Problem && HowManyThere(Friend) == 1)))\nDraw()",
		"When you play a Friend to a Problem where you have a Friend, draw a card.": "When(Played(You, Friend, " +
			"AreaOf(Problem && HowManyThere(Friend && Yours) >= 2)))\nDraw()",
		"When you move a Friend to a Problem with a Pegasus, draw a card.": "When(Moved(You, Friend && " +
			"Trait(\"Pegasus\"), AreaOf(Problem && HowManyThere(Trait(\"Pegasus\")) >= 2)) || Moved(You, Friend && " +
			"!Trait(\"Pegasus\"), AreaOf(Problem && With(Trait(\"Pegasus\")))))\nDraw()",
		"When you move this card to a Problem with no other Friends, draw a card.": "When(Moved(You, This, " +
			"AreaOf(Problem && !With(Friend && !This))))\nDraw()",
		"When an exhausted Friend readies, draw a card.": "When(Readied(Friend))\nDraw()",
	} {
		got := r.Read(text, Card{})
		if got.Ability == nil || got.Ability.String() != want {
			t.Errorf("%q is read as\n%v (%v)\nexpected\n%s", text, got.Ability, got.Problems, want)
		}
	}
}

// How many are at a Problem to which a card comes is said of those besides it.
func TestHowManyAreWhereACardComes(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When you play a Zebra to a Problem with exactly one Zebra, draw a card.",
			"When(Played(You, Trait(\"Zebra\"), AreaOf(Problem && HowManyThere(Trait(\"Zebra\")) == 2)))\nDraw()"},
		{"When you play a Zebra to a Problem with two or more other Zebras, draw a card.",
			"When(Played(You, Trait(\"Zebra\"), AreaOf(Problem && HowManyThere(Trait(\"Zebra\")) >= 3)))\nDraw()"},
		{"When an opponent moves a Zebra to a Problem where you have exactly one Zebra, draw a card.",
			"When(Moved(Opponents, Trait(\"Zebra\"), " +
				"AreaOf(Problem && HowManyThere(Yours && Trait(\"Zebra\")) == 1)))\n" +
				"Draw()"},
		{"When this card enters play at a Problem with a Friend, draw a card.",
			"When(EntersPlay(This, AreaOf(Problem && With(Friend && !This))))\nDraw()"},
		{"When you move this card to a Problem where you have a Zebra, draw a card.",
			"When(Moved(You, This, AreaOf(Yours && Trait(\"Zebra\") && AnyProblem && !This)))\nDraw()"},
		{"When this card is moved to a Problem with exactly one Friend, draw a card.",
			"When(Moved(This, AreaOf(Problem && HowManyThere(Friend && !This) == 1)))\nDraw()"},
		{"When this card is moved to a Problem with a Troublemaker, draw a card.",
			"When(Moved(This, AreaOf(Troublemaker)))\nDraw()"},
	})
}
