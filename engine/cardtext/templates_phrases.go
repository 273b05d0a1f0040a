package cardtext

// Phrases that can stand anywhere in a text, whichever sentence they are part of: how many,
// which cards, who, when, and what was done. They say nothing that other templates don't
// print, and are printed only where no other template says what is meant.

// phrases gives all of them.
func phrases() []template {
	var all []template
	for _, list := range [][]template{
		howMany, comparisons, ofNumbers, whichCards, passives, meanwhiles, costsLess,
		costsInOtherWords(), costsOfDoing(), costsReduced(), limitsOfPlayers, ofDeeds, frames,
		pairsOfTypes(), takings(),
		acts(), byPlayers(), howManieth(), limitsOfActs(), whose, quantities, against, thisWays, limitsOfUse,
		moreHappenings,
		moreDeeds, sentences, untilRevealed(), unlessPaid(), apart(), byEffects(), constructions, joints(), further(),
		ofLaterCards(), ofWholeCards(), beyond(),
		ofFurtherCards(), playedSo(),
	} {
		for _, t := range list {
			all = append(all, t.last())
		}
	}
	return all
}

// howMany compares a number (105), the one of which the template around it speaks.
var howMany = []template{
	say("HowMany", "at least {n:Int}", "counted >= n"),
	say("HowMany", "{n:Int} or more", "counted >= n"),
	say("HowMany", "more than {n:Int}", "counted > n"),
	say("HowMany", "exactly {n:Int}", "counted == n"),
	say("HowMany", "at most {n:Int}", "counted <= n"),
	say("HowMany", "no more than {n:Int}", "counted <= n"),
	say("HowMany", "{n:Int} or fewer|less", "counted <= n"),
	say("HowMany", "fewer|less than {n:Int}", "counted < n"),
	say("HowMany", "no", "counted == 0"),
}

