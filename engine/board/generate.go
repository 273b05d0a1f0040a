//go:build ignore

// Generate writes fields_generated.go from the fields that state.go declares.
package main

import (
	"log"
	"os"

	"canterlaw/engine/board/internal/fields"
)

func main() {
	declaration, err := os.ReadFile("state.go")
	if err != nil {
		log.Fatal(err)
	}
	source, err := fields.Source(declaration)
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("fields_generated.go", source, 0o644); err != nil {
		log.Fatal(err)
	}
}
