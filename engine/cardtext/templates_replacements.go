package cardtext

// Replacement abilities (710), and what is as it enters play (706.1a).
var replacements = []template{
	say("IfWould", "if {e:Would}", "e"),
	say("Would", "{e:WouldBe}", "e"),
	say("Ability", "{e:IfWould} , it|they is|are {p:BecomesOfIt} instead", "Instead(e)\np").last(),
	say("BecomesOfIt", "banished", "Banish(refCard)"),
	say("BecomesOfIt", "retired", "Retire(refCard)"),
	say("BecomesOfIt", "dismissed", "Dismiss(refCard)"),
	say("BecomesOfIt", "exhausted", "Exhaust(refCard)"),
	say("BecomesOfIt", "frightened", "Frighten(refCard)"),
	say("BecomesOfIt", "moved home", "Move(refCard, Home)"),
	say("BecomesOfIt", "sent home", "Send(refCard)"), // which isn't to move it (506.5)
	say("BecomesOfIt", "put into {w:Owners} hand", "PutInHand(refCard)"),
	say("BecomesOfIt", "put into {w:Owners} discard pile", "PutInDiscards(refCard)"),
	say("BecomesOfIt", "put on ?the top of {w:Owners} deck", "PutOnTop(refCard)"),
	say("BecomesOfIt", "put on the bottom of {w:Owners} deck", "PutOnBottom(refCard)"),
	say("BecomesOfIt", "shuffled into {w:Owners} deck", "ShuffleIntoDeck(refCard)"),
	say("Ability", "{e:IfWould} , they {do:Do} instead", "Instead(e)\ndo").by("refPlayer").older(),
	say("Ability", "{e:IfWould} , you may {c:Cost} to {do:Deeds} instead", "MayInstead(e)\nCost(c)\ndo"),
	say("Ability", "if {c:Some/s} would be {p:Passive} , you may {k:Cost} instead . "+
		"if you do , that|this card|character|Friend|Resource|Troublemaker is not {p:Passive}",
		"MayInstead(p)\nCost(k)").of("c").older(),
	say("Ability", "if one|1 or more of {o:Own} {d:Noun} would be {p:Passive} , you may {k:Cost} instead . "+
		"if you do , those Friends|characters|cards|Resources|Troublemakers are not {p:Passive}",
		"MayInstead(OneOrMore(p))\nCost(k)").of("d && o").older(),
	say("WouldBe", "{c:Some/s} would ready", "Readied(c)"),
	say("WouldBe", "{c:Some/s} would be replaced", "Replaced(c)"),
	say("WouldBe", "{c:Some/s} would be uncovered", "Uncovered(c)"),
	say("WouldBe", "{c:Some/s} would be uncovered here", "Uncovered(c && Here)"),
	say("WouldBe", "{c:Some/s} would be put into a player 's hand from play", "EntersHand(c, PlayZone)"),
	say("WouldBe", "{c:Some/s} would enter your discard pile from play", "EntersDiscards(c && OwnedBy(You), PlayZone)"),
	say("WouldBe", "{who:Player@} would move {c:Some/s}", "Moved(who, c)"),
	say("WouldBe", "you would draw a card during a|the {t:Time}", "Where(Drawn(You), During(t))"),
	say("WouldBe", "an|your opponent would force you to discard {c:Some/s}", "MadeToDiscard(Opponents, c)"),
	say("WouldBe", "one or more of your {d:Noun} would be dismissed", "OneOrMore(Dismissed(d && Yours))"),
	say("WouldBe", "one of your {d:Noun} would be retired for being in excess of your home limit",
		"RetiredAtLimit(You, d)"),
	say("WouldBe", "a player loses a faceoff involving {c:Certain/s} and would send a|an {d:Noun/s} home",
		"Where(SentForLosing(d), IsFaceoffInvolving(c))"),
	say("WouldBe", "{who:Player@} <lose> a faceoff and would send a|an {d:Noun/s} home",
		"SentForLosing(d && ControlledBy(who))").last(),
	// As a Problem is solved (613.1): the resolver refuses it elsewhere.
	say("Deeds", "if {c:Certain/s} would be sent home , it isn't sent home instead",
		"for Until(EndOf(SolveStep)) {\nInstead(Sent(c, Home))\n}"),
	say("Deeds", "if {c:Certain/s} would be sent home , {c:Certain/s} isn't sent home instead",
		"for Until(EndOf(SolveStep)) {\nInstead(Sent(c, Home))\n}").older(),

	say("Ability", "as {e:Event} , name a color . {m:Mods}",
		"As(e)\nChooseColor(You)\nfor Lasting() {\nm\n}").older(),
	say("Ability", "as {e:Event} , {do:Deed} . {m:Mods}", "As(e)\ndo\nfor Lasting() {\nm\n}"),
	say("Ability", "{c:Certain/s} enters play with {n:Int} +1 power counters on it",
		"As(EntersPlay(c))\nPutCounters(c, n)"),
	say("Ability", "{c:Certain/s} enters play with {n:Int} {k:Counter} counters on it",
		"As(EntersPlay(c))\nPutCounters(c, n, k)"),
	say("Ability", "{c:Certain/s} is both a {a:Title} and a {b:Title} in all zones",
		"WorksIn(Hand, DrawDeck, DiscardPile, PlayZone, BanishedZone, FlipZone, Queue)\nHasName(c, a)\nHasName(c, b)"),
	say("Ability", "{c:Certain/s} is also named {a:Title}",
		"WorksIn(Hand, DrawDeck, DiscardPile, PlayZone, BanishedZone, FlipZone, Queue)\nHasName(c, a)"),
	say("Happening", "the game starts", "GameStarts()"),
	say("Color", "that color", "refColor"),
	say("Attribute", "with that name", "Named(refName)"),
	say("Attribute", "with the same name", "SharesName(refCard)"),
	say("Attribute", "that shares a type with {c:Certain/s}", "SharesType(c)"),
	say("Attribute", "that shares a color with {c:Certain/s}", "SharesColor(c)"),
	say("Attribute", "that shares a trait with {c:Certain/s}", "SharesTrait(c)"),
	say("Do", "{d:Deed@} and a color", "d\nChooseColor(by)"),
	say("Deed", "<choose> a color and {c:Chosen}", "ChooseColor(by)\nc"),
	say("Chosen", "{o:Object}", "o"),
	say("Mod", "<have|gain> {c:Color}", "HasColor(subject, c)").older(),
}

// notDone are what players would do to a card and don't if somebody pays for it (710.2).
func notDone() (all []template) {
	for _, a := range []struct{ verb, past, event string }{
		{"move", "moved", "Moved"}, {"exhaust", "exhausted", "Exhausted"}, {"frighten", "frightened", "Frightened"},
		{"dismiss", "dismissed", "Dismissed"}, {"banish", "banished", "Banished"}, {"retire", "retired", "Retired"},
		{"ready", "readied", "Readied"}, {"challenge", "challenged", "Challenged"}, {"defeat", "defeated", "Defeated"},
	} {
		all = append(all, say("Ability", "if {who:Player@} would "+a.verb+" {c:Some/s} , you may {k:Cost} instead . "+
			"if you do , that|this card|character|Friend|Resource|Troublemaker is not "+a.past,
			"MayInstead("+a.event+"(who, c))\nCost(k)").older())
	}
	return all
}
