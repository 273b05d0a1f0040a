package sandbox

import (
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/scenario/playing"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
)

// openLine plays what a line sets up.
func openLine(t *testing.T, size fyne.Size, line string) *fixture {
	t.Helper()
	f := open(t, size)
	f.Keys().Press(keys.Control(fyne.KeyN))
	uitest.Type(t, f.canvas, line)
	uitest.Press(t, f.canvas, fyne.KeyReturn)
	f.pressInSetup(fyne.KeyF5)
	if f.IsSettingUp() {
		t.Fatalf("%q can’t be run:\n%s", line, f.text())
	}
	return f
}

// inMain is Avery's Main Phase with a Friend in hand that can be played.
const inMain = "A 9t; AH: dash; A hand: emerald green; A turn 3 main"

func TestACardIsPlayedByTappingItAndALitPlace(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openLine(t, size, inMain)
			emerald := f.cardCalled("Emerald Green")
			home := place{zone: board.Play, area: board.HomeOf(0)}
			f.tapOn(emerald)
			if f.acts.chosen != emerald || !f.marks().lit[home] {
				t.Fatalf("home isn’t lit for %v:\n%s", f.acts.chosen, f.text())
			}
			f.tapTable(home)
			if state := f.sandbox.State(); state.Zone(emerald) != board.Play || state.Area(emerald) != board.HomeOf(0) {
				t.Errorf("it isn’t at home but in zone %v", state.Zone(emerald))
			}
			f.press(fyne.KeyHome)
			if got := f.then.State().Zone(emerald); got != board.Hand {
				t.Errorf("back at the start, it is in zone %v", got)
			}
		})
	}
}

func TestACardIsDraggedToWhereItGoes(t *testing.T) {
	f := openLine(t, uitest.Landscape, inMain)
	emerald := f.cardCalled("Emerald Green")
	f.holds(emerald)
	f.drop(emerald, nil) // nowhere
	if f.sandbox.State().Zone(emerald) != board.Hand || f.acts.chosen != 0 {
		t.Error("dropping it nowhere does something")
	}
	f.tapOn(emerald)
	f.reads("← All ")
	f.drop(emerald, nil)
	f.lacks("← All ") // what the card could do, which isn't chosen any more
	f.drop(emerald, place{zone: board.Play, area: board.HomeOf(0), player: 0})
	if got := f.sandbox.State().Area(emerald); got != board.HomeOf(0) {
		t.Errorf("it is at area %v", got)
	}
}

func TestWhatCantBeDoneIsSaidAtTheCardWithItsRule(t *testing.T) {
	f := openLine(t, uitest.Landscape, "A 0t; AH: dash; A hand: emerald green; A turn 3 main")
	f.tapCard("Emerald Green")
	bubble := f.acts.refusal.bubble()
	if bubble == nil || bubble.At != f.cardCalled("Emerald Green") || bubble.Lines[0].Rule == "" {
		t.Fatalf("the bubble is %+v", bubble)
	}
	f.reads("Emerald Green can’t be played now", bubble.Lines[0].Rule)
	f.press(fyne.KeyEscape)
	f.lacks("can’t be played now")
	f.press(fyne.KeyEscape, fyne.KeyEscape, fyne.KeyEscape)
	if f.sandbox == nil {
		t.Error("Escape leaves the position")
	}
}

// TestADoubleTapActsOnce: the second tap means what lay there before.
func TestADoubleTapActsOnce(t *testing.T) {
	f := openLine(t, uitest.Landscape, inMain)
	now := time.Now()
	f.options.Now = func() time.Time { return now }
	deck := place{zone: board.DrawDeck, player: 0}
	if !f.marks().lit[deck] {
		t.Fatal("no card can be drawn")
	}
	drawn := func() int { return len(f.sandbox.Entries()) }
	f.tapTable(deck)
	once := drawn()
	f.tapTable(deck)
	if drawn() != once {
		t.Error("another tap at once acts too")
	}
}

