package cardtext

import "fmt"

// Further sentences in words that are only read: what is chosen by comparing, one of two costs, how many each
// player has, and what enters play how.

// further are all of them.
func further() (all []template) {
	for _, list := range [][]template{
		furtherCards, furtherEffects, furtherEvents, furtherLasting, playersCompared(), namesDiffering(),
		anotherOf, ofFaceoffs, tokensInOtherOrder(), twoSearched(),
		controllersWho(),
	} {
		all = append(all, list...)
	}
	return all
}

// furtherCards are which cards something is done to, and what is counted of them.
var furtherCards = []template{
	say("Object", "the one with the least|lowest power", "Choose(1, LeastPower(refCards), by)"),
	say("Object", "the one with less|lower power", "Choose(1, LeastPower(refCards), by)"),
	say("Object", "the one with the most|highest|greatest power", "Choose(1, MostPower(refCards), by)"),
	say("Object", "the one with more|higher|greater power", "Choose(1, MostPower(refCards), by)"),
	say("Object", "the weaker|weakest of them", "Choose(1, LeastPower(refCards), by)"),
	say("Object", "the stronger|strongest of them", "Choose(1, MostPower(refCards), by)"),
	say("Object", "one|1 of {o:Own} {d:Noun} with the least|lowest power {t:Attribute}",
		"Choose(1, LeastPower(d && o && t), by)"),
	say("Object", "one|1 of {o:Own} {d:Noun} with the most|highest power {t:Attribute}",
		"Choose(1, MostPower(d && o && t), by)"),
	say("Object", "one|1 of {o:Own} {d:Noun} with the least|lowest power", "Choose(1, LeastPower(d && o), by)"),
	say("Object", "one|1 of {o:Own} {d:Noun} with the most|highest power", "Choose(1, MostPower(d && o), by)"),
	say("Object", "a|an {d:Noun/s} at random from {w:Their} discard pile", "ChooseRandom(1, d && In(DiscardPile, w))"),
	say("Discarded", "a|an {d:Noun/s} or a|an {e:Noun/s}", "Choose(1, (d || e) && In(Hand, by), by)"),
	say("Deed", "<search> {w:Their} deck for a|an {d:Noun/s} or a|an {e:Noun/s}",
		"Search(1, (d || e) && In(DrawDeck, w), by)"),
	say("Deed", "<search> {w:Their} discard pile for a|an {d:Noun/s} or a|an {e:Noun/s}",
		"Search(1, (d || e) && In(DiscardPile, w), by)"),
	say("Number", "the number of different colors among their {d:Noun}", "ColorCount(d && ControlledBy(their))"),
	say("Number", "the number of colors among their {d:Noun}", "ColorCount(d && ControlledBy(their))"),
	say("Number", "the number of different traits among their {d:Noun}", "TraitCount(d && ControlledBy(their))"),
	say("Each", "different color among their {d:Noun}", "ColorCount(d && ControlledBy(their))"),
}

