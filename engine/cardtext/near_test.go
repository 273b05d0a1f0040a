package cardtext

import (
	"testing"

	"canterlaw/engine/ability"
)

// Sentences near to those that one card alone has: with other players, events, places and numbers.
func TestSentencesNearToOnesOfOneCard(t *testing.T) {
	r := NewReader(laterNames)
	for _, of := range []readAs{
		{"When this card enters play or is moved, exhaust an opponent's Friend here.",
			"When(EntersPlay(This) || Moved(This))\nExhaust(Choose(1, Friend && Opposing && Here))"},
		{"When one of your Friends leaves play or becomes unfrightened, draw a card.",
			"When(LeavesPlay(Friend && Yours) || Unfrightened(Friend && Yours))\nDraw()"},
		{"Reaction: Play when one of your Friends has been exhausted by an opponent. Ready it.",
			"Timing(Reaction)\nit := After(Exhausted(Opponents, Friend && Yours))\nReady(it)"},
		{"When you score at least 3 points with this card during one turn, draw a card.",
			"When(Where(PointsScored(You, This), HowOften(PointsScored(You, This)) >= 3))\nDraw()"},
		{"When an opponent scores at least 2 points during one Score Phase, you may draw a card.",
			"When(Where(PointsScored(Opponents), During(ScorePhase) && " +
				"HowOften(PointsScored(Opponents), Phase) >= 2))\n" +
				"May(Draw())"},
		{"The first player to play an Event during a faceoff here gains [1].",
			"_, who := When(First(Where(Played(Players, Event), During(Faceoff) && Is(This, FaceoffArea)), Game))\n" +
				"Gain(who)"},
		{"The first player to confront this Problem with at least 3 Friends draws two cards.",
			"_, who := When(First(Where(Confronted(Players, Here), " +
				"Count(Friend && ControlledBy(TurnPlayer) && Here) >= 3), Game))\nDraw(who, 2)"},
		{"Opponents must pay +[1] to move a character away from this card's Problem.",
			"AddCost(1, Moved(Opponents, Character && ItsProblem))"},
		{"Each player must pay +[1] to challenge a Troublemaker.", "AddCost(1, Challenged(Players, Troublemaker))"},
		{"Each opponent can't play Friends here unless they pay [1].", "AddCost(1, Played(Opponents, Friend, Here))"},
		{"When this card enters play, gain action tokens equal to this card's Problem's bonus.",
			"When(EntersPlay(This))\nGain(BonusOf(Problem && Here))"},
		{"While this card is ready, players' home limits are increased by 1.",
			"if Is(This, IsReady) {\nAddHomeLimit(Players, 1)\n}"},
		{"Main Phase: Pay [2] to force each opponent to dismiss one of their Friends.",
			"Timing(MainPhase)\nCost(Pay(2))\n" +
				"for who := range EachPlayer(Opponents) {\nDismiss(Choose(1, Friend && ControlledBy(who), who))\n}"},
		{"When a player confronts this Problem with more power than required, that player draws a card.",
			"_, who := When(Confronted(Players, Here))\nif SparePower(who, Here) >= 1 {\nDraw(who)\n}"},
		{"When you play a Friend that is the same color as one of your other Friends, draw a card.",
			"it := When(Played(You, Friend))\nif Any(Friend && Yours && !it && SharesColor(it)) {\nDraw()\n}"},
		{"Friends you play here have their costs reduced by [1].", "AddCost(-1, Played(You, Friend, Here))"},
		{"Events played by opponents have their costs increased by [1].", "AddCost(1, Played(Opponents, Event))"},
		{"During Problem faceoffs involving at least 3 of your Friends, this card has +2 power.",
			"if During(ProblemFaceoff) && Count(Friend && Yours && IsInvolved) >= 3 {\nAddPower(This, 2)\n}"},
		{"During faceoffs involving this card and at least one other Unicorn, flip an additional card.",
			"if IsFaceoffInvolving(This) && Any(Trait(\"Unicorn\") && IsInvolved && !This) {\nAddFlips(You, 1)\n}"},
		{"Opponents need +1 power to confront this Problem for each of their exhausted Friends.",
			"for who := range EachPlayer(Opponents) {\n" +
				"AddRequirement(who, Problem && Here, Count(Friend && ControlledBy(who) && IsExhausted))\n}"},
		{"When this card enters play, each player chooses one of their Friends. Exhaust those Friends.",
			"When(EntersPlay(This))\nUnlink(\"chosen\")\nfor who := range EachPlayer(Players) {\n" +
				"it := Choose(1, Friend && ControlledBy(who), who)\nLink(\"chosen\", it)\n}\n" +
				"Exhaust(Linked(\"chosen\"))"},
		{"Main Phase: Choose a Friend. It can't be readied while this card remains exhausted.",
			"Timing(MainPhase)\nit := Choose(1, Friend)\n" +
				"for Until(Frightened(This), LeavesPlay(This), Readied(This)) {\nCant(Readied(it))\n}"},
		{"Opponents can't challenge this card unless they have at least 3 characters here.",
			"for who := range EachPlayer(Opponents) {\n" +
				"if Count(Character && ControlledBy(who) && Here) < 3 {\nCant(Challenged(who, This))\n}\n}"},
		{"When you win a faceoff involving this card, the loser discards 2 random cards.",
			"When(FaceoffWon(You, Faceoff, This))\nDiscard(Opponent, ChooseRandom(2, In(Hand, Opponent)))"},
	} {
		want, err := ability.Read(of.notation)
		if err != nil {
			t.Fatal(err)
		}
		got := r.Read(of.english, laterCard(of.english))
		if len(got.Problems) > 0 {
			t.Errorf("%s\n%v", of.english, got.Problems)
		} else if !got.Ability.Equals(ability.Normal(want)) {
			t.Errorf("%s\ngot:\n%s\nwant:\n%s", of.english, got.Ability.Source(), want.Source())
		}
	}
}

// What stays exhausted would have readied, and nothing else.
func TestNothingIsReadNearToOnesOfOneCard(t *testing.T) {
	refuses(t, NewReader(laterNames),
		"If this card would be dismissed, you may pay [1]. If you do, this card remains exhausted instead.",
		"While each player has a Friend here, each opponent gains [1].",
		"When each player plays a Friend, draw a card.",
	)
}
