package cardtext

import "testing"

// Sentences of whole cards of a later set: how much and how often in a turn, who pays more, what enters play as a
// copy, and what is done unless something is so.
func TestWhatLaterSetsSay(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When you have gained 4 or more action tokens in a turn, turn this card over.",
			"When(BecomesSo(HowOften(TokensGained(You)) >= 4))\nTurnOver(This)"},
		{"When an opponent scores their third point in a turn, ready this card.",
			"When(BecomesSo(HowOften(PointsScored(Opponent)) >= 3))\nReady(This)"},
		{"When you ready your second Zebra in a turn, draw a card.",
			"When(Readied(You, Trait(\"Zebra\")))\nif HowOften(Readied(You, Trait(\"Zebra\"))) == 2 {\nDraw()\n}"},
		{"When an opponent has exhausted two or more Resources this turn, draw a card.",
			"_, who := When(Exhausted(Opponents, Resource))\nif HowOften(Exhausted(who, Resource)) == 2 {\nDraw()\n}"},
		{"At the start of your End Phase, if you frightened no Zebras this turn, gain [1].",
			"When(StartOf(EndPhase, You))\nif !Happened(Frightened(You, Trait(\"Zebra\"))) {\nGain()\n}"},
		{"When two of your Zebras are at the same Problem, ready this card.",
			"When(BecomesSo(Any(Problem && HowManyThere(Yours && Trait(\"Zebra\")) >= 2)))\nReady(This)"},
		{"Resources cost opponents with Zebras here [2] more to play.",
			"for who := range EachPlayer(Opponents) {\nif Any(ControlledBy(who) && Trait(\"Zebra\") && Here) {\n" +
				"AddCost(2, Played(who, Resource))\n}\n}"},
		{"At the start of each opponent's Main Phase, that player's first Zebra this turn costs [2] less.",
			"_, who := When(StartOf(MainPhase, Opponents))\nfor Until(EndOf(Turn)) {\n" +
				"AddCost(-2, First(Played(who, Trait(\"Zebra\")), Turn))\n}"},
		{"When this card enters play, put a token that's a copy of one of your Zebras into play here.",
			"When(EntersPlay(This))\nit := Choose(1, Yours && Trait(\"Zebra\"))\nCreateCopy(it, Here)"},
		{"When one of your Zebras leaves play, if it had a Tip counter on it, draw a card.",
			"When(LeavesPlay(Yours && Trait(\"Zebra\") && WithCounter(\"Tip\")))\nDraw()"},
		{"When one of your Zebras is retired, gain [1]. If it had a +1 power counter on it, draw a card instead.",
			"it := When(Retired(Yours && Trait(\"Zebra\")))\nif Is(it, Counters >= 1) {\nDraw()\n} else {\nGain()\n}"},
		{"Opposing Zebras can't be moved home from here.", "Cant(Moved(Opposing && Trait(\"Zebra\") && Here, Home))"},
		{"Your Zebras involved in a faceoff with this card have +2 power.",
			"if IsFaceoffInvolving(This) {\nAddPower(Yours && Trait(\"Zebra\") && IsInvolved && !This, 2)\n}"},
		{"Main Phase: Move this card to the Problem with the most opposing Zebras.",
			"Timing(MainPhase)\nMove(This, AreaOf(MoreThanAnyOther(Problem, " +
				"HowManyThere(Opposing && Trait(\"Zebra\")))))"},
		{"You may play this card from your discard pile if you have three or more Zebras.",
			"WorksIn(DiscardPile)\nif Count(Yours && Trait(\"Zebra\")) >= 3 {\nMayPlay(This)\n}"},
		{"Zebras with Tip counters on them have +1 power.", "AddPower(Trait(\"Zebra\") && WithCounter(\"Tip\"), 1)"},
		{"When a player moves a Zebra here, that player pays [1] unless they have another Zebra here.",
			"it, who := When(Moved(Trait(\"Zebra\"), Here))\n" +
				"if !Any(ControlledBy(who) && Trait(\"Zebra\") && Here && !it) {\nPay(who, 1)\n}"},
		{"Opponents may not play more than one Resource to this card's Problem each turn.",
			"AtMost(1, Played(Opponents, Resource, ItsProblem), Turn)"},
		{"When this card enters play, an opponent moves each of their Zebras at a Problem of their choice home.",
			"When(EntersPlay(This))\nwho := ChoosePlayer(Opponents)\nit := Choose(1, Problem, who)\n" +
				"Move(ControlledBy(who) && Trait(\"Zebra\") && AreaOf(it), Home, who)"},
		{"Main Phase: Pay X and exhaust this card to dismiss a Resource with cost X.",
			"Timing(MainPhase)\nn := ChooseNumber()\nCost(Pay(n), Exhaust(This))\n" +
				"it := Choose(1, Resource && CostOf == n)\nDismiss(it)"},
		{"When you play a Zebra, ready this card. This ability triggers only once each turn.",
			"When(Played(You, Trait(\"Zebra\")))\nOnce(Turn)\nReady(This)"},
	})
}

