package engine

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"
)

// Lines have at most 120 columns, a tab counting for four. Only tags of fields, which can't be
// divided, may be longer, and what is generated.
func TestLinesHaveAtMost120Columns(t *testing.T) {
	files := 0
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || filepath.Ext(path) != ".go" {
			return err
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		files++
		if strings.HasPrefix(string(source), "// Code generated") {
			return nil
		}
		for i, line := range strings.Split(string(source), "\n") {
			width := utf8.RuneCountInString(strings.ReplaceAll(line, "\t", "    "))
			isTag := strings.HasSuffix(line, "`") && strings.Contains(line, "help:")
			if width > 120 && !isTag {
				t.Errorf("%s:%d has %d columns", path, i+1, width)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files < 500 {
		t.Errorf("only %d files were looked at", files)
	}
}
