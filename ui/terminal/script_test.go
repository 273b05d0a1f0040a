package terminal_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/rogpeppe/go-internal/testscript"

	"canterlaw/ui/terminal"
)

// shared is the reference material beside the project, which a checkout may
// lack; scripts that need it say [!shared] skip.
const shared = "../../../shared"

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"canterlaw": func() {
		program := terminal.Program{
			In:     os.Stdin,
			Out:    os.Stdout,
			Err:    os.Stderr,
			Window: func(string, string) error { return errors.New("there is no window in this test") },
		}
		os.Exit(program.Run(os.Args[1:]))
	}})
}

// Each script of testdata/script is a visit to the command line. Beside
// testscript's own commands, scripts have
//
//	exits STATUS canterlaw ARGUMENT…   it ends with just that status
//	keys KEY…                          stdout is a JSON object, or a list of such, with just these keys
//	head LINES FILE NEW                the beginning of a file
//
// and the variable SHARED, the folder of the reference material.
func TestScripts(t *testing.T) {
	reference, err := filepath.Abs(shared)
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Setup: func(env *testscript.Env) error {
			env.Setenv("SHARED", reference)
			env.Setenv("XDG_CONFIG_HOME", filepath.Join(env.WorkDir, "settings"))
			return nil
		},
		Condition: func(condition string) (bool, error) {
			if condition != "shared" {
				return false, fmt.Errorf("unknown condition %q", condition)
			}
			_, err := os.Stat(filepath.Join(reference, "documents"))
			return err == nil, nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"exits": exits,
			"keys":  keys,
			"head":  head,
		},
	})
}

func exits(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) < 2 {
		ts.Fatalf("usage: exits STATUS COMMAND ARGUMENT…")
	}
	err := ts.Exec(args[1], args[2:]...)
	status := 0
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		status = exit.ExitCode()
	} else if err != nil {
		ts.Fatalf("running %s: %v", args[1], err)
	}
	if got := strconv.Itoa(status); got != args[0] {
		ts.Fatalf("exit status is %s, not %s", got, args[0])
	}
}

func keys(ts *testscript.TestScript, _ bool, want []string) {
	objects := []map[string]any{{}}
	output := []byte(ts.ReadFile("stdout"))
	var err error
	if strings.HasPrefix(string(output), "[") {
		err = json.Unmarshal(output, &objects)
	} else {
		err = json.Unmarshal(output, &objects[0])
	}
	if err != nil {
		ts.Fatalf("stdout is not JSON: %v", err)
	}
	if len(objects) == 0 {
		ts.Fatalf("stdout is an empty list")
	}
	slices.Sort(want)
	for _, object := range objects {
		var got []string
		for key := range object {
			got = append(got, key)
		}
		slices.Sort(got)
		if diff := cmp.Diff(want, got); diff != "" {
			ts.Fatalf("keys (-want +got):\n%s", diff)
		}
	}
}

func head(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 3 {
		ts.Fatalf("usage: head LINES FILE NEW")
	}
	count, err := strconv.Atoi(args[0])
	ts.Check(err)
	lines := strings.SplitAfter(ts.ReadFile(args[1]), "\n")
	ts.Check(os.WriteFile(ts.MkAbs(args[2]), []byte(strings.Join(lines[:min(count, len(lines))], "")), 0o666))
}
