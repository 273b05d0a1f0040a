package cardtext

import "testing"

// Wordings near those of the official sets mean what these do.
func TestWordingsAsInSets(t *testing.T) {
	r := NewReader(words)
	const zebras = "Yours && Trait(\"Zebra\")"
	readsAs(t, r, []readAs{
		{"Each Zebra you play costs [1] less to play for each of your Friends, to a minimum of [1].",
			"AddCost(-Count(Friend && Yours), Played(You, Trait(\"Zebra\")), 1)"},
		{"Each of your Zebras costs [1] more to play.", "AddCost(1, Played(You, Trait(\"Zebra\")))"},
		{"When this card is moved, the next character you move this turn costs [1] less to move.",
			"When(Moved(This))\nfor Until(EndOf(Turn), Moved(You, Character)) {\n" +
				"AddCost(-1, Moved(You, Character))\n}"},
		{"When you play a Zebra, ready this card. This ability can't be used more than once each turn.",
			"When(Played(You, Trait(\"Zebra\")))\nOnce(Turn)\nReady(This)"},
		{"Main Phase: Pay [1] to draw a card. This ability can only be activated once per turn.",
			"Timing(MainPhase)\nOnce(Turn)\nCost(Pay(1))\nDraw()"},
		{"Main Phase: Each player must discard two cards if able.",
			"Timing(MainPhase)\nfor who := range EachPlayer(Players) {\nDiscard(who, 2)\n}"},
		{"When a player confronts this Problem, that player must frighten one of their Zebras here if able.",
			"_, who := When(Confronted(Here))\nit := Choose(1, ControlledBy(who) && Trait(\"Zebra\") && Here, who)\n" +
				"Frighten(it)"},
		{"While you have the same number of Zebras here as your opponent, this card has +1 power.",
			"if Count(" + zebras + " && Here) == Count(Opposing && Trait(\"Zebra\") && Here) {\nAddPower(This, 1)\n}"},
		{"When you flip a Zebra in a faceoff involving this card, draw a card.",
			"When(Where(Flipped(You, Trait(\"Zebra\")), IsFaceoffInvolving(This)))\nDraw()"},
		{"This card has the same power as the Zebra with the most power here.",
			"SetPower(This, HighestPower(Trait(\"Zebra\") && Here))"},
		{"At the end of your opponents' Score Phases, they each lose [1].",
			"_, who := When(EndOf(ScorePhase, Opponents))\nLose(who)"},
		{"Main Phase: You may draw a card at the end of the turn.",
			"Timing(MainPhase)\nfor Next(EndOf(Turn)) {\nMay(Draw())\n}"},
		{"Faceoff: Discard a card to give this card +X power until the end of the faceoff, where X is the cost of " +
			"the discarded card.", "Timing(Faceoff)\nit := Cost(Discard(1))\nn := CostOf(it)\n" +
			"for Until(EndOf(Faceoff)) {\nAddPower(This, n)\n}"},
		{"This card's abilities can't be activated.", "Cant(Activated(This))"},
		{"Your Zebras involved in a faceoff with this card each have +1 power.",
			"if IsFaceoffInvolving(This) {\nAddPower(" + zebras + " && IsInvolved && !This, 1)\n}"},
	})
	refuses(t, r,
		"While both players have the same number of cards in hand, this card has +1 power.",
		"Main Phase: Each player must pay [1].",
	)
}

// What comes into your hand from your discard pile, how much there has to be, and what didn't happen.
func TestWordingsOfWhatHappens(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When you put a card into your hand from your discard pile, you may turn this card over.",
			"When(EntersHand(You, OwnedBy(You), DiscardPile))\nMay(TurnOver(This))"},
		{"When this card is put into your hand from your discard pile, draw a card.",
			"When(EntersHand(This && OwnedBy(You), DiscardPile))\nDraw()"},
		{"You can't play this card unless you have two other Zebras in play.",
			"if !(Count(Yours && Trait(\"Zebra\") && !This) >= 2) {\nCant(Played(You, This))\n}"},
		{"Your maximum hand size is increased by 1 for each of your Zebras.",
			"AddHandSize(You, Count(Yours && Trait(\"Zebra\")))"},
		{"At the end of your turn, if no Friend was dismissed this turn, gain [2].",
			"When(EndOf(Turn, You))\nif !Happened(Dismissed(Friend)) {\nGain(2)\n}"},
		{"At the end of your turn, if you haven't scored this turn, gain [2].",
			"When(EndOf(Turn, You))\nif !Happened(PointsScored(You)) {\nGain(2)\n}"},
		{"When a Zebra moves away from here, draw a card.",
			"When(Moved(Trait(\"Zebra\"), AnyProblem, Here) || Moved(Trait(\"Zebra\"), AnyHome, Here))\nDraw()"},
	})
}
