package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Of 509, these rules stand elsewhere:
//   - 509.3: board/moving.go
//   - 509.5: attachments.go

// Host is the card that an attachment is attached to (509.1). The reference is
// no longer live when the host has become a different card; its Card is 0 for
// cards that are not attached.
func (s *State) Host(c CardID) Ref { return s.cards[c].Host }

// hostMeant gives the host of a card, or the one to which it will be attached as it enters
// play (706.1a).
func (s *State) hostMeant(c CardID) Ref {
	if s.cards[c].Zone != Play {
		for i := range s.pending {
			if o := &s.pending[i]; o.Kind == CardEntersPlay && o.Card.Card == c {
				return o.Host
			}
		}
	}
	return s.cards[c].Host
}

// IsAttachment reports whether the card has been attached to a host since it
// entered play; it stays an attachment when it has none any more (509.1,
// 511.2).
func (s *State) IsAttachment(c CardID) bool { return s.cards[c].Attachment }

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
