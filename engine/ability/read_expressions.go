package ability

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"strings"
)

// operators are the operations of the signs of Go.
var operators = map[token.Token]Op{
	token.LOR: Or, token.LAND: And, token.NOT: Not, token.EQL: Equal, token.NEQ: NotEqual, token.LSS: Less,
	token.LEQ: LessEqual, token.GTR: Greater, token.GEQ: GreaterEqual, token.ADD: Plus, token.SUB: Minus,
	token.MUL: Multiply,
}

func (r *reader) expression(x ast.Expr) *Node {
	switch x := x.(type) {
	case *ast.ParenExpr:
		return r.expression(x.X)
	case *ast.BasicLit:
		return r.literal(x)
	case *ast.Ident:
		return r.ident(x)
	case *ast.CallExpr:
		return r.callExpression(x)
	case *ast.UnaryExpr:
		return r.unary(x)
	case *ast.BinaryExpr:
		return r.binary(x)
	case *ast.SelectorExpr:
		r.wrong(x, "words have no dots between them: expected what it is about in parentheses, as in Power(This)")
		return nil
	}
	r.wrong(x, "this has no meaning here: expected a word of the notation, a name, a number or a quoted name")
	return nil
}

func (r *reader) literal(x *ast.BasicLit) *Node {
	switch x.Kind {
	case token.INT:
		n, err := strconv.Atoi(x.Value)
		if err != nil || n > 9999 {
			r.wrong(x, "%s: expected a number up to 9999", x.Value)
			return nil
		}
		return &Node{Op: Literal, Kind: Number, Num: n, Pos: r.at(x)}
	case token.STRING:
		s, err := strconv.Unquote(x.Value)
		if err != nil || s == "" {
			r.wrong(x, "%s: expected a name in quotes", x.Value)
			return nil
		}
		return &Node{Op: Quoted, Kind: Text, Text: s, Pos: r.at(x)}
	}
	r.wrong(x, "%s: expected a whole number or a name in quotes", x.Value)
	return nil
}

func (r *reader) ident(x *ast.Ident) *Node {
	if k, ok := r.lookup(x.Name); ok {
		return &Node{Op: Bound, Kind: k, Text: x.Name, Pos: r.at(x)}
	}
	op, ok := lookup(x.Name)
	if !ok || isSyntax(op) {
		r.unknown(x)
		return nil
	}
	args := r.arguments(op, nil, x)
	if args == nil {
		return nil
	}
	return &Node{Op: op, Kind: op.Entry().Kind, Args: args, Pos: r.at(x)}
}

// isSyntax reports whether an operation is written otherwise than by its name.
func isSyntax(op Op) bool {
	k := op.Entry().Kind
	return k == Block || k == NoKind
}

func (r *reader) callExpression(x *ast.CallExpr) *Node {
	id, ok := x.Fun.(*ast.Ident)
	if !ok || x.Ellipsis.IsValid() {
		r.wrong(x,
			"expected a word of the notation before the parenthesis, and what it is about inside: AddPower(Friend, 1)")
		return nil
	}
	op, ok := lookup(id.Name)
	if !ok || isSyntax(op) {
		if form, is := forBlocks[id.Name]; is || rangeBlocks[id.Name] != 0 || id.Name == "Modes" {
			if !is {
				form = max(rangeBlocks[id.Name], forBlocks[id.Name])
			}
			if id.Name == "Modes" {
				form = Modes
			}
			r.wrong(x, "%s holds other statements: write %s(…) { … }", id.Name, form)
			return nil
		}
		r.unknown(id)
		return nil
	}
	args := r.arguments(op, x.Args, x)
	if args == nil {
		return nil
	}
	return &Node{Op: op, Kind: op.Entry().Kind, Args: args, Pos: r.at(x)}
}

