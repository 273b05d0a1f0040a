package cardtext

// What takes several sentences or parts: "if you do", "otherwise", "instead", "choose two"
// (705.2e, 707.2).
var severalSentences = []template{
	// What players do with each other says nothing of the game.
	say("Deeds", "do a little dance and {do:Deeds}", "do").older(),
	say("Deeds", "tell a joke and {do:Deeds}", "do").older(),
	say("Deeds", "sing a song and {do:Deeds}", "do").older(),
	say("Deeds", "{p:Payment} . if you do , {more:Body}", "if p {\nmore\n}"),
	say("Deeds", "{d:Deed} . if you do , {more:Body}", "if d {\nmore\n}"),
	say("MayDeeds", "you may {c:Cost} . if you do , {do:Deeds} . otherwise , {more:Body}",
		"if May(c) {\ndo\n} else {\nmore\n}"),
	say("MayDeeds", "you may {c:Cost} . if you don't , {more:Body}", "if !May(c) {\nmore\n}"),
	say("Deeds", "you may {do:Do} , then {more:Do}", "if May() {\ndo\nmore\n}").older(),
	say("Deeds", "if {c:Condition} , {do:Deeds} . otherwise , {more:Body}", "if c {\ndo\n} else {\nmore\n}"),
	say("Deeds", "{do:Do} . if {c:Condition} , {more:Do} instead", "if c {\nmore\n} else {\ndo\n}").older(),
	say("Deeds", "retire another {d:Noun/s} . if you can't , {more:Body}",
		"it := Choose(1, d && Yours && !refOther)\nif Any(it) {\nRetire(it)\n} else {\nmore\n}"),
	say("Deeds", "{do:Do} at ?the end of ?the turn", "for Next(EndOf(Turn)) {\ndo\n}").older(),
	say("Deeds", "{do:Do} , then {more:Do} at the end of the turn", "do\nfor Next(EndOf(Turn)) {\nmore\n}").older(),
	say("Deeds", "the next time {e:Event} this turn , {do:Body}", "for Next(e, EndOf(Turn)) {\ndo\n}"),
	say("Deeds", "{m:Mods} that turn", "for Until(EndOf(Turn)) {\nm\n}").older(),
	say("Deeds", "{m:Mods} for the rest of the turn", "for Until(EndOf(Turn)) {\nm\n}").older(),
	// Face-down it is a different card (505.3).
	say("Deeds", "while this card remains in play , {m:Mods}",
		"for Until(LeavesPlay(This), TurnedFaceDown(This)) {\nm\n}"),
	say("Deeds", "while that card remains banished , you may play {c:Certain/s} as though it were in your hand",
		"for Lasting() {\nMayPlay(c && In(BanishedZone))\n}"),
	say("Deeds", "banish {o:Object} {u:Meanwhile}", "Banish(o)\nu"),
	// What would last until something that has happened already doesn't begin (708.2).
	say("Deeds", "banish {o:Object} until this card leaves play",
		"if CanLastUntil(LeavesPlay(This)) {\nit := Banish(o)\n"+
			"for Next(LeavesPlay(This)) {\nPutIntoPlay(it)\n}\n}"),
	say("Deeds", "retire any number of {d:Noun} , then put a number of +1 power counters on {c:Certain/s} equal to "+
		"the total power of those retired", "it := Retire(Choose(AnyNumber, d && Yours))\nPutCounters(c, Power(it))"),
	say("Deeds", "double {c:Certain/s} 's power until {e:End}", "for Until(e) {\nDoublePower(c)\n}"),
	say("Deeds", "add {n:Number} to {o:Object} until {e:End}", "for Until(e) {\nAddPower(o, n)\n}").older(),
	say("Deeds", "add {n:Number} to the power of {o:Object} until {e:End}", "for Until(e) {\nAddPower(o, n)\n}").
		older(),
	say("Deeds", "add {n:Number} to {o:Object} until {e:End} and {do:Do}",
		"for Until(e) {\nAddPower(o, n)\n}\ndo").older(),
	say("Deeds", "you may have {o:Object} get {n:Signed} power until {e:End}",
		"if May() {\nfor Until(e) {\nAddPower(o, n)\n}\n}").older(),
	say("Deeds", "distribute two +1 power counters among up to two {d:Noun}",
		"it := Choose(1, d)\nPutCounters(it)\nit2 := Choose(1, d)\nPutCounters(it2)"),
	say("Deeds", "distribute two +1 power counters among up to two of your {d:Noun}",
		"it := Choose(1, d && Yours)\nPutCounters(it)\nit2 := Choose(1, d && Yours)\nPutCounters(it2)"),
	say("Deeds", "distribute three|3 +1 power counters among up to three|3 {d:Noun}",
		"for range Times(3) {\nPutCounters(Choose(1, d))\n}").last(),
	say("Deeds", "distribute three|3 +1 power counters among up to three|3 of {o:Own} {d:Noun}",
		"for range Times(3) {\nPutCounters(Choose(1, d && o))\n}").last(),
	say("Deeds", "distribute {n:Int} +1 power counters among ?any ?number ?of {o:Own} {d:Noun}",
		"for range Times(n) {\nPutCounters(Choose(1, d && o))\n}").last(),
	say("Deeds", "distribute {n:Int} +1 power counters among any number of {d:Noun}",
		"for range Times(n) {\nPutCounters(Choose(1, d))\n}").last(),
	say("Deeds", "you may spend any number of cards from beneath {c:Certain/s} to gain {n:Bracketed} for each card "+
		"you spent",
		"m := ChooseNumber(0, Count(Beneath(c)))\nit := Spend(m, c)\nGain(You, n*Count(it))"),
	say("Deeds", "you may spend any number of cards from beneath {c:Certain/s} to score a point for each card spent",
		"m := ChooseNumber(0, Count(Beneath(c)))\nit := Spend(m, c)\nScore(You, Count(it))"),
	say("Deeds", "reveal {o:Object} . put each {d:Noun/s} revealed this way into {w:Owners} hand and the rest of "+
		"the cards on the bottom of {x:Owners} deck",
		"it := Reveal(o)\nPutInHand(it && d)\nPutOnBottom(it && !d)"),
	say("Deeds", "reveal {o:Object} , put a revealed {d:Noun/s} into your hand , and put all other revealed cards "+
		"into your discard pile",
		"it := Reveal(o)\nit2 := Choose(1, it && d)\nPutInHand(it2)\nPutInDiscards(it && !it2)"),
	say("Deeds", "look at {o:Object} . you may put any number of them on top of {w:Owners} deck in any order and "+
		"the rest|others on the bottom of {x:Owners} deck in any order",
		"it := Look(o)\nit2 := Choose(AnyNumber, it)\nPutOnTop(it2)\nPutOnBottom(it && !it2)"),
	say("Deeds", "reveal {o:Object} , put up to {n:Int} revealed {d:Noun} into your hand , and put the rest on top "+
		"of your deck in any order",
		"it := Reveal(o)\nit2 := Choose(UpTo(n), it && d)\nPutInHand(it2)\nPutOnTop(it && !it2)"),
	say("Deeds", "{who:Actor/s} may reveal {o:Object} , put a revealed {d:Noun/s} into their hand , and put the "+
		"rest of the|those cards on the bottom of their deck",
		given("May(who)",
			"it := Reveal(o)\nit2 := Choose(1, it && d, who)\nPutInHand(it2)\nPutOnBottom(it && !it2, who)")).
		by("who"),
	say("Deeds", "choose a counter on one of your {d:Noun} . put another counter of that name on that card",
		anotherCounter),
	say("Deeds", "you may banish {o:Certain/s} and put it into play at the start of your next turn",
		given("May()", "it := Banish(o)\nfor Next(StartOf(Turn, You)) {\nPutIntoPlay(it)\n}")),
	say("Deeds", "you may banish {o:Certain/s} , then put {o:Certain/s} into play at the start of the next turn",
		"it := May(Banish(o))\n"+given("Any(it)", "for Next(StartOf(Turn)) {\nPutIntoPlay(it)\n}")),
	say("Deeds", "you may banish {o:Certain/s} , then put {o:Certain/s} into play at ?the end of ?the turn",
		"it := May(Banish(o))\n"+given("Any(it)", "for Next(EndOf(Turn)) {\nPutIntoPlay(it)\n}")).older(),
	say("Deeds", "you may banish {o:Certain/s} , then put it into play at ?the end of ?the turn",
		"it := May(Banish(o))\n"+given("Any(it)", "for Next(EndOf(Turn)) {\nPutIntoPlay(it)\n}")).older(),
	say("Deeds", "there is an additional {t:Time} before your next {u:Time}", "AddPhase(t, u, You)"),
	say("Deeds", "if {c:Condition} , {do:MayDeeds} . otherwise , {more:MayDeeds}", wonOrLost("c", "do", "more")),
	say("Deeds", "reveal {o:Object} . you may put one|1|a revealed {d:Noun/s} into your hand . put all remaining "+
		"cards on|at the bottom of your deck (?in any order)",
		"it := Reveal(o)\nit2 := May(PutInHand(Choose(1, it && d)))\nPutOnBottom(it && !it2)"),
	say("Deeds", "you may reveal {o:Object} . you may put one|1|a revealed {d:Noun/s} into your hand . put all "+
		"remaining cards on|at the bottom of your deck (?in any order)",
		"it := May(Reveal(o))\nit2 := May(PutInHand(Choose(1, it && d)))\nPutOnBottom(it && !it2)"),
	say("Deeds", "reveal {o:Object} . you may put one|1|a revealed {d:Noun/s} into your hand and all remaining "+
		"cards on the bottom of {w:Owners} deck (?in any order)",
		"it := Reveal(o)\nit2 := May(PutInHand(Choose(1, it && d)))\nPutOnBottom(it && !it2)").older(),
	say("Deeds", "reveal {o:Object} . you may put one|1|a revealed {d:Noun/s} into your hand and all remaining "+
		"cards on ?the top of {w:Owners} deck in any order",
		"it := Reveal(o)\nit2 := May(PutInHand(Choose(1, it && d)))\nPutOnTop(it && !it2)"),
	say("Deeds", "look at a player 's hand and choose a|an {d:Noun/s} . {more:Body}",
		"who := ChoosePlayer()\nit := Look(In(Hand, who))\nit2 := Choose(1, it && d)\nmore").onlyPrinted(),
	say("TopCards", "the top card", "1"),
	say("TopCards", "the top {n:Int} cards", "n"),
	say("Deeds", "look at {n:TopCards} of a Problem deck and {more:Do}",
		"who := ChoosePlayer()\nLook(TopOf(who, n, ProblemDeck))\nmore"),
	say("Deeds", "you may look at {n:TopCards} of a|any Problem deck",
		"if May() {\nwho := ChoosePlayer()\nLook(TopOf(who, n, ProblemDeck))\n}"),
	say("Deeds", "you may look at {n:TopCards} of a|any Problem deck and {more:Do}",
		"if May() {\nwho := ChoosePlayer()\nLook(TopOf(who, n, ProblemDeck))\nmore\n}"),
	say("Modes", "{n:Int}", "n"),
	say("Modes", "one at random", "AtRandom(1)"),
	say("Deeds", "choose {n:Modes} : {a:Deeds} , or {b:Deeds}", "switch Modes(n) {\ncase 1:\na\ncase 2:\nb\n}"),
	say("Deeds", "choose {n:Modes} : {a:Deeds} , {b:Deeds} , or {c:Deeds}",
		"switch Modes(n) {\ncase 1:\na\ncase 2:\nb\ncase 3:\nc\n}"),
	say("Deeds", "you may choose {n:Modes} : {a:Deeds} , or {b:Deeds}",
		"if May() {\nswitch Modes(n) {\ncase 1:\na\ncase 2:\nb\n}\n}"),
	say("Deeds", "you may choose {n:Modes} : {a:Deeds} , {b:Deeds} , or {c:Deeds}",
		"if May() {\nswitch Modes(n) {\ncase 1:\na\ncase 2:\nb\ncase 3:\nc\n}\n}"),

	// Headings and times of several words.
	say("Ability", "{t:Heading} Reaction : after|when {e:Event} , {do:Deeds}", "Timing(t, Reaction)\nAfter(e)\ndo"),
	say("Ability", "{t:Heading} Reaction : after|when {e:Event} , you may {c:Cost} to {do:Deeds}",
		"Timing(t, Reaction)\nAfter(e)\nCost(c)\ndo"),
	say("Ability", "Reaction : after {e:Moment} , {c:Cost} to {do:Deeds}", "Timing(Reaction)\nAfter(e)\nCost(c)\ndo"),
	say("Ability", "Reaction : at {e:Moment} , you may {c:Cost} to {do:Deeds}",
		"Timing(Reaction)\nAfter(e)\nCost(c)\ndo"),
	say("Ability", "Immediate : during a faceoff , {c:Cost} to {do:Body}",
		"if During(Faceoff) {\nfor Grant(This) {\nTiming(Immediate)\nCost(c)\ndo\n}\n}"),
	say("Ability", "when {e:Event} you may {do:Do}", "When(e)\nMay(do)").older(),
	say("Ability", "when {e:Event} you may {do:Do} and {more:Do}", "When(e)\nif May() {\ndo\nmore\n}").older(),
	say("Ability", "when {e:Event} you may {c:Cost} to {do:Body}", "When(e)\nif May(c) {\ndo\n}").older(),
	say("Ability", "at {e:Moment} you may {do:Do}", "When(e)\nMay(do)").older(),
	say("Ability", "the first time {e:Event} each turn , {do:Body}", "When(First(e, Turn))\ndo").older(),
	say("Ability", "when {who:Player@} <pay> their|your last action token , {do:Body}",
		"_, payer := When(TokensPaid(who))\nif TokensOf(payer) == 0 {\ndo\n}"),
	say("Ability", "once this Problem has been confronted , {m:Mods}",
		"When(First(Confronted(Here), Game))\nfor Until(LeavesPlay(This)) {\nm\n}"),
	say("Ability", "during {w:Their} {t:Time} , {m:Mods}", "if During(t, w) {\nm\n}"),
	say("Ability", "during the {t:Time} , {m:Mods}", "if During(t) {\nm\n}").older(),
	say("Ability", "during the {t:Time} , if {c:Condition} , {m:Mods}", "if During(t) && c {\nm\n}"),
	say("Ability", "{m:Mods} during {w:Their} {t:Time}", "if During(t, w) {\nm\n}").older(),
	say("Mods", "{s:Subject@} <have> \" {a:Ability} . \"", "for Grant(s) {\na\n}"),
	say("Mods", "{s:Subject@} <have> the ?following ability (?:) \" {a:Ability} . \"", "for Grant(s) {\na\n}").older(),
	say("Mods", "{s:Subject@} <have> the following : \" {a:Ability} . \"", "for Grant(s) {\na\n}").older(),
	say("Mods", "{s:Subject@} also {m:Mod@}", "m").of("s").older(),
	say("Mods", "{s:Subject@} {m:Mod@} , {n:Mod@} , and {o:Mod@}", "m\nn\no").of("s"),
	say("Ability", "while {c:Condition} , you may {do:Do}", "Timing(NoTimeNamed)\nActivateOnlyIf(c)\ndo").
		without("play this card"),
	say("Time", "Draw Step", "DrawStep"),
	say("Time", "Solve Step", "SolveStep"),
	say("Moment", "the start of a {t:Time}", "StartOf(t)").older(),
	say("Moment", "the end of a {t:Time}", "EndOf(t)").older(),
	say("Moment", "the end of the phase", "EndOf(Phase)"),
	say("End", "the end of turn", "EndOf(Turn)").older(),
	say("End", "the end of this turn", "EndOf(Turn)").older(),
	say("End", "it is readied", "Readied(refCard)"),
	say("Ability", "{t:Heading} : {c:Cost} to {do:Deeds} . only the player with the most {d:Noun} may activate "+
		"this ability",
		"Timing(t)\nAnyPlayer()\nActivateOnlyIf(Count(d && Yours) > Count(d && Opposing))\nCost(c)\ndo"),
	say("Ability", "Immediate : during a faceoff , {do:Deeds}", "Timing(Immediate)\nif During(Faceoff) {\ndo\n}"),
	say("Ability", "while an opponent's Mane Character is {s:State} , {m:Mods}",
		eachOpponent(given("Any(ManeCharacter && ControlledBy(who) && s)", "m"))).
		ifSaid("refPlayer"),
	say("Ability", "while a player has at least {n:Int} {d:Noun} , {m:Mods}",
		eachPlayer(given("Count(d && ControlledBy(who)) >= n", "m"))).ifSaid("refPlayer"),
	say("Ability", "while a player has more {d:Noun} than any opponent , {m:Mods}",
		eachPlayer(given("Count(d && ControlledBy(who)) > Count(d && ControlledBy(OpponentOf(who)))", "m"))).
		ifSaid("refPlayer"),
	say("Deeds", "your opponent {do:Do/s} and {more:Do/s}", "do\nmore").by("Opponent"),
	say("Deeds", "choose a player . that player {do:Do/s}", "who := ChoosePlayer(Players)\ndo").by("who").
		onlyPrinted(),
	say("Deeds", "a player {do:Do/s}", "who := ChoosePlayer(Players)\ndo").by("who").older(),
	say("Deeds", "an opponent {do:Do/s} and {more:Do/s}", "who := ChoosePlayer(Opponents)\ndo\nmore").by("who"),
	say("Deeds", "you may remove a counter from a|an {d:Noun/s}",
		"if May() {\nit := Choose(1, d && WithCounter)\nword := ChooseCounter(it)\nRemoveCounters(it, 1, word)\n}"),
	say("Deeds", "double the power of {o:Object} until {e:End}", "for Until(e) {\nDoublePower(o)\n}"),
	say("Deeds", "{who:Actor/s} may {do:Do}", given("May(who)", "do")).by("who").onlyPrinted(), // several things
	say("Deeds", "choose up to two|2 of your {d:Noun} . move each of them to a different Problem",
		"it := Choose(UpTo(2), d && Yours)\nit2 := Choose(1, it)\nplace := ChooseArea(AnyProblem)\n"+
			"Move(it2, place)\nMove(it && !it2, AreaOf(Problem && !place))"),
	say("Deeds", "you may add {n:Number} to your next faceoff this turn",
		given("May()", "m := n\nfor Next(FaceoffStarts(Faceoff), EndOf(Turn)) {\nAddToTotal(m)\n}")),
	say("Deeds", "choose a color for each of your opponents . {s:Subject@} <gain> each of those colors",
		"for range EachPlayer(Opponents) {\ncolor := ChooseColor(You)\n"+
			"for Lasting() {\nHasColor(s, color)\n}\n}"),
	say("Deeds", "choose a color for each of your opponents . {s:Subject@} <gain> each of those colors until {e:End}",
		"for range EachPlayer(Opponents) {\ncolor := ChooseColor(You)\n"+
			"for Until(e) {\nHasColor(s, color)\n}\n}").last(),
	say("Deeds", "choose a color for each opponent . {s:Subject@} <gain> each of those colors",
		"for range EachPlayer(Opponents) {\ncolor := ChooseColor(You)\n"+
			"for Lasting() {\nHasColor(s, color)\n}\n}").older(),
	say("Deeds", "choose a color for each opponent . {s:Subject@} <gain> each of those colors until {e:End}",
		"for range EachPlayer(Opponents) {\ncolor := ChooseColor(You)\n"+
			"for Until(e) {\nHasColor(s, color)\n}\n}").older(),
	say("Deeds", "have all players shuffle a card from their hands into their decks",
		eachPlayer("it := Choose(1, In(Hand, who), who)\nShuffleIntoDeck(it)")),
	say("Deeds", "each player puts a number of {d:Noun} from their discard pile into play up to {n:Number}",
		eachPlayer("it := Choose(UpTo(n), d && In(DiscardPile, who), who)\nPutIntoPlay(it, who)")),
	say("Deeds", "choose an opponent . that|the opponent|player reveals their hand and separates|splits it into two "+
		"piles . choose and banish one pile",
		"who := ChoosePlayer(Opponents)\nit := Reveal(In(Hand, who))\nit2 := SeparatePiles(it, who)\nBanish(it2)"),
	say("Deeds", "put a|an {d:Noun/s} on top of your deck , then flip that card",
		"it := Choose(1, d)\nPutOnTop(it)\nif Any(it) {\nFlip()\n}"),
	say("Deeds", "each player chooses a|an {d:Noun/s} in their opponent 's discard pile . "+
		"the owners of each of those cards|Friends may put them into play",
		"Unlink(\"chosen\")\n"+
			eachPlayer("it := Choose(1, d && In(DiscardPile, OpponentOf(who)), who)\nLink(\"chosen\", it)")+
			"\nfor who2 := range EachPlayer(Players) {\n"+
			"May(who2, PutIntoPlay(Linked(\"chosen\") && OwnedBy(who2), who2))\n}"),
	say("Deeds", "choose one of your {a:Noun} . your|an opponent chooses one of their {b:Noun} . exchange control of "+
		"those cards|Friends|characters|Resources (?permanently)",
		"it := Choose(1, a && Yours)\nit2 := Choose(1, b && ControlledBy(Opponent), Opponent)\n"+
			"ExchangeControl(it, it2)").
		without("at that", "there").older(),
	say("Deeds", "choose one of your {a:Noun} . your|an opponent chooses one of their {b:Noun} . exchange control of "+
		"those cards|Friends|characters|Resources until {e:End}",
		"it := Choose(1, a && Yours)\nit2 := Choose(1, b && ControlledBy(Opponent), Opponent)\n"+
			"for Until(e) {\nExchangeControl(it, it2)\n}").without("at that", "there").older(),
	say("Deeds", "choose one of your {a:Noun} at a Problem . an|your opponent chooses one of their {b:Noun} at that "+
		"Problem . exchange control of those cards|Friends|characters|Resources",
		"it := Choose(1, a && Yours && AnyProblem)\n"+
			"it2 := Choose(1, b && ControlledBy(Opponent) && AreaOf(it), Opponent)\nExchangeControl(it, it2)").older(),
	say("Deeds", "choose {a:Object} and {b:Object} . exchange control of those cards|Friends|characters|Resources",
		"ExchangeControl(a, b)").older(),
	say("Deeds", "choose {a:Object} and {b:Object} . exchange control of those cards|Friends|characters|Resources "+
		"until {e:End}", "for Until(e) {\nExchangeControl(a, b)\n}").older(),
	say("Deeds", "choose one of your {a:Noun} at a Problem . your opponent chooses one of their {b:Noun} at that "+
		"Problem . exchange control of those cards|Friends|characters|Resources until {e:End}",
		"it := Choose(1, a && Yours && AnyProblem)\n"+
			"it2 := Choose(1, b && ControlledBy(Opponent) && AreaOf(it), Opponent)\n"+
			"for Until(e) {\nExchangeControl(it, it2)\n}"),
	say("Deeds", "if a player has a|an {d:Noun/s} with more {r:Noun} on it than any other {d:Noun/s} , that player "+
		"gains {n:Tokens}",
		given("Any(MoreThanAnyOther(d, HowManyAttached(r)))",
			"Gain(Controller(MoreThanAnyOther(d, HowManyAttached(r))), n)")),
	say("Deeds", "you may look at {o:Object} . if those cards have the same printed power , {do:Body}",
		"it := May(Look(o))\n"+given("Any(it) && PrintedPower(refCard) == PrintedPower(it)", "do")),
	say("Deeds", "you may look at {o:Object} . if those cards have the same cost , {do:Body}",
		"it := May(Look(o))\n"+given("Any(it) && CostOf(refCard) == CostOf(it)", "do")).older(),
	say("Deeds", "you may look at {o:Object} . if those cards share a color , {do:Body}",
		"it := May(Look(o))\n"+given("Any(it) && Is(it, SharesColor(refCard))", "do")).older(),
	say("Deeds", "you may reveal {o:Object} . if those cards have the same printed power , {do:Body}",
		"it := May(Reveal(o))\n"+given("Any(it) && PrintedPower(refCard) == PrintedPower(it)", "do")).older(),
	say("Deeds", "you may reveal {o:Object} . if those cards have the same cost , {do:Body}",
		"it := May(Reveal(o))\n"+given("Any(it) && CostOf(refCard) == CostOf(it)", "do")).older(),
	say("Deeds", "you may reveal {o:Object} . if those cards share a color , {do:Body}",
		"it := May(Reveal(o))\n"+given("Any(it) && Is(it, SharesColor(refCard))", "do")).older(),
	say("Deeds", "choose a|an {d:Noun/s} . until {e:End} , you may play that card|Event|Friend|Resource as "+
		"though|if it were in your hand", "it := Choose(1, d)\nfor Until(e) {\nMayPlay(it)\n}").older(),
	say("Deeds", "you may reveal {o:Object} . if you do and that card 's power is higher than that of that|the "+
		"{h:Head/s} , {do:Body}",
		"it := May(Reveal(o))\n"+given("Any(it) && Power(it) > Power(refCard && h)", "do")),
	say("Deeds", "{c:Certain/s} doesn't ready during its controller's next Ready Phase",
		"for DuringNext(ReadyPhase, Controller(c)) {\nCant(Readied(c))\n}"),
	say("Deeds", "choose up to {n:Int} opposing {d:Noun} . their controllers may put|return any number of them "+
		"into|to their owners ' hands . (?then , you) score a point for each of them still in play",
		takenBack),
	say("Deeds", "choose a Problem you confronted this turn . if there are no {d:Noun} at that Problem , {do:Body}",
		"Unlink(\"confronted\")\nfor it := range Each(Problem) {\n"+
			given("Happened(Confronted(You, AreaOf(it)))", "Link(\"confronted\", it)")+
			"\n}\nit2 := Choose(1, Linked(\"confronted\"))\n"+
			given("!Any(d && AreaOf(it2)) && Any(it2)", "do")),
	say("Deeds", "choose a Problem you ?have confronted this turn . {more:Body}",
		"Unlink(\"confronted\")\nfor it := range Each(Problem) {\n"+
			given("Happened(Confronted(You, AreaOf(it)))", "Link(\"confronted\", it)")+
			"\n}\nit2 := Choose(1, Linked(\"confronted\"))\n"+given("Any(it2)", "more")).
		without("if there are no").older(),
	say("Deeds", "for each of that player 's {d:Noun} , that player retires it unless they pay {n:Bracketed}",
		retiredUnlessPaid),
	say("Deeds", "each player chooses a color . until {e:End} , their {d:Noun} without that color can't contribute "+
		"their power to confronting this Problem",
		withoutChosenColor),
	say("Deeds", "{s:Subject@} <gain> {c:Color} and {o:Certain/s} 's printed abilities",
		"for Lasting() {\nHasColor(s, c)\nHasAbilitiesOf(s, o)\n}").ifSaid("refColor"),
	say("Deeds", "you may turn over an opposing Troublemaker {t:Attribute}",
		"if May() {\nit := Choose(1, (Troublemaker && IsFaceDown || Troublemaker && IsFaceUp) && Opposing && t)\n"+
			wonOrLost("Is(it, IsFaceUp)", "TurnFaceDown(it)", "TurnFaceUp(it)")+"\n}"),
	say("Deeds", "move any number of +1 power counters from {a:Object} to|onto {b:Object}",
		"it := a\nit2 := b\nn := ChooseNumber(0, Counters(it))\nRemoveCounters(it, n)\nPutCounters(it2, n)").last(),
	say("Deeds", "move any number of +1 power counters from one|1 of {o:Own} {d:Noun} to|onto another",
		"it := Choose(1, d && o)\nit2 := Choose(1, d && o && !it)\nn := ChooseNumber(0, Counters(it))\n"+
			"RemoveCounters(it, n)\nPutCounters(it2, n)").last(),
	say("Deeds", "move all ?of ?the +1 power counters on {o:Own} {d:Noun} to|onto {b:Object}",
		"it := b\nfor it2 := range Each(d && o && !it) {\nPutCounters(it, Counters(it2))\n"+
			"RemoveCounters(it2, Counters(it2))\n}").last(),
	say("Deeds", "redistribute any number of +1 power counters on your {a:Noun} onto one of your {b:Noun}",
		"it := Choose(1, b && Yours)\nfor it2 := range Each(a && Yours && !it) {\n"+
			"n := ChooseNumber(0, Counters(it2))\nRemoveCounters(it2, n)\nPutCounters(it, n)\n}"),
	say("Deeds", "flip an additional card during faceoffs until {e:End}", "for Until(e) {\nAddFlips(You, 1)\n}"),
	say("Deeds", "name a card type and an|your opponent reveals their hand and discards a card with|of that type",
		"word := ChooseType()\nwho := ChoosePlayer(Opponents)\nReveal(In(Hand, who))\n"+
			"it := Choose(1, OfType(word) && In(Hand, who), who)\nDiscard(who, it)"),
	say("Deeds", "move your Mane Character and it gets {n:Signed} power until {e:End}",
		"it := ManeCharacter && Yours\nMove(it)\nfor Until(e) {\nAddPower(it, n)\n}"),
	say("Deeds", "look at the top card of your deck and choose a number . an|your opponent guesses whether that "+
		"card 's power matches|is the chosen number and you reveal that|the card . if that opponent guesses "+
		"correctly|right , {do:Deeds} . "+
		"otherwise , {more:Body}",
		"it := Look(TopOf(You, 1))\nn := ChooseNumber()\nwho := ChoosePlayer(Opponents)\n"+
			wonOrLost("Guess(who, Power(it) == n)", "Reveal(it)\ndo", "Reveal(it)\nmore")),
	say("Deeds", "choose a|an {d:Noun/s} . until {e:End} , you may play that card|Event|Friend|Resource as "+
		"though|if it were in your hand . if you do and it would enter your|a discard pile , banish it instead",
		"it := Choose(1, d)\nfor Until(e) {\nfor it2 := range MayPlay(it) {\nfor Lasting() {\n"+
			"Instead(EntersDiscards(it2))\nBanish(it2)\n}\n}\n}"),
	say("Deeds", "you may choose two|2 {d:Noun} . an opponent chooses one|1 to put into your hand . you may "+
		"put the other|rest into play at your home", mayChooseTwo).older(),
	say("Deeds", "you may choose two|2 {d:Noun} . an opponent chooses one|1 of them to put into your hand . you may "+
		"put the other|rest into play at your home", mayChooseTwo),
	say("Deeds", "each player chooses a|an {d:Noun/s} . those characters get|have {n:Signed} power until {e:End}",
		"Unlink(\"chosen\")\nfor who := range EachPlayer(Players) {\nit := Choose(1, d, who)\n"+
			"Link(\"chosen\", it)\n}\nfor Until(e) {\nAddPower(Linked(\"chosen\"), n)\n}"),
	say("Deeds", "all players discard their hands , then draw {n:Int} cards",
		"Discard(In(Hand, Players))\nDraw(Players, n)"),
	say("Deeds", "put {n:Int} {c:Counter} counters on {o:Certain/s} and you may {do:Do}",
		"PutCounters(o, n, c)\nMay(do)"),
	say("Deeds", "put a {c:Counter} counter on {o:Certain/s} and you may {do:Do}", "PutCounters(o, 1, c)\nMay(do)"),
	say("Deeds", "{m:Mods} until {e:End} and you may {do:Do}", "for Until(e) {\nm\n}\nMay(do)"),
	say("Deeds", "{a:Do} , each player {do:Do/s} , and {z:Do}", "a\n"+eachPlayer("do")+"\nz").
		whoDoes("do", "who").older(),
	say("Deeds", "each player reveals and banishes {n:Int} cards from the top of their deck",
		"it := Reveal(TopOf(Players, n))\nBanish(it)"),
	say("Deeds", "each player reveals and banishes the top {n:Int} cards of their deck",
		"it := Reveal(TopOf(Players, n))\nBanish(it)").older(),
	say("Deeds", "each player reveals and banishes the top card of their deck",
		"it := Reveal(TopOf(Players, 1))\nBanish(it)"),
	say("Deeds", "the next time {e:Would} ?during {t:ThisTime} , choose a|an {d:Noun/s} and add its printed power to "+
		"your power total for this|that|the faceoff instead . then , banish that card",
		"for NextInstead(e, EndOf(t)) {\nit := Choose(1, d)\nAddToTotal(PrintedPower(it))\nBanish(it)\n}"),
	say("Deeds", "your opponent chooses a|one card in|from their hand and you choose a card type . that opponent "+
		"reveals the chosen card . if it has that type , look at that opponent 's hand and banish a card from it",
		ofChosenType),
	say("Deeds", "choose a|an {d:Noun/s} in an opponent 's discard pile . search that player 's hand , deck , and "+
		"discard pile for each|all card|cards with the same name and banish them . {more:Body}",
		allOfItsName),
	say("Deeds", "search an opponent 's deck for a|an {d:Noun/s} and set it aside face-down . that|the opponent names "+
		"a card and you reveal the one set aside . if it is the named card , that opponent may put it into play under "+
		"their control . otherwise , you may put it into play under your control",
		namedOrNot),
	say("Deeds", "that player banishes the top card of their deck . while|as that card remains|is banished , it has "+
		"no color requirement|requirements and the player who defeats this card may play it as though it were in "+
		"their hand",
		playedByVictor),
	say("Deeds", "choose odd or even and reveal the top card of your deck . if that card 's printed power matches "+
		"your choice , {a:Do} . {b:Do}",
		"switch Modes(1) {\ncase 1:\nit := Reveal(TopOf(You, 1))\n"+given("IsEven(PrintedPower(it))", "a")+
			"\nb\ncase 2:\nit2 := Reveal(TopOf(You, 1))\n"+given("!IsEven(PrintedPower(it2)) && Any(it2)", "a")+
			"\nb\n}"),
	say("Deeds", "you may reveal {o:Object} . if you do , reveal a card from your hand . if its printed power is "+
		"greater than that of the other , put the other into your hand and {more:Do}",
		"it := May(Reveal(o))\n"+given("Any(it)", "it2 := Choose(1, In(Hand, You))\nReveal(it2)\n"+
			given("PrintedPower(it2) > PrintedPower(it)", "PutInHand(it)\nmore"))),
	say("Deeds", "remove each {k:Counter} counter from {c:Certain/s} and you may move a number of your {d:Noun} to "+
		"this card's Problem up to the number of counters removed this way",
		"n := Counters(c, k)\nRemoveCounters(c, n, k)\n"+
			given("Is(c, AnyProblem)", "it := Choose(UpTo(n), d && Yours && !Here)\nMove(it, ItsProblem)")),
	say("Deeds", "each player chooses one of their {d:Noun} . all other {d:Noun} are no longer involved in the faceoff",
		"Unlink(\"kept\")\n"+eachPlayer("it := Choose(1, d && ControlledBy(who), who)\nLink(\"kept\", it)")+
			"\nUninvolve(d && !Linked(\"kept\"))"),
	say("Deeds", "you may banish a|an {d:Noun/s} there . when this card leaves that Problem , put the banished card "+
		"into play at a Problem and uncover it",
		returnedOnLeaving),
	say("Deeds", "start a faceoff involving your {a:Plain} at a Problem and an opponent's {b:Plain} there . whoever "+
		"wins that faceoff {do:Do/s}",
		"place := ChooseArea(AnyProblem)\nwho := ChoosePlayer(Opponents)\n"+
			"for _, winner := range Next(FaceoffWon(Players), EndOf(Faceoff)) {\ndo\n}\n"+
			"StartFaceoff(a && Yours && place, b && ControlledBy(who) && place)").by("winner"),
}

