package engine

import (
	"fmt"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// What happened at the same time happened at the same time also when it is looked back at: of
// each of several cards it is told afterwards what triggered then (704.1b).
func TestThePastOfWhatHappenedTogether(t *testing.T) {
	for event, o := range map[string]board.Occurrence{
		"Dismissed(Friend)":          dismissal,
		"Frightened(Friend)":         {Kind: board.CardFrightened},
		"LeavesPlay(Friend)":         dismissal,
		"Exhausted(Players, Friend)": exhausting,
		"Moved(Players, Friend)": {Kind: board.CardMoved, Rule: rule.R506_1, Player: avery,
			Area: board.ProblemOf(avery)},
	} {
		for _, condition := range []string{
			"HowOften(" + event + ", Turn) == 0", "HowOften(" + event + ", Turn) == 1",
			"HowOften(" + event + ", Turn) >= 2", "HowOften(" + event + ", Turn) == 3", "Happened(" + event + ", Turn)",
			"!Happened(Where(" + event + ", Any(Friend && Pink)), Turn)",
			"Count(Friend && IsReady) >= 3", "Count(Friend && IsReady) == 2", "Count(Friend && IsFaceUp) >= 4",
			"Count(In(DiscardPile, You)) == 0", "Count(Friend && Home) >= 3", "Any(Friend && Pink && IsReady)",
		} {
			t.Run(fmt.Sprint(event, " ", condition), func(t *testing.T) {
				w := newWritten()
				where := "Where(" + event + ", " + condition + ")"
				observer := w.inPlay(w.print(resource, "AddPower(This, 50 * HowOften("+where+", Turn))"), avery,
					board.HomeOf(avery))
				w.inPlay(w.print(resource, "When("+where+")\nGain(1)"), avery, board.HomeOf(avery))
				var friends []board.CardID
				for i := range 5 {
					print := []board.Print{blueFriend, pinkFriend}[i%2]
					friends = append(friends, w.inPlay(print, avery, board.HomeOf(avery)))
				}
				g, _ := w.at(t, Point{Window: StartOfMainPhase})
				s := g.State()
				for _, some := range [][]board.CardID{friends[:1], friends[1:4]} {
					var batch []board.Occurrence
					for _, c := range some {
						o.Card = s.Ref(c)
						batch = append(batch, o)
					}
					if s.Propose(nil, batch...) != len(batch) {
						t.Fatal("it did not happen")
					}
					want := len(s.Waiting())
					for how, s := range everyCopy(t, s) {
						if power, _ := s.Power(observer); power/50 != want {
							t.Errorf("%d cards, %s: told of %d times, triggered %d", len(batch), how, power/50, want)
						}
					}
				}
			})
		}
	}
}
