package cardtext

import "fmt"

// Plain effects (707.2) in words that are only read: what is done to some cards, by whom, how much and how long.

// plainEffects are all of them.
func plainEffects() (all []template) {
	for _, list := range [][]template{
		plainAmounts, plainCounters, plainPower, plainPlaces, plainFaceoffs, plainCosts, plainPlayers, plainKnown,
		doneToAllAt(), chosenAndDone(), unlessControllerDoes(), ofTheWinnerThen(),
	} {
		all = append(all, list...)
	}
	return all
}

// plainlyPrinted are what is printed of numbers that are compared and counted (105), and of other cards than some.
var plainlyPrinted = []template{
	say("Attribute", "with power less than {n:Number}", "Power < n"),
	say("Attribute", "with power greater than {n:Number}", "Power > n"),
	say("Attribute", "with power greater than or equal to {n:Number}", "Power >= n"),
	say("Attribute", "with power equal to {n:Number}", "Power == n"),
	say("Attribute", "with cost less than {n:Number}", "CostOf < n"),
	say("Attribute", "with cost greater than {n:Number}", "CostOf > n"),
	say("Adjective", "non-Troublemaker", "!Troublemaker"),
	say("Adjective", "non-Event", "!Event"),
	say("Adjective", "non-character", "!Character"),
	say("Condition", "{who:Player@} {x:DoneBefore} {t:ThisTime}", "Happened(x, t)").by("who"),
	// In one sentence, where two others together could be read otherwise.
	say("Mod", "can't be {v:DoneBy} or {w:DoneBy} by opponents", "Cant(v)\nCant(w)").by("Opponents").onlyPrinted(),
	say("Mod", "can't be {v:DoneBy} , {w:DoneBy} , or {x:DoneBy} by opponents", "Cant(v)\nCant(w)\nCant(x)").
		by("Opponents").onlyPrinted(),
	say("Number", "the number of Problems where you have {d:Any/s}", "Count(Problem && With(d && Yours))"),
	say("Each", "Problem where you have {d:Any/s}", "Count(Problem && With(d && Yours))"),
	say("Each", "Problem where they have {d:Any/s}", "Count(Problem && With(d && ControlledBy(their)))"),
	say("Deeds", "each player with no cards in hand {do:Do/s}",
		eachPlayer(given("!Any(In(Hand, who))", "do"))).by("who"),
	say("Deeds", "each opponent with no cards in hand {do:Do/s}",
		eachOpponent(given("!Any(In(Hand, who))", "do"))).by("who"),
}

// plainAmounts are how many cards, and how much of what (105).
var plainAmounts = []template{
	say("Discarded", "half ?of the cards in {w:Their} hand",
		"Choose(Half(Count(In(Hand, w))), In(Hand, w), by)"),
	say("Discarded", "half ?of {w:Their} hand", "Choose(Half(Count(In(Hand, w))), In(Hand, w), by)"),
	say("Object", "a number of {d:Noun} equal to {n:Number}", "Choose(n, d, by)"),
	say("Object", "a number of {o:Own} {d:Noun} equal to {n:Number}", "Choose(n, d && o, by)"),
	say("Deed", "<gain> {n:Tokens} for each {p:Each} , ?up to a maximum of {m:Int}", "Gain(by, Least(n*p, m))"),
	say("Deed", "<gain> {n:Tokens} for each {p:Each} , ?up to a maximum of {m:Tokens}", "Gain(by, Least(n*p, m))"),
	say("Deed", "<draw> a card for each {p:Each} , ?up to a maximum of {m:Int} ?cards", "Draw(by, Least(p, m))"),
	say("Deed", "<score> a point for each {p:Each} , ?up to a maximum of {m:Int} ?points", "Score(by, Least(p, m))"),
	say("Deed", "<lose> half ?of {w:Their} action tokens (?, rounded up)", "Lose(by, Half(TokensOf(w)))"),
	say("Deed", "<gain> an additional {n:Tokens}", "Gain(by, n)"),
	say("Payment", "<pay> any amount of action tokens", "Pay(by, AnyNumber)"),
	say("Number", "that number", "refNumber"),
	say("Each", "of them", "Count(refCards)"),
	say("Deed", "<put> a number of {m:Int} {c:Color} {t:TokenWordsMany} into play equal to {n:Number}",
		"CreateToken(n, m, c, t, by)"),
}

