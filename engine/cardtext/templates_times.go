package cardtext

import "fmt"

// How long something lasts (708.2), when it is done once (708.4), and what goes on in turns that are still to
// begin. These are only read.

// meanwhiles are when something is so, or happens (708.2a).
var meanwhiles = []template{
	say("ThisTime", "this|that turn", "Turn"),
	say("ThisTime", "this phase", "Phase"),
	say("ThisTime", "this faceoff", "Faceoff"),
	say("Meantime", "during {w:Their} {t:Time}", "During(t, w)"),
	say("Meantime", "during the {t:Time}", "During(t)"),
	say("Meantime", "during {f:FaceoffTime}", "During(f)"),
	say("Meantime", "during {f:FaceoffTime} involving {c:Some/s}", "IsFaceoffInvolving(c, f)"),
	say("Ability", "{m:Mods} while {c:Condition}", given("c", "m")),
	say("Ability", "{m:Mods} if {c:Condition}", given("c", "m")),
	say("Ability", "{m:Mods} unless {c:Condition}", given("!c", "m")),
	say("Ability", "unless {c:Condition} , {m:Mods}", given("!c", "m")),
	say("Ability", "as long as {c:Condition} , {m:Mods}", given("c", "m")),
	say("Ability", "as long as {c:Elided} , {m:Mods}", given("c", "m")),
	say("Ability", "{m:Mods} as long as {c:Condition}", given("c", "m")),
	say("Ability", "while {c:Elided} and {d:Condition} , {m:Mods}", given("c && d", "m")),
	say("Ability", "if {c:Condition} and {d:Condition} , {m:Mods}", given("c && d", "m")),
	say("Ability", "while {c:Condition} or {d:Condition} , {m:Mods}", given("c || d", "m")),
	say("End", "the end of {w:Their} turn", "EndOf(Turn, w)"),
	say("End", "the end of {w:Their} next turn", "EndOfNext(Turn, w)"),
	say("End", "the end of the next turn", "EndOfNext(Turn)"),
	say("End", "the end of the next faceoff", "EndOfNext(Faceoff)"),
	say("End", "the start of {w:Their} next {t:Time}", "StartOf(t, w)"),
	say("End", "the start of the next turn", "StartOf(Turn)"),
	say("End", "{c:Certain/s} leaves play", "LeavesPlay(c)"),
	say("End", "{c:Certain/s} is {p:Passive}", "p").of("c"),
	say("Deeds", "{m:Mods} {t:ThisTime}", "for Until(EndOf(t)) {\nm\n}"),
	say("Deeds", "{t:ThisTime} , {m:Mods}", "for Until(EndOf(t)) {\nm\n}"),
	say("Deeds", "{m:Mods} {t:ThisTime} . {more:Body}", "for Until(EndOf(t)) {\nm\n}\nmore"),
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
	say("Deeds", "have {s:Subject} {m:Mod} and {k:Mod} {l:Lasts}", "for Until(l) {\nm\nk\n}").of("s"),
	say("Deed", "<give> {o:Object} {g:Gained} {l:Lasts}", "for Until(l) {\ng\n}").of("o"),
	say("Deed", "<give> {o:Object} {g:Gained} and {h:Gained} {l:Lasts}", "for Until(l) {\ng\nh\n}").of("o"),
	say("Deed", "<give> {o:Object} {n:Signed} power {l:Lasts} for each {p:Each}",
		"for Until(l) {\nAddPower(o, n*p)\n}"),
	say("Deed", "<prevent> {o:Object} from being {v:Forbidden} {l:Lasts}", "for Until(l) {\nCant(v)\n}").of("o"),
	say("Deed/s", "gets {n:Signed} power {l:Lasts}", "for Until(l) {\nAddPowerTotal(by, n)\n}"),
	say("Sentence", "gain control of {o:Object} {l:Lasts}", "for Until(l) {\nGainControl(o)\n}"),
}

// nextTurns are when something is done once.
var nextTurns = []template{
	say("Deeds", "at the start of {w:Their} next {t:Time} , {do:Body}", "for Next(StartOf(t, w)) {\ndo\n}"),
	say("Deeds", "at the end of {w:Their} next {t:Time} , {do:Body}",
		"for Next(StartOf(t, w)) {\nfor Next(EndOf(t)) {\ndo\n}\n}"),
	say("Deeds", "at the end of the next turn , {do:Body}",
		"for Next(StartOf(Turn)) {\nfor Next(EndOf(Turn)) {\ndo\n}\n}"),
	say("Deeds", "{do:Do} at the start of {w:Their} next {t:Time}", "for Next(StartOf(t, w)) {\ndo\n}"),
	say("Deeds", "{do:Do} at the end of {w:Their} next {t:Time}",
		"for Next(StartOf(t, w)) {\nfor Next(EndOf(t)) {\ndo\n}\n}"),
	say("Deeds", "{who:Player@} can't {x:Act} until the end of their next turn",
		"for Until(EndOfNext(Turn, who)) {\nCant(x)\n}").by("who").without("you"),
	// What triggers as a turn starts is processed once cards have been readied and tokens received (601.2a).
	say("Deeds", "{who:Player@} can't {x:Act} during their next turn",
		"for Next(StartOf(Turn, who)) {\nfor Until(EndOf(Turn)) {\nCant(x)\n}\n}").by("who").
		without("you", "ready", "gain"),
	say("End", "{w:Their} next turn", "StartOf(Turn, w)"),
	say("End", "{w:Their} next {t:Time} begins|starts", "StartOf(t, w)"),
}

// later is what goes on in a later turn, or a phase of it (708.2).
func later() (all []template) {
	for _, time := range []struct{ words, event, ends string }{
		{"{w:Their} next {t:Time}", "StartOf(t, w)", "EndOf(t)"},
		{"the next turn", "StartOf(Turn)", "EndOf(Turn)"},
	} {
		goesOn := fmt.Sprintf("for Next(%s) {\nfor Until(%s) {\nm\n}\n}", time.event, time.ends)
		for _, t := range goingOn(time.words, goesOn) {
			// What triggers as a turn starts is processed once cards have been readied and tokens received (601.2a).
			all = append(all, t.without("Ready Phase", "ready", "readied", "gain", "receive"))
		}
	}
	return append(all, goingOn("{w:Their} next Ready Phase", "for DuringNext(ReadyPhase, w) {\nm\n}")...)
}

// goingOn are the ways of saying that something is so during a time.
func goingOn(time, goesOn string) []template {
	return []template{
		say("Sentence", "{m:Mods} during "+time, goesOn),
		say("Deeds", "{m:Mods} during "+time, goesOn),
		say("Deeds", "during "+time+" , {m:Mods}", goesOn),
		say("Deeds", "{do:Do} , and {m:Mods} during "+time, "do\n"+goesOn),
		say("Deeds", "{do:Do} and {m:Mods} during "+time, "do\n"+goesOn),
	}
}
