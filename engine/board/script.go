package board

import (
	"slices"

	"canterlaw/engine/ability"
)

// InstructionKind is what an instruction of a script does.
type InstructionKind uint8

// The kinds of instruction.
const (
	_            InstructionKind = iota
	Do                           // the effect Node
	JumpUnless                   // go to To unless the condition Node is true
	JumpIfUndone                 // go to To if the latest effect was not done as told
	JumpTo                       // go to To
	AskMay                       // ask whether to do what follows up to To (712.3); go to To if not
	EachBegins                   // keep the cards or players of Node in the slot Slots[1]
	EachNext                     // take the next of them into Slots[0]; go to To when none is left
	TimesBegins                  // keep the number of Node in Slots[1]
	TimesNext                    // count it down; go to To at zero
	ModesBegins                  // ask for the modes of Node, and keep them in Slots[0]
	ModeNext                     // go to To unless mode Num is among those in Slots[0]
	Create                       // create the modifier Block
)

// Instruction is one step of what an ability does.
type Instruction struct {
	Kind  InstructionKind
	Node  *ability.Node
	To    uint16
	Num   uint8
	Slots []uint8   // where what it gives is kept
	Block AbilityID // of Create
	Else  AbilityID // of a faceoff that is started: what is done if it is lost, Block if it is won (514.5d)
	Cost  bool      // it is part of a cost (508)
	Late  bool      // of a condition: it could be locked in, but follows what a triggered effect has done
}

// compiler makes a program's abilities out of syntax.
type compiler struct {
	program   *Program
	scopes    []map[string]uint8
	slots     uint8
	triggered bool // what is compiled is done by a triggered effect
	locking   bool // nothing has been done yet, so numbers and conditions are locked in (712.2)
	locks     []*ability.Node
	made      map[uint8]bool // slots that the script itself fills
}

func (c *compiler) newSlot() uint8 { c.slots++; return c.slots }

func (c *compiler) bind(names []string) []uint8 {
	slots := make([]uint8, len(names))
	for i, name := range names {
		if name == "_" {
			continue
		}
		slots[i] = c.newSlot()
		c.scopes[len(c.scopes)-1][name] = slots[i]
	}
	return slots
}

func (c *compiler) lookup(name string) uint8 {
	for i := len(c.scopes) - 1; i >= 0; i-- {
		if slot, ok := c.scopes[i][name]; ok {
			return slot
		}
	}
	return 0
}

// ability adds the ability of the statements.
func (c *compiler) ability(statements []*ability.Node, parent AbilityID, onEvent bool) AbilityID {
	id := AbilityID(len(c.program.abilities))
	c.program.abilities = append(c.program.abilities, Ability{})
	a := Ability{Parent: parent, Zones: 1 << Play}
	source := ability.Ability{Statements: statements}
	a.Type = source.Type(onEvent)
	outer := struct {
		triggered, locking bool
		locks              []*ability.Node
		made               map[uint8]bool
	}{c.triggered, c.locking, c.locks, c.made}
	c.locking, c.locks, c.made = a.Type == ability.Triggered, nil, map[uint8]bool{}
	c.scopes = append(c.scopes, map[string]uint8{})
	var body []*ability.Node
	var costs []Instruction
	for _, n := range statements {
		if n.Kind != ability.Header {
			body = append(body, n)
			continue
		}
		h := c.expression(n)
		switch n.Op {
		case ability.When, ability.Instead, ability.MayInstead, ability.As, ability.After:
			a.Event, a.Optional = h.Event(), n.Op == ability.MayInstead
			a.Results = c.bind(n.Names)
		case ability.Timing:
			for _, t := range n.Args {
				a.Times = append(a.Times, c.program.timeOf(t.Op))
				a.NoTime = a.NoTime || t.Op == ability.NoTimeNamed
			}
		case ability.Once:
			a.Once = append(a.Once, n.Per().Op)
		case ability.AnyPlayer:
			a.AnyPlayer = true
		case ability.ActivateOnlyIf:
			a.OnlyIf = h.Condition()
		case ability.WorksIn:
			a.Zones = 0
			for _, z := range n.Args {
				a.Zones |= 1 << zoneOf(z.Op)
			}
		case ability.Cost, ability.AdditionalCost:
			c.locking = false
			choices := len(costs) // what is chosen for the cost stands before it
			costs = c.statements(costs, body, id)
			for j := range costs[choices:] {
				costs[choices+j].Cost = true
			}
			body = nil
			slots := c.bind(n.Names)
			for i, part := range n.Args {
				from := len(costs)
				costs = c.effect(costs, part)
				if i == len(n.Args)-1 && len(slots) > 0 {
					c.setResults(costs, slots)
				}
				for j := range costs[from:] {
					costs[from+j].Cost = true
				}
				costs = append(costs, Instruction{Kind: JumpIfUndone, To: endOfScript, Cost: true})
			}
		}
		a.Statements = append(a.Statements, h)
	}
	a.WorksFaceDown = asksForFaceDown(body)
	c.triggered = a.Type == ability.Triggered && len(costs) == 0
	c.locking = c.triggered
	if a.Type == ability.Continuous || a.Type == ability.PlayRule {
		a.Statements = append(a.Statements, c.modifiers(body, id)...)
		a.Script = costs // of AdditionalCost
	} else {
		a.Script = c.statements(costs, body, id)
	}
	a.Zones = zonesFor(a, onEvent)
	a.Locks = c.locks
	c.scopes = c.scopes[:len(c.scopes)-1]
	c.triggered, c.locking, c.locks, c.made = outer.triggered, outer.locking, outer.locks, outer.made
	c.program.abilities[id] = a
	return id
}

