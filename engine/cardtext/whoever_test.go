package cardtext

import "testing"

// Whoever does something, may do it or has to do it, alone or before and after something that you do.
func TestWhoeverDoes(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"When this card enters play, a player discards a card, then draw a card.",
			"When(EntersPlay(This))\nwho := ChoosePlayer()\nDiscard(who, 1)\nDraw()"},
		{"When this card enters play, a player may discard a card. If they don't, gain [1].",
			"When(EntersPlay(This))\nwho := ChoosePlayer()\nif !May(who, Discard(who, 1)) {\nGain()\n}"},
		{"When this card enters play, all players may exhaust one of their Friends.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n" +
				"May(who, Exhaust(Choose(1, Friend && ControlledBy(who), who)))\n}"},
		{"When this card enters play, opponents must discard a card.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Opponents) {\nDiscard(who, 1)\n}"},
		{"When this card enters play, each other player gains [1]. Draw a card.",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Opponents) {\nGain(who)\n}\nDraw()"},
		{"When this card enters play, each player with a Zebra discards a card unless they pay [1].",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n" +
				"if Any(ControlledBy(who) && Trait(\"Zebra\")) {\n" +
				"if !May(who, Pay(who, 1)) {\nDiscard(who, 1)\n}\n}\n}"},
		{"When this card enters play, the player with the most Zebras may discard a card to gain [1].",
			"When(EntersPlay(This))\nwho := PlayerWithMost(Trait(\"Zebra\"))\n" +
				"if May(who, Discard(who, 1)) {\nGain(who)\n}"},
		{"When this card enters play, your opponent discards a card or loses [2].",
			"When(EntersPlay(This))\nswitch Modes(Opponent) {\ncase 1:\nDiscard(Opponent, 1)\n" +
				"case 2:\nLose(Opponent, 2)\n}"},
		{"When this card enters play, each opponent may discard a card to gain [1].",
			"When(EntersPlay(This))\nfor who := range EachPlayer(Opponents) {\n" +
				"if May(who, Discard(who, 1)) {\nGain(who)\n}\n}"},
	})
}
