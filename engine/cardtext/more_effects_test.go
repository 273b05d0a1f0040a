package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// "It had" speaks of what is gone, and an Event is at no place.
func TestWhatIsGoneAndWhereAnEventIs(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, you may retire another Zebra. If you do, put a +1 power counter on this card " +
			"for each power it had.",
			"When(EntersPlay(This))\nit := Choose(UpTo(1), Yours && Trait(\"Zebra\") && !This)\nn := Power(it)\n" +
				"if Retire(it) {\nPutCounters(This, n)\n}"},
		{"When this card is retired, draw a card for each power it had.", "When(Retired(This))\nDraw(Power(This))"},
	})
	for text, isRead := range map[string]bool{
		"Main Phase: Frighten all Zebras here.": false,
		"Main Phase: Your Zebras have \"Main Phase: Exhaust this card to frighten a Zebra here.\" until the end of " +
			"the turn.": true,
	} {
		if got := r.Read(text, Card{Type: "Event"}); (got.Ability != nil) != isRead {
			t.Errorf("%s: read %v", text, got.Ability != nil)
		}
	}
}

// More plain effects: modes, counts of tokens that were lost, and what a faceoff brings.
func TestMoreEffects(t *testing.T) {
	r := NewReader(words)
	const enters = "When(EntersPlay(This))\n"
	readsAs(t, r, []readAs{
		{"When this card enters play, choose up to two: Draw a card, gain [1], or exhaust a Zebra.",
			enters + "switch Modes(UpTo(2)) {\ncase 1:\nDraw()\ncase 2:\nGain()\ncase 3:\n" +
				"it := Choose(1, Trait(\"Zebra\"))\nExhaust(it)\n}"},
		{"When this card enters play, lose all your action tokens. Draw a card for each action token you lost.",
			enters + "n := Lose(You, TokensOf)\nDraw(n)"},
		{"When this card enters play, move a Zebra from here to another Problem.",
			enters + "it := Choose(1, Trait(\"Zebra\") && Here)\nMove(it, AreaOf(Problem && !Here))"},
		{"When this card enters play, dismiss a Troublemaker unless its owner discards a card.",
			enters + "it := Choose(1, Troublemaker)\nwho := Owner(it)\nif !May(who, Discard(who, 1)) {\n" +
				"Dismiss(it)\n}"},
		{"When this card enters play, each opponent with more action tokens than you loses [3].",
			enters + "for who := range EachPlayer(Opponents) {\nif TokensOf(who) > TokensOf {\nLose(who, 3)\n}\n}"},
		{"When this card enters play, gain [1], and each opponent draws a card.",
			enters + "Gain()\nfor who := range EachPlayer(Opponents) {\nDraw(who)\n}"},
		{"When this card enters play, put all Zebras at a Problem into their owners' hands.",
			enters + "it := Choose(1, Problem)\nPutInHand(Trait(\"Zebra\") && AreaOf(it))"},
		{"When this card enters play, choose a Problem. Opponents can't confront it until the end of the turn.",
			enters + "it := Choose(1, Problem)\nfor Until(EndOf(Turn)) {\nCant(Confronted(Opponents, AreaOf(it)))\n}"},
		{"When this card enters play, gain control of a Zebra for as long as this card is in play.",
			enters + "it := Choose(1, Trait(\"Zebra\"))\n" +
				"for Until(LeavesPlay(This), TurnedFaceDown(This)) {\nGainControl(it)\n}"},
		{"Faceoff: If you win the faceoff, draw a card. If you lose, discard a card.",
			"Timing(Faceoff)\nfor Next(FaceoffWon(You), EndOf(Faceoff)) {\nDraw()\n}\n" +
				"for Next(FaceoffLost(You), EndOf(Faceoff)) {\nDiscard(1)\n}"},
		{"When this card enters play, reveal the top 4 cards of your deck. An opponent chooses one. Put that card " +
			"into your hand and the rest into your discard pile.",
			enters + "it := Reveal(TopOf(4))\nwho := ChoosePlayer(Opponents)\nit2 := Choose(1, it, who)\n" +
				"PutInHand(it2)\nPutInDiscards(it && !it2)"},
	})
}

// What is printed of them is English.
func TestMoreEffectsPrinted(t *testing.T) {
	r := NewReader(words)
	const main = "Timing(MainPhase)\n"
	for _, test := range []struct{ notation, want string }{
		{main + "for Until(EndOf(Turn)) {\nSetPower(ManeCharacter && Yours, 2)\n}",
			"Main Phase: Your Mane Character has 2 power until the end of the turn."},
		{main + "who := ChoosePlayer(Opponents)\nit := Choose(1, Resource && Yours)\nGainControl(who, it)",
			"Main Phase: Give an opponent control of one of your Resources."},
		{main + "PutOnBottom(TopOf(ProblemDeck))",
			"Main Phase: Put the top card of your Problem deck on the bottom of that deck."},
		{main + "if Happened(Moved(Opponents, Resource)) {\nDraw(3)\n}",
			"Main Phase: If an opponent moved a Resource this turn, draw 3 cards."},
		{"Cant(Challenged(Opponents, Troublemaker && Yours))", "Opponents can't challenge your Troublemakers."},
	} {
		a, err := ability.Read(test.notation)
		if err != nil {
			t.Errorf("%s\n%v", test.notation, err)
			continue
		}
		if got := r.Print(a, Card{Type: "Friend"}); got != test.want {
			t.Errorf("%s\ngot:  %s\nwant: %s", test.notation, got, test.want)
		}
	}
}

// Of cards that are shown, what is chosen and taken is one of them; else the words that say so are missing.
func TestWhatIsChosenOfCardsThatAreShown(t *testing.T) {
	r := NewReader(words)
	const enters = "When(EntersPlay(This))\n"
	readsAs(t, r, []readAs{
		{"When this card enters play, an opponent reveals their hand. Choose a Zebra from it. They discard that card.",
			enters + "who := ChoosePlayer(Opponents)\nit := Reveal(In(Hand, who))\n" +
				"it2 := Choose(1, it && Trait(\"Zebra\"))\nDiscard(who, it2)"},
		{"When this card enters play, reveal an opponent's hand and choose a card with cost 3 or less. That player " +
			"discards that card.",
			enters + "it := Reveal(In(Hand, Opponents))\nit2 := Choose(1, it && CostOf <= 3)\nDiscard(Opponent, it2)"},
	})
	for _, text := range []string{
		"When this card enters play, an opponent reveals their hand. Choose a Zebra. That player discards it.",
		"When this card enters play, look at the top 3 cards of your deck. Banish a card.",
		"When this card enters play, reveal the top 3 cards of your deck and choose a Zebra. Put it into your hand.",
	} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s\nis read as %s", text, got.Ability.Source())
		}
	}
}

// "There" is a place that was spoken of.
func TestThereIsSomewhere(t *testing.T) {
	r := NewReader(words)
	for text, isRead := range map[string]bool{
		"While this card is exhausted, Zebras there have +1 power.":         false,
		"While there are no Zebras there, this card has +1 power.":          false,
		"While this card is at a Problem, Zebras there have +1 power.":      true,
		"While this card is at your home, your Zebras there have +2 power.": true,
	} {
		if got := r.Read(text, Card{Type: "Friend"}); (got.Ability != nil) != isRead {
			t.Errorf("%s: read %v", text, got.Ability != nil)
		}
	}
}
