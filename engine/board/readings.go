package board

// Readings is how many ways there are to read a point.
func (d Disputed) Readings() uint8 {
	switch d {
	case EndedEarlyTriggers, AttachmentsOfTheFrightened, NothingToDo, TokenFrightened, LateProblem, LostProblem:
		return 3
	default:
		return 2
	}
}

// Readings holds the chosen reading of each point, 0 for the default.
type Readings [pointCount]uint8

// The readings, by point; the first of each is the default.
const (
	NextPlayer uint8 = 0 // PriorityAfterOpening: the next player
	TurnPlayer uint8 = 1 // PriorityAfterOpening: the turn player

	NoWindow   uint8 = 0 // ActionStepWindow: it does not open
	OpenWindow uint8 = 1 // ActionStepWindow: it opens

	NobodyWins       uint8 = 0 // EndlessTie: the faceoff is resolved without a winner
	EndsUnresolved   uint8 = 1 // EndlessTie: the faceoff ends without being resolved
	AsConfronted     uint8 = 0 // OpponentTested: as the Problem is confronted
	AtFaceoffStep    uint8 = 1 // OpponentTested: in the Faceoff Step
	KeepsOut         uint8 = 0 // OwnTroublemaker: the opponent couldn't confront, so there is no faceoff
	RequirementsOnly uint8 = 1 // OwnTroublemaker: only the printed requirements matter
	ZeroEach         uint8 = 0 // NegativePower: each card's negative power counts as zero
	ZeroSum          uint8 = 1 // NegativePower: negative powers count, the total is at least zero

	StillCharacters uint8 = 0 // FrightenedCharacters: they are characters in play and count
	DoNotCount      uint8 = 1 // FrightenedCharacters: they can't be moved and don't count
	CountsForBoth   uint8 = 0 // TwoColorPlayRequirements: each requirement is looked at by itself
	CountsForOne    uint8 = 1 // TwoColorPlayRequirements: its power is of one of its colors
	FaceUpOnly      uint8 = 0 // FaceDownTroublemakers: face-up ones alone are meant
	FaceDownToo     uint8 = 1 // FaceDownTroublemakers: they are meant
	ByUncovering    uint8 = 0 // UncoveringAnEpic: they are dismissed as part of the uncovering
	ByTheGame       uint8 = 1 // UncoveringAnEpic: they violate uniqueness, and the game dismisses them
	CanOpen         uint8 = 0 // EndOfMainPhaseAction: it can
	TooLate         uint8 = 1 // EndOfMainPhaseAction: it can't
	NotPossible     uint8 = 0 // DrawingFromAnEmptyDeck: the action can't be taken
	NoCard          uint8 = 1 // DrawingFromAnEmptyDeck: the token is paid for nothing
	ByOtherColor    uint8 = 0 // NotColorOfTwoColors: with its power of the other color
	Never           uint8 = 1 // NotColorOfTwoColors: it can't
	BeforeWindow    uint8 = 0 // WhenSolved: before it
	AfterWindow     uint8 = 1 // WhenSolved: after it
	BetweenWindows  uint8 = 0 // WhenReplaced: between the windows of the step
	WithSolving     uint8 = 1 // WhenReplaced: right after they became solved
	StillApply      uint8 = 0 // ThisTurnInTheExtraWindow: they do
	HaveEnded       uint8 = 1 // ThisTurnInTheExtraWindow: they have ended before
	TurnIsOver      uint8 = 0 // WindowAfterWrapUp: none opens
	WindowOpens     uint8 = 1 // WindowAfterWrapUp: it opens
	TwoWindows      uint8 = 0 // AdjacentWindows: each has its own
	OneWindow       uint8 = 1 // AdjacentWindows: one serves as both
	OfOwner         uint8 = 0 // DilemmaUnderNewControl: they stay its owner's
	OfController    uint8 = 1 // DilemmaUnderNewControl: they are its controller's
	AllProblems     uint8 = 0 // UnconfrontedProblems: it is at every Problem
	ConfrontedOnly  uint8 = 1 // UnconfrontedProblems: it is at the confronted ones only

	OneToken        uint8 = 0 // StudiousTwice: one
	OneEach         uint8 = 1 // StudiousTwice: one each
	WhoStartedIt    uint8 = 0 // PriorityInStartedFaceoff: the player who started it
	PlayerAfterThem uint8 = 1 // PriorityInStartedFaceoff: the next player
	CompletedFirst  uint8 = 0 // ActionOfStartedFaceoff: it is
	CompletedAfter  uint8 = 1 // ActionOfStartedFaceoff: it is completed when the faceoff is over
	BeingPrepared   uint8 = 0 // WindowOfTriggeredFaceoff: the one that is being prepared
	NewWindow       uint8 = 1 // WindowOfTriggeredFaceoff: a new one opens
	WindowClosed    uint8 = 0 // WindowAfterStartedFaceoff: it has closed
	WindowGoesOn    uint8 = 1 // WindowAfterStartedFaceoff: it goes on
	NoType          uint8 = 0 // TypeOfStartedFaceoff: it is not
	OfProblems      uint8 = 1 // TypeOfStartedFaceoff: it is
	NotResolved     uint8 = 0 // EndedEarlySolved: it is not
	ResolvedByEnd   uint8 = 1 // EndedEarlySolved: it is, without a winner
	EndTriggers     uint8 = 0 // EndedEarlyTriggers: what triggers at its end does, and no window opens
	EndWindow       uint8 = 1 // EndedEarlyTriggers: its last window opens first
	NoEnd           uint8 = 2 // EndedEarlyTriggers: nothing triggers
	CanBePaid       uint8 = 0 // OptionalReplacementOfACost: it can be paid, and the replacement can't be chosen
	CannotBePaid    uint8 = 1 // OptionalReplacementOfACost: it can't be paid
	ZeroToo         uint8 = 0 // LoopZero: it can
	AtLeastOne      uint8 = 1 // LoopZero: it can't
	FullRound       uint8 = 0 // LoopLastRound: it is
	CutShort        uint8 = 1 // LoopLastRound: it ends before the optional action of the player whose number counts
	AsMandatory     uint8 = 0 // LoopGoesOnByItself: as a loop without optional actions
	AsOptional      uint8 = 1 // LoopGoesOnByItself: by the smallest number that a player chooses
	FirstProcessed  uint8 = 0 // LoopFirstEffect: the one that was processed first as the loop began
	NextProcessed   uint8 = 1 // LoopFirstEffect: the one that would be processed next when the loop is recognized

	LooksForEach      uint8 = 0 // InspiredLooks: once for each such card
	LooksOnce         uint8 = 1 // InspiredLooks: once in all
	EachByItself      uint8 = 0 // MeticulousSplit: each card goes to the top or to the bottom
	AllTogether       uint8 = 1 // MeticulousSplit: all of them go to the one or to the other
	AsFlipped         uint8 = 0 // RandomWhen: as the card is flipped
	AsAnEffect        uint8 = 1 // RandomWhen: as a triggered effect
	WasFlipped        uint8 = 0 // RandomIgnoredChaos: it was flipped
	NeverFlipped      uint8 = 1 // RandomIgnoredChaos: it counts for nothing
	TriggersFirst     uint8 = 0 // SecondCopyEntersPlay: what it triggers triggers
	PausesFirst       uint8 = 1 // SecondCopyEntersPlay: a copy that is dismissed has triggered nothing
	StaysInPlay       uint8 = 0 // PersistentOnTheFearless: the card stays as it was
	CannotBeChosen    uint8 = 1 // PersistentOnTheFearless: it leaves play
	CardsFixed        uint8 = 0 // CardsAffected: they are
	CardsOpen         uint8 = 1 // CardsAffected: whatever fits is affected
	IsFollowed        uint8 = 0 // FollowingAFrightenedCard: it can
	IsLost            uint8 = 1 // FollowingAFrightenedCard: it can't
	PutIntoDiscards   uint8 = 0 // AttachmentsOfTheFrightened: they are put into discard piles
	AreDismissed      uint8 = 1 // AttachmentsOfTheFrightened: they are dismissed
	DismissedByGame   uint8 = 2 // AttachmentsOfTheFrightened: the game dismisses them
	StayBanished      uint8 = 0 // BeneathALostCard: they stay banished
	AreDiscarded      uint8 = 1 // BeneathALostCard: they are put into discard piles
	IfNothing         uint8 = 0 // NothingToDo: if nothing of it can be done
	IfAnything        uint8 = 1 // NothingToDo: if any instruction can't be followed
	NeverTakenBack    uint8 = 2 // NothingToDo: never for its instructions
	EachCopy          uint8 = 0 // SecondCopyOfAReaction: each card can
	OneCopy           uint8 = 1 // SecondCopyOfAReaction: one of them can
	WholeTitle        uint8 = 0 // TitleWithinATitle: that Title exactly
	TitleContained    uint8 = 1 // TitleWithinATitle: longer Titles too
	WhoPlaysIt        uint8 = 0 // ControllerOfAnothersCard: who plays it
	ItsOwner          uint8 = 1 // ControllerOfAnothersCard: its owner
	TurnPlayerDoes    uint8 = 0 // WhoStartsAProblemFaceoff: the turn player
	NobodyDoes        uint8 = 1 // WhoStartsAProblemFaceoff: nobody
	AsAnnounced       uint8 = 0 // PlayRequirementTested: as the card is announced
	AfterPaying       uint8 = 1 // PlayRequirementTested: after costs are paid
	PowerCountsOnce   uint8 = 0 // PowerForTwoRequirements: it can't
	PowerCountsEach   uint8 = 1 // PowerForTwoRequirements: it can
	ItWas             uint8 = 0 // TokenLeaves: it was
	CeasedOnly        uint8 = 1 // TokenLeaves: it has only ceased to exist
	FrightenedAndGone uint8 = 0 // TokenFrightened: it becomes frightened and leaves play
	FrightenedOnly    uint8 = 1 // TokenFrightened: it becomes frightened, and doesn't leave play
	CeasesInstead     uint8 = 2 // TokenFrightened: it doesn't become frightened
	CannotUncover     uint8 = 0 // UncoveringBesideAnEpic: it can't
	CanUncover        uint8 = 1 // UncoveringBesideAnEpic: it can
	NoPowerNeeded     uint8 = 0 // NoCharactersThere: it can
	NeedsACharacter   uint8 = 1 // NoCharactersThere: it can't
	IsUnfrightened    uint8 = 0 // TurnedUpUnfrightened: it does
	TurnedOnly        uint8 = 1 // TurnedUpUnfrightened: it doesn't
	IsNotUncovered    uint8 = 0 // TurnedUpUncovered: it isn't
	IsUncovered       uint8 = 1 // TurnedUpUncovered: it is
	SameSide          uint8 = 0 // SideAfterFright: the side that it showed before
	StartSide         uint8 = 1 // SideAfterFright: its Start side
	WaitsForTheGame   uint8 = 0 // StartingProblemEntersPlay: it does
	TriggersNothing   uint8 = 1 // StartingProblemEntersPlay: it doesn't

	ControllerLooks       uint8 = 0 // OwnFaceDownTroublemakers: who controls it may
	NobodyLooks           uint8 = 1 // OwnFaceDownTroublemakers: nobody may
	StaysBehind           uint8 = 0 // TroublemakerAway: where it was started
	GoesAlong             uint8 = 1 // TroublemakerAway: where the Troublemaker is
	StaysHidden           uint8 = 0 // PlayedTroublemaker: it isn't
	IsRevealed            uint8 = 1 // PlayedTroublemaker: it is
	IsProcessed           uint8 = 0 // ProcessingBeforeOpening: it is done
	NotProcessed          uint8 = 1 // ProcessingBeforeOpening: it isn't
	TurnPlayersFirst      uint8 = 0 // OrderAfterOpening: the turn player's
	LastToPass            uint8 = 1 // OrderAfterOpening: those of whoever passed last
	AsWindowsClose        uint8 = 0 // WhereAnyPhaseIs: wherever a window closes
	AtAnyTime             uint8 = 1 // WhereAnyPhaseIs: there too
	AtTheArea             uint8 = 0 // ReplacedInAFaceoff: it goes on in that area
	AtTheCard             uint8 = 1 // ReplacedInAFaceoff: at the Problem that left
	StillInvolved         uint8 = 0 // InvolvedBefore: it can't
	EverInvolved          uint8 = 1 // InvolvedBefore: it can
	OneAfterTheOther      uint8 = 0 // ViolationsOfSeveral: who decides first
	Together              uint8 = 1 // ViolationsOfSeveral: all choose, then all is repaired
	StaysEmpty            uint8 = 0 // LostProblem: it lasts without a Problem
	NextIsPut             uint8 = 1 // LostProblem: the next Problem is put into play there
	EndsWithIt            uint8 = 2 // LostProblem: it doesn't exist while no Problem is there
	AreaCeases            uint8 = 0 // FaceDownDilemma: it doesn't
	AreaLasts             uint8 = 1 // FaceDownDilemma: it does
	OnceEachArea          uint8 = 0 // LateProblem: if its area has had none
	EachProblem           uint8 = 1 // LateProblem: it does
	FirstOnly             uint8 = 2 // LateProblem: it doesn't
	GoneCounts            uint8 = 0 // ConfrontedProblemGone: it does
	GoneDoesNotCount      uint8 = 1 // ConfrontedProblemGone: it doesn't
	TestedAfterEach       uint8 = 0 // DependenceTested: after every application
	TestedOnce            uint8 = 1 // DependenceTested: before any
	Interdependent        uint8 = 0 // DependenceInACircle: they can
	PairsOnly             uint8 = 1 // DependenceInACircle: they can't
	ColorToo              uint8 = 0 // PowerOfAColor: it does
	PowerOnly             uint8 = 1 // PowerOfAColor: it doesn't
	AsReached             uint8 = 0 // LateCondition: as it is reached
	AsCreated             uint8 = 1 // LateCondition: as the effect is created
	KnowsTheCard          uint8 = 0 // FlippedCardAtTheEnd: it does
	LosesTheCard          uint8 = 1 // FlippedCardAtTheEnd: it doesn't
	OrderedOneByOne       uint8 = 0 // OrderOfConfronting: as each Confront Step comes
	OrderFixed            uint8 = 1 // OrderOfConfronting: before the first one
	ReplacedOneByOne      uint8 = 0 // OrderOfReplacing: one Problem wholly, then the next one
	SideBySide            uint8 = 1 // OrderOfReplacing: each instruction for all of them
	PlaceAnnounced        uint8 = 0 // PlaceChosen: as the card is announced
	PlaceOnEntering       uint8 = 1 // PlaceChosen: as it enters play
	InTheBanishedZone     uint8 = 0 // BeneathZone: they are
	OnlyBeneath           uint8 = 1 // BeneathZone: they aren't
	SeesTheOthers         uint8 = 0 // LeavingTogether, ArrivingTogether: it does
	SeesNothing           uint8 = 1 // LeavingTogether, ArrivingTogether: it doesn't
	NotPaidAgain          uint8 = 0 // CostOfACopiedEffect: it isn't
	PaidAgain             uint8 = 1 // CostOfACopiedEffect: by the player of the copy
	FrightenedCount       uint8 = 0 // FrightenedAtHome: they do
	FrightenedDoNot       uint8 = 1 // FrightenedAtHome: they don't
	OnlyWhoCanGo          uint8 = 0 // SendingWhoCannotGo: the challenger can't
	AnyoneInvolved        uint8 = 1 // SendingWhoCannotGo: the challenger can, and nobody is sent
	StaysOut              uint8 = 0 // SetAsideForGood: out of every zone
	BackInTheDeck         uint8 = 1 // SetAsideForGood: in the deck again
	ExcessTogether        uint8 = 0 // DownToTheLimit: they are
	ExcessOneByOne        uint8 = 1 // DownToTheLimit: one after another
	UsedByTheCard         uint8 = 0 // OnceAndANewCard: it can
	UsedByThePhysicalCard uint8 = 1 // OnceAndANewCard: it can't
	MustFind              uint8 = 0 // SearchForAnyCard: the player can't
	MayFail               uint8 = 1 // SearchForAnyCard: the player can
	ChangedAsModifiers    uint8 = 0 // OrderOfCostChanges: by timestamps and dependence
	EachChangeCounts      uint8 = 1 // OrderOfCostChanges: so that each takes off as much as it can
	SpentFirst            uint8 = 0 // TokensOfAPhase: they are
	NotToldApart          uint8 = 1 // TokensOfAPhase: so many are lost, if the player still has them
	WithPriority          uint8 = 0 // NoTime: whenever the player has priority
	InTheMainPhase        uint8 = 1 // NoTime: as a Main Phase action
	AllChallenge          uint8 = 0 // ChallengedBySoMany: not at all, as all of them would
	SomeChallenge         uint8 = 1 // ChallengedBySoMany: with those whom the player chooses
	PowerOfAnyColor       uint8 = 0 // PowerBeyondRequired: it is
	PowerOfUse            uint8 = 1 // PowerBeyondRequired: it isn't
	HasToHaveOne          uint8 = 0 // MoreThanNone: it doesn't
	OnlyOneIsEnough       uint8 = 1 // MoreThanNone: it does
	GoneWithTheCard       uint8 = 0 // AbilitiesOfGone: it doesn't
	KeptFromTheCard       uint8 = 1 // AbilitiesOfGone: it does
	TakenForNothing       uint8 = 0 // ConditionNotMet: it can
	TakenBackForNothing   uint8 = 1 // ConditionNotMet: it can't
	NobodyIsThere         uint8 = 0 // NobodyAtNoProblem: there is
	NeedsAProblem         uint8 = 1 // NobodyAtNoProblem: there isn't, nor is there anybody
	NothingToDiscard      uint8 = 0 // EmptyHandDiscarded: it doesn't
	DiscardedAsItIs       uint8 = 1 // EmptyHandDiscarded: it does
	SeveralTogether       uint8 = 0 // DependenceOnSeveral: it does
	OnOneByItself         uint8 = 1 // DependenceOnSeveral: it doesn't
	AsManyAsAreLeft       uint8 = 0 // PointsBeyondALimit: the player does
	AllPointsOrNone       uint8 = 1 // PointsBeyondALimit: none of them, as they are scored together
	BeginsNoMore          uint8 = 0 // DurationOver: it doesn't
	LastsOn               uint8 = 1 // DurationOver: it does, until that happens anew
)

