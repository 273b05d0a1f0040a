package cardtext

import (
	"slices"
	"strconv"
	"strings"

	"canterlaw/engine/ability"
)

// Print writes an ability as English, by the same templates as it is read. It gives ""
// for what no template says, or what they would say so that it reads as something else.
func (r *Reader) Print(a *ability.Ability, on Card) string {
	meant := ability.Normal(a)
	for _, n := range meant.Statements {
		if n.Op == ability.PlayOn && n.Args[1] != nil && slices.ContainsFunc(flat(n.Args[0]), n.Args[1].Equals) {
			n.Args[1] = nil // what the other paragraphs call the host
		}
	}
	want := on.source(meant)
	p := printer{on: on, statements: folded(meant.Statements)}
	for _, n := range p.statements {
		n.FillWithin()
	}
	tried := map[string]bool{}
	for _, p.most = range []int{few, many} {
		for _, words := range p.print(categoryNamed("Ability"), p.statements, who{by: you}) {
			text := sentence(words)
			if tried[text] {
				continue
			}
			tried[text] = true
			if got, _ := r.meanings(text, on); len(got) == 1 && on.source(got[0]) == want {
				return text
			}
		}
	}
	return ""
}

// Same reports whether two abilities say the same on the card: they have the same normal form,
// and on a Problem the Problem here is the card itself.
func (c Card) Same(a, b *ability.Ability) bool {
	return c.source(ability.Normal(a)) == c.source(ability.Normal(b))
}

// source writes an ability so that those that mean the same on the card are written alike: on
// a Problem, the Problem here is the card itself.
func (c Card) source(a *ability.Ability) string {
	if c.Type != ability.Problem.String() {
		return a.Source()
	}
	one := &ability.Ability{}
	for _, n := range a.Statements {
		n = n.Clone()
		n.Walk(func(n *ability.Node) bool {
			if isProblemHere(n) {
				*n = ability.Node{Op: ability.This, Kind: ability.Cards}
			}
			return true
		})
		one.Statements = append(one.Statements, n)
	}
	return one.Source()
}

func isProblemHere(n *ability.Node) bool {
	return n.Op == ability.And && n.Args[0].Op == ability.Problem && n.Args[1].Op == ability.At &&
		n.Args[1].Args[0].Op == ability.Here
}

// problemHere are the parts of what a Problem's text calls the card itself, too.
func problemHere() []*ability.Node {
	here := &ability.Node{Op: ability.Here, Kind: ability.Area}
	return []*ability.Node{{Op: ability.Problem, Kind: ability.Cards},
		{Op: ability.At, Kind: ability.Cards, Args: []*ability.Node{here}}}
}

var anybody = &ability.Node{Op: ability.Players, Kind: ability.Player}

var you = &ability.Node{Op: ability.You, Kind: ability.Player}

type printer struct {
	on         Card
	statements []*ability.Node // of the whole ability
	most       int             // how many wordings of one thing are tried
}

// who says whom "by" means, and "subject" which cards, while something is printed.
type who struct {
	by, subject *ability.Node
	isToDo      bool // the words come after "to": they begin with a verb
	isMode      bool // the words are one of several modes: they are one sentence
}

// How many wordings of one thing are tried: few, and where none of them reads as what is
// meant, many.
const (
	few  = 3
	many = 24
)

// print gives ways to say the nodes as the category, the best first.
func (p *printer) print(c *category, nodes []*ability.Node, w who) (all [][]string) {
	if c.builtin != nil {
		if words := p.printBuiltin(c, nodes); words != nil {
			return [][]string{words}
		}
		if len(c.templates) == 0 {
			return nil
		}
	}
	has := within(nodes)
	var last [][]string // wordings that say "a player" or "a card" where nothing is said
	for _, t := range c.printing {
		if !has.HasAll(&t.asks) || t.onProblem && p.on.Type != ability.Problem.String() {
			continue
		}
		if c.kind == ability.Event && p.asksWho(nodes) && !t.saysWho() {
			continue
		}
		for _, inner := range t.candidates(nodes, w) {
			m := match{
				printer: p, template: t, who: w, inner: inner,
				values: make([][]*ability.Node, len(t.holes)), set: make([]bool, len(t.holes)),
			}
			if !m.list(t.printing, nodes) || !m.whoIsMeant() {
				continue
			}
			ways := m.words()
			if w.isMode && p.most == few {
				ways = slices.DeleteFunc(ways, func(words []string) bool { return slices.Contains(words, ".") })
			}
			if w.isToDo {
				ways = slices.DeleteFunc(ways, func(words []string) bool { return !bareVerbs[words[0]] })
			}
			if m.isFilled {
				last = append(last, ways...)
				continue
			}
			all = append(all, ways...)
			if len(all) >= p.most {
				return all[:p.most]
			}
		}
	}
	all = append(all, last...)
	return all[:min(len(all), p.most)]
}

