package cardtext

import (
	"fmt"
	"strings"
)

// Wordings of other templates said of further cards, places and players. These are only read.

// ofMoreCards are all of these.
func ofMoreCards() (all []template) {
	all = []template{
		// Where (501).
		say("Happening", "{who:Player@} <move> {c:Some/s} from here to {a:Destination}", "Moved(who, c, a, Here)"),
		say("Happening", "{who:Player@} <move> {c:Some/s} from home to {a:Destination}", "Moved(who, c, a, Home)"),
		say("Destination", "a single Problem", "AnyProblem"),
		say("Happening", "{f:FaceoffTime} at {a:Area} ends", "FaceoffEnds(f, a)"),
		say("Happening", "{f:FaceoffTime} at {a:Area} starts|begins", "FaceoffStarts(f, a)"),
		say("Deed", "<put> {o:Object} into play at {a:WhereItWas}", "PutIntoPlay(o, a, by)").
			without("token", "tokens"),
		say("Deed", "<put> {o:Object} into play at the Problem it was at", "PutIntoPlay(o, PreviousArea, by)").
			without("token", "tokens"),
		say("WhereItWas", "the Problem|area where it was", "PreviousArea"),
		say("Mods", "{s:Subject@} {m:Mod@} at home", "m").of("s && Home").without(counts...),
		say("Mods", "{s:Subject@} {m:Mod@} at Problems|their Problem|their Problems", "m").of("s && AnyProblem").
			without(counts...),
		say("Mods", "{d:Noun} {m:Mod} at this card's Problem", "m").of("d && ItsProblem").
			without(append([]string{"played on"}, counts...)...),
		say("Mods", "{d:Noun} {m:Mod} at this Problem", "m").of("d && Here").without(counts...),
		say("Ability", "if {d:Any/s} would enter play , it enters play exhausted ?instead", "EntersExhausted(d)"),
		say("Ability", "if {d:Any/s} would enter play here , it enters play exhausted ?instead",
			"EntersExhausted(d && Here)"),
		// Whose, and with how much.
		say("Attribute", "with the same or less|lower cost", "CostOf <= CostOf(refCard)"),
		say("Attribute", "with the same or greater|higher cost", "CostOf >= CostOf(refCard)"),
		say("Attribute", "with the same or less|lower power", "Power <= Power(refCard)"),
		say("Attribute", "with the same or greater|higher power", "Power >= Power(refCard)"),
		say("Object", "one|1 of {o:Own} {h:Noun} ' {d:Noun}", "Choose(1, d && AttachedTo(h && o), by)"),
		say("Object", "all {o:Own} {h:Noun} ' {d:Noun}", "d && AttachedTo(h && o)"),
		say("Their", "any player's", "refAnyone"),
		// Hands (402).
		say("Mods", "{w:Their} ?maximum hand sizes|size is|are increased by {n:Int}", "AddHandSize(w, n)"),
		say("Mods", "{w:Their} ?maximum hand sizes|size is|are decreased|reduced by {n:Int}", "AddHandSize(w, -n)"),
		say("Deed", "<draw> cards until you have {n:Int} cards in hand", "Draw(You, MoreBy(n, Count(In(Hand, You))))"),
		say("Deed", "<draw> cards until they have {n:Int} cards in hand",
			"Draw(by, MoreBy(n, Count(In(Hand, their))))"),
		// Home limits (513) and costs (508).
		say("Mods", "{w:Their} home limit is {n:Int} lower|less", "AddHomeLimit(w, -n)"),
		say("Mods", "{w:Their} home limit is {n:Int} higher|greater", "AddHomeLimit(w, n)"),
		say("Mods", "it costs {who:Player} {n:SignedBracketed} to move {d:Noun} to {a:Destination}",
			"AddCost(n, Moved(who, d, a))"),
		say("Mods", "it costs {who:Player} {n:SignedBracketed} to move {d:Noun} here",
			"AddCost(n, Moved(who, d, Here))"),
		say("Mods", "it costs {who:Player} {n:SignedBracketed} to play {d:Noun}", "AddCost(n, Played(who, d))"),
		say("Mods", "it costs each player {n:SignedBracketed} to move {d:Noun} to {a:Destination}",
			"AddCost(n, Moved(Players, d, a))"),
		say("Mods", "it costs each player {n:SignedBracketed} to move {d:Noun} here",
			"AddCost(n, Moved(Players, d, Here))"),
		say("Mods", "it costs each player {n:SignedBracketed} to play {d:Noun}", "AddCost(n, Played(Players, d))"),
	}
	for _, list := range [][]template{
		movedFromHere(), paidTogether(), theOneWithMost(), winnersHere(), leastCosts(), ofBoth(), placedInDecks(),
	} {
		all = append(all, list...)
	}
	return all
}

