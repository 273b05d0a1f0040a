package ability

import "canterlaw/engine/rule"

// Events: what can trigger an ability (704.1), be replaced (710.1), forbidden
// (104.2) or looked back at. A description that is left out means any. An
// event binds its cards, the player who did it or to whom it happened, and its
// number. Several are joined by ||.
var (
	EntersPlay = declare(Event, "EntersPlay", "cards Cards, at Area?, from Zone?",
		"The cards enter play, at the area, from the zone: those that are played from the Queue (408.1), others from "+
			"where they were put into play.",
		rule.R706_1d, "When(EntersPlay(This))\nDraw()")
	LeavesPlay = declare(Event, "LeavesPlay", "cards Cards", "The cards go from play to another zone.",
		rule.R410_1, "When(LeavesPlay(This))\nDraw()")
	Played = declare(Event, "Played", "by Player?, cards Cards?, to Area?, on Cards?",
		"The player plays the cards, to the area, on a host: Played(Players, Resource, Friend && Here).", rule.R705_2f,
		"When(Played(You, This))\nDraw()")
	Moved = declare(Event, "Moved", "by Player?, cards Cards?, to Area?, from Area?",
		"The player moves the cards, by the Main Phase action or otherwise, to the area.", rule.R506_1c,
		"When(Moved(You, This, AnyProblem))\nGain()")
	MovedAsAction = declare(Event, "MovedAsAction", "by Player?, cards Cards?, to Area?, from Area?",
		"As Moved, but by the Main Phase action alone.", rule.R609_2b, "Cant(MovedAsAction(Opponents, Friend))")
	Sent = declare(Event, "Sent", "cards Cards, to Area?", "The cards are sent to the area.", rule.R506_5,
		"it := Instead(Sent(Yours && PrintedPower == 1 && Here, Home))")
	LeavesArea = declare(Event, "LeavesArea", "cards Cards, area Area?",
		"The cards leave their area, or that area, in any way.", rule.R501_1, "When(LeavesArea(This))\nDraw()")
	Rallied = declare(Event, "Rallied", "by Player?, cards Cards?",
		"The player takes the Main Phase action that unfrightens the cards.", rule.R609_2e,
		"AddCost(1, Rallied(Opponents, Friend && Here))")
	ActivatedAbility = declare(Event, "Activated", "by Player?, cards Cards?",
		"The player activates an ability of the cards.", rule.R703_1, "AddCost(1, Activated(Opponents, Resource))")
	Dismissed = declare(Event, "Dismissed", "by Player?, cards Cards",
		"The cards are dismissed, by the player: who controls the effect that does it, who pays it as a cost, or who "+
			"defeats them. Nobody dismisses what the game itself does.", rule.R410_1, "When(Dismissed(This))\nDraw()")
	Retired = declare(Event, "Retired", "by Player?, cards Cards?", "The player retires the cards.",
		rule.R410_2, "When(Retired(You, This))\nDraw()")
	Banished = declare(Event, "Banished", "by Player?, cards Cards, from Zone?",
		"The cards are banished, by the player: as a cost they pay or by an effect they control.", rule.R410_5,
		"When(Banished(Friend))\nDraw()")
	Discarded = declare(Event, "Discarded", "by Player?, cards Cards?", "The player discards the cards.",
		rule.R410_3, "When(Discarded(Opponents))\nDraw()")
	Drawn = declare(Event, "Drawn", "by Player?, cards Cards?", "The player draws a card.", rule.R410_4,
		"When(Drawn(Opponents))\nGain()")
	Flipped = declare(Event, "Flipped", "by Player?, cards Cards?", "The player flips the cards.", rule.R515_1,
		"When(Flipped(This))\nDraw()")
	EntersDiscards = declare(Event, "EntersDiscards", "cards Cards, from Zone?",
		"The cards are put into a discard pile, from the zone.", rule.R406_1,
		"it := Instead(EntersDiscards(OwnedBy(You), PlayZone))\nBanish(it)")
	EntersHand = declare(Event, "EntersHand", "by Player?, cards Cards, from Zone?",
		"The player puts the cards into their owners' hands, by drawing or by an effect that the player controls.",
		rule.R410_4a, "When(EntersHand(OwnedBy(Opponents), PlayZone))\nGain()")
	PlacedOnTop = declare(Event, "PlacedOnTop", "by Player?, cards Cards?",
		"The player puts the cards on top of a draw deck; where no cards are told, any on top of their own.",
		rule.R402_1, "When(PlacedOnTop(You))\nTurnOver(This)")
	PlacedOnBottom = declare(Event, "PlacedOnBottom", "by Player?, cards Cards?",
		"The player puts the cards on the bottom of a draw deck; where no cards are told, any on that of their own.",
		rule.R402_1,
		"it := MayInstead(PlacedOnBottom(You, IsFlipped))\nBanish(it, Beneath(This))")
	Exhausted = declare(Event, "Exhausted", "by Player?, cards Cards",
		"The cards become exhausted, by the player: as a cost they pay or an effect they control.", rule.R503_2,
		"for who := range EachPlayer(Players) {\n\tCant(Exhausted(who, Friend && ControlledBy(who)))\n}")
	Readied = declare(Event, "Readied", "by Player?, cards Cards",
		"The cards become ready, by the player: by an effect they control, or in their Ready Step.", rule.R503_3,
		"Timing(MainPhase)\nit := Choose(1, Friend && Opposing)\nfor Until(Readied(This)) {\n\tAddPower(it, -2)\n}")
	Frightened = declare(Event, "Frightened", "by Player?, cards Cards",
		"The cards become frightened, by the player: by an effect they control.", rule.R504_1,
		"When(Frightened(Friend && Opposing))\nGain()")
	Unfrightened = declare(Event, "Unfrightened", "by Player?, cards Cards",
		"The cards cease to be frightened, by the player: by an effect they control, or by rallying.", rule.R504_3,
		"Cant(Unfrightened(Opposing))")
	TurnedOver = declare(Event, "TurnedOver", "cards Cards", "The Mane Characters show their other side.",
		rule.R301_2, "When(TurnedOver(ManeCharacter && Opposing))\nTurnOver(This)")
	TurnedFaceUp = declare(Event, "TurnedFaceUp", "cards Cards",
		"This side of the cards turns face-up: a Mane Character is turned over to it, or another card is turned "+
			"face-up.", rule.R301_3, "When(TurnedFaceUp(This))\nOnce(Game)\nDraw(2)")
	TurnedFaceDown = declare(Event, "TurnedFaceDown", "cards Cards", "The cards are turned face-down.", rule.R505_3,
		"When(LeavesPlay(This) || TurnedFaceDown(This))\nPutInHand(Beneath(This))")
	Uncovered = declare(Event, "Uncovered", "by Player?, cards Cards",
		"The player uncovers the Troublemakers: the turn player in the Uncover Step, otherwise who controls the "+
			"effect that does it.", rule.R607_3, "When(Uncovered(This))\nExhaust(Friend && Here)")
	CutieMarked = declare(Event, "CutieMarked", "cards Cards", "The cards become Cutie Marked.", rule.R701_4,
		"When(CutieMarked(Friend && Yours))\nGain()")
	CountersPut = declare(Event, "CountersPut", "by Player?, cards Cards, word Text?",
		"The player puts counters on the cards, by an effect that the player controls; the number is how many. "+
			"Without a word +1 power counters.", rule.R519_1, "When(CountersPut(This))\nDraw()")
	CountersRemoved = declare(Event, "CountersRemoved", "by Player?, cards Cards, word Text?",
		"The player removes counters from the cards, by an effect that the player controls or as a cost; the number "+
			"is how many.", rule.R519_3,
		"When(CountersRemoved(This, \"Tip\"))\nGain()")
	Confronted = declare(Event, "Confronted", "by Player?, at Area?",
		"The player confronts the Problem at the area: Confronted(You, Here). Binds the Problem.", rule.R611_1,
		"When(Confronted(You, Here))\nif Count(Friend && Yours && Here) >= 3 {\n\tDraw()\n}")
	Solved = declare(Event, "Solved", "problems Cards", "The Problems become solved.", rule.R613_1,
		"When(Solved(This))\nDraw(TurnPlayer, 1)")
	Replaced = declare(Event, "Replaced", "problems Cards", "The Problems are replaced.", rule.R613_2,
		"When(Replaced(Problem))\nDraw()")
	Challenged = declare(Event, "Challenged", "by Player?, troublemakers Cards?",
		"The player challenges the Troublemaker.", rule.R608_1,
		"it, who := When(Challenged(Opponents, This))\nLose(who, 1)")
	Defeated = declare(Event, "Defeated", "by Player?, troublemakers Cards?",
		"The player defeats the Troublemaker.", rule.R514_5a, "it, who := When(Defeated(Players, This))\nDraw(who, 1)")
	FaceoffStarts = declare(Event, "FaceoffStarts", "kind Time=Faceoff, involving Cards?, at Area?, by Player?",
		"A faceoff of the kind starts in which such a card is involved, at the area, started by the player: "+
			"FaceoffStarts(ProblemFaceoff, This).", rule.R514_2, "When(FaceoffStarts(ProblemFaceoff, This))\nDraw()")
	FaceoffEnds = declare(Event, "FaceoffEnds", "kind Time=Faceoff, involving Cards?, at Area?",
		"A faceoff of the kind ends. Triggers at the end of a faceoff happen as its last window closes; durations "+
			"end with it.", rule.R514_6, "When(FaceoffEnds(Faceoff, This))\nReady(This)")
	FaceoffWon = declare(Event, "FaceoffWon",
		"by Player?, kind Time=Faceoff, involving Cards?, at Area?, margin Number?",
		"The player wins a faceoff of the kind, with such a card involved in it, at the area, by at least so much "+
			"power. The number is by how much.", rule.R514_5,
		"_, _, margin := When(FaceoffWon(You, ProblemFaceoff, This))\nif margin >= 5 {\n\tScore(1)\n}")
	FaceoffLost = declare(Event, "FaceoffLost", "by Player?, kind Time=Faceoff, involving Cards?, at Area?",
		"The player loses a faceoff of the kind.", rule.R514_5,
		"_, who := When(FaceoffLost(Opponents, Faceoff, This))\nDiscard(who, 1)")
	BecomesInvolved = declare(Event, "BecomesInvolved", "cards Cards",
		"The cards become involved in a faceoff, as it begins or later.", rule.R514_2,
		"When(BecomesInvolved(This))\nDraw()")
	PointsScored = declare(Event, "PointsScored", "by Player?, with Cards?",
		"The player scores points; the number is how many. With cards: points that are scored with such a card.",
		rule.R517_2, "When(PointsScored(Opponents))\nDraw()")
	TokensGained = declare(Event, "TokensGained", "by Player?, from Cards?",
		"The player gains action tokens, by an effect of such a card; the number is how many.", rule.R502_1,
		"When(TokensGained(Opponents))\nDraw()")
	TokensPaid = declare(Event, "TokensPaid", "by Player?",
		"The player pays action tokens; the number is how many.", rule.R508_1,
		"_, who := When(TokensPaid(Opponents))\nif TokensOf(who) == 0 {\n\tDraw()\n}")
	TokensLost = declare(Event, "TokensLost", "by Player?",
		"The player loses action tokens; the number is how many.", rule.R502_1, "When(TokensLost(You))\nDraw()")
	StartOf = declare(Event, "StartOf", "time Time, by Player?",
		"The phase, step, turn or faceoff starts, of that player's turn: StartOf(MainPhase, You). StartOf(Turn, You) "+
			"as an end of Until is the start of your next turn.", rule.R601_2, "When(StartOf(Turn, You))\nGain()")
	EndOf = declare(Event, "EndOf", "time Time, by Player?",
		"The phase, step, turn or faceoff ends, of that player's turn. EndOf(Phase) is that of the present phase.",
		rule.R615_1, "When(EndOf(Turn, You))\nReady(This)")
	GameStarts = declare(Event, "GameStarts", "", "The game starts.", rule.R102_1,
		"As(GameStarts())\ncolor := ChooseColor()\nLink(\"color\", color)")
	First = declare(Event, "First", "event Event, per Time, by Player?",
		"The event, but only the first time in each such time: First(Played(Opponents, Friend, Here), Turn). For "+
			"Game: the first time since this card has been in play. With players at the end, the first time for each "+
			"of them: First(Discarded(Opponents), Turn, Opponents). For AddCost: while it has not happened yet.",
		rule.R704_1, "_, who := When(First(Confronted(Players, Here), Game))\nScore(who, 1)")
	OneOrMore = declare(Event, "OneOrMore", "event Event",
		"The event, but all cards to which it happens at the same time count as one instance of it (\"one or more "+
			"cards\"); binds all of them.", rule.R704_1b,
		"it := When(OneOrMore(Dismissed(Friend && Yours)))\nGain(Count(it))")
	Where = declare(Event, "Where", "event Event, condition Condition",
		"The event, but only if the condition is true as it happens; for Cant and AddCost, while it is true.",
		rule.R704_1, "Cant(Where(Moved(Opponents, Character, Here), Count(Opposing && Here) >= 2))")
)
