package cardtext

// Wordings that whole cards of later sets have: what is said first instead of last ("for each …, …"), two
// things that last by themselves, all but some, "the dismissed card", scores and places that are compared.
// These are only read.

// ofLaterCards are all of them.
func ofLaterCards() (all []template) {
	for _, list := range [][]template{laterTimes, laterMods, laterDeeds, laterConditions, allBut(), doneCards()} {
		all = append(all, list...)
	}
	return all
}

// laterTimes are when something happens (704.1).
var laterTimes = []template{
	say("Moment", "the end of each {f:EachFaceoff}", "FaceoffEnds(f)"),
	say("Moment", "the end of each {f:EachFaceoff} {c:WithWhom}", "FaceoffEnds(f, c)"),
	say("Moment", "the end of {f:FaceoffTime} {c:WithWhom}", "FaceoffEnds(f, c)"),
	say("Moment", "the start of each {f:EachFaceoff}", "FaceoffStarts(f)"),
	say("Moment", "the start of each {f:EachFaceoff} {c:WithWhom}", "FaceoffStarts(f, c)"),
	say("EachFaceoff", "faceoff", "Faceoff"),
	say("EachFaceoff", "Problem faceoff", "ProblemFaceoff"),
	say("EachFaceoff", "Troublemaker faceoff", "TroublemakerFaceoff"),
	say("WithWhom", "involving {c:Involving}", "c"),
	say("WithWhom", "in which {c:Involving} was|is|were|are involved", "c"),
	say("WithWhom", "that involved {c:Involving}", "c"),
	say("Happening", "{c:Certain/s} 's last {k:Counter} counter is removed",
		"Where(CountersRemoved(c, k), Counters(c, k) == 0)"),
	say("Happening", "{d:Some/s} becomes|is attached to {c:Certain/s}", "Becomes(d, AttachedTo(c))"),
	say("Happening", "you turn {c:Some/s} over", "TurnedOver(c)").without("this card"),
	say("Passive", "turned face-up|faceup", "TurnedFaceUp(subject)"),
	say("Passive", "turned face up", "TurnedFaceUp(subject)"),
	say("Act", "<win> {f:FaceoffTime} involving {x:Some/s} by {n:Int} or more", "FaceoffWon(by, f, x, n)"),
}

// laterMods are what is so while it lasts (708.1).
var laterMods = []template{
	say("Mods", "for each {p:Each} , {s:Subject@} <have|get|gain> {n:Signed} power", "AddPower(s, n*p)"),
	say("Mods", "for each {p:Each} , {s:Subject@} <have|get|gain> {n:Signed} {c:Color}", "AddPower(s, n*p, c)"),
	say("Mod", "<have|gain> {k:Keyword} and {l:Keyword} {n:Int}",
		"HasKeyword(subject, k)\nHasKeyword(subject, l, n)"),
	say("Mod", "<have|gain> all ?of ?the abilities of {c:Certain}", "HasAbilitiesOf(subject, c)"),
	say("Mod", "<have|gain> all ?of ?the abilities of {c:Certain/s}", "HasAbilitiesOf(subject, c)"),
	say("Mod", "<have|gain> all ?of ?the abilities of each|all {d:Noun@}", "HasAbilitiesOf(subject, d)"),
	say("Attribute", "banished beneath {c:Certain/s}", "Beneath(c)"),
	say("Attribute", "in the banished zone", "In(BanishedZone)"),
	say("Attribute", "not involved in the|this|that faceoff", "!IsInvolved"),
	say("Mods", "{who:Player@} play with the top card of their deck|decks revealed", "Public(TopOf(who, 1))"),
	say("Mods", "the top card of {w:Their} deck|decks is revealed at all times", "Public(TopOf(w, 1))"),
	say("Mods", "{who:Player@} <reveal> the top card of their deck|decks at all times", "Public(TopOf(who, 1))"),
	say("Mods", "each|a player who moves a|an {d:Noun/s} to {a:Destination} must ?first pay {n:Tokens}",
		"AddCost(n, Moved(Players, d, a))"),
	say("Mods", "each|an opponent who moves a|an {d:Noun/s} to {a:Destination} must ?first pay {n:Tokens}",
		"AddCost(n, Moved(Opponents, d, a))"),
	say("Mods", "each|a player who plays a|an {d:Noun/s} must ?first pay an additional {n:Tokens}",
		"AddCost(n, Played(Players, d))"),
	say("Mods", "each|an opponent who plays a|an {d:Noun/s} must ?first pay an additional {n:Tokens}",
		"AddCost(n, Played(Opponents, d))"),
	say("Ability", "{c:Certain/s} enters play with a number of {k:Counter} counters on it equal to {n:Number}",
		"As(EntersPlay(c))\nPutCounters(c, n, k)"),
	say("Ability", "{c:Certain/s} enters play with a number of +1 power counters on it equal to {n:Number}",
		"As(EntersPlay(c))\nPutCounters(c, n)"),
	say("Ability", "{c:Certain/s} enters play with a|an|one|1 {k:Counter} counter on it for each {p:Each}",
		"As(EntersPlay(c))\nPutCounters(c, p, k)"),
	say("Ability", "{c:Certain/s} enters play with a|an|one|1 +1 power counter on it for each {p:Each}",
		"As(EntersPlay(c))\nPutCounters(c, p)"),
}

