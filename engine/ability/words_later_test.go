package ability

import "testing"

// Written states have times by their numbers: a new word is declared after all others.
func TestTimesKeepTheirNumbers(t *testing.T) {
	for time, want := range map[Op]int{
		Turn: 311, Phase: 312, Game: 313, ReadyPhase: 314, MainPhase: 317, EndPhase: 320, Faceoff: 324,
	} {
		if int(time) != want {
			t.Errorf("%s has the number %d, and had %d", time, int(time), want)
		}
	}
}
