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

// TestEveryScenarioHasATitleOfItsOwn, by which lists tell it from the one that
// shows the other reading of the same position.
func TestEveryScenarioHasATitleOfItsOwn(t *testing.T) {
	heads, err := Heads()
	if err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	for _, head := range heads {
		if other, taken := files[head.Title]; taken {
			t.Errorf("%s and %s are both called %q", other, head.File, head.Title)
		}
		files[head.Title] = head.File
	}
}

func TestAScenarioThatDoesntShipCantBeRead(t *testing.T) {
	if _, err := ReadShipped(library(t), Head{File: "data/scenarios/of-another-program.yaml"}); err == nil {
		t.Error("no error")
	}
}
