package ability

import "canterlaw/engine/rule"

// Numbers. Without cards, a number of cards' is that of the card which is being
// described: Friend && Power <= 2.
var (
	Count = declare(Number, "Count", "cards Cards", "How many cards fit.", rule.R105_1,
		"AddPower(This, Count(Friend && Yours && Here))")
	Power = declare(Number, "Power", "cards Cards?", "The power, of several cards together.", rule.R507_1,
		"Timing(MainPhase)\nit := Choose(1, Friend && Opposing && Power <= 2)\nDismiss(it)")
	PrintedPower = declare(Number, "PrintedPower", "cards Cards?", "The printed power.", rule.R507_4,
		"When(EntersPlay(This))\nDismiss(Friend && PrintedPower <= 1)")
	CostOf = declare(Number, "CostOf", "cards Cards?", "The printed cost in action tokens.", rule.R204_1,
		"Timing(MainPhase)\nit := Choose(1, Resource && CostOf <= 2)\nDismiss(it)")
	ColorCount = declare(Number, "ColorCount", "cards Cards?", "How many different colors the cards have.",
		rule.R203_1, "if ColorCount(Character && Yours && Here) >= 3 {\n\tAddPower(This, 1)\n}")
	TraitCount = declare(Number, "TraitCount", "cards Cards?", "How many different traits the cards have.",
		rule.R207_1, "AddPower(This, TraitCount(Friend && Yours && Here))")
	BonusOf = declare(Number, "BonusOf", "cards Cards?", "The Problem bonus.", rule.R210_1,
		"AddPower(This, BonusOf(Problem && Here))")
	PointsOf = declare(Number, "PointsOf", "cards Cards?", "The point value of Troublemakers.", rule.R211_1,
		"When(EntersPlay(This))\nDismiss(Troublemaker && PointsOf <= 1)")
	Counters = declare(Number, "Counters", "cards Cards?, word Text?",
		"How many counters are on the cards: of that name, otherwise +1 power counters.", rule.R519_1,
		"if Counters(This, \"Tip\") >= 3 {\n\tAddPower(This, 2)\n}")
	PowerOfColor = declare(Number, "PowerOfColor", "player Player, color Color", "The player's power of the color.",
		rule.R507_3, "if PowerOfColor(You, Blue) >= 5 {\n\tAddPower(This, 1)\n}")
	SparePower = declare(Number, "SparePower", "player Player, area Area",
		"The power that the player's characters contribute to confronting the Problem there, less all that its "+
			"requirements ask for.", rule.R611_3,
		"When(Confronted(You, Here))\nif SparePower(You, Here) > 0 {\n\tTurnOver(This)\n}")
	TokensOf = declare(Number, "TokensOf", "player Player=You", "The player's action tokens.", rule.R502_1,
		"if TokensOf(You) == 0 {\n\tAddPower(This, 1)\n}")
	ScoreOf = declare(Number, "ScoreOf", "player Player=You", "The player's points.", rule.R517_1,
		"if ScoreOf(Opponent) > ScoreOf(You) {\n\tAddPower(This, 1)\n}")
	HomeLimitOf = declare(Number, "HomeLimitOf", "player Player=You", "The player's home limit.", rule.R212_1,
		"if HomeLimitOf(You) > 3 {\n\tAddPower(This, 1)\n}")
	HowOften = declare(Number, "HowOften", "event Event, per Time=Turn",
		"How often the event has happened in this turn, phase or faceoff.", rule.R704_1,
		"if HowOften(Played(You, Friend), Turn) >= 2 {\n\tAddPower(This, 1)\n}")
	Least = declare(Number, "Least", "one Number, other Number", "The smaller of the two.", rule.R105_1,
		"AddPower(This, Least(Count(Friend && Here), 3))")
	Greatest = declare(Number, "Greatest", "one Number, other Number", "The greater of the two.", rule.R105_1,
		"AddPower(This, Greatest(Count(Friend && Here), 2))")
	Half = declare(Number, "Half", "n Number", "Half of it, rounded up.", rule.R105_1,
		"When(EntersPlay(This))\nDiscard(Opponent, Half(Count(In(Hand, Opponent))))")
	X = declare(Number, "X", "", "In the definition of a keyword, its number.", rule.R701_4,
		"AddPower(This, X)")
	UpTo = declare(Amount, "UpTo", "n Number", "Any number up to this one.", rule.R705_2e,
		"Timing(MainPhase)\nit := Choose(UpTo(2), Friend && Yours)\nReady(it)")
	OrNone = declare(Amount, "OrNone", "n Number", "That number or nothing, as the player likes.", rule.R705_2e,
		"AddCost(OrNone(-1), Played(You, Event))")
	AnyNumber = declare(Amount, "AnyNumber", "", "Any number.", rule.R705_2e,
		"When(EntersPlay(This))\nn := Pay(AnyNumber)\nPutCounters(This, n)")
)

