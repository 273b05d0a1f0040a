package board

import (
	"encoding/binary"
	"math/bits"
	"slices"

	"canterlaw/engine/rule"
)

// The shape of a state is all that can affect its future but for what may grow
// from one iteration of a loop to the next (802): points, action tokens,
// counters, what is added to power totals, and how many tokens in play, modifiers
// and remembered occurrences are alike; those are its amounts. States of one
// shape and the same amounts are an exact repeat.

// Shape gives the state's shape, as a number that is the same in all processes,
// and its amounts, which are as many for all states of one shape and good until the next. The outline is the
// shape without what there can be none of, such as a kind of counter, token or
// modifier: a loop can begin by making the first. The N of frames
// of the counting procedures is left out, and as a player may open another window
// who had priority in the one before it.
func (s *State) Shape(kind SightingKind, counting ...Procedure) (shape, outline uint64, amounts []Amount) {
	if s.shaper == nil {
		s.shaper = new(shapeWriter)
	}
	w := s.shaper
	*w = shapeWriter{encoder: encoder{s: s, out: w.out[:0], ofShape: true}, amounts: w.amounts[:0],
		new: w.new[:0], alone: w.alone[:0],
		things: w.things[:0], opening: kind == OpeningSeen}
	w.table()
	w.tokens()
	w.procedures(counting)
	w.modifiers()
	things := len(w.amounts)
	w.history()
	for i := range w.amounts[things:] {
		w.amounts[things+i].Past = true
	}
	outline = digest(w.out)
	return digestOn(outline, w.new), outline, w.amounts
}

// shapeMark gives a number that is the same for all states of one shape, with little work:
// it tells most others from each other.
func (s *State) shapeMark() uint64 {
	mark := uint64(len(s.frames)) | uint64(s.turnPlayer)<<16 | uint64(len(s.uses))<<32
	for i := range s.frames {
		mark = (mark ^ uint64(s.frames[i].Procedure) ^ uint64(s.frames[i].Step)<<8) * fnvPrime
	}
	for i := range s.waiting {
		e := &s.waiting[i]
		mark = (mark ^ uint64(e.Ability.ID) ^ uint64(e.Controller)<<16 ^ uint64(e.Area)<<32 ^
			flag(e.Wave != 0)<<48) * fnvPrime
	}
	if s.program.Holds(rule.R521_3) { // else tokens may be in any zone
		for _, b := range s.bounds[:s.zoneIndex(Play, 0)+1] {
			mark = (mark ^ uint64(b)) * fnvPrime
		}
	}
	for _, c := range s.InPlay() {
		if card := &s.cards[c]; !card.Token {
			mark = (mark ^ uint64(c) ^ uint64(card.Exhaustion)<<16 ^ uint64(card.Controller)<<24 ^
				uint64(card.Area)<<32 ^ flag(card.FaceDown)<<48 ^
				flag(card.Frightened)<<49 ^ flag(card.Boosted)<<50) * fnvPrime
		}
	}
	return mark
}

// digest gives the FNV-1a hash of what was written.
func digest(b []byte) uint64 { return digestOn(14695981039346656037, b) }

// digestOn is the digest of what was written before, whose digest is known, and of b. Most
// of what is written are small numbers: the zeros above them are taken together.
func digestOn(h uint64, b []byte) uint64 {
	for ; len(b) >= 8; b = b[8:] {
		word := binary.LittleEndian.Uint64(b)
		zeros := bits.LeadingZeros64(word) / 8
		for ; word != 0; word >>= 8 {
			h = (h ^ word&0xff) * fnvPrime
		}
		h *= fnvPowers[zeros]
	}
	for _, c := range b {
		h = (h ^ uint64(c)) * fnvPrime
	}
	return h
}

const fnvPrime = 1099511628211

// fnvPowers are what so many zeros multiply a hash by.
var fnvPowers = func() (powers [9]uint64) {
	powers[0] = 1
	for i := range 8 {
		powers[i+1] = powers[i] * fnvPrime
	}
	return powers
}()

type shapeWriter struct {
	encoder
	amounts []Amount
	new     []byte   // what there can be none of
	alone   []byte   // memory for things one by one
	things  []uint64 // memory for their digests
	opening bool
}

// beside gives a writer for things one by one.
func (w *shapeWriter) beside() shapeWriter {
	return shapeWriter{encoder: encoder{s: w.s, out: w.alone[:0], ofShape: true}}
}

// ofNew writes what there can be none of, which is left out of the outline.
func (w *shapeWriter) ofNew(v uint64) { w.new = binary.LittleEndian.AppendUint64(w.new, v) }

