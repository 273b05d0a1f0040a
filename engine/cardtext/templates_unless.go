package cardtext

// What is done unless somebody pays or does something, or something is so (707.2). These are only read.

// unlessDone is what somebody does unless they pay for it or something is so (707.2), and a cost for
// what can't be done without it (508).
var unlessDone = []template{
	say("Deeds", "{who:Actor/s} {do:Do/s} unless they pay {n:Bracketed}",
		given("!May(who, Pay(who, n))", "do")).by("who"),
	say("Deeds", "{who:Actor/s} {do:Do/s} unless they {c:Payment}", given("!May(who, c)", "do")).by("who"),
	say("Deeds", "each opponent {do:Do/s} unless they pay {n:Bracketed}",
		eachOpponent(given("!May(who, Pay(who, n))", "do"))).by("who"),
	say("Deeds", "each opponent {do:Do/s} unless they {c:Payment}",
		eachOpponent(given("!May(who, c)", "do"))).by("who"),
	say("Deeds", "each player {do:Do/s} unless they pay {n:Bracketed}",
		eachPlayer(given("!May(who, Pay(who, n))", "do"))).by("who"),
	say("Deeds", "each player {do:Do/s} unless they {c:Payment}",
		eachPlayer(given("!May(who, c)", "do"))).by("who"),
	say("Deeds", "{who:Actor/s} {do:Do/s} unless {c:Condition}", given("!c", "do")).whoDoes("do", "who"),
	say("Deeds", "each opponent {do:Do/s} unless they have|control {d:Any/s}",
		eachOpponent(given("!Any(d && ControlledBy(who))", "do"))).by("who"),
	say("Deeds", "each player {do:Do/s} unless they have|control {d:Any/s}",
		eachPlayer(given("!Any(d && ControlledBy(who))", "do"))).by("who"),
	say("MayDeeds", "an opponent may {c:Cost} . if they don't , {more:Body}",
		"who := ChoosePlayer(Opponents)\n"+given("!May(who, c)", "more")).whoDoes("c", "who"),
	say("MayDeeds", "an opponent may {c:Cost} . if that player|opponent doesn't , {more:Body}",
		"who := ChoosePlayer(Opponents)\n"+given("!May(who, c)", "more")).whoDoes("c", "who"),
	say("MayDeeds", "{who:Actor/s} may {c:Cost} . if that player|opponent doesn't , {more:Body}",
		given("!May(who, c)", "more")).whoDoes("c", "who"),
}

// unlessPaid are what is done to a card that is chosen unless whoever has it pays.
func unlessPaid() (all []template) {
	for _, verb := range []struct{ words, effect string }{
		{"dismiss", "Dismiss"}, {"frighten", "Frighten"}, {"exhaust", "Exhaust"}, {"banish", "Banish"},
		{"retire", "Retire"}, {"uncover", "Uncover"},
	} {
		for _, chosen := range []struct{ words, which string }{
			{"a|an {d:Noun/s}", "d"}, {"another {d:Noun/s}", "d && !refOther"}, {"one|1 of {o:Own} {d:Noun}", "d && o"},
			{"an|your opponent 's {d:Noun/s}", "d && Opposing"},
		} {
			for _, who := range []string{"its controller", "that player", "their controller"} {
				all = append(all, say("Deeds", verb.words+" "+chosen.words+" unless "+who+" pays {n:Bracketed}",
					"it := Choose(1, "+chosen.which+", by)\nwho := Controller(it)\nif !May(who, Pay(who, n)) {\n"+
						verb.effect+"(it)\n}"))
			}
		}
	}
	return all
}

// unlessAnOpponentPays is what is done unless one of the opponents pays (707.2).
var unlessAnOpponentPays = []template{
	say("Deeds", "{do:Do} unless an|your opponent pays {n:Bracketed}",
		"who := ChoosePlayer(Opponents)\nif !May(who, Pay(who, n)) {\ndo\n}"),
	say("Deeds", "{do:Do} unless an|your opponent {c:Payment/s}",
		"who := ChoosePlayer(Opponents)\nif !May(who, c) {\ndo\n}").whoDoes("c", "who"),
}