// within gives the operations in nodes.
func within(nodes []*ability.Node) (all ability.OpSet) {
	for _, n := range nodes {
		if !n.Within.Has(n.Op) {
			n.FillWithin()
		}
		all.AddAll(&n.Within)
	}
	return all
}

// candidates are who may be meant inside a template that says by whom something is
// done, or of which cards something is said.
func (t *compiled) candidates(nodes []*ability.Node, w who) []who {
	if t.by == nil && t.subject == nil {
		return []who{w}
	}
	var all []who
	add := func(one who) {
		isSame := func(other who) bool { return other.by.Equals(one.by) && other.subject.Equals(one.subject) }
		if !slices.ContainsFunc(all, isSame) {
			all = append(all, one)
		}
	}
	w.isToDo, w.isMode = false, false // as the template's words go
	for _, n := range nodes {
		n.Walk(func(n *ability.Node) bool {
			switch {
			case t.subject != nil && n.Kind == ability.Modifier:
				n.Walk(func(inner *ability.Node) bool {
					if inner != n && (inner.Kind == ability.Cards || inner.Op == ability.Choose) {
						add(who{by: w.by, subject: inner})
						if parts := flat(inner); len(parts) > 1 { // what the template says itself may be among them
							for i := range parts {
								add(who{by: w.by, subject: joined(slices.Delete(slices.Clone(parts), i, i+1))})
							}
						}
						return false
					}
					return true
				})
			case t.by != nil && (n.Op == ability.EachPlayer || n.Op == ability.ChoosePlayer) && len(n.Names) > 0:
				name := &ability.Node{Op: ability.Bound, Kind: ability.Player, Text: n.Names[0]}
				add(who{by: name, subject: w.subject})
			case t.by != nil && n.Kind == ability.Player && !n.Equals(w.by):
				add(who{by: n, subject: w.subject})
			}
			return true
		})
	}
	return all
}

// match finds a template's notation in nodes.
type match struct {
	printer  *printer
	template *compiled
	who      who // outside the template
	inner    who // in its holes
	values   [][]*ability.Node
	set      []bool
	names    map[string]string // what the ability calls what the template gives a name
	isFilled bool              // a hole was filled with anybody or any card
}

// whoIsMeant reports whether by whom it is done, and of which cards it is said, is as the
// template has it.
func (m *match) whoIsMeant() bool {
	t := m.template
	if by := t.by; by != nil && m.hole(by) < 0 {
		switch name, is := m.names[by.Text]; {
		case is:
			if m.inner.by.Op != ability.Bound || m.inner.by.Text != name {
				return false
			}
		case by.Op != ability.Bound && !m.node(by, m.inner.by):
			return false
		}
	}
	if t.subject != nil && m.hole(t.subject) < 0 {
		return m.node(t.subject, m.inner.subject)
	}
	return true
}

// asksWho reports whether an ability speaks of the player of its event: then the event has
// to say that there is one.
func (p *printer) asksWho(event []*ability.Node) (asks bool) {
	for _, header := range p.statements {
		if header.Kind != ability.Header || len(header.Names) < 2 || header.Names[1] == "_" {
			continue
		}
		header.Walk(func(n *ability.Node) bool {
			asks = asks || len(event) == 1 && n == event[0]
			return !asks
		})
	}
	return asks
}

// saysWho reports whether the words of an event say who does it.
func (c *compiled) saysWho() bool {
	return slices.ContainsFunc(c.holes, func(h hole) bool {
		return h.category.kind == ability.Player || h.category.kind == ability.Event
	})
}

func (m *match) hole(n *ability.Node) int {
	if n == nil || n.Op != ability.Bound {
		return -1
	}
	return slices.IndexFunc(m.template.holes, func(h hole) bool { return h.name == n.Text })
}

