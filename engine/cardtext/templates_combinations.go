package cardtext

import (
	"fmt"
	"strings"
)

// How parts join that the nine sets join in a few ways each: any event triggers, is reacted to
// and ends what lasts, at any time and under any condition; any modifier lasts as long as any
// other; any number is compared with any other. These are only read.

// joints are all of them.
func joints() (all []template) {
	for _, list := range [][]template{
		triggers, reactions, durations, tallies(), numbersOfAll, places, verbsAtProblems(), costsOfAll(), firsts(),
		restOfDescribed, grants, swaps(), moreParts,
	} {
		all = append(all, list...)
	}
	return all
}

// triggers are when triggered abilities work (704.1), each with any condition.
var triggers = []template{
	say("Event", "{e:Happening} {m:Meantime}", "Where(e, m)"),
	say("Event", "{e:Happening} while {c:Condition}", "Where(e, c)"),
	say("Event", "{e:Happening} {m:Meantime} while {c:Condition}", "Where(e, m && c)"),
	say("Trigger", "when|whenever {e:Event}", "When(e)"),
	say("Trigger", "at {e:Moment}", "When(e)"),
	say("Trigger", "at {e:Moment} while {c:Condition}", "When(Where(e, c))"),
	say("Trigger", "when|whenever {e:Event} for the first time {t:PerTime}", "When(First(e, t))"),
	say("Trigger", "the first time {e:Event} {t:PerTime}", "When(First(e, t))"),
	say("Trigger", "the first time {t:PerTime} {e:Event}", "When(First(e, t))"),
	say("Trigger", "the first time {t:PerTime} that {e:Event}", "When(First(e, t))"),
	say("Trigger", "once {t:PerTime} , when|whenever {e:Event}", "Once(t)\nWhen(e)"),
	say("Trigger", "once {t:PerTime} , at {e:Moment}", "Once(t)\nWhen(e)"),
	say("Trigger", "{m:Meantime} , when|whenever {e:Happening}", "When(Where(e, m))"),
	say("Trigger", "while {c:Condition} , when|whenever {e:Happening}", "When(Where(e, c))"),
	say("Trigger", "while {c:Condition} , at {e:Moment}", "When(Where(e, c))"),
	say("Ability", "{h:Trigger} , {do:Body}", "h\ndo"),
	say("Ability", "{h:Trigger} , if {c:Condition} , {do:Body}", "h\n"+given("c", "do")).ending("do"),
	say("Ability", "{h:Trigger} , {do:Body} . this ability triggers|works only once {t:PerTime}", "Once(t)\nh\ndo"),
	say("Would", "{e:WouldBe} {m:Meantime}", "Where(e, m)"),
	say("Would", "{e:WouldBe} while {c:Condition}", "Where(e, c)"),
	say("IfWould", "while {c:Condition} , if {e:Would}", "Where(e, c)"),
	say("IfWould", "if {c:Condition} and {e:Would}", "Where(e, c)"),
	say("IfWould", "{m:Meantime} , if {e:Would}", "Where(e, m)"),
}

// reactions are after what Reactions can be played or activated (512.4d).
var reactions = []template{
	say("React", "Reaction : after|when {e:Event}", "Timing(Reaction)\nAfter(e)"),
	say("React", "Reaction : after|at {e:Moment}", "Timing(Reaction)\nAfter(e)"),
	say("React", "{t:Heading} Reaction : after|when {e:Event}", "Timing(t, Reaction)\nAfter(e)"),
	say("React", "{t:Heading} Reaction : after|at {e:Moment}", "Timing(t, Reaction)\nAfter(e)"),
	say("Ability", "{r:React} , {do:Deeds}", "r\ndo"),
	say("Ability", "{r:React} , {c:Cost} to {do:Deeds}", "r\nCost(c)\ndo"),
	say("Ability", "{r:React} , you may {c:Cost} to {do:Deeds}", "r\nCost(c)\ndo"),
	say("Ability", "{r:React} , you may {c:Cost} . if you do , {do:Deeds}", "r\n"+given("May(c)", "do")),
	say("Ability", "{r:React} , {do:Deeds} . activate|use this ability {l:Limit}", "r\nl\ndo"),
	say("Ability", "{r:React} , {c:Cost} to {do:Deeds} . activate|use this ability {l:Limit}", "r\nl\nCost(c)\ndo"),
	say("Ability", "{r:React} , you may {c:Cost} to {do:Deeds} . activate|use this ability {l:Limit}",
		"r\nl\nCost(c)\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} : {do:Body}", "Timing(t)\nCost(c)\ndo"),
}

