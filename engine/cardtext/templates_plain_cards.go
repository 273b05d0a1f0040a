package cardtext

import (
	"fmt"
	"strings"
)

// Plain cards of a later set: the first that costs less, what one of two cards is, what two sorts of cards have, what
// one player does and then another, tokens that enter play with counters. These are only read.

// ofPlainCards are all of them.
func ofPlainCards() (all []template) {
	for _, list := range [][]template{
		firstToAMinimum(), oneOfThem, counterEntrances(), doneByAnother(), playersWith(), plainCardEvents(),
		plainMods(), plainCardDeeds, movedThereFrom(), putIntoPlayFrom(),
	} {
		all = append(all, list...)
	}
	return all
}

// firstToAMinimum are what the first card of a sort in a turn costs less, and how much at least (204, 508).
func firstToAMinimum() (all []template) {
	for _, of := range []struct{ words, event string }{
		{"the first {d:Noun/s} you %s each|per turn costs {n:Bracketed} less (?to %s)", "You, d"},
		{"the first {d:Noun/s} you %s during|on each of your turns costs {n:Bracketed} less (?to %s)", "You, d"},
		{"you ?may pay {n:Bracketed} less to %s your first {d:Noun/s} each|per turn", "You, d"},
	} {
		for _, verb := range []struct{ word, event string }{{"play", "Played"}, {"move", "Moved"}} {
			words := strings.ReplaceAll(of.words, "%s", verb.word)
			first := "First(" + verb.event + "(" + of.event + "), Turn)"
			all = append(all, say("Mods", words+" , to a minimum of {m:Bracketed}", "AddCost(-n, "+first+", m)"))
		}
	}
	return append(all, say("Mods", "your first {d:Noun/s} each turn costs {n:Bracketed} less (?to play) , "+
		"to a minimum of {m:Bracketed}", "AddCost(-n, First(Played(You, d), Turn), m)"))
}

// oneOfThem are what is so of cards that were spoken of.
var oneOfThem = []template{
	say("Condition", "either|any (?of them) is {d:Any/s}", "Any(d && refCards)"),
	say("Condition", "one|1 of them is {d:Any/s}", "Any(d && refCards)"),
	say("Condition", "any of them are {d:Noun}", "Any(d && refCards)"),
	say("Condition", "neither|none (?of them) is {d:Any/s}", "!Any(d && refCards)"),
	say("Condition", "none of them are {d:Noun}", "!Any(d && refCards)"),
	say("Attribute", "attached to them", "AttachedTo(refCards)"),
	say("Condition", "you control the most {d:Noun}", "Count(d && Yours) > Count(d && Opposing)"),
	say("Condition", "you control the fewest {d:Noun}", "Count(d && Yours) < Count(d && Opposing)"),
	say("Condition", "an|your opponent controls|has the most {d:Noun}", "Count(d && Opposing) > Count(d && Yours)"),
	say("Condition", "an|your opponent controls|has the fewest {d:Noun}", "Count(d && Opposing) < Count(d && Yours)"),
}

// counterEntrances are cards and tokens that enter play with counters (521.1, 706.1a).
func counterEntrances() (all []template) {
	for _, counter := range []struct{ words, is string }{{"+1 power", ""}, {"{k:Counter}", ", k"}} {
		all = append(all,
			say("Ability", "{c:Certain/s} enters play with a|an|one|1 "+counter.words+" counter for each {p:Each}",
				"As(EntersPlay(c))\nPutCounters(c, p"+counter.is+")"),
			say("Ability", "{c:Certain/s} enters play with {n:Int} "+counter.words+" counters for each {p:Each}",
				"As(EntersPlay(c))\nPutCounters(c, n*p"+counter.is+")"),
			say("Ability", "{c:Certain/s} enters play with {n:Int} "+counter.words+" counters",
				"As(EntersPlay(c))\nPutCounters(c, n"+counter.is+")"),
			say("Ability", "{c:Certain/s} enters play with a|an|one|1 "+counter.words+" counter",
				"As(EntersPlay(c))\nPutCounters(c"+counter.is+")"))
		for _, many := range []struct{ token, creates, on string }{
			{"a {n:Int} {c:Color} {t:TokenWords}", "CreateToken(1, n, c, t, by)", "it"},
			{"{m:Int} {n:Int} {c:Color} {t:TokenWordsMany}", "CreateToken(m, n, c, t, by)", "it|them|each ?of ?them"},
		} {
			for _, of := range []struct{ words, n string }{
				{"a|an|one|1 " + counter.words + " counter", ""}, {"{x:Int} " + counter.words + " counters", ", x"},
			} {
				words := "<put> " + many.token + " into play with " + of.words
				does := "it := " + many.creates + "\nPutCounters(it" + of.n + counter.is + ")"
				all = append(all, say("Deed", words+" on "+many.on, does))
				if many.on == "it" {
					all = append(all, say("Deed", words, does))
				}
			}
		}
	}
	return all
}

