package board

import "canterlaw/engine/ability"

// TurnChange is a phase or step that is going to be skipped, or an additional
// one that is to come.
type TurnChange struct {
	Skip   bool   `json:"skip,omitempty"`
	Time   uint16 `json:"time"`             // the ability.Op of the phase or step
	Before uint16 `json:"before,omitempty"` // an additional one comes before the player's next such phase; 0: next
	Player Player `json:"player"`           // in whose turn; NoPlayer: in anyone's
}

// TurnChanges lists the phases and steps that are going to be skipped and the
// additional ones that are to come, the earliest change first. The slice belongs
// to the state.
func (s *State) TurnChanges() []TurnChange { return s.turnChanges }

// SkipPending reports whether an effect has the player's next such phase or step
// be skipped.
func (s *State) SkipPending(time ability.Op, p Player) bool { return s.skipPending(time, p) >= 0 }

func (s *State) skipPending(time ability.Op, p Player) int {
	for i, c := range s.turnChanges {
		if c.Skip && IsTime(ability.Op(c.Time), time) && (c.Player == p || c.Player == NoPlayer) {
			return i
		}
	}
	return -1
}

// IsTime reports whether a time word means the phase or step: its own word, or
// that of any phase for a phase.
func IsTime(word, time ability.Op) bool {
	return word == time || (word == ability.Phase || word == ability.AnyPhase) && isPhase(time)
}

// TakeAdded gives the additional phase or step that comes now in the player's
// turn, where the given phase would come next (0 if the turn is over), and takes
// it off the list; 0 if there is none.
func (s *State) TakeAdded(next ability.Op, p Player) ability.Op {
	for i, c := range s.turnChanges {
		if !c.Skip && c.Player == p && (c.Before == 0 || ability.Op(c.Before) == next) {
			s.dropTurnChange(i)
			return ability.Op(c.Time)
		}
	}
	return 0
}

func (s *State) dropTurnChange(i int) {
	s.turnChanges = append(s.turnChanges[:i], s.turnChanges[i+1:]...)
}

func beginTurn(s *State, o *Occurrence) {
	s.turn++
	s.turnPlayer = o.Player
	s.ForgetLoops()
	s.lastPriority = NoPlayer
	s.beginHistory()
	s.forgetUses(uint16(ability.Turn))
}

func forgetUsesInPhase(s *State, o *Occurrence) {
	if isPhase(ability.Op(o.N)) {
		s.forgetUses(uint16(ability.Phase))
	}
}

func addSkip(s *State, o *Occurrence) {
	s.turnChanges = append(s.turnChanges, TurnChange{Skip: true, Time: uint16(o.N), Player: o.Player})
}

func skipTime(s *State, o *Occurrence) {
	if i := s.skipPending(ability.Op(o.N), o.Player); i >= 0 && o.Card.Card == 0 {
		s.dropTurnChange(i)
	}
}

func addTime(s *State, o *Occurrence) {
	s.GoOn()
	s.turnChanges = append(s.turnChanges,
		TurnChange{Time: uint16(o.N), Before: uint16(o.Value.Int()), Player: o.Player})
}

// confront remembers, in some editions, that the Problem has been confronted (611).
func confront(s *State, o *Occurrence) {
	s.cards[o.Card.Card].Confronted = s.program.Reading(FirstToConfront) == BonusToo
}
