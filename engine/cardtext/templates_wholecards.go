package cardtext

import "fmt"

// Constructions that a list of a hundred whole cards of a later set asked for (testdata/later-cards.txt),
// each for any words that fit: two verbs of one thing, what is so for the second time, what somebody does
// unless they pay, what is so instead. These are only read.

// ofWholeCards are all of them.
func ofWholeCards() (all []template) {
	for _, list := range [][]template{
		eitherVerb(), severalTimes(), unlessDone, moreConditions, moreOfCards, moreSentences, keptByEach(),
	} {
		all = append(all, list...)
	}
	return all
}

// eitherVerb is what a player does to cards in one of two ways (704.1).
func eitherVerb() []template {
	all := []template{
		say("Act", "{v:CardVerb@} or {w:CardVerb@} {c:Some/s}", "v || w").of("c"),
		say("Act", "{v:CardVerb@} or {w:CardVerb@} {c:Some}", "v || w").of("c"),
	}
	for _, a := range actsOfPlayers {
		if a.rest == "{c}" {
			all = append(all, say("CardVerb", "<"+a.verb+">", a.event[:len(a.event)-len("c)")]+"subject)"))
		}
	}
	return all
}

// anyOne are cards of which it would be open whether the same one is meant each time.
var anyOne = []string{"one of", "one or more", "another", "any", "a Friend", "a character", "a card", "a Resource",
	"a Troublemaker", "an Event", "an opposing", "your"}

// severalTimes is what happens for the second, third … time (704.1).
func severalTimes() (all []template) {
	for i, word := range []string{"second", "third", "fourth", "fifth"} {
		all = append(all, say("Ability", "when|whenever {e:Event} for the "+word+" time {t:PerTime} , {do:Body}",
			fmt.Sprintf("When(e)\nif HowOften(e, t) == %d {\ndo\n}", i+2)).without(anyOne...))
	}
	return all
}

// unlessDone is what somebody does unless they pay for it or something is so (707.2), and a cost for
// what can't be done without it (508).
var unlessDone = []template{
	say("Deeds", "{who:Actor/s} {do:Do/s} unless they pay {n:Bracketed}",
		given("!May(who, Pay(who, n))", "do")).by("who"),
	say("Deeds", "{who:Actor/s} {do:Do/s} unless they {c:Payment}", given("!May(who, c)", "do")).by("who"),
	say("Deeds", "each opponent {do:Do/s} unless they pay {n:Bracketed}",
		eachOpponent(given("!May(who, Pay(who, n))", "do"))).by("who"),
	say("Deeds", "each opponent {do:Do/s} unless they {c:Payment}",
		eachOpponent(given("!May(who, c)", "do"))).by("who"),
	say("Deeds", "each player {do:Do/s} unless they pay {n:Bracketed}",
		eachPlayer(given("!May(who, Pay(who, n))", "do"))).by("who"),
	say("Deeds", "each player {do:Do/s} unless they {c:Payment}",
		eachPlayer(given("!May(who, c)", "do"))).by("who"),
	say("Deeds", "{who:Actor/s} {do:Do/s} unless {c:Condition}", given("!c", "do")).whoDoes("do", "who"),
	say("Deeds", "each opponent {do:Do/s} unless they have|control {d:Any/s}",
		eachOpponent(given("!Any(d && ControlledBy(who))", "do"))).by("who"),
	say("Deeds", "each player {do:Do/s} unless they have|control {d:Any/s}",
		eachPlayer(given("!Any(d && ControlledBy(who))", "do"))).by("who"),
	say("MayDeeds", "an opponent may {c:Cost} . if they don't , {more:Body}",
		"who := ChoosePlayer(Opponents)\n"+given("!May(who, c)", "more")).whoDoes("c", "who"),
	say("MayDeeds", "an opponent may {c:Cost} . if that player|opponent doesn't , {more:Body}",
		"who := ChoosePlayer(Opponents)\n"+given("!May(who, c)", "more")).whoDoes("c", "who"),
	say("MayDeeds", "{who:Actor/s} may {c:Cost} . if that player|opponent doesn't , {more:Body}",
		given("!May(who, c)", "more")).whoDoes("c", "who"),
}