// comparisons are conditions about numbers (708.2a).
var comparisons = []template{
	say("Condition", "you have|control {h:HowMany} {d:Noun}", "h").counting("Count(d && Yours)"),
	say("Condition", "you have|control {h:HowMany} other {d:Noun}", "h").counting("Count(d && Yours && !refOther)"),
	say("Condition", "an|your opponent has|controls {h:HowMany} {d:Noun}", "h").counting("Count(d && Opposing)"),
	say("Condition", "that player|opponent has|controls {h:HowMany} {d:Noun}", "h").
		counting("Count(d && ControlledBy(refPlayer))"),
	say("Condition", "they have|control {h:HowMany} {d:Noun}", "h").counting("Count(d && ControlledBy(refPlayer))"),
	say("Condition", "there are {h:HowMany} {d:Noun}", "h").counting("Count(d)"),
	say("Condition", "{h:HowMany} {d:Noun} are here", "h").counting("Count(d && Here)"),
	say("Condition", "{c:Certain/s} has {h:HowMany} power", "h").counting("Power(c)"),
	say("Condition", "{c:Certain/s} 's power is {h:HowMany}", "h").counting("Power(c)"),
	say("Condition", "{c:Certain/s} has {h:HowMany} {k:Counter} counters on it", "h").counting("Counters(c, k)"),
	say("Condition", "{c:Certain/s} has {h:HowMany} {k:Counter} counters", "h").counting("Counters(c, k)"),
	say("Condition", "there are {h:HowMany} {k:Counter} counters on {c:Certain/s}", "h").counting("Counters(c, k)"),
	say("Condition", "{c:Certain/s} has {h:HowMany} +1 power counters on it", "h").counting("Counters(c)"),
	say("Condition", "{c:Certain/s} has no counters on it", "!Is(c, WithCounter)"),
	say("Condition", "{c:Certain/s} has {h:HowMany} cards beneath it", "h").counting("Count(Beneath(c))"),
	say("Condition", "you have {h:HowMany} cards in ?your hand", "h").counting("Count(In(Hand, You))"),
	say("Condition", "an|your opponent has {h:HowMany} cards in ?their hand",
		"h").counting("Count(In(Hand, Opponents))"),
	say("Condition", "that player|opponent has {h:HowMany} cards in ?their hand", "h").
		counting("Count(In(Hand, refPlayer))"),
	say("Condition", "you have {h:HowMany} cards in your discard pile", "h").counting("Count(In(DiscardPile, You))"),
	say("Condition", "you have {h:HowMany} action tokens", "h").counting("TokensOf(You)"),
	say("Condition", "an|your opponent has {h:HowMany} action tokens", "h").counting("TokensOf(Opponent)"),
	say("Condition", "you have {h:HowMany} points", "h").counting("ScoreOf(You)"),
	say("Condition", "an|your opponent has {h:HowMany} points", "h").counting("ScoreOf(Opponent)"),
	say("Condition", "you have|control more {d:Noun} than each|any opponent",
		"Count(d && Yours) > Count(d && Opposing)"),
	say("Condition", "you have|control fewer {d:Noun} than an|your|each|any opponent",
		"Count(d && Yours) < Count(d && Opposing)"),
	say("Condition", "an|your opponent has|controls fewer {d:Noun} than you",
		"Count(d && Opposing) < Count(d && Yours)"),
	say("Condition", "you have more cards in ?your hand than an|your|each opponent",
		"Count(In(Hand, You)) > Count(In(Hand, Opponents))"),
	say("Condition", "you have fewer cards in ?your hand than an|your|each opponent",
		"Count(In(Hand, You)) < Count(In(Hand, Opponents))"),
	say("Condition", "an|your opponent has more cards in ?their hand than you",
		"Count(In(Hand, Opponents)) > Count(In(Hand, You))"),
	say("Condition", "you have more action tokens than an|your|each opponent", "TokensOf(You) > TokensOf(Opponent)"),
	say("Condition", "you have fewer action tokens than an|your|each opponent", "TokensOf(You) < TokensOf(Opponent)"),
	say("Condition", "an|your opponent has more action tokens than you", "TokensOf(Opponent) > TokensOf(You)"),
	say("Condition", "you have more points than an|your|each opponent", "ScoreOf(You) > ScoreOf(Opponent)"),
	say("Condition", "you have fewer points than an|your|each opponent", "ScoreOf(You) < ScoreOf(Opponent)"),
	say("Condition", "{c:Certain/s} has more power than {d:Certain/s}", "Power(c) > Power(d)"),
	say("Condition", "{c:Certain/s} isn't {t:State}", "!Is(c, t)"),
	say("Condition", "{c:Certain/s} isn't a|an {d:Noun/s}", "!Is(c, d)"),
	say("Condition", "it isn't a|an {d:Noun/s}", "!Is(refCard, d)"),
	say("Condition", "it is an opponent's turn", "IsTurnOf(Opponents)"),
	say("Condition", "it isn't your turn", "!IsTurnOf(You)"),
	say("Condition", "{c:Certain/s} is with {d:Some/s}", "Is(c, With(d))"),
	say("Condition", "{c:Certain/s} is the only {d:Noun/s} here", "Is(c, d) && !Any(d && Here && !c)"),
	say("Condition", "there is|are no {d:Noun} in play", "!Any(d)"),
}

// ofNumbers are numbers of all kinds that "for each" counts.
var ofNumbers = []template{
	say("Each", "other {d:Noun/s}", "Count(d && !refOther)"),
	say("Each", "of your other {d:Noun}", "Count(d && Yours && !refOther)"),
	say("Each", "of your opponents' {d:Noun}", "Count(d && Opposing)"),
	say("Each", "different color among {d:Noun}", "ColorCount(d)"),
	say("Each", "color among your {d:Noun}", "ColorCount(d && Yours)"),
	say("Each", "different color among your {d:Noun}", "ColorCount(d && Yours)"),
	say("Each", "action token you have", "TokensOf(You)"),
	say("Each", "point you have", "ScoreOf(You)"),
	say("Each", "card beneath {c:Certain/s}", "Count(Beneath(c))"),
	say("Each", "+1 power counter on {c:Certain/s}", "Counters(c)"),
	say("Number", "the number of {d:Noun} you control", "Count(d && Yours)"),
	say("Number", "the number of your other {d:Noun}", "Count(d && Yours && !refOther)"),
	say("Number", "the number of colors among your {d:Noun}", "ColorCount(d && Yours)"),
	say("Number", "the number of cards in {w:Their} hand", "Count(In(Hand, w))"),
	say("Number", "the number of +1 power counters on {c:Certain/s}", "Counters(c)"),
	say("Deed", "<score> {n:Int} point", "Score(by, n)"),
	say("Deed", "<score> {n:Int} points for each {p:Each}", "Score(by, n*p)"),
	say("Deed", "<score> {n:Int} point for each {p:Each}", "Score(by, n*p)"),
	say("Deed", "<draw> {n:Int} cards|card for each {p:Each}", "Draw(by, n*p)"),
	say("Deed", "<lose> {n:Tokens} for each {p:Each}", "Lose(by, n*p)"),
	say("Deed", "<put> {n:Int} +1 power counters on {o:Object} for each {p:Each}", "PutCounters(o, n*p)"),
	say("Deed", "<put> a number of {k:Counter} counters on {o:Object} equal to {n:Number}", "PutCounters(o, n, k)"),
	say("Deed", "<score> points equal to {n:Number}", "Score(by, n)"),
	say("Deed", "<score> a number of points equal to {n:Number}", "Score(by, n)"),
	say("Deed", "<lose> a point", "LosePoints(by, 1)"),
	say("Deed", "<lose> {n:Int} points", "LosePoints(by, n)"),
}

