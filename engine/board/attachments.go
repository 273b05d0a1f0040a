package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 509, these rules stand elsewhere:
//   - 509.3: board/moving.go
//   - 509.5: effects_area.go

// FitsHostDescription reports whether a card matches the host description of an
// attachment (509.4), which the attachment retains though it lose its abilities
// (509.4a). One whose text says nothing of hosts takes any.
func (s *State) FitsHostDescription(attachment, host CardID) bool {
	x := s.ContextOf(Having{Card: attachment})
	described := false
	if !s.program.Holds(rule.R509_4a) && len(s.AbilitiesOf(attachment)) == 0 {
		return false
	}
	for _, ref := range s.program.printed[s.cards[attachment].Print][0] {
		for _, n := range s.program.abilities[ref.ID].Statements {
			if n.Op != ability.PlayOn {
				continue
			}
			description := n.Description()
			if description == nil {
				description = n.Hosts()
			}
			if s.Fits(description, host, &x) {
				return true
			}
			described = true
		}
	}
	return !described
}

func attachCard(s *State, o *Occurrence) {
	s.attach(o.Card.Card, o.Host)
	s.relocate(o.Card.Card, s.cards[o.Host.Card].Area)
}

func detach(s *State, o *Occurrence) { s.cards[o.Card.Card].Host = Ref{} }

// attach makes a card an attachment of a host (509.1); no host changes nothing.
func (s *State) attach(c CardID, host Ref) {
	if host.Card != 0 && s.program.Holds(rule.R509_2) {
		s.cards[c].Host, s.cards[c].Attachment = host, true
	}
}
