package cardtext

// Words of single cards of the nine sets for what other templates print more plainly, each for all cards, numbers and
// deeds that may stand in its place. These are only read.

// setsOwnWords are all of them.
func setsOwnWords() (all []template) {
	for _, list := range [][]template{
		highestOfThose(), chosenByOpponents, revealedToMatch, countersOfAnyName, allItsCounters(), bySomebodys,
		winnersOfStarted(), shownAndCompared, forTheirOwners, ifSoManyThere, returnedLater, otherOwnWords,
	} {
		all = append(all, list...)
	}
	return all
}

// highestOfThose are the one card with more power than each other one of the same sort.
func highestOfThose() (all []template) {
	for _, words := range []string{
		"the {d:Noun/s} with higher|greater power than that of any other {d:Noun/s}",
		"the {d:Noun/s} with power higher|greater than that of any other {d:Noun/s}",
		"the {d:Noun/s} with power higher|greater than any other {d:Noun/s}",
		"the {d:Noun/s} with higher|greater|more power than any other {d:Noun/s}",
	} {
		all = append(all, say("Object", words+" {a:Attribute}", "MoreThanAnyOther(d && a, Power)"))
		if words != "the {d:Noun/s} with power higher than any other {d:Noun/s}" {
			all = append(all, say("Object", words, "MoreThanAnyOther(d, Power)"))
		}
	}
	return all
}

// chosenByOpponents are cards of which an opponent chooses one, and cards that opponents take back.
var chosenByOpponents = []template{
	say("Ability", "when|whenever {e:Event} you may choose two|2 {d:Noun} . an opponent chooses one|1 (?of them) "+
		"to put into your hand . you may put the other ?one|card into play at|in your home", "When(e)\n"+mayChooseTwo),
	say("Deeds", "choose up to {n:Int} opposing {d:Head} . their controllers may put|return any number of them "+
		"into|to their owners ' hands . (?then , you) score a point for each chosen {d:Head/s} ?still in play",
		takenBack),
}

// revealedToMatch are cards revealed of which something was chosen or named before.
var revealedToMatch = []template{
	say("Deeds", "search an opponent 's deck for a|an {d:Head/s} and set it aside face-down . that|the opponent names "+
		"a card and you reveal that {d:Head/s} . if that {d:Head/s} is the named card , that opponent may put it "+
		"into play under their|his control . if not|otherwise , you may put it into play under your control",
		namedOrNot),
	say("Deeds", "that player banishes the top card of their deck . while|as that card remains|is banished , it has "+
		"no color requirement|requirements and the player who defeats this Troublemaker|card may play that card as "+
		"though it were in that player 's hand",
		playedByVictor),
	say("Deeds", "choose odd or even and then reveal {o:Object} . if that card 's printed power "+
		"matches your choice , {a:Do} and {b:Do} . otherwise , {b:Do}",
		"switch Modes(1) {\ncase 1:\nit := Reveal(o)\n"+given("IsEven(PrintedPower(it))", "a")+
			"\nb\ncase 2:\nit2 := Reveal(o)\n"+given("!IsEven(PrintedPower(it2)) && Any(it2)", "a")+
			"\nb\n}"),
	say("Deeds", "your opponent chooses a|one card in|from their hand and you choose a card type . ?then "+
		"that opponent reveals their|the chosen card . if that card|it has that type , look at that opponent 's hand "+
		"and banish a card from their hand",
		ofChosenType),
	say("Deeds", "choose a|an {d:Noun/s} in an opponent 's discard pile . search that player 's hand , deck , and "+
		"discard pile for each|all card|cards with the same name , then banish those cards . {more:Body}",
		allOfItsName),
}

// countersOfAnyName are counters that are chosen, whatever their name is (519.1).
var countersOfAnyName = []template{
	say("Deeds", "choose a counter on one|1 of your {d:Noun} . put another counter of the same|that type|kind on that "+
		"card",
		anotherCounter),
	say("Ability", "{t:Heading} : remove a counter from one|1 of your {d:Noun} to {do:Do} . if you remove|removed the "+
		"counter from a|an {e:Plain/s} or {f:Plain/s} , {x:Do} instead",
		removesOne+"if Is(it, e || f) {\nx\n} else {\ndo\n}"),
	say("Ability", "{t:Heading} : remove a counter from one|1 of your {d:Noun} to give a|an {e:Head/s} {n:Signed} "+
		"power until {u:End} . if the counter is a|an {k:Counter} counter , give that {e:Head/s} {m:Signed} power "+
		"instead",
		removesOne+"it2 := Choose(1, e)\n"+
			"if Same(word, k) {\nfor Until(u) {\nAddPower(it2, m)\n}\n} else {\n"+
			"for Until(u) {\nAddPower(it2, n)\n}\n}"),
}

