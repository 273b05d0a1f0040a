package board

import (
	"crypto/sha256"
	"encoding/binary"
)

// Key names a state by all that can affect its future: states with equal keys
// go on alike. It leaves out how often cards have changed their incarnation
// and how many turns were played, which nothing looks at.
type Key [sha256.Size]byte

// Key computes the state's key.
func (s *State) Key() Key {
	e := encoder{s: s, out: make([]byte, 0, 4096)}
	e.table()
	e.bytes(boolByte(s.turn <= 1), byte(s.lastPriority), boolByte(s.IsSettled()))
	e.count(len(s.history))
	for i := range s.history {
		e.occurrence(&s.history[i])
	}
	e.count(len(s.waiting))
	for _, w := range s.waiting {
		e.bytes(byte(w.Controller), w.Wave)
		e.ref(w.Source)
	}
	e.count(len(s.frames))
	for i := range s.frames {
		f := &s.frames[i]
		e.bytes(byte(f.Procedure), f.Step, byte(f.Player), f.Flags, byte(f.Area), f.Kind)
		e.ref(f.Card)
		e.number(int(f.N))
		e.number(int(f.M))
		e.list(s.List(f))
	}
	e.bytes(byte(s.decision.Player), byte(s.decision.Kind), s.decision.Min, s.decision.Max)
	e.number(int(s.decision.Rule))
	e.number(int(s.decision.Card))
	e.list(s.options)
	return sha256.Sum256(e.out)
}

// TableKey names what is on the table alone: cards, players, turn and result,
// without the procedures in progress. A record folded over its start gives
// the same table.
func (s *State) TableKey() Key {
	e := encoder{s: s, out: make([]byte, 0, 4096)}
	e.table()
	return sha256.Sum256(e.out)
}

type encoder struct {
	s   *State
	out []byte
}

func (e *encoder) bytes(b ...byte) { e.out = append(e.out, b...) }

func (e *encoder) number(n int) { e.out = binary.AppendVarint(e.out, int64(n)) }

func (e *encoder) count(n int) { e.number(n) }

func boolByte(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// ref writes a reference as its card and whether it still means that card
// (410.6); which incarnation it was no longer matters.
func (e *encoder) ref(r Ref) {
	e.number(int(r.Card))
	e.bytes(boolByte(e.s.IsLive(r)))
}

func (e *encoder) table() {
	s := e.s
	e.bytes(byte(s.turnPlayer), boolByte(s.result.Over), byte(s.result.Winner))
	for _, p := range s.players {
		e.number(int(p.Score))
		e.number(int(p.Tokens))
		e.bytes(boolByte(p.Gone))
	}
	for _, c := range s.order {
		e.number(int(c))
	}
	for _, b := range s.bounds {
		e.number(int(b))
	}
	for i := 1; i < len(s.cards); i++ {
		c := &s.cards[i]
		e.number(int(c.Print))
		e.ref(c.Host)
		e.bytes(byte(c.Owner), byte(c.Controller), byte(c.Area), c.Exhaustion, byte(c.Power),
			boolByte(c.FaceDown), boolByte(c.Frightened), boolByte(c.Boosted))
	}
	e.out = append(e.out, s.pools...)
}

func (e *encoder) occurrence(o *Occurrence) {
	e.bytes(byte(o.Kind), byte(o.Player), byte(o.Area), boolByte(o.FaceDown))
	e.number(int(o.N))
	e.ref(o.Card)
}

func (e *encoder) list(options []Option) {
	e.count(len(options))
	for i := range options {
		o := &options[i]
		e.bytes(byte(o.Kind), byte(o.Area))
		e.number(int(o.N))
		e.number(int(o.Print))
		e.ref(o.Card)
		e.bytes(byte(o.Action.Kind), byte(o.Action.Area))
		e.number(int(o.Action.Card))
	}
}
