package cardtext

import "fmt"

// How often something may be done, what it costs, and what has to be there for it (104.2, 508).
var limits = []template{
	say("Mods", "{who:Player@} can't score more than {n:Int} points per turn", "AtMost(n, PointsScored(who), Turn)"),
	say("Mods", "{who:Player@} can't draw more than {n:Int} cards per turn", "AtMost(n, Drawn(who), Turn)"),
	say("Mods", "{who:Player@} can't play more than {n:Int} cards per turn", "AtMost(n, Played(who), Turn)"),
	say("Mods", "{who:Player@} can't confront more than one Problem per turn", "AtMost(1, Confronted(who), Turn)"),
	say("Ability", "during the Ready Phase , players can't ready more than one {d:Noun/s}",
		"AtMost(1, Where(Readied(d), During(ReadyPhase)), Phase)"),
	say("Mods", "players can't challenge {c:Certain/s} unless they pay {n:Bracketed}",
		"AddCost(n, Challenged(Players, c))").
		older(),
	say("Mods", "players can't challenge {c:Certain/s} unless they have at least {n:Int} {d:Noun}",
		eachPlayer(given("Count(d && ControlledBy(who)) < n", "Cant(Challenged(who, c))"))),
	say("Mods", "players can't confront this Problem unless they have at least {n:Int} {d:Noun}",
		eachPlayer("NeedsToConfront(who, This, Count(d && ControlledBy(who)) >= n)")),
	say("Mods", "{c:Certain/s} can only be challenged by a number of characters up to {n:Number}",
		"ChallengedByAtMost(c, n)"),
	say("Mods", "rallying a|an {d:Noun/s} costs {n:SignedBracketed}", "AddCost(n, Rallied(d))"),
	say("Mods", "rallying {d:Noun} costs {n:SignedBracketed}", "AddCost(n, Rallied(d))").older(),
	say("Mods", "rallying one of {o:Own} {d:Noun} costs {n:SignedBracketed}", "AddCost(n, Rallied(d && o))").older(),
	say("Mods", "rallying one of {o:Own} {d:Noun} costs {n:Bracketed} less", "AddCost(-n, Rallied(d && o))").older(),
	say("Mods", "rallying a|an {d:Noun/s} costs {n:Bracketed} less", "AddCost(-n, Rallied(d))").older(),
	say("Mods", "rallying a|an {d:Noun/s} costs {n:Bracketed} more", "AddCost(n, Rallied(d))").older(),
	say("Mods", "you pay {n:Bracketed} less to rally your {d:Noun} , to a minimum of {m:Bracketed}",
		"AddCost(-n, Rallied(You, d && Yours), m)"),
	say("Mods", "{who:Player@} must pay {n:SignedBracketed} to play or move a|an {d:Noun/s} to {a:Destination}",
		"AddCost(n, Played(who, d, a))\nAddCost(n, Moved(who, d, a))"),
	say("Mods", "{who:Player@} must pay {n:SignedBracketed} to play or move {d:Any/s} here",
		"AddCost(n, Played(who, d, Here))\nAddCost(n, Moved(who, d, Here))").last(),
	say("Mods", "{who:Player@} must pay {n:SignedBracketed} to play or move {d:Noun} to {a:Destination}",
		"AddCost(n, Played(who, d, a))\nAddCost(n, Moved(who, d, a))").last(),
	say("Deeds", "you may pay {n:Bracketed} less for {d:Noun} until {e:End}",
		"for Until(e) {\nAddCost(OrNone(-n), Played(You, d))\n}"),
	say("Deeds", "{who:Player@} must pay {n:SignedBracketed} to play the next {d:Noun/s} they play this turn",
		"for Until(EndOf(Turn), Played(who, d)) {\nAddCost(n, Played(who, d))\n}"),
	say("Deeds", "{who:Player@} must pay {n:SignedBracketed} to move the next {d:Noun/s} they move this turn",
		"for Until(EndOf(Turn), Moved(who, d)) {\nAddCost(n, Moved(who, d))\n}").older(),
	say("Deeds", "each opponent must pay {n:SignedBracketed} to play the next {d:Noun/s} they play this turn",
		eachOpponent("for Until(EndOf(Turn), Played(who, d)) {\nAddCost(n, Played(who, d))\n}")).older(),
	say("Deeds", "each opponent must pay {n:SignedBracketed} to move the next {d:Noun/s} they move this turn",
		eachOpponent("for Until(EndOf(Turn), Moved(who, d)) {\nAddCost(n, Moved(who, d))\n}")).older(),
	say("Deed", "<reduce> the confront requirements of {o:Object} by {n:Int} power until {e:End}",
		"for Until(e) {\nAddRequirement(Players, o, -n)\n}"),
	say("Deed", "<increase> the confront requirements of {o:Object} by {n:Int} power until {e:End}",
		"for Until(e) {\nAddRequirement(Players, o, n)\n}"),
	say("Deed", "<increase> {o:Object} 's confront requirements by {n:Int} power until {e:End}",
		"for Until(e) {\nAddRequirement(Players, o, n)\n}").older(),
	say("Deed", "<reduce> {o:Object} 's confront requirements by {n:Int} power until {e:End}",
		"for Until(e) {\nAddRequirement(Players, o, -n)\n}").older(),
	say("Deed", "<reduce> the play requirements of your cards by {n:Int} {c:Color} until {e:End}",
		"for Until(e) {\nAddPlayRequirement(OwnedBy(You), -n, c)\n}"),
	say("Ability", "{t:Heading} : banish this card from your hand to {do:Body}",
		"Timing(t)\nWorksIn(Hand)\nCost(Banish(This))\ndo"),
	say("Ability", "you may play this card from your discard pile", "WorksIn(DiscardPile)\nMayPlay(This)"),
	say("Ability", "{t:Heading} : you may play this card from your hand", "WorksIn(Hand)\nMayPlay(This, t)"),
	say("Ability", "{t:Heading} : you may play this card from your discard pile",
		"WorksIn(DiscardPile)\nMayPlay(This, t)").older(),
	say("Ability", "during a faceoff , you may play {c:Certain/s} from your discard pile (?as though it were in your "+
		"hand)", "WorksIn(DiscardPile)\nif During(Faceoff) {\nMayPlay(c)\n}").older(),
	say("Ability", "during your {t:Time} , you may play {c:Certain/s} from your discard pile",
		"WorksIn(DiscardPile)\nif During(t, You) {\nMayPlay(c)\n}").older(),
	say("Ability", "during your {t:Time} , you may play {c:Certain/s} from your discard pile as though|if it were in "+
		"your hand", "WorksIn(DiscardPile)\nif During(t, You) {\nMayPlay(c)\n}").older(),
	say("Mods", "you may play {d:Plain} from your discard pile as though they were in your hand",
		"MayPlay(d && In(DiscardPile, You))"),
	say("Cost", "pay {n:Int} AT", "Pay(by, n)").older(),
	say("Tokens", "{n:Int} AT", "n").older(),
	say("Payment", "<discard> {n:Int}", "Discard(by, n)").older(),
	say("Payment", "<remove> one|1 {c:Counter} counter from {o:Object}", "RemoveCounters(o, 1, c)").older(),
}