// allItsCounters are as many counters as one likes that go with the card on which they are (519.1).
func allItsCounters() (all []template) {
	for _, paid := range []struct{ verb, does string }{
		{"retire", "Retire(This)"}, {"dismiss", "Dismiss(This)"}, {"banish", "Banish(This)"},
		{"exhaust", "Exhaust(This)"},
	} {
		all = append(all, say("Ability", "{t:Heading} : "+paid.verb+" this card and remove any number of {c:Counter} "+
			"counters from it to gain {n:Bracketed} for each {c:Counter} counter you remove|removed",
			"Timing(t)\nm := ChooseNumber(0, Counters(This, c))\n"+
				"Cost(RemoveCounters(This, m, c), "+paid.does+")\nGain(n*m)"))
	}
	return all
}

// bySomebodys are what is done with or to what somebody has, whose card was named before.
var bySomebodys = []template{
	say("Mods", "that opponent|player 's {d:Noun} each|all {m:Mod}", "m").of("d && ControlledBy(refPlayer)"),
	say("BecomesOfIt", "sent to {a:Area}", "Send(refCard, a)").without("home"),
	say("BecomesOfIt", "moved to {a:Area}", "Move(refCard, a)").without("home"),
	say("Deeds", "dismiss an opponent 's {d:Head/s} . this card is sent to that {d:Head/s} 's controller 's home and "+
		"they gain control of it",
		"who := ChoosePlayer(Opponents)\nit := Choose(1, d && ControlledBy(who))\nDismiss(it)\n"+
			"GainControl(who, This)\nSend(This, Home(who))"),
	say("Deeds", "for each of that player 's {d:Head} , that player retires that {d:Head/s} unless they pay "+
		"{n:Bracketed}",
		retiredUnlessPaid),
	say("Deeds", "each player chooses a color . their {d:Noun} without that color can't contribute their power to "+
		"confronting this Problem until {e:End}",
		withoutChosenColor),
}

// winnersOfStarted are what whoever wins a faceoff does that an ability starts (514.5).
func winnersOfStarted() (all []template) {
	for _, they := range []string{"they control", "of theirs"} {
		all = append(all, say("Deeds", "start a faceoff involving your {a:Plain} at a Problem and an opponent 's "+
			"{b:Plain} there . the winner of that|the faceoff may move a {c:Plain/s} "+they+" for each of their "+
			"{e:Noun} involved in the faceoff",
			"place := ChooseArea(AnyProblem)\nif StartFaceoff(a && Yours && place, b && Opposing && place) {\n"+
				"it := Choose(UpTo(Count(e && Yours && IsInvolved)), c && Yours)\nMove(it)\n} else {\n"+
				"it2 := Choose(UpTo(Count(e && Opposing && IsInvolved)), c && Opposing, Opponent)\n"+
				"Move(it2, Opponent)\n}"))
	}
	return append(all, say("Deeds", "start a faceoff involving your {a:Plain} at a Problem and an opponent 's "+
		"{b:Plain} there . the winner of that|the faceoff reveals a|the number of cards from|off the top of "+
		"their deck equal to the number|count of their {e:Noun} involved in the faceoff , puts each {f:Noun/s} "+
		"revealed|shown this way into their hand , and puts the rest|remainder of the|those cards "+
		"on|at the bottom of their deck",
		"place := ChooseArea(AnyProblem)\nif StartFaceoff(a && Yours && place, b && Opposing && place) {\n"+
			"it := Reveal(TopOf(You, Count(e && Yours && IsInvolved)))\nPutInHand(it && f)\nPutOnBottom(it && !f)\n"+
			"} else {\nit2 := Reveal(TopOf(Opponent, Count(e && ControlledBy(Opponent) && IsInvolved)))\n"+
			"PutInHand(it2 && f)\nPutOnBottom(it2 && !f, Opponent)\n}"))
}

