package ability

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"slices"
	"strconv"
	"strings"
)

// Error is a mistake in notation: where, and what was expected.
type Error struct {
	Position
	Message string
}

func (e *Error) Error() string { return fmt.Sprintf("%s: %s", e.Position, e.Message) }

// Errors are all the mistakes found in one ability.
type Errors []*Error

func (e Errors) Error() string {
	lines := make([]string, len(e))
	for i, one := range e {
		lines[i] = one.Error()
	}
	return strings.Join(lines, "\n")
}

// Read reads one ability from its notation: Go statements. The error is of type
// Errors and holds every mistake with its place.
func Read(notation string) (*Ability, error) {
	return read(notation, false)
}

// ReadDefinition reads an ability of a keyword's definition, in which X is the
// keyword's number. It is as Read otherwise.
func ReadDefinition(notation string) (*Ability, error) {
	return read(notation, true)
}

const wrapper = "package p;func _(){"

func read(notation string, isDefinition bool) (*Ability, error) {
	r := reader{files: token.NewFileSet(), isDefinition: isDefinition, bound: []map[string]Kind{{}}}
	file, err := parser.ParseFile(r.files, "", wrapper+notation+"\n}", parser.SkipObjectResolution)
	if err != nil {
		var list scanner.ErrorList
		if errors.As(err, &list) { // those after the first mostly come from it
			r.errors = append(r.errors, &Error{placeWithin(notation, list[0].Pos), inTermsOfNotation(list[0].Msg)})
		}
		return nil, r.errors
	}
	if len(file.Decls) != 1 {
		return nil, Errors{{Position{1, 1}, "an ability is a list of statements: there is a } too many"}}
	}
	a := &Ability{Notation: notation, Statements: r.statements(file.Decls[0].(*ast.FuncDecl).Body.List)}
	if len(a.Statements) == 0 && len(r.errors) == 0 {
		r.errors = append(r.errors, &Error{Position{1, 1}, "nothing here: expected an ability"})
	}
	if len(r.errors) == 0 {
		r.check(a)
	}
	if len(r.errors) > 0 {
		slices.SortStableFunc(r.errors, func(a, b *Error) int {
			if a.Line != b.Line {
				return a.Line - b.Line
			}
			return a.Column - b.Column
		})
		return nil, r.errors
	}
	return a, nil
}

// place gives a position in the notation, which stands behind the wrapper.
func place(p token.Position) Position {
	if p.Line == 1 {
		p.Column = max(1, p.Column-len(wrapper))
	}
	return Position{p.Line, p.Column}
}

// placeWithin is as place, but where the notation ends for what is missing there.
func placeWithin(notation string, p token.Position) Position {
	lines := strings.Split(notation, "\n")
	last := lines[len(lines)-1]
	if p.Line > len(lines) {
		return Position{len(lines), len(last) + 1}
	}
	return place(p)
}

type reader struct {
	files        *token.FileSet
	errors       Errors
	isDefinition bool              // of a keyword
	bound        []map[string]Kind // what names are bound to, the innermost block last
}

func (r *reader) at(n ast.Node) Position { return place(r.files.Position(n.Pos())) }

func (r *reader) wrong(n ast.Node, format string, args ...any) {
	r.errors = append(r.errors, &Error{r.at(n), fmt.Sprintf(format, args...)})
}

func (r *reader) bind(name string, k Kind) {
	if name != "_" {
		r.bound[len(r.bound)-1][name] = k
	}
}

func (r *reader) lookup(name string) (Kind, bool) {
	for i := len(r.bound) - 1; i >= 0; i-- {
		if k, ok := r.bound[i][name]; ok {
			return k, true
		}
	}
	return 0, false
}

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
			r.wrong(x, "a name of one's own begins with a small letter: %s is a word of the notation or looks like one", id.Name)
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
			r.wrong(s.Cond, "expected a condition, or an effect that may be done: compare a number, or use Any(cards), Is(cards, description)")
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
	for _, op := range []Op{Until, Lasting, Next, NextInstead, Grant, MayPlayBlock, AddFlipsBlock} {
		forBlocks[strings.TrimPrefix(op.String(), "for ")] = op
	}
	for _, op := range []Op{Each, EachPlayer, Times} {
		rangeBlocks[strings.TrimPrefix(op.String(), "range ")] = op
	}
}

