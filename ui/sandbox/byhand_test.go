package sandbox

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/ui/internal/uitest"
)

func TestACardIsFrightenedByHandAndBackUndoesIt(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.change("Cerulean Skies")
	f.reads("At Avery’s Problem · ↷ exhausted · power 1")
	f.lacks("▼ frightened", "By hand: ")
	before := f.text()
	f.tap("Frighten")
	f.reads("▼ frightened", "✓ By hand: Cerulean Skies, Skyward Soarer is frightened", "Unfrighten (rally)")
	f.tap("Back")
	f.reads("1 to come, then 5 steps")
	if got := strings.Replace(f.text(), "1 to come, then 5 steps", "5 steps to come", 1); got != before {
		t.Errorf("taken back, it reads\n%s\nwant\n%s", got, before)
	}
	f.tap("Done")
	f.lacks("Move to …")
	if told, comes := f.told("By hand: "); told != 0 || comes != 1 {
		t.Errorf("taken back, %d changes by hand are told and %d to come", told, comes)
	}
}

// told counts the lines of the trail that begin with a text: of what has happened, and of
// what comes after the moment that is shown.
func (f *fixture) told(begin string) (told, comes int) {
	for i, row := range f.trail.Rows() {
		switch {
		case !strings.HasPrefix(f.lines[i].Text, begin):
		case row.Faint:
			comes++
		default:
			told++
		}
	}
	return told, comes
}

func TestTheTrailTellsWhatWasDoneByHand(t *testing.T) {
	f := openScenario(t, uitest.Portrait, tie)
	f.change("Cerulean Skies")
	f.byHand("+1 power counter", "Move to …", "Avery’s home")
	f.reads("At Avery’s home", "counters +1", "power 2")
	f.tap("Done")
	f.reads("By hand: Cerulean Skies, Skyward Soarer gets a +1 power counter",
		"By hand: Avery moves Cerulean Skies, Skyward Soarer from Avery’s Problem to Avery’s home")
	f.tap("Back", "Back")
	if told, comes := f.told("By hand: "); told != 0 || comes != 2 {
		t.Errorf("taken back, %d changes by hand are told and %d to come", told, comes)
	}
}

func TestWhatEvenAJudgeCantDoIsSaidWithItsRule(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.change("Rainbow Dash") // a Mane Character
	f.byHand("Banish")
	f.reads("✕ By hand: Rainbow Dash, Flier Extraordinaire can’t be banished", "(301.5)")

	f.change("Runaway Cart")
	f.byHand("Why not something else?")
	f.reads("✕ Copy as a token at Blake’s Problem: a Problem; expected a")
	f.byHand("Hide why not")
	f.lacks("expected a")
}

// TestACardIsShownAsACard, and so is the next one that is tapped, known or
// invented, until that is no longer wanted.
func TestACardIsShownAsACard(t *testing.T) {
	f := openScenario(t, uitest.Portrait, tie)
	f.change("Cerulean Skies")
	f.lacks("PR8 · Premiere · common")
	f.tap("Show the card")
	f.reads("1 Cerulean Skies Skyward Soarer Friend · blue · Pegasus", "PR8 · Premiere · common")
	f.change("Quiet Passer-by")
	f.reads("Hide the card", "1 Quiet Passer-by Friend · blue")
	f.tap("Hide the card")
	f.change("Rainbow Dash")
	f.lacks("PR1 · Premiere · fixed")
}

func TestACardsPageIsOneTapAway(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.change("Cerulean Skies")
	f.tap("Open its card page")
	if want := "card:" + cardID(t, "Cerulean Skies, Skyward Soarer"); f.followed != want {
		t.Errorf("%q is opened, want %q", f.followed, want)
	}
	f.change("Quiet Passer-by") // invented for the scenario
	f.lacks("Open its card page")
}

func cardID(t *testing.T, name string) string {
	t.Helper()
	c, err := library().FindCard(name)
	if err != nil {
		t.Fatal(err)
	}
	return c.ID
}

