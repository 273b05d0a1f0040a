package cardtext

// Whole paragraphs (701) in words that are only read: any event triggers or is reacted to, at any time and under
// any condition.

// abilitiesRead are whole paragraphs (701).
var abilitiesRead = []template{
	say("Ability", "when|whenever {who:Player@} <win> {f:FaceoffTime} by {h:HowMany} , {do:Body}",
		"_, _, margin := When(FaceoffWon(who, f))\n"+given("h", "do")).counting("margin"),
	say("Ability", "the first time {t:PerTime} {e:Would} , {do:Do} instead", "Once(t)\nInstead(e)\ndo"),
	say("Ability", "the first time {e:Would} {t:PerTime} , {do:Do} instead", "Once(t)\nInstead(e)\ndo"),
	say("Ability", "{t:Heading} : {do:Deeds} . this ability can be used|activated {l:Limit}", "Timing(t)\nl\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . this ability can be used|activated {l:Limit}",
		"Timing(t)\nl\nCost(c)\ndo"),
	say("Ability", "if {c:Certain/s} is in your discard pile at {e:Moment} , {do:Body}",
		"WorksIn(DiscardPile)\nWhen(e)\n"+given("Is(c, In(DiscardPile, You))", "do")),
	say("Ability", "at {e:Moment} , if {c:Certain/s} is in your discard pile , {do:Body}",
		"WorksIn(DiscardPile)\nWhen(e)\n"+given("Is(c, In(DiscardPile, You))", "do")),
	say("Ability", "while this card is in your discard pile , {m:Mods}", "WorksIn(DiscardPile)\nm"),
	say("Ability", "while this card is in your hand , {m:Mods}", "WorksIn(Hand)\nm"),
	say("Ability", "{c:Certain/s} enters play frightened", "As(EntersPlay(c))\nFrighten(c)"),
	say("Ability", "{c:Certain/s} enters play frightened if {x:Condition}",
		"As(EntersPlay(c))\n"+given("x", "Frighten(c)")),
	say("Ability", "{c:Certain/s} enters play frightened unless {x:Condition}",
		"As(EntersPlay(c))\n"+given("!x", "Frighten(c)")),
	say("Ability", "if one|1 or more of {o:Own} {d:Noun} would be {p:Passive} , you may {k:Cost} . "+
		"if you do , those Friends|characters|cards are not {p:Passive}",
		"MayInstead(OneOrMore(p))\nCost(k)").of("d && o"),
	say("Ability", "play to {a:Destination}", "PlayTo(a)").without("home"),
	say("Ability", "{e:IfWould} , you {do:Do} instead", "Instead(e)\ndo"),
	say("Ability", "{e:IfWould} , {who:Actor/s} {do:Do/s} instead", "Instead(e)\ndo").by("who"),
	say("Ability", "{e:IfWould} , you {do:Do} and {more:Do} instead", "Instead(e)\ndo\nmore"),
	say("Ability", "{e:IfWould} , {do:Do} and {more:Do} instead", "Instead(e)\ndo\nmore"),
	say("Ability", "{e:IfWould} , you may {do:Do} and {more:Do} instead", "MayInstead(e)\ndo\nmore"),
	say("Ability", "if {who:Player@} would score a point , you may {c:Cost} . if you do , they|you score no "+
		"points instead", "MayInstead(PointsScored(who))\nCost(c)"),
	say("Ability", "if {who:Player@} would score points , you may {c:Cost} . if you do , they|you score no "+
		"points instead", "MayInstead(PointsScored(who))\nCost(c)"),
	say("Ability", "if {c:Some/s} would be moved , you may {k:Cost} to have it stay where it is instead",
		"MayInstead(Moved(c))\nCost(k)"),
	say("Ability", "{t:Heading} : choose {x:Chosen} . {c:Cost} to {do:Body}", "Timing(t)\nx\nCost(c)\ndo"),
	say("Ability", "at {e:Moment} , {c:Cost} to {do:Body}", "When(e)\nCost(c)\ndo"),
	say("Ability", "{d:Noun} moved or played here get {n:Signed} power until {e:End}",
		"it := When(Moved(d, Here) || Played(d, Here))\nfor Until(e) {\nAddPower(it, n)\n}"),
	say("Ability", "when|whenever {who:Player@} <confront> {a:ConfrontedArea} with at least {n:Int} more power than "+
		"required , {do:Body}", "_, player := When(Confronted(who, a))\n"+given("SparePower(player, a) >= n", "do")),
	say("Ability", "when|whenever {who:Player@} <confront> a Problem with at least {n:Int} more power than "+
		"required , {do:Body}", "_, player := When(Confronted(who))\n"+given("SparePower(player, There) >= n", "do")),
	say("Ability", "when|whenever {who:Player@} <confront> {a:ConfrontedArea} with exactly the required power , "+
		"{do:Body}", "_, player := When(Confronted(who, a))\n"+given("SparePower(player, a) == 0", "do")),
	say("Ability", "when|whenever {who:Player@} <play> a|an {d:Noun/s} that is the same color as one of your other "+
		"{f:Head} , {do:Body}", "it := When(Played(who, d))\nif Any(f && Yours && !it && SharesColor(it)) {\ndo\n}"),
	say("Ability", "when|whenever {who:Player/s} plays a|an {d:Noun/s} that is a different color from|than one of "+
		"their other {f:Head} , {do:Body}",
		"it, player := When(Played(who, d))\nif Any(f && ControlledBy(player) && !HasNoColor && !it && "+
			"!SharesColor(it)) && !Is(it, HasNoColor) {\ndo\n}"),
	say("Ability", "when|whenever {who:Player@} <play> a|an {d:Noun/s} that is a different color from|than one of "+
		"your other {f:Head} , {do:Body}",
		"it := When(Played(who, d))\nif Any(f && Yours && !HasNoColor && !it && !SharesColor(it)) && "+
			"!Is(it, HasNoColor) {\ndo\n}"),
	say("Ability", "if {c:Condition} at {e:Moment} , {do:Body}", "When(e)\nif c {\ndo\n}").ending("do"),
	say("Ability", "when|whenever {e:Event} , {c:Cost} to {do:Body}", "When(e)\nCost(c)\ndo"),
	say("Ability", "{t:Heading} : as an additional cost to play this card , {c:Cost} . {do:Body}",
		"Timing(t)\nCost(c)\ndo"),
	say("Ability", "{p:Player/s} can|may draw from the bottom of their deck",
		"_, who := MayInstead(Drawn(p), p)\nDrawFromBottom(who, 1)"),
	say("Ability", "you can|may draw from the bottom of your deck",
		"MayInstead(Drawn(You), You)\nDrawFromBottom(You, 1)"),
	say("Ability", "while this card is in play , {m:Mods}", "m"),
	say("Ability", "{x:Meantime} , if {c:Condition} , {m:Mods}", given("x && c", "m")),
	say("Ability", "while {t:State} , {s:Subject} {m:Mod}", "m").of("s && t").without("this card", "it"),
	say("Ability", "once {c:Certain/s} has been {p:Passive} , {m:Mods}",
		"When(First(p, Game))\nfor Until(LeavesPlay(This)) {\nm\n}").of("c").without("Problem"),
	say("Ability", "during faceoffs involving {c:Any/s} , {m:FaceoffMods}", given("IsFaceoffInvolving(c)", "m")),
	say("Ability",
		"if the player with the most {d:Noun} would draw a card during their {t:Time} , they may {do:Do} instead",
		"_, who := MayInstead(Where(Drawn(PlayerWithMost(d)), During(t, PlayerWithMost(d))), PlayerWithMost(d))\ndo").
		by("who"),
	say("Ability", "when a player confronts this Problem with characters that have at least {n:Int} different traits "+
		"among them , {do:Body}",
		"_, player := When(Confronted(Players, Here))\n"+
			given("TraitCount(Character && ControlledBy(player) && Here) >= n", "do")),
	say("Ability", "as long as {c:Condition} , {m:Mods}", "if c {\nm\n}"),
	say("Ability", "{m:Mods} as long as {c:Condition}", "if c {\nm\n}"),
	say("Ability", "{e:IfWould} , you may {c:Cost} . if you do , {do:Do} instead", "MayInstead(e)\nCost(c)\ndo"),
	say("Ability", "{e:IfWould} , you may {c:Cost} . if you do , you {do:Do} instead", "MayInstead(e)\nCost(c)\ndo"),
	say("Ability", "{e:IfWould} , you may {do:Deed} instead . {more:Body}", "MayInstead(e)\ndo\nmore"),
	say("Ability", "{e:IfWould} , {do:Deed} instead . {more:Body}", "Instead(e)\ndo\nmore"),
	say("Ability", "{c:Certain/s} enters play with a number of {k:Counter} counters on it equal to {n:Number}",
		"As(EntersPlay(c))\nPutCounters(c, n, k)"),
	say("Ability", "{c:Certain/s} enters play with a number of +1 power counters on it equal to {n:Number}",
		"As(EntersPlay(c))\nPutCounters(c, n)"),
	say("Ability", "{c:Certain/s} enters play with a|an|one|1 {k:Counter} counter on it for each {p:Each}",
		"As(EntersPlay(c))\nPutCounters(c, p, k)"),
	say("Ability", "{c:Certain/s} enters play with a|an|one|1 +1 power counter on it for each {p:Each}",
		"As(EntersPlay(c))\nPutCounters(c, p)"),
	say("Ability", "while a player has more {d:Noun} than each|any other player , {m:Mods}",
		eachPlayer(given("Count(d && ControlledBy(who)) > Count(d && ControlledBy(OpponentOf(who)))", "m"))).
		ifSaid("refPlayer"),
	say("Ability", "a|an {d:Noun/s} can't be {v:Forbidden}", "Cant(v)").of("d"),
	say("Ability", "{s:Certain/s} {m:Mod/s} . while|if {c:Condition} , it {k:Mod/s} instead",
		"if c {\nk\n} else {\nm\n}").of("s"),
	say("Ability", "{t:Heading} : {do:Deeds} . activate|use {l:Limit}", "Timing(t)\nl\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . activate|use {l:Limit}", "Timing(t)\nl\nCost(c)\ndo"),
	say("Ability", "when|whenever {e:Event} , {do:Deeds} . use|activate this ability {l:Limit}", "When(e)\nl\ndo"),
	say("Ability", "when|whenever {e:Event} , {do:Deeds} . this ability triggers {l:Limit}", "When(e)\nl\ndo"),
	say("Ability", "when|whenever {e:Event} , {do:Deeds} . do this {l:Limit}", "When(e)\nl\ndo"),
	say("Ability", "at {e:Moment} , {do:Deeds} . use|activate this ability {l:Limit}", "When(e)\nl\ndo"),
	say("Ability", "{e:IfWould} , you may instead {do:Do} and {more:Do}", "MayInstead(e)\ndo\nmore"),
	say("Ability", "when|whenever {who:Player@} <win> {f:FaceoffTime} , if they|you won by {h:HowMany} ?power , "+
		"{do:Body}", "_, _, margin := When(FaceoffWon(who, f))\n"+given("h", "do")).counting("margin"),
}