// whichCards are descriptions (707.3), and the cards that are meant.
var whichCards = []template{
	say("Adjective", "{t:NonTrait}", "t"),
	say("Head", "<n:token>", "IsToken"),
	say("Attribute", "with {h:HowMany} power", "h").counting("Power").without("equal to"),
	say("Attribute", "with power {h:HowMany}", "h").counting("Power"),
	say("Attribute", "with power {n:Int}", "Power == n"),
	say("Attribute", "with {h:HowMany} printed power", "h").counting("PrintedPower").without("equal to"),
	say("Attribute", "with printed power {h:HowMany}", "h").counting("PrintedPower"),
	say("Attribute", "with cost {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with cost {n:Int}", "CostOf == n"),
	say("Attribute", "with cost {n:Bracketed}", "CostOf == n"),
	say("Attribute", "with a cost of {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with printed cost {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with more power than this card", "Power > Power(This)"),
	say("Attribute", "with a +1 power counter ?on ?it", "WithCounter"),
	say("Attribute", "named {t:Title}", "Named(t)"),
	say("Attribute", "controlled by {who:Player}", "ControlledBy(who)"),
	say("Attribute", "controlled by {who:Player/s}", "ControlledBy(who)"),
	say("Attribute", "attached to {c:Some/s}", "AttachedTo(c)"),
	say("Attribute", "other than this card", "!This"),
	say("Attribute", "from {a:Area}", "At(a)"),
	say("Attribute", "from among them", "refCards"),
	say("Attribute", "from among those cards", "refCards"),
	say("Attribute", "of {c:Color}", "OfColor(c)"),
	say("Attribute", "that is|are {t:State}", "t"),
	say("Attribute", "that isn't {t:State}", "!t"),
	say("Attribute", "that aren't {t:State}", "!t"),
	say("Color", "the chosen|named color", "refColor"),
	say("Area", "any Problem", "AnyProblem"),
	say("Area", "an|your opponent's home", "Home(Opponents)"),
	say("Object", "another of your {d:Noun}", "Choose(1, d && Yours && !refOther, by)"),
	say("Object", "each of your other {d:Noun}", "d && Yours && !refOther"),
	say("Object", "all of your other {d:Noun}", "d && Yours && !refOther"),
	say("Object", "all of your opponent's {d:Noun}", "d && Opposing"),
	say("Object", "each of your opponent's {d:Noun}", "d && Opposing"),
	say("Object", "{n:Int} of your other {d:Noun}", "Choose(n, d && Yours && !refOther, by)"),
	say("Object", "a|an {d:Noun/s} with the highest|most|greatest power", "Choose(1, MostPower(d), by)"),
	say("Object", "a|an {d:Noun/s} with the lowest|least power", "Choose(1, LeastPower(d), by)"),
	say("Object", "a|an {d:Noun/s} with the highest|most|greatest power {t:Attribute}",
		"Choose(1, MostPower(d && t), by)"),
	say("Object", "a|an {d:Noun/s} with the lowest|least power {t:Attribute}", "Choose(1, LeastPower(d && t), by)"),
	say("Object", "your opponents' {d:Noun}", "d && Opposing"),
	say("Any/s", "any {d:Noun/s}", "d"),
	say("Any/s", "any|one of your {d:Noun}", "d && Yours"),
	say("Any/s", "any other {d:Noun/s}", "d && !refOther"),
	say("Any/s", "one of your opponent's {d:Noun}", "d && Opposing"),
	say("Subject/b", "all {d:Noun}", "d").without(atAProblem),
	say("Subject/s", "each {d:Noun/s}", "d"),
	say("Subject/b", "all other {d:Noun}", "d && !refOther").without(atAProblem),
	say("Subject/s", "each other {d:Noun/s}", "d && !refOther"),
	say("Subject/b", "all of your {d:Noun}", "d && Yours"),
	say("Subject/b", "all of your other {d:Noun}", "d && Yours && !refOther"),
	say("Subject/s", "each of your other {d:Noun}", "d && Yours && !refOther"),
	say("Subject/b", "your opponents' {d:Noun}", "d && Opposing"),
	say("Subject/b", "all of your opponent's {d:Noun}", "d && Opposing"),
	say("Subject/s", "your {t:Title}", "Named(t) && Yours"),
	say("Subject/b", "up to {n:Int} of your {d:Noun}", "Choose(UpTo(n), d && Yours)"),
	say("Subject/b", "{n:Int} of your {d:Noun}", "Choose(n, d && Yours)"),
	say("Subject/b", "up to {n:Int} {d:Noun}", "Choose(UpTo(n), d)"),
}