func TestAPlayersScoreAndTokensAreSet(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.press(fyne.KeyH)
	f.tap("+1 point", "−1 action token")
	f.reads("Points: 5", "Action tokens: 1", "✓ 1 action token Home")
	set := func(text string) {
		t.Helper()
		score := entries(f.hand.Content)[0]
		score.SetText(text)
		f.canvas.Focus(score)
		f.press(fyne.KeyReturn)
	}
	set("12")
	f.reads("Points: 12", "✓ By hand: Avery’s score becomes 12")
	set("1000")
	f.reads("Points: 12", "✕ 1000; expected a number from 0 to 999")
	set("many")
	f.reads("Points: 12", "“many” is no number")
	f.tap("Done", "Back")
	f.reads("turn 5 points ✓ 1 action token Home")
}

func TestCardsOutsideOfPlayAreChangedToo(t *testing.T) {
	f := openScenario(t, uitest.Portrait, tie)
	piles := subject{piles: true} // Avery's
	f.openHand(piles)
	f.reads("Discard pile: 1 card", "Draw deck: 2 cards, the top one first", "1 card that nobody knows")
	f.openHand(subject{card: f.cardCalled("Dig Deep")})
	f.byHand("Into hand")
	f.reads("Avery’s hand · power 4")
	f.openHand(piles)
	f.byHand("Draw a card")
	f.reads("By hand: Avery draws an unknown card", "unknown")
	f.tap("Back")
	f.openHand(subject{card: f.sandbox.State().Cards(board.DrawDeck, 0)[1]})
	f.byHand("Put into play at …", "Avery’s home")
	f.reads("Jetstream, All Heart", "At Avery’s home · power 2")
}

func TestChangesByHandGoByKeyboard(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.tap("Cerulean Skies")
	f.press(fyne.KeyH)
	f.press(fyne.KeyReturn) // what the focus is on, as the panel opens
	if f.followed == "" {
		t.Fatal("the first choice of the panel does not open the card's page")
	}
	f.focus("+1 power counter")
	f.press(fyne.KeyReturn, fyne.KeySpace) // the focus stays there
	f.reads("counters +2")
	f.press(fyne.KeyLeft)
	f.reads("counters +1")
	f.focus("Move to …")
	f.press(fyne.KeyReturn, fyne.KeyEscape) // from the choice of a host back to the card
	f.reads("Move to …", "Done")
	f.press(fyne.KeyEscape)
	f.lacks("Done")
	f.press(fyne.KeyEscape, fyne.KeyEscape) // which never leaves a position
	f.reads("Avery has priority")
}

// change opens the changes by hand for a card, by its title.
func (f *fixture) change(title string) {
	f.t.Helper()
	if f.tapCard(title); !f.hand.shown { // which turns to the card that is tapped
		f.tap("Change by hand")
	}
}

// focus moves the focus on to a choice of the panel.
func (f *fixture) focus(label string) {
	f.t.Helper()
	place := slices.Index(f.hand.labels, label)
	for range 80 {
		if f.canvas.Focused() == fyne.Focusable(f.hand.choices[place]) {
			return
		}
		f.canvas.FocusNext()
	}
	f.t.Fatalf("the focus does not get to %q", label)
}

// Points and action tokens are changed from the table: a disc is dragged along the points
// track, and a player's name leads to the rest.
func TestPointsAreSetByHandOnTheTable(t *testing.T) {
	f := openLine(t, uitest.Landscape, inMain)
	f.setPoints(true, 7)
	if got := f.sandbox.State().Score(1); got != 7 {
		t.Errorf("Blake has %d points", got)
	}
	f.reads("✓ By hand: ", "Points: 7")
	f.tap("Done", "9 action tokens")
	f.reads("Action tokens: 9")
	f.byHand("+1 action token")
	if got := f.sandbox.State().Tokens(0); got != 10 {
		t.Errorf("Avery has %d action tokens", got)
	}
	f.press(fyne.KeyEscape)
	f.tap("Back", "Back")
	if state := f.then.State(); state.Score(1) != 0 || state.Tokens(0) != 9 {
		t.Errorf("taken back, Blake has %d points, Avery %d action tokens", state.Score(1), state.Tokens(0))
	}
}
