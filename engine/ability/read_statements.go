package ability

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"
	"strings"
)

func (r *reader) statements(list []ast.Stmt) []*Node {
	var all []*Node
	for _, s := range list {
		if n := r.statement(s); n != nil {
			all = append(all, n)
		}
	}
	return all
}

func (r *reader) block(b *ast.BlockStmt) []*Node {
	r.bound = append(r.bound, map[string]Kind{})
	defer func() { r.bound = r.bound[:len(r.bound)-1] }()
	return r.statements(b.List)
}

func (r *reader) statement(s ast.Stmt) *Node {
	switch s := s.(type) {
	case *ast.ExprStmt:
		return r.call(s.X)
	case *ast.AssignStmt:
		return r.assignment(s)
	case *ast.IfStmt:
		return r.ifStatement(s)
	case *ast.ForStmt:
		return r.forStatement(s)
	case *ast.RangeStmt:
		return r.rangeStatement(s)
	case *ast.SwitchStmt:
		return r.switchStatement(s)
	case *ast.EmptyStmt:
		return nil
	}
	r.wrong(s, "this statement has no meaning here: expected a call such as Draw(), name := call, if, for or switch")
	return nil
}

// call reads an expression that stands as a statement.
func (r *reader) call(x ast.Expr) *Node {
	n := r.expression(x)
	if n == nil {
		return nil
	}
	switch n.Kind {
	case Header, Effect, Modifier:
		return n
	}
	r.wrong(x, "%s is %s: a statement does something, as Draw() or AddPower(This, 1) do", Print(n), article(n.Kind))
	return nil
}

func (r *reader) assignment(s *ast.AssignStmt) *Node {
	if s.Tok != token.DEFINE || len(s.Rhs) != 1 {
		r.wrong(s, "expected name := call, or == to compare")
		return nil
	}
	n := r.expression(s.Rhs[0])
	if n == nil {
		r.bindUnknown(s.Lhs)
		return nil
	}
	if n.Kind != Header && n.Kind != Effect {
		// A name for what is as it is now.
		n = &Node{Op: Let, Kind: Effect, Args: []*Node{n}, Pos: n.Pos}
		n.Names = r.names(s.Lhs, []Kind{n.Args[0].Kind})
		return n
	}
	n.Names = r.names(s.Lhs, n.Op.Entry().Results)
	return n
}

func (r *reader) bindUnknown(left []ast.Expr) {
	for _, x := range left {
		if id, ok := x.(*ast.Ident); ok {
			r.bind(id.Name, NoKind)
		}
	}
}

func (r *reader) names(left []ast.Expr, results []Kind) []string {
	var names []string
	for i, x := range left {
		id, ok := x.(*ast.Ident)
		switch {
		case !ok:
			r.wrong(x, "expected a name")
			return nil
		case i >= len(results):
			r.wrong(x, "%s gives %d results: there is nothing to call %s", "this", len(results), id.Name)
			return nil
		case id.Name != "_" && !isLower(id.Name):
			r.wrong(x, "a name of one's own begins with a small letter: %s is a word of the notation or looks like one",
				id.Name)
			return nil
		}
		r.bind(id.Name, results[i])
		names = append(names, id.Name)
	}
	return names
}

func isLower(name string) bool { return name != "" && name[0] >= 'a' && name[0] <= 'z' }

func (r *reader) ifStatement(s *ast.IfStmt) *Node {
	n := &Node{Op: If, Kind: Block, Pos: r.at(s)}
	r.bound = append(r.bound, map[string]Kind{})
	defer func() { r.bound = r.bound[:len(r.bound)-1] }()
	if s.Init != nil {
		r.wrong(s.Init, "write it as a statement of its own before the if")
	}
	cond := r.expression(s.Cond)
	if cond == nil {
		return nil
	}
	if cond.Kind != Condition && cond.Kind != Effect {
		if cond = r.asCondition(cond); cond == nil {
			r.wrong(s.Cond,
				"expected a condition, or an effect that may be done: compare a number, or use Any(cards), Is(cards, "+
					"description)")
			return nil
		}
	}
	n.Args = []*Node{cond}
	n.Body = r.block(s.Body)
	switch e := s.Else.(type) {
	case *ast.BlockStmt:
		n.Else = r.block(e)
	case *ast.IfStmt:
		if inner := r.ifStatement(e); inner != nil {
			n.Else = []*Node{inner}
		}
	}
	return n
}

