package ability

import "canterlaw/engine/rule"

// Modifiers: what affects the game over a period of time (708). They stand in
// continuous abilities and inside Until, Lasting and if.
var (
	AddPower = declare(Modifier, "AddPower", "cards Cards, n Number, color Color?",
		"The cards have so much more power; with a color, power of that color, which they then have besides their "+
			"others.", rule.R507_1, "AddPower(Friend && Yours && Here && !This, 1)")
	SetPower = declare(Modifier, "SetPower", "cards Cards, n Number", "The cards have that power.",
		rule.R507_1, "SetPower(Character && Here, 2)")
	DoublePower = declare(Modifier, "DoublePower", "cards Cards", "The cards have double their power.",
		rule.R507_1, "DoublePower(This)")
	KeepPower = declare(Modifier, "KeepPower", "cards Cards",
		"The cards can't gain or lose power: neither counters nor modifiers add to it or take from it.", rule.R104_2,
		"SetPower(Character && Here, 2)\nKeepPower(Character && Here)")
	HasKeyword = declare(Modifier, "HasKeyword", "cards Cards, word Text, n Number?",
		"The cards have the keyword, with its number if it takes one.", rule.R701_4,
		"HasKeyword(Yours && Trait(\"Pegasus\"), \"Competitive\", 1)")
	HasTrait = declare(Modifier, "HasTrait", "cards Cards, word Text", "The cards have the trait.",
		rule.R207_1, "HasTrait(Friend && Yours, \"Critter\")")
	HasColor = declare(Modifier, "HasColor", "cards Cards, color Color",
		"The cards have the color besides their others.", rule.R203_1, "HasColor(This, Blue)")
	HasColorsOf = declare(Modifier, "HasColorsOf", "cards Cards, models Cards",
		"The cards have the colors of the other cards besides their own.", rule.R203_1,
		"HasColorsOf(This, Yours && Character && Trait(\"Crystal\") && !This)")
	OnlyColor = declare(Modifier, "OnlyColor", "cards Cards, color Color",
		"The cards have that color and no other.", rule.R203_1, "OnlyColor(Friend && Here, Pink)")
	HasName = declare(Modifier, "HasName", "cards Cards, word Text",
		"The cards have the Title besides their own.", rule.R201_1,
		"WorksIn(Hand, DrawDeck, DiscardPile, PlayZone, BanishedZone, FlipZone, Queue)\nHasName(This, \"Lyra\")")
	HasAbilitiesOf = declare(Modifier, "HasAbilitiesOf", "cards Cards, model Cards",
		"The cards have the printed abilities of the model besides their own.", rule.R701_1,
		"As(EntersPlay(This))\nit := Choose(1, Friend && !Unique)\nfor Lasting() {\n\tHasAbilitiesOf(This, it)\n}")
	LosesAbilities = declare(Modifier, "LosesAbilities", "cards Cards",
		"The cards lose all abilities and can't have any.", rule.R701_1, "LosesAbilities(Character && Here)")
	LosesKeyword = declare(Modifier, "LosesKeyword", "cards Cards, word Text?",
		"The cards lose the keyword; all keywords if none is named.", rule.R701_4,
		"LosesKeyword(Opposing && Here, \"Persistent\")")
	LosesTraits = declare(Modifier, "LosesTraits", "cards Cards, word Text?",
		"The cards lose the trait; all traits if none is named.", rule.R207_1,
		"LosesTraits(Character && Here, \"Unique\")")
	LosesColors = declare(Modifier, "LosesColors", "cards Cards",
		"The cards lose their colors and can't have any.", rule.R203_1, "LosesColors(Character && Opposing && Here)")
	Cant = declare(Modifier, "Cant", "event Event",
		"The event can't happen (104.2). What players do is written with who does it: Cant(Moved(Opponents, This)).",
		rule.R104_2, "Cant(Dismissed(Friend && Orange && Here))")
	AtMost = declare(Modifier, "AtMost", "n Number, event Event, per Time",
		"The event can't happen more often than that in one such time; for draws, points and tokens their numbers "+
			"are counted. Each player is counted alone.", rule.R104_2, "AtMost(2, Drawn(Players), Turn)")
	AddCost = declare(Modifier, "AddCost", "n Amount, event Event, least Number=0",
		"The action costs its player so many action tokens more, or less if negative, down to the least. The events "+
			"are Played, Moved (the Main Phase action), Rallied, Challenged, Activated and Confronted; what costs "+
			"nothing otherwise has to be paid for. With OrNone (\"may pay less\") the payer chooses.", rule.R705_2,
		"AddCost(1, Played(Opponents, Friend, Here))")
	AddRequirement = declare(Modifier, "AddRequirement", "players Player, problems Cards, n Number, color Color?",
		"The players need so much more power to confront the Problems: of the color, otherwise of any color or none "+
			"(wild). Less if negative, taken from the color, otherwise from wild power first and then from one "+
			"requirement after another.", rule.R611_3, "AddRequirement(Opponents, Problem && Here, 1)")
	MeetsRequirements = declare(Modifier, "MeetsRequirements", "players Player, problems Cards, condition Condition",
		"The players meet the confront requirements of the Problems while the condition is true for them (and "+
			"otherwise as printed).", rule.R611_3,
		"MeetsRequirements(You, Problem && Here, Count(Character && Yours && Here) >= 3)")
	NeedsToConfront = declare(Modifier, "NeedsToConfront", "players Player, problems Cards, condition Condition",
		"The players can't confront the Problems unless the condition is true.", rule.R611_3,
		"NeedsToConfront(Opponents, Problem && Here, Any(ManeCharacter && Opposing && Here))")
	DoesntPrevent = declare(Modifier, "DoesntPrevent", "troublemakers Cards, players Player, problems Cards?",
		"The Troublemakers don't prevent the players from confronting the Problems, any Problems if none are given.",
		rule.R611_3e, "DoesntPrevent(Troublemaker && Opposing, You, Problem && Here)")
	ContributesAtMost = declare(Modifier, "ContributesAtMost", "n Number, problems Cards",
		"No more than so many of a player's characters contribute their power to confronting the Problems.",
		rule.R611_3a, "ContributesAtMost(2, This)")
	ContributesExhausted = declare(Modifier, "ContributesExhausted", "cards Cards",
		"The cards contribute their power to faceoffs and to confronting while they are exhausted.", rule.R503_5,
		"if Is(This, IsExhausted) {\n\tContributesExhausted(This)\n}")
	DoesntContribute = declare(Modifier, "DoesntContribute", "cards Cards, faceoffs Condition?, problems Cards?",
		"The cards don't contribute their power to confronting the Problems, any Problems if none are given, nor to "+
			"faceoffs unless the condition is false.", rule.R611_3a, "DoesntContribute(Friend && Opposing && Here)")
	AddFlips = declare(Modifier, "AddFlips", "players Player, n Number",
		"The players flip so many more cards in the flip of a faceoff; fewer if negative.", rule.R514_3a,
		"if IsFaceoffInvolving(This) {\n\tAddFlips(You, 1)\n}")
	AddPowerTotal = declare(Modifier, "AddPowerTotal", "players Player, n Number",
		"The players' power totals in faceoffs are so much higher.", rule.R514_4a,
		"if Is(This, FaceoffArea) {\n\tAddPowerTotal(You, 2)\n}")
	AddBonus = declare(Modifier, "AddBonus", "problems Cards, n Number",
		"The Problems' bonus is so much higher.", rule.R210_1, "AddBonus(Problem && Here, 1)")
	AddPoints = declare(Modifier, "AddPoints", "troublemakers Cards, n Number",
		"The Troublemakers' point value is so much higher.", rule.R211_1, "AddPoints(Troublemaker && Here, 1)")
	AddHomeLimit = declare(Modifier, "AddHomeLimit", "players Player, n Number",
		"The players' home limit is so much higher.", rule.R212_1, "AddHomeLimit(You, 2)")
	AddHandSize = declare(Modifier, "AddHandSize", "players Player, n Number",
		"The players' maximum hand size is so much higher.", rule.R616_2, "AddHandSize(You, 2)")
	MayPlay = declare(Modifier, "MayPlay", "cards Cards, by Player=You, at Time=MainPhase, to Area?",
		"The player may play the cards from where they are as though they were in their hand: MayPlay(Friend && "+
			"In(DiscardPile, You)). With a time, when they could not be played otherwise: Immediate, Faceoff. With "+
			"areas, only to one of those.", rule.R609_2a, "MayPlay((Friend || Resource) && In(DiscardPile, You))")
	NoRequirements = declare(Modifier, "NoRequirements", "cards Cards",
		"Playing the cards asks for no power of colors.", rule.R205_1,
		"NoRequirements(In(Hand, You) && Trait(\"Critter\"))")
	EntersExhausted = declare(Modifier, "EntersExhausted", "cards Cards", "The cards enter play exhausted.",
		rule.R706_1b, "EntersExhausted(Friend && Opposing && Here)")
	EntersInvolved = declare(Modifier, "EntersInvolved", "cards Cards",
		"The cards become involved in the faceoff as they enter play during it.", rule.R514_2d, "EntersInvolved(This)")
	Public = declare(Modifier, "Public", "cards Cards", "The cards are shown to all players.",
		rule.R404_1, "Public(In(Hand, Opponent))")
	Controls = declare(Modifier, "Controls", "by Player, cards Cards", "The player controls the cards.",
		rule.R513_2, "PlayOn(Friend)\nControls(You, Host)")
	Involved = declare(Modifier, "Involved", "cards Cards",
		"The cards are involved in faceoffs in which they would not be.", rule.R514_2d,
		"if Any(Yours && IsInvolved && !This) {\n\tInvolved(This)\n}")
	NotInvolved = declare(Modifier, "NotInvolved", "cards Cards", "The cards aren't involved in faceoffs.",
		rule.R514_2d, "NotInvolved(Troublemaker && Here)")
	Skips = declare(Modifier, "Skips", "players Player, time Time",
		"The players skip such phases and steps.", rule.R601_3, "Skips(Opponents, DrawStep)")
)