// passives are what happens to cards, as "subject", whichever way that is said (704.1).
var passives = []template{
	say("Passive", "dismissed", "Dismissed(subject)"),
	say("Passive", "retired", "Retired(subject)"),
	say("Passive", "banished", "Banished(subject)"),
	say("Passive", "discarded", "Discarded(subject)"),
	say("Passive", "flipped", "Flipped(subject)"),
	say("Passive", "exhausted", "Exhausted(subject)"),
	say("Passive", "readied", "Readied(subject)"),
	say("Passive", "frightened", "Frightened(subject)"),
	say("Passive", "unfrightened", "Unfrightened(subject)"),
	say("Passive", "uncovered", "Uncovered(subject)"),
	say("Passive", "turned over", "TurnedOver(subject)"),
	say("Passive", "turned face-up|faceup", "TurnedFaceUp(subject)"),
	say("Passive", "turned face-down|facedown", "TurnedFaceDown(subject)"),
	say("Passive", "solved", "Solved(subject)"),
	say("Passive", "replaced", "Replaced(subject)"),
	say("Passive", "defeated", "Defeated(subject)"),
	say("Passive", "challenged", "Challenged(subject)"),
	say("Passive", "moved", "Moved(subject)"),
	say("Passive", "moved here", "Moved(subject, Here)"),
	say("Passive", "moved home", "Moved(subject, Home)"),
	say("Passive", "moved to {a:Destination}", "Moved(subject, a)"),
	say("Passive", "played", "Played(subject)"),
	say("Passive", "played here", "Played(subject, Here)"),
	say("Passive", "played to {a:Destination}", "Played(subject, a)"),
	say("Passive", "sent home", "Sent(subject, Home)"),
	say("Passive", "Cutie Marked", "CutieMarked(subject)"),
	say("Happening", "{c:Some@} <be> {p:Passive}", "p").of("c"),
	say("Happening", "one or more {d:Noun} are {p:Passive}", "OneOrMore(p)").of("d"),
	say("Happening", "one or more of your {d:Noun} are {p:Passive}", "OneOrMore(p)").of("d && Yours"),
	say("Happening", "one or more of your opponent's {d:Noun} are {p:Passive}", "OneOrMore(p)").of("d && Opposing"),
	say("Happening", "one or more {d:Noun} enter play", "OneOrMore(EntersPlay(d))"),
	say("WouldBe", "{c:Some/s} would be {p:Passive}", "p").of("c"),
	say("WouldBe", "one or more of your {d:Noun} would be {p:Passive}", "OneOrMore(p)").of("d && Yours"),
	say("WouldBe", "{who:Player@} would draw a card", "Drawn(who)"),
	say("WouldBe", "{who:Player@} would score a point", "PointsScored(who)"),
	say("WouldBe", "{who:Player@} would score points", "PointsScored(who)"),
	say("WouldBe", "{who:Player@} would discard {c:Some/s}", "Discarded(who, c)"),
	say("WouldBe", "{who:Player@} would retire {c:Some/s}", "Retired(who, c)"),
	say("WouldBe", "{who:Player@} would exhaust {c:Some/s}", "Exhausted(who, c)"),
	say("Ability", "if {c:Some/s} would be {p:Passive} , you may {k:Cost} . if you do , it isn't {p:Passive}",
		"MayInstead(p)\nCost(k)").of("c"),
	say("Ability", "if {c:Some/s} would be {p:Passive} , you may {k:Cost} . if you do , it is not {p:Passive}",
		"MayInstead(p)\nCost(k)").of("c"),
	say("Condition", "{c:Some/s} was {p:Passive} {t:ThisTime}", "Happened(p, t)").of("c"),
	say("Condition", "{c:Some/s} has been {p:Passive} {t:ThisTime}", "Happened(p, t)").of("c"),
	say("Condition", "{c:Some} were {p:Passive} {t:ThisTime}", "Happened(p, t)").of("c"),
	say("Condition", "{c:Some} have been {p:Passive} {t:ThisTime}", "Happened(p, t)").of("c"),
	say("Condition", "no {d:Noun} were {p:Passive} {t:ThisTime}", "!Happened(p, t)").of("d"),
	say("Condition", "no {d:Noun} have been {p:Passive} {t:ThisTime}", "!Happened(p, t)").of("d"),
	say("Condition", "{c:Some/s} entered play {t:ThisTime}", "Happened(EntersPlay(c), t)"),
	say("Condition", "{c:Some/s} left play {t:ThisTime}", "Happened(LeavesPlay(c), t)"),
	say("Forbidden", "turned face-down|facedown", "TurnedFaceDown(subject)"),
	say("Forbidden", "turned over", "TurnedOver(subject)"),
	say("Forbidden", "sent home", "Sent(subject, Home)"),
	say("Forbidden", "discarded", "Discarded(subject)"),
	say("Forbidden", "moved home", "Moved(subject, Home)"),
	say("Forbidden", "moved away from here", "Moved(subject && Here)"),
	say("Forbidden", "moved away from {a:Area}", "Moved(subject && At(a))"),
	say("Mod", "can't move away from here", "Cant(Moved(subject && Here))"),
}

