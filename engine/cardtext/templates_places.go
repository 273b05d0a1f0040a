package cardtext

import (
	"fmt"
	"slices"
	"strings"
)

// Problems and areas (501): by who or what is there, and what is done to cards there. These are only read.

// places are Problems by who or what is there (501).
var places = []template{
	say("Which", "with {d:Some}", "With(d)").without("and"), // with both
	say("Which", "with {d:Some} and {e:Some}", "With(d) && With(e)"),
	say("Which", "with {d:Some/s} and {e:Some/s}", "With(d) && With(e)"),
	say("Which", "with {d:Some/s}", "With(d)"),
	say("Which", "with no {d:Noun}", "!With(d)"),
	say("Which", "with fewer|less {d:Noun} than this card 's Problem", "HowManyThere(d) < Count(d && Here)"),
	say("Which", "with more {d:Noun} than this card 's Problem", "HowManyThere(d) > Count(d && Here)"),
	say("Which", "that has no {d:Noun} ?there", "!With(d)"),
	say("Destination", "a Problem that has {d:Any/s}", "AreaOf(d && AnyProblem)"),
	say("Which", "with {h:HowMany} {d:Noun}", "h").counting("HowManyThere(d)").without("no"),
	say("Which", "with {h:HowMany} of {o:Own} {d:Noun}", "h").counting("HowManyThere(d && o)").without("no"),
	say("Which", "where|at which {w:Whom} have|has|control|controls {h:HowMany} {d:Noun}", "h").
		counting("HowManyThere(d && ControlledBy(w))").without("no"),
	say("Which", "{w:Whom} have|has {h:HowMany} {d:Noun} at",
		"h").counting("HowManyThere(d && ControlledBy(w))").without("no"),
	say("Which", "{w:Whom} have|has no {d:Noun} at", "!With(d && ControlledBy(w))"),
	say("Which", "where|at which {w:Whom} have|has|control|controls no {d:Noun}", "!With(d && ControlledBy(w))"),
	say("Which", "where there is|are {d:Any@}", "With(d)").without("and"),
	say("Which", "{w:Whom} have|has {d:Any/s} at", "With(d && ControlledBy(w))"),
	say("Destination", "the Problem of your choice", "AnyProblem"),
	say("Each", "Problem {p:Which}", "Count(Problem && p)"),
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
	say("Area", "a Problem {who:Player@} <own>", "ProblemOf(who)"),
	say("Area", "a Problem {who:Player@} <control>", "ProblemOf(who)"),
	say("Attribute", "at Problems {who:Player@} <own>", "ProblemOf(who)"),
	say("Attribute", "at Problems {who:Player@} <control>", "ProblemOf(who)"),
	say("Attribute", "at opponents' Problems", "ProblemOf(Opponents)"),
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
		"Where(FaceoffWon(who, f), h)").counting("Count(d && o && IsInvolved)").
		without("one or more", "1 or more", "at least one", "at least 1"),
	say("Happening", "{who:Player@} <lose> {f:FaceoffTime} involving {h:HowMany} of {o:Own} {d:Noun}",
		"Where(FaceoffLost(who, f), h)").counting("Count(d && o && IsInvolved)").
		without("one or more", "1 or more", "at least one", "at least 1"),
	say("Happening", "one of your {d:Noun} wins {f:FaceoffTime}", "FaceoffWon(You, f, d && Yours)"),
	say("Happening", "one of your {d:Noun} loses {f:FaceoffTime}", "FaceoffLost(You, f, d && Yours)"),
	say("Happening", "an opposing {d:Noun/s} wins {f:FaceoffTime}", "FaceoffWon(Opponents, f, d && Opposing)"),
	say("Happening", "an opposing {d:Noun/s} loses {f:FaceoffTime}", "FaceoffLost(Opponents, f, d && Opposing)"),
}