func TestSpacePassesAndPassingGoesToTheEndOfTheFaceoff(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	before := len(f.sandbox.Entries())
	f.press(fyne.KeySpace)
	if f.sandbox.State().Decision().Player != 1 || len(f.sandbox.Entries()) == before {
		t.Error("Space doesn’t pass")
	}
	f.draws = true
	f.course.Draws = true
	for range 6 {
		if f.sandbox.Game().InFaceoff() {
			f.press(fyne.KeyE)
			if f.decision.isSeveral() && f.asks() { // the order of flips
				f.press(fyne.Key1, fyne.Key2, fyne.KeyReturn)
			}
		}
	}
	if f.sandbox.Game().InFaceoff() {
		t.Errorf("the faceoff isn’t over:\n%s", f.text())
	}
}

func TestALineOfTheTrailLeadsToItsMoment(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.tap("Trail", "End")
	end := f.course.At()
	for i, line := range f.lines {
		if line.Text == "The faceoff is tied at 3" {
			f.openLine(i)
			break
		}
	}
	if at := f.course.At(); at == end || at == 0 {
		t.Errorf("it leads to moment %d of %d", at, end)
	}
	if f.tap("End"); f.course.At() != end {
		t.Errorf("the end is at %d now, not %d", f.course.At(), end)
	}
}

func TestAsAPlayerSeesItHidesWhatThatPlayerMayNotKnow(t *testing.T) {
	f := openLine(t, uitest.Landscape, "AH: dash; A hand: emerald green; B hand: holly dash; A turn 3 main")
	f.reads("Emerald Green", "Holly Dash")
	f.tap("As Avery sees it")
	f.reads("Emerald")
	f.lacks("Holly Dash")
	f.tap("As Blake sees it")
	f.reads("Holly Dash")
	f.lacks("Emerald")
	f.tap("All cards, as a judge")
	f.reads("Emerald", "Holly Dash")
}

// Where nobody acted otherwise Control Z goes back, and Control Shift Z forward again; neither is silent where
// there is nothing to go to.
func TestControlZGoesBack(t *testing.T) {
	f := openScenario(t, uitest.Landscape, spending)
	back, again := keys.Control(fyne.KeyZ), keys.ControlShift(fyne.KeyZ)
	f.Keys().Press(back)
	f.reads("There is nothing to take back: play begins here.")
	f.press(fyne.KeyEnd)
	at, moments := f.course.At(), len(f.course.Moments())
	f.Keys().Press(again)
	f.reads("There is nothing to do again")
	f.Keys().Press(back)
	f.reads("A step back. Nothing is lost: → leads on again.")
	if f.course.At() >= at || len(f.course.Moments()) != moments {
		t.Errorf("it leads from moment %d to %d", at, f.course.At())
	}
	f.Keys().Press(again)
	if f.course.At() != at || len(f.course.Moments()) != moments {
		t.Errorf("it leads again to moment %d of %d", f.course.At(), len(f.course.Moments()))
	}
}

// Control Z brings back what came later before somebody acted otherwise.
func TestWhatActingOtherwiseDroppedIsBroughtBack(t *testing.T) {
	f := openScenario(t, uitest.Landscape, tie)
	f.tap("Trail", "End")
	moments := len(f.course.Moments())
	f.tap("Start")
	f.press(fyne.KeySpace)
	if len(f.course.Moments()) != moments {
		t.Fatal("acting as before drops what came later")
	}
	f.tap("Start")
	f.change("Cerulean Skies")
	f.byHand("Ready")
	f.tap("Done")
	if len(f.course.Moments()) >= moments {
		t.Fatal("acting otherwise keeps what came later")
	}
	if !f.Keys().Press(keys.Control(fyne.KeyZ)) || len(f.course.Moments()) != moments || f.course.At() != 0 {
		t.Errorf("at moment %d of %d, want the first of %d", f.course.At(), len(f.course.Moments()), moments)
	}
	f.tap("End")
	f.lacks("can’t be made")
}

// TestCardsAlikeInAHandAreOfferedOnce in the list; each of them can still be used on the
// table.
func TestCardsAlikeInAHandAreOfferedOnce(t *testing.T) {
	f := openLine(t, uitest.Landscape, "A 9t; AP: rainbow dash; A hand: 3 emerald green, wild fire")
	listed, all := len(f.places()), 0
	for range f.offered() {
		all++
	}
	_, stands := f.placesAlike()
	alike := 0
	for _, of := range stands {
		alike = max(alike, len(of))
	}
	if all-listed < 2 || alike != 3 {
		t.Errorf("%d of %d options are listed, the most for %d cards alike", listed, all, alike)
	}
	f.reads("one of 3 alike")
	usable := 0
	for _, o := range f.offered() {
		if o.Action.Kind == board.PlayCard && f.sandbox.State().Zone(o.Action.Card) == board.Hand &&
			len(f.usable(o.Action.Card)) > 0 {
			usable++
		}
	}
	if usable < 4 {
		t.Errorf("only %d ways to play cards of the hand can be used on the table", usable)
	}
}

