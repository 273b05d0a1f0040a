package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What can fail says when it does, or with which error, where it is explained.
func TestErrorsAreExplained(t *testing.T) {
	says := regexp.MustCompile(`\b([Ee]rrors?|[Ff]ails?|refuses?|refused)\b|Error\b|\bErr[A-Z]`)
	found := 0
	for _, folder := range []string{"data", "engine", "lab", "report", "rulesdb", "scenario", "search"} {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, _ fs.DirEntry, err error) error {
			if err != nil || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
				return err
			}
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
			if err != nil {
				return err
			}
			for _, declared := range file.Decls {
				f, is := declared.(*ast.FuncDecl)
				if !is || !f.Name.IsExported() || f.Name.Name == "Unwrap" || !fails(f) {
					continue
				}
				found++
				if !says.MatchString(f.Doc.Text()) {
					t.Errorf("%s: %s doesn't say when it fails", name, f.Name.Name)
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if found < 150 {
		t.Errorf("found %d functions that can fail; expected more", found)
	}
}

// fails reports whether the last result of a function of others' is an error.
func fails(f *ast.FuncDecl) bool {
	if f.Recv != nil {
		of := f.Recv.List[0].Type
		if pointer, is := of.(*ast.StarExpr); is {
			of = pointer.X
		}
		if name, is := of.(*ast.Ident); is && !name.IsExported() {
			return false
		}
	}
	if f.Type.Results == nil {
		return false
	}
	last, is := f.Type.Results.List[len(f.Type.Results.List)-1].Type.(*ast.Ident)
	return is && last.Name == "error"
}
