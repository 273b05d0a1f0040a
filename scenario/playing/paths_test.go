package playing

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/source"
)

// A file that is no scenario is reported where it stands among the others, and
// they run.
func TestOneBadFileDoesNotKeepTheOthersFromRunning(t *testing.T) {
	folder := t.TempDir()
	for name, text := range map[string]string{
		"1.yaml": scenariotest.MainPhase + "expect: [{A score: 0}]\n",
		"2.yaml": scenariotest.MainPhase + "expect: [{A scor: 0}]\n",
		"3.yaml": scenariotest.MainPhase + "expect: [{A score: 1}]\n",
		"4.yaml": "",
	} {
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	absent := filepath.Join(folder, "absent.yaml")
	reports, err := RunPaths(scenariotest.Library(t), []string{folder, absent})
	var refused *source.FileError
	if !errors.As(err, &refused) || !strings.Contains(err.Error(), "2.yaml:6:11") ||
		!strings.Contains(err.Error(), "4.yaml: found nothing") ||
		!errors.Is(err, os.ErrNotExist) {
		t.Errorf("the error is %v, want one that tells of 2.yaml, 4.yaml and the absent file", err)
	}
	if len(reports) != 5 {
		t.Fatalf("%d reports, want one for each of the 4 files and the absent one: %+v", len(reports), reports)
	}
	for i, want := range []struct {
		ok       bool
		failures int
		err      string
	}{{ok: true}, {err: `did you mean "A score"?`}, {failures: 1}, {err: "nothing in the file"}, {err: "absent.yaml"}} {
		r := reports[i]
		if r.OK != want.ok || len(r.Failures) != want.failures || !strings.Contains(r.Error, want.err) ||
			(r.Error == "") != (want.err == "") {
			t.Errorf("report %d is %+v, want %+v", i+1, r, want)
		}
	}
}
