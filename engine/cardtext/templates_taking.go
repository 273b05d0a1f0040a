package cardtext

import (
	"fmt"
	"strings"
)

// What is taken of cards that are looked at, revealed or searched, and where the rest goes.

// What is taken of cards that are looked at, revealed or searched, said in one sentence.
var takenCards = []template{
	say("Deed", "<reveal> the top card of your deck and <draw> it", "it := Reveal(TopOf(You, 1))\nDraw()"),
	say("Deed", "<reveal> a card from the top of your deck and <draw> it", "it := Reveal(TopOf(You, 1))\nDraw()").
		older(),
	say("Deed", "<reveal> the top card of your deck and you may draw it", "it := Reveal(TopOf(You, 1))\nMay(Draw())"),
	say("Deeds", "you may reveal the top card of your deck . if that card is a|an {d:Noun/s} , you may draw it",
		"it := May(Reveal(TopOf(You, 1)))\nif Is(it, d) {\nMay(Draw())\n}"),
	say("Deeds", "you may reveal the top card of your deck . if it is a|an {d:Noun/s} , you may draw it",
		"it := May(Reveal(TopOf(You, 1)))\nif Is(it, d) {\nMay(Draw())\n}").older(),
	say("Deed", "<search> your deck or discard pile for a|an {d:Noun/s} , reveal it , put it into your hand , and "+
		"shuffle your deck", eitherSearched("Reveal(it)\nPutInHand(it)")).last(),
	say("Deed", "<search> your deck or discard pile for a|an {d:Noun/s} and put it into your hand",
		eitherSearched("PutInHand(it)")).last(),
	say("Deed", "<search> your deck or discard pile for a|an {d:Noun/s} and put it on ?the top of your deck",
		eitherSearched("PutOnTop(it)")).last(),
	say("Deed", "<search> your deck or discard pile for a|an {d:Noun/s} , reveal it , and put it "+
		"on ?the top of your deck",
		eitherSearched("Reveal(it)\nPutOnTop(it)")).last(),
	say("Deed", "<search> your deck or discard pile for a|an {d:Noun/s} and put it into play",
		eitherSearched("PutIntoPlay(it)")).last(),
	say("Deed", "<search> your deck or discard pile for a|an {d:Noun/s} , reveal it , and put it into your hand",
		eitherSearched("Reveal(it)\nPutInHand(it)")),
	say("Deeds", "look at an opponent's hand . you may put a|an {d:Noun/s} from it on top of that "+
		"player|opponent 's deck",
		"who := ChoosePlayer(Opponents)\nit := Look(In(Hand, who))\nMay(PutOnTop(Choose(1, it && d)))"),
	say("Deeds", "look at an opponent's hand . you may banish a|an {d:Noun/s} from it",
		"who := ChoosePlayer(Opponents)\nit := Look(In(Hand, who))\nMay(Banish(Choose(1, it && d)))").older(),
	say("Happening", "this Problem|card 's owner wins {f:FaceoffTime} involving their Mane Character",
		"FaceoffWon(Owner(This), f, ManeCharacter && ControlledBy(Owner(This)))"),
	say("Deeds", "reveal a card from your hand . if that card 's printed power is greater , "+
		"put the card from your deck into your hand and {do:Do}",
		"it2 := Choose(1, In(Hand, You))\nReveal(it2)\nif PrintedPower(it2) > PrintedPower(refRevealed) {\n"+
			"PutInHand(refRevealed)\ndo\n}"),
}

// takings take some of the cards that are looked at or revealed, and put the rest elsewhere.
func takings() (all []template) {
	all = []template{
		say("Pick", "a|an {d:Noun/s} from among them", "d"),
		say("Pick", "a|an {d:Noun/s} from among those cards", "d"),
		say("Pick", "one|1 {d:Noun/s} from among them", "d"),
		say("Pick", "a|an {d:Noun/s} revealed this way", "d"),
		say("Pick", "one|1 of them", "AnyCard"),
		say("Pick", "one|1 of those cards", "AnyCard"),
	}
	for look, looks := range map[string]string{"look at": "Look", "reveal": "Reveal"} {
		for rest, puts := range map[string]string{
			"the rest on the bottom of your deck":                      "PutOnBottom",
			"the rest on the bottom of your deck in any order":         "PutOnBottom",
			"the other cards on the bottom of your deck in any order":  "PutOnBottom",
			"the other card on the bottom of your deck":                "PutOnBottom",
			"the other cards on the bottom of your deck":               "PutOnBottom",
			"the rest on ?the top of your deck in any order":           "PutOnTop",
			"the other cards on ?the top of your deck in any order":    "PutOnTop",
			"the rest back in any order":                               "PutOnTop",
			"the rest into your discard pile":                          "PutInDiscards",
			"the other cards into your discard pile":                   "PutInDiscards",
			"all other cards revealed this way into your discard pile": "PutInDiscards",
		} {
			first := "it := " + looks + "(o)\n"
			after := puts + "(it && !it2)"
			must := first + "it2 := Choose(1, it && x)\nPutInHand(it2)\n" + after
			may := first + "it2 := May(PutInHand(Choose(1, it && x)))\n" + after
			all = append(all,
				say("Deeds", look+" {o:Object} . put {x:Pick} into your hand and "+rest, must),
				say("Deeds", look+" {o:Object} . put {x:Pick} into your hand . put "+rest, must),
				say("Deeds", look+" {o:Object} . put {x:Pick} into your hand , then put "+rest, must),
				say("Deeds", look+" {o:Object} . you may put {x:Pick} into your hand . put "+rest, may),
				say("Deeds", look+" {o:Object} . you may put {x:Pick} into your hand . then , put "+rest, may))
		}
	}
	return all
}