// inPlaces is what happens to cards where they are, what is said of cards at one Problem, and what
// is done to as many at one.
func inPlaces() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"dismissed", "Dismissed"}, {"retired", "Retired"}, {"banished", "Banished"}, {"exhausted", "Exhausted"},
		{"readied", "Readied"}, {"frightened", "Frightened"}, {"unfrightened", "Unfrightened"},
		{"uncovered", "Uncovered"},
		{"defeated", "Defeated"}, {"challenged", "Challenged"},
	} {
		for _, place := range []struct{ words, area string }{
			{"here", "Here"}, {"there", "refArea"}, {"at {a:Area}", "At(a)"},
		} {
			there := fmt.Sprintf("%s(subject && %s)", a.event, place.area)
			for _, category := range []string{"Passive", "Forbidden"} {
				all = append(all, say(category, a.words+" "+place.words, there))
			}
		}
	}
	for _, verb := range []struct{ word, effect string }{
		{"exhaust", "Exhaust"}, {"ready", "Ready"}, {"frighten", "Frighten"}, {"unfrighten", "Unfrighten"},
		{"dismiss", "Dismiss"}, {"banish", "Banish"},
	} {
		for _, cards := range []struct{ words, which string }{{"{d:Plain}", "d"}, {"of {o:Own} {d:Plain}", "d && o"}} {
			all = append(all, say("Deed",
				"<"+verb.word+"> {q:Quantity} "+cards.words+" at the same|one|a ?single Problem",
				"place := ChooseArea(AnyProblem, by)\n"+
					verb.effect+"(Choose(q, "+cards.which+" && place, by))").without("1"))
		}
	}
	for _, cards := range []struct{ words, which string }{{"{d:Plain}", "d"}, {"of {o:Own} {d:Plain}", "d && o"}} {
		all = append(all, say("Deed", "<choose> {q:Quantity} "+cards.words+" at the same|one|a ?single Problem",
			"place := ChooseArea(AnyProblem, by)\nChoose(q, "+cards.which+" && place, by)").without("1"))
	}
	return all
}

// verbsAtProblems are what is done at one Problem to all there, and at each Problem to one there.
func verbsAtProblems() (all []template) {
	for _, verb := range []struct{ word, effect string }{
		{"exhaust", "Exhaust(%s)"}, {"ready", "Ready(%s)"}, {"frighten", "Frighten(%s)"},
		{"unfrighten", "Unfrighten(%s)"},
		{"dismiss", "Dismiss(%s)"}, {"banish", "Banish(%s)"}, {"retire", "Retire(%s)"}, {"uncover", "Uncover(%s)"},
	} {
		does := func(what string) string { return fmt.Sprintf(verb.effect, what) }
		for _, cards := range allOfSome {
			all = append(all, say("Deed", "<"+verb.word+"> "+cards.words+" at a|one|1 Problem",
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

// allOfSome are all cards of some sort; where they are at "a Problem", one is chosen.
var allOfSome = []struct{ words, which string }{
	{"all {d:Noun}", "d"}, {"each {d:Noun/s}", "d"}, {"all|each of {o:Own} {d:Noun}", "d && o"},
	{"all {o:Own} {d:Noun}", "d && o"}, {"all other {d:Noun}", "d && !refOther"},
	{"each other {d:Noun/s}", "d && !refOther"}, {"all|each of {o:Own} other {d:Noun}", "d && o && !refOther"},
	{"all {o:Own} other {d:Noun}", "d && o && !refOther"},
}

// movesFromOne are what moves cards that are at one Problem: all of a sort, or so many.
func movesFromOne() (all []template) {
	cards := slices.Clone(allOfSome)
	for _, which := range []struct{ words, cards string }{
		{"{d:Noun}", "d"}, {"of {o:Own} {d:Noun}", "d && o"}, {"of {o:Own} other {d:Noun}", "d && o && !refOther"},
	} {
		cards = append(cards, struct{ words, which string }{"{q:Quantity} " + which.words, "q, " + which.cards},
			struct{ words, which string }{"any number of " + strings.TrimPrefix(which.words, "of "),
				"AnyNumber, " + which.cards})
	}
	for _, c := range cards {
		which := c.which + " && AreaOf(it)"
		if strings.Contains(c.which, ", ") {
			which = "Choose(" + which + ", by)"
		}
		for _, from := range []string{"at|from a|one|1 ?single Problem", "at|from the same Problem"} {
			for _, to := range []string{"another Problem", "a different Problem", "another"} {
				all = append(all, say("Deed", "<move> "+c.words+" "+from+" to "+to,
					"it := Choose(1, Problem, by)\nplace := ChooseArea(AreaOf(Problem && !it), by)\n"+
						"Move("+which+", place, by)").
					without("1"))
			}
		}
		if which[0] == 'd' {
			for _, to := range []struct{ words, area string }{
				{"home", "Home"}, {"to their home|homes", "Home"}, {"to its home", "Home"}, {"to {a:Area}", "a"},
			} {
				all = append(all, say("Deed", "<move> "+c.words+" at a|one|1 Problem "+to.words,
					"it := Choose(1, Problem, by)\nMove("+which+", "+to.area+", by)").without("another Problem",
					"a different Problem"))
			}
		}
	}
	return all
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