// limitsOfActs are how much may be done in a time (104.2).
func limitsOfActs() (all []template) {
	for _, a := range []struct{ words, event string }{
		{"draw more than {n:Int} cards|card", "Drawn(who)"},
		{"play more than {n:Int} {d:Noun}", "Played(who, d)"},
		{"play more than {n:Int} {d:Noun/s}", "Played(who, d)"},
		{"move more than {n:Int} {d:Noun}", "Moved(who, d)"},
		{"move more than {n:Int} {d:Noun/s}", "Moved(who, d)"},
		{"move more than {n:Int} {d:Noun} here", "Moved(who, d, Here)"},
		{"move more than {n:Int} {d:Noun/s} here", "Moved(who, d, Here)"},
		{"exhaust more than {n:Int} {d:Noun}", "Exhausted(who, d)"},
		{"retire more than {n:Int} {d:Noun}", "Retired(who, d)"},
		{"discard more than {n:Int} {d:Noun}", "Discarded(who, d)"},
		{"gain more than {n:Int} action tokens|token", "TokensGained(who)"},
		{"score more than {n:Int} points|point", "PointsScored(who)"},
		{"ready more than {n:Int} {d:Noun}", "Readied(d && ControlledBy(who))"},
		{"ready more than {n:Int} {d:Noun/s}", "Readied(d && ControlledBy(who))"},
		{"confront more than {n:Int} Problems|Problem", "Confronted(who)"},
		{"challenge more than {n:Int} Troublemakers|Troublemaker", "Challenged(who)"},
	} {
		all = append(all,
			say("Mods", "{who:Player@} can't "+a.words+" {t:PerTime}", "AtMost(n, "+a.event+", t)"),
			say("Mods", "{who:Player@} can't "+a.words+" during the|each {x:Time}",
				"AtMost(n, Where("+a.event+", During(x)), Phase)"),
			say("Ability", "during the {x:Time} , {who:Player@} can't "+a.words,
				"AtMost(n, Where("+a.event+", During(x)), Phase)").without("Ready Phase"))
	}
	return append(all,
		say("PerTime", "each|per turn", "Turn"),
		say("PerTime", "each|per phase", "Phase"),
		say("PerTime", "each|per faceoff", "Faceoff"),
		say("PerTime", "in|during a|each turn", "Turn"),
		say("PerTime", "in|during a|each phase", "Phase"),
		say("PerTime", "in|during a|each faceoff", "Faceoff"))
}

