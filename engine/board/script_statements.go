package board

import (
	"fmt"
	"slices"

	"canterlaw/engine/ability"
	"canterlaw/engine/rule"
)

// block adds the ability in a block.
func (c *compiler) block(n *ability.Node, body []*ability.Node, id AbilityID) AbilityID {
	c.scopes = append(c.scopes, map[string]uint8{})
	defer func() { c.scopes = c.scopes[:len(c.scopes)-1] }()
	c.program.ops.Add(n.Op)
	var event *ability.Node
	var ends []*ability.Node
	var results []uint8
	statements := body
	switch n.Op {
	case ability.Until, ability.Lasting:
		for _, e := range n.Args {
			ends = append(ends, c.expression(e))
		}
	case ability.Next, ability.NextInstead:
		event = c.expression(n.Event())
		for _, e := range n.Args[1:] {
			ends = append(ends, c.expression(e))
		}
		results = c.bind(n.Names)
	}
	var inner AbilityID
	if event == nil {
		inner = c.ability(statements, id, false)
	} else {
		inner = c.delayed(statements, id, n.Op == ability.NextInstead)
		c.program.abilities[inner].Event = event
		c.program.abilities[inner].Results = results
		c.program.abilities[inner].Next = true
	}
	a := &c.program.abilities[inner]
	a.Ends = ends
	if n.Op == ability.Until || n.Op == ability.Lasting {
		c.lockModifiers(a, n.Op == ability.Until)
		c.lockWithTheEffect(a)
	}
	return inner
}

// followUp adds what is done in addition to something, with the names of what it
// was done to.
func (c *compiler) followUp(names []string, body []*ability.Node, id AbilityID) AbilityID {
	c.scopes = append(c.scopes, map[string]uint8{})
	defer func() { c.scopes = c.scopes[:len(c.scopes)-1] }()
	results := c.bind(names)
	inner := c.delayed(body, id, true)
	c.program.abilities[inner].Results = results
	return inner
}

// delayed adds the ability of a delayed trigger or replacement.
func (c *compiler) delayed(body []*ability.Node, parent AbilityID, replaces bool) AbilityID {
	id := AbilityID(len(c.program.abilities))
	c.program.abilities = append(c.program.abilities, Ability{})
	a := Ability{Parent: parent, Zones: 1 << Play, Type: ability.Triggered}
	if replaces {
		a.Type = ability.Replacement
	}
	outerLocks, outerLocking, outerTriggered := c.locks, c.locking, c.triggered
	c.locks, c.locking, c.triggered = nil, !replaces, !replaces
	a.Script = c.statements(nil, body, id)
	a.Locks = c.locks
	c.locks, c.locking, c.triggered = outerLocks, outerLocking, outerTriggered
	c.program.abilities[id] = a
	return id
}

// statements compiles what is done in order.
func (c *compiler) statements(out []Instruction, body []*ability.Node, id AbilityID) []Instruction {
	for _, n := range body {
		out = c.statement(out, n, id)
	}
	return out
}

func (c *compiler) inner(out []Instruction, body []*ability.Node, id AbilityID) []Instruction {
	c.scopes = append(c.scopes, map[string]uint8{})
	out = c.statements(out, body, id)
	c.scopes = c.scopes[:len(c.scopes)-1]
	return out
}

func (c *compiler) statement(out []Instruction, n *ability.Node, id AbilityID) []Instruction {
	c.program.ops.Add(n.Op)
	switch n.Op {
	case ability.If:
		return c.branch(out, n, id)
	case ability.Each, ability.EachPlayer:
		slots := []uint8{0, c.newSlot()}
		if n.Op == ability.EachPlayer {
			slots = append(slots, c.newSlot())
		}
		out = append(out, Instruction{Kind: EachBegins, Node: c.withArgs(n), Slots: slots})
		c.scopes = append(c.scopes, map[string]uint8{})
		if named := c.bind(n.Names); len(named) > 0 {
			slots[0] = named[0]
		} else {
			slots[0] = c.newSlot()
		}
		c.done(slots)
		next := len(out)
		out = append(out, Instruction{Kind: EachNext, Node: c.withArgs(n), Slots: slots})
		out = c.statements(out, n.Body, id)
		c.scopes = c.scopes[:len(c.scopes)-1]
		out = append(out, Instruction{Kind: JumpTo, To: uint16(next)})
		out[next].To = uint16(len(out))
		return out
	case ability.Times:
		slots := []uint8{0, c.newSlot()}
		out = append(out, Instruction{Kind: TimesBegins, Node: c.withArgs(n), Slots: slots})
		c.done(slots)
		next := len(out)
		out = append(out, Instruction{Kind: TimesNext, Slots: slots})
		out = c.inner(out, n.Body, id)
		out = append(out, Instruction{Kind: JumpTo, To: uint16(next)})
		out[next].To = uint16(len(out))
		return out
	case ability.Modes:
		slots := []uint8{c.newSlot()}
		out = append(out, Instruction{Kind: ModesBegins, Node: c.modes(n), Slots: slots})
		c.done(slots)
		for _, mode := range n.Body {
			c.program.ops.Add(mode.Op)
			test := len(out)
			out = append(out, Instruction{Kind: ModeNext, Num: uint8(mode.Num), Slots: slots})
			out = c.inner(out, mode.Body, id)
			out[test].To = uint16(len(out))
		}
		return out
	case ability.DuringNext:
		return c.statements(out, duringNext(n), id)
	case ability.Until, ability.Lasting, ability.Next, ability.NextInstead:
		return append(out, Instruction{Kind: Create, Node: n, Block: c.block(n, n.Body, id)})
	}
	out = c.effect(out, n)
	if len(n.Names) > 0 {
		slots := c.bind(n.Names)
		c.setResults(out, slots)
		if n.Op == ability.Choose && n.By().Op == ability.You {
			c.chosen = append(c.chosen, slots[0])
		}
	}
	return out
}