// asCondition lets cards stand for there being any.
func (r *reader) asCondition(n *Node) *Node {
	if n.Kind == Cards {
		return &Node{Op: Any, Kind: Condition, Args: []*Node{n}, Pos: n.Pos}
	}
	return nil
}

// forBlocks are the blocks written with for, by the name of their call.
var forBlocks = map[string]Op{}
var rangeBlocks = map[string]Op{}

func init() {
	for _, op := range []Op{Until, Lasting, DuringNext, Next, NextInstead, Grant, MayPlayBlock, AddFlipsBlock} {
		forBlocks[strings.TrimPrefix(op.String(), "for ")] = op
	}
	for _, op := range []Op{Each, EachPlayer, Times} {
		rangeBlocks[strings.TrimPrefix(op.String(), "range ")] = op
	}
}

func (r *reader) forStatement(s *ast.ForStmt) *Node {
	if s.Init != nil || s.Post != nil || s.Cond == nil {
		r.wrong(s,
			"expected for Until(…), for Lasting(), for DuringNext(…), for Next(…), for NextInstead(…), "+
				"for Grant(…), for name := range Each(…) or for range Times(…)")
		return nil
	}
	return r.callBlock(s.Cond, s.Body, forBlocks, nil)
}

func (r *reader) rangeStatement(s *ast.RangeStmt) *Node {
	var left []ast.Expr
	for _, x := range []ast.Expr{s.Key, s.Value} {
		if x != nil {
			left = append(left, x)
		}
	}
	if c, ok := s.X.(*ast.CallExpr); ok {
		if id, ok := c.Fun.(*ast.Ident); ok && len(forBlocks[id.Name].Entry().Results) > 0 {
			return r.callBlock(s.X, s.Body, forBlocks, left)
		}
	}
	return r.callBlock(s.X, s.Body, rangeBlocks, left)
}

func (r *reader) callBlock(x ast.Expr, body *ast.BlockStmt, blocks map[string]Op, left []ast.Expr) *Node {
	c, ok := x.(*ast.CallExpr)
	var id *ast.Ident
	if ok {
		id, ok = c.Fun.(*ast.Ident)
	}
	op := Op(0)
	if ok {
		op = blocks[id.Name]
	}
	if op == 0 {
		r.wrong(x, "expected one of %s, with what it is about in parentheses", wordList(blocks))
		return nil
	}
	args := r.arguments(op, c.Args, x)
	if args == nil {
		return nil
	}
	n := &Node{Op: op, Kind: Block, Args: args, Pos: r.at(x)}
	r.bound = append(r.bound, map[string]Kind{})
	defer func() { r.bound = r.bound[:len(r.bound)-1] }()
	results := op.Entry().Results
	switch op {
	case Each:
		results = []Kind{Cards}
	case EachPlayer:
		results = []Kind{Player}
	case Times:
		results = []Kind{Number}
	}
	n.Names = r.names(left, results)
	n.Body = r.block(body)
	return n
}

func wordList(blocks map[string]Op) string {
	var words []string
	for w := range blocks {
		words = append(words, w)
	}
	slices.Sort(words)
	return strings.Join(words, ", ")
}

func (r *reader) switchStatement(s *ast.SwitchStmt) *Node {
	c, ok := s.Tag.(*ast.CallExpr)
	if !ok || s.Init != nil {
		r.wrong(s, "expected switch Modes(1) { case 1: … }")
		return nil
	}
	if id, ok := c.Fun.(*ast.Ident); !ok || id.Name != "Modes" {
		r.wrong(s.Tag, "expected Modes(…)")
		return nil
	}
	args := r.arguments(Modes, c.Args, s.Tag)
	if args == nil {
		return nil
	}
	n := &Node{Op: Modes, Kind: Block, Args: args, Pos: r.at(s)}
	for i, item := range s.Body.List {
		clause := item.(*ast.CaseClause)
		if len(clause.List) != 1 {
			r.wrong(clause, "expected case %d:", i+1)
			continue
		}
		if lit, ok := clause.List[0].(*ast.BasicLit); !ok || lit.Value != strconv.Itoa(i+1) {
			r.wrong(clause.List[0], "the cases are numbered from 1: expected case %d:", i+1)
		}
		r.bound = append(r.bound, map[string]Kind{})
		n.Body = append(n.Body, &Node{Op: Case, Kind: Block, Num: i + 1, Body: r.statements(clause.Body),
			Pos: r.at(clause)})
		r.bound = r.bound[:len(r.bound)-1]
	}
	return n
}
