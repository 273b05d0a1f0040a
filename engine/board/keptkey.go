package board

// What is kept of a state's key until the state changes.

// keptKey is what is known of a state's key: hashes of what seldom changes.
type keptKey struct {
	stands   bool
	standing Key // of the cards, and of what lasts
	given    int // how many of the answers are in:
	answers  Key
	seen     int // how many of the sightings are in, whatever has happened since:
	sighted  Key
	foreseen *keptMoment // the present state, until the decision that it waits for is answered
}

// AppendKept appends what tells states apart as what AppendFuture appends does, but with
// hashes of what seldom changes instead, and keeps those. The cards and what lasts are what
// they were for as long as nothing has happened but that a time has come; see changes.
func (s *State) AppendKept(out []byte) []byte {
	e := encoder{s: s, out: out}
	e.keepStanding()
	e.key(s.key.standing)
	e.course()
	e.procedures()
	if s.program.HasAbilities() {
		e.totals()
		e.environments()
		e.lengths()
		e.formers()
		for i := range s.modifiers {
			e.short(e.env(s.modifiers[i].Env))
		}
		e.names()
		e.uses()
		e.noted()
		e.effects()
		e.key(e.sighted())
		e.key(e.answers())
		e.loops()
		e.changes()
	}
	e.decision()
	return e.out
}

// KeepKey works out what of the key seldom changes, in memory that is used again, for all
// copies of the state that are made.
func (s *State) KeepKey(memory []byte) []byte {
	e := encoder{s: s, out: memory[:0]}
	e.keepStanding()
	return e.out
}

// KeptKeyIn is the key of what AppendKept appends, worked out in memory that is used again: it gives that
// back too.
func (s *State) KeptKeyIn(memory []byte) (Key, []byte) {
	memory = s.AppendKept(memory[:0])
	return hash(memory), memory
}

// keepStanding works out the hash of the cards and of what lasts, unless it is known.
func (e *encoder) keepStanding() {
	if kept, from := &e.s.key, len(e.out); !kept.stands {
		e.standing()
		kept.stands, kept.standing = true, hash(e.out[from:])
		e.out = e.out[:from]
	}
}

// standing writes the cards and what lasts.
func (e *encoder) standing() {
	e.cards()
	e.out = append(e.out, e.s.pools...)
	if e.s.program.HasAbilities() {
		e.abilitiesOnTable()
		e.rankStamps()
		e.stamped()
		e.modifiers()
		e.links()
		e.involved()
	}
}

// answers gives the hash of the answers given since loops are watched for: of each with that
// of those before it.
func (e *encoder) answers() Key {
	kept, from := &e.s.key, len(e.out)
	for ; kept.given < len(e.s.given); kept.given++ {
		given := &e.s.given[kept.given]
		e.key(kept.answers)
		e.given(given)
		e.list(e.s.chosen[given.Chosen.Offset : given.Chosen.Offset+given.Chosen.Length])
		kept.answers = hash(e.out[from:])
		e.out = e.out[:from]
	}
	return kept.answers
}

// sighted gives the hash of what has been seen at moments that may come again: of each moment
// with that of those before it.
func (e *encoder) sighted() Key {
	kept, from, place := &e.s.key, len(e.out), 0
	if kept.seen == len(e.s.sightings) {
		return kept.sighted
	}
	e.s.eachSeen(func(seen Sighting, amounts []int32) {
		if place++; place <= kept.seen {
			return
		}
		e.key(kept.sighted)
		e.sighting(&seen)
		e.numbers(amounts)
		kept.seen, kept.sighted = place, hash(e.out[from:])
		e.out = e.out[:from]
	})
	return kept.sighted
}

// forgetKey forgets what is known of the key but for what was seen before: something has
// happened.
func (s *State) forgetKey() {
	if k := &s.key; k.stands || k.given > 0 || k.foreseen != nil {
		s.key = keptKey{seen: k.seen, sighted: k.sighted}
	}
}

// forgetAnswers forgets what is known of the answers: some have been forgotten.
func (k *keptKey) forgetAnswers() { k.given, k.answers = 0, Key{} }

// forgetSighted forgets what is known of the sightings: some have been forgotten.
func (k *keptKey) forgetSighted() { k.seen, k.sighted = 0, Key{} }