// durations are how long something is so (708.2): any event can be the end.
var durations = []template{
	say("End", "{e:Happening}", "e"),
	say("End", "the end of {w:Their} {t:Time}", "EndOf(t, w)"),
	say("End", "the end of the {t:Time}", "EndOf(t)"),
	say("Lasts", "until {e:End}", "e"),
	say("Lasts", "until {e:End} or {f:End}", "e || f"),
	say("Lasts", "{t:ThisTime}", "EndOf(t)"),
	say("Lasts", "for the rest of the|this turn", "EndOf(Turn)"),
	say("Lasts", "for the rest of the|this phase", "EndOf(Phase)"),
	say("Lasts", "for the rest of the|this faceoff", "EndOf(Faceoff)"),
	say("Lasts", "during this|that|the faceoff", "EndOf(Faceoff)"),
	say("Sentence", "{m:Mods} {l:Lasts}", "for Until(l) {\nm\n}"),
	say("Deeds", "{m:Mods} {l:Lasts}", "for Until(l) {\nm\n}"),
	say("Deeds", "{l:Lasts} , {m:Mods}", "for Until(l) {\nm\n}"),
	say("Deeds", "{m:Mods} {l:Lasts} . {more:Body}", "for Until(l) {\nm\n}\nmore"),
	say("Deeds", "{l:Lasts} , {m:Mods} . {more:Body}", "for Until(l) {\nm\n}\nmore"),
	say("Deeds", "{m:Mods} {l:Lasts} if {c:Condition}", given("c", "for Until(l) {\nm\n}")),
	say("Deeds", "{m:Mods} {l:Lasts} unless {c:Condition}", given("!c", "for Until(l) {\nm\n}")),
	say("Deeds", "{do:Do} and {m:Mods} {l:Lasts}", "do\nfor Until(l) {\nm\n}"),
	say("Deeds", "{do:Do} , and {m:Mods} {l:Lasts}", "do\nfor Until(l) {\nm\n}"),
	say("Deeds", "{m:Mods} {l:Lasts} and {do:Do}", "for Until(l) {\nm\n}\ndo"),
	say("Deeds", "{s:Subject@} <get|gain|have> {n:Signed} power {l:Lasts} for each {p:Each}",
		"for Until(l) {\nAddPower(s, n*p)\n}"),
	say("Deeds", "you may have {s:Subject} {m:Mod} {l:Lasts}", given("May()", "for Until(l) {\nm\n}")).of("s"),
	say("Deeds", "have {s:Subject} {m:Mod} {l:Lasts}", "for Until(l) {\nm\n}").of("s"),
	say("Deed", "<give> {o:Object} {g:Gained} {l:Lasts}", "for Until(l) {\ng\n}").of("o"),
	say("Deed", "<give> {o:Object} {g:Gained} and {h:Gained} {l:Lasts}", "for Until(l) {\ng\nh\n}").of("o"),
	say("Deed", "<give> {o:Object} {n:Signed} power {l:Lasts} for each {p:Each}",
		"for Until(l) {\nAddPower(o, n*p)\n}"),
	say("Deed", "<prevent> {o:Object} from being {v:Forbidden} {l:Lasts}", "for Until(l) {\nCant(v)\n}").of("o"),
	say("Deed/s", "gets {n:Signed} power {l:Lasts}", "for Until(l) {\nAddPowerTotal(by, n)\n}"),
	say("Sentence", "gain control of {o:Object} {l:Lasts}", "for Until(l) {\nGainControl(o)\n}"),
}

