package cardtext

// Rarer wordings: what others may do instead, action tokens that are spent, and what comes of a faceoff that
// goes on. These are only read.

// insteadOf are replacements that somebody else may choose (710.1), or that say what they replace.
func insteadOf() (all []template) {
	for _, who := range []string{"they", "that player", "that opponent"} {
		all = append(all,
			say("Ability", "{e:IfWould} , "+who+" may {do:Deed} instead", "MayInstead(e, refWould)\ndo").by("refWould").
				without("banish a", "banish an", "banish another"),
			say("Ability", "{e:IfWould} , "+who+" may {c:Payment} instead", "MayInstead(e, refWould)\nCost(c)").
				by("refWould"),
			say("Ability", "{e:IfWould} , "+who+" may pay {n:Bracketed} instead",
				"MayInstead(e, refWould)\nCost(Pay(refWould, n))"),
			say("Ability", "{e:IfWould} , "+who+" may {c:Cost} to {do:Deeds} instead",
				"MayInstead(e, refWould)\nCost(c)\ndo").by("refWould"))
	}
	for _, done := range []string{"dismissing", "retiring", "frightening", "exhausting", "moving", "banishing"} {
		all = append(all,
			say("Ability", "{e:IfWould} , {do:Do} instead of "+done+" it|them", "Instead(e)\ndo"),
			say("Ability", "{e:IfWould} , you may {do:Deed} instead of "+done+" it|them", "MayInstead(e)\ndo"))
	}
	return append(all,
		say("Ability", "{e:IfWould} , {do:Do} instead of drawing|flipping|discarding it|that|a ?card",
			"Instead(e)\ndo"),
		say("Ability", "when|whenever {e:Would} , {do:Do} instead", "Instead(e)\ndo"),
		say("WouldBe", "{c:Some/s} would be put into {w:Owners} discard pile from play", "EntersDiscards(c, PlayZone)"))
}

// rarer are all others.
var rarer = []template{
	say("Elided", "involved in a faceoff with one|1 of {o:Own} other {d:Noun}",
		"Is(refElided, IsInvolved) && Any(d && o && IsInvolved && !refElided)"),
	say("Elided", "involved in a faceoff with another one|1 of {o:Own} {d:Noun}",
		"Is(refElided, IsInvolved) && Any(d && o && IsInvolved && !refElided)"),
	// Action tokens are paid as they are spent (502.1).
	say("Cost", "spend {n:Bracketed}", "Pay(by, n)"),
	say("Cost", "spend {n:Bracketed} and {c:Cost}", "Pay(by, n)\nc"),
	say("Cost", "spend {n:Int} action tokens|token", "Pay(by, n)"),
	say("Act", "<spend> ?one|1 ?or ?more action tokens", "TokensPaid(by)"),
	say("Ability", "when|whenever {who:Player@} <spend|pay> {n:Bracketed} or more , {do:Body}",
		"_, payer, paid := When(TokensPaid(who))\nif paid >= n {\ndo\n}"),
	say("Ability", "when|whenever {who:Player@} <spend|pay> {n:Int} or more action tokens , {do:Body}",
		"_, payer, paid := When(TokensPaid(who))\nif paid >= n {\ndo\n}"),

	// What comes of the faceoff that goes on.
	say("Deeds", "if you win the|this|that faceoff , {do:Body}", "for Next(FaceoffWon(You), EndOf(Faceoff)) {\ndo\n}").
		ending("do").noneAfter("start a faceoff"),
	say("Deeds", "if you lose the|this|that faceoff , {do:Body}",
		"for Next(FaceoffLost(You), EndOf(Faceoff)) {\ndo\n}").
		ending("do").noneAfter("start a faceoff"),
	say("Deeds", "if you win the|this|that faceoff by {n:Int} or more ?power , {do:Body}",
		"for Next(FaceoffWon(You, Faceoff, n), EndOf(Faceoff)) {\ndo\n}").ending("do").noneAfter("start a faceoff"),
	say("Deeds", "if you win the|this|that faceoff by at least {n:Int} ?power , {do:Body}",
		"for Next(FaceoffWon(You, Faceoff, n), EndOf(Faceoff)) {\ndo\n}").ending("do").noneAfter("start a faceoff"),

	say("Condition", "{c:Certain/s} and {d:Any/s} are at the same Problem", "Is(c, AnyProblem && With(d))"),

	// Times that begin and end.
	say("Happening", "{w:Their} {t:Time} begins|starts", "StartOf(t, w)"),
	say("Happening", "{w:Their} {t:Time} ends", "EndOf(t, w)"),
	say("Happening", "the {t:Time} begins|starts", "StartOf(t)"),
	say("Happening", "the {t:Time} ends", "EndOf(t)"),

	say("Deeds", "if {c:Condition} , {do:Deeds} . if not , {more:Body}", wonOrLost("c", "do", "more")),
	say("Deeds", "if {c:Condition} , {do:Deeds} . if it isn't , {more:Body}", wonOrLost("c", "do", "more")),
	say("Deeds", "if {c:Condition} , {do:Deeds} . if it is not , {more:Body}", wonOrLost("c", "do", "more")),
	say("Object", "their other {d:Noun}", "d && ControlledBy(their) && !refOther"),
	say("Object", "all|each of their other {d:Noun}", "d && ControlledBy(their) && !refOther").without(atAProblem),
	say("Player/s", "either player", "Players"),
	say("Mods", "no {d:Noun} can be {p:Forbidden}", "Cant(p)").of("d"),
	say("Mods", "you may play the top card of your deck", "MayPlay(TopOf(You, 1))"),
	say("Deed", "<play> {c:Certain/s} for its full cost", "Play(c, by)"),
	say("Ability", "you may play this card from your discard pile for its full cost",
		"WorksIn(DiscardPile)\nMayPlay(This)"),
	say("Mod", "<be> {t:Traits} in addition to their other traits", "HasTrait(subject, t)"),
}
