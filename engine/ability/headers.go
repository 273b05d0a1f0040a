package ability

import "canterlaw/engine/rule"

// Headers: the statements at the start of an ability that say what it is and
// when it works. An ability with none of them is continuous.
var (
	When = declare(Header, "When", "event Event",
		"A triggered ability, or inside Until a triggered modifier: creates a triggered effect each time the event "+
			"happens. Binds the event's cards, its player and its number. Times are events too: StartOf and EndOf.",
		rule.R704_1, "it, who := When(Played(Opponents, Friend))\nif May(Pay(1)) {\n\tDraw()\n}", Cards, Player, Number)
	Timing = declare(Header, "Timing", "times Time...",
		"The timing phrase of an activated ability or of an Event: a phase, Immediate, Faceoff, Reaction, or several "+
			"together (Faceoff, Reaction).",
		rule.R512_1, "Timing(MainPhase)\nCost(Exhaust(This))\nGain(1)")
	After = declare(Header, "After", "event Event",
		"The condition of a Reaction: what must have happened since the most recent window closed; it can be reacted "+
			"to once. Binds as When does.",
		rule.R512_4d,
		"Timing(Reaction)\nit, who := After(Moved(Opponents, Friend, Here))\nCost(Exhaust(This))\nMove(it, Home)",
		Cards, Player, Number)
	Cost = declare(Header, "Cost", "parts Effect...",
		"What is paid: for an activated ability the text before \"to\", for any other ability what has to be paid "+
			"for the rest to be processed. Several parts may stand in one Cost or in several. Binds the cards that "+
			"its last part affects.",
		rule.R508_1, "Timing(MainPhase)\nCost(Pay(1), Exhaust(This))\nDraw()", Cards)
	Instead = declare(Header, "Instead", "event Event",
		"A replacement ability or modifier: where the event would happen, the rest of the ability happens instead "+
			"(nothing, if there is no rest). Binds as When does.",
		rule.R710_1, "it := Instead(Dismissed(Friend))\nBanish(it)", Cards, Player, Number)
	MayInstead = declare(Header, "MayInstead", "event Event, by Player=You",
		"As Instead, but the player may choose not to replace the event. With a Cost, replacing asks for it to be "+
			"paid.",
		rule.R710_1, "MayInstead(LeavesPlay(This))\nFrighten(This)", Cards, Player, Number)
	As = declare(Header, "As", "event Event",
		"Applied once as the event happens, not waiting for pre-priority processing: as a card enters play, as a "+
			"card is played, as it is flipped, as the game starts. Binds as When does.",
		rule.R706_1a, "As(EntersPlay(This))\nword := NameCard()\nLink(\"name\", word)", Cards, Player, Number)
	Once = declare(Header, "Once", "per Time",
		"The ability works at most once in each such time: Turn, Phase, Faceoff, Game. For each incarnation of the "+
			"card by itself; for Game, for the physical card.",
		rule.R704_1, "it := When(Flipped(You, Power == 1))\nOnce(Turn)\nDraw()")
	WorksIn = declare(Header, "WorksIn", "zones Zone...",
		"Where the ability functions, if not only in play. Abilities that could only function elsewhere need no "+
			"WorksIn: those about this card being flipped, dismissed, discarded or played.",
		rule.R701_3,
		"WorksIn(Hand, DrawDeck, DiscardPile, PlayZone, BanishedZone, FlipZone)\nHasName(This, \"Bon Bon\")")
	AdditionalCost = declare(Header, "AdditionalCost", "parts Effect...",
		"What is paid besides the card's cost to play it. Binds the cards that its last part affects.",
		rule.R705_2c, "AdditionalCost(Retire(Choose(1, Friend && Yours)))", Cards)
	AnyPlayer = declare(Header, "AnyPlayer", "",
		"Any player may activate the ability, not the controller alone. You is then whoever does.",
		rule.R703_1b, "Timing(MainPhase)\nAnyPlayer()\nCost(Pay(2))\nDismiss(This)")
	TagWord = declare(Header, "TagWord", "word Text",
		"A tag word, such as Chaos: it groups abilities and does nothing.",
		rule.R701_5, "TagWord(\"Chaos\")\nWhen(Flipped(This))\nDraw()")
	PlayOn = declare(Header, "PlayOn", "hosts Cards, description Cards?",
		"The card is an attachment and enters play attached to such a card, which is then its host. Its host "+
			"description is what its text calls that card, if it is given, otherwise the same (509.4).",
		rule.R509_1, "PlayOn(Friend && Orange, Friend)")
	PlayTo = declare(Header, "PlayTo", "areas Area",
		"The card is played to such an area.",
		rule.R305_1, "PlayTo(Home(You))")
	PlayOnlyIf = declare(Header, "PlayOnlyIf", "condition Condition",
		"The card can be played only if the condition is true.",
		rule.R705_2, "PlayOnlyIf(Any(Yours && Named(\"Fluttershy\")))")
)