// The readings of the points that editions differ in; the first is CR 3.4's.
const (
	StepPerformed       uint8 = 0 // DrawStepWithoutCards: it does, and no card is drawn
	StepSkipped         uint8 = 1 // DrawStepWithoutCards: it doesn't
	EveryProblem        uint8 = 0 // ProblemsResolved: each
	OwnCharacters       uint8 = 1 // ProblemsResolved: those where the turn player has a character
	ColorlessCounts     uint8 = 0 // ColorlessPower: it does
	ColorlessIsNoUse    uint8 = 1 // ColorlessPower: it doesn't
	BonusPossible       uint8 = 0 // PointsBesideATroublemaker: it can
	NoPoints            uint8 = 1 // PointsBesideATroublemaker: it can't
	OnePoint            uint8 = 0 // FirstToConfront: no
	BonusToo            uint8 = 1 // FirstToConfront: yes
	InSolveStep         uint8 = 0 // WhenResolved: in the Solve Step
	AtOnce              uint8 = 1 // WhenResolved: as the faceoff is over
	AllThere            uint8 = 0 // ResourcesDismissed: all in its area
	OnTheProblem        uint8 = 1 // ResourcesDismissed: those attached to it
	OthersFlip          uint8 = 0 // FlipsFromAnEmptyDeck: the other player
	NobodyFlips         uint8 = 1 // FlipsFromAnEmptyDeck: nobody
	TurnPlayerFirst     uint8 = 0 // FirstAfterFlips: the turn player
	OtherPlayersFirst   uint8 = 1 // FirstAfterFlips: the next player
	CanBeFrightened     uint8 = 0 // FrightenedManeCharacters: they can
	CantBeFrightened    uint8 = 1 // FrightenedManeCharacters: they can't
	CountersPutOn       uint8 = 0 // DiligentCounters: they are put on in any case
	CountersOptional    uint8 = 1 // DiligentCounters: the player may do without
	Anywhere            uint8 = 0 // SupportiveWhere: wherever the Mane Character is too
	AtAProblem          uint8 = 1 // SupportiveWhere: at Problems alone
	AllAtOnce           uint8 = 0 // MeticulousLooks: all of them together
	OneAtATime          uint8 = 1 // MeticulousLooks: one after another
	HandPut             uint8 = 0 // OpeningHand: it is put into the hand
	HandDrawn           uint8 = 1 // OpeningHand: it is drawn
	UncoveredWaits      uint8 = 0 // TextOfUncovered: in pre-priority processing
	UncoveredAtOnce     uint8 = 1 // TextOfUncovered: with the uncovering
	VillainFrightens    uint8 = 0 // VillainMeans: it doesn't
	VillainIsEpic       uint8 = 1 // VillainMeans: it does
	GameDismisses       uint8 = 0 // SurplusDismissed: it does
	PlayerDismisses     uint8 = 1 // SurplusDismissed: their player does, which can be replaced
	FlippedTextWorks    uint8 = 0 // TextOfFlippedCards: it does
	OnlyPowerCounts     uint8 = 1 // TextOfFlippedCards: it doesn't
	ChaosWaits          uint8 = 0 // ChaosWhen: in pre-priority processing
	ChaosAtOnce         uint8 = 1 // ChaosWhen: right after the flip, the turn player's first
	InvolvedOnly        uint8 = 0 // WhoIsSentHome: an involved one
	AnyoneThere         uint8 = 1 // WhoIsSentHome: any at the Problem
	TurnPlayerReacts    uint8 = 0 // FirstToReact: the turn player
	OthersReact         uint8 = 1 // FirstToReact: the player after the one who brought it about
	EachReaction        uint8 = 0 // ReactionsOfACard: they can
	EachCard            uint8 = 1 // ReactionsOfACard: only one of them
	BanishedZoneOfOwner uint8 = 0 // BanishedWhere: they are
	OutOfTheGame        uint8 = 1 // BanishedWhere: they aren't
	CharactersAreSent   uint8 = 0 // CardsInAForeignHome: characters
	AllAreSent          uint8 = 1 // CardsInAForeignHome: Resources too
	OnceAFaceoff        uint8 = 0 // PumpedTimes: once
	EachTime            uint8 = 1 // PumpedTimes: each time that flipped cards are put on the bottom
	LeastIsOne          uint8 = 0 // LeastCostOfMoving: 1
	NoLeast             uint8 = 1 // LeastCostOfMoving: there is none
)