// Conditions.
var (
	Any = declare(Condition, "Any", "cards Cards", "At least one card fits.", rule.R707_2,
		"if Any(Friend && Opposing && Here) {\n\tAddPower(This, 1)\n}")
	Is = declare(Condition, "Is", "cards Cards, fit Cards",
		"The cards, of which there is at least one, all fit.", rule.R707_2,
		"it := When(Played(Opponents))\nif Is(it, Friend) {\n\tDraw()\n}")
	Always = declare(Condition, "Always", "", "True.", rule.R707_2,
		"MeetsRequirements(You, Problem && Here, Always)")
	IsEven = declare(Condition, "IsEven", "n Number",
		"The number is even; not so if there is none, as the power of a Problem.", rule.R105_1,
		"When(EntersPlay(This))\nit := Reveal(TopOf(You, 1))\nif IsEven(Power(it)) {\n\tGain()\n}")
	IsTurnOf = declare(Condition, "IsTurnOf", "player Player", "It is the turn of one of the players.",
		rule.R106_1, "if IsTurnOf(Opponents) {\n\tAddPower(This, 1)\n}")
	During = declare(Condition, "During", "time Time, by Player?",
		"The game is in such a phase, step or faceoff (in the player's turn).", rule.R601_1,
		"if During(Faceoff) {\n\tAddPower(This, 1)\n}")
	IsFaceoffInvolving = declare(Condition, "IsFaceoffInvolving", "cards Cards, kind Time=Faceoff",
		"There is a faceoff of the kind in which such a card is involved.", rule.R514_2d,
		"if IsFaceoffInvolving(This, ProblemFaceoff) {\n\tAddPower(This, 1)\n}")
	Happened = declare(Condition, "Happened", "event Event, per Time=Turn",
		"The event has happened in this turn, phase or faceoff.", rule.R704_1,
		"if Happened(Confronted(You), Turn) {\n\tAddPower(This, 1)\n}")
	IsFirstTurn = declare(Condition, "IsFirstTurn", "player Player=You", "It is the player's first turn.",
		rule.R605_1a, "When(StartOf(Turn, You))\nif IsFirstTurn(You) && !PlayedFirst(You) {\n\tGain()\n}")
	PlayedFirst = declare(Condition, "PlayedFirst", "player Player=You",
		"The player took the first turn of the game.", rule.R102_2,
		"When(StartOf(Turn, You))\nif IsFirstTurn(You) && !PlayedFirst(You) {\n\tGain()\n}")
	IsChallenging = declare(Condition, "IsChallenging", "player Player",
		"The player is the challenger of the Troublemaker faceoff.", rule.R608_4,
		"if IsChallenging(You) {\n\tAddPower(This, 1)\n}")
	Same = declare(Condition, "Same", "one Value, other Value",
		"The two are the same player, area, color or name.", rule.R707_2,
		"it, who := When(Flipped(Players))\nif Same(who, TurnPlayer) {\n\tDraw()\n}")
)

// Players.
var (
	You = declare(Player, "You", "", "The controller of the ability; for a card outside of play its owner.",
		rule.R513_5, "When(EntersPlay(This))\nDraw(You, 1)")
	Opponent = declare(Player, "Opponent", "",
		"Your opponent; of several the next in turn order: with more than two players use ChoosePlayer(Opponents).",
		rule.R513_5, "When(EntersPlay(This))\nDiscard(Opponent, 1)")
	Opponents = declare(Player, "Opponents", "", "All opponents; in an event, any opponent.", rule.R513_5,
		"When(Played(Opponents, Friend))\nDraw()")
	Players = declare(Player, "Players", "", "All players; in an event, any player.", rule.R513_5,
		"When(EntersPlay(This))\nDraw(Players, 1)")
	TurnPlayer = declare(Player, "TurnPlayer", "", "The player whose turn it is.", rule.R106_1,
		"When(StartOf(Turn))\nDraw(TurnPlayer, 1)")
	Controller = declare(Player, "Controller", "cards Cards", "Who controls the card; outside of play, who owns it.",
		rule.R513_2, "When(Uncovered(This))\nit := Choose(1, Friend && Here)\nLose(Controller(it), 1)")
	Owner = declare(Player, "Owner", "cards Cards", "Who owns the card.", rule.R513_1,
		"When(EntersPlay(This))\nDraw(Owner(This), 1)")
	OpponentOf = declare(Player, "OpponentOf", "player Player", "The player's opponent.", rule.R513_5,
		"_, who := When(Flipped(Players))\nDraw(OpponentOf(who), 1)")
	Challenger = declare(Player, "Challenger", "", "The challenger of the Troublemaker faceoff.", rule.R608_4,
		"When(FaceoffStarts(TroublemakerFaceoff))\nLose(Challenger, 1)")
)

// Areas.
var (
	Here = declare(Area, "Here", "", "The area of this card.", rule.R501_4,
		"AddPower(Friend && Yours && Here, 1)")
	AreaOf = declare(Area, "AreaOf", "cards Cards",
		"The area of the card (\"there\"), the areas of several: AreaOf(Problem && !Here) are the other Problems.",
		rule.R501_5, "it := When(Uncovered(Troublemaker))\nFrighten(Friend && AreaOf(it))")
	Home = declare(Area, "Home", "of Player?",
		"The player's home. Without a player each card's controller's: Friend && Home are Friends at home, Send(it, "+
			"Home) sends it home.", rule.R501_1, "PlayTo(Home(You))")
	ProblemOf = declare(Area, "ProblemOf", "of Player", "The player's Problem.", rule.R501_1,
		"When(EntersPlay(This))\nMove(This, ProblemOf(Opponent))")
	AnyProblem = declare(Area, "AnyProblem", "", "All Problems.", rule.R501_1,
		"AddPower(Friend && Yours && AnyProblem, 1)")
	AnyHome = declare(Area, "AnyHome", "", "All homes.", rule.R501_1, "AddPower(Friend && AnyHome, 1)")
	There   = declare(Area, "There", "",
		"The area that the ability's event is about: to which the cards are played, moved or sent, or where they "+
			"enter play.", rule.R501_5, "AddCost(-Count(Friend && Yours && There), Played(You, This, AnyProblem))")
	FaceoffArea = declare(Area, "FaceoffArea", "", "The Problems at which the faceoff occurs.", rule.R514_2e,
		"Timing(Faceoff)\nMove(This, FaceoffArea)")
)
