package board

import (
	"canterlaw/engine/ability"
)

// Of 708, these rules stand elsewhere:
//   - 708.1: board/doing.go, reasons.go
//   - 708.2: board/durations.go, time.go, board/listeners.go, board/propose.go
//   - 708.2a: board/doing.go, board/script_modifiers.go
//   - 708.2b: effect.go, board/script_modifiers.go, board/trail.go, board/triggeredeffects.go
//   - 708.3: board/doing.go
//   - 708.3a: board/disputed.go

// Continuous modifiers that effects have created (708), those that trigger
// (708.4) and those that replace (710) among them. What the abilities of cards
// in play generate is not stored: it is there as long as they have them.

// Modifier is a continuous modifier.
type Modifier struct {
	Number     uint16     `json:"number"` // names it in the record
	Ability    AbilityRef `json:"ability"`
	Source     Ref        `json:"source"`
	Controller Player     `json:"controller"`
	Area       AreaID     `json:"area,omitempty"` // where its source was
	Env        EnvID      `json:"env"`
	Stamp      uint16     `json:"stamp"` // when it was created, among all modifiers (711.3a)
	// Turn is the number of the turn in which it was created, if it lasts until the end of the next such one.
	Turn uint16 `json:"turn,omitempty"`
	// InFaceoff says that the faceoff goes on in which it was created, if it lasts until the end of the next one.
	InFaceoff bool `json:"in_faceoff,omitempty"`
}

// Modifiers lists the modifiers that effects have created and that have not
// ended, the earliest first. The slice belongs to the state.
func (s *State) Modifiers() []Modifier { return s.modifiers }

// createModifier adds the modifier that an occurrence creates, with the next number and
// timestamp (711.3a).
func (s *State) createModifier(o *Occurrence) {
	s.lastModifier++
	m := Modifier{Number: s.lastModifier, Ability: o.Ability, Source: o.Card, Controller: o.Player, Area: o.Area,
		Env: o.Env, Stamp: s.nextStamp()}
	for _, end := range s.program.abilities[o.Ability.ID].Ends {
		switch {
		case !isOfNext(end):
		case isFaceoffTime(end.Time().Op):
			m.InFaceoff = s.during(ability.Faceoff)
		default:
			m.Turn = s.turn
		}
	}
	s.changesModifier(&m)
	s.modifiers = append(s.modifiers, m)
	o.N, o.Env = int32(m.Number), 0
}

// changesModifier notes that there is a modifier from now on, or no more.
func (s *State) changesModifier(m *Modifier) {
	d := &s.derived
	d.modifiers, d.lastingStand, d.permitsKnown = nil, false, false
	s.forgetKey()
	switch a := &s.program.abilities[m.Ability.ID]; {
	case s.lasts(a):
		s.changes(ofLasting)
	case a.Type == ability.Continuous:
		s.changes(ofModifiers)
	}
}

// modifier gives the modifier of a number; nil if it has ended.
func (s *State) modifier(number uint16) *Modifier {
	for i := range s.modifiers {
		if s.modifiers[i].Number == number {
			return &s.modifiers[i]
		}
	}
	return nil
}

// removeModifier takes a modifier away that ends; its environment is forgotten.
func (s *State) removeModifier(number uint16) {
	kept := s.modifiers[:0]
	for _, m := range s.modifiers {
		if m.Number == number {
			s.changesModifier(&m)
			s.FreeEnv(m.Env)
			continue
		}
		kept = append(kept, m)
	}
	s.modifiers = kept
}

// IsBeneath gives the card that a banished card is beneath, if any.
func (s *State) IsBeneath(c CardID) Ref { return s.cards[c].Beneath }

// IsCutieMarked reports whether the card is Cutie Marked (glossary).
func (s *State) IsCutieMarked(c CardID) bool { return s.cards[c].CutieMarked }

func createdModifier(s *State, o *Occurrence) { s.createModifier(o) }

func endModifier(s *State, o *Occurrence) { s.removeModifier(uint16(o.N)) }
