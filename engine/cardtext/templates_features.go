package cardtext

import (
	"fmt"
	"strings"
)

// What the triggers, costs, conditions and descriptions of most cards are made of, in further of their ordinary
// words. These are only read.

// features are all of it.
func features() (all []template) {
	for _, list := range [][]template{featureEvents, featureDescriptions, featureConditions, featureCosts(),
		featureHeadings(), featureModifiers, faceoffsOfTwo(), countersPut(), comingTogether, soMuchAtOnce(),
		ifItCant} {
		all = append(all, list...)
	}
	return all
}

// featureEvents are what happens (704.1).
var featureEvents = []template{
	say("Happening", "{c:Some@} <leave> {w:Their} home", "LeavesArea(c, Home(w))"),
	say("Happening", "{c:Some@} <leave> home", "LeavesArea(c, Home)"),
	say("ConfrontedArea", "your own Problem", "ProblemOf(You)"),
	say("Area", "your own Problem", "ProblemOf(You)"),
	say("Act", "<win> {f:FaceoffTime} with {c:Certain/s}", "FaceoffWon(by, f, c)"),
	say("Act", "<lose> {f:FaceoffTime} with {c:Certain/s}", "FaceoffLost(by, f, c)"),
	say("Happening", "{w:Their} Mane Character is turned over", "TurnedOver(ManeCharacter && ControlledBy(w))"),
	say("Happening", "you turn over your Mane Character", "TurnedOver(ManeCharacter && Yours)"),
	say("Happening", "you turn your Mane Character over", "TurnedOver(ManeCharacter && Yours)"),
	say("Happening", "an|your opponent turns over their Mane Character", "TurnedOver(ManeCharacter && Opposing)"),
	say("Happening", "an|your opponent turns their Mane Character over", "TurnedOver(ManeCharacter && Opposing)"),
	say("Passive", "played on {h:Some/s}", "Played(subject, h)"),
	say("Happening", "{c:Some@} <enter> a faceoff", "BecomesInvolved(c)"),
	say("Happening", "{w:Their} Mane Character enters a faceoff",
		"BecomesInvolved(ManeCharacter && ControlledBy(w))"),
	say("Happening", "{w:Their} Mane Character becomes involved in a faceoff",
		"BecomesInvolved(ManeCharacter && ControlledBy(w))"),
	say("Happening", "one of your {d:Noun} confronts a Problem",
		"Confronted(You, AreaOf(Problem && With(d && Yours)))"),
	say("Happening", "one|1 or more {d:Noun} enter play here", "OneOrMore(EntersPlay(d, Here))"),
	say("Happening", "one|1 or more {d:Noun} enter play at {a:Area}", "OneOrMore(EntersPlay(d, a))"),
	say("Happening", "one|1 or more of {o:Own} {d:Noun} enter play here", "OneOrMore(EntersPlay(d && o, Here))"),
	say("Happening", "one|1 or more of {o:Own} {d:Noun} enter play at {a:Area}", "OneOrMore(EntersPlay(d && o, a))"),
	say("Happening", "{f:FaceoffTime} here ends", "FaceoffEnds(f, Here)"),
	say("Happening", "{f:FaceoffTime} here starts|begins", "FaceoffStarts(f, Here)"),
	say("Moment", "the start of each of your turns", "StartOf(Turn, You)"),
	say("Moment", "the end of each of your turns", "EndOf(Turn, You)"),
	say("Deed", "<discard> down to {n:Int} cards", "Discard(by, MoreBy(Count(In(Hand, by)), n))"),
	say("Ability", "{do:Do} at {e:Moment}", "When(e)\ndo"),
	say("Ability", "you {do:Do} at {e:Moment}", "When(e)\ndo"),
}

