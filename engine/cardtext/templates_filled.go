package cardtext

import "strings"

// Holes that are filled as they are in other templates: places of faceoffs and of what is played, who has or hasn't
// something, what comes to be so, what is done for each card, and cards that are told together. These are only read.

// filled are all of them.
func filled() (all []template) {
	for _, list := range [][]template{
		faceoffsAtProblems(), notHad(), comingToBe(), needsOfPower(), takenForEach(), toldTogether(), ofTheirChoice(),
		costsSaidMore(), intoDiscards, noneHappened(), movedToAndFrom(), reattached(),
		soMuchByOthers(), unlessYouPay(), underwentMore(),
	} {
		all = append(all, list...)
	}
	return all
}

// faceoffsAtProblems are faceoffs at a Problem of which something is told (514.2e), and cards that are played at one.
func faceoffsAtProblems() (all []template) {
	const area = "AreaOf(Problem && p)"
	for _, at := range []struct{ words, area string }{{"at {a:Area}", "a"}, {"at a Problem {p:Which}", area}} {
		all = append(all,
			say("Happening", "{f:FaceoffTime} starts|begins "+at.words, "FaceoffStarts(f, "+at.area+")"),
			say("Happening", "{f:FaceoffTime} ends "+at.words, "FaceoffEnds(f, "+at.area+")"))
		for _, margin := range []string{"by at least {n:Int} power", "by at least {n:Int}",
			"by {n:Int} or more ?power"} {
			all = append(all, wonBy("{f:FaceoffTime} "+at.words+" "+margin, "f, "+at.area))
		}
	}
	for _, margin := range []string{"by at least {n:Int} power", "by at least {n:Int}", "by {n:Int} or more ?power"} {
		all = append(all, wonBy("{f:FaceoffTime} here "+margin, "f, Here"))
	}
	return append(all,
		say("Happening", "{f:FaceoffTime} at a Problem {p:Which} starts|begins", "FaceoffStarts(f, "+area+")"),
		say("Happening", "{f:FaceoffTime} at a Problem {p:Which} ends", "FaceoffEnds(f, "+area+")"),
		say("Moment", "the start of {f:FaceoffTime} at a Problem {p:Which}", "FaceoffStarts(f, "+area+")"),
		say("Moment", "the end of {f:FaceoffTime} at a Problem {p:Which}", "FaceoffEnds(f, "+area+")"),
		say("Happening", "{who:Player@} <win> {f:FaceoffTime} at a Problem {p:Which}", "FaceoffWon(who, f, "+area+")"),
		say("Happening", "{who:Player@} <lose> {f:FaceoffTime} at a Problem {p:Which}",
			"FaceoffLost(who, f, "+area+")"),
		say("Happening", "{who:Player@} <start> {f:FaceoffTime} at a Problem {p:Which}",
			"FaceoffStarts(f, "+area+", who)"),
		say("Mod", "can't be played at {a:Destination}", "Cant(Played(Players, subject, a))"),
		say("Mods", "{who:Player@} can't play {d:Noun} at {a:Destination}", "Cant(Played(who, d, a))"),
		say("Deed", "<put> a|an|one|1 {n:Int} {c:Color} {t:TokenWords} into play at a Problem {p:Which}",
			"CreateToken(1, n, c, t, "+area+", by)"),
		say("Deed", "<put> {m:Int} {n:Int} {c:Color} {t:TokenWordsMany} into play at a Problem {p:Which}",
			"CreateToken(m, n, c, t, "+area+", by)"))
}

// wonBy is that a faceoff is won by so much power.
func wonBy(words, which string) template {
	return say("Ability", "when|whenever {who:Player@} <win> "+words+" , {do:Body}",
		"_, _, n2 := When(FaceoffWon(who, "+which+"))\nif n2 >= n {\ndo\n}")
}

