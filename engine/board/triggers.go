package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Triggered abilities and modifiers (704, 708.4): each creates a triggered
// effect for each instance of its condition, with the information of that
// moment (712.2).

// triggered is an effect that an occurrence creates, before it stands among
// those that wait.
type triggered struct {
	effect Effect
	of     int // the occurrence's place in its batch
}

// trigger finds what an occurrence triggers and makes its effects. The
// occurrence's card is as the effect will know it later only after it has been
// committed: see settle.
func (s *State) trigger(out []triggered, o *Occurrence, place int) []triggered {
	if len(s.program.byKind[o.Kind]) == 0 {
		return out
	}
	for _, h := range s.Abilities() {
		a := &s.program.abilities[h.Ability.ID]
		if a.Type != ability.Triggered || a.Event == nil {
			continue
		}
		x := s.ContextOf(h)
		if h.Card == o.Card.Card && o.Kind.LooksBack() {
			x.Area = s.cards[h.Card].Area
		}
		if !s.Matches(a.Event, o, &x, AsTrigger) || !s.mayTrigger(a, h.Ability, x.This) {
			continue
		}
		out = append(out, triggered{s.effectOf(a, o, Effect{Controller: x.You, Source: x.This, Wave: s.wave,
			Ability: h.Ability, Area: x.Area, Env: s.CopyEnv(x.Env)}), place})
	}
	for i := 0; i < len(s.modifiers); i++ {
		m := s.modifiers[i]
		a := &s.program.abilities[m.Ability.ID]
		x := m.Context()
		if a.Type != ability.Triggered || a.Event == nil || !s.Matches(a.Event, o, &x, AsTrigger) || !s.mayTrigger(a, m.Ability, x.This) {
			continue
		}
		out = append(out, triggered{s.effectOf(a, o, Effect{Controller: m.Controller, Source: m.Source, Wave: s.wave,
			Ability: m.Ability, Area: m.Area, Env: s.CopyEnv(m.Env), Modifier: m.Number}), place})
	}
	return out
}

// mayTrigger reports whether an ability that works once in a time has not been
// used in it, and notes that it is, unless it is for a player to choose whether
// to use it.
func (s *State) mayTrigger(a *Ability, ref AbilityRef, source Ref) bool {
	uses := make([]Use, 0, 2)
	for _, per := range a.Once {
		uses = append(uses, s.use(ref, source, per))
	}
	if a.Event.Op == ability.First && a.Event.Args[1].Op == ability.Game {
		uses = append(uses, Use{Ability: ref, Card: source, Per: uint16(ability.Game)})
	}
	for _, u := range uses {
		if s.IsUsed(u) {
			return false
		}
	}
	for i, u := range uses {
		if i >= len(a.Once) || !a.HasMay() {
			s.MarkUsed(u)
		}
	}
	return true
}

// use gives the use of an ability of a card in a time. For a game it is the
// physical card's.
func (s *State) use(ref AbilityRef, source Ref, per ability.Op) Use {
	if per == ability.Game {
		source.Incarnation = 0
	}
	return Use{Ability: ref, Card: source, Per: uint16(per)}
}

// UseFor gives the uses that an ability's Once means for a card.
func (s *State) UsesFor(ref AbilityRef, source Ref) []Use {
	var uses []Use
	for _, per := range s.program.abilities[ref.ID].Once {
		uses = append(uses, s.use(ref, source, per))
	}
	return uses
}

// HasMay reports whether a player chooses whether to do what the ability does.
func (a *Ability) HasMay() bool {
	for i := range a.Script {
		if a.Script[i].Kind == AskMay {
			return true
		}
	}
	return false
}

// effectOf fills in what an effect is created with: what its event binds, and
// the numbers and conditions that are locked in.
func (s *State) effectOf(a *Ability, o *Occurrence, e Effect) Effect {
	if e.Env == 0 {
		e.Env = s.NewEnv()
	}
	s.BindEvent(a, o, e.Env)
	x := e.Context()
	s.Lock(a, &x)
	return e
}

// BindEvent binds what an ability's event binds: its cards, its player, its
// number.
func (s *State) BindEvent(a *Ability, o *Occurrence, env EnvID) {
	for i, slot := range a.Results {
		switch i {
		case 0:
			s.Bind(env, slot, Option{Kind: CardOption, Card: o.Card})
		case 1:
			s.Bind(env, slot, Seat(o.Player))
		case 2:
			s.Bind(env, slot, Number(max(int(o.N), -int(o.N))))
		}
	}
}

