package scenario

import (
	"path"
	"regexp"
	"slices"
	"strings"
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
	if again.ID != last.ID || !slices.EqualFunc(again.Steps, last.Steps,
		func(a, b Step) bool { return a.Text == b.Text }) {
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

// TestScenariosStandWithTheirRules, so that somebody who holds the rules finds them: in
// the folder of a section that they rest on, in that of its chapter. Others name a
// scenario by its file alone, so no two files share a name.
func TestScenariosStandWithTheirRules(t *testing.T) {
	heads, err := Heads()
	if err != nil {
		t.Fatal(err)
	}
	lib := library(t)
	folderOf := func(number string) string {
		return number + "-" +
			strings.Trim(notLetters.ReplaceAllString(strings.ToLower(strings.ReplaceAll(lib.Rules.Rule(number).Title,
				"'", "")), "-"), "-")
	}
	taken := map[string]string{}
	for _, head := range heads {
		if other := taken[path.Base(head.File)]; other != "" {
			t.Errorf("%s and %s have one name", other, head.File)
		}
		taken[path.Base(head.File)] = head.File
		if head.File == "data/scenarios/annotated-example.yaml" {
			continue // it documents the format
		}
		var fit []string
		for _, n := range head.Rules {
			section, _, _ := strings.Cut(n.String(), ".")
			fit = append(fit, "data/scenarios/"+folderOf(section[:1])+"/"+folderOf(section))
		}
		if !slices.Contains(fit, path.Dir(head.File)) {
			t.Errorf("%s: move it to the folder of a section that it rests on: %s", head.File,
				strings.Join(slices.Compact(fit), " or "))
		}
	}
}

var notLetters = regexp.MustCompile(`[^a-z0-9]+`)
