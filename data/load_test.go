package data_test

import (
	"testing"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// BenchmarkLoad reads what the program needs of package data as it starts.
func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, err := rulesdb.Open(""); err != nil {
			b.Fatal(err)
		}
		if _, err := scenario.Heads(); err != nil {
			b.Fatal(err)
		}
	}
}
