package rulesdb

import (
	"encoding/csv"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
	"github.com/google/go-cmp/cmp"
)

// drawSample draws the cards of data/abilities/sample.yaml: of all cards of the
// set files but tokens and the 60 hardest, sorted by number as text, those with
// text on any face; shuffled by rand/v2's PCG with seed (3, 4), the first 100.
func drawSample(t *testing.T) []string {
	t.Helper()
	file, err := os.Open(sharedFiles(t, "corpus/hardest60.csv")[0])
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	hardest, err := csv.NewReader(file).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	leftOut := map[string]bool{}
	for _, row := range hardest[1:] {
		number, _, _ := strings.Cut(row[0], " ")
		leftOut[number] = true
	}
	if len(leftOut) != 60 {
		t.Fatalf("%d cards in corpus/hardest60.csv, want 60", len(leftOut))
	}

	var numbers []string
	sets, _ := readSets(t, slices.DeleteFunc(sharedFiles(t, "cards/octgn/*.xml"), func(name string) bool {
		return filepath.Base(name) == "tokens.xml"
	}))
	for _, set := range sets {
		for _, c := range set.Cards {
			if strings.Join(c.Text, "") != "" && !leftOut[c.Number] {
				numbers = append(numbers, c.Number)
			}
		}
	}
	slices.Sort(numbers)
	rand.New(rand.NewPCG(3, 4)).Shuffle(len(numbers), func(i, j int) {
		numbers[i], numbers[j] = numbers[j], numbers[i]
	})
	return numbers[:100]
}

func TestSampleOfAbilitiesIsTheOneThatIsDrawn(t *testing.T) {
	want := drawSample(t)
	text, err := os.ReadFile(filepath.Join("..", "data", "abilities", "sample.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	var sample struct{ Cards []struct{ Number string } }
	if err := yaml.Unmarshal(text, &sample); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range sample.Cards {
		got = append(got, c.Number)
	}
	slices.Sort(want)
	slices.Sort(got)
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("data/abilities/sample.yaml is not the sample as drawn: -want +got\n%s", diff)
	}
}