// doneByAnother are what one player does, and then another (801).
func doneByAnother() []template {
	return []template{
		say("Deeds", "{do:Do} and {who:Actor@} {more:Do@}", "do\nmore").whoDoes("more", "who"),
		say("Deeds", "{do:Do} and an opponent {more:Do/s}", "do\nwho := ChoosePlayer(Opponents)\nmore").
			whoDoes("more", "who"),
		say("Deeds", "{do:Do} and your opponent {more:Do/s}", "do\nmore").whoDoes("more", "Opponent"),
		say("Deeds", "{do:Do} and opponents {more:Do}", "do\n"+eachOpponent("more")).whoDoes("more", "who"),
		say("Deeds", "you {do:Do} and opponents {more:Do}", "do\n"+eachOpponent("more")).whoDoes("more", "who"),
		say("Deeds", "you {do:Do} and each opponent {more:Do/s}", "do\n"+eachOpponent("more")).whoDoes("more", "who"),
		say("Deeds", "you {do:Do} and an opponent {more:Do/s}", "do\nwho := ChoosePlayer(Opponents)\nmore").
			whoDoes("more", "who"),
		say("Deeds", "each player may {c:Cost} . each player who does so {do:Do/s}",
			eachPlayer(given("May(who, c)", "do"))).by("who"),
		say("Deeds", "each opponent may {c:Cost} . each opponent who does ?so {do:Do/s}",
			eachOpponent(given("May(who, c)", "do"))).by("who"),
		say("Actor/s", "the player who controls {c:Certain/s}", "Controller(c)"),
		say("Player/s", "the player who controls {c:Certain/s}", "Controller(c)"),
	}
}

// playersWith are what all players or opponents do who have some cards (801).
func playersWith() (all []template) {
	for _, who := range []struct {
		words string
		each  func(string) string
	}{{"player", eachPlayer}, {"opponent", eachOpponent}} {
		for _, have := range []string{"with {d:Any}", "who have|control {d:Any/s}", "who have|control {d:Any}"} {
			all = append(all, say("Deeds", who.words+"s "+have+" {do:Do}",
				who.each(given("Any(d && ControlledBy(who))", "do"))).by("who"))
		}
		for _, have := range []string{"with {d:Any}", "who has|controls {d:Any/s}", "who has|controls {d:Any}"} {
			all = append(all, say("Deeds", "each "+who.words+" "+have+" {do:Do/s}",
				who.each(given("Any(d && ControlledBy(who))", "do"))).by("who"))
		}
	}
	return all
}

// plainCardEvents are what happens (704.1).
func plainCardEvents() (all []template) {
	for _, first := range []struct{ words, event string }{
		{"exhausted", "Exhausted(c)"}, {"frightened", "Frightened(c)"}, {"unfrightened", "Unfrightened(c)"},
		{"Cutie Marked", "CutieMarked(c)"},
	} {
		for _, second := range []struct{ words, event string }{
			{"exhausted", "Exhausted(c)"}, {"frightened", "Frightened(c)"}, {"unfrightened", "Unfrightened(c)"},
			{"Cutie Marked", "CutieMarked(c)"},
		} {
			if first != second {
				all = append(all, say("Happening", "{c:Some@} <become> "+first.words+" or "+second.words,
					first.event+" || "+second.event))
			}
		}
	}
	for _, much := range []string{"at least {n:Int} points", "{n:Int} or more points"} {
		for _, with := range []struct{ words, cards string }{{"", ""}, {" with {c:Some/s}", ", c"}} {
			all = append(all, say("Ability", "when|whenever {who:Player@} <score> "+much+with.words+" , {do:Body}",
				"_, scorer, scored := When(PointsScored(who"+with.cards+"))\nif scored >= n {\ndo\n}").
				without("1", "one"))
		}
	}
	return append(all,
		say("Any/s", "this card or another {d:Noun/s}", "(This || d)"),
		say("Any/s", "this card or a|an {d:Noun/s}", "(This || d)").without("other", "another"),
		say("Forbidden", "moved from here to {a:Destination}", "Moved(subject, a, Here)"),
		say("Mod", "can't move from here", "Cant(Moved(subject && Here))"),
		say("Mod", "can't move from here to {a:Destination}", "Cant(Moved(subject, a, Here))"),
		say("Mod", "can't move here", "Cant(Moved(subject, Here))"))
}

