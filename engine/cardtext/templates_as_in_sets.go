package cardtext

import "fmt"

// Wordings near those of the official sets, of what these say otherwise. They are only read.

// asInSets are all of them.
func asInSets() (all []template) {
	all = append(all, mustIfAble()...)
	all = append(all, costsOfEach()...)
	all = append(all, notMoreOften()...)
	for _, t := range []template{
		say("Mods", "{s:Subject@} <have> the same power as {c:Certain/s}", "SetPower(s, Power(c))"),
		say("Mods", "{s:Subject@} <have> the same power as the {d:Noun/s} with the most|highest|greatest power",
			"SetPower(s, HighestPower(d))"),
		say("Mods", "{s:Subject@} <have> the same power as the {d:Noun/s} with the most|highest|greatest power "+
			"{t:Attribute}", "SetPower(s, HighestPower(d && t))"),
		say("Mods", "{c:Certain/s} 's power is the same as {n:Number}", "SetPower(c, n)"),
		say("Number", "the greatest|most power among {d:Noun}", "HighestPower(d)"),
		say("Mods", "{c:Certain/s} 's abilities can't be activated", "Cant(Activated(c))"),
		say("Mods", "{d:Noun} ' abilities can't be activated", "Cant(Activated(d))"),
		say("Mods", "{d:Noun} involved in a|the faceoff with {c:Certain/s} each {m:Mod}",
			given("IsFaceoffInvolving(c)", "m")).of("d && IsInvolved"),
		say("Mods", "{o:Own} {d:Noun} involved in a|the faceoff with {c:Certain/s} each {m:Mod}",
			given("IsFaceoffInvolving(c)", "m")).of("d && o && IsInvolved && !c"),
		say("Deeds", "they each {do:Do}", "do").by("refPlayer"),
		say("Meantime", "in {f:FaceoffTime} involving {c:Some/s}", "IsFaceoffInvolving(c, f)"),
		say("Deeds", "you may {do:Do} at {e:Moment}", "for Next(e) {\nMay(do)\n}"),
		say("Deeds", "the next {d:Noun/s} you move {t:ThisTime} costs {n:Bracketed} less (?to move)",
			"for Until(EndOf(t), Moved(You, d)) {\nAddCost(-n, Moved(You, d))\n}"),
		say("Ability", "{m:Mods} unless you have|control {n:Int} {d:Noun} (?in play)",
			given("!(Count(d && Yours) >= n)", "m")),
		say("Mods", "{w:Their} maximum hand size|sizes is|are increased by {n:Int} for each {p:Each}",
			"AddHandSize(w, n*p)"),
		say("Mods", "{w:Their} maximum hand size|sizes is|are decreased|reduced by {n:Int} for each {p:Each}",
			"AddHandSize(w, -n*p)"),
		say("Condition", "no {d:Noun/s} was {p:Passive} {t:ThisTime}", "!Happened(p, t)").of("d"),
		say("Condition", "no {d:Noun} were {p:Passive} {t:ThisTime}", "!Happened(p, t)").of("d"),
		say("Condition", "you haven't scored {t:ThisTime}", "!Happened(PointsScored(You), t)"),
		say("Condition", "you didn't score {t:ThisTime}", "!Happened(PointsScored(You), t)"),
		say("Happening", "{c:Some@} <move> ?away from here", "Moved(c, AnyProblem, Here) || Moved(c, AnyHome, Here)"),
		say("Happening", "{c:Some@} <move> ?away from {a:Area}", "Moved(c, AnyProblem, a) || Moved(c, AnyHome, a)"),
		say("Moment", "the start|beginning of each of your opponents ' turns", "StartOf(Turn, Opponents)"),
		say("Moment", "the end of each of your opponents ' turns", "EndOf(Turn, Opponents)"),
	} {
		all = append(all, t.older())
	}
	all = append(all, intoYourHand()...)
	for _, phase := range []string{"Ready", "Troublemaker", "Main", "Score", "End"} {
		of := " ?each ?of ?your opponents ' " + phase + " Phases"
		all = append(all, say("Moment", "the start|beginning of"+of, "StartOf("+phase+"Phase, Opponents)").older(),
			say("Moment", "the end of"+of, "EndOf("+phase+"Phase, Opponents)").older())
	}
	for _, words := range []string{
		"both|all players have the same number of {d:Noun}", "each player has the same number of {d:Noun}",
		"you and your|an opponent have the same number of {d:Noun}",
		"you have|control the same number of {d:Noun} as your|an opponent",
		"your|an opponent has|controls the same number of {d:Noun} as you",
	} {
		all = append(all, say("Condition", words, "Count(d && Yours) == Count(d && Opposing)").
			without("in your", "in their", "in hand").older())
	}
	return all
}

