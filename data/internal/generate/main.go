// Generate writes the generated form of what package data holds (data.Part)
// into data/generated: make data.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"canterlaw/data"
	_ "canterlaw/search" // and with it rulesdb and scenario, which make the parts
)

func main() {
	if err := write("data"); err != nil {
		fmt.Fprintln(os.Stderr, "make data:", err)
		os.Exit(1)
	}
}

// write puts the generated form of every part into the data folder, in place of
// all that stood there.
func write(folder string) error {
	forms, err := data.Generate()
	if err != nil {
		return err
	}
	if err := os.RemoveAll(filepath.Join(folder, "generated")); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Join(folder, "generated"), 0o755); err != nil {
		return err
	}
	for file, form := range forms {
		if err := os.WriteFile(filepath.Join(folder, file), form, 0o644); err != nil {
			return err
		}
	}
	return nil
}
