package cardtext

// What somebody does, may do or has to do, whoever it is: a list of players with what is said of them (707.2). These
// are only read.

// whoeverDoes are these.
func whoeverDoes() (all []template) {
	chosen := func(does string) string { return "who := ChoosePlayer(Players)\n" + does }
	with := func(does string) string { return eachPlayer(given("Any(x && ControlledBy(who))", does)) }
	most := func(does string) string { return "who := PlayerWithMost(x)\n" + does }
	inPlural := []string{"piles", "decks", "hands"} // what they all do at once is said so (801.1)
	for _, of := range []struct {
		words, form, who string
		so               func(string) string
	}{
		{"a player", "/s", "who", chosen}, {"all players", "", "who", eachPlayer},
		{"opponents", "", "who", eachOpponent},
		{"each player with {x:Any/s}", "/s", "who", with}, {"the player with the most {x:Noun}", "/s", "who", most},
		{"your opponent", "/s", "Opponent", func(does string) string { return does }},
		{"each other player", "/s", "who",
			func(does string) string { return "for who := range EachPlayer(refOthers) {\n" + does + "\n}" }},
	} {
		do, more := "{do:Do"+of.form+"}", "{more:Do"+of.form+"}"
		does := func(words, so string) { all = append(all, say("Deeds", of.words+" "+words, of.so(so)).by(of.who)) }
		may := func(so string) string { return given("May("+of.who+", c)", so) }
		unless := func(so string) string { return given("!May("+of.who+", Pay("+of.who+", n))", so) }
		isMost := of.words == "the player with the most {x:Noun}" // who is said in these already
		if !isMost {
			does(do, "do")
			does("may {do:Do}", "May("+of.who+", do)")
		}
		if of.form != "" && !isMost { // of several it isn't known who does what comes then
			all = append(all, say("Whole", of.words+" "+do, of.so("do")).by(of.who),
				say("Whole", of.words+" "+do+" and "+more, of.so("do\nmore")).by(of.who))
		}
		all = append(all,
			say("Deeds", of.words+" "+do+" . {then:Body}", of.so("do")+"\nthen").whoDoes("do", of.who),
			say("Deeds", "have "+of.words+" {do:Do}", of.so("do")).by(of.who))
		does(do+" and "+more, "do\nmore")
		does("must {do:Do}", "do")
		does("may {c:Cost} to {do:Do}", may("do"))
		does(do+" or "+more, "switch Modes(1, "+of.who+") {\ncase 1:\ndo\ncase 2:\nmore\n}")
		does(do+" unless they pay {n:Bracketed}", unless("do"))
		if of.words != "a player" && of.who == "who" && !isMost {
			continue // of several, who does what then is said otherwise
		}
		all = append(all,
			say("Deeds", of.words+" may {c:Cost} . if they do , {then:Body}", of.so(may("then"))).whoDoes("c", of.who),
			say("Deeds", of.words+" may {c:Cost} . if they don't , {then:Body}",
				of.so(given("!May("+of.who+", c)", "then"))).whoDoes("c", of.who))
	}
	for i := range all {
		all[i] = all[i].without(inPlural...)
	}
	return append(all,
		say("Deeds", "each opponent may {c:Cost} to {do:Do}", eachOpponent(given("May(who, c)", "do"))).by("who"),
		say("Deeds", "an opponent {do:Do/s} unless they pay {n:Bracketed}",
			"who := ChoosePlayer(Opponents)\n"+given("!May(who, Pay(who, n))", "do")).by("who"))
}
