package cardtext

import (
	"strings"
	"testing"
)

// What is played on a card isn't the card on which it is played, and who has the Problem isn't who moves there.
func TestWhatIsToldApart(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When you play a card on a Zebra, draw a card.", "When(Played(You, AnyCard, Trait(\"Zebra\")))\nDraw()"},
		{"When a card is played on this card, draw a card.", "When(Played(AnyCard, This))\nDraw()"},
		{"Opponents can't play cards on your Zebras.",
			"Cant(Played(Opponents, AnyCard, Yours && Trait(\"Zebra\")))"},
		{"When a player moves a Zebra to an opponent's Problem, that opponent discards a card.",
			"When(Moved(Trait(\"Zebra\"), ProblemOf(Opponents)))\nDiscard(Opponent, 1)"},
		{"When you confront an opponent's Problem, that opponent discards a card.",
			"When(Confronted(You, ProblemOf(Opponents)))\nDiscard(Opponent, 1)"},
		{"The first time each player plays a Zebra each turn, that player draws a card.",
			"_, who := When(First(Played(Trait(\"Zebra\")), Turn, Players))\nDraw(who)"},
		{"The first time a player plays a Zebra each turn, that player draws a card.",
			"_, who := When(First(Played(Trait(\"Zebra\")), Turn))\nDraw(who)"},
		{"While this card is exhausted, you may pay [1] less to play it to a Problem for each of your Zebras there.",
			"if Is(This, IsExhausted) {\n" +
				"AddCost(OrNone(-Count(Yours && Trait(\"Zebra\") && There)), Played(You, This, AnyProblem))\n}"},
	})
	refuses(t, NewReader(words),
		"When an opponent moves a Zebra here, choose another Friend. Send that Friend to its previous area.",
		"When an opponent moves a Zebra here, choose one of your Friends. Move this card to that Friend's previous "+
			"area.",
		"When this card enters play, each player chooses one of their Friends. Exhaust those Friends, then draw a "+
			"card.",
	)
}

// What sets to come may say with what the official ones say already.
func TestSetsToCome(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When an opponent starts a faceoff involving one of your Zebras, draw a card.",
			"When(FaceoffStarts(Yours && Trait(\"Zebra\"), Opponents))\nDraw()"},
		{"When an opponent moves a Zebra here, you may move this card to that Zebra's previous area.",
			"When(Moved(Opponents, Trait(\"Zebra\"), Here))\nMay(Move(This, PreviousArea))"},
		{"Faceoff: Move this card to this faceoff's Problem. It becomes involved in this faceoff.",
			"Timing(Faceoff)\nMove(This, FaceoffArea)\nInvolve(This)"},
		{"Zebras have +1 power while their controller has a Resource.",
			"for who := range EachPlayer(Players) {\nif Any(Resource && ControlledBy(who)) {\n" +
				"AddPower(ControlledBy(who) && Trait(\"Zebra\"), 1)\n}\n}"},
		{"When this card enters play, each of your opponents discards a card.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Opponents) {\nDiscard(who, 1)\n}"},
		{"When this card enters play, each player chooses one of their Friends. Dismiss those Friends. Draw a card.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n" +
				"it := Choose(1, Friend && ControlledBy(who), who)\nDismiss(it)\n}\nDraw()"},
		{"Main Phase: Pay [2] to dismiss a Zebra and gain [X], where X is its cost.",
			"Timing(MainPhase)\nCost(Pay(2))\nit := Choose(1, Trait(\"Zebra\"))\nDismiss(it)\n" +
				"n := CostOf(it)\nGain(n)"},
		{"When this card enters play, choose a color. While this card is in play, it's also that color.",
			"When(EntersPlay(This))\ncolor := ChooseColor()\n" +
				"for Until(LeavesPlay(This), TurnedFaceDown(This)) {\nHasColor(This, color)\n}"},
		{"Main Phase: Exhaust this card and discard an Event to search your deck for an Event with a different name, " +
			"reveal it, and put it into your hand.",
			"Timing(MainPhase)\nit := Cost(Exhaust(This), Discard(Choose(1, Event && In(Hand, You))))\n" +
				"it2 := Search(1, Event && In(DrawDeck, You) && !SharesName(it))\nReveal(it2)\nPutInHand(it2)"},
		{"When you lose a faceoff, you may put a Zebra flipped during that faceoff on top of its owner's deck.",
			"When(FaceoffLost(You))\nMay(PutOnTop(Choose(1, Trait(\"Zebra\") && IsFlipped)))"},
		{"At the start of a faceoff, you may exhaust this card to name a player. If that player wins the faceoff, " +
			"gain [2].", "When(FaceoffStarts())\nif May(Exhaust(This)) {\nwho := ChoosePlayer()\n" +
			"for Next(FaceoffWon(who), EndOf(Faceoff)) {\nGain(2)\n}\n}"},
		{"When an opponent wins a faceoff, that player pays [1] more for the first Event they play this turn.",
			"_, who := When(FaceoffWon(Opponents))\nfor Until(EndOf(Turn)) {\n" +
				"AddCost(1, First(Played(who, Event), Turn))\n}"},
		{"Your Zebras get +1 power during your turn and can't be frightened.",
			"if IsTurnOf(You) {\nAddPower(Yours && Trait(\"Zebra\"), 1)\n}\n" +
				"Cant(Frightened(Yours && Trait(\"Zebra\")))"},
		{"When you move one or more Zebras from your home, draw a card.",
			"When(OneOrMore(Moved(You, Trait(\"Zebra\"), AnyProblem, Home(You)) || " +
				"Moved(You, Trait(\"Zebra\"), AnyHome, Home(You))))\nDraw()"},
		{"While at home, this card has the following ability: \"Main Phase: Exhaust this card to gain [1].\"",
			"if Is(This, Home) {\nfor Grant(This) {\nTiming(MainPhase)\nCost(Exhaust(This))\nGain()\n}\n}"},
	})
}

