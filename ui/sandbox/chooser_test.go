package sandbox

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
)

// TestAPositionIsChosenByTheKeyboard: the arrow keys lead from the filter into the
// list, and Enter opens the row that they have come to.
func TestAPositionIsChosenByTheKeyboard(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.Focus()
	f.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyReturn)
	if want := f.scenarios[1].Title; f.Title() != want {
		t.Errorf("%q is opened, want %q", f.Title(), want)
	}
	f.tap("Scenarios") // and back to the filter
	uitest.Type(t, f.canvas, "tied empty")
	f.press(fyne.KeyDown, fyne.KeyReturn)
	if f.Title() != f.chooser.shown[0].Title {
		t.Errorf("%q is opened, want the first of the list, %q", f.Title(), f.chooser.shown[0].Title)
	}
}

// TestPositionsAreFiltered by the beginnings of words of their titles and
// questions, and by the rules that they rest on.
func TestPositionsAreFiltered(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			all := count(len(f.scenarios), "position")
			f.reads(all)
			f.Focus()
			uitest.Type(t, f.canvas, "514.4C tie")
			if got := len(f.chooser.shown); got == 0 || got == len(f.scenarios) {
				t.Fatalf("%d positions are shown", got)
			}
			for _, s := range f.chooser.shown {
				words := strings.ToLower(s.Title + s.Question)
				if !slices.Contains(strings.Split(rulesOf(s), ", "), "514.4c") || !strings.Contains(words, "tie") {
					t.Errorf("%q is shown", s.Title)
				}
			}
			f.reads(fmt.Sprintf("%d of %s", len(f.chooser.shown), all))
			uitest.CheckInside(t, f.canvas)
			uitest.Type(t, f.canvas, "x")
			f.reads("None of " + all)
			f.press(fyne.KeyReturn, fyne.KeyDown, fyne.KeyReturn) // open nothing
			f.press(fyne.KeyEscape, fyne.KeyEscape)               // to the filter, and to all positions
			f.reads(all)
			if len(f.chooser.shown) != len(f.scenarios) || f.Title() != "" {
				t.Errorf("%d positions are shown, and %q is played", len(f.chooser.shown), f.Title())
			}
			uitest.CheckInside(t, f.canvas)
		})
	}
}

// TestEnterOpensTheFirstPosition that has the words.
func TestEnterOpensTheFirstPosition(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.Focus()
	uitest.Type(t, f.canvas, tie)
	f.press(fyne.KeyReturn)
	if f.Title() != tie {
		t.Errorf("%q is opened, want %q", f.Title(), tie)
	}
}

// Where everything is twice as large there is room for the list all the same, and the
// window needs no more height than there is.
func TestTheListHasRoomWhereThereIsLittle(t *testing.T) {
	f := open(t, uitest.LandscapeTwice)
	f.Open(scenarios()[0].ID.String())
	f.Close() // so that it can be gone on with
	if got, most := f.Content.MinSize().Height, uitest.LandscapeTwice.Height-40; got > most {
		t.Errorf("it needs a height of %v, and there is %v", got, most)
	}
	f.lacks("It can be stepped forward and back")
	f = open(t, uitest.Landscape)
	f.reads("It can be stepped forward and back")
}

// TestTheListStandsBelowItsHead, also once the head has more in it than when it was first seen.
func TestTheListStandsBelowItsHead(t *testing.T) {
	f := open(t, uitest.Landscape)
	c := f.chooser
	below := func(when string) {
		t.Helper()
		head := c.frame.Objects[0]
		if at, want := c.list.Content.Position().Y, head.MinSize().Height; at != want {
			t.Errorf("%s: the list begins at %v, its head ends at %v", when, at, want)
		}
	}
	c.ways.Heads.Hide()
	c.setHead()
	below("before anything is known")
	c.setTopics(c.topics)
	below("with topics")
	c.setOwn(nil, nil)
	below("with one's own")
	c.offerToGoOn(way{"what was left", func() {}})
	below("with a way back")
}
