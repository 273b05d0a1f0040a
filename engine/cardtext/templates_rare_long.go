package cardtext

// Constructions of several sentences that a card of the nine sets shows, each for any words that fit:
// these are read and printed.
var rareSeveral = []template{
	say("Number", "that Problem 's bonus", "BonusOf(Problem && At(refArea))"),
	say("Number", "the number of their {d:Noun}", "Count(d && ControlledBy(their))"),
	say("Certain/s", "the chosen {h:Head/s}", "refChosen && h").older(),
	say("Certain/s", "the chosen card", "refChosen"),
	say("Ability", "while this card is in the flip zone , {m:Mods}", "WorksIn(FlipZone)\nm"),
	say("Ability", "while this card is flipped , a|an {d:Noun/s} has {n:Signed} power for each {p:Each}",
		"WorksIn(FlipZone)\nAddPower(OneOf(d), n*p)"),
	say("Ability", "when an opponent discards a card , if it is the first card that player has discarded this turn , "+
		"{do:Body}", "When(First(Discarded(Opponents), Turn, Opponents))\ndo"),
	say("Happening", "one or more cards are banished this way", "OneOrMore(Banished(refBanished))"),
	say("Object", "each other {d:Noun/s} , {e:Noun/s} , and {f:Noun/s}", "(d || e || f) && !This"),
	say("Deeds", "{a:Do} , each player {do:Do/s} , and {z:Do}", "a\n"+eachPlayer("do")+"\nz").
		whoDoes("do", "who").older(),
	say("Deeds", "each player reveals and banishes {n:Int} cards from the top of their deck",
		"it := Reveal(TopOf(Players, n))\nBanish(it)"),
	say("Deeds", "each player reveals and banishes the top {n:Int} cards of their deck",
		"it := Reveal(TopOf(Players, n))\nBanish(it)").older(),
	say("Deeds", "each player reveals and banishes the top card of their deck",
		"it := Reveal(TopOf(Players, 1))\nBanish(it)"),
	say("Object", "{n:Int} cards from the top of {w:Their} deck", "TopOf(w, n)").older(),
	say("Mods", "you pay {n:Int} less action token to turn {c:Certain/s} over for each {p:Each}",
		"AddCost(-n*p, ActivatedToTurnOver(You, c))"),
	say("Deed", "<reveal> {o:Object} , <put> each {d:Noun/s} revealed this way into their|your hand , and <put> the "+
		"rest|others on the bottom of their|your deck",
		"it := Reveal(o)\nPutInHand(it && d)\nPutOnBottom(it && !d, by)"),
	say("Ability", "{e:IfWould} , you may spend a|one card from beneath this card instead . if you do , add that card "+
		"'s printed power to your power total for that faceoff",
		"MayInstead(e)\nit := Spend(1)\nAddToTotal(PrintedPower(it))"),
	say("Deeds", "the next time {e:Would} ?during {t:ThisTime} , choose a|an {d:Noun/s} and add its printed power to "+
		"your power total for this|that|the faceoff instead . then , banish that card",
		"for NextInstead(e, EndOf(t)) {\nit := Choose(1, d)\nAddToTotal(PrintedPower(it))\nBanish(it)\n}"),
	say("Deeds", "your opponent chooses a|one card in|from their hand and you choose a card type . that opponent "+
		"reveals the chosen card . if it has that type , look at that opponent 's hand and banish a card from it",
		"it := Choose(1, In(Hand, Opponent), Opponent)\nword := ChooseType()\nReveal(it)\n"+
			given("Is(it, OfType(word))", "it2 := Look(In(Hand, Opponent))\nit3 := Choose(1, it2)\nBanish(it3)")),
	say("Deeds", "choose a|an {d:Noun/s} in an opponent 's discard pile . search that player 's hand , deck , and "+
		"discard pile for each|all card|cards with the same name and banish them . {more:Body}",
		"it := Choose(1, d && In(DiscardPile, Opponents))\nwho := Owner(it)\n"+
			"it2 := Search(AnyNumber, (In(DiscardPile, who) || In(DrawDeck, who) || In(Hand, who)) && "+
			"SharesName(it))\nBanish(it2)\nmore"),
	say("Deeds", "search an opponent 's deck for a|an {d:Noun/s} and set it aside face-down . that|the opponent names "+
		"a card and you reveal the one set aside . if it is the named card , that opponent may put it into play under "+
		"their control . otherwise , you may put it into play under your control",
		"who := ChoosePlayer(Opponents)\nit := Search(1, d && In(DrawDeck, who))\nSetAside(it)\n"+
			"word := NameCard(who)\nReveal(it)\n"+
			wonOrLost("Is(it, Named(word))", "May(who, PutIntoPlay(it, who))", "May(PutIntoPlay(it, You))")),
	say("Deeds", "that player banishes the top card of their deck . while|as that card remains|is banished , it has "+
		"no color requirement|requirements and the player who defeats this card may play it as though it were in "+
		"their hand",
		"it := Banish(TopOf(refPlayer, 1))\nfor Lasting() {\nNoRequirements(it)\n}\n"+
			"for _, who := range Next(Defeated(This)) {\nfor Lasting() {\nMayPlay(it, who)\n}\n}"),
	say("Deeds", "choose odd or even and reveal the top card of your deck . if that card 's printed power matches "+
		"your choice , {a:Do} . {b:Do}",
		"switch Modes(1) {\ncase 1:\nit := Reveal(TopOf(You, 1))\n"+given("IsEven(PrintedPower(it))", "a")+
			"\nb\ncase 2:\nit2 := Reveal(TopOf(You, 1))\n"+given("!IsEven(PrintedPower(it2)) && Any(it2)", "a")+
			"\nb\n}"),
	say("Deeds", "you may reveal {o:Object} . if you do , reveal a card from your hand . if its printed power is "+
		"greater than that of the other , put the other into your hand and {more:Do}",
		"it := May(Reveal(o))\n"+given("Any(it)", "it2 := Choose(1, In(Hand, You))\nReveal(it2)\n"+
			given("PrintedPower(it2) > PrintedPower(it)", "PutInHand(it)\nmore"))),
	say("Mods", "you meet the confront requirements of {o:Certain/s} if you have at least one|1 ready {a:Trait} , "+
		"{b:Trait} , and {c:Trait} character there",
		"MeetsRequirements(You, o, Any(Character && Yours && Trait(a) && IsReady && AreaOf(o)) && "+
			"Any(Character && Yours && Trait(b) && IsReady && AreaOf(o)) && "+
			"Any(Character && Yours && Trait(c) && IsReady && AreaOf(o)))"),
	say("Deeds", "remove each {k:Counter} counter from {c:Certain/s} and you may move a number of your {d:Noun} to "+
		"this card's Problem up to the number of counters removed this way",
		"n := Counters(c, k)\nRemoveCounters(c, n, k)\n"+
			given("Is(c, AnyProblem)", "it := Choose(UpTo(n), d && Yours && !Here)\nMove(it, ItsProblem)")),
	say("Deeds", "each player chooses one of their {d:Noun} . all other {d:Noun} are no longer involved in the faceoff",
		"Unlink(\"kept\")\n"+eachPlayer("it := Choose(1, d && ControlledBy(who), who)\nLink(\"kept\", it)")+
			"\nUninvolve(d && !Linked(\"kept\"))"),
	say("Ability", "while at least {n:Int} of your {d:Noun} are at one|1 Problem , {m:FaceoffMods} during faceoffs "+
		"there",
		given("Any(d && Yours && HowManyThere(d && Yours) >= n && FaceoffArea)", "m")),
	say("Deeds", "you may banish a|an {d:Noun/s} there . when this card leaves that Problem , put the banished card "+
		"into play at a Problem and uncover it",
		"place := There\nit := May(Banish(Choose(1, d && place)))\nfor Next(LeavesArea(This, place)) {\n"+
			"it2 := PutIntoPlay(it, AnyProblem)\nUncover(it2)\n}"),
	say("Deeds", "start a faceoff involving your {a:Plain} at a Problem and an opponent's {b:Plain} there . whoever "+
		"wins that faceoff {do:Do/s}",
		"place := ChooseArea(AnyProblem)\nwho := ChoosePlayer(Opponents)\n"+
			"for _, winner := range Next(FaceoffWon(Players), EndOf(Faceoff)) {\ndo\n}\n"+
			"StartFaceoff(a && Yours && place, b && ControlledBy(who) && place)").by("winner"),
	say("Ability", "{t:Heading} : retire this card to move all other {d:Noun} at this card 's Problem home . {d:Noun} "+
		"can't be moved or played to that|the Problem for the rest of the|this turn",
		"Timing(t)\nplace := ItsProblem\nCost(Retire(This))\nMove(d && place && !This, Home)\n"+
			"for Until(EndOf(Turn)) {\nCant(Moved(d, place))\nCant(Played(d, place))\n}"),
	say("Ability", "{t:Heading} : this card 's owner may exhaust their Mane Character at|from a Problem to look at "+
		"the top card of that|the Problem 's deck and may put it|that ?card on the bottom of that deck",
		"Timing(t)\nit := Cost(Exhaust(ManeCharacter && ControlledBy(Owner(This)) && AnyProblem))\n"+
			"it2 := Look(TopOf(Owner(Problem && AreaOf(it)), 1, ProblemDeck))\nMay(PutOnBottom(it2))"),
}