// grants are what cards come to have (708.1), any of it with any other.
var grants = []template{
	say("Gained", "{n:Signed} power for each {p:Each}", "AddPower(subject, n*p)"),
	say("Gained", "{n:Signed} {c:Color}", "AddPower(subject, n, c)"),
	say("Gained", "{n:Signed} {c:Color} for each {p:Each}", "AddPower(subject, n*p, c)"),
	say("Gained", "the {t:Trait} trait", "HasTrait(subject, t)"),
	say("Gained", "{k:Keyword} {x:Int} for each {p:Each}", "HasKeyword(subject, k, x*p)"),
	say("Gained", "{k:Keyword} X , where X is {n:Number}", "HasKeyword(subject, k, n)"),
	say("Mod", "<have|get|gain> {g:Gained}", "g"),
	say("Mod", "<lose> {k:Keyword} and can't gain|have {k:Keyword}", "LosesKeyword(subject, k)"),
	say("Mod", "<lose> {k:Keyword} and {l:Keyword}", "LosesKeyword(subject, k)\nLosesKeyword(subject, l)"),
	say("Mod", "<lose> all traits", "LosesTraits(subject)"),
	say("Mod", "<lose> the {t:Trait} trait", "LosesTraits(subject, t)"),
	say("Mod", "<be> every color", allColors),
	say("Mod", "<be|have> all colors", allColors),
	say("Mods", "{s:Certain/s} {m:Mod/s} while {c:Elided}", given("c", "m")).of("s"),
	say("Mods", "{s:Subject@} {m:Mod@} while involved in {f:FaceoffTime}",
		given("During(f)", "m")).of("s && IsInvolved").
		without("a faceoff"),
	say("Mods", "{s:Subject@} {m:Mod@} {x:Meantime}", given("x", "m")).of("s"),
}

const allColors = "HasColor(subject, White)\nHasColor(subject, Purple)\nHasColor(subject, Yellow)\n" +
	"HasColor(subject, Orange)\nHasColor(subject, Blue)\nHasColor(subject, Pink)"

// tallies are what is counted of a player, compared with a number and with another player (105).
func tallies() []template {
	all := []template{
		say("Whom", "an opponent 's opponent", "You"),
		say("Condition", "{d:Any@} <be> {t:State}", "Any(d && t)"),
		say("Condition", "{h:HowMany} {d:Noun} are {t:State}", "h").counting("Count(d && t)"),
		say("Condition", "{h:HowMany} of {o:Own} {d:Noun} are {t:State}", "h").counting("Count(d && o && t)"),
		say("Condition", "all of {o:Own} {d:Noun} are {t:State}", "!Any(d && o && !t)"),
		say("Condition", "{w:Their} hand has|contains {h:HowMany} {d:Noun} ?in ?it",
			"h").counting("Count(d && In(Hand, w))"),
		say("Condition", "{w:Their} discard pile has|contains {h:HowMany} {d:Noun} ?in ?it", "h").
			counting("Count(d && In(DiscardPile, w))"),
		say("Condition", "{w:Their} discard pile has|contains {d:Any@} ?in ?it", "Any(d && In(DiscardPile, w))"),
		say("Condition", "{w:Their} deck has|contains {h:HowMany} {d:Noun} ?in ?it", "h").
			counting("Count(d && In(DrawDeck, w))"),
		say("Condition", "there are {h:HowMany} {d:Noun} in {w:Their} discard pile|piles", "h").
			counting("Count(d && In(DiscardPile, w))"),
		say("ThePlayer", "you", "You"),
		say("ThePlayer", "an|your|any|each opponent", "Opponent"),
		say("ThePlayer", "that player|opponent", "refPlayer"),
		say("ThePlayer", "they", "refPlayer"),
		say("ThePlayer", "the turn player", "TurnPlayer"),
	}
	for _, tally := range []struct{ words, number, who string }{
		{"{d:Noun}", "Count(d && ControlledBy(%s))", "Whom"},
		{"cards in their|your hand|hands", "Count(In(Hand, %s))", "Whom"},
		{"cards in their|your discard pile|piles", "Count(In(DiscardPile, %s))", "Whom"},
		{"action tokens|token", "TokensOf(%s)", "ThePlayer"},
		{"points|point", "ScoreOf(%s)", "ThePlayer"},
		{"power {a:Attribute}", "Power(Character && ControlledBy(%s) && a)", "Whom"},
		{"different colors among their|your {d:Noun}", "ColorCount(d && ControlledBy(%s))", "Whom"},
	} {
		has := "{w:" + tally.who + "} have|has|control|controls "
		than := " than {x:" + tally.who + "}"
		of := func(who string) string { return fmt.Sprintf(tally.number, who) }
		all = append(all,
			say("Condition", has+"{h:HowMany} "+tally.words, "h").counting(of("w")),
			say("Condition", has+"{h:HowMany} more "+tally.words+than, "h").counting(of("w")+"-"+of("x")),
			say("Condition", has+"{h:HowMany} fewer|less "+tally.words+than, "h").counting(of("x")+"-"+of("w")),
			say("Condition", has+"more "+tally.words+than, of("w")+" > "+of("x")),
			say("Condition", has+"fewer|less "+tally.words+than, of("w")+" < "+of("x")),
			say("Condition", has+"as many|much "+tally.words+" as {x:"+tally.who+"}", of("w")+" == "+of("x")),
			say("Condition", has+"twice as many|much "+tally.words+" as {x:"+tally.who+"}", of("w")+" == 2*"+of("x")))
	}
	return all
}