// arguments reads arguments and gives each its parameter: an optional parameter
// is left out where the next argument is of another kind. It returns nil after
// a mistake.
func (r *reader) arguments(op Op, given []ast.Expr, whole ast.Node) []*Node {
	params := op.Entry().Params
	nodes := make([]*Node, 0, len(given))
	for _, x := range given {
		n := r.expression(x)
		if n == nil {
			return nil
		}
		nodes = append(nodes, n)
	}
	args, ok := assign(params, nodes, []*Node{}, isExactly)
	if !ok {
		args, ok = assign(params, nodes, []*Node{}, fits)
	}
	if !ok {
		r.wrong(whole, "%s takes (%s): %s", callName(op), Signature(op), misfit(op, nodes))
		return nil
	}
	for i, p := range params {
		if i < len(args) && args[i] == nil && p.Default != "" {
			args[i] = defaultOf(p.Default)
		}
	}
	return args
}

func callName(op Op) string {
	name := op.String()
	return name[strings.LastIndexByte(name, ' ')+1:]
}

func article(k Kind) string {
	switch k {
	case Cards, Effect, Area, Amount, Event:
		return "of kind " + k.String()
	}
	return "a " + k.String()
}

// assign fits arguments to parameters in their order, leaving out optional
// parameters as late as possible.
func assign(params []Param, nodes, done []*Node, fits func(*Node, Kind) *Node) ([]*Node, bool) {
	if len(params) == 0 {
		return done, len(nodes) == 0
	}
	p := params[0]
	if p.Many {
		for _, n := range nodes {
			fit := fits(n, p.Kind)
			if fit == nil {
				return nil, false
			}
			done = append(done, fit)
		}
		return done, true
	}
	if len(nodes) > 0 {
		if fit := fits(nodes[0], p.Kind); fit != nil {
			if all, ok := assign(params[1:], nodes[1:], append(done[:len(done):len(done)], fit), fits); ok {
				return all, true
			}
		}
	}
	if !p.Optional {
		return nil, false
	}
	return assign(params[1:], nodes, append(done[:len(done):len(done)], nil), fits)
}

// isExactly is as fits, but takes no area or color for a description of cards:
// FaceoffStarts(ProblemFaceoff, Here) is about the faceoff's area.
func isExactly(n *Node, k Kind) *Node {
	if fits(n, k) == n {
		return n
	}
	return nil
}

// notLinked are the kinds of what can't be kept under a word.
var notLinked = [kindCount]bool{Effect: true, Event: true, Time: true, Zone: true, State: true, Token: true,
	Feature: true}

// fits gives the node as an argument of the kind, nil if it is none.
func fits(n *Node, k Kind) *Node {
	switch {
	case n.Kind == k, n.Kind == NoKind && n.Op == Bound, n.Op == Linked && !notLinked[k]:
		return n
	case k == Value && n.Kind >= Cards && n.Kind != Amount && n.Kind != Condition && !notLinked[n.Kind]:
		return n
	case k == Amount && n.Kind == Number:
		return n
	case k == Number && n.Op == AnyNumber, k == Condition && n.Kind == Effect, k == Cards && n.Kind == Effect &&
		yields(n, Cards):
		return n
	case k == Cards && n.Kind == Area:
		return &Node{Op: At, Kind: Cards, Args: []*Node{n}, Pos: n.Pos}
	case k == Cards && n.Kind == Color:
		return &Node{Op: OfColor, Kind: Cards, Args: []*Node{n}, Pos: n.Pos}
	case k == Condition && n.Kind == Cards:
		return nil
	}
	return formerly(n, k)
}

func yields(n *Node, k Kind) bool {
	results := n.Op.Entry().Results
	return len(results) > 0 && results[0] == k
}

// defaultOf reads a parameter's default, which is a word or a number.
func defaultOf(text string) *Node {
	r := reader{files: token.NewFileSet(), bound: []map[string]Kind{{}}}
	x, err := parser.ParseExpr(text)
	if err != nil {
		panic("ability: default " + text)
	}
	n := r.expression(x)
	if n == nil {
		panic("ability: default " + text + ": " + r.errors.Error())
	}
	n.Pos = Position{}
	return n
}

