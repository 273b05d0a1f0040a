package board

// Disputed is a point that can be read in several ways: one that the rules do
// not settle, or one that editions of the rules settle differently. The disputed
// points, their readings and the reasons for the defaults are
// data/disputed.yaml; a test holds the two together.
type Disputed uint8

// The disputed points that the engine can read in more than one way.
const (
	// PriorityAfterOpening: who has priority after the action that opens a
	// window (510.2 against 510.1 and 705.2g).
	PriorityAfterOpening Disputed = iota
	// ActionStepWindow: whether the window at the end of the Action Step opens
	// (601.2a).
	ActionStepWindow
	// EndlessTie: a tie with both decks empty (514.4c).
	EndlessTie
	// OpponentTested: when the opponent's confront requirements are tested for
	// a faceoff (611.4 against 612.2).
	OpponentTested
	// OwnTroublemaker: whether one's own face-up Troublemaker keeps the
	// opponent out of the faceoff at a Problem one confronts (611.3e, 612.2).
	OwnTroublemaker
	// NegativePower: zero for each card, or on the sum (514.4a, 105.2).
	NegativePower
	// FrightenedCharacters: whether they can be moved and count for
	// challenging (608.2, 609.2b).
	FrightenedCharacters
	// TwoColorPlayRequirements: whether a character of two colors counts for
	// two play requirements of one card (205.1, 507.3).
	TwoColorPlayRequirements
	// FaceDownTroublemakers: whether 516.4a and 608.1 mean them too.
	FaceDownTroublemakers
	// UncoveringAnEpic: whether its uncovering or uniqueness removes the other
	// Troublemakers (607.3 against 516.4a).
	UncoveringAnEpic
	// EndOfMainPhaseAction: whether a Main Phase action can open a window after
	// the one at the end of the Main Phase (510.3, 609.1).
	EndOfMainPhaseAction
	// DrawingFromAnEmptyDeck: whether a player may pay for a draw with an empty
	// deck (609.2d, 705.2e, 707.2).
	DrawingFromAnEmptyDeck
	// NotColorOfTwoColors: whether a character of two colors can meet "not" one
	// of them (611.3b, 611.3c).
	NotColorOfTwoColors
	// WhenSolved: whether Problems become solved before or after the window at
	// the start of the Solve Step (601.2, 613.1).
	WhenSolved
	// WhenReplaced: where in the Solve Step solved Problems are replaced (613.2).
	WhenReplaced
	// WindowAfterWrapUp: whether the End Phase has a window at its end (601.2,
	// 616.4).
	WindowAfterWrapUp
	// AdjacentWindows: whether the end of one step and the start of the next
	// share a window (601.2, 512.4d).
	AdjacentWindows
	// DilemmaUnderNewControl: whose requirements a Dilemma has that another
	// player than its owner controls (209.1, 522.2b).
	DilemmaUnderNewControl
	// UnconfrontedProblems: whether a multi-Problem faceoff is at Problems too
	// that were not confronted (612.1).
	UnconfrontedProblems
	// StudiousTwice: how many action tokens two Studious cards gain in one
	// faceoff (704.1b, 712.2).
	StudiousTwice
	// PriorityInStartedFaceoff: who has priority after an action that starts a
	// faceoff (705.2g, 707.4).
	PriorityInStartedFaceoff
	// ActionOfStartedFaceoff: whether an action that starts a faceoff is completed
	// before anyone has priority in it (705.2, 705.2f, 707.4).
	ActionOfStartedFaceoff
	// WindowOfTriggeredFaceoff: which window is the current one when a triggered
	// effect starts a faceoff (511.1, 707.4).
	WindowOfTriggeredFaceoff
	// WindowAfterStartedFaceoff: whether the window in which a faceoff was
	// started goes on after it (514.3, 707.4).
	WindowAfterStartedFaceoff
	// TypeOfStartedFaceoff: whether a faceoff that an effect starts at a Problem
	// is a Problem faceoff (514.2e, 612).
	TypeOfStartedFaceoff
	// EndedEarlySolved: whether a faceoff that an effect ends is resolved (514.5,
	// 514.6).
	EndedEarlySolved
	// EndedEarlyTriggers: whether a faceoff that an effect ends still has its end
	// (514.6).
	EndedEarlyTriggers
	// OptionalReplacementOfACost: whether an optional replacement keeps a cost
	// from being paid (508.1a, 710.1).
	OptionalReplacementOfACost
	// LoopZero: whether zero can be chosen for the repetitions of a loop (105.1,
	// 802.2).
	LoopZero
	// LoopLastRound: whether the last repetition of a loop is a full one (802.2).
	LoopLastRound
	// LoopGoesOnByItself: how a loop ends that goes on whether or not its
	// optional actions are taken (802.2, 802.3).
	LoopGoesOnByItself
	// LoopFirstEffect: which mandatory effect of a loop is the first (802.3).
	LoopFirstEffect
	// ThisTurnInTheExtraWindow: whether modifiers that last this turn still apply
	// in the window that follows a Wrap Up Step in which something triggered
	// (616.4, 616.4a).
	ThisTurnInTheExtraWindow
	// InspiredLooks: how often a player with several Inspired cards looks (701.2a,
	// 704.1b).
	InspiredLooks
	// MeticulousSplit: whether some cards can go on top and others on the bottom
	// (402.3, 701.4).
	MeticulousSplit
	// RandomWhen: when Random lets a player ignore the card (515.4, 704.1).
	RandomWhen
	// RandomIgnoredChaos: whether an ignored card was flipped for text about
	// flipping it (515.4).
	RandomIgnoredChaos
	// SecondCopyEntersPlay: whether a second copy of a Unique card triggers
	// anything before one is dismissed (516.1, 706.1d).
	SecondCopyEntersPlay
	// PersistentOnTheFearless: whether leaving play can be replaced by a
	// frightening that can't happen (705.2e, 710.4).
	PersistentOnTheFearless
	// CardsAffected: whether the cards that a definite modifier affects are fixed
	// as it is created (708.2b).
	CardsAffected
	// FollowingAFrightenedCard: whether an effect can go on affecting a card that
	// it frightened (410.6a, 505.3).
	FollowingAFrightenedCard
	// AttachmentsOfTheFrightened: whether they are dismissed (504.1).
	AttachmentsOfTheFrightened
	// BeneathALostCard: what becomes of cards beneath one that leaves play or is
	// frightened (407.1, 504.1).
	BeneathALostCard
	// NothingToDo: whether an action is taken back when its instructions can't be
	// followed (705.2, 707.2).
	NothingToDo
	// SecondCopyOfAReaction: whether two copies of a Reaction can answer the same
	// event (512.4c).
	SecondCopyOfAReaction
	// TitleWithinATitle: whether text naming a Title means longer Titles too
	// (201.1, 201.3).
	TitleWithinATitle
	// ControllerOfAnothersCard: who controls a card that another player than its
	// owner plays (302.1, 513.2).
	ControllerOfAnothersCard
	// WhoStartsAProblemFaceoff: whether a player does (514.2, 612.2).
	WhoStartsAProblemFaceoff
	// PlayRequirementTested: before or after costs are paid (205.1, 705.2).
	PlayRequirementTested
	// PowerForTwoRequirements: whether the same power can meet two requirements
	// of a Problem (611.3c, 611.3d).
	PowerForTwoRequirements
	// TokenLeaves: whether a token that enters another zone was dismissed,
	// retired and so on (521.2, 521.3).
	TokenLeaves
	// TokenFrightened: whether a token that is frightened becomes frightened, and
	// leaves play (521.2, 521.4).
	TokenFrightened
	// UncoveringBesideAnEpic: whether an effect can uncover a Troublemaker beside
	// a face-up Epic one (607.1).
	UncoveringBesideAnEpic
	// NoCharactersThere: whether a player without characters at a Problem can meet
	// requirements reduced to nothing (611.3).
	NoCharactersThere
	// TurnedUpUnfrightened: whether what pre-priority processing turns face-up
	// becomes unfrightened (504.3, 511.4).
	TurnedUpUnfrightened
	// TurnedUpUncovered: whether a Troublemaker that it turns face-up is uncovered
	// (511.4, 607.3).
	TurnedUpUncovered
	// SideAfterFright: which side a Mane Character shows after having been
	// frightened (301.2, 511.4).
	SideAfterFright
	// StartingProblemEntersPlay: whether its entering play triggers anything
	// before the game starts (102.2, 706.1d).
	StartingProblemEntersPlay
	// OwnFaceDownTroublemakers: whether who controls one may look at it (404.1,
	// 505.1d).
	OwnFaceDownTroublemakers
	// TroublemakerAway: where a faceoff is once its Troublemaker is elsewhere
	// (514.2e, 608.4).
	TroublemakerAway
	// PlayedTroublemaker: whether it is revealed (505.1d.i, 705.2a).
	PlayedTroublemaker
	// ProcessingBeforeOpening: whether pre-priority processing is done before the
	// action that opens a window (510.3, 511.1, 609.1).
	ProcessingBeforeOpening
	// OrderAfterOpening: whose effects are processed first after that action
	// (511.7a, 511.7a.i).
	OrderAfterOpening
	// WhereAnyPhaseIs: whether "Any Phase" covers steps without priority (512.3,
	// 601.2a, 601.2b).
	WhereAnyPhaseIs
	// ReplacedInAFaceoff: where a faceoff is once its Problem has been replaced
	// (501.1, 514.2b, 514.2e).
	ReplacedInAFaceoff
	// InvolvedBefore: whether a character that is no longer involved can be sent
	// home (514.2d, 514.5b).
	InvolvedBefore
	// ViolationsOfSeveral: who repairs first when several players violate
	// uniqueness (516.2, 801.1).
	ViolationsOfSeveral
	// FaceDownDilemma: whether its area lasts (505.1a, 522.1, 522.3).
	FaceDownDilemma
	// LostProblem: what becomes of the area of a Problem that leaves play without
	// being replaced (501.1, 522.3, 613.2).
	LostProblem
	// LateProblem: whether a Problem that enters play during the Score Phase has a
	// Confront Step (501.1, 610.1).
	LateProblem
	// ConfrontedProblemGone: whether it counts in the Faceoff Step (612.1, 612.2).
	ConfrontedProblemGone
	// DependenceTested: against which state (711.3b, 711.4).
	DependenceTested
	// DependenceInACircle: whether more than two modifiers can depend on each other
	// (711.4, 711.5).
	DependenceInACircle
	// PowerOfAColor: whether text that gives it gives the color as well (203.1,
	// 507.1).
	PowerOfAColor
	// LateCondition: when a condition is looked at that follows an instruction of a
	// triggered effect (707.2, 712.2).
	LateCondition
	// FlippedCardAtTheEnd: whether what a flipped card triggers as the faceoff ends
	// knows the card in the deck (410.6a, 514.6).
	FlippedCardAtTheEnd
	// OrderOfConfronting: whether it is fixed as the Score Phase starts (610.1).
	OrderOfConfronting
	// OrderOfReplacing: one Problem after another, or instruction by instruction
	// (613.2).
	OrderOfReplacing
	// PlaceChosen: whether the area or host of a played card is chosen before its
	// costs are determined (501.2, 501.3, 705.2c).
	PlaceChosen
	// BeneathZone: whether cards beneath a card are among those in the banished zone
	// (401.1, 407.1, 410.5).
	BeneathZone
	// LeavingTogether: whether a card that leaves play sees what leaves with it (701.3,
	// 704.1c).
	LeavingTogether
	// CostOfACopiedEffect: whether it is paid (520.1, 707.2a).
	CostOfACopiedEffect
	// FrightenedAtHome: whether frightened Friends count against the home limit
	// (505.1, 616.3).
	FrightenedAtHome
	// SendingWhoCannotGo: whether the challenger who loses can choose such a character
	// (506.2, 514.5b).
	SendingWhoCannotGo
	// SetAsideForGood: where a card is that is set aside and put nowhere (401.1).
	SetAsideForGood
	// DownToTheLimit: whether cards in excess are discarded and retired together
	// (616.2, 616.3).
	DownToTheLimit
	// OnceAndANewCard: whether an ability that works once in a time can be used again by
	// a card that has become a different one (410.6, 704.1).
	OnceAndANewCard
	// SearchForAnyCard: whether a player can fail to find a card that is not described
	// (518.1).
	SearchForAnyCard
	// OrderOfCostChanges: in which order modifiers change a cost where that makes a
	// difference (705.2c, 711.3).
	OrderOfCostChanges
	// TokensOfAPhase: whether action tokens that last until a phase ends are spent before
	// others (502.1b, 708.2).
	TokensOfAPhase
	// NoTime: when an ability can be activated whose text names no time (301.2, 703.1).
	NoTime
	// ChallengedBySoMany: whether a player with more characters than may challenge a
	// Troublemaker can challenge it with some of them (514.2a, 608.2).
	ChallengedBySoMany
	// PowerBeyondRequired: whether power that can meet none of the requirements of a
	// Problem is "more power than required" (611.3).
	PowerBeyondRequired
	// MoreThanNone: whether the only card there is has more of something than any other
	// where it has none (707.2).
	MoreThanNone
	// AbilitiesOfGone: whether a card keeps the abilities of another that has become a
	// different card (410.6, 708.3a).
	AbilitiesOfGone
	// ConditionNotMet: whether an action can be taken of which nothing is done since its
	// condition isn't met (705.2, 707.2).
	ConditionNotMet
	// NobodyAtNoProblem: whether there is nobody at the Problem of a card that is at home
	// (501.1, 707.2).
	NobodyAtNoProblem
	// EmptyHandDiscarded: whether discarding a hand without cards pays a cost (508.1d).
	EmptyHandDiscarded
	// DependenceOnSeveral: whether a modifier depends on several others that change its result
	// only together (711.3b, 711.4).
	DependenceOnSeveral

	disputedCount
)

