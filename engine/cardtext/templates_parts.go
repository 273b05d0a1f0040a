package cardtext

import "strings"

// Parts of which later sets can make more than the nine sets did: whose cards, how many,
// compared with whom, when an ability may be used, where the cards go and where the rest of
// them. These are only read.

// whose are the players whose cards something is about, and those with whom a player is
// compared: an opponent stands for any of them (513.6).
var whose = []template{
	say("Own", "your", "Yours"),
	say("Own", "an|your opponent's", "Opposing"),
	say("Own", "your opponents'", "Opposing"),
	say("Own", "opponents'", "Opposing"),
	say("Own", "each opponent's", "Opposing"),
	say("Own", "that player|opponent's", "ControlledBy(refPlayer)"),
	say("Whom", "you", "You"),
	say("Whom", "{x:Others}", "x"),
	say("Others", "an|your|any|each opponent", "Opponents"),
	say("Others", "each other player", "refOthers"),
	say("Player/s", "another player", "refOthers"),
	say("Player/s", "a different player", "refOthers"),
	say("Others", "that player|opponent", "refPlayer"),
	say("Others", "they", "refPlayer"),
	say("Others", "the turn player", "TurnPlayer"),
}

// quantities are of how many cards something is said or done (705.2e).
var quantities = []template{
	say("Quantity", "{n:Int}", "n"),
	say("Quantity", "up to {n:Int}", "UpTo(n)"),
	say("Quantity", "that many", "refNumber"),
	say("Quantity", "up to that many", "UpTo(refNumber)"),
	say("Number", "that many|much", "refNumber"),
	say("Object", "{q:Quantity} {d:Noun}", "Choose(q, d, by)"),
	say("Object", "{q:Quantity} other {d:Noun}", "Choose(q, d && !refOther, by)"),
	say("Object", "{q:Quantity} of {o:Own} {d:Noun}", "Choose(q, d && o, by)"),
	say("Object", "{q:Quantity} of {o:Own} other {d:Noun}", "Choose(q, d && o && !refOther, by)"),
	say("Object", "any number of {o:Own} {d:Noun}", "Choose(AnyNumber, d && o, by)"),
	say("Object", "any number of {o:Own} other {d:Noun}", "Choose(AnyNumber, d && o && !refOther, by)"),
	say("Object", "{n:Int} of the {d:Noun}", "Choose(n, d, by)"),
	say("Object", "up to {n:Int} of the {d:Noun}", "Choose(UpTo(n), d, by)"),
	say("Object", "up to {n:Int} of them", "Choose(UpTo(n), refCards, by)"),
	say("Object", "any number of them", "Choose(AnyNumber, refCards, by)"),
	say("Object", "any number of the {d:Noun}", "Choose(AnyNumber, d, by)"),
	say("Object", "each|all of the {d:Noun}", "d").without(atAProblem),
	say("Object", "another of the {d:Noun}", "Choose(1, d && !refOther, by)"),
	say("Object", "each of {q:Quantity} {d:Noun}", "Choose(q, d, by)"),
	say("Object", "each of {q:Quantity} of {o:Own} {d:Noun}", "Choose(q, d && o, by)"),
	say("Object", "each of any number of {o:Own} {d:Noun}", "Choose(AnyNumber, d && o, by)"),
	say("Object", "one of {o:Own} {d:Noun}", "Choose(1, d && o, by)"),
	say("Object", "another one of {o:Own} {d:Noun}", "Choose(1, d && o && !refOther, by)"),
	say("Object", "all|each of {o:Own} {d:Noun}", "d && o").without(atAProblem),
	say("Object", "all|each of {o:Own} other {d:Noun}", "d && o && !refOther").without(atAProblem),
	say("Object", "all {o:Own} {d:Noun}", "d && o").without(atAProblem),
	say("Subject/b", "{q:Quantity} {d:Noun}", "Choose(q, d)"),
	say("Subject/b", "{q:Quantity} other {d:Noun}", "Choose(q, d && !refOther)"),
	say("Subject/b", "{q:Quantity} of {o:Own} {d:Noun}", "Choose(q, d && o)"),
	say("Subject/b", "{q:Quantity} of {o:Own} other {d:Noun}", "Choose(q, d && o && !refOther)"),
	say("Subject/b", "any number of {o:Own} {d:Noun}", "Choose(AnyNumber, d && o)"),
	say("Subject/s", "each of {o:Own} {d:Noun}", "d && o"),
	say("Subject/s", "each of {o:Own} other {d:Noun}", "d && o && !refOther"),
	say("Subject/b", "all of {o:Own} {d:Noun}", "d && o").without(atAProblem),
	say("Subject/b", "{o:Own} {d:Noun}", "d && o"),
	say("Subject/b", "{o:Own} other {d:Noun}", "d && o && !refOther"),
	say("Any/s", "one|any of {o:Own} {d:Noun}", "d && o"),
	say("Any/s", "one|any of {o:Own} other {d:Noun}", "d && o && !refOther"),
	say("Any/s", "another one of {o:Own} {d:Noun}", "d && o && !refOther"),
	say("Any/s", "another of {o:Own} {d:Noun}", "d && o && !refOther"),
	say("Any/b", "{o:Own} {d:Noun}", "d && o"),
	say("Any/b", "{o:Own} other {d:Noun}", "d && o && !refOther"),
	say("Happening", "one|1 or more of {o:Own} {d:Noun} are {p:Passive}", "OneOrMore(p)").of("d && o"),
	say("WouldBe", "one|1 or more of {o:Own} {d:Noun} would be {p:Passive}", "OneOrMore(p)").of("d && o"),
	say("Each", "of {o:Own} {d:Noun}", "Count(d && o)"),
	say("Each", "of {o:Own} other {d:Noun}", "Count(d && o && !refOther)"),
	say("Each", "different trait among {d:Noun}", "TraitCount(d)"),
	say("Each", "trait among {o:Own} {d:Noun}", "TraitCount(d && o)"),
	say("Each", "different trait among {o:Own} {d:Noun}", "TraitCount(d && o)"),
	say("Each", "different trait among {o:Own} other {d:Noun}", "TraitCount(d && o && !refOther)"),
	say("Each", "color among {o:Own} other {d:Noun}", "ColorCount(d && o && !refOther)"),
	say("Each", "different color among {o:Own} {d:Noun}", "ColorCount(d && o)"),
	say("Each", "different color among {o:Own} other {d:Noun}", "ColorCount(d && o && !refOther)"),
	say("Number", "the number of {o:Own} {d:Noun}", "Count(d && o)"),
	say("Number", "the number of {o:Own} other {d:Noun}", "Count(d && o && !refOther)"),
	say("Number", "the number of cards in {w:Their} discard pile", "Count(In(DiscardPile, w))"),
	say("Number", "the number of cards beneath {c:Certain/s}", "Count(Beneath(c))"),
	say("Number", "the number of different colors among {d:Noun}", "ColorCount(d)"),
	say("Number", "the number of different colors among {o:Own} {d:Noun}", "ColorCount(d && o)"),
	say("Number", "the number of different traits among {o:Own} {d:Noun}", "TraitCount(d && o)"),
	say("Number", "the number of points you have", "ScoreOf(You)"),
	say("Number", "the number of points an|your opponent has", "ScoreOf(Opponent)"),
	say("Number", "the number of points that player|opponent has", "ScoreOf(refPlayer)"),
	say("Number", "the number of action tokens you have", "TokensOf(You)"),
	say("Number", "the number of action tokens that player|opponent has", "TokensOf(refPlayer)"),
	say("Number", "the total power of {o:Own} {d:Noun}", "Power(d && o)"),
	say("Number", "half {n:Number} rounded up", "Half(n)"),
	say("Number", "half {n:Number} , rounded up", "Half(n)"),
}

