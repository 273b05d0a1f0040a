package board

// The banished zone (407).

func banishCard(s *State, o *Occurrence) { s.banish(o.Card.Card) }

func putBeneath(s *State, o *Occurrence) {
	s.changeZone(o.Card.Card, Banished, onTop)
	s.cards[o.Card.Card].Beneath = o.Host
}

// banish puts a card into its owner's banished zone (410.5), or in some editions
// out of the game, where everybody still knows it.
func (s *State) banish(c CardID) {
	if s.program.Reading(BanishedWhere) == BanishedZoneOfOwner {
		s.changeZone(c, Banished, onTop)
		return
	}
	s.changeZone(c, OutOfGame, onTop)
	s.cards[c].Seen = s.everyone()
}
