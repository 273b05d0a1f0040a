package cardtext

import "testing"

// Whose a Problem is, said right behind it, is said of the Problem and not of the cards there; how
// often something was done is counted of everything that players do.
func TestWhosePlacesAreAndHowOftenSomethingWasDone(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"Your Zebras at Problems you own have +1 power.",
			"AddPower(Yours && Trait(\"Zebra\") && ProblemOf(You), 1)"},
		{"Zebras at a Problem you control can't be frightened.",
			"Cant(Frightened(Trait(\"Zebra\") && ProblemOf(You)))"},
		{"Your Zebras at Problems an opponent owns have +1 power.",
			"AddPower(Yours && Trait(\"Zebra\") && ProblemOf(Opponents), 1)"},
		{"Zebras at opponents' Problems have -1 power.", "AddPower(Trait(\"Zebra\") && ProblemOf(Opponents), -1)"},
		{"Zebras you own at a Problem have +1 power.",
			"AddPower(OwnedBy(You) && Trait(\"Zebra\") && AnyProblem, 1)"},
		{"When an opponent's Zebra enters play at a Problem where you have a Zebra, exhaust it.",
			"it := When(EntersPlay(Opposing && Trait(\"Zebra\"), AreaOf(Yours && Trait(\"Zebra\") && AnyProblem)))\n" +
				"Exhaust(it)"},
		{"When a Problem is confronted, that player gains [1].", "_, who := When(Confronted())\nGain(who)"},
		{"When a Problem is confronted by an opponent, draw a card.", "When(Confronted(Opponents))\nDraw()"},
		{"While you have played three or more Events this turn, this card has +2 power.",
			"if HowOften(Played(You, Event)) >= 3 {\nAddPower(This, 2)\n}"},
		{"At the end of your turn, if you moved at least 2 Zebras this turn, draw a card.",
			"When(EndOf(Turn, You))\nif HowOften(Moved(You, Trait(\"Zebra\"))) >= 2 {\nDraw()\n}"},
		{"At the end of your turn, if two or more of your Zebras were dismissed this turn, draw a card.",
			"When(EndOf(Turn, You))\nif HowOften(Dismissed(Yours && Trait(\"Zebra\"))) >= 2 {\nDraw()\n}"},
		{"Main Phase: An opponent loses 1 point.",
			"Timing(MainPhase)\nwho := ChoosePlayer(Opponents)\nLosePoints(who)"},
	})
}

// What is printed of several agrees with them; who does something to several does so by an action or an effect.
func TestPrintedOfSeveral(t *testing.T) {
	r := NewReader(words)
	for _, english := range []string{
		"Characters that share a trait with this card have +1 power.",
		"Your Friends with counters on them have +1 power.",
		"When you move one or more characters, draw a card.",
		"When an opponent dismisses one or more of your Zebras, draw a card.",
	} {
		got := r.Read(english, Card{Type: "Friend"})
		if len(got.Problems) > 0 {
			t.Errorf("%s\n%v", english, got.Problems)
			continue
		}
		if printed := r.Print(got.Ability, Card{Type: "Friend"}); printed != english {
			t.Errorf("%s is printed as %q", english, printed)
		}
	}
}

// What all players' cards cost is said of what is played, and not of where it is played.
func TestPrintedCostsOfWhatAnybodyPlays(t *testing.T) {
	r := NewReader(words)
	for english, want := range map[string]string{
		"Zebras cost 1 less to play.":  "Zebras cost [1] less to play.",
		"Zebras you play cost 1 less.": "You may pay [1] less to play Zebras.",
	} {
		got := r.Read(english, Card{Type: "Friend"})
		if len(got.Problems) > 0 {
			t.Errorf("%s\n%v", english, got.Problems)
			continue
		}
		if printed := r.Print(got.Ability, Card{Type: "Friend"}); printed != want {
			t.Errorf("%s is printed as %q, want %q", english, printed, want)
		}
	}
}

