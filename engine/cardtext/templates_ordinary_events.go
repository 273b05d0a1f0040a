package cardtext

import (
	"fmt"
	"strings"
)

// What happens, and when, in words that cards often have, and what it costs. These are only read.

// ordinaryEvents are what happens (704.1), and what is counted of it.
var ordinaryEvents = []template{
	say("Happening", "{who:Player@} <gain> an action token from {c:Some/s}", "TokensGained(who, c)"),
	say("Happening", "{who:Player@} <gain> action tokens from {c:Some/s}", "TokensGained(who, c)"),
	say("Happening", "{who:Player@} <gain> one|1 or more action tokens from {c:Some/s}", "TokensGained(who, c)"),
	say("Happening", "{who:Player/s} fails to defeat {c:Certain/s}", "FaceoffLost(who, TroublemakerFaceoff, c)"),
	say("Happening", "you fail to defeat {c:Certain/s}", "FaceoffLost(You, TroublemakerFaceoff, c)"),
	say("Happening", "this card and another one of your {d:Noun} confront a Problem",
		"Where(Confronted(You, ItsProblem), Any(d && Yours && ItsProblem && !This))"),
	say("Happening", "this card and another {d:Noun/s} confront a Problem",
		"Where(Confronted(You, ItsProblem), Any(d && Yours && ItsProblem && !This))"),
	say("Happening", "this card and at least one|1 other {d:Noun/s} confront a Problem",
		"Where(Confronted(You, ItsProblem), Any(d && Yours && ItsProblem && !This))"),
	say("Passive", "banished from {w:Their} discard pile", "Banished(subject && OwnedBy(w), DiscardPile)"),
	say("Passive", "banished from {w:Their} hand", "Banished(subject && OwnedBy(w), Hand)"),
	say("Passive", "banished from {w:Their} deck", "Banished(subject && OwnedBy(w), DrawDeck)"),
	say("WouldBe", "{c:Some/s} would be sent home for|after losing a faceoff", "SentForLosing(c)"),
	say("WouldBe", "{c:Some/s} would be sent home because you lost a faceoff", "SentForLosing(You, c)"),
	say("Any/s", "at least one|1 other {d:Noun/s}", "d && !refOther"),
	say("Attribute", "other than this one", "!This"),
	say("Attribute", "that was|were involved in that|the faceoff", "WasInvolved"),
	say("Attribute", "returned this way", "refPut"),
	say("Each", "{d:Noun/s} {w:Whom} had involved", "Count(d && ControlledBy(w) && WasInvolved)"),
	say("Each", "{d:Noun/s} you had involved in that|the faceoff", "Count(d && Yours && WasInvolved)"),
	say("Each", "faceoff {who:Player@} ?have|has won {t:ThisTime}", "HowOften(FaceoffWon(who), t)"),
	say("Each", "faceoff {who:Player@} ?have|has lost {t:ThisTime}", "HowOften(FaceoffLost(who), t)"),
	say("Each", "card {who:Player@} ?have|has drawn|drew {t:ThisTime}", "HowOften(Drawn(who), t)"),
	say("Number", "the number of Problems {who:Player@} ?have|has confronted {t:ThisTime}",
		"HowOften(Confronted(who), t)"),
	say("Number", "the number of faceoffs {who:Player@} ?have|has won {t:ThisTime}", "HowOften(FaceoffWon(who), t)"),
	say("Ability", "at the end of {w:Their} turn , if {who:Player@} didn't {x:Act} , {do:Body}",
		"When(EndOf(Turn, w))\n"+given("!Happened(x, Turn)", "do")).whoDoes("x", "who"),
	say("Ability", "while {c:Condition} , {m:Mods} except {x:Meantime}", given("c && !x", "m")),
	say("Ability", "opponents can't {x:Act} except during their {t:Time}",
		given("!During(t, Opponents)", "Cant(x)")).by("Opponents"),
	say("Ability", "while {c:Condition} , opponents can't {x:Act} except during their {t:Time}",
		given("c && !During(t, Opponents)", "Cant(x)")).whoDoes("x", "Opponents"),
	say("Ability", "while {w:Whom} have|has|control|controls {h:HowMany} {d:Noun} , they ?each|all {m:Mod}",
		given("h", "m")).counting("Count(d && ControlledBy(w))").of("d && ControlledBy(w)").without("no", "opponent"),
	say("Ability", "once each|per turn , {e:IfWould} , {do:Do} instead", "Once(Turn)\nInstead(e)\ndo"),
	say("Ability", "once each|per turn , {e:IfWould} , you may {do:Deed} instead", "Once(Turn)\nMayInstead(e)\ndo").
		without("banish a", "banish an", "banish another"),
	say("Ability", "once each|per turn , {e:IfWould} , you may {c:Cost} to {do:Deeds} instead",
		"Once(Turn)\nMayInstead(e)\nCost(c)\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} and pay [X] to {do:Deeds}",
		"Timing(t)\nx := ChooseNumber()\nCost(c, Pay(x))\ndo"),
	say("Ability", "{t:Heading} : once each|per turn , {c:Cost} to {do:Deeds}", "Timing(t)\nOnce(Turn)\nCost(c)\ndo"),
	say("Mods", "{c:Certain@} can be moved for {n:Bracketed} less", "AddCost(-n, Moved(Players, c))"),
	say("Mods", "{c:Certain@} can be played for {n:Bracketed} less", "AddCost(-n, Played(You, c))"),
	say("Mods", "{who:Player@} must pay {n:Bracketed} for each {d:Noun/s} they move to {a:Destination}",
		"AddCost(n, Moved(who, d, a))"),
	say("Mods", "{who:Player@} must pay {n:Bracketed} for each {d:Noun/s} they move here",
		"AddCost(n, Moved(who, d, Here))"),
	say("Mods", "each player must pay {n:Bracketed} for each {d:Noun/s} they move to {a:Destination}",
		"AddCost(n, Moved(Players, d, a))"),
	say("Mods", "each player must pay {n:Bracketed} for each {d:Noun/s} they play to {a:Destination}",
		"AddCost(n, Played(Players, d, a))"),
	say("Mods", "{who:Player@} can't confront {a:ConfrontedArea} unless they have at least {n:Int} different colors "+
		"among their {d:Noun}", "for one := range EachPlayer(who) {\n"+
		"NeedsToConfront(one, Problem && At(a), ColorCount(d && ControlledBy(one)) >= n)\n}"),
	say("Mods", "{who:Player} must have at least {n:Int} different colors among their {d:Noun} to confront "+
		"{a:ConfrontedArea}", "for one := range EachPlayer(who) {\n"+
		"NeedsToConfront(one, Problem && At(a), ColorCount(d && ControlledBy(one)) >= n)\n}"),
	say("Mods", "{who:Player} must have at least {n:Int} {d:Noun} to confront {a:ConfrontedArea}",
		"for one := range EachPlayer(who) {\n"+
			"NeedsToConfront(one, Problem && At(a), Count(d && ControlledBy(one)) >= n)\n}").without("different"),
	say("Mod", "<have> its|their power reduced|decreased by {n:Int}", "AddPower(subject, -n)"),
	say("Mod", "<have> its|their power increased by {n:Int}", "AddPower(subject, n)"),
	say("Mod", "can't be involved in faceoffs", "NotInvolved(subject)"),
	say("Mod", "can't become involved in faceoffs", "NotInvolved(subject)"),
	say("Subject/b", "{d:Noun} with the lowest|least power", "LeastPower(d)"),
	say("Subject/b", "{d:Noun} with the lowest|least power {t:Attribute}", "LeastPower(d && t)"),
	say("Subject/b", "{d:Noun} with the highest|most power", "MostPower(d)"),
	say("Subject/b", "{d:Noun} with the highest|most power {t:Attribute}", "MostPower(d && t)"),
	say("Deed", "<move> all ?of ?the +1 power counters from {c:Certain/s} to|onto {o:Object}",
		"PutCounters(o, Counters(c))\nRemoveCounters(c, Counters(c))"),
	say("Deed", "<put> a card from {w:Their} hand on the bottom of their|your deck for each {p:Each}",
		"PutOnBottom(Choose(p, In(Hand, w), by), by)"),
	say("Deed", "<put> a card from {w:Their} hand on ?the top of their|your deck for each {p:Each}",
		"PutOnTop(Choose(p, In(Hand, w), by), by)"),
}