// against compare a player with another one (105).
var against = []template{
	say("Condition", "{w:Whom} have|has|control|controls more {d:Noun} than {x:Whom}",
		"Count(d && ControlledBy(w)) > Count(d && ControlledBy(x))"),
	say("Condition", "{w:Whom} have|has|control|controls fewer {d:Noun} than {x:Whom}",
		"Count(d && ControlledBy(w)) < Count(d && ControlledBy(x))"),
	say("Condition", "{w:Whom} have|has|control|controls as many {d:Noun} as {x:Whom}",
		"Count(d && ControlledBy(w)) == Count(d && ControlledBy(x))"),
	say("Condition", "{w:Whom} have|has more power {a:Attribute} than {x:Whom}",
		"Power(Character && ControlledBy(w) && a) > Power(Character && ControlledBy(x) && a)"),
	say("Condition", "{w:Whom} have|has less power {a:Attribute} than {x:Whom}",
		"Power(Character && ControlledBy(w) && a) < Power(Character && ControlledBy(x) && a)"),
	say("Condition", "you have more cards in ?your hand than {x:Others}", "Count(In(Hand, You)) > Count(In(Hand, x))"),
	say("Condition", "you have fewer cards in ?your hand than {x:Others}", "Count(In(Hand, You)) < Count(In(Hand, x))"),
	say("Condition", "{w:Others} have|has more cards in ?their hand than {x:Whom}",
		"Count(In(Hand, w)) > Count(In(Hand, x))"),
	say("Condition", "{w:Others} have|has fewer cards in ?their hand than {x:Whom}",
		"Count(In(Hand, w)) < Count(In(Hand, x))"),
	say("Condition", "{w:Whom} have|has {h:HowMany} {d:Noun}", "h").counting("Count(d && ControlledBy(w))"),
	say("Condition", "{w:Whom} control|controls {h:HowMany} {d:Noun}", "h").counting("Count(d && ControlledBy(w))"),
	say("Condition", "there are {h:HowMany} different colors among {o:Own} {d:Noun}",
		"h").counting("ColorCount(d && o)"),
	say("Condition", "{w:Others} have|has {h:HowMany} cards in ?their hand", "h").counting("Count(In(Hand, w))"),
	say("Condition", "{w:Others} have|has {h:HowMany} cards in their discard pile", "h").
		counting("Count(In(DiscardPile, w))"),
	say("Condition", "{w:Whom} have|has {d:Any/s}", "Any(d && ControlledBy(w))"),
	say("Condition", "{d:Any@} <be> in play", "Any(d)"),
	say("Condition", "{w:Whom} are|is involved in {f:FaceoffTime}",
		"IsFaceoffInvolving(Character && ControlledBy(w), f)"),
	say("Condition", "{c:Certain/s} has {h:HowMany} {d:Noun} attached to it",
		"h").counting("Count(d && AttachedTo(c))"),
	say("Condition", "{c:Certain/s} has {d:Any/s} attached to it", "Is(c, HasAttached(d))"),
	say("Condition", "{c:Certain/s} has a counter on it", "Is(c, WithCounter)"),
	say("Condition", "{c:Certain/s} has no {k:Counter} counters on it", "!Is(c, WithCounter(k))"),
	say("Condition", "{c:Certain/s} shares a color with {d:Some/s}", "Is(c, SharesColor(d))"),
	say("Condition", "{c:Certain/s} shares a trait with {d:Some/s}", "Is(c, SharesTrait(d))"),
	say("Attribute", "with {h:HowMany} {d:Noun} attached to it|them", "h").counting("HowManyAttached(d)"),
	say("Attribute", "with {h:HowMany} {d:Noun} on it|them", "h").counting("HowManyAttached(d)"),
	say("Attribute", "with {h:HowMany} {d:Noun} at it|them", "h").counting("HowManyThere(d)"),
	say("Attribute", "with {h:HowMany} {k:Counter} counters on it|them", "h").counting("Counters(k)"),
	say("Attribute", "attached to {c:Some}", "AttachedTo(c)"),
	say("Attribute", "at Problems", "AnyProblem"),
	say("Attribute", "at other Problems", "AreaOf(Problem && !refElsewhere)"),
	say("Attribute", "at a different Problem than {c:Certain/s}", "AnyProblem && !AreaOf(c)"),
	say("Attribute", "at different|other Problems than {c:Certain/s}", "AnyProblem && !AreaOf(c)"),
	say("Attribute", "with a counter on it|them", "WithCounter"),
	say("Attribute", "with no counters on it|them", "!WithCounter"),
	say("Attribute", "without counters on it|them", "!WithCounter"),
	say("Attribute", "with less|lower power than {c:Certain/s}", "Power < Power(c)"),
	say("Attribute", "with more|greater|higher power than {c:Certain/s}", "Power > Power(c)"),
	say("Attribute", "with the same power as {c:Certain/s}", "Power == Power(c)"),
	say("Attribute", "with less|lower cost than {c:Certain/s}", "CostOf < CostOf(c)"),
	say("Attribute", "with more|greater|higher cost than {c:Certain/s}", "CostOf > CostOf(c)"),
	say("Attribute", "with the same cost as {c:Certain/s}", "CostOf == CostOf(c)"),
	say("Condition", "none of {o:Own} {d:Noun} are {t:State}", "!Any(d && o && t)"),
	say("Condition", "you have the most power {a:Attribute}",
		"Power(Character && Yours && a) > Power(Character && Opposing && a)"),
	say("Condition", "you have the most {d:Noun}", "Count(d && Yours) > Count(d && Opposing)"),
	say("Condition", "you have the fewest {d:Noun}", "Count(d && Yours) < Count(d && Opposing)"),
	say("Attribute", "with that trait", "Trait(refTrait)"),
	say("Attribute", "with the chosen trait", "Trait(refTrait)"),
	say("Attribute", "you flipped ?during this faceoff", "IsFlipped && Yours"),
	say("Attribute", "that share|shares a color with {c:Some/s}", "SharesColor(c)"),
	say("Attribute", "that share|shares a trait with {c:Some/s}", "SharesTrait(c)"),
	say("Attribute", "that share|shares no color with {c:Some/s}", "!SharesColor(c)"),
}