// featureDescriptions are descriptions of cards (707.3).
var featureDescriptions = []template{
	say("Attribute", "that cost|costs {n:Bracketed}", "CostOf == n"),
	say("Attribute", "that cost|costs {n:Bracketed} or less", "CostOf <= n"),
	say("Attribute", "that cost|costs {n:Bracketed} or more", "CostOf >= n"),
	say("Attribute", "with cost {n:Bracketed} or less", "CostOf <= n"),
	say("Attribute", "with cost {n:Bracketed} or more", "CostOf >= n"),
	say("Attribute", "with a cost of {n:Bracketed} or less", "CostOf <= n"),
	say("Attribute", "with a cost of {n:Bracketed} or more", "CostOf >= n"),
	say("Attribute", "with no colors|color", "HasNoColor"),
	say("Attribute", "without a color", "HasNoColor"),
	say("Attribute", "without a|an {d:Plain/s} attached (?to it)", "!HasAttached(d)"),
	say("Attribute", "without a|an {d:Plain/s} on it", "!HasAttached(d)"),
	say("Attribute", "with a|an {d:Plain/s} on it", "HasAttached(d)"),
	say("Attribute", "without Resources", "!HasAttached(Resource)"),
	say("Head/s", "Problem {p:Which}", "Problem && p"),
	say("Head/b", "Problems {p:Which}", "Problem && p"),
	say("Which", "without a|an {d:Noun/s}", "!With(d)"),
	say("Which", "without any {d:Noun}", "!With(d)"),
	say("Certain/s", "the {h:TypeWord} it is attached to", "h && HasAttached(refCard)"),
	say("Certain/s", "the {h:TypeWord} that|which it is attached to", "h && HasAttached(refCard)").last(),
	say("Certain/s", "the {h:TypeWord} to which it is attached", "h && HasAttached(refCard)").last(),
	say("Subject/b", "each player's {d:Noun}", "d"),
	say("Subject/b", "all players' {d:Noun}", "d"),
}

// featureConditions are what has to be so (708.2a).
var featureConditions = []template{
	say("State", "involved", "IsInvolved"),
	say("Condition", "your Mane Character isn't {t:State}", "!Is(ManeCharacter && Yours, t)"),
	say("Condition", "your Mane Character is a|an {d:Noun/s}", "Is(ManeCharacter && Yours, d)"),
	say("Condition", "your Mane Character isn't a|an {d:Noun/s}", "!Is(ManeCharacter && Yours, d)"),
	say("Condition", "an|your opponent's Mane Character isn't {t:State}", "Any(ManeCharacter && Opposing && !t)"),
	say("Condition", "an|your opponent's Mane Character is a|an {d:Noun/s}", "Any(ManeCharacter && Opposing && d)"),
	say("Condition", "{c:Certain/s} has less|lower power than {d:Any/s}", "Any(d && Power > Power(c))").
		without("any other", "each other"),
	say("Condition", "{c:Certain/s} has more|higher|greater power than {d:Any/s}", "Any(d && Power < Power(c))").
		without("any other", "each other"),
	say("Elided", "in a faceoff", "Is(refElided, IsInvolved)"),
	say("Elided", "in a Problem faceoff", "IsFaceoffInvolving(refElided, ProblemFaceoff)"),
	say("Elided", "in a Troublemaker faceoff", "IsFaceoffInvolving(refElided, TroublemakerFaceoff)"),
	say("Condition", "{c:Certain/s} is in a Problem faceoff", "IsFaceoffInvolving(c, ProblemFaceoff)"),
	say("Condition", "{c:Certain/s} is in a Troublemaker faceoff", "IsFaceoffInvolving(c, TroublemakerFaceoff)"),
	say("Elided", "with one|1 or more of {o:Own} {d:Noun}", "Is(refElided, With(d && o))"),
	say("Elided", "with one|1 or more {d:Noun}", "Is(refElided, With(d))"),
	say("Elided", "with no {d:Noun}", "Is(refElided, !With(d))"),
	say("Condition", "this card is with no {d:Noun}", "Is(This, !With(d))"),
	say("Meantime", "during your first turn", "IsFirstTurn(You)"),
	say("Condition", "it is your first turn", "IsFirstTurn(You)"),
	say("Condition", "it isn't your first turn", "!IsFirstTurn(You)"),
	say("Condition", "{w:Whom} have|has|control|controls {d:Noun} of {h:HowMany} different colors", "h").
		counting("ColorCount(d && ControlledBy(w))"),
	say("Condition", "{c:Certain/s} has no {d:Noun} ?attached on|to it", "!Any(d && AttachedTo(c))"),
	say("Condition", "{c:Certain/s} has no attached {d:Noun}", "!Any(d && AttachedTo(c))"),
	say("Condition", "there is no {d:Noun/s}", "!Any(d)"),
	say("Condition", "{w:Whom} have|has|control|controls no {d:Noun/s}", "!Any(d && ControlledBy(w))"),
	say("Condition", "you have more {d:Noun} at home than your home limit",
		"Count(d && Yours && Home(You)) > HomeLimitOf(You)"),
	say("Crowd", "{w:Whom} have|has|control|controls {h:HowMany} {d:Noun}", "h").
		counting("HowManyThere(d && ControlledBy(w))").without("no"),
	say("Crowd", "there are {h:HowMany} {d:Noun}", "h").counting("HowManyThere(d)").without("no"),
	say("HowMany", "greater|higher than {n:Int}", "counted > n"),
	say("HowMany", "lower than {n:Int}", "counted < n"),
	say("HowMany", "equal to {n:Int}", "counted == n"),
	say("HowMany", "less|lower|fewer than or equal to {n:Int}", "counted <= n"),
	say("HowMany", "equal to or less|lower|fewer than {n:Int}", "counted <= n"),
	say("HowMany", "greater|higher|more than or equal to {n:Int}", "counted >= n"),
	say("HowMany", "equal to or greater|higher|more than {n:Int}", "counted >= n"),
	say("Condition", "{p:Crowd} at the same|one|a ?single Problem", "Any(Problem && p)"),
	say("Condition", "{p:Crowd} are at the same|one|a ?single Problem", "Any(Problem && p)").without("have", "there"),
}

