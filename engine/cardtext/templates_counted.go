package cardtext

import "fmt"

// Numbers (105): what is counted, compared and added up. What follows counted is only read.

// Numbers that are counted: "for each …", "equal to …", "up to …" (105).
var counted = []template{
	say("Each", "{d:Noun/s}", "Count(d)"),
	say("Each", "of your {d:Noun}", "Count(d && Yours)"),
	say("Each", "of your opponent's {d:Noun}", "Count(d && Opposing)"),
	say("Each", "opponent's {d:Noun/s}", "Count(d && Opposing)").older(),
	say("Each", "player's {d:Noun/s}", "Count(d)").older(),
	say("Each", "{k:Counter} counter on {c:Certain/s}", "Counters(c, k)"),
	say("Each", "color {c:Certain/s} has", "ColorCount(c)"),
	say("Each", "color that {d:Some/s} has", "ColorCount(d)").older(),
	say("Each", "color among {d:Noun}", "ColorCount(d)"),
	say("Each", "card type among cards in {w:Their} discard pile",
		"Least(Count(Friend && In(DiscardPile, w)), 1) + Least(Count(Event && In(DiscardPile, w)), 1) + "+
			"Least(Count(Resource && In(DiscardPile, w)), 1) + "+
			"Least(Count(Troublemaker && In(DiscardPile, w)), 1)"),
	say("Each", "action token your opponent has", "TokensOf(Opponent)"),
	say("Each", "action token they have", "TokensOf(their)"),
	say("Each", "{d:Noun/s} {w:Whom} have|has in their|your hand", "Count(d && In(Hand, w))").last(),
	say("Each", "{d:Noun/s} {w:Whom} have|has in their|your discard pile", "Count(d && In(DiscardPile, w))").last(),
	say("Each", "of your action tokens", "TokensOf(You)"),
	say("Number", "the number of {d:Noun} you have", "Count(d && Yours)").older(),
	say("Number", "the number of colors {c:Certain/s} has", "ColorCount(c)"),
	say("Number", "the number of action tokens your opponent has", "TokensOf(Opponent)"),
	say("Number", "the power of {c:Certain/s}", "Power(c)").older(),
	say("Number", "the printed power of {c:Certain/s}", "PrintedPower(c)").older(),
	say("Number", "the printed power of the top card of {w:Their} deck", "PrintedPower(TopOf(w, 1))"),
	say("Number", "its cost", "CostOf(refCard)"),
	say("Each", "counter you remove|removed", "refRemoved").older(),
	say("Each", "counter removed this way", "refRemoved").older(),
	say("Each", "action token ?you pay|paid (?this way)", "refPaid").older(),
	say("Mod", "<have|get|gain> {n:Signed} power for each {p:Each}", "AddPower(subject, n*p)"),
	say("Mod", "<have> {c:Color} and {n:Signed} power for each {p:Each}",
		"HasColor(subject, c)\nAddPower(subject, n*p)"),
	say("Mod", "<have> {k:Keyword} {x:Int} for each {p:Each}", "HasKeyword(subject, k, x*p)").older(),
	say("Deeds", "{s:Subject@} <get|have> {n:Signed} power until {e:End} for each {p:Each}",
		"for Until(e) {\nAddPower(s, n*p)\n}"),
	say("Deed", "<draw> a card for each {p:Each}", "Draw(by, p)"),
	say("Deed", "<gain> {n:Tokens} for each {p:Each}", "Gain(by, n*p)"),
	say("Deed", "<gain> action tokens equal to {n:Number}", "Gain(by, n)").older(),
	say("Deed", "<score> a point for each {p:Each}", "Score(by, p)"),
	say("Payment", "<discard> a card for each {p:Each}", "Discard(by, p)"),
	say("Deed", "<put> a +1 power counter on {o:Object} for each {p:Each}", "PutCounters(o, p)"),
	say("Deed", "<put> a {k:Counter} counter on {o:Object} for each {p:Each}", "PutCounters(o, p, k)"),
	say("Deed", "<put> a number of +1 power counters on {o:Object} equal to {n:Number}", "PutCounters(o, n)"),
	say("Deed", "<put> into play a number of {m:Int} {c:Color} {t:TokenWordsMany} equal to {n:Number}",
		"CreateToken(n, m, c, t, by)"),
	say("Mods", "{w:Their} home limit is increased by {n:Int} for each {p:Each}", "AddHomeLimit(w, n*p)"),
	say("Mods", "{w:Their} home limit is decreased|reduced by {n:Int} for each {p:Each}", "AddHomeLimit(w, -n*p)"),
	say("Mods",
		"each player's home limit is decreased|reduced by {n:Int} for each {d:Noun/s} that player controls here",
		eachPlayer("AddHomeLimit(who, -n*Count(d && ControlledBy(who) && Here))")),
	say("Mods", "your opponent's home limit is reduced|decreased by {n:Int} for each of their {d:Noun}",
		"AddHomeLimit(Opponents, -n*Count(d && Opposing))"),
	say("Mods", "opponents' home limits are increased by {n:Int}", "AddHomeLimit(Opponents, n)").onlyPrinted(),
	say("Mods", "opponents' home limits are reduced by {n:Int}", "AddHomeLimit(Opponents, -n)").onlyPrinted(),
	say("Mods", "each player's home limit is decreased|reduced by {n:Int} for each {p:Each}",
		eachPlayer("AddHomeLimit(who, -n*p)")).ifSaid("refPlayer").older(),
	say("Mods", "each player's home limit is increased by {n:Int} for each {p:Each}",
		eachPlayer("AddHomeLimit(who, n*p)")).ifSaid("refPlayer").older(),
	say("Mods", "each opponent's home limit is decreased|reduced by {n:Int} for each {p:Each}",
		eachOpponent("AddHomeLimit(who, -n*p)")).ifSaid("refPlayer").older(),
	say("Mods", "each opponent's home limit is increased by {n:Int} for each {p:Each}",
		eachOpponent("AddHomeLimit(who, n*p)")).ifSaid("refPlayer").older(),
	say("Mods", "{w:Their} home limits are increased by {n:Int} for each {p:Each}", "AddHomeLimit(w, n*p)").older(),
	say("Mods", "{w:Their} home limits are decreased|reduced by {n:Int} for each {p:Each}",
		"AddHomeLimit(w, -n*p)").older(),
	say("Mods", "{w:Their} home limits are increased by {n:Int}", "AddHomeLimit(w, n)").older(),
	say("Mods", "{w:Their} home limits are decreased|reduced by {n:Int}", "AddHomeLimit(w, -n)").older(),
	say("Mods", "{who:Player@} <need> {n:Signed} power to confront {a:Area} for each {p:Each}",
		"AddRequirement(who, Problem && At(a), n*p)"),
	say("Mods", "{who:Player@} <need> {n:Signed} power to confront Problems for each {p:Each}",
		"AddRequirement(who, Problem, n*p)").older(),
	say("Mods", "{who:Player@} must pay {n:SignedBracketed} to play {d:Noun} for each {p:Each}",
		"AddCost(n*p, Played(who, d))"),
	say("Mods", "you may pay {n:Bracketed} less to play {c:Certain/s} for each {p:Each}",
		"AddCost(-n*p, Played(You, c))"),
	say("Mods", "you may pay {n:Bracketed} less to play {c:Certain/s} to {a:Destination} for each {p:Each}",
		"AddCost(OrNone(-n*p), Played(You, c, a))"),
	say("Area",
		"a Problem with a number of {d:Noun} equal to or less than the number of {d:Noun} at this card's Problem",
		"AreaOf(Problem && !Here && HowManyThere(d) <= Count(d && Here))"),
	say("Object", "a number of cards from the top of {w:Their} deck equal to {n:Number}", "TopOf(w, n)"),
	say("Object", "a number of your {d:Noun} up to {n:Number}", "Choose(UpTo(n), d && Yours, by)"),
	say("Object", "a number of {d:Noun} up to {n:Number}", "Choose(UpTo(n), d, by)"),
	say("Deeds", "draw a card for each {p:Each} , then discard the same number of cards",
		"n := p\nDraw(You, n)\nDiscard(You, n)"),
	say("Attribute", "with power less than or equal to {n:Number}", "Power <= n"),
	say("Attribute", "with power lower than or equal to {n:Number}", "Power <= n").older(),
	say("Attribute", "with power greater than its cost", "Power > CostOf"),
	say("Attribute", "with cost less than or equal to {n:Number}", "CostOf <= n"),
	say("Attribute", "with cost {n:Bracketed} or less", "CostOf <= n").older(),
	say("Attribute", "with cost {n:Bracketed} or more", "CostOf >= n").older(),
	say("Attribute", "with printed power of {n:Int}", "PrintedPower == n").older(),
	say("Attribute", "with printed power of {n:Int} or less", "PrintedPower <= n").older(),
	say("Attribute", "with printed power of {n:Int} or more|greater", "PrintedPower >= n").older(),
	say("Attribute", "with at least {n:Int} printed power", "PrintedPower >= n").older(),
	say("Attribute", "with {n:Int} or more printed power", "PrintedPower >= n").older(),
	say("Attribute", "with {n:Int} or less printed power", "PrintedPower <= n").older(),
}