// isForYou reports whether text that has cards retired says so to whoever processes it: of the
// card that it is on, and of what that player has chosen, which they may not control any more
// by then (410.2). Others retire what is theirs.
func (c *compiler) isForYou(retired *ability.Node) bool {
	return retired.Op == ability.This || retired.Op == ability.Bound && slices.Contains(c.chosen, retired.Slot)
}

// duringNext says what lasts during the next phase of a sort by other words: until the end of
// that phase, but only during it, and from the phase after on where it is such a phase now.
func duringNext(n *ability.Node) (all []*ability.Node) {
	whose := n.By()
	if whose != nil && whose.Op != ability.Bound {
		const name = "whose phase" // no name that text could have
		all = append(all, &ability.Node{Op: ability.Let, Kind: ability.Effect, Names: []string{name},
			Args: []*ability.Node{whose}, Pos: n.Pos})
		whose = &ability.Node{Op: ability.Bound, Kind: ability.Player, Text: name, Pos: n.Pos}
	}
	timed := func(op ability.Op, kind ability.Kind) *ability.Node {
		return &ability.Node{Op: op, Kind: kind, Args: []*ability.Node{n.Time().Clone(), whose.Clone()}, Pos: n.Pos}
	}
	block := func(op ability.Op, arg *ability.Node, body ...*ability.Node) *ability.Node {
		return &ability.Node{Op: op, Kind: ability.Block, Args: []*ability.Node{arg}, Body: body, Pos: n.Pos}
	}
	lasts := func() *ability.Node {
		during := block(ability.If, timed(ability.During, ability.Condition))
		for _, inner := range n.Body {
			during.Body = append(during.Body, inner.Clone())
		}
		return block(ability.Until, timed(ability.EndOf, ability.Event), during)
	}
	phase := &ability.Node{Op: ability.Phase, Kind: ability.Time, Pos: n.Pos}
	next := &ability.Node{Op: ability.StartOf, Kind: ability.Event, Args: []*ability.Node{phase, nil}, Pos: n.Pos}
	either := block(ability.If, timed(ability.During, ability.Condition), block(ability.Next, next, lasts()))
	either.Else = []*ability.Node{lasts()}
	return append(all, either)
}

func (c *compiler) withArgs(n *ability.Node) *ability.Node {
	copied := *n
	copied.Body, copied.Else = nil, nil
	copied.Args = make([]*ability.Node, len(n.Args))
	for i, arg := range n.Args {
		copied.Args[i] = c.value(arg)
	}
	return &copied
}

// modes keeps how many modes there are.
func (c *compiler) modes(n *ability.Node) *ability.Node {
	copied := c.withArgs(n)
	copied.Num = len(n.Body)
	return copied
}

// setResults gives the last effect of a script the slots for its results.
func (c *compiler) setResults(out []Instruction, slots []uint8) {
	for i := len(out) - 1; i >= 0; i-- {
		if out[i].Kind == Do {
			out[i].Slots = slots
			if n := out[i].Node; len(slots) > 0 && n.Op == ability.Choose && n.By() != nil && n.By().Op != ability.You {
				if c.choosers == nil {
					c.choosers = map[uint8]*ability.Node{}
				}
				c.choosers[slots[0]] = n.By()
			}
			if len(slots) > 0 && takesFromPlay.Has(out[i].Node.Op) {
				if c.taking == nil {
					c.taking = map[uint8]*ability.Node{}
				}
				c.taking[slots[0]] = out[i].Node
			}
			break
		}
	}
	c.done(slots)
}

