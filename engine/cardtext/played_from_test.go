package cardtext

import "testing"

// What an effect plays is in the player's hand where nothing else is said, and never in play.
func TestWhatIsPlayedComesFrom(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, you may play a Friend.",
			"When(EntersPlay(This))\nMay(Play(Choose(1, Friend && In(Hand, You))))"},
		{"When this card enters play, you may play a Zebra here for [1] less.",
			"When(EntersPlay(This))\nMay(Play(Choose(1, Trait(\"Zebra\") && In(Hand, You)), 1, Here))"},
		{"When this card enters play, you may play a Resource from your hand on this card.",
			"When(EntersPlay(This))\nMay(Play(Choose(1, Resource && In(Hand, You)), This))"},
		{"When you confront this card's Problem, you may play a Friend there.",
			"When(Confronted(You, ItsProblem))\nMay(Play(Choose(1, Friend && In(Hand, You)), There))"},
		{"When this card is exhausted, you may play the top card of your deck for free.",
			"When(Exhausted(This))\nMay(Play(TopOf, AnyNumber))"},
	})
	readsAs(t, r, []readAs{{"When you win a faceoff, you may play one of the flipped cards.",
		"When(FaceoffWon(You))\nMay(Play(Choose(1, IsFlipped)))"}})
	refuses(t, r, "When a player scores a point, that player plays a card at random.")
	refuses(t, r, "When this card enters play, an opponent reveals a card at random.")
	refuses(t, r, "When this card enters play, you may reveal a Zebra. If you do, draw a card.")
}

// "It" is the top card of a deck, whatever is done to it; "they" aren't you, nor is it "their" deck with whose top
// card revealed you play; and "there" is no place of what happens at none, nor where the same thing happens.
func TestWhatIsSpokenOfLast(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card is exhausted, play the top card of your deck. If it's a Friend, draw a card.",
			"When(Exhausted(This))\nit := Play(TopOf)\nif Is(it, Friend) {\nDraw()\n}"},
		{"Main Phase: Pay [1] to banish the top card of your deck. If it's a Zebra, put it into your hand.",
			"Timing(MainPhase)\nCost(Pay(1))\nit := Banish(TopOf)\nif Is(it, Trait(\"Zebra\")) {\nPutInHand(it)\n}"},
	})
	for _, text := range []string{
		"When this card wins a faceoff, they may draw a card.",
		"You play with the top card of their decks revealed.",
		"When you draw a card, move a Friend there.",
		"When you score a point, move one of your Friends there.",
		"Players must pay +[1] to play a Troublemaker there.",
		"This card's power is equal to the power of the Friend with the most power there.",
		"Main Phase: Look at the top 3 cards of your deck. Put one into that hand and the rest on the bottom.",
		"Main Phase: Put a Friend from your discard pile on top of that deck.",
	} {
		refuses(t, r, text)
	}
}

// Only a Zebra is the only Zebra somewhere.
func TestTheOnlyOneWithATrait(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"While this card is the only Zebra at its Problem, this card has +1 power.",
			"if Is(This, Trait(\"Zebra\") && AnyProblem && !With(Trait(\"Zebra\"))) {\nAddPower(This, 1)\n}"},
		{"While this card is the only Zebra you have at its Problem, this card has +1 power.",
			"if Is(This, Trait(\"Zebra\") && AnyProblem && !With(Yours && Trait(\"Zebra\"))) {\nAddPower(This, 1)\n}"},
		{"While this card is the only Friend at its Problem, this card has +1 power.",
			"if Is(This, AnyProblem && !With(Friend)) {\nAddPower(This, 1)\n}"},
	})
}

// Only what is in play has cards beneath it, and of several each of them is spoken of, or all.
func TestWhatLiesBeneathAndEachOf(t *testing.T) {
	r := NewReader(words)
	for _, text := range []string{
		"Faceoff: Choose a card you flipped this faceoff. Put it beneath your hand.",
		"Main Phase: Put this card beneath your hand.",
		"Main Phase: Exhaust each your characters.",
		"Main Phase: Dismiss each Troublemakers.",
	} {
		refuses(t, r, text)
	}
	readsAs(t, r, []readAs{
		{"Main Phase: Exhaust all of your characters.", "Timing(MainPhase)\nExhaust(Character && Yours)"},
		{"Main Phase: Exhaust each of your characters.", "Timing(MainPhase)\nExhaust(Character && Yours)"},
		{"Main Phase: Dismiss each Troublemaker.", "Timing(MainPhase)\nDismiss(Troublemaker)"},
	})
}
