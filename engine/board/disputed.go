package board

// Disputed is a point that the rules do not settle. The points, their readings
// and the reasons for the defaults are data/disputed.yaml; a test holds the
// two together.
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

	disputedCount
)

// DisputedCount is how many disputed points the engine knows.
const DisputedCount = int(disputedCount)

// Readings holds the chosen reading of each point, 0 for the default.
type Readings [DisputedCount]uint8

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
)
