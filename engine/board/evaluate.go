package board

import (
	"iter"
	"slices"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// Evaluating expressions of abilities: which cards fit a description, numbers,
// conditions, players and areas, read from the perspective of whoever controls
// the ability (513.5).

// Context is whose ability an expression stands in.
type Context struct {
	This Ref    // the card that has the ability
	You  Player // who controls it
	Area AreaID // where This was as the effect was created; Here when it is no longer in play
	// There is the area that the event is about which is being looked at; else
	// it is what the environment keeps of the event that created the effect.
	There AreaID
	// Unnamed is a card that has no name in the event which is being looked at:
	// it would be played face-down as a Troublemaker (505.1d.i).
	Unnamed CardID
	// AsPlayed is a Dilemma in the event which is being looked at, its being played: it is of the
	// type there that it has outside of play (522.1).
	AsPlayed CardID
	Env      EnvID
	X        int8
	// Each is the player for whom a modifier stands that is made for each of
	// several, and EachSlot the slot of that player's name; 0 for none.
	Each     Player
	EachSlot uint8
	looked   *Occurrence // at which a condition of an event looks, where some ask how it came about

	supposed *supposed // of names
	// leaving is a batch that is about to happen, whose cards descriptions don't mean any more.
	leaving *[]Occurrence
}

// ContextOf gives the context of an ability that a card has now: read from the
// perspective of its controller, outside of play of its owner (513.3, 513.5).
func (s *State) ContextOf(h Having) Context {
	c := h.Card
	x := Context{This: s.Ref(c), You: s.cards[c].Owner, Area: s.cards[c].Area, Env: h.Env, X: h.Ability.X}
	if (s.cards[c].Zone == Play || s.cards[c].Zone == Queue) && s.program.Holds(rule.R513_5) {
		x.You = s.cards[c].Controller
	}
	return x
}

// Context gives the context of a modifier.
func (m *Modifier) Context() Context {
	return Context{This: m.Source, You: m.Controller, Area: m.Area, Env: m.Env, X: m.Ability.X}
}

// Context gives the context of the effect that a frame processes.
func (f *Frame) Context() Context {
	return Context{This: f.Card, You: f.Player, Area: f.Area, Env: f.Env, X: f.Ability.X}
}

// Context gives the context of a waiting effect.
func (e *Effect) Context() Context {
	return Context{This: e.Source, You: e.Controller, Area: e.Area, Env: e.Env, X: e.Ability.X}
}

// Situation answers what only the procedures in progress know, which are those of
// package engine.
type Situation interface {
	// During reports whether the game is in what the time word means.
	During(s *State, time ability.Op) bool
	// IsInvolved reports whether a card is involved in the faceoff (514.2d).
	IsInvolved(s *State, c CardID) bool
	// DescribesInvolved reports whether what started the faceoff describes the cards that
	// are involved in it (514.2c), so that this can depend on what modifiers make of them.
	DescribesInvolved(s *State) bool
	// IsOfKind reports whether a faceoff that has been started, with such a number, is of the
	// kind that the time word means (514.2).
	IsOfKind(kind int32, time ability.Op) bool
	// Challenger is the challenger of a Troublemaker faceoff, else NoPlayer (608.4).
	Challenger(s *State) Player
	// SparePower is what a player's characters contribute to confronting the
	// Problem at the area, less what its requirements ask for (611.3); 0 without a
	// Problem there.
	SparePower(s *State, p Player, a AreaID) int
	// PowerTotal is the power total that a player would have in the faceoff if the totals were
	// compared now (514.4a); 0 outside of faceoffs.
	PowerTotal(s *State, p Player) int
	// FaceoffIsAt reports whether the faceoff occurs at the area (514.2e).
	FaceoffIsAt(s *State, a AreaID) bool
	// Concerns reports whether the answers can depend on such a procedure's being
	// in progress.
	Concerns(p Procedure) bool
}

// noSituation answers where no procedures are ever in progress.
type noSituation struct{}

func (noSituation) During(*State, ability.Op) bool        { return false }
func (noSituation) IsInvolved(*State, CardID) bool        { return false }
func (noSituation) DescribesInvolved(*State) bool         { return false }
func (noSituation) IsOfKind(int32, ability.Op) bool       { return false }
func (noSituation) Challenger(*State) Player              { return NoPlayer }
func (noSituation) SparePower(*State, Player, AreaID) int { return 0 }
func (noSituation) PowerTotal(*State, Player) int         { return 0 }
func (noSituation) FaceoffIsAt(*State, AreaID) bool       { return false }
func (noSituation) Concerns(Procedure) bool               { return false }

// valuesOf gives the values of a bound name, of what is linked, or of what was
// locked in.
func (s *State) valuesOf(n *ability.Node, x *Context) iter.Seq[Option] {
	return func(yield func(Option) bool) {
		if n.Op == ability.Linked {
			w := Word(n.Word().Num)
			for _, l := range s.links {
				if l.Card == x.This.Card && l.Word == w && !yield(l.Value) {
					return
				}
			}
			return
		}
		if x.EachSlot != 0 && n.Slot == x.EachSlot {
			yield(Seat(x.Each))
			return
		}
		s.eachNamed(x, n.Slot, yield)
	}
}

// rowsFor gives the bindings among which the values of a bound name are, if nothing is
// supposed of names and it is not the name of each of several players.
func (s *State) rowsFor(n *ability.Node, x *Context) (rows []Binding, plain bool) {
	if n.Op != ability.Bound || x.supposed != nil || x.EachSlot != 0 {
		return nil, false
	}
	return s.bindings(x.Env), true
}

// SlotOfCosts is where an environment keeps which parts of a cost are still to be
// paid, the present one first (508.1b).
const SlotOfCosts = 254

// ConditionOf evaluates a condition that holds no effects.
func (s *State) ConditionOf(n *ability.Node, x *Context) bool {
	if n.Slot != 0 && n.Op != ability.Bound {
		if v, ok := s.named(x, n.Slot); ok {
			return v.Kind == YesOption
		}
	}
	switch n.Op {
	case ability.Always:
		return true
	case ability.And:
		return s.ConditionOf(n.Left(), x) && s.ConditionOf(n.Right(), x)
	case ability.Or:
		return s.ConditionOf(n.Left(), x) || s.ConditionOf(n.Right(), x)
	case ability.Not:
		return !s.ConditionOf(n.What(), x) && !s.lacksProblem(n.What(), x)
	case ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual, ability.Greater, ability.GreaterEqual:
		if !betweenCards(n) && (s.hasNoPower(n.Left(), x) || s.hasNoPower(n.Right(), x)) {
			return false // no power is not a power of zero (505.1b)
		}
		return compare(n.Op, s.compared(s.NumberOf(n.Left(), x)), s.compared(s.NumberOf(n.Right(), x)))
	case ability.Any:
		return s.Any(n.Cards(), x)
	case ability.Is:
		some := false
		return s.eachMeant(n.Cards(), x, func(r Ref) bool {
			some = true
			return s.Fits(n.Fit(), r.Card, x)
		}) && some
	case ability.IsTurnOf:
		return s.PlayersOf(n.Player(), x).Has(s.turnPlayer)
	case ability.During:
		return s.during(n.Time().Op) && (n.By() == nil || s.PlayersOf(n.By(), x).Has(s.turnPlayer))
	case ability.IsFaceoffInvolving:
		return s.during(n.OfKind().Op) && s.anyInvolved(n.Cards(), x)
	case ability.Happened:
		return s.howOften(n.Event(), n.Per().Op, x) > 0
	case ability.CausedBy:
		o := x.looked
		return o != nil && o.canHaveCause() && o.Rule != rule.R508_1 && o.Host.Card != 0 &&
			s.Fits(n.Cards(), o.Host.Card, x)
	case ability.IsPaid:
		return x.looked != nil && x.looked.Rule == rule.R508_1
	case ability.CanLastUntil:
		return s.canLastUntil(n.Args, x)
	case ability.IsFirstTurn:
		return s.PlayersOf(n.Player(), x).Has(s.turnPlayer) && int(s.turn) <= s.Players()
	case ability.PlayedFirst:
		return s.PlayersOf(n.Player(), x).Has(0)
	case ability.IsChallenging:
		return s.PlayersOf(n.Player(), x).Has(s.challenger())
	case ability.IsEven:
		return s.isDefined(n.N(), x) && s.NumberOf(n.N(), x)%2 == 0
	case ability.Same:
		return s.same(n.One(), n.Other(), x)
	}
	return false
}

// isDefined reports whether there is such a number: not the power of a card that
// has none (105.2, 505.1b), nor that of no card.
func (s *State) isDefined(n *ability.Node, x *Context) bool {
	if n.Slot != 0 && s.IsNamed(x, n.Slot) || n.Op != ability.Power || n.Cards() == nil {
		return true
	}
	cards := s.Select(n.Cards(), x)
	for _, r := range cards {
		if _, defined := s.Power(r.Card); !defined {
			return false
		}
	}
	return len(cards) > 0
}

// hasNoPower reports whether a number is the power of a single card that has none.
func (s *State) hasNoPower(n *ability.Node, x *Context) bool {
	return n.Op == ability.Power && n.Cards() != nil && !s.isDefined(n, x) && s.Count(n.Cards(), x) == 1
}

// isInvolved reports whether a card is involved in the faceoff, if there is one, or was.
func (s *State) isInvolved(c CardID) bool {
	if was := s.derived.then.of(c); was != nil {
		return was.involved
	}
	return s.during(ability.Faceoff) && s.program.situation.IsInvolved(s, c)
}

func (s *State) anyInvolved(n *ability.Node, x *Context) bool {
	return !s.eachMeant(n, x, func(r Ref) bool { return !s.isInvolved(r.Card) })
}

// compared is a number as it is compared with another: a negative one is zero, since only in
// calculating power and costs it stands as it is (105.2).
func (s *State) compared(n int) int {
	if n < 0 && s.program.Holds(rule.R105_2) {
		return 0
	}
	return n
}

func compare(op ability.Op, a, b int) bool {
	switch op {
	case ability.Equal:
		return a == b
	case ability.NotEqual:
		return a != b
	case ability.Less:
		return a < b
	case ability.LessEqual:
		return a <= b
	case ability.Greater:
		return a > b
	default:
		return a >= b
	}
}

func (s *State) same(one, other *ability.Node, x *Context) bool {
	switch {
	case one.Kind == ability.Player || other.Kind == ability.Player:
		return s.PlayersOf(one, x) == s.PlayersOf(other, x)
	case one.Kind == ability.Color || other.Kind == ability.Color:
		return s.colorOf(one, x) == s.colorOf(other, x)
	case one.Kind == ability.Text || other.Kind == ability.Text:
		return strings.EqualFold(s.text(one, x), s.text(other, x))
	case one.Kind == ability.Number || other.Kind == ability.Number:
		return s.NumberOf(one, x) == s.NumberOf(other, x)
	case one.Kind == ability.Area || other.Kind == ability.Area:
		a, b := s.AreasOf(one, x), s.AreasOf(other, x)
		return len(a) == 1 && len(b) == 1 && a[0] == b[0]
	}
	a, b := s.Select(one, x), s.Select(other, x)
	return len(a) == 1 && len(b) == 1 && a[0] == b[0]
}

// lacksProblem reports whether it is asked that there is nobody at the Problem of a card
// that is at none, and that isn't so: a disputed point.
func (s *State) lacksProblem(n *ability.Node, x *Context) bool {
	if !asksAboutItsProblem(n) || s.AreaKind(s.here(x)) != Home {
		return false
	}
	ofThis := n.HasAny(&itsProblem, func(of *ability.Node) bool { return of.Cards().Op == ability.This })
	return ofThis && s.program.Reading(NobodyAtNoProblem) == NeedsAProblem
}

var itsProblem, asksForAny = ability.Ops(ability.ItsProblem), ability.Ops(ability.Any)

// asksAboutItsProblem reports whether a condition asks whether there is anybody at the
// Problem of a card.
func asksAboutItsProblem(n *ability.Node) bool {
	return n.Op == ability.Any && n.Within.Has(ability.ItsProblem)
}

// MayLackProblem reports whether any modifier asks whether there is anybody at the Problem of
// a card: else modifiers do the same however the point about cards at none is read.
func (s *State) MayLackProblem() bool {
	return s.program.HasOp(ability.ItsProblem) && s.anyAbility(func(id AbilityID) bool {
		a := &s.program.abilities[id]
		return a.isContinuous() && slices.ContainsFunc(a.Statements, func(n *ability.Node) bool {
			return n.HasAny(&asksForAny, asksAboutItsProblem)
		})
	})
}
