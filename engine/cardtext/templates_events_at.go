package cardtext

// What happens to cards at a place (704.1), in words that are only read: cards that leave play, become frightened or
// are put elsewhere are at the place before that.

// eventsAt are all of it.
func eventsAt() (all []template) {
	for _, verb := range []struct{ words, event string }{
		{"<leave> play", "LeavesPlay"}, {"<become> frightened", "Frightened"},
		{"<become> unfrightened", "Unfrightened"},
		{"<become> exhausted", "Exhausted"}, {"<become> Cutie Marked", "CutieMarked"},
		{"<become> involved in a faceoff", "BecomesInvolved"},
		{"<be> turned face-down|facedown", "TurnedFaceDown"}, {"<be> turned face-up|faceup", "TurnedFaceUp"},
		{"<be> uncovered", "Uncovered"}, {"<be> put into {w:Owners} hand", "EntersHand"},
	} {
		for _, place := range []struct{ words, cards string }{{"", "c"}, {" here", "c && Here"},
			{" at {a:Area}", "c && At(a)"}} {
			event := verb.event + "(" + place.cards + ")"
			if verb.event == "EntersHand" {
				event = verb.event + "(" + place.cards + ", PlayZone)"
			} else if place.words == "" {
				continue // said elsewhere
			}
			all = append(all, say("Happening", "{c:Some@} "+verb.words+place.words, event))
		}
	}
	return append(all,
		say("Deed", "<have> an opponent {do:Do}", "who := ChoosePlayer(Opponents)\ndo").by("who"),
		say("Deeds", "search {w:Their} deck for a|an {d:Noun/s} , reveal it , put it into your hand , and "+
			"shuffle your deck . then , {more:Body}",
			"it := Search(1, d && In(DrawDeck, w))\nReveal(it)\nPutInHand(it)\nShuffle()\nmore"),
		say("Deeds", "you may search {w:Their} deck for a|an {d:Noun/s} , reveal it , put it into your hand , "+
			"and shuffle your deck . then , {more:Body}",
			"if May() {\nit := Search(1, d && In(DrawDeck, w))\nReveal(it)\n"+
				"PutInHand(it)\nShuffle()\n}\nmore"),
		say("Ability", "{h:Trigger} , {do:Body} . do this only once {t:PerTime}", "h\nOnce(t)\ndo"),
		say("Happening", "{c:Some@} <gain|get> a +1 power counter", "CountersPut(c)"),
		say("Happening", "{c:Some@} <gain|get> one|1 or more +1 power counters", "CountersPut(c)"),
		say("Happening", "{c:Some@} <be> moved home from {a:Area}", "Moved(c, Home, a)"),
		say("Happening", "{c:Some@} <be> moved home from here", "Moved(c, Home, Here)"),
		say("Happening", "{c:Some/s} is played at {a:Area}", "Played(c, a)"),
		say("React", "Reaction : after|when {e:Event} for the first time {t:PerTime}",
			"Timing(Reaction)\nAfter(First(e, t))"))
}
