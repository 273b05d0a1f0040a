package board

import "canterlaw/engine/ability"

// value copies an expression that an instruction needs; what is locked in of it
// gets slots.
func (c *compiler) value(n *ability.Node) *ability.Node {
	copied := c.expression(n)
	if c.locking {
		c.lock(copied, false)
	}
	return copied
}

// lock gives slots to the outermost numbers and conditions of an expression
// that check the game and can be evaluated as the effect is created, and to the host of its
// card, which may have left play or be on another card once it is processed; at the end of a
// faceoff to flipped cards as well, which are back in their decks by then.
func (c *compiler) lock(n *ability.Node, described bool) {
	if n == nil || n.Op == ability.Bound || n.Op == ability.Literal {
		return
	}
	locks := n.Kind == ability.Number || n.Kind == ability.Condition ||
		n.Kind == ability.Cards && (c.ending && saysFlipped(n) || n.Op == ability.Host)
	if locks && !described && c.canLock(n) {
		n.Slot = c.newSlot()
		c.locks = append(c.locks, n)
		return
	}
	for _, arg := range n.Args {
		c.lock(arg, described || n.Kind == ability.Cards)
	}
}

// saysFlipped reports whether a description says that cards are flipped.
func saysFlipped(n *ability.Node) bool {
	says := false
	n.Walk(func(inner *ability.Node) bool {
		says = says || inner.Op == ability.IsFlipped
		return !says
	})
	return says
}

// canLock reports whether an expression depends on nothing that the effect
// itself brings about.
func (c *compiler) canLock(n *ability.Node) bool {
	can := true
	n.Walk(func(inner *ability.Node) bool {
		if inner.Op == ability.Bound && c.made[inner.Slot] || inner.Kind == ability.Effect ||
			inner.Op == ability.AnyNumber || inner.Op == ability.X || inner.Op == ability.CanLastUntil {
			can = false
		}
		return can
	})
	return can
}

// modifiers copies the statements of what lasts.
func (c *compiler) modifiers(body []*ability.Node, id AbilityID) []*ability.Node {
	var all []*ability.Node
	for _, n := range body {
		switch n.Op {
		case ability.If:
			m := *n
			c.program.ops.Add(n.Op)
			m.Args = []*ability.Node{c.value(n.Condition())}
			m.Body, m.Else = c.modifiers(n.Body, id), c.modifiers(n.Else, id)
			all = append(all, forEachPlayerFirst(&m)...)
		case ability.EachPlayer:
			m := *n
			c.program.ops.Add(n.Op)
			m.Args = []*ability.Node{c.value(n.Players())}
			c.scopes = append(c.scopes, map[string]uint8{})
			for _, slot := range c.bind(n.Names) {
				m.Slot = slot
			}
			m.Body = c.modifiers(n.Body, id)
			c.scopes = c.scopes[:len(c.scopes)-1]
			all = append(all, &m)
		case ability.Grant:
			m := *n
			c.program.ops.Add(n.Op)
			m.Args = []*ability.Node{c.value(n.Cards())}
			m.Num = int(c.block(n, n.Body, id))
			m.Body = nil
			all = append(all, &m)
		case ability.AddFlipsBlock:
			m := *n
			c.program.ops.Add(n.Op)
			m.Args = []*ability.Node{c.value(n.Players()), c.value(n.N())}
			m.Num = int(c.followUp(n.Names, n.Body, id))
			m.Body = nil
			all = append(all, &m)
		case ability.MayPlay:
			m := c.value(n)
			m.Num = int(id)
			all = append(all, m)
		case ability.MayPlayBlock:
			m := c.value(n)
			m.Num = int(c.followUp(n.Names, n.Body, id))
			m.Body = nil
			all = append(all, m)
		default:
			all = append(all, c.value(n))
		}
	}
	return all
}

// forEachPlayerFirst takes modifiers for each of several players out of a
// condition: they are made for each player, and each is under the condition.
func forEachPlayerFirst(condition *ability.Node) []*ability.Node {
	rest := *condition
	rest.Body, rest.Else = nil, nil
	all := []*ability.Node{&rest}
	take := func(body []*ability.Node, under func(own *ability.Node, body []*ability.Node)) (kept []*ability.Node) {
		for _, n := range body {
			if n.Op != ability.EachPlayer {
				kept = append(kept, n)
				continue
			}
			own, each := *condition, *n
			own.Body, own.Else = nil, nil
			under(&own, n.Body)
			each.Body = []*ability.Node{&own}
			all = append(all, &each)
		}
		return kept
	}
	rest.Body = take(condition.Body, func(own *ability.Node, body []*ability.Node) { own.Body = body })
	rest.Else = take(condition.Else, func(own *ability.Node, body []*ability.Node) { own.Else = body })
	return all
}

// lockModifiers gives slots to the numbers of definite modifiers, which are
// those of the moment of creation (708.2b), unlike those of indefinite ones (708.3a), and to the
// cards that either affect.
func (c *compiler) lockModifiers(a *Ability, definite bool) {
	if a.Type != ability.Continuous {
		return
	}
	made := c.made
	c.made = nil
	c.locks = nil
	for _, n := range a.Statements {
		if n.Op == ability.If || !definite { // "while" is checked all the time (708.2a)
			continue
		}
		for i, arg := range n.Args {
			if arg != nil && arg.Kind == ability.Number && arg.Slot == 0 && i < len(n.Args) {
				c.lock(arg, false)
			}
		}
	}
	a.Locks = append(a.Locks, c.locks...)
	for _, n := range a.Statements { // which cards are affected is settled too
		for _, arg := range affected(n) {
			if arg.Op != ability.Bound && arg.Op != ability.This {
				a.AffectsSome = true
				if c.program.readings[CardsAffected] == CardsOpen {
					continue
				}
				arg.Slot = c.newSlot()
				a.Locks = append(a.Locks, arg)
			}
		}
	}
	c.locks, c.made = nil, made
}

// lockWithTheEffect locks in the numbers of definite modifiers as the triggered effect is created
// that creates them before it has done anything else (712.2), if the point is read so.
func (c *compiler) lockWithTheEffect(a *Ability) {
	for _, n := range a.Locks {
		if !c.locking || n.Kind != ability.Number || !c.canLock(n) {
			continue
		}
		a.NumbersOfEffect = true
		if c.program.readings[NumbersOfTriggered] == WithTheEffect {
			c.locks = append(c.locks, n)
		}
	}
}

// affected gives the descriptions of the cards that a modifier affects.
func affected(n *ability.Node) []*ability.Node {
	switch {
	case n.Op == ability.GainControl:
		return []*ability.Node{n.Cards()}
	case n.Op == ability.ExchangeControl:
		return []*ability.Node{n.One(), n.Other()}
	case writes(n.Op) != 0 && n.Op != ability.If:
		return []*ability.Node{n.Subject()}
	}
	return nil
}
