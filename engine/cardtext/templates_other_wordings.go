package cardtext

// Words that combine with all that others say: whose cards they are, where they are while something is said of
// them, an ability beside what else is given, what is so at a certain time. These are only read.

// otherWordings are all of them.
func otherWordings() (all []template) {
	for _, list := range [][]template{
		cardsOfYours, saidWhileThere(), quotedBeside(), soAtATime, withSoMany, forNothing(), endedByNobody(),
		whileYouPlayedFirst(), costsSaidFirst(), doneOrNotByEach(), cantLeave, phasesMore, itsControllersChoice(),
		fromOneToAnother, powerBecomes, wayIntoPlay(),
	} {
		all = append(all, list...)
	}
	return all
}

// cardsOfYours are cards of one's own, wherever cards are described (707.3).
var cardsOfYours = []template{
	say("Attribute", "of yours", "Yours"),
	say("Destination", "the new Problem", "refArea"), // that takes the place of one replaced (613.2)
}

// saidWhileThere are what is said of each of many cards, or of a Mane Character, while it is somewhere or in some
// state: it is said of those that are (708.2a).
func saidWhileThere() (all []template) {
	for _, where := range []struct{ words, fit string }{
		{"here", "Here"}, {"at home", "Home"}, {"at {a:Area}", "At(a)"}, {"{t:State}", "t"},
		{"involved in a|the faceoff", "IsInvolved"},
	} {
		for _, of := range []struct{ words, cards string }{
			{"your Mane Character {m:Mod/s}", "ManeCharacter && Yours"}, {"{d:Noun} {m:Mod}", "d"},
			{"each player 's {d:Noun/s} {m:Mod/s}", "d"}, {"each {d:Noun/s} {m:Mod/s}", "d"},
			{"each opponent 's {d:Noun/s} {m:Mod/s}", "d && Opposing"},
			{"{o:Own} {d:Noun} {m:Mod}", "d && o"}, {"each of {o:Own} {d:Noun} {m:Mod/s}", "d && o"},
		} {
			all = append(all, say("Mods", of.words+" while "+where.words, "m").
				of("("+of.cards+" && "+where.fit+")").without("other", "with this card"))
		}
	}
	return all
}

// quotedBeside are abilities that cards have beside other things, for good or for a time (701.1, 708.2).
func quotedBeside() (all []template) {
	const both = "m\nfor Grant(s) {\na\n}"
	for _, form := range []struct{ subject, mod, have string }{
		{"Subject/s", "Mod/s", ""}, {"Subject", "Mod", ""},
		{"Subject/s", "Mod/s", "has|gains|gets "}, {"Subject", "Mod", "have|gain|get "},
	} {
		words := "{s:" + form.subject + "} {m:" + form.mod + "} and " + form.have + "\" {a:Ability} . \""
		all = append(all,
			say("Mods", words, both).of("s"),
			say("Deeds", words+" until {e:End}", "for Until(e) {\n"+both+"\n}").of("s"),
			say("Deeds", "until {e:End} , "+words, "for Until(e) {\n"+both+"\n}").of("s"))
		if form.have != "" {
			alone := "{s:" + form.subject + "} " + form.have + "\" {a:Ability} . \" until {e:End}"
			all = append(all, say("Deeds", alone, "for Until(e) {\nfor Grant(s) {\na\n}\n}"))
		}
	}
	return all
}

// soAtATime are what has to be so as a time starts or ends, with which it is told (704.1).
var soAtATime = []template{
	say("Ability", "when|whenever|if {c:Condition} at {e:Moment} , {do:Body}", "When(e)\nif c {\ndo\n}"),
}

// withSoMany are how many of somebody's cards a card is with.
var withSoMany = []template{
	say("Elided", "with {h:HowMany} of {o:Own} ?other {d:Noun}", "h").counting("Count(d && o && Here && !refElided)").
		without("no", "one or more", "1 or more"),
}

// endedByNobody is that a faceoff ends, and that nobody wins it, which follows from it (514.6).
func endedByNobody() (all []template) {
	for _, faceoff := range []string{"the ?current faceoff", "that faceoff", "this faceoff"} {
		for _, who := range []string{"nobody|no-one", "no|neither player"} {
			for _, wins := range []string{"wins ?it", "wins or loses ?it", "wins that|the faceoff"} {
				all = append(all, say("Deeds", "end "+faceoff+" . "+who+" "+wins, "EndFaceoff()"))
			}
		}
	}
	return all
}