// shownAndCompared are cards revealed that are compared with others, and what is looked at.
var shownAndCompared = []template{
	say("Deeds", "you may reveal {o:Object} . if you do , and that card 's power is higher|greater than that of the "+
		"opposing {h:Head/s} , {do:Body}",
		"it := May(Reveal(o))\n"+given("Any(it) && Power(it) > Power(refCard && h)", "do")),
	say("Deeds", "you may reveal {o:Object} . if you do , reveal a|one card "+
		"from your hand . if the printed power of the|that "+
		"card from|in your hand is greater|higher , put the card revealed from your deck into your hand and {more:Do}",
		"it := May(Reveal(o))\n"+given("Any(it)", "it2 := Choose(1, In(Hand, You))\nReveal(it2)\n"+
			given("PrintedPower(it2) > PrintedPower(it)", "PutInHand(it)\nmore"))),
	say("Deeds", "choose an opponent . look at {o:Object} , then put any number of them back on|onto ?the top of "+
		"the|that deck in any order , and the rest|others on|at the bottom",
		"who := ChoosePlayer(Opponents)\nit := Look(o)\nPutOnTopOrBottom(it)").
		ifSaid("refPlayer"),
	say("Deeds", "look at {o:Object} , then put any number of them ?back on|onto ?the top of the|that deck "+
		"in any order , and the rest|others on|at the bottom (?in any order)", "it := Look(o)\nPutOnTopOrBottom(it)"),
	say("Deeds", "reveal {o:Object} and you may draw it . if the|that card was|is a|an {x:Adjective} {h:Head/s} , "+
		"you may pay {n:Bracketed} less to play that {h:Head/s} this turn and you may draw another card",
		"it := Reveal(o)\nMay(Draw())\n"+given("Is(it, x && h)",
			"for Until(EndOf(Turn)) {\nAddCost(OrNone(-n), Played(You, it))\n}\nMay(Draw())")),
}

// forTheirOwners are what a Problem's owner may do (513.5), and what any player with characters involved there may.
var forTheirOwners = []template{
	say("Ability", "when this Problem|card 's owner wins {f:FaceoffTime} involving their Mane Character , that player "+
		"may exhaust that Mane Character to score a|an ?additional point",
		"When(FaceoffWon(Owner(This), f, ManeCharacter && ControlledBy(Owner(This))))\n"+
			given("May(Owner(This), Exhaust(ManeCharacter && ControlledBy(Owner(This))))", "Score(Owner(This), 1)")),
	say("Ability", "Problem Faceoff : any player with {d:Any/s} involved in a Problem faceoff here may {do:Do}",
		"Timing(ProblemFaceoff)\nAnyPlayer()\n"+
			"ActivateOnlyIf(Any(d && Yours && IsInvolved) && Is(This, FaceoffArea))\ndo"),
}

// ifSoManyThere are what is so while so many cards are at one place.
var ifSoManyThere = []template{
	say("Ability", "while at least {n:Int} of your {d:Noun} are at one|1 Problem , {m:FaceoffMods} during faceoffs at "+
		"that|the Problem", given("Any(d && Yours && HowManyThere(d && Yours) >= n && FaceoffArea)", "m")),
}

// returnedLater are cards banished that come back.
var returnedLater = []template{
	say("Deeds", "you may banish a|an {d:Head/s} there . when this card leaves that Problem , put that|the banished "+
		"{d:Head/s} into play at a Problem and uncover it",
		returnedOnLeaving),
}

