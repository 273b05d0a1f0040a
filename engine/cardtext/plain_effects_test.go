package cardtext

import "testing"

// A side of an effect isn't its other side, and of attachments those of one card are meant.
func TestTheOtherSideOfAnEffect(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When this card enters play, choose one of your Zebras. Challenge a Troublemaker with it.",
			"When(EntersPlay(This))\nit := Choose(1, Yours && Trait(\"Zebra\"))\nit2 := Choose(1, Troublemaker)\n" +
				"Challenge(it2, it)"},
		{"Main Phase: Challenge a Troublemaker at a Problem with one of your Zebras there.",
			"Timing(MainPhase)\nit := Choose(1, Troublemaker)\n" +
				"it2 := Choose(1, Yours && Trait(\"Zebra\") && AreaOf(it))\nChallenge(it, it2)"},
		{"When this card enters play, frighten all Resources attached to an opposing Zebra.",
			"When(EntersPlay(This))\nit := Choose(1, Opposing && Trait(\"Zebra\"))\n" +
				"Frighten(Resource && AttachedTo(it))"},
		{"When a faceoff starts here, involve one of your Zebras in that faceoff.",
			"When(FaceoffStarts(Here))\nit := Choose(1, Yours && Trait(\"Zebra\"))\nInvolve(it)"},
	})
}

// What no card is at once is said to be so.
func TestWhatNoCardIs(t *testing.T) {
	r := NewReader(words)
	for _, text := range []string{
		"Your opposing Zebras have +1 power.",
		"When this card enters play, exhaust one of your opposing Zebras.",
		"When this card enters play, frighten a ready exhausted Zebra.",
	} {
		if got := r.Read(text, Card{Type: "Friend"}); got.Ability != nil {
			t.Errorf("%s\nis read as %s", text, got.Ability.Source())
		}
	}
}

// Plain effects: who does what to how many, for how long, and what comes of it.
func TestPlainEffects(t *testing.T) {
	r := NewReader(words)
	const enters = "When(EntersPlay(This))\n"
	readsAs(t, r, []readAs{
		{"When this card enters play, each opponent may discard a card. If they don't, they lose [3].",
			enters + "for who := range EachPlayer(Opponents) {\nif !May(who, Discard(who, 1)) {\nLose(who, 3)\n}\n}"},
		{"When this card enters play, for each opponent, exhaust one of their Zebras.",
			enters + "for who := range EachPlayer(Opponents) {\n" +
				"it := Choose(1, ControlledBy(who) && Trait(\"Zebra\"))\nExhaust(it)\n}"},
		{"When this card enters play, exhaust an opposing Zebra unless its controller discards a card.",
			enters + "it := Choose(1, Opposing && Trait(\"Zebra\"))\nwho := Controller(it)\n" +
				"if !May(who, Discard(who, 1)) {\nExhaust(it)\n}"},
		{"When this card enters play, exhaust a number of Zebras equal to the number of your Resources.",
			enters + "it := Choose(Count(Resource && Yours), Trait(\"Zebra\"))\nExhaust(it)"},
		{"When this card enters play, gain [1] for each Zebra, to a maximum of 3.",
			enters + "Gain(Least(Count(Trait(\"Zebra\")), 3))"},
		{"When this card enters play, all Zebras at a Problem get -2 power until the end of the turn.",
			enters + "it := Choose(1, Problem)\nfor Until(EndOf(Turn)) {\n" +
				"AddPower(Trait(\"Zebra\") && AreaOf(it), -2)\n}"},
		{"When this card enters play, two of your Zebras each get +1 power until the end of the turn.",
			enters + "it := Choose(2, Yours && Trait(\"Zebra\"))\nfor Until(EndOf(Turn)) {\nAddPower(it, 1)\n}"},
		{"When this card enters play, a Zebra loses all colors until the end of the turn.",
			enters + "it := Choose(1, Trait(\"Zebra\"))\nfor Until(EndOf(Turn)) {\nLosesColors(it)\n}"},
		{"When this card enters play, double the number of +1 power counters on a Zebra.",
			enters + "it := Choose(1, Trait(\"Zebra\"))\nPutCounters(it, Counters(it))"},
		{"When this card enters play, uncover all Troublemakers.", enters + "Uncover(Troublemaker && IsFaceDown)"},
		{"When this card enters play, frighten all Zebras at a Problem where you have a Resource.",
			enters + "it := Choose(1, Problem && With(Resource && Yours))\nFrighten(Trait(\"Zebra\") && AreaOf(it))"},
		{"When this card enters play, attach a Resource from your discard pile to a Zebra.",
			enters + "it := Choose(1, Resource && In(DiscardPile, You))\nit2 := Choose(1, Trait(\"Zebra\"))\n" +
				"PutIntoPlay(it, it2)"},
		{"When this card enters play, draw cards equal to your Mane Character's power.",
			enters + "Draw(Power(ManeCharacter && Yours))"},
	})
}
