package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// What is printed says where cards come from, that a searched deck is shuffled, and names what "it"
// could be mistaken for.
func TestPrintedAsCardsSayIt(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ notation, want string }{
		{"When(Uncovered(This))\nit := Choose(1, Friend && In(DiscardPile, You))\nPutInHand(it)",
			"When this card is uncovered, put a Friend from your discard pile into your hand."},
		{"AddPower(This, Count(Friend && In(DiscardPile, You)))",
			"This card has +1 power for each Friend in your discard pile."},
		{"Timing(Reaction)\nit := After(EntersPlay(Friend && Opposing, ItsProblem))\nCost(Retire(This))\nExhaust(it)",
			"Reaction: After an opponent's Friend enters play at this card's Problem, you may retire this card to " +
				"exhaust that Friend."},
		{"it := When(Exhausted(Friend && Opposing))\nMay(Move(Choose(1, Character && Yours), ItsProblem(it)))",
			"When an opponent's Friend is exhausted, you may move one of your characters to that Friend's Problem."},
		{"When(Defeated(This))\nit := Search(1, Friend && Trait(\"Zebra\") && In(DrawDeck, You))\nPutIntoPlay(it)",
			"When this card is defeated, search your deck for a Zebra Friend, put it into play, and shuffle your " +
				"deck."},
		{"Timing(MainPhase)\nCost(Pay(2), Exhaust(This))\nit := Choose(1, Resource && Opposing)\n" +
			"for Until(Readied(This), LeavesPlay(This), Frightened(This)) {\nLosesAbilities(it)\n}",
			"Main Phase: Pay [2] and exhaust this card to choose an opponent's Resource. While this card remains " +
				"exhausted, that Resource loses and can't have abilities."},
		{"When(FaceoffWon(You, ProblemFaceoff, This))\nit := Choose(1, Friend && FaceoffArea)\nBanish(it)",
			"When you win a Problem faceoff involving this card, banish a Friend there."},
		{"AddRequirement(Opponents, Problem && Here, 2)", "Opponents need +2 power to confront this card's Problem."},
		{"When(StartOf(Turn, You))\nif TokensOf(You) > TokensOf(Opponent) {\nDraw()\n}",
			"At the start of your turn, if you have more action tokens than your opponent, draw a card."},
		{"it := When(Played(You))\nif Is(it, SharesColor(Friend && Yours)) {\nDraw()\n}",
			"When you play a card, if it shares a color with one of your Friends, draw a card."},
		{"AddPower(This, Count(Yours && SharesColor(This) && !This))",
			"This card has +1 power for each of your other cards that share a color with this card."},
		{"Timing(MainPhase)\ncolor := ChooseColor()\nit := Choose(1, Character && OfColor(color))\nExhaust(it)",
			"Main Phase: Choose a color. Exhaust a character that has that color."},
		{"Timing(MainPhase)\ncolor := ChooseColor()\nExhaust(Character && OfColor(color))",
			"Main Phase: Choose a color. Exhaust all characters that have that color."},
		{"When(Moved(This, Home))\nDraw()", "When this card is moved home, draw a card."},
		{"When(EntersPlay(This))\nfor Next(StartOf(MainPhase, You)) {\nGain()\n}",
			"When this card enters play, at the start of your next Main Phase, gain [1]."},
		{"Timing(Faceoff)\nit := Choose(1, Friend && IsInvolved && Opposing)\nExhaust(it)",
			"Faceoff: Exhaust an opponent's Friend involved in the faceoff."},
		{"Timing(Faceoff)\nit := Choose(1, Friend && IsInvolved)\nExhaust(it)",
			"Faceoff: Exhaust a Friend involved in the faceoff."},
		{"_, who := When(StartOf(Turn, Opponents))\n" +
			"Move(This, AreaOf(Character && ControlledBy(who) && AnyProblem))",
			"At the start of an opponent's turn, move this card to a Problem where that player has a character."},
		{"When(EntersDiscards(Friend && OwnedBy(You) && Yours && !This, PlayZone))\nDraw()",
			"When another one of your Friends enters your discard pile, draw a card."},
	} {
		a, err := ability.Read(test.notation)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Print(a, Card{Type: "Friend"}); got != test.want {
			t.Errorf("printed %q; expected %q", got, test.want)
		}
	}
}

// What is said on Problems speaks of them as such, and what only one kind of card can be is called so.
func TestPrintedOnProblems(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ notation, on, want string }{
		{"AddRequirement(Opponents, Problem && Here, 2)", "Problem",
			"Opponents need +2 power to confront this Problem."},
		{"AddRequirement(Opponents, Problem && Here, 2)", "Friend",
			"Opponents need +2 power to confront this card's Problem."},
		{"_, who := When(First(Played(Players, Resource, Here), Turn))\n" +
			"Discard(who, 2)",
			"Problem", "The first time a player plays a Resource here each turn, that player discards 2 cards."},
		{"AddHomeLimit(Opponents, -1)", "Friend", "Opponents' home limits are reduced by 1."},
		{"When(Defeated(You))\nGain(2)", "Friend", "When you defeat a Troublemaker, gain [2]."},
	} {
		a, err := ability.Read(test.notation)
		if err != nil {
			t.Fatal(err)
		}
		if got := r.Print(a, Card{Type: test.on}); got != test.want {
			t.Errorf("%s: printed %q; expected %q", test.on, got, test.want)
		}
	}
}
