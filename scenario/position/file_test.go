package position_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Every position that ships is the same once it has been read and written, and its
// steps lead to the same end.
func TestFilesComeBackAsTheyWere(t *testing.T) {
	lib := scenariotest.Library(t)
	for _, file := range shipped(t) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			before, err := scenario.Read(lib, file, text)
			if err != nil {
				t.Fatal(err)
			}
			p, err := position.Read(lib, file, text)
			if err != nil {
				t.Fatal(err)
			}
			written, err := p.File()
			if err != nil {
				t.Fatal(err)
			}
			after, err := scenario.Read(lib, file, written)
			if err != nil {
				t.Fatalf("%v\n%s", err, written)
			}
			if diff := cmp.Diff(before.Setup, after.Setup); diff != "" {
				t.Errorf("another setup:\n%s\n%s", diff, written)
			}
			if diff := cmp.Diff(before.Point, after.Point); diff != "" {
				t.Errorf("another moment:\n%s", diff)
			}
			if before.Program.Digest() != after.Program.Digest() || len(before.Steps) != len(after.Steps) ||
				len(before.Expect) != len(after.Expect) {
				t.Errorf("other cards, steps or expectations:\n%s", written)
			}
			again, err := position.Read(lib, file, written)
			if err != nil {
				t.Fatal(err)
			}
			if twice, err := again.File(); err != nil || string(twice) != string(written) {
				t.Errorf("written twice: %v\n%s", err, cmp.Diff(string(written), string(twice)))
			}
		})
	}
}

func shipped(t testing.TB) []string {
	t.Helper()
	heads, err := scenario.Heads()
	if err != nil || len(heads) == 0 {
		t.Fatal("no scenarios", err)
	}
	var files []string
	for _, head := range heads {
		files = append(files, filepath.Join("..", "..", head.File))
	}
	return files
}