// thisWays are the cards that an effect before affected.
var thisWays = []template{
	say("Attribute", "revealed this way", "refRevealed"),
	say("Attribute", "banished this way", "refBanished"),
	say("Attribute", "retired this way", "refRetired"),
	say("Attribute", "dismissed this way", "refDismissed"),
	say("Attribute", "discarded this way", "refDiscarded"),
	say("Attribute", "exhausted this way", "refExhausted"),
	say("Attribute", "frightened this way", "refFrightened"),
	say("Attribute", "readied this way", "refReadied"),
	say("Attribute", "moved this way", "refMoved"),
	say("Attribute", "drawn this way", "refDrawn"),
	say("Attribute", "put into your hand this way", "refPutInHand"),
	say("Attribute", "put into their|its owner's hand this way", "refPutInHand").older(),
	say("Attribute", "put into their owners' hands this way", "refPutInHand").older(),
	say("Each", "{d:Noun/s} you put into your hand", "Count(d && refPutInHand)"),
	say("Condition", "{c:Any/s} is|was revealed this way", "Any(c && refRevealed)"),
	say("Condition", "{c:Any/s} is|was dismissed this way", "Any(c && refDismissed)"),
	say("Condition", "{c:Any/s} is|was frightened this way", "Any(c && refFrightened)"),
	say("Condition", "{c:Any/s} is|was banished this way", "Any(c && refBanished)"),
	say("Condition", "{c:Any/s} is|was retired this way", "Any(c && refRetired)"),
	say("Condition", "{c:Any/s} is|was discarded this way", "Any(c && refDiscarded)"),
	say("Object", "the rest", "refRest"),
	say("Object", "the rest of them", "refRest"),
	say("Object", "the rest of the|those cards", "refRest"),
	say("Object", "the other|others", "refRest"),
	say("Object", "the other {h:Head}", "refRest && h"),
	say("Object", "the other {h:Head/s}", "refRest && h"),
	say("Object", "the discarded|retired|banished|dismissed|revealed {h:Head/s}", "refCard && h"),
}

