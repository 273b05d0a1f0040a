package board

import (
	"encoding/binary"
	"hash/maphash"
	"slices"
)

// Key names a state by all that can affect its future: states with equal keys
// go on alike. It leaves out how often cards have changed their incarnation, and
// how many turns were played after each player's first one, which nothing looks
// at. Keys are compared within one process only.
type Key [2]uint64

// Key computes the state's key.
func (s *State) Key() Key {
	var scratch [keyScratch]byte
	return hash(s.AppendFuture(scratch[:0]))
}

// TableKey names what is on the table alone: cards, players, turn and result,
// without the procedures in progress. A record folded over its start gives
// the same table.
func (s *State) TableKey() Key {
	var scratch [keyScratch]byte
	e := encoder{s: s, out: scratch[:0]}
	e.table()
	return hash(e.out)
}

// keyScratch is room for the encoding of most states.
const keyScratch = 2048

var seeds = [2]maphash.Seed{maphash.MakeSeed(), maphash.MakeSeed()}

func hash(b []byte) Key {
	return Key{maphash.Bytes(seeds[0], b), maphash.Bytes(seeds[1], b)}
}

// AppendFuture appends what a key is made of: states that append the same go on
// alike.
func (s *State) AppendFuture(out []byte) []byte {
	e := encoder{s: s, out: out}
	e.table()
	e.procedures()
	if s.program.HasAbilities() {
		e.abilities()
	}
	e.decision()
	return e.out
}

type encoder struct {
	s       *State
	out     []byte
	ofShape bool
	envs    []EnvID  // the environments that hold values, in order
	stamps  []uint16 // all timestamps, in order
}

func (e *encoder) key(k Key) {
	e.word(k[0])
	e.word(k[1])
}

// procedures writes the procedures in progress, and what has happened and waits.
func (e *encoder) procedures() {
	s := e.s
	e.word(pack(uint64(min(int(s.turn), s.Players()+1)), uint64(s.lastPriority), flag(s.IsSettled())) |
		uint64(len(s.history))<<24 | uint64(len(s.waiting))<<40 | uint64(len(s.frames))<<56)
	for i := range s.history {
		e.occurrence(&s.history[i])
	}
	for _, w := range s.waiting {
		e.word(pack(uint64(w.Controller), uint64(w.Wave)))
		e.ref(w.Source)
	}
	for i := range s.frames {
		f := &s.frames[i]
		e.word(pack(uint64(f.Procedure), uint64(f.Step), uint64(f.Player), uint64(f.Flags),
			uint64(f.Kind)) | uint64(f.Area)<<48)
		e.word(uint64(uint32(f.N)) | uint64(uint32(f.M))<<32)
		e.ref(f.Card)
		e.list(s.List(f))
	}
	if len(s.frames) > 0 {
		e.word(uint64(s.Top().Taken))
	}
}

// decision writes what the game waits for.
func (e *encoder) decision() {
	d := &e.s.decision
	e.word(pack(uint64(d.Player), uint64(d.Kind)|flag(d.Open)<<7, uint64(d.Min),
		uint64(d.Max)) | uint64(d.Rule)<<32 | uint64(d.Card)<<48)
	e.list(e.s.options)
}

func (e *encoder) word(w uint64) { e.out = binary.LittleEndian.AppendUint64(e.out, w) }

func (e *encoder) number(n int32) { e.out = binary.LittleEndian.AppendUint32(e.out, uint32(n)) }

func (e *encoder) short(w uint16) { e.out = binary.LittleEndian.AppendUint16(e.out, w) }

// pack puts up to eight values below 256 into a word.
func pack(values ...uint64) uint64 {
	w := uint64(0)
	for i, v := range values {
		w |= (v & 0xff) << (8 * i)
	}
	return w
}

func flag(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}

// ref writes a reference as its card and whether it still means that card
// (410.6). Which incarnation it was no longer matters for a shape; for a key it
// tells two from each other that the card no longer is.
func (e *encoder) ref(r Ref) { e.out = e.appendRef(e.out, r) }

func (e *encoder) appendRef(out []byte, r Ref) []byte {
	isLive := e.s.IsLive(r)
	out = binary.LittleEndian.AppendUint16(out, uint16(r.Card)<<1|uint16(flag(isLive)))
	if !e.ofShape && r.Card != 0 && !isLive {
		out = binary.LittleEndian.AppendUint16(out, e.s.cards[r.Card].Incarnation-r.Incarnation)
	}
	return out
}

