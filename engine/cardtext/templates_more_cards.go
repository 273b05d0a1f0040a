package cardtext

import (
	"fmt"
	"strings"
)

// More cards that something is done to: all that a player retires, one at random, all at one Problem, tokens that are
// put into play; and what the winner of a faceoff does and its loser. These are only read.

// moreCards are all of them.
func moreCards() (all []template) {
	for _, list := range [][]template{retiring(), allAtAProblem(), tokensPut(), wonAndLost(),
		faceoffsAtOne(), eitherCost(), readied} {
		all = append(all, list...)
	}
	return append(all,
		say("Attribute", "with a +1 power counter on them", "Counters >= 1"),
		say("Destination", "a Problem you choose", "AnyProblem"),
		say("Subject/s", "a random {d:Noun/s}", "ChooseRandom(1, d)"),
		say("Subject/s", "one of {o:Own} {d:Noun} at random", "ChooseRandom(1, d && o)"),
		say("Object", "one of {o:Own} {d:Noun} at random", "ChooseRandom(1, d && o)"),
		say("Object", "a random one of {o:Own} {d:Noun}", "ChooseRandom(1, d && o)"))
}

// retiring are the cards that players retire, who can only retire those that they control (410.2).
func retiring() (all []template) {
	for _, of := range []struct{ words, cards string }{
		{"all {d:Noun}", "d && ControlledBy(by)"}, {"each {d:Noun/s}", "d && ControlledBy(by)"},
		{"all other {d:Noun}", "d && ControlledBy(by) && !refOther"},
		{"each other {d:Noun/s}", "d && ControlledBy(by) && !refOther"},
		{"all|each of your {d:Noun}", "d && Yours"}, {"all your {d:Noun}", "d && Yours"},
		{"all|each of your other {d:Noun}", "d && Yours && !refOther"},
		{"all your other {d:Noun}", "d && Yours && !refOther"},
		{"all|each of their {d:Noun}", "d && ControlledBy(their)"}, {"all their {d:Noun}", "d && ControlledBy(their)"},
		{"a random {d:Noun/s}", "ChooseRandom(1, d && ControlledBy(by))"},
		{"one of your {d:Noun} at random", "ChooseRandom(1, d && Yours)"},
		{"one of your other {d:Noun}", "Choose(1, d && Yours && !refOther)"},
		{"{n:Int} random {d:Noun}", "ChooseRandom(n, d && ControlledBy(by))"},
	} {
		t := say("Payment", "<retire> "+of.words, "Retire("+of.cards+")")
		if !strings.Contains(of.cards, "Choose") {
			t = t.without(atAProblem)
		}
		all = append(all, t)
	}
	return all
}

// allAtAProblem are all cards of a sort at one Problem, which is chosen.
func allAtAProblem() (all []template) {
	const lasts = "for Until(e) {\n%s\n}"
	for _, of := range []struct{ words, does string }{
		{"<put> a +1 power counter on %", "PutCounters($)"},
		{"<put> {n:Int} +1 power counters on %", "PutCounters($, n)"},
		{"<put> a {k:Counter} counter on %", "PutCounters($, 1, k)"},
		{"<remove> a +1 power counter from %", "RemoveCounters($)"},
		{"<give> % {k:Keyword} until {e:End}", fmt.Sprintf(lasts, "HasKeyword($, k)")},
		{"<give> % {k:Keyword} {n:Int} until {e:End}", fmt.Sprintf(lasts, "HasKeyword($, k, n)")},
		{"<gain> control of % until {e:End}", fmt.Sprintf(lasts, "GainControl($)")},
		{"<move> % here", "Move($, Here, by)"},
		{"<shuffle> % into {w:Owners} deck|decks", "ShuffleIntoDeck($)"},
		{"% have|gain {k:Keyword} until {e:End}", fmt.Sprintf(lasts, "HasKeyword($, k)")},
		{"% lose {k:Keyword} until {e:End}", fmt.Sprintf(lasts, "LosesKeyword($, k)")},
	} {
		for _, cards := range []struct{ words, which string }{
			{"all {d:Noun}", "d && AreaOf(it)"}, {"all other {d:Noun}", "d && AreaOf(it) && !refOther"},
			{"all {o:Own} {d:Noun}", "d && o && AreaOf(it)"}, {"all of {o:Own} {d:Noun}", "d && o && AreaOf(it)"},
		} {
			category := "Deed"
			if strings.HasPrefix(of.words, "%") {
				category = "Deeds"
			}
			all = append(all, say(category, strings.Replace(of.words, "%", cards.words+" at a|one|1 Problem", 1),
				"it := Choose(1, Problem, by)\n"+strings.Replace(of.does, "$", cards.which, 1)))
		}
	}
	return all
}

// tokensPut are tokens that players put into play, who control them then (521.1).
func tokensPut() (all []template) {
	for _, to := range []struct{ words, area string }{{"", ""}, {" here", ", Here"}, {" at {a:Area}", ", a"}} {
		for _, who := range []struct{ words, form, cards string }{
			{"you", "", "Yours"}, {"an|your opponent", "/s", "Opposing"},
		} {
			happens := func(words, event string) {
				all = append(all, say("Happening", who.words+words+to.words, event))
			}
			puts := " put "
			if who.form != "" {
				puts = " puts "
			}
			token := "EntersPlay(IsToken && " + who.cards + to.area + ")"
			kind := "EntersPlay(d && IsToken && " + who.cards + to.area + ")"
			happens(puts+"a token into play", token)
			happens(puts+"a|an {d:Noun/s} token into play", kind)
			happens(puts+"one|1 or more tokens into play", "OneOrMore("+token+")")
			happens(puts+"one|1 or more {d:Noun/s} tokens into play", "OneOrMore("+kind+")")
		}
	}
	return all
}

