package cardtext

import (
	"fmt"
	"strings"
)

// What is done often enough in a turn, who pays more, what is copied and what is done unless something is so: ordinary
// words of whole cards of a later set. These are only read.

// ofLaterSets are all of it.
func ofLaterSets() (all []template) {
	for _, list := range [][]template{soMuchInATurn(), soOftenInATurn(), noneThisTurn(), dearerForSome(),
		copiesIntoPlay(), byItsController(), laterDescriptions, laterConditions, laterModifiers, laterDeeds,
		laterAbilities} {
		all = append(all, list...)
	}
	return all
}

// soMuchInATurn are points and action tokens, of which several may come at once: it triggers as there are so many.
func soMuchInATurn() (all []template) {
	for _, a := range []struct{ verb, past, what, event string }{
		{"gain", "gained", "action token", "TokensGained"}, {"lose", "lost", "action token", "TokensLost"},
		{"pay|spend", "paid|spent", "action token", "TokensPaid"}, {"score", "scored", "point", "PointsScored"},
	} {
		for _, who := range []struct{ words, whose, notation, verb string }{
			{"you have", "you", "You", a.verb},
			{"an|your opponent has", "an|your opponent", "Opponent", thirdPerson(a.verb)},
		} {
			their := map[string]string{"You": "your", "Opponent": "their"}[who.notation]
			of := a.event + "(" + who.notation + ")"
			for _, time := range []string{"{t:ThisTime}", "{t:PerTime}"} {
				all = append(all, say("Happening", who.words+" "+a.past+" {n:Int} (?or more) "+a.what+"s "+time,
					"BecomesSo(HowOften("+of+", t) >= n)"))
			}
			for i, word := range []string{"second", "third", "fourth", "fifth"} {
				all = append(all, say("Happening", who.whose+" "+who.verb+" "+their+" "+word+" "+a.what+" {t:PerTime}",
					fmt.Sprintf("BecomesSo(HowOften(%s, t) >= %d)", of, i+2)))
			}
		}
	}
	return all
}

// thirdPerson gives verbs that stand beside each other in the singular form.
func thirdPerson(verbs string) string {
	all := strings.Split(verbs, "|")
	for i, verb := range all {
		all[i] = conjugated(verb, singular)
	}
	return strings.Join(all, "|")
}

// oftenDone are what players do to cards, besides what howManieth has.
var oftenDone = []struct{ verb, past, event string }{
	{"exhaust", "exhausted", "Exhausted(w, d)"}, {"ready", "readied", "Readied(w, d)"},
	{"frighten", "frightened", "Frightened(w, d)"}, {"unfrighten", "unfrightened", "Unfrightened(w, d)"},
	{"dismiss", "dismissed", "Dismissed(w, d)"}, {"banish", "banished", "Banished(w, d)"},
	{"uncover", "uncovered", "Uncovered(w, d)"}, {"challenge", "challenged", "Challenged(w, d)"},
	{"defeat", "defeated", "Defeated(w, d)"}, {"rally", "rallied", "Rallied(w, d)"},
}

// soOftenInATurn are what is done to cards for the second, third … time in a turn (704.1).
func soOftenInATurn() (all []template) {
	for _, a := range oftenDone {
		all = append(all,
			say("Ability", "when|whenever you have "+a.past+" {n:Int} (?or more) {d:Noun} {t:ThisTime} , {do:Body}",
				doneBy("You", fmt.Sprintf("When(%[1]s)\nif HowOften(%[1]s, t) == n {\ndo\n}", a.event))),
			say("Ability", "when|whenever {who:Player/s} has "+a.past+" {n:Int} (?or more) {d:Noun} {t:ThisTime} , "+
				"{do:Body}", theirManieth(a.event, "n")))
		for i, word := range []string{"second", "third", "fourth", "fifth"} {
			n := fmt.Sprint(i + 2)
			all = append(all,
				say("Ability", "when|whenever you "+a.verb+" your "+word+" {d:Noun/s} {t:PerTime} , {do:Body}",
					doneBy("You", fmt.Sprintf("When(%[1]s)\nif HowOften(%[1]s, t) == %[2]s {\ndo\n}", a.event, n))),
				say("Ability", "when|whenever {who:Player/s} "+conjugated(a.verb, singular)+" their "+word+
					" {d:Noun/s} {t:PerTime} , {do:Body}", theirManieth(a.event, n)))
		}
	}
	return all
}