// plainCounters are counters that are put on cards, taken off and moved (519).
var plainCounters = []template{
	say("Payment", "<remove> all +1 power counters from {o:Object}", "it := o\nRemoveCounters(it, Counters(it))"),
	say("Deed", "<remove> any number of +1 power counters from {c:Certain/s}",
		"m := ChooseNumber(0, Counters(c))\nRemoveCounters(c, m)"),
	say("Deed", "<remove> a counter from a|an {d:Noun/s}",
		"it := Choose(1, d && WithCounter, by)\nword := ChooseCounter(it, by)\nRemoveCounters(it, 1, word)"),
	say("Deed", "<remove> a counter from one|1 of {o:Own} {d:Noun}",
		"it := Choose(1, d && o && WithCounter, by)\nword := ChooseCounter(it, by)\nRemoveCounters(it, 1, word)"),
	say("Deed", "<move> a|one|1 +1 power counter from {a:Object} to|onto {o:Object}",
		"it := a\n"+given("RemoveCounters(it)", "PutCounters(o)")),
	say("Deed", "<move> a|one|1 +1 power counter from a|an|one|1 {d:Noun/s} to|onto another",
		"it := Choose(1, d && WithCounter, by)\nit2 := Choose(1, d && !it, by)\n"+
			given("RemoveCounters(it)", "PutCounters(it2)")),
	say("Deed", "<move> a|one|1 +1 power counter from one|1 of {o:Own} {d:Noun} to|onto another",
		"it := Choose(1, d && o && WithCounter, by)\nit2 := Choose(1, d && o && !it, by)\n"+
			given("RemoveCounters(it)", "PutCounters(it2)")),
	say("Deed", "<double> the number of +1 power counters on {o:Object}", "it := o\nPutCounters(it, Counters(it))"),
}

// plainPower is the power, and what else cards have, for a while (708).
var plainPower = []template{
	say("Mod", "<lose> {n:Int} power", "AddPower(subject, -n)"),
	say("Mod", "<gain> {n:Int} power", "AddPower(subject, n)"),
	say("Deeds", "set {o:Object} 's power to {n:Number} until {e:End}", "for Until(e) {\nSetPower(o, n)\n}"),
	say("Deeds", "set the power of {o:Object} to {n:Number} until {e:End}", "for Until(e) {\nSetPower(o, n)\n}"),
	say("Number", "your Mane Character 's power", "Power(ManeCharacter && Yours)"),
	say("Number", "your Mane Character 's printed power", "PrintedPower(ManeCharacter && Yours)"),
	say("Number", "an|your opponent 's Mane Character 's power", "Power(ManeCharacter && Opposing)"),
	say("Deeds", "set {o:Object} 's power to {n:Int} until {e:End}", "for Until(e) {\nSetPower(o, n)\n}"),
	say("Deeds", "set the power of {o:Object} to {n:Int} until {e:End}", "for Until(e) {\nSetPower(o, n)\n}"),
	say("Mods", "{s:Subject} each {m:Mod}", "m").of("s"),
	say("Mods", "each of them {m:Mod/s}", "m").of("refCards"),
	say("Mod", "<lose> all|its|their colors", "LosesColors(subject)"),
	say("Mod", "<gain> all colors", allColors),
	say("Mod", "<lose> its|their traits", "LosesTraits(subject)"),
	say("Mod", "<lose> all|its|their traits and <gain> ?the {t:Trait} ?trait",
		"LosesTraits(subject)\nHasTrait(subject, t)"),
	say("Deeds", "{o:Object} gains|has|gain|have a|the color of your choice until {e:End}",
		"it := o\ncolor := ChooseColor()\nfor Until(e) {\nHasColor(it, color)\n}"),
	say("Deeds", "all {d:Plain} at a Problem get|have|gain {n:Signed} power {l:Lasts}",
		"it := Choose(1, Problem)\nfor Until(l) {\nAddPower(d && AreaOf(it), n)\n}"),
	say("Deeds", "each {d:Plain/s} at a Problem gets|has|gains {n:Signed} power {l:Lasts}",
		"it := Choose(1, Problem)\nfor Until(l) {\nAddPower(d && AreaOf(it), n)\n}"),
	say("Deeds", "give all {d:Plain} at a Problem {n:Signed} power {l:Lasts}",
		"it := Choose(1, Problem)\nfor Until(l) {\nAddPower(d && AreaOf(it), n)\n}"),
	say("Deeds", "give each {d:Plain/s} at a Problem {n:Signed} power {l:Lasts}",
		"it := Choose(1, Problem)\nfor Until(l) {\nAddPower(d && AreaOf(it), n)\n}"),
}

