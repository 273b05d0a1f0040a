package cardtext

// What goes on until a turn that is still to begin, or is done in it (708.2, 708.4), and what a player
// does with a certain card: it is said of the card. These are only read.

// beyond is all of it.
func beyond() (all []template) {
	for _, list := range [][]template{nextTurns, ofACharacter, unlessAnOpponentPays, withPossessions} {
		all = append(all, list...)
	}
	return all
}

// nextTurns are when something is done once.
var nextTurns = []template{
	say("Deeds", "at the start of {w:Their} next {t:Time} , {do:Body}", "for Next(StartOf(t, w)) {\ndo\n}"),
	say("Deeds", "at the end of {w:Their} next {t:Time} , {do:Body}",
		"for Next(StartOf(t, w)) {\nfor Next(EndOf(t)) {\ndo\n}\n}"),
	say("Deeds", "at the end of the next turn , {do:Body}",
		"for Next(StartOf(Turn)) {\nfor Next(EndOf(Turn)) {\ndo\n}\n}"),
	say("Deeds", "{do:Do} at the start of {w:Their} next {t:Time}", "for Next(StartOf(t, w)) {\ndo\n}"),
	say("Deeds", "{do:Do} at the end of {w:Their} next {t:Time}",
		"for Next(StartOf(t, w)) {\nfor Next(EndOf(t)) {\ndo\n}\n}"),
	say("Deeds", "{who:Player@} can't {x:Act} until the end of their next turn",
		"for Until(EndOfNext(Turn, who)) {\nCant(x)\n}").by("who").without("you"),
	// What triggers as a turn starts is processed once cards have been readied and tokens received (601.2a).
	say("Deeds", "{who:Player@} can't {x:Act} during their next turn",
		"for Next(StartOf(Turn, who)) {\nfor Until(EndOf(Turn)) {\nCant(x)\n}\n}").by("who").
		without("you", "ready", "gain"),
	say("End", "{w:Their} next turn", "StartOf(Turn, w)"),
	say("End", "{w:Their} next {t:Time} begins|starts", "StartOf(t, w)"),
}

// ofACharacter is what players do, said of a character of theirs that is involved (514.2a, 608.4).
var ofACharacter = []template{
	say("Happening", "{c:Certain/s} challenges a|an {d:Noun/s}",
		"Challenged(Controller(c), d && AreaOf(c))"),
	say("Happening", "{c:Certain/s} defeats a|an {d:Noun/s}",
		"Where(Defeated(Controller(c), d), Is(c, IsInvolved))"),
}

// unlessAnOpponentPays is what is done unless one of the opponents pays (707.2).
var unlessAnOpponentPays = []template{
	say("Deeds", "{do:Do} unless an|your opponent pays {n:Bracketed}",
		"who := ChoosePlayer(Opponents)\nif !May(who, Pay(who, n)) {\ndo\n}"),
	say("Deeds", "{do:Do} unless an|your opponent {c:Payment/s}",
		"who := ChoosePlayer(Opponents)\nif !May(who, c) {\ndo\n}").whoDoes("c", "who"),
}

// withPossessions are limits of what players have.
var withPossessions = []template{
	say("Mods", "{who:Player@} can't gain more than {n:Bracketed} {t:PerTime}", "AtMost(n, TokensGained(who), t)"),
}