// ordinarySentences are sentences (707.2) about two players or two cards, and what is done as often as something is
// counted.
var ordinarySentences = []template{
	say("Deeds", "you and an opponent each {do:Do}", "who := ChoosePlayer(Opponents)\ndo\ntheirs").by("You").
		doneAgain("theirs", "who"),
	say("Mods", "while {c:Certain/s} is at the same Problem as {d:Some/s} , they ?each|both {m:Mod}",
		"if Is(c, AnyProblem && With(d)) {\nm\n}").of("(c || d && AreaOf(c))"),
	say("Mods", "while {c:Certain/s} is at the same Problem as {d:Some/s} , both of them {m:Mod}",
		"if Is(c, AnyProblem && With(d)) {\nm\n}").of("(c || d && AreaOf(c))"),
	say("Mod", "can't be moved to or from {a:Area}", "Cant(Moved(subject, a))\nCant(Moved(subject && At(a)))").
		without("a Problem"),
	say("Mod", "can't be moved to or from here", "Cant(Moved(subject, Here))\nCant(Moved(subject && Here))"),
	say("Happening", "{c:Some/s} becomes involved in a faceoff with|involving {d:Certain/s}",
		"Where(BecomesInvolved(c), IsFaceoffInvolving(d))"),
	say("Happening", "this card confronts a Problem {p:Which}",
		"Where(Confronted(You, ItsProblem), Any(Problem && ItsProblem && p))"),
	say("Happening", "{who:Player@} <move> {c:Some/s} to {a:Destination} from {x:Area}", "Moved(who, c, a, x)"),
	say("Happening", "{who:Player@} <move> {c:Some/s} here from {x:Area}", "Moved(who, c, Here, x)"),
	say("Passive", "moved to {a:Destination} from {x:Area}", "Moved(subject, a, x)"),
	say("Passive", "moved here from {x:Area}", "Moved(subject, Here, x)"),
	say("Deeds", "for each {p:Each} , draw a card and gain {n:Tokens}", "Draw(You, p)\nGain(You, n*p)"),
	say("Deeds", "for each {p:Each} , draw a card , then discard a card", "for range Times(p) {\nDraw(You)\n"+
		"Discard(You, 1)\n}"),
	say("Deed", "<draw> cards until you have as many cards in hand as {w:Whom}",
		"Draw(by, MoreBy(Count(In(Hand, w)), Count(In(Hand, by))))"),
	say("Destination", "a|the Problem with a|the faceoff", "FaceoffArea"),
	say("Deeds", "each player with {d:Any/s} {do:Do/s}", eachPlayer(given("Any(d && ControlledBy(who))", "do"))).
		by("who"),
	say("Deeds", "each opponent with {d:Any/s} {do:Do/s}", eachOpponent(given("Any(d && ControlledBy(who))", "do"))).
		by("who"),
	say("Deeds", "each player with {d:Any/s} may {do:Do}",
		eachPlayer(given("Any(d && ControlledBy(who))", "May(who, do)"))).by("who"),
	say("Deeds", "have each player with {d:Any/s} {do:Do}",
		eachPlayer(given("Any(d && ControlledBy(who))", "do"))).by("who"),
	say("Deeds", "have each opponent with {d:Any/s} {do:Do}",
		eachOpponent(given("Any(d && ControlledBy(who))", "do"))).by("who"),
	say("Mods", "{c:Certain/s} 's cost is reduced by {n:Bracketed} for each {p:Each}", "AddCost(-n*p, Played(You, c))"),
	say("Mods", "{c:Certain/s} 's cost is increased by {n:Bracketed} for each {p:Each}", "AddCost(n*p, "+
		"Played(You, c))"),
	say("Mods", "{c:Certain/s} 's cost is reduced by {n:Bracketed}", "AddCost(-n, Played(You, c))"),
	say("Ability", "this card can only be played to {a:Destination}", "PlayTo(a)"),
	say("Ability", "play this card only to {a:Destination}", "PlayTo(a)"),
	say("Ability", "this card can be played only to {a:Destination}", "PlayTo(a)"),
}

