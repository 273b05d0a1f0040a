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
	Slots []uint8       // where what it gives is kept
	Block AbilityID     // of Create
	Else  AbilityID     // of a faceoff that is started: what is done if it is lost, Block if it is won (514.5d)
	Cost  bool          // it is part of a cost (508)
	Late  bool          // of a condition: it could be locked in, but follows what a triggered effect has done
	By    *ability.Node // who does it, if somebody else than You has chosen what it is done to; nil otherwise
}

// compiler makes a program's abilities out of syntax.
type compiler struct {
	program   *Program
	scopes    []map[string]uint8
	slots     uint8
	triggered bool // what is compiled is done by a triggered effect
	locking   bool // nothing has been done yet, so numbers and conditions are locked in (712.2)
	ending    bool // it triggers as a faceoff ends, so flipped cards are locked in as well (514.6)
	locks     []*ability.Node
	made      map[uint8]bool          // slots that the script itself fills
	chosen    []uint8                 // slots of what whoever processes it chooses
	choosers  map[uint8]*ability.Node // who else chooses, by the slots of what they choose
	taking    map[uint8]*ability.Node // the effects that take cards out of play, by the slots of what they took
}

// ByWhoProcesses is the number of an effect that only whoever processes it can do (410.2).
const ByWhoProcesses = 1

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
		triggered, locking, ending bool
		locks                      []*ability.Node
		made                       map[uint8]bool
	}{c.triggered, c.locking, c.ending, c.locks, c.made}
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
	a.turnsOver = a.Type == ability.Activated && slices.ContainsFunc(body, turnsOverThis)
	c.triggered = a.Type == ability.Triggered && len(costs) == 0
	c.locking = c.triggered
	c.ending = a.triggersAtEndOfFaceoff()
	if a.Type == ability.Continuous || a.Type == ability.PlayRule {
		a.Statements = append(a.Statements, c.modifiers(body, id)...)
		a.Script = costs // of AdditionalCost
	} else {
		a.Script = c.statements(costs, body, id)
	}
	a.Zones = zonesFor(a, onEvent)
	a.Locks = c.locks
	c.scopes = c.scopes[:len(c.scopes)-1]
	c.triggered, c.locking, c.ending = outer.triggered, outer.locking, outer.ending
	c.locks, c.made = outer.locks, outer.made
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
	case a.Event != nil && isAbout(a.Event, ability.Drawn):
		return 1<<Hand | 1<<DrawDeck
	case a.Event != nil && zonesLeft(a.Event) != 0:
		return zonesLeft(a.Event)
	case a.Event != nil && isAbout(a.Event, ability.Revealed):
		return 1<<Hand | 1<<DrawDeck
	case onEvent && a.Type == ability.Triggered:
		return 1 << Flip // a Chaos ability: it could only function while the card is flipped
	case a.Type == ability.Continuous && isForPlaying(a.Statements):
		return 1<<Hand | 1<<DiscardPile | 1<<Banished | 1<<DrawDeck | 1<<Queue
	}
	return a.Zones
}

// zonesLeft gives the zones in which an ability functions that triggers as This is put somewhere: the one
// from where that is said, and any where it goes to the discard pile from anywhere; 0 for another event.
func zonesLeft(e *ability.Node) uint16 {
	for e.Op == ability.First || e.Op == ability.Where {
		e = e.Event()
	}
	var from *ability.Node
	switch e.Op {
	case ability.EntersDiscards, ability.EntersHand, ability.Banished:
		from = e.From()
	default:
		return 0
	}
	switch {
	case !isAbout(e, e.Op):
		return 0
	case from != nil && e.Op == ability.EntersHand: // as it is drawn, it is in the hand already
		return 1<<zoneOf(from.Op) | 1<<Hand
	case from != nil:
		return 1 << zoneOf(from.Op)
	case e.Op == ability.EntersDiscards:
		return 1<<Hand | 1<<DrawDeck | 1<<Play | 1<<Banished | 1<<Flip | 1<<Queue
	}
	return 0
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
		if arg != nil && isThis(arg) && !isHost {
			return true
		}
	}
	return false
}

// isThis reports whether a description is of the card that has the ability, whatever else it says of it.
func isThis(n *ability.Node) bool {
	return n.Op == ability.This || n.Op == ability.And && slices.ContainsFunc(n.Args, isThis)
}

// turnsOverThis reports whether a statement turns over the card that has the ability.
func turnsOverThis(n *ability.Node) bool {
	switch n.Op {
	case ability.TurnOver, ability.TurnToBoosted, ability.TurnToStart:
		return n.Cards().Op == ability.This
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
	case ability.WasInvolved:
		copied.Op = ability.IsInvolved
		c.program.ops.Add(copied.Op)
		if c.triggered {
			copied.Slot = c.newSlot()
			c.locks = append(c.locks, &copied)
		}
	// These have a number among the words though nothing looks them up, since they were words once:
	// written states have words by their numbers.
	case ability.TokenOf:
		c.program.word(ability.Print(n))
		return &copied
	case ability.EnteringFaceUp, ability.EnteringExhausted, ability.EnteringFrightened, ability.IgnoringRequirements:
		c.program.word(n.Op.String())
	case ability.Quoted:
		copied.Num = int(c.program.word(n.Text))
	case ability.After:
		c.program.reactsToTimes = c.program.lookBackAt(n.Event()) || c.program.reactsToTimes
	case ability.Happened, ability.HowOften, ability.First, ability.Underwent:
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
	c.powerTaken(&copied)
	return &copied
}