// furtherEffects are what is done, by whom and instead of what (707.2).
var furtherEffects = []template{
	say("Deeds", "reveal the top card of your deck . if {x:Condition} , draw it",
		"it := Reveal(TopOf(You, 1))\n"+given("x", "Draw()")).ifSaid("refCard"),
	say("Deeds", "reveal the top card of your deck . if {x:Condition} , draw that card",
		"it := Reveal(TopOf(You, 1))\n"+given("x", "Draw()")).ifSaid("refCard"),
	say("Deeds", "reveal the top card of your deck . if {x:Condition} , you may draw it",
		"it := Reveal(TopOf(You, 1))\n"+given("x", "May(Draw())")).ifSaid("refCard"),
	say("Deeds", "look at the top card of your deck . if {x:Condition} , you may draw it",
		"it := Look(TopOf(You, 1))\n"+given("x", "May(Draw())")).ifSaid("refCard"),
	say("Deeds", "{who:Actor/s} pays {n:Bracketed} or {b:Do/s}", "if !May(who, Pay(who, n)) {\nb\n}").by("who"),
	say("Deeds", "{who:Actor/s} must pay {n:Bracketed} or {b:Do}", "if !May(who, Pay(who, n)) {\nb\n}").by("who"),
	say("Deeds", "an|your opponent chooses one|1 : they {a:Do} ; or they {b:Do}",
		"who := ChoosePlayer(Opponents)\nswitch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}").by("who"),
	say("Deeds", "have an|your opponent choose one|1 : they {a:Do} ; or they {b:Do}",
		"who := ChoosePlayer(Opponents)\nswitch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}").by("who"),
	say("Deeds", "choose an opponent . they|that choose|chooses one|1 : {a:Do} ; or {b:Do}",
		"who := ChoosePlayer(Opponents)\nswitch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}").by("who"),
	say("Deeds", "each player may discard any number of cards , then draws that many cards",
		eachPlayer("it := Discard(who, Choose(AnyNumber, In(Hand, who), who))\nDraw(who, Count(it))")),
	say("Deed", "<reveal> the top {n:Int} cards of their deck , <put> all {d:Noun} revealed this way into their hand "+
		", and <shuffle> the rest into their deck",
		"it := Reveal(TopOf(by, n))\nPutInHand(it && d)\nShuffleIntoDeck(it && !d)"),
	say("Deed", "<look> at an opponent 's hand and the top card of their deck",
		"who := ChoosePlayer(Opponents)\nLook(In(Hand, who))\nLook(TopOf(who, 1))"),
	say("Ability", "when|if {c:Certain/s} would be {p:Passive} , its controller may {k:Cost} . if they do , "+
		"{do:Do} instead", "MayInstead(p, Controller(c))\nCost(k)\ndo").of("c").whoDoes("k", "Controller(c)"),
	say("Deed", "<move> {a:Object} and {b:Object} home", "it := a\nit2 := b\nMove(it, Home, by)\nMove(it2, Home, by)").
		without("same"),
}

// furtherEvents are what happens, and what may be done about it (704.1, 710.1).
var furtherEvents = []template{
	say("Ability", "when|whenever {c:Some@} <be> {p:Passive} , if it had {x:Having} , {do:Body}", "When(p)\ndo").
		of("(c && x)"),
	say("Ability", "when|whenever {c:Some@} <be> {p:Passive} or {q:Passive} , if it had {x:Having} , {do:Body}",
		"When(p || q)\ndo").of("(c && x)"),
	say("Having", "power {n:Int} or more", "Power >= n"),
	say("Having", "power {n:Int} or less", "Power <= n"),
	say("Ability", "players can't {x:Act} outside ?of their {t:Time}",
		eachPlayer(given("!During(t, who)", "Cant(x)"))).by("who"),
	say("Ability", "players can't {x:Act} except during their {t:Time}",
		eachPlayer(given("!During(t, who)", "Cant(x)"))).by("who"),
	say("Ability", "opponents can't {x:Act} outside ?of their {t:Time}",
		given("!During(t, Opponents)", "Cant(x)")).by("Opponents"),
}

// furtherLasting is what lasts (708).
var furtherLasting = []template{
	say("Mods", "players with {d:Any} can't {x:Act}",
		eachPlayer(given("Any(d && ControlledBy(who))", "Cant(x)"))).by("who"),
	say("Mods", "{d:Noun} can't be played by players with {e:Any}",
		eachPlayer(given("Any(e && ControlledBy(who))", "Cant(Played(who, d))"))),
	say("Condition", "{w:Whom} have|has at least as many {d:Noun} as {x:Whom}",
		"Count(d && ControlledBy(w)) >= Count(d && ControlledBy(x))"),
}