// featureModifiers are what lasts (708).
var featureModifiers = []template{
	say("Mods", "{who:Player@} <need> {n:Int} more power to confront {a:ConfrontedArea}",
		"AddRequirement(who, Problem && At(a), n)"),
	say("Mods", "{who:Player@} <need> {n:Int} less|fewer power to confront {a:ConfrontedArea}",
		"AddRequirement(who, Problem && At(a), -n)"),
	say("Mods", "{who:Player@} <need> {n:Int} more {c:Color} power to confront {a:ConfrontedArea}",
		"AddRequirement(who, Problem && At(a), n, c)"),
	say("Mods", "{who:Player@} <need> {n:Int} less {c:Color} power to confront {a:ConfrontedArea}",
		"AddRequirement(who, Problem && At(a), -n, c)"),
	say("Mods", "{a:ConfrontedArea} requires {n:Int} more power to confront",
		"AddRequirement(Players, Problem && At(a), n)"),
	say("Mods", "{a:ConfrontedArea} requires {n:Int} less power to confront",
		"AddRequirement(Players, Problem && At(a), -n)"),
	say("Mods", "{a:ConfrontedArea} requires {n:Int} more {c:Color} power to confront",
		"AddRequirement(Players, Problem && At(a), n, c)"),
	say("Mods", "{a:ConfrontedArea} requires {n:Int} less {c:Color} power to confront",
		"AddRequirement(Players, Problem && At(a), -n, c)"),
	say("Mods", "this card 's Problem 's confront requirements are increased by {n:Int}",
		"AddRequirement(Players, Problem && Here, n)"),
	say("Mods", "this card 's Problem 's confront requirements are decreased|reduced by {n:Int}",
		"AddRequirement(Players, Problem && Here, -n)"),
	say("Mods", "{a:ConfrontedArea} can't be confronted by {who:Player}", "Cant(Confronted(who, a))"),
	say("Mods", "{a:ConfrontedArea} can't be confronted by {who:Player/s}", "Cant(Confronted(who, a))"),
	say("Mods", "this card 's Problem 's bonus points are increased by {n:Int}", "AddBonus(Problem && Here, n)"),
	say("Mods", "this card 's Problem 's bonus ?points is|are decreased|reduced by {n:Int}",
		"AddBonus(Problem && Here, -n)"),
	say("Mods", "this card 's Problem has {n:Int} more|additional bonus points|point", "AddBonus(Problem && Here, n)"),
	say("Mods", "this card 's Problem has {n:Int} less|fewer bonus points|point", "AddBonus(Problem && Here, -n)"),
	say("Mods", "{w:Their} hand size limit|limits is|are increased by {n:Int}", "AddHandSize(w, n)"),
	say("Mods", "{w:Their} hand size limit|limits is|are decreased|reduced by {n:Int}", "AddHandSize(w, -n)"),
}

