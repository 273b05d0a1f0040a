package board

import "canterlaw/engine/rule"

// stopped finds the rule, and the card if it is one, by which an occurrence
// can't happen (104.2); 0 if it can.
func (s *State) stopped(o *Occurrence) (rule.Number, Ref) {
	by, forbidden := s.forbids(o)
	return s.stoppedOrForbidden(o, by, forbidden)
}

// stoppedOrForbidden is stopped where it is known whether a modifier forbids the
// occurrence, and which.
func (s *State) stoppedOrForbidden(o *Occurrence, by Ref, forbidden bool) (rule.Number, Ref) {
	if why := s.Cant(o); why != 0 && s.program.Holds(why) {
		return why, Ref{}
	}
	if !forbidden {
		by, forbidden = s.exceeds(o)
	}
	if forbidden {
		return rule.R104_2, by
	}
	return 0, Ref{}
}

// Cant finds the rule that keeps an occurrence from happening, 0 if none does.
func (s *State) Cant(o *Occurrence) rule.Number {
	if o.Card.Card != 0 && !s.IsLive(o.Card) && o.Kind.changesCard() {
		return rule.R410_6
	}
	if cant := happenings[o.Kind].cant; cant != nil {
		return cant(s, o)
	}
	return 0
}

// commit changes the table. It alone does.
func (s *State) commit(o *Occurrence) {
	isNew := o.Card.Card == 0 || int(o.Card.Card) >= len(s.cards) // as in a record that is folded
	if o.Kind == TokenPrepared || o.Kind == TokenMade && isNew {
		o.Card = s.addToken(o.Player, Print(o.N))
	}
	c, wasInPlay := o.Card.Card, false
	if c != 0 {
		o.FromZone, o.From, o.Holder = s.cards[c].Zone, s.cards[c].Area, s.holder(c)
		wasInPlay = o.FromZone == Play
	}
	s.happened = s.happened || o.Kind != CardLearned
	law := &happenings[o.Kind]
	if law.does != nil {
		law.does(s, o)
	}
	o.Lineage = 0 // nothing can replace it any more
	if c != 0 && o.Kind.unsettles() && (wasInPlay || s.cards[c].Zone == Play) || o.Kind == PlayerRemoved {
		s.unsettled = true
	}
	if s.remembers(o.Kind) {
		s.history = append(s.history, *o)
		s.changes(ofHistory)
	}
	s.changes(law.changes)
}
