package cardtext

import "testing"

// What single cards of the nine sets say is said of other cards, numbers and deeds, too.
func TestWordsOfSingleCardsHoldForOthers(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"Faceoff: Exhaust the Unicorn with higher power than that of any other Unicorn at this card's Problem.",
			"Timing(Faceoff)\nExhaust(MoreThanAnyOther(Trait(\"Unicorn\") && ItsProblem, Power))"},
		{"If this card would be dismissed, it is sent to another Problem instead.",
			"Instead(Dismissed(This))\nSend(This, AreaOf(Problem && !Here))"},
		{"If this card would be dismissed, it is moved to another Problem instead.",
			"Instead(Dismissed(This))\nMove(This, AreaOf(Problem && !Here))"},
		{"Main Phase: Choose a counter on one of your Resources. Put another counter of the same kind on that card.",
			"Timing(MainPhase)\nit := Choose(1, Resource && Yours && WithCounter)\nword := ChooseCounter(it)\n" +
				"PutCounters(it, word)"},
		{"Main Phase: Remove a counter from one of your Resources to gain [1]. If you removed the counter from a " +
			"Unicorn or Zebra, gain [2] instead.",
			"Timing(MainPhase)\nit := Choose(1, Resource && Yours && WithCounter)\nword := ChooseCounter(it)\n" +
				"Cost(RemoveCounters(it, word))\nif Is(it, Trait(\"Unicorn\") || Trait(\"Zebra\")) {\nGain(2)\n" +
				"} else {\nGain()\n}"},
		{"At the start of each player's turn, for each of that player's Resources, that player retires that Resource " +
			"unless they pay [2].",
			"_, who := When(StartOf(Turn))\nfor it := range Each(Resource && ControlledBy(who), who) {\n" +
				"if !May(who, Pay(who, 2)) {\nRetire(it)\n}\n}"},
		{"You may pay [2] less, to a minimum of [1], to play your first Event each turn.",
			"AddCost(OrNone(-2), First(Played(You, Event), Turn), 1)"},
		{"Reaction: When you defeat a Troublemaker using only [Magic] Friends, ready this card.",
			"Timing(Reaction)\nAfter(Where(Defeated(You), " +
				"!Any(Character && Yours && IsInvolved && !(Friend && Purple))))\nReady(This)"}, // no Mane Character
		{"When you defeat a Troublemaker with only [Magic] characters, draw a card.",
			"When(Where(Defeated(You), !Any(Character && Yours && IsInvolved && !Purple)))\nDraw()"},
		{"Main Phase: Exhaust this card and remove any number of Star counters from it to gain [2] for each Star " +
			"counter you removed.", "Timing(MainPhase)\nn := ChooseNumber(0, Counters(This, \"Star\"))\n" +
			"Cost(RemoveCounters(This, n, \"Star\"), Exhaust(This))\nGain(2 * n)"},
		{"Main Phase: Spend all cards beneath this card and exhaust it to gain a number of action tokens equal to " +
			"the amount of cards spent.",
			"Timing(MainPhase)\nn := Count(Beneath)\nCost(Spend(n), Exhaust(This))\nGain(n)"},
		{"While involved in a Troublemaker faceoff, opposing exhausted Friends have -1 power.",
			"if During(TroublemakerFaceoff) {\nAddPower(Friend && Opposing && IsExhausted && IsInvolved, -1)\n}"},
		{"Chaos: Draw 2 cards.", "TagWord(\"Chaos\")\nWhen(Flipped(This))\nDraw(2)"},
	})
}

// "It" is the card of which was said that it goes: never this card where another one was named.
func TestCountersAreRemovedFromWhatWasNamed(t *testing.T) {
	refuses(t, NewReader(words), "Main Phase: Exhaust one of your Friends and remove any number of Star counters from "+
		"it to gain [1] for each Star counter you remove.")
}

// Who sends a card home doesn't move it (506.5).
func TestSentHomeIsNotMoved(t *testing.T) {
	readsAs(t, NewReader(words), []readAs{
		{"If this card would be banished, it is sent home instead.", "Instead(Banished(This))\nSend(This)"},
		{"If this card would be banished, it is moved home instead.", "Instead(Banished(This))\nMove(This, Home)"},
	})
}

// What stands in parentheses behind an ability explains it and is no game text (208.1), but where it limits it.
func TestRemindersAreNoGameText(t *testing.T) {
	r := NewReader(words)
	const said = "Main Phase: Exhaust this card to draw a card."
	got, without := r.Read(said+" (It readies in your next Ready Phase.)", Card{}), r.Read(said, Card{})
	if got.Ability == nil || !got.Ability.Equals(without.Ability) {
		t.Errorf("with a reminder %v is read, %v; expected %v", got.Ability, got.Problems, without.Ability)
	}
	if want := "(It readies in your next Ready Phase.)"; got.Reminder != want || without.Reminder != "" {
		t.Errorf("the reminders are %q and %q; expected %q and none", got.Reminder, without.Reminder, want)
	}
	refuses(t, r, said+" (Only while it is at home with a hat.)", said+" (You can't do so while it wears a hat.)",
		"Main Phase: Wear a hat. (It readies in your next Ready Phase.)")
}