// Two cards are alike, or differ, among each other, also where one was spoken of before: which of both is meant can't
// be told where more than two may be chosen.
func TestTwoCardsThatAreAlike(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When an opponent plays a Resource, exhaust two Zebras with the same cost.",
			"When(Played(Opponents, Resource))\nit := Choose(1, Trait(\"Zebra\"))\n" +
				"it2 := Choose(1, Trait(\"Zebra\") && CostOf == CostOf(it) && !it)\nExhaust(it || it2)"},
		{"Main Phase: Ready two of your Zebras with different colors.",
			"Timing(MainPhase)\nit := Choose(1, Yours && Trait(\"Zebra\") && !HasNoColor)\n" +
				"it2 := Choose(1, Yours && Trait(\"Zebra\") && !HasNoColor && !SharesColor(it) && !it)\n" +
				"Ready(it || it2)"},
		{"Main Phase: Exchange control of two Resources with the same cost.",
			"Timing(MainPhase)\nit := Choose(1, Resource)\n" +
				"it2 := Choose(1, Resource && CostOf == CostOf(it) && !it)\nExchangeControl(it, it2)"},
		{"When an opponent plays a Resource, dismiss a Resource with the same cost.",
			"it := When(Played(Opponents, Resource))\nit2 := Choose(1, Resource && CostOf == CostOf(it))\n" +
				"Dismiss(it2)"},
	})
	for _, text := range []string{
		"When an opponent plays a Zebra, exhaust three Zebras with the same cost.",
		"When an opponent plays a Zebra, exhaust up to two Zebras with the same power.",
		"Main Phase: Reveal the top five cards of your deck. Put up to two Zebras with the same cost from among them " +
			"into your hand.",
	} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s\nis read as\n%s", text, got.Ability)
		}
	}
}