func (r *reader) forStatement(s *ast.ForStmt) *Node {
	if s.Init != nil || s.Post != nil || s.Cond == nil {
		r.wrong(s, "expected for Until(…), for Lasting(), for Next(…), for NextInstead(…), for Grant(…), for name := range Each(…) or for range Times(…)")
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
		n.Body = append(n.Body, &Node{Op: Case, Kind: Block, Num: i + 1, Body: r.statements(clause.Body), Pos: r.at(clause)})
		r.bound = r.bound[:len(r.bound)-1]
	}
	return n
}

var operators = map[token.Token]Op{
	token.LOR: Or, token.LAND: And, token.NOT: Not, token.EQL: Equal, token.NEQ: NotEqual, token.LSS: Less,
	token.LEQ: LessEqual, token.GTR: Greater, token.GEQ: GreaterEqual, token.ADD: Plus, token.SUB: Minus, token.MUL: Multiply,
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
	op, ok := Lookup(x.Name)
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
		r.wrong(x, "expected a word of the notation before the parenthesis, and what it is about inside: AddPower(Friend, 1)")
		return nil
	}
	op, ok := Lookup(id.Name)
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

// fits gives the node as an argument of the kind, nil if it is none.
func fits(n *Node, k Kind) *Node {
	switch {
	case n.Kind == k, n.Kind == NoKind && n.Op == Bound, n.Op == Linked && k != Effect && k != Event && k != Time && k != Zone:
		return n
	case k == Value && n.Kind >= Cards && n.Kind != Amount && n.Kind != Condition && n.Kind != Event && n.Kind != Time && n.Kind != Zone:
		return n
	case k == Amount && n.Kind == Number:
		return n
	case k == Number && n.Op == AnyNumber, k == Condition && n.Kind == Effect, k == Cards && n.Kind == Effect && yields(n, Cards):
		return n
	case k == Cards && n.Kind == Area:
		return &Node{Op: At, Kind: Cards, Args: []*Node{n}, Pos: n.Pos}
	case k == Cards && n.Kind == Color:
		return &Node{Op: OfColor, Kind: Cards, Args: []*Node{n}, Pos: n.Pos}
	case k == Condition && n.Kind == Cards:
		return nil
	}
	return nil
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
		case left.Kind == Player && right.Kind == Player && x.Op == token.LOR, left.Kind == Area && right.Kind == Area && x.Op == token.LOR:
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
	case Plus, Minus, Multiply, Half, Least, Greatest:
		for _, a := range n.Args {
			if describesCard(a) {
				return true
			}
		}
	}
	return false
}

// Signature writes an operation's parameters: "by Player=You, n Number=1".
func Signature(op Op) string {
	var parts []string
	for _, p := range op.Entry().Params {
		text := p.Name + " " + p.Kind.String()
		switch {
		case p.Many:
			text += "…"
		case p.Default != "":
			text += "=" + p.Default
		case p.Optional:
			text += "?"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}

// ReadPart reads a part of an ability, statements or one expression, in which the
// holes stand for whatever is of their kinds: Bound nodes with the hole's name. What
// only whole abilities must be like is not checked. The error is of type Errors.
func ReadPart(notation string, holes map[string]Kind) ([]*Node, error) {
	r := reader{files: token.NewFileSet(), isDefinition: true, bound: []map[string]Kind{holes, {}}}
	if x, err := parser.ParseExprFrom(r.files, "", notation, 0); err == nil {
		if n := r.expression(x); n != nil {
			return []*Node{n}, nil
		}
		return nil, r.errors
	}
	file, err := parser.ParseFile(r.files, "", wrapper+notation+"\n}", parser.SkipObjectResolution)
	if err != nil {
		return nil, Errors{{Position{1, 1}, err.Error()}}
	}
	list := r.statements(file.Decls[0].(*ast.FuncDecl).Body.List)
	if len(r.errors) > 0 {
		return nil, r.errors
	}
	return list, nil
}