// TestCardsAlikeAreChosenOneAfterAnother where several are chosen: they stand in the list once.
func TestCardsAlikeAreChosenOneAfterAnother(t *testing.T) {
	f := openLine(t, uitest.Landscape, "A wrapping up; A hand: 6 dig deep, 4 swing")
	if n := len(f.places()); n != 2 {
		t.Fatalf("%d options are listed", n)
	}
	f.reads("○ Dig Deep", "0 of 6 alike", "Confirm 0 of 2")
	f.tap("○ Dig Deep in Avery’s hand")
	f.reads("● 1. Dig Deep", "1 of 6 alike")
	f.tap("● 1. Dig Deep in Avery’s hand")
	f.reads("● 1. 2. Dig Deep", "2 of 6 alike", "Confirm 2 of 2")
	f.tap("● 1. 2. Dig Deep in Avery’s hand")
	f.reads("○ Dig Deep", "Confirm 0 of 2")
}

// TestADropSaysWhyWhileSomethingIsChosen: while an effect asks for a card, what is dragged from
// the hand is no answer, which is said at it.
func TestADropSaysWhyWhileSomethingIsChosen(t *testing.T) {
	f := openLine(t, uitest.Landscape, "A 9t; AP: dash, rainbowshine; A hand: swing, emerald green; A turn 3 main")
	f.tapCard("Swing Into Action")
	if !f.asks() {
		t.Fatalf("nothing is asked:\n%s", f.text())
	}
	emerald := f.cardCalled("Emerald Green")
	f.holds(emerald)
	f.drop(emerald, place{zone: board.Play, area: board.HomeOf(0)})
	f.reads("Emerald Green can’t be chosen now")
}

// TestEscapePutsBackWhatIsDragged: where it is let go then, it isn't played.
func TestEscapePutsBackWhatIsDragged(t *testing.T) {
	f := openLine(t, uitest.Landscape, inMain)
	emerald := f.cardCalled("Emerald Green")
	from, size, _ := f.table.Where(emerald)
	to, homeSize, _ := f.table.Where(place{zone: board.Play, area: board.HomeOf(0)})
	move := func(at fyne.Position) {
		f.table.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(2, 2)})
	}
	move(from.AddXY(size.Width/2, size.Height-8))
	to = to.AddXY(homeSize.Width/2, homeSize.Height/2)
	move(to)
	if f.acts.chosen != emerald {
		t.Fatal("it isn’t dragged")
	}
	f.press(fyne.KeyEscape)
	move(to)
	f.table.DragEnd()
	if f.sandbox.State().Zone(emerald) != board.Hand || f.acts.chosen != 0 {
		t.Errorf("it is in zone %v, and chosen is %v", f.sandbox.State().Zone(emerald), f.acts.chosen)
	}
}

// While a choice is due in a wave, what its checks have done stands above the choice; once
// the player has priority, the waves of which something came (511.7).
func TestTheWaveIsShownInWhichAChoiceIsDue(t *testing.T) {
	f := openScenario(t, uitest.Landscape, "What happens in which wave before a player receives priority")
	f.reads("Before priority", "Wave 1 · 511", "0, 4 wait")
	f.press(fyne.KeyEnd)
	f.reads("Wave 2 of 3 · 511")
	f.lacks("0, 4 wait")
}

// What a bubble says begins as a sentence does.
func TestABubbleBeginsWithACapital(t *testing.T) {
	why := playing.Reason{Text: "it is over", Rule: "103.1"}
	b := (&refusal{title: "Gyro can’t move now", reasons: []playing.Reason{why, why}}).bubble()
	if b.Lines[0].Says != "It is over" || b.More != "and 1 more reason" {
		t.Errorf("it says %q %q", b.Lines, b.More)
	}
}
