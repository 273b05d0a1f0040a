package board

import "canterlaw/engine/rule"

// OccurrenceKind is something that can happen to the table.
type OccurrenceKind uint8

// The occurrences. The comment says what happens and which fields it uses
// besides Kind, Rule and ByGame.
const (
	_ OccurrenceKind = iota

	TurnBegins   // Player's turn begins (601.3)
	CardReadied  // Card loses an exhaustion counter (503.3)
	CardExhausts // Card gets an exhaustion counter (503.2)

	// Card is turned face-down, loses its counters (504.1); what is attached to it follows in the
	// same batch
	CardFrightened
	CardUnfrightened   // Card is turned face-up and is no longer frightened (504.3)
	CardTurnedFaceUp   // Card is turned face-up (511.4)
	CardTurnedFaceDown // Card is turned face-down, but not frightened (505.3)
	Uncovered          // the Troublemaker Card is turned face-up (607.3)
	TurnedOver         // the Mane Character Card shows its other side (301.2)

	// Player gets N action tokens (502.1), from Host if a card's effect gives them; with a number
	// as Value, until the end of the phase
	TokensGained
	TokensPaid // Player pays N action tokens (508.1)

	CardDrawn // Player draws Card, the topmost of their deck (410.4)
	// Player discards Card from their hand (410.3), by an effect of Host, where an ability asks for
	// that
	CardDiscarded
	CardFlipped // Player flips Card, the topmost of their deck (515.1)
	CardQueued  // Player puts Card into the queue to play it (705.2b)
	// Player puts Card into play at Area, FaceDown or not, attached to Host or not (706.1), with N counters
	// named Word and the number of Value of power counters on it
	CardEntersPlay
	CardDismissed   // Card goes from play to its owner's discard pile (410.1)
	CardRetired     // Player retires Card that they control (410.2)
	CardBanished    // Card goes to its owner's banished zone (410.5)
	CardPutOnBottom // Card is put on the bottom of its owner's deck
	CardPutOnTop    // Card is put on the top of its owner's deck
	CardPutIntoHand // Player puts Card into its owner's hand, which is not drawing (410.4a)
	// Player's draw deck, or Problem deck if N is 1, is shuffled: nobody knows its order any more;
	// of Value's number of cards at its top, at its bottom if negative, the places stay
	DeckShuffled
	CardIntoDiscards // Card is put into its owner's discard pile, neither dismissed nor retired (504.1)

	CardMoved // Player moves Card to Area (506.1)
	CardSent  // Card is sent to Area (506.5)

	ControlGained // Player gains control of Card (513.2)
	CardAttached  // Card becomes attached to Host, and to nothing else (509.5)
	CardDetached  // Card ceases to be attached to its host
	CountersPut   // N +1 power counters are put on Card; -N of them are removed if N is negative (519.4)
	// Player puts a token with what is printed on N into play at Area (521.1); Card is filled in as
	// it is committed, unless the token has been prepared
	TokenMade
	TokenCeases // the token Card ceases to exist (521.3, 521.4)

	ScoreSet  // Player has N points from now on; only by hand
	TokensSet // Player has N action tokens from now on; only by hand

	// Player scores N points (517.2): of the Problem or Troublemaker Host, where an ability asks
	// for what
	PointsScored
	ScoredWith // Player has scored N points with Card; noted where an ability watches for it (517.2)
	// Player confronts the Problem Card at Area (611.1); N is 1 if the opponent met their own
	// requirements then (611.4)
	ProblemConfronted
	Challenged      // Player challenges the Troublemaker Card at Area (608.1); N is 1 if by an effect
	FaceoffStarted  // Player starts a faceoff (514.2)
	FaceoffWon      // Player wins the faceoff (514.5)
	FaceoffLost     // Player loses the faceoff (514.5)
	FaceoffResolved // the faceoff becomes resolved (514.5); for a Problem faceoff, once for each Problem Card at Area
	FaceoffEnded    // the faceoff ends (514.6)
	Defeated        // Player defeats the Troublemaker Card (514.5a)
	ProblemSolved   // the Problem Card at Area becomes solved (613.1)

	CardLearned // Chance decides that Card is print N
	PlayerLoses // Player loses the game (103.4)
	PlayerWins  // Player wins the game (103.1)
	GameIsDrawn // the game is a draw (103.2a)
	EffectTaken // the first waiting effect of Player, number N among all waiting, starts to be processed (511.7)

	PlayerRemoved // Player is removed from the game with all that they own (103.5a)

	CardPlayed       // Player has played Card to Area (705.2f)
	AbilityActivated // Player activates an ability of Card (703.1)
	TimeStarts       // the phase, step or faceoff starts that the time word N of the notation means (601.2)
	TimeEnds         // it comes to its end: what happens "at the end" of it triggers (601.2, 615.1)
	TimeOver         // it is over: what lasts until its end ends (616.4)

	NamedCountersPut // N counters called Word are put on Card; -N are removed if N is negative (519.1)
	CardCutieMarked  // Card becomes Cutie Marked (glossary)
	CardIgnored      // the flipped Card is ignored (515.4)
	TotalAdded       // N is added to Player's power total in the faceoff (514.4a)
	CardInvolved     // Card becomes involved in the faceoff by an effect (514.2d)
	CardUninvolved   // Card ceases to be involved in the faceoff by an effect (514.2d)
	ProblemReplaced  // the Problem Card at Area is replaced (613.2)
	TokensLost       // Player loses N action tokens
	PointsLost       // Player loses N points
	CardBeneath      // Card is banished to beneath Host
	CardSetAside     // Card is set aside, out of all zones
	CardRevealed     // Card, which Player owns, is shown to all players
	CardLookedAt     // Player looks at Card
	CardSearched     // Player looks through a zone of Card's owner (518.1)
	CardCancelled    // Card goes from the queue to its owner's discard pile (410.7)
	// Card's ability triggers, or its triggered modifier N (708.4), and creates an effect that
	// Player controls (704.1c)
	EffectCreated
	// Card's effect creates a continuous modifier of Ability for Player (707.1); its number N is
	// filled in as it is committed
	ModifierCreated
	ModifierEnded   // modifier number N ends
	ModifierStamped // what the Ability of Card generates gets the next timestamp (711.6)
	ValueLinked     // a value is linked to Card under Word
	LinksForgotten  // what was linked to Card under Word is forgotten
	// an occurrence of kind N, of the card Host if it is of one, is replaced by the Ability of
	// Card, which Player controls (710)
	Replaced

	FlipsAdded // Player flips N more cards in the faceoff's flip (514.3a)
	// Card has become involved in the faceoff, or has ceased to be if N is -1; noted where an
	// ability watches for it (514.2d)
	InvolvementNoted

	SkipAdded   // the next time N is going to be skipped: in Player's turns, in anyone's for NoPlayer
	TimeSkipped // Player skips the time N
	TimeAdded   // an additional time N is to come in Player's turn: next, or before their next time that Value numbers

	ActionAnnounced // Player announces an action that may have to be rewound, of the procedure at depth N (705.2a)
	ActionRewound   // the game is as it was when the action of the procedure at depth N was announced (705.2)

	GameIsStopped // the game stops at a limit of this program: the rules give no result

	// a token with what is printed on N, which Player is about to put into play, has text that is
	// applied as it enters (706.1a); Card is filled in as it is committed
	TokenPrepared

	occurrenceCount
)