// mustIfAble are what players have to do, as far as they can.
func mustIfAble() (all []template) {
	for _, who := range []struct{ words, does, by string }{
		{"an opponent", "who := ChoosePlayer(Opponents)\ndo", "who"}, {"each player", eachPlayer("do"), "who"},
		{"each opponent", eachOpponent("do"), "who"}, {"your opponent", "do", "Opponent"},
	} {
		all = append(all,
			say("Deeds", who.words+" must {do:Do} (?if able)", who.does).by(who.by).without("pay").older())
	}
	return append(all,
		say("Deeds", "{who:Actor/s} must {do:Do} if able", "do").by("who").without("pay").older(),
		say("Deeds", "they must {do:Do} if able", "do").by("refPlayer").without("pay").older())
}

// costsOfEach are costs of each card that is played or moved, as often as something is counted, and how low they get
// (204, 508).
func costsOfEach() (all []template) {
	const least = " , to a minimum of {m:Bracketed}"
	for _, of := range []struct{ words, event string }{
		{"each|every {d:Noun/s} you play costs {n:Bracketed} %s (?to play)", "Played(You, d)"},
		{"each|every {d:Noun/s} {who:Player/s} plays costs {n:Bracketed} %s (?to play)", "Played(who, d)"},
		{"{d:Noun} you play cost {n:Bracketed} %s (?to play)", "Played(You, d)"},
		{"your {d:Noun} cost {n:Bracketed} %s (?to play)", "Played(You, d)"},
		{"each of your {d:Noun} costs {n:Bracketed} %s (?to play)", "Played(You, d)"},
		{"each of your {d:Noun} costs {n:Bracketed} %s to move", "Moved(You, d && Yours)"},
		{"your {d:Noun} cost {n:Bracketed} %s to move", "Moved(You, d && Yours)"},
	} {
		lessWords, moreWords := fmt.Sprintf(of.words, "less"), fmt.Sprintf(of.words, "more")
		less := func(n, m string) string { return "AddCost(-" + n + ", " + of.event + m + ")" }
		all = append(all,
			say("Mods", lessWords+" for each {p:Each}"+least, less("n*p", ", m")).older())
		if of.words[0] != '{' && of.words[0] != 'y' { // of others, other templates say these
			all = append(all,
				say("Mods", lessWords, less("n", "")).older(),
				say("Mods", lessWords+" for each {p:Each}", less("n*p", "")).older(),
				say("Mods", lessWords+least, less("n", ", m")).older(),
				say("Mods", moreWords, "AddCost(n, "+of.event+")").older())
		}
	}
	return all
}

// notMoreOften are abilities that work so often at most.
func notMoreOften() (all []template) {
	for _, words := range []string{
		" . this ability can't be used|activated more than once {p:PerTime}",
		" . you can't use|activate this ability more than once {p:PerTime}",
		" . this ability can only be used|activated once {p:PerTime}",
		" . this ability only triggers|works once {p:PerTime}",
	} {
		all = append(all,
			say("Ability", "{h:Trigger} , {do:Body}"+words, "h\nOnce(p)\ndo").older(),
			say("Ability", "{t:Heading} : {do:Deeds}"+words, "Timing(t)\nOnce(p)\ndo").older(),
			say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds}"+words, "Timing(t)\nOnce(p)\nCost(c)\ndo").older())
	}
	return all
}

// intoYourHand are cards that are put into your hand from your discard pile, and who puts them there (410.4a).
func intoYourHand() []template {
	const event = "EntersHand(%sOwnedBy(You) && %s, DiscardPile)"
	putBy := func(who string) string { return fmt.Sprintf(event, who, "c") }
	return []template{
		say("Happening", "you put {c:Some/s} from your discard pile into your hand", putBy("You, ")).older(),
		say("Happening", "you put {c:Some/s} into your hand from your discard pile", putBy("You, ")).older(),
		say("Passive", "put into your hand from your discard pile", fmt.Sprintf(event, "", "subject")).older(),
		say("Happening", "{c:Some/s} enters your hand from your discard pile", putBy("")).older(),
	}
}