// takesFromPlay are the effects that take cards out of play, or turn them face-down.
var takesFromPlay = ability.Ops(ability.Retire, ability.Dismiss, ability.Banish, ability.Frighten, ability.PutInHand,
	ability.PutOnTop, ability.PutOnBottom, ability.PutInDiscards, ability.ShuffleIntoDeck, ability.SetAside,
	ability.TurnFaceDown)

// PowerTaken gives the slot in which an effect that takes cards out of play keeps the power they had
// there, where text asks for it afterwards (709.2): zero where none does.
func PowerTaken(effect *ability.Node) (slot uint8) {
	if takesFromPlay.Has(effect.Op) {
		return effect.Slot
	}
	return 0
}

// powerTaken has the effect that took cards keep their power, for text that asks for it.
func (c *compiler) powerTaken(n *ability.Node) {
	if n.Op != ability.Power || n.Cards() == nil || n.Cards().Op != ability.Bound {
		return
	}
	effect := c.taking[n.Cards().Slot]
	if effect == nil {
		return
	}
	if effect.Slot == 0 {
		effect.Slot = c.newSlot()
	}
	n.Num = int(effect.Slot)
}

// done notes that the script has filled slots.
func (c *compiler) done(slots []uint8) {
	for _, slot := range slots {
		if slot != 0 && c.made != nil {
			c.made[slot] = true
		}
	}
}

// effect compiles one effect: effects among its arguments, or in a description there, come
// first, and their results take their place.
func (c *compiler) effect(out []Instruction, n *ability.Node) []Instruction {
	if n.Op == ability.May {
		return c.may(out, n)
	}
	c.program.ops.Add(n.Op)
	copied := *n
	copied.Args = make([]*ability.Node, len(n.Args))
	for i, arg := range n.Args {
		if arg != nil && hasEffect(arg) {
			out, arg = c.doneBefore(out, arg)
		}
		copied.Args[i] = c.value(arg)
	}
	if n.Kind == ability.Modifier { // the reader lets none pass
		panic("board: a modifier among effects")
	}
	if n.Op == ability.Retire && c.isForYou(copied.Args[0]) {
		copied.Num = ByWhoProcesses
	}
	out = append(out, Instruction{Kind: Do, Node: &copied})
	if chosen := copied.Arg(0); byWhoChooses.Has(n.Op) && chosen.Op == ability.Bound {
		out[len(out)-1].By = c.choosers[chosen.Slot]
	}
	switch n.Op {
	case ability.Choose, ability.ChooseTogether, ability.ChoosePlayer, ability.ChooseArea, ability.ChooseColor,
		ability.ChooseType,
		ability.ChooseTrait, ability.ChooseNumber, ability.NameCard, ability.Look, ability.Let:
	default:
		c.locking = false // from here on the effect itself has changed the game
	}
	return out
}

// byWhoChooses are the effects that are done by whoever chooses what they are done to: text by which
// somebody exhausts one of their Friends has them choose it, too.
var byWhoChooses = ability.Ops(ability.Dismiss, ability.Banish, ability.Exhaust, ability.Ready, ability.Frighten,
	ability.Unfrighten, ability.PutInHand, ability.PutCounters, ability.CutieMark)

// doneBefore compiles the effects that an argument consists of or contains, and gives the
// argument with names of what they bind in their places.
func (c *compiler) doneBefore(out []Instruction, n *ability.Node) ([]Instruction, *ability.Node) {
	if n.Kind != ability.Effect {
		copied := *n
		copied.Args = slices.Clone(n.Args)
		for i, arg := range n.Args {
			if arg != nil {
				out, copied.Args[i] = c.doneBefore(out, arg)
			}
		}
		return out, &copied
	}
	out = c.effect(out, n)
	name := fmt.Sprintf("what was done %d", c.slots) // no name that text could have
	c.setResults(out, c.bind([]string{name}))
	kind := ability.Cards
	if results := n.Op.Entry().Results; len(results) > 0 {
		kind = results[0]
	}
	return out, &ability.Node{Op: ability.Bound, Kind: kind, Text: name, Pos: n.Pos}
}

// may compiles what a player may do: asked once, then all of it.
func (c *compiler) may(out []Instruction, n *ability.Node) []Instruction {
	ask := len(out)
	node := *n
	node.Args = []*ability.Node{c.value(n.By())}
	parts := n.Args[1:]
	out = append(out, Instruction{Kind: AskMay, Node: &node})
	var stops []int
	for _, part := range parts {
		out = c.effect(out, part)
		stops = append(stops, len(out))
		out = append(out, Instruction{Kind: JumpIfUndone})
	}
	for _, at := range append(stops, ask) {
		out[at].To = uint16(len(out))
	}
	return out
}