// playersCompared are players by how much they have, compared with you (105).
func playersCompared() (all []template) {
	for _, tally := range []struct{ words, number string }{
		{"cards in ?their hand", "Count(In(Hand, %s))"}, {"cards in their discard pile", "Count(In(DiscardPile, %s))"},
		{"action tokens", "TokensOf(%s)"}, {"points", "ScoreOf(%s)"},
		{"{d:Noun}", "Count(d && ControlledBy(%s))"},
	} {
		theirs, yours := fmt.Sprintf(tally.number, "who"), fmt.Sprintf(tally.number, "You")
		for _, compared := range []struct{ words, sign string }{
			{"more " + tally.words + " than you", " > "}, {"fewer|less " + tally.words + " than you", " < "},
		} {
			of := func(words, notation string, each func(string) string) template {
				return say("Deeds", words, each(given(theirs+compared.sign+yours, notation))).by("who").
					without("with no", "in hand than you control")
			}
			all = append(all,
				of("each player with "+compared.words+" {do:Do/s}", "do", eachPlayer),
				of("each opponent with "+compared.words+" {do:Do/s}", "do", eachOpponent),
				of("each opponent who has "+compared.words+" {do:Do/s}", "do", eachOpponent),
				of("each player who has "+compared.words+" {do:Do/s}", "do", eachPlayer),
				of("each player with "+compared.words+" may {do:Do}", "May(who, do)", eachPlayer),
				of("each opponent with "+compared.words+" may {do:Do}", "May(who, do)", eachOpponent))
		}
		if tally.words == "{d:Noun}" {
			continue
		}
		all = append(all, say("Condition", "{w:Whom} have|has at least as many "+tally.words+" as {x:Whom}",
			fmt.Sprintf(tally.number, "w")+" >= "+fmt.Sprintf(tally.number, "x")))
	}
	return all
}

// anotherOf are other cards of somebody's, in fewer words.
var anotherOf = []template{
	say("Object", "another of {o:Own} {d:Noun}", "Choose(1, d && o && !refOther, by)"),
	say("Object", "another one|1 of their {d:Noun}", "Choose(1, d && ControlledBy(their) && !refOther, by)"),
	say("Object", "another of their {d:Noun}", "Choose(1, d && ControlledBy(their) && !refOther, by)"),
	say("Any/s", "another of {o:Own} {d:Noun}", "d && o && !refOther"),
}

// ofFaceoffs is what happens at the end of a faceoff that somebody has won or lost (514.6).
var ofFaceoffs = []template{
	say("Moment", "the end of {f:FaceoffTime} you won", "Where(FaceoffEnds(f), Happened(FaceoffWon(You), Faceoff))"),
	say("Moment", "the end of {f:FaceoffTime} {who:Player/s} won",
		"Where(FaceoffEnds(f), Happened(FaceoffWon(who), Faceoff))"),
	say("Moment", "the end of {f:FaceoffTime} you lost", "Where(FaceoffEnds(f), Happened(FaceoffLost(You), Faceoff))"),
	say("Moment", "the end of {f:FaceoffTime} {who:Player/s} lost",
		"Where(FaceoffEnds(f), Happened(FaceoffLost(who), Faceoff))"),
}

// tokensInOtherOrder are tokens (521) whose power and color are said in another order.
func tokensInOtherOrder() (all []template) {
	for _, features := range []string{
		"{n:Int} {c:Color} power {t:%s}", "{n:Int} power {c:Color} {t:%s}", "{c:Color} {t:%s} with {n:Int} power",
		"{c:Color} {t:%s} with power {n:Int}",
	} {
		one, many := fmt.Sprintf(features, "TokenWords"), fmt.Sprintf(features, "TokenWordsMany")
		for _, to := range []struct{ words, area string }{
			{"", ""}, {" here", "Here, "}, {" at home", "Home(by), "}, {" at|in your home", "Home(You), "},
			{" at {a:Area}", "a, "},
		} {
			for _, verb := range []struct{ words, in string }{{"<put>", " into play"}, {"<create>", ""}} {
				add := func(words, n string) {
					t := say("Deed", verb.words+" "+words+verb.in+to.words,
						"CreateToken("+n+", n, c, t, "+to.area+"by)")
					if to.area == "a, " {
						t = t.without("home")
					}
					all = append(all, t)
				}
				add("a|an|one|1 "+one, "1")
				add("{m:Int} "+many, "m")
			}
		}
	}
	return all
}