func (e *encoder) table() {
	e.course()
	e.cards()
	if e.s.program.HasAbilities() {
		e.abilitiesOnTable()
		e.totals()
	}
	e.out = append(e.out, e.s.pools...)
}

// course writes what of the table is about the players.
func (e *encoder) course() {
	s := e.s
	e.word(pack(uint64(s.turnPlayer), flag(s.result.Over)|flag(s.result.Stopped)<<1, uint64(s.result.Winner)))
	for _, p := range s.players {
		e.word(uint64(uint32(p.Score)) | uint64(uint32(p.Tokens))<<32)
		e.out = append(e.out, byte(flag(p.Gone)|flag(p.Lent != 0)<<1))
		if p.Lent != 0 {
			e.word(uint64(uint32(p.Lent)))
		}
	}
}

// cards writes where the cards are, and what they are in.
func (e *encoder) cards() {
	s := e.s
	out := e.out                                 // local: these loops are most of the work
	cards := s.bounds[s.zoneIndex(OutOfGame, 0)] // tokens that are gone have no future
	for _, b := range s.bounds[:len(s.bounds)-1] {
		out = binary.LittleEndian.AppendUint16(out, b)
	}
	for _, c := range s.order[:cards] {
		out = binary.LittleEndian.AppendUint32(out, uint32(c)|uint32(s.cards[c].Print)<<16)
	}
	for _, c := range s.InPlay() {
		card := &s.cards[c]
		out = binary.LittleEndian.AppendUint64(out, uint64(card.Controller)|uint64(card.Exhaustion)<<8|
			card.flags()<<16|uint64(card.Owner)<<24|uint64(card.Area)<<32)
		out = binary.LittleEndian.AppendUint32(out, uint32(card.Power))
		out = e.appendRef(out, card.Host)
	}
	e.out = out
	for _, c := range s.Cards(Queue, 0) {
		e.word(flag(s.cards[c].FaceDown))
	}
	for c := range s.cards {
		if seen := s.cards[c].Seen; seen != 0 && !s.isKnownToAll(CardID(c)) {
			e.word(uint64(c) | uint64(seen)<<16)
		}
	}
	e.word(0)
}

// abilitiesOnTable writes what of the table only abilities bring about.
func (e *encoder) abilitiesOnTable() {
	s := e.s
	for _, k := range s.counters {
		if k.N > 0 {
			e.word(uint64(k.Card) | uint64(k.Word)<<16 | uint64(uint32(k.N))<<32)
		}
	}
	for c := range s.cards {
		state := &s.cards[c]
		if state.Ignored || state.Beneath.Card != 0 {
			e.word(uint64(c) | flag(state.Ignored)<<16)
			e.ref(state.Beneath)
		}
		if state.Zone != Play && (state.Power != 0 || state.Exhaustion != 0 || state.CutieMarked) {
			e.short(0) // no card: these are not named counters
			e.word(uint64(c) | uint64(state.Exhaustion)<<16 | flag(state.CutieMarked)<<24 |
				uint64(uint32(state.Power))<<32)
		}
	}
	for _, c := range s.Cards(OutOfGame, 0) {
		if state := &s.cards[c]; !state.Token && !s.players[state.Owner].Gone { // set aside
			e.word(uint64(c) | uint64(state.Print)<<16)
		}
	}
}

// totals writes what abilities add to what players do in a faceoff.
func (e *encoder) totals() {
	for _, p := range e.s.players {
		e.number(p.Total)
		e.number(p.Flips)
	}
}

// abilities writes what of the future only abilities look at. Environments,
// modifiers and timestamps are written by their rank.
func (e *encoder) abilities() {
	e.rankStamps()
	e.environments()
	e.lengths()
	e.stamped()
	e.formers()
	e.modifiers()
	e.names()
	e.links()
	e.uses()
	e.involved()
	e.noted()
	e.effects()
	e.memory()
	e.changes()
}