// limitsOfUse are when an ability may be activated, or a card played (703.1b, 705.2).
var limitsOfUse = []template{
	say("Limit", "only once {t:PerTime}", "Once(t)"),
	say("Limit", "only once each|per game", "Once(Game)"),
	say("Limit", "only if|while {c:Condition}", "ActivateOnlyIf(c)"),
	say("Limit", "only {m:Meantime}", "ActivateOnlyIf(m)"),
	say("Ability", "{t:Heading} : {do:Deeds} . activate|use this ability {l:Limit}", "Timing(t)\nl\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . activate|use this ability {l:Limit}",
		"Timing(t)\nl\nCost(c)\ndo"),
	say("Ability", "play ?this ?card only if|while {c:Condition}", "PlayOnlyIf(c)"),
	say("Ability", "play ?this ?card only {m:Meantime}", "PlayOnlyIf(m)"),
	say("Meantime", "during {w:Their} turn|turns", "IsTurnOf(w)"),
	say("Ability", "{t:Heading} : pay [X] to {do:Deeds}", "Timing(t)\nx := ChooseNumber()\nCost(Pay(x))\ndo"),
	say("Ability", "{t:Heading} : pay [X] and {c:Cost} to {do:Deeds}",
		"Timing(t)\nx := ChooseNumber()\nCost(Pay(x), c)\ndo"),
	say("Deeds", "{do:Do} , where X is {n:Number}", "x := n\ndo"),
	say("Deeds", "{do:Do} , where X is {n:Number} . {more:Body}", "x := n\ndo\nmore"),
	say("Deeds", "have {s:Subject} {m:Mod} until {e:End} , where X is {n:Number}",
		"x := n\nfor Until(e) {\nm\n}").of("s"),
	say("Deeds", "have {s:Subject/s} {m:Mod} until {e:End} , where X is {n:Number}",
		"x := n\nfor Until(e) {\nm\n}").of("s"),
	say("Deeds", "{m:Mods} until {e:End} , where X is {n:Number}", "x := n\nfor Until(e) {\nm\n}"),
	say("Ability", "{t:Heading} : banish this card from your discard pile to {do:Body}",
		"Timing(t)\nWorksIn(DiscardPile)\nCost(Banish(This))\ndo"),
	say("Ability", "{t:Heading} : {k:Cost} and banish this card from your discard pile to {do:Body}",
		"Timing(t)\nWorksIn(DiscardPile)\nCost(k, Banish(This))\ndo"),
	say("Ability", "{t:Heading} : discard this card to {do:Body}", "Timing(t)\nWorksIn(Hand)\nCost(Discard(This))\ndo"),
	say("Ability", "{m:Mods} {x:Meantime}", given("x", "m")),
	say("Ability", "{x:Meantime} , {m:Mods}", given("x", "m")),
}

