package setup

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// A Dilemma is a Problem in play (522.1): it is neither exhausted nor turned, no token, and attached to nothing.
func TestADilemmaHasTheMarksOfAProblem(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("B dilemma industrial revolution: red gala")
	f.press(fyne.KeyEscape)
	f.choose(f.find("Industrial"))
	f.reads("Counters", "Take away")
	text := uitest.Text(f.canvas)
	for _, mark := range []string{"Exhausted", "Frightened", "Face-down", "Cutie marked", "Token", "Attach to"} {
		if strings.Contains(text, mark) {
			t.Errorf("%q is offered", mark)
		}
	}
	f.press(fyne.KeyX)
	f.wantLine("B dilemma industrial: red gala")
	f.reads("is a Problem, which has counters at most")
	f.choose(f.find("Red Gala"))
	f.reads("Exhausted", "Attach to")
}

// The marks of a card that is tapped stand above the cards of a query, which stays for the next of them.
func TestMarksOfATappedCardStandAboveAQuery(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait} {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			f.enter("AP: red gala")
			f.try("c:blue t:friend ")
			f.tap(f.card("Red Gala"))
			if marks, found := f.textAt("Exhausted"), f.textAt("Jetstream"); marks.Y > found.Y || f.field.Text == "" {
				t.Errorf("the marks stand at %v, the first card that was found at %v", marks, found)
			}
			uitest.Tap(t, f.canvas, "Exhausted")
			f.wantLine("AP: red gala/ex")
		})
	}
}

// Facts in plain words, which say nothing else, list the cards that have them.
func TestCardsAreFoundByFactsInPlainWords(t *testing.T) {
	f := open(t, uitest.Landscape)
	for words, reads := range map[string]string{
		"dilemma": "Industrial Revolution", "swift friends": "Finish Line", "yellow event": "Critter Cavalry",
	} {
		f.try(words)
		f.reads(reads)
	}
	f.try("swift friends")
	f.press(fyne.KeyReturn)
	f.wantLine("AP: cerulean")
	f.try("2 blue friends")
	f.reads("Blue Friend", "Or a card of the sets", "t:friend")
	uitest.Tap(t, f.canvas, "Cerulean Skies")
	f.wantLine("AP: 2 cerulean")
	f.try("swift dilemma of nothing")
	f.reads("expected")
}

// What a keyboard on the screen has no key for is a choice beneath the field.
func TestTheFieldIsClearedByAFinger(t *testing.T) {
	f := open(t, uitest.Portrait)
	f.field.SetText("glorb")
	if strings.Contains(uitest.Text(f.canvas), "Clear the field") {
		t.Error("it is offered who has keys")
	}
	look.UseScreenKeys(true)
	t.Cleanup(func() { look.UseScreenKeys(false) })
	f.field.SetText("glorbs")
	uitest.Tap(t, f.canvas, "Clear the field")
	if f.field.Text != "" {
		t.Errorf("the field has %q", f.field.Text)
	}
	f.Save()
	uitest.Tap(t, f.canvas, "Go back")
	if f.naming {
		t.Error("a name is asked for still")
	}
}

// A page of nonsense that is pasted is refused at once, and what was typed stays.
func TestAPageOfNonsenseIsRefusedAtOnce(t *testing.T) {
	f := open(t, uitest.Landscape)
	page := strings.Repeat("3 Red Gala 🦄 blah: -- {a: [1,2]}\n", 3000)
	fyne.CurrentApp().Clipboard().SetContent(page)
	uitest.Type(t, f.canvas, "red gala")
	f.field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: fyne.CurrentApp().Clipboard()})
	f.reads("✕ What was pasted is no position")
	if f.field.Text != "red gala" {
		t.Errorf("the field has %d letters", len(f.field.Text))
	}
	f.takeIn(page)
	f.reads("✕ Nothing of it can be read.")
}

// A scenario file that is pasted is opened, as one that is dropped; one that can't be read changes nothing.
func TestAPastedFileIsOpened(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: red gala, holly dash/ex; A 3t")
	file, err := f.draft.File()
	if err != nil {
		t.Fatal(err)
	}
	paste := func(text string) {
		fyne.CurrentApp().Clipboard().SetContent(text)
		f.field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: fyne.CurrentApp().Clipboard()})
	}
	f.enter("AP: falcon")
	paste(strings.ReplaceAll(string(file), "\n", "\r\n"))
	f.wantLine("A 3t; AP: red gala, holly/ex")
	f.reads("✓ Opened: what was pasted")
	f.Undo()
	f.wantLine("A 3t; AP: red gala, holly/ex, falcon")
	paste("format: 1\nglorb: true\n")
	f.reads("✕", "glorb")
	f.wantLine("A 3t; AP: red gala, holly/ex, falcon")
}
