package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// besideTheTable are the fields of the state that say nothing of the table: whoever keeps
// them changes them.
var besideTheTable = map[string]string{
	"frames":       "procedures in progress",
	"arena":        "procedures in progress",
	"decision":     "what is asked",
	"options":      "what is asked",
	"answer":       "what is asked",
	"lastPriority": "who has had priority",
	"effectsTaken": "how far a wave is",
	"wave":         "how far a wave is",
	"unsettled":    "whether a wave is needed",
	"windowMark":   "until when things can be reacted to",
	"done":         "what those are told who proposed something",
	"happened":     "whether an action can be rewound",
	"saved":        "what actions are rewound to",
	"rewound":      "what has been tried",
	"pending":      "what is not on the table yet",
	"lineages":     "what is not on the table yet",
	"bound":        "what names mean",
	"lastEnv":      "what names mean",
	"sightings":    "loops",
	"amounts":      "loops",
	"moments":      "loops",
	"given":        "loops",
	"chosen":       "loops",
	"taken":        "loops",
	"loop":         "loops",
	"goesOn":       "loops",
	"derived":      "worked out from the rest",
	"key":          "worked out from the rest",
	"shaper":       "memory",
	"spare":        "memory",
}

// aroundPropose are the ways in which the engine changes the table without proposing it.
var aroundPropose = map[string]string{
	"AgeEffects":       "which effects a wave processes (511.7b) is a matter of the wave",
	"CloseWindow":      "what has been reacted to no longer counts once the window closes (512.4d)",
	"Extend":           "the unknown cards are counted by the prints of a program that knows more of them",
	"CopyFrom":         "fills a state with another one",
	"CopyWithoutLoops": "fills a state with another one",
	"FollowLinks":      "what is linked to the card of an action is about what the card has become (410.6a)",
	"MarkUsed":         "which abilities have been used that work once in a time follows from what happens",
	"MarkUses":         "as MarkUsed",
	"React":            "as MarkUsed",
	"Replace":          "as MarkUsed",
	"TakeAdded":        "an additional time comes that was added: it begins, as all times do",
	"TakeBackTriggers": "a reading of a disputed point: what has triggered hasn't",
	"TriggerTurnStart": "sets up a position in which the turn has just begun",
	"RememberStartOf":  "sets up a position at the first window after the start of a phase",
}

// committing are the functions of the board that commit what happens, which alone changes
// the table.
var committing = map[string]string{
	"happen":        "what has been proposed",
	"endBy":         "the game itself ends with a batch (103.2, 103.3)",
	"removePlayer":  "a player leaves who has lost in the batch (103.5)",
	"endToken":      "tokens cease to exist after the batch (521.3, 521.4)",
	"endModifier":   "a modifier ends with what it lasts until (708.2), or as it has been used (708.4, 710.1)",
	"stampRegained": "what an ability that is back generates begins with what brought it back (711.3a)",
	"Fold":          "a record is followed: it happened before",
}

// The table changes by being proposed, and where that is not so there is a reason.
func TestEveryWayAroundProposeIsJustified(t *testing.T) {
	fields, calls := changesOfState(parse(t, "board"))
	around := map[string]bool{}
	for _, folder := range []string{".", "../scenario", "../scenario/playing", "../scenario/exploring",
		"../scenario/bench"} {
		for _, file := range parse(t, folder) {
			ast.Inspect(file, func(n ast.Node) bool {
				if call, is := n.(*ast.CallExpr); is {
					method, is := call.Fun.(*ast.SelectorExpr)
					if is && method.Sel.Name != "Propose" && len(fields[method.Sel.Name]) > 0 && isState(method.X) {
						around[method.Sel.Name] = true
					}
				}
				return true
			})
		}
	}
	hasReasons(t, "changes the table without proposing it", around, aroundPropose)
	commits := map[string]bool{}
	for method, called := range calls {
		commits[method] = slices.Contains(called, "commit")
	}
	maps.DeleteFunc(commits, func(_ string, does bool) bool { return !does })
	hasReasons(t, "commits what happens", commits, committing)
}