func (m *match) bind(i int, nodes []*ability.Node) bool {
	if m.set[i] {
		return slices.EqualFunc(m.values[i], nodes, (*ability.Node).Equals)
	}
	m.values[i], m.set[i] = nodes, true
	return true
}

// list matches statements or arguments; the last hole among them takes all that is
// left.
func (m *match) list(pattern, nodes []*ability.Node) bool {
	for i, one := range pattern {
		if h := m.hole(one); h >= 0 && i == len(pattern)-1 && len(nodes) > 0 {
			return m.bind(h, nodes)
		}
		if one != nil && one.Op == ability.Bound && m.template.again != "" && one.Text == m.template.again {
			return true // the same done by somebody else, as reading what is printed tells
		}
		if len(nodes) == 0 {
			return false
		}
		if !m.node(one, nodes[0]) {
			return false
		}
		nodes = nodes[1:]
	}
	return len(nodes) == 0
}

func (m *match) node(pattern, n *ability.Node) bool {
	if h := m.hole(pattern); n == nil && h >= 0 {
		m.isFilled = true
		switch m.template.holes[h].category.kind {
		case ability.Player:
			return m.bind(h, []*ability.Node{anybody})
		case ability.Cards:
			return m.bind(h, []*ability.Node{{Op: ability.AnyCard, Kind: ability.Cards}})
		}
	}
	if pattern == nil || n == nil { // in normal form events leave out anybody and any card
		return pattern == n || n == nil && (pattern.Op == ability.Players || pattern.Op == ability.AnyCard)
	}
	if h := m.hole(pattern); h >= 0 {
		return m.bind(h, []*ability.Node{n})
	}
	if by := m.who.by; pattern.Op == ability.ControlledBy && by.Op == ability.You {
		switch n.Op { // in normal form
		case ability.Yours:
			pattern, n = pattern.Args[0], by
		case ability.Opposing:
			return pattern.Args[0].Op == ability.OpponentOf && m.node(pattern.Args[0].Args[0], by)
		}
		if h := m.hole(pattern); h >= 0 {
			return m.bind(h, []*ability.Node{n})
		}
	}
	if pattern.Op == ability.Bound {
		switch pattern.Text {
		case "by":
			return n.Equals(m.who.by)
		case "their":
			return n.Equals(m.who.by) && n.Op != ability.You
		case "subject":
			s := m.who.subject
			return n.Equals(s) || n.Op == ability.Bound && isChoice(s) && len(s.Names) == 1 && s.Names[0] == n.Text
		}
		switch pattern.Text {
		case "refOther":
			return n.Op == ability.This || n.Op == ability.Host || n.Op == ability.Bound && n.Kind == ability.Cards
		case "refElided":
			return n.Op == ability.This || n.Op == ability.Host
		}
		if kind, is := referenceKinds[pattern.Text]; is {
			if kind == ability.Area {
				return n.Op == ability.There || m.printer.isChosenProblems(n)
			}
			return n.Op == ability.Bound && n.Kind == kind && m.printer.isMany(n) == (pattern.Text == "refCards")
		}
		if name, is := m.names[pattern.Text]; is {
			return n.Op == ability.Bound && n.Text == name
		}
		return n.Op == ability.Bound && m.inner.by != nil && n.Text == m.inner.by.Text // a loop's name
	}
	if pattern.Op == ability.And && pattern.Kind == ability.Cards {
		return m.description(pattern, n)
	}
	if pattern.Op == ability.And && pattern.Kind == ability.Condition {
		return n.Op == ability.And && m.conditions(flat(pattern), flat(n))
	}
	if pattern.Op == ability.Minus && len(pattern.Args) == 1 && n.Op == ability.Literal && n.Num < 0 {
		return m.node(pattern.Args[0], literal(-n.Num))
	}
	if pattern.Op == ability.Multiply && n.Op == ability.Minus && len(n.Args) == 1 {
		n = &ability.Node{Op: ability.Multiply, Kind: ability.Number, Args: []*ability.Node{literal(-1), n.Args[0]}}
	}
	if pattern.Op == ability.Multiply && n.Op != ability.Multiply && m.hole(pattern.Args[0]) >= 0 {
		once := []*ability.Node{literal(1)}
		return m.bind(m.hole(pattern.Args[0]), once) && m.node(pattern.Args[1], n)
	}
	if pattern.Op != n.Op || pattern.Num != n.Num || pattern.Text != n.Text || !m.call(pattern.Names, n.Names) {
		return false
	}
	if len(pattern.Args) > 0 && isMany(pattern, len(pattern.Args)-1) {
		if !m.list(pattern.Args, n.Args) {
			return false
		}
	} else if len(pattern.Args) != len(n.Args) {
		return false
	} else {
		for i := range pattern.Args {
			if !m.node(pattern.Args[i], n.Args[i]) {
				return false
			}
		}
	}
	return (len(pattern.Body) == 0 && len(n.Body) == 0 || m.list(pattern.Body, n.Body)) &&
		(len(pattern.Else) == 0 && len(n.Else) == 0 || m.list(pattern.Else, n.Else))
}

