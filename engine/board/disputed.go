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
	// PointsBeyondALimit: whether a player scores as many of several points as a limit leaves
	// (104.2, 707.2).
	PointsBeyondALimit
	// ArrivingTogether: whether a card that enters play sees what enters play with it
	// (704.1c, 801.1).
	ArrivingTogether
	// DurationOver: whether a modifier begins that would last until what has happened already
	// (708.2).
	DurationOver
	// PlayedDilemma: of which type a Dilemma is for what asks what a player plays or has played
	// (522.1, 705.2f).
	PlayedDilemma
	// NumbersOfTriggered: when a number is settled that a modifier has which a triggered effect
	// creates (708.2b, 712.2).
	NumbersOfTriggered
	// ChallengersElsewhere: whether those with whom an effect challenges a Troublemaker can be
	// elsewhere than at its Problem (514.2a.i, 608.4).
	ChallengersElsewhere
	// BonusScoredInstead: whether what a player scores instead of another's bonus points of a
	// Problem are its bonus points (210.1, 514.5c, 710.1).
	BonusScoredInstead

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

// EditionPointCount is how many points the engine knows that only editions of
// the rules differ in.
const EditionPointCount = int(pointCount) - DisputedCount
