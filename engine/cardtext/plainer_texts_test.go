package cardtext

import (
	"strings"
	"testing"

	"canterlaw/engine/ability"
)

// What is printed says "it" of this card, whose turn it is, what belongs together in one sentence, and what is
// known of a place or deck as cards say it; each is read as the ability that was printed.
func TestPrintedPlainly(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct{ notation, on, host, want string }{
		{notation: "if Is(This, IsExhausted) {\nAddPower(This, 4)\n}",
			want: "While this card is exhausted, it has +4 power."},
		{notation: "When(FaceoffWon(You, Faceoff, This))\nTurnOver(This)", // a faceoff could be it
			want: "When you win a faceoff involving this card, turn this card over."},
		{notation: "AddPower(This, Count(Beneath(This)))", want: "This card has +1 power for each card beneath it."},
		{notation: "if Any(Beneath(This)) {\nAddPower(This, 3)\n}", // a card beneath it could be it
			want: "While there is a card beneath this card, this card has +3 power."},
		{notation: "When(StartOf(Turn))\nLose(TurnPlayer, 2)",
			want: "At the start of each player's turn, that player loses [2]."},
		{notation: "When(StartOf(ScorePhase, Opponents))\nit := Choose(1, Resource && ControlledBy(TurnPlayer), " +
			"TurnPlayer)\nExhaust(it)",
			want: "At the start of an opponent's Score Phase, that player exhausts one of their Resources."},
		{notation: "_, who := When(Where(Drawn(TurnPlayer), During(ScorePhase, Opponents)))\nLose(who, 2)",
			want: "When an opponent draws a card during their Score Phase, that player loses [2]."},
		{notation: "When(Moved(You, This, AnyProblem))\nMove(Choose(1, Resource && Yours && !There), There)",
			want: "When you move this card to a Problem, move one of your Resources to that Problem."},
		{notation: "When(Played(You, This, AnyProblem))\nMove(Choose(1, Troublemaker && There), AnyProblem)",
			want: "When you play this card to a Problem, move a Troublemaker at that Problem to another Problem."},
		{notation: "When(Challenged(Opponents, This))\nwho := ChoosePlayer()\n" +
			"it := Look(TopOf(who, 3, ProblemDeck))\nPutOnTopOrBottom(it)",
			want: "… of that deck in any order."},
		{notation: "Timing(MainPhase)\nit := Cost(Retire(Choose(1, Resource && Yours)))\nGain(3)",
			want: "Main Phase: Retire one of your Resources to gain [3]."},
		{notation: "Timing(MainPhase)\nCost(Pay(4))\nTurnOver(This)\nExhaust(This)",
			want: "Main Phase: Pay [4] to turn this card over and exhaust it."},
		{notation: "Timing(MainPhase)\nCost(Exhaust(This))\nDraw(4)\nDiscard(3)",
			want: "Main Phase: Exhaust this card to draw 4 cards, then discard 3 cards."},
		{notation: "Timing(MainPhase)\nCost(Exhaust(This))\nDraw(Players, 3)\nDiscard(Players, 3)",
			want: "Main Phase: Exhaust this card to have all players draw 3 cards, then discard 3 cards."},
		{notation: "Timing(MainPhase)\nit := Choose(1, Resource)\ncolor := ChooseColor()\nfor Until(EndOf(Turn)) {\n" +
			"HasColor(it, color)\n}",
			want: "Main Phase: Choose a Resource and a color. It is also that color until the end of the turn."},
		{notation: "AddRequirement(You, Problem && Here, -3)", on: "Resource", host: "Friend",
			want: "You need -3 power to confront that Friend's Problem."},
		{notation: "Cant(Moved(Troublemaker))", want: "Troublemakers can't be moved."},
		{notation: "AddHomeLimit(Opponents, -Count(Troublemaker && Opposing && Home))",
			want: "Your opponent's home limit is reduced by 1 for each of their Troublemakers at home."},
		{notation: "When(Challenged(Opponents, This))\nShuffleIntoDeck(In(DiscardPile))",
			want: "When an opponent challenges this card, all players shuffle their discard piles into their decks."},
		{notation: "Timing(MainPhase)\nCost(Pay(2))\nit := Reveal(TopOf(You, 1))\nDraw()\n" +
			"if Is(it, Resource) {\nGain(3)\n}",
			want: "Main Phase: Pay [2] to reveal the top card of your deck and draw it. If it is a Resource, " +
				"gain [3]."},
		{notation: "Timing(Faceoff)\nwho := ChoosePlayer(Opponents)\nit := Look(In(Hand, who))\n" +
			"May(PutOnTop(Choose(1, it && Resource)))",
			want: "Faceoff: Look at an opponent's hand. You may put a Resource from it on top of that player's deck."},
		{notation: "Timing(MainPhase)\nCost(Pay(1))\nswitch Modes() {\ncase 1:\nit := Search(1, Trait(\"Zebra\") && " +
			"In(DrawDeck, You))\nReveal(it)\nPutInHand(it)\ncase 2:\nit := Search(1, Trait(\"Zebra\") && " +
			"In(DiscardPile, You))\nReveal(it)\nPutInHand(it)\n}",
			want: "Main Phase: Pay [1] to search your deck or discard pile for a Zebra, reveal it, and put it into " +
				"your hand."},
	} {
		t.Run(test.want, func(t *testing.T) {
			a, err := ability.Read(test.notation)
			if err != nil {
				t.Fatal(err)
			}
			on := Card{Type: "Friend", Host: test.host}
			if test.on != "" {
				on.Type = test.on
			}
			got := r.Print(a, on)
			end, isEnd := strings.CutPrefix(test.want, "…")
			if got != test.want && !(isEnd && strings.HasSuffix(got, end)) {
				t.Fatalf("printed %q", got)
			}
			if read := r.Read(got, on); read.Ability == nil || !on.Same(read.Ability, a) {
				t.Errorf("it is read as\n%v", read.Ability)
			}
		})
	}
}
