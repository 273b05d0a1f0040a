package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// Trail receives the record of a game, entry by entry. It lives outside the
// state and may be absent.
type Trail interface {
	Add(Entry)
}

// Terse is a trail that leaves out where the order of modifiers makes a difference, which
// takes longer to find out than playing.
type Terse interface {
	Trail
	LeavesOutOrders()
}

// wantsOrders reports whether a trail is to be told where the order of modifiers makes a
// difference.
func wantsOrders(trail Trail) bool {
	_, terse := trail.(Terse)
	return trail != nil && !terse
}

// EntryKind says what an Entry records.
type EntryKind uint8

// The kinds of entry.
const (
	_          EntryKind = iota
	Begins               // a procedure begins: Frame
	Happened             // an occurrence was committed
	CantHappen           // an occurrence fell out of its batch because of Rule (104.2)
	Decided              // a player decided: Decision, Chosen; Folded if there was only one legal answer
	Passed               // Player passes priority; Count times in a row by all
	Noted                // Note: a rule was applied without changing anything
)

// Entry is one line of the trail. Depth says how many procedures were in
// progress, which nests the entries; text is made from it when it is shown.
type Entry struct {
	Kind       EntryKind
	Depth      uint8
	Note       NoteKind
	Folded     bool
	Player     Player
	Rule       rule.Number
	OrderedBy  rule.Number // which rule put this where it is among others
	Count      int32
	N, M       int32
	Area       AreaID
	Card       Ref
	Occurrence Occurrence
	Frame      Frame
	Decision   Decision
	Chosen     []Option // of a shuffle, the cards that were known, with what is printed on them
	Ability    AbilityRef
	Bound      []BoundValues
	// Requirements are what a Problem asks of Player now, with what modifiers change.
	Requirements []card.ConfrontRequirement
}

// BoundValues are what is kept in a slot of a program: what a name means, or a value
// that is locked in.
type BoundValues struct {
	Slot   uint8
	Values []Option
}

// BoundIn gives what the slots that an ability mentions hold in an environment.
func (s *State) BoundIn(a *Ability, env EnvID) (all []BoundValues) {
	note := func(n *ability.Node) bool {
		known := slices.ContainsFunc(all, func(b BoundValues) bool { return b.Slot == n.Slot })
		if n.Slot != 0 && !known {
			all = append(all, BoundValues{n.Slot, s.Values(env, n.Slot)})
		}
		return true
	}
	a.Event.Walk(note)
	for _, list := range [][]*ability.Node{a.Statements, a.Ends} {
		for _, n := range list {
			n.Walk(note)
		}
	}
	return all
}

// NoteKind is a rule's statement that changes nothing on the table.
type NoteKind uint8