// Amount is one of a state's amounts.
type Amount struct {
	N      int32
	Kind   OccurrenceKind // that it grows by, done to Player or to Card; 0 for a number of things that are alike
	Player Player
	Card   CardID
	Word   Word
	Falls  bool // from zero it can fall without end
	Past   bool // it is how often something has happened
}

// table writes the players and the cards that are no tokens.
func (w *shapeWriter) table() {
	s := w.s
	w.word(pack(uint64(s.turnPlayer), uint64(w.had(s.lastPriority))))
	for i, p := range s.players {
		w.word(flag(p.Gone) | uint64(uint32(p.Lent))<<1)
		w.amounts = append(w.amounts, Amount{N: p.Score, Kind: PointsScored, Player: Player(i)},
			Amount{N: p.Tokens, Kind: TokensGained, Player: Player(i)},
			Amount{N: p.Total, Kind: TotalAdded, Player: Player(i), Falls: true})
	}
	for z := DrawDeck; z <= Queue; z++ {
		for p := range s.players {
			if z.Shared() && p > 0 {
				break
			}
			w.word(uint64(z)<<8 | uint64(p))
			for _, c := range s.Cards(z, Player(p)) {
				if !s.cards[c].Token {
					w.card(c)
				}
			}
		}
	}
	w.out = append(w.out, s.pools...)
	w.earlier()
	for _, k := range s.counters {
		if k.N > 0 && !s.cards[k.Card].Token {
			w.ofNew(uint64(k.Card)<<16 | uint64(k.Word))
			w.amounts = append(w.amounts, Amount{N: k.N, Kind: NamedCountersPut, Card: k.Card, Word: k.Word})
		}
	}
}

// earlier writes the power counters that were put on cards before their latest.
func (w *shapeWriter) earlier() {
	for _, k := range w.s.earlierCounters {
		w.word(uint64(k.Card) | uint64(uint32(k.N))<<32)
	}
}

// had gives a player who had priority where that matters.
func (w *shapeWriter) had(p Player) Player {
	if w.opening {
		return NoPlayer
	}
	return p
}

func (w *shapeWriter) card(c CardID) {
	card := &w.s.cards[c]
	w.word(uint64(c) | uint64(card.Print)<<16)
	w.condition(c)
	if card.Zone == Play {
		w.amounts = append(w.amounts, Amount{N: card.Power, Kind: CountersPut, Card: c, Falls: true})
	}
}

// condition writes what a card is in besides what is printed on it.
func (w *shapeWriter) condition(c CardID) {
	card := &w.s.cards[c]
	w.word(pack(uint64(card.Controller), uint64(card.Base), uint64(card.Exhaustion),
		flag(card.FaceDown)|flag(card.Frightened)<<1|flag(card.Boosted)<<2|flag(card.Attachment)<<3|
			flag(card.Confronted)<<4|flag(card.CutieMarked)<<5|flag(card.Ignored)<<6) | uint64(card.Area)<<32)
	w.ref(card.Host)
	w.ref(card.Beneath)
}

// ref writes a reference; tokens that are alike are the same in a shape.
func (w *shapeWriter) ref(r Ref) {
	if int(r.Card) < len(w.s.cards) && w.s.cards[r.Card].Token {
		w.word(w.token(r.Card) | flag(w.s.IsLive(r)))
		return
	}
	w.encoder.ref(r)
}

// token gives what tells a token from those that are not like it.
func (w *shapeWriter) token(c CardID) uint64 {
	var scratch [3 * 8]byte
	t := shapeWriter{encoder: encoder{s: w.s, out: scratch[:0], ofShape: true}}
	if w.s.cards[c].Zone == Play {
		t.word(uint64(w.s.cards[c].Print) | uint64(uint32(w.s.cards[c].Power))<<16)
		host := w.s.cards[c].Host // a token on a token would have no end
		t.word(uint64(host.Card))
		t.word(pack(uint64(w.s.cards[c].Controller), uint64(w.s.cards[c].Exhaustion)) | uint64(w.s.cards[c].Area)<<32)
	}
	return digest(t.out) << 1
}

// tokens writes which tokens there are in play; how many are alike is an
// amount.
func (w *shapeWriter) tokens() {
	all := w.things[:0]
	for _, c := range w.s.InPlay() {
		if w.s.cards[c].Token {
			all = append(all, w.token(c))
		}
	}
	w.things = all
	w.alike(all)
}

