package cardtext

import "strings"

// Two cards that have something in common, or differ in it (203, 204, 206, 207): one is chosen after the other. These
// are only read.

// features of cards are said of two of them, of which "it" is the first, and what both have to be to differ: a card
// without a color is of no other one.
var featuresOfTwo = []struct{ same, different, shares, each string }{
	{"with the same name", "with different names|Titles", "SharesName(it)", ""},
	{"with|of the same color", "with|of different colors", "SharesColor(it)", " && !HasNoColor"},
	{"with|of the same type", "with|of different types", "SharesType(it)", ""},
	{"with the same cost", "with different costs", "CostOf == CostOf(it)", ""},
	{"with the same power", "with different power", "Power == Power(it)", ""},
	{"with the same printed power", "with different printed power", "PrintedPower == PrintedPower(it)", ""},
	{"with the same controller", "with different controllers", "ControlledBy(Controller(it))", ""},
	{"with a trait in common", "with no trait|traits in common", "SharesTrait(it)", ""},
}

// twoAlike are what is done to two such cards.
func twoAlike() (all []template) {
	verbs := []struct{ word, effect string }{
		{"exhaust", "Exhaust(%)"}, {"ready", "Ready(%)"}, {"frighten", "Frighten(%)"}, {"unfrighten", "Unfrighten(%)"},
		{"dismiss", "Dismiss(%)"}, {"banish", "Banish(%)"}, {"retire", "Retire(%)"},
	}
	for _, feature := range featuresOfTwo {
		for _, so := range []struct{ words, is, each string }{
			{feature.same, feature.shares, ""}, {feature.different, "!(" + feature.shares + ")", feature.each},
		} {
			for _, which := range []struct{ words, cards string }{
				{"{d:Noun}", "d"}, {"of {o:Own} {d:Noun}", "d && o"}, {"other {d:Noun}", "d && !refOther"},
			} {
				two := "two|2 " + which.words + " " + so.words
				choose := "it := Choose(1, " + which.cards + so.each + ", by)\n" +
					"it2 := Choose(1, " + which.cards + so.each + " && !it && " + so.is + ", by)\n"
				for _, verb := range verbs {
					if strings.Contains(two, "names") && which.words != "other {d:Noun}" && verb.word != "unfrighten" {
						continue // see namesDiffering
					}
					all = append(all, say("Deed", "<"+verb.word+"> "+two,
						choose+strings.Replace(verb.effect, "%", "it || it2", 1)))
				}
				all = append(all,
					say("Deed", "<exchange|swap|switch> control of "+two, choose+"ExchangeControl(it, it2)"),
					say("Deed", "<choose> "+two+" and put|place a +1 power counter on each ?of ?them",
						choose+"PutCounters(it || it2)"),
					say("Deed", "<put|place> a +1 power counter on each of "+two, choose+"PutCounters(it || it2)"))
			}
		}
	}
	return all
}
