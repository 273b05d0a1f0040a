package sandbox

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
)

// TestAnUnknownCardIsAnyCard: of a deck of which nothing is known, the card that is flipped is typed, by its name
// or by its power; the other player's follows at once, and what was played before stays.
func TestAnUnknownCardIsAnyCard(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait} {
		t.Run(name, func(t *testing.T) {
			f := openLine(t, size, "A turn 5 start of faceoff at AP; AP: dash/boosted; B at AP: applejack")
			f.press(fyne.KeyE)
			f.reads("Chance decides", "Avery’s draw deck")
			f.lacks("Draw at random") // of no cards
			uitest.Type(t, f.canvas, "zzz")
			f.reads("No card has these words")
			uitest.CheckInside(t, f.canvas)
			f.decision.filter.SetText("jetst")
			f.reads("Jetstream, All Heart", "power 2")
			f.lacks("No card has these words")
			f.press(fyne.KeyReturn)
			f.reads("Blake’s draw deck")
			uitest.Type(t, f.canvas, "3") // and is in the field already
			f.reads("power 3", "more cards")
			f.lacks("power 2", "Mane Character", "Troublemaker’s Problem")
			uitest.CheckInside(t, f.canvas)
			f.decision.filter.SetText("red gala")
			f.press(fyne.KeyReturn)
			// at the end, which was passed to
			f.reads("Avery acts or passes", "Avery wins by 2", "Red Gala", "Jetstream")
			if moves := len(f.course.Branches()); moves > 0 {
				t.Errorf("there are %d branches", moves)
			}
		})
	}
}

// TestAnyCardThatIsNamedIsKept with what was played before it, and after it.
func TestAnyCardThatIsNamedIsKept(t *testing.T) {
	folder := t.TempDir()
	f := openKeeping(t, folder)
	f.setUpAndRun("A turn 5 start of faceoff at AP; AP: dash/boosted; B at AP: applejack")
	f.press(fyne.KeyE)
	f.decision.filter.SetText("jetst")
	f.press(fyne.KeyReturn)
	f.decision.filter.SetText("red gala")
	f.press(fyne.KeyReturn)
	f.press(fyne.KeySpace, fyne.KeySpace)
	want := f.trailOf()
	if !strings.Contains(want, "Jetstream") || !strings.Contains(want, "Avery wins") {
		t.Fatal(want)
	}
	again := openKeeping(t, folder)
	again.chooser.openRow(0)
	if got := again.trailOf(); got != want {
		t.Errorf("reopened it is\n%s\nnot\n%s", got, want)
	}
}
