package cardquery

import (
	"cmp"
	"slices"
	"strings"

	"canterlaw/engine/card"
)

// ordering is one of the things that cards are ordered by.
type ordering struct {
	key     orderKey
	highest bool // the highest first
}

// orderKey gives the place of a card by one of its facts; false if it has none.
type orderKey struct {
	name  string
	place func(e *entry) (int, bool)
	text  func(e *entry) string // instead of place
}

var orderKeys = []orderKey{
	{name: "name", text: func(e *entry) string { return e.names[0] }},
	{name: "set", place: func(e *entry) (int, bool) { return e.place, true }},
	byNumber("power", func(f *card.Face) *int { return f.Power }),
	byNumber("cost", func(f *card.Face) *int { return f.Cost }),
	byNumber("bonus", problemBonus),
	byNumber("points", func(f *card.Face) *int { return f.PointValue }),
	byNumber("limit", func(f *card.Face) *int { return f.HomeLimit }),
	{name: "requirement", place: func(e *entry) (int, bool) {
		required := playRequirements(&e.card.Faces[0])
		total := 0
		for _, r := range required {
			total += r.power
		}
		return total, len(required) > 0
	}},
	{name: "type", place: func(e *entry) (int, bool) { return int(e.card.Faces[0].Type), true }},
	{name: "color", place: func(e *entry) (int, bool) {
		colors := e.card.Faces[0].Colors
		return int(colors), !colors.IsZero()
	}},
	{name: "rarity", place: func(e *entry) (int, bool) {
		i := slices.IndexFunc(rarityTerms, func(t term) bool { return t.name == e.card.Rarity })
		return i, i >= 0
	}},
}

// byNumber orders by a number of the first face that has it.
func byNumber(name string, of func(*card.Face) *int) orderKey {
	return orderKey{name: name, place: func(e *entry) (int, bool) {
		for i := range e.card.Faces {
			if n := of(&e.card.Faces[i]); n != nil {
				return *n, true
			}
		}
		return 0, false
	}}
}

func orderTerms() []term {
	var list []term
	for _, key := range orderKeys {
		list = append(list, newTerm(key.name))
	}
	return list
}

// readOrder reads what an order operator says.
func readOrder(t token) ([]ordering, error) {
	if !isEqual(t.comparison) {
		at := t.from + len([]rune(t.text))
		return nil, mistake(at, at+len(t.comparison), "found %s behind %s; expected :", t.comparison, t.text)
	}
	var list []ordering
	for _, v := range t.values {
		name, highest := strings.CutPrefix(v.text, "-")
		if highest {
			v.from++
		}
		v.text = name
		if name == "" {
			return nil, mistake(v.from, v.to, "found nothing to order by; expected %s", orderOperator.expected(nil))
		}
		names, err := find(orderTerms(), orderOperator.value, v)
		if err != nil {
			return nil, err
		}
		i := slices.IndexFunc(orderKeys, func(key orderKey) bool { return key.name == names[0] })
		list = append(list, ordering{orderKeys[i], highest})
	}
	return list, nil
}

// inOrder compares cards; those without the fact come last.
func inOrder(order []ordering) func(a, b *entry) int {
	return func(a, b *entry) int {
		for _, o := range order {
			if result := o.compare(a, b); result != 0 {
				return result
			}
		}
		return 0
	}
}

func (o ordering) compare(a, b *entry) int {
	sign := 1
	if o.highest {
		sign = -1
	}
	if o.key.text != nil {
		return sign * cmp.Compare(o.key.text(a), o.key.text(b))
	}
	placeA, hasA := o.key.place(a)
	placeB, hasB := o.key.place(b)
	switch {
	case hasA && hasB:
		return sign * cmp.Compare(placeA, placeB)
	case hasA:
		return -1
	case hasB:
		return 1
	default:
		return 0
	}
}

// sortByName puts first the cards whose name or Title is the words, then those
// with all of them in a name.
func sortByName(cards []*entry, words []string) {
	if len(words) == 0 {
		return
	}
	phrase := strings.Join(words, " ")
	rank := func(e *entry) int {
		switch {
		case slices.Contains(e.titles, phrase) || slices.Contains(e.names, phrase):
			return 0
		case slices.ContainsFunc(e.names, func(name string) bool { return hasAll(name, words) }):
			return 1
		default:
			return 2
		}
	}
	var byRank [3][]*entry
	for _, e := range cards {
		byRank[rank(e)] = append(byRank[rank(e)], e)
	}
	copy(cards, slices.Concat(byRank[:]...))
}

func hasAll(text string, words []string) bool {
	return !slices.ContainsFunc(words, func(word string) bool { return !hasWords(text, word) })
}