// meanwhiles are when something is so, or happens (708.2a).
var meanwhiles = []template{
	say("ThisTime", "this turn", "Turn"),
	say("ThisTime", "this phase", "Phase"),
	say("ThisTime", "this faceoff", "Faceoff"),
	say("Meantime", "during {w:Their} {t:Time}", "During(t, w)"),
	say("Meantime", "during the {t:Time}", "During(t)"),
	say("Meantime", "during {f:FaceoffTime}", "During(f)"),
	say("Meantime", "during {f:FaceoffTime} involving {c:Some/s}", "IsFaceoffInvolving(c, f)"),
	say("Ability", "{m:Mods} while {c:Condition}", given("c", "m")),
	say("Ability", "{m:Mods} if {c:Condition}", given("c", "m")),
	say("Ability", "{m:Mods} unless {c:Condition}", given("!c", "m")),
	say("Ability", "unless {c:Condition} , {m:Mods}", given("!c", "m")),
	say("Ability", "as long as {c:Condition} , {m:Mods}", given("c", "m")),
	say("Ability", "as long as {c:Elided} , {m:Mods}", given("c", "m")),
	say("Ability", "{m:Mods} as long as {c:Condition}", given("c", "m")),
	say("Ability", "while {c:Elided} and {d:Condition} , {m:Mods}", given("c && d", "m")),
	say("Ability", "if {c:Condition} and {d:Condition} , {m:Mods}", given("c && d", "m")),
	say("Ability", "while {c:Condition} or {d:Condition} , {m:Mods}", given("c || d", "m")),
	say("End", "the end of {w:Their} turn", "EndOf(Turn, w)"),
	say("End", "the end of {w:Their} next turn", "EndOfNext(Turn, w)"),
	say("End", "the end of the next turn", "EndOfNext(Turn)"),
	say("End", "the start of {w:Their} next {t:Time}", "StartOf(t, w)"),
	say("End", "the start of the next turn", "StartOf(Turn)"),
	say("End", "{c:Certain/s} leaves play", "LeavesPlay(c)"),
	say("End", "{c:Certain/s} is {p:Passive}", "p").of("c"),
	say("Deeds", "{m:Mods} {t:ThisTime}", "for Until(EndOf(t)) {\nm\n}"),
	say("Deeds", "{t:ThisTime} , {m:Mods}", "for Until(EndOf(t)) {\nm\n}"),
	say("Deeds", "{m:Mods} {t:ThisTime} . {more:Body}", "for Until(EndOf(t)) {\nm\n}\nmore"),
}

