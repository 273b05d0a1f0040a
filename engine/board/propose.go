package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// proposal is a batch of simultaneous occurrences on its way to the table.
type proposal struct {
	batch     []Occurrence
	forbidden map[int]Ref // by which modifiers occurrences can't happen, by their places (104.2)
	effects   []triggered // what the batch triggers by how things were before it (704.1c)
	ending    []ending    // the modifiers that last until something in the batch, by how things were
	formers   formers     // the cards that it takes away or turns face-down, as they were
	arrivals  *arrivals   // what arrives in it along with others; nil if nothing does
	waiting   int         // how many effects waited before it
	committed int
	// forgotten are the cards of a deck that is being shuffled, with what is printed on them
	forgotten []Option
	loser     Player
}

// Propose is the only way in which the table changes. It takes a batch of
// simultaneous occurrences, lets those fall out that can't happen (104.2) but
// for what the game itself does (104.3), commits the rest together and records
// all of it in the trail, which may be nil. It reports how many occurrences
// were committed.
//
// A win is looked for once the whole batch has been committed, so that players
// who win simultaneously draw (103.2a).
func (s *State) Propose(trail Trail, batch ...Occurrence) int {
	var p proposal
	p.batch, p.waiting, p.loser = batch, len(s.waiting), NoPlayer // not as a whole, which is copied
	orderings := s.orderingsFor(trail)
	s.lookBefore(trail, &p)
	fitted, notSo := s.thatBecome(), s.notSoYet()
	had, since := s.hadIfLost(), s.lastStamp
	happened := true // the occurrence that the next ones may be part of
	for i := range batch {
		switch follows := batch[i].Follows; {
		case follows && !happened: // it falls out with what it is part of
		case s.canHappen(trail, &p, i):
			s.happen(trail, &p, i)
			happened = true
		default:
			happened = follows
		}
	}
	s.forgetFallenOut(&p)
	s.seenByArriving(trail, &p)
	s.lockAfter(&p)
	s.stampRegained(trail, had, since)
	s.endGame(trail, &p)
	s.triggerBecoming(trail, fitted)
	s.triggerSo(trail, notSo)
	s.noteOrderings(trail, orderings)
	return p.committed
}

// lookBefore looks at the table before anything of a batch happens: at what keeps
// occurrences from happening (104.2), and at what those trigger that look back (704.1c).
func (s *State) lookBefore(trail Trail, p *proposal) {
	if !s.program.HasAbilities() {
		return
	}
	s.done = s.done[:0]
	for i := range p.batch {
		s.fillIn(&p.batch[i])
		if p.batch[i].Kind.looksBack() {
			p.effects = s.trigger(trail, p.effects, &p.batch[i], i)
			p.ending = s.endingBy(p.ending, &p.batch[i], i)
		}
	}
	p.effects = s.seenByLeaving(trail, p.effects, p.batch)
	s.lockBefore(p)
	p.formers = s.formersOf(p.batch...)
	p.forbidden = s.forbiddenAmong(p.batch)
	p.arrivals = arrivalsIn(p.batch)
}

// canHappen reports whether an occurrence of a batch can happen (104.2), and records it
// if it can't. What the game itself does always can (104.3).
func (s *State) canHappen(trail Trail, p *proposal, place int) bool {
	o := &p.batch[place]
	switch {
	case !s.program.inForce(o):
		return false
	case o.ByGame || !s.program.Holds(rule.R104_2):
		return true
	}
	by, forbidden := p.forbidden[place]
	s.cutToLimit(trail, p.batch[place:])
	why, by := s.stoppedOrForbidden(o, by, forbidden)
	if why != 0 {
		record(trail, Entry{Kind: CantHappen, Depth: s.Depth(), Rule: why, Card: by, Occurrence: *o})
	}
	return why == 0
}

// happen commits an occurrence of a batch, with all that follows from it at once.
func (s *State) happen(trail Trail, p *proposal, place int) {
	o := &p.batch[place]
	was := s.cardBefore(trail, o)
	if p.forgotten = nil; trail != nil && o.Kind == DeckShuffled {
		p.forgotten = s.knownInDeck(o)
	}
	s.commit(o)
	s.keepFormers(&p.formers, o)
	p.committed++
	if s.program.HasAbilities() {
		heard := was.card
		if o.Kind == TokenMade {
			heard = o.Card // made as it entered play, so that there was none before
		}
		s.addDone(o, heard)
		s.beHeard(trail, p, place, heard)
	} else if trail != nil {
		trail.Add(Entry{Kind: Happened, Depth: s.Depth(), Rule: o.Rule, Occurrence: *o, Chosen: p.forgotten})
	}
	s.noteWhatEnded(trail, o, was)
	if o.Kind == PlayerLoses {
		p.loser = o.Player
	}
}

