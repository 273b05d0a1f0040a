package cardtext

import "strings"

// Two sentences of which the second says what follows from the first: if somebody does it or doesn't, another thing
// instead, what was done this way, and whose cards they were. These are only read.

// inPairs are all of them.
func inPairs() (all []template) {
	for _, list := range [][]template{
		doneOrNot(), insteadByOthers(), insteadOfVerbs(), wereDoneThisWay(), oneOrMoreDone(), oneOrMoreHappen(),
		whoseTheyWere(), aroundNextFaceoff(), insteadByOpponent(),
		limitedUse(), costsOfMoves(),
	} {
		all = append(all, list...)
	}
	return all
}

// doneOrNot are what is done if somebody has done what they may do, and what if they haven't (707.2).
func doneOrNot() (all []template) {
	ifDone := func(done string) string { return "if " + done + " {\ndo\n} else {\nmore\n}" }
	all = append(all, say("MayDeeds", "you may {c:Cost} . if you do , {do:Deeds} . if you don't , {more:Body}",
		ifDone("May(c)")))
	for _, who := range []struct{ words, name, before string }{
		{"an opponent", "who", "who := ChoosePlayer(Opponents)\n"}, {"{who:Actor/s}", "who", ""},
		{"they", "refPlayer", ""},
	} {
		may := who.words + " may {c:Cost} . if "
		add := func(words, does string) {
			all = append(all, say("MayDeeds", may+words, who.before+does).whoDoes("c", who.name))
		}
		for _, does := range []string{"they do", "that player|opponent does"} {
			for _, not := range []string{"otherwise", "if they don't", "if that player|opponent doesn't"} {
				add(does+" , {do:Deeds} . "+not+" , {more:Body}", ifDone("May("+who.name+", c)"))
			}
		}
		add("that player|opponent does , {do:Body}", given("May("+who.name+", c)", "do"))
	}
	for _, who := range []struct {
		words string
		each  func(string) string
	}{{"each opponent", eachOpponent}, {"each player", eachPlayer}} {
		for _, does := range []struct{ words, so string }{{"does", "May(who, c)"}, {"doesn't", "!May(who, c)"}} {
			may := who.words + " may {c:Cost} . "
			all = append(all,
				say("MayDeeds", may+"{more:Do} for "+who.words+" who "+does.words,
					who.each(given(does.so, "more"))).whoDoes("c", "who"),
				say("MayDeeds", may+who.words+" who "+does.words+" {more:Do/s}",
					who.each(given(does.so, "more"))).by("who"))
		}
	}
	for _, does := range []struct{ words, so string }{{"{d:Deed/s}", "d"}, {"{d:Payment/s}", "d"}} {
		for _, cant := range []string{"they can't", "that player|opponent can't"} {
			all = append(all,
				say("Deeds", "an opponent "+does.words+" . if "+cant+" , {more:Body}",
					"who := ChoosePlayer(Opponents)\n"+given("!d", "more")).whoDoes("d", "who"),
				say("Deeds", "{who:Actor/s} "+does.words+" . if "+cant+" , {more:Body}",
					given("!d", "more")).whoDoes("d", "who"))
		}
	}
	return all
}

// insteadByOthers are what others do, and what they do instead if something is so (707.2).
func insteadByOthers() (all []template) {
	const orInstead = "if c {\nmore\n} else {\ndo\n}"
	for _, they := range []string{"they {more:Do}", "that player|opponent {more:Do/s}"} {
		all = append(all,
			say("Deeds", "an opponent {do:Do/s} . if {c:Condition} , "+they+" instead",
				"who := ChoosePlayer(Opponents)\n"+orInstead).by("who"),
			say("Deeds", "{who:Actor/s} {do:Do/s} . if {c:Condition} , "+they+" instead", orInstead).by("who"))
	}
	for _, who := range []struct {
		words string
		each  func(string) string
	}{{"each opponent", eachOpponent}, {"each player", eachPlayer}} {
		does := given("c", who.each("more")) + " else {\n" + who.each("do") + "\n}"
		for _, they := range []string{"they {more:Do}", who.words + " {more:Do/s}"} {
			all = append(all, say("Deeds", who.words+" {do:Do/s} . if {c:Condition} , "+they+" instead", does).
				by("who").without("their", "they've")) // what is so of each
		}
	}
	return all
}

// insteadOfVerbs are what is done to a card, and what is done instead if something is so, of which the one or the
// other speaks of that card.
func insteadOfVerbs() (all []template) {
	orInstead := func(does, more string) string { return "it := o\nif c {\n" + more + "\n} else {\n" + does + "\n}" }
	for _, verb := range []struct{ before, behind, does string }{
		{"retire", "", "Retire(it)"}, {"unfrighten", "", "Unfrighten(it)"}, {"uncover", "", "Uncover(it)"},
		{"put", " into its owner 's hand", "PutInHand(it)"}, {"return", " to its owner 's hand", "PutInHand(it)"},
		{"put a|one +1 power counter on", "", "PutCounters(it)"},
		{"put {n:Int} +1 power counters on", "", "PutCounters(it, n)"},
	} {
		all = append(all, say("Deeds", verb.before+" {o:Object}"+verb.behind+" . if {c:Condition} , {more:Do} instead",
			orInstead(verb.does, "more")))
	}
	return all
}