// featureCosts are what it costs to play, to move, to challenge and to rally (204, 508).
func featureCosts() (all []template) {
	for _, by := range []struct{ words, n string }{{"less", "-n"}, {"more", "n"}} {
		cost := " {n:Bracketed} " + by.words
		add := func(words, event string) {
			all = append(all, say("Mods", words, "AddCost("+by.n+", "+event+")"))
		}
		add("your first {d:Noun/s} each turn costs"+cost+" (?to play)", "First(Played(You, d), Turn)")
		add("the first {d:Noun/s} you play during|on each of your turns costs"+cost+" (?to play)",
			"First(Played(You, d), Turn)")
		add("{d:Noun} you play on {h:Some/s} cost"+cost+" (?to play)", "Played(You, d, h)")
		add("{d:Noun} opponents play on {h:Some/s} cost"+cost+" (?to play)", "Played(Opponents, d, h)")
		add("you pay"+cost+" to play {d:Noun} on {h:Some/s}", "Played(You, d, h)")
		add("opponents ?must pay"+cost+" to play {d:Noun} on {h:Some/s}", "Played(Opponents, d, h)")
		for _, on := range []string{" on {h:Some/s}", " on {h:Some}"} {
			add("{d:Noun} cost"+cost+" to play"+on, "Played(Players, d, h)")
			add("{who:Player@} must pay"+cost+" to play {d:Noun}"+on, "Played(who, d, h)")
		}
		add("{d:Noun} you play on {h:Some} cost"+cost+" (?to play)", "Played(You, d, h)")
		add("{d:Noun} opponents play on {h:Some} cost"+cost+" (?to play)", "Played(Opponents, d, h)")
		for _, away := range []struct{ words, from string }{{"here", "Here"}, {"{a:Area}", "At(a)"}} {
			add("{who:Player@} <pay>"+cost+" to move {d:Noun} away from "+away.words, "Moved(who, d && "+away.from+")")
			add("{who:Player@} must pay"+cost+" to move {d:Noun} away from "+away.words,
				"Moved(who, d && "+away.from+")")
		}
		for _, what := range []struct{ words, event string }{
			{"play {d:Any}", "Played(who, d)"}, {"play {d:Any/s}", "Played(who, d)"},
			{"move {d:Any}", "Moved(who, d)"}, {"move {d:Any/s}", "Moved(who, d)"},
			{"challenge {d:Any}", "Challenged(who, d)"}, {"challenge {d:Any/s}", "Challenged(who, d)"},
			{"rally {d:Any}", "Rallied(who, d)"}, {"rally {d:Any/s}", "Rallied(who, d)"},
			{"challenge {d:Certain/s}", "Challenged(who, d)"}, {"move {d:Certain/s}", "Moved(who, d)"},
		} {
			add("it costs {who:Player}"+cost+" to "+what.words, what.event)
			if !strings.Contains(what.words, "play") {
				add("it costs"+cost+" to "+what.words, strings.Replace(what.event, "who", "Players", 1))
			}
		}
		add("rallying costs {who:Player}"+cost, "Rallied(who)")
	}
	return append(all,
		say("Mods", "as an additional cost to move {c:Certain/s} , pay {n:Bracketed}", "AddCost(n, Moved(Players, c))"))
}

// featureHeadings are timing phrases with a condition, a limit or another timing phrase (703.1, 512).
func featureHeadings() (all []template) {
	for _, when := range []struct{ words, notation string }{
		{"{t:Heading} : if|while {x:Condition} ,", "Timing(t)\nActivateOnlyIf(x)"},
		{"{t:Heading} or {u:Heading} :", "Timing(t, u)"},
		{"{t:Heading} : once each|per game ,", "Timing(t)\nOnce(Game)"},
		{"{t:Heading} : once each|per phase ,", "Timing(t)\nOnce(Phase)"},
		{"{t:Heading} : once each|per faceoff ,", "Timing(t)\nOnce(Faceoff)"},
	} {
		all = append(all, say("Ability", when.words+" {c:Cost} to {do:Deeds}", when.notation+"\nCost(c)\ndo"))
		if !strings.Contains(when.words, "Condition") {
			all = append(all, say("Ability", when.words+" {do:Deeds}", when.notation+"\ndo"),
				say("Ability", when.words+" you may {c:Cost} to {do:Deeds}", when.notation+"\nCost(c)\ndo"))
		}
	}
	return all
}

// faceoffsOfTwo are faceoffs in which two are involved (514.2).
func faceoffsOfTwo() (all []template) {
	for _, two := range []string{"{c:Certain/s} and {d:Any/s}", "both {c:Certain/s} and {d:Any/s}",
		"{d:Any/s} and {c:Certain/s}"} {
		of := "{f:FaceoffTime} involving " + two
		if two != "{c:Certain/s} and {d:Any/s}" {
			all = append(all,
				say("Happening", "{who:Player@} <win> "+of, "Where(FaceoffWon(who, f, c), Any(d && IsInvolved))"))
		}
		all = append(all,
			say("Moment", "the start of "+of, "Where(FaceoffStarts(f, c), Any(d && IsInvolved))"),
			say("Moment", "the end of "+of, "Where(FaceoffEnds(f, c), Any(d && IsInvolved))"),
			say("Happening", "{who:Player@} <lose> "+of, "Where(FaceoffLost(who, f, c), Any(d && IsInvolved))"),
			say("Meantime", "during "+of, "IsFaceoffInvolving(c, f) && Any(d && IsInvolved)"))
	}
	return all
}