// limitsOfUse are when an ability may be activated, or a card played (703.1b, 705.2).
var limitsOfUse = []template{
	say("Limit", "only once {t:PerTime}", "Once(t)"),
	say("Limit", "only once each|per game", "Once(Game)"),
	say("Limit", "only if|while {c:Condition}", "ActivateOnlyIf(c)"),
	say("Limit", "only {m:Meantime}", "ActivateOnlyIf(m)"),
	say("Ability", "{t:Heading} : {do:Deeds} . activate|use this ability {l:Limit}", "Timing(t)\nl\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . activate|use this ability {l:Limit}",
		"Timing(t)\nl\nCost(c)\ndo"),
	say("Ability", "play ?this ?card only if|while {c:Condition}", "PlayOnlyIf(c)"),
	say("Ability", "play ?this ?card only {m:Meantime}", "PlayOnlyIf(m)"),
	say("Meantime", "during {w:Their} turn|turns", "IsTurnOf(w)"),
	say("Ability", "{t:Heading} : pay [X] to {do:Deeds}", "Timing(t)\nx := ChooseNumber()\nCost(Pay(x))\ndo"),
	say("Ability", "{t:Heading} : pay [X] and {c:Cost} to {do:Deeds}",
		"Timing(t)\nx := ChooseNumber()\nCost(Pay(x), c)\ndo"),
	say("Deeds", "{do:Do} , where X is {n:Number}", "x := n\ndo"),
	say("Deeds", "{do:Do} , where X is {n:Number} . {more:Body}", "x := n\ndo\nmore"),
	say("Deeds", "{m:Mods} until {e:End} , where X is {n:Number}", "x := n\nfor Until(e) {\nm\n}"),
	say("Ability", "{t:Heading} : banish this card from your discard pile to {do:Body}",
		"Timing(t)\nWorksIn(DiscardPile)\nCost(Banish(This))\ndo"),
	say("Ability", "{t:Heading} : {k:Cost} and banish this card from your discard pile to {do:Body}",
		"Timing(t)\nWorksIn(DiscardPile)\nCost(k, Banish(This))\ndo"),
	say("Ability", "{t:Heading} : discard this card to {do:Body}", "Timing(t)\nWorksIn(Hand)\nCost(Discard(This))\ndo"),
	say("Ability", "{m:Mods} {x:Meantime}", given("x", "m")),
	say("Ability", "{x:Meantime} , {m:Mods}", given("x", "m")),
}