// moreConditions are what has to be so (708.2a), and when it comes to be so (704.1).
var moreConditions = []template{
	say("Condition", "{w:Whom} have|has|control|controls {d:Any/s} or {e:Any/s}",
		"Any(d && ControlledBy(w)) || Any(e && ControlledBy(w))"),
	say("Condition", "{w:Whom} control|controls {d:Any/s}", "Any(d && ControlledBy(w))"),
	say("Condition", "at least one|1 of them is a|an {d:Noun/s}", "Any(d && refCards)"),
	say("Condition", "one|1 or more of them is|are a|an {d:Noun/s}", "Any(d && refCards)"),
	say("Condition", "{h:HowMany} of them are {d:Noun}", "h").counting("Count(d && refCards)"),
	say("Condition", "both ?of ?them are {d:Noun}", "Count(d && refCards) == 2"),
	say("Happening", "{p:Crowd} are at this card 's Problem", "Becomes(This, AnyProblem && p)"),
	say("Crowd", "{h:HowMany} of {o:Own} {d:Noun}", "h").counting("HowManyThere(d && o)").without("no"),
	say("Crowd", "{h:HowMany} {d:Noun}", "h").counting("HowManyThere(d)").without("no"),
	say("Happening", "{w:Their} Mane Character wins {f:FaceoffTime}",
		"FaceoffWon(w, f, ManeCharacter && ControlledBy(w))"),
	say("Happening", "{w:Their} Mane Character loses {f:FaceoffTime}",
		"FaceoffLost(w, f, ManeCharacter && ControlledBy(w))"),
	say("Meantime", "during faceoffs here", "During(Faceoff) && Is(This, FaceoffArea)"),
	say("Meantime", "during Problem faceoffs here", "During(ProblemFaceoff) && Is(This, FaceoffArea)"),
	say("Meantime", "during Troublemaker faceoffs here", "During(TroublemakerFaceoff) && Is(This, FaceoffArea)"),
	say("Meantime", "during faceoffs involving {c:Involving}", "IsFaceoffInvolving(c)"),
	say("Ability", "while a player has more {d:Noun} than each|any other player , {m:Mods}",
		eachPlayer(given("Count(d && ControlledBy(who)) > Count(d && ControlledBy(OpponentOf(who)))", "m"))).
		ifSaid("refPlayer"),
}

// moreOfCards are descriptions (707.3), and what is so of cards (708.1).
var moreOfCards = []template{
	say("Attribute", "with {h:HowMany} cost", "h").counting("CostOf").without("equal to", "no"),
	say("Attribute", "with cost up to {n:Int} higher|greater|more than {m:Number}", "CostOf <= m+n"),
	say("Attribute", "with power up to {n:Int} higher|greater|more than {m:Number}", "Power <= m+n"),
	say("Attribute", "with a|an {d:Plain/s} attached ?to ?it", "HasAttached(d)"),
	say("Attribute", "they control", "ControlledBy(refPlayer)"),
	say("Attribute", "put there this way", "refPut"),
	say("Attribute", "put into play this way", "refPut"),
	say("Attribute", "put into {w:Owners} discard pile|piles this way", "refPut"),
	say("Attribute", "put on the bottom of {w:Owners} deck|decks this way", "refPut"),
	say("Attribute", "put on ?the top of {w:Owners} deck|decks this way", "refPut"),
	say("Number", "the chosen|named number", "refNumber"),
	say("Mod", "<be> {t:Trait} in addition to its|their other traits", "HasTrait(subject, t)"),
	say("Mod", "<be> a|an {t:Trait} in addition to its|their other traits", "HasTrait(subject, t)"),
	say("Mods", "{who:Player@} can't move {d:Noun} ?away from here", "Cant(Moved(who, d && Here))"),
	say("Mods", "{who:Player@} can't move {d:Noun} ?away from {a:Area}", "Cant(Moved(who, d && At(a)))"),
	say("Mods", "you may play {d:Plain} from your discard pile", "MayPlay(d && In(DiscardPile, You))"),
	say("Ability", "a|an {d:Noun/s} can't be {v:Forbidden}", "Cant(v)").of("d"),
	say("Ability", "{s:Certain/s} {m:Mod/s} . while|if {c:Condition} , it {k:Mod/s} instead",
		"if c {\nk\n} else {\nm\n}").of("s"),
}

