package cardtext

import "testing"

// Plain sentences of a later set: what is done instead, two cards at one Problem, what is so at several Problems.
func TestPlainSentencesOfALaterSet(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"Main Phase: Exhaust an opposing Friend. If it is a Zebra, frighten it instead.",
			"Timing(MainPhase)\nit := Choose(1, Friend && Opposing)\nif Is(it, Trait(\"Zebra\")) {\nFrighten(it)\n" +
				"} else {\nExhaust(it)\n}"},
		{"Main Phase: Ready a Friend. If you have a Zebra, draw a card instead.",
			"Timing(MainPhase)\nif Any(Yours && Trait(\"Zebra\")) {\nDraw()\n} else {\nit := Choose(1, Friend)\n" +
				"Ready(it)\n}"},
		{"When an opponent plays a Friend, exhaust that Friend. If it is a Zebra, draw a card instead.",
			"it := When(Played(Opponents, Friend))\nif Is(it, Trait(\"Zebra\")) {\nDraw()\n} else {\nExhaust(it)\n}"},
		{"When this card enters play, exhaust it. If it is Cutie Marked, ready it instead.",
			"When(EntersPlay(This))\nif Is(This, IsCutieMarked) {\nReady(This)\n} else {\nExhaust(This)\n}"},
		{"Main Phase: One of your Zebras gets +1 power until the end of the turn. If it is Cutie Marked, it gets +3 " +
			"power instead.",
			"Timing(MainPhase)\nit := Choose(1, Yours && Trait(\"Zebra\"))\nif Is(it, IsCutieMarked) {\n" +
				"for Until(EndOf(Turn)) {\nAddPower(it, 3)\n}\n} else {\nfor Until(EndOf(Turn)) {\n" +
				"AddPower(it, 1)\n}\n}"},
		{"Main Phase: Frighten an opposing Friend and one of your Friends at the same Problem.",
			"Timing(MainPhase)\nit := Choose(1, Friend && Opposing && AnyProblem)\n" +
				"it2 := Choose(1, Friend && Yours && AreaOf(it))\nFrighten(it)\nFrighten(it2)"},
		{"This card has +1 power while ready and +2 power while at a Problem.",
			"if Is(This, IsReady) {\nAddPower(This, 1)\n}\nif Is(This, AnyProblem) {\nAddPower(This, 2)\n}"},
		{"Zebras here with the highest power among characters here have +1 power.",
			"AddPower(Trait(\"Zebra\") && MostPower(Character && Here), 1)"},
		{"While you have Zebras at two or more Problems, this card has +1 power.",
			"if Count(Problem && With(Yours && Trait(\"Zebra\"))) >= 2 {\nAddPower(This, 1)\n}"},
		{"While you have Zebras at each Problem, this card has +1 power.",
			"if !Any(Problem && !With(Yours && Trait(\"Zebra\"))) {\nAddPower(This, 1)\n}"},
		{"Each Zebra that enters play here enters play exhausted.", "EntersExhausted(Trait(\"Zebra\") && Here)"},
		{"During faceoffs involving this card, you flip 2 additional cards if you have fewer Zebras involved than an " +
			"opponent.", "if Count(Yours && Trait(\"Zebra\") && IsInvolved) < Count(Opposing && Trait(\"Zebra\") && " +
			"IsInvolved) && IsFaceoffInvolving(This) {\nAddFlips(You, 2)\n}"},
		{"Main Phase: Put your hand on the bottom of your deck and draw that many cards.",
			"Timing(MainPhase)\nit := PutOnBottom(In(Hand, You))\nDraw(Count(it))"},
		{"Players can't move Zebras from home to this Problem.", "Cant(Moved(Trait(\"Zebra\"), Here, Home))"},
	})
}

// Only Troublemakers are challenged and uncovered (607.3, 608.1).
func TestOnlyTroublemakersAreChallenged(t *testing.T) {
	r := NewReader(words)
	for _, text := range []string{"Your Friends can't be challenged.", "When your Friend is challenged, draw a card.",
		"Main Phase: Choose a Friend. It can't be challenged until the end of the turn.",
		"When a Resource is uncovered, draw a card."} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Understood() {
			t.Errorf("%s is read as %s", text, got.Ability.Source())
		}
	}
	for _, text := range []string{"Your Troublemakers can't be challenged.", "When an opponent challenges a " +
		"Troublemaker with Pumped here, draw a card.", "When an opponent uncovers a Troublemaker, draw a card."} {
		if got := r.Read(text, Card{Type: "Friend"}); !got.Understood() {
			t.Errorf("%s: %v", text, got.Problems)
		}
	}
}