func (r *reader) unary(x *ast.UnaryExpr) *Node {
	inner := r.expression(x.X)
	if inner == nil {
		return nil
	}
	n := &Node{Op: operators[x.Op], Args: []*Node{inner}, Pos: r.at(x)}
	switch {
	case x.Op == token.SUB && inner.Op == Literal:
		return &Node{Op: Literal, Kind: Number, Num: -inner.Num, Pos: r.at(x)}
	case x.Op == token.SUB && inner.Kind == Number:
		n.Kind = Number
		return n
	case x.Op == token.NOT && (inner.Kind == Condition || inner.Kind == Effect):
		n.Kind = Condition
		return n
	case x.Op == token.NOT:
		if c := fits(inner, Cards); c != nil {
			n.Args[0], n.Kind = c, Cards
			return n
		}
	}
	r.wrong(x, "%s can't stand before %s", x.Op, article(inner.Kind))
	return nil
}

func (r *reader) binary(x *ast.BinaryExpr) *Node {
	left, right := r.expression(x.X), r.expression(x.Y)
	if left == nil || right == nil {
		return nil
	}
	op, ok := operators[x.Op]
	n := &Node{Op: op, Args: []*Node{left, right}, Pos: r.at(x)}
	isCondition := func(n *Node) bool { return n.Kind == Condition || n.Kind == Effect }
	switch x.Op {
	case token.LAND, token.LOR:
		l, rt := fits(left, Cards), fits(right, Cards)
		switch {
		case left.Kind == Event && right.Kind == Event && x.Op == token.LOR:
			n.Kind = Event
			return n
		case isCondition(left) && isCondition(right):
			n.Kind = Condition
			return n
		case l != nil && rt != nil:
			n.Args[0], n.Args[1], n.Kind = l, rt, Cards
			return n
		case left.Kind == Player && right.Kind == Player && x.Op == token.LOR, left.Kind == Area &&
			right.Kind == Area && x.Op == token.LOR:
			n.Kind = left.Kind
			return n
		}
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		l, rt := fits(left, Number), fits(right, Number)
		if l != nil && rt != nil {
			n.Kind = Condition
			if describesCard(left) || describesCard(right) {
				n.Kind = Cards
			}
			return n
		}
	case token.ADD, token.SUB, token.MUL:
		if fits(left, Number) != nil && fits(right, Number) != nil {
			n.Kind = Number
			return n
		}
	}
	if !ok {
		r.wrong(x, "%s is no operator of the notation: expected && || ! == != < <= > >= + - *", x.Op)
		return nil
	}
	hint := ""
	if (x.Op == token.EQL || x.Op == token.NEQ) && left.Kind == right.Kind {
		hint = fmt.Sprintf("; whether the two are the same is Same(%s, %s)", Print(left), Print(right))
	}
	for _, side := range []*Node{left, right} {
		if side.Kind == Cards && left.Kind != right.Kind {
			hint = fmt.Sprintf("; how many cards there are is Count(%s)", Print(side))
		}
	}
	r.wrong(x, "%s can't join %s (%s) and %s (%s)%s", x.Op, Print(left), left.Kind, Print(right), right.Kind, hint)
	return nil
}

// describesCard reports whether a number is that of the card being described.
func describesCard(n *Node) bool {
	switch n.Op {
	case Power, PrintedPower, CostOf, ColorCount, TraitCount, BonusOf, PointsOf, Counters:
		return n.Args[0] == nil
	case HowManyAttached, HowManyThere:
		return true
	case Plus, Minus, Multiply, Half, Least, Greatest, MoreBy:
		for _, a := range n.Args {
			if describesCard(a) {
				return true
			}
		}
	}
	return false
}