// endOfScript as the place to go to ends the script.
const endOfScript = 1 << 15

// zonesFor gives the zones in which an ability functions that has no WorksIn:
// play, unless it could only function elsewhere (701.3).
func zonesFor(a Ability, onEvent bool) uint16 {
	if a.Zones != 1<<Play {
		return a.Zones
	}
	switch {
	case a.Type == ability.EventText, a.Type == ability.PlayRule:
		return 1<<Hand | 1<<Queue | 1<<Play
	case a.Event != nil && isAbout(a.Event, ability.Flipped):
		return 1 << Flip
	case a.Event != nil && isAbout(a.Event, ability.Played):
		return 1<<Play | 1<<Queue
	case a.Event != nil && (isAbout(a.Event, ability.Discarded) || isAbout(a.Event, ability.MadeToDiscard)):
		return 1<<Hand | 1<<DiscardPile
	case onEvent && a.Type == ability.Triggered:
		return 1 << Flip // a Chaos ability: it could only function while the card is flipped
	case a.Type == ability.Continuous && isForPlaying(a.Statements):
		return 1<<Hand | 1<<DiscardPile | 1<<Banished | 1<<DrawDeck | 1<<Queue
	}
	return a.Zones
}

// isForPlaying reports whether modifiers are only about what it costs to play
// This, which is nothing that a card in play could do (701.3).
func isForPlaying(modifiers []*ability.Node) bool {
	for _, n := range modifiers {
		switch {
		case n.Op == ability.AddCost && isAbout(n.Event(), ability.Played):
		case n.Op == ability.If && isForPlaying(n.Body) && (len(n.Else) == 0 || isForPlaying(n.Else)):
		default:
			return false
		}
	}
	return len(modifiers) > 0
}

// isAbout reports whether an event is one of the operation about This alone.
func isAbout(e *ability.Node, op ability.Op) bool {
	if e.Op == ability.First || e.Op == ability.Where {
		return isAbout(e.Event(), op)
	}
	if e.Op != op {
		return false
	}
	for i, arg := range e.Args {
		isHost := op == ability.Played && i == 3 // played on This is another card
		if arg != nil && arg.Op == ability.This && !isHost {
			return true
		}
	}
	return false
}

// asksForFaceDown reports whether the statements could only do anything while the card
// that has them is face-down: each is there while it is, or turns it face-up.
func asksForFaceDown(statements []*ability.Node) bool {
	for _, n := range statements {
		switch n.Op {
		case ability.Unfrighten, ability.TurnFaceUp, ability.Uncover:
			if n.Cards().Op != ability.This {
				return false
			}
		case ability.If:
			if len(n.Else) > 0 || !saysFaceDown(n.Condition()) && !asksForFaceDown(n.Body) {
				return false
			}
		default:
			return false
		}
	}
	return len(statements) > 0
}

// saysFaceDown reports whether a condition is true only while the card that has it is
// face-down.
func saysFaceDown(n *ability.Node) bool {
	switch n.Op {
	case ability.And:
		return slices.ContainsFunc(n.Args, saysFaceDown)
	case ability.Is:
		return n.Cards().Op == ability.This && (n.Fit().Op == ability.IsFrightened || n.Fit().Op == ability.IsFaceDown)
	}
	return false
}

// expression copies an expression, with the slots of its names; a number or a
// condition that can be locked in is given a slot for its value.
func (c *compiler) expression(n *ability.Node) *ability.Node {
	if n == nil {
		return nil
	}
	copied := *n
	c.program.ops.Add(n.Op)
	switch n.Op {
	case ability.Bound:
		copied.Slot = c.lookup(n.Text)
	case ability.Quoted:
		copied.Num = int(c.program.word(n.Text))
	case ability.After:
		c.program.reactsToTimes = c.program.lookBackAt(n.Event()) || c.program.reactsToTimes
	case ability.Happened, ability.HowOften, ability.First:
		c.program.lookBack(n, n.Event())
	case ability.AtMost:
		c.program.lookBack(n, n.Event())
		c.program.forbid(n.Event())
	case ability.Cant:
		c.program.forbid(n.Event())
	case ability.AddCost:
		for _, k := range eventKinds(n.Event()) {
			c.program.changesCost[k] = true
		}
	}
	copied.Args = make([]*ability.Node, len(n.Args))
	for i, arg := range n.Args {
		copied.Args[i] = c.expression(arg)
	}
	return &copied
}