// wonAndLost are what the winner of a faceoff that the ability starts does, and what its loser does (514.5).
func wonAndLost() (all []template) {
	const after = "for _, who := range Next(%(Players), EndOf(Faceoff)) {\n"
	won, lost := strings.Replace(after, "%", "FaceoffWon", 1), strings.Replace(after, "%", "FaceoffLost", 1)
	for _, of := range []struct{ category, who, when string }{
		{"AsWinner", "the winner (?of the|that faceoff)", won}, {"AsLoser", "the loser (?of the|that faceoff)", lost},
	} {
		all = append(all,
			say(of.category, of.who+" {do:Do/s}", of.when+"do\n}").by("who"),
			say(of.category, of.who+" {do:Do/s} and {more:Do/s}", of.when+"do\nmore\n}").by("who"),
			say(of.category, of.who+" may {do:Do}", of.when+"May(who, do)\n}").by("who"))
	}
	for _, order := range []string{"{w:AsWinner} %and {l:AsLoser}", "{w:AsWinner} . {l:AsLoser}",
		"{l:AsLoser} %and {w:AsWinner}", "{l:AsLoser} . {w:AsWinner}"} {
		for _, and := range []string{"", ", "} {
			if and != "" && !strings.Contains(order, "%") {
				continue
			}
			all = append(all, say("Deeds", "start a faceoff involving {a:Object} and {b:Object} . "+
				strings.Replace(order, "%", and, 1), "w\nl\nStartFaceoff(a, b)").
				without("equal or greater"))
		}
	}
	return all
}

// faceoffsAtOne are faceoffs between two cards that are at the same Problem (707.4).
func faceoffsAtOne() (all []template) {
	for _, cards := range []struct{ words, first, second string }{
		{"one|1 of your {d:Noun} and an opposing {e:Noun/s}", "d && Yours", "e && Opposing"},
		{"one|1 of your {d:Noun} and an opponent's {e:Noun/s}", "d && Yours", "e && Opposing"},
		{"one|1 of your {d:Noun} and a|an {e:Noun/s}", "d && Yours", "e"},
	} {
		words := "start a faceoff involving|between " + cards.words + " at the same Problem"
		begins := "it := Choose(1, " + cards.first + " && AnyProblem)\nit2 := Choose(1, " + cards.second +
			" && AreaOf(it))\n"
		all = append(all, say("Deeds", words, begins+"StartFaceoff(it, it2)"),
			say("Deeds", words+" . if you win the|that|this faceoff , {do:Body}",
				begins+given("StartFaceoff(it, it2)", "do")),
			say("Deeds", words+" . {w:AsWinner}", begins+"w\nStartFaceoff(it, it2)"),
			say("Deeds", words+" . {l:AsLoser}", begins+"l\nStartFaceoff(it, it2)"))
	}
	return all
}

// eitherCost are activated abilities that cost one thing or another (703.1): the card has one for each.
func eitherCost() (all []template) {
	parts := []struct{ words, cost string }{{"{%s:Payment}", "%s"}, {"pay {%s:Bracketed}", "Pay(%s)"}}
	for _, one := range parts {
		for _, other := range parts {
			costs := func(cost, name string) string {
				return "for Grant(This) {\nTiming(t)\nCost(" + fmt.Sprintf(cost, name) + ")\ndo\n}"
			}
			all = append(all, say("Ability", "{t:Heading} : ?either "+fmt.Sprintf(one.words, "a")+" or "+
				fmt.Sprintf(other.words, "b")+" to {do:Deeds}", costs(one.cost, "a")+"\n"+costs(other.cost, "b")))
		}
	}
	return all
}

// readied are cards that only become ready if somebody pays (710.1), and cards that come to be involved with others.
var readied = []template{
	say("Ability", "{c:Certain/s} can't ready unless its controller pays {n:Bracketed}",
		"it := Instead(Readied(c))\n"+given("May(Controller(it), Pay(Controller(it), n))", "Ready(it)")),
	say("Ability", "{d:Noun} can't ready unless their controller|controllers pays|pay {n:Bracketed} "+
		"(?for each)",
		"it := Instead(Readied(d))\n"+given("May(Controller(it), Pay(Controller(it), n))", "Ready(it)")),
	say("Ability", "{c:Certain/s} can't be readied unless its controller pays {n:Bracketed}",
		"it := Instead(Readied(c))\n"+given("May(Controller(it), Pay(Controller(it), n))", "Ready(it)")),
	say("Ability", "{d:Noun} can't be readied unless their controller|controllers pays|pay {n:Bracketed} (?for each)",
		"it := Instead(Readied(d))\n"+given("May(Controller(it), Pay(Controller(it), n))", "Ready(it)")),
	say("Happening", "{c:Certain/s} is|becomes involved in a faceoff with|against {h:HowMany} {d:Noun}",
		"BecomesSo(IsFaceoffInvolving(c) && h)").counting("Count(d && IsInvolved)"),
	say("Happening", "{c:Certain/s} is|becomes involved in a faceoff with|against {d:Any/s}",
		"BecomesSo(IsFaceoffInvolving(c) && Any(d && IsInvolved))"),
}
