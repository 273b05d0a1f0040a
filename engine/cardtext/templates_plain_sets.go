package cardtext

import "strings"

// Plain sentences of a later set: another thing done instead where a card is so, two cards at one Problem, the
// strongest and weakest among others, what is so at every Problem. These are only read.

// ofPlainSets are all of them.
func ofPlainSets() []template {
	all := []template{
		say("Subject/b", "{h:Noun} with the lowest|least power among {d:Noun}", "LeastPower(d) && h"),
		say("Subject/b", "{h:Noun} with the highest|most|greatest power among {d:Noun}", "MostPower(d) && h"),
		say("Mods", "each {d:Noun/s} that enters play enters play exhausted", "EntersExhausted(d)"),
		say("Mods", "{d:Noun} that enter play enter play exhausted", "EntersExhausted(d)"),
		say("Mods", "each {d:Noun/s} that enters play here enters play exhausted", "EntersExhausted(d && Here)"),
		say("Mods", "{d:Noun} that enter play here enter play exhausted", "EntersExhausted(d && Here)"),
		say("Mods", "{s:Certain/s} has|gets {n:Signed} power while {t:State} and {m:Signed} power while {u:State}",
			"if Is(s, t) {\nAddPower(s, n)\n}\nif Is(s, u) {\nAddPower(s, m)\n}"),
		say("Mods", "{s:Subject} have|get {n:Signed} power while {t:State} and {m:Signed} power while {u:State}",
			"AddPower(s && t, n)\nAddPower(s && u, m)"),
		say("Condition", "{w:Whom} have|has|control|controls {d:Noun} at each Problem",
			"!Any(Problem && !With(d && ControlledBy(w)))"),
		say("Condition", "{w:Whom} have|has|control|controls {d:Noun} at {n:Int} ?or ?more ?different Problems",
			"Count(Problem && With(d && ControlledBy(w))) >= n"),
		say("Condition", "{w:Whom} have|has|control|controls {d:Noun} at at least {n:Int} ?different Problems",
			"Count(Problem && With(d && ControlledBy(w))) >= n"),
		say("Condition", "{w:Whom} have|has more {d:Noun} involved than {x:Whom}",
			"Count(d && ControlledBy(w) && IsInvolved) > Count(d && ControlledBy(x) && IsInvolved)"),
		say("Condition", "{w:Whom} have|has fewer {d:Noun} involved than {x:Whom}",
			"Count(d && ControlledBy(w) && IsInvolved) < Count(d && ControlledBy(x) && IsInvolved)"),
		say("Flips", "you flip an additional card", "AddFlips(You, 1)"),
		say("Flips", "you flip {n:Int} additional cards", "AddFlips(You, n)"),
		say("FaceoffMods", "?you flip an additional card if|while {c:Condition}", given("c", "AddFlips(You, 1)")),
		say("FaceoffMods", "?you flip {n:Int} additional cards if|while {c:Condition}", given("c", "AddFlips(You, n)")),
	}
	return append(append(all, whereItIsSo()...), twoAtOneProblem()...)
}

// plainVerbs are what is done to a card that was chosen.
var plainVerbs = []struct{ before, behind, does string }{
	{"<exhaust>", "", "Exhaust(it)"}, {"<ready>", "", "Ready(it)"}, {"<frighten>", "", "Frighten(it)"},
	{"<dismiss>", "", "Dismiss(it)"}, {"<banish>", "", "Banish(it)"}, {"<move>", " home", "Move(it, Home, by)"},
}

// whereItIsSo are what is done to a card, and instead of it another thing where that card is so.
func whereItIsSo() (all []template) {
	add := func(words, does, instead string) {
		all = append(all, say("Deeds", words, "it := o\nif c {\n"+instead+"\n} else {\n"+does+"\n}"))
	}
	for _, verb := range plainVerbs {
		add(verb.before+" {o:Object}"+verb.behind+" . if {c:Condition} , {more:Do} instead", verb.does, "more")
	}
	power := func(n, end string) string { return "for Until(" + end + ") {\nAddPower(it, " + n + ")\n}" }
	for _, last := range []struct{ words, end string }{{"", "e"}, {" until {f:End}", "f"}} {
		add("{o:Object} gets {n:Signed} power until {e:End} . if {c:Condition} , it gets {m:Signed} power"+last.words+
			" instead", power("n", "e"), power("m", last.end))
		add("{o:Object} gets {n:Signed} power until {e:End} . if {c:Condition} , that card|character|Friend gets "+
			"{m:Signed} power"+last.words+" instead", power("n", "e"), power("m", last.end))
		add("give {o:Object} {n:Signed} power until {e:End} . if {c:Condition} , give it {m:Signed} power"+last.words+
			" instead", power("n", "e"), power("m", last.end))
	}
	return all
}

// twoAtOneProblem are what is done to two cards that are at the same Problem (501.1).
func twoAtOneProblem() (all []template) {
	cards := []struct{ first, second, is, others string }{
		{"a|an {d:Noun/s}", "a|an {e:Noun/s}", "d", "e"},
		{"a|an {d:Noun/s}", "one|1 of {o:Own} {e:Noun}", "d", "e && o"},
		{"one|1 of {o:Own} {d:Noun}", "a|an {e:Noun/s}", "d && o", "e"},
	}
	for _, verb := range plainVerbs {
		for _, c := range cards {
			both := c.first + " and " + c.second + " at|from the same Problem"
			all = append(all, say("Deed", verb.before+" "+both+verb.behind,
				"it := Choose(1, "+c.is+" && AnyProblem, by)\nit2 := Choose(1, "+c.others+" && AreaOf(it), by)\n"+
					verb.does+"\n"+strings.Replace(verb.does, "(it", "(it2", 1)))
		}
	}
	return all
}