// plainPlaces are where cards are put and moved (501, 509).
var plainPlaces = []template{
	say("Deed", "<put> a Troublemaker from {w:Their} hand into play face-down",
		"PutIntoPlay(Choose(1, Troublemaker && In(Hand, w), by), by)"),
	say("Deed", "<put> a Troublemaker from {w:Their} hand into play face-down at {a:Destination}",
		"PutIntoPlay(Choose(1, Troublemaker && In(Hand, w), by), a, by)"),
	say("Deed", "<put> a Troublemaker from {w:Their} hand into play face-down here",
		"PutIntoPlay(Choose(1, Troublemaker && In(Hand, w), by), Here, by)"),
	say("Object", "one|1 of {w:Their} banished {d:Noun}", "Choose(1, d && In(BanishedZone, w), by)"),
	say("Object", "a banished {d:Noun/s} you own", "Choose(1, d && In(BanishedZone, You), by)"),
	say("Deed", "<put> {o:Object} into play under its owner 's control", "PutIntoPlay(o)"),
	say("Deed", "<put> {o:Object} into play under their owners ' control", "PutIntoPlay(o)"),
	say("Deed", "<move> a|an {r:Noun/s} from a|an|one|1 {h:Noun/s} to another",
		"it := Choose(1, r && AttachedTo(h), by)\nit2 := Choose(1, h && !HasAttached(it), by)\nAttach(it, it2)").
		without("Problem"),
	say("Deed", "<move> a|an {r:Noun/s} from a|an|one|1 {h:Noun/s} to another {g:Noun/s}",
		"it := Choose(1, r && AttachedTo(h), by)\nit2 := Choose(1, g && !HasAttached(it), by)\nAttach(it, it2)").
		without("Problem"),
	say("Deed", "<move> a|an {r:Noun/s} from one|1 of {o:Own} {h:Noun} to another",
		"it := Choose(1, r && AttachedTo(h && o), by)\nit2 := Choose(1, h && o && !HasAttached(it), by)\n"+
			"Attach(it, it2)").without("Problem"),
	say("Deeds", "swap|switch|exchange two|2 of {o:Own} {d:Noun} at different Problems",
		"it := Choose(1, d && o && AnyProblem, by)\nit2 := Choose(1, d && o && AnyProblem && !AreaOf(it), by)\n"+
			swapped),
	say("Deeds", "swap|switch|exchange the areas of {a:Object} and {b:Object}", "it := a\nit2 := b\n"+swapped).
		without("at a different"),
	say("Deed", "<attach> a|an {d:Noun/s} from {w:Their} hand to {h:Object}",
		"PutIntoPlay(Choose(1, d && In(Hand, w), by), h, by)"),
	say("Deed", "<attach> a|an {d:Noun/s} from {w:Their} discard pile to {h:Object}",
		"PutIntoPlay(Choose(1, d && In(DiscardPile, w), by), h, by)"),
	say("Deed", "<put> {o:Object} into play attached to|on {h:Object}", "PutIntoPlay(o, h)"),
	say("Deed", "<uncover> all {d:Noun}", "Uncover(d && IsFaceDown, by)").without(atAProblem),
	say("Deed", "<uncover> each {d:Noun/s}", "Uncover(d && IsFaceDown, by)").without(atAProblem),
	say("Deed", "<uncover> all|each of {o:Own} {d:Noun}", "Uncover(d && o && IsFaceDown, by)").without(atAProblem),
	say("Head", "uncovered <n:Troublemaker>", "Troublemaker && IsFaceUp"),
	say("Deed", "<involve> {o:Object} in the|this|that faceoff", "Involve(o)"),
	say("Deeds", "for each Problem , exhaust a|an {d:Noun/s} there",
		"for it := range Each(Problem) {\nit2 := Choose(1, d && AreaOf(it))\nExhaust(it2)\n}"),
	say("Deeds", "for each Problem , ready a|an {d:Noun/s} there",
		"for it := range Each(Problem) {\nit2 := Choose(1, d && AreaOf(it))\nReady(it2)\n}"),
	say("Deeds", "for each Problem , frighten a|an {d:Noun/s} there",
		"for it := range Each(Problem) {\nit2 := Choose(1, d && AreaOf(it))\nFrighten(it2)\n}"),
	say("Deeds", "for each Problem , dismiss a|an {d:Noun/s} there",
		"for it := range Each(Problem) {\nit2 := Choose(1, d && AreaOf(it))\nDismiss(it2)\n}"),
}

