package sandbox

import (
	"testing"

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
			f.reads("✓ Complete: 3 outcomes", "1. Avery wins the game; the scores are 15–9", "→ Avery")
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
	f.tap("Start again")
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

func TestWhatIsMissingToExploreIsSaid(t *testing.T) {
	f := openScenario(t, uitest.Portrait, "What it takes to play a Friend")
	f.tap("Outcomes")
	f.reads("This one does not say:", "until when", "what to tell outcomes apart by")
	f.lacks("Find all outcomes")
}