// numbersOfAll take any number where a number of any kind is asked for (105).
var numbersOfAll = []template{
	say("HowMany", "less|lower|fewer than {n:Number}", "counted < n"),
	say("HowMany", "more|greater|higher than {n:Number}", "counted > n"),
	say("HowMany", "less|lower|fewer than or equal to {n:Number}", "counted <= n"),
	say("HowMany", "equal to or less|lower|fewer than {n:Number}", "counted <= n"),
	say("HowMany", "greater|higher|more than or equal to {n:Number}", "counted >= n"),
	say("HowMany", "equal to or greater|higher|more than {n:Number}", "counted >= n"),
	say("HowMany", "equal to {n:Number}", "counted == n"),
	say("HowMany", "at least {n:Number}", "counted >= n"),
	say("HowMany", "at most {n:Number}", "counted <= n"),
	say("HowMany", "{n:Int} or greater|higher", "counted >= n"),
	say("HowMany", "{n:Int} or lower", "counted <= n"),
	say("Attribute", "with {c:Counter} counters {h:HowMany}", "h").counting("Counters(c)"),
	say("Attribute", "with a power|cost {h:HowMany}", "h").counting("Power"),
	say("Attribute", "with cost of {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with a printed power of {h:HowMany}", "h").counting("PrintedPower"),
	say("Attribute", "with a power of {h:HowMany}", "h").counting("Power"),
	say("Attribute", "with that much|many power", "Power == refNumber"),
	say("Attribute", "with printed power higher|greater|more than its power", "PrintedPower > Power"),
	say("Number", "{c:Certain/s} 's printed cost", "CostOf(c)"),
	say("Number", "{n:Int} plus {m:Number}", "n+m"),
	say("Number", "{n:Int} more than {m:Number}", "m+n"),
	say("Number", "{n:Int} less|fewer than {m:Number}", "m-n"),
	say("Number", "twice {n:Number}", "2*n"),
	say("Number", "the highest power among {d:Noun}", "HighestPower(d)"),
	say("Number", "the highest power among {o:Own} {d:Noun}", "HighestPower(d && o)"),
	say("Number", "the total power of {d:Noun}", "Power(d)"),
	say("Number", "the power of {o:Object}", "Power(o)").without("with the"),
	say("Number", "the cost of {o:Object}", "CostOf(o)"),
	say("Number", "the number of colors among {d:Noun}", "ColorCount(d)"),
	say("Number", "{w:Their} home limit", "HomeLimitOf(w)"),
	say("Deed", "<draw> cards until you have as many cards in your hand as {w:Whom}",
		"Draw(by, MoreBy(Count(In(Hand, w)), Count(In(Hand, by))))"),
	say("Mods", "{c:Certain/s} 's power is increased by {n:Number}", "AddPower(c, n)"),
	say("Mods", "{c:Certain/s} 's power is decreased|reduced by {n:Number}", "AddPower(c, -n)"),
	say("Mod", "<have|get> +X power , where X is {n:Number}", "AddPower(subject, n)"),
	say("Mod", "<have|get|gain> power equal to {n:Number}", "SetPower(subject, n)"),
	say("Mod", "<have|get> additional power equal to {n:Number}", "AddPower(subject, n)"),
}

