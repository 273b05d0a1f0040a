package cardtext

// What is done one after another (707.2), each by another player or for its own time, and what is so in faceoffs under
// a condition. These are only read.

// inARow are sentences and parts of them in a row, of which one says who does it or how long it lasts.
func inARow() (all []template) {
	all = []template{
		say("Whole", "an opponent {do:Do/s}", "who := ChoosePlayer(Opponents)\ndo").by("who"),
		say("Whole", "your opponent {do:Do/s}", "do").by("Opponent"),
		say("Whole", "each player {do:Do/s}", eachPlayer("do")).by("who"),
		say("Whole", "each opponent {do:Do/s}", eachOpponent("do")).by("who"),
		say("Whole", "{who:Actor/s} {do:Do/s}", "do").by("who"),
		say("Whole", "{m:Mods} until {e:End}", "for Until(e) {\nm\n}"),
		say("Whole", "until {e:End} , {m:Mods}", "for Until(e) {\nm\n}"),
		say("Whole", "gain control of {o:Object} until {e:End}", "for Until(e) {\nGainControl(o)\n}"),
		say("Whole", "gain control of {o:Object} {l:Lasts}", "for Until(l) {\nGainControl(o)\n}"),
		say("Sentence", "{w:Whole}", "w"),
		say("Deeds", "{w:Whole} , then {more:Body}", "w\nmore"),
		say("Deeds", "{w:Whole} then {more:Body}", "w\nmore"),
		say("Deeds", "{do:Do} , then {w:Whole}", "do\nw"),
		say("Deeds", "{do:Do} and {w:Whole}", "do\nw"),
		say("Deeds", "{do:Do} , and {w:Whole}", "do\nw"),
		say("Deeds", "{w:Whole} and {x:Whole}", "w\nx"),
		say("Deeds", "{w:Whole} , and {x:Whole}", "w\nx"),
	}
	const next = "for Until(EndOf(Turn), Played(You, d)) {\nAddCost(-n, Played(You, d))\n}"
	for _, words := range []string{
		"reduce by {n:Bracketed} the cost of the next {d:Noun/s} you play this turn",
		"reduce the cost of the next {d:Noun/s} you play this turn by {n:Bracketed}",
		"the cost of the next {d:Noun/s} you play this turn is reduced by {n:Bracketed}",
		"the cost of your next {d:Noun/s} this turn is reduced by {n:Bracketed}",
		"the next {d:Noun/s} you play this turn costs {n:Bracketed} less (?to play)",
		"your next {d:Noun/s} this turn costs {n:Bracketed} less (?to play)",
	} {
		all = append(all, say("Whole", words, next))
	}
	return all
}

// duringFaceoffs are what players flip and how much power they have in some faceoffs (514), also under a condition.
func duringFaceoffs() (all []template) {
	for _, f := range []struct{ words, of, here, involving string }{
		{"faceoffs", "During(Faceoff)", "Is(This, FaceoffArea)", "IsFaceoffInvolving(c)"},
		{"Problem faceoffs", "During(ProblemFaceoff)", "During(ProblemFaceoff) && Is(This, FaceoffArea)",
			"IsFaceoffInvolving(c, ProblemFaceoff)"},
		{"Troublemaker faceoffs", "During(TroublemakerFaceoff)",
			"During(TroublemakerFaceoff) && Is(This, FaceoffArea)", "IsFaceoffInvolving(c, TroublemakerFaceoff)"},
	} {
		all = append(all,
			say("InFaceoffs", "during "+f.words, f.of),
			say("InFaceoffs", "during "+f.words+" here", f.here),
			say("InFaceoffs", "during "+f.words+" involving {c:Involving}", f.involving),
			say("InFaceoffs", "during "+f.words+" involving {c:Certain/s} and {h:HowMany} of your other {d:Noun}",
				f.involving+" && h").counting("Count(d && Yours && IsInvolved && !refOther)"),
			say("InFaceoffs", "during "+f.words+" involving {c:Certain/s} and {h:HowMany} other {d:Noun}",
				f.involving+" && h").counting("Count(d && IsInvolved && !refOther)"),
			say("InFaceoffs", "during "+f.words+" involving {h:HowMany} of {o:Own} {d:Noun}", f.of+" && h").
				counting("Count(d && o && IsInvolved)"),
			say("Meantime", "during "+f.words, f.of),
			say("Meantime", "during "+f.words+" involving {c:Certain/s}", f.involving))
	}
	for _, when := range []string{"while|if|as ?long ?as {c:Condition}", "while {c:Elided}"} {
		all = append(all,
			say("Ability", when+" , {m:Flips} {x:InFaceoffs}", given("c && x", "m")),
			say("Ability", when+" , {x:InFaceoffs} , {m:Flips}", given("c && x", "m")),
			say("Ability", "{x:InFaceoffs} , "+when+" , {m:Flips}", given("c && x", "m")))
	}
	return append(all, say("Ability", "{m:Flips} {x:InFaceoffs}", given("x", "m")))
}
