package cardtext

import "testing"

// Several cards that go to "a Problem" go to one and the same; those at "a Problem" that move to another one are
// at one that is chosen, and of all at "a Problem" either can be meant.
func TestSeveralAtAProblemAndToOne(t *testing.T) {
	r := NewReader(words)
	const main, here = "Timing(MainPhase)\n", "place := ChooseArea(AreaOf(Problem && !Here))\n"
	readsAs(t, r, []readAs{
		{"Main Phase: Move each of your Zebras at a Problem to another Problem.",
			main + "it := Choose(1, Problem)\nplace := ChooseArea(AreaOf(Problem && !it))\n" +
				"Move(Yours && Trait(\"Zebra\") && AreaOf(it), place)"},
		{"Main Phase: Move any number of your Zebras at a Problem to another Problem.",
			main + "it := Choose(1, Problem)\nplace := ChooseArea(AreaOf(Problem && !it))\n" +
				"it2 := Choose(AnyNumber, Yours && Trait(\"Zebra\") && AreaOf(it))\nMove(it2, place)"},
		{"Main Phase: Move all Zebras at a Problem to their homes.",
			main + "it := Choose(1, Problem)\nMove(Trait(\"Zebra\") && AreaOf(it), Home)"},
		{"Main Phase: Move all of your Zebras to a Problem.",
			main + "place := ChooseArea(AnyProblem)\nMove(Yours && Trait(\"Zebra\"), place)"},
		{"Main Phase: Move all Zebras here to another Problem.", main + here + "Move(Trait(\"Zebra\") && Here, place)"},
		{"Main Phase: Choose up to 2 of your Zebras. Move them to an opponent's Problem.",
			main + "it := Choose(UpTo(2), Yours && Trait(\"Zebra\"))\nplace := ChooseArea(ProblemOf(Opponents))\n" +
				"Move(it, place)"},
		{"When this card enters play, you may move up to 2 of your Zebras to a Problem.",
			"When(EntersPlay(This))\nplace := ChooseArea(AnyProblem)\n" +
				"May(Move(Choose(UpTo(2), Yours && Trait(\"Zebra\")), place))"},
		{"When this card enters play, put up to 2 Zebras from your hand into play at a Problem.",
			"When(EntersPlay(This))\nit := Choose(UpTo(2), Trait(\"Zebra\") && In(Hand, You))\n" +
				"place := ChooseArea(AnyProblem)\nPutIntoPlay(it, place)"},
		{"When this card enters play, move your Mane Character to a Problem.",
			"When(EntersPlay(This))\nMove(ManeCharacter && Yours, AnyProblem)"},
	})
	const either = "Main Phase: Exhaust each Zebra at a Problem."
	if got := r.Read(either, Card{Type: "Friend"}); got.Ability != nil {
		t.Errorf("%s is read as %s", either, got.Ability.Source())
	}
}

// "Them" are the cards that were described or chosen last, and not the Problem where they are.
func TestThoseThatWereDescribed(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"Main Phase: Exhaust all Zebras at a Problem. Frighten one of them.",
			"Timing(MainPhase)\nit := Choose(1, Problem)\nit2 := Trait(\"Zebra\") && AreaOf(it)\nExhaust(it2)\n" +
				"it3 := Choose(1, it2)\nFrighten(it3)"},
		{"Main Phase: Exhaust all Zebras here. Move them home.",
			"Timing(MainPhase)\nit := Trait(\"Zebra\") && Here\nExhaust(it)\nMove(it, Home)"},
		{"Main Phase: Choose a Problem. Exhaust all Zebras there, then frighten those Zebras.",
			"Timing(MainPhase)\nit := Choose(1, Problem)\nit2 := Trait(\"Zebra\") && AreaOf(it)\nExhaust(it2)\n" +
				"Frighten(it2)"},
		{"When this card enters play, exhaust all Zebras here. Ready another Zebra.",
			"When(EntersPlay(This))\nExhaust(Trait(\"Zebra\") && Here)\nit := Choose(1, Trait(\"Zebra\") && !This)\n" +
				"Ready(it)"},
	})
}