// limitsOfPlayers are what players can't do, or can't do more often (104.2).
var limitsOfPlayers = []template{
	say("Ability", "during the Ready Phase , {who:Player@} can't ready more than {n:Int} {d:Noun}",
		"AtMost(n, Where(Readied(d && ControlledBy(who)), During(ReadyPhase)), Phase)").without("1", "one"),
	say("Ability", "{who:Player@} can't ready more than {n:Int} {d:Noun} during the Ready Phase",
		"AtMost(n, Where(Readied(d && ControlledBy(who)), During(ReadyPhase)), Phase)"),
	say("Mods", "{who:Player@} can't play more than {n:Int} {d:Noun} per|each turn", "AtMost(n, Played(who, d), Turn)"),
	say("Mods", "{who:Player@} can't discard {d:Noun}", "Cant(Discarded(who, d))"),
	say("Mods", "{who:Player@} can't retire {d:Noun}", "Cant(Retired(who, d))"),
	say("Mods", "{who:Player@} can't draw cards", "Cant(Drawn(who))"),
	say("Mods", "{who:Player@} can't confront Problems", "Cant(Confronted(who))"),
	say("Mods", "{who:Player@} can't challenge {d:Noun}", "Cant(Challenged(who, d))"),
	say("Mods", "{who:Player@} can't flip cards", "Cant(Flipped(who))"),
}

// ofDeeds are who does something, and what is done (707.2).
var ofDeeds = []template{
	say("Deeds", "each opponent {do:Do/s}", eachOpponent("do")).by("who"),
	say("Deeds", "each other player {do:Do/s}", "for who := range EachPlayer(refOthers) {\ndo\n}").by("who"),
	say("Deeds", "another player {do:Do/s}", "who := ChoosePlayer(refOthers)\ndo").by("who"),
	say("Deeds", "a different player {do:Do/s}", "who := ChoosePlayer(refOthers)\ndo").by("who"),
	say("Deeds", "another player may {do:Do}", "who := ChoosePlayer(refOthers)\nMay(who, do)").by("who"),
	say("Deeds", "a different player may {do:Do}", "who := ChoosePlayer(refOthers)\nMay(who, do)").by("who"),
	say("Deed", "<choose> another player", "ChoosePlayer(refOthers, by)"),
	say("Deed", "<choose> a different player", "ChoosePlayer(refOthers, by)"),
	say("Deeds", "each opponent may {do:Do}", eachOpponent("May(who, do)")).by("who"),
	say("Deeds", "each opponent {do:Do/s} and {more:Do/s}", eachOpponent("do\nmore")).by("who"),
	say("Deeds", "each opponent {do:Do/s} , then {more:Do/s}", eachOpponent("do\nmore")).by("who"),
	say("Deeds", "each opponent {do:Do/s} . {rest:Body}", eachOpponent("do")+"\nrest").whoDoes("do", "who"),
	say("Deeds", "each player {do:Do/s} . {rest:Body}", eachPlayer("do")+"\nrest").whoDoes("do", "who"),
	say("Deeds", "each player {do:Do/s} and {more:Do/s}", eachPlayer("do\nmore")).by("who"),
	say("Deeds", "each player {do:Do/s} , then {more:Do/s}", eachPlayer("do\nmore")).by("who"),
	say("Deeds", "both players {do:Do}", eachPlayer("do")).by("who"),
	say("Deeds", "the turn player {do:Do/s}", "do").by("TurnPlayer"),
	say("Deeds", "an opponent of your choice {do:Do/s}", "who := ChoosePlayer(Opponents)\ndo").by("who"),
	say("Deeds", "{do:Do} if {c:Condition}", given("c", "do")),
	say("Deeds", "{do:Do} unless {c:Condition}", given("!c", "do")),
	say("Deeds", "if {c:Condition} , {do:Deeds} ; otherwise , {more:Body}", "if c {\ndo\n} else {\nmore\n}"),
	say("Deeds", "{do:Do} . then {more:Body}", "do\nmore"),
	say("Deed", "<return> {o:Object} to {w:Owners} hand|hands", "PutInHand(o)"),
	say("Deed", "<return> {o:Object} to ?the top of {w:Owners} deck|decks", "PutOnTop(o, by)"),
	say("Deed", "<return> {o:Object} to the bottom of {w:Owners} deck|decks", "PutOnBottom(o, by)"),
	say("Discarded", "{n:Int} cards at random", "ChooseRandom(n, In(Hand, by))"),
	say("Discarded", "a card at random", "ChooseRandom(1, In(Hand, by))"),
	say("Discarded", "{n:Int} {d:Noun}", "Choose(n, d && In(Hand, by), by)"),
	say("Deed", "<turn> over {o:Object}", "TurnOver(o)").without("Troublemaker"),
	say("Deed", "<reattach|attach> {c:Certain/s} to a different {d:Noun/s}",
		"Attach(c, Choose(1, d && !HasAttached(c), by))"),
	say("Deeds", "choose {n:Int} : {a:Deeds} ; or {b:Deeds}", "switch Modes(n) {\ncase 1:\na\ncase 2:\nb\n}"),
	say("Deeds", "choose {n:Int} : {a:Deeds} ; {b:Deeds} ; or {c:Deeds}",
		"switch Modes(n) {\ncase 1:\na\ncase 2:\nb\ncase 3:\nc\n}"),
	say("Deeds", "choose {n:Int} : {a:Deeds} . or {b:Deeds}", "switch Modes(n) {\ncase 1:\na\ncase 2:\nb\n}"),
}

