package cardtext

import "strings"

// Constructions that a card or two of the nine sets show, each for any words that fit: these are
// read and printed.

// rare are all of them.
func rare() (all []template) {
	for _, list := range [][]template{
		rareHappenings, rareDeeds, rareAbilities, rareMods, rareParts, rareSeveral, highestOfAll, losers(),
	} {
		all = append(all, list...)
	}
	return all
}

// rareHappenings are events (704.1) and conditions (708.2a).
var rareHappenings = []template{
	say("Happening", "{who:Player@} <score> at least {n:Int} points with {c:Some/s} during one|a {t:Time}",
		"Where(PointsScored(who, c), During(t) && HowOften(PointsScored(who, c), Phase) >= n)"),
	say("WouldBe", "{who:Player@} would flip a card", "Flipped(who)"),
	say("WouldBe", "{c:Some/s} would be put on the bottom of {w:Owners} deck", "PlacedOnBottom(c)"),
	say("Condition", "you are challenging a Troublemaker", "IsChallenging(You)"),
	say("Condition", "an|your opponent is challenging a Troublemaker", "IsChallenging(Opponent)"),
	say("Condition", "{w:ThePlayer} have|has {h:HowMany} {c:Color} in play", "h").counting("PowerOfColor(w, c)"),
	say("Condition", "you have {d:Noun} at home in excess of your home limit",
		"Count(d && Yours && CountsAtHome && Home(You)) > HomeLimitOf(You)"),
	say("Condition", "the counter is a {k:Counter} counter", "Same(refCounter, k)"),
}