// Somebody else may do something, for a while or in a faceoff.
func TestOthersMay(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When this card enters play, an opponent may dismiss a Resource.",
			"When(EntersPlay(This))\nwho := ChoosePlayer(Opponents)\nMay(who, Dismiss(Choose(1, Resource, who)))"},
		{"When this card enters play, a player may draw a card.",
			"When(EntersPlay(This))\nwho := ChoosePlayer()\nMay(who, Draw(who))"},
		{"When an opponent starts a faceoff at your Problem, draw a card.",
			"When(FaceoffStarts(ProblemOf(You), Opponents))\nDraw()"},
		{"When an opponent loses a faceoff against one of your Zebras, draw a card.",
			"When(Where(FaceoffLost(Opponents), Any(Yours && Trait(\"Zebra\") && IsInvolved)))\nDraw()"},
		{"Main Phase: Start a faceoff involving a Zebra and an opponent's Friend. The winner of the faceoff gains [1].",
			"Timing(MainPhase)\nit := Choose(1, Trait(\"Zebra\"))\nit2 := Choose(1, Friend && Opposing)\n" +
				"if StartFaceoff(it, it2) {\nGain()\n} else {\nGain(Opponent)\n}"},
		{"Main Phase: Pay [2] to put a Troublemaker from your hand into play face-up here.",
			"Timing(MainPhase)\nCost(Pay(2))\nit := Choose(1, Troublemaker && In(Hand, You))\n" +
				"PutIntoPlay(it, Here, EnteringFaceUp)"},
		{"Immediate: Pay [1] to move this card to an opponent's face-up Troublemaker's Problem.",
			"Timing(Immediate)\nCost(Pay(1))\nMove(This, AreaOf(Troublemaker && Opposing && IsFaceUp))"},
		{"Main Phase: You pay [1] less for the next Zebra you play until the end of the phase.",
			"Timing(MainPhase)\nfor Until(EndOf(Phase), Played(You, Trait(\"Zebra\"))) {\n" +
				"AddCost(-1, Played(You, Trait(\"Zebra\")))\n}"},
	})
	refuses(t, NewReader(words),
		"When you play a Zebra, exhaust this card other than this card.",
		"When an opponent draws a Zebra at a Problem, draw a card.",
		"When this card enters play, you may exhaust a Zebra beneath this card.",
	)
	got := NewReader(words).Read("When you play a Zebra, this card gets +1 power.", Card{})
	if got.Ability != nil || !strings.Contains(got.Problems[0].Message, "for how long") {
		t.Errorf("something that is done for no time: %v", got)
	}
}