// notHad are what players don't have (708.2a).
func notHad() []template {
	const inHand, inTheir = "in hand", "in your"
	return []template{
		say("Condition", "you don't have|control {d:Any/s}", "!Any(d && Yours)").without(inHand, inTheir),
		say("Condition", "you don't have|control any {d:Noun}", "!Any(d && Yours)").without(inHand, inTheir),
		say("Condition", "you don't have any {d:Plain} in ?your hand", "!Any(d && In(Hand, You))"),
		say("Condition", "you don't have any {d:Plain} in your discard pile", "!Any(d && In(DiscardPile, You))"),
		say("Condition", "no opponent has|controls {d:Any/s}", "!Any(d && Opposing)").without(inHand, "in their"),
		say("Condition", "no opponents have|control {d:Any/s}", "!Any(d && Opposing)").without(inHand, "in their"),
		say("Condition", "no other player has|controls {d:Any/s}", "!Any(d && Opposing)").without(inHand, "in their"),
		say("Condition", "no player has|controls {d:Any/s}", "!Any(d)").without(inHand, "in their", "other", "another"),
		say("Condition", "no players have|control {d:Any/s}", "!Any(d)").
			without(inHand, "in their", "other", "another"),
		say("Condition", "{who:Whom} have|has more {d:Noun} here than {x:Whom}",
			"Count(d && Here && ControlledBy(who)) > Count(d && Here && ControlledBy(x))"),
		say("Condition", "{who:Whom} have|has fewer|less {d:Noun} here than {x:Whom}",
			"Count(d && Here && ControlledBy(who)) < Count(d && Here && ControlledBy(x))"),
		say("Condition", "there are more {d:Noun} here than {o:Own} {e:Noun}",
			"Count(d && Here) > Count(e && o && Here)").
			without("at"),
		say("Condition", "there are more {d:Noun} than {o:Own} {e:Noun} here",
			"Count(d && Here) > Count(e && o && Here)").
			without("at"),
		say("Condition", "there are fewer {d:Noun} here than {o:Own} {e:Noun}",
			"Count(d && Here) < Count(e && o && Here)").without("at"),
		say("Condition", "there are fewer {d:Noun} than {o:Own} {e:Noun} here",
			"Count(d && Here) < Count(e && o && Here)").without("at"),
		say("Condition", "{c:Certain/s} has|is that ?card type", "Is(c, OfType(refName))"),
		say("Condition", "{c:Certain/s} has the named|chosen ?card type", "Is(c, OfType(refName))"),
	}
}

// comingToBe are what comes to be so of cards (704.1): that one is somewhere, or that somebody has one.
func comingToBe() (all []template) {
	for _, so := range []struct{ words, fit string }{
		{"at home", "Home"}, {"at {a:Area}", "At(a)"}, {"here", "Here"}, {"alone", "!With(Character)"},
		{"alone here", "Here && !With(Character)"}, {"attached to {h:Some/s}", "AttachedTo(h)"},
	} {
		all = append(all, say("Happening", "{c:Some/s} is "+so.words, "Becomes(c, "+so.fit+")"))
	}
	return append(all,
		say("Happening", "you have|control {d:Any/s}", "BecomesSo(Any(d && Yours))").without("in your", "in hand"),
		say("Happening", "an|your opponent has|controls {d:Any/s}", "BecomesSo(Any(d && Opposing))").
			without("in their", "in hand"))
}