// hasReasons checks that what does something is what there are reasons for.
func hasReasons(t *testing.T, does string, methods map[string]bool, reasons map[string]string) {
	t.Helper()
	for _, method := range slices.Sorted(maps.Keys(methods)) {
		if reasons[method] == "" {
			t.Errorf("%s %s, and nothing says why", method, does)
		}
	}
	for _, method := range slices.Sorted(maps.Keys(reasons)) {
		if !methods[method] {
			t.Errorf("it is said why %s %s, which it doesn't", method, does)
		}
	}
}

// isState reports whether an expression names the state of a game.
func isState(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.SelectorExpr:
		return x.Sel.Name == "state" || x.Sel.Name == "first"
	case *ast.Ident:
		return x.Name == "s" || x.Name == "state"
	case *ast.CallExpr:
		method, is := x.Fun.(*ast.SelectorExpr)
		return is && method.Sel.Name == "State"
	}
	return false
}

// parse reads the files of a package but for its tests.
func parse(t *testing.T, folder string) (files []*ast.File) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, text, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	return files
}

// changesOfState tells which fields of the table each method of the state changes, itself
// or by another method but for committing what happens, and which methods it calls.
func changesOfState(files []*ast.File) (fields map[string]map[string]bool, calls map[string][]string) {
	fields, calls = map[string]map[string]bool{}, map[string][]string{}
	for _, file := range files {
		for _, d := range file.Decls {
			f, is := d.(*ast.FuncDecl)
			if !is || f.Recv == nil || len(f.Recv.List[0].Names) == 0 {
				continue
			}
			if star, is := f.Recv.List[0].Type.(*ast.StarExpr); !is || star.X.(*ast.Ident).Name != "State" {
				continue
			}
			m := method{state: f.Recv.List[0].Names[0].Name, means: map[string]string{}, fields: map[string]bool{}}
			ast.Inspect(f.Body, m.look)
			fields[f.Name.Name], calls[f.Name.Name] = m.fields, m.calls
		}
	}
	for changed := true; changed; {
		changed = false
		for name, called := range calls {
			had := len(fields[name])
			for _, other := range called {
				if other != "commit" {
					maps.Copy(fields[name], fields[other])
				}
			}
			changed = changed || len(fields[name]) > had
		}
	}
	return fields, calls
}

// method is a method of the state that is looked through.
type method struct {
	state  string            // the name of its receiver
	means  map[string]string // the fields that variables point into
	fields map[string]bool   // that it changes
	calls  []string          // the methods of the state that it calls
}

func (m *method) look(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.AssignStmt:
		for i, left := range n.Lhs {
			name, isName := left.(*ast.Ident)
			if !isName {
				m.change(left)
			} else if len(n.Rhs) == len(n.Lhs) {
				if address, is := n.Rhs[i].(*ast.UnaryExpr); is && address.Op == token.AND {
					m.means[name.Name] = m.field(address.X)
				}
			}
		}
	case *ast.IncDecStmt:
		m.change(n.X)
	case *ast.CallExpr:
		switch f := n.Fun.(type) {
		case *ast.Ident:
			if f.Name == "copy" || f.Name == "clear" {
				m.change(n.Args[0])
			}
		case *ast.SelectorExpr:
			if on, is := f.X.(*ast.Ident); is && on.Name == m.state {
				m.calls = append(m.calls, f.Sel.Name)
			}
		}
	}
	return true
}

func (m *method) change(x ast.Expr) {
	if field := m.field(x); field != "" && besideTheTable[field] == "" {
		m.fields[field] = true
	}
}

// field gives the field of the state into which an expression points.
func (m *method) field(x ast.Expr) string {
	switch x := x.(type) {
	case *ast.ParenExpr:
		return m.field(x.X)
	case *ast.IndexExpr:
		return m.field(x.X)
	case *ast.SliceExpr:
		return m.field(x.X)
	case *ast.StarExpr:
		if on, is := x.X.(*ast.Ident); is && on.Name == m.state {
			return "everything"
		}
		return m.field(x.X)
	case *ast.SelectorExpr:
		if on, is := x.X.(*ast.Ident); is && on.Name == m.state {
			return x.Sel.Name
		}
		return m.field(x.X)
	case *ast.Ident:
		return m.means[x.Name]
	}
	return ""
}