// "It" is the card that is described, rather than this card by which it is; another player, another
// name and another turn are those of which something was said.
func TestWhatIsDescribedComesBeforeWhatDescribesIt(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When you play a Zebra with the same color as this card, put a +1 power counter on it.",
			"it := When(Played(You, SharesColor(This) && Trait(\"Zebra\")))\nPutCounters(it)"},
		{"When a Zebra with less power than this card is played, exhaust it.",
			"it := When(Played(Trait(\"Zebra\") && Power < Power(This)))\nExhaust(it)"},
		{"When a Resource attached to this card is dismissed, put it into your hand.",
			"it := When(Dismissed(Resource && AttachedTo(This)))\nPutInHand(it)"},
		{"When this card is moved, exhaust it.", "When(Moved(This))\nExhaust(This)"},
		{"Your Zebras with a +1 power counter have Swift.",
			"HasKeyword(Yours && Trait(\"Zebra\") && Counters >= 1, \"Swift\")"},
		{"Your Zebras without +1 power counters have Swift.",
			"HasKeyword(Yours && Trait(\"Zebra\") && Counters == 0, \"Swift\")"},
		{"When a player retires a Zebra, each other player may draw a card.",
			"_, who := When(Retired(Trait(\"Zebra\")))\nfor who2 := range EachPlayer(OpponentOf(who)) {\n" +
				"May(who2, Draw(who2))\n}"},
		{"When this card becomes exhausted, ready it at the end of that turn.",
			"When(Exhausted(This))\nfor Next(EndOf(Turn)) {\nReady(This)\n}"},
		{"Faceoff: Discard a Zebra to add its printed power to your total.",
			"Timing(Faceoff)\nit := Cost(Discard(Choose(1, Trait(\"Zebra\") && In(Hand, You))))\n" +
				"AddToTotal(PrintedPower(it))"},
		{"When an opponent's Zebra is moved here, that opponent may pay [1]. If they don't, move it home.",
			"it := When(Moved(Opposing && Trait(\"Zebra\"), Here))\n" +
				"if !May(Controller(it), Pay(Controller(it), 1)) {\nMove(it, Home)\n}"},
		{"When an opponent's Zebra is dismissed, that player discards a card.",
			"it := When(Dismissed(Opposing && Trait(\"Zebra\")))\nDiscard(Controller(it), 1)"},
		{"At the end of your turn, if you gained no action tokens this turn, gain [1].",
			"When(EndOf(Turn, You))\nif !Happened(TokensGained(You)) {\nGain()\n}"},
		{"When this card is moved, it gets two +1 power counters.", "When(Moved(This))\nPutCounters(This, 2)"},
		{"Main Phase: Reveal the top 4 cards of your deck. Put all Zebras revealed this way into your hand and the " +
			"rest on the bottom of your deck.",
			"Timing(MainPhase)\nit := Reveal(TopOf(4))\nPutInHand(it && Trait(\"Zebra\"))\n" +
				"PutOnBottom(it && !Trait(\"Zebra\"))"},
		{"Main Phase: Look at the top 4 cards of your deck. Put each blue Friend from among them into play and " +
			"shuffle the rest into your deck.",
			"Timing(MainPhase)\nit := Look(TopOf(4))\nPutIntoPlay(it && Friend && Blue)\n" +
				"ShuffleIntoDeck(it && !(Friend && Blue))"},
		{"Main Phase: Draw a card for each Problem you have a Zebra at.",
			"Timing(MainPhase)\nDraw(Count(Problem && With(Yours && Trait(\"Zebra\"))))"},
		{"This card is also named Holly Dash.", "WorksIn(Hand, DrawDeck, DiscardPile, PlayZone, BanishedZone, " +
			"FlipZone, Queue)\nHasName(This, \"Holly Dash\")"},
		{"The first Zebra you move each turn costs 1 less to move.",
			"AddCost(-1, First(Moved(You, Trait(\"Zebra\")), Turn))"},
	})
	// One of your Zebras is no opponent's.
	mistaken := "When one of your Zebras is dismissed, that player discards a card."
	if got := r.Read(mistaken, Card{Type: "Friend"}); len(got.Problems) == 0 {
		t.Errorf("%s is read as %s", mistaken, got.Ability.Source())
	}
}

// How often a player did something is counted of that player alone.
func TestHowOftenEachPlayerDidSomething(t *testing.T) {
	r := NewReader(words)
	readsAs(t, r, []readAs{
		{"When a player plays their second card each turn, they lose [1].",
			"_, who := When(Played())\nif HowOften(Played(who)) == 2 {\nLose(who)\n}"},
		{"When a player plays their first Event each turn, they draw a card.",
			"_, who := When(Played(Event))\nif HowOften(Played(who, Event)) == 1 {\nDraw(who)\n}"},
		{"When an opponent plays their first Event each turn, draw a card.",
			"When(First(Played(Opponents, Event), Turn))\nDraw()"},
		{"When a player has moved three Zebras this turn, exhaust a Zebra.",
			"_, who := When(Moved(Trait(\"Zebra\")))\nif HowOften(Moved(who, Trait(\"Zebra\"))) == 3 {\n" +
				"it := Choose(1, Trait(\"Zebra\"))\nExhaust(it)\n}"},
	})
	const sum = "At the end of each turn, if a player played two or more Events this turn, draw a card."
	if got := r.Read(sum, Card{Type: "Friend"}); got.Ability != nil {
		t.Errorf("%s is read as %s", sum, got.Ability.Source())
	}
}
