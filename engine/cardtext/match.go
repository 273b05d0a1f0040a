package cardtext

import (
	"slices"

	"canterlaw/engine/ability"
)

// How the notation of a template fits an ability, and what stands in its holes then.

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
	if by := t.means.by; by != nil && m.hole(by) < 0 {
		switch name, is := m.names[by.Text]; {
		case is:
			if m.inner.by.Op != ability.Bound || m.inner.by.Text != name {
				return false
			}
		case by.Op != ability.Bound && !m.node(by, m.inner.by):
			return false
		}
	}
	if t.means.subject != nil && m.hole(t.means.subject) < 0 {
		return m.node(t.means.subject, m.inner.subject)
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

// counts reports whether some nodes compare the number of which the template speaks, or say that it comes to be so.
func (m *match) counts(nodes []*ability.Node) bool {
	if len(nodes) != 1 {
		return false
	}
	compares := nodes[0]
	if compares.Op == ability.BecomesSo {
		compares = compares.Args[0]
	}
	if len(compares.Args) != 2 || compares.Subject() == nil || compares.Subject().Kind != ability.Number {
		return false
	}
	m.inner.counted = compares.Subject()
	return m.node(m.template.means.counted, m.inner.counted)
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
		return pattern == n || n == nil && (pattern.Op == ability.Players || pattern.Op == ability.AnyCard ||
			pattern.Text == "refAnyone")
	}
	if h := m.hole(pattern); h >= 0 {
		return m.bind(h, []*ability.Node{n})
	}
	if by := m.who.by; pattern.Op == ability.ControlledBy && by.Op == ability.You {
		switch n.Op { // in normal form
		case ability.Yours:
			pattern, n = pattern.Players(), by
		case ability.Opposing:
			return pattern.Players().Op == ability.OpponentOf && m.node(pattern.Players().Player(), by)
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
			return n.Equals(m.who.by) && (n.Op != ability.You || m.who.isThey)
		case "refAnyone":
			return n.Op == ability.Players
		case "counted":
			return n.Equals(m.who.counted)
		case "subject":
			s := m.who.subject
			return n.Equals(s) || n.Op == ability.Bound && isChoice(s) && len(s.Names) == 1 && s.Names[0] == n.Text
		}
		switch pattern.Text {
		case "refOther":
			return n.Op == ability.This || n.Op == ability.Host || n.Op == ability.Bound && n.Kind == ability.Cards
		case "refElided":
			return n.Op == ability.This || n.Op == ability.Host || isMane(n)
		}
		if isRemembered(n, rememberedWord(pattern.Text)) {
			return true
		}
		if _, is := numbersOf[pattern.Text]; is {
			return false
		}
		if ops, is := thisWay[pattern.Text]; is {
			return m.printer.wasDoneTo(n, ops)
		}
		switch {
		case pattern.Text == "refChosen":
			return false
		case pattern.Text == "refRest":
			return isRest(n)
		case pattern.Text == "refShown":
			return m.printer.areShown(n)
		case pattern.Text == "refElsewhere":
			return n.Kind == ability.Area && n.Op != ability.AnyProblem && n.Op != ability.Home
		case pattern.Text == "refOthers":
			return n.Op == ability.Opponents || n.Op == ability.OpponentOf
		case pattern.Text == "refNumber" && countsCertain(n): // that many as these are
			return true
		}
		if kind, is := referenceKinds[pattern.Text]; is {
			if kind == ability.Area {
				return n.Op == ability.There || m.printer.isChosenProblems(n) ||
					n.Op == ability.FaceoffArea && isOfAFaceoff(m.printer.statements)
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
		return m.node(pattern.Left(), literal(-n.Num))
	}
	if strict := strictly(n); pattern.Op == strict.Op && strict != n { // less than 3 is at most 2 in normal form
		n = strict
	}
	if pattern.Op == ability.Multiply && n.Op == ability.Minus && len(n.Args) == 1 {
		n = &ability.Node{Op: ability.Multiply, Kind: ability.Number, Args: []*ability.Node{literal(-1), n.Left()}}
	}
	if pattern.Op == ability.Multiply && n.Op != ability.Multiply && m.hole(pattern.Left()) >= 0 {
		once := []*ability.Node{literal(1)}
		return m.bind(m.hole(pattern.Left()), once) && m.node(pattern.Right(), n)
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

// strictly gives "less than 3" for "at most 2" and "more than 1" for "at least 2"; else the node itself.
func strictly(n *ability.Node) *ability.Node {
	changed := func(op ability.Op, by int) *ability.Node {
		if n.Right() == nil || n.Right().Op != ability.Literal {
			return n
		}
		return &ability.Node{Op: op, Kind: n.Kind, Args: []*ability.Node{n.Left(), literal(n.Right().Num + by)}}
	}
	switch n.Op {
	case ability.LessEqual:
		return changed(ability.Less, 1)
	case ability.GreaterEqual:
		return changed(ability.Greater, -1)
	}
	return n
}

// isRest reports whether a description is of those of certain cards that weren't taken.
func isRest(n *ability.Node) bool {
	return n.Op == ability.And && areNamed(n.Left()) && n.Right().Op == ability.Not &&
		n.Right().What().Op == ability.Bound
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
	var said []*ability.Node // with another part
	for _, part := range parts {
		if slices.Contains(said, part) {
			continue
		}
		takes := func(part *ability.Node) int {
			return slices.IndexFunc(holes, func(h int) bool {
				of := m.template.holes[h]
				isFree := of.repeats || len(given[slices.Index(holes, h)]) == 0
				return isFree && (len(holes) == 1 || m.canSay(of.category, part))
			})
		}
		i := takes(part)
		for _, other := range parts {
			if i >= 0 || len(holes) == 1 {
				break
			}
			if other == part || slices.Contains(said, other) {
				continue
			}
			if both := join(part, other); takes(both) >= 0 { // what two parts say together: only one color
				i, part = takes(both), both
				said = append(said, other)
				for j := range given {
					given[j] = slices.DeleteFunc(given[j], func(n *ability.Node) bool { return n == other })
				}
			}
		}
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
			if len(said) > 0 {
				return false
			}
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
	return pattern.Left().Op == ability.Problem && pattern.Right().Op == ability.At &&
		m.hole(pattern.Right().Areas()) >= 0
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
	return n.Op == ability.Trait && slices.Contains([]string{"Chaotic", "Crystal", "Epic"}, n.Word().Text)
}

// reference matches "that Friend" with certain cards: the head is what they were
// called as they were first mentioned. What is said of them besides stands before the two in the
// pattern.
func (m *match) reference(parts []*ability.Node, _ []int, pattern *ability.Node) bool {
	if pattern.Right().Op == ability.And {
		pattern = pattern.Right()
	}
	h, word := m.hole(pattern.Right()), pattern.Left().Text
	if len(parts) == 1 && h >= 0 && word == "refThis" && parts[0].Op == ability.Host {
		head := m.printer.headOf(parts[0])
		return head != nil && m.bind(h, []*ability.Node{head})
	}
	if head := m.printer.hostOfPlayed(parts); head != nil && h >= 0 && word == "refCard" {
		return m.bind(h, []*ability.Node{head})
	}
	if word == "refRest" {
		return len(parts) == 2 && h >= 0 && isRest(joined(parts)) && m.printer.headOf(parts[0]) != nil &&
			m.bind(h, []*ability.Node{m.printer.headOf(parts[0])})
	}
	if len(parts) != 1 || h < 0 || word == "refThis" || m.printer.isMany(parts[0]) != (word == "refCards") {
		return false
	}
	head := m.printer.headOf(parts[0])
	return head != nil && m.bind(h, []*ability.Node{head})
}
