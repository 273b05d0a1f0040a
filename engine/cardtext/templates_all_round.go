package cardtext

// What players do and have, what is done by them and what is so, said of more players, places and numbers than where it
// is said first. These are only read.

// allRound are such sentences and conditions.
func allRound() []template {
	all := []template{
		say("Payment", "<choose> and <discard> {n:Int} cards", "Discard(by, n)"),
		say("Payment", "<choose> and <discard> {o:Discarded}", "Discard(by, o)"),
		say("Happening", "{c:Some@} <be> involved in a faceoff", "BecomesInvolved(c)"),
		// Done by somebody of whom something is so.
		say("Deeds", "{who:Actor/s} {do:Do/s} if {c:Condition}", given("c", "do")).whoDoes("do", "who"),
		say("Deeds", "each player {do:Do/s} if they have|control {d:Any/s}",
			eachPlayer(given("Any(d && ControlledBy(who))", "do"))).by("who"),
		say("Deeds", "each opponent {do:Do/s} if they have|control {d:Any/s}",
			eachOpponent(given("Any(d && ControlledBy(who))", "do"))).by("who"),
		// What players can't do without some cards.
		say("Mods", "{p:Player@} can't {x:Act} unless they have|control {d:Any/s}",
			"for who := range EachPlayer(p) {\n"+given("!Any(d && ControlledBy(who))", "Cant(x)")+"\n}").by("who").
			without("confront"),
		say("Mods", "{p:Player@} can't confront {a:ConfrontedArea} with fewer|less than {n:Int} {d:Noun}",
			"for who := range EachPlayer(p) {\n"+
				"NeedsToConfront(who, Problem && At(a), Count(d && ControlledBy(who) && At(a)) >= n)\n}"),
		say("Mods", "{p:Player@} can't confront {a:ConfrontedArea} with more than {n:Int} {d:Noun}",
			"for who := range EachPlayer(p) {\n"+
				"NeedsToConfront(who, Problem && At(a), Count(d && ControlledBy(who) && At(a)) <= n)\n}"),
		say("Mods", "{p:Player@} must pay {n:Bracketed} to challenge {c:Some/s}", "AddCost(n, Challenged(p, c))"),
		say("Mods", "{p:Player@} can't confront {a:ConfrontedArea} unless they have|control {d:Any/s}",
			"for who := range EachPlayer(p) {\nNeedsToConfront(who, Problem && At(a), Any(d && ControlledBy(who)))\n}"),
	}
	for _, so := range []struct{ words, is, counted string }{
		{"this card and {h:HowMany} of your other {d:Noun} are at the same Problem", "Is(This, AnyProblem) && h",
			"Count(d && Yours && Here && !This)"},
		{"this card and {d:Any/s} are at the same Problem", "Is(This, AnyProblem && With(d))", ""},
		{"{c:Certain/s} is at a Problem {p:Which}", "Is(c, AnyProblem && p)", ""},
		{"{c:Certain/s} is alone at {a:Area}", "Is(c, At(a) && !With(Character))", ""},
		{"all|each of {o:Own} {d:Noun} are|is {t:State}", "!Any(d && o && !t)", ""},
		{"all {o:Own} {d:Noun} are {t:State}", "!Any(d && o && !t)", ""},
	} {
		all = append(all, say("Condition", so.words, so.is).counting(so.counted),
			say("Happening", so.words, "BecomesSo("+so.is+")").counting(so.counted))
	}
	for _, n := range []struct{ words, n string }{{"less", "-n"}, {"more", "n"}} {
		for _, to := range []struct{ words, area string }{{"here", "Here"}, {"to {a:Destination}", "a"}} {
			all = append(all, say("Mods", "the first {d:Noun/s} played "+to.words+" each turn costs {n:Bracketed} "+
				n.words+" (?to play)", "AddCost("+n.n+", First(Played(Players, d, "+to.area+"), Turn))"))
		}
	}
	for _, n := range []struct{ words, n string }{{"increased", "n"}, {"reduced|decreased", "-n"}} {
		all = append(all,
			say("Mods", "its Problem 's bonus is "+n.words+" by {n:Int}",
				"AddBonus(Problem && At(ItsProblem(refCard)), "+n.n+")"),
			say("Mods", "its Problem 's bonus is "+n.words+" by {n:Int} for each {p:Each}",
				"AddBonus(Problem && At(ItsProblem(refCard)), "+n.n+"*p)"))
	}
	for _, both := range []string{"each|every player has|controls", "both players have|control",
		"you and your|an opponent each|both have|control"} {
		all = append(all,
			say("Condition", both+" {d:Any/s}", "Any(d && Yours) && Any(d && Opposing)").without("in hand", "in their"),
			say("Condition", both+" at least {n:Int} {d:Noun}", "Count(d && Yours) >= n && Count(d && Opposing) >= n").
				without("in hand", "in their"))
	}
	for _, k := range []struct{ words, is string }{{"{k:Counter}", "Counters(c, k)"}, {"+1 power", "Counters(c)"}} {
		all = append(all,
			say("Happening", "there are no "+k.words+" counters on {c:Certain/s}", "BecomesSo("+k.is+" == 0)"),
			say("Condition", "there are {h:HowMany} "+k.words+" counters on {c:Certain/s}", "h").
				counting(k.is).without("at least", "no"),
			say("Condition", "there is a|an|one|1 "+k.words+" counter on {c:Certain/s}", k.is+" >= 1"))
	}
	for _, becomes := range []struct{ words, effect string }{
		{"exhausted", "Exhaust"}, {"readied", "Ready"}, {"frightened", "Frighten"},
	} {
		for _, to := range []struct{ words, event string }{
			{"here", "Moved(d, Here)"}, {"to {a:Destination}", "Moved(d, a)"}, {"home", "Moved(d, Home)"},
		} {
			all = append(all, say("Ability", "{d:Noun} moved "+to.words+" are|become "+becomes.words,
				"it := When("+to.event+")\n"+becomes.effect+"(it)"))
		}
	}
	for _, category := range []string{"Passive", "Forbidden"} {
		for _, to := range []struct{ words, area string }{
			{"home", "Home"}, {"here", "Here"}, {"to {a:Destination}", "a"},
		} {
			for _, by := range []struct{ words, who string }{
				{"{who:Player}", "who"}, {"{who:Player/s}", "who"}, {"an|your opponent 's " + ofEffects, "Opponents"},
				{"opponents ' " + ofEffects, "Opponents"},
			} {
				all = append(all, say(category, "moved "+to.words+" by "+by.words,
					"Moved("+by.who+", subject, "+to.area+")"))
			}
		}
	}
	return all
}
