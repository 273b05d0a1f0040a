package cardtext

import "strings"

// Faceoffs (514), flipping (515), and what contributes to them and to confronting (611).
var faceoffs = []template{
	say("Heading", "Problem Faceoff", "ProblemFaceoff"),
	say("Heading", "Troublemaker Faceoff", "TroublemakerFaceoff"),
	say("Ability", "{m:Mods} during faceoffs involving {c:Certain/s}", "if IsFaceoffInvolving(c) {\nm\n}").older(),
	say("Flips", "players flip {n:Int} fewer cards", "AddFlips(Players, -n)"),
	say("Flips", "opponents flip {n:Int} fewer cards", "AddFlips(Opponents, -n)"),
	say("FaceoffMods", "opponents can't play {d:Noun}", "Cant(Played(Opponents, d))").older(),
	say("Mods", "{who:Player@} <flip> {n:Int} fewer cards during faceoffs here",
		"if Is(This, FaceoffArea) {\nAddFlips(who, -n)\n}"),
	say("Flips", "{who:Player/s} flips an additional card", "AddFlips(who, 1)"),
	say("Flips", "each player flips an additional card", "AddFlips(Players, 1)"),
	say("Flips", "each player flips {n:Int} additional cards", "AddFlips(Players, n)"),
	say("Flips", "each player flips {n:Int} fewer cards|card", "AddFlips(Players, -n)").older(),
	say("Flips", "players flip an additional card", "AddFlips(Players, 1)").older(),
	say("Flips", "{who:Player@} <flip> {n:Int} fewer cards|card", "AddFlips(who, -n)").older(),
	say("FaceoffMods", "you ignore one|1 of your flipped cards with the highest power", "IgnoresMostPower(You)"),
	say("FaceoffMods", "{who:Player/s} pays - {n:Bracketed} to play {d:Noun}", "AddCost(-n, Played(who, d))"),
	say("Deed", "have players flip {n:Int} fewer cards during that faceoff", "FlipNumber(Players, -n)"),
	say("Deed", "<flip> another card", "Flip(by, 1)").older(),
	say("Deed", "<flip> another", "Flip(by, 1)").older(),
	say("Deed", "<ignore> {c:Certain/s} 's power", "Ignore(c)").older(),
	say("Deeds", "choose one of each player's flipped cards . those players ignore those cards",
		eachPlayer("it := Choose(1, ControlledBy(who) && IsFlipped)\nIgnore(it)")),
	say("Ability", "when {c:Certain/s} is flipped , it gets {n:Signed} power for each {p:Each}",
		"When(Flipped(c))\nfor Until(EndOf(Faceoff)) {\nAddPower(c, n*p)\n}"),
	say("Ability", "when you flip {c:Certain/s} , it|this ?card gets {n:Signed} power for each {p:Each}",
		"When(Flipped(You, c))\nfor Until(EndOf(Faceoff)) {\nAddPower(c, n*p)\n}").older(),
	say("Ability", "when {c:Certain/s} is flipped , this card gets {n:Signed} power for each {p:Each}",
		"When(Flipped(c))\nfor Until(EndOf(Faceoff)) {\nAddPower(c, n*p)\n}").older(),
	say("Ability", "when you flip {c:Certain/s} , it gets {n:Signed} power if {x:Condition}",
		"When(Flipped(You, c))\nif x {\nfor Until(EndOf(Faceoff)) {\nAddPower(c, n)\n}\n}"),
	say("Ability", "when {c:Certain/s} is flipped , it|this ?card gets {n:Signed} power if {x:Condition}",
		"When(Flipped(c))\nif x {\nfor Until(EndOf(Faceoff)) {\nAddPower(c, n)\n}\n}").older(),
	say("Ability", "while {c:Certain/s} is flipped , {m:Mods}", "WorksIn(FlipZone)\nif Is(c, IsFlipped) {\nm\n}"),
	say("Happening", "{c:Some@} <be> flipped during a Troublemaker faceoff",
		"Where(Flipped(c), During(TroublemakerFaceoff))"),
	say("Happening", "{who:Player@} <flip> a card while {c:Certain/s} is involved in a faceoff",
		"Where(Flipped(who), IsFaceoffInvolving(c))"),
	say("Happening", "{who:Player@} <flip> a card while your Mane Character is involved in a|the faceoff",
		"Where(Flipped(who), IsFaceoffInvolving(ManeCharacter && Yours))").last(),
	say("Elided", "involved in a Problem faceoff", "IsFaceoffInvolving(refElided, ProblemFaceoff)"),
	say("Elided", "involved in a Troublemaker faceoff", "IsFaceoffInvolving(refElided, TroublemakerFaceoff)"),
	say("Condition", "{c:Certain/s} is involved in a Problem faceoff", "IsFaceoffInvolving(c, ProblemFaceoff)"),
	say("Condition", "{c:Certain/s} is involved in a Troublemaker faceoff",
		"IsFaceoffInvolving(c, TroublemakerFaceoff)"),
	say("Elided", "involved in a faceoff with|against a Troublemaker",
		"IsFaceoffInvolving(refElided, TroublemakerFaceoff)").older(),
	say("Condition", "{c:Certain/s} is involved in a faceoff with|against a Troublemaker",
		"IsFaceoffInvolving(c, TroublemakerFaceoff)").older(),
	say("Attribute", "involved in that faceoff", "WasInvolved"),
	say("Attribute", "that was|were involved", "IsInvolved").older(),

	// The winner and the loser of a faceoff that the ability starts.
	say("Deeds", "start a faceoff involving {a:Object} and {b:Object} . "+
		"if you win the faceoff , {do:Deeds} . if you lose , {more:Body}",
		wonOrLost("StartFaceoff(a, b)", "do", "more")),
	say("Deeds", "start a faceoff involving one of your {a:Noun} and an opponent's {b:Noun/s} with equal or "+
		"greater power . "+
		"the winner of the|that faceoff {do:Do/s}",
		"it := Choose(1, a && Yours)\nit2 := Choose(1, b && Opposing && Power >= Power(it))\nwho := Controller(it2)\n"+
			wonOrLost("StartFaceoff(it, it2)", "do", "theirs")).by("You").doneAgain("theirs", "who"),
	faceoffOfAll("there", "the winner of the|that faceoff {do:Do/s}", "do", "theirs"),
	faceoffOfAll("at that Problem", "the winner of the|that faceoff {do:Do/s}", "do", "theirs"),
	faceoffOfAll("there", "the winner of the|that faceoff may {do:Do}", "May(do)", "May(Opponent, theirs)"),
	faceoffOfAll("there", "the loser of the|that faceoff {do:Do/s}", "theirs", "do"),
	say("Each", "of their {d:Noun}", "Count(d && ControlledBy(their))"),
	say("Condition", "you won {f:FaceoffTime} by at least {n:Int} power this turn", "Happened(FaceoffWon(You, f, n))"),
	say("Mod/s", "can't|doesn't contribute its power to faceoffs", contributesNot("Faceoff")),
	say("Mod/b", "can't|don't contribute their power to faceoffs", contributesNot("Faceoff")),
	say("Mod/s", "can't|doesn't contribute its power to Problem faceoffs", contributesNot("ProblemFaceoff")),
	say("Mod/b", "can't|don't contribute their power to Problem faceoffs", contributesNot("ProblemFaceoff")),
	say("Mod/s", "can't|doesn't contribute its power to Troublemaker faceoffs", contributesNot("TroublemakerFaceoff")),
	say("Mod/b", "can't|don't contribute their power to Troublemaker faceoffs", contributesNot("TroublemakerFaceoff")),
	say("Mods", "{d:Noun} can't contribute their power to confronting this Problem",
		"DoesntContribute(d && Here, !Always)"),
	say("Mods", "{c:Certain/s} can't contribute its power to confronting Problems", "DoesntContribute(c, !Always)"),
	say("Mods",
		"no more than {n:Int} of each players' characters can contribute their power to confronting this Problem",
		"ContributesAtMost(n, This)").older(),
	say("Mods",
		"no more than {n:Int} of each player's characters can contribute their power to confronting this Problem",
		"ContributesAtMost(n, This)"),
	say("Mod", "<don't> prevent {who:Player} from confronting this Problem", "DoesntPrevent(subject, who, This)").
		onProblems(),
	say("Mod", "<don't> prevent {who:Player} from confronting this card's Problem",
		"DoesntPrevent(subject, who, Problem && Here)"),
	say("Mod", "<don't> prevent {who:Player} from confronting its|their Problem",
		"DoesntPrevent(subject, who)").older(),
	say("Mod/b", "do not prevent {who:Player} from confronting Problems", "DoesntPrevent(subject, who)").older(),
	say("Mod/s", "does not prevent {who:Player} from confronting Problems", "DoesntPrevent(subject, who)").older(),
	say("Mod/b", "do not prevent {who:Player} from confronting this Problem",
		"DoesntPrevent(subject, who, This)").onProblems().older(),
	say("Mod/b", "do not prevent {who:Player} from confronting this card's Problem",
		"DoesntPrevent(subject, who, Problem && Here)").older(),
}

