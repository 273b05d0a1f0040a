package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Nothing that was said of the area of a Dilemma holds for the one that the card creates as it
// enters play again (522.3): not in modifiers, names, effects that wait, or the history.
func TestWhatIsSaidOfACeasedAreaIsOver(t *testing.T) {
	tellHere := " {\n\tAddPower(Resource && Yours, 50)\n}"
	for text, ofDilemma := range map[string]bool{
		"When(StartOf(MainPhase))\nfor Until(EndOf(Turn)) {\n\tif Any(Friend && Pink && Here) {\n" +
			"\t\tAddPower(Resource && Yours, 50)\n\t}\n}": false,
		"When(StartOf(MainPhase))\nhere := AreaOf(This)\n" +
			"for Until(EndOf(Turn)) {\n\tif Any(Friend && Pink && At(here)) {\n" +
			"\t\tAddPower(Resource && Yours, 50)\n\t}\n}": false,
		"if Happened(LeavesArea(Friend, Here), Turn)" + tellHere:                   true,
		"if Happened(Moved(Players, Friend, Home, Here), Turn)" + tellHere:         true,
		"if Happened(Confronted(Players, Here), Turn)" + tellHere:                  true,
		"if Happened(EntersPlay(Friend && Blue, Here), Turn)" + tellHere:           true,
		"if Happened(EntersPlay(Friend && Blue && Here), Turn)" + tellHere:         true,
		"if Happened(Exhausted(Players, Friend && Blue && Here), Turn)" + tellHere: true,
	} {
		t.Run(text, func(t *testing.T) {
			w := newWritten()
			observer := w.inPlay(resource, avery, board.HomeOf(avery))
			print := dilemma
			if ofDilemma {
				print = w.print(dilemma, text)
			}
			worry := w.add(board.CardSetup{Print: print, Owner: avery, Controller: avery, Zone: board.Play})
			area := board.DilemmaArea(2, worry)
			friend := w.inPlay(blueFriend, avery, area)
			if !ofDilemma {
				friend = w.inPlay(w.print(blueFriend, text), avery, area)
			}
			pink := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			s := g.State()
			doTo(t, s, worry, board.Occurrence{Kind: board.ProblemConfronted, Player: avery, Area: area})
			doTo(t, s, friend, exhausting)
			doTo(t, s, friend, movingHome)
			doTo(t, s, friend, board.Occurrence{Kind: board.CardBanished, Player: avery})
			doTo(t, s, friend, board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R706_1, Area: area})
			doTo(t, s, friend, board.Occurrence{Kind: board.CardBanished, Player: avery})
			doTo(t, s, pink, board.Occurrence{Kind: board.CardMoved, Rule: rule.R506_1, Area: area})
			tellsOf(t, s, observer, true)
			doTo(t, s, pink, movingHome)
			doTo(t, s, worry, board.Occurrence{Kind: board.CardBanished, Player: avery})
			doTo(t, s, worry, board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R706_1, Area: area})
			doTo(t, s, pink, board.Occurrence{Kind: board.CardMoved, Rule: rule.R506_1, Area: area})
			if !s.AreaExists(area) {
				t.Fatal("the Dilemma has no area")
			}
			tellsOf(t, s, observer, false)
		})
	}
}
