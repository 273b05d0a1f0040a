package cardtext

import "strings"

// Cards that are chosen together, their power or cost being so much in total (705.2e). These are only read.

// together are all of them.
func together() (all []template) {
	for _, of := range []struct{ words, number string }{
		{"power", "Power"}, {"cost", "CostOf"}, {"printed power", "PrintedPower"}, {"printed cost", "CostOf"},
	} {
		for _, so := range []struct{ words, sums string }{
			{"{x:Int} or less|fewer", "0, x"}, {"{x:Int} or more|greater", "x"}, {"exactly {x:Int}", "x, x"},
			{"at most {x:Int}", "0, x"}, {"no more than {x:Int}", "0, x"}, {"at least {x:Int}", "x"},
			{"{x:Bracketed} or less", "0, x"}, {"{x:Bracketed} or more", "x"}, {"equal to {x:Number}", "x, x"},
			{"less than or equal to {x:Number}", "0, x"}, {"greater than or equal to {x:Number}", "x"},
		} {
			sum := []string{
				"with ?a total|combined " + of.words + " " + so.words,
				"with ?a total|combined " + of.words + " of " + so.words,
				"whose total|combined " + of.words + " is " + so.words,
			}
			if strings.Contains(so.words, "equal to") {
				sum = sum[:1]
			}
			for _, total := range sum {
				all = append(all, chosenTogether(total, of.number+", "+so.sums)...)
			}
		}
	}
	return all
}

// chosenTogether are how many of which cards, of which the sum is said, and what they are chosen for.
func chosenTogether(total, sum string) (all []template) {
	for _, which := range []struct{ words, cards string }{
		{"{d:Noun}", "d"}, {"of {o:Own} {d:Noun}", "d && o"}, {"other {d:Noun}", "d && !refOther"},
		{"of {o:Own} other {d:Noun}", "d && o && !refOther"},
	} {
		for _, many := range []struct{ words, n string }{{"{q:Quantity}", "q"}, {"any number of", "AnyNumber"}} {
			words := many.words + " " + which.words
			if many.n == "AnyNumber" {
				words = "any number of " + strings.TrimPrefix(which.words, "of ")
			}
			choose := "ChooseTogether(" + many.n + ", " + which.cards + "%, " + sum + ", by)"
			all = append(all,
				say("Object", words+" "+total, strings.Replace(choose, "%", "", 1)),
				say("Object", words+" "+total+" {t:Attribute}", strings.Replace(choose, "%", " && t", 1)))
			if which.cards == "d" || which.cards == "d && !refOther" {
				all = append(all, say("Payment", "<retire> "+words+" "+total,
					"Retire("+strings.Replace(choose, "%", " && ControlledBy(by)", 1)+")"))
			}
			if which.cards == "d" {
				all = append(all, say("Discarded", words+" "+total,
					strings.Replace(choose, "%", " && In(Hand, by)", 1)))
			}
		}
	}
	return all
}
