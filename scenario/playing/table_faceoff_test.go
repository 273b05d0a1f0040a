package playing

import (
	"testing"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// TestBehindWhoWinsAFaceoffStandsByHowMuch, as it stood behind who led.
func TestBehindWhoWinsAFaceoffStandsByHowMuch(t *testing.T) {
	name := func(p board.Player) string { return []string{"Avery", "Blake"}[p] }
	won := FaceoffNow{Stage: engine.FaceoffStarting + 1, Leader: 0, Lead: 2, Winner: 0}
	otherwise := won
	otherwise.Leader = board.NoPlayer
	for want, f := range map[string]FaceoffNow{"Avery wins by 2": won, "Avery wins": otherwise} {
		if got := f.Leads(name); got != want {
			t.Errorf("it says %q, want %q", got, want)
		}
	}
}
