package cardtext

import (
	"strings"
	"testing"
)

// How many action tokens or counters it was is said of these alone, and our English says of cards how many they are.
func TestHowManyOfWhat(t *testing.T) {
	r := NewReader(words)
	refuses(t, r,
		"When one or more of your Zebras are frightened, draw a card for each action token you lost.",
		"When one or more of your Zebras are frightened, draw a card for each counter removed this way.",
		"When one or more of your Zebras are frightened, draw a card for each action token paid this way.",
	)
	readsAs(t, r, []readAs{
		{"When this card enters play, lose all your action tokens. Draw a card for each action token you lost.",
			"When(EntersPlay(This))\nn := Lose(You, TokensOf)\nDraw(n)"},
		{"Main Phase: Pay any number of action tokens to draw a card for each action token paid this way.",
			"Timing(MainPhase)\nn := Pay(AnyNumber)\nDraw(n)"},
	})
	const many = "When one or more of your Zebras are frightened, put that many +1 power counters on this card."
	a := r.Read(many, Card{Type: "Friend"}).Ability
	if got := r.Print(a, Card{Type: "Friend"}); strings.Contains(got, "lost") || !strings.Contains(got, "that many") {
		t.Errorf("%s is printed as %s", many, got)
	}
}

// What a word leaves open isn't guessed: cards that are here and elsewhere, a card moved to where it is, one that has
// something in common with one of several cards, and an opponent who may be you.
func TestNothingIsGuessedOfPlacesAndPlayers(t *testing.T) {
	refuses(t, NewReader(words),
		"When this card is uncovered, its owner moves each Zebra here from another Problem.",
		"When this card becomes exhausted, you may move it there.",
		"If this card would be frightened during a faceoff, move it there instead.",
		"When one of your Zebras is readied, move it to that Problem.",
		"Main Phase: Exhaust this card and retire each Zebra to put a Friend with the same cost from your hand into "+
			"play.",
		"Faceoff: Put a flipped card on the bottom of its owner's deck and that opponent flips another card.",
	)
	readsAs(t, NewReader(words), []readAs{
		{"Main Phase: Exhaust this card and retire a Zebra to put a Friend with the same cost from your hand into " +
			"play.",
			"Timing(MainPhase)\nit := Cost(Exhaust(This), Retire(Choose(1, Yours && Trait(\"Zebra\"))))\n" +
				"it2 := Choose(1, Friend && CostOf == CostOf(it) && In(Hand, You))\nPutIntoPlay(it2)"},
		{"Faceoff: Put a flipped card on the bottom of its owner's deck and that player flips another card.",
			"Timing(Faceoff)\nit := Choose(1, IsFlipped)\nPutOnBottom(it)\nFlip(Owner(it))"},
		{"When this card is uncovered, its owner moves each Zebra here to another Problem.",
			"When(Uncovered(This))\nplace := ChooseArea(AreaOf(Problem && !Here), Owner(This))\n" +
				"Move(Trait(\"Zebra\") && Here, place, Owner(This))"},
	})
}
