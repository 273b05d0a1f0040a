package sandbox

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"canterlaw/engine/board"
	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/keys"
	"canterlaw/ui/tabletop"
)

// TestNothingThatAHurriedUserPressesIsTooMuch: taps anywhere, drags to anywhere, keys in
// any order, Escape among them; the position stays, and everything fits.
func TestNothingThatAHurriedUserPressesIsTooMuch(t *testing.T) {
	pressed := []fyne.KeyName{fyne.KeySpace, fyne.KeyEscape, fyne.KeyLeft, fyne.KeyRight, fyne.KeyHome, fyne.KeyEnd,
		fyne.Key1,
		fyne.Key2, fyne.Key3, fyne.KeyReturn, fyne.KeyDown, fyne.KeyUp, fyne.KeyH, fyne.KeyE, fyne.KeyN, fyne.KeyS,
		fyne.KeyM,
		fyne.KeyG, fyne.KeyO, fyne.KeyL, fyne.KeyR, fyne.KeyF, fyne.KeyA, fyne.KeyX, fyne.KeyPageDown}
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "twice": uitest.LandscapeTwice} {
		for seed := range uint64(3) {
			t.Run(fmt.Sprint(name, seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 1))
				f := openLine(t, size, inMain)
				if size == uitest.Landscape {
					f = openGame(t, size)
				}
				f.draws, f.hurries = seed > 0, seed > 0
				f.setPlaying()
				for range 150 {
					switch r.IntN(5) {
					case 4:
						[]func(){
							func() { f.seeAs([]board.Player{board.NoPlayer, 0, 1}[r.IntN(3)]) },
							func() { f.setPoints(r.IntN(2) == 0, r.IntN(16)) },
							func() { f.changePlayer(r.IntN(2) == 0) },
							func() {
								f.Keys().Press(keys.Control([]fyne.KeyName{fyne.KeyLeft, fyne.KeyRight,
									fyne.KeyZ}[r.IntN(3)]))
							},
							func() { f.foot.line.goTo(r.Float32() * f.foot.line.Size().Width) },
							f.sayAllReasons, f.stepForward, func() { f.press(fyne.KeyT) },
						}[r.IntN(8)]()
						f.passed()
					case 0:
						test.TapCanvas(f.canvas, fyne.NewPos(r.Float32()*size.Width*0.7,
							90+r.Float32()*(size.Height-100)))
					case 1:
						cards := f.then.State().CardCount()
						c := board.CardID(1 + r.IntN(cards))
						onto := []tabletop.Of{nil, place{zone: board.Play, area: board.HomeOf(0)},
							place{zone: board.Play, area: board.ProblemOf(1), player: 1},
							board.CardID(1 + r.IntN(cards))}[r.IntN(4)]
						f.holds(c)
						f.drop(c, onto)
					default:
						f.press(pressed[r.IntN(len(pressed))])
					}
					if f.sandbox == nil {
						t.Fatal("the position has been left")
					}
				}
				uitest.CheckInside(t, f.canvas)
			})
		}
	}
}

func TestTheArrowKeysLeadFromCardToCard(t *testing.T) {
	f := openLine(t, uitest.Landscape, inMain)
	f.press(fyne.KeyG)
	emerald := f.cardCalled("Emerald Green")
	for range 12 {
		if f.table.Focused != tabletop.Of(emerald) {
			f.press(fyne.KeyRight)
		}
	}
	if f.table.Focused != tabletop.Of(emerald) {
		t.Fatalf("%v has the focus", f.table.Focused)
	}
	f.press(fyne.KeyReturn)
	if f.acts.chosen != emerald {
		t.Error("Enter doesn’t tap the card")
	}
	f.press(fyne.KeyEscape)
	if f.table.Focused != nil || f.sandbox == nil {
		t.Error("Escape doesn’t leave the cards")
	}
}