// rareDeeds are things done (707.2).
var rareDeeds = []template{
	say("Deed", "<reattach> a|an {r:Noun/s} from a|an|one|1 {h:Noun/s} to another",
		"it := Choose(1, r && AttachedTo(h), by)\nit2 := Choose(1, h && !HasAttached(it), by)\nAttach(it, it2)"),
	say("Deed", "<reattach> a|an {r:Noun/s} from one of their {h:Noun} to another one of their {h:Noun}",
		"it := Choose(1, r && AttachedTo(h && ControlledBy(their)), by)\n"+
			"it2 := Choose(1, h && ControlledBy(their) && !HasAttached(it), by)\nAttach(it, it2)"),
	say("Deeds", "{who:Actor/s} may {do:Do}", given("May(who)", "do")).by("who").onlyPrinted(), // several things
	say("Deed", "<search> {w:Their} deck for {t:Title}", "Search(1, Named(t) && In(DrawDeck, w), by)"),
	say("Deed", "<play> {c:Certain/s} to {a:Area} frightened for free", `Play(c, AnyNumber, by, a, "frightened")`),
	say("Deeds", "choose up to two|2 of your {d:Noun} . move each of them to a different Problem",
		"it := Choose(UpTo(2), d && Yours)\nit2 := Choose(1, it)\nplace := ChooseArea(AnyProblem)\n"+
			"Move(it2, place)\nMove(it && !it2, AreaOf(Problem && !place))"),
	say("Deeds", "you may add {n:Number} to your next faceoff this turn",
		given("May()", "m := n\nfor Next(FaceoffStarts(Faceoff), EndOf(Turn)) {\nAddToTotal(m)\n}")),
	say("Deeds", "choose a color for each of your opponents . {s:Subject/s} gains each of those colors",
		"for range EachPlayer(Opponents) {\ncolor := ChooseColor(You)\nfor Lasting() {\nHasColor(s, color)\n}\n}"),
	say("Deed", "<move> {o:Object} for each {p:Each}", "for range Times(p) {\nMove(o, by)\n}"),
	say("Deeds", "have all players shuffle a card from their hands into their decks",
		eachPlayer("it := Choose(1, In(Hand, who), who)\nShuffleIntoDeck(it)")),
	say("Deed", "<turn> an|your opponent's {d:Noun/s} to its Start side",
		"it := Choose(1, d && Opposing, by)\nTurnToStart(it)"),
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
	say("Deeds", "choose one of your {a:Noun} at a Problem . your opponent chooses one of their {b:Noun} at that "+
		"Problem . exchange control of those cards|Friends until {e:End}",
		"it := Choose(1, a && Yours && AnyProblem)\n"+
			"it2 := Choose(1, b && ControlledBy(Opponent) && AreaOf(it), Opponent)\n"+
			"for Until(e) {\nExchangeControl(it, it2)\n}"),
	say("Deeds", "if a player has a|an {d:Noun/s} with more {r:Noun} on it than any other {d:Noun/s} , that player "+
		"gains {n:Tokens}",
		given("Any(MoreThanAnyOther(d, HowManyAttached(r)))",
			"Gain(Controller(MoreThanAnyOther(d, HowManyAttached(r))), n)")),
	say("Deeds", "you may look at {o:Object} . if those cards have the same printed power , {do:Body}",
		"it := May(Look(o))\n"+given("Any(it) && PrintedPower(refCard) == PrintedPower(it)", "do")),
	say("Deeds", "you may reveal {o:Object} . if you do and that card 's power is higher than that of that|the "+
		"{h:Head/s} , {do:Body}",
		"it := May(Reveal(o))\n"+given("Any(it) && Power(it) > Power(refCard && h)", "do")),
	say("Deed", "<draw> cards until you reach your maximum hand size",
		"Draw(by, MoreBy(HandSizeOf(by), Count(In(Hand, by))))"),
	say("Deed", "<lose> all action tokens that weren't gained this turn",
		"Lose(by, MoreBy(TokensOf(by), HowOften(TokensGained(by))))"),
	say("Deeds", "{c:Certain/s} doesn't ready during its controller's next Ready Phase",
		"for DuringNext(ReadyPhase, Controller(c)) {\nCant(Readied(c))\n}"),
	say("Deeds", "choose up to {n:Int} opposing {d:Noun} . their controllers may put|return any number of them "+
		"into|to their owners ' hands . (?then , you) score a point for each of them still in play",
		"it := Choose(UpTo(n), d && Opposing)\n"+
			eachOpponent("it2 := Choose(AnyNumber, it && ControlledBy(who), who)\nPutInHand(it2)")+
			"\nScore(Count(it && In(PlayZone)))"),
	say("Deeds", "choose a Problem you confronted this turn . if there are no {d:Noun} at that Problem , {do:Body}",
		"Unlink(\"confronted\")\nfor it := range Each(Problem) {\n"+
			given("Happened(Confronted(You, AreaOf(it)))", "Link(\"confronted\", it)")+
			"\n}\nit2 := Choose(1, Linked(\"confronted\"))\n"+
			given("!Any(d && AreaOf(it2)) && Any(it2)", "do")),
	say("Deeds", "for each of that player 's {d:Noun} , that player retires it unless they pay {n:Bracketed}",
		"for it := range Each(d && ControlledBy(refPlayer), refPlayer) {\n"+
			"if !May(refPlayer, Pay(refPlayer, n)) {\nRetire(it)\n}\n}"),
	say("Deeds", "each player chooses a color . until {e:End} , their {d:Noun} without that color can't contribute "+
		"their power to confronting this Problem",
		eachPlayer("color := ChooseColor(who)\nfor Until(e) {\n"+
			"DoesntContribute(d && ControlledBy(who) && !OfColor(color), !Always, This)\n}")),
	say("Deeds", "{s:Subject@} <gain> {c:Color} and {o:Certain/s} 's printed abilities",
		"for Lasting() {\nHasColor(s, c)\nHasAbilitiesOf(s, o)\n}").ifSaid("refColor"),
	say("Deeds", "you may turn over an opposing Troublemaker {t:Attribute}",
		"if May() {\nit := Choose(1, (Troublemaker && IsFaceDown || Troublemaker && IsFaceUp) && Opposing && t)\n"+
			wonOrLost("Is(it, IsFaceUp)", "TurnFaceDown(it)", "TurnFaceUp(it)")+"\n}"),
	say("Deeds", "redistribute any number of +1 power counters on your {a:Noun} onto one of your {b:Noun}",
		"it := Choose(1, b && Yours)\nfor it2 := range Each(a && Yours && !it) {\n"+
			"n := ChooseNumber(0, Counters(it2))\nRemoveCounters(it2, n)\nPutCounters(it, n)\n}"),
	say("Deed", "<remove> a +1 power counter from each of any number of {d:Noun} and <put> them on {c:Certain/s}",
		"it := Choose(AnyNumber, d && WithCounter, by)\nit2 := RemoveCounters(it)\nPutCounters(c, Count(it2))"),
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
	say("Deeds", "you may choose two|2 {d:Noun} . an opponent chooses one|1 of them to put into your hand . you may "+
		"put the other|rest into play at your home",
		"if May() {\nit := Choose(2, d)\nit2 := Choose(1, it, Opponent)\nPutInHand(it2)\n"+
			"May(PutIntoPlay(it && !it2, Home(You)))\n}"),
	say("Deeds", "all players discard their hands , then draw {n:Int} cards",
		"Discard(In(Hand, Players))\nDraw(Players, n)"),
	say("Cost", "pay a number of action tokens equal to {n:Number}", "Pay(by, n)").older(),
	say("Cost", "pay a number of action tokens equal to {n:Number} and {c:Cost}", "Pay(by, n)\nc").older(),
	say("Cost", "pay a number of action tokens equal to the number of {k:Counter} counters on {o:Certain/s} and "+
		"{c:Cost}",
		"Pay(by, Counters(o, k))\nc"),
}

