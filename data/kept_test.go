package data_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"canterlaw/data"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// keepIn keeps in a folder of the test's until it ends.
func keepIn(t testing.TB) string {
	folder := filepath.Join(t.TempDir(), "cache")
	data.KeepIn(folder)
	t.Cleanup(func() { data.KeepIn("") })
	return folder
}

// The program has the same of what was kept as of the files.
func TestWhatIsKeptLosesNothing(t *testing.T) {
	type everything struct {
		library   *rulesdb.Library
		scenarios []scenario.Head
	}
	load := func() (all everything) {
		t.Helper()
		var err, headsErr error
		all.library, err = rulesdb.Open("")
		all.scenarios, headsErr = scenario.Heads()
		if err := errors.Join(err, headsErr); err != nil {
			t.Fatal(err)
		}
		return all
	}
	read := load()
	folder := keepIn(t)
	load() // and keeps it
	files, err := filepath.Glob(filepath.Join(folder, "*.cbor"))
	if err != nil || len(files) == 0 {
		t.Fatalf("nothing is kept: %v", err)
	}
	kept := load()
	for what, pair := range map[string][2]any{
		"cards":     {read.library.Cards, kept.library.Cards},
		"errata":    {read.library.Errata, kept.library.Errata},
		"scenarios": {read.scenarios, kept.scenarios},
	} {
		if !reflect.DeepEqual(pair[0], pair[1]) {
			t.Errorf("%s: what was kept isn't what is read", what)
		}
	}
}

// What was kept is taken without reading; what is damaged is read anew.
func TestKeptFormsAreTakenOrMadeAnew(t *testing.T) {
	folder := keepIn(t)
	times := 0
	read := func(fs.FS) ([]string, error) {
		times++
		return []string{"a", "b"}, nil
	}
	get := func(wantTimes int) {
		t.Helper()
		got, err := data.Kept("letters", read)
		if err != nil || !reflect.DeepEqual(got, []string{"a", "b"}) || times != wantTimes {
			t.Errorf("%q, %v after reading %d times, want it after %d", got, err, times, wantTimes)
		}
	}
	get(1)
	get(1)
	files, err := filepath.Glob(filepath.Join(folder, "letters-*.cbor"))
	if err != nil || len(files) != 1 {
		t.Fatal(files, err)
	}
	for _, damage := range [][]byte{{}, []byte("\xff\xff"), []byte("letters")} {
		if err := os.WriteFile(files[0], damage, 0o644); err != nil {
			t.Fatal(err)
		}
		get(times + 1)
		get(times)
	}
	data.KeepIn("")
	get(times + 1)
	data.KeepIn(filepath.Join(files[0], "no folder"))
	get(times + 1)
}

// What can't be read isn't kept.
func TestErrorsAreNotKept(t *testing.T) {
	keepIn(t)
	wrong := errors.New("wrong")
	if _, err := data.Kept("letters", func(fs.FS) (int, error) { return 0, wrong }); !errors.Is(err, wrong) {
		t.Errorf("the error is %v", err)
	}
	if got, err := data.Kept("letters", func(fs.FS) (int, error) { return 7, nil }); got != 7 || err != nil {
		t.Errorf("%d, %v after an error", got, err)
	}
}
