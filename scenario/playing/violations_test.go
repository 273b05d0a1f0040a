package playing

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strings"
	"testing"

	"canterlaw/engine"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// Every code of a violation is documented with the smallest position in which
// it occurs; these are the scenarios that say so.
func TestViolationExamples(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	examples := violationExamples(t)
	for _, code := range engine.Codes() {
		example, documented := examples[string(code)]
		if !documented {
			t.Errorf("%s has no example in its comment", code)
			continue
		}
		if _, because, _ := strings.Cut(example, "because:"); !strings.Contains(because, string(code)) {
			t.Errorf("the example of %s does not expect it:\n%s", code, example)
		}
		header := "format: 1\nid: 6f1d3c52-7a0e-4b8e-9a63-2f1c0f0a9d12\ntitle: " + string(code) + "\n"
		if !strings.Contains(example, "abilities:") {
			header += "text: ignored\n"
		}
		s, err := scenario.Read(lib, string(code)+".yaml", []byte(header+example))
		if err != nil {
			t.Errorf("the example of %s can't be read: %v", code, err)
			continue
		}
		if report := Run(s); !report.OK {
			t.Errorf("the example of %s fails: %+v", code, report.Failures)
		}
	}
	if len(examples) != len(engine.Codes()) {
		t.Errorf("%d codes are declared, Codes lists %d", len(examples), len(engine.Codes()))
	}
}

// violationExamples gives the example in the comment of each constant of type
// engine.Code, by the code.
func violationExamples(t *testing.T) map[string]string {
	file, err := parser.ParseFile(token.NewFileSet(), "../../engine/violations.go", nil, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	examples := map[string]string{}
	for _, decl := range file.Decls {
		general, ok := decl.(*ast.GenDecl)
		if !ok || general.Tok != token.CONST {
			continue
		}
		for _, spec := range general.Specs {
			value := spec.(*ast.ValueSpec)
			code := strings.Trim(value.Values[0].(*ast.BasicLit).Value, `"`)
			_, example, _ := strings.Cut(value.Doc.Text(), "Example:\n")
			var lines []string
			for _, line := range strings.Split(example, "\n") {
				lines = append(lines, strings.TrimSpace(line))
			}
			examples[code] = strings.Join(lines, "\n")
		}
	}
	return examples
}
