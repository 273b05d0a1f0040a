package ability

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"slices"
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
// keyword's number. It is as Read otherwise, in its errors too.
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
// holes stand for whatever is of their kinds: Bound nodes with the hole's name. Of
// holes with one name that of the last map counts. What only whole abilities must be
// like is not checked. The error is of type Errors.
func ReadPart(notation string, holes ...map[string]Kind) ([]*Node, error) {
	r := reader{files: token.NewFileSet(), isDefinition: true, bound: append(slices.Clip(holes), map[string]Kind{})}
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
