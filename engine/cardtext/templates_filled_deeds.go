package cardtext

import "strings"

// Holes that are filled as they are in other templates: what others do as much as a number says or unless you pay, and
// what has happened to cards. These are only read.

// soMuchByOthers are what others do as much as a number says, and in two steps (105, 801).
func soMuchByOthers() (all []template) {
	const whereX = " , where X is {n:Number}"
	for _, who := range []struct{ words, form, does string }{
		{"an opponent", "/s", "who := ChoosePlayer(Opponents)\n%"},
		{"an opponent of your choice", "/s", "who := ChoosePlayer(Opponents)\n%"},
		{"a player", "/s", "who := ChoosePlayer(Players)\n%"}, {"each opponent", "/s", eachOpponent("%")},
		{"each player", "/s", eachPlayer("%")}, {"opponents", "", eachOpponent("%")}, {"all players", "",
			eachPlayer("%")},
	} {
		does := func(what string) string { return strings.Replace(who.does, "%", what, 1) }
		all = append(all,
			say("Deeds", who.words+" {do:Do"+who.form+"}"+whereX, does("x := n\ndo")).by("who"),
			say("Deeds", who.words+" may {do:Do}"+whereX, does("x := n\nMay(who, do)")).by("who"),
			say("Deeds", who.words+" may {do:Do} , then {more:Do}", does("if May(who) {\ndo\nmore\n}")).by("who"))
		if strings.Contains(who.words, "choice") {
			all = append(all, say("Deeds", who.words+" {do:Do/s} ?, then {more:Do/s}", does("do\nmore")).by("who"),
				say("Deeds", who.words+" {do:Do/s} and {more:Do/s}", does("do\nmore")).by("who"))
		}
	}
	return append(all,
		say("Deeds", "{who:Actor/s} {do:Do/s}"+whereX, "x := n\ndo").whoDoes("do", "who"),
		say("Deeds", "you may {do:Do}"+whereX, "x := n\nMay(do)"),
		say("Deeds", "you {do:Do}"+whereX, "x := n\ndo"),
		say("Payment", "<discard> cards equal to {n:Number}", "Discard(by, n)"),
		say("Payment", "<discard> a number of cards equal to {n:Number}", "Discard(by, n)"),
		say("Deed", "<lose> ?a ?number ?of action tokens equal to {n:Number}", "Lose(by, n)"),
		say("Deed", "<score> ?a ?number ?of points equal to {n:Number}", "Score(by, n)"),
		say("Deed", "<flip> ?a ?number ?of additional cards equal to {n:Number}", "Flip(by, n)"),
		say("Deed", "<swap|switch|exchange> two|2 of {o:Own} {d:Noun} at different Problems",
			atDifferentProblems("d && o")))
}

// unlessYouPay are what others do unless you pay, and what is done to a card unless whoever has it pays (707.2).
func unlessYouPay() (all []template) {
	for _, who := range []struct{ words, does string }{
		{"an opponent", "who := ChoosePlayer(Opponents)\ndo"}, {"each opponent", eachOpponent("do")},
		{"each player", eachPlayer("do")}, {"a player", "who := ChoosePlayer(Players)\ndo"},
	} {
		all = append(all,
			say("Deeds", who.words+" {do:Do/s} unless you pay {n:Bracketed}", given("!May(Pay(n))", who.does)).
				whoDoes("do", "who"),
			say("Deeds", who.words+" {do:Do/s} unless you {c:Payment}", given("!May(c)", who.does)).
				whoDoes("do", "who"))
	}
	for _, verb := range []struct{ words, effect string }{
		{"dismiss", "Dismiss"}, {"frighten", "Frighten"}, {"exhaust", "Exhaust"}, {"banish", "Banish"},
	} {
		for _, chosen := range []struct{ words, which string }{
			{"a|an {d:Noun/s}", "d"}, {"an|your opponent 's {d:Noun/s}", "d && Opposing"},
		} {
			words := "you may " + verb.words + " " + chosen.words + " unless its controller "
			does := "if May() {\nit := Choose(1, " + chosen.which + ")\nwho := Controller(it)\nif !May(who, %) {\n" +
				verb.effect + "(it)\n}\n}"
			all = append(all, say("Deeds", words+"pays {n:Bracketed}", strings.Replace(does, "%", "Pay(who, n)", 1)),
				say("Deeds", words+"{c:Payment/s}", strings.Replace(does, "%", "c", 1)).whoDoes("c", "who"))
		}
	}
	return all
}

