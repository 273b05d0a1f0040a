package cardtext

import "strings"

// How the card was to which something happens, whose it is, and when a card can be played, in words that are only read.

// asItWas are all of them.
func asItWas() (all []template) {
	for _, list := range [][]template{
		ifItWas(), whoseItIs, playableOnly(), moreOfPower, bothMoved(), unlessBefore(), playedThisTurn(), allCounters(),
	} {
		all = append(all, list...)
	}
	return all
}

// ifItWas are events of whose card it is asked how it was: as it happened, and not afterwards (704.1).
func ifItWas() (all []template) {
	was := ", if it|that ?card|Friend|character was {t:State} , {do:Body}"
	for _, of := range []struct{ words, event string }{
		{"{c:Some@} <be> dismissed", "Dismissed(%)"}, {"{c:Some@} <be> retired", "Retired(%)"},
		{"{c:Some@} <be> banished", "Banished(%, PlayZone)"}, {"{c:Some@} <leave> play", "LeavesPlay(%)"},
		{"{c:Some@} <be|become> frightened", "Frightened(%)"}, {"{c:Some@} <be> moved", "Moved(%)"},
		{"{c:Some@} <be> sent home", "Sent(%, Home)"},
		{"{who:Player@} <dismiss> {c:Some/s}", "Dismissed(who, %)"},
		{"{who:Player@} <retire> {c:Some/s}", "Retired(who, %)"},
		{"{who:Player@} <frighten> {c:Some/s}", "Frightened(who, %)"},
		{"{who:Player@} <move> {c:Some/s}", "Moved(who, %)"},
		{"{who:Player@} <move> {c:Some/s} to {a:Destination}", "Moved(who, %, a)"},
		{"{c:Some@} <be> dismissed or retired", "Dismissed(%) || Retired(%)"},
	} {
		all = append(all, say("Ability", "when|whenever "+of.words+" "+was,
			"When("+strings.ReplaceAll(of.event, "%", "c && t")+")\ndo").without("at home", "at a Problem", "home"))
	}
	return all
}

// whoseItIs are whose a card is (513.2).
var whoseItIs = []template{
	say("Condition", "it|that ?card|Friend|character|Resource|Troublemaker is|was one|1 of yours|your ?own",
		"Is(refCard, Yours)"),
	say("Condition", "it|that ?card|Friend|character|Resource|Troublemaker is|was an|your opponent 's",
		"Is(refCard, Opposing)"),
	say("Their", "each other player 's", "Opponents"),
	say("Their", "other players '", "Opponents"),
}

// playableOnly are when a card can be played (705.2).
func playableOnly() (all []template) {
	for _, only := range []string{"this card can be played only", "this card can only be played",
		"you may play this card only", "you can|may only play this card"} {
		all = append(all, say("Ability", only+" {m:Meantime}", "PlayOnlyIf(m)"),
			say("Ability", only+" if|while {c:Condition}", "PlayOnlyIf(c)"))
	}
	return append(all, say("Ability", "you can play this card only {m:Meantime}", "PlayOnlyIf(m)"),
		say("Ability", "you can play this card only while {c:Condition}", "PlayOnlyIf(c)"))
}

// moreOfPower compare a power with any number (105.2), and say how many actions somebody has (502.1).
var moreOfPower = []template{
	say("Attribute", "with less|lower power than {n:Number}", "Power < n"),
	say("Attribute", "with more|higher|greater power than {n:Number}", "Power > n"),
	say("Condition", "you have {h:HowMany} actions", "h").counting("TokensOf(You)"),
	say("Condition", "an|your opponent has {h:HowMany} actions", "h").counting("TokensOf(Opponent)"),
	say("Happening", "you have {h:HowMany} action tokens", "BecomesSo(h)").counting("TokensOf(You)"),
	say("Happening", "you have {h:HowMany} actions", "BecomesSo(h)").counting("TokensOf(You)"),
}

// bothMoved are two cards that are moved to one Problem (506.1).
func bothMoved() []template {
	to := "<move> {a:Object} and {b:Object} "
	const elsewhere = "AreaOf(Problem && !Here), by"
	does := "it := a\nit2 := b\nplace := ChooseArea(%)\nMove(it, place, by)\nMove(it2, place, by)"
	return []template{
		say("Deed", to+"to a Problem", strings.Replace(does, "%", "AnyProblem, by", 1)).without("this card"),
		say("Deed", to+"here to another Problem", strings.Replace(does, "%", elsewhere, 1)),
		say("Deed", to+"here to a different Problem", strings.Replace(does, "%", elsewhere, 1)),
		say("Deed", to+"here", "it := a\nit2 := b\nMove(it, Here, by)\nMove(it2, Here, by)"),
	}
}

// unlessBefore are what is done unless somebody does something, which is said first (707.2).
func unlessBefore() []template {
	return []template{
		say("Deeds", "unless {who:Actor@} {c:Payment@} , {do:Body}", "if !May(who, c) {\ndo\n}").whoDoes("c", "who"),
		say("Deeds", "unless {who:Actor@} <pay> {n:Bracketed} , {do:Body}", "if !May(who, Pay(who, n)) {\ndo\n}").
			whoDoes("n", "who"),
		say("Deeds", "unless an|your opponent {c:Payment/s} , {do:Body}",
			"who := ChoosePlayer(Opponents)\nif !May(who, c) {\ndo\n}").whoDoes("c", "who"),
		say("Deeds", "unless an|your opponent pays {n:Bracketed} , {do:Body}",
			"who := ChoosePlayer(Opponents)\nif !May(who, Pay(who, n)) {\ndo\n}"),
		say("Deeds", "unless you {c:Cost} , {do:Body}", "if !May(c) {\ndo\n}"),
	}
}

// playedThisTurn are cards that may be played for a while, though they aren't in a hand (609.2a).
func playedThisTurn() (all []template) {
	for _, play := range []string{"you may|can play {c:Other/s}",
		"you may|can play {c:Other/s} as though|if it were in your hand"} {
		all = append(all, say("Deeds", play+" this turn", "for Until(EndOf(Turn)) {\nMayPlay(c)\n}"),
			say("Deeds", "this turn , "+play, "for Until(EndOf(Turn)) {\nMayPlay(c)\n}"))
	}
	return append(all, say("Deeds", "you may|can play {c:Other/s} this turn as though|if it were in your hand",
		"for Until(EndOf(Turn)) {\nMayPlay(c)\n}"))
}

// allCounters are counters that all are removed (519.3): of all cards at "a Problem" either those at one can be meant
// or those at any.
func allCounters() (all []template) {
	for _, k := range []struct{ words, n, word string }{
		{"+1 power", "Counters(it%)", ""}, {"{k:Counter}", "Counters(it%, k)", ", k"},
	} {
		remove := func(cards string) string {
			return "RemoveCounters(it" + cards + ", " + strings.Replace(k.n, "%", cards, 1) + k.word + ")"
		}
		for _, cards := range []string{"all {d:Noun}", "each|every {d:Noun/s}"} {
			all = append(all, say("Payment", "<remove> all "+k.words+" counters from "+cards+" at a Problem",
				"it := Choose(1, Problem, by)\nit2 := d && AreaOf(it)\n"+remove("2")))
		}
		if k.word != "" {
			all = append(all, say("Payment", "<remove> all "+k.words+" counters from {o:Object}",
				"it := o\n"+remove("")).without("this card"))
		}
	}
	return all
}