// contributesNot says that the power of cards isn't part of the total in such faceoffs (514.3).
func contributesNot(kind string) string {
	return "if During(" + kind + ") {\nDoesntContribute(subject)\n}"
}

// wonOrLost is what is done once a faceoff was won, and once it was lost.
func wonOrLost(faceoff, won, lost string) string {
	return "if " + faceoff + " {\n" + won + "\n} else {\n" + lost + "\n}"
}

// faceoffOfAll starts a faceoff between all of two players' characters at a Problem; where
// says that the opponent's are there too.
func faceoffOfAll(where, outcome, won, lost string) template {
	return say("Deeds", "start a faceoff involving your {a:Plain} at a Problem and an opponent's {b:Plain} "+where+
		" . "+outcome,
		"place := ChooseArea(AnyProblem)\n"+
			wonOrLost("StartFaceoff(a && Yours && place, b && Opposing && place)", won, lost)).
		by("You").doneAgain("theirs", "Opponent")
}

// facedHere starts a faceoff between all of two players' characters at this card's Problem, or at one that is chosen,
// with any of the ways to say where and what its winner or loser does.
func facedHere() (all []template) {
	all = []template{
		say("Flips", "{who:Player@} <flip> {n:Int} fewer|less cards|card", "AddFlips(who, -n)"),
		say("Flips", "{who:Player@} <flip> {n:Int} additional cards|card", "AddFlips(who, n)"),
		say("Flips", "{who:Player@} <flip> a number of additional cards equal to {n:Number}", "AddFlips(who, n)"),
	}
	for _, at := range []struct{ yours, theirs, chosen, place string }{
		{"at a Problem", "there|here", "place := ChooseArea(AnyProblem)\n", "place"},
		{"at a Problem", "at that Problem", "place := ChooseArea(AnyProblem)\n", "place"},
		{"here", "here", "", "Here"}, {"at this card's Problem", "there|here", "", "ItsProblem"},
	} {
		for _, then := range []struct{ words, won, lost string }{
			{"the winner (?of the|that faceoff) {do:Do/s}", "do", "theirs"},
			{"the winner (?of the|that faceoff) may {do:Do}", "May(do)", "May(Opponent, theirs)"},
			{"the loser (?of the|that faceoff) {do:Do/s}", "theirs", "do"},
			{"the loser (?of the|that faceoff) may {do:Do}", "May(Opponent, theirs)", "May(do)"},
		} {
			all = append(all, say("Deeds",
				"start a faceoff involving your {a:Plain} "+at.yours+" and an|your opponent's {b:Plain} "+at.theirs+
					" . "+then.words,
				at.chosen+wonOrLost("StartFaceoff(a && Yours && "+at.place+", b && Opposing && "+at.place+")",
					then.won, then.lost)).by("You").doneAgain("theirs", "Opponent"))
		}
	}
	return all
}