// revealed is what is put elsewhere of cards that are revealed or looked at.
func revealed() (all []template) {
	for look, looks := range map[string]string{"look at": "Look", "reveal": "Reveal"} {
		first := "it := " + looks + "(o)\n"
		for _, to := range []struct{ words, effect string }{
			{"into {w:Owners} hand|hands", "PutInHand(%s)"},
			{"into {w:Owners} discard pile|piles", "PutInDiscards(%s)"},
			{"on ?the top of {w:Owners} deck|decks", "PutOnTop(%s)"},
			{"on the bottom of {w:Owners} deck|decks", "PutOnBottom(%s)"},
			{"into play", "PutIntoPlay(%s)"},
		} {
			all = append(all, say("Deeds", look+" {o:Object} and put each|all {d:Noun@} "+to.words,
				first+fmt.Sprintf(to.effect, "it && d")))
			for _, rest := range []struct{ words, effect string }{
				{"the rest|others into {x:Owners} discard pile", "PutInDiscards"},
				{"the rest|others on the bottom of {x:Owners} deck (?in any order)", "PutOnBottom"},
				{"the rest|others back (?in any order)", "PutOnTop"},
			} {
				if to.words != "into {w:Owners} hand|hands" {
					continue
				}
				after := "\n" + rest.effect + "(it && !it2)"
				put := " {x:Pick} and put it into your hand . put " + strings.ReplaceAll(rest.words, "{x:", "{y:")
				all = append(all,
					say("Deeds", look+" {o:Object} . you may reveal"+put,
						first+"it2 := May(Reveal(Choose(1, it && x)))\n"+given("Any(it2)", "PutInHand(it2)")+after),
					say("Deeds", look+" {o:Object} . reveal"+put,
						first+"it2 := Choose(1, it && x)\nReveal(it2)\nPutInHand(it2)"+after))
			}
		}
	}
	return all
}

// untilRevealed are cards revealed one after another until one of a sort comes: what comes is
// taken, and the rest put away.
func untilRevealed() (all []template) {
	for _, until := range []struct{ words, node string }{
		{"a|an {d:Noun/s}", "RevealUntil(1, d)"}, {"{n:Int} {d:Noun}", "RevealUntil(n, d)"},
		{"a number of {d:Noun} equal to {n:Number}", "RevealUntil(n, d)"},
	} {
		all = append(all, say("Deed", "reveal cards from the top of your deck until you reveal "+until.words,
			until.node))
	}
	all = append(all,
		say("Adjective", "revealed", "refShown"),
		say("Object", "all other revealed cards", "refRest"))
	for _, take := range []struct{ words, effect string }{
		{"put that card|Friend|Event|Resource|Troublemaker into your hand", "PutInHand"},
		{"put that card|Friend|Event|Resource|Troublemaker into play", "PutIntoPlay"},
		{"put it into your hand", "PutInHand"}, {"put it into play", "PutIntoPlay"},
	} {
		for _, rest := range []struct{ words, effect string }{
			{"shuffle the rest|others into your deck", "ShuffleIntoDeck"},
			{"shuffle all other revealed cards into your deck", "ShuffleIntoDeck"},
			{"banish the rest|others", "Banish"},
			{"banish all other revealed cards", "Banish"},
			{"put the rest|others on the bottom of your deck (?in any order)", "PutOnBottom"},
			{"put the rest|others into your discard pile", "PutInDiscards"},
		} {
			for _, and := range []string{" and ", " , then ", " . ", " and put"} {
				more := rest.words
				if left, is := strings.CutPrefix(more, "put"); is && and == " and put" {
					and, more = " and ", left
				}
				all = append(all, say("Deeds",
					"reveal cards from the top of your deck until you reveal a|an {d:Noun/s} . "+
						take.words+and+more,
					"it := RevealUntil(1, d)\n"+take.effect+"(it && d)\n"+rest.effect+"(it && !d)"))
			}
		}
	}
	return all
}

