package cardtext

import "testing"

// What can't be done says nothing: an opponent has no card in your hand, Events aren't in play (304.2), and Problems
// stay where they are.
func TestWhatNoCardIsSaysNothing(t *testing.T) {
	r := NewReader(words)
	refuses(t, r,
		"When this card enters play, have an opponent discard a card from your hand.",
		"When this card enters play, an opponent reveals a random card from your hand.",
		"As an additional cost to play this card, retire any number of Events.",
		"When an opposing Event enters play here, draw a card.",
		"Main Phase: Exhaust this card and one of your Problems to gain [1].",
		"When this card enters play, you may move one of your Problems to a Problem.",
		"When a Problem is solved, send that card home.",
		"When a Problem is solved, exhaust that card.",
		"While this card isn't not exhausted, it has +1 power.",
	)
	readsAs(t, r, []readAs{
		{"When this card enters play, an opponent discards a card.",
			"When(EntersPlay(This))\nwho := ChoosePlayer(Opponents)\nDiscard(who, 1)"},
		{"Main Phase: Exhaust one of your Zebras to draw a card.",
			"Timing(MainPhase)\nCost(Exhaust(Choose(1, Yours && Trait(\"Zebra\"))))\nDraw()"},
	})
}

// What is a Friend or a Resource is no character, and may be a card of both traits.
func TestWhatEitherIsCalled(t *testing.T) {
	r := NewReader(words)
	refuses(t, r,
		"If one of your Friends or Resources would be dismissed, you may retire this card to move that character home "+
			"instead.",
		"If one of your Friends or Resources would be dismissed, frighten that Friend instead.",
	)
	readsAs(t, r, []readAs{
		{"If one of your Friends or Resources would be dismissed, banish that card instead.",
			"it := Instead(Dismissed((Friend || Resource) && Yours))\nBanish(it)"},
	})
}

// What is got for good is counted anew all the time; Friends that are tokens are Friend tokens.
func TestForGoodForEach(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When this card is moved, it permanently gets +1 power for each of your Zebras.",
			"When(Moved(This))\nfor Lasting() {\nAddPower(This, Count(Yours && Trait(\"Zebra\")))\n}"},
		{"Your Friend tokens have +2 power.", "AddPower(Friend && Yours && IsToken, 2)"},
	})
}

// What is done in play alone is done to nothing in a hand or deck, unless it was put into play before; and a card in
// play isn't played, put into play or revealed, unless it left play.
func TestWhatIsDoneInPlayAlone(t *testing.T) {
	r := NewReader(words)
	refuses(t, r,
		"When this card enters play, dismiss a card from your hand.",
		"When this card enters play, ready the top card of your deck.",
		"When this card is retired, you may search your deck for a Zebra, frighten it, and put it into play.",
		"When a player confronts this Problem, they frighten one of their Problems.",
		"When one of your Events becomes exhausted, draw a card.",
		"Immediate: Pay [2] to play this card.",
		"Main Phase: Reveal this card to draw a card.",
		"When you flip a Zebra, you may play this card to draw a card.",
		"Main Phase: Banish one of your Zebras. At the end of the turn, put a Zebra into play.",
		"Main Phase: Put one of your Zebras into play. Banish it.",
		"Main Phase: Play this card, then banish it.",
	)
	readsAs(t, r, []readAs{
		{"When this card enters play, put a Zebra from your hand into play, then exhaust it.",
			"When(EntersPlay(This))\nit := Choose(1, Trait(\"Zebra\") && In(Hand, You))\nPutIntoPlay(it)\nExhaust(it)"},
		{"Main Phase: Put a Resource into its owner's hand. Its owner may play it.",
			"Timing(MainPhase)\nit := Choose(1, Resource)\nPutInHand(it)\nMay(Owner(it), Play(it, Owner(it)))"},
		{"When you flip this card, you may play it.", "When(Flipped(You, This))\nMay(Play(This))"},
		{"Main Phase: Banish this card. At the end of the turn, put it into play.",
			"Timing(MainPhase)\nBanish(This)\nfor Next(EndOf(Turn)) {\nPutIntoPlay(This)\n}"},
	})
}

// What is discarded once another player's hand is shown may be of that one, or of yours.
func TestDiscardingOnceAHandIsShown(t *testing.T) {
	r := NewReader(words)
	refuses(t, r,
		"When this card enters play, an opponent reveals their hand. Discard each Zebra Friend.",
		"When this card enters play, look at an opponent's hand. Discard a Zebra Friend.",
	)
	shown := "When(EntersPlay(This))\nwho := ChoosePlayer(Opponents)\nReveal(In(Hand, who))\n"
	readsAs(t, r, []readAs{
		{"When this card enters play, an opponent reveals their hand. Discard a Zebra Friend from your hand.",
			shown + "it := Choose(1, Friend && Trait(\"Zebra\") && In(Hand, You))\nDiscard(You, it)"},
		{"When this card enters play, an opponent reveals their hand. Discard a card.", shown + "Discard(1)"},
	})
}
