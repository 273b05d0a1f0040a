package cardtext

// asPrinted are wordings that are printed as cards have them, of what other templates say less plainly: what isn't on a
// card, what a player comes to have, what is so during faceoffs and what players can't do (708).
var asPrinted = []template{
	say("Condition", "{c:Certain/s} has no +1 power counters on it", "Counters(c) == 0"),
	say("Happening", "you have at least {n:Int} {d:Noun}", "BecomesSo(Count(d && Yours) >= n)").onlyPrinted(),
	say("Happening", "you have no cards in hand", "BecomesSo(!Any(In(Hand, You)))").onlyPrinted(),
	say("Ability", "during faceoffs involving {c:Certain/s} , {m:Mods}", "if IsFaceoffInvolving(c) {\nm\n}").
		onlyPrinted(),
	say("Mods", "{who:Player@} can't activate abilities", "Cant(Activated(who))").onlyPrinted(),
	say("Mods", "{who:Player@} can't play cards", "Cant(Played(who))").onlyPrinted(),
}