// mayChooseTwo is what a player does with two cards of which an opponent chooses the one that
// comes into the hand.
const mayChooseTwo = "it := May(Choose(2, d))\nit2 := Choose(1, it, Opponent)\nPutInHand(it2)\n" +
	"May(PutIntoPlay(it && !it2, Home(You)))"

// Notation that several wordings have.
var (
	// namedOrNot is a card of an opponent's deck that comes into play for that opponent, who names a card, if it is
	// that one, or else for you.
	namedOrNot = "who := ChoosePlayer(Opponents)\nit := Search(1, d && In(DrawDeck, who))\nSetAside(it)\n" +
		"word := NameCard(who)\nReveal(it)\n" +
		wonOrLost("Is(it, Named(word))", "May(who, PutIntoPlay(it, who))", "May(PutIntoPlay(it, You))")
	// playedByVictor is a card banished that whoever defeats this Troublemaker may play.
	playedByVictor = "it := Banish(TopOf(refPlayer, 1))\nfor Lasting() {\nNoRequirements(it)\n}\n" +
		"for _, who := range Next(Defeated(This)) {\nfor Lasting() {\nMayPlay(it, who)\n}\n}"
	// ofChosenType is a card that an opponent chooses and shows, and what is banished if it has the chosen type.
	ofChosenType = "it := Choose(1, In(Hand, Opponent), Opponent)\nword := ChooseType()\nReveal(it)\n" +
		given("Is(it, OfType(word))", "it2 := Look(In(Hand, Opponent))\nit3 := Choose(1, it2)\nBanish(it3)")
	// allOfItsName is the cards of an opponent with one name, wherever they are but in play.
	allOfItsName = "it := Choose(1, d && In(DiscardPile, Opponents))\nwho := Owner(it)\n" +
		"it2 := Search(AnyNumber, (In(DiscardPile, who) || In(DrawDeck, who) || In(Hand, who)) && " +
		"SharesName(it))\nBanish(it2)\nmore"
	// anotherCounter is one more counter of a name that is there.
	anotherCounter = "it := Choose(1, d && Yours && WithCounter)\nword := ChooseCounter(it)\nPutCounters(it, 1, word)"
	// takenBack is cards that opponents may take back, and points for those that they leave.
	takenBack = "it := Choose(UpTo(n), d && Opposing)\n" +
		eachOpponent("it2 := Choose(AnyNumber, it && ControlledBy(who), who)\nPutInHand(it2)") +
		"\nScore(Count(it && In(PlayZone)))"
	// retiredUnlessPaid is what a player pays for each card that isn't to be retired.
	retiredUnlessPaid = "for it := range Each(d && ControlledBy(refPlayer), refPlayer) {\n" +
		"if !May(refPlayer, Pay(refPlayer, n)) {\nRetire(it)\n}\n}"
	// withoutChosenColor is characters without a color that don't contribute their power.
	withoutChosenColor = eachPlayer("color := ChooseColor(who)\nfor Until(e) {\n" +
		"DoesntContribute(d && ControlledBy(who) && !OfColor(color), !Always, This)\n}")
	// returnedOnLeaving is a card banished that comes back as this one leaves the Problem.
	returnedOnLeaving = "place := There\nit := May(Banish(Choose(1, d && place)))\n" +
		"for Next(LeavesArea(This, place)) {\nit2 := PutIntoPlay(it, AnyProblem)\nUncover(it2)\n}"
)