// tallies are what is counted of a player, compared with a number and with another player (105).
func tallies() []template {
	all := []template{
		say("Whom", "an opponent 's opponent", "You"),
		say("Condition", "{d:Any@} <be> {t:State}", "Any(d && t)"),
		say("Condition", "{h:HowMany} {d:Noun} are {t:State}", "h").counting("Count(d && t)"),
		say("Condition", "{h:HowMany} of {o:Own} {d:Noun} are {t:State}", "h").counting("Count(d && o && t)"),
		say("Condition", "there are {h:HowMany} of {o:Own} {d:Noun}", "h").counting("Count(d && o)"),
		say("Condition", "all of {o:Own} {d:Noun} are {t:State}", "!Any(d && o && !t)"),
		say("Condition", "{w:Their} hand has|contains {h:HowMany} {d:Noun} ?in ?it",
			"h").counting("Count(d && In(Hand, w))"),
		say("Condition", "{w:Their} discard pile has|contains {h:HowMany} {d:Noun} ?in ?it", "h").
			counting("Count(d && In(DiscardPile, w))"),
		say("Condition", "{w:Their} discard pile has|contains {d:Any@} ?in ?it", "Any(d && In(DiscardPile, w))"),
		say("Condition", "{w:Their} deck has|contains {h:HowMany} {d:Noun} ?in ?it", "h").
			counting("Count(d && In(DrawDeck, w))"),
		say("Condition", "there are {h:HowMany} {d:Noun} in {w:Their} discard pile|piles", "h").
			counting("Count(d && In(DiscardPile, w))"),
		say("ThePlayer", "you", "You"),
		say("ThePlayer", "an|your|any|each opponent", "Opponent"),
		say("ThePlayer", "that player|opponent", "refPlayer"),
		say("ThePlayer", "they", "refPlayer"),
		say("ThePlayer", "the turn player", "TurnPlayer"),
	}
	for _, tally := range []struct{ words, number, who string }{
		{"{d:Noun}", "Count(d && ControlledBy(%s))", "Whom"},
		{"cards in their|your hand|hands", "Count(In(Hand, %s))", "Whom"},
		{"cards in their|your discard pile|piles", "Count(In(DiscardPile, %s))", "Whom"},
		{"{d:Plain} in their|your hand|hands", "Count(d && In(Hand, %s))", "Whom"},
		{"{d:Plain} in their|your discard pile|piles", "Count(d && In(DiscardPile, %s))", "Whom"},
		{"action tokens|token", "TokensOf(%s)", "ThePlayer"},
		{"points|point", "ScoreOf(%s)", "ThePlayer"},
		{"power {a:Attribute}", "Power(Character && ControlledBy(%s) && a)", "Whom"},
		{"different colors among their|your {d:Noun}", "ColorCount(d && ControlledBy(%s))", "Whom"},
	} {
		has := "{w:" + tally.who + "} have|has|control|controls "
		than := " than {x:" + tally.who + "}"
		of := func(who string) string { return fmt.Sprintf(tally.number, who) }
		all = append(all, say("Condition", has+"{h:HowMany} "+tally.words, "h").counting(of("w")))
		for _, t := range []template{
			say("Condition", has+"{h:HowMany} more "+tally.words+than, "h").counting(of("w") + "-" + of("x")),
			say("Condition", has+"{h:HowMany} fewer|less "+tally.words+than, "h").counting(of("x") + "-" + of("w")),
			say("Condition", has+"more "+tally.words+than, of("w")+" > "+of("x")),
			say("Condition", has+"fewer|less "+tally.words+than, of("w")+" < "+of("x")),
			say("Condition", has+"as many|much "+tally.words+" as {x:"+tally.who+"}", of("w")+" == "+of("x")),
			say("Condition", has+"twice as many|much "+tally.words+" as {x:"+tally.who+"}", of("w")+" == 2*"+of("x")),
		} {
			if tally.words == "{d:Noun}" { // whose hand it is differs
				t = t.without("in your", "in their", "in hand")
			}
			all = append(all, t)
		}
	}
	return all
}