// rankStamps lists all timestamps, by which they are ranked.
func (e *encoder) rankStamps() {
	s := e.s
	for _, c := range s.InPlay() {
		e.stamps = append(e.stamps, s.cards[c].Stamp)
	}
	for i := range s.modifiers {
		e.stamps = append(e.stamps, s.modifiers[i].Stamp)
	}
	for i := range s.timestamps {
		if t := &s.timestamps[i]; s.counts(t) {
			e.stamps = append(e.stamps, t.Stamp)
		}
	}
	slices.Sort(e.stamps)
}

// rank gives how many timestamps are earlier.
func (e *encoder) rank(stamp uint16) uint64 {
	if stamp == 0 {
		return 0 // none is earlier
	}
	earlier, _ := slices.BinarySearch(e.stamps, stamp)
	return uint64(earlier)
}

func (e *encoder) lengths() {
	s := e.s
	e.word(uint64(len(s.modifiers)) | uint64(len(s.bound))<<16 | uint64(len(s.links))<<32 | uint64(len(s.uses))<<48)
	e.word(uint64(len(s.involved)) | uint64(len(s.noted))<<16 | uint64(len(s.pending))<<32 |
		uint64(len(s.lineages))<<48)
}

// stamped writes when what cards in play generate has begun.
func (e *encoder) stamped() {
	s := e.s
	for _, c := range s.InPlay() {
		card := &s.cards[c]
		began, counters, base := e.rank(card.Stamp), e.rank(card.CounterStamp), e.rank(card.BaseStamp)
		e.word(pack(began, counters, uint64(card.Base), base, began>>8, counters>>8, base>>8))
	}
	for _, k := range s.earlierCounters {
		e.word(uint64(k.Card) | e.rank(k.Stamp)<<16 | uint64(uint32(k.N))<<32)
	}
	for i := range s.timestamps {
		if t := &s.timestamps[i]; s.counts(t) {
			e.word(uint64(t.Ability.ID) | uint64(uint8(t.Ability.X))<<16 | e.rank(t.Stamp)<<24)
			e.ref(t.Card)
		}
	}
}

func (e *encoder) modifiers() {
	for i := range e.s.modifiers {
		m := &e.s.modifiers[i]
		e.word(uint64(m.Ability.ID) | uint64(uint8(m.Ability.X))<<16 | uint64(m.Controller)<<24 | uint64(m.Area)<<32 |
			uint64(m.Turn)<<48)
		word := e.rank(m.Stamp) | uint64(e.env(m.Env))<<16
		if m.InFaceoff {
			word |= 1 << 63
		}
		e.word(word)
		e.ref(m.Source)
	}
}

// names writes what names mean.
func (e *encoder) names() {
	for i := range e.s.bound {
		b := &e.s.bound[i]
		e.word(uint64(e.env(b.Env)) | uint64(b.Slot)<<16)
		e.option(&b.Value)
	}
}

func (e *encoder) links() {
	s := e.s
	for i := range s.links {
		e.word(uint64(s.links[i].Card) | uint64(s.links[i].Word)<<16)
		e.option(&s.links[i].Value)
		e.ref(Ref{s.links[i].Card, s.links[i].Of})
	}
}

func (e *encoder) uses() {
	for _, u := range e.s.uses {
		e.word(uint64(u.Ability.ID) | uint64(uint8(u.Ability.X))<<16 | uint64(u.Per)<<24 | uint64(u.By)<<40 |
			uint64(u.Place)<<48)
		if e.s.isOfThePhysicalCard(u) {
			u.Card = e.s.Ref(u.Card.Card)
		}
		e.ref(u.Card)
	}
}

func (e *encoder) involved() {
	for _, i := range e.s.involved {
		e.word(flag(i.Involved))
		e.ref(i.Card)
	}
}

func (e *encoder) noted() {
	for _, r := range e.s.noted {
		e.ref(r)
	}
}

// effects writes what effects wait, and are being processed.
func (e *encoder) effects() {
	s := e.s
	for i := range s.waiting {
		w := &s.waiting[i]
		e.word(uint64(w.Ability.ID) | uint64(uint8(w.Ability.X))<<16 | uint64(w.Area)<<24 | uint64(e.env(w.Env))<<40)
		e.short(s.modifierRank(w.Modifier))
		if s.program.remembersCauses() {
			e.word(uint64(w.Cause) | uint64(w.Of)<<16)
		}
	}
	for i := range s.frames {
		f := &s.frames[i]
		e.word(uint64(f.Ability.ID) | uint64(uint8(f.Ability.X))<<16 | uint64(f.PC)<<24 | uint64(e.env(f.Env))<<40 |
			flag(f.Undone)<<56)
		e.short(f.Lineage)
		e.short(f.Searched)
	}
}

