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

// IsAttachment reports whether a card in play is an attachment: one that is played on another
// card, whether or not it has a host (509.1, 511.2).
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

// attach makes a card an attachment of a host (509.1). With no host it is one if its text says
// that it is played on another card.
func (s *State) attach(c CardID, host Ref) {
	switch card := &s.cards[c]; {
	case host.Card != 0 && s.program.Holds(rule.R509_2):
		card.Host, card.Attachment = host, true
	case host.Card == 0 && !card.FaceDown && len(s.PlayRules(c, ability.PlayOn)) > 0:
		card.Attachment = true
	}
}