// moreSentences are what is done (707.2), and how often (703.1b).
var moreSentences = []template{
	say("Ability", "{t:Heading} : {do:Deeds} . activate|use {l:Limit}", "Timing(t)\nl\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . activate|use {l:Limit}", "Timing(t)\nl\nCost(c)\ndo"),
	say("Deed", "<prevent> {o:Object} from being {v:Forbidden} or {w:Forbidden} {l:Lasts}",
		"for Until(l) {\nCant(v)\nCant(w)\n}").of("o").without("by"),
	say("Deed", "<put> {o:Object} into {w:Owners} hand or ?into play",
		"it := o\nswitch Modes(1, by) {\ncase 1:\nPutInHand(it)\ncase 2:\nPutIntoPlay(it)\n}"),
	say("Meanwhile", "until the start of {w:Their} next {t:Time}",
		"for Next(StartOf(t, w)) {\nPutIntoPlay(refCard)\n}"),
	say("Meanwhile", "until the end of the|this turn", "for Next(EndOf(Turn)) {\nPutIntoPlay(refCard)\n}"),
	say("Deeds", "choose {a:Object} and {b:Object} . swap|switch|exchange their locations|positions|places",
		"it := a\nit2 := b\n"+swapped).without("at a different"),
	say("Deeds", "swap|switch|exchange the locations|positions|places of {a:Object} and {b:Object}",
		"it := a\nit2 := b\n"+swapped).without("at a different"),
	say("Deeds", "choose {a:Object} and a|an {d:Noun/s} at a different Problem . swap|switch|exchange their "+
		"locations|positions|places", "it := a\nit2 := Choose(1, d && AnyProblem && !AreaOf(it), by)\n"+swapped),
	say("Deeds", "choose {a:Object} and one|1 of {o:Own} {d:Noun} at a different Problem . swap|switch|exchange their "+
		"locations|positions|places", "it := a\nit2 := Choose(1, d && o && AnyProblem && !AreaOf(it), by)\n"+swapped),
	say("Deeds", "look at {w:Their} hand and choose a|an {d:Noun/s} from it . that opponent|player discards it",
		"it := Look(In(Hand, w))\nit2 := Choose(1, it && d)\nDiscard(w, it2)"),
}

const swapped = "place := AreaOf(it)\nMove(it, AreaOf(it2))\nMove(it2, place)"

// keptByEach is what is done to all but one that each player chooses.
func keptByEach() (all []template) {
	const keeps = "Unlink(\"kept\")\nfor who := range EachPlayer(Players) {\n" +
		"it := Choose(1, d && ControlledBy(who), who)\nLink(\"kept\", it)\n}\n"
	for _, verb := range []struct{ words, effect string }{
		{"dismiss %s", "Dismiss(%s)"}, {"frighten %s", "Frighten(%s)"}, {"exhaust %s", "Exhaust(%s)"},
		{"banish %s", "Banish(%s)"}, {"retire %s", "Retire(%s)"}, {"move %s home", "Move(%s, Home)"},
	} {
		all = append(all, say("Deeds",
			"each player chooses one of their {d:Noun} . "+fmt.Sprintf(verb.words, "all other {d:Noun}"),
			keeps+fmt.Sprintf(verb.effect, "d && !Linked(\"kept\")")))
	}
	return all
}
