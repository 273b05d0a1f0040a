package kept

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

const file = "format: 1\nid: 0c6cb3e8-3b72-53ef-8c56-a947a50e3b22\ntitle: |-\n  Mine\n# a remark\nsetup:\n  at: " +
	"{turn: Avery, moment: main phase}\n  Avery: {hand: [\"Holly Dash, Flighty Filly\", \"? x 3\"]}\n"

func shelf(t *testing.T) *Shelf {
	t.Helper()
	return In(t.TempDir())
}

func files(t *testing.T, s *Shelf) []string {
	t.Helper()
	entries, err := s.List()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		names = append(names, e.File)
	}
	slices.Sort(names)
	return names
}

func must[T any](t *testing.T) func(T, error) T {
	return func(v T, err error) T {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return v
	}
}

func TestSavingUnderANameThatIsTakenLosesNeither(t *testing.T) {
	s, name := shelf(t), must[string](t)
	first := name(s.Save("One & Only", []byte(file), ""))
	second := name(s.Save("One and only", []byte(file), ""))
	if want := []string{"one-and-only-2.yaml", "one-and-only.yaml"}; !slices.Equal(files(t, s), want) {
		t.Errorf("there are %q, want %q", files(t, s), want)
	}
	text := string(must[[]byte](t)(s.Read(second)))
	if !strings.Contains(text, "title: One and only\n# a remark\nsetup:") || strings.Contains(text, "Mine") {
		t.Errorf("the title is not what it was saved as:\n%s", text)
	}
	// Saving anew keeps what was there before.
	name(s.Save("One & Only", []byte(file+"# more\n"), first))
	gone := must[[]Entry](t)(s.Deleted())
	if len(gone) != 1 || strings.Contains(string(must[[]byte](t)(s.Read(gone[0].File))), "# more") {
		t.Errorf("what was saved over is not kept: %+v", gone)
	}
	if _, err := s.Save("…", []byte(file), ""); err == nil {
		t.Error("a name without letters was taken")
	}
}

