package cardtext

// Descriptions of cards (707.3) in words that are only read: what they are, how they compare, and what was done
// to them.

// descriptionsRead are which cards and places are meant (707.3).
var descriptionsRead = []template{
	say("Destination", "the same area", "refArea"),
	say("Object", "{n:Int} of those", "Choose(n, refCards, by)"),
	say("Object", "up to {n:Int} of those", "Choose(UpTo(n), refCards, by)"),
	say("Others", "your opponents|opponents", "Opponents"),
	say("Destination", "a Problem where|at which {w:Whom} have|has|control|controls {d:Any/s}",
		"AreaOf(d && ControlledBy(w) && AnyProblem)").older(),
	say("Destination", "a Problem {w:Whom} have|has {d:Any/s} at", "AreaOf(d && ControlledBy(w) && AnyProblem)"),
	say("Destination", "a Problem with no {d:Noun}", "AreaOf(Problem && !With(d))"),
	say("State", "at a Problem with no {d:Noun}", "AnyProblem && !With(d)"),
	say("Attribute", "at a Problem with no {d:Noun}", "AnyProblem && !With(d)"),
	say("State", "attached to {c:Some/s}", "AttachedTo(c)"),
	say("Subject/s", "{w:Their} Mane Character", "ManeCharacter && ControlledBy(w)"),
	say("Attribute", "of|with the same color as {c:Some/s}", "SharesColor(c)"),
	say("Attribute", "that is|are the same color as {c:Some/s}", "SharesColor(c)"),
	say("Attribute", "that is|are a different color from|than {c:Some/s}", "!HasNoColor && !SharesColor(c)").
		without("one of"),
	say("Attribute", "without ?any attached {d:Noun}", "!HasAttached(d)"),
	say("Some/s", "its Problem", "Problem && AreaOf(refCard)"),
	say("Destination", "one|1 of {o:Own} {d:Noun} ' Problem|Problems", "AreaOf(d && o && AnyProblem)"),
	say("Destination", "{w:Their} Mane Character 's Problem", "ItsProblem(ManeCharacter && ControlledBy(w))"),
	say("Object", "the top {n:Int} cards of {a:Area} 's deck", "TopOf(Owner(Problem && At(a)), n, ProblemDeck)").
		without("this Problem", "that Problem"),
	say("Object", "the top card of {a:Area} 's deck", "TopOf(Owner(Problem && At(a)), 1, ProblemDeck)").
		without("this Problem", "that Problem"),
	say("Attribute", "of|with the same type as {c:Some/s}", "SharesType(c)"),
	say("Attribute", "in|from any discard pile", "In(DiscardPile)"),
	say("Attribute", "with the named title", "Named(refName)"),
	say("Attribute", "with the named|chosen name", "Named(refName)"),
	say("Their", "its controller's", "Controller(refCard)"),
	say("Pick", "one|1 {d:Noun/s} revealed this way", "d"),
	say("Object", "{n:Int} {d:Noun} at random", "ChooseRandom(n, d)"),
	say("Object", "{n:Int} of {o:Own} {d:Noun} at random", "ChooseRandom(n, d && o)"),
	say("Object", "{n:Int} of them|those at random", "ChooseRandom(n, refCards)"),
	say("Other/b", "all|both of them", "refCards"),
	say("Other/b", "both", "refCards"),
	say("Any/s", "their Mane Character", "ManeCharacter && ControlledBy(their)"),
	say("Object", "your Mane Character {t:Attribute}", "ManeCharacter && Yours && t"),
	say("Own", "this card 's owner's", "ControlledBy(Owner(This))"),
	say("Subject/b", "this card 's owner's {d:Noun}", "d && ControlledBy(Owner(This))"),
	say("Some", "{c:Certain/s} or {d:Any@}", "(c || d)").without("another", "other"),
	say("State", "yours", "Yours"),
	say("State", "involved in a faceoff here", "IsInvolved && Here"),
	say("State", "{t:Being} here", "t && Here"),
	say("State", "{t:Being} at {a:Area}", "t && At(a)"),
	say("Being", "exhausted", "IsExhausted"),
	say("Being", "ready", "IsReady"),
	say("Being", "frightened", "IsFrightened"),
	say("Being", "face-down", "IsFaceDown"),
	say("Being", "face-up", "IsFaceUp"),
	say("Attribute", "with {h:HowMany} +1 power counters ?on ?it|them", "h").counting("Counters"),
	say("Attribute", "with less|lower power", "Power < Power(refCard)"),
	say("Attribute", "with greater|higher|more power", "Power > Power(refCard)"),
	say("Attribute", "with less|lower cost", "CostOf < CostOf(refCard)"),
	say("Attribute", "with greater|higher|more cost", "CostOf > CostOf(refCard)"),
	say("Attribute", "with equal or less|lower power", "Power <= Power(refCard)"),
	say("Attribute", "with equal or greater|higher power", "Power >= Power(refCard)"),
	say("Attribute", "with equal or less|lower cost", "CostOf <= CostOf(refCard)"),
	say("Attribute", "with equal or greater|higher cost", "CostOf >= CostOf(refCard)"),
	say("Attribute", "with the same power", "Power == Power(refCard)"),
	say("Attribute", "with the same cost", "CostOf == CostOf(refCard)"),
	say("Attribute", "with the same name as {c:Some/s}", "SharesName(c)"),
	say("Attribute", "with a different name than {c:Some/s}", "!SharesName(c)"),
	say("Which", "{w:Whom} have|has {d:Any@} at", "With(d && ControlledBy(w))"),
	say("Which", "{o:Own} {d:Noun} are at", "With(d && o)"),
	say("Which", "with the most {d:Noun}", "MoreThanAnyOther(Problem, HowManyThere(d))"),
	say("Destination", "a Problem with {d:Some/s}", "AreaOf(d)").onlyPrinted(),
	say("Destination", "the same Problem as {d:Some/s}", "AreaOf(d && AnyProblem)"),
	say("Attribute", "at the same Problem as {d:Some/s}", "AreaOf(d && AnyProblem)"),
	say("Subject/s", "the named card", "Named(refName)"),
	say("Subject/b", "cards with that name", "Named(refName)"),
	say("Area", "their owners ' homes|home", "Home"),
	say("Head", "<n:attachment>", "IsAttachment"),
	say("Area", "this {h:TypeWord} 's Problem", "ItsProblem((refThis && h))"),
	say("Subject/b", "{o:Own} {d:Noun} each", "d && o"),
	say("Object", "a|an {h:Noun/s} with the highest|most|greatest power among {d:Noun}",
		"Choose(1, MostPower(d) && h, by)"),
	say("Object", "a|an {h:Noun/s} with the lowest power among {d:Noun}", "Choose(1, LeastPower(d) && h, by)"),
	say("Subject/s", "the {d:Noun/s} with the most|highest|greatest power", "MostPower(d)"),
	say("Subject/s", "the {d:Noun/s} with the least|lowest power", "LeastPower(d)"),
	say("Subject/s", "the {d:Noun/s} with the most|highest|greatest power {t:Attribute}", "MostPower(d && t)"),
	say("Subject/s", "the {d:Noun/s} with the least|lowest power {t:Attribute}", "LeastPower(d && t)"),
	say("Attribute", "with a bonus of {h:HowMany}", "h").counting("BonusOf"),
	say("Attribute", "with {h:HowMany} bonus points|point", "h").counting("BonusOf"),
	say("Attribute", "banished beneath {c:Certain/s}", "Beneath(c)"),
	say("Attribute", "in the banished zone", "In(BanishedZone)"),
	say("Attribute", "not involved in the|this|that faceoff", "!IsInvolved"),
	say("Attribute", "with {h:HowMany} cost", "h").counting("CostOf").without("equal to", "no"),
	say("Attribute", "with cost up to {n:Int} higher|greater|more than {m:Number}", "CostOf <= m+n"),
	say("Attribute", "with power up to {n:Int} higher|greater|more than {m:Number}", "Power <= m+n"),
	say("Attribute", "with a|an {d:Plain/s} attached (?to it)", "HasAttached(d)"),
	say("Attribute", "they control", "ControlledBy(refPlayer)"),
	say("Attribute", "put there this way", "refPut"),
	say("Attribute", "put into play this way", "refPut"),
	say("Attribute", "put into {w:Owners} discard pile|piles this way", "refPut"),
	say("Attribute", "put on the bottom of {w:Owners} deck|decks this way", "refPut"),
	say("Attribute", "put on ?the top of {w:Owners} deck|decks this way", "refPut"),
	say("Attribute", "with {h:HowMany} points|point", "h").counting("PointsOf"),
	say("Attribute", "with a point value of {h:HowMany}", "h").counting("PointsOf"),
	say("Attribute", "worth {h:HowMany} points|point", "h").counting("PointsOf"),
	say("Which", "that {c:Certain/s} isn't at", "!AreaOf(c)"),
	say("State", "uncovered", "IsFaceUp"),
	say("Object", "{q:Quantity} of their {d:Noun}", "Choose(q, d && ControlledBy(their), by)"),
	say("Object", "any {d:Noun} revealed this way", "d && refRevealed"),
	say("Object", "all ?the cards beneath a|an {d:Noun/s}", "Beneath(Choose(1, d, by))"),
	say("Object", "all ?the cards beneath one|1 of {o:Own} {d:Noun}", "Beneath(Choose(1, d && o, by))"),
	say("Object", "all|each of their {d:Noun}", "d && ControlledBy(their)").without(atAProblem),
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
	say("Attribute", "that cost|costs {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "costing {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with a cost of {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with printed cost {h:HowMany}", "h").counting("CostOf"),
	say("Attribute", "with more power than this card", "Power > Power(This)"),
	say("Attribute", "with a +1 power counter ?on ?it", "Counters >= 1"),
	say("Attribute", "without +1 power counters ?on ?it|them", "Counters == 0"),
	say("Attribute", "named {t:Title}", "Named(t)"),
	say("Attribute", "controlled by {who:Player}", "ControlledBy(who)"),
	say("Attribute", "controlled by {who:Player/s}", "ControlledBy(who)"),
	say("Attribute", "attached to {c:Some/s}", "AttachedTo(c)"),
	say("Attribute", "other than this card", "!This"),
	say("Attribute", "from {a:Area}", "At(a)"),
	say("Attribute", "from among them", "refCards"),
	say("Attribute", "from among those cards", "refCards"),
	say("Attribute", "of {c:Color}", "OfColor(c)"),
	say("Noun/s", "{a:Adjective*} {h:Head/s} {b:Attribute*} that is {t:State}", "a && h && b && t"),
	say("Noun/b", "{a:Adjective*} {h:Head} {b:Attribute*} that are {t:State}", "a && h && b && t"),
	say("Noun/s", "{a:Adjective*} {h:Head/s} {b:Attribute*} that isn't {t:State}", "a && h && b && !t"),
	say("Noun/b", "{a:Adjective*} {h:Head} {b:Attribute*} that aren't {t:State}", "a && h && b && !t"),
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
	say("Object", "one of {o:Own} {d:Noun} with the highest|most|greatest power", "Choose(1, MostPower(d && o), by)"),
	say("Object", "one of {o:Own} {d:Noun} with the lowest|least power", "Choose(1, LeastPower(d && o), by)"),
	say("Object", "one of their {d:Noun} with the highest|most|greatest power",
		"Choose(1, MostPower(d && ControlledBy(their)), by)"),
	say("Object", "one of their {d:Noun} with the lowest|least power",
		"Choose(1, LeastPower(d && ControlledBy(their)), by)"),
	say("Object", "a|an {d:Noun/s} with the lowest|least power", "Choose(1, LeastPower(d), by)"),
	say("Object", "a|an {d:Noun/s} with the highest|most|greatest power {t:Attribute}",
		"Choose(1, MostPower(d && t), by)"),
	say("Object", "a|an {d:Noun/s} with the lowest|least power {t:Attribute}", "Choose(1, LeastPower(d && t), by)"),
	say("Object", "your opponents' {d:Noun}", "d && Opposing"),
	say("Any/s", "any {d:Noun/s}", "d"),
	say("Any/b", "any {d:Noun}", "d"),
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

// joinedTraits are cards with one of several traits or colors: "Unicorns and Earth Ponies" are all of both.
func joinedTraits() []template {
	all := []template{
		say("Head/b", "{t:Traits} and|or {u:Traits}", "(Trait(t) || Trait(u))"),
		say("Head/b", "{t:Traits} and / or {u:Traits}", "(Trait(t) || Trait(u))"),
		say("Head/b", "{t:Traits} , {u:Traits} , and|or {v:Traits}", "(Trait(t) || Trait(u) || Trait(v))"),
		say("Head/s", "{t:Trait} or {u:Trait}", "(Trait(t) || Trait(u))"),
		say("Some/s", "a|an {d:Plain/s} or a|an {e:Plain/s} {t:Attribute*}", "(d || e) && t"),
		say("Object", "a|an {d:Plain/s} or a|an {e:Plain/s} {t:Attribute*}", "Choose(1, (d || e) && t, by)"),
	}
	for _, noun := range []struct{ words, op string }{
		{"<n:Friend>", "Friend"}, {"<n:character>", "Character"}, {"<n:card>", "AnyCard"},
		{"<n:Troublemaker>", "Troublemaker"},
		{"<n:Resource>", "Resource"}, {"<n:Event>", "Event"},
	} {
		all = append(all,
			say("Head/b", "{t:Trait} and {u:Trait} "+noun.words, "(Trait(t) || Trait(u)) && "+noun.op),
			say("Head/b", "{t:Trait} , {u:Trait} , and|or {v:Trait} "+noun.words,
				"(Trait(t) || Trait(u) || Trait(v)) && "+noun.op),
			say("Head/b", "{c:Symbol} and {d:Symbol} "+noun.words, "(OfColor(c) || OfColor(d)) && "+noun.op))
		if noun.op != "AnyCard" && noun.op != "Character" {
			all = append(all,
				say("Head/b", "{t:Traits} and|or "+noun.words, "(Trait(t) || "+noun.op+")"),
				say("Head/b", noun.words+" and|or {t:Traits}", "("+noun.op+" || Trait(t))"))
		}
	}
	return all
}

// allBut are all but some, as another keeps them.
func allBut() []template {
	return []template{
		say("Object", "all but {n:Int} of {o:Own} {d:Noun}", "Choose(MoreBy(Count(d && o), n), d && o, by)"),
		say("Object", "all but {n:Int} of their {d:Noun}",
			"Choose(MoreBy(Count(d && ControlledBy(their)), n), d && ControlledBy(their), by)"),
		say("Object", "all but {n:Int} {d:Noun}", "Choose(MoreBy(Count(d), n), d, by)"),
	}
}

// doneCards are cards known by what was done to them: "the dismissed Friend's cost".
func doneCards() (all []template) {
	for _, done := range []struct{ words, reference string }{
		{"dismissed", "refDismissed"}, {"retired", "refRetired"}, {"discarded", "refDiscarded"},
		{"banished", "refBanished"}, {"exhausted", "refExhausted"}, {"revealed", "refRevealed"},
	} {
		for _, number := range []struct{ words, number string }{
			{"cost", "CostOf"}, {"power", "Power"}, {"printed power", "PrintedPower"},
		} {
			of := number.number + "(" + done.reference + ")"
			which := "the " + done.words + " card|Friend|Event|Resource|Troublemaker|character"
			all = append(all,
				say("Number", which+" 's "+number.words, of),
				say("Number", "the "+number.words+" of "+which, of))
		}
	}
	return all
}