// rareAbilities are whole paragraphs.
var rareAbilities = []template{
	say("Ability", "once {t:PerTime} , {e:IfWould} , you may {do:Deed} instead", "MayInstead(e)\nOnce(t)\ndo"),
	say("Ability", "{t:Heading} : you may play {c:Certain/s} to an area where you have {d:Any/s} . if you do , it "+
		"becomes involved in that faceoff",
		"WorksIn(Hand)\nfor it := range MayPlay(c, t, AreaOf(d && Yours)) {\n"+
			"for Until(EndOf(Faceoff)) {\nEntersInvolved(it)\n}\n}"),
	say("Ability", "{t:Heading} : remove a counter from one of your {d:Noun} to {do:Deeds}",
		"Timing(t)\nit := Choose(1, d && Yours && WithCounter)\nword := ChooseCounter(it)\n"+
			"Cost(RemoveCounters(it, 1, word))\ndo"),
	say("Ability", "{t:Heading} : remove a counter from one of your {d:Noun} for this : {do:Body}",
		"Timing(t)\nit := Choose(1, d && Yours && WithCounter)\nword := ChooseCounter(it)\n"+
			"Cost(RemoveCounters(it, 1, word))\ndo"),
	say("Ability", "if the player with the most {d:Noun} would draw a card during their {t:Time} , they may put a|an "+
		"{e:Noun/s} into their hand from their discard pile instead",
		"_, who := MayInstead(Where(Drawn(PlayerWithMost(d)), During(t, PlayerWithMost(d))), PlayerWithMost(d))\n"+
			"it := Choose(1, e && In(DiscardPile, who), who)\nPutInHand(it)"),
	say("Ability", "while an opponent 's Mane Character is {s:State} , that player can't play {d:Noun} during "+
		"faceoffs involving their Mane Character",
		eachOpponent(given("Any(ManeCharacter && ControlledBy(who) && s && IsInvolved)", "Cant(Played(who, d))"))),
	say("Ability", "{t:Heading} : play ?this ?card only {m:Meantime} . {do:Deeds}", "Timing(t)\nPlayOnlyIf(m)\ndo"),
	say("Ability", "{t:Heading} : remove any number of {c:Counter} counters from {o:Certain/s} and {k:Cost} to gain "+
		"{n:Bracketed} for each counter removed this way",
		"Timing(t)\nm := ChooseNumber(0, Counters(o, c))\nCost(RemoveCounters(o, m, c), k)\nGain(n*m)"),
	say("Ability", "{t:Heading} : spend all ?the cards beneath {c:Certain/s} and {k:Cost} to gain {n:Bracketed} for "+
		"each card spent",
		"Timing(t)\nm := Count(Beneath(c))\nCost(Spend(m, c), k)\nGain(n*m)"),
	say("Ability", "{t:Heading} : spend all ?the cards beneath {c:Certain/s} and {k:Cost} to gain action tokens equal "+
		"to the number of cards spent", "Timing(t)\nm := Count(Beneath(c))\nCost(Spend(m, c), k)\nGain(m)").older(),
	say("Ability", "during a faceoff , you may play {c:Certain/s} from your discard pile as though|if it were in your "+
		"hand . if you do , banish it|this ?card at the end of the faceoff",
		"WorksIn(DiscardPile)\nif During(Faceoff) {\nfor it := range MayPlay(c) {\nfor Next(EndOf(Faceoff)) {\n"+
			"Banish(it)\n}\n}\n}"),
	say("Ability", "{d:Noun} can't be moved unless their controller pays {n:Bracketed}",
		"it, who := Instead(MovedByEffect(d))\n"+
			given("May(Controller(it), Pay(Controller(it), n))", "Move(it, There, who)")),
	say("Ability", "at {e:Moment} while this card is flipped , {do:Body}", "WorksIn(FlipZone)\nWhen(e)\ndo"),
}