// moreHappenings are events and what lasts, each for cards of any sort.
var moreHappenings = []template{
	say("Happening", "{c:Some@} <be> {p:Passive} or {q:Passive}", "p || q").of("c"),
	say("WouldBe", "{c:Some/s} would be {p:Passive} or {q:Passive}", "p || q").of("c"),
	say("Passive", "put into {w:Owners} discard pile from play", "EntersDiscards(subject, PlayZone)"),
	say("Passive", "put into {w:Owners} discard pile from anywhere", "EntersDiscards(subject)"),
	say("WouldBe", "{c:Some/s} would enter your discard pile from anywhere", "EntersDiscards(c && OwnedBy(You))"),
	say("Happening", "{c:Some@} <exhaust>", "Exhausted(c)"),
	say("Passive", "moved from {x:Area} to {a:Destination}", "Moved(subject, a, x)"),
	say("Happening", "{a:ConfrontedArea} is confronted by {who:Player/s}", "Confronted(who, a)"),
	say("Mod", "<have|get|gain> {g:Gained} and {h:Gained}", "g\nh"),
	say("Mod", "<have|get|gain> {g:Gained} , {h:Gained} , and {i:Gained}", "g\nh\ni"),
	say("Gained", "{n:Signed} power", "AddPower(subject, n)"),
	say("Gained", "{k:Keyword}", "HasKeyword(subject, k)"),
	say("Gained", "{k:Keyword} {x:Int}", "HasKeyword(subject, k, x)"),
	say("Happening", "{c:Any/s} enters play on {h:Some/s}", "EntersPlay(c && AttachedTo(h))"),
	say("Happening", "{c:Any/s} enters play attached to {h:Some/s}", "EntersPlay(c && AttachedTo(h))"),
	say("Happening", "{c:Certain/s} is involved in a faceoff that {who:Player} lose", "FaceoffLost(who, Faceoff, c)"),
	say("Happening", "{c:Certain/s} is involved in a faceoff that {who:Player} win", "FaceoffWon(who, Faceoff, c)"),
	say("Mod", "<have> {n:Signed} bonus points|point", "AddBonus(subject, n)"),
	say("Mod", "<have> {n:Int} bonus points|point", "SetBonus(subject, n)"),
	say("Mod", "<be> worth {n:Signed} points|point", "AddPoints(subject, n)"),
	say("Mod", "can't be involved in faceoffs", "NotInvolved(subject)"),
	say("Mods", "you may play {d:Noun} as though they had Immediate", "MayPlay(d && In(Hand, You), Immediate)"),
	say("Destination", "the same area", "refArea"),
}