// changes writes what is about to happen.
func (e *encoder) changes() {
	s := e.s
	e.short(s.effectsTaken)
	for i := range s.pending {
		o := &s.pending[i]
		e.occurrence(o)
		e.word(uint64(o.Rule) | uint64(o.Lineage)<<16 | uint64(o.Word)<<32 | flag(o.Follows)<<48 | flag(o.ByGame)<<49 |
			flag(o.Manual)<<50 |
			flag(o.Exhausts)<<51 | flag(o.Frightened)<<52 | flag(o.Instead)<<53)
		e.ref(o.Host)
		e.option(&o.Value)
		e.word(uint64(o.Ability.ID) | uint64(uint8(o.Ability.X))<<16 | flag(o.Repeats)<<24 | uint64(e.env(o.Env))<<32)
	}
	for i := range s.lineages {
		row := &s.lineages[i]
		e.word(uint64(row.Lineage) | uint64(row.By.Ability.ID)<<16 | uint64(uint8(row.By.Ability.X))<<32 |
			uint64(row.By.Nth)<<40 | flag(row.Declined)<<48)
		e.short(s.modifierRank(row.By.Modifier))
		e.ref(row.By.Source)
	}
	e.word(uint64(len(s.turnChanges)))
	for _, c := range s.turnChanges {
		e.word(flag(c.Skip) | uint64(c.Player)<<8 | uint64(c.Time)<<16 | uint64(c.Before)<<32)
	}
	e.short(uint16(len(s.done)))
	for _, o := range s.done {
		if o.Kind == CardOption && !s.result.Over { // how often the card had become a different one tells nothing
			o.N = int32(o.Card.Incarnation) - o.N
		}
		e.option(&o)
	}
	e.word(uint64(s.wave) | uint64(s.windowMark)<<16 | uint64(s.turnMark)<<32)
	e.word(flag(s.happened) | uint64(len(s.saved))<<8 | uint64(len(s.rewound))<<16)
	for i := range s.saved {
		e.number(s.saved[i].Depth)
		e.out = s.saved[i].State.AppendFuture(e.out)
	}
	for i := range s.rewound {
		e.option(&Option{Kind: ActionOption, Action: s.rewound[i]})
	}
}

// formers writes what cards were that the history is about.
func (e *encoder) formers() {
	s := e.s
	e.word(uint64(len(s.formers)) | uint64(len(s.formerWords))<<32)
	for i := range s.formers {
		f := &s.formers[i]
		e.ref(f.Card)
		e.short(f.Place)
		e.number(f.Power)
		e.number(f.Value)
		e.number(f.State.Power)
		e.former(f)
	}
	for _, w := range s.formerWords {
		e.short(w.Place)
		e.formerWord(&w)
		e.number(w.N)
	}
}

// flags are what a card in play is or isn't.
func (c *cardState) flags() uint64 {
	return flag(c.FaceDown) | flag(c.Frightened)<<1 | flag(c.Boosted)<<2 | flag(c.Attachment)<<3 | flag(c.Token)<<4 |
		flag(c.Confronted)<<5 | flag(c.CutieMarked)<<6
}

// former writes what a card was but for its power and counters.
func (e *encoder) former(f *Former) {
	state := &f.State
	e.word(pack(uint64(state.Controller), uint64(state.Exhaustion), uint64(state.Zone),
		state.flags()|flag(state.Ignored)<<7,
		uint64(f.Colors), flag(f.NoTraits)|flag(f.Involved)<<1|flag(f.Spared)<<2) | uint64(state.Area)<<48)
	e.short(uint16(f.Types))
	e.short(uint16(state.Print))
	e.ref(state.Host)
	e.ref(state.Beneath)
}

func (e *encoder) formerWord(w *FormerWord) {
	e.ref(w.Card)
	e.word(pack(uint64(w.Sort), flag(w.Lost),
		uint64(uint8(w.Ability.X))) | uint64(w.Word)<<32 | uint64(w.Ability.ID)<<48)
}
