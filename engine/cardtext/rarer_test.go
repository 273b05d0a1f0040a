package cardtext

import "testing"

// What others may do instead, action tokens that are spent, and what comes of the faceoff that goes on.
func TestRarerWordings(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"If an opponent would draw a card, that player may discard a card instead.",
			"MayInstead(Drawn(Opponents), Opponent)\nCost(Discard(Opponent, 1))"},
		{"If an opponent's Zebra would be moved, they may pay [1] to exhaust it instead.",
			"it := MayInstead(Moved(Opposing && Trait(\"Zebra\")), Opponent)\nCost(Pay(Opponent, 1))\nExhaust(it)"},
		{"If one of your Zebras would be dismissed, put it into your hand instead of dismissing it.",
			"it := Instead(Dismissed(Yours && Trait(\"Zebra\")))\nPutInHand(it)"},
		{"When an opponent spends [2] or more, draw a card.",
			"_, _, n := When(TokensPaid(Opponents))\nif n >= 2 {\nDraw()\n}"},
		{"Main Phase: Spend [2] to draw a card.", "Timing(MainPhase)\nCost(Pay(2))\nDraw()"},
		{"Faceoff: Pay [1] to flip an additional card. If you win the faceoff by 3 or more, draw a card.",
			"Timing(Faceoff)\nCost(Pay(1))\nFlip()\nfor Next(FaceoffWon(You, 3), EndOf(Faceoff)) {\nDraw()\n}"},
		{"When this card enters play, each player chooses a Zebra they control, then exhausts their other Zebras.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n" +
				"it := Choose(1, ControlledBy(who) && Trait(\"Zebra\"), who)\n" +
				"Exhaust(ControlledBy(who) && Trait(\"Zebra\") && !it)\n}"},
		{"When your turn begins, reveal the top card of your deck. If it's a Friend, put it into your hand. If not, " +
			"put it on the bottom of your deck.",
			"When(StartOf(Turn, You))\nit := Reveal(TopOf)\nif Is(it, Friend) {\nPutInHand(it)\n} else {\n" +
				"PutOnBottom(it)\n}"},
		{"While this card and a Zebra are at the same Problem, this card has +1 power.",
			"if Is(This, AnyProblem && With(Trait(\"Zebra\"))) {\nAddPower(This, 1)\n}"},
		{"No player can play Events.", "Cant(Played(Event))"},
		{"You may play the top card of your deck.", "MayPlay(TopOf)"},
		{"At the start of your opponent's turn, they exhaust one of their Zebras with the lowest power.",
			"_, who := When(StartOf(Turn, Opponents))\n" +
				"it := Choose(1, LeastPower(ControlledBy(who) && Trait(\"Zebra\")), who)\nExhaust(it)"},
		{"Main Phase: Move one of your Friends with the greatest power home.",
			"Timing(MainPhase)\nit := Choose(1, MostPower(Friend && Yours))\nMove(it, Home)"},
		{"Immediate: Until the end of the turn, each time an opponent plays a Friend, gain [1].",
			"Timing(Immediate)\nfor Until(EndOf(Turn)) {\nWhen(Played(Opponents, Friend))\nGain()\n}"},
	})
	// Who may do it, and on which faceoff it turns, has to be told.
	for _, mistaken := range []string{
		"If a player would draw a card, they may pay [1] instead.",
		"Main Phase: Start a faceoff involving this card. If you win the faceoff, draw a card.",
	} {
		if got := r.Read(mistaken, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s is read as %s", mistaken, got.Ability.Source())
		}
	}
}

// Texts whose parts don't belong together are read or refused, and stop nothing.
func TestPartsThatDontBelongTogether(t *testing.T) {
	r := NewReader(words)
	for text, isRead := range map[string]bool{
		"Main Phase: Exhaust one of your Zebras at each Problem to draw two cards.":                      false,
		"When this card enters play, frighten all Friends at one Problem. Ready another Friend here.":    true,
		"When this card enters play, draw two cards. Discard all Events drawn this way.":                 true,
		"Main Phase: Draw a card. Gain [1] for each Friend drawn this way.":                              true,
		"When this card enters play, uncover all Troublemakers at a Problem. Put one of them face-down.": false,
	} {
		if got := r.Read(text, Card{Type: "Friend"}); (got.Ability != nil) != isRead {
			t.Errorf("%s is read as %v %v", text, got.Ability, got.Problems)
		}
	}
}