// noneThisTurn are what somebody did to no cards (708.2a).
func noneThisTurn() (all []template) {
	for _, a := range append(oftenDone, []struct{ verb, past, event string }{
		{"move", "moved", "Moved(w, d)"}, {"retire", "retired", "Retired(w, d)"},
		{"discard", "discarded", "Discarded(w, d)"}, {"flip", "flipped", "Flipped(w, d)"},
	}...) {
		all = append(all, say("Condition", "{who:Player@} "+a.past+" no {d:Noun} {t:ThisTime}",
			"!Happened("+doneBy("who", a.event)+", t)").without(eachPlayers...))
	}
	return all
}

// dearerForSome are what players with some cards, and that player, pay more or less (204, 508).
func dearerForSome() (all []template) {
	for _, by := range []struct{ words, n string }{
		{"{n:Bracketed} less", "-n"}, {"{n:Bracketed} more", "n"}, {"an additional {n:Bracketed}", "n"},
	} {
		for _, whom := range []struct{ words, loop string }{{"players", "Players"}, {"opponents", "Opponents"}} {
			each := func(minimum string) string {
				return "for who := range EachPlayer(" + whom.loop + ") {\nif Any(x && ControlledBy(who)) {\n" +
					"AddCost(" + by.n + ", Played(who, d)" + minimum + ")\n}\n}"
			}
			for _, with := range []string{" with {x:Any}", " with {x:Any/s}", " who have|control {x:Any}",
				" who have|control {x:Any/s}"} {
				with = whom.words + with
				all = append(all,
					say("Mods", "{d:Noun} cost "+with+" "+by.words+" ?to ?play", each("")),
					say("Mods", with+" ?may pay "+by.words+" to play {d:Noun}", each("")))
				if by.n == "-n" {
					all = append(all, say("Mods", with+" ?may pay "+by.words+" to play {d:Noun} , to a minimum of "+
						"{m:Bracketed}", each(", m")))
				}
			}
		}
		if by.words[0] == '{' {
			all = append(all,
				say("Deeds", "that player|opponent 's first {d:Noun/s} {t:ThisTime} costs "+by.words+" (?to play)",
					"for Until(EndOf(t)) {\nAddCost("+by.n+", First(Played(refPlayer, d), t))\n}"),
				say("Deeds", "that player|opponent 's next {d:Noun/s} {t:ThisTime} costs "+by.words+" (?to play)",
					"for Until(EndOf(t), Played(refPlayer, d)) {\nAddCost("+by.n+", Played(refPlayer, d))\n}"))
		}
	}
	return all
}

// copiesIntoPlay are token copies that enter play somewhere (520.2).
func copiesIntoPlay() (all []template) {
	for _, token := range []string{"a token copy of {o:Object}", "a|an ?Friend|Resource token ?that|which is " +
		"a copy of {o:Object}", "a|an ?Friend|Resource token that 's a copy of {o:Object}"} {
		for _, to := range []struct{ words, area string }{
			{"", ""}, {" here", "Here, "}, {" at home", "Home(by), "}, {" at|in your home", "Home(You), "},
			{" at {a:Area}", "a, "},
		} {
			for _, verb := range []string{"<put> % into play", "<create> %"} {
				t := say("Deed", strings.Replace(verb, "%", token, 1)+to.words, "CreateCopy(o, "+to.area+"by)")
				if to.area == "a, " {
					t = t.without("home")
				}
				all = append(all, t)
			}
		}
	}
	return all
}

