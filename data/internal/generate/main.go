// Generate writes the generated form of what package data holds (data.Part),
// and the search index over it, into data/generated: make data.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"canterlaw/data"
	"canterlaw/search" // and with it rulesdb and scenario, which make the parts
)

func main() {
	if err := write("data"); err != nil {
		fmt.Fprintln(os.Stderr, "make data:", err)
		os.Exit(1)
	}
}

// write puts the generated form of every part and the index into the data
// folder, in place of those that stood there. An index that still fits stays:
// another would differ, and have the program linked anew.
func write(folder string) error {
	forms, err := data.Generate()
	if err != nil {
		return err
	}
	generated := filepath.Join(folder, "generated")
	if err := os.MkdirAll(generated, 0o755); err != nil {
		return err
	}
	former, err := filepath.Glob(filepath.Join(generated, "*.cbor"))
	if err != nil {
		return err
	}
	for _, file := range former {
		if err := os.Remove(file); err != nil {
			return err
		}
	}
	for file, form := range forms {
		if err := os.WriteFile(filepath.Join(folder, file), form, 0o644); err != nil {
			return err
		}
	}
	return search.Ship(generated)
}