// countersPut are counters that are put on cards and removed from them (519).
func countersPut() (all []template) {
	for _, counter := range []struct{ one, several, word string }{
		{"a +1 power counter", "+1 power counters", ""}, {"a {k:Counter} counter", "{k:Counter} counters", ", k"},
	} {
		all = append(all,
			say("Happening", counter.one+" is put|placed on {c:Some/s}", fmt.Sprintf("CountersPut(c%s)", counter.word)),
			say("Happening", "one|1 or more "+counter.several+" are put|placed on {c:Some/s}",
				fmt.Sprintf("CountersPut(c%s)", counter.word)),
			say("Happening", counter.one+" is removed from {c:Some/s}",
				fmt.Sprintf("CountersRemoved(c%s)", counter.word)),
			say("Happening", "you remove "+counter.one+" from {c:Some/s}",
				fmt.Sprintf("CountersRemoved(You, c%s)", counter.word)),
			say("Ability", "{t:Heading} : remove all "+counter.several+" from {o:Certain/s} to {do:Deeds}",
				fmt.Sprintf("Timing(t)\nm := Counters(o%[1]s)\nCost(RemoveCounters(o, m%[1]s))\ndo", counter.word)))
	}
	return all
}

// comingTogether are conditions about two players that come to be so (704.1).
var comingTogether = []template{
	say("Happening", "{w:ThePlayer} have|has more points than {x:ThePlayer}", "BecomesSo(ScoreOf(w) > ScoreOf(x))"),
	say("Happening", "{w:ThePlayer} have|has fewer|less points than {x:ThePlayer}",
		"BecomesSo(ScoreOf(w) < ScoreOf(x))"),
	say("Happening", "{w:Whom} have|has|control|controls more {d:Noun} than {x:Whom}",
		"BecomesSo(Count(d && ControlledBy(w)) > Count(d && ControlledBy(x)))").
		without("in your", "in their", "in hand"),
	say("Happening", "{w:Whom} have|has|control|controls fewer {d:Noun} than {x:Whom}",
		"BecomesSo(Count(d && ControlledBy(w)) < Count(d && ControlledBy(x)))").
		without("in your", "in their", "in hand"),
}

// soMuchAtOnce are how many tokens and points somebody gains, pays, loses and scores at once (704.1).
func soMuchAtOnce() (all []template) {
	for n, words := range []string{"two|2", "three|3", "four|4", "five|5"} {
		for _, a := range []struct{ verb, amount, event string }{
			{"gain", " or more action tokens", "TokensGained"}, {"lose", " or more action tokens", "TokensLost"},
			{"score", " or more points (?at once)", "PointsScored"},
			{"score", " or more points with {c:Certain/s} (?at once)", "PointsScored"},
		} {
			whom := "who"
			if strings.Contains(a.amount, "{c") {
				whom = "who, c"
			}
			all = append(all, say("Ability", "when|whenever {who:Player@} <"+a.verb+"> "+words+a.amount+" , {do:Body}",
				fmt.Sprintf("_, _, much := When(%s(%s))\nif much >= %d {\ndo\n}", a.event, whom, n+2)))
		}
	}
	for _, a := range []struct{ verb, event string }{{"gain|receive", "TokensGained"}, {"lose", "TokensLost"}} {
		all = append(all, say("Ability", "when|whenever {who:Player@} <"+a.verb+"> at least {n:Bracketed} , {do:Body}",
			"_, _, much := When("+a.event+"(who))\n"+given("much >= n", "do")).without("[1]"))
		all = append(all, say("Ability", "when|whenever {who:Player@} <"+a.verb+"> {n:Bracketed} or more , {do:Body}",
			"_, _, much := When("+a.event+"(who))\n"+given("much >= n", "do")))
	}
	return all
}

// ifItCant is what is done where something else can't be (707.2).
var ifItCant = []template{
	say("Deeds", "{p:Payment} . if you can't , {more:Body}", "if !p {\nmore\n}").without("retire another"),
	say("Deeds", "{p:Payment} . if you don't , {more:Body}", "if !p {\nmore\n}").noneAfter("if you do"),
}