// triggers are when triggered abilities work (704.1), each with any condition.
var triggers = []template{
	say("Event", "{e:Happening} {m:Meantime}", "Where(e, m)"),
	say("Event", "{e:Happening} while {c:Condition}", "Where(e, c)"),
	say("Event", "{e:Happening} {m:Meantime} while {c:Condition}", "Where(e, m && c)"),
	say("Trigger", "when|whenever {e:Event}", "When(e)"),
	say("Trigger", "each|every time {e:Event}", "When(e)"),
	say("Trigger", "at {e:Moment}", "When(e)"),
	say("Trigger", "at {e:Moment} while {c:Condition}", "When(Where(e, c))"),
	say("Trigger", "when|whenever {e:Event} for the first time {t:PerTime}", "When(First(e, t))"),
	say("Trigger", "the first time {e:Event} {t:PerTime}", "When(First(e, t))"),
	say("Trigger", "the first time {t:PerTime} {e:Event}", "When(First(e, t))"),
	say("Trigger", "the first time {t:PerTime} that {e:Event}", "When(First(e, t))"),
	say("Trigger", "once {t:PerTime} , when|whenever {e:Event}", "Once(t)\nWhen(e)"),
	say("Trigger", "once {t:PerTime} , at {e:Moment}", "Once(t)\nWhen(e)"),
	say("Trigger", "{m:Meantime} , when|whenever {e:Happening}", "When(Where(e, m))"),
	say("Trigger", "while {c:Condition} , when|whenever {e:Happening}", "When(Where(e, c))"),
	say("Trigger", "while {c:Condition} , at {e:Moment}", "When(Where(e, c))"),
	say("Ability", "{h:Trigger} , {do:Body}", "h\ndo"),
	say("Ability", "{h:Trigger} , if {c:Condition} , {do:Body}", "h\n"+given("c", "do")).ending("do"),
	say("Ability", "{h:Trigger} , {do:Body} . this ability triggers|works only once {t:PerTime}", "h\nOnce(t)\ndo"),
	say("Would", "{e:WouldBe} {m:Meantime}", "Where(e, m)"),
	say("Would", "{e:WouldBe} while {c:Condition}", "Where(e, c)"),
	say("IfWould", "while {c:Condition} , if {e:Would}", "Where(e, c)"),
	say("IfWould", "if {c:Condition} and {e:Would}", "Where(e, c)"),
	say("IfWould", "{m:Meantime} , if {e:Would}", "Where(e, m)"),
}

