package playing

import (
	"slices"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// branched has two lines beside the one that is shown: at the start three different cards
// were played, and a few passes made after each.
func branched(t *testing.T) (c *Course, keys map[string]board.Key) {
	t.Helper()
	c, keys = courseFrom(t, "explore-winning-this-turn"), map[string]board.Key{}
	for _, option := range []int{1, 2, 3} {
		c.GoTo(0)
		if err := c.Choose(option); err != nil {
			t.Fatal(err)
		}
		for range 3 {
			if err := c.Pass(); err != nil {
				t.Fatal(err)
			}
		}
		keys[c.firstIn(ref(c.whole()), 0)] = c.State().Key()
	}
	if len(keys) != 3 {
		t.Fatalf("the lines are called %v", keys)
	}
	return c, keys
}

func ref[T any](v T) *T { return &v }

// TestBothLinesAreKept: going back and doing otherwise loses nothing; each line can be
// shown again to its last moment, as it was, however often.
func TestBothLinesAreKept(t *testing.T) {
	c, keys := branched(t)
	for range 5 {
		for i, b := range c.Branches() {
			if b.Parts != 0 || b.Later != 4 {
				t.Fatalf("the branch parts at %d with %d moments after it", b.Parts, b.Later)
			}
			if line := c.Line(i); line.State().Key() != keys[b.Name] {
				t.Errorf("%s, looked at, ends otherwise", b.Name)
			}
			c.Switch(i)
			if c.At() != 0 || len(c.Branches()) != 2 {
				t.Fatalf("switching leads to moment %d beside %d branches", c.At(), len(c.Branches()))
			}
			c.GoTo(len(c.Moments()) - 1)
			if c.State().Key() != keys[b.Name] {
				t.Errorf("%s ends otherwise", b.Name)
			}
			if _, err := c.File(scenario.Kept{}); err != nil {
				t.Error(err)
			}
		}
	}
	c.NameBranch(0, " The slow way ")
	c.DeleteBranch(1)
	if all := c.Branches(); len(all) != 1 || all[0].Name != "The slow way" {
		t.Errorf("branches: %+v", all)
	}
}

// TestALineThatIsLeftAgainIsCalledByWhatIsDoneThere, and not by what it was called as it was left before.
func TestALineThatIsLeftAgainIsCalledByWhatIsDoneThere(t *testing.T) {
	c, _ := branched(t)
	before := c.Branches()[0].Name
	c.Switch(0)
	for place := 1; place < len(c.Moments()) && len(c.Branches()) == 2; place++ {
		for option := 0; option < 4 && len(c.Branches()) == 2; option++ {
			if c.GoTo(place); c.IsPresent() {
				_ = c.Choose(option) // what can't be chosen changes nothing
			}
		}
	}
	all := c.Branches()
	if len(all) != 3 || all[2].Name == before {
		t.Errorf("what is done after %q is left is %+v", before, all)
	}
}

// TestTheSameMoveLeadsIntoItsBranch, and not into another that begins alike.
func TestTheSameMoveLeadsIntoItsBranch(t *testing.T) {
	c, keys := branched(t)
	names := func() (all []string) {
		for _, b := range c.Branches() {
			all = append(all, b.Name)
		}
		slices.Sort(all)
		return all
	}
	c.GoTo(0)
	if err := c.Choose(2); err != nil {
		t.Fatal(err)
	}
	if got := names(); len(got) != 2 {
		t.Fatalf("branches: %v", got)
	}
	if c.At() == 0 || len(c.Moments()) <= c.At()+1 {
		t.Fatalf("at %d of %d", c.At(), len(c.Moments()))
	}
	c.GoTo(len(c.Moments()) - 1)
	if !slices.Contains(keysOf(keys), c.State().Key()) {
		t.Error("what came after it has been lost")
	}
}

func keysOf(m map[string]board.Key) (all []board.Key) {
	for _, k := range m {
		all = append(all, k)
	}
	return all
}

// TestBranchesAreKeptOnDisk and read again, from a line that isn't the file's own steps.
func TestBranchesAreKeptOnDisk(t *testing.T) {
	lib := scenariotest.Library(t)
	c, keys := branched(t)
	c.NameBranch(0, "First: it's \"odd\", {really}")
	kept, err := c.KeptBranches()
	if err != nil {
		t.Fatal(err)
	}
	text, err := c.File(scenario.Kept{Stands: "here", Branches: kept})
	if err != nil {
		t.Fatal(err)
	}
	s, err := scenario.Read(lib, "kept.yaml", text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	b, err := reopen(s)
	if err != nil {
		t.Fatal(err)
	}
	again := CourseOf(b, nil)
	if err := again.ReadBranches(lib); err != nil {
		t.Fatal(err)
	}
	if len(again.Branches()) != 2 || again.Branches()[0].Name != "First: it's \"odd\", {really}" {
		t.Fatalf("branches: %+v", again.Branches())
	}
	for i := range 2 {
		again.Switch(i)
		again.GoTo(len(again.Moments()) - 1)
		if !slices.Contains(keysOf(keys), again.State().Key()) {
			t.Errorf("branch %d ends otherwise", i)
		}
		if _, err := again.KeptBranches(); err != nil {
			t.Error(err)
		}
		if _, err := again.File(scenario.Kept{}); err != nil {
			t.Error(err)
		}
	}
}
