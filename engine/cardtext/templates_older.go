package cardtext

// Wordings that are read and not printed: what the first sets say otherwise than later
// ones, and second ways to say a thing.
var earlyWordings = []template{
	say("Deeds", "you and that player|opponent each {do:Do}", "do\ntheirs").by("You").
		doneAgain("theirs", "refPlayer").older(),
	// Events (304) and Reactions (512.4).
	say("Ability", "{t:Heading} Reaction : play when|after {e:Event} . {do:Body}",
		"Timing(t, Reaction)\nAfter(e)\ndo").older(),
	say("Ability", "Reaction : play when|after {e:Event} . {do:Body}", "Timing(Reaction)\nAfter(e)\ndo").older(),
	say("Ability", "{t:Heading} Reaction : play when {who:Player@} <win> {f:FaceoffTime} by at least {n:Int} "+
		"power . {do:Body}",
		"Timing(t, Reaction)\nAfter(FaceoffWon(who, f, n))\ndo").older(),
	say("Happening", "a faceoff begins|starts", "FaceoffStarts(Faceoff)").older(),
	say("Happening", "{who:Player@} <gain|receive> at least [1]", "TokensGained(who)").older(),
	say("Ability", "when {e:Would} , you may {do:Deed} instead", "MayInstead(e)\ndo").
		without("banish a", "banish an", "banish another").older(), // which is paid
	say("Ability", "when {e:Would} , you may banish a|an {d:Noun/s} instead",
		"MayInstead(e)\nCost(Banish(Choose(1, d)))").older(),
	say("Ability", "when {e:Would} , you may {c:Payment} instead", "MayInstead(e)\nCost(c)").older(),
	say("WouldBe", "you would put any number of {d:Noun} on the bottom of your deck", "PlacedOnBottom(You, d)").older(),
	say("Moment", "the beginning of {w:Their} {t:Time}", "StartOf(t, w)").older(),
	say("Their", "a player's", "refAnyone").older(),
	say("Their", "your opponents'", "Opponents").older(),
	say("Player/b", "your opponents", "Opponents").older(),
	say("Ability", "( {a:Ability} . )", "a").older(), // tokens' abilities

	// Who does what.
	say("Deeds", "all players {do:Do} then {more:Do}", eachPlayer("do\nmore")).by("who").older(),
	say("Deeds", "force|make your opponent ?to {do:Do}", "do").by("Opponent").older(),
	say("Deeds", "force an opponent to {do:Do}", "who := ChoosePlayer(Opponents)\ndo").by("who").older(),
	say("Deeds", "force each opponent to {do:Do}", eachOpponent("do")).by("who").older(),
	say("Deeds", "force each player to {do:Do}", eachPlayer("do")).by("who").older(),
	say("Deeds", "force {who:Actor/s} to {do:Do}", "do").by("who").older(),
	say("Deeds", "{who:Actor/s} may {a:Do} , {b:Do} , {c:Do} , and {d:Do}",
		"if May(who) {\na\nb\nc\nd\n}").by("who").older(),
	say("Deeds", "each player may {a:Do} , {b:Do} , {c:Do} , and {d:Do}",
		eachPlayer(given("May(who)", "a\nb\nc\nd"))).by("who").older(),
	say("Condition", "they have at least {n:Int} {d:Noun}", "Count(d && ControlledBy(refPlayer)) >= n").older(),
	say("Condition", "{c:Certain/s} has {n:Int} power or less", "Power(c) <= n").older(),
	say("Ability", "while {c:Condition} , {m:Mods} during the|any {t:Time}", "if During(t) && c {\nm\n}").older(),
	say("Deeds", "{m:Mods} this faceoff", "for Until(EndOf(Faceoff)) {\nm\n}").older(),
	say("Deed", "<choose> {o:Object} to get {n:Signed} power until {e:End}",
		"for Until(e) {\nAddPower(o, n)\n}").older(),

	// Costs.
	say("Deeds", "the cost of your next {d:Noun/s} this turn is reduced by {n:Bracketed}",
		"for Until(EndOf(Turn), Played(You, d)) {\nAddCost(-n, Played(You, d))\n}").older(),
	say("Deeds", "the next {d:Noun/s} you play this|that turn has its cost reduced by {n:Bracketed}",
		"for Until(EndOf(Turn), Played(You, d)) {\nAddCost(-n, Played(You, d))\n}").older(),
	say("Deeds", "reduce the cost of the next {d:Noun/s} you play this turn by {n:Bracketed}",
		"for Until(EndOf(Turn), Played(You, d)) {\nAddCost(-n, Played(You, d))\n}").older(),
	say("Mods", "you pay {n:Signed} AT to move {c:Certain/s}", "AddCost(n, Moved(You, c))").older(),
	say("Mods", "{who:Player@} may not play {d:Noun} to {a:Destination}", "Cant(Played(who, d, a))").older(),
	say("Mods", "{d:Noun} can't move away from {a:Area}", "Cant(Moved(d && At(a)))").older(),

	// What is done.
	say("Deed", "<put> {o:Object} on (?either) (?the) top or bottom of that ?Problem deck (?in any order)",
		"PutOnTopOrBottom(o, by)").older(),

	// What Marks in Time and the promos say.
	say("Object", "each of up to {n:Int} of your {d:Noun}", "Choose(UpTo(n), d && Yours, by)").older(),
	say("Object", "each of any number of {d:Noun}", "Choose(AnyNumber, d, by)").older(),
	say("Object", "a|an {d:Noun/s} at random", "ChooseRandom(1, d)").older(),
	say("Attribute", "with {n:Int} printed power", "PrintedPower == n").older(),
	say("Happening", "{c:Some@} <become> solved", "Solved(c)").older(),
	say("Happening", "{c:Some@} <become> ready", "Readied(c)").older(),
	say("Deed", "<frighten> or <unfrighten> {o:Object}",
		"switch Modes(1) {\ncase 1:\nFrighten(o)\ncase 2:\nUnfrighten(o)\n}").older(),
	say("Deed", "<unfrighten> or <ready> {o:Object}",
		"switch Modes(1) {\ncase 1:\nUnfrighten(o)\ncase 2:\nReady(o)\n}").older(),
	say("Deed", "<exhaust> or <ready> {o:Object}",
		"switch Modes(1) {\ncase 1:\nExhaust(o)\ncase 2:\nReady(o)\n}").older(),
	say("Mod/s", "does not prevent {who:Player} from confronting its Problem", "DoesntPrevent(subject, who)").older(),
	say("Mod/b", "do not count against|towards|toward your home limit", "NotAtHomeLimit(subject)").older(),
	say("Mod/s", "does not count against|towards|toward your home limit",
		"NotAtHomeLimit(subject)").older(),
	say("Mod", "<have> {n:Int} power and can't gain or lose power", "SetPower(subject, n)\nKeepPower(subject)").older(),

	// Cards and places.
	say("Head", "Friend <n:card>", "Friend").older(),
	say("Head", "Event <n:card>", "Event").older(),
	say("Head", "Resource <n:card>", "Resource").older(),
	say("Head", "Troublemaker <n:card>", "Troublemaker").older(),
	say("Attribute", "from home", "Home").older(),
	say("Attribute", "in {w:Their} home", "Home(w)").older(),
	say("Object", "the top {n:Int} cards of that Problem deck",
		"TopOf(Owner(Problem && At(refArea)), n, ProblemDeck)").older(),
	say("Object", "the top card of that Problem deck", "TopOf(Owner(Problem && At(refArea)), 1, ProblemDeck)").older(),
	say("Object", "the top card of this Problem deck", "TopOf(Owner(This), 1, ProblemDeck)").older(),
	say("Object", "up to {n:Int} of your|an opponent's {d:Noun}", "Choose(UpTo(n), d && Opposing, by)").older(),
}
