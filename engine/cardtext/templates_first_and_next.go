package cardtext

import "strings"

// What the first and the next cards cost that are played (204, 508).

// firstAndNext are what a player pays less for the next card that is played, or for the first of each turn: each
// with where it is played to. Those of the official texts are printed.
func firstAndNext() (all []template) {
	add := func(printed bool, category, words, notation string) {
		t := say(category, words, notation)
		if !printed {
			t = t.older()
		}
		all = append(all, t)
	}
	for _, pay := range []struct{ words, n string }{
		{"?you pay {n:Bracketed} less", "-n"}, {"you may pay {n:Bracketed} less", "OrNone(-n)"},
	} {
		for _, of := range []struct{ cards, played string }{
			{" for your % {d:Noun/s}", "Played(You, d)"}, {" to play your % {d:Noun/s}", "Played(You, d)"},
			{" for the % {d:Noun/s} ?you ?play", "Played(You, d)"},
			{" to play the % {d:Noun/s} ?you ?play", "Played(You, d)"},
			{" for the % {d:Noun/s} you play here", "Played(You, d, Here)"},
			{" to play the % {d:Noun/s} you play here", "Played(You, d, Here)"},
			{" for the % {d:Noun/s} you play to {a:Destination}", "Played(You, d, a)"},
			{" to play the % {d:Noun/s} you play to {a:Destination}", "Played(You, d, a)"},
		} {
			next, first := strings.Replace(pay.words+of.cards, "%", "next", 1),
				strings.Replace(pay.words+of.cards, "%", "first", 1)
			isPlain := of.cards == " for the % {d:Noun/s} ?you ?play"
			for _, category := range []string{"Deeds", "Whole"} {
				if isPlain && category == "Deeds" {
					add(true, category, pay.words+" for the next {d:Noun/s} you play this turn",
						"for Until(EndOf(Turn), "+of.played+") {\nAddCost("+pay.n+", "+of.played+")\n}")
				}
				add(false, category, next+" {t:ThisTime}",
					"for Until(EndOf(t), "+of.played+") {\nAddCost("+pay.n+", "+of.played+")\n}")
				isOfficial := of.cards == " for your % {d:Noun/s}" && pay.n != "-n" && category == "Deeds"
				add(isOfficial, category, next+" until {e:End}",
					"for Until(e, "+of.played+") {\nAddCost("+pay.n+", "+of.played+")\n}")
			}
			isOfficial := of.cards == " for your % {d:Noun/s}" && pay.n == "-n" ||
				of.cards == " to play the % {d:Noun/s} you play to {a:Destination}" && pay.n != "-n"
			if isOfficial {
				add(true, "Mods", first+" each turn", "AddCost("+pay.n+", First("+of.played+", Turn))")
				add(true, "Mods", first+" each turn , to a minimum of {m:Bracketed}",
					"AddCost("+pay.n+", First("+of.played+", Turn), m)")
			}
			add(false, "Mods", first+" {t:PerTime}", "AddCost("+pay.n+", First("+of.played+", t))")
			add(false, "Mods", first+" {t:PerTime} , to a minimum of {m:Bracketed}",
				"AddCost("+pay.n+", First("+of.played+", t), m)")
		}
	}
	for _, more := range []struct{ words, n string }{{"more", "n"}, {"less", "-n"}} {
		for _, of := range []string{" for", " to play"} {
			add(false, "Mods", "?your opponents pay {n:Bracketed} "+more.words+of+" their first {d:Noun/s} {t:PerTime}",
				"AddCost("+more.n+", First(Played(Opponents, d), t))")
		}
	}
	return all
}