// atItsEnd is what is done at the end of the faceoff that goes on.
func atItsEnd(does string) string { return "for Next(FaceoffEnds(Faceoff)) {\n" + does + "\n}" }

// losers are what the loser of a faceoff does to one of the cards that was in it, and its winner to
// a card of the other player.
func losers() []template {
	return losersOf("one of your {a:Noun} and an opponent's {b:Noun/s} with equal or greater power",
		"it := Choose(1, a && Yours)\nit2 := Choose(1, b && Opposing && Power >= Power(it))\n")
}

// losersOfAny are the same of a faceoff between any two cards.
func losersOfAny() (all []template) {
	for _, t := range losersOf("{a:Object} and {b:Object}", "it := a\nit2 := b\n") {
		all = append(all, t.without("equal or greater"))
	}
	const opposing = " and an opponent's {b:Noun/s}"
	return append(append(all,
		losersOf("one of your {a:Noun}"+opposing, "it := Choose(1, a && Yours)\nit2 := Choose(1, b && Opposing)\n")...),
		losersOf("this card"+opposing, "it := This\nit2 := Choose(1, b && Opposing)\n")...)
}

// losersOf are they of a faceoff that is started so.
func losersOf(who, chosen string) (all []template) {
	start := "start a faceoff involving " + who + " . "
	chosen += "who := Controller(it2)\n"
	for _, verb := range []struct{ words, effect string }{
		{"dismisses %s", "Dismiss(%s)"}, {"banishes %s", "Banish(%s)"}, {"exhausts %s", "Exhaust(%s)"},
		{"frightens %s", "Frighten(%s)"}, {"puts %s into its owner 's hand", "PutInHand(%s)"},
		{"retires %s", "Retire(%s)"}, {"moves %s home", "Move(%s, Home, who)"},
	} {
		loses := func(who, which, one string) string {
			return which + " := d && ControlledBy(" + who + ") && IsInvolved\nfor Next(FaceoffEnds(Faceoff)) {\n" +
				one + " := Choose(1, " + which + " && ControlledBy(" + who + "), " + who + ")\n" +
				strings.Replace(strings.Replace(verb.effect, "%s", one, 1), "who", who, 1) + "\n}"
		}
		all = append(all, say("Deeds",
			start+"at the end of the faceoff , the loser "+
				strings.Replace(verb.words, "%s", "one of their {d:Noun} that was|were involved", 1),
			chosen+wonOrLost("StartFaceoff(it, it2)", loses("who", "it3", "it4"), loses("You", "it5", "it6"))))
	}
	for _, then := range []struct{ words, won, lost string }{
		{"puts that|the card on top of their deck", "PutOnTop(it4, who)", "PutOnTop(it6)"},
		{"puts that|the card on the bottom of their deck", "PutOnBottom(it4, who)", "PutOnBottom(it6)"},
		{"discards that|the card", "Discard(who, it4)", "Discard(You, it6)"},
		{"discards it", "Discard(who, it4)", "Discard(You, it6)"},
		{"banishes that|the card", "Banish(it4)", "Banish(it6)"},
	} {
		all = append(all, say("Deeds",
			start+"the winner looks at their opponent 's hand and chooses a|one card . that player "+then.words,
			chosen+wonOrLost("StartFaceoff(it, it2)",
				"it3 := Look(In(Hand, who))\nit4 := Choose(1, it3)\n"+then.won,
				"it5 := Look(In(Hand, You), who)\nit6 := Choose(1, it5, who)\n"+then.lost)))
	}
	return all
}
