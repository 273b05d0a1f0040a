package cardtext

import "fmt"

// With whom a Troublemaker is challenged or a Problem confronted, how many colors cards have, how often something was
// done to a card, what is done besides what is done instead, and with how many counters cards are put into play. These
// are only read.

// withWhomAndMore are all of it.
func withWhomAndMore() (all []template) {
	for _, list := range [][]template{
		withWhom(), ofColors(), besidesInstead, firstsOfEach(), withCounters(), soManyMoved(), otherBesides,
	} {
		all = append(all, list...)
	}
	return all
}

// withWhom are Troublemakers challenged (608.1) and defeated (514.5a) with some cards: who challenges does so with all
// characters there (514.2a).
func withWhom() (all []template) {
	for _, deed := range []struct{ verb, past, some, this string }{
		{"challenge", "challenged", "Challenged(You, x && AreaOf(Problem && With(d && Yours)))",
			"Challenged(You, x && AreaOf(c))"},
		{"defeat", "defeated", "Where(Defeated(You, x), Any(d && Yours && IsInvolved))",
			"Where(Defeated(You, x), Is(c, IsInvolved))"},
	} {
		all = append(all,
			say("Happening", "one|1 of your {d:Noun} "+deed.verb+"s a|an {x:Noun/s}", deed.some),
			say("Happening", "a|an {x:Noun/s} is "+deed.past+" by one|1 of your {d:Noun}", deed.some),
			say("Happening", "you "+deed.verb+" a|an {x:Noun/s} with one|1 of your {d:Noun}", deed.some),
			say("Happening", "you "+deed.verb+" a|an {x:Noun/s} with {c:Certain/s}", deed.this))
	}
	return all
}

// ofColors are cards by how many colors they have (203.1), and who confronts with so many.
func ofColors() (all []template) {
	for _, words := range []string{"two|2 or more colors", "more than one|1 color", "at least two|2 colors",
		"multiple colors"} {
		all = append(all, say("Attribute", "with "+words, "Multicolor"),
			say("Attribute", "that has|have "+words, "Multicolor"))
	}
	return append(all,
		say("Ability", "when|whenever you confront a Problem with {d:Noun} of {h:HowMany} ?different colors , "+
			"{do:Body}", "When(Confronted(You))\n"+given("h", "do")).counting("ColorCount(d && Yours && There)"),
		say("Ability", "when|whenever you confront this card's Problem with {d:Noun} of {h:HowMany} ?different "+
			"colors , {do:Body}", "When(Confronted(You, ItsProblem))\n"+given("h", "do")).
			counting("ColorCount(d && Yours && ItsProblem)"),
		say("Attribute", "with|of {c:Certain/s} 's color|colors", "SharesColor(c)"),
		say("Attribute", "with|of one of {c:Certain/s} 's colors", "SharesColor(c)"))
}

// besidesInstead are what is done instead (710.1), and more.
var besidesInstead = []template{
	say("Ability", "{e:IfWould} , {do:Do} instead , then {x:Do}", "Instead(e)\ndo\nx"),
	say("Ability", "{e:IfWould} , {do:Do} instead and {x:Do}", "Instead(e)\ndo\nx"),
	say("Ability", "{e:IfWould} , {do:Do} instead . then {x:Do}", "Instead(e)\ndo\nx"),
}

// firstsOfEach are the first cards that each player moves in a turn, and what that costs (506.1).
func firstsOfEach() (all []template) {
	for _, by := range []struct{ words, n string }{
		{"{n:Bracketed} less", "-n"}, {"{n:Bracketed} more", "n"}, {"an additional {n:Bracketed}", "n"},
	} {
		for _, whom := range []struct{ words, loop string }{{"player", "Players"}, {"opponent", "Opponents"}} {
			for _, deed := range []struct{ verb, event string }{{"move", "Moved"}, {"play", "Played"}} {
				all = append(all, say("Mods", "the first {d:Noun/s} each "+whom.words+" "+deed.verb+
					"s each turn costs "+by.words+" (?to "+deed.verb+")",
					fmt.Sprintf("for who := range EachPlayer(%s) {\n"+
						"AddCost(%s, First(%s(who, d), Turn))\n}", whom.loop, by.n, deed.event)))
			}
		}
	}
	return all
}

