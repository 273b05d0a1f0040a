package playing

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/scenario/internal/scenariotest"
)

// TestALineIsTakenOverAsTheSteps: it stands in the file as the steps, play stands where it
// stood, and the other lines, the steps before among them, stay as branches.
func TestALineIsTakenOverAsTheSteps(t *testing.T) {
	c, _ := branched(t)
	end := c.State().Key()
	c.GoTo(1)
	here, entries := c.State().Key(), c.Shown().Entries
	taken, err := c.TakeOver(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	if taken.State().Key() != here || taken.Shown().Entries != entries {
		t.Errorf("it stands at entry %d, not %d", taken.Shown().Entries, entries)
	}
	if c.At() != 1 || !c.HasOwnLine() {
		t.Error("the course that was taken over has changed")
	}
	if taken.HasOwnLine() || taken.StepsToCome() != 3 {
		t.Errorf("%d steps are to come", taken.StepsToCome())
	}
	if err := taken.ToEnd(); err != nil {
		t.Fatal(err)
	}
	if taken.State().Key() != end {
		t.Error("its steps lead elsewhere")
	}
	for _, b := range c.Branches() {
		if !slices.ContainsFunc(taken.Branches(), func(o OtherLine) bool { return o.Name == b.Name }) {
			t.Errorf("the branch %s is gone", b.Name)
		}
	}
	if _, err := taken.TakeOver(scenariotest.Library(t)); err == nil || !strings.Contains(err.Error(), "already") {
		t.Errorf("taking it over again: %v", err)
	}
}

// TestTheStepsBeforeBecomeABranch, also where they had not been made.
func TestTheStepsBeforeBecomeABranch(t *testing.T) {
	c := courseFrom(t, "tied-twice")
	if len(c.Scenario().Steps) < 2 {
		t.Fatal("a scenario without steps proves nothing")
	}
	if err := c.Pass(); err != nil {
		t.Fatal(err)
	}
	if !c.HasOwnLine() {
		if err := c.Concede(0); err != nil {
			t.Fatal(err)
		}
	}
	taken, err := c.TakeOver(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	if names := taken.Branches(); !slices.ContainsFunc(names,
		func(b OtherLine) bool { return b.Name == "the steps before" }) {
		t.Errorf("the branches are %v", names)
	}
}

// TestPlayStandsAfterThePassThatFolds: the record tells that both have passed in one entry, and
// play stands after the second of them as before.
func TestPlayStandsAfterThePassThatFolds(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.Head+"setup: {at: {turn: Avery, window: end of main phase}}\n")
	c, err := NewCourse(s, nil)
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := c.Pass(); err != nil {
			t.Fatal(err)
		}
	}
	asked := c.State().Decision()
	taken, err := c.TakeOver(scenariotest.Library(t))
	if err != nil {
		t.Fatal(err)
	}
	if got := taken.Shown().State.Decision(); got != asked {
		t.Errorf("%+v is decided, want %+v", got, asked)
	}
}