// places are Problems by who or what is there (501).
var places = []template{
	say("Which", "with {d:Some}", "With(d)"),
	say("Which", "with {d:Some/s}", "With(d)"),
	say("Which", "with no {d:Noun}", "!With(d)"),
	say("Which", "with {h:HowMany} {d:Noun}", "h").counting("HowManyThere(d)").without("no"),
	say("Which", "with {h:HowMany} of {o:Own} {d:Noun}", "h").counting("HowManyThere(d && o)").without("no"),
	say("Which", "where|at which {w:Whom} have|has|control|controls {h:HowMany} {d:Noun}", "h").
		counting("HowManyThere(d && ControlledBy(w))").without("no"),
	say("Which", "{w:Whom} have|has {h:HowMany} {d:Noun} at",
		"h").counting("HowManyThere(d && ControlledBy(w))").without("no"),
	say("Which", "{w:Whom} have|has no {d:Noun} at", "!With(d && ControlledBy(w))"),
	say("Which", "where|at which {w:Whom} have|has|control|controls no {d:Noun}", "!With(d && ControlledBy(w))"),
	say("Which", "where there is|are {d:Any@}", "With(d)"),
	say("Destination", "a|any Problem {p:Which}", "AreaOf(Problem && p)"),
	say("Attribute", "at a Problem {p:Which}", "AnyProblem && p"),
	say("Attribute", "at Problems {p:Which}", "AnyProblem && p"),
	say("Attribute", "at a Problem where|at which {w:Whom} have|has|control|controls {d:Any@}",
		"AnyProblem && With(d && ControlledBy(w))"),
	say("Attribute", "at Problems where|at which {w:Whom} have|has|control|controls {d:Any@}",
		"AnyProblem && With(d && ControlledBy(w))"),
	say("State", "at a Problem {p:Which}", "AnyProblem && p"),
	say("Happening", "{who:Player@} <confront> a Problem {p:Which}", "Confronted(who, AreaOf(Problem && p))"),
	say("Happening", "{who:Player@} <confront> a Problem where|at which {w:Whom} have|has {d:Any@}",
		"Confronted(who, AreaOf(Problem && With(d && ControlledBy(w))))"),
	say("Happening", "{who:Player@} <confront> a Problem {w:Whom} have|has {d:Any@} at",
		"Confronted(who, AreaOf(Problem && With(d && ControlledBy(w))))"),
	say("Condition", "a faceoff is here", "Is(This, FaceoffArea)"),
	say("Condition", "a faceoff is at this card 's Problem", "Is(This, FaceoffArea)"),
	say("Condition", "there is a faceoff here", "Is(This, FaceoffArea)"),
	say("Condition", "there is a faceoff at this card 's Problem", "Is(This, FaceoffArea)"),
	say("Area", "that faceoff 's Problem", "FaceoffArea"),
	say("Area", "the faceoff 's Problem", "FaceoffArea"),
	say("Attribute", "in the|this|a|that faceoff", "IsInvolved"),
	say("Attribute", "that player has at {a:Area}", "ControlledBy(refPlayer) && At(a)"),
	say("Attribute", "you have in play", "Yours"),
	say("Attribute", "{w:Whom} have|has in play", "ControlledBy(w)"),
	say("Attribute", "{w:Whom} have|has here", "ControlledBy(w) && Here"),
	say("Attribute", "{w:Whom} have|has at {a:Area}", "ControlledBy(w) && At(a)"),
	say("Attribute", "other than {c:Certain/s}", "!c"),
	say("Meantime", "during {f:FaceoffTime} here", "During(f) && Is(This, FaceoffArea)"),
	say("Meantime", "outside {w:Their} {t:Time}", "!During(t, w)"),
	say("Meantime", "outside ?of ?the {t:Time}", "!During(t)"),
	say("Meantime", "outside ?of faceoffs", "!During(Faceoff)"),
	say("Involving", "{c:Some/s}", "c"),
	say("Involving", "{c:Some}", "c"),
	say("Involving", "one|1 or more {d:Noun}", "d"),
	say("Involving", "one|1 or more of {o:Own} {d:Noun}", "d && o"),
	say("Involving", "at least one|1 {d:Noun/s}", "d"),
	say("Involving", "at least one|1 of {o:Own} {d:Noun}", "d && o"),
	say("Moment", "the start of {f:FaceoffTime} involving {c:Involving}", "FaceoffStarts(f, c)"),
	say("Moment", "the end of {f:FaceoffTime} involving {c:Involving}", "FaceoffEnds(f, c)"),
	say("Moment", "the end of {f:FaceoffTime} here", "FaceoffEnds(f, Here)"),
	say("Moment", "the start of {f:FaceoffTime} at {a:Area}", "FaceoffStarts(f, a)"),
	say("Moment", "the end of {f:FaceoffTime} at {a:Area}", "FaceoffEnds(f, a)"),
	say("Happening", "{who:Player@} <win> {f:FaceoffTime} involving {c:Involving}", "FaceoffWon(who, f, c)"),
	say("Happening", "{who:Player@} <lose> {f:FaceoffTime} involving {c:Involving}", "FaceoffLost(who, f, c)"),
	say("Happening", "{who:Player@} <win> {f:FaceoffTime} at {a:Area}", "FaceoffWon(who, f, a)"),
	say("Happening", "{who:Player@} <lose> {f:FaceoffTime} at {a:Area}", "FaceoffLost(who, f, a)"),
	say("Meantime", "during {f:FaceoffTime} involving {c:Involving}", "IsFaceoffInvolving(c, f)"),
	say("Happening", "{who:Player@} <win> {f:FaceoffTime} involving {h:HowMany} of {o:Own} {d:Noun}",
		"Where(FaceoffWon(who, f), h)").counting("Count(d && o && IsInvolved)"),
	say("Happening", "{who:Player@} <lose> {f:FaceoffTime} involving {h:HowMany} of {o:Own} {d:Noun}",
		"Where(FaceoffLost(who, f), h)").counting("Count(d && o && IsInvolved)"),
	say("Happening", "one of your {d:Noun} wins {f:FaceoffTime}", "FaceoffWon(You, f, d && Yours)"),
	say("Happening", "one of your {d:Noun} loses {f:FaceoffTime}", "FaceoffLost(You, f, d && Yours)"),
	say("Happening", "an opposing {d:Noun/s} wins {f:FaceoffTime}", "FaceoffWon(Opponents, f, d && Opposing)"),
	say("Happening", "an opposing {d:Noun/s} loses {f:FaceoffTime}", "FaceoffLost(Opponents, f, d && Opposing)"),
}