// laterDeeds are what is done (707.2), and what it makes last.
var laterDeeds = []template{
	say("Deeds", "{m:Mods} {l:Lasts} , and {k:Mods} {j:Lasts}", "for Until(l) {\nm\n}\nfor Until(j) {\nk\n}"),
	say("Deeds", "{m:Mods} {l:Lasts} and {k:Mods} {j:Lasts}", "for Until(l) {\nm\n}\nfor Until(j) {\nk\n}"),
	say("Deeds", "{s:Subject@} {m:Mod@} {l:Lasts} and {k:Mod@} {j:Lasts}",
		"for Until(l) {\nm\n}\nfor Until(j) {\nk\n}").of("s"),
	say("Deeds", "for each {p:Each} , {do:Do}", "for range Times(p) {\ndo\n}").
		without("gain", "lose", "draw", "score", "power counter"),
	say("Deeds", "they must {do:Do}", "do").by("refPlayer"),
	say("Deeds", "they must {do:Do} and {more:Do}", "do\nmore").by("refPlayer"),
	say("Deed", "<draw> cards equal to {n:Number} plus {m:Int}", "Draw(by, n+m)"),
	say("Deed", "<gain> action tokens equal to {n:Number} plus {m:Int}", "Gain(by, n+m)"),
	say("Deed", "<move> {o:Certain} back to {a:WhereItWas}", "Move(o, a)"),
	say("Deed", "<move> {o:Certain/s} back to {a:WhereItWas}", "Move(o, a)"),
	say("Deed", "<send> {o:Certain/s} back to {a:WhereItWas}", "Send(o, a)"),
	say("WhereItWas", "the Problem|area ?that it was at", "PreviousArea"),
	say("WhereItWas", "the Problem|area ?that it was moved from", "PreviousArea"),
	say("WhereItWas", "the Problem|area ?that it came|moved from", "PreviousArea"),
	say("WhereItWas", "its previous area|Problem", "PreviousArea"),
	say("WhereItWas", "where it was|came|moved ?from", "PreviousArea"),
	say("Deeds", "have {who:Player/s} flip {n:Int} fewer cards|card for the rest of this|that|the faceoff",
		"FlipNumber(who, -n)"),
	say("Deeds", "have {who:Player/s} flip {n:Int} additional cards|card for the rest of this|that|the faceoff",
		"FlipNumber(who, n)"),
	say("Each", "time {who:Player@} {x:DoneBefore} {t:ThisTime}", "HowOften(x, t)").by("who"),
	say("Each", "{d:Noun/s} {p:Passive} {t:ThisTime}", "HowOften(p, t)").of("d"),
}

// laterConditions are what has to be so (708.2a).
var laterConditions = []template{
	say("Condition", "{w:ThePlayer} have|has a higher|greater score than {x:ThePlayer}", "ScoreOf(w) > ScoreOf(x)"),
	say("Condition", "{w:ThePlayer} have|has a lower score than {x:ThePlayer}", "ScoreOf(w) < ScoreOf(x)"),
	say("ThePlayer", "its controller", "Controller(refCard)"),
	say("Whom", "its controller", "Controller(refCard)"),
	say("Condition", "each|every Problem has {d:Any/s} at it", "!Any(Problem && !With(d))"),
	say("Condition", "there is {d:Any/s} at each|every Problem", "!Any(Problem && !With(d))"),
	say("Condition", "{who:Player@} scored|score no points {t:ThisTime}", "!Happened(PointsScored(who), t)"),
	say("Condition", "there are {h:HowMany} {d:Noun} in the banished zone", "h").
		counting("Count(d && In(BanishedZone))"),
}

// allBut are all but some, as another keeps them.
func allBut() []template {
	return []template{
		say("Object", "all but {n:Int} of {o:Own} {d:Noun}", "Choose(MoreBy(Count(d && o), n), d && o, by)"),
		say("Object", "all but {n:Int} of their {d:Noun}",
			"Choose(MoreBy(Count(d && ControlledBy(their)), n), d && ControlledBy(their), by)"),
		say("Object", "all but {n:Int} {d:Noun}", "Choose(MoreBy(Count(d), n), d, by)"),
	}
}

// doneCards are cards known by what was done to them: "the dismissed Friend's cost".
func doneCards() (all []template) {
	for _, done := range []struct{ words, reference string }{
		{"dismissed", "refDismissed"}, {"retired", "refRetired"}, {"discarded", "refDiscarded"},
		{"banished", "refBanished"}, {"exhausted", "refExhausted"}, {"revealed", "refRevealed"},
	} {
		for _, number := range []struct{ words, number string }{
			{"cost", "CostOf"}, {"power", "Power"}, {"printed power", "PrintedPower"},
		} {
			of := number.number + "(" + done.reference + ")"
			which := "the " + done.words + " card|Friend|Event|Resource|Troublemaker|character"
			all = append(all,
				say("Number", which+" 's "+number.words, of),
				say("Number", "the "+number.words+" of "+which, of))
		}
	}
	return all
}
