package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// How often an ability may be used is said in many ways behind what it does.
func TestLimitsBehindWhatIsDone(t *testing.T) {
	r := NewReader(words)
	for _, limit := range []string{". Only once each turn", ". Once per turn", ". Limit once per turn",
		" (once per turn)", ", but only once each turn", ". Limit one per turn", ". Use this only once each turn"} {
		readsAs(t, r, []readAs{
			{"When you play an Event, draw a card" + limit + ".", "When(Played(You, Event))\nOnce(Turn)\nDraw()"},
			{"Main Phase: Exhaust this card to draw a card" + limit + ".",
				"Timing(MainPhase)\nOnce(Turn)\nCost(Exhaust(This))\nDraw()"},
		})
	}
}

// Modes may each begin with "or", costs have a minimum without a comma or brackets, and Friends swap their places.
func TestOtherWordsForTheSame(t *testing.T) {
	const swaps = "Timing(MainPhase)\nit := Choose(1, Friend && Yours && AnyProblem)\n" +
		"it2 := Choose(1, Friend && Yours && AnyProblem && !AreaOf(it))\nplace := AreaOf(it)\n" +
		"Move(it, AreaOf(it2))\nMove(it2, place)"
	readsAs(t, NewReader(words), []readAs{
		{"When this card enters play, choose one: Draw a card; or gain [1]; or ready this card.",
			"When(EntersPlay(This))\nswitch Modes() {\ncase 1:\nDraw()\ncase 2:\nGain()\ncase 3:\nReady(This)\n}"},
		{"When this card enters play, choose one — draw a card; or gain [1].",
			"When(EntersPlay(This))\nswitch Modes() {\ncase 1:\nDraw()\ncase 2:\nGain()\n}"},
		{"Your Zebras cost [1] less to a minimum of 1.", "AddCost(-1, Played(You, Trait(\"Zebra\")), 1)"},
		{"Main Phase: Choose two of your Friends at different Problems. Move each to the other's Problem.", swaps},
		{"Main Phase: Choose two of your Friends at different Problems. Swap them.", swaps},
		{"Main Phase: Swap the positions of two of your Friends at different Problems.", swaps},
		{"Friends with no traits have +1 power.", "AddPower(Friend && TraitCount == 0, 1)"},
		{"Main Phase: Move this card and an opposing Friend to a Problem.",
			"Timing(MainPhase)\nit := Choose(1, Friend && Opposing)\nplace := ChooseArea(AnyProblem)\n" +
				"Move(This, place)\nMove(it, place)"},
	})
}

// Of these, no words were printed, or words about several Problems where the card is at one.
func TestOftenSaidIsPrinted(t *testing.T) {
	r := NewReader(words)
	const toOne = "place := ChooseArea(AnyProblem)\nMove(it, place)\nMove(it2, place)"
	for _, one := range []struct{ notation, want string }{
		{"Timing(MainPhase)\nit := Choose(1, Friend && Yours)\nit2 := Choose(1, Friend && Opposing)\n" + toOne,
			"Main Phase: Move a Friend you control and an opposing Friend to a Problem."},
		{"Timing(MainPhase)\nit := Choose(1, Friend && Yours)\nit2 := Choose(1, Friend && Yours && !it)\n" + toOne,
			"Main Phase: Move a Friend you control and another Friend you control to a Problem."},
		{"Timing(MainPhase)\nit := Choose(1, Friend && Yours && !This)\nplace := ChooseArea(AnyProblem)\n" +
			"Move(This, place)\nMove(it, place)",
			"Main Phase: Move this card and another Friend you control to a Problem."},
		{"AtMost(2, Readied(Friend && Opposing), Turn)", "Opponents can't ready more than 2 Friends each turn."},
		{"AtMost(2, Where(Readied(Friend && Opposing), During(ReadyPhase, Opponents)), Phase)",
			"Opponents can't ready more than 2 Friends during their Ready Phase."},
		{"if Any(Yours && Trait(\"Zebra\") && Here) {\nAddPower(Yours && Friend && Here, 1)\n" +
			"Cant(Moved(Opposing && Friend && Here))\n}", "While you have a Zebra here, your Friends here have +1 " +
			"power and opponents' Friends here can't be moved."},
		{"AddBonus(Problem && Here, 1)", "This card's Problem has +1 bonus points."},
		{"if Is(This, IsFaceUp) {\nAddBonus(Problem && Here, -1)\n}",
			"While this card is face-up, this card's Problem is worth 1 less bonus point."},
		{"When(EndOf(Turn, You))\nif HowOften(Played(You, Event)) == 0 {\nDraw()\n}",
			"At the end of your turn, if you played no Events this turn, draw a card."},
	} {
		a, err := ability.Read(one.notation)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Print(a, Card{Type: "Troublemaker"}); got != one.want {
			t.Errorf("%s\nis printed\n%s\nwant\n%s", one.notation, got, one.want)
		}
	}
	// "Once per turn" in front of a trigger means the same as behind it.
	got := r.Read("Once per turn, when you play an Event, draw a card.", Card{Type: "Friend"})
	if got.Ability == nil {
		t.Fatal(got.Problems[0].Message)
	}
	const want = "When you play an Event, draw a card. This ability triggers only once each turn."
	if said := r.Print(got.Ability, Card{Type: "Friend"}); said != want {
		t.Errorf("got %s, want %s", said, want)
	}
}

// Whose owner is meant after something was done to many, what is turned over, "they" for "them" and a place twice.
func TestNothingIsGuessedOfOwnersAndPlaces(t *testing.T) {
	r := NewReader(words)
	refuses(t, r,
		"Main Phase: Put each character at a Problem into its owner's hand. Its owner draws a card.",
		"When this card enters play, dismiss each Zebra at a Problem. Its owner draws a card.",
		"When this card enters play, exhaust all Zebras here. Its controller draws a card.",
		"When a Troublemaker is uncovered, turn that card over.",
		"When you defeat a Troublemaker, turn that card over.",
		"When this card enters play, choose a Troublemaker. Turn that card over.",
		"When a Zebra enters play, exhaust they.",
		"When this card enters play, choose two Zebras. Ready they.",
		"When this card enters play, move a character here there.",
		"When you move a Zebra here, move a character here there.",
		"When you move this card to a Problem, move a character here there.",
	)
	readsAs(t, r, []readAs{
		{"When this card enters play, put a Zebra at a Problem into its owner's hand. Its owner draws a card.",
			"When(EntersPlay(This))\nit := Choose(1, Trait(\"Zebra\") && AnyProblem)\nPutInHand(it)\nDraw(Owner(it))"},
		{"When a Zebra is moved to another Problem, move a character here there.",
			"When(Moved(Trait(\"Zebra\"), AnyProblem, AnyProblem))\nit := Choose(1, Character && Here)\n" +
				"Move(it, There)"},
		{"When this card enters play, choose two Zebras. Ready them.",
			"When(EntersPlay(This))\nit := Choose(2, Trait(\"Zebra\"))\nReady(it)"},
	})
}