// plainFaceoffs are what is done in a faceoff, and started (514).
var plainFaceoffs = []template{
	say("Deeds", "start a faceoff between|involving {a:Object} and {b:Object} . if you win (?the|that faceoff) , "+
		"{do:Body}", given("StartFaceoff(a, b)", "do")),
	say("Deeds", "start a faceoff between|involving {a:Object} and {b:Object} . if you lose (?the|that faceoff) , "+
		"{do:Body}", given("!StartFaceoff(a, b)", "do")),
	say("Deed", "<ignore> {o:Object} ?for this|that|the faceoff", "Ignore(o)"),
	say("Deeds", "{who:Player@} <flip> {n:Int} fewer cards|card this|that faceoff", "FlipNumber(who, -n)"),
	say("Deeds", "{who:Player@} <flip> {n:Int} additional|more cards|card this|that faceoff", "FlipNumber(who, n)"),
	say("Deed", "<add> its power to {w:Their} total ?for this|that|the faceoff", "AddToTotal(w, Power(refCard))"),
	say("Moment", "the end of this faceoff", "EndOf(Faceoff)"),
}

// plainCosts are what is paid more or less for a while (508).
var plainCosts = []template{
	say("Deeds", "reduce the cost of your next {d:Noun/s} {t:ThisTime} by {n:Bracketed}",
		"for Until(EndOf(t), Played(You, d)) {\nAddCost(-n, Played(You, d))\n}"),
	say("Mods", "{d:Noun} cost opponents an additional {n:Bracketed} (?to play)", "AddCost(n, Played(Opponents, d))"),
	say("Mods", "{d:Noun} cost opponents|your opponents {n:Bracketed} more (?to play)",
		"AddCost(n, Played(Opponents, d))"),
	say("Mods", "{d:Noun} cost you {n:Bracketed} less (?to play)", "AddCost(-n, Played(You, d))"),
}

// plainPlayers are who does what, and what is done if they do (801).
var plainPlayers = []template{
	say("Deeds", "each player , in turn order , {do:Do/s}", eachPlayer("do")).by("who"),
	say("Deeds", "each player in turn order {do:Do/s}", eachPlayer("do")).by("who"),
	say("Deeds", "in turn order , each player {do:Do/s}", eachPlayer("do")).by("who"),
	say("Deeds", "an opponent {d:Deed/s} . if they do , {more:Body}",
		"who := ChoosePlayer(Opponents)\n"+given("d", "more")).whoDoes("d", "who"),
	say("Deeds", "an opponent {p:Payment/s} . if they do , {more:Body}",
		"who := ChoosePlayer(Opponents)\n"+given("p", "more")).whoDoes("p", "who"),
	say("Deeds", "each opponent may {c:Cost} . if they don't , they {more:Do}", eachOpponent(given("!May(who, c)",
		"more"))).by("who"),
	say("Deeds", "each opponent may {c:Cost} . if they do , they {more:Do}", eachOpponent(given("May(who, c)",
		"more"))).by("who"),
	say("Deeds", "each player may {c:Cost} . if they don't , they {more:Do}", eachPlayer(given("!May(who, c)",
		"more"))).by("who"),
	say("Deeds", "each player may {c:Cost} . if they do , they {more:Do}", eachPlayer(given("May(who, c)",
		"more"))).by("who"),
	say("Deeds", "for each player , {do:Do}", eachPlayer("do")),
	say("Deeds", "each player with more points than you {do:Do/s}",
		eachPlayer(given("ScoreOf(who) > ScoreOf(You)", "do"))).by("who"),
	say("Deeds", "each opponent with more action tokens than you {do:Do/s}",
		eachOpponent(given("TokensOf(who) > TokensOf(You)", "do"))).by("who"),
	say("Deeds", "each player with more action tokens than you {do:Do/s}",
		eachPlayer(given("TokensOf(who) > TokensOf(You)", "do"))).by("who"),
	say("Deeds", "opponents may each {do:Do}", eachOpponent("May(who, do)")).by("who"),
	say("Deeds", "each player with more cards in ?their hand than you {do:Do/s}",
		eachPlayer(given("Count(In(Hand, who)) > Count(In(Hand, You))", "do"))).by("who"),
	say("Deeds", "each player with more {d:Noun} than you {do:Do/s}",
		eachPlayer(given("Count(d && ControlledBy(who)) > Count(d && Yours)", "do"))).by("who").without("in"),
	say("Deeds", "when you next {x:Act} {t:ThisTime} , {do:Body}", "for Next(x, EndOf(t)) {\ndo\n}").
		whoDoes("x", "You"),
}

