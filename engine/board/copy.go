package board

// CopyFrom makes this state equal to another one. It reuses the memory that
// this state already has.
func (s *State) CopyFrom(from *State) {
	cards, order, bounds, players, pools := s.cards, s.order, s.bounds, s.players, s.pools
	history, waiting, frames, arena := s.history, s.waiting, s.frames, s.arena
	options, answer := s.options, s.answer
	formers, formerWords := s.formers, s.formerWords
	modifiers, bound, links, counters, uses, involved, noted, done := s.modifiers, s.bound, s.links, s.counters, s.uses, s.involved, s.noted, s.done
	pending, lineages, sightings, amounts := s.pending, s.lineages, s.sightings, s.amounts
	given, chosen, taken := s.given, s.chosen, s.taken
	turnChanges := s.turnChanges
	saved, rewound := s.saved, s.rewound
	timestamps := s.timestamps
	asked, desk, shaper := s.derived.asked, s.derived.desk, s.shaper
	*s = *from
	s.cards = append(cards[:0], from.cards...)
	s.order = append(order[:0], from.order...)
	s.bounds = append(bounds[:0], from.bounds...)
	s.players = append(players[:0], from.players...)
	s.pools = append(pools[:0], from.pools...)
	s.history = append(history[:0], from.history...)
	s.formers = append(formers[:0], from.formers...)
	s.formerWords = append(formerWords[:0], from.formerWords...)
	s.waiting = append(waiting[:0], from.waiting...)
	s.frames = append(frames[:0], from.frames...)
	s.arena = append(arena[:0], from.arena...)
	s.options = append(options[:0], from.options...)
	s.answer = append(answer[:0], from.answer...)
	s.modifiers = append(modifiers[:0], from.modifiers...)
	s.bound = append(bound[:0], from.bound...)
	s.links = append(links[:0], from.links...)
	s.counters = append(counters[:0], from.counters...)
	s.uses = append(uses[:0], from.uses...)
	s.involved = append(involved[:0], from.involved...)
	s.noted = append(noted[:0], from.noted...)
	s.done = append(done[:0], from.done...)
	s.timestamps = append(timestamps[:0], from.timestamps...)
	s.turnChanges = append(turnChanges[:0], from.turnChanges...)
	s.pending = append(pending[:0], from.pending...)
	s.lineages = append(lineages[:0], from.lineages...)
	s.sightings = append(sightings[:0], from.sightings...)
	s.amounts = append(amounts[:0], from.amounts...)
	s.given = append(given[:0], from.given...)
	s.chosen = append(chosen[:0], from.chosen...)
	s.taken = append(taken[:0], from.taken...)
	s.saved = copySaved(saved, from.saved)
	s.rewound = append(rewound[:0], from.rewound...)
	s.derived.asked = append(asked[:0], from.derived.asked...)
	s.derived.now, s.derived.then, s.derived.desk, s.shaper = nil, nil, desk, shaper
}

// Clone gives a copy in memory of its own.
func (s *State) Clone() *State {
	c := new(State)
	c.CopyFrom(s)
	return c
}
