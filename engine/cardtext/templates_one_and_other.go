package cardtext

import "strings"

// What is done to one of two cards that a player chooses, and to the other (705.2e).

// oneAndOther are these, with the cards of anybody and anywhere.
func oneAndOther() (all []template) {
	verbs := []struct{ before, behind, effect string }{
		{"exhaust", "", "Exhaust(%)"}, {"ready", "", "Ready(%)"}, {"frighten", "", "Frighten(%)"},
		{"dismiss", "", "Dismiss(%)"}, {"retire", "", "Retire(%)"}, {"banish", "", "Banish(%)"},
		{"move", "", "Move(%)"},
		{"put", " into its owner's hand", "PutInHand(%)"}, {"put", " into your hand", "PutInHand(%)"},
		{"put", " on the bottom of your deck", "PutOnBottom(%)"}, {"put a +1 power counter on", "", "PutCounters(%)"},
		{"put {m:Int} +1 power counters on", "", "PutCounters(%, m)"},
	}
	for _, cards := range []struct{ words, are string }{{"{d:Noun}", "d"}, {"of {o:Own} {d:Noun}", "d && o"}} {
		for _, a := range verbs {
			for _, b := range verbs {
				if strings.Contains(a.effect, "m)") && strings.Contains(b.effect, "m)") {
					continue
				}
				one := say("Deeds", "choose two|2 "+cards.words+" . "+a.before+" one|1 ?of ?them"+a.behind+" and "+
					b.before+" the other"+b.behind, "it := Choose(2, "+cards.are+")\nit2 := Choose(1, it)\n"+
					strings.ReplaceAll(a.effect, "%", "it2")+"\n"+strings.ReplaceAll(b.effect, "%", "it && !it2"))
				if a.before != "banish" || b.behind != " into its owner's hand" {
					one = one.older()
				}
				all = append(all, one)
			}
		}
	}
	return all
}