// DisputedCount is how many disputed points the engine knows.
const DisputedCount = int(disputedCount)

// The points that CR 3.4 settles and an older edition of the rules settles
// otherwise, numbered after the disputed ones. They are stated in
// data/editions.yaml; a test holds the two together.
const (
	// DrawStepWithoutCards: whether the Draw Step takes place with an empty
	// deck (605.1).
	DrawStepWithoutCards Disputed = disputedCount + iota
	// ProblemsResolved: which Problems have a Confront Step (610.1).
	ProblemsResolved
	// ColorlessPower: whether power of no color meets requirements that name
	// none (611.3c, 611.3d).
	ColorlessPower
	// PointsBesideATroublemaker: whether a multi-Problem faceoff can score the
	// bonus of a Problem with an opposing face-up Troublemaker (514.5c).
	PointsBesideATroublemaker
	// FirstToConfront: whether the first to confront a Problem scores its bonus
	// (611.4).
	FirstToConfront
	// WhenResolved: when a resolved faceoff solves and replaces the Problem
	// (613.1, 613.2).
	WhenResolved
	// ResourcesDismissed: which Resources are dismissed with a replaced Problem
	// (613.2).
	ResourcesDismissed
	// FlipsFromAnEmptyDeck: who flips when a player has no cards left (515.1).
	FlipsFromAnEmptyDeck
	// FirstAfterFlips: who has priority first after cards have been flipped
	// (510.2, 514.3).
	FirstAfterFlips
	// FrightenedManeCharacters: whether Mane Characters can be frightened
	// (504.1, 511.4).
	FrightenedManeCharacters
	// DiligentCounters: whether a player may do without them (glossary).
	DiligentCounters
	// SupportiveWhere: whether it works at home too (glossary).
	SupportiveWhere
	// MeticulousLooks: at how many cards at a time (glossary).
	MeticulousLooks
	// OpeningHand: whether it is drawn (102.3, 410.4a).
	OpeningHand
	// TextOfUncovered: when it takes effect (511.7, 516.1, 607.2).
	TextOfUncovered
	// VillainMeans: whether it means what the Epic trait does too (516.4b, 607.1).
	VillainMeans
	// SurplusDismissed: whether the game dismisses cards that violate uniqueness
	// (104.3, 516.2).
	SurplusDismissed
	// TextOfFlippedCards: whether it works (515.1, 701.3).
	TextOfFlippedCards
	// ChaosWhen: when it takes effect (511.7).
	ChaosWhen
	// WhoIsSentHome: involved characters, or any at the Problem (514.5b).
	WhoIsSentHome
	// FirstToReact: who has priority first where something can be reacted to
	// (510.2).
	FirstToReact
	// ReactionsOfACard: whether several of one card can answer the same event
	// (512.4c).
	ReactionsOfACard
	// BanishedWhere: whether banished cards are still in the game (407.1, 410.5).
	BanishedWhere
	// CardsInAForeignHome: which of them are sent to their controller's (511.5).
	CardsInAForeignHome
	// PumpedTimes: how often it works in a faceoff (glossary).
	PumpedTimes
	// LeastCostOfMoving: whether there is one (609.2b).
	LeastCostOfMoving

	pointCount
)

// Readings is how many ways there are to read a point.
func (d Disputed) Readings() uint8 {
	switch d {
	case EndedEarlyTriggers, AttachmentsOfTheFrightened, NothingToDo, TokenFrightened, LateProblem, LostProblem:
		return 3
	default:
		return 2
	}
}

// EditionPointCount is how many points the engine knows that only editions of
// the rules differ in.
const EditionPointCount = int(pointCount) - DisputedCount

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
	SeesTheOthers         uint8 = 0 // LeavingTogether: it does
	SeesNothing           uint8 = 1 // LeavingTogether: it doesn't
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
