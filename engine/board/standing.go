package board

// What holds of the table until a change of what it is about, and is asked so often that it
// is kept as long as it holds.

// standing are statements about the table, a bit for each, that were found to hold.
type standing uint32

const (
	noAttachments standing = 1 << iota // no card in play is an attachment (509)
	ownControl                         // whoever controls a card in play does so without continuous modifiers (513.2)
	// it is known what the first player's cards in hand are; then those of the others
	handIsKnown

	handsAreKnown standing = 0xff * handIsKnown

	// each of the pools accounts for all unknown cards that draw on it; see poolOf
	poolIsStated   standing = 1 << 16
	poolsAreStated standing = 0xffff * poolIsStated
)

// standsOn is what the statements are about.
var standsOn = [...]struct {
	what  standing
	about aspects
}{
	{noAttachments, 1<<Play | ofHosts},
	{ownControl, 1<<Play | ofControl},
	{handsAreKnown, 1 << Hand},
	{poolsAreStated, 1 << ProblemDeck},
}

// holding reports whether a statement holds: it did before, and nothing has changed that it
// is about, or it does now.
func (s *State) holding(what standing, now func() bool) bool {
	if s.derived.standing&what == 0 && now() {
		s.derived.standing |= what
	}
	return s.derived.standing&what != 0
}

// forgetStanding forgets what holds, where a change can concern it.
func (s *State) forgetStanding(of aspects) {
	for i := range standsOn {
		if of&standsOn[i].about != 0 {
			s.derived.standing &^= standsOn[i].what
		}
	}
	if of&whatPowersAreOf != 0 {
		s.derived.powers[0].among, s.derived.powers[1].among = nil, nil
	}
	if of&s.program.hostsLookAt != 0 {
		s.derived.hostsFitAmong = nil
	}
}

// HostsFit reports whether it was found that all attachments are attached to hosts that match
// their descriptions (509.4), and nothing has changed since of which those say something.
func (s *State) HostsFit() bool {
	return s.derived.hostsFitAmong != nil && s.derived.hostsFitAmong == s.work()
}

// NoteHostsFit notes that they are.
func (s *State) NoteHostsFit() { s.derived.hostsFitAmong = s.work() }

// HasAttachments reports whether any card in play is an attachment (509).
func (s *State) HasAttachments() bool {
	return !s.holding(noAttachments, func() bool {
		for _, c := range s.InPlay() {
			if s.cards[c].Attachment {
				return false
			}
		}
		return true
	})
}

// isControlledByAnother reports whether any card in play has another controller than
// without continuous modifiers.
func (s *State) isControlledByAnother() bool {
	return !s.holding(ownControl, func() bool {
		for _, c := range s.InPlay() {
			if s.cards[c].Base != s.cards[c].Controller {
				return false
			}
		}
		return true
	})
}

// HoldsUnknown reports whether a player has an unknown card in hand.
func (s *State) HoldsUnknown(p Player) bool {
	return !s.holding(handIsKnown<<p, func() bool {
		for _, c := range s.Cards(Hand, p) {
			if s.cards[c].Print == Unknown {
				return false
			}
		}
		return true
	})
}