// whileYouPlayedFirst are who took the first turn of the game (102.3).
func whileYouPlayedFirst() (all []template) {
	for _, who := range []struct{ words, are, player string }{
		{"you", "you're|you are", "You"}, {"an|your opponent", "an|your opponent is", "Opponent"},
	} {
		all = append(all,
			say("Condition", who.words+" played first", "PlayedFirst("+who.player+")"),
			say("Condition", who.words+" went first", "PlayedFirst("+who.player+")"),
			say("Condition", who.words+" took the first turn", "PlayedFirst("+who.player+")"),
			say("Condition", who.are+" the starting|first player", "PlayedFirst("+who.player+")"))
	}
	return append(all, say("Condition", "you didn't play first", "!PlayedFirst(You)"),
		say("Condition", "you didn't go first", "!PlayedFirst(You)"))
}

// costsSaidFirst are what players pay to do something, told before who pays (508.1).
func costsSaidFirst() []template {
	return []template{
		say("Mods", "to {x:Charged} , {who:Player@} must pay {n:Bracketed}", "AddCost(n, x)").by("who"),
		say("Mods", "to {x:Charged} , {who:Player@} must pay an additional|extra {n:Bracketed}", "AddCost(n, x)").
			by("who"),
		say("Mods", "to {x:Charged} , {who:Player@} must pay {n:Bracketed} more", "AddCost(n, x)").by("who"),
		say("Mods", "{who:Player@} must pay {n:Bracketed} to confront {a:ConfrontedArea}",
			"AddCost(n, Confronted(who, a))"),
		say("Mods", "{who:Player@} must pay {n:Bracketed} to challenge {d:Any}", "AddCost(n, Challenged(who, d))"),
		say("Mods", "you may pay {n:Bracketed} less to {x:Charged} , to a minimum of {m:Bracketed}",
			"AddCost(-n, x, m)").by("You").without("play"),
	}
}

// doneOrNotByEach are what is done for each player who doesn't do what they may do: "they" is each of them (801.1).
func doneOrNotByEach() (all []template) {
	for _, who := range []struct {
		words string
		each  func(string) string
	}{{"each opponent", eachOpponent}, {"each player", eachPlayer}} {
		may := who.words + " may {c:Cost} . if "
		for _, does := range []struct{ words, so string }{
			{"they don't", "!May(who, c)"}, {"that player|opponent doesn't", "!May(who, c)"},
			{"a player|opponent doesn't", "!May(who, c)"},
			{"they do", "May(who, c)"}, {"that player|opponent does", "May(who, c)"},
			{"a player|opponent does", "May(who, c)"},
		} {
			all = append(all, say("MayDeeds", may+does.words+" , {more:Body}", who.each(given(does.so, "more"))).
				whoDoes("c", "who"))
		}
	}
	return all
}

// cantLeave are cards that stay where they are, whatever would take them away (501.1).
var cantLeave = []template{
	say("Mod", "can't leave {a:Area}", "Cant(LeavesArea(subject && At(a), a))"),
	say("Mod", "can't leave here", "Cant(LeavesArea(subject && Here, Here))"),
	say("Mod", "can't leave home", "Cant(LeavesArea(subject && Home, Home))"),
}

// phasesMore are phases that come once more, right after the one that goes on.
var phasesMore = []template{
	say("Deed", "<take|have|get> an additional|extra {t:Time} after this|that phase", "AddPhase(t)").without("turn"),
	say("Deed", "<take|have|get> another {t:Time} after this one|phase", "AddPhase(t)").without("turn"),
	say("Deeds", "there is an additional|extra {t:Time} after this one|phase", "AddPhase(t)").without("turn"),
	say("Deeds", "after this|that phase|one , there is an additional|extra {t:Time}", "AddPhase(t)").without("turn"),
	say("Deeds", "after this|that phase , take|have|get an additional|extra {t:Time}", "AddPhase(t)").without("turn"),
}

// itsControllersChoice are replacements that whoever controls a card may choose, whichever card it is (710.1, 710.5).
func itsControllersChoice() (all []template) {
	for _, who := range []string{"its controller", "that player", "the player who controls it"} {
		all = append(all, say("Ability", "when|if {c:Any/s} would be {p:Passive} , "+who+" may {do:Deed} instead",
			"MayInstead(p, AffectedPlayer)\ndo").of("c").by("Controller(refCard)").
			without("opposing", "your", "opponent", "yours"))
	}
	return all
}