// call notes what the ability calls what the template gives names.
func (m *match) call(names, in []string) bool {
	for i, name := range names {
		if name == "_" || i >= len(in) || in[i] == "_" { // nothing is said of it
			continue
		}
		if m.names == nil {
			m.names = map[string]string{}
		}
		if known, is := m.names[name]; is && known != in[i] {
			return false
		}
		m.names[name] = in[i]
	}
	return true
}

// conditions matches conditions that all have to be true, in any order: what stands in the
// template has to be there, and the holes take the rest.
func (m *match) conditions(pattern, parts []*ability.Node) bool {
	var holes []int
	for _, one := range pattern {
		if h := m.hole(one); h >= 0 {
			holes = append(holes, h)
			continue
		}
		i := slices.IndexFunc(parts, func(p *ability.Node) bool { return m.node(one, p) })
		if i < 0 {
			return false
		}
		parts = slices.Delete(slices.Clone(parts), i, i+1)
	}
	if len(holes) > len(parts) || len(holes) == 0 && len(parts) > 0 {
		return false
	}
	for i, h := range holes {
		value := parts[i]
		if i == len(holes)-1 {
			for _, more := range parts[i+1:] {
				value = &ability.Node{Op: ability.And, Kind: ability.Condition, Args: []*ability.Node{value, more}}
			}
		}
		if !m.bind(h, []*ability.Node{value}) {
			return false
		}
	}
	return true
}

// description matches a description with holes: what stands in the template has to be
// there, and each other part goes to the first hole that can say it.
func (m *match) description(pattern, n *ability.Node) bool {
	parts := flat(n)
	if n.Op == ability.This && m.printer.on.Type == ability.Problem.String() && m.asksWhere(pattern) {
		parts = problemHere()
	}
	var holes []int
	for _, one := range flat(pattern) {
		if h := m.hole(one); h >= 0 {
			holes = append(holes, h)
			continue
		}
		if one.Op == ability.Bound && one.Text == "subject" && m.who.subject != nil && m.who.subject.Op == ability.And {
			for _, part := range flat(m.who.subject) {
				i := slices.IndexFunc(parts, part.Equals)
				if i < 0 {
					return false
				}
				parts = slices.Delete(slices.Clone(parts), i, i+1)
			}
			continue
		}
		if kind, is := referenceKinds[one.Text]; is && one.Op == ability.Bound && kind == ability.Cards {
			return m.reference(parts, holes, pattern)
		}
		i := slices.IndexFunc(parts, func(p *ability.Node) bool { return m.node(one, p) })
		if i < 0 {
			return false
		}
		parts = slices.Delete(slices.Clone(parts), i, i+1)
	}
	given := make([][]*ability.Node, len(holes))
	for _, part := range parts {
		i := slices.IndexFunc(holes, func(h int) bool {
			of := m.template.holes[h]
			isFree := of.repeats || len(given[slices.Index(holes, h)]) == 0
			return isFree && (len(holes) == 1 || m.canSay(of.category, part))
		})
		if i < 0 {
			if len(holes) != 1 {
				return false
			}
			i = 0
		}
		given[i] = append(given[i], part)
	}
	for i, h := range holes {
		if len(given[i]) == 0 && !m.template.holes[h].repeats {
			m.takeHead(given, i, m.template.holes[h].category)
		}
	}
	for i, h := range holes {
		if len(given[i]) == 0 && !m.template.holes[h].repeats {
			given[i] = []*ability.Node{{Op: ability.AnyCard, Kind: ability.Cards}}
		}
		if !m.template.holes[h].repeats && len(given[i]) > 1 {
			given[i] = []*ability.Node{joined(given[i])}
		}
		if !m.bind(h, given[i]) {
			return false
		}
	}
	return true
}