// withCounters are cards put into play with +1 power counters on them (519.1).
func withCounters() (all []template) {
	for _, where := range []struct{ words, to string }{
		{"", "by"}, {" here", "Here, by"}, {" at home", "Home(by), by"}, {" at {a:Area}", "a, by"},
	} {
		for _, with := range []struct{ words, n string }{
			{"a +1 power counter", "1"}, {"{n:Int} +1 power counters", "n"},
		} {
			t := say("Deed", "<put> {o:Object} into play"+where.words+" with "+with.words+" on it",
				"it := o\nPutIntoPlay(it, "+where.to+")\nPutCounters(it, "+with.n+")")
			if where.to == "a, by" {
				t = t.without("home", "that Problem", "its Problem", "the same Problem")
			}
			all = append(all, t)
		}
	}
	return all
}

// soManyMoved are so many cards moved to a place in a turn (704.1).
func soManyMoved() (all []template) {
	for _, to := range []struct{ words, area string }{{"here", "Here"}, {"to {a:Destination}", "a"}} {
		event := "Moved(w, d, " + to.area + ")"
		all = append(all,
			say("Ability", "when|whenever you have moved {n:Int} (?or more) {d:Noun} "+to.words+
				" {t:ThisTime} , {do:Body}",
				doneBy("You", fmt.Sprintf("When(%[1]s)\nif HowOften(%[1]s, t) == n {\ndo\n}", event))),
			say("Ability", "when|whenever {who:Player/s} has moved {n:Int} (?or more) {d:Noun} "+to.words+
				" {t:ThisTime} , {do:Body}", theirManieth(event, "n")),
			say("Ability", "when|whenever you move {n:Int} (?or more) {d:Noun} "+to.words+" {t:PerTime} , {do:Body}",
				doneBy("You", fmt.Sprintf("When(%[1]s)\nif HowOften(%[1]s, t) == n {\ndo\n}", event))),
			say("Ability", "when|whenever {who:Player/s} moves {n:Int} (?or more) {d:Noun} "+to.words+
				" {t:PerTime} , {do:Body}", theirManieth(event, "n")))
	}
	return all
}

// otherBesides are the other ones.
var otherBesides = []template{
	say("Mod/s", "doesn't contribute its power to confronting Problems", "DoesntContribute(subject, !Always)"),
	say("Mod/b", "don't contribute their power to confronting Problems", "DoesntContribute(subject, !Always)"),
	say("Mod/s", "can't contribute its power to confronting Problems", "DoesntContribute(subject, !Always)"),
	say("Mod/b", "can't contribute their power to confronting Problems", "DoesntContribute(subject, !Always)"),
	say("Condition", "{c:Certain/s} is at a Problem {who:Player@} ?have|has confronted {t:ThisTime}",
		"Happened(Confronted(who, ItsProblem(c)), t)"),
	say("Deeds", "{x:Do} or to {y:Do}", "switch Modes() {\ncase 1:\nx\ncase 2:\ny\n}"),
	say("Each", "time {c:Certain/s} was {p:Passive} {t:ThisTime}", "HowOften(p, t)").of("c"),
	say("Each", "time {c:Certain/s} has been {p:Passive} {t:ThisTime}", "HowOften(p, t)").of("c"),
	say("Each", "time you 've|have {x:DoneBefore} {t:ThisTime}", "HowOften(x, t)").by("You"),
	say("Ability", "{t:Heading} : play ?this ?card only if {c:Condition} . {do:Deeds}",
		"Timing(t)\nPlayOnlyIf(c)\ndo"),
	say("Deed", "<move> {c:Certain/s} from a Problem to {a:Destination}",
		given("Is(c, AnyProblem)", "Move(c, a, by)")),
	say("Deed", "<play> a|an {d:Plain/s} or a|an {e:Plain/s}", "Play(Choose(1, (d || e) && In(Hand, by), by), by)"),
	say("Each", "Problem where|at which you have the most {d:Noun}",
		"Count(Problem && HowManyThere(d && Yours) > HowManyThere(d && Opposing))"),
}
