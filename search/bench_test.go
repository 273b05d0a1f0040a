package search

import (
	"slices"
	"testing"
	"time"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

// everything is a library with all that can be imported here, else what ships,
// and the scenarios.
func everything(b *testing.B) (*rulesdb.Library, []*scenario.Scenario) {
	b.Helper()
	library := openLibrary(b, importedFolder(b))
	scenarios, err := scenario.Shipped(library)
	if err != nil {
		b.Fatal(err)
	}
	return library, scenarios
}

// BenchmarkBuild indexes everything.
func BenchmarkBuild(b *testing.B) {
	library, scenarios := everything(b)
	for b.Loop() {
		x, err := Over(library, scenarios, "")
		if err != nil {
			b.Fatal(err)
		}
		if err := x.Close(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(Documents(library))+len(scenarios)), "documents")
}

// BenchmarkReady opens everything and makes it searchable, as the program does
// when it starts, with the index kept from an earlier start.
func BenchmarkReady(b *testing.B) {
	library, cache := importedFolder(b), b.TempDir()
	for b.Loop() {
		opened := openLibrary(b, library)
		scenarios, err := scenario.Shipped(opened)
		if err != nil {
			b.Fatal(err)
		}
		started := time.Now()
		x, err := Over(opened, scenarios, cache)
		if err != nil {
			b.Fatal(err)
		}
		b.ReportMetric(milliseconds(time.Since(started)), "ms-index")
		if err := x.Close(); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkKeystroke types the judges' queries letter by letter over
// everything; an operation is one keystroke with its 40 hits. It reports the
// median and the 99th percentile.
func BenchmarkKeystroke(b *testing.B) {
	library, scenarios := everything(b)
	x, err := Over(library, scenarios, "")
	if err != nil {
		b.Fatal(err)
	}
	defer x.Close()
	queries := []string{"t:friend c:blue,pink pow>=3 order:cost", "f:harmony kw:swift", "o:frighten is:unique"}
	for _, judge := range judgesQueries {
		queries = append(queries, judge.query)
	}
	var typed []string
	for _, query := range queries {
		for end := range query {
			typed = append(typed, query[:end+1])
		}
	}
	var took []time.Duration
	i := 0
	for b.Loop() {
		started := time.Now()
		_, _ = x.Search(typed[i%len(typed)], 40) // half a query for cards is a mistake
		took = append(took, time.Since(started))
		i++
	}
	slices.Sort(took)
	b.ReportMetric(milliseconds(took[len(took)/2]), "ms-median")
	b.ReportMetric(milliseconds(took[len(took)*99/100]), "ms-99th")
}

func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
