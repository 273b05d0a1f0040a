package sandbox

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/engine/board"
	"canterlaw/ui/internal/uitest"
)

// TestTheCardBeingPlayedIsMarked while it is in the queue: a hand has no room for the words.
func TestTheCardBeingPlayedIsMarked(t *testing.T) {
	f := openLine(t, uitest.Landscape, inMain)
	emerald := f.cardCalled("Emerald Green")
	f.tapOn(emerald)
	f.tapTable(place{zone: board.Play, area: board.HomeOf(0)})
	for i, m := range f.course.Moments() {
		if m.State.Zone(emerald) != board.Queue {
			continue
		}
		f.goTo(i)
		if !(drawing{view: newView(f.then, nil, nobody)}).tileOf(emerald).Acted {
			t.Error("it isn’t marked")
		}
		return
	}
	t.Error("at no moment it is being played")
}

// What Blake holds is named nowhere while it is seen as Avery may: neither among the options
// nor in the trail, the refusals and the changes by hand; and no key reaches it.
func TestNoPartOfTheScreenNamesWhatAPlayerMayNotKnow(t *testing.T) {
	for name, size := range sizes {
		t.Run(name, func(t *testing.T) {
			f := openLine(t, size,
				"B 9t; AH: dash; A hand: emerald green; B hand: red gala, granny smith; B turn 4 main")
			f.press(fyne.KeySpace) // nothing is as it was set up
			f.press(fyne.KeyHome)
			hidden := []string{"Red Gala", "Granny Smith"}
			f.tap("Not allowed")
			f.reads("Red Gala")
			options := len(f.places())
			f.tap("As Avery sees it")
			for _, tab := range []string{"Trail", "Ruling", "In force", "Outcomes", "Not allowed"} {
				f.tap(tab)
				f.lacks(hidden...)
			}
			f.reads("What Blake can do with cards that Avery may not see isn’t listed.")
			if got := len(f.places()); got >= options || got == 0 {
				t.Errorf("%d of %d options are offered", got, options)
			}
			gala := f.cardCalled("Red Gala")
			if m := f.marks(); m.numbers[gala] != "" || len(f.usable(gala)) > 0 {
				t.Error("the table tells that it can be played")
			}
			f.tapOn(gala)
			f.lacks(hidden...)
			f.press(fyne.KeyEscape)
			f.openHand(subject{card: gala})
			f.reads("An unknown card", "Discard")
			f.lacks(append(hidden, "Friend ·", "Put into play")...)
			f.byHand("Discard") // then all can see it
			f.reads("✓ By hand: Blake discards Red Gala, Favorite Cousin")
			f.lacks("Granny Smith")
			f.openHand(subject{player: 1, piles: true})
			f.reads("Red Gala", "10 cards that Avery may not see")
			f.press(fyne.KeyEscape)
			for digit := fyne.Key1; digit <= fyne.Key9; digit = fyne.KeyName(digit[0] + 1) {
				f.press(digit)
				f.lacks("Granny Smith")
			}
			f.tap("All cards, as a judge")
			f.reads("Granny Smith")
		})
	}
}

// "and 2 more reasons" at a card lists what is refused of that card; all is a press away.
func TestMoreReasonsAreThoseOfTheCard(t *testing.T) {
	f := openLine(t, uitest.Landscape, "A 0t; AH: dash; A hand: emerald green, holly dash; A turn 3 main")
	emerald := f.cardCalled("Emerald Green")
	f.tapOn(emerald)
	if f.acts.refusal == nil {
		t.Fatal("it is not refused")
	}
	f.sayAllReasons()
	lists := func(title string) bool {
		for _, row := range f.refusals.Rows() {
			if strings.Contains(row.Markdown, "Avery plays ["+title) {
				return true
			}
		}
		return false
	}
	if !lists("Emerald Green") || lists("Holly Dash") {
		t.Errorf("it lists %v", f.refusals.Rows())
	}
	f.tap("All that isn’t allowed")
	if !lists("Emerald Green") || !lists("Holly Dash") {
		t.Errorf("all is %v", f.refusals.Rows())
	}
	f.tapOn(emerald)
	f.tapOn(emerald)
	f.sayAllReasons()
	f.press(fyne.KeySpace)
	if f.refusedOf != board.CardID(0) {
		t.Error("it is still about the card after acting")
	}
}