// asksWhere reports whether a description is of the Problem at a place that a hole says.
func (m *match) asksWhere(pattern *ability.Node) bool {
	return pattern.Args[0].Op == ability.Problem && pattern.Args[1].Op == ability.At &&
		m.hole(pattern.Args[1].Args[0]) >= 0
}

// canSay reports whether a category has words for a part of a description.
func (m *match) canSay(c *category, part *ability.Node) bool {
	return len(m.printer.print(c, []*ability.Node{part}, m.inner)) > 0
}

// takeHead gives an empty hole a part that another one has: a Critter, not a Critter
// card.
func (m *match) takeHead(given [][]*ability.Node, empty int, c *category) {
	for i := range given {
		for j, part := range given[i] {
			if !isAdjective(part) && m.canSay(c, part) {
				given[empty] = []*ability.Node{part}
				given[i] = slices.Delete(slices.Clone(given[i]), j, j+1)
				return
			}
		}
	}
}

// isAdjective reports whether a trait can't stand for the card that has it: a Critter, but a
// Chaotic card.
func isAdjective(n *ability.Node) bool {
	return n.Op == ability.Trait && slices.Contains([]string{"Chaotic", "Crystal", "Epic"}, n.Args[0].Text)
}

// reference matches "that Friend" with certain cards: the head is what they were
// called as they were first mentioned.
func (m *match) reference(parts []*ability.Node, _ []int, pattern *ability.Node) bool {
	h, word := m.hole(pattern.Args[1]), pattern.Args[0].Text
	if len(parts) != 1 || h < 0 || word == "refThis" || m.printer.isMany(parts[0]) != (word == "refCards") {
		return false
	}
	head := m.printer.headOf(parts[0])
	return head != nil && m.bind(h, []*ability.Node{head})
}

// isChosenProblems reports whether a place is where a Problem is that was spoken of.
func (p *printer) isChosenProblems(n *ability.Node) bool {
	if n.Op != ability.AreaOf || n.Args[0].Op != ability.Bound {
		return false
	}
	head := p.headOf(n.Args[0])
	return head != nil && head.Op == ability.Problem
}

// headOf gives the head word of what a name stands for: Friend for what was chosen
// among Friends.
func (p *printer) headOf(n *ability.Node) (head *ability.Node) {
	if n.Op == ability.Host && p.on.Host != "" {
		if host, err := ability.ReadPart(p.on.Host, nil); err == nil {
			return host[0]
		}
	}
	if n.Op != ability.Bound {
		return nil
	}
	for _, s := range p.statements {
		s.Walk(func(binder *ability.Node) bool {
			if i := slices.Index(binder.Names, n.Text); i >= 0 && head == nil {
				head = headIn(binder)
			}
			return true
		})
	}
	return head
}

// isMany reports whether a name stands for more than one card, as far as the ability
// tells.
func (p *printer) isMany(n *ability.Node) (is bool) {
	for _, s := range p.statements {
		s.Walk(func(binder *ability.Node) bool {
			if n.Op == ability.Bound && slices.Contains(binder.Names, n.Text) && len(binder.Args) > 0 {
				switch binder.Op {
				case ability.Choose, ability.ChooseRandom, ability.ChooseHidden, ability.Search:
					is = binder.Args[0].Op != ability.Literal || binder.Args[0].Num != 1
				case ability.Look, ability.Reveal:
					of := binder.Args[0]
					isTop := of.Op == ability.TopOf || of.Op == ability.BottomOf
					is = of.Op == ability.In || isTop && (of.Args[1].Op != ability.Literal || of.Args[1].Num != 1)
				case ability.CreateToken:
					is = binder.Args[0].Op != ability.Literal || binder.Args[0].Num != 1
				}
			}
			return true
		})
	}
	return is
}