// byItsController are replacements that whoever controls or owns a card may choose (710.1).
func byItsController() (all []template) {
	for _, who := range []struct{ words, player string }{
		{"its controller", "Controller(c)"}, {"its owner", "Owner(c)"},
	} {
		would := "when|if {c:Certain/s} would be {p:Passive} , " + who.words + " may "
		instead := "MayInstead(p, " + who.player + ")\n"
		add := func(words, does string) {
			all = append(all, say("Ability", would+words+" instead", instead+does).of("c").by(who.player))
		}
		add("{do:Deed}", "do")
		add("{k:Payment}", "Cost(k)")
		add("pay {n:Bracketed}", "Cost(Pay("+who.player+", n))")
		add("pay {n:Bracketed} to {do:Deed}", "Cost(Pay("+who.player+", n))\ndo")
		add("{k:Payment} to {do:Deed}", "Cost(k)\ndo")
	}
	return all
}

// laterDescriptions are which cards, and where (707.3, 501).
var laterDescriptions = []template{
	say("Attribute", "with {k:Counter} counters on them|it", "WithCounter(k)"),
	say("Attribute", "with +1 power counters on them|it", "Counters >= 1"),
	say("Attribute", "of a different color than|from {c:Some/s}", "!HasNoColor && !SharesColor(c)"),
	say("Attribute", "with|of ?a different color|colors than|from {c:Some/s}", "!HasNoColor && !SharesColor(c)"),
	say("Area", "{c:Certain/s} 's area", "AreaOf(c)"),
	say("Destination", "the Problem with the most {d:Noun}", "AreaOf(MoreThanAnyOther(Problem, HowManyThere(d)))"),
	say("Destination", "the Problem with the most of {o:Own} {d:Noun}",
		"AreaOf(MoreThanAnyOther(Problem, HowManyThere(d && o)))"),
	say("Object", "each|every card beneath {c:Certain/s}", "Beneath(c)"),
	say("Crowd", "{n:Int} of {o:Own} {d:Noun}", "HowManyThere(d && o) >= n"),
	say("Crowd", "{n:Int} {d:Noun}", "HowManyThere(d) >= n"),
	say("FirstEvent", "confront that Problem", "Confronted(Players, refArea)"),
	say("Forbidden", "moved home from here", "Moved(subject && Here, Home)"),
	say("Forbidden", "moved home from {a:Area}", "Moved(subject && At(a), Home)"),
}

// laterConditions are what has to be so (708.2a), or comes to be so (704.1).
var laterConditions = []template{
	say("Happening", "{p:Crowd} are at the same|one|a ?single Problem", "BecomesSo(Any(Problem && p))").
		without("have", "there"),
	say("Having", "a counter on it", "WithCounter"),
	say("Having", "a|an {k:Counter} counter on it", "WithCounter(k)"),
}

// laterModifiers are what lasts (708).
var laterModifiers = []template{
	say("Mods", "{o:Own} {d:Noun} involved in a|the faceoff with {c:Certain/s} {m:Mod}",
		"if IsFaceoffInvolving(c) {\nm\n}").of("d && o && IsInvolved && !c"),
	say("Mods", "{c:Certain/s} can be moved only by its controller", "Cant(Moved(OpponentOf(Controller(c)), c))"),
	say("Mods", "{c:Certain/s} can only be moved by its controller", "Cant(Moved(OpponentOf(Controller(c)), c))"),
	say("Mod", "can be moved only by its|their controller|controllers", "Cant(Moved(OpponentOf(Controller(subject)), "+
		"subject))"),
	say("Deeds", "{s:Subject@} <lose> all other colors and <gain> {c:Color} until {e:End}",
		"for Until(e) {\nOnlyColor(s, c)\n}"),
	say("Deeds", "{who:Player@} can't ready more than {n:Int} (?of their) {d:Noun} during their next Ready Phase",
		"for Until(EndOf(ReadyPhase, who)) {\n"+
			"AtMost(n, Where(Readied(d && ControlledBy(who)), During(ReadyPhase, who)), Phase)\n}"),
	say("Mods", "{who:Player@} can't play more than {n:Int} {d:Noun} to {a:Destination} {t:PerTime}",
		"AtMost(n, Played(who, d, a), t)"),
	say("Mods", "{who:Player@} can't move more than {n:Int} {d:Noun} to {a:Destination} {t:PerTime}",
		"AtMost(n, Moved(who, d, a), t)"),
	say("Mods", "{who:Player@} can't play more than one|1 {d:Noun/s} to {a:Destination} {t:PerTime}",
		"AtMost(1, Played(who, d, a), t)"),
	say("Mods", "{who:Player@} can't move more than one|1 {d:Noun/s} to {a:Destination} {t:PerTime}",
		"AtMost(1, Moved(who, d, a), t)"),
}

