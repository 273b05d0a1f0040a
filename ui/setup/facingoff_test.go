package setup

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"canterlaw/scenario/position"
	"canterlaw/ui/internal/uitest"
)

// Flipped cards lie at their faceoff, with the totals, as they do in play: there they are tapped, marked and put.
func TestFlippedCardsLieAtTheirFaceoff(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait} {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			f.enter("A after flips at AP; A flips: jetstream; B flips: red gala; AP: dash/boosted, holly; " +
				"B at AP: pinkie, granny smith; confronted AP")
			f.reads("Avery leads by 4", "3 by characters", "7 by characters", "2 by flips", "confronted")
			f.tap(f.card("Jetstream"))
			f.press(fyne.KeyI)
			if c := f.find("Jetstream"); f.chosen != c || !c.Ignored {
				t.Errorf("chosen is %v, and it is ignored: %v", f.chosen, c.Ignored)
			}
			f.reads("flip 1, ignored", "Avery leads by 2")
			f.tap(f.spot(position.Place{Zone: position.Flipped, Side: position.Blake}))
			if f.marked.Zone != position.Flipped || f.marked.Side != position.Blake {
				t.Errorf("marked is %s", f.marked)
			}
			f.enter("apples and oranges")
			f.reads("Blake leads by 2", "flip 2")
			uitest.CheckInside(t, f.canvas)
		})
	}
}

// Before it is said where the faceoff is they are counted in words.
func TestFlippedCardsWithoutAFaceoffAreCounted(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("A after flips; A flips: jetstream")
	f.reads("1 flipped card")
	f.enter("A start of faceoff at BP")
	f.reads("flip 1", "not compared yet")
}

// The strip says what a card is where nothing else matters more: of which side a Mane Character shows, what a
// Troublemaker is worth, and that a card lies beneath.
func TestStripsSayWhatACardIs(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: dash, sweetie belle; A banished: critter cuisine/under sweetie; B at AP: timberwolf; " +
		"BH: pinkie/boosted")
	f.reads("start side", "1 beneath", "3 points", "boosted")
}

// The faceoff in which play begins is chosen by the pointer alone.
func TestTheFaceoffIsChosen(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("A after flips; AP: dash; B at AP: timberwolf; BP: pinkie; A at BP: jetstream; A flips: holly")
	for _, choice := range []struct{ says, want string }{
		{"At Blake’s Problem", "A after flips at BP; AP: rainbow; B at AP: timberwolf; BP: pinkie; " +
			"A at BP: jetstream; A flips: holly; confronted BP"},
		{"At both Problems", "A after flips at AP and BP; AP: rainbow; B at AP: timberwolf; BP: pinkie; " +
			"A at BP: jetstream; A flips: holly; confronted AP, BP; met AP, BP"},
		{"Against Timberwolf", "A after flips against timberwolf; AP: rainbow; B at AP: timberwolf; " +
			"BP: pinkie; A at BP: jetstream; A flips: holly"},
	} {
		uitest.Tap(t, f.canvas, choice.says)
		f.wantLine(choice.want)
		f.reads("Nothing is in the way of a run.", "flip 1")
		f.press(fyne.KeyF5)
		if f.ran == nil {
			t.Errorf("%s: it doesn’t run", choice.says)
		}
		f.ran = nil
	}
	f = open(t, uitest.Landscape)
	f.enter("A start of confront step; BP: pinkie")
	uitest.Tap(t, f.canvas, "At Blake’s Problem")
	f.wantLine("A start of confront step at BP; BP: pinkie")
}

// On a table with room for one area, unknown cards in hand are counted, though one tile stands for them.
func TestUnknownCardsAreCountedInAStrip(t *testing.T) {
	f := open(t, fyne.NewSize(640, 400))
	f.enter("AP: dash; B hand: swing, 3 ?")
	f.halves.Show(0)
	f.reads("4 cards in hand")
}

// A faceoff against a Troublemaker stands in the Troublemaker Phase, as it does in play, and its windows are chosen
// there.
func TestTroublemakersAreFacedInTheirPhase(t *testing.T) {
	const troublemakers, score = 1, 3
	f := open(t, uitest.Landscape)
	inPhase := func(want int, words string) {
		t.Helper()
		for i, phase := range f.turn.phases {
			if phase.Chosen() != (i == want) {
				t.Errorf("%s: phase %d is lit: %v", words, i, phase.Chosen())
			}
		}
		f.reads(words)
	}
	choose := func(phase int, moment string) {
		t.Helper()
		f.turn.tapPhase(phase)
		for i, m := range position.Phases()[phase].Moments {
			if m.Name == moment {
				test.Tap(f.overlay.(*widget.PopUpMenu).Items[i].(fyne.Tappable))
			}
		}
	}
	f.enter("A after flips against timberwolf; AP: dash; B at AP: timberwolf; A flips: holly")
	inPhase(troublemakers, "After flips")
	choose(troublemakers, "end of faceoff")
	f.wantLine("A end of faceoff against timberwolf; AP: rainbow; B at AP: timberwolf; A flips: holly")
	inPhase(troublemakers, "End of faceoff")
	f.turn.tapPhase(score)
	choose(score, "start of faceoff")
	inPhase(score, "Start of faceoff")
	uitest.Tap(t, f.canvas, "Against Timberwolf")
	inPhase(troublemakers, "Start of faceoff")
	f.turn.tapPhase(score)
	f.turn.tapPhase(troublemakers)
	choose(troublemakers, "start of faceoff") // there is but one to be challenged
	f.wantLine("A start of faceoff against timberwolf; AP: rainbow; B at AP: timberwolf; A flips: holly")
	f.reads("Nothing is in the way of a run.")
	f = open(t, uitest.Landscape)
	f.enter("BP: pinkie; A at BP: holly; AP: dash")
	f.turn.tapPhase(score)
	choose(score, "start of faceoff") // there is but one Problem where both are
	f.reads("✓ At Blake’s Problem", "Nothing is in the way of a run.")
	f = open(t, uitest.Landscape)
	f.turn.tapPhase(troublemakers)
	choose(troublemakers, "after flips")
	inPhase(troublemakers, "After flips")
	f.reads("Play begins in a faceoff against a Troublemaker: which one?", "514.2")
}