// addDone notes what an occurrence affected, but not what follows from another
// one or replaces it.
func (s *State) addDone(o *Occurrence, was Ref) {
	if o.Follows || o.Instead || o.Kind.marksTime() {
		return
	}
	if o.Card.Card == 0 {
		s.done = append(s.done, Seat(o.Player))
		return
	}
	s.done = append(s.done, Option{Kind: CardOption, Card: s.Ref(o.Card.Card), N: int32(was.Incarnation)})
}

// beHeard triggers what listens to an occurrence that has been committed (704.1), and
// ends what lasts until it (708.2). That a time has come is recorded only where
// something follows from it.
func (s *State) beHeard(trail Trail, p *proposal, place int, was Ref) {
	o := &p.batch[place]
	s.noteRandom(trail, o)
	effects := s.triggered(trail, p, place)
	if p.arrivals != nil {
		effects = s.asArriving(trail, p, effects, place, was)
	}
	if trail != nil && (!o.Kind.marksTime() || len(effects) > 0 || s.endsAny(o)) {
		trail.Add(Entry{Kind: Happened, Depth: s.Depth(), Rule: o.Rule, Occurrence: *o, Chosen: p.forgotten})
	}
	s.settle(trail, effects, o, was, p.waiting)
	if o.Kind == CardPutOnBottom && o.Rule == rule.R514_6 {
		s.followFlipped(trail, was)
	}
	if len(s.modifiers) > 0 {
		s.endModifiers(trail, p, place)
	}
}

// triggered gives the effects that an occurrence triggers: by how things were before its
// batch, or now.
func (s *State) triggered(trail Trail, p *proposal, place int) (effects []triggered) {
	if o := &p.batch[place]; !o.Kind.looksBack() {
		return s.trigger(trail, nil, o, place)
	}
	for i := range p.effects {
		if p.effects[i].of == place {
			p.effects[i].happened = true
			effects = append(effects, p.effects[i])
		}
	}
	return effects
}

// forgetFallenOut lets go of the effects that would have been triggered by what fell out
// of a batch.
func (s *State) forgetFallenOut(p *proposal) {
	for i := range p.effects {
		if !p.effects[i].happened {
			s.FreeEnv(p.effects[i].effect.Env)
		}
	}
}

// endGame does what the game does after a batch: it removes a player who has lost
// (103.5), ends tokens that are no longer in play face-up (521.3, 521.4) and looks for a
// winner (103.2, 103.3).
func (s *State) endGame(trail Trail, p *proposal) {
	if p.loser != NoPlayer && s.program.Holds(rule.R103_5) {
		s.removePlayer(trail, p.loser)
	}
	if s.tokens > 0 {
		s.endTokens(trail)
	}
	if p.committed > 0 {
		s.endIfWon(trail)
	}
}

// cardBefore is what the card of an occurrence was before it.
type cardBefore struct {
	card             Ref
	dilemma, problem bool
}

// cardBefore gives what the card of an occurrence is now, and says in the trail how the point
// about ignored cards is read where it decides something.
func (s *State) cardBefore(trail Trail, o *Occurrence) cardBefore {
	c := o.Card.Card
	if o.Kind == CardIgnored && s.WaitsBecauseOf(ability.Flipped, c) {
		s.noteReading(trail, RandomIgnoredChaos, rule.R515_4)
	}
	return cardBefore{card: o.Card, dilemma: c != 0 && s.IsDilemma(c), problem: trail != nil && s.IsProblemOfAnArea(c)}
}

// noteWhatEnded says in the trail what becomes of the area of a Dilemma that is none any
// more (522.3), of the area whose Problem has left it (501.1), and of what a card has from
// one that has become a different card (410.6).
func (s *State) noteWhatEnded(trail Trail, o *Occurrence, was cardBefore) {
	if was.dilemma && !s.IsDilemma(o.Card.Card) {
		s.noteDilemmasEnd(trail, o)
	}
	if trail != nil && s.program.HasOp(ability.HasAbilitiesOf) && was.card.Card != 0 && !s.IsLive(was.card) &&
		s.isModel(was.card) {
		s.noteReading(trail, AbilitiesOfGone, rule.R410_6)
	}
	if was.problem && o.Rule != rule.R613_2 && s.cards[o.Card.Card].Zone != Play {
		s.noteReading(trail, LostProblem, rule.R501_1)
	}
}