// needsOfPower are how much more or less power is needed to confront Problems (611.3).
func needsOfPower() (all []template) {
	for _, at := range []struct{ words, problems string }{
		{"Problems", "Problem"}, {"any Problem", "Problem"}, {"each Problem", "Problem"}, {"other Problems",
			"Problem && !Here"},
	} {
		all = append(all,
			say("Mods", "{who:Player@} <need> {n:Signed} power to confront "+at.words,
				"AddRequirement(who, "+at.problems+", n)"))
		for _, by := range []struct{ words, n string }{{"more", "n"}, {"less|fewer", "-n"}, {"additional", "n"},
			{"more wild", "n"},
			{"additional wild", "n"}, {"less|fewer wild", "-n"}} {
			words := "{who:Player@} <need> {n:Int} " + by.words + " "
			of := "AddRequirement(who, " + at.problems + ", " + by.n
			all = append(all, say("Mods", words+"power to confront "+at.words, of+")"),
				say("Mods", words+"{c:Color} power to confront "+at.words, of+", c)").without("wild"),
				say("Mods", words+"power to confront "+at.words+" for each {p:Each}", of+"*p)"))
		}
	}
	for _, by := range []struct{ words, n string }{{"more", "n"}, {"less|fewer", "-n"}, {"additional", "n"},
		{"more wild", "n"}, {"additional wild", "n"}, {"less|fewer wild", "-n"}} { // wild: of any color
		words := "{who:Player@} <need> {n:Int} " + by.words + " "
		of := "AddRequirement(who, Problem && At(a), " + by.n
		all = append(all, say("Mods", words+"power to confront {a:ConfrontedArea} for each {p:Each}", of+"*p)"))
		if by.words != "more" && by.words != "less|fewer" {
			all = append(all, say("Mods", words+"power to confront {a:ConfrontedArea}", of+")"),
				say("Mods", words+"{c:Color} power to confront {a:ConfrontedArea}", of+", c)").without("wild"))
		}
	}
	return all
}

// takenForEach are cards taken from the top of a deck for each of what is counted (105).
func takenForEach() (all []template) {
	for _, deed := range []struct{ words, effect string }{
		{"<put> % into {x:Owners} discard pile|piles", "PutInDiscards($)"}, {"<banish> %", "Banish($)"},
		{"<put> % into {x:Owners} hand|hands", "PutInHand($)"}, {"<reveal> %", "Reveal($)"},
		{"<look> at %", "Look($)"},
	} {
		for _, cards := range []struct{ words, top string }{
			{"the top card of {w:Their} deck", "TopOf(w, p)"}, {"the top {n:Int} cards of {w:Their} deck",
				"TopOf(w, n*p)"},
			{"the bottom card of {w:Their} deck", "BottomOf(w, p)"},
		} {
			all = append(all, say("Deed", strings.Replace(deed.words, "%", cards.words, 1)+" for each {p:Each}",
				strings.Replace(deed.effect, "$", cards.top, 1)))
		}
	}
	return all
}

// toldTogether are a card and others, of which something is said together.
func toldTogether() (all []template) {
	for _, with := range []struct{ words, cards string }{
		{"{c:Certain/s} and each of {o:Own} {d:Noun}", "(c || d && o)"},
		{"{c:Certain/s} and each of {o:Own} other {d:Noun}", "(c || d && o && !c)"},
		{"{c:Certain/s} and all ?of {o:Own} other {d:Noun}", "(c || d && o && !c)"},
		{"{c:Certain/s} and {o:Own} other {d:Noun}", "(c || d && o && !c)"},
		{"{c:Certain/s} and each other {d:Noun/s}", "(c || d && !c)"},
		{"{c:Certain/s} and all other {d:Noun}", "(c || d && !c)"},
		{"{c:Certain/s} and each opposing {d:Noun/s}", "(c || d && Opposing)"},
	} {
		all = append(all, say("Subject/b", with.words, with.cards).without(atAProblem))
	}
	return all
}

// ofTheirChoice are cards that those choose who do something with them (705.2e).
func ofTheirChoice() []template {
	return []template{
		say("Deeds", "gain|take control of {o:Object} {t:ThisTime}", "for Until(EndOf(t)) {\nGainControl(o)\n}"),
		say("Deeds", "gain|take control of {o:Object} for the rest of the|this turn",
			"for Until(EndOf(Turn)) {\nGainControl(o)\n}"),
		say("Deeds", "gain|take control of {o:Object} for the rest of the|this faceoff",
			"for Until(EndOf(Faceoff)) {\nGainControl(o)\n}"),
		say("Deeds", "gain|take control of {o:Object} while this card is|remains in play",
			"for Until(LeavesPlay(This) || TurnedFaceDown(This)) {\nGainControl(o)\n}"),
		say("Object", "a|an {d:Noun/s} of their choice", "Choose(1, d, by)"),
		say("Object", "one of their {d:Noun} of their choice", "Choose(1, d && ControlledBy(their), by)"),
		say("Payment", "<retire> a|an {d:Noun/s} of their choice", "Retire(Choose(1, d && ControlledBy(by), by))"),
		say("Payment", "<discard> a card of their choice", "Discard(by, 1)"),
		say("Payment", "<discard> {n:Int} cards of their choice", "Discard(by, n)"),
		say("Deeds", "an opponent of your choice may {do:Do}",
			"who := ChoosePlayer(Opponents)\nMay(who, do)").by("who"),
		say("Deeds", "{c:Certain/s} moves to {a:Destination}", "Move(c, a)"),
		say("Deeds", "{c:Certain/s} moves home", "Move(c, Home)"),
		say("Object", "every {d:Noun/s}", "d").without(atAProblem),
		say("Object", "every other {d:Noun/s}", "d && !refOther").without(atAProblem),
		say("Subject/s", "every {d:Noun/s}", "d").without(atAProblem),
		say("Subject/s", "every other {d:Noun/s}", "d && !refOther").without(atAProblem),
	}
}