// counts are words of what is counted, which may be what is at a place rather than that of which it is said.
var counts = []string{"for each", "for every", "where", "equal to", "number of"}

// movedFromHere are cards that are moved from this card's area.
func movedFromHere() (all []template) {
	for _, c := range []struct{ words, which string }{
		{"one|1 of {o:Own} {d:Noun}", "Choose(1, d && o && Here, by)"},
		{"one|1 of {o:Own} other {d:Noun}", "Choose(1, d && o && Here && !refOther, by)"},
		{"up to {n:Int} of {o:Own} {d:Noun}", "Choose(UpTo(n), d && o && Here, by)"},
		{"{n:Int} of {o:Own} {d:Noun}", "Choose(n, d && o && Here, by)"},
		{"any number of {o:Own} {d:Noun}", "Choose(AnyNumber, d && o && Here, by)"},
		{"another {d:Noun/s}", "Choose(1, d && Here && !refOther, by)"},
	} {
		for _, to := range []struct{ words, area string }{{"to {a:Destination}", "a"}, {"home", "Home"}} {
			all = append(all, say("Deed", "<move> "+c.words+" from here "+to.words,
				"Move("+c.which+", "+to.area+", by)"))
		}
	}
	return all
}

// paidTogether are costs of two cards with one verb (508.1).
func paidTogether() (all []template) {
	for _, verb := range []struct{ word, cost, of string }{
		{"retire", "Retire", " && ControlledBy(by)"}, {"dismiss", "Dismiss", ""}, {"banish", "Banish", ""},
		{"frighten", "Frighten", ""}, {"exhaust", "Exhaust", ""},
	} {
		for _, c := range []struct{ words, which string }{
			{"a|an {d:Noun/s}", "d" + verb.of + " && !This"}, {"another {d:Noun/s}", "d" + verb.of + " && !This"},
			{"one|1 of {o:Own} {d:Noun}", "d && o && !This"}, {"one|1 of {o:Own} other {d:Noun}", "d && o && !This"},
			{"another one|1 of {o:Own} {d:Noun}", "d && o && !This"},
		} {
			if verb.word == "exhaust" && !strings.Contains(c.words, "ther") {
				continue // another template says it
			}
			all = append(all, say("Payment", "<"+verb.word+"> this card and "+c.words,
				fmt.Sprintf("%s(This)\n%s(Choose(1, %s, by))", verb.cost, verb.cost, c.which)).
				without("discard pile", "hand", "deck"))
		}
	}
	return all
}

// theOneWithMost is what the one player does who has more, or less, of something than any other (105).
func theOneWithMost() (all []template) {
	for _, of := range []struct{ words, number string }{
		{"points", "ScoreOf(%s)"}, {"{d:Noun}", "Count(d && ControlledBy(%s))"},
		{"cards in ?their hand", "Count(In(Hand, %s))"}, {"action tokens", "TokensOf(%s)"},
	} {
		mine, theirs := fmt.Sprintf(of.number, "who"), fmt.Sprintf(of.number, "OpponentOf(who)")
		for _, is := range []struct{ words, compares string }{{"most", " > "}, {"fewest", " < "}} {
			all = append(all, say("Deeds", "the player with the "+is.words+" "+of.words+" may {do:Do}",
				eachPlayer(given(mine+is.compares+theirs, "May(who, do)"))).by("who").without("power"))
		}
	}
	return all
}

// winnersHere are what the winner or loser of each faceoff at this card's area does (514).
func winnersHere() (all []template) {
	for _, when := range []string{"at the end of a|each faceoff here , ", "when|whenever a faceoff here ends , ",
		"at the end of a|each faceoff at this Problem , ", "when|whenever a faceoff at this Problem ends , "} {
		for _, who := range []struct{ words, event string }{
			{"its winner", "FaceoffWon"}, {"the winner", "FaceoffWon"},
			{"its loser", "FaceoffLost"}, {"the loser", "FaceoffLost"},
		} {
			event := "_, who := When(" + who.event + "(Players, Faceoff, Here))\n"
			all = append(all, say("Ability", when+who.words+" may {do:Do}", event+"May(who, do)").by("who"),
				say("Ability", when+who.words+" may {c:Cost} to {do:Deeds}", event+"if May(who, c) {\ndo\n}").by("who"))
			if who.words != "the winner" || !strings.HasPrefix(when, "at the end of a|each faceoff here") {
				all = append(all, say("Ability", when+who.words+" {do:Do/s}", event+"do").by("who"))
			}
		}
	}
	return all
}

