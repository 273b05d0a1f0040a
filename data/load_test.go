package data_test

import (
	"testing"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// BenchmarkLoad reads what the program needs of package data as it starts: from the
// files, and with what was kept of them at an earlier start.
func BenchmarkLoad(b *testing.B) {
	b.Run("files", load)
	b.Run("kept", func(b *testing.B) {
		keepIn(b)
		load(b)
	})
}

func load(b *testing.B) {
	for b.Loop() {
		if _, err := rulesdb.Open(""); err != nil {
			b.Fatal(err)
		}
		if _, err := scenario.Heads(); err != nil {
			b.Fatal(err)
		}
	}
}