// verbsAtProblems are what is done at one Problem to all there, and at each Problem to one there.
func verbsAtProblems() (all []template) {
	for _, verb := range []struct{ word, effect string }{
		{"exhaust", "Exhaust(%s)"}, {"ready", "Ready(%s)"}, {"frighten", "Frighten(%s)"},
		{"unfrighten", "Unfrighten(%s)"},
		{"dismiss", "Dismiss(%s)"}, {"banish", "Banish(%s)"}, {"retire", "Retire(%s)"}, {"uncover", "Uncover(%s)"},
	} {
		does := func(what string) string { return fmt.Sprintf(verb.effect, what) }
		for _, cards := range []struct{ words, which string }{
			{"all {d:Plain}", "d"}, {"all of {o:Own} {d:Plain}", "d && o"}, {"all other {d:Plain}", "d && !refOther"},
			{"all {d:Plain} {t:Attribute}", "d && t"}, {"all of {o:Own} {d:Plain} {t:Attribute}", "d && o && t"},
		} {
			all = append(all, say("Deed", "<"+verb.word+"> "+cards.words+" at one|1 Problem",
				"it := Choose(1, Problem, by)\n"+does(cards.which+" && AreaOf(it)")))
		}
		for _, cards := range []struct{ words, which string }{
			{"a|an|one|1 {d:Noun/s}", "d && AreaOf(it)"},
			{"one|1 of {o:Own} {d:Noun}", "d && o && AreaOf(it)"},
			{"a|an|the {d:Noun/s} with the highest|most|greatest power", "MostPower(d && AreaOf(it))"},
			{"a|an|the {d:Noun/s} with the lowest|least power", "LeastPower(d && AreaOf(it))"},
		} {
			all = append(all, say("Deed", "<"+verb.word+"> "+cards.words+" at each Problem",
				"for it := range Each(Problem) {\nit2 := Choose(1, "+cards.which+", by)\n"+does("it2")+"\n}"))
		}
	}
	return all
}

