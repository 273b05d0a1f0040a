package sandbox

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/scenario/about"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

var rulings = sync.OnceValue(func() *about.Index {
	all, err := about.Shipped(library(), func() {})
	if err != nil {
		panic(err)
	}
	return about.NewIndex(all)
})

// Somebody who looks for a topic opens its folder, finds its scenarios with the variants of
// a position beneath it, and is led back out.
func TestScenariosStandInFolders(t *testing.T) {
	known := rulings() // takes seconds, in which the toolkit would forget what it has drawn
	f := open(t, uitest.Landscape)
	f.SetAbout(func() *about.Index { return known })
	for i, by := range about.Ways {
		f.chooser.ways.SelectIndex(i + 1)
		if len(f.chooser.folders()) < 4 {
			t.Errorf("%s: %d folders", by, len(f.chooser.folders()))
		}
		uitest.CheckInside(t, f.canvas)
	}
	f.chooser.ways.SelectIndex(1)
	at := slices.IndexFunc(f.chooser.folders(), func(topic about.Topic) bool { return topic.Name == "516 Uniqueness" })
	if at < 0 {
		t.Fatal("no folder of section 516")
	}
	f.chooser.openRow(at)
	f.reads("516 Uniqueness")
	if len(f.chooser.shown) < 10 || len(f.chooser.shown) == len(f.scenarios) {
		t.Fatalf("%d scenarios are in it", len(f.chooser.shown))
	}
	indented := 0
	for i, row := range f.chooser.list.Rows()[1:] {
		if row.Indent > 0 {
			indented++
		}
		if !strings.Contains(f.chooser.shown[i].File, "/516-uniqueness/") {
			t.Errorf("%s is in it", f.chooser.shown[i].File)
		}
	}
	if indented == 0 {
		t.Error("no variant stands beneath its scenario")
	}
	f.Focus()
	f.press(fyne.KeyEscape) // out of the folder
	if f.chooser.folder != nil || len(f.chooser.opens) != len(f.chooser.folders()) {
		t.Error("Escape leaves the folder open")
	}
	f.chooser.openRow(at)
	f.chooser.openRow(0) // the way back
	if f.chooser.folder != nil {
		t.Error("the way back leaves the folder open")
	}
}

// Whoever looks into one folder, or at one position, after another goes on in the list
// where they were.
func TestTheListOfScenariosIsWhereItWasLeft(t *testing.T) {
	known := rulings()
	f := open(t, uitest.Landscape)
	f.SetAbout(func() *about.Index { return known })
	list := f.chooser.list
	far := look.Scrolled{Row: 60, Below: 5}
	list.ScrollBack(far)
	f.chooser.openRow(61)
	f.tap("Scenarios")
	if got := list.Scrolled(); got != far {
		t.Errorf("after a position all positions are scrolled to %v, not to %v", got, far)
	}
	f.chooser.ways.SelectIndex(1)
	far = look.Scrolled{Row: 15, Below: 5}
	list.ScrollBack(far)
	f.chooser.openRow(20)
	if list.Scrolled() != (look.Scrolled{}) {
		t.Error("a folder doesn't open at its top")
	}
	f.chooser.openRow(0) // the way back
	if got := list.Scrolled(); got != far {
		t.Errorf("after a folder all folders are scrolled to %v, not to %v", got, far)
	}
}

// What the search finds for a misspelled word stands behind what has the words.
func TestAMisspelledWordFindsAScenario(t *testing.T) {
	f := open(t, uitest.Landscape)
	last := scenarios()[len(scenarios())-1]
	f.SetFind(func(text string) []string {
		if text != "unwritten" {
			t.Errorf("searched for %q", text)
		}
		return []string{last.ID.String(), "of no scenario"}
	})
	f.chooser.filter.SetText("unwritten")
	if len(f.chooser.shown) != 1 || f.chooser.shown[0].ID != last.ID {
		t.Errorf("%d scenarios are shown", len(f.chooser.shown))
	}
}

// Beside the table stands what is known about the position, with links to it.
func TestWhatIsKnownStandsBesideTheTable(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openScenario(t, size, tie)
			f.SetAbout(rulings)
			var all strings.Builder
			for _, row := range f.rulingRows() {
				all.WriteString(row.Markdown + "\n")
			}
			for _, want := range []string{"Known about this", "](scenario:", "Not settled", "](ruling:"} {
				if !strings.Contains(all.String(), want) {
					t.Errorf("%q is not in\n%s", want, all.String())
				}
			}
			uitest.CheckInside(t, f.canvas)
		})
	}
}