// Lock locks in the numbers and conditions of an ability that check the game
// (708.2b, 712.2), and the cards that a definite modifier affects.
func (s *State) Lock(a *Ability, x *Context) {
	for _, n := range a.Locks {
		slot := n.Slot
		if s.IsBound(x.Env, slot) {
			continue
		}
		switch n.Kind {
		case ability.Condition:
			kind := NoOption
			if s.ConditionOf(n, x) {
				kind = YesOption
			}
			s.Bind(x.Env, slot, Option{Kind: kind})
		case ability.Cards:
			var cards []Option
			for _, r := range s.Select(n, x) {
				cards = append(cards, Option{Kind: CardOption, Card: r})
			}
			s.Bind(x.Env, slot, cards...)
		default:
			s.Bind(x.Env, slot, Number(s.NumberOf(n, x)))
		}
	}
}

// settle has the effects of an occurrence that has been committed wait, and
// know its card as what it has become (410.6a).
func (s *State) settle(trail Trail, list []triggered, o *Occurrence, was Ref) {
	for _, t := range list {
		e := t.effect
		if was.Card != 0 {
			is := s.Ref(was.Card)
			s.Follow(e.Env, was, is)
			if e.Source == was {
				e.Source = is
			}
		}
		s.waiting = append(s.waiting, e)
		record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: rule.R704_1c, Occurrence: Occurrence{
			Kind: EffectCreated, Rule: rule.R704_1c, Player: e.Controller, Card: e.Source, Ability: e.Ability}})
		if a := &s.program.abilities[e.Ability.ID]; a.Next && e.Modifier != 0 {
			s.endModifier(trail, e.Modifier, rule.R708_4)
		}
	}
}

// endModifiers ends the modifiers that last until an occurrence.
func (s *State) endModifiers(trail Trail, o *Occurrence) {
	for i := 0; i < len(s.modifiers); i++ {
		m := &s.modifiers[i]
		x := m.Context()
		for _, end := range s.program.abilities[m.Ability.ID].Ends {
			if s.Matches(end, o, &x, AsDuration) {
				s.endModifier(trail, m.Number, rule.R708_2)
				i--
				break
			}
		}
	}
}

func (s *State) endModifier(trail Trail, number uint16, why rule.Number) {
	for _, m := range s.modifiers {
		if m.Number == number {
			o := Occurrence{Kind: ModifierEnded, Rule: why, Player: m.Controller, Card: m.Source, N: int16(number), Ability: m.Ability}
			s.commit(&o)
			record(trail, Entry{Kind: Happened, Depth: s.Depth(), Rule: why, Occurrence: o})
			return
		}
	}
}

// SetWave says which wave of pre-priority processing is going on, 0 for none:
// effects created in it wait for the next one (511.7b).
func (s *State) SetWave(n uint8) { s.wave = n }

// forbids finds the modifier by which an occurrence can't happen (104.2).
func (s *State) forbids(o *Occurrence) (Ref, bool) {
	if !s.program.forbids[o.Kind] {
		return Ref{}, false
	}
	for _, a := range s.Active(ability.Cant) {
		if s.Matches(a.Node.Args[0], o, &a.Context, AsWould) {
			return a.Context.This, true
		}
	}
	for _, a := range s.Active(ability.AtMost) {
		x := a.Context
		if s.Matches(a.Node.Args[1], o, &x, AsWould) &&
			s.howOftenBy(a.Node.Args[1], a.Node.Args[2].Op, &x, o.Player, true)+s.weight(o) > s.NumberOf(a.Node.Args[0], &x) {
			return x.This, true
		}
	}
	return Ref{}, false
}

// Forbids finds the card whose modifier keeps an occurrence from happening
// (104.2).
func (s *State) Forbids(o *Occurrence) (Ref, bool) {
	s.fillIn(o)
	return s.forbids(o)
}

// fillIn notes where the card of an occurrence is before it.
func (s *State) fillIn(o *Occurrence) {
	if o.Card.Card != 0 {
		o.From, o.FromZone = s.cards[o.Card.Card].Area, s.cards[o.Card.Card].Zone
	}
}