// underwentMore are cards to which something has happened, and what is done to cards by whom (704.1).
func underwentMore() (all []template) {
	for _, did := range []struct{ words, event string }{
		{"exhausted", "Exhausted(AnyCard)"}, {"readied", "Readied(AnyCard)"}, {"frightened", "Frightened(AnyCard)"},
		{"unfrightened", "Unfrightened(AnyCard)"}, {"moved", "Moved(AnyCard)"}, {"played", "Played(Players)"},
		{"moved home", "Moved(AnyCard, Home)"}, {"sent home", "Sent(AnyCard, Home)"}, {"moved here",
			"Moved(AnyCard, Here)"},
		{"moved to {a:Destination}", "Moved(AnyCard, a)"}, {"Cutie Marked", "CutieMarked(AnyCard)"},
	} {
		if did.words != "Cutie Marked" { // which is a state as well
			for _, which := range []struct{ category, words, cards string }{ // but not what is counted: see HowOften
				{"Subject/b", "{d:Noun}", "d"}, {"Subject/b", "{o:Own} {d:Noun}", "d && o"},
				{"Subject/b", "all {d:Noun}", "d"}, {"Object", "all {d:Noun}", "d"}, {"Object", "each {d:Noun/s}", "d"},
				{"Object", "a|an {d:Noun/s}", "Choose(1, d%, by)"}, {"Object", "all {o:Own} {d:Noun}", "d && o"},
				{"Object", "one|1 of {o:Own} {d:Noun}", "Choose(1, d && o%, by)"},
			} {
				cards, underwent := which.cards, " && Underwent("+did.event+", t)"
				if !strings.Contains(cards, "%") {
					cards += "%"
				}
				all = append(all, say(which.category, which.words+" "+did.words+" {t:ThisTime}",
					strings.Replace(cards, "%", underwent, 1)))
			}
		}
		if strings.Contains(did.words, " ") {
			all = append(all, say("Attribute", "that was|were "+did.words+" {t:ThisTime}",
				"Underwent("+did.event+", t)"),
				say("Attribute", "that wasn't|weren't "+did.words+" {t:ThisTime}", "!Underwent("+did.event+", t)"))
		}
	}
	const fromPlay = "EntersHand(subject, PlayZone)"
	for _, category := range []string{"Passive", "Forbidden"} {
		all = append(all, say(category, "put into {w:Owners} hand|hands", fromPlay).without("your"))
		for _, by := range []struct{ words, who string }{
			{"{who:Player/s}", "who"}, {"{who:Player}", "who"}, {"an|your opponent 's " + ofEffects, "Opponents"},
			{"opponents ' " + ofEffects, "Opponents"},
		} {
			all = append(all, say(category, "put into {w:Owners} hand|hands by "+by.words,
				"EntersHand("+by.who+", subject, PlayZone)").without("your hand"))
		}
		for _, by := range []struct{ words, cards string }{
			{"opponents ' {x:Plain}", "x && Opposing"}, {"an|your opponent 's {x:Plain/s}", "x && Opposing"},
		} {
			for _, deed := range []struct{ words, event string }{
				{"moved home", "Moved(subject, Home)"}, {"moved to {a:Destination}", "Moved(subject, a)"},
				{"put into {w:Owners} hand|hands", fromPlay},
			} {
				all = append(all, say(category, deed.words+" by "+by.words,
					"Where("+deed.event+", CausedBy("+by.cards+"))").without("card", "cards"))
			}
		}
	}
	for _, nth := range []struct{ words, n string }{{"first", "1"}, {"second", "2"}, {"third", "3"}} {
		all = append(all, say("Ability", "when|whenever you play {c:Some/s} , if it is your "+nth.words+
			" {d:Noun/s} {t:ThisTime} , {do:Body}",
			"When(Played(You, c))\nif HowOften(Played(You, d), t) == "+nth.n+" {\ndo\n}"))
	}
	return append(all,
		say("Adjective", "uninvolved", "!IsInvolved"),
		say("Attribute", "shuffled this way", "refShuffled"),
		say("Attribute", "shuffled into {w:Owners} deck|decks this way", "refShuffled"),
		say("Attribute", "unfrightened this way", "refUnfrightened"),
		say("Forbidden", "Cutie Marked", "CutieMarked(subject)"),
		say("WouldBe", "{c:Some/s} would be put into {w:Owners} hand", "EntersHand(c, PlayZone)").without("your hand"))
}