// numbersOfAll take any number where a number of any kind is asked for (105).
var numbersOfAll = []template{
	say("HowMany", "less|lower|fewer than {n:Number}", "counted < n"),
	say("HowMany", "more|greater|higher than {n:Number}", "counted > n"),
	say("HowMany", "less|lower|fewer than or equal to {n:Number}", "counted <= n"),
	say("HowMany", "equal to or less|lower|fewer than {n:Number}", "counted <= n"),
	say("HowMany", "greater|higher|more than or equal to {n:Number}", "counted >= n"),
	say("HowMany", "equal to or greater|higher|more than {n:Number}", "counted >= n"),
	say("HowMany", "equal to {n:Number}", "counted == n"),
	say("HowMany", "at least {n:Number}", "counted >= n"),
	say("HowMany", "at most {n:Number}", "counted <= n"),
	say("HowMany", "{n:Int} or greater|higher", "counted >= n"),
	say("HowMany", "{n:Int} or lower", "counted <= n"),
	say("Attribute", "with {c:Counter} counters {h:HowMany}", "h").counting("Counters(c)"),
	say("Attribute", "with a power {h:HowMany}", "h").counting("Power"),
	say("Attribute", "with a cost {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with cost of {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with a printed power of {h:HowMany}", "h").counting("PrintedPower"),
	say("Attribute", "with a power of {h:HowMany}", "h").counting("Power"),
	say("Attribute", "with that much|many power", "Power == refNumber"),
	say("Attribute", "with printed power higher|greater|more than its power", "PrintedPower > Power"),
	say("Number", "{c:Certain/s} 's printed cost", "CostOf(c)"),
	say("Number", "{n:Int} plus {m:Number}", "n+m"),
	say("Number", "{n:Int} more than {m:Number}", "m+n"),
	say("Number", "{n:Int} less|fewer than {m:Number}", "m-n"),
	say("Number", "twice {n:Number}", "2*n"),
	say("Number", "the highest power among {d:Noun}", "HighestPower(d)"),
	say("Number", "the highest power among {o:Own} other {d:Noun}", "HighestPower(d && o && !refOther)"),
	say("Number", "the power of the {d:Noun/s} with the most|highest|greatest power", "HighestPower(d)"),
	say("Number", "the power of the {d:Noun/s} with the most|highest|greatest power {t:Attribute}",
		"HighestPower(d && t)"),
	say("Number", "the highest power among {o:Own} {d:Noun}", "HighestPower(d && o)"),
	say("Number", "the total power of {d:Noun}", "Power(d)"),
	say("Number", "the power of {o:Object}", "Power(o)").without("with the"),
	say("Number", "the cost of {o:Object}", "CostOf(o)"),
	say("Number", "the number of colors among {d:Noun}", "ColorCount(d)"),
	say("Number", "{w:Their} home limit", "HomeLimitOf(w)"),
	say("Deed", "<draw> cards until you have as many cards in your hand as {w:Whom}",
		"Draw(by, MoreBy(Count(In(Hand, w)), Count(In(Hand, by))))"),
	say("Mods", "{c:Certain/s} 's power is increased by {n:Number}", "AddPower(c, n)"),
	say("Mods", "{c:Certain/s} 's power is decreased|reduced by {n:Number}", "AddPower(c, -n)"),
	say("Mod", "<have|get> +X power , where X is {n:Number}", "AddPower(subject, n)"),
	say("Mod", "<have|get|gain> power equal to {n:Number}", "SetPower(subject, n)"),
	say("Mod", "<have|get> additional power equal to {n:Number}", "AddPower(subject, n)"),
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
	say("Deed", "<lose> 1 point", "LosePoints(by, 1)").older(),
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

// numbersRead are numbers (105), and what is counted.
var numbersRead = []template{
	say("Each", "power {c:Certain/s} had|has", "Power(c)"),
	say("HowMany", "that many or more", "counted >= refNumber"),
	say("HowMany", "that many or fewer|less", "counted <= refNumber"),
	say("Each", "two|2 {d:Noun}", "Half(Count(d)-1)"),
	say("Each", "two|2 of {o:Own} {d:Noun}", "Half(Count(d && o)-1)"),
	say("Each", "two|2 {k:Counter} counters on {c:Certain/s}", "Half(Counters(c, k)-1)"),
	say("Each", "card type in your discard pile",
		"Least(Count(Friend && In(DiscardPile, You)), 1) + Least(Count(Event && In(DiscardPile, You)), 1) + "+
			"Least(Count(Resource && In(DiscardPile, You)), 1) + "+
			"Least(Count(Troublemaker && In(DiscardPile, You)), 1)"),
	say("Number", "their total|combined power", "Power(refCards)"),
	say("Number", "the total|combined power of {d:Noun}", "Power(d)"),
	say("Each", "time {who:Player@} {x:DoneBefore} {t:ThisTime}", "HowOften(x, t)").by("who"),
	say("Each", "{d:Noun/s} {p:Passive} {t:ThisTime}", "HowOften(p, t)").of("d").without("you have"),
	say("Number", "the chosen|named number", "refNumber"),
	say("Each", "Problem {p:Which}", "Count(Problem && p)"),
	say("Number", "the number of Problems {p:Which}", "Count(Problem && p)"),
	say("Each", "two|2 action tokens {w:ThePlayer} have|has", "Half(TokensOf(w)-1)"),
	say("Each", "two|2 points {w:ThePlayer} have|has", "Half(ScoreOf(w)-1)"),
	say("Each", "two|2 +1 power counters on {c:Certain/s}", "Half(Counters(c)-1)"),
	say("Number", "twice that many|much", "2*refNumber"),
}

// needsOfTheirOwn is how much more power each player needs to confront a Problem, by what is that player's (611.1).
func needsOfTheirOwn() (all []template) {
	for _, of := range []struct{ words, number string }{
		{"of their {d:Noun}", "Count(d && ControlledBy(who))"}, {"card in their hand", "Count(In(Hand, who))"},
		{"color among their {d:Noun}", "ColorCount(d && ControlledBy(who))"},
		{"of their opponent's {d:Noun}", "Count(d && ControlledBy(OpponentOf(who)))"},
		{"of their opponents ' {d:Noun}", "Count(d && ControlledBy(OpponentOf(who)))"},
	} {
		needs := " {n:Signed} power to confront {a:Area} for each " + of.words
		adds := "AddRequirement(who, Problem && At(a), n*" + of.number + ")"
		all = append(all, say("Mods", "players need"+needs, eachPlayer(adds)),
			say("Mods", "each player needs"+needs, eachPlayer(adds)).older(),
			say("Mods", "opponents need"+needs, eachOpponent(adds)),
			say("Mods", "each opponent needs"+needs, eachOpponent(adds)).older())
	}
	return all
}

// asManyAs is what is done to one card for each of what is counted.
func asManyAs() (all []template) {
	for _, verb := range []struct{ words, effect string }{
		{"<dismiss>", "Dismiss"}, {"<frighten>", "Frighten"}, {"<unfrighten>", "Unfrighten"},
		{"<exhaust>", "Exhaust"}, {"<ready>", "Ready"}, {"<banish>", "Banish"}, {"<retire>", "Retire"},
	} {
		all = append(all,
			say("Deed", verb.words+" a|an {d:Noun/s} for each {p:Each}", verb.effect+"(Choose(p, d, by))").older(),
			say("Deed", verb.words+" an|your opponent's {d:Noun/s} for each {p:Each}",
				verb.effect+"(Choose(p, d && ControlledBy(OpponentOf(by)), by))"),
			say("Deed", verb.words+" one of {o:Own} {d:Noun} for each {p:Each}",
				verb.effect+"(Choose(p, d && o, by))").older())
	}
	return all
}
