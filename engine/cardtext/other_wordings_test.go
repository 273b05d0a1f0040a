package cardtext

import "testing"

// Words that combine with all that others say are read in each of their places.
func TestOtherWordingsMeanWhatTheySay(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"Main Phase: Exhaust a Friend of yours to ready another Friend of yours.", "Timing(MainPhase)\n" +
			"it := Cost(Exhaust(Choose(1, Friend && Yours)))\nit2 := Choose(1, Friend && Yours && !it)\nReady(it2)"},
		{"When an opponent confronts a Problem with no characters of yours, draw a card.",
			"When(Confronted(Opponents, AreaOf(Problem && !With(Character && Yours))))\nDraw()"},
		{"Your Mane Character has +1 power while exhausted.", "AddPower(ManeCharacter && Yours && IsExhausted, 1)"},
		{"Each player's Mane Character has +1 power while at this card's Problem.",
			"AddPower(ManeCharacter && ItsProblem, 1)"},
		{"Your Friends have Swift while at home.", "HasKeyword(Friend && Yours && Home, \"Swift\")"},
		{"This card has Swift and \"When this card is frightened, draw a card.\".",
			"HasKeyword(This, \"Swift\")\nfor Grant(This) {\nWhen(Frightened(This))\nDraw()\n}"},
		{"Main Phase: One of your Friends gains \"When this card is frightened, draw a card.\" until the end of the " +
			"turn.", "Timing(MainPhase)\nit := Choose(1, Friend && Yours)\nfor Until(EndOf(Turn)) {\n" +
			"for Grant(it) {\nWhen(Frightened(This))\nDraw()\n}\n}"},
		{"When you have no cards in your hand at the end of your turn, turn this card over.",
			"When(EndOf(Turn, You))\nif !Any(In(Hand, You)) {\nTurnOver(This)\n}"},
		{"While with two or more of your other Friends, this card has Swift.",
			"if Count(Friend && Yours && Here && !This) >= 2 {\nHasKeyword(This, \"Swift\")\n}"},
		{"If you played first, your home limit is increased by 1.", "if PlayedFirst() {\nAddHomeLimit(You, 1)\n}"},
		{"To confront this card's Problem, opponents must pay [2].", "AddCost(2, Confronted(Opponents, ItsProblem))"},
		{"You may pay [1] less to move your Zebras, to a minimum of [1].",
			"AddCost(-1, Moved(You, Yours && Trait(\"Zebra\")), 1)"},
		{"When this card enters play, choose an opposing Friend here. This card's power becomes equal to that " +
			"Friend's power until the end of the turn.", "When(EntersPlay(This))\n" +
			"it := Choose(1, Friend && Opposing && Here)\nfor Until(EndOf(Turn)) {\nSetPower(This, Power(it))\n}"},
		{"Main Phase: A Friend loses all of its keywords until the end of the turn.", "Timing(MainPhase)\n" +
			"it := Choose(1, Friend)\nfor Until(EndOf(Turn)) {\nLosesKeyword(it)\n}"},
	})
}

// How long something is so, what something costs, who may choose and how a card came into play, as the engine has it.
func TestNewWordsOfTheNotationAreReadAndPrinted(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"Immediate: This card gets +1 power until the end of the next faceoff.",
			"Timing(Immediate)\nfor Until(EndOfNext(Faceoff)) {\nAddPower(This, 1)\n}"},
		{"You may play this card for [0] if you have at least 3 Zebras.",
			"if Count(Yours && Trait(\"Zebra\")) >= 3 {\nAddCost(Free, Played(You, This))\n}"},
		{"Main Phase: You may play the next Friend this turn for no cost.", "Timing(MainPhase)\n" +
			"for Until(EndOf(Turn), Played(You, Friend)) {\nAddCost(Free, Played(You, Friend))\n}"},
		{"Main Phase: You may play your Friends this turn for no cost.", "Timing(MainPhase)\n" +
			"for Until(EndOf(Turn)) {\nAddCost(Free, Played(You, Friend))\n}"},
		{"If a Friend would be dismissed, its controller may banish it instead.",
			"it := MayInstead(Dismissed(Friend), AffectedPlayer)\nBanish(it)"},
		{"When this card enters play, if you played it this turn, draw a card.",
			"When(EntersPlay(This, Queue))\nDraw()"},
		{"When an opposing Friend enters play here, if it was played, frighten it.",
			"it := When(EntersPlay(Friend && Opposing, Here, Queue))\nFrighten(it)"},
		{"When a Friend is put into play from a discard pile, draw a card.",
			"When(EntersPlay(Friend, DiscardPile))\nDraw()"},
		{"When this card enters play, each opponent may discard a card. If they don't, draw a card.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Opponents) {\nif !May(who, Discard(who, 1)) {\n" +
				"Draw()\n}\n}"},
		{"Main Phase: There is an additional Main Phase after this one.", "Timing(MainPhase)\nAddPhase(MainPhase)"},
	})
}

// What isn't so is refused: another turn is no phase, and a card's being played is completed after it has entered play.
func TestWhatIsNoPhaseIsNotAdded(t *testing.T) {
	refuses(t, NewReader(words), "Main Phase: Take an additional turn after this one.",
		"Main Phase: Take another turn after this one.",
		"Main Phase: Discard 2 Events to take an additional turn after this one.",
		"When this card enters play, draw a card. If you played it this turn, draw another card.")
}