// limitsOfPlayers are what players can't do, or can't do more often (104.2).
var limitsOfPlayers = []template{
	say("Ability", "during the Ready Phase , {who:Player@} can't ready more than {n:Int} {d:Noun}",
		"AtMost(n, Where(Readied(d && ControlledBy(who)), During(ReadyPhase)), Phase)").without("1", "one"),
	say("Ability", "during the Ready Phase , opponents can't ready more than one {d:Noun/s}",
		"AtMost(1, Where(Readied(d && Opposing), During(ReadyPhase)), Phase)"),
	say("Ability", "{who:Player@} can't ready more than {n:Int} {d:Noun} during the Ready Phase",
		"AtMost(n, Where(Readied(d && ControlledBy(who)), During(ReadyPhase)), Phase)"),
	say("Mods", "{who:Player@} can't play more than {n:Int} {d:Noun} per|each turn", "AtMost(n, Played(who, d), Turn)"),
	say("Mods", "{who:Player@} can't discard {d:Noun}", "Cant(Discarded(who, d))"),
	say("Mods", "{who:Player@} can't retire {d:Noun}", "Cant(Retired(who, d))"),
	say("Mods", "{who:Player@} can't draw cards", "Cant(Drawn(who))"),
	say("Mods", "{who:Player@} can't confront Problems", "Cant(Confronted(who))"),
	say("Mods", "{who:Player@} can't challenge {d:Noun}", "Cant(Challenged(who, d))"),
	say("Mods", "{who:Player@} can't flip cards", "Cant(Flipped(who))"),
}

// onlyThePlayer are abilities that only the player with the most or the fewest of something may activate (703.1b).
func onlyThePlayer() (all []template) {
	for _, of := range []struct{ words, number string }{
		{"points", "ScoreOf(%s)"}, {"{d:Noun}", "Count(d && ControlledBy(%s))"},
		{"cards in ?their hand", "Count(In(Hand, %s))"}, {"action tokens", "TokensOf(%s)"},
	} {
		for _, is := range []struct{ words, compares string }{{"most", " > "}, {"fewest", " < "}} {
			if is.words == "most" && of.words == "{d:Noun}" {
				continue // another template says it
			}
			only := "Timing(t)\nAnyPlayer()\nActivateOnlyIf(" + fmt.Sprintf(of.number, "You") + is.compares +
				fmt.Sprintf(of.number, "Opponent") + ")\n"
			words := "only the player with the " + is.words + " " + of.words + " may activate this ability"
			all = append(all,
				say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . "+words, only+"Cost(c)\ndo").without("power"),
				say("Ability", "{t:Heading} : {do:Deeds} . "+words, only+"do").without("power"))
		}
	}
	return all
}

// putIntoPlayLater are cards that are banished and come back into play.
func putIntoPlayLater() (all []template) {
	for _, when := range []struct{ words, next string }{
		{"the start of {w:Their} next {t:Time}", "Next(StartOf(t, w))"},
		{"the start of the next {t:Time}", "Next(StartOf(t))"}, {"the start of the next phase", "Next(StartOf(Phase))"},
		{"the end of the {t:Time}", "Next(EndOf(t))"}, {"the end of the phase", "Next(EndOf(Phase))"},
	} {
		does := "it := Banish(o)\nfor " + when.next + " {\nPutIntoPlay(it)\n}"
		words := "banish {o:Object} and put|return it into|to play at " + when.words
		all = append(all, say("Deeds", words, does))
		if when.words != "the start of {w:Their} next {t:Time}" {
			all = append(all, say("Deeds", "you may "+words, given("May()", does)))
		}
	}
	return all
}

