package setup

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"canterlaw/ui/internal/uitest"
)

// clipboard has a text on it that another program has put there.
type clipboard struct {
	fyne.Clipboard
	text string
}

func (c clipboard) Content() string { return c.text }

const described = "My turn 5, main phase. I have Rainbow Dash boosted and 3 AT; their Timberwolf is face down at my " +
	"problem, where I have two Red Galas, one exhausted. Opponent has Pinkie Pie at home, 4 points, and a hand of " +
	"five cards. I hold Swing Into Action and a glorbfrobnicator."

// A whole description is seen from its beginning to what of it can't be read, at every size at
// which the panel shows beside the table.
func TestALongDescriptionIsSeenWhole(t *testing.T) {
	for name, size := range map[string]fyne.Size{"landscape": uitest.Landscape, "portrait": uitest.Portrait,
		"large": uitest.Large} {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			uitest.Type(t, f.canvas, described)
			f.reads("My turn 5, main phase.", "✕ “glorbfrobnicator.”: expected")
			uitest.CheckInside(t, f.canvas)
			if high := f.field.Size().Height; high < f.field.CursorPosition().Y {
				t.Errorf("the cursor is at %v of a field of %v", f.field.CursorPosition().Y, high)
			}
			if at := uitest.WhereBegins(t, f.canvas, "✕"); at > f.footAt()-30 {
				t.Errorf("what can’t be read is said at %v, and the foot is at %v", at, f.footAt())
			}
			f.press(fyne.KeyReturn)
			f.wantLine("A 3t; B 4p; A turn 5; AP: red gala, red gala/ex; B at AP: timberwolf/down; " +
				"AH: rainbow/boosted; BH: pinkie; A hand: swing; B hand: 5 ?")
			if at := uitest.WhereBegins(t, f.canvas, "✕"); f.field.Text != "glorbfrobnicator." || at > f.footAt()-30 {
				t.Errorf("left is %q, and said at %v, above the foot at %v", f.field.Text, at, f.footAt())
			}
			uitest.CheckInside(t, f.canvas)
		})
	}
}

// footAt is where the row at the foot begins.
func (f *fixture) footAt() float32 {
	return fyne.CurrentApp().Driver().AbsolutePositionForObject(f.atFoot.content).Y
}

// Lines that are pasted stay lines, and Enter reads all of them.
func TestAPastedTextKeepsItsLines(t *testing.T) {
	for name, size := range uitest.Sizes {
		t.Run(name, func(t *testing.T) {
			f := open(t, size)
			one := f.field.Size().Height
			f.field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clipboard{text: "\nI have at home:\r\n" +
				"- Emerald Green\r\n- two Red Galas\r\n\r\nA 3t\r\n"}})
			if want := "I have at home:\n- Emerald Green\n- two Red Galas\n\nA 3t"; f.field.Text != want {
				t.Errorf("pasted is %q, want %q", f.field.Text, want)
			}
			if f.field.Size().Height <= one {
				t.Errorf("the field has stayed %v high", one)
			}
			uitest.CheckInside(t, f.canvas)
			f.press(fyne.KeyReturn)
			f.wantLine("A 3t; AH: emerald, 2 red gala")
			if f.field.Text != "" || f.field.Size().Height != one {
				t.Errorf("%q is left in a field %v high", f.field.Text, f.field.Size().Height)
			}
		})
	}
}

// Shift Enter begins a line, but where a card is found, of which it puts two; a name has one line.
func TestShiftEnterBeginsALine(t *testing.T) {
	f := openIn(t, uitest.Landscape, t.TempDir())
	shiftEnter := func() {
		f.field.KeyDown(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
		f.press(fyne.KeyReturn)
		f.field.KeyUp(&fyne.KeyEvent{Name: desktop.KeyShiftLeft})
	}
	uitest.Type(t, f.canvas, "AP: dash")
	shiftEnter()
	uitest.Type(t, f.canvas, "BP: pinkie, red gala")
	f.press(fyne.KeyUp) // to the line above
	uitest.Type(t, f.canvas, ", emerald")
	if want := "AP: dash, emerald\nBP: pinkie, red gala"; f.field.Text != want {
		t.Fatalf("typed is %q, want %q", f.field.Text, want)
	}
	f.press(fyne.KeyReturn)
	f.wantLine("AP: rainbow, emerald; BP: pinkie, red gala")
	f.Save()
	shiftEnter()
	uitest.Type(t, f.canvas, "Two tables")
	f.press(fyne.KeyReturn)
	if f.Title() != "Two tables" {
		t.Errorf("it is called %q", f.Title())
	}
}

// A line of a colleague that a mail has broken is pasted into the foot as one.
func TestTheLineTakesSeveralLines(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.canvas.Focus(f.line)
	f.line.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clipboard{text: "A 3t; AP: rainbow, emerald\nBP: pinkie"}})
	f.press(fyne.KeyReturn)
	f.wantLine("A 3t; AP: rainbow, emerald; BP: pinkie")
}

// The field gets lower again where what is typed is taken back, and the panel the room.
func TestTheFieldGivesItsRoomBack(t *testing.T) {
	f := open(t, uitest.Portrait)
	one, top := f.field.Size().Height, f.panel.Content.Position().Y
	f.field.SetText(strings.Repeat("AP: dash\n", 4))
	if f.field.Size().Height <= one || f.panel.Content.Position().Y <= top {
		t.Errorf("the field is %v high, and the panel from %v on", f.field.Size().Height, f.panel.Content.Position().Y)
	}
	f.press(fyne.KeyEscape)
	if f.field.Size().Height != one || f.panel.Content.Position().Y != top {
		t.Errorf("the field stays %v high, and the panel from %v on", f.field.Size().Height,
			f.panel.Content.Position().Y)
	}
	test.TapCanvas(f.canvas, fyne.NewPos(f.canvas.Size().Width/2, f.footAt()-3))
	uitest.CheckInside(t, f.canvas)
}
