package cardtext

import "strings"

// What sets to come may say with what the official ones say already: at the Problem of a faceoff, for the first time of
// each player, while this card is in play. These are only read.

// setsToCome are these.
func setsToCome() (all []template) {
	all = []template{
		say("Area", "this faceoff 's Problem", "FaceoffArea"),
		say("WhereItWas", "{c:Certain/s} 's previous area|Problem", "AreaOf(c && PreviousArea)"),
		say("Destination", "{c:Certain/s} 's previous area|Problem", "AreaOf(c && PreviousArea)"),
		say("Attribute", "flipped ?during the|this|that faceoff", "IsFlipped"),
		say("Attribute", "with a different name", "!SharesName(refCard)"),
		say("Lasts", "while {c:Certain/s} is|remains in play", "LeavesPlay(c) || TurnedFaceDown(c)"),
		say("Deeds", "{do:Do} and {more:Do} , where X is {n:Number}", "do\nx := n\nmore"),
		say("Deeds", "if {who:Actor/s} wins the|this|that faceoff , {do:Body}",
			"for Next(FaceoffWon(who), EndOf(Faceoff)) {\ndo\n}").ending("do").noneAfter("start a faceoff"),
		say("Deeds", "if {who:Actor/s} loses the|this|that faceoff , {do:Body}",
			"for Next(FaceoffLost(who), EndOf(Faceoff)) {\ndo\n}").ending("do").noneAfter("start a faceoff"),
		say("Trigger", "the first time each player {x:Act/s} {t:PerTime}", "When(First(x, t, Players))").by("Players"),
		say("Trigger", "the first time each opponent {x:Act/s} {t:PerTime}", "When(First(x, t, Opponents))").
			by("Opponents"),
		say("Trigger", "the first time each player {x:Act/s} {m:Meantime} {t:PerTime}",
			"When(First(Where(x, m), t, Players))").by("Players"),
		say("Trigger", "the first time each opponent {x:Act/s} {m:Meantime} {t:PerTime}",
			"When(First(Where(x, m), t, Opponents))").by("Opponents"),
		say("Mods", "{s:Subject} {m:Mod} {x:Meantime} and {k:Mod}", given("x", "m")+"\nk").of("s"),
		say("Mods", "{s:Subject/s} {m:Mod/s} {x:Meantime} and {k:Mod/s}", given("x", "m")+"\nk").of("s"),
		say("Deeds", "an opponent may {do:Do}", "who := ChoosePlayer(Opponents)\nMay(who, do)").by("who"),
		say("Deeds", "a player may {do:Do}", "who := ChoosePlayer(Players)\nMay(who, do)").by("who"),
		say("Deeds", "start a faceoff involving {a:Object} and {b:Object} . the winner of the faceoff {do:Do/s}",
			wonOrLost("StartFaceoff(a, b)", "do", "theirs")).by("You").doneAgain("theirs", "Opponent").
			without("equal or greater"),
		say("Deeds", "start a faceoff involving {a:Object} and {b:Object} . the loser of the faceoff {do:Do/s}",
			wonOrLost("StartFaceoff(a, b)", "theirs", "do")).by("You").doneAgain("theirs", "Opponent").
			without("equal or greater"),
		say("Destination", "an opponent's {d:Noun/s} 's Problem", "AreaOf(d && Opposing && AnyProblem)"),
		say("Happening", "{who:Player@} <move> one|1 or more {d:Noun} ?away from {a:Area}",
			"OneOrMore(Moved(who, d, AnyProblem, a) || Moved(who, d, AnyHome, a))"),
		say("Happening", "{who:Player@} <move> one|1 or more of {o:Own} {d:Noun} ?away from {a:Area}",
			"OneOrMore(Moved(who, d && o, AnyProblem, a) || Moved(who, d && o, AnyHome, a))"),
	}
	for _, of := range []struct {
		who  string
		each func(string) string
	}{{"each player", eachPlayer}, {"each opponent", eachOpponent}} {
		all = append(all,
			say("Deeds", of.who+" {do:Do/s} . {more:Deed}", of.each("do\nmore")).whoDoes("do", "who").
				ifSaid("refCards"),
			say("Deeds", of.who+" {do:Do/s} . {more:Deed} . {then:Body}", of.each("do\nmore")+"\nthen").
				whoDoes("do", "who").ifSaid("refCards"),
			say("Deeds", of.who+" {do:Do/s} . {m:Mods} {l:Lasts}", of.each("do\nfor Until(l) {\nm\n}")).
				whoDoes("do", "who").ifSaid("refCards").without("those characters"))
	}
	for _, of := range []struct{ words, event string }{{"loses", "FaceoffLost"}, {"wins", "FaceoffWon"}} {
		for _, against := range []string{"one of your {d:Noun}", "your {d:Noun/s}", "a|an {d:Noun/s} you control"} {
			all = append(all, say("Happening", "an|your opponent "+of.words+" {f:FaceoffTime} against "+against,
				"Where("+of.event+"(Opponents, f), Any(d && Yours && IsInvolved))"))
		}
	}
	for _, next := range []string{
		"the next {d:Noun/s} you play until {e:End} costs {n:Bracketed} less (?to play)",
		"reduce the cost of the next {d:Noun/s} you play until {e:End} by {n:Bracketed}"} {
		const less = "for Until(e, Played(You, d)) {\nAddCost(-n, Played(You, d))\n}"
		all = append(all, say("Whole", next, less), say("Deeds", next, less))
	}
	for _, becomes := range []string{"becomes involved in this faceoff", "becomes involved in that faceoff"} {
		all = append(all,
			say("Whole", "{o:Certain/s} "+becomes, "Involve(o)"),
			say("Deeds", "{o:Object} "+becomes, "Involve(o)"),
			say("Deeds", "{o:Object} "+becomes+" . {more:Body}", "Involve(o)\nmore"))
	}
	all = append(all, say("Whole", "{o:Certain/s} becomes involved in the faceoff", "Involve(o)"))
	for _, pays := range []string{"pays", "must pay"} {
		for _, more := range []struct{ words, n string }{
			{"{n:SignedBracketed}", "n"}, {"{n:Bracketed} more", "n"}, {"{n:Bracketed} less", "-n"},
		} {
			all = append(all, paysForFirst("Actor/s", pays, more.words, more.n)...)
		}
	}
	return all
}

// paysForFirst are what somebody pays more or less for their first or next card of a turn or phase (508).
func paysForFirst(who, pays, more, n string) (all []template) {
	for _, which := range []struct{ words, lasts string }{
		{"their first {d:Noun/s} {t:ThisTime}", "for Until(EndOf(t)) {\nAddCost(%, First(Played(who, d), t))\n}"},
		{"the first {d:Noun/s} they play {t:ThisTime}",
			"for Until(EndOf(t)) {\nAddCost(%, First(Played(who, d), t))\n}"},
		{"their next {d:Noun/s} {t:ThisTime}", "for Until(EndOf(t), Played(who, d)) {\nAddCost(%, Played(who, d))\n}"},
		{"the next {d:Noun/s} they play {t:ThisTime}",
			"for Until(EndOf(t), Played(who, d)) {\nAddCost(%, Played(who, d))\n}"},
	} {
		lasts := strings.ReplaceAll(which.lasts, "%", n)
		all = append(all,
			say("Deeds", "{who:"+who+"} "+pays+" "+more+" for "+which.words, lasts),
			say("Deeds", "{who:"+who+"} "+pays+" "+more+" to play "+which.words, lasts))
	}
	return all
}