// laterDeeds are what is done (707.2).
var laterDeeds = []template{
	say("Deed", "<move> each|all of {o:Own} {d:Plain} at a Problem of your|their choice home",
		"it := Choose(1, Problem, by)\nMove(d && o && AreaOf(it), Home, by)"),
	say("Deed", "<move> each|all of their {d:Plain} at a Problem of their choice home",
		"it := Choose(1, Problem, by)\nMove(d && ControlledBy(their) && AreaOf(it), Home, by)"),
	say("Deed", "<move> all {d:Plain} at a Problem of your|their choice home",
		"it := Choose(1, Problem, by)\nMove(d && AreaOf(it), Home, by)"),
	say("Deed", "<lose> all ?their|your action tokens", "Lose(by, TokensOf(by))"),
	say("Deeds", "{do:Do} . if it had {x:Having} , {more:Do} instead", "if Is(refCard, x) {\nmore\n} else {\ndo\n}"),
	say("Deeds", "{do:Do} unless {x:Condition}", given("!x", "do")),
	say("Deeds", "{who:Actor@} {do:Do@} unless {x:Condition}", given("!x", "do")).by("who"),
	say("Deeds", "{who:Actor@} <pay> {n:Bracketed} unless {x:Condition}", given("!x", "Pay(who, n)")).by("who"),
	say("Deeds", "end that faceoff . nobody|no-one wins or loses ?it", "EndFaceoff()"),
}

// laterAbilities are whole paragraphs (701).
var laterAbilities = []template{
	say("Ability", "you may play {c:Certain/s} from your discard pile if|while {x:Condition}",
		"WorksIn(DiscardPile)\n"+given("x", "MayPlay(c)")),
	say("Ability", "if|while {x:Condition} , you may play {c:Certain/s} from your discard pile",
		"WorksIn(DiscardPile)\n"+given("x", "MayPlay(c)")),
	say("Ability", "{t:Heading} : pay X to {do:Deeds}", "Timing(t)\nx := ChooseNumber()\nCost(Pay(x))\ndo"),
	say("Ability", "{t:Heading} : pay X and {c:Cost} to {do:Deeds}",
		"Timing(t)\nx := ChooseNumber()\nCost(Pay(x), c)\ndo"),
	say("Ability", "when|whenever {c:Some@} <leave> play , if it had {x:Having} , {do:Body}",
		"When(LeavesPlay(c && x))\ndo"),
	say("Ability", "Reaction : play ?this ?card only after {e:Event} . {do:Deeds}", "Timing(Reaction)\nAfter(e)\ndo"),
	say("Ability", "the first player to {e:FirstEvent} {t:PerTime} may {do:Do}",
		"_, first := When(First(e, t))\nMay(first, do)").by("first"),
	say("Ability", "the first player to {e:FirstEvent} {t:PerTime} may {a:Do} and {b:Do}",
		"_, first := When(First(e, t))\nif May(first) {\na\nb\n}").by("first"),
	say("Ability", "the first player to {e:FirstEvent} {t:PerTime} may {a:Do} , {b:Do} , and {c:Do}",
		"_, first := When(First(e, t))\nif May(first) {\na\nb\nc\n}").by("first"),
	say("Ability", "the first player to {e:FirstEvent} {t:PerTime} may {c:Cost} to {do:Do}",
		"_, first := When(First(e, t))\nif May(first, c) {\ndo\n}").by("first"),
}
