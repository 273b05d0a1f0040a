package tabletop

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/ui/internal/uitest"
)

// reads are the words on a table of a size.
func reads(t *testing.T, size fyne.Size, p Picture) string {
	t.Helper()
	table := shown(t, size, p, Acts{})
	return uitest.Text(fyne.CurrentApp().Driver().CanvasForObject(table))
}

// TestNamesAreNotCutBesideEmptyRoom: with one card flipped, its column is wider than the
// card, and what is attached to a card in the row beside it is still called by its name.
func TestNamesAreNotCutBesideEmptyRoom(t *testing.T) {
	p := faceoff()
	f := p.Areas[0].Faceoff
	f.Far.Flips, f.Near.Flips = f.Far.Flips[:1], f.Near.Flips[:1]
	for _, name := range []string{"landscape", "portrait", "large", "twice as large"} {
		if text := reads(t, sizes[name], p); !strings.Contains(text, "Marvelous Chapeau") {
			t.Errorf("%s: what Sugar Twist wears can’t be read in\n%s", name, text)
		}
	}
}

// TestAStripShowsAllThatIsNeeded: where there is room for one area, a Problem of which one
// requirement of two were shown would look as if it could be confronted.
func TestAStripShowsAllThatIsNeeded(t *testing.T) {
	text := reads(t, sizes["twice as large"], faceoff())
	for _, want := range []string{"2/2", "0/2", "0/5", "3/2", "0/9", "Trouble in the Orchard"} {
		if !strings.Contains(text, want) {
			t.Errorf("%q isn’t in\n%s", want, text)
		}
	}
}

// TestWhyNobodyConfrontsIsSaidInTheRoomThereIs: whole, else short, and never cut.
func TestWhyNobodyConfrontsIsSaidInTheRoomThereIs(t *testing.T) {
	p := faceoff()
	p.Bubble = nil // whose words are like those that are looked for
	needs := &p.Areas[1].Problem.Near
	needs.Says, needs.Short = "Purple Parasprite is there: Avery can’t confront", "Purple Parasprite: no"
	for name, want := range map[string]string{"landscape": "can’t", "large": "Purple Parasprite: no"} {
		text := reads(t, sizes[name], p)
		if !strings.Contains(text, want) || strings.Contains(text, "Purple Par…") || strings.Contains(text, "is the…") {
			t.Errorf("%s: %q isn’t in\n%s", name, want, text)
		}
	}
}

// TestWhatCanNotBeSaidShorterIsWhole: who has confronted a Problem isn't seen elsewhere on it.
func TestWhatCanNotBeSaidShorterIsWhole(t *testing.T) {
	p := faceoff()
	p.Areas[0].Problem.Near.Says, p.Areas[0].Problem.Near.Short = "confronted", ""
	for name, size := range sizes {
		if text := reads(t, size, p); !strings.Contains(text, "confronted") {
			t.Errorf("%s: it isn’t whole in\n%s", name, text)
		}
	}
}

// No word stands on another, wherever a player's things or an area are brought into view.
func TestNoWordStandsOnAnother(t *testing.T) {
	for name, size := range sizes {
		for kind, p := range map[string]Picture{"faceoff": faceoff(), "empty": empty()} {
			for _, view := range []Of{nil, "AH", "BH"} {
				t.Run(fmt.Sprint(name, " ", kind, " ", view), func(t *testing.T) {
					p.Bubble = nil
					table := shown(t, size, p, Acts{})
					c := fyne.CurrentApp().Driver().CanvasForObject(table)
					if s := table.spotOf(view); small(size) && view != nil && s != nil {
						test.TapCanvas(c, s.middle())
					}
					uitest.CheckInside(t, c)
				})
			}
		}
	}
}