// reactions are after what Reactions can be played or activated (512.4d).
var reactions = []template{
	say("React", "Reaction : after|when {e:Event}", "Timing(Reaction)\nAfter(e)"),
	say("React", "Reaction : after|at {e:Moment}", "Timing(Reaction)\nAfter(e)"),
	say("React", "{t:Heading} Reaction : after|when {e:Event}", "Timing(t, Reaction)\nAfter(e)"),
	say("React", "{t:Heading} Reaction : after|at {e:Moment}", "Timing(t, Reaction)\nAfter(e)"),
	say("Ability", "{r:React} , {do:Deeds}", "r\ndo"),
	say("Ability", "{r:React} , {c:Cost} to {do:Deeds}", "r\nCost(c)\ndo"),
	say("Ability", "{r:React} , you may {c:Cost} to {do:Deeds}", "r\nCost(c)\ndo"),
	say("Ability", "{r:React} , you may {c:Cost} . if you do , {do:Deeds}", "r\n"+given("May(c)", "do")),
	say("Ability", "{r:React} , {do:Deeds} . activate|use this ability {l:Limit}", "r\nl\ndo"),
	say("Ability", "{r:React} , {c:Cost} to {do:Deeds} . activate|use this ability {l:Limit}", "r\nl\nCost(c)\ndo"),
	say("Ability", "{r:React} , you may {c:Cost} to {do:Deeds} . activate|use this ability {l:Limit}",
		"r\nl\nCost(c)\ndo"),
	say("Ability", "{t:Heading} : {c:Cost} : {do:Body}", "Timing(t)\nCost(c)\ndo"),
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