// forNothing are what cards are played for no action tokens, for good or for a time (705.2c).
func forNothing() (all []template) {
	for _, free := range []string{"for [0]", "for free", "for no cost", "for no action tokens",
		"without paying its|their cost|costs"} {
		const next = "for Until(EndOf(Turn), Played(You, d)) {\nAddCost(Free, Played(You, d))\n}"
		const allOf = "for Until(EndOf(Turn)) {\nAddCost(Free, Played(You, d))\n}"
		all = append(all,
			say("Mods", "you may play this card "+free, "AddCost(Free, Played(You, This))"),
			say("Mods", "you may play the first {d:Noun/s} each turn "+free,
				"AddCost(Free, First(Played(You, d), Turn))"),
			say("Mods", "you may play the first {d:Noun/s} you play each turn "+free,
				"AddCost(Free, First(Played(You, d), Turn))"),
			say("Mods", "you may play your first {d:Noun/s} each turn "+free,
				"AddCost(Free, First(Played(You, d), Turn))"))
		for _, which := range []string{"the next {d:Noun/s}", "your next {d:Noun/s}"} {
			for _, words := range []string{which + " this turn " + free, which + " you play this turn " + free,
				which + " " + free + " this turn"} {
				all = append(all, say("Deeds", "you may play "+words, next))
			}
		}
		for _, which := range []string{"{d:Noun}", "your {d:Noun}", "any number of {d:Noun}"} {
			for _, words := range []string{which + " this turn " + free, which + " " + free + " this turn",
				which + " " + free + " until the end of the turn"} {
				all = append(all, say("Deeds", "you may play "+words, allOf))
			}
			all = append(all, say("Deeds", "until the end of the turn , you may play "+which+" "+free, allOf))
		}
	}
	return append(all,
		say("Deeds", "the next {d:Noun/s} you play this turn costs [0] (?to play)",
			"for Until(EndOf(Turn), Played(You, d)) {\nAddCost(Free, Played(You, d))\n}"),
		say("Deeds", "your next {d:Noun/s} this turn costs [0] (?to play)",
			"for Until(EndOf(Turn), Played(You, d)) {\nAddCost(Free, Played(You, d))\n}"),
		say("Mods", "the first {d:Noun/s} you play each turn costs [0] (?to play)",
			"AddCost(Free, First(Played(You, d), Turn))"),
		say("Mods", "this card costs [0] (?to play)", "AddCost(Free, Played(You, This))"))
}

// fromOneToAnother are attachments that go from one card to another (509.5).
var fromOneToAnother = []template{
	say("Deed", "<move|reattach|attach> a|an {r:Noun/s} from one|1 of {o:Own} {h:Noun} to another one|1 of "+
		"{p:Own} {i:Noun}",
		"it := Choose(1, r && AttachedTo(h && o), by)\nit2 := Choose(1, i && p && !HasAttached(it), by)\n"+
			"Attach(it, it2)"),
}

// powerBecomes are how much power a card has from then on, until something ends it (708.2b).
var powerBecomes = []template{
	say("Deeds", "{c:Certain/s} 's power becomes (?equal to) {n:Number} until {e:End}",
		"for Until(e) {\nSetPower(c, n)\n}"),
	say("Deeds", "until {e:End} , {c:Certain/s} 's power becomes|is (?equal to) {n:Number}",
		"for Until(e) {\nSetPower(c, n)\n}"),
	say("Mod", "<lose> all of its|their traits", "LosesTraits(subject)"),
	say("Mod", "<lose> all of its|their keywords", "LosesKeyword(subject)"),
	say("Mod", "<lose> all of its|their colors", "LosesColors(subject)"),
	say("Mod", "<lose> all ?of its|their traits and <be|become> a|an {t:Trait}",
		"LosesTraits(subject)\nHasTrait(subject, t)"),
}

// wayIntoPlay are cards that enter play by being played, from the queue (408.1), or are put into play from another
// zone.
func wayIntoPlay() (all []template) {
	for _, when := range []string{"", " ?this ?turn"} {
		for _, at := range []struct{ words, area string }{{"", ""}, {" here", ", Here"}, {" at {a:Area}", ", a"}} {
			all = append(all,
				say("Ability", "when|whenever {c:Some/s} enters play"+at.words+" , if it was played"+when+
					" , {do:Body}", "When(EntersPlay(c"+at.area+", Queue))\ndo"),
				say("Ability", "when|whenever {c:Any/s} enters play"+at.words+" , if you played it"+when+" , {do:Body}",
					"When(EntersPlay(c && Yours"+at.area+", Queue))\ndo").without("your"),
				say("Ability", "when|whenever one of your {d:Noun} enters play"+at.words+" , if you played it"+when+
					" , {do:Body}", "When(EntersPlay(d && Yours"+at.area+", Queue))\ndo"))
		}
		all = append(all,
			say("Ability", "when|whenever this card enters play , if you played it|this ?card"+when+" , {do:Body}",
				"When(EntersPlay(This, Queue))\ndo"))
	}
	for _, from := range []struct{ words, zone string }{
		{"{w:Their} hand", "Hand"}, {"{w:Their} discard pile", "DiscardPile"}, {"{w:Their} deck", "DrawDeck"},
		{"the top of {w:Their} deck", "DrawDeck"},
	} {
		all = append(all, say("Happening", "{c:Some/s} is put into play from "+from.words,
			"EntersPlay(c && OwnedBy(w), "+from.zone+")"))
	}
	return append(all, say("Happening", "{c:Some/s} is put into play from a|any discard pile",
		"EntersPlay(c, DiscardPile)"))
}