func TestTheListTellsWhatIsKept(t *testing.T) {
	s := shelf(t)
	must[string](t)(s.Save("Mine", []byte(file+"kept: {step: 2, of: x.yaml, stands: Avery’s turn 3}\n"), ""))
	if err := os.WriteFile(filepath.Join(s.Folder, "broken.yaml"), []byte("title: [\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	entries := must[[]Entry](t)(s.List())
	if len(entries) != 2 {
		t.Fatalf("there are %d files, want 2", len(entries))
	}
	for _, e := range entries {
		if e.File == "broken.yaml" {
			if e.Err == nil {
				t.Error("a broken file is listed as a good one")
			}
			continue
		}
		if e.Err != nil || e.Title != "Mine" || !e.IsGame || e.Stands != "Avery’s turn 3" || e.Of != "x.yaml" ||
			!slices.Equal(e.Cards, []string{"Holly Dash, Flighty Filly"}) || e.When.IsZero() {
			t.Errorf("it is listed as %+v", e)
		}
	}
}

// TestWhatHasNoNameIsToldByItsCards: Mane Characters and cards in play, both players' before hands and decks.
func TestWhatHasNoNameIsToldByItsCards(t *testing.T) {
	const setup = `setup:
  at: {turn: Avery, moment: main phase}
  Avery:
    hand: [Swing Into Action]
    mane: {card: "Rainbow Dash, Flier Extraordinaire", at: A problem}
    in play: [{card: "Red Gala, Favorite Cousin", at: A problem}, {card: "Red Gala, Favorite Cousin", at: A home}]
  Blake:
    in play: [{card: Timberwolf, at: A problem}%s]
`
	about := func(text string) string {
		var e Entry
		e.read([]byte(text))
		if e.Err != nil {
			t.Fatal(e.Err)
		}
		return e.About()
	}
	for _, c := range []struct{ more, want string }{
		{"", "with Rainbow Dash, Red Gala and Timberwolf"},
		{", {card: Hard Hat}", "with Rainbow Dash, Red Gala, Timberwolf and Hard Hat"},
		{", {card: Hard Hat}, {card: Purple Parasprite}", "with Rainbow Dash, Red Gala, Timberwolf and 2 more"},
	} {
		if got := about(fmt.Sprintf(setup, c.more)); got != c.want {
			t.Errorf("it is told as %q, want %q", got, c.want)
		}
	}
	if got := about("title: Mine\n" + fmt.Sprintf(setup, "")); got != "" {
		t.Errorf("what has a name is told as %q", got)
	}
	if got := about("setup: {Avery: {hand: [Swing Into Action]}}\n"); got != "" {
		t.Errorf("with nothing in play it is told as %q", got)
	}
}

func TestRenamingDuplicatingAndDeleting(t *testing.T) {
	s, name := shelf(t), must[string](t)
	first := name(s.Save("Mine", []byte(file), ""))
	first = name(s.Rename(first, "Yours"))
	copied := name(s.Duplicate(first))
	if want := []string{"yours-copy.yaml", "yours.yaml"}; !slices.Equal(files(t, s), want) {
		t.Errorf("there are %q, want %q", files(t, s), want)
	}
	entries := must[[]Entry](t)(s.List())
	if entries[0].ID == entries[1].ID {
		t.Error("a copy has the id of what it was made of")
	}
	aside := name(s.Delete(copied))
	if want := []string{"yours.yaml"}; !slices.Equal(files(t, s), want) {
		t.Errorf("after deleting there are %q, want %q", files(t, s), want)
	}
	name(s.Save("Yours, copy", []byte(file), "")) // its name is taken meanwhile
	if back := name(In(filepath.Dir(s.Folder)).Restore(aside)); back != "yours-copy-2.yaml" {
		t.Errorf("it came back as %s", back)
	}
}

// What is asked of a shelf right after a change has it, though the change is still being
// written; and of changes one right after the other the last stays.
func TestWhatIsAskedRightAfterAChangeHasIt(t *testing.T) {
	s := shelf(t)
	d := s.NewDraft("")
	told := make(chan error, 20)
	for n := range cap(told) {
		text := fmt.Sprint(file, "# ", n, "\n")
		d.KeepMeanwhile([]byte(text), func(err error) { told <- err })
		if got := string(must[[]byte](t)(In(filepath.Dir(s.Folder)).Read(d.File()))); got != text {
			t.Fatalf("after change %d the draft has\n%s", n, got)
		}
	}
	for range cap(told) {
		if err := <-told; err != nil {
			t.Error(err)
		}
	}
	if n := len(must[[]Entry](t)(s.List())); n != 1 {
		t.Errorf("%d files are kept of one draft", n)
	}
}

// Two programs that go on with one draft each keep what was done in them.
func TestTwoProgramsLoseNothingOfEachOther(t *testing.T) {
	s := shelf(t)
	first := s.NewDraft("")
	keep := func(d *Draft, more string) {
		t.Helper()
		if err := d.Keep([]byte(file + "# " + more + "\n")); err != nil {
			t.Fatal(err)
		}
	}
	keep(first, "begun")
	second, _, err := s.Resume(must[[]Entry](t)(s.List())[0])
	if err != nil {
		t.Fatal(err)
	}
	keep(second, "second")
	keep(first, "first")
	keep(second, "second again")
	var all []string
	for _, f := range files(t, s) {
		text := string(must[[]byte](t)(s.Read(f)))
		all = append(all, text[strings.LastIndex(text, "# "):])
	}
	slices.Sort(all)
	if want := []string{"# first\n", "# second again\n"}; !slices.Equal(all, want) {
		t.Errorf("there is %q, want %q", all, want)
	}
	if err := first.Discard(); err != nil || len(files(t, s)) != 1 {
		t.Errorf("a draft that is done with stays: %v", err)
	}
}

// Somebody who opens a file again and again finds one draft of it, not one for each time; what
// is a draft of another file, or has other lines of play, stays as it is.
func TestADraftOfTheSameGoesOn(t *testing.T) {
	s := shelf(t)
	keep := func(of, text string) string {
		t.Helper()
		d := s.NewDraft(of)
		if err := d.Keep([]byte(text)); err != nil {
			t.Fatal(err)
		}
		return d.File()
	}
	first := keep("", file+"kept: {step: 2}\n")
	if again := keep("", file+"kept: {step: 5, stands: Avery’s turn 3}\n"); again != first {
		t.Errorf("the same opened anew is kept in %s, want %s", again, first)
	}
	if text := string(must[[]byte](t)(s.Read(first))); !strings.Contains(text, "step: 5") {
		t.Errorf("it is not kept where it stands now:\n%s", text)
	}
	if other := keep("mine.yaml", file+"kept: {of: mine.yaml}\n"); other == first {
		t.Error("a draft of a saved file took the place of a draft of none")
	}
	if other := keep("", file+"# more\n"); other == first {
		t.Error("another position took the place of a draft")
	}
	keep("", file+"kept: {step: 2, branches: [{name: x, steps: [\"A: pass\"]}]}\n")
	if after := keep("", file+"kept: {step: 3}\n"); after == first {
		t.Error("a draft with other lines of play was taken over")
	}
}

func TestWhatWasBrokenOffIsClearedAway(t *testing.T) {
	s := shelf(t)
	must[string](t)(s.Save("Mine", []byte(file), ""))
	for _, name := range []string{".mine.yaml.123", "..draft.yaml.99", "notes.txt"} {
		if err := os.WriteFile(filepath.Join(s.Folder, name), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	In(filepath.Dir(s.Folder))
	left, err := filepath.Glob(filepath.Join(s.Folder, "*"))
	if err != nil {
		t.Fatal(err)
	}
	hidden, err := filepath.Glob(filepath.Join(s.Folder, ".*.yaml.*"))
	if err != nil || len(hidden) > 0 || len(left) != 3 /* with the lock */ {
		t.Errorf("left are %q and %q (%v)", left, hidden, err)
	}
}