// looks are cards of a deck of which any number are put to one place, and the others to another.
func looks() (all []template) {
	places := []struct{ words, effect string }{
		{"on ?the top of {%s:Owners} deck (?in any order)", "PutOnTop"},
		{"on ?the bottom of {%s:Owners} deck (?in any order)", "PutOnBottom"},
		{"into {%s:Owners} hand", "PutInHand"}, {"into {%s:Owners} discard pile", "PutInDiscards"},
	}
	for i, one := range places {
		for j, other := range places {
			if i == j || i == 0 && j == 1 { // another template says it
				continue
			}
			all = append(all, say("Deeds", "look at {o:Object} . you may put any number of them|those "+
				fmt.Sprintf(one.words, "w")+" and ?put the rest|others "+fmt.Sprintf(other.words, "x"),
				"it := Look(o)\nit2 := Choose(AnyNumber, it)\n"+one.effect+"(it2)\n"+other.effect+"(it && !it2)"))
		}
	}
	return all
}

// threeWaysDivided are the top cards of your deck of which one goes to one place, one to another, and the rest or one
// more to a third.
func threeWaysDivided() (all []template) {
	places := []struct{ words, effect string }{
		{"into your hand", "PutInHand"}, {"into your discard pile", "PutInDiscards"},
		{"on ?the top of your deck ?in ?any ?order", "PutOnTop"},
		{"on the bottom of your deck ?in ?any ?order", "PutOnBottom"},
	}
	for i, one := range places {
		for j, other := range places {
			for k, third := range places {
				if i == j || i == k || j == k {
					continue
				}
				words := "look at the top {n:Int} cards of your deck . put one|1 ?of ?them " + one.words +
					" , ?put one|1 ?of ?them " + other.words + " , and ?put "
				does := "it := Look(TopOf(n))\nit2 := Choose(1, it)\n" + one.effect + "(it2)\n" +
					"it3 := Choose(1, it && !it2)\n" + other.effect + "(it3)\n"
				all = append(all,
					say("Deeds", words+"the rest|others "+third.words, does+third.effect+"(it && !it2 && !it3)"),
					say("Deeds", words+"one|1 ?of ?them "+third.words,
						does+"it4 := Choose(1, it && !it2 && !it3)\n"+third.effect+"(it4)"))
			}
		}
	}
	return all
}

// soManySpent are cards that are spent from beneath a card, for each of which something is done (707.2).
func soManySpent() (all []template) {
	for _, does := range []struct{ words, effect string }{
		{"draw a card", "Draw(You, m)"}, {"gain {n:Bracketed}", "Gain(You, n*m)"}, {"score a point", "Score(You, m)"},
		{"put a +1 power counter on {o:Object}", "PutCounters(o, m)"},
		{"put a {k:Counter} counter on {o:Object}", "PutCounters(o, m, k)"},
	} {
		each := " for each card ?you spent (?this way)"
		if does.words[0] != 'g' && does.words[0] != 's' { // another template says it
			all = append(all, say("Deeds",
				"you may spend any number of cards from beneath {c:Certain/s} to "+does.words+each,
				"m := ChooseNumber(0, Count(Beneath(c)))\nSpend(m, c)\n"+does.effect))
		}
		all = append(all,
			say("Deeds", "you may spend up to {x:Int} cards from beneath {c:Certain/s} to "+does.words+each,
				"m := ChooseNumber(0, Least(x, Count(Beneath(c))))\nSpend(m, c)\n"+does.effect),
			say("Ability", "{t:Heading} : spend any number of cards from beneath {c:Certain/s} to "+does.words+each,
				"Timing(t)\nm := ChooseNumber(0, Count(Beneath(c)))\nCost(Spend(m, c))\n"+does.effect))
	}
	return all
}