// Blocks: statements that hold statements. In notation they are Go's own.
var (
	If = declare(Block, "if", "condition Condition",
		"if condition { … } else { … }: in what happens once, follows one of the two. An effect as condition is "+
			"done, and counts as true if it was done: if May(Pay(1)) { … }. In what lasts, the modifiers inside "+
			"affect the game while the condition is true.",
		rule.R708_2a, "if Any(Friend && Opposing && Here) {\n\tAddPower(This, 2)\n}")
	Each = declare(Block, "range Each", "cards Cards, by Player=You",
		"for it := range Each(cards) { … }: once for each of the cards, one after another, the player choosing the "+
			"order.",
		rule.R707_2,
		"When(EntersPlay(This))\nfor it := range Each(Friend && Yours) {\n\tif May(Pay(1)) {\n\t\tReady(it)\n\t}\n}")
	EachPlayer = declare(Block, "range EachPlayer", "players Player",
		"for who := range EachPlayer(players) { … }: once for each of the players, in turn order from the one who "+
			"decides first; where one change is made for each, all of them happen together at the end. In what "+
			"lasts, the modifiers inside for each of them.",
		rule.R801_1,
		"When(EntersPlay(This))\nfor who := range EachPlayer(Players) {\n\tit := Choose(1, Friend && "+
			"ControlledBy(who), who)\n\tRetire(it)\n}")
	Times = declare(Block, "range Times", "n Number",
		"for range Times(n) { … }: so many times, one after another.",
		rule.R707_2, "When(EntersPlay(This))\nfor range Times(Count(Friend && Here)) {\n\tFlip()\n}")
	Until = declare(Block, "for Until", "ends Event...",
		"for Until(event) { … }: creates the continuous modifiers inside, which last until the first of the events "+
			"happens. Numbers are those of the moment of creation, in a triggered effect that of the effect; which "+
			"cards are affected is settled then too unless a modifier is about players' actions.",
		rule.R708_2, "Timing(MainPhase)\nCost(Pay(1))\nfor Until(EndOf(Turn)) {\n\tAddPower(This, 2)\n}")
	Lasting = declare(Block, "for Lasting", "",
		"for Lasting() { … }: creates the continuous modifiers inside, without an end (indefinite). Their numbers are "+
			"counted anew all the time (708.3a); which cards are affected is settled.",
		rule.R708_3, "When(EntersPlay(This))\nit := Choose(1, Friend)\nfor Lasting() {\n\tHasTrait(it, \"Unique\")\n}")
	Next = declare(Block, "for Next", "event Event, ends Event...",
		"for Next(event) { … }: a triggered modifier that triggers the next time the event happens, once, unless one "+
			"of the ends comes first. The loop's names, if any, bind as When does: for it, who := range Next(event) "+
			"{ … }.",
		rule.R708_4, "When(EntersPlay(This))\nfor Next(EndOf(Turn)) {\n\tDraw()\n}", Cards, Player, Number)
	NextInstead = declare(Block, "for NextInstead", "event Event, ends Event...",
		"for NextInstead(event) { … }: a replacement modifier for the next time the event would happen, unless one "+
			"of the ends comes first.",
		rule.R710_1,
		"Timing(Faceoff)\nit := Choose(1, In(DiscardPile, You))\nfor NextInstead(Flipped(You), EndOf(Faceoff)) "+
			"{\n\tAddToTotal(PrintedPower(it))\n\tBanish(it)\n}", Cards, Player, Number)
	Grant = declare(Block, "for Grant", "cards Cards",
		"for Grant(cards) { … }: the cards have the ability inside, written as on a card; This inside means the card "+
			"that has it.",
		rule.R701_1, "for Grant(Friend && Yours && Here) {\n\tTiming(Immediate)\n\tCost(Exhaust(This))\n\tGain(1)\n}")
	MayPlayBlock = declare(Block, "for MayPlay", "cards Cards, by Player=You, at Time=MainPhase, to Area?",
		"for it := range MayPlay(cards) { … }: as MayPlay, and what is inside is done as a card is played by this "+
			"permission (\"if you do\"); the loop's name is the card, also once it has left the queue.",
		rule.R705_2d,
		"WorksIn(DiscardPile)\nif During(Faceoff) {\n\tfor it := range MayPlay(This) {\n\t\tfor "+
			"Next(EndOf(Faceoff)) {\n\t\t\tBanish(it)\n\t\t}\n\t}\n}", Cards)
	AddFlipsBlock = declare(Block, "for AddFlips", "players Player, n Amount",
		"for it := range AddFlips(You, 2) { … }: as AddFlips, and what is inside is done with the additional cards "+
			"as soon as they have been flipped, before a window opens. With OrNone the player chooses before the flip.",
		rule.R514_3a,
		"if IsFaceoffInvolving(This) {\n\tfor it := range AddFlips(You, OrNone(2)) {\n\t\tkept := Choose(1, "+
			"it)\n\t\tIgnore(it && !kept)\n\t}\n}", Cards)
	Modes = declare(Block, "switch Modes", "n Amount=1, by Player=You",
		"switch Modes(1) { case 1: … case 2: … }: the player chooses so many of the cases, which are followed in "+
			"order.",
		rule.R705_2e, "Timing(MainPhase)\nswitch Modes(1) {\ncase 1:\n\tDraw()\ncase 2:\n\tGain(1)\n}")
	Case = declare(Block, "case", "",
		"One case of Modes.", rule.R705_2e,
		"Timing(MainPhase)\nswitch Modes(1) {\ncase 1:\n\tDraw()\ncase 2:\n\tGain(1)\n}")
)