// alike writes each different value once, and how many there are of it as an
// amount.
func (w *shapeWriter) alike(all []uint64) {
	slices.Sort(all)
	for i, v := range all {
		if i == 0 || all[i-1] != v {
			w.ofNew(v)
			w.amounts = append(w.amounts, Amount{})
		}
		w.amounts[len(w.amounts)-1].N++
	}
}

func (w *shapeWriter) value(o *Option) {
	w.word(pack(uint64(o.Kind), uint64(o.Action.Kind)) | uint64(o.Area)<<16 | uint64(o.Print)<<48)
	w.ref(o.Card)
	if o.Kind != CardOption { // else it is an incarnation
		w.number(o.N)
	}
	w.word(uint64(o.Action.Card) | uint64(o.Action.Area)<<16 | uint64(o.Action.Host)<<32 |
		uint64(o.Action.Ability.ID)<<48)
}

func (w *shapeWriter) bindings(env EnvID) {
	rows := w.s.bindings(env)
	for i := range rows {
		w.short(uint16(rows[i].Slot))
		w.value(&rows[i].Value)
	}
}

// procedures writes the procedures in progress and the effects that wait.
func (w *shapeWriter) procedures(counting []Procedure) {
	s := w.s
	for i := range s.frames {
		f := &s.frames[i]
		next := f.Player
		if i == len(s.frames)-1 {
			next = w.had(next)
		}
		w.word(pack(uint64(f.Procedure), uint64(f.Step), uint64(next), uint64(f.Flags), uint64(f.Kind),
			flag(f.Undone)) | uint64(f.Area)<<48)
		n := f.N
		if slices.Contains(counting, f.Procedure) {
			n = 0
		}
		w.word(uint64(uint32(n)) | uint64(f.Ability.ID)<<32 | uint64(f.PC)<<48)
		w.number(f.M)
		w.ref(f.Card)
		w.bindings(f.Env)
		list := s.List(f)
		for j := range list {
			w.value(&list[j])
		}
	}
	for i := range s.waiting {
		e := &s.waiting[i]
		w.word(pack(uint64(e.Controller), flag(e.Wave != 0), uint64(uint8(e.Ability.X)),
			flag(e.Modifier != 0)) | uint64(e.Ability.ID)<<32 | uint64(e.Area)<<48)
		w.ref(e.Source)
		w.bindings(e.Env)
	}
}

// history writes what has happened this turn that is looked back at, in any
// order.
func (w *shapeWriter) history() {
	all, one := w.things[:0], w.beside()
	for i := range w.s.history {
		o := &w.s.history[i]
		one.out = one.out[:0]
		one.word(pack(uint64(o.Kind), uint64(o.Player)) | uint64(o.Area)<<32 | uint64(o.From)<<48)
		one.number(o.N)
		if c := int(o.Card.Card); c < len(w.s.cards) && w.s.cards[c].Token {
			one.word(w.token(o.Card.Card))
		} else {
			one.word(uint64(c))
		}
		if f := w.s.formerOf(o, o.Card.Card); f != nil {
			one.former(f)
		}
		all = append(all, digest(one.out))
	}
	w.things, w.alone = all, one.out
	w.alike(all)
}

// modifiers writes what lasts.
func (w *shapeWriter) modifiers() {
	s := w.s
	all, one := w.things[:0], w.beside()
	for i := range s.modifiers {
		m := &s.modifiers[i]
		one.out = one.out[:0]
		one.word(pack(uint64(m.Controller), uint64(uint8(m.Ability.X))) | uint64(m.Ability.ID)<<32 | uint64(m.Area)<<48)
		one.ref(m.Source)
		one.bindings(m.Env)
		all = append(all, digest(one.out))
	}
	w.things, w.alone = all, one.out
	w.alike(all)
	for i := range s.links {
		w.word(uint64(s.links[i].Card) | uint64(s.links[i].Word)<<16)
		w.value(&s.links[i].Value)
	}
	for _, c := range s.turnChanges {
		w.word(flag(c.Skip) | uint64(c.Player)<<8 | uint64(c.Time)<<16 | uint64(c.Before)<<32)
	}
	for _, u := range s.uses {
		w.word(uint64(u.Ability.ID) | uint64(uint8(u.Ability.X))<<16 | uint64(u.Per)<<24)
		if s.isOfThePhysicalCard(u) {
			u.Card = s.Ref(u.Card.Card)
		}
		w.ref(u.Card)
	}
	for _, i := range s.involved {
		w.word(flag(i.Involved))
		w.ref(i.Card)
	}
}
