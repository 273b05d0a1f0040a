package ability

import "fmt"

// Node is one node of an ability: an operation of the schema with its
// arguments. Nodes are never changed once they have been read.
type Node struct {
	Op   Op
	Kind Kind    // what it yields; for operators and bound names it depends on what they are made of
	Args []*Node // by the operation's parameters; nil where an optional one was not given and has no default
	Num  int     // of a Literal
	Text string  // of a Quoted text or a Bound name
	// Names are what the statement binds its results to, "_" where one isn't
	// wanted; for Each and EachPlayer the loop's name.
	Names []string
	Body  []*Node // statements inside it
	Else  []*Node // of If: the statements after else
	Pos   Position
	// Slot is given by a program: where the value of a Bound name is kept, and
	// for a number or a condition where its value is kept that was locked in as
	// the effect was created (708.2b, 712.2); 0 for none.
	Slot uint8
	// Within is given by a program: the operations of this node and of all nodes
	// inside it.
	Within OpSet
}

// Position is a place in notation: line and column from 1, in bytes.
type Position struct{ Line, Column int }

func (p Position) String() string { return fmt.Sprintf("%d:%d", p.Line, p.Column) }

// Ability is one paragraph of a card's text (701.2): statements, those that say
// what it is and when it works first.
type Ability struct {
	Statements []*Node
	Notation   string // as it was read
}

// Arg gives the argument for a parameter by its place, nil if there is none.
func (n *Node) Arg(i int) *Node {
	if i < len(n.Args) {
		return n.Args[i]
	}
	return nil
}

// count is how many nodes of the operation stand in the tree.
func (n *Node) count(op Op) int {
	found := 0
	n.Walk(func(inner *Node) bool {
		if inner.Op == op {
			found++
		}
		return true
	})
	return found
}

// Walk calls visit with the node and all nodes inside it, the outer ones
// first; it leaves out what is inside a node for which visit returns false.
func (n *Node) Walk(visit func(*Node) bool) {
	if n == nil || !visit(n) {
		return
	}
	for _, list := range [...][]*Node{n.Args, n.Body, n.Else} {
		for _, inner := range list {
			inner.Walk(visit)
		}
	}
}

// HasAny reports whether a test holds for any node in the tree with one of the operations,
// which Within says at once where there is none.
func (n *Node) HasAny(ops *OpSet, test func(*Node) bool) bool {
	if n == nil || !n.Within.HasAny(ops) {
		return false
	}
	if ops.Has(n.Op) && test(n) {
		return true
	}
	for _, list := range [...][]*Node{n.Args, n.Body, n.Else} {
		for _, inner := range list {
			if inner.HasAny(ops, test) {
				return true
			}
		}
	}
	return false
}

// Walk calls visit with all nodes of the ability.
func (a *Ability) Walk(visit func(*Node) bool) {
	for _, n := range a.Statements {
		n.Walk(visit)
	}
}

// Header finds the first statement of the operation among those of the ability
// itself, nil if there is none.
func (a *Ability) Header(op Op) *Node {
	for _, n := range a.Statements {
		if n.Op == op {
			return n
		}
	}
	return nil
}

// Type is what sort of ability it is (701.1).
type Type uint8

// The types of ability.
const (
	Continuous  Type = iota // generates continuous modifiers (702)
	Activated               // (703)
	Triggered               // (704)
	Replacement             // generates a replacement modifier (710)
	AsItHappens             // applied as something happens (706.1a, 705.2d)
	EventText               // what an Event does when it is played (705.2e)
	PlayRule                // says how or where the card may be played (205, 302, 305, 306)
)

var typeNames = [...]string{"continuous", "activated", "triggered", "replacement", "as it happens", "event text",
	"play rule"}

// String gives the type's word.
func (t Type) String() string { return typeNames[t] }

// Type tells what sort of ability it is; onEvent says that it stands on an
// Event, whose timing phrases are no activated abilities (703.1a).
func (a *Ability) Type(onEvent bool) Type {
	for _, n := range a.Statements {
		switch n.Op {
		case When:
			return Triggered
		case Instead, MayInstead:
			return Replacement
		case As:
			return AsItHappens
		case Timing:
			if onEvent {
				return EventText
			}
			return Activated
		case PlayOn, PlayTo, PlayOnlyIf, AdditionalCost:
			return PlayRule
		}
	}
	return Continuous
}