// branch compiles if and else.
func (c *compiler) branch(out []Instruction, n *ability.Node, id AbilityID) []Instruction {
	if n.Condition().Op == ability.StartFaceoff {
		return c.faceoff(out, n, id)
	}
	out, exits := c.condition(out, n.Condition(), false)
	out = c.inner(out, n.Body, id)
	end := -1
	if len(n.Else) > 0 {
		end = len(out)
		out = append(out, Instruction{Kind: JumpTo})
	}
	for _, at := range exits {
		out[at].To = uint16(len(out))
	}
	if end >= 0 {
		out = c.inner(out, n.Else, id)
		out[end].To = uint16(len(out))
	}
	return out
}

// faceoff compiles a faceoff that is started with what is done if it is won and
// if it is lost: during the faceoff, not after it (514.5d).
func (c *compiler) faceoff(out []Instruction, n *ability.Node, id AbilityID) []Instruction {
	if c.program.Holds(rule.R709_2) {
		var controllers []*ability.Node
		n, controllers = controllersBefore(n)
		out = c.statements(out, controllers, id)
	}
	out = c.effect(out, n.Condition())
	starts := len(out) - 1
	won := c.followUp(nil, n.Body, id)
	out[starts].Block = won
	if len(n.Else) > 0 {
		out[starts].Else = c.followUp(nil, n.Else, id)
	}
	return out
}

// controllersBefore gives a faceoff that is started with what follows it, where that speaks of
// the controllers of cards that were named before it: as they are before it starts (709.2), as in
// the faceoff such a card can leave play. It gives what remembers them, too.
func controllersBefore(n *ability.Node) (with *ability.Node, before []*ability.Node) {
	with = n.Clone()
	follows := slices.Concat(with.Body, with.Else)
	var namedAfter []string
	for _, inner := range follows {
		inner.Walk(func(n *ability.Node) bool {
			namedAfter = append(namedAfter, n.Names...)
			return true
		})
	}
	known := map[string]bool{}
	for _, inner := range follows {
		inner.Walk(func(who *ability.Node) bool {
			if who.Op != ability.Controller || who.Cards().Op != ability.Bound ||
				slices.Contains(namedAfter, who.Cards().Text) {
				return true
			}
			name := "controller of " + who.Cards().Text // no name that text could have
			if !known[name] {
				known[name] = true
				before = append(before, &ability.Node{Op: ability.Let, Kind: ability.Effect, Names: []string{name},
					Args: []*ability.Node{who.Clone()}, Pos: who.Pos})
			}
			*who = ability.Node{Op: ability.Bound, Kind: ability.Player, Text: name, Pos: who.Pos}
			return true
		})
	}
	return with, before
}

// condition compiles a condition and gives the instructions that leave when it
// is false (when true, if negated).
func (c *compiler) condition(out []Instruction, n *ability.Node, negated bool) ([]Instruction, []int) {
	switch {
	case !hasEffect(n):
		node := c.value(n)
		late := c.triggered && !c.locking && c.canLock(node)
		if late && c.program.readings[LateCondition] == AsCreated {
			c.lock(node, false)
		}
		if negated {
			node = &ability.Node{Op: ability.Not, Kind: ability.Condition, Args: []*ability.Node{node}, Pos: n.Pos}
		}
		return append(out, Instruction{Kind: JumpUnless, Node: node, Late: late}), []int{len(out)}
	case n.Op == ability.Not:
		return c.condition(out, n.What(), !negated)
	case n.Op == ability.And && !negated, n.Op == ability.Or && negated:
		out, left := c.condition(out, n.Left(), negated)
		out, right := c.condition(out, n.Right(), negated)
		return out, append(left, right...)
	case n.Op == ability.And, n.Op == ability.Or:
		out, left := c.condition(out, n.Left(), negated)
		met := len(out)
		out = append(out, Instruction{Kind: JumpTo})
		for _, at := range left {
			out[at].To = uint16(len(out))
		}
		out, right := c.condition(out, n.Right(), negated)
		out[met].To = uint16(len(out))
		return out, right
	}
	out = c.effect(out, n)
	if negated {
		out = append(out, Instruction{Kind: JumpIfUndone, To: uint16(len(out) + 2)}, Instruction{Kind: JumpTo})
		return out, []int{len(out) - 1}
	}
	return append(out, Instruction{Kind: JumpIfUndone}), []int{len(out)}
}

func hasEffect(n *ability.Node) bool {
	found := false
	n.Walk(func(inner *ability.Node) bool {
		found = found || inner.Kind == ability.Effect
		return !found
	})
	return found
}