// apart are cards put in two places: some of them here, the rest there.
func apart() (all []template) {
	places := []struct{ words, effect string }{
		{"into {w:Owners} hand", "PutInHand(%)"},
		{"?back on ?the top of {w:Owners} deck", "PutOnTop(%, by)"},
		{"on the bottom of {w:Owners} deck", "PutOnBottom(%, by)"},
		{"?back on top", "PutOnTop(%, by)"},
		{"on the bottom", "PutOnBottom(%, by)"},
		{"into {w:Owners} discard pile", "PutInDiscards(%)"},
		{"into play", "PutIntoPlay(%, by)"},
		{"beneath this card", "Banish(%, Beneath(This))"},
		{"back", "PutOnTop(%, by)"},
	}
	for _, first := range places {
		for _, then := range places {
			if first == then || then.words == "into play" || first.words == "back" {
				continue
			}
			some := strings.ReplaceAll(first.effect, "%", "o")
			rest := strings.ReplaceAll(then.effect, "%", "r")
			second := strings.ReplaceAll(then.words, "{w:", "{x:")
			all = append(all,
				say("Deed", "<put> {o:Object} "+first.words+" and {r:Object} "+second+" (?in any order)",
					some+"\n"+rest).
					ifSaid("refRest"),
				say("Deed", "<put> {n:Int} "+first.words+" and {r:Object} "+second+" (?in any order)",
					strings.ReplaceAll(first.effect, "%", "Choose(n, refCards, by)")+"\n"+rest).ifSaid("refRest"))
		}
	}
	return all
}

// threeWays put three of the cards that were looked at or revealed to three places.
func threeWays() (all []template) {
	places := []struct{ words, effect string }{
		{"into {%s:Owners} hand", "PutInHand(%s)"}, {"on ?the top of {%s:Owners} deck", "PutOnTop(%s)"},
		{"on the bottom of {%s:Owners} deck", "PutOnBottom(%s)"},
		{"into {%s:Owners} discard pile", "PutInDiscards(%s)"},
		{"back", "PutOnTop(%s)"}, {"on top", "PutOnTop(%s)"}, {"on the bottom", "PutOnBottom(%s)"},
	}
	words := func(at int, name string) string { return strings.Replace(places[at].words, "%s", name, 1) }
	for a := range places {
		for b := range places {
			for c := range places {
				if places[a].effect == places[b].effect || places[b].effect == places[c].effect ||
					places[a].effect == places[c].effect {
					continue
				}
				does := func(at int, which, name string) string {
					return name + " := Choose(1, " + which + ", by)\n" + fmt.Sprintf(places[at].effect, name) + "\n"
				}
				put := "<put> one|1 (?of them) " + words(a, "w") + " , one|1 " + words(b, "x") + " , and "
				all = append(all, say("Deed", put+"the rest|others "+words(c, "y")+" (?in any order)",
					does(a, "refCards", "it")+does(b, "!it && refCards", "it2")+
						fmt.Sprintf(places[c].effect, "!it && !it2 && refCards")))
				all = append(all, say("Deed", put+"one|1 ?of ?them "+words(c, "y"),
					does(a, "refCards", "it")+does(b, "!it && refCards", "it2")+does(c, "!it && !it2 && refCards",
						"it3")))
			}
		}
	}
	return all
}

// eitherSearched is a search of the deck or the discard pile, whichever is chosen, and what is done with what is found.
func eitherSearched(does string) string {
	return "switch Modes(1) {\ncase 1:\nit := Search(1, d && In(DrawDeck, You))\n" + does +
		"\ncase 2:\nit := Search(1, d && In(DiscardPile, You))\n" + does + "\n}"
}

// exhaustedForTokens are tokens for cards that are exhausted and paid for.
func exhaustedForTokens() (all []template) {
	each := []string{"one exhausted this way", "Friend|character|card exhausted this way",
		"Friend|character|card you exhaust this way"}
	for i, one := range each {
		t := say("Deeds", "you may exhaust any number of your {d:Noun} and pay {m:Bracketed} for each "+one+
			" to put that many {n:Int} {c:Color} {t:TokenWordsMany} into play",
			// Those whom nobody could pay for can't be chosen (705.2e).
			"it := Choose(UpTo(TokensOf(You)), d && Yours && IsReady)\nif May(Exhaust(it), Pay(m*Count(it))) {\n"+
				"CreateToken(Count(it), n, c, t)\n}")
		if i > 0 {
			t = t.older()
		}
		all = append(all, t)
	}
	return all
}
