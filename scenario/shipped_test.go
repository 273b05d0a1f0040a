package scenario

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestHeadsAreThoseOfTheShippedScenarios(t *testing.T) {
	heads, err := Heads()
	if err != nil {
		t.Fatal(err)
	}
	lib := library(t)
	scenarios, err := Shipped(lib)
	if err != nil {
		t.Fatal(err)
	}
	want := make([]Head, len(scenarios))
	for i, s := range scenarios {
		want[i] = s.Head
	}
	if diff := cmp.Diff(want, heads); diff != "" || len(heads) < 300 {
		t.Fatalf("%d heads: -scenarios +heads:\n%s", len(heads), diff)
	}

	last := scenarios[len(scenarios)-1]
	again, err := ReadShipped(lib, last.Head)
	if err != nil {
		t.Fatal(err)
	}
	if again.ID != last.ID || !slices.EqualFunc(again.Steps, last.Steps, func(a, b Step) bool { return a.Text == b.Text }) {
		t.Errorf("%s is read as another scenario", last.File)
	}
}

func TestAScenarioThatDoesntShipCantBeRead(t *testing.T) {
	if _, err := ReadShipped(library(t), Head{File: "data/scenarios/of-another-program.yaml"}); err == nil {
		t.Error("no error")
	}
}