// plainMods are what lasts, of two sorts of cards, and what costs more for a while (708).
func plainMods() (all []template) {
	two := "{s:Subject@} <have|get> {n:Signed} power and {t:Subject} have|get {m:Signed} power"
	all = append(all,
		say("Mods", two, "AddPower(s, n)\nAddPower(t, m)"),
		say("Deeds", two+" until {e:End}", "for Until(e) {\nAddPower(s, n)\nAddPower(t, m)\n}"))
	for _, by := range []struct{ words, n string }{{"less", "-n"}, {"more", "n"}} {
		for _, verb := range []struct{ word, event string }{
			{"play", "Played"}, {"move", "Moved"}, {"rally", "Rallied"},
		} {
			all = append(all, say("Mods",
				fmt.Sprintf("{d:Noun} cost {who:Player} {n:Bracketed} %s to %s", by.words, verb.word),
				fmt.Sprintf("AddCost(%s, %s(who, d))", by.n, verb.event)))
		}
		all = append(all,
			say("Ability", "{d:Noun} played {x:Meantime} cost {n:Bracketed} "+by.words+" ?to ?play",
				given("x", "AddCost("+by.n+", Played(Players, d))")),
			say("Mod", "<be> worth {n:Int} "+by.words+" bonus points|point", "AddBonus(subject, "+by.n+")"),
			say("Mod", "<be> worth {n:Int} "+by.words+" bonus points|point for each {p:Each}",
				"AddBonus(subject, "+by.n+"*p)"))
	}
	for _, have := range []string{"<have> the {t:Trait} trait", "<be> a|an {t:Trait}", "<gain> {t:Trait}"} {
		all = append(all, say("Mod", have+" and <lose> all|its|their other traits",
			"LosesTraits(subject)\nHasTrait(subject, t)"))
	}
	return append(all,
		say("Mod", "<be> {c:Color} and <lose> all|its|their other colors", "OnlyColor(subject, c)"),
		say("Mod", "<have> {n:Signed} bonus points|point for each {p:Each}", "AddBonus(subject, n*p)"),
		say("Mod", "<be> worth {n:Int} additional bonus points|point", "AddBonus(subject, n)"),
		say("Mod", "<be> worth {n:Int} additional bonus points|point for each {p:Each}", "AddBonus(subject, n*p)"))
}

// plainCardDeeds are what is done.
var plainCardDeeds = []template{
	say("Deeds", "you may {a:Do} , {b:Do} , then {c:Do}", "if May() {\na\nb\nc\n}"),
	say("Deeds", "you may {a:Do} , {b:Do} , {c:Do} , then {d:Do}", "if May() {\na\nb\nc\nd\n}"),
	say("Deeds", "take control of {o:Object} until {e:End}", "for Until(e) {\nGainControl(o)\n}"),
	say("Mods", "play with your hand revealed", "Public(In(Hand, You))"),
	say("Head", "Friend <n:token>", "Friend && IsToken"),
	say("Attribute", "with a|an|one|1 {k:Counter} counter on it|them", "WithCounter(k)"),
	say("Deeds", "choose {n:Int} : {a:Deeds} ; {b:Deeds} ; {c:Deeds} ; or {d:Deeds}",
		"switch Modes(n) {\ncase 1:\na\ncase 2:\nb\ncase 3:\nc\ncase 4:\nd\n}"),
}

// movedThereFrom are moves that say where to before from where (506.1).
func movedThereFrom() (all []template) {
	for _, which := range []struct{ words, cards string }{
		{"a|an {d:Noun/s}", "Choose(1, d && %s, by)"}, {"one|1 of {o:Own} {d:Noun}", "Choose(1, d && o && %s, by)"},
		{"any number of {o:Own} {d:Noun}", "Choose(AnyNumber, d && o && %s, by)"},
		{"up to {n:Int} of {o:Own} {d:Noun}", "Choose(UpTo(n), d && o && %s, by)"},
		{"all {o:Own} {d:Noun}", "d && o && %s"}, {"{c:Certain/s}", "c && %s"},
	} {
		for _, from := range []struct{ words, area string }{{"home", "Home"}, {"{x:Area}", "At(x)"}} {
			for _, to := range []struct{ words, area string }{
				{"here", "Here"}, {"there", "refArea"}, {"to {a:Destination}", "a"},
			} {
				all = append(all, say("Deed", "<move> "+which.words+" "+to.words+" from "+from.words,
					"Move("+fmt.Sprintf(which.cards, from.area)+", "+to.area+", by)"))
			}
		}
	}
	return all
}

// putIntoPlayFrom are cards put into play, at some place or in some state, that is said before from where they come
// (706.1).
func putIntoPlayFrom() (all []template) {
	for _, to := range []struct{ words, args string }{
		{"", ""}, {" here", ", Here"}, {" there", ", refArea"}, {" at home", ", Home"}, {" at {a:Area}", ", a"},
		{" exhausted", ", EnteringExhausted"}, {" frightened", ", EnteringFrightened"},
	} {
		place, state := to.args, ""
		if strings.HasPrefix(to.words, " exhausted") || strings.HasPrefix(to.words, " frightened") {
			place, state = "", to.args
		}
		for _, from := range []struct{ words, zone string }{{"hand", "Hand"}, {"discard pile", "DiscardPile"}} {
			for _, which := range []struct{ words, n string }{
				{"a|an {d:Noun/s}", "1"}, {"up to {n:Int} {d:Noun}", "UpTo(n)"},
				{"any number of {d:Noun}", "AnyNumber"},
			} {
				words := "<put> " + which.words + " into play" + to.words + " from {w:Their} " + from.words
				all = append(all, say("Deed", words,
					"PutIntoPlay(Choose("+which.n+", d && In("+from.zone+", w), by)"+place+", by"+state+")"))
			}
		}
	}
	return all
}