// searchedForTwo is where two cards are searched for, one after the other.
var searchedForTwo = []struct{ words, whose, zone string }{
	{"your deck", "your", "In(DrawDeck, You)"}, {"their deck", "their", "In(DrawDeck, their)"},
	{"your discard pile", "your", "In(DiscardPile, You)"}, {"their discard pile", "their", "In(DiscardPile, their)"},
}

// namesDiffering are two cards with different names, of which one is chosen after the other.
func namesDiffering() (all []template) {
	for _, from := range searchedForTwo {
		for _, many := range []struct{ words, n string }{{"up to two|2", "UpTo(1)"}, {"two|2", "1"}} {
			search := "it := Search(" + many.n + ", d && " + from.zone + ", by)\n" +
				"it2 := Search(" + many.n + ", d && " + from.zone + " && !it && !SharesName(it), by)\n"
			words := "<search> " + from.words + " for " + many.words + " {d:Noun} with different names"
			all = append(all,
				say("Deed", words+" and <put> them into "+from.whose+" hand", search+"PutInHand(it || it2)"),
				say("Deed", words+" , <reveal> them , and <put> them into "+from.whose+" hand",
					search+"Reveal(it || it2)\nPutInHand(it || it2)"))
		}
	}
	for _, verb := range []string{"exhaust", "ready", "frighten", "dismiss", "banish", "retire"} {
		does := map[string]string{"exhaust": "Exhaust", "ready": "Ready", "frighten": "Frighten", "dismiss": "Dismiss",
			"banish": "Banish", "retire": "Retire"}[verb]
		two := "it := Choose(1, %[1]s, by)\nit2 := Choose(1, %[1]s && !it && !SharesName(it), by)\n" +
			does + "(it || it2)"
		all = append(all,
			say("Deed", "<"+verb+"> two|2 {d:Noun} with different names", fmt.Sprintf(two, "d")),
			say("Deed", "<"+verb+"> two|2 of {o:Own} {d:Noun} with different names", fmt.Sprintf(two, "d && o")))
	}
	return all
}

// twoSearched are cards of two sorts that are searched for, one of each (518).
func twoSearched() (all []template) {
	for _, from := range searchedForTwo {
		search := "it := Search(1, d && " + from.zone + ", by)\nit2 := Search(1, e && " + from.zone + " && !it, by)\n"
		words := "<search> " + from.words + " for a|an {d:Noun/s} and a|an {e:Noun/s}"
		all = append(all,
			say("Deed", words+" and <put> them into "+from.whose+" hand", search+"PutInHand(it || it2)"),
			say("Deed", words+" , <reveal> them , and <put> them into "+from.whose+" hand",
				search+"Reveal(it || it2)\nPutInHand(it || it2)"))
	}
	return all
}

// controllersWho are what is said of cards by what whoever controls them has.
func controllersWho() (all []template) {
	for _, has := range []string{"while their controller has|controls ", "if their controller has|controls "} {
		all = append(all, say("Mods", "{s:Subject} {m:Mod} "+has+"{h:HowMany} {d:Noun}",
			eachPlayer(given("h", "m"))).of("s && ControlledBy(who)").counting("Count(d && ControlledBy(who))"),
			say("Mods", "{s:Subject} {m:Mod} "+has+"{d:Any/s}",
				eachPlayer(given("Any(d && ControlledBy(who))", "m"))).of("s && ControlledBy(who)"),
			say("Mods", "{s:Subject} {m:Mod} "+has+"no {d:Noun}",
				eachPlayer(given("!Any(d && ControlledBy(who))", "m"))).of("s && ControlledBy(who)"),
			say("Mods", "{s:Subject} {m:Mod} "+has+"more {d:Noun} than each|any other player",
				eachPlayer(given("Count(d && ControlledBy(who)) > Count(d && ControlledBy(OpponentOf(who)))", "m"))).
				of("s && ControlledBy(who)"))
	}
	return all
}