func headIn(binder *ability.Node) (head *ability.Node) {
	for _, a := range binder.Args {
		a.Walk(func(n *ability.Node) bool {
			switch n.Op {
			case ability.Friend, ability.Resource, ability.Troublemaker, ability.Problem, ability.ManeCharacter,
				ability.Character, ability.EventCard, ability.Trait:
				if head == nil || head.Op == ability.Trait {
					head = n
				}
			case ability.Not:
				return false
			}
			return true
		})
	}
	if head == nil {
		head = &ability.Node{Op: ability.AnyCard, Kind: ability.Cards}
	}
	return head
}

// words writes the template with what was matched in its holes, in some ways.
func (m *match) words() [][]string {
	all := [][]string{nil}
	for at, it := range m.template.items {
		if it.words != nil {
			if !it.optional {
				for i := range all {
					all[i] = append(slices.Clip(all[i]), m.inNumber(all[i], it))
				}
			}
			continue
		}
		h := m.template.holes[it.hole]
		w := m.inner
		if h.name == "who" || h.name == "s" || m.template.whoOf != "" && m.template.whoOf != h.name {
			w = m.who
		}
		w.isMode = m.who.isMode || m.template.asks.Has(ability.Case)
		w.isToDo = at == 0 && m.who.isToDo || at > 0 && m.template.items[at-1].printed == "to" && h.category.kind == ability.Effect
		first := slices.IndexFunc(m.template.holes, func(other hole) bool { return other.name == h.name })
		value := m.values[first]
		if !m.set[first] { // who does it, or of what it is said
			switch {
			case m.template.by != nil && m.template.by.Text == h.name:
				value = []*ability.Node{m.inner.by}
			case m.template.subject != nil && m.template.subject.Text == h.name:
				value = []*ability.Node{m.inner.subject}
			default: // words that say nothing
				value = h.category.templates[0].notation
			}
		}
		var ways [][]string
		if h.category.name == "Owners" && !m.set[first] {
			for i := range all {
				all[i] = append(slices.Clip(all[i]), m.owners()...)
			}
			continue
		}
		if h.repeats {
			words := []string{}
			if h.category.name == "Adjective" { // what is said last in normal form stands first
				value = slices.Clone(value)
				slices.Reverse(value)
			}
			for _, part := range value {
				one := m.printer.print(h.category, []*ability.Node{part}, w)
				if len(one) == 0 {
					return nil
				}
				words = append(words, one[0]...)
			}
			ways = [][]string{words}
		} else {
			ways = m.printer.print(h.category, value, w)
		}
		ways = m.fitting(at, ways)
		var next [][]string
		for _, before := range all {
			for _, after := range ways {
				if len(next) < m.printer.most {
					next = append(next, append(slices.Clip(before), after...))
				}
			}
		}
		if all = next; len(all) == 0 {
			return nil
		}
	}
	return all
}

// inNumber gives a word as it is printed: after "their owners'" in the plural, after 1 in the
// singular.
func (m *match) inNumber(before []string, it item) string {
	if n := len(before); n > 1 && before[n-1] == "'" && before[n-2] == "owners" && slices.Contains(it.words, it.printed+"s") {
		return it.printed + "s"
	}
	one := strings.TrimSuffix(it.printed, "s")
	if n := len(before); n > 0 && before[n-1] == "1" && one != it.printed && slices.Contains(it.words, one) {
		return one
	}
	return it.printed
}

// owners says whose hand, deck or pile cards go to that the template's first hole for cards
// holds: their owner's (410), which is said more plainly of a player's own cards.
func (m *match) owners() []string {
	i := slices.IndexFunc(m.template.holes, func(h hole) bool { return h.category.kind == ability.Cards })
	if i < 0 || !m.set[i] {
		return []string{"its", "owner", "'s"}
	}
	what := m.values[i][0]
	of := m.template.holes[i].category
	isMany := what.Kind == ability.Cards && what.Op != ability.This && what.Op != ability.Host && of.form != singular
	switch {
	case what.Op == ability.Bound:
		isMany = m.printer.isMany(what)
		what = m.printer.binderOf(what)
	case isChoice(what):
		isMany = what.Args[0].Op != ability.Literal || what.Args[0].Num != 1
	}
	var owner *ability.Node
	what.Walk(func(n *ability.Node) bool {
		switch n.Op {
		case ability.In:
			owner = n.Args[1]
		case ability.TopOf, ability.BottomOf:
			owner = n.Args[0]
		}
		return owner == nil && n.Op != ability.Not
	})
	switch {
	case owner != nil && owner.Op == ability.You:
		return []string{"your"}
	case owner != nil && m.inner.by.Op != ability.You && owner.Equals(m.inner.by):
		return []string{"their"}
	case isMany:
		return []string{"their", "owners", "'"}
	}
	return []string{"its", "owner", "'s"}
}