// leastCosts are costs that are less, but not less than so much (204, 508).
func leastCosts() (all []template) {
	for _, what := range []struct{ words, event string }{
		{"play {d:Noun}", "Played(You, d)"}, {"play a|an {d:Noun/s}", "Played(You, d)"},
		{"move {d:Noun}", "Moved(You, d)"}, {"move a|an {d:Noun/s}", "Moved(You, d)"},
		{"move {c:Certain/s}", "Moved(You, c)"}, {"play {c:Certain/s}", "Played(You, c)"},
	} {
		all = append(all, say("Mods",
			"you ?may pay {n:Bracketed} less to "+what.words+" , to a minimum of {m:Bracketed}",
			"AddCost(-n, "+what.event+", m)"))
	}
	for _, what := range []struct{ words, event, verb string }{
		{"{d:Noun}", "Players, d", ""}, {"your {d:Noun}", "You, d", ""}, {"{d:Noun} you play", "You, d", "no"},
	} {
		for _, verb := range []struct{ words, event string }{{" ?to ?play", "Played"}, {" to move", "Moved"}} {
			if what.verb == "no" && verb.event == "Moved" {
				continue
			}
			all = append(all, say("Mods",
				what.words+" cost {n:Bracketed} less"+verb.words+" , to a minimum of {m:Bracketed}",
				fmt.Sprintf("AddCost(-n, %s(%s), m)", verb.event, what.event)))
		}
	}
	return all
}

// ofBoth is what is said of, or done to, two cards that were chosen in the sentence before.
func ofBoth() (all []template) {
	const choose, chosen = "choose {a:Object} and {b:Object} . ", "it := a\nit2 := b\n"
	for _, who := range []string{
		"each of them gets|has|gains", "each gets|has|gains", "they ?each|both get|have|gain",
		"both ?of ?them get|have|gain",
		"those cards ?each|both get|have|gain", "those Friends ?each|both get|have|gain",
		"those characters ?each|both get|have|gain",
	} {
		for _, what := range []struct{ words, modifier string }{
			{" {n:Signed} power", "AddPower(it || it2, n)"}, {" {k:Keyword}", "HasKeyword(it || it2, k)"},
		} {
			does := chosen + "for Until(l) {\n" + what.modifier + "\n}"
			all = append(all, say("Deeds", choose+who+what.words+" {l:Lasts}", does),
				say("Deeds", choose+"{l:Lasts} , "+who+what.words, does))
		}
	}
	for _, verb := range []struct{ words, effect string }{
		{"exhaust %", "Exhaust(it || it2)"}, {"ready %", "Ready(it || it2)"}, {"frighten %", "Frighten(it || it2)"},
		{"dismiss %", "Dismiss(it || it2)"}, {"banish %", "Banish(it || it2)"},
		{"move % home", "Move(it || it2, Home)"},
		{"put a +1 power counter on %", "PutCounters(it || it2)"},
	} {
		for _, them := range []string{"them", "both ?of ?them", "each of them"} {
			all = append(all, say("Deeds", choose+strings.Replace(verb.words, "%", them, 1), chosen+verb.effect))
		}
	}
	return all
}

// placedInDecks are cards that are put into a deck (402.1): into whose it is said.
func placedInDecks() (all []template) {
	for _, end := range []struct{ words, event string }{
		{"on ?the top of", "PlacedOnTop"}, {"on the bottom of", "PlacedOnBottom"},
	} {
		for _, whose := range []struct{ words, owned string }{
			{"its owner 's deck", ""}, {"your deck", " && OwnedBy(You)"},
			{"an|your opponent 's deck", " && OwnedBy(Opponents)"},
		} {
			all = append(all,
				say("Happening", "{who:Player@} <put> {c:Some/s} "+end.words+" "+whose.words,
					end.event+"(who, c"+whose.owned+")").without("a card", "one or more cards"),
				say("Passive", "put "+end.words+" "+whose.words, end.event+"(subject"+whose.owned+")"))
		}
		all = append(all, say("Happening", "{who:Player/s} puts {c:Some/s} "+end.words+" their deck",
			end.event+"(who, c && OwnedBy(who))").without("a card", "one or more cards"))
	}
	return all
}