// lookBackAt has the history keep what an event can be, and reports whether that can be a
// time that has come or is over.
func (p *Program) lookBackAt(event *ability.Node) (marksTime bool) {
	for _, k := range eventKinds(event) {
		p.looksBack[k] = true
		marksTime = marksTime || k.marksTime()
	}
	p.looksBack[FaceoffStarted], p.looksBack[TimeStarts] = true, true
	return marksTime
}

// lookBack notes at what an operation looks back, and over what.
func (p *Program) lookBack(n, event *ability.Node) {
	p.looksAtTimes = p.lookBackAt(event) || p.looksAtTimes
	p.lookBackOver(n)
}

// lookBackOver notes whether an operation looks back over a phase, and not over the
// turn, a faceoff or the game.
func (p *Program) lookBackOver(n *ability.Node) {
	for _, per := range n.Args {
		if per != nil && per.Kind == ability.Time && per.Op != ability.Turn && per.Op != ability.Game && !isFaceoffTime(per.Op) {
			p.looksOverPhases = true
		}
	}
}

// forbid has what an event can be looked at for what forbids it.
func (p *Program) forbid(event *ability.Node) {
	for _, k := range eventKinds(event) {
		p.forbids[k] = true
	}
}

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
// that check the game and can be evaluated as the effect is created.
func (c *compiler) lock(n *ability.Node, described bool) {
	if n == nil || n.Op == ability.Bound || n.Op == ability.Literal {
		return
	}
	if (n.Kind == ability.Number || n.Kind == ability.Condition) && !described && c.canLock(n) {
		n.Slot = c.newSlot()
		c.locks = append(c.locks, n)
		return
	}
	for _, arg := range n.Args {
		c.lock(arg, described || n.Kind == ability.Cards)
	}
}

// canLock reports whether an expression depends on nothing that the effect
// itself brings about.
func (c *compiler) canLock(n *ability.Node) bool {
	can := true
	n.Walk(func(inner *ability.Node) bool {
		if inner.Op == ability.Bound && c.made[inner.Slot] || inner.Kind == ability.Effect || inner.Op == ability.AnyNumber || inner.Op == ability.X {
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
		c.lockModifiers(a)
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

// lockModifiers gives slots to the numbers of definite modifiers, which are
// those of the moment of creation (708.2b).
func (c *compiler) lockModifiers(a *Ability) {
	if a.Type != ability.Continuous {
		return
	}
	made := c.made
	c.made = nil
	c.locks = nil
	for _, n := range a.Statements {
		if n.Op == ability.If { // "while" is checked all the time (708.2a)
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

// affected gives the descriptions of the cards that a modifier affects.
func affected(n *ability.Node) []*ability.Node {
	switch {
	case n.Op == ability.GainControl:
		return n.Args[1:2]
	case n.Op == ability.ExchangeControl:
		return n.Args[:2]
	case writes(n.Op) != 0 && n.Op != ability.If:
		return n.Args[:1]
	}
	return nil
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
	case ability.Until, ability.Lasting, ability.Next, ability.NextInstead:
		return append(out, Instruction{Kind: Create, Node: n, Block: c.block(n, n.Body, id)})
	}
	out = c.effect(out, n)
	if len(n.Names) > 0 {
		c.setResults(out, c.bind(n.Names))
	}
	return out
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
			break
		}
	}
	c.done(slots)
}

// done notes that the script has filled slots.
func (c *compiler) done(slots []uint8) {
	for _, slot := range slots {
		if slot != 0 && c.made != nil {
			c.made[slot] = true
		}
	}
}

// effect compiles one effect: effects among its arguments come first, and their
// results take their place.
func (c *compiler) effect(out []Instruction, n *ability.Node) []Instruction {
	if n.Op == ability.May {
		return c.may(out, n)
	}
	c.program.ops.Add(n.Op)
	copied := *n
	copied.Args = make([]*ability.Node, len(n.Args))
	for i, arg := range n.Args {
		if arg != nil && arg.Kind == ability.Effect {
			slot := c.newSlot()
			out = c.effect(out, arg)
			c.setResults(out, []uint8{slot})
			kind := ability.Cards
			if results := arg.Op.Entry().Results; len(results) > 0 {
				kind = results[0]
			}
			copied.Args[i] = &ability.Node{Op: ability.Bound, Kind: kind, Text: "it", Slot: slot, Pos: arg.Pos}
			continue
		}
		copied.Args[i] = c.value(arg)
	}
	if n.Kind == ability.Modifier { // the reader lets none pass
		panic("board: a modifier among effects")
	}
	out = append(out, Instruction{Kind: Do, Node: &copied})
	switch n.Op {
	case ability.Choose, ability.ChoosePlayer, ability.ChooseArea, ability.ChooseColor, ability.ChooseType,
		ability.ChooseTrait, ability.ChooseNumber, ability.NameCard, ability.Look, ability.Let:
	default:
		c.locking = false // from here on the effect itself has changed the game
	}
	return out
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
	out = c.effect(out, n.Condition())
	starts := len(out) - 1
	won := c.followUp(nil, n.Body, id)
	out[starts].Block = won
	if len(n.Else) > 0 {
		out[starts].Else = c.followUp(nil, n.Else, id)
	}
	return out
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