// moreDeeds are things done, by whom and under what condition.
var moreDeeds = []template{
	say("Deed", "<put|place> {o:Object} beneath {on:Object}", "Banish(o, Beneath(on))"),
	say("Payment", "<put|place> {o:Object} beneath {on:Certain/s}", "Banish(o, Beneath(on))"),
	say("Deed", "<turn> {o:Object} face up", "TurnFaceUp(o)"),
	say("Deed", "<turn> {o:Object} face down", "TurnFaceDown(o)"),
	say("Deed", "<put> {o:Object} on ?the top of {w:Owners} deck|decks in any order", "PutOnTop(o, by)"),
	say("Deed", "<put> {o:Object} on the bottom of {w:Owners} deck|decks in any order", "PutOnBottom(o, by)"),
	say("Deeds", "have {s:Subject} {m:Mod} until {e:End}", "for Until(e) {\nm\n}").of("s"),
	say("Deeds", "{who:Actor@} {do:Do@} , then {more:Do@}", "do\nmore").by("who"),
	say("Cost", "pay {n:Bracketed} for each {p:Each}", "Pay(by, n*p)"),
	say("Deed", "<choose> a trait", "ChooseTrait(by)"),
	say("Deed", "<name> a trait", "ChooseTrait(by)"),
	say("Deed", "<exchange> control of {a:Object} and {b:Object}", "ExchangeControl(a, b)"),
	say("Deeds", "exchange control of {a:Object} and {b:Object} until {e:End}",
		"for Until(e) {\nExchangeControl(a, b)\n}"),
	say("Deeds", "until {e:End} , exchange control of {a:Object} and {b:Object}",
		"for Until(e) {\nExchangeControl(a, b)\n}"),
	say("Deeds", "{m:Mods} until {e:End} if {c:Condition}", given("c", "for Until(e) {\nm\n}")),
	say("Deeds", "if {c:Condition} , {m:Mods} until {e:End}", given("c", "for Until(e) {\nm\n}")),
	say("Deed", "<draw> {n:Number} cards", "Draw(by, n)"),
	say("Payment", "<discard> {n:Number} cards", "Discard(by, n)"),
	say("Payment", "<discard> any number of cards", "Discard(by, Choose(AnyNumber, In(Hand, by), by))"),
	say("Payment", "<discard> any number of {d:Noun}", "Discard(by, Choose(AnyNumber, d && In(Hand, by), by))"),
	say("Payment", "<discard> up to {n:Int} cards", "Discard(by, Choose(UpTo(n), In(Hand, by), by))"),
	say("Deed", "<score> {n:Number} points", "Score(by, n)"),
	say("Deed", "<gain> {n:Number} action tokens", "Gain(by, n)"),
	say("Deed", "<lose> {n:Number} action tokens", "Lose(by, n)"),
	say("Deed", "<flip> {n:Number} additional cards", "Flip(by, n)"),
	say("Do", "<score> {n:Int} fewer ?points|point", "Score(by, refNumber-n)"),
	say("Do", "<gain> {n:Int} fewer action tokens|token", "Gain(by, refNumber-n)"),
	say("Do", "<lose> {n:Int} fewer action tokens|token", "Lose(by, refNumber-n)"),
	say("Deed", "<remove> any number of {k:Counter} counters from {c:Certain/s}",
		"m := ChooseNumber(0, Counters(c, k))\nRemoveCounters(c, m, k)"),
	say("Payment", "<pay> any number of action tokens", "Pay(by, AnyNumber)"),
	say("Deeds", "for each {p:Each} , gain {n:Tokens}", "Gain(You, n*p)"),
	say("Deeds", "for each {p:Each} , lose {n:Tokens}", "Lose(You, n*p)"),
	say("Deeds", "for each {p:Each} , draw a card", "Draw(You, p)"),
	say("Deeds", "for each {p:Each} , score a point", "Score(You, p)"),
	say("Deeds", "for each {p:Each} , put a +1 power counter on {o:Object}", "PutCounters(o, p)"),
	say("Deeds", "each player with {h:HowMany} {d:Noun} {do:Do/s}", eachPlayer(given("h", "do"))).by("who").
		counting("Count(d && ControlledBy(who))"),
	say("Deeds", "each opponent with {h:HowMany} {d:Noun} {do:Do/s}", eachOpponent(given("h", "do"))).by("who").
		counting("Count(d && ControlledBy(who))"),
	say("Deeds", "each player with {h:HowMany} cards in their hand {do:Do/s}", eachPlayer(given("h", "do"))).by("who").
		counting("Count(In(Hand, who))"),
	say("Deeds", "each opponent with {h:HowMany} cards in their hand {do:Do/s}",
		eachOpponent(given("h", "do"))).by("who").
		counting("Count(In(Hand, who))"),
	say("Deeds", "each opponent with more {d:Noun} than you {do:Do/s}",
		eachOpponent(given("Count(d && ControlledBy(who)) > Count(d && Yours)", "do"))).by("who"),
	say("Deeds", "each opponent with more points than you {do:Do/s}",
		eachOpponent(given("ScoreOf(who) > ScoreOf(You)", "do"))).by("who"),
	say("Mods", "{x:Player} with {h:HowMany} {d:Noun} get {m:Signed} total power during faceoffs here",
		"for who := range EachPlayer(x) {\n"+given("h && Is(This, FaceoffArea)", "AddPowerTotal(who, m)")+"\n}").
		counting("Count(d && ControlledBy(who))"),
	say("Deeds", "each opponent chooses one|1 : {a:Deeds} ; or {b:Deeds}",
		eachOpponent("switch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}")).by("who"),
	say("Deeds", "each player chooses one|1 : {a:Deeds} ; or {b:Deeds}",
		eachPlayer("switch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}")).by("who"),
	say("Deeds", "{who:Actor/s} chooses one|1 : {a:Deeds} ; or {b:Deeds}",
		"switch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}").by("who"),
	say("Deeds", "an opponent chooses one|1 : {a:Deeds} ; or {b:Deeds}",
		"who := ChoosePlayer(Opponents)\nswitch Modes(1, who) {\ncase 1:\na\ncase 2:\nb\n}").by("who"),
	say("Deeds", "start a faceoff between {a:Object} and {b:Object}", "StartFaceoff(a, b)"),
	say("Deeds", "start a faceoff between {a:Object} and {b:Object} . if you win (?the faceoff) , {do:Body}",
		given("StartFaceoff(a, b)", "do")),
	say("Deeds",
		"start a faceoff between|involving {a:Object} and {b:Object} . the winner (?of that faceoff) {do:Do/s}",
		wonOrLost("StartFaceoff(a, b)", "do", "theirs")).by("You").doneAgain("theirs", "Opponent"),
	say("Deeds", "start a faceoff between|involving {a:Object} and {b:Object} . the loser (?of that faceoff) {do:Do/s}",
		wonOrLost("StartFaceoff(a, b)", "theirs", "do")).by("You").doneAgain("theirs", "Opponent"),
	say("Deeds", "each player may {c:Cost} . each player who doesn't {do:Do/s}",
		eachPlayer("if !May(who, c) {\ndo\n}")).by("who"),
	say("Deeds", "each opponent may {c:Cost} . each opponent who doesn't {do:Do/s}",
		eachOpponent("if !May(who, c) {\ndo\n}")).by("who"),
	say("Deeds", "each player may {c:Cost} . each player who does {do:Do/s}",
		eachPlayer(given("May(who, c)", "do"))).by("who"),
	say("Deeds", "the player with the most {d:Noun} {do:Do/s}", eachPlayer(given("Count(d && ControlledBy(who)) > "+
		"Count(d && ControlledBy(OpponentOf(who)))", "do"))).by("who"),
	say("Deeds", "the player with the fewest {d:Noun} {do:Do/s}", eachPlayer(given("Count(d && ControlledBy(who)) < "+
		"Count(d && ControlledBy(OpponentOf(who)))", "do"))).by("who"),
	say("Deeds", "the player with the most cards in ?their hand {do:Do/s}", eachPlayer(given("Count(In(Hand, who)) > "+
		"Count(In(Hand, OpponentOf(who)))", "do"))).by("who"),
	say("Deeds", "the player with the fewest cards in ?their hand {do:Do/s}",
		eachPlayer(given("Count(In(Hand, who)) < "+
			"Count(In(Hand, OpponentOf(who)))", "do"))).by("who"),
	say("Deeds", "the next time {e:Would} {t:ThisTime} , {do:Body} instead", "for NextInstead(e, EndOf(t)) {\ndo\n}"),
	say("Deeds", "the next time {e:Event} {t:ThisTime} , {do:Body}", "for Next(e, EndOf(t)) {\ndo\n}"),
	say("Deed", "<draw> cards until you have {n:Int} cards in your hand",
		"Draw(You, MoreBy(n, Count(In(Hand, You))))"),
	say("Deed", "<draw> cards until they have {n:Int} cards in their hand",
		"Draw(by, MoreBy(n, Count(In(Hand, their))))"),
	say("Deed", "<play> {c:Certain/s} for {n:Bracketed} less", "Play(c, n, by)"),
	say("Deed", "<play> a|an {d:Plain/s} for {n:Bracketed} less", "Play(Choose(1, d && In(Hand, by), by), n, by)"),
	say("Deed", "<play> one|1 of the {d:Noun} for {n:Bracketed} less", "Play(Choose(1, d, by), n, by)"),
	say("Deed", "<play> one|1 of the {d:Noun} for free", "Play(Choose(1, d, by), AnyNumber, by)"),
	say("Deed", "<move> a|an {d:Noun/s} from one|1 Problem to another",
		"it := Choose(1, d && AnyProblem, by)\nMove(it, AreaOf(Problem && !AreaOf(it)), by)"),
	say("Deed", "<move> one|1 of {o:Own} {d:Noun} from one|1 Problem to another",
		"it := Choose(1, d && o && AnyProblem, by)\nMove(it, AreaOf(Problem && !AreaOf(it)), by)"),
	say("Payment", "<exhaust> {c:Certain/s} {t:Attribute}", "Exhaust(c && t)"),
	say("Condition", "{c:Certain/s} is the named card", "Is(c, Named(refName))"),
	say("Condition", "{c:Certain/s} has that name", "Is(c, Named(refName))"),
	say("Object", "{n:Int} of those", "Choose(n, refCards, by)"),
	say("Object", "up to {n:Int} of those", "Choose(UpTo(n), refCards, by)"),
	say("End", "the end of that faceoff", "EndOf(Faceoff)"),
	say("Deeds", "{do:Do} unless you pay {n:Bracketed}", "if !May(Pay(n)) {\ndo\n}"),
	say("Deeds", "have {who:Player} flip {n:Int} fewer cards|card during this|that faceoff", "FlipNumber(who, -n)"),
	say("Deeds", "{who:Player@} <flip> {n:Int} fewer cards|card during this|that faceoff", "FlipNumber(who, -n)"),
	say("Deeds", "{who:Player@} <flip> {n:Int} additional cards|card during this|that faceoff", "FlipNumber(who, n)"),
}

