//go:build ignore

// Generate writes numbers.go from data/rules/numbers.txt.
package main

import (
	"log"
	"os"

	"canterlaw/engine/rule/internal/constants"
)

func main() {
	list, err := os.ReadFile("../../data/rules/numbers.txt")
	if err != nil {
		log.Fatal(err)
	}
	source, err := constants.Source(string(list))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("numbers.go", source, 0o644); err != nil {
		log.Fatal(err)
	}
}