// costsSaidMore are what it costs more or less to do something (705.2c).
func costsSaidMore() (all []template) {
	for _, by := range []struct{ words, n string }{{"more", "n"}, {"less", "-n"}} {
		costs := "it costs {who:Player} {n:Bracketed} " + by.words + " to "
		yours := "it costs {n:Bracketed} " + by.words + " to "
		for _, what := range []struct{ words, event string }{
			{"move {d:Noun} to {a:Destination}", "Moved(%, d, a)"}, {"move {d:Noun} here", "Moved(%, d, Here)"},
			{"move {d:Noun} home", "Moved(%, d, Home)"}, {"move {d:Noun}", "Moved(%, d)"},
			{"play {d:Noun} to {a:Destination}", "Played(%, d, a)"}, {"play {d:Noun} here", "Played(%, d, Here)"},
			{"challenge {c:Some/s}", "Challenged(%, c)"}, {"rally {d:Noun}", "Rallied(%, d)"},
			{"move {d:Noun} ?away from {x:Area}", "Moved(%, d && At(x))"}, {"move {d:Noun} ?away from here",
				"Moved(%, d && Here)"},
		} {
			all = append(all, say("Mods", costs+what.words, "AddCost("+by.n+", "+strings.Replace(what.event, "%",
				"who", 1)+")"))
			if !strings.Contains(what.words, "challenge") {
				all = append(all, say("Mods", yours+what.words,
					"AddCost("+by.n+", "+strings.Replace(what.event, "%", "Players", 1)+")"))
			}
		}
	}
	return append(all,
		say("Mods", "you may pay {n:Bracketed} less to play each {d:Noun/s}", "AddCost(-n, Played(You, d))"),
		say("Mods", "you may pay {n:Bracketed} less to play each {d:Noun/s} , to a minimum of {m:Bracketed}",
			"AddCost(-n, Played(You, d), m)"),
		say("Mods", "{d:Noun} cost you {n:Bracketed} less (?to play) , to a minimum of {m:Bracketed}",
			"AddCost(-n, Played(You, d), m)"))
}

// intoDiscards are cards that are put into a discard pile from wherever (406.1).
var intoDiscards = []template{
	say("Passive", "put into a|any discard pile", "EntersDiscards(subject)"),
	say("Passive", "put into its owner 's discard pile", "EntersDiscards(subject)"),
	say("Passive", "put into their owners ' discard piles", "EntersDiscards(subject)"),
	say("Happening", "{c:Any@} <be> put into your discard pile", "EntersDiscards(c && OwnedBy(You))").
		without("of your", "your opponent", "your other"),
	say("Happening", "{c:Any@} <be> put into an|your opponent 's discard pile",
		"EntersDiscards(c && OwnedBy(Opponents))").
		without("of your", "your other"),
	say("Happening", "{c:Certain/s} is put into your discard pile", "EntersDiscards(c)"),
	say("Happening", "one|1 or more {d:Noun} are put into your discard pile",
		"OneOrMore(EntersDiscards(d && OwnedBy(You)))").without("of your"),
}

