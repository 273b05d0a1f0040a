package sandbox

import (
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
)

// spending is a shipped scenario that can be explored.
const spending = "Whether two points can be made this turn"

func TestAllOutcomesAreListedWithALineOfPlay(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openScenario(t, size, spending)
			f.tap("Outcomes", "Find all outcomes")
			f.reads("Exploring: 0 positions so far", "Cancel")
			f.later()
			uitest.CheckInside(t, f.canvas)
			f.reads("✓ Complete: 3 outcomes", "1. Avery wins the game; the scores are 15–9", "Ask again")
			f.lacks("Cancel", "Exploring")
			f.tap("Trail", "Outcomes")
			f.reads("✓ Complete")
		})
	}
}

func TestExploringIsCancelled(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	f.tap("Outcomes", "Find all outcomes", "Cancel")
	f.later()
	f.reads("✕ Not complete: 0 outcomes so far", "– stopped at 1 states")
	f.tap("Ask again", "Find all outcomes")
	f.later()
	f.reads("✓ Complete: 3 outcomes")
}

func TestLeavingAScenarioLeavesItsExploring(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	f.tap("Outcomes", "Find all outcomes", "Scenarios")
	abandoned := f.later
	for _, s := range scenarios() {
		if s.Title == spending {
			f.Open(s.ID.String())
		}
	}
	f.tap("Outcomes", "Find all outcomes")
	abandoned()
	f.reads("Exploring: 0 positions so far")
	f.later()
	f.reads("✓ Complete: 3 outcomes")
}

// TestOutcomesOfAnyPosition can be asked for, also where the scenario says neither until
// when nor what tells them apart; and each line is played by a press.
func TestOutcomesOfAnyPosition(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openScenario(t, size, tie)
			f.tap("Outcomes")
			f.reads("Until", "scenario: after faceoff", "Apart by", "scenario: winner")
			f.outcomes.until, f.outcomes.apart = 1, 6
			f.press(fyne.KeyA)
			f.reads("end of faceoff", "where cards are")
			f.tap("Find all outcomes")
			f.later()
			f.reads("✓ Complete: 2 outcomes", "From here until the faceoff is over.", "▸ Play")
			before := len(f.course.Moments())
			f.outcomes.play("1")
			if len(f.course.Moments()) <= before+3 || f.course.At() == 0 {
				t.Errorf("the line is not played: moment %d of %d", f.course.At(), len(f.course.Moments()))
			}
			f.reads("From another moment until the faceoff is over.")
			at := f.course.At()
			f.outcomes.play("0")
			if f.course.At() == at && f.course.At() == 0 {
				t.Error("another line can't be played")
			}
		})
	}
}
