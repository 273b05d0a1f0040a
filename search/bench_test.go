package search

import (
	"fmt"
	"testing"
)

// BenchmarkBuild indexes the shipped data: what the program does when it
// starts.
func BenchmarkBuild(b *testing.B) {
	docs := Documents(openLibrary(b, ""))
	for b.Loop() {
		x, err := New(docs)
		if err != nil {
			b.Fatal(err)
		}
		if err := x.Close(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(docs)), "documents")
}

// BenchmarkKeystroke types queries letter by letter; an operation is one
// keystroke with its 20 hits.
func BenchmarkKeystroke(b *testing.B) {
	x := indexOf(b, Documents(openLibrary(b, "")))
	for _, query := range []string{
		"511.7a", "ppp", "dismiss vs retire", "rainbow dash", "uniquness",
		"can I challenge my own troublemaker",
	} {
		b.Run(query, func(b *testing.B) {
			i := 0
			for b.Loop() {
				i = i%len(query) + 1
				if _, err := x.Search(query[:i], 20); err != nil {
					b.Fatal(fmt.Errorf("typing %q: %w", query[:i], err))
				}
			}
		})
	}
}
