package ability

import "canterlaw/engine/rule"

// Words that came after all others. Their numbers come last, since states that are written
// keep those of times, and the checksums of the bench are over such states.

var (
	DrawFromBottom = declare(Effect, "DrawFromBottom", "by Player=You, n Number=1",
		"The player draws so many cards as Draw says, but each from the bottom of their deck.", rule.R410_4,
		"Timing(MainPhase)\nDrawFromBottom(2)", Cards)
	SetBonus = declare(Modifier, "SetBonus", "problems Cards, n Number",
		"The Problems have that bonus; what AddBonus adds later counts on top.", rule.R210_1,
		"PlayOn(Friend)\nSetBonus(Problem && AreaOf(Host), 0)")
	AddPlayRequirement = declare(Modifier, "AddPlayRequirement", "cards Cards, n Number, color Color",
		"Playing the cards asks for so much more power of the color, less if negative; cards that ask for none of it "+
			"still do then.", rule.R205_1,
		"Timing(Immediate)\nfor Until(EndOf(Turn)) {\n\tAddPlayRequirement(OwnedBy(You), -2, Blue)\n}")
	SentForLosing = declare(Event, "SentForLosing", "by Player?, cards Cards?",
		"The player sends the cards home because of a faceoff that the player has lost.", rule.R514_5b,
		"it := Instead(Where(SentForLosing(Players, Friend), IsFaceoffInvolving(This)))\nRetire(it)")
	TakesAction = declare(Event, "TakesAction", "by Player?",
		"The player takes an action: plays a card, activates an ability, or moves, draws or rallies by a Main Phase "+
			"action.", rule.R609_2,
		"Timing(Reaction)\nAfter(Where(TakesAction(Opponents), During(MainPhase, Opponents)))\nif May(Pay(1)) {\n"+
			"\tMove(This)\n}")
	RetiredAtLimit = declare(Event, "RetiredAtLimit", "by Player?, cards Cards?",
		"The player retires the cards because they are in excess of the home limit.", rule.R616_3,
		"it := MayInstead(RetiredAtLimit(You, Friend))\nMove(it, Here)")
	BonusScored = declare(Event, "BonusScored", "by Player?, problems Cards?",
		"The player scores the bonus of the Problem, the highest of those at which the faceoff was; the number is how "+
			"many points.", rule.R514_5c, "_, who, n := When(BonusScored(Players, Problem && Here))\nDraw(who, n)")
	ScoredByDefeat = declare(Event, "ScoredByDefeat", "by Player?, troublemakers Cards?",
		"The player scores points for defeating the Troublemaker; the number is how many.", rule.R514_5a,
		"_, who, n := Instead(ScoredByDefeat(Players, Troublemaker && Here))\nScore(who, n-1)")
	ActivateOnlyIf = declare(Header, "ActivateOnlyIf", "condition Condition",
		"The ability can be activated only if the condition is true; You is then who would activate it.",
		rule.R703_1b,
		"Timing(MainPhase)\nAnyPlayer()\nActivateOnlyIf(Any(Character && Yours && Here))\nCost(Pay(1))\nDraw()")
	HandSizeOf = declare(Number, "HandSizeOf", "player Player=You", "The player's maximum hand size.",
		rule.R616_2, "When(TurnedFaceUp(This))\nDraw(MoreBy(HandSizeOf(You), Count(In(Hand, You))))")
	PreviousArea = declare(Area, "PreviousArea", "",
		"The area from which the ability's event took the card: where it was before it was moved or sent.", rule.R506_1,
		"Timing(Reaction)\nit := After(Moved(Opponents, Character))\nSend(it, PreviousArea)")
	HighestPower = declare(Number, "HighestPower", "cards Cards",
		"The power of the one of the cards that has the most; zero if there is none.", rule.R507_1,
		"SetPower(This, 2*HighestPower(Character && Opposing && Here))")
	MadeToDiscard = declare(Event, "MadeToDiscard", "by Player?, cards Cards?",
		"An effect that the player controls makes somebody discard the cards from their hand; not a cost, nor the "+
			"maximum hand size.", rule.R410_3, "MayInstead(MadeToDiscard(Opponents, This))\nPutIntoPlay(This)")
	PlayerWithMost = declare(Player, "PlayerWithMost", "cards Cards",
		"The player who controls the most of the cards, more than any other player; nobody if two control as many.",
		rule.R513_2, "_, who := When(EndOf(Turn))\nDraw(PlayerWithMost(Character && Trait(\"Pegasus\") && Here), 1)")
	HowManyAttached = declare(Number, "HowManyAttached", "fit Cards",
		"How many attachments that fit are on the card that is being described.",
		rule.R509_1, "AddPower(Friend && Yours && HowManyAttached(Resource) >= 2, 1)")
	MoreThanAnyOther = declare(Cards, "MoreThanAnyOther", "cards Cards, n Number",
		"Is the one of the cards whose number is higher than that of any other of them; none is if two have the "+
			"highest.",
		rule.R707_2, "PlayOn(Friend)\nif Is(Host, MoreThanAnyOther(Friend, HowManyAttached(Resource))) {\n"+
			"\tAddPower(Host, 1)\n}")
	AtRandom = declare(Amount, "AtRandom", "n Number",
		"Of Modes: so many of the cases, chosen at random.",
		rule.R705_2e, "it := When(Moved(This))\nswitch Modes(AtRandom(1)) {\ncase 1:\n\tPutCounters(it)\ncase 2:\n"+
			"\tFrighten(it)\n}")
	PlayedFaceUp = declare(Modifier, "PlayedFaceUp", "cards Cards",
		"The Troublemakers enter play face-up when they are played, which is not being uncovered.",
		rule.R706_1b, "PlayedFaceUp(Troublemaker && Here)")
	IgnoresMostPower = declare(Modifier, "IgnoresMostPower", "players Player",
		"The players ignore one of their flipped cards: one with the highest power.",
		rule.R515_4, "if IsFaceoffInvolving(This, ProblemFaceoff) {\n\tIgnoresMostPower(Opponents)\n}")
	MovedByEffect = declare(Event, "MovedByEffect", "by Player?, cards Cards?, to Area?, from Area?",
		"As Moved, but by an effect and not by the Main Phase action.",
		rule.R506_4, "it, who := Instead(MovedByEffect(Players, Character && Opposing && Here))\nif "+
			"May(Controller(it), Pay(Controller(it), 1)) {\n\tMove(it, There, who)\n}")
	HasType = declare(Modifier, "HasType", "cards Cards, word Text",
		"The cards are of the type besides their own.",
		rule.R206_1,
		"Timing(MainPhase)\nCost(Exhaust(This))\nfor Until(EndOf(Phase)) {\n\tHasType(This, \"Friend\")\n}")
	GainUntil = declare(Effect, "GainUntil", "by Player=You, n Number=1, ends Event",
		"The player gets so many action tokens until the end of the phase: those that are left then are lost. "+
			"Whether they are spent before others is a disputed point. The end is EndOf(Phase).",
		rule.R502_1, "Timing(MainPhase)\nCost(Exhaust(This))\nGainUntil(1, EndOf(Phase))", Number)
	Becomes = declare(Event, "Becomes", "cards Cards, fit Cards",
		"The cards come to fit the description: one that did not before does now. For When alone.",
		rule.R704_1, "When(Becomes(This, Power == 8))\nDismiss(This)")
	NoTimeNamed = declare(Time, "NoTimeNamed", "",
		"In Timing alone: the text says that a player may do something, and names no time. "+
			"When that can be done is a disputed point.",
		rule.R703_1,
		"Timing(NoTimeNamed)\nActivateOnlyIf(Any(Character && !This && Here && Power >= 3))\nTurnOver(This)")
	ChallengedByAtMost = declare(Modifier, "ChallengedByAtMost", "troublemakers Cards, n Number",
		"The Troublemakers can be challenged by so many characters at most. "+
			"What a player with more of them there can do is a disputed point.",
		rule.R514_2a, "ChallengedByAtMost(This, Counters(This, \"Unity\"))")
	PlayedLast = declare(Event, "PlayedLast", "by Player?, cards Cards?",
		"As Played, but of a card that was the only one in the player's hand.",
		rule.R705_2b, "When(PlayedLast(You))\nMay(Move(This))")
	NotAtHomeLimit = declare(Modifier, "NotAtHomeLimit", "cards Cards",
		"The cards don't count against the home limit of the player who controls them, nor can they be retired for it.",
		rule.R616_3, "NotAtHomeLimit(Friend && Yours && Trait(\"Critter\"))")
	HowManyThere = declare(Number, "HowManyThere", "fit Cards",
		"How many cards that fit are at the area of the card that is being described.",
		rule.R501_1, "When(StartOf(TroublemakerPhase, Opponents))\n"+
			"Move(This, AreaOf(Problem && !Here && HowManyThere(Character) <= Count(Character && Here)))")
	ItsProblem = declare(Area, "ItsProblem", "cards Cards=This",
		"The Problem at which the card is (\"this card's Problem\"); none while it is at home, where Here is the home.",
		rule.R501_1, "AddPower(Friend && Yours && ItsProblem, 1)")
	CountsAtHome = declare(Cards, "CountsAtHome", "",
		"Counts against the home limit while at home: no modifier says otherwise. "+
			"Whether frightened ones do is a disputed point.",
		rule.R616_3,
		"When(EndOf(Turn, You))\nif Count(Friend && CountsAtHome && Yours && Home(You)) > HomeLimitOf(You) {"+
			"\n\tDraw()\n}")
	RevealUntil = declare(Effect, "RevealUntil", "n Number, fit Cards, by Player=You",
		"The player reveals cards from the top of their deck, one after another, until so many of those revealed fit, "+
			"or all are revealed; binds all that were revealed, which stay where they are.", rule.R402_2,
		"When(EntersPlay(This))\nit := RevealUntil(1, Friend)\nPutInHand(it && Friend)\nShuffleIntoDeck(it && !Friend)",
		Cards)
	TurnToBoosted = declare(Effect, "TurnToBoosted", "cards Cards",
		"The Mane Characters turn to their Boosted side: those that show it already do nothing.", rule.R301_2,
		"When(Discarded(You))\nif May(Pay(1), TurnToBoosted(This)) {\n\tDraw()\n}", Cards)
	TurnToStart = declare(Effect, "TurnToStart", "cards Cards",
		"The Mane Characters turn to their Start side: those that show it already do nothing.", rule.R301_2,
		"Timing(MainPhase)\nCost(Retire(This))\nit := Choose(1, ManeCharacter && Opposing)\nTurnToStart(it)", Cards)
	ActivatedToTurnOver = declare(Event, "ActivatedToTurnOver", "by Player?, cards Cards?",
		"The player activates an ability of the cards to turn over the card that has it.", rule.R703_1,
		"AddCost(-Count(Friend && Yours && Trait(\"Critter\")), ActivatedToTurnOver(You, This))")
	DuringNext = declare(Block, "for DuringNext", "time Time, by Player?",
		"for DuringNext(phase, who) { … }: creates the continuous modifiers inside, which last during the next such "+
			"phase of the player to begin, and affect nothing before. By default it is anybody's.", rule.R708_2,
		"Timing(MainPhase)\nit := Choose(1, Character && Opposing)\nExhaust(it)\nfor DuringNext(ReadyPhase, "+
			"Controller(it)) {\n\tCant(Readied(it))\n}")
	BanishedThisWay = declare(Cards, "BanishedThisWay", "",
		"Is one of the cards that this card's other abilities have banished, for as long as this card stays the same "+
			"card. What the same ability has banished has a name: it := Banish(…).", rule.R707_2,
		"Timing(MainPhase)\nit := BanishedThisWay\nCost(Banish(This))\nPutInHand(it)")
	FrightenedThisWay = declare(Cards, "FrightenedThisWay", "",
		"As BanishedThisWay, of the cards that this card's other abilities have frightened.", rule.R707_2,
		"if Is(This, IsExhausted) {\n\tCant(Unfrightened(FrightenedThisWay))\n}")
	OneOf = declare(Cards, "OneOf", "cards Cards",
		"Is the one of the cards that you choose as the continuous ability begins to work (\"a Friend has +1 "+
			"power\"): as this card is flipped, of one that works in the flip zone; otherwise as it enters play.",
		rule.R702_1,
		"TagWord(\"Chaos\")\nWorksIn(FlipZone)\nAddPower(OneOf(Character && Opposing && IsInvolved), -1)")
	WasInvolved = declare(Cards, "WasInvolved", "",
		"Was involved in the faceoff as the triggered effect was created, though it may have been sent home since for "+
			"losing it (\"involved in that faceoff\"). In abilities of other sorts it is IsInvolved.", rule.R712_2,
		"When(FaceoffLost(Opponents, TroublemakerFaceoff, Here))\nit := Choose(1, Friend && Opposing && WasInvolved)\n"+
			"GainControl(it)")
	EndOfNext = declare(Event, "EndOfNext", "time Time, by Player?",
		"The turn ends that is the next one of the player to begin, or the next faceoff: one that goes on as the "+
			"modifier is created isn't meant (\"until the end of your next turn\"). For Until alone.", rule.R708_2,
		"When(EntersPlay(This))\nfor Until(EndOfNext(Turn, You)) {\n\tAddPower(This, 2)\n}")
	NotChosen = declare(Modifier, "NotChosen", "cards Cards, by Player=Players, of Cards?",
		"The cards can't be chosen by the players; with a description, as the text of such cards says "+
			"(\"by opponents' Events\"). What affects cards without choosing them still does.", rule.R705_2e,
		"PlayOn(Friend)\nNotChosen(Host, Event && Opposing)")
	MoreBy = declare(Number, "MoreBy", "one Number, other Number",
		"By how much the first number is more than the other, zero if it isn't (\"until they have no more than 2\").",
		rule.R105_2, "When(EndOf(Turn, Opponents))\nLose(TurnPlayer, MoreBy(TokensOf(TurnPlayer), 2))")
	Revealed = declare(Event, "Revealed", "by Player?, cards Cards?",
		"An effect reveals the cards, which the player owns. Whether cards that are flipped, played or uncovered are "+
			"revealed is a disputed point: here they aren't.", rule.R402_2,
		"_, who := When(Revealed(Opponents, Event))\nDiscard(who, 1)")
	EnteringFaceUp = declare(State, "EnteringFaceUp", "",
		"Enters play face-up, of a Troublemaker that would otherwise enter it face-down.", rule.R306_1,
		"When(EntersPlay(This))\nPutIntoPlay(Choose(1, Troublemaker && In(Hand, You)), EnteringFaceUp)")
	EnteringExhausted = declare(State, "EnteringExhausted", "", "Enters play exhausted.", rule.R503_1,
		"When(EntersPlay(This))\nPutIntoPlay(Choose(1, Friend && In(Hand, You)), EnteringExhausted)")
	EnteringFrightened = declare(State, "EnteringFrightened", "", "Enters play frightened.", rule.R504_1,
		"When(EntersPlay(This))\nPutIntoPlay(Choose(1, Friend && In(Hand, You)), EnteringFrightened)")
	IgnoringRequirements = declare(State, "IgnoringRequirements", "",
		"Is played though its play requirements aren't met. For Play alone.", rule.R205_1,
		"When(EntersPlay(This))\nPlay(Choose(1, Friend && In(Hand, You)), IgnoringRequirements)")
	TokenOf = declare(Token, "TokenOf", "type Cards, features Feature...",
		"What is printed on a token besides its color and power: its type, and its traits and keywords, if it has "+
			"any. Its name is its traits.", rule.R521_1,
		"When(EntersPlay(This))\nCreateToken(1, 1, Blue, TokenOf(Friend, WithTrait(\"Pegasus\"), WithTrait(\"Foal\"), "+
			"WithKeyword(\"Swift\")))")
	WithTrait = declare(Feature, "WithTrait", "word Text", "The token has the trait.", rule.R521_1,
		"When(EntersPlay(This))\nCreateToken(1, 3, Orange, TokenOf(Friend, WithTrait(\"Rock\")))")
	WithKeyword = declare(Feature, "WithKeyword", "word Text, n Number?",
		"The token has the keyword, with its number if it has one.", rule.R521_1,
		"When(EntersPlay(This))\nCreateToken(1, 1, TokenOf(Friend, WithKeyword(\"Competitive\", 1)))")
	ChooseTogether = declare(Effect, "ChooseTogether",
		"n Amount, cards Cards, of Number, least Number, most Number?, by Player=You",
		"As Choose, of cards whose numbers make so much together: at least the least, and at most the most if that "+
			"is given. Who chooses is asked for one card after another, and offered those with which the sum can "+
			"still come out so. A negative number counts as zero (105.2).", rule.R705_2e,
		"Timing(MainPhase)\nit := ChooseTogether(UpTo(2), Friend && Yours, Power, 0, 4)\nReady(it)", Cards)
	CopyEvent = declare(Effect, "CopyEvent", "cards Cards, by Player=You",
		"The text of the Event is processed, for the player, with decisions of its own: the Event isn't played, and "+
			"the copy is no card. An Event that says several things at different times is copied for one of them.",
		rule.R520_1, "Timing(MainPhase)\nit := Choose(1, Event && In(DiscardPile, You))\nCopyEvent(it)")
	BecomesSo = declare(Event, "BecomesSo", "condition Condition",
		"The condition comes to be so: it wasn't before, while the ability was there already. For When alone.",
		rule.R704_1, "When(BecomesSo(Count(Resource && Yours) >= 3))\nTurnOver(This)")
	CanLastUntil = declare(Condition, "CanLastUntil", "ends Event...",
		"What lasts until the first of the events can begin: none that ends it has happened already. Asked as "+
			"it is reached.", rule.R708_2, "When(EntersPlay(This))\nif CanLastUntil(LeavesPlay(This)) {\n"+
			"\tit := Banish(Choose(1, Friend && Opposing))\n\tfor Next(LeavesPlay(This)) {\n"+
			"\t\tPutIntoPlay(it)\n\t}\n}")
	Underwent = declare(Cards, "Underwent", "event Event, per Time=Turn",
		"Is a card to which the event has happened during the time, or that has become what it is by it (\"Friends "+
			"that entered play this turn\").", rule.R704_1,
		"AddPower(Friend && Yours && Underwent(EntersPlay(AnyCard)), 1)")
	CausedBy = declare(Condition, "CausedBy", "cards Cards",
		"What the event says is done by an effect of such a card, and not as a cost, nor by the game. In Where alone.",
		rule.R707_1, "When(Where(Dismissed(This), CausedBy(Event)))\nPutInHand(This)")
	IsPaid = declare(Condition, "IsPaid", "",
		"What the event says is done to pay a cost. In Where alone.", rule.R508_1,
		"When(Where(Exhausted(This), IsPaid))\nGain()")
	PowerTotalOf = declare(Number, "PowerTotalOf", "player Player=You",
		"The player's power total in the faceoff, as it would be if the totals were compared now; zero outside of "+
			"faceoffs.", rule.R514_4a,
		"Timing(Faceoff)\nif PowerTotalOf(You) < PowerTotalOf(Opponent) {\n\tFlip()\n}")
	Free = declare(Amount, "Free", "",
		"As much less as the action costs: no action tokens are left to pay (\"for no cost\"), but for what modifiers "+
			"that came later add. For AddCost alone.", rule.R705_2,
		"When(EntersPlay(This))\nfor Until(EndOf(Turn), Played(You, Friend)) {\n"+
			"\tAddCost(Free, Played(You, Friend))\n}")
	AffectedPlayer = declare(Player, "AffectedPlayer", "",
		"Who would be affected by what would happen: the controller of the card, or its owner where it isn't in play. "+
			"For MayInstead alone (\"its controller may banish it instead\").", rule.R710_5,
		"it := MayInstead(Dismissed(Friend), AffectedPlayer)\nBanish(it)")
)
