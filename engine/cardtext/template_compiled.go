package cardtext

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"canterlaw/engine/ability"
)

// Templates as they are read and printed: cut into words and holes, with what they mean.

// compiled is a template in one form.
type compiled struct {
	*template
	category *category
	items    []*item
	holes    []hole
	order    int // among those of its category
	means    *meaning
}

// meaning is what a template means, which its forms and wordings share.
type meaning struct {
	notation []*ability.Node
	printing []*ability.Node // the notation as what is printed has it: with choices where they are used
	asks     ability.OpSet   // the operations that what is printed has to have
	againBy  *ability.Node
	by       *ability.Node // a name, for whom by stands in the holes; nil to leave it open
	subject  *ability.Node
	counted  *ability.Node
	// descriptions are those in the notation that have several parts.
	descriptions []*ability.Node
}

// item is a word or a hole of templates, which have the same ones in common.
type item struct {
	words    []string // its alternatives in small letters; nil for a hole
	printed  string   // as it is printed
	optional bool
	hole     int // index of the hole
}

type hole struct {
	name     string
	category *category
	repeats  bool
	one      *category // the same in the singular; nil where there is none
}

// isOneInPlural reports whether a subject in the plural is of one card: one Problem has, not have.
func (c *compiled) isOneInPlural(values [][]*ability.Node) bool {
	if c.category.name != "Subject" || c.category.form != base {
		return false
	}
	return slices.ContainsFunc(values, func(in []*ability.Node) bool {
		return len(in) == 1 && in[0] != nil && in[0].Op == ability.Literal && in[0].Num == 1
	})
}

// isManeInPlural reports whether a subject in the plural is of the one Mane Character that a player has:
// your Mane Character has, not your Mane Characters have.
func (c *compiled) isManeInPlural(values [][]*ability.Node) bool {
	if c.category.name != "Subject" || c.category.form != base {
		return false
	}
	isOnes := says(ability.Yours)(c.means.notation)
	return slices.ContainsFunc(values, func(in []*ability.Node) bool {
		return len(in) == 1 && in[0] != nil && (isMane(in[0]) || isOnes && says(ability.ManeCharacter)(in))
	})
}

// between are words that stand between a number and what there are so many of.
var between = []string{"revealed", "other", "random", "opposing"}

// inNumber gives the category of the hole that is an item in the number of the word before it, which is
// so many words back: one Friend, two Friends.
func (c *compiled) inNumber(i int, back func(words int) string) *category {
	h := c.holes[c.items[i].hole]
	words := 1
	for i--; i >= 0 && c.items[i].words != nil && slices.Contains(between, c.items[i].printed); i-- {
		words++
	}
	if h.one == nil || i < 0 || c.items[i].words != nil {
		return h.category
	}
	if word := back(words); word == "1" || word == numberWords[1] {
		return h.one
	}
	return h.category
}

func (l *language) named(name string) *category {
	c := l.categories[name]
	if c == nil {
		panic("cardtext: no category " + name)
	}
	return c
}

func (l *language) declare(name string, kind ability.Kind, hasForms bool) {
	l.categories[name] = &category{name: name, kind: kind, hasForms: hasForms}
	if hasForms {
		l.categories[name+"/s"] = &category{name: name, form: singular, kind: kind, hasForms: true}
	}
}

// compile adds a template in all its forms.
func (l *language) compile(t template, meanings meanings) {
	name, only, isOnly := strings.Cut(t.category, "/")
	forms := []form{base}
	switch {
	case only == "s":
		forms = []form{singular}
	case !isOnly && (strings.ContainsAny(t.words, "<@") || l.named(name).hasForms):
		forms = []form{singular, base}
		if name == "Mods" || name == "FaceoffMods" || name == "Flips" {
			// What lasts is said of opponents rather than of an opponent.
			forms = []form{base, singular}
		}
	}
	for _, f := range forms {
		c := &compiled{template: &t, category: l.named(name)}
		if f == singular && c.category.hasForms {
			c.category = l.named(name + "/s")
		}
		kinds := map[string]ability.Kind{}
		words := wordsOf(t.words)
		c.items, c.holes = make([]*item, 0, len(words)), make([]hole, 0, strings.Count(t.words, "{"))
		for _, w := range words {
			c.items = append(c.items, l.item(c, w, f, kinds))
		}
		c.means = meanings.of(t, c.category.kind, kinds)
		c.mustUseHoles()
		if first := c.items[0]; first.words == nil && c.holes[first.hole].category == c.category {
			panic(fmt.Sprintf("cardtext: %s %q begins with itself", t.category, t.words))
		}
		if t.isNewer {
			c.category.onlyPrinted = append(c.category.onlyPrinted, c)
			continue
		}
		c.category.templates = append(c.category.templates, c)
	}
}

