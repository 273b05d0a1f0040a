package cardtext

import "fmt"

// Problems by what lies on them, the area that a card is in, and everyday words for what other templates say. These
// are only read, but for what lies on a Problem.

// lyingOnProblems are Problems described by attachments (501, 509).
var lyingOnProblems = []template{
	say("Destination", "a Problem with a|an {d:Noun/s} on it", "AreaOf(Problem && HasAttached(d))"),
	say("Attribute", "at a Problem with a|an {d:Noun/s} on it", "AreaOf(Problem && HasAttached(d))"),
	say("Elided", "at a Problem with a|an {d:Noun/s} on it", "Is(refElided, AreaOf(Problem && HasAttached(d)))"),
}

// everydayWords are other words for what can be said already.
func everydayWords() (all []template) {
	all = []template{
		say("Attribute", "in this card's area", "Here"),
		say("Deed", "<put> {o:Object} into play on {h:Object}", "PutIntoPlay(o, h)"),
		say("Mod", "<lose> its|their|all abilities|text", "LosesAbilities(subject)"),
		say("Deed", "<move> all ?of ?the +1 power counters from a|an {d:Noun/s} to|onto {o:Object}",
			"it := Choose(1, d, by)\nPutCounters(o, Counters(it))\nRemoveCounters(it, Counters(it))"),
		say("Deed", "<move> all ?of ?the +1 power counters from one|1 of {w:Own} {d:Noun} to|onto {o:Object}",
			"it := Choose(1, d && w, by)\nPutCounters(o, Counters(it))\nRemoveCounters(it, Counters(it))"),
		say("Deed", "<move> all ?of ?the +1 power counters from one of {w:Own} {d:Noun} to|onto another one",
			"it := Choose(1, d && w, by)\nit2 := Choose(1, d && w && !it, by)\n"+
				"PutCounters(it2, Counters(it))\nRemoveCounters(it, Counters(it))"),
		say("Mods", "{d:Noun} can't be played here unless their controller|owner pays {n:Bracketed}",
			"AddCost(n, Played(Players, d, Here))"),
		say("Payment", "<retire> this card and another {d:Noun/s}",
			"Retire(This)\nRetire(Choose(1, d && ControlledBy(by) && !This, by))"),
		say("Payment", "<retire> this card and one of your other {d:Noun}",
			"Retire(This)\nRetire(Choose(1, d && Yours && !This))"),
		say("Mods", "players skip their {t:Time}", "Skips(Players, t)"),
		say("Mods", "opponents skip their {t:Time}", "Skips(Opponents, t)"),
		say("Which", "with {d:Some} at it", "With(d)"),
		say("HowMany", "only {n:Int}", "counted == n"),
		say("Ability", "at the end of a|each faceoff here , the winner {do:Do/s}",
			"_, who := When(FaceoffWon(Players, Faceoff, Here))\ndo").by("who"),
	}
	// At the end of a turn "that turn" is the turn that ends.
	for _, is := range []struct{ words, so string }{
		{"{who:Player@} {x:DoneBefore}", "Happened(x, Turn)"}, {"{who:Player@} didn't {x:Act}", "!Happened(x, Turn)"},
	} {
		all = append(all, say("Ability", "at the end of {w:Their} turn , if "+is.words+" that turn , {do:Body}",
			"When(EndOf(Turn, w))\n"+given(is.so, "do")).whoDoes("x", "who"))
	}
	return all
}

// eachWithMost are all players than whom none has more, or less: two who have the same both do it.
func eachWithMost() (all []template) {
	for _, of := range []struct{ words, number string }{
		{"points", "ScoreOf(%s)"}, {"{d:Noun}", "Count(d && ControlledBy(%s))"},
		{"cards in ?their hand", "Count(In(Hand, %s))"}, {"action tokens", "TokensOf(%s)"},
	} {
		mine, theirs := fmt.Sprintf(of.number, "who"), fmt.Sprintf(of.number, "OpponentOf(who)")
		for _, is := range []struct{ word, compares string }{{"most", " >= "}, {"fewest", " <= "}} {
			all = append(all, say("Deeds", "each player with the "+is.word+" "+of.words+" {do:Do/s}",
				eachPlayer(given(mine+is.compares+theirs, "do"))).by("who"))
		}
	}
	return all
}