// binderOf gives what binds a name, the name itself if nothing does.
func (p *printer) binderOf(name *ability.Node) *ability.Node {
	found := name
	for _, s := range p.statements {
		s.Walk(func(n *ability.Node) bool {
			if slices.Contains(n.Names, name.Text) {
				found = n
			}
			return found == name
		})
	}
	return found
}

// fitting gives the wordings of a hole that stand well where it is: something is done to
// "them", and what lasts for a while is got.
func (m *match) fitting(at int, ways [][]string) (all [][]string) {
	kind, does := m.template.holes[m.template.items[at].hole].category.kind, m.template.category.kind == ability.Effect
	isAfter := at > 0 && m.template.items[at-1].words != nil
	for _, words := range ways {
		switch {
		case len(words) == 0:
		case isAfter && kind == ability.Cards && does && words[0] == "they":
			words = append([]string{"them"}, words[1:]...)
		case kind == ability.Number && isAfter && m.template.items[at-1].printed == "choose":
			if n := slices.Index([]string{"0", "1", "2", "3"}, words[0]); n > 0 { // modes
				words = []string{numberWords[n]}
			}
		case kind == ability.Modifier && strings.HasPrefix(m.template.category.name, "Deed"):
			words = slices.Clone(words)
			for i := range len(words) - 1 {
				isPower := strings.HasPrefix(words[i+1], "+") || strings.HasPrefix(words[i+1], "-")
				if got := map[string]string{"has": "gets", "have": "get"}[words[i]]; isPower && got != "" {
					words[i] = got
				}
			}
		}
		all = append(all, words)
	}
	return all
}

// bareVerbs are the words with which what is done begins, where nothing is said of who does it.
var bareVerbs = map[string]bool{}

// findVerbs finds them in the templates.
func findVerbs() {
	for _, name := range []string{"Deed", "Payment", "Cost", "Deeds"} {
		for _, t := range categories[name].printing {
			begin, _, _ := strings.Cut(t.template.words, " ")
			isName := slices.Contains([]string{"a", "all", "an", "at", "each", "if", "in", "opponents", "the", "there",
				"until", "while", "you", "your"}, begin)
			if t.items[0].words != nil && !isName {
				bareVerbs[t.items[0].printed] = true
			}
		}
	}
}

func (p *printer) printBuiltin(c *category, nodes []*ability.Node) []string {
	if len(nodes) != 1 {
		return nil
	}
	n := nodes[0]
	switch {
	case c.name == "Color" && colorNames[n.Op] != "":
		return []string{"[" + colorNames[n.Op] + "]"}
	case n.Op == ability.Quoted && c.kind == ability.Text && c.name != "Traits" && !strings.HasPrefix(c.name, "Token"):
		return []string{n.Text}
	case n.Op == ability.Quoted && c.name == "TokenWords":
		words, keyword, with := strings.Cut(n.Text, " with ")
		words += " token"
		if with {
			words += " with " + keyword
		}
		return []string{words}
	case n.Op == ability.Quoted && c.name == "TokenWordsMany":
		words, keyword, with := strings.Cut(n.Text, " with ")
		words += " tokens"
		if with {
			words += " with " + keyword
		}
		return []string{words}
	case n.Op == ability.Quoted && c.name == "Traits":
		return []string{plural(n.Text)}
	case n.Op != ability.Literal:
		return nil
	case c.name == "Int" && n.Num >= 0:
		return []string{strconv.Itoa(n.Num)}
	case c.name == "Signed":
		return []string{signedText(n.Num)}
	case c.name == "Bracketed" && n.Num >= 0:
		return []string{"[" + strconv.Itoa(n.Num) + "]"}
	case c.name == "SignedBracketed" && n.Num >= 0:
		return []string{"+[" + strconv.Itoa(n.Num) + "]"}
	}
	return nil
}