// givenKinds are the names that stand for something in every template, if no hole is called so.
var givenKinds = map[string]ability.Kind{"by": ability.Player, "their": ability.Player, "subject": ability.Cards,
	"counted": ability.Number, "margin": ability.Number, "who": ability.Player}

// meanings are those of templates by what they are made of.
type meanings map[string]*meaning

// of gives the meaning of a template of a kind, with the kinds of its holes.
func (m meanings) of(t template, kind ability.Kind, kinds map[string]ability.Kind) *meaning {
	said := []string{t.notation, t.who, t.subject, t.counted, t.again, t.againBy, kind.String()}
	for _, name := range slices.Sorted(maps.Keys(kinds)) {
		said = append(said, name, kinds[name].String())
	}
	key := strings.Join(said, "\x00")
	if m[key] == nil {
		m[key] = meaningOf(t, kind, kinds)
	}
	return m[key]
}

func meaningOf(t template, kind ability.Kind, kinds map[string]ability.Kind) *meaning {
	read := func(notation string) []*ability.Node {
		nodes, err := ability.ReadPart(notation, givenKinds, kinds, referenceKinds)
		if err != nil {
			panic(fmt.Sprintf("cardtext: %s %q: %s: %v", t.category, t.words, notation, err))
		}
		return nodes
	}
	m := &meaning{}
	if t.again != "" {
		kinds[t.again] = ability.Effect
		m.againBy = partOf(t.againBy, kinds)
	}
	m.notation = read(t.notation)
	if kind == ability.Cards && len(m.notation) == 1 {
		m.notation[0] = asCards(m.notation[0])
	}
	m.printing = m.notation
	if len(m.notation) > 1 || len(m.notation[0].Body) > 0 { // else nothing is chosen before it is used
		all := make([]*ability.Node, len(m.notation))
		for i, n := range m.notation {
			all[i] = n.Clone()
		}
		if all = folded(all); !slices.EqualFunc(all, m.notation, (*ability.Node).Equals) {
			m.printing = all
		}
	}
	m.findAsks()
	if t.who != "" {
		m.by = partOf(t.who, kinds)
	}
	if t.subject != "" {
		m.subject = read(t.subject)[0]
	}
	if t.counted != "" {
		m.counted = read(t.counted)[0]
	}
	for _, n := range m.notation {
		n.Walk(func(n *ability.Node) bool {
			if n.Op == ability.And && n.Kind == ability.Cards {
				m.descriptions = append(m.descriptions, n)
				return false
			}
			return true
		})
	}
	return m
}

// standIn are operations for which matching takes others, in normal form or on some cards.
var standIn = ability.Ops(ability.Bound, ability.And, ability.ControlledBy, ability.OpponentOf, ability.Yours,
	ability.Opposing, ability.You, ability.Players, ability.Opponents, ability.AnyCard, ability.Multiply,
	ability.Minus, ability.Literal, ability.Problem, ability.At, ability.Here, ability.Less, ability.Greater)

// findAsks finds the operations without which nothing is printed by the template, so that it
// isn't tried.
func (m *meaning) findAsks() {
	for _, n := range m.printing {
		n.Walk(func(n *ability.Node) bool {
			if !standIn.Has(n.Op) {
				m.asks.Add(n.Op)
			}
			return true
		})
	}
}

// mustUseHoles sees to it that nothing that was read is dropped. Only whose hand or
// deck a card is put into says nothing: it is its owner's (410).
func (c *compiled) mustUseHoles() {
	used := map[string]bool{c.template.who: true}
	for _, n := range append(slices.Clip(c.means.notation), c.means.subject, c.means.counted) {
		n.Walk(func(n *ability.Node) bool {
			if n.Op == ability.Bound {
				used[n.Text] = true
			}
			return true
		})
	}
	for _, h := range c.holes {
		if !used[h.name] && h.category.name != "Owners" {
			panic(fmt.Sprintf("cardtext: %s %q: nothing is made of {%s}", c.template.category, c.words, h.name))
		}
	}
}

// partOf reads a part of a template; a name that isn't known is a loop's.
func partOf(notation string, kinds map[string]ability.Kind) *ability.Node {
	nodes, err := ability.ReadPart(notation, givenKinds, kinds, referenceKinds)
	if err != nil {
		return &ability.Node{Op: ability.Bound, Kind: ability.Player, Text: notation}
	}
	return nodes[0]
}

// asCards makes a description of what stands for one: an area, a color.
func asCards(n *ability.Node) *ability.Node {
	switch n.Kind {
	case ability.Area:
		return &ability.Node{Op: ability.At, Kind: ability.Cards, Args: []*ability.Node{n}, Pos: n.Pos}
	case ability.Color:
		return &ability.Node{Op: ability.OfColor, Kind: ability.Cards, Args: []*ability.Node{n}, Pos: n.Pos}
	}
	return n
}
