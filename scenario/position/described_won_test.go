package position_test

import (
	"testing"

	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/position"
)

// Who won a faceoff this turn is read with where it was and by how much; of what happened
// beside that it is told that it can't be read.
func TestWhoWonAFaceoffIsDescribed(t *testing.T) {
	cards := position.NewCards(scenariotest.Library(t), nil)
	for _, test := range []struct {
		said   string
		winner position.Side
		at     position.Side // whose Problem
		by     int
		tells  bool // that it isn't said by how much
	}{
		{"End phase of my turn. I won the Problem faceoff at my problem by 6. I have Falcon at home.",
			position.Avery, position.Avery, 6, false},
		{"I confronted my problem and won the faceoff there by 5.", position.Avery, position.Avery, 5, false},
		{"I have Falcon at home. Blake lost the faceoff at his problem by 3 power.", position.Avery, position.Blake, 3,
			false},
		{"I won the faceoff at my problem 9 to 5. We are in the solve step.", position.Avery, position.Avery, 4, false},
		{"Blake has won the faceoff at my problem.", position.Blake, position.Avery, 1, true},
	} {
		p := position.New()
		faults, assumed := cards.Read(p, test.said, position.FirstMarked)
		by, won := p.Won(test.winner, position.Area{Of: test.at, Kind: position.Problem})
		if len(faults) > 0 || !won || by != test.by || len(assumed) > 0 != test.tells {
			t.Errorf("of %q is read that %s won: %t, by %d; faults %v, taken for granted %q", test.said, test.winner,
				won, by, faults, position.Assumptions(assumed))
		}
	}
	for _, said := range []string{"I won the faceoff with 7 against 5", "I won the faceoff at my problem 7 points to 5",
		"I won the faceoff at my problem by a lot", "Falcon won the game for me"} {
		if faults, _ := cards.Read(position.New(), said, position.FirstMarked); len(faults) == 0 {
			t.Errorf("%q is read", said)
		}
	}
}