// firsts are what is done for the first time in a turn, phase or faceoff (704.1), and how often
// something was done in it.
func firsts() (all []template) {
	for _, a := range []struct{ verb, past, event string }{
		{"play", "played", "Played(%s, d)"}, {"move", "moved", "Moved(%s, d)"}, {"retire", "retired", "Retired(%s, d)"},
		{"dismiss", "dismissed", "Dismissed(%s, d)"}, {"discard", "discarded", "Discarded(%s, d)"},
		{"exhaust", "exhausted", "Exhausted(%s, d)"}, {"ready", "readied", "Readied(%s, d)"},
		{"frighten", "frightened", "Frightened(%s, d)"}, {"banish", "banished", "Banished(%s, d)"},
		{"uncover", "uncovered", "Uncovered(%s, d)"},
		{"flip", "flipped", "Flipped(%s, d)"}, {"defeat", "defeated", "Defeated(%s, d)"},
		{"challenge", "challenged", "Challenged(%s, d)"}, {"draw", "drawn", "Drawn(%s, d)"},
	} {
		who, you := fmt.Sprintf(a.event, "who"), fmt.Sprintf(a.event, "You")
		all = append(all,
			say("Happening", "you "+a.verb+" your first {d:Noun/s} {t:PerTime}", "First("+you+", t)"),
			say("Happening", "{who:Player/s} "+conjugated(a.verb, singular)+" their first {d:Noun/s} {t:PerTime}",
				"First("+who+", t)"),
			say("Each", "{d:Noun/s} {who:Player@} <have> "+a.past+" {t:ThisTime}", "HowOften("+who+", t)"),
			say("Number", "the number of {d:Noun} {who:Player@} <have> "+a.past+" {t:ThisTime}",
				"HowOften("+who+", t)"))
		if a.past != "drawn" {
			all = append(all, say("Each", "{d:Noun/s} {who:Player} "+a.past+" {t:ThisTime}", "HowOften("+who+", t)"))
		}
	}
	for _, a := range []struct{ words, event string }{
		{"score %s first point", "PointsScored(%s)"}, {"confront %s first Problem", "Confronted(%s)"},
		{"win %s first faceoff", "FaceoffWon(%s)"}, {"lose %s first faceoff", "FaceoffLost(%s)"},
	} {
		all = append(all, say("Happening", "you "+fmt.Sprintf(a.words, "your")+" {t:PerTime}",
			"First("+fmt.Sprintf(a.event, "You")+", t)"))
	}
	return append(all,
		say("Each", "{d:Noun/s} {p:Passive} {t:ThisTime}", "HowOften(p, t)").of("d"),
		say("Each", "{d:Noun/s} that was|has ?been {p:Passive} {t:ThisTime}", "HowOften(p, t)").of("d"))
}

// restOfDescribed are those of a sort that weren't chosen.
var restOfDescribed = []template{
	say("Deeds", "each player {do:Do/s} . {more:Body}", eachPlayer("do\nmore")).by("who").ifSaid("refRest"),
	say("Deeds", "each opponent {do:Do/s} . {more:Body}", eachOpponent("do\nmore")).by("who").ifSaid("refRest"),
}

// swaps are cards that go to each other's areas.
func swaps() (all []template) {
	const then = "place := AreaOf(it)\nMove(it, AreaOf(it2), by)\nMove(it2, place, by)"
	for _, cards := range []struct{ words, which string }{
		{"a|an {d:Noun/s}", "d"}, {"another {d:Noun/s}", "d && !refOther"}, {"one|1 of {o:Own} {d:Noun}", "d && o"},
		{"another one|1 of {o:Own} {d:Noun}", "d && o && !refOther"},
		{"one|1 of {o:Own} other {d:Noun}", "d && o && !refOther"},
	} {
		all = append(all, say("Deed", "<swap|switch> {c:Certain/s} with "+cards.words,
			"it2 := Choose(1, "+cards.which+", by)\n"+strings.NewReplacer("(it)", "(c)", "(it,", "(c,").Replace(then)).
			without("discard pile", "hand", "deck", "banished zone"))
	}
	return append(all,
		say("Deed", "<swap|switch> two|2 {d:Noun}",
			"it := Choose(1, d, by)\nit2 := Choose(1, d && !it, by)\n"+then),
		say("Deed", "<swap|switch> two|2 of {o:Own} {d:Noun}",
			"it := Choose(1, d && o, by)\nit2 := Choose(1, d && o && !it, by)\n"+then),
		say("Deed", "<swap|switch> two|2 {d:Noun} at different Problems",
			"it := Choose(1, d && AnyProblem, by)\nit2 := Choose(1, d && AnyProblem && !AreaOf(it), by)\n"+then))
}