// withTheirOwn are what players do with their own cards (704.1): an opponent with an opponent's, and of any
// player, you with yours or an opponent with an opponent's.
func withTheirOwn() (all []template) {
	for _, a := range actsOfPlayers {
		if !strings.Contains(a.rest, "{c}") || a.verb == "play" {
			continue
		}
		words := " " + conjugated(a.verb, singular) + " " + strings.ReplaceAll(a.rest, "{c}", "one|1 of their {c:Noun}")
		did := func(by, whose string) string {
			return strings.NewReplacer("by", by, ", c", ", c && "+whose).Replace(a.event)
		}
		all = append(all, say("Happening", "an|your opponent"+words, did("Opponents", "Opposing")),
			say("Happening", "a player"+words, did("You", "Yours")+" || "+did("Opponents", "Opposing")))
	}
	return all
}

// comingToHave are conditions that come to be so (704.1): that somebody has so much of something, or that so many
// cards are there.
func comingToHave() (all []template) {
	for _, tally := range []struct{ words, number, who string }{
		{"{d:Noun}", "Count(d && ControlledBy(%s))", "Whom"},
		{"cards in ?their|your hand|hands", "Count(In(Hand, %s))", "Whom"},
		{"cards in their|your discard pile|piles", "Count(In(DiscardPile, %s))", "Whom"},
		{"action tokens|token", "TokensOf(%s)", "ThePlayer"},
		{"points|point", "ScoreOf(%s)", "ThePlayer"},
		{"different colors among their|your {d:Noun}", "ColorCount(d && ControlledBy(%s))", "Whom"},
	} {
		all = append(all, say("Happening", "{w:"+tally.who+"} have|has|control|controls {h:HowMany} "+tally.words,
			"BecomesSo(h)").counting(fmt.Sprintf(tally.number, "w")).without("in your", "in their"))
	}
	return append(all,
		say("Happening", "there are {h:HowMany} {d:Noun}", "BecomesSo(h)").counting("Count(d)"),
		say("Happening", "there is {d:Any/s}", "BecomesSo(Any(d))"),
		say("Happening", "{w:Whom} have|has no {d:Noun}", "BecomesSo(!Any(d && ControlledBy(w)))").
			without("cards in", "action tokens", "points"),
		say("Happening", "there are no {d:Noun}", "BecomesSo(!Any(d))"))
}