// sentences are what one sentence says to do, before others.
var sentences = []template{
	say("Sentence", "{do:Do}", "do"),
	say("Sentence", "{do:Do} and {n:Do}", "do\nn"),
	say("Sentence", "{do:Do} , then {n:Do}", "do\nn"),
	say("Sentence", "{do:Do} , {n:Do} , and {o:Do}", "do\nn\no"),
	say("Sentence", "you may {do:Do}", "May(do)"),
	say("Sentence", "you may {do:Do} and {n:Do}", "if May() {\ndo\nn\n}"),
	say("Sentence", "you may {do:Do} , {n:Do} , and {o:Do}", "if May() {\ndo\nn\no\n}"),
	say("Sentence", "{who:Actor@} {do:Do@}", "do").by("who"),
	say("Sentence", "{who:Actor@} {do:Do@} and {n:Do@}", "do\nn").by("who"),
	say("Sentence", "{m:Mods} until {e:End}", "for Until(e) {\nm\n}"),
	say("Sentence", "until {e:End} , {m:Mods}", "for Until(e) {\nm\n}"),
	say("Deeds", "{s:Sentence} . {more:Body}", "s\nmore"),
	say("Deeds", "{s:Sentence} . then , {more:Body}", "s\nmore"),
	say("Deeds", "{s:Sentence} . then {more:Body}", "s\nmore"),
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

// unlessPaid are what is done to cards unless whoever has them pays.
func unlessPaid() (all []template) {
	for _, verb := range []struct{ words, effect string }{
		{"dismiss", "Dismiss"}, {"frighten", "Frighten"}, {"exhaust", "Exhaust"}, {"banish", "Banish"},
		{"retire", "Retire"}, {"uncover", "Uncover"},
	} {
		for _, who := range []string{"its controller", "that player", "their controller"} {
			all = append(all, say("Deeds", verb.words+" {o:Object} unless "+who+" pays {n:Bracketed}",
				"it := o\nwho := Controller(it)\nif !May(who, Pay(who, n)) {\n"+verb.effect+"(it)\n}"))
		}
	}
	return all
}

// apart are cards put in two places: some of them here, the rest there.
func apart() (all []template) {
	places := []struct{ words, effect string }{
		{"into {w:Owners} hand", "PutInHand(%)"},
		{"on ?the top of {w:Owners} deck", "PutOnTop(%, by)"},
		{"on the bottom of {w:Owners} deck", "PutOnBottom(%, by)"},
		{"on top", "PutOnTop(%, by)"},
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