// frames are how often an ability works, and by how much a faceoff is won.
var frames = []template{
	say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . activate|use this ability only once each|per turn",
		"Timing(t)\nOnce(Turn)\nCost(c)\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . activate|use this ability only once each|per game",
		"Timing(t)\nOnce(Game)\nCost(c)\ndo"),
	say("Ability", "{t:Heading} : once each|per turn , you may {c:Cost} to {do:Deeds}",
		"Timing(t)\nOnce(Turn)\nCost(c)\ndo"),
	say("Ability", "when|whenever {who:Player@} <win> {f:FaceoffTime} by {h:HowMany} power , {do:Body}",
		"_, _, margin := When(FaceoffWon(who, f))\n"+given("h", "do")).counting("margin"),
	say("Ability", "when|whenever {who:Player@} <win> {f:FaceoffTime} here by {h:HowMany} power , {do:Body}",
		"_, _, margin := When(FaceoffWon(who, f, Here))\n"+given("h", "do")).counting("margin"),
	say("Ability",
		"when|whenever {who:Player@} <win> {f:FaceoffTime} involving {x:Some/s} by {h:HowMany} power , {do:Body}",
		"_, _, margin := When(FaceoffWon(who, f, x))\n"+given("h", "do")).counting("margin"),
	say("Ability", "play only if {c:Condition}", "PlayOnlyIf(c)"),
	say("Ability", "play this card only if {c:Condition}", "PlayOnlyIf(c)"),
	say("Ability", "you can play this card only if {c:Condition}", "PlayOnlyIf(c)"),
}

// pairsOfTypes are descriptions of cards of one of two types.
func pairsOfTypes() (all []template) {
	types := []string{"Friend", "Resource", "Event", "Troublemaker", "Problem", "character"}
	notation := map[string]string{"character": "Character"}
	for _, a := range types {
		for _, b := range types {
			if a == b {
				continue
			}
			both := func(t string) string {
				if n := notation[t]; n != "" {
					return n
				}
				return t
			}
			all = append(all, say("Head", "<n:"+a+"> or <n:"+b+">", "("+both(a)+" || "+both(b)+")"),
				say("Head/b", "<n:"+a+"> and <n:"+b+">", "("+both(a)+" || "+both(b)+")"))
		}
	}
	return all
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