// plainKnown are what is taken of cards that are shown, and what they are (402.2).
var plainKnown = []template{
	say("Deed", "<choose> a|an {d:Noun/s} from it", "Choose(1, d && refCards, by)"),
	say("Deeds", "look at {w:Their} hand . you may discard a|an {d:Noun/s} from it",
		"it := Look(In(Hand, w))\nMay(Discard(w, Choose(1, it && d)))"),
	say("Condition", "{c:Certain/s} has|is that ?card type", "Is(c, OfType(refName))"),
	say("Condition", "{c:Certain/s} is of that ?card type", "Is(c, OfType(refName))"),
}

// doneToAllAt are what is done to all cards at one Problem where somebody has some card, and to all attachments of
// one card (705.2e).
func doneToAllAt() (all []template) {
	for _, verb := range []struct{ words, effect string }{
		{"<dismiss> %s", "Dismiss(%s)"}, {"<frighten> %s", "Frighten(%s)"}, {"<unfrighten> %s", "Unfrighten(%s)"},
		{"<exhaust> %s", "Exhaust(%s)"}, {"<ready> %s", "Ready(%s)"}, {"<banish> %s", "Banish(%s)"},
		{"<put> %s into {v:Owners} hand|hands", "PutInHand(%s)"}, {"<move> %s home", "Move(%s, Home, by)"},
	} {
		for _, which := range []string{"all {d:Plain}", "each {d:Plain/s}"} {
			add := func(where, chosen, cards string) {
				all = append(all, say("Deed", fmt.Sprintf(verb.words, which+" "+where),
					"it := "+chosen+"\n"+fmt.Sprintf(verb.effect, cards)))
			}
			add("at a Problem where|at which {w:Whom} have|has|control|controls {x:Any/s}",
				"Choose(1, Problem && With(x && ControlledBy(w)), by)", "d && AreaOf(it)")
			if verb.effect == "Move(%s, Home, by)" {
				continue
			}
			add("attached to|on a|an {h:Noun/s}", "Choose(1, h, by)", "d && AttachedTo(it)")
			add("attached to|on an|your opponent 's {h:Noun/s}", "Choose(1, h && Opposing, by)", "d && AttachedTo(it)")
			add("attached to|on one|1 of {o:Own} {h:Noun}", "Choose(1, h && o, by)", "d && AttachedTo(it)")
		}
	}
	return all
}

// chosenAndDone are cards that somebody chooses and does something to, in two verbs.
func chosenAndDone() (all []template) {
	for _, verb := range []struct{ words, effect string }{
		{"dismiss", "Dismiss"}, {"exhaust", "Exhaust"}, {"ready", "Ready"}, {"frighten", "Frighten"},
		{"banish", "Banish"},
	} {
		all = append(all, say("Deed", "<choose> and <"+verb.words+"> {o:Object}", verb.effect+"(o)"))
	}
	return append(all,
		say("Payment", "<choose> and <retire> a|an {d:Noun/s}", "Retire(Choose(1, d && ControlledBy(by), by))"),
		say("Payment", "<choose> and <retire> one of their {d:Noun}",
			"Retire(Choose(1, d && ControlledBy(their), by))"))
}

// unlessControllerDoes are what is done to a card that is chosen unless whoever has it does something (707.2).
func unlessControllerDoes() (all []template) {
	for _, verb := range []struct{ words, effect string }{
		{"dismiss", "Dismiss"}, {"frighten", "Frighten"}, {"exhaust", "Exhaust"}, {"banish", "Banish"},
	} {
		for _, chosen := range []struct{ words, which string }{
			{"a|an {d:Noun/s}", "d"}, {"an|your opponent 's {d:Noun/s}", "d && Opposing"},
		} {
			all = append(all, say("Deeds", verb.words+" "+chosen.words+" unless its controller {c:Payment/s}",
				"it := Choose(1, "+chosen.which+", by)\nwho := Controller(it)\nif !May(who, c) {\n"+
					verb.effect+"(it)\n}").whoDoes("c", "who"))
		}
	}
	return all
}

// ofTheWinnerThen are what the winner or loser of the faceoff does that goes on (514.5).
func ofTheWinnerThen() (all []template) {
	for _, of := range []struct{ words, event string }{{"winner", "FaceoffWon"}, {"loser", "FaceoffLost"}} {
		then := "for _, who := range Next(" + of.event + "(Players), EndOf(Faceoff)) {\n%s\n}"
		all = append(all,
			say("Deeds", "the "+of.words+" of the|this faceoff {do:Do/s}", fmt.Sprintf(then, "do")).by("who"),
			say("Deeds", "the "+of.words+" of the|this faceoff may {do:Do}", fmt.Sprintf(then, "May(who, do)")).
				by("who"))
	}
	return all
}