// Words that refer agree with what was named before them: "their" isn't of somebody named later, "it" isn't one of
// several cards that were looked at, "that Problem" isn't the one of the event that it describes, and only Events
// have an effect to copy.
func TestWhatIsNamedBefore(t *testing.T) {
	r := NewReader(words)
	for _, test := range []struct {
		text   string
		isRead bool
	}{
		{"At the start of each opponent's turn, if you have more Zebras than that player, ready this card.",
			true},
		{"While an opponent has more Zebras here than each other player, that player's Zebras here have +1 power.",
			false},
		{"While a player has more Zebras here than each other player, that player's Zebras here have +1 power.",
			true},
		{"At the start of their turn, if you have more Zebras than each opponent, ready this card.",
			false},
		{"Main Phase: Exhaust this card to look at a face-down Troublemaker. You may pay [1] to uncover it.",
			true},
		{"Main Phase: Exhaust this card to look at each face-down Troublemaker. You may pay [1] to uncover it.",
			false},
		{"When you move a Zebra to a Problem, you may move this card to that Problem.",
			true},
		{"When you move this card from that Problem to another Problem, gain [1].",
			false},
		{"When you play an Event, you may pay [2] to copy its effect.",
			true},
		{"When you play a Resource, you may pay [2] to copy its effect.",
			false},
		{"When this card enters play, reveal the top two cards of your deck. If it's a Zebra, draw a card.",
			false},
		{"When this card enters play, reveal the top card of your deck. If it's a Zebra, put it into your hand.",
			true},
		{"When this card enters play, reveal the top two cards of your deck. If it's a Zebra, put it into your hand.",
			false},
	} {
		if got := r.Read(test.text, Card{Type: "Friend"}); got.Understood() != test.isRead {
			t.Errorf("%s\nis read: %v\n%v", test.text, !test.isRead, got.Ability)
		}
	}
}

// Of two costs of what somebody may do one is offered after the other, to whoever may pay it.
func TestOneOfTwoCosts(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, you may pay [1] or discard a card to ready a Zebra.",
			"When(EntersPlay(This))\nif May(Pay(1)) {\nit := Choose(1, Trait(\"Zebra\"))\nReady(it)\n} else if " +
				"May(Discard(1)) {\nit2 := Choose(1, Trait(\"Zebra\"))\nReady(it2)\n}"},
		{"At the start of your turn, you may exhaust this card or discard a Zebra. If you do, gain [1].",
			"When(StartOf(Turn, You))\nif May(Exhaust(This)) {\nGain()\n} else if " +
				"May(Discard(Choose(1, Trait(\"Zebra\") && In(Hand, You)))) {\nGain()\n}"},
		{"When an opponent confronts a Problem, that player may pay [2] or retire a Zebra to draw a card.",
			"_, who := When(Confronted(Opponents))\nif May(who, Pay(who, 2)) {\nDraw(who)\n} else if " +
				"May(who, Retire(Choose(1, ControlledBy(who) && Trait(\"Zebra\"), who))) {\nDraw(who)\n}"},
	})
	for _, text := range []string{
		"When this card enters play, you may pay [1] and exhaust this card or discard a card to draw a card.",
	} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s\nis read as\n%s", text, got.Ability)
		}
	}
}

// Whoever controls what an attachment is attached to may do something instead of what would happen to it.
func TestItsControllerMayDoSomethingInstead(t *testing.T) {
	r := NewReader(words)
	for text, means := range map[string]string{
		"When that Friend would be dismissed, its controller may discard a card instead.": "MayInstead(" +
			"Dismissed(Host), Controller(Host))\nCost(Discard(Controller(Host), 1))",
		"If that Friend would be frightened, its controller may pay [2] instead.": "MayInstead(Frightened(Host), " +
			"Controller(Host))\nCost(Pay(Controller(Host), 2))",
		"If that Friend would be dismissed, its owner may put it into its owner's hand instead.": "MayInstead(" +
			"Dismissed(Host), Owner(Host))\nPutInHand(Host)",
	} {
		got := r.Read(text, Card{Type: "Resource", Host: "Friend"})
		if got.Ability == nil {
			t.Errorf("%s\nisn't read: %v", text, got.Problems)
		} else if is := got.Ability.String(); is != means {
			t.Errorf("%s\nis read as\n%s", text, is)
		}
	}
	readsAs(t, r, []readAs{
		{"Players can't play more than one card at this card's Problem each turn.",
			"AtMost(1, Played(ItsProblem), Turn)"},
		{"When you play a card here, gain [1].", "When(Played(You, Here))\nGain()"},
		{"Zebras here with different colors than this card have -1 power.",
			"AddPower(Trait(\"Zebra\") && Here && !HasNoColor && !SharesColor(This), -1)"},
	})
}
