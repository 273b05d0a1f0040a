package ability

import (
	"fmt"
	"go/format"
	"slices"
	"strconv"
	"strings"
)

// Print writes a node in notation, on one line unless it is a block.
func Print(n *Node) string {
	var p printer
	p.node(n, 0)
	return p.String()
}

// Source writes the ability in notation, as it can be read, not as go/format lays it out.
func (a *Ability) Source() string {
	var p printer
	p.statements(a.Statements)
	return p.String()
}

// String writes the ability in notation, as go/format lays it out.
func (a *Ability) String() string {
	source := a.Source()
	out, err := format.Source([]byte(source))
	if err != nil { // nodes that no reader made
		return source
	}
	return strings.TrimSuffix(string(out), "\n")
}

type printer struct{ strings.Builder }

func (p *printer) statements(list []*Node) {
	for _, n := range list {
		p.statement(n)
		p.WriteByte('\n')
	}
}

func (p *printer) statement(n *Node) {
	switch n.Op {
	case If:
		p.WriteString("if ")
		p.node(n.Args[0], 0)
		p.block(n.Body)
		switch {
		case len(n.Else) == 1 && n.Else[0].Op == If:
			p.WriteString(" else ")
			p.statement(n.Else[0])
		case len(n.Else) > 0:
			p.WriteString(" else")
			p.block(n.Else)
		}
		return
	case Each, EachPlayer, Times, Until, Lasting, DuringNext, Next, NextInstead, Grant, MayPlayBlock, AddFlipsBlock:
		p.WriteString("for ")
		if len(n.Names) > 0 {
			p.WriteString(strings.Join(n.Names, ", ") + " := ")
		}
		if n.Op == Each || n.Op == EachPlayer || n.Op == Times || len(n.Names) > 0 {
			p.WriteString("range ")
		}
		p.call(n)
		p.block(n.Body)
		return
	case Modes:
		p.WriteString("switch ")
		p.call(n)
		p.WriteString(" {\n")
		for _, c := range n.Body {
			fmt.Fprintf(p, "case %d:\n", c.Num)
			p.statements(c.Body)
		}
		p.WriteString("}")
		return
	}
	if len(n.Names) > 0 {
		p.WriteString(strings.Join(n.Names, ", ") + " := ")
	}
	p.node(n, 0)
}

func (p *printer) block(list []*Node) {
	p.WriteString(" {\n")
	p.statements(list)
	p.WriteString("}")
}

// precedence of Go's operators; 0 for what is none.
func precedence(op Op) int {
	switch op {
	case Or:
		return 1
	case And:
		return 2
	case Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual:
		return 3
	case Plus, Minus:
		return 4
	case Multiply:
		return 5
	}
	return 0
}

func (p *printer) node(n *Node, outer int) {
	switch n.Op {
	case Literal:
		p.WriteString(strconv.Itoa(n.Num))
		return
	case Quoted:
		p.WriteString(strconv.Quote(n.Text))
		return
	case Bound:
		p.WriteString(n.Text)
		return
	case Let:
		p.node(n.Args[0], outer)
		return
	case At:
		if n.Args[0].Kind == Area {
			p.node(n.Args[0], outer)
			return
		}
	case OfColor:
		if n.Args[0].Op != Bound && n.Args[0].Op != Linked {
			p.node(n.Args[0], outer)
			return
		}
	}
	level := precedence(n.Op)
	switch {
	case n.Op == Not, n.Op == Minus && len(n.Args) == 1:
		p.WriteString(n.Op.String())
		p.node(n.Args[0], 6)
	case level > 0:
		if level < outer {
			p.WriteByte('(')
		}
		p.node(n.Args[0], level)
		p.WriteString(" " + n.Op.String() + " ")
		p.node(n.Args[1], level+1)
		if level < outer {
			p.WriteByte(')')
		}
	default:
		p.call(n)
	}
}

// call writes a word with its arguments, leaving out those that are the
// parameters' defaults where nothing follows that could be taken for them.
func (p *printer) call(n *Node) {
	p.WriteString(callName(n.Op))
	entry := n.Op.Entry()
	var given []string
	for i, a := range n.Args {
		if a == nil {
			continue
		}
		text := Print(a)
		if a.Op == At && takesArea(entry) {
			text = "At(" + text + ")"
		}
		if i < len(entry.Params) && a.Pos == (Position{}) && text == entry.Params[i].Default && p.canOmit(n, i) {
			continue
		}
		given = append(given, text)
	}
	if len(given) == 0 && isWord(entry) {
		return
	}
	p.WriteString("(" + strings.Join(given, ", ") + ")")
}

// takesArea reports whether an operation has a parameter for an area, for which
// a description of cards by their area would be taken.
func takesArea(e *Entry) bool {
	return slices.ContainsFunc(e.Params, func(p Param) bool { return p.Kind == Area })
}

// canOmit reports whether a default can be left out without a later argument
// being taken for it.
func (p *printer) canOmit(n *Node, i int) bool {
	params := n.Op.Entry().Params
	for j := i + 1; j < len(n.Args); j++ {
		if n.Args[j] != nil && fits(n.Args[j], params[i].Kind) != nil &&
			(j >= len(params) || params[j].Many || Print(n.Args[j]) != params[j].Default) {
			return false
		}
	}
	return true
}

// isWord reports whether the operation is written without parentheses when it
// has no arguments: words that describe or name something.
func isWord(e *Entry) bool {
	switch e.Kind {
	case Cards, Player, Area, Number, Amount, Time, Zone, Color, State:
		return true
	case Condition:
		return len(e.Params) == 0
	}
	return false
}
