package ability

import "canterlaw/engine/rule"

// Effects: what is done once, in order (707.2). Each yields the cards that it
// affected, so that `it := Banish(…)` names the cards banished this way; as a
// condition it is true if it was done as far as it was told to.
var (
	Choose = declare(Effect, "Choose", "n Amount, cards Cards, by Player=You",
		"The player chooses so many cards among those that fit. Choose(1, …), Choose(UpTo(2), …), "+
			"Choose(AnyNumber, …). If there are fewer, all of them; but as a cost and in May it has to be so many. "+
			"Another player who chooses is also who exhausts, dismisses, frightens … what they chose.",
		rule.R705_2e, "Timing(MainPhase)\nit := Choose(1, Friend && Opposing && Power <= 2)\nFrighten(it)", Cards)
	ChooseRandom = declare(Effect, "ChooseRandom", "n Number, cards Cards",
		"So many of the cards are chosen at random.",
		rule.R705_2e, "Timing(MainPhase)\nit := ChooseRandom(1, In(Hand, Opponent))\nDiscard(it)", Cards)
	ChooseHidden = declare(Effect, "ChooseHidden", "n Amount, cards Cards, by Player=You",
		"The same as Choose, which shows nobody a card that they can't see.",
		rule.R705_2e, "Timing(MainPhase)\nit := ChooseHidden(1, In(Hand, Opponent), Opponent)\nReveal(it)", Cards)
	ChoosePlayer = declare(Effect, "ChoosePlayer", "players Player=Players, by Player=You",
		"The player chooses one of the players.",
		rule.R705_2e, "When(EntersPlay(This))\nwho := ChoosePlayer(Players)\nDraw(who, 1)", Player)
	ChooseArea = declare(Effect, "ChooseArea", "areas Area, by Player=You",
		"The player chooses one of the areas.",
		rule.R705_2e, "Timing(MainPhase)\nplace := ChooseArea(AnyProblem)\nMove(Friend && Yours && Home, place)", Area)
	ChooseColor = declare(Effect, "ChooseColor", "by Player=You",
		"The player chooses a color.",
		rule.R705_2e,
		"When(EntersPlay(This))\ncolor := ChooseColor()\nfor Until(EndOf(Turn)) {\n\tHasColor(This, color)\n}",
		Color)
	ChooseType = declare(Effect, "ChooseType", "by Player=You",
		"The player chooses a card type.",
		rule.R705_2e,
		"Timing(MainPhase)\nword := ChooseType()\nit := ChooseRandom(1, In(Hand, Opponent))\nReveal(it)\nif "+
			"Is(it, OfType(word)) {\n\tBanish(it)\n}", Text)
	ChooseTrait = declare(Effect, "ChooseTrait", "by Player=You",
		"The player chooses a trait.",
		rule.R705_2e,
		"When(EntersPlay(This))\nword := ChooseTrait()\nfor Until(EndOf(Turn)) {\n\tAddPower(Yours && "+
			"Trait(word), 1)\n}", Text)
	ChooseNumber = declare(Effect, "ChooseNumber", "least Number=0, most Number=20, by Player=You",
		"The player chooses a number in the range.",
		rule.R705_2e, "Timing(MainPhase)\nn := ChooseNumber(1, 3)\nDraw(n)", Number)
	ChooseCounter = declare(Effect, "ChooseCounter", "cards Cards, by Player=You",
		"The player chooses a kind of counter that is on one of the cards.",
		rule.R519_1,
		"Timing(MainPhase)\nit := Choose(1, Yours && IsReady && WithCounter)\nword := "+
			"ChooseCounter(it)\nPutCounters(it, 1, word)", Text)
	NameCard = declare(Effect, "NameCard", "by Player=You",
		"The player names a card.",
		rule.R201_1,
		"When(EntersPlay(This))\nword := NameCard()\nReveal(In(Hand, Opponent))\nDiscard(In(Hand, Opponent) && "+
			"Named(word))", Text)
	May = declare(Effect, "May", "by Player=You, does Effect...",
		"The player may do the effects: true if they chose to and all was done. As a condition: if "+
			"May(Exhaust(This), Pay(1)) { … }. May() only asks, unless nothing of what it asks about "+
			"can be done on the table. What can't be paid or done in full can't be chosen; an effect on cards that "+
			"there are none of can't be done: May(TurnOver(This && !IsBoosted)).",
		rule.R712_3, "When(Flipped(You, Trait(\"Chaotic\")))\nif May(Retire(This)) {\n\tScore(1)\n}", Cards)
	Pay = declare(Effect, "Pay", "by Player=You, n Amount",
		"The player pays so many action tokens. Pay(AnyNumber) lets the player choose how many, which n := "+
			"Pay(AnyNumber) binds.",
		rule.R508_1, "When(EntersPlay(This))\nif May(Pay(2)) {\n\tDraw()\n}", Number)
	Gain = declare(Effect, "Gain", "by Player=You, n Number=1",
		"The player gets so many action tokens.", rule.R502_1, "When(EntersPlay(This))\nGain(2)", Number)
	Lose = declare(Effect, "Lose", "by Player, n Number=1",
		"The player loses so many action tokens, as many as there are at most.", rule.R707_2,
		"Timing(MainPhase)\nLose(Opponent, 2)", Number)
	Score = declare(Effect, "Score", "by Player=You, n Number=1",
		"The player scores so many points.", rule.R517_2,
		"When(FaceoffWon(You, ProblemFaceoff, This))\nif May(Retire(This)) {\n\tScore(1)\n}", Number)
	LosePoints = declare(Effect, "LosePoints", "by Player, n Number=1",
		"The player loses so many points.", rule.R707_2, "When(EntersPlay(This))\nLosePoints(Opponent, 1)", Number)
	Draw = declare(Effect, "Draw", "by Player=You, n Number=1",
		"The player draws so many cards, one after another, each a separate occurrence. Draw(You, n).", rule.R410_4,
		"When(EntersPlay(This))\nDraw(2)", Cards)
	Discard = declare(Effect, "Discard", "by Player=You, n Number?, cards Cards?",
		"The cards are discarded from hand. With a number, the player chooses so many of their own: "+
			"Discard(Opponent, 1).", rule.R410_3, "Timing(MainPhase)\nDiscard(Opponent, 1)", Cards)
	Dismiss = declare(Effect, "Dismiss", "cards Cards",
		"The cards are put from play into their owners' discard piles.", rule.R410_1,
		"Timing(MainPhase)\nit := Choose(1, Resource && Opposing)\nDismiss(it)", Cards)
	Retire = declare(Effect, "Retire", "cards Cards",
		"Their controllers retire the cards: from play into their owners' discard piles, which is not dismissing. "+
			"This card, and what you have chosen, only you retire: not if somebody else controls it by then.",
		rule.R410_2, "Timing(MainPhase)\nCost(Retire(This))\nDraw()", Cards)
	Banish = declare(Effect, "Banish", "cards Cards, beneath Cards?",
		"The cards are put into their owners' banished zones; Banish(it, Beneath(This)) puts them beneath a card.",
		rule.R410_5, "Timing(MainPhase)\nit := Choose(1, Friend && Opposing)\nBanish(it, Beneath(This))", Cards)
	Exhaust = declare(Effect, "Exhaust", "cards Cards", "The cards become exhausted.", rule.R503_2,
		"Timing(MainPhase)\nit := Choose(1, Character && Opposing)\nExhaust(it)", Cards)
	Ready = declare(Effect, "Ready", "cards Cards", "The cards become ready.", rule.R503_3,
		"When(EntersPlay(This))\nReady(Friend && Yours && Here)", Cards)
	Frighten = declare(Effect, "Frighten", "cards Cards", "The cards become frightened.", rule.R504_1,
		"When(Uncovered(This))\nFrighten(Friend && Here)", Cards)
	Unfrighten = declare(Effect, "Unfrighten", "cards Cards", "The cards cease to be frightened.", rule.R504_3,
		"When(EntersPlay(This))\nUnfrighten(Friend && Yours)", Cards)
	TurnOver = declare(Effect, "TurnOver", "cards Cards", "The Mane Characters show their other side.",
		rule.R301_2, "When(Confronted(You, Here))\nTurnOver(This)", Cards)
	TurnFaceUp = declare(Effect, "TurnFaceUp", "cards Cards", "The cards are turned face-up.", rule.R707_2,
		"Timing(MainPhase)\nTurnFaceUp(Yours && IsFaceDown)", Cards)
	TurnFaceDown = declare(Effect, "TurnFaceDown", "cards Cards", "The cards are turned face-down.", rule.R505_3,
		"Timing(MainPhase)\nit := Choose(1, Troublemaker && IsFaceUp)\nTurnFaceDown(it)", Cards)
	Uncover = declare(Effect, "Uncover", "cards Cards, by Player=You",
		"The player uncovers the face-down Troublemakers.", rule.R607_3,
		"When(EntersPlay(This))\nit := Choose(1, Troublemaker && IsFaceDown)\nUncover(it)", Cards)
	Move = declare(Effect, "Move", "cards Cards, to Area?, by Player=You",
		"The player moves the cards to the area. Of several areas, and without one, the player chooses where, for "+
			"each of them: Move(it, AnyProblem).", rule.R506_1,
		"Timing(MainPhase)\nit := Choose(1, Character && Opposing)\nMove(it)", Cards)
	Send = declare(Effect, "Send", "cards Cards, to Area=Home",
		"The cards are sent to the area, which is not moving; Home is each card's controller's home.", rule.R506_5,
		"Timing(MainPhase)\nit := Choose(1, Friend && Opposing && AnyProblem)\nSend(it, Home)", Cards)
	PutCounters = declare(Effect, "PutCounters", "cards Cards, n Number=1, word Text?",
		"So many counters are put on each of the cards: named ones, or +1 power counters if no name is given. \"-1 "+
			"power\" is the other unnamed counter.", rule.R519_1,
		"When(Confronted(You, Here))\nPutCounters(This, 1, \"Tip\")", Cards)
	RemoveCounters = declare(Effect, "RemoveCounters", "cards Cards, n Number=1, word Text?",
		"So many counters are removed from each of the cards. As a cost all of them must be there.", rule.R519_3,
		"Timing(MainPhase)\nCost(RemoveCounters(This, 2))\nDraw()", Cards)
	CutieMark = declare(Effect, "CutieMark", "cards Cards",
		"A +1 power counter is put on each of the cards, which become Cutie Marked; not on one that is already.",
		rule.R701_4, "Timing(MainPhase)\nCost(Pay(2))\nCutieMark(This)", Cards)
	PutInHand = declare(Effect, "PutInHand", "cards Cards",
		"The cards are put into their owners' hands, which is not drawing.", rule.R410_4a,
		"When(Dismissed(This))\nPutInHand(This)", Cards)
	PutOnTop = declare(Effect, "PutOnTop", "cards Cards, by Player=You",
		"The cards are put on top of their owners' decks; several in an order that the player chooses.", rule.R402_3,
		"When(Dismissed(This))\nPutOnTop(This)", Cards)
	PutOnBottom = declare(Effect, "PutOnBottom", "cards Cards, by Player=You",
		"The cards are put on the bottom of their owners' decks; several in an order that the player chooses.",
		rule.R402_3, "When(Flipped(This))\nPutOnBottom(In(DiscardPile, You))", Cards)
	PutOnTopOrBottom = declare(Effect, "PutOnTopOrBottom", "cards Cards, by Player=You",
		"The player puts each of the cards on the top or the bottom of its owner's deck, in any order.", rule.R402_3,
		"When(StartOf(Turn, You))\nit := Look(TopOf(You, 2))\nPutOnTopOrBottom(it)", Cards)
	PutInDiscards = declare(Effect, "PutInDiscards", "cards Cards",
		"The cards are put into their owners' discard piles, which is neither dismissing nor discarding.", rule.R406_1,
		"When(EntersPlay(This))\nPutInDiscards(TopOf(You, 3))", Cards)
	PutIntoPlay = declare(Effect, "PutIntoPlay", "cards Cards, to Area?, on Cards?, by Player?, states State...",
		"The player puts the cards into play under that player's control; without a player you put them into play, "+
			"under their owners' control (513.2). They enter play at the area (Home is their controllers' homes), "+
			"else where the player chooses, or attached to a host: PutIntoPlay(it, Home(You)), PutIntoPlay(it, "+
			"host). What is put face-up, exhausted or frightened says so: PutIntoPlay(it, Here, EnteringExhausted).",
		rule.R706_1,
		"Timing(MainPhase)\nit := Choose(1, Friend && In(DiscardPile, You))\nPutIntoPlay(it, Home(You))", Cards)
	Shuffle = declare(Effect, "Shuffle", "by Player=You", "The player shuffles their draw deck.", rule.R707_2,
		"When(EntersPlay(This))\nShuffle()")
	ShuffleIntoDeck = declare(Effect, "ShuffleIntoDeck", "cards Cards",
		"The cards are shuffled into their owners' draw decks.", rule.R402_1,
		"Timing(MainPhase)\nShuffleIntoDeck(In(DiscardPile, You))", Cards)
	Look = declare(Effect, "Look", "cards Cards, by Player=You",
		"The player looks at the cards; binds them.", rule.R402_2, "When(EntersPlay(This))\nLook(In(Hand, Opponent))",
		Cards)
	Reveal = declare(Effect, "Reveal", "cards Cards", "The cards are shown to all players; binds them.",
		rule.R402_2, "When(EntersPlay(This))\nit := Reveal(TopOf(You, 1))\nif Is(it, Event) {\n\tPutInHand(it)\n}",
		Cards)
	Search = declare(Effect, "Search", "n Amount, cards Cards, by Player=You",
		"The player looks at all cards of the zones that the description names and chooses so many that fit, or "+
			"fewer; whoever owns a deck that was searched shuffles it once what was found is out of it.", rule.R518_1,
		"When(EntersPlay(This))\nit := Search(1, Friend && In(DrawDeck, You))\nReveal(it)\nPutInHand(it)", Cards)
	Flip = declare(Effect, "Flip", "by Player=You, n Number=1",
		"The player flips so many further cards, each a separate occurrence.", rule.R515_1,
		"When(Flipped(You, PrintedPower == 1))\nFlip()", Cards)
	FlipNumber = declare(Effect, "FlipNumber", "by Player=You, n Number",
		"In this faceoff's flip the player flips so many more cards than usual; fewer if negative.", rule.R514_3a,
		"When(FaceoffStarts(Faceoff, This))\nFlipNumber(1)")
	Ignore = declare(Effect, "Ignore", "cards Cards",
		"The flipped cards are ignored: they stay flipped and add no power.", rule.R515_4,
		"it := When(Flipped(You, PrintedPower == 1))\nif May(Ignore(it)) {\n\tFlip()\n}", Cards)
	AddToTotal = declare(Effect, "AddToTotal", "by Player=You, n Number",
		"The player's power total in this faceoff is so much higher.", rule.R514_4a, "Timing(Faceoff)\nAddToTotal(2)")
	CreateToken = declare(Effect, "CreateToken",
		"n Number=1, power Number, color Color?, token Token, to Area?, by Player=You",
		"So many tokens enter play: CreateToken(1, 3, Orange, TokenOf(Friend, WithTrait(\"Rock\"))); where none is "+
			"given where, the player chooses as for a Friend that is played.", rule.R521_1,
		"When(EntersPlay(This))\nCreateToken(1, 1, Yellow, TokenOf(Friend, WithTrait(\"Critter\")), Home(You))", Cards)
	CreateCopy = declare(Effect, "CreateCopy", "cards Cards, to Area?, by Player=You",
		"A token copy of each of the cards enters play, all at the same time.", rule.R520_2,
		"When(Played(You, This))\nCreateCopy(Friend && Yours && IsToken)", Cards)
	GainControl = declare(Effect, "GainControl", "by Player=You, cards Cards",
		"The player gains control of the cards. Inside Until it lasts as long.", rule.R513_2,
		"When(EntersPlay(This))\nit := Choose(1, Friend && Opposing)\nfor Until(EndOf(Turn)) {\n\tGainControl(it)\n}",
		Cards)
	ExchangeControl = declare(Effect, "ExchangeControl", "one Cards, other Cards",
		"The controllers of the two cards exchange control of them. Inside Until it lasts as long.", rule.R513_2,
		"Timing(MainPhase)\none := Choose(1, Friend && Yours)\nother := Choose(1, Friend && "+
			"Opposing)\nExchangeControl(one, other)", Cards)
	StartFaceoff = declare(Effect, "StartFaceoff", "mine Cards, against Cards, kind Time=Faceoff",
		"A faceoff starts in which the cards are involved. As a condition it is true if you win it and leads to else "+
			"if you lose, both while the cards are still involved: if StartFaceoff(This, it) { … } else { … }. "+
			"After it nobody is involved any more. What its winner does, whoever that is, stands in "+
			"for _, winner := range Next(FaceoffWon(Players), EndOf(Faceoff)) { … } before it.", rule.R707_4,
		"Timing(MainPhase)\nCost(Pay(2))\nit := Choose(1, Friend && Opposing && Here)\nif StartFaceoff(This, it) "+
			"{\n\tDismiss(it)\n}")
	EndFaceoff = declare(Effect, "EndFaceoff", "", "The faceoff ends; nobody wins or loses it.", rule.R514_6,
		"Timing(Faceoff)\nCost(Retire(This))\nEndFaceoff()")
	Involve = declare(Effect, "Involve", "cards Cards", "The cards become involved in the faceoff.",
		rule.R514_2d, "Timing(Faceoff)\nInvolve(This)", Cards)
	Uninvolve = declare(Effect, "Uninvolve", "cards Cards", "The cards cease to be involved in the faceoff.",
		rule.R514_2d,
		"When(FaceoffStarts(ProblemFaceoff, This))\nit := Choose(1, Character && Opposing && IsInvolved)\n"+
			"Uninvolve(it)", Cards)
	ReplaceProblem = declare(Effect, "ReplaceProblem", "problems Cards", "The Problems are replaced.", rule.R613_2,
		"When(EntersPlay(Character, Here))\nReplaceProblem(Problem)", Cards)
	Attach = declare(Effect, "Attach", "cards Cards, to Cards",
		"The attachments are attached to the card instead of their host (reattach).", rule.R509_5,
		"Timing(MainPhase)\nit := Choose(1, Resource && Yours && AttachedTo(Friend))\nhost := Choose(1, Friend && "+
			"Yours)\nAttach(it, host)", Cards)
	Play = declare(Effect, "Play",
		"cards Cards, less Amount=0, by Player=You, to Area?, on Cards?, states State...",
		"The player plays the card now, wherever it is, paying so much less, or more if negative; Play(it, AnyNumber) "+
			"plays it for free. It can be said to which area, on which host and in what state: Play(it, "+
			"AnyNumber, Home(You), EnteringFrightened); or that the card's play requirements are ignored: Play(it, "+
			"IgnoringRequirements).", rule.R705_1,
		"Timing(MainPhase)\nit := Choose(1, Resource && In(DiscardPile, You))\nPlay(it, AnyNumber)", Cards)
	Challenge = declare(Effect, "Challenge", "troublemaker Cards, with Cards?, by Player=You",
		"The player challenges the Troublemaker, with those characters, otherwise with all of theirs at its Problem.",
		rule.R608_1, "Timing(MainPhase)\nit := Choose(1, Troublemaker && Opposing && IsFaceUp)\nChallenge(it)", Cards)
	Defeat = declare(Effect, "Defeat", "troublemakers Cards, by Player=You",
		"The player defeats the Troublemakers: scores their points and dismisses them.", rule.R514_5a,
		"Timing(Reaction)\nAfter(StartOf(TroublemakerPhase, You))\nit := Choose(1, Troublemaker && "+
			"Opposing)\nDefeat(it)", Cards)
	WinGame = declare(Effect, "WinGame", "by Player=You", "The player wins the game.", rule.R103_1,
		"When(Flipped(This))\nWinGame()")
	LoseGame = declare(Effect, "LoseGame", "by Player=You", "The player loses the game.", rule.R103_5,
		"When(Flipped(This))\nLoseGame()")
	Cancel = declare(Effect, "Cancel", "cards Cards",
		"The cards in the queue are put into their owners' discard piles and have no effect.", rule.R410_7,
		"it := As(Played(Opponents, Event))\nif May(Pay(1), Retire(This)) {\n\tCancel(it)\n}", Cards)
	CopyEffect = declare(Effect, "CopyEffect", "by Player=You",
		"The effect that this stands in is processed again, for the player, with decisions of its own.", rule.R520_1,
		"Timing(Faceoff)\nit := Choose(1, Friend && Opposing)\nplace := ChooseArea(AnyProblem)\nMove(it, place)\nif "+
			"May(Controller(it), Pay(Controller(it), 1)) {\n\tCopyEffect(Controller(it))\n}")
	SkipNext = declare(Effect, "SkipNext", "time Time, by Player?",
		"The next such phase or step is skipped, whoever's turn it is in; with a player, the next in that player's "+
			"turns.", rule.R104_1, "When(StartOf(Turn))\nif May(Retire(This)) {\n\tSkipNext(TroublemakerPhase)\n}")
	AddPhase = declare(Effect, "AddPhase", "time Time, before Time?, by Player=TurnPlayer",
		"An additional such phase comes next, or before the player's next phase of the other sort.", rule.R104_1,
		"Timing(Reaction)\nAfter(EndOf(TroublemakerPhase))\nCost(Retire(This))\nAddPhase(TroublemakerPhase)")
	Guess = declare(Effect, "Guess", "by Player, statement Condition",
		"The player guesses whether the statement is true; as a condition it is true if they guess right.",
		rule.R705_2e,
		"Timing(MainPhase)\nit := Look(TopOf(You, 1))\nn := ChooseNumber(0, 9)\nif Guess(Opponent, Power(it) == n) "+
			"{\n\tBanish(it)\n} else {\n\tGain(3)\n}")
	SeparatePiles = declare(Effect, "SeparatePiles", "cards Cards, by Player, chooser Player=You",
		"The player separates the cards into two piles, and the chooser chooses one of them, which is bound.",
		rule.R705_2e,
		"When(EntersPlay(This))\nit := Reveal(In(Hand, Opponent))\npile := SeparatePiles(it, Opponent)\nBanish(pile)",
		Cards)
	SetAside = declare(Effect, "SetAside", "cards Cards",
		"The cards are set aside face-down, out of every zone, until they are put somewhere.", rule.R707_2,
		"Timing(MainPhase)\nit := Search(1, Friend && In(DrawDeck, Opponent))\nSetAside(it)\nword := "+
			"NameCard(Opponent)\nReveal(it)\nif Is(it, Named(word)) {\n\tPutIntoPlay(it, Opponent)\n} else "+
			"{\n\tPutIntoPlay(it)\n}", Cards)
	Spend = declare(Effect, "Spend", "n Number=1, beneath Cards=This",
		"So many cards from beneath the card are put into the discard pile, the player choosing which.", rule.R701_4,
		"Timing(Reaction)\nit := After(Played(Opponents, Friend, Here))\nCost(Spend())\nMove(it, Home)", Cards)
	Link = declare(Effect, "Link", "word Text, what Value",
		"Remembers cards, players, colors, numbers or names under a word for as long as this card stays the same "+
			"card; what is linked by other abilities of the card is added to. Cards stay linked when they change "+
			"zones in the same effect.", rule.R707_2,
		"As(EntersPlay(This))\nit := Choose(1, Friend && !Unique)\nLink(\"model\", it)")
	Unlink = declare(Effect, "Unlink", "word Text", "Forgets what was linked under the word.", rule.R707_2,
		"When(EntersPlay(This))\nUnlink(\"model\")")
)

// Let names what is as it is at that moment: n := Count(Friend && Yours).
var Let = declare(NoKind, "name := value", "what Value", "A name for what is as it is at that moment.", rule.R707_2,
	"When(EntersPlay(This))\nn := Count(Friend && Yours)\nDraw(n)")
