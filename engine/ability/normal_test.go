package ability

import "testing"

// Abilities that say the same have one normal form, and those that differ have two.
func TestNormalForm(t *testing.T) {
	for _, test := range []struct {
		one, other string
		same       bool
	}{
		{"When(EntersPlay(This))\nFrighten(Choose(1, Friend))",
			"When(EntersPlay(This))\nchosen := Choose(1, Friend)\nFrighten(chosen)", true},
		{"Timing(MainPhase)\nCost(Exhaust(This))\nCost(Pay(1))\nDraw(You, 1)",
			"Timing(MainPhase)\nCost(Pay(1), Exhaust(This))\nDraw()", true},
		{"AddPower(Yours && Friend && Character, 1)", "AddPower(Friend && Yours, 1)", true},
		{"AddPower(Power < 3 && Yours, 1)", "AddPower(Yours && Power <= 2, 1)", true},
		{"AddPower(This && IsInvolved, 2)", "if Is(This, IsInvolved) {\n\tAddPower(This, 2)\n}", true},
		{"if Count(Friend && Here) == 0 {\n\tAddPower(This, 1)\n}", "if !Any(Here && Friend) {\n\tAddPower(This, 1)\n}",
			true},
		{"if Any(Blue) {\n\tif Any(Pink) {\n\t\tAddPower(This, 1)\n\t}\n}",
			"if Any(Blue) && Any(Pink) {\n\tAddPower(This, 1)\n}", true},
		{"it, who := When(Played(Opponents, Friend))\nLose(who)",
			"_, owner := When(Played(Opponents, Friend))\nLose(owner, 1)", true},
		{"When(Played(Players, Friend && Here))\nDraw()", "When(Played(Friend, Here))\nDraw()", true},
		{"When(EntersPlay(This))\nDiscard(Choose(1, In(Hand, You)))", "When(EntersPlay(This))\nDiscard(1)", true},
		{"AddPower(ControlledBy(You) && AreaOf(This), 1)", "AddPower(Yours && Here, 1)", true},
		{"Timing(MainPhase)\nfor Until(EndOf(Turn)) {\n\tCant(Moved(Choose(1, Friend)))\n}",
			"Timing(MainPhase)\nit := Choose(1, Friend)\nfor Until(EndOf(Turn)) {\n\tCant(Moved(it))\n}", true},
		{"if !Happened(Played(You, Friend), Turn) {\n\tAddCost(-1, Played(You, Friend), 1)\n}",
			"AddCost(-1, First(Played(You, Friend), Turn), 1)", true},
		{"When(EntersPlay(This))\nTurnOver(ManeCharacter && Opposing && IsBoosted)",
			"When(EntersPlay(This))\nTurnToStart(Opposing && ManeCharacter)", true},
		{"When(EntersPlay(This))\nMay(Pay(1), TurnOver(This && !IsBoosted))",
			"When(EntersPlay(This))\nMay(Pay(1), TurnToBoosted(This))", true},
		{"if During(ReadyPhase) {\n\tAtMost(1, Readied(Players, Character && Here), Phase)\n}",
			"AtMost(1, Where(Readied(Character && Here), During(ReadyPhase)), Phase)", true},
		{"When(EntersPlay(This))\nit := ChooseHidden(2, In(Hand, You))\nPutOnTop(it)",
			"When(EntersPlay(This))\nPutOnTop(Choose(2, In(Hand, You)))", true},
		// Pairs that must stay apart.
		// This card may be attached to another one by then.
		{"When(Exhausted(Host))\nDismiss(Host)", "it := When(Exhausted(Host))\nDismiss(it)", false},
		// Any card until a Friend has been played, or the first Friend.
		{"if !Happened(Played(You, Friend), Turn) {\n\tAddCost(-1, Played(You))\n}",
			"AddCost(-1, First(Played(You, Friend), Turn))", false},
		// Those that were readied before the phase count, or don't.
		{"if During(ReadyPhase) {\n\tAtMost(1, Readied(Friend), Turn)\n}",
			"AtMost(1, Where(Readied(Friend), During(ReadyPhase)), Turn)", false},
		// The first of all opponents, or of each.
		{"When(First(Discarded(Opponents), Turn))\nDraw()",
			"When(First(Discarded(Opponents), Turn, Opponents))\nDraw()", false},
		{"When(EntersPlay(This))\nTurnOver(This)", "When(EntersPlay(This))\nTurnToBoosted(This)", false},
		{"When(EntersPlay(This))\nit := Choose(1, Friend)\nfor Until(EndOf(ReadyPhase)) {\n\tCant(Readied(it))\n}",
			"When(EntersPlay(This))\nit := Choose(1, Friend)\nfor DuringNext(ReadyPhase) {\n\tCant(Readied(it))\n}",
			false},
		{"Timing(MainPhase)\nCost(Pay(1))\nDraw()", "Timing(MainPhase)\nif May(Pay(1)) {\n\tDraw()\n}", false},
		{"AddPower(Friend && Here, 1)", "AddPower(Friend && Here && AnyProblem, 1)", false},
		{"AddPower(Friend && ItsProblem, 1)", "AddPower(Friend && AnyProblem && Here, 1)", true},
		{"AddPower(Friend && ItsProblem, 1)", "AddPower(Friend && Here, 1)", false},
		{"AddBonus(Problem && ItsProblem, 1)", "AddBonus(Here && Problem, 1)", true},
		{"PlayOn(Friend)\nAddPower(Friend && ItsProblem(Host), 1)", "PlayOn(Friend)\nAddPower(Friend && ItsProblem, 1)",
			true},
		{"When(Played(You, This))\nDraw()", "When(EntersPlay(This))\nDraw()", false},
		{"When(Where(Played(You), Any(Blue)))\nDraw()", "When(Played(You))\nif Any(Blue) {\n\tDraw()\n}", false},
		{"When(First(EntersPlay(Friend), Turn))\nDraw()", "When(EntersPlay(Friend))\nOnce(Turn)\nDraw()", false},
		{"When(EntersPlay(This))\nReady(Friend && Yours)",
			"When(EntersPlay(This))\nfor it := range Each(Friend && Yours) {\n\tReady(it)\n}", false},
		{"When(EntersPlay(This))\nDraw(Opponent)", "When(EntersPlay(This))\nDraw(Opponents)", false},
		{"When(Dismissed(Opponents, Friend))\nDraw()", "When(Dismissed(Friend))\nDraw()", false},
		{"When(EntersPlay(This))\nMay(Frighten(Choose(1, Friend)))",
			"When(EntersPlay(This))\nit := Choose(1, Friend)\nMay(Frighten(it))", false},
	} {
		a, err := Read(test.one)
		if err != nil {
			t.Fatalf("%s: %v", test.one, err)
		}
		b, err := Read(test.other)
		if err != nil {
			t.Fatalf("%s: %v", test.other, err)
		}
		if one, other := Normal(a).String(), Normal(b).String(); (one == other) != test.same {
			t.Errorf("in normal form\n%s\nand\n%s\nexpected them to be the same: %v", one, other, test.same)
		}
		for _, a := range []*Ability{a, b} {
			once := Normal(a)
			again, err := Read(once.String())
			if err != nil {
				t.Errorf("the normal form\n%s\ncan't be read: %v", once, err)
			} else if Normal(again).String() != once.String() {
				t.Errorf("the normal form of\n%s\nis\n%s", once, Normal(again))
			}
		}
	}
}