// wereDoneThisWay are which cards something was done to by what the ability said before, and how many (707.2).
func wereDoneThisWay() (all []template) {
	for _, did := range []struct{ past, verb, ref string }{
		{"dismissed", "dismissed", "refDismissed"}, {"frightened", "frightened", "refFrightened"},
		{"banished", "banished", "refBanished"}, {"retired", "retired", "refRetired"},
		{"discarded", "discarded", "refDiscarded"}, {"exhausted", "exhausted", "refExhausted"},
		{"readied", "readied", "refReadied"}, {"moved", "moved", "refMoved"}, {"revealed", "revealed", "refRevealed"},
		{"unfrightened", "unfrightened", "refUnfrightened"}, {"uncovered", "uncovered", "refUncovered"},
		{"put into a|any discard pile", "", "refPut"}, {"put into {w:Owners} discard pile", "", "refPut"},
		{"put into {w:Owners} hand", "", "refPutInHand"},
	} {
		count := "Count(d && " + did.ref + ")"
		all = append(all,
			say("Condition", "{c:Any/s} was|were|is|are "+did.past+" this way", "Any(c && "+did.ref+")"),
			say("Condition", "any {d:Noun} were|was|are|is "+did.past+" this way", "Any(d && "+did.ref+")"),
			say("Condition", "no {d:Noun} were|was|are|is "+did.past+" this way", "!Any(d && "+did.ref+")"),
			say("Condition", "{h:HowMany} {d:Noun} were|was|are|is "+did.past+" this way", "h").counting(count).
				without("no"))
		if did.verb != "" {
			all = append(all,
				say("Condition", "you "+did.verb+" {c:Any/s} this way", "Any(c && "+did.ref+")"),
				say("Condition", "you "+did.verb+" {h:HowMany} {d:Noun} this way", "h").counting(count).without("no"),
				say("Condition", "you "+did.verb+" {n:Int} {d:Noun} this way", count+" == n"))
		}
	}
	for _, cost := range []struct{ words, so string }{
		{"cost {n:Int} or more", "CostOf >= n"}, {"cost {n:Int} or less", "CostOf <= n"},
		{"a cost of {n:Int} or more", "CostOf >= n"}, {"a cost of {n:Int} or less", "CostOf <= n"},
		{"power {n:Int} or more", "Power >= n"}, {"power {n:Int} or less", "Power <= n"},
	} {
		all = append(all, say("Condition", "{c:Certain/s} has "+cost.words, "Is(c, "+cost.so+")"))
	}
	return append(all,
		say("Condition", "{c:Certain/s} has {x:Color}", "Is(c, OfColor(x))").ifSaid("refColor"),
		say("Attribute", "put into a|any discard pile this way", "refPut"),
		say("Attribute", "uncovered this way", "refUncovered"))
}

// oneOrMoreDone are what is done to at least one card, or to as many more as one likes (705.2e).
func oneOrMoreDone() (all []template) {
	for _, verb := range []struct{ words, does string }{
		{"exhaust %", "Exhaust($)"}, {"ready %", "Ready($)"}, {"frighten %", "Frighten($)"},
		{"unfrighten %", "Unfrighten($)"}, {"dismiss %", "Dismiss($)"}, {"banish %", "Banish($)"},
		{"retire %", "Retire($)"}, {"move % home", "Move($, Home)"},
		{"% get {n:Signed} power until {e:End}", "for Until(e) {\nAddPower($, n)\n}"},
	} {
		for _, which := range []struct{ words, cards string }{
			{"one or more of {o:Own} {d:Noun}", "d && o"}, {"one or more {d:Noun}", "d"},
			{"one or more of {o:Own} other {d:Noun}", "d && o && !refOther"},
		} {
			words := strings.Replace(verb.words, "%", which.words, 1)
			does := "it := Choose(1, " + which.cards + ")\nit2 := Choose(AnyNumber, " + which.cards + " && !it)\n" +
				strings.Replace(verb.does, "$", "it || it2", 1)
			all = append(all, say("Deeds", words, does).without("at"), say("Whole", words, does).without("at"))
		}
	}
	return all
}

