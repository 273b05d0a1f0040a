package sandbox

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// TestBranchesStandInTheTrail, where they part from the line that is shown: they are
// shown, named, compared and deleted there, and kept with what is played.
func TestBranchesStandInTheTrail(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	folder := t.TempDir()
	f.kept.setFolder(folder)
	play := func(option int) {
		f.press(fyne.KeyHome)
		f.act(func() error { return f.course.Choose(option) })
		f.pass()
	}
	play(1)
	play(2)
	f.tap("Trail")
	rows, _ := f.withBranches(make([]look.TextRow, len(f.lines)))
	if i := slices.IndexFunc(rows, func(r look.TextRow) bool {
		return strings.Contains(r.Markdown,
			"Branch 1: Avery plays Noteworthy")
	}); i < 0 {
		t.Fatalf("the trail has no branch: %v", rows)
	}
	shown := f.sandbox.State().Key()
	f.follow(branchAddress + "name:0")
	f.reads("What is this line called?")
	f.canvas.Focused().(*look.Entry).SetText("The first try")
	f.tap("Name")
	if name := f.course.Branches()[0].Name; name != "The first try" {
		t.Errorf("the branch is called %q", name)
	}
	f.follow(branchAddress + "compare:0")
	f.reads("Branch: The first try", "As it was played", "≠ ")
	f.tap("Play on so")
	f.press(fyne.KeyEnd)
	if f.sandbox.State().Key() == shown || len(f.course.Branches()) != 1 {
		t.Fatal("the branch isn’t shown")
	}
	f.reads("✓ Draft kept")
	drafts, err := filepath.Glob(filepath.Join(folder, "positions", ".draft*.yaml"))
	if err != nil || len(drafts) != 1 {
		t.Fatalf("drafts %v, %v", drafts, err)
	}
	text, err := os.ReadFile(drafts[0])
	if err != nil || !strings.Contains(string(text), "branches:") {
		t.Errorf("the draft keeps no branch: %v\n%s", err, text)
	}
	f.left = nil
	f.Close()
	f.left = nil
	f.OpenKept(filepath.Base(drafts[0]))
	if len(f.course.Branches()) != 1 {
		t.Fatalf("%d branches are read again: %v\n%s\n%s", len(f.course.Branches()), f.course.ReadBranches(library()),
			f.decision.notice, text)
	}
	f.follow(branchAddress + "show:0")
	f.press(fyne.KeyEnd)
	if f.sandbox.State().Key() != shown {
		t.Error("read again, the other line is another")
	}
	f.follow(branchAddress + "delete:0")
	f.lacks("Branch 1:")
}

// TestTheEndOfALineOfOnesOwnIsNoRefusal: it shows the last moment, and says what was left of
// the steps, once and again.
func TestTheEndOfALineOfOnesOwnIsNoRefusal(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	f.act(func() error { return f.course.Choose(1) })
	f.pass()
	last := len(f.course.Moments()) - 1
	for range 2 {
		f.press(fyne.KeyHome)
		f.press(fyne.KeyEnd)
		f.lacks("✕")
		f.reads("Played otherwise than the scenario")
		if at := f.course.At(); at < last {
			t.Errorf("it shows moment %d of %d", at, last)
		}
	}
}

// TestABranchIsTakenOverAsTheSteps by its link or by a key; both can be undone, and the file
// has the steps.
func TestABranchIsTakenOverAsTheSteps(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	folder := t.TempDir()
	f.kept.setFolder(folder)
	f.press(fyne.KeyB)
	f.reads("✕ This line is what the scenario’s steps say already")
	for _, option := range []int{1, 2} {
		f.press(fyne.KeyHome)
		f.act(func() error { return f.course.Choose(option) })
		f.pass()
	}
	steps := len(f.sandbox.Scenario().Steps)
	f.press(fyne.KeyB)
	f.reads("✓ This line is the scenario’s steps now", "Undo", "✓ Draft kept")
	taken := f.sandbox.Scenario().Steps
	if len(taken) == 0 || f.course.HasOwnLine() || !strings.Contains(taken[0].Text, "play") {
		t.Fatalf("the steps are %v", taken)
	}
	drafts, err := filepath.Glob(filepath.Join(folder, "positions", ".draft*.yaml"))
	if err != nil || len(drafts) != 1 {
		t.Fatalf("drafts %v, %v", drafts, err)
	}
	if text, err := os.ReadFile(drafts[0]); err != nil || !strings.Contains(string(text),
		"\nsteps:\n- {"+taken[0].Text+"}") {
		t.Errorf("the draft has other steps: %v\n%s", err, text)
	}
	f.tap("Undo")
	f.reads("✓ The steps are as they were before.")
	if len(f.sandbox.Scenario().Steps) != steps || !f.course.HasOwnLine() {
		t.Error("the steps before are not back")
	}
	f.follow(branchAddress + "take:0")
	if first := f.sandbox.Scenario().Steps; len(first) == 0 || first[0].Text == taken[0].Text {
		t.Errorf("the branch’s steps are %v", first)
	}
	f.restore()
	if len(f.sandbox.Scenario().Steps) != steps {
		t.Error("Control Z doesn’t undo it")
	}
}
