package setup

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"canterlaw/ui/internal/uitest"
)

// TestALineThatIsLeftIsNotLost, be it by a tap elsewhere or by running; Escape leaves it out.
func TestALineThatIsLeftIsNotLost(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("BP: red gala")
	edit := func(text string) {
		f.canvas.Focus(f.line)
		f.line.CursorColumn = len([]rune(f.line.Text))
		uitest.Type(t, f.canvas, text)
	}
	edit("; A 2p")
	f.reads("✓ All of the line can be read.", "Enter", "Esc")
	f.canvas.Focus(f.field)
	f.wantLine("A 2p; BP: red gala")
	f.reads("✓ The table is as the line that you typed.")
	f.field.TypedShortcut(&fyne.ShortcutUndo{})
	f.wantLine("BP: red gala")

	edit("; xyzzyqq")
	f.reads("✕ “xyzzyqq”: expected")
	f.canvas.Focus(f.field)
	f.wantLine("BP: red gala")
	f.reads("✕ The table isn’t as the line that you typed: “xyzzyqq” can’t be read.")
	f.tap(f.place("BH")) // as who leaves the line does at once
	f.reads("✕ The table isn’t as the line that you typed: “xyzzyqq” can’t be read.")
	f.enter("A 1t")
	f.reads("✕ The table isn’t as the line that you typed: “xyzzyqq” can’t be read.")
	f.field.TypedShortcut(&fyne.ShortcutUndo{})
	f.canvas.Focus(f.line)
	f.wantLine("BP: red gala; xyzzyqq")
	if text := uitest.Text(f.canvas); strings.Contains(text, "✕ The table isn’t") {
		t.Errorf("while one goes on with it, it is told in\n%s", text)
	}
	f.Run()
	if f.ran != nil {
		t.Error("it runs without what was typed in the line")
	}
	f.canvas.Focus(f.line)
	f.Escape()
	f.wantLine("BP: red gala")

	edit("; A 3p")
	f.Run()
	f.wantLine("A 3p; BP: red gala")
	if f.ran == nil {
		t.Error("it doesn’t run")
	}
}

// A line that has no room ends in dots, without a bar to scroll it, until one types in it.
func TestALongLineEndsInDots(t *testing.T) {
	f := open(t, uitest.Landscape)
	f.enter("AP: dash, emerald, cerulean; BP: pinkie, red gala, holly; B at AP: timberwolf; A 3t; " +
		"A hand: swing, jetstream")
	f.reads("A 3t; AP: rainbow", "A hand:…")
	f.canvas.Focus(f.line)
	if text := uitest.Text(f.canvas); strings.Contains(text, "A hand:…") {
		t.Errorf("while one types there are dots in\n%s", text)
	}
	f.canvas.Unfocus()
	f.press(fyne.KeySlash)
	f.enter("A 2p")
	f.reads("A 3t 2p; AP: rainbow")
}