// noneHappened are what hasn't happened in a turn, phase or faceoff (708.2a).
func noneHappened() []template {
	return []template{
		say("Condition", "no cards|card were|was|have ?been|has ?been drawn {t:ThisTime}",
			"!Happened(Drawn(Players), t)"),
		say("Condition", "you drew no cards {t:ThisTime}", "!Happened(Drawn(You), t)"),
		say("Condition", "no player drew a card {t:ThisTime}", "!Happened(Drawn(Players), t)"),
		say("Condition", "no opponent drew a card {t:ThisTime}", "!Happened(Drawn(Opponents), t)"),
		say("Condition", "no faceoffs|faceoff were|was won {t:ThisTime}", "!Happened(FaceoffWon(Players), t)"),
		say("Condition", "no Problem was confronted {t:ThisTime}", "!Happened(Confronted(Players), t)"),
		say("Condition", "no points|point were|was scored {t:ThisTime}", "!Happened(PointsScored(Players), t)"),
		say("Destination", "a Problem you ?have confronted {t:ThisTime}",
			"AreaOf(Problem && Underwent(Confronted(You), t))"),
		say("Destination", "a Problem an|your opponent ?has confronted {t:ThisTime}",
			"AreaOf(Problem && Underwent(Confronted(Opponents), t))"),
	}
}

// movedToAndFrom are moves to or from a place (506.1).
func movedToAndFrom() (all []template) {
	for _, at := range []struct{ words, to, from string }{
		{"{a:Area}", "a", "At(a)"}, {"a Problem", "AnyProblem", "AnyProblem"}, {"here", "Here", "Here"},
		{"a Problem {p:Which}", "AreaOf(Problem && p)", "AreaOf(Problem && p)"},
	} {
		all = append(all, say("Mods", "{who:Player@} can't move {d:Noun} to or from "+at.words,
			"Cant(Moved(who, d, "+at.to+"))\nCant(Moved(who, d && "+at.from+"))"),
			say("Happening", "{who:Player@} <move> {c:Some/s} to or from "+at.words,
				"Moved(who, c, "+at.to+") || Moved(who, c && "+at.from+")"))
	}
	for _, home := range []string{"home", "to home"} {
		all = append(all, say("Happening", "{c:Some@} <move> from {x:Area} "+home, "Moved(c, Home, x)"),
			say("Happening", "{c:Some@} <move> from here "+home, "Moved(c, Home, Here)"),
			say("Happening", "{who:Player@} <move> {c:Some/s} from {x:Area} "+home, "Moved(who, c, Home, x)"),
			say("Happening", "{who:Player@} <move> {c:Some/s} from here "+home, "Moved(who, c, Home, Here)"))
	}
	const away = "AnyProblem, Here) || Moved("
	return append(all,
		say("Happening", "{who:Player@} <move> {c:Some/s} from here", "Moved(who, c, "+away+"who, c, AnyHome, Here)"),
		say("Happening", "{c:Some@} <be> moved from here", "Moved(c, "+away+"c, AnyHome, Here)"),
		say("Happening", "{c:Some@} <move> from here", "Moved(c, "+away+"c, AnyHome, Here)"))
}

// reattached are attachments that go from one card to another (509.5).
func reattached() (all []template) {
	const attaches = "it2 := Choose(1, % && !HasAttached(it), by)\nAttach(it, it2)"
	another, other := strings.Replace(attaches, "%", "g", 1), strings.Replace(attaches, "%", "g && x", 1)
	for _, verb := range []string{"<move>", "<reattach>"} {
		some, yours := verb+" a|an {r:Noun/s} attached to a|an|one|1 {h:Noun/s}",
			verb+" a|an {r:Noun/s} attached to one|1 of {o:Own} {h:Noun}"
		all = append(all,
			say("Deed", some+" to another {g:Noun/s}", "it := Choose(1, r && AttachedTo(h), by)\n"+another),
			say("Deed", yours+" to another {g:Noun/s}", "it := Choose(1, r && AttachedTo(h && o), by)\n"+another),
			say("Deed", yours+" to another one|1 of {x:Own} {g:Noun}",
				"it := Choose(1, r && AttachedTo(h && o), by)\n"+other))
	}
	return all
}