// The notes. The comment says which fields of the Entry they use.
const (
	_                 NoteKind = iota
	AnotherWindow              // Player opens another window by an action (510.3)
	NoDrawOnFirstTurn          // Player does not draw (605.1a)
	NothingToFlip              // Player has no cards left to flip (515.1)
	PowerTotal                 // Player's power total is N, with the M that modifiers add (514.4a)
	Contributes                // Card, whose colors are M, contributes N power for Player (514.4a, 611.3a)
	DoesNotContribute          // Card contributes nothing for Player, because of Rule, or of what the card N says
	TotalsTied                 // the totals are the same, N (514.4c)
	// Player meets the confront Requirements at Area, or does by what the card N says (611.3)
	RequirementMet
	// Player doesn't meet requirement N of the Requirements at Area, M short; N is -1 for the set
	// as a whole, and M then how much is missing though each by itself would be met (611.3)
	RequirementNotMet
	CannotConfront      // Player can't confront at Area because of the Troublemaker Card (611.3e)
	CannotConfrontBy    // Player can't confront at Area, since what Card asks for isn't so
	NoFaceoff           // no Problem faceoff is performed (612.1, 612.2); N Problems were confronted
	TextIgnored         // the text of Card is ignored
	ReadAs              // disputed point N was read as its reading M
	CantBeUncovered     // Card stays face-down because of an Epic Troublemaker (607.1)
	NothingInDeck       // Player's draw deck is empty: no card is drawn (410.4)
	UniquenessViolation // Player violates uniqueness (516.1)
	TurnPassesTo        // the next turn is Player's (616.4)
	// effects wait in the Wrap Up Step: a window opens and another such step follows (616.4a)
	WrapUpRepeats
	UsedAlready // Card's ability works once in a time, and has been used in it
	// a faceoff starts and no window opens: Player receives priority in the one that is open
	// (707.4)
	WindowRemainsOpen
	NoSecondFaceoff // Player's effect of Card can't start a faceoff during one (707.4a)
	// Card's effect, which Player controls, doesn't trigger: it would begin another iteration of a
	// loop (802.3)
	LoopEnds
	ChainCut      // as before, but the chain of effects goes on for too long to find a loop in it
	LoopGoesRound // a loop is repeated N times, by the number that Player chose (802.2, 802.3)
	LoopIsBroken  // Player breaks a loop after N repetitions, by deciding otherwise (802.4)
	// after N repetitions a loop is not repeated any more, since this program keeps no more of what
	// there would be
	LoopIsCut
	// Player can't do again what Card's effect says they may, which would continue a loop (802.2)
	LoopOption
	AreaCeased // Area, the area of the Dilemma that Card was, ceases to exist (522.3)
	// the ability of Card has triggered for each of several occurrences at the same time (704.1b)
	TriggersAgain
	LockedIn // what Card's effect or modifier asks of the game is settled now (708.2b, 712.2)
	// Player doesn't pay what the effect of Card costs, so that nothing of it is done (707.2a)
	CostNotPaid
	// the replacement modifier of Card doesn't replace again what it has replaced already (710.3)
	NotAgain
	// a modifier of Card is applied before an earlier one of the card N, which depends on it
	// (711.4)
	AppliedAfter
	// a modifier of Card is applied before one of the card N, though they depend on each other
	// (711.5)
	AppliedInTurn
	// a modifier of Card is applied before one of the card N, by their timestamps (711.3); by M the
	// power counters on the first (1) or the second (2) are meant
	AppliedByStamp
	EffectCopied // Player copies the effect of Card, which is processed again (520.1)
	TimingAllows // the timing phrase of what Player does with Card allows it now, by Rule (512)
	// the next modifier of Card, which Player controls, does what Ability says, with the values
	// Bound (707.1)
	ModifierDoes
	FaceoffIsAt // the faceoff that starts is at the Problems Chosen, or at none (514.2e)
	// Player follows what the effect of Card says about winning or losing the faceoff (514.5d)
	FaceoffFollowed
	// what Card does changes the Measure M of the card of the Occurrence, or of Player, by N or to
	// N
	ChangedBy
	// the action with Card costs Player N, and would cost M by what is printed and by the rules
	// (705.2c)
	CostIs
	FlipsAre // Player flips N cards in the faceoff's flip (514.3a)
	BonusIs  // the bonus of the Problem Card, which Player scores, is N (210.1)
	// what the effect of Card asks for, in instruction N of Ability, isn't so, and nothing is done
	// (707.2)
	ConditionFalse
	// there is nothing to which instruction N of Ability, of the effect of Card, could be done
	// (707.2)
	NothingThere
	// Player isn't asked about what the effect of Card lets them do: they can't pay or do it
	NotOffered
	// the time for which what Card does would last is over already (708.2)
	OverAlready
	// Player doesn't take an action with Card to open a window: it isn't legal any more (510.3)
	NoLongerLegal
	// Player can't play Card, though an effect says so, because of Rule (705.2)
	CantPlay
	// Player wins, but the Troublemaker Card is not involved any more and so not defeated (514.5a)
	NotDefeated
	// Player loses, and has no character involved that could be sent home (514.5b)
	NobodyToSend
)

// Log is a Trail that keeps its entries and folds passes that follow each
// other.
type Log struct {
	Entries []Entry
}

// Add appends an entry.
func (l *Log) Add(e Entry) {
	if e.Kind == Passed && len(l.Entries) > 0 {
		last := &l.Entries[len(l.Entries)-1]
		if last.Kind == Passed && last.Depth == e.Depth {
			last.Count += e.Count
			last.Player = e.Player
			return
		}
	}
	if len(l.Entries) == cap(l.Entries) {
		l.Entries = slices.Grow(l.Entries, max(64, len(l.Entries))) // entries are large: they move as seldom as that
	}
	l.Entries = append(l.Entries, e)
}

// SameHappening reports whether two entries tell of the same occurrence or decision.
func SameHappening(a, b Entry) bool {
	return a.Kind == b.Kind && a.Player == b.Player && a.Card == b.Card && a.Occurrence == b.Occurrence &&
		a.Decision == b.Decision && slices.Equal(a.Chosen, b.Chosen)
}

func record(trail Trail, e Entry) {
	if trail != nil {
		trail.Add(e)
	}
}

// Fold commits the occurrences of a record, in their order, on this state: a
// record folded over the state it started from gives the table it ended with.
func (s *State) Fold(entries []Entry) {
	for i := range entries {
		if entries[i].Kind == Happened {
			o := entries[i].Occurrence
			s.commit(&o)
		}
	}
}