// LastInHand as the N of CardPlayed says that it was the only card in the player's hand.
const LastInHand = 1

// Occurrence is one thing that happens. Which fields matter is said at its
// kind; it holds all that committing it needs, so that the record of a game
// can be folded over its start.
type Occurrence struct {
	Kind     OccurrenceKind `json:"kind"`
	Rule     rule.Number    `json:"rule"` // why it happens
	ByGame   bool           `json:"by_game,omitempty"`
	Manual   bool           `json:"manual,omitempty"` // a judge does it by hand: no rule is behind it
	FaceDown bool           `json:"face_down,omitempty"`
	Player   Player         `json:"player"`
	Area     AreaID         `json:"area,omitempty"`
	From     AreaID         `json:"from,omitempty"` // where the card was; filled in as it is committed
	Card     Ref            `json:"card"`
	Host     Ref            `json:"host"`
	N        int32          `json:"n,omitempty"`
	Word     Word           `json:"word,omitempty"` // the name of a counter or of a link
	// the zone where the card was; filled in as it is proposed
	FromZone Zone `json:"from_zone,omitempty"`
	// who controlled the card before; filled in as it is proposed
	Holder   Player `json:"holder,omitempty"`
	Exhausts bool   `json:"exhausted,omitempty" past:"not asked"` // the card enters play exhausted (706.1b)
	// Frightened says that the card, which is FaceDown, enters play frightened
	// (706.1b).
	Frightened bool       `json:"frightened,omitempty" past:"not asked"`
	Value      Option     `json:"value" past:"not asked"`                             // what is linked
	Ability    AbilityRef `json:"ability" past:"only whether it turns its card over"` // that triggers or is activated
	// what names mean in the modifier that is created; 0 once it has been
	Env EnvID `json:"env,omitempty" past:"not asked"`
	// the replacements that it has been through (710.3)
	Lineage uint16 `json:"lineage,omitempty" past:"not asked"`
	// it stands for many repetitions of a loop: nothing triggers (802)
	Repeats bool `json:"repeats,omitempty" past:"not asked"`
	// it is part of the occurrence before it in its batch, and falls out with it
	Follows bool `json:"follows,omitempty" past:"not asked"`
	// Instead says that it replaces an occurrence of its batch (710.1), so that
	// whoever proposed that is not told of it.
	Instead bool `json:"instead,omitempty" past:"not asked"`
}

// changesCard reports whether an occurrence of the kind does something to its
// card, rather than only naming it: it can't, once the card has become a
// different one (410.6).
func (k OccurrenceKind) changesCard() bool {
	switch k {
	case EffectTaken, FaceoffStarted, FaceoffResolved, CardPlayed, AbilityActivated, EffectCreated, ModifierCreated,
		ModifierEnded, ModifierStamped, SkipAdded, TimeSkipped, TimeAdded, Replaced, ProblemReplaced, InvolvementNoted,
		ScoredWith, CardRevealed, CardLookedAt, CardSearched, LinksForgotten, ValueLinked,
		ActionAnnounced, ActionRewound:
		return false
	}
	return true
}

// unsettles reports whether an occurrence of the kind, done to a card in play,
// can give pre-priority processing something to do (511.2 to 511.6).
func (k OccurrenceKind) unsettles() bool {
	switch k {
	case CardReadied, CardExhausts, ProblemConfronted, Challenged, Defeated, ProblemSolved,
		NamedCountersPut, CardCutieMarked,
		CardIgnored, CardInvolved, CardUninvolved, InvolvementNoted:
		return false
	}
	return k.changesCard()
}

// marksTime reports whether an occurrence of the kind says that a time has
// come, and nothing else.
func (k OccurrenceKind) marksTime() bool { return k == TimeStarts || k == TimeEnds || k == TimeOver }

// isRemembered reports whether a rule looks back at occurrences of the kind
// later in the turn (608.3, 612.1, 613.1, 613.2).
func (k OccurrenceKind) isRemembered() bool {
	switch k {
	case ProblemConfronted, Challenged, FaceoffResolved, ProblemSolved:
		return true
	}
	return false
}
