// Package ability is the syntax of card abilities in the game's own terms, and
// its notation: Go statements, read with go/parser and printed with go/format.
//
// One schema describes every node: what it is called, what it takes and
// yields, what it does, by which rule, with an example. Reader, printer,
// checker and documentation come from it.
package ability

import (
	"fmt"
	"strings"

	"canterlaw/engine/rule"
)

// Op is an operation of the schema.
type Op uint16

// Kind is what a node yields.
type Kind uint8

// The kinds.
const (
	NoKind    Kind = iota
	Header         // says what sort of ability it is and when it works
	Effect         // does something once
	Modifier       // affects the game over a period of time (708)
	Block          // holds other statements
	Cards          // a description that cards fit, or certain cards
	Player         // one player or several
	Area           // one area or several (501.1)
	Number         // a number
	Amount         // how many may be chosen: a Number, UpTo, AnyNumber
	Condition      // true or false
	Event          // something that happens (704.1) or would happen (710.1)
	Time           // a turn, phase, step, faceoff or timing phrase
	Zone           // a zone (401.1)
	Color          // a color
	Text           // a quoted name
	State          // how a card enters play, or is played
	Token          // what is printed on a token (521.1)
	Feature        // a trait or keyword that is printed on it
	Value          // any of Cards, Player, Area, Number, Color, Text
	kindCount
)

var kindNames = [kindCount]string{"nothing", "Header", "Effect", "Modifier", "Block", "Cards", "Player", "Area",
	"Number", "Amount", "Condition", "Event", "Time", "Zone", "Color", "Text", "State", "Token", "Feature", "Value"}

// String gives the kind's name.
func (k Kind) String() string { return kindNames[k] }

// Param is a parameter of an operation.
type Param struct {
	Name     string
	Kind     Kind
	Optional bool
	Default  string // in notation; "" if there is none
	Many     bool   // any number of arguments, the last parameter
}

// Entry describes an operation.
type Entry struct {
	Op      Op
	Name    string
	Kind    Kind
	Params  []Param
	Results []Kind // what an assignment binds, in this order
	Doc     string // what it does or means
	Rule    rule.Number
	Example string // a whole ability
}

// schema is filled as the operations are declared; schema[0] is none.
var schema = make([]Entry, 1, 256)

var byName = map[string]Op{}

// Schema lists all operations in the order in which the documentation gives
// them.
func Schema() []Entry { return schema[1:] }

// OpCount is one more than the highest operation.
func OpCount() int { return len(schema) }

// Entry gives the operation's description.
func (op Op) Entry() *Entry { return &schema[op] }

// String gives the operation's name.
func (op Op) String() string { return schema[op].Name }

// lookup finds an operation by its name.
func lookup(name string) (Op, bool) {
	op, ok := byName[name]
	return op, ok
}

// declare adds an operation to the schema. Parameters are written "name Kind",
// separated by commas; "name Kind?" is optional, "name Kind=X" has the default
// X, "name Kind..." takes any number.
func declare(kind Kind, name, parameters, doc string, r rule.Number, example string, results ...Kind) Op {
	e := Entry{Op: Op(len(schema)), Name: name, Kind: kind, Results: results, Doc: doc, Rule: r, Example: example}
	for _, p := range strings.Split(parameters, ",") {
		if p = strings.TrimSpace(p); p != "" {
			e.Params = append(e.Params, parameter(p))
		}
	}
	if _, twice := byName[name]; twice {
		panic("ability: declared twice: " + name)
	}
	if e.Op >= 64*opWords {
		panic("ability: more operations than an OpSet holds")
	}
	byName[name] = e.Op
	notePlaces(&e)
	schema = append(schema, e)
	return e.Op
}

func parameter(text string) Param {
	name, kind, ok := strings.Cut(text, " ")
	if !ok {
		panic("ability: parameter without a kind: " + text)
	}
	p := Param{Name: name}
	kind, p.Default, p.Optional = strings.Cut(kind, "=")
	if rest, many := strings.CutSuffix(kind, "..."); many {
		kind, p.Many, p.Optional = rest, true, true
	}
	if rest, optional := strings.CutSuffix(kind, "?"); optional {
		kind, p.Optional = rest, true
	}
	for k, n := range kindNames {
		if n == kind {
			p.Kind = Kind(k)
			return p
		}
	}
	panic(fmt.Sprintf("ability: parameter %q of no known kind", text))
}