// otherOwnWords are the other ones.
var otherOwnWords = []template{
	say("Ability", "during the {t:Time} , if that {h:Head/s} is {s:State} , that opponent|player 's {d:Noun} each "+
		"{m:Mod}",
		given("During(t) && Is(refCard && h, s)", "m")).of("d && ControlledBy(Controller(refCard && h))"),
	say("Condition", "{c:Certain/s} is at home or ?at a Problem with {h:HowMany} of your {d:Noun}", "h").
		counting("Count(d && Yours && AreaOf(c))"),
	say("Mods", "you may pay {n:Bracketed} less , to a minimum of {m:Bracketed} , to play your first {d:Noun/s} to "+
		"{a:Destination} {t:PerTime}", "AddCost(OrNone(-n), First(Played(You, d, a), t), m)"),
	say("Mods", "you may pay {n:Bracketed} less , to a minimum of {m:Bracketed} , to play your first {d:Noun/s} "+
		"{t:PerTime}", "AddCost(OrNone(-n), First(Played(You, d), t), m)"),
	say("Mods", "you may pay {n:Bracketed} less , to a minimum of {m:Bracketed} , to play {d:Noun}",
		"AddCost(-n, Played(You, d), m)"),
	say("Ability", "Chaos : {do:Deeds}", `TagWord("Chaos")`+"\nWhen(Flipped(This))\ndo"),
	say("Deeds", "choose {n:Modes} : {a:Deeds} , {b:Deeds} , or if {c:Condition} {x:Do}",
		"switch Modes(n) {\ncase 1:\na\ncase 2:\nb\ncase 3:\nif c {\nx\n}\n}"),
	say("Mods", "while {c:Condition} , if {x:Condition} , {m:Mods}", given("c && x", "m")),
	say("Ability", "if that {h:Head/s} is yours , you may {do:Do}",
		"As(EntersPlay(This))\n"+given("Is(refCard && h, Yours)", "May(do)")),
	say("Ability", "if that {h:Head/s} is not yours , you may {do:Do}",
		"As(EntersPlay(This))\n"+given("!Is(refCard && h, Yours)", "May(do)")),
	say("Happening", "you defeat a|an {x:Noun/s} using|with only {c:Symbol} characters",
		"Where(Defeated(You, x), !Any(Character && Yours && IsInvolved && !OfColor(c)))"),
	say("Happening", "you defeat a|an {x:Noun/s} using|with only {d:Noun}",
		"Where(Defeated(You, x), !Any(Character && Yours && IsInvolved && !d))").without("characters"),
	say("MayDeeds", "you may pay {n:Bracketed} to {do:Do} . if you have {x:Title} and {y:Title} , you may pay "+
		"{m:Bracketed} to {do:Do} instead",
		"if Any(Yours && Named(x)) && Any(Yours && Named(y)) {\nif May(Pay(m)) {\ndo\n}\n} "+
			"else if May(Pay(n)) {\ndo\n}"),
	say("Ability", "when|whenever a player moves a|an {d:Noun/s} to this Problem , if they have a|an {e:Noun/s} here "+
		"already , they may {do:Do}",
		"it, who := When(Moved(Players, d, Here))\n"+
			given("Any(e && ControlledBy(who) && Here && !it)", given("May(who)", "do"))).by("who"),
	say("WouldBe", "a|an {d:Noun/s} flipped for a|the Problem faceoff here would be put on the bottom of its owner 's "+
		"deck",
		"Where(PlacedOnBottom(Players, d && IsFlipped), During(ProblemFaceoff) && Is(This, FaceoffArea))"),
	say("WouldBe", "you would put a|an {d:Noun/s} flipped for a|the faceoff involving {c:Some/s} on the bottom "+
		"of your deck",
		"Where(PlacedOnBottom(You, d && IsFlipped), IsFaceoffInvolving(c))"),
	say("Ability", "{t:Heading} : retire this card to move all other {d:Noun} at its Problem home . "+
		"{d:Noun} can't be moved or played to that|the Problem for the rest of the|this turn",
		"Timing(t)\nplace := ItsProblem\nCost(Retire(This))\nMove(d && place && !This, Home)\n"+
			"for Until(EndOf(Turn)) {\nCant(Moved(d, place))\nCant(Played(d, place))\n}"),
	say("Mods", "while involved in a Problem faceoff , {d:Noun} {m:Mod}", "if During(ProblemFaceoff) {\nm\n}").
		of("d && IsInvolved"),
	say("Mods", "while involved in a Troublemaker faceoff , {d:Noun} {m:Mod}",
		"if During(TroublemakerFaceoff) {\nm\n}").of("d && IsInvolved"),
	say("Ability", "at {e:Moment} , if you have {d:Plain} at home in excess of|over your home limit , you may "+
		"{c:Cost} to put a|an {x:Noun/s} there into its owner 's hand",
		"When(e)\nif Count(d && CountsAtHome && Yours && Home(You)) > HomeLimitOf(You) {\nif May(c) {\n"+
			"PutInHand(Choose(1, x && Yours && Home(You)))\n}\n}"),
}
