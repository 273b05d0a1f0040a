package board

import (
	"iter"
	"math/bits"
	"strings"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
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
	Env     EnvID
	X       int8
	// Each is the player for whom a modifier stands that is made for each of
	// several, and EachSlot the slot of that player's name; 0 for none.
	Each     Player
	EachSlot uint8

	supposed *supposed // of names
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
	// Challenger is the challenger of a Troublemaker faceoff, else NoPlayer (608.4).
	Challenger(s *State) Player
	// SparePower is what a player's characters contribute to confronting the
	// Problem at the area, less what its requirements ask for (611.3); 0 without a
	// Problem there.
	SparePower(s *State, p Player, a AreaID) int
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
func (noSituation) Challenger(*State) Player              { return NoPlayer }
func (noSituation) SparePower(*State, Player, AreaID) int { return 0 }
func (noSituation) FaceoffIsAt(*State, AreaID) bool       { return false }
func (noSituation) Concerns(Procedure) bool               { return false }

// PlayerSet is a set of players, a bit for each seat.
type PlayerSet uint8

// Has reports whether the player is in the set.
func (p PlayerSet) Has(player Player) bool { return player < 8 && p&(1<<player) != 0 }

// First gives one player of the set, NoPlayer if it is empty.
func (p PlayerSet) First() Player {
	if p == 0 {
		return NoPlayer
	}
	return Player(bits.TrailingZeros8(uint8(p)))
}

// Count is how many players are in the set.
func (p PlayerSet) Count() int { return bits.OnesCount8(uint8(p)) }

// SetOf gives the set of one player.
func SetOf(p Player) PlayerSet {
	if p >= 8 {
		return 0
	}
	return 1 << p
}

func (s *State) everyone() PlayerSet {
	set := PlayerSet(0)
	for p := range s.players {
		if !s.players[p].Gone {
			set |= 1 << p
		}
	}
	return set
}

// PlayersOf evaluates players.
func (s *State) PlayersOf(n *ability.Node, x *Context) PlayerSet {
	switch n.Op {
	case ability.You:
		return SetOf(x.You)
	case ability.Opponent:
		return SetOf(s.Next(x.You))
	case ability.Opponents:
		return s.everyone() &^ SetOf(x.You)
	case ability.Players:
		return s.everyone()
	case ability.TurnPlayer:
		return SetOf(s.turnPlayer)
	case ability.Controller:
		return s.ofCards(n.Cards(), x, func(c CardID) Player {
			if s.cards[c].Zone == Play || s.cards[c].Zone == Queue {
				return s.cards[c].Controller
			}
			return s.cards[c].Owner
		})
	case ability.Owner:
		return s.ofCards(n.Cards(), x, s.Owner)
	case ability.PlayerWithMost:
		return s.playerWithMost(n.Cards(), x)
	case ability.OpponentOf:
		if p := s.PlayersOf(n.Player(), x).First(); p != NoPlayer {
			return SetOf(s.Next(p))
		}
	case ability.Challenger:
		return SetOf(s.challenger())
	case ability.Or:
		return s.PlayersOf(n.Left(), x) | s.PlayersOf(n.Right(), x)
	case ability.Bound, ability.Linked:
		set := PlayerSet(0)
		if rows, plain := s.rowsFor(n, x); plain {
			for i := range rows {
				if b := &rows[i]; b.Slot == n.Slot && b.Value.Kind == PlayerOption {
					set |= SetOf(Player(b.Value.N))
				}
			}
			return set
		}
		for v := range s.valuesOf(n, x) {
			if v.Kind == PlayerOption {
				set |= SetOf(Player(v.N))
			}
		}
		return set
	}
	return 0
}

func (s *State) ofCards(n *ability.Node, x *Context, of func(CardID) Player) PlayerSet {
	set := PlayerSet(0)
	s.eachMeant(n, x, func(r Ref) bool {
		set |= SetOf(of(r.Card))
		return true
	})
	return set
}

// playerWithMost is who controls more of the cards than any other player; nobody if
// several control as many.
func (s *State) playerWithMost(n *ability.Node, x *Context) (most PlayerSet) {
	var counts [8]int
	s.eachMeant(n, x, func(r Ref) bool {
		counts[s.holder(r.Card)]++
		return true
	})
	best := 0
	for p, count := range counts[:len(s.players)] {
		switch {
		case count > best:
			best, most = count, SetOf(Player(p))
		case count == best:
			most = 0
		}
	}
	return most
}

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

// AreasOf evaluates areas: those that exist and fit.
func (s *State) AreasOf(n *ability.Node, x *Context) []AreaID {
	var all []AreaID
	for _, a := range s.Areas() {
		if s.isAt(n, a, 0, x) {
			all = append(all, a)
		}
	}
	return all
}

// AreasFor evaluates areas for a card, whose controller's home Home is.
func (s *State) AreasFor(n *ability.Node, c CardID, x *Context) []AreaID {
	var all []AreaID
	for _, a := range s.Areas() {
		if s.isAt(n, a, c, x) {
			all = append(all, a)
		}
	}
	return all
}

// isAt reports whether an area is one of those meant; c is the card that is
// described, for Home without a player.
func (s *State) isAt(n *ability.Node, a AreaID, c CardID, x *Context) bool {
	if a == NoArea {
		return false
	}
	switch n.Op {
	case ability.Here:
		return a == s.here(x) && s.program.Holds(rule.R501_4)
	case ability.AreaOf:
		if !s.program.Holds(rule.R501_5) {
			return false
		}
		return !s.eachMeant(n.Cards(), x, func(r Ref) bool { return s.areaOf(r.Card, x) != a })
	case ability.Home:
		switch {
		case s.AreaKind(a) != Home:
			return false
		case n.Of() != nil:
			return s.PlayersOf(n.Of(), x).Has(s.AreaOwner(a))
		case c == 0:
			return s.AreaOwner(a) == x.You
		}
		return s.AreaOwner(a) == s.cards[c].Controller
	case ability.ProblemOf:
		return s.AreaKind(a) == ProblemArea && s.PlayersOf(n.Of(), x).Has(s.AreaOwner(a))
	case ability.AnyProblem:
		return s.AreaKind(a) == ProblemArea
	case ability.AnyHome:
		return s.AreaKind(a) == Home
	case ability.FaceoffArea:
		return s.faceoffIsAt(a)
	case ability.There:
		if !s.program.Holds(rule.R501_5) {
			return false
		}
		if x.There != NoArea {
			return a == x.There
		}
		v, known := s.named(x, slotOfThere)
		return known && v.Area == a
	case ability.PreviousArea:
		v, known := s.named(x, slotOfPrevious)
		return known && v.Area == a
	case ability.Or:
		return s.isAt(n.Left(), a, c, x) || s.isAt(n.Right(), a, c, x)
	case ability.Bound, ability.Linked:
		for v := range s.valuesOf(n, x) {
			if v.Kind == AreaOption && v.Area == a || v.Kind == CardOption && s.cards[v.Card.Card].Area == a {
				return true
			}
		}
	}
	return false
}

// KnowsThere reports whether it is known which area is "there" (501.5).
func (s *State) KnowsThere(x *Context) bool {
	return x.There != NoArea || s.IsNamed(x, slotOfThere)
}

// KnowsPreviousArea reports whether it is known from where the event took its card.
func (s *State) KnowsPreviousArea(x *Context) bool { return s.IsNamed(x, slotOfPrevious) }

// slotOfThere is where an environment keeps the area that the event was about
// which created the effect (501.5); scripts don't have as many slots.
const slotOfThere = 255

// slotOfPrevious is where it keeps the area that the event took the card from.
const slotOfPrevious = 253

// SlotOfCosts is where an environment keeps which parts of a cost are still to be
// paid, the present one first (508.1b).
const SlotOfCosts = 254

// here is the area of This (501.4): where it is, or was as the effect was
// created if it has left since.
func (s *State) here(x *Context) AreaID {
	if x.This.Card != 0 && s.cards[x.This.Card].Zone == Play && (x.Area == NoArea || s.IsLive(x.This)) {
		return s.cards[x.This.Card].Area
	}
	return x.Area
}

func (s *State) areaOf(c CardID, x *Context) AreaID {
	if c == x.This.Card {
		return s.here(x)
	}
	return s.cards[c].Area
}

// NumberOf evaluates a number.
func (s *State) NumberOf(n *ability.Node, x *Context) int { return s.number(n, 0, x) }

// number evaluates a number; c is the card that is described.
func (s *State) number(n *ability.Node, c CardID, x *Context) int {
	if n.Slot != 0 && n.Op != ability.Bound {
		if v, ok := s.named(x, n.Slot); ok && v.Kind == NumberOption {
			return v.Int()
		}
	}
	switch n.Op {
	case ability.Literal:
		return n.Num
	case ability.Bound, ability.Linked:
		for v := range s.valuesOf(n, x) {
			if v.Kind == NumberOption {
				return v.Int()
			}
		}
		return 0
	case ability.X:
		return int(x.X)
	case ability.Plus:
		return s.number(n.Left(), c, x) + s.number(n.Right(), c, x)
	case ability.Minus:
		if len(n.Args) == 1 {
			return -s.number(n.Left(), c, x)
		}
		return s.number(n.Left(), c, x) - s.number(n.Right(), c, x)
	case ability.Multiply:
		return s.number(n.Left(), c, x) * s.number(n.Right(), c, x)
	case ability.Least:
		return min(s.number(n.One(), c, x), s.number(n.Other(), c, x))
	case ability.Greatest:
		return max(s.number(n.One(), c, x), s.number(n.Other(), c, x))
	case ability.Half:
		v := s.number(n.N(), c, x)
		return (v + 1) >> 1
	case ability.Count:
		return s.Count(n.Cards(), x)
	case ability.AnyNumber, ability.UpTo:
		return 0
	case ability.Power, ability.PrintedPower, ability.CostOf, ability.ColorCount, ability.TraitCount,
		ability.BonusOf, ability.PointsOf, ability.Counters:
		return s.cardNumber(n, c, x)
	case ability.PowerOfColor:
		color := s.colorOf(n.Color(), x)
		total := 0
		for _, p := range s.playersIn(s.PlayersOf(n.Player(), x)) {
			total += s.powerOfColor(p, color)
		}
		return total
	case ability.HowManyAttached:
		attached := 0
		for _, other := range s.InPlay() {
			if c != 0 && s.Host(other) == s.Ref(c) && s.Fits(n.Fit(), other, x) {
				attached++
			}
		}
		return attached
	case ability.HowManyThere:
		there := 0
		for _, other := range s.InPlay() {
			if c != 0 && s.Area(other) == s.Area(c) && s.Fits(n.Fit(), other, x) {
				there++
			}
		}
		return there
	case ability.HighestPower:
		best := 0
		for i, r := range s.Select(n.Cards(), x) {
			if power, _ := s.Power(r.Card); i == 0 || power > best {
				best = power
			}
		}
		return best
	case ability.SparePower:
		total := 0
		for _, p := range s.playersIn(s.PlayersOf(n.Player(), x)) {
			for _, a := range s.AreasOf(n.Area(), x) {
				total += s.program.situation.SparePower(s, p, a)
			}
		}
		return total
	case ability.TokensOf, ability.ScoreOf, ability.HomeLimitOf, ability.HandSizeOf:
		return s.playerNumber(n.Op, s.PlayersOf(n.Player(), x).First())
	case ability.HowOften:
		return s.howOften(n.Event(), n.Per().Op, x)
	}
	return 0
}

// playerNumber evaluates a number of a player; there is none of nobody.
func (s *State) playerNumber(op ability.Op, p Player) int {
	switch {
	case p == NoPlayer:
		return 0
	case op == ability.TokensOf:
		return s.Tokens(p)
	case op == ability.HandSizeOf:
		return s.HandSize(p)
	case op == ability.ScoreOf:
		return s.Score(p)
	}
	limit, _ := s.HomeLimit(p)
	return limit
}

func (s *State) playersIn(set PlayerSet) []Player {
	var all []Player
	for p := range s.players {
		if set.Has(Player(p)) {
			all = append(all, Player(p))
		}
	}
	return all
}

// powerOfColor is the combined power of the player's characters of a color
// (507.3).
func (s *State) powerOfColor(p Player, color card.Color) int {
	total := 0
	for _, c := range s.InPlay() {
		if s.cards[c].Controller == p && s.IsCharacter(c) && s.Colors(c).Has(color) {
			power, _ := s.Power(c)
			total += max(power, 0)
		}
	}
	return total
}

// cardNumber evaluates a number of cards, or of the card described.
func (s *State) cardNumber(n *ability.Node, c CardID, x *Context) int {
	total, colors := 0, card.Colors(0)
	var traits []string
	add := func(r Ref) bool {
		face := s.Face(r.Card)
		if face == nil {
			return true
		}
		switch n.Op {
		case ability.Power:
			power, _ := s.Power(r.Card)
			total += power
		case ability.PrintedPower:
			if face.Power != nil {
				total += *face.Power
			}
		case ability.CostOf:
			total += s.Cost(r.Card)
		case ability.ColorCount:
			colors |= s.Colors(r.Card)
		case ability.TraitCount:
			for _, t := range s.Traits(r.Card) {
				if !containsFold(traits, t) {
					traits = append(traits, t)
				}
			}
		case ability.BonusOf:
			total += s.Bonus(r.Card)
		case ability.PointsOf:
			total += s.PointValue(r.Card)
		case ability.Counters:
			switch {
			case n.Word() == nil, s.text(n.Word(), x) == plusPower:
				total += max(0, s.PowerCounters(r.Card))
			case s.text(n.Word(), x) == minusPower:
				total += max(0, -s.PowerCounters(r.Card))
			default:
				total += s.Counters(r.Card, s.wordOf(n.Word(), x))
			}
		}
		return true
	}
	switch {
	case n.Cards() != nil:
		s.eachMeant(n.Cards(), x, add)
	case c != 0:
		add(s.Ref(c))
	}
	switch n.Op {
	case ability.ColorCount:
		return len(colors.List())
	case ability.TraitCount:
		return len(traits)
	}
	return total
}

// minusPower is the name of -1 power counters in notation (519.4).
const minusPower = "-1 power"

// plusPower is the name of +1 power counters where a kind of counter is chosen.
const plusPower = "+1 power"

func containsFold(list []string, text string) bool {
	for _, t := range list {
		if strings.EqualFold(t, text) {
			return true
		}
	}
	return false
}

// WordOf evaluates a text: its word among the program's.
func (s *State) WordOf(n *ability.Node, x *Context) Word { return s.wordOf(n, x) }

func (s *State) wordOf(n *ability.Node, x *Context) Word {
	switch n.Op {
	case ability.Quoted:
		return Word(n.Num)
	case ability.Bound, ability.Linked:
		for v := range s.valuesOf(n, x) {
			if v.Kind == WordOption {
				return Word(v.N)
			}
		}
	}
	return 0
}

func (s *State) text(n *ability.Node, x *Context) string {
	if n.Op == ability.Quoted {
		return n.Text
	}
	return s.program.words[s.wordOf(n, x)]
}

// texts evaluates a text that may stand for several.
func (s *State) texts(n *ability.Node, x *Context) []string {
	if n.Op == ability.Quoted {
		return []string{n.Text}
	}
	var all []string
	for v := range s.valuesOf(n, x) {
		if v.Kind == WordOption && v.N != 0 {
			all = append(all, s.program.words[v.N])
		}
	}
	return all
}

// ColorOf evaluates a color.
func (s *State) ColorOf(n *ability.Node, x *Context) card.Color { return s.colorOf(n, x) }

func (s *State) colorOf(n *ability.Node, x *Context) card.Color {
	switch n.Op {
	case ability.Blue:
		return card.Blue
	case ability.Orange:
		return card.Orange
	case ability.Pink:
		return card.Pink
	case ability.Purple:
		return card.Purple
	case ability.White:
		return card.White
	case ability.Yellow:
		return card.Yellow
	case ability.Bound, ability.Linked:
		for v := range s.valuesOf(n, x) {
			if v.Kind == ColorOption {
				return card.Color(v.N)
			}
		}
	}
	return card.Colorless
}

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
		return !s.ConditionOf(n.What(), x)
	case ability.Equal, ability.NotEqual, ability.Less, ability.LessEqual, ability.Greater, ability.GreaterEqual:
		return compare(n.Op, s.NumberOf(n.Left(), x), s.NumberOf(n.Right(), x))
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

// isInvolved reports whether a card is involved in the faceoff, if there is one.
func (s *State) isInvolved(c CardID) bool {
	return s.during(ability.Faceoff) && s.program.situation.IsInvolved(s, c)
}

func (s *State) anyInvolved(n *ability.Node, x *Context) bool {
	return !s.eachMeant(n, x, func(r Ref) bool { return !s.isInvolved(r.Card) })
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
