package scenario

import (
	"path/filepath"
	"testing"

	"canterlaw/rulesdb"
)

func library(t testing.TB) *rulesdb.Library {
	t.Helper()
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

func TestEveryShippedFileReads(t *testing.T) {
	files, err := filepath.Glob("../data/scenarios/*.yaml")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d scenario files: %v", len(files), err)
	}
	lib := library(t)
	for _, file := range files {
		if _, err := Load(lib, file); err != nil {
			t.Error(err)
		}
	}
}