// moreParts are what is done and by whom, and what happens, in the ways that are left.
var moreParts = []template{
	say("Happening", "{c:Some@} <move>", "Moved(c)"),
	say("Happening", "{c:Some@} <move> here", "Moved(c, Here)"),
	say("Happening", "{c:Some@} <move> home", "Moved(c, Home)"),
	say("Happening", "{c:Some@} <move> to {a:Destination}", "Moved(c, a)"),
	say("Happening", "{c:Some@} <move> from {x:Area} to {a:Destination}", "Moved(c, a, x)"),
	say("Passive", "moved by an effect|effects|ability", "MovedByEffect(subject)"),
	say("Passive", "put into {w:Owners} hand from play", "EntersHand(subject, PlayZone)"),
	say("Passive", "put into an opponent 's hand from play", "EntersHand(subject && OwnedBy(Opponents), PlayZone)"),
	say("Passive", "put into your hand from play", "EntersHand(subject && OwnedBy(You), PlayZone)"),
	say("WouldBe", "{who:Player@} would gain ?one|1 ?or ?more action tokens", "TokensGained(who)"),
	say("Do", "{p:Payment@} again", "p"),
	say("Deed", "<flip> {n:Int} additional|more cards|card for|during this|that|the faceoff", "Flip(by, n)"),
	say("Deed", "<flip> an additional card for|during this|that|the faceoff", "Flip(by, 1)"),
	say("Deed", "<flip> {n:Int} more ?cards|card", "Flip(by, n)"),
	say("Deed", "<draw> {n:Int} more cards|card", "Draw(by, n)"),
	say("Deed", "<score> {n:Int} additional|more point", "Score(by, n)"),
	say("Deed", "<move> {o:Object} to another area", "Move(o, by)"),
	say("Deed", "<move> {o:Object} to a different area", "Move(o, by)"),
	say("Happening", "{c:Some@} <be> moved to another area", "Moved(c)"),
	say("Happening", "{c:Some@} <be> moved to a different area", "Moved(c)"),
	say("Happening", "{who:Player@} <move> {c:Some/s} to another area", "Moved(who, c)"),
	say("Happening", "{who:Player@} <move> {c:Some/s} to a different area", "Moved(who, c)"),
	say("Deed", "<look> at {w:Their} hand and <choose> a|an {d:Noun/s}",
		"it := Look(In(Hand, w), by)\nit2 := Choose(1, it && d, by)"),
	say("Deed", "<look> at {w:Their} hand and <choose> {q:Quantity} {d:Noun}",
		"it := Look(In(Hand, w), by)\nit2 := Choose(q, it && d, by)"),
	say("Deed", "<reveal> their hand and {who:Player} choose a|an {d:Noun/s} from it",
		"it := Reveal(In(Hand, by))\nit2 := Choose(1, it && d, who)"),
	say("Deeds", "{do:Do} unless you {c:Cost}", "if !May(c) {\ndo\n}"),
	say("Deeds", "{do:Do} unless {who:Actor@} {c:Payment@}", "if !May(who, c) {\ndo\n}").whoDoes("c", "who"),
	say("Deeds", "{do:Do} unless {who:Actor@} <pay> {n:Bracketed}", "if !May(who, Pay(who, n)) {\ndo\n}").
		whoDoes("n", "who"),
	say("Deeds", "have {who:Actor@} {do:Do}", "do").by("who"),
	say("Deeds", "have {who:Actor@} {do:Do} and {more:Do}", "do\nmore").by("who"),
	say("Deeds", "have each player {do:Do} and {more:Do}", eachPlayer("do\nmore")).by("who"),
	say("Deeds", "have each opponent {do:Do}", eachOpponent("do")).by("who"),
	say("Deeds", "have each opponent {do:Do} and {more:Do}", eachOpponent("do\nmore")).by("who"),
	say("Deeds", "have an|your opponent {do:Do} and {more:Do}", "who := ChoosePlayer(Opponents)\ndo\nmore").by("who"),
	say("Object", "{n:Int} {d:Noun} at random", "ChooseRandom(n, d)"),
	say("Object", "{n:Int} of {o:Own} {d:Noun} at random", "ChooseRandom(n, d && o)"),
	say("Object", "{n:Int} of them|those at random", "ChooseRandom(n, refCards)"),
	say("Payment", "<discard> {n:Int} of them|those", "Discard(by, Choose(n, refCards, by))"),
	say("Payment", "<discard> {n:Int} of them|those at random", "Discard(by, ChooseRandom(n, refCards))"),
	say("Discarded", "{q:Quantity} {d:Noun}", "Choose(q, d && In(Hand, by), by)"),
	say("Other/b", "all|both of them", "refCards"),
	say("Other/b", "both", "refCards"),
	say("Condition", "{c:Certain/s} is the only {d:Noun/s}", "Is(c, d) && !Any(d && !c)").without("at"),
	say("State", "yours", "Yours"),
	say("Ability", "while this card is in your discard pile , {m:Mods}", "WorksIn(DiscardPile)\nm"),
	say("Ability", "while this card is in your hand , {m:Mods}", "WorksIn(Hand)\nm"),
	say("Ability", "{c:Certain/s} enters play frightened", "As(EntersPlay(c))\nFrighten(c)"),
	say("Ability", "{c:Certain/s} enters play frightened if {x:Condition}",
		"As(EntersPlay(c))\n"+given("x", "Frighten(c)")),
	say("Ability", "{c:Certain/s} enters play frightened unless {x:Condition}",
		"As(EntersPlay(c))\n"+given("!x", "Frighten(c)")),
}