func signedText(n int) string {
	if n < 0 {
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}

var colorNames = map[ability.Op]string{ability.Blue: "Loyalty", ability.Orange: "Honesty", ability.Pink: "Laughter",
	ability.Purple: "Magic", ability.White: "Generosity", ability.Yellow: "Kindness"}

// sentence joins words as they are written: with a capital at the start of each
// sentence, no space before punctuation, and "an" before vowels.
func sentence(words []string) string {
	var b strings.Builder
	capital, isQuoted, isGlued := true, false, true
	for i, w := range words {
		if w == "a" && i+1 < len(words) && startsWithVowel(words[i+1]) {
			w = "an"
		}
		closes := w == "\"" && isQuoted
		isMark := closes || w == "-" || w == "," || w == "." || w == ":" || w == "'s" || w == "'"
		if !isMark && !isGlued {
			b.WriteByte(' ')
		}
		if capital && !isMark && w != "\"" {
			w = strings.ToUpper(w[:1]) + w[1:]
		}
		b.WriteString(w)
		isQuoted = isQuoted != (w == "\"")
		isGlued = w == "-" || w == "\"" && isQuoted
		capital = w == "." || w == ":" || w == "\"" && isQuoted
	}
	if text := b.String(); strings.HasSuffix(text, ".\"") {
		return text
	}
	return b.String() + "."
}

func startsWithVowel(w string) bool {
	w = strings.ToLower(strings.TrimPrefix(w, "["))
	isUn := strings.HasPrefix(w, "un") && !strings.HasPrefix(w, "uni")
	return isUn || strings.HasPrefix(w, "honesty") || w != "" && strings.ContainsRune("aeio", rune(w[0]))
}

// flat gives the parts of a description.
func flat(n *ability.Node) []*ability.Node {
	if n.Op != ability.And {
		return []*ability.Node{n}
	}
	return append(flat(n.Args[0]), flat(n.Args[1])...)
}

func joined(parts []*ability.Node) *ability.Node {
	one := parts[0]
	for _, p := range parts[1:] {
		one = join(one, p)
	}
	return one
}

// folded puts what is chosen back to where it is first used, as English says it:
// it := Choose(1, Friend) and Frighten(it) is Frighten(Choose(1, Friend)).
func folded(list []*ability.Node) []*ability.Node {
	var all []*ability.Node
	for _, n := range list {
		n.Body, n.Else = folded(n.Body), folded(n.Else)
		for last := len(all) - 1; last >= 0 && len(all[last].Names) == 1; last-- {
			if !(isChoice(all[last]) && putIn(n, all[last])) && !asked(n, all[last]) {
				break
			}
			all = all[:last]
		}
		all = append(all, n)
	}
	return all
}

// asked puts what a player may do into the condition that asks whether it was done: "you may
// move a Friend. If you do, ready it".
func asked(n, may *ability.Node) bool {
	if n.Op != ability.If || may.Op != ability.May || len(may.Args) < 2 || n.Args[0].Op != ability.Any ||
		n.Args[0].Args[0].Op != ability.Bound || n.Args[0].Args[0].Text != may.Names[0] {
		return false
	}
	does := may.Args[len(may.Args)-1]
	for _, a := range does.Args {
		if a != nil && isChoice(a) && len(a.Names) == 0 {
			a.Names, may.Names = may.Names, nil
			n.Args[0] = may
			return true
		}
	}
	if len(does.Names) > 0 {
		return false
	}
	does.Names, may.Names = may.Names, nil
	n.Args[0] = may
	return true
}

func isChoice(n *ability.Node) bool {
	return n.Op == ability.Choose || n.Op == ability.ChooseRandom
}

// putIn puts a choice in the place of the first use of its name.
func putIn(n, choice *ability.Node) bool {
	for i, a := range n.Args {
		switch {
		case a == nil:
		case a.Op == ability.Bound && a.Text == choice.Names[0]:
			n.Args[i] = choice
			return true
		case a.Op == ability.Beneath && putIn(a, choice):
			return true
		case (n.Op == ability.Cost || n.Op == ability.If) && a.Kind == ability.Effect && putIn(a, choice):
			return true
		}
	}
	if n.Op == ability.Until || n.Op == ability.Lasting {
		return len(n.Body) > 0 && putIn(n.Body[0], choice)
	}
	return false
}
