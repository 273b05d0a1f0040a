package ui

import (
	"slices"
	"testing"

	"canterlaw/scenario/rulings"
	"canterlaw/search"
	"canterlaw/ui/internal/uitest"
)

const league = `format: 1
collection: League
rulings:
  - {id: 0d3f2b52-6a44-4c26-9a3e-0c8f5e7c9a11, title: Quizzical ties, ruling: Nobody wins., rules: [514.4c],
      date: 2016-07-27}
  - {id: 5b8b7e0c-1f7d-4f0e-8a8b-6f5c2d1e3a22, title: Of before, ruling: Both.,
      superseded by: 0d3f2b52-6a44-4c26-9a3e-0c8f5e7c9a11}
`

const otherwise = `format: 1
collection: Other
rulings:
  - {id: 0d3f2b52-6a44-4c26-9a3e-0c8f5e7c9a11, title: Quizzical ties, question: Who wins?, ruling: Whoever led.}
`

// TestACollectionIsDroppedFoundAndDecided: what a league has ruled is taken in by dropping
// its file, found by the one search, and where another says otherwise, the reader chooses.
func TestACollectionIsDroppedFoundAndDecided(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			s := openEmpty(t, size)
			dropFile(t, s, "league.yaml", league)
			if all := s.rulings.Kept(); len(all) != 2 {
				t.Fatalf("%d rulings are kept", len(all))
			}
			uitest.CheckInside(t, s.window.Canvas())
			wantText(t, s, "Quizzical ties")
			found, err := s.index.Search("quizzical tie", 10)
			if err != nil || !slices.ContainsFunc(found.Hits,
				func(h search.Hit) bool { return h.Title == "Quizzical ties" }) {
				t.Errorf("the search finds %+v, %v", found.Hits, err)
			}
			s.reference.OpenRuling("5b8b7e0c-1f7d-4f0e-8a8b-6f5c2d1e3a22")
			wantText(t, s, "superseded by")
			uitest.CheckInside(t, s.window.Canvas())
			dropFile(t, s, "other.yaml", otherwise)
			wantText(t, s, "Question: none") // mine, beside theirs: else the two could look the same
			wantText(t, s, "Question: Who wins?")
			if got := ruling(s.rulings.Kept(), "Quizzical ties"); got != "Nobody wins." {
				t.Errorf("before it is chosen it says %q", got)
			}
			uitest.CheckInside(t, s.window.Canvas())
			uitest.Tap(t, s.window.Canvas(), "All of theirs")
			uitest.Tap(t, s.window.Canvas(), "Take in as chosen")
			if got := ruling(s.rulings.Kept(), "Quizzical ties"); got != "Whoever led." {
				t.Errorf("it says %q", got)
			}
			dropFile(t, s, "broken.yaml", "format: 1\ncollection: c\nrulings:\n  - {id: x, title: a, ruling: b}\n")
			wantText(t, s, "✕")
			if len(s.rulings.Kept()) != 2 {
				t.Error("a refused file changes something")
			}
			uitest.Tap(t, s.window.Canvas(), "New ruling")
			uitest.CheckInside(t, s.window.Canvas())
		})
	}
}

func ruling(all []rulings.Ruling, title string) string {
	for _, r := range all {
		if r.Title == title {
			return r.Ruling
		}
	}
	return ""
}
