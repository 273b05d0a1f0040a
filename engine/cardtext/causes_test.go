package cardtext

import "testing"

// Which card's effect does something is told from who does it, from what is paid, and from what has happened before.
func TestWhichCardDidItAndWhatWasDone(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card is dismissed by an Event, draw a card.",
			"When(Where(Dismissed(This), CausedBy(Event)))\nDraw()"},
		{"When this card is dismissed by an opponent's Event, draw a card.",
			"When(Where(Dismissed(This), CausedBy(Event && Opposing)))\nDraw()"},
		{"When this card is dismissed by an opponent's card, draw a card.", "When(Dismissed(Opponents, This))\nDraw()"},
		{"This card can't be exhausted by Troublemakers.", "Cant(Where(Exhausted(This), CausedBy(Troublemaker)))"},
		{"If an Event would frighten this card, exhaust it instead.",
			"Instead(Where(Frightened(This), CausedBy(Event)))\nExhaust(This)"},
		{"When this card exhausts an opposing Zebra, draw a card.",
			"When(Where(Exhausted(Opposing && Trait(\"Zebra\")), CausedBy(This)))\nDraw()"},
		{"When this card is readied by an ability, draw a card.",
			"When(Where(Readied(This), CausedBy(AnyCard)))\nDraw()"},
		{"When this card is exhausted to pay a cost, gain [1].", "When(Where(Exhausted(This), IsPaid))\nGain()"},
		{"Zebras here can't be exhausted to pay costs.", "Cant(Where(Exhausted(Trait(\"Zebra\") && Here), IsPaid))"},
		{"Zebras that entered play this turn have -1 power.",
			"AddPower(Trait(\"Zebra\") && Underwent(EntersPlay(AnyCard)), -1)"},
		{"Main Phase: Ready each of your Zebras that wasn't moved this turn.",
			"Timing(MainPhase)\nReady(Yours && Trait(\"Zebra\") && !Underwent(Moved()))"},
	})
	refuses(t, r,
		"If this card would be exhausted to pay a cost, you may exhaust one of your Resources instead.",
		"When this card is dismissed by a counter, draw a card.",
	)
}

// What agrees with one card alone isn't printed of several, nor "this Problem" on a card that has left it; and what two
// sentences of one thing would say otherwise is printed in one.
func TestWhatHasHappenedIsPrinted(t *testing.T) {
	r := NewReader(words)
	for _, of := range []struct{ text, printed string }{
		{"Main Phase: Ready all your Zebras that moved this turn.",
			"Main Phase: Ready all your Zebras that moved this turn."},
		{"Main Phase: Ready a Zebra that was exhausted this turn.",
			"Main Phase: Ready a Zebra that became exhausted this turn."},
		{"When this card is exhausted by an effect, draw a card.",
			"When this card is exhausted by an effect, draw a card."},
		{"This card can't be exhausted or moved by opponents.", "This card can't be exhausted or moved by opponents."},
		{"When this card enters play, look at the top 4 cards of your deck. Put one of them into your hand, one of " +
			"them into your discard pile, and the rest on the bottom of your deck.",
			"When this card enters play, look at the top 4 cards of your deck. Put one into your hand, one into your " +
				"discard pile, and the rest on the bottom of your deck."},
		{"When this card leaves play at a Problem, players can't confront that Problem this turn.",
			"When this card leaves play at a Problem, players can't confront that Problem until the end of the turn."},
		{"Opposing Friends have -1 power during their turn.",
			"While it is your opponent's turn, opponents' Friends have -1 power."},
		{"Main Phase: Choose a Problem. That Problem has 0 bonus points until the end of the turn.",
			"Main Phase: A Problem has 0 bonus points until the end of the turn."},
	} {
		a := r.Read(of.text, Card{Type: "Friend"}).Ability
		if a == nil {
			t.Errorf("%s isn't read: %v", of.text, r.Read(of.text, Card{Type: "Friend"}).Problems)
		} else if got := r.Print(a, Card{Type: "Friend"}); got != of.printed {
			t.Errorf("%s is printed as %s", of.text, got)
		}
	}
}
