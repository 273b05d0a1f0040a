package board

import (
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Bindings: what the names of an effect or a modifier mean. An environment is
// a number; its values are rows of one list, in which those of an environment
// stand together, in the order of the environments' numbers.

// Binding is one value of a name in an environment; a name of several cards has
// several rows.
type Binding struct {
	Env   EnvID  `json:"env"`
	Slot  uint8  `json:"slot"`
	Value Option `json:"value"`
}

// NewEnv gives an environment without bindings.
func (s *State) NewEnv() EnvID {
	s.lastEnv++
	return s.lastEnv
}

// isOfModifier reports whether a modifier's names stand in an environment: those of
// effects in progress say nothing about values.
func (s *State) isOfModifier(env EnvID) bool {
	for i := range s.modifiers {
		if s.modifiers[i].Env == env {
			return true
		}
	}
	return false
}

// Bind sets the values of a slot, in place of those that it had.
func (s *State) Bind(env EnvID, slot uint8, values ...Option) {
	if env == 0 || slot == 0 {
		return
	}
	if s.isOfModifier(env) {
		s.changes(ofNames)
	}
	s.unbind(env, slot)
	for _, v := range values {
		s.addBinding(Binding{env, slot, v})
	}
	if len(values) == 0 { // bound to nothing, which is not the same as not bound
		s.addBinding(Binding{env, slot, Option{}})
	}
}

// addBinding adds a row after those of its environment.
func (s *State) addBinding(b Binding) {
	_, end := s.rowsOf(b.Env)
	s.bound = slices.Insert(s.bound, end, b)
}

// rowsOf gives the first row of an environment and the one after its last.
func (s *State) rowsOf(env EnvID) (first, end int) {
	if last := len(s.bound) - 1; last < 0 || s.bound[last].Env < env {
		return last + 1, last + 1
	}
	for below := len(s.bound); first < below; {
		if middle := (first + below) / 2; s.bound[middle].Env < env {
			first = middle + 1
		} else {
			below = middle
		}
	}
	end = first
	for end < len(s.bound) && s.bound[end].Env == env {
		end++
	}
	return first, end
}

// bindings are the rows of an environment. The slice belongs to the state.
func (s *State) bindings(env EnvID) []Binding {
	if env == 0 {
		return nil
	}
	first, end := s.rowsOf(env)
	return s.bound[first:end]
}

// AreAlike reports whether two effects that wait are of the same thing and were
// created with the same, so that it is no matter which of them comes first.
func (s *State) AreAlike(a, b Effect) bool {
	one, other := s.bindings(a.Env), s.bindings(b.Env)
	a.Env, b.Env = 0, 0
	if a.Source.Card == b.Source.Card && !s.program.mentionsSource(a.Ability.ID) {
		a.Source = b.Source // the same card before it became another one and after (410.6)
	}
	return a == b && slices.EqualFunc(one, other, func(one, other Binding) bool {
		return one.Slot == other.Slot && (one.Value == other.Value || one.Slot == slotOfThere &&
			!s.program.mentions(a.Ability.ID, ability.There) ||
			one.Slot == slotOfPrevious && !s.program.mentions(a.Ability.ID, ability.PreviousArea))
	})
}

// mentions reports whether an ability says something about the area that its event was
// about (501.5), or that it took the card from.
func (p *Program) mentions(id AbilityID, area ability.Op) bool {
	found := false
	for _, n := range p.abilities[id].Statements {
		n.Walk(func(inner *ability.Node) bool {
			found = found || inner.Op == area
			return !found
		})
	}
	return found
}

// mentionsSource reports whether an ability says something about the card that has it, or of
// where that is.
func (p *Program) mentionsSource(id AbilityID) bool {
	return slices.ContainsFunc(p.abilities[id].Statements, func(n *ability.Node) bool {
		return n.Within.HasAny(&ofSource)
	})
}

// ofSource are the words for the card that has an ability, for what belongs to it and its place.
var ofSource = ability.Ops(ability.This, ability.Here, ability.ItsProblem, ability.Host, ability.Beneath,
	ability.Linked, ability.Link, ability.BanishedThisWay, ability.FrightenedThisWay)

// unbind leaves a slot not bound.
func (s *State) unbind(env EnvID, slot uint8) {
	first, end := s.rowsOf(env)
	for i := end - 1; i >= first; i-- {
		if s.bound[i].Slot == slot {
			s.bound = slices.Delete(s.bound, i, i+1)
		}
	}
}

// Values lists the values of a slot.
func (s *State) Values(env EnvID, slot uint8) []Option {
	var values []Option
	s.eachValue(env, slot, func(v Option) bool {
		values = append(values, v)
		return true
	})
	return values
}

// eachValue calls yield with the values of a slot until it returns false.
func (s *State) eachValue(env EnvID, slot uint8, yield func(Option) bool) {
	rows := s.bindings(env)
	for i := range rows {
		if b := &rows[i]; b.Slot == slot && b.Value.Kind != 0 && !yield(b.Value) {
			return
		}
	}
}

// IsBound reports whether a slot has been bound, be it to nothing.
func (s *State) IsBound(env EnvID, slot uint8) bool {
	for _, b := range s.bindings(env) {
		if b.Slot == slot {
			return true
		}
	}
	return false
}

// value gives the first value of a slot.
func (s *State) value(env EnvID, slot uint8) (Option, bool) {
	rows := s.bindings(env)
	for i := range rows {
		if b := &rows[i]; b.Slot == slot && b.Value.Kind != 0 {
			return b.Value, true
		}
	}
	return Option{}, false
}

// CopyEnv gives a new environment with the bindings of another.
func (s *State) CopyEnv(env EnvID) EnvID {
	copied := s.NewEnv()
	for _, b := range slices.Clone(s.bindings(env)) {
		b.Env = copied
		s.addBinding(b)
	}
	return copied
}

// FreeEnv forgets an environment that nothing needs any more.
func (s *State) FreeEnv(env EnvID) {
	if env == 0 {
		return
	}
	first, end := s.rowsOf(env)
	s.bound = slices.Delete(s.bound, first, end)
}

// Follow has the names of an environment that meant a card mean the card that
// it has become: an effect can go on affecting a card that it moved itself, or
// whose moving triggered it (410.6a).
func (s *State) Follow(env EnvID, was, is Ref) {
	if env == 0 || was == is || !s.program.Holds(rule.R410_6a) {
		return
	}
	rows := s.bindings(env)
	for i := range rows {
		if v := &rows[i].Value; v.Kind == CardOption && v.Card == was {
			v.Card = is
			s.changes(ofNames)
		}
	}
}

// names reports whether a name of an environment means a card.
func (s *State) names(env EnvID, is Ref) bool {
	return slices.ContainsFunc(s.bindings(env), func(b Binding) bool {
		return b.Value.Kind == CardOption && b.Value.Card == is
	})
}

// FollowLinks does so for what is linked to a card: cards stay linked when what
// the card does puts them elsewhere.
func (s *State) FollowLinks(c CardID, was, is Ref) {
	for i := range s.links {
		if l := &s.links[i]; l.Card == c && l.Value.Kind == CardOption && l.Value.Card == was {
			l.Value.Card = is
			s.changes(ofLinks)
		}
	}
}

// followPlayed lets all names that meant a card in the queue mean it in play: what
// is done as a card is played goes on to be about that card (410.6a).
func (s *State) followPlayed(queued Ref) {
	for i := range s.bound {
		if v := &s.bound[i].Value; v.Kind == CardOption && v.Card == queued {
			v.Card = s.Ref(queued.Card)
			s.changes(ofNames)
		}
	}
}

// TrialEnv is an environment for finding out what an ability could do before it
// has one of its own.
const TrialEnv EnvID = 1<<16 - 1

// supposed is a value that a slot of an environment is supposed to have.
type supposed struct {
	env   EnvID
	slot  uint8
	value Option
	outer *supposed // what is supposed besides
}

// Supposing gives the context in which a slot has a value, to find out what would be
// true then.
func (x *Context) Supposing(slot uint8, value Option) *Context {
	then := struct {
		Context
		supposed
	}{*x, supposed{x.Env, slot, value, x.supposed}}
	then.Context.supposed = &then.supposed
	return &then.Context
}

// Suppose makes the value another one that was supposed last.
func (x *Context) Suppose(value Option) { x.supposed.value = value }

// supposes gives what a slot is supposed to have, if anything.
func (x *Context) supposes(slot uint8) *Option {
	for s := x.supposed; s != nil; s = s.outer {
		if s.env == x.Env && s.slot == slot {
			return &s.value
		}
	}
	return nil
}

// IsNamed reports whether in a context a slot has been bound, be it to nothing.
func (s *State) IsNamed(x *Context, slot uint8) bool {
	return x.supposes(slot) != nil || s.IsBound(x.Env, slot)
}

// eachNamed calls yield with the values of a slot in a context until it returns false.
func (s *State) eachNamed(x *Context, slot uint8, yield func(Option) bool) {
	if value := x.supposes(slot); value != nil {
		yield(*value)
		return
	}
	s.eachValue(x.Env, slot, yield)
}

// named gives the first value of a slot in a context.
func (s *State) named(x *Context, slot uint8) (Option, bool) {
	if value := x.supposes(slot); value != nil {
		return *value, true
	}
	return s.value(x.Env, slot)
}

// Link is a value linked to a card under a word. It belongs to the physical
// card, from when it enters play or is flipped until it enters play, is turned face-up or is
// flipped again.
type Link struct {
	Card  CardID `json:"card"`
	Word  Word   `json:"word"`
	Value Option `json:"value"`
	Of    uint16 `json:"of,omitempty"` // the card's incarnation as it was linked
}

// Linked lists what is linked to a card under a word.
func (s *State) Linked(c CardID, w Word) []Option {
	var values []Option
	for _, l := range s.links {
		if l.Card == c && l.Word == w {
			values = append(values, l.Value)
		}
	}
	return values
}

// Links lists all links.
func (s *State) Links() []Link { return s.links }

// forgetEarlierLinks forgets what is linked to a card but for what was linked to
// it as it is now: as it is entering play, turned face-up or flipped.
func (s *State) forgetEarlierLinks(c CardID) {
	kept := s.links[:0]
	for _, l := range s.links {
		if l.Card != c || l.Of == s.cards[c].Incarnation {
			kept = append(kept, l)
		}
	}
	if len(kept) != len(s.links) {
		s.changes(ofLinks)
	}
	s.links = kept
}

func (s *State) forgetLinks(c CardID, w Word) {
	kept := s.links[:0]
	for _, l := range s.links {
		if l.Card != c || w != 0 && l.Word != w {
			kept = append(kept, l)
		}
	}
	s.links = kept
}

// linkValue links a value to a card; a card that is linked under the word already is one of those
// already, and not another.
func linkValue(s *State, o *Occurrence) {
	link := Link{o.Card.Card, o.Word, o.Value, s.cards[o.Card.Card].Incarnation}
	if o.Value.Kind == CardOption && slices.Contains(s.links, link) {
		return
	}
	s.links = append(s.links, link)
}

func forgetLinked(s *State, o *Occurrence) { s.forgetLinks(o.Card.Card, o.Word) }

// Number makes a value of a number.
func Number(n int) Option { return Option{Kind: NumberOption, N: int32(n)} }

// Seat makes a value of a player.
func Seat(p Player) Option { return Option{Kind: PlayerOption, N: int32(p)} }

// Int gives the number of a NumberOption.
func (o Option) Int() int { return int(o.N) }