// oneOrMoreHappen are what happens to cards at once (704.1).
func oneOrMoreHappen() (all []template) {
	for _, which := range []struct{ words, cards string }{{"one|1 or more of {o:Own} {d:Noun}", "d && o"},
		{"one|1 or more {d:Noun}", "d"}} {
		for _, event := range []struct{ words, event string }{
			{"leave play", "LeavesPlay($)"}, {"move", "Moved($)"}, {"move home", "Moved($, Home)"},
			{"move here", "Moved($, Here)"}, {"move to {a:Destination}", "Moved($, a)"}, {"ready", "Readied($)"},
		} {
			all = append(all, say("Happening", which.words+" "+event.words,
				"OneOrMore("+strings.Replace(event.event, "$", which.cards, 1)+")"))
		}
	}
	return all
}

// whoseTheyWere are what those do whose cards something was done to, each of them once.
func whoseTheyWere() (all []template) {
	for _, whose := range []struct{ words, is string }{{"controllers", "ControlledBy"}, {"owners", "OwnedBy"}} {
		for _, cards := range []struct{ words, cards string }{
			{"their ", "refCards"}, {"those|the {d:Noun} ' ", "(refCards && d)"},
		} {
			for _, each := range []string{"each ", ""} {
				all = append(all, say("Deeds", cards.words+whose.words+" "+each+"{do:Do}",
					eachPlayer(given("Any("+whose.is+"(who) && "+cards.cards+")", "do"))).by("who"))
			}
		}
	}
	for _, cards := range []struct{ words, cards string }{
		{"they", "refCards"}, {"those {d:Noun}", "refCards && d"},
	} {
		for _, not := range []string{"can't be readied", "don't ready", "can't ready"} {
			for _, next := range []string{"controller 's next Ready Phase", "controllers ' next Ready Phase",
				"controllers ' next Ready Phases"} {
				all = append(all, say("Deeds", cards.words+" "+not+" during their "+next,
					"for it := range Each("+cards.cards+") {\nfor DuringNext(ReadyPhase, Controller(it)) {\n"+
						"Cant(Readied(it))\n}\n}"))
			}
		}
	}
	return all
}

// aroundNextFaceoff are what lasts until the next faceoff starts (514). The one that goes on, if any, has started.
func aroundNextFaceoff() []template {
	return []template{
		say("End", "the start|beginning of the next faceoff", "FaceoffStarts(Faceoff)"),
		say("End", "the start|beginning of the next Problem faceoff", "FaceoffStarts(ProblemFaceoff)"),
		say("End", "the next faceoff starts|begins", "FaceoffStarts(Faceoff)"),
	}
}

// insteadByOpponent are replacements that the opponent may choose whose cards they are about (710.1).
func insteadByOpponent() (all []template) {
	for _, would := range []string{
		"when|if an opposing {d:Noun/s} would be {p:Passive} , its controller may ",
		"when|if an opposing {d:Noun/s} would be {p:Passive} , that player|opponent may ",
	} {
		add := func(words, does string) {
			all = append(all, say("Ability", would+words+" instead", "MayInstead(p, Opponent)\n"+does).
				of("(d && Opposing)").by("Opponent"))
		}
		add("{do:Deed}", "do")
		add("{k:Payment}", "Cost(k)")
		add("pay {n:Bracketed}", "Cost(Pay(Opponent, n))")
		add("pay {n:Bracketed} to {do:Deed}", "Cost(Pay(Opponent, n))\ndo")
		add("{k:Payment} to {do:Deed}", "Cost(k)\ndo")
	}
	return all
}

// limitedUse are how often activated abilities may be used, said of what they do (703.1c).
func limitedUse() []template {
	return []template{
		say("Ability", "{t:Heading} : {do:Deeds} . do this {l:Limit}", "Timing(t)\nl\ndo"),
		say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . do this {l:Limit}", "Timing(t)\nl\nCost(c)\ndo"),
		say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . activate|use this ability {l:Limit} and {m:Limit}",
			"Timing(t)\nl\nm\nCost(c)\ndo"),
		say("Ability", "{t:Heading} : {do:Deeds} . activate|use this ability {l:Limit} and {m:Limit}",
			"Timing(t)\nl\nm\ndo"),
		say("Limit", "only once each|per faceoff", "Once(Faceoff)"),
	}
}

// costsOfMoves are what it costs more or less to move cards from or to somewhere (506.1, 508).
func costsOfMoves() (all []template) {
	for _, by := range []struct{ words, n string }{{"less", "-n"}, {"more", "n"}} {
		for _, move := range []struct{ words, event string }{
			{"", "Moved(You, d && Yours)"}, {" home", "Moved(You, d && Yours, Home)"},
			{" to {a:Destination}", "Moved(You, d && Yours, a)"},
			{" from home", "Moved(You, d && Yours, AnyProblem, Home)"},
			{" from home to a Problem", "Moved(You, d && Yours, AnyProblem, Home)"},
			{" from home to {a:Area}", "Moved(You, d && Yours, a, Home)"},
		} {
			all = append(all, say("Mods", "your {d:Noun} cost {n:Bracketed} "+by.words+" to move"+move.words,
				"AddCost("+by.n+", "+move.event+")"))
		}
	}
	return all
}
