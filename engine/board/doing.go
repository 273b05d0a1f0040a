package board

import (
	"maps"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// What a continuous modifier does to cards as it is applied (708.1, 711).

// change is one thing that a modifier does to a card.
type change struct {
	op      ability.Op
	card    CardID
	n       int32
	word    Word
	colors  card.Colors
	ability AbilityRef
	env     EnvID
	node    *ability.Node // of modifiers that change what may be done
}

// answerOf adds what a modifier does as things are, unless its ability has been lost.
func (s *State) answerOf(out []change, m *instance) []change {
	if m.counter != 0 {
		return append(out, change{op: ability.AddPower, card: m.counter, n: s.countersOf(m.counter, m.stamp)})
	}
	return s.changesOf(out, m.node, m)
}

func (s *State) changesOf(out []change, n *ability.Node, m *instance) []change {
	x := &m.context
	switch n.Op {
	case ability.If:
		branch := n.Else
		if s.ConditionOf(n.Condition(), x) || !m.static && !s.program.Holds(rule.R708_2a) ||
			m.static && !s.program.Holds(rule.R708_3) {
			branch = n.Body
		}
		for _, inner := range branch {
			out = s.changesOf(out, inner, m)
		}
		return out
	case ability.Grant:
		for _, r := range s.Select(n.Cards(), x) {
			out = append(out, change{op: n.Op, card: r.Card, ability: AbilityRef{ID: AbilityID(n.Num), X: x.X},
				env: x.Env})
		}
		return out
	}
	if writes(n.Op) == 0 {
		return append(out, change{op: n.Op, node: n})
	}
	s.eachMeant(n.Subject(), x, func(r Ref) bool {
		out = s.changesOfCard(out, n, r.Card, m)
		return true
	})
	return out
}

func (s *State) changesOfCard(out []change, n *ability.Node, c CardID, m *instance) []change {
	x := &m.context
	ch := change{op: n.Op, card: c}
	switch n.Op {
	case ability.AddPower, ability.SetPower:
		ch.n = int32(s.number(n.N(), c, x))
		if s.givesColor(n) {
			for _, v := range s.colorsMeant(n.Color(), x) {
				ch.colors |= card.ColorsOf(v)
			}
		}
	case ability.HasColor, ability.OnlyColor:
		for _, v := range s.colorsMeant(n.Color(), x) {
			ch.colors |= card.ColorsOf(v)
		}
	case ability.HasColorsOf:
		for _, r := range s.Select(n.Models(), x) {
			ch.colors |= s.Colors(r.Card)
		}
	case ability.HasType:
		ch.n = int32(typesNamed(s.text(n.Word(), x)))
	case ability.HasTrait, ability.HasName:
		for _, w := range s.wordsMeant(n.Word(), x) {
			ch.word = w
			out = append(out, ch)
		}
		return out
	case ability.LosesTraits:
		if n.Word() != nil {
			ch.word = s.wordOf(n.Word(), x)
		}
	case ability.HasKeyword:
		number := int8(0)
		if n.N() != nil {
			number = int8(s.number(n.N(), c, x))
		}
		for _, id := range s.program.keywords[s.text(n.Word(), x)] {
			ch.ability = AbilityRef{ID: id, X: number}
			out = append(out, ch)
		}
		return out
	case ability.LosesKeyword:
		for _, id := range s.keywordsMeant(n, x) {
			ch.ability = AbilityRef{ID: id}
			out = append(out, ch)
		}
		return out
	case ability.HasAbilitiesOf:
		return s.abilitiesOfModels(out, ch, n, m)
	}
	return append(out, ch)
}

// keywordsMeant are the abilities of the keyword that is named, or of all keywords.
func (s *State) keywordsMeant(n *ability.Node, x *Context) (meant []AbilityID) {
	if n.Word() != nil {
		return s.program.keywords[s.text(n.Word(), x)]
	}
	for _, name := range slices.Sorted(maps.Keys(s.program.keywords)) {
		meant = append(meant, s.program.keywords[name]...)
	}
	return meant
}

// abilitiesOfModels adds a change for each ability that a card has of other cards.
func (s *State) abilitiesOfModels(out []change, ch change, n *ability.Node, m *instance) []change {
	for _, r := range s.models(n.Model(), &m.context) {
		isGone := !s.IsLive(r)
		for _, ref := range s.printedAbilities(r.Card) {
			// "Its other abilities": not the one that gives them.
			if ref != m.holder.Ability && (isGone || s.canHave(r.Card, ref)) {
				ch.ability = ref
				out = append(out, ch)
			}
		}
	}
	return out
}

// models gives the cards whose abilities another card has. Whether one that was chosen and
// has become a different card still is one is a disputed point.
func (s *State) models(n *ability.Node, x *Context) (all []Ref) {
	if n.Op != ability.Bound || s.program.Reading(AbilitiesOfGone) != KeptFromTheCard {
		return s.Select(n, x)
	}
	for v := range s.valuesOf(n, x) {
		if v.Kind == CardOption {
			all = append(all, v.Card)
		}
	}
	return all
}

// isModel reports whether a card is one that was chosen so that another gets its abilities.
func (s *State) isModel(c Ref) bool {
	for i := range s.modifiers {
		m := &s.modifiers[i]
		x := m.Context()
		for _, one := range s.program.abilities[m.Ability.ID].modifiers {
			if one.node.Op != ability.HasAbilitiesOf || one.node.Model().Op != ability.Bound {
				continue
			}
			for v := range s.valuesOf(one.node.Model(), &x) {
				if v.Kind == CardOption && v.Card == c {
					return true
				}
			}
		}
	}
	return false
}

// printedAbilities lists the abilities printed on the side of a card that shows.
func (s *State) printedAbilities(c CardID) []AbilityRef {
	side := 0
	if s.cards[c].Boosted {
		side = 1
	}
	return s.program.printed[s.cards[c].Print][side]
}

func (s *State) colorsMeant(n *ability.Node, x *Context) []card.Color {
	if n.Op != ability.Bound && n.Op != ability.Linked {
		return []card.Color{s.colorOf(n, x)}
	}
	var all []card.Color
	for v := range s.valuesOf(n, x) {
		if v.Kind == ColorOption {
			all = append(all, card.Color(v.N))
		}
	}
	return all
}

func (s *State) wordsMeant(n *ability.Node, x *Context) []Word {
	if n.Op != ability.Bound && n.Op != ability.Linked {
		return []Word{s.wordOf(n, x)}
	}
	var all []Word
	for v := range s.valuesOf(n, x) {
		if v.Kind == WordOption {
			all = append(all, Word(v.N))
		}
	}
	return all
}
