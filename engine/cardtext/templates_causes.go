package cardtext

import "fmt"

// What has happened to cards in a turn, which card's effect did it, and what is done to pay a cost. These are only
// read.

// causes are all of them.
func causes() (all []template) {
	for _, list := range [][]template{cardsThatUnderwent(), doneByCards(), doneToPay()} {
		all = append(all, list...)
	}
	return all
}

// cardsThatUnderwent are cards to which something has happened (704.1).
func cardsThatUnderwent() (all []template) {
	for _, did := range []struct{ words, not, event string }{ // first what agrees with one card and several
		{"that entered play", "that didn't enter play", "EntersPlay(AnyCard)"},
		{"that moved", "that didn't move", "Moved(AnyCard)"},
		{"that became exhausted", "that didn't become exhausted", "Exhausted(AnyCard)"},
		{"that became ready", "that didn't become ready", "Readied(AnyCard)"},
		{"that became frightened", "that didn't become frightened", "Frightened(AnyCard)"},
		{"that became unfrightened", "that didn't become unfrightened", "Unfrightened(AnyCard)"},
		{"that you moved", "that you didn't move", "Moved(You)"},
		{"that you played", "that you didn't play", "Played(You)"},
		{"that was|were moved", "that wasn't|weren't moved", "Moved(AnyCard)"},
		{"that was|were played", "that wasn't|weren't played", "Played(Players)"},
		{"that was|were exhausted", "that wasn't|weren't exhausted", "Exhausted(AnyCard)"},
		{"that was|were readied", "that wasn't|weren't readied", "Readied(AnyCard)"},
		{"that was|were frightened", "that wasn't|weren't frightened", "Frightened(AnyCard)"},
		{"that was|were unfrightened", "that wasn't|weren't unfrightened", "Unfrightened(AnyCard)"},
	} {
		all = append(all, say("Attribute", did.words+" {t:ThisTime}", "Underwent("+did.event+", t)"),
			say("Attribute", did.not+" {t:ThisTime}", "!Underwent("+did.event+", t)"))
	}
	return all
}

// deedsOfCards are what the effects of cards do to others (707.1).
var deedsOfCards = []struct{ done, does, do, event string }{
	{"dismissed", "dismisses", "dismiss", "Dismissed(%s)"}, {"exhausted", "exhausts", "exhaust", "Exhausted(%s)"},
	{"readied", "readies", "ready", "Readied(%s)"}, {"frightened", "frightens", "frighten", "Frightened(%s)"},
	{"unfrightened", "unfrightens", "unfrighten", "Unfrightened(%s)"},
	{"banished", "banishes", "banish", "Banished(%s)"}, {"moved", "moves", "move", "Moved(%s)"},
}

// doneByCards are what certain cards, or cards of some sort, do to others by their effects.
func doneByCards() (all []template) {
	for _, a := range deedsOfCards {
		by := func(cause string) string {
			return "Where(" + fmt.Sprintf(a.event, "subject") + ", CausedBy(" + cause + "))"
		}
		for _, category := range []string{"Passive", "Forbidden"} {
			all = append(all,
				say(category, a.done+" by {x:Some/s}", by("x")).without("card", "cards"),
				say(category, a.done+" by {x:Plain}", by("x")).without("card", "cards"),
				say(category, a.done+" by opponents ' {x:Plain}", by("x && Opposing")).without("card", "cards"),
				say(category, a.done+" by an|your opponent 's {x:Plain}", by("x && Opposing")).without("card", "cards"))
			if a.done != "moved" { // see MovedByEffect
				all = append(all, say(category, a.done+" by an|any effect|ability", by("AnyCard")),
					say(category, a.done+" by effects|abilities", by("AnyCard")))
			}
		}
		if a.done == "moved" {
			continue
		}
		does := "Where(" + fmt.Sprintf(a.event, "c") + ", CausedBy(x))"
		all = append(all, say("Happening", "{x:Some/s} "+a.does+" {c:Some/s}", does).without("a card", "any card"),
			say("WouldBe", "{x:Some/s} would "+a.do+" {c:Some/s}", does).without("a card", "any card"))
	}
	return all
}

// doneToPay are what is done to pay a cost (508.1). What is done instead can't pay it (508.1a).
func doneToPay() (all []template) {
	for _, a := range []struct{ done, do, event string }{
		{"exhausted", "exhaust", "Exhausted"}, {"discarded", "discard", "Discarded"}, {"retired", "retire", "Retired"},
		{"dismissed", "dismiss", "Dismissed"}, {"banished", "banish", "Banished"},
	} {
		for _, pay := range []string{" to pay a|any cost", " to pay costs", " to pay for a|any cost"} {
			all = append(all,
				say("Happening", "{c:Some@} <be> "+a.done+pay, "Where("+a.event+"(c), IsPaid)"),
				say("Happening", "{who:Player@} <"+a.do+"> {c:Some/s}"+pay, "Where("+a.event+"(who, c), IsPaid)"),
				say("Forbidden", a.done+pay, "Where("+a.event+"(subject), IsPaid)"),
				say("Mods", "{who:Player@} can't "+a.do+" {c:Some}"+pay, "Cant(Where("+a.event+"(who, c), IsPaid))"))
		}
	}
	return all
}