// rareParts are parts of sentences.
var rareParts = []template{
	say("FirstEvent", "confront this Problem with {d:Any/s}",
		"Where(Confronted(Players, Here), Any(d && ControlledBy(TurnPlayer) && Here))"),
	say("Attribute", "{who:Player@} <own>", "OwnedBy(who)"),
	say("Deeds", "put {n:Int} {c:Counter} counters on {o:Certain/s} and you may {do:Do}",
		"PutCounters(o, n, c)\nMay(do)"),
	say("Deeds", "put a {c:Counter} counter on {o:Certain/s} and you may {do:Do}", "PutCounters(o, 1, c)\nMay(do)"),
	say("Deeds", "{m:Mods} until {e:End} and you may {do:Do}", "for Until(e) {\nm\n}\nMay(do)"),
	say("Ability", "{t:Heading} : any player with {d:Any/s} involved in a faceoff here may {do:Do}",
		"Timing(t)\nAnyPlayer()\nActivateOnlyIf(Any(d && Yours && IsInvolved) && Is(This, FaceoffArea))\ndo"),
}

// rareMods are what lasts (708.1).
var rareMods = []template{
	say("Mods", "you may choose to pay {n:Bracketed} less to play {d:Noun}", "AddCost(OrNone(-n), Played(You, d))"),
	say("Mods", "you may choose to pay {n:Bracketed} less to play {c:Certain/s}",
		"AddCost(OrNone(-n), Played(You, c))"),
	say("Mods", "you may choose to pay {n:Bracketed} less to play {d:Noun} , to a minimum of {m:Bracketed}",
		"AddCost(OrNone(-n), Played(You, d), m)"),
	say("FaceoffMods", "you may flip a number of additional cards equal to {n:Number} , then choose one of the cards "+
		"flipped this way and ignore the rest",
		"for it := range AddFlips(You, OrNone(n)) {\nit2 := Choose(1, it)\nIgnore(it && !it2)\n}"),
	say("Mods", "players with {n:Int} or more {d:Noun} can't move or play characters to {a:Destination}",
		eachPlayer(given("Count(d && ControlledBy(who)) >= n",
			"Cant(Moved(who, Character, a) || Played(who, Friend, a))"))),
}

// highestOfAll is the card that has more power than any other one, if one does.
var highestOfAll = []template{
	say("Object", "the {d:Noun/s} with power higher than any other {d:Noun/s}", "MoreThanAnyOther(d, Power)"),
	say("Subject/s", "the {d:Noun/s} with power higher than any other {d:Noun/s}", "MoreThanAnyOther(d, Power)"),
}

// losers are what the loser of a faceoff does to one of the cards that was in it, and its winner to
// a card of the other player.
func losers() (all []template) {
	const start = "start a faceoff involving one of your {a:Noun} and an opponent's {b:Noun/s} with equal or greater " +
		"power . "
	const chosen = "it := Choose(1, a && Yours)\nit2 := Choose(1, b && Opposing && Power >= Power(it))\n" +
		"who := Controller(it2)\n"
	for _, verb := range []struct{ words, effect string }{
		{"dismisses %s", "Dismiss"}, {"banishes %s", "Banish"}, {"exhausts %s", "Exhaust"},
		{"frightens %s", "Frighten"}, {"puts %s into its owner 's hand", "PutInHand"},
	} {
		loses := func(who, which, one string) string {
			return which + " := d && ControlledBy(" + who + ") && IsInvolved\nfor Next(FaceoffEnds(Faceoff)) {\n" +
				one + " := Choose(1, " + which + " && ControlledBy(" + who + "), " + who + ")\n" +
				verb.effect + "(" + one + ")\n}"
		}
		all = append(all, say("Deeds",
			start+"at the end of the faceoff , the loser "+
				strings.Replace(verb.words, "%s", "one of their {d:Noun} that was|were involved", 1),
			chosen+wonOrLost("StartFaceoff(it, it2)", loses("who", "it3", "it4"), loses("You", "it5", "it6"))))
	}
	return append(all, say("Deeds",
		start+"the winner looks at their opponent 's hand and chooses a|one card . that player puts that|the card on "+
			"top of their deck",
		chosen+wonOrLost("StartFaceoff(it, it2)",
			"it3 := Look(In(Hand, who))\nit4 := Choose(1, it3)\nPutOnTop(it4)",
			"it5 := Look(In(Hand, You), who)\nit6 := Choose(1, it5, who)\nPutOnTop(it6)")))
}
