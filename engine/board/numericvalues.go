package board

import (
	"canterlaw/engine/ability"
	"canterlaw/engine/card"
)

// Of 105, these rules stand elsewhere:
//   - 105.2: powertotals.go, board/evaluate.go, board/fits.go, board/homelimit.go
//
// Of 105, these say what something is, and nothing is done by them: 105.3.

// Numeric values (105): what the numbers in abilities come to.

// NumberOf evaluates a number.
func (s *State) NumberOf(n *ability.Node, x *Context) int { return s.number(n, 0, x) }

// NumberOfCard is NumberOf for a number of the card that is being described, such as its power.
func (s *State) NumberOfCard(n *ability.Node, c CardID, x *Context) int { return s.number(n, c, x) }

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
	case ability.MoreBy:
		return max(s.number(n.One(), c, x)-s.number(n.Other(), c, x), 0)
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
			if c != 0 && s.Area(other) == s.Area(c) && !s.isOutOfReach(n.Fit(), other) && s.Fits(n.Fit(), other, x) {
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
	case ability.PowerTotalOf:
		total := 0
		for _, p := range s.playersIn(s.PlayersOf(n.Player(), x)) {
			total += s.program.situation.PowerTotal(s, p)
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
	if n, known := s.derived.then.number(op, p); known {
		return n
	}
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
	case n.Op == ability.Power && n.Num != 0:
		return s.powerTaken(n, x)
	case n.Cards() != nil && isPrintedOfNamed(n):
		for v := range s.valuesOf(n.Cards(), x) {
			if v.Kind == CardOption {
				add(v.Card)
			}
		}
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

// powerTaken is the combined power that cards had as an effect took them out of play (709.2).
func (s *State) powerTaken(n *ability.Node, x *Context) (total int) {
	for taken := range s.valuesOf(n.Cards(), x) {
		s.eachValue(x.Env, uint8(n.Num), func(v Option) bool {
			if v.Card == taken.Card {
				total += int(v.N)
			}
			return true
		})
	}
	return total
}

// isPrintedOfNamed reports whether a number is printed on cards that an effect has named: what
// has since become another card has it printed on it all the same (709.2, 712.2).
func isPrintedOfNamed(n *ability.Node) bool {
	return (n.Op == ability.CostOf || n.Op == ability.PrintedPower) && n.Cards().Op == ability.Bound
}

// minusPower is the name of -1 power counters in notation (519.4).
const minusPower = "-1 power"

// plusPower is the name of +1 power counters where a kind of counter is chosen.
const plusPower = "+1 power"
