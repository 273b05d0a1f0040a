package keys

import (
	"testing"

	"fyne.io/fyne/v2"
	"github.com/google/go-cmp/cmp"
)

func TestKeysAreNamedAsPeopleKnowThem(t *testing.T) {
	for want, key := range map[string]Key{
		"F1":              Alone(fyne.KeyF1),
		"Enter":           Alone(fyne.KeyReturn),
		"Control D":       Control(fyne.KeyD),
		"Control Shift C": ControlShift(fyne.KeyC),
		"Alt ←":           Alt(fyne.KeyLeft),
		"Page down":       Alone(fyne.KeyPageDown),
	} {
		if got := key.String(); got != want {
			t.Errorf("a key is called %q, want %q", got, want)
		}
	}
}

// TestAKeyIsItsShortcut: what the toolkit sends for a key is that key.
func TestAKeyIsItsShortcut(t *testing.T) {
	for _, key := range []Key{Control(fyne.KeyD), ControlShift(fyne.KeyC), Alt(fyne.KeyLeft)} {
		if got, ok := Of(key.Shortcut()); !ok || got != key {
			t.Errorf("the shortcut of %s is that of %s (%v)", key, got, ok)
		}
	}
	if Alone(fyne.KeyF1).Shortcut() != nil {
		t.Error("a key alone has a shortcut, which the toolkit never sends")
	}
	if _, ok := Of(&fyne.ShortcutCopy{}); ok {
		t.Error("copying text is taken for a key of ours")
	}
}

func TestKeysThatDoTheSameStandOnOneLine(t *testing.T) {
	pressed := 0
	g := Group{Bindings: []Binding{
		{Alone(fyne.KeyReturn), "Open", func() { pressed++ }},
		{Alone(fyne.KeyEnter), "Open", func() { pressed++ }},
		{Control(fyne.KeyF), "Search", func() { pressed++ }},
		{Control(fyne.KeyL), "Search", func() { pressed++ }},
		{Alone(fyne.KeyTab), "Move on", nil},
	}}
	want := []Line{{"Enter", "Open"}, {"Control F, Control L", "Search"}, {"Tab", "Move on"}}
	if diff := cmp.Diff(want, g.Lines()); diff != "" {
		t.Errorf("lines (-want +got):\n%s", diff)
	}
	if !g.Press(Alone(fyne.KeyEnter)) || !g.Press(Control(fyne.KeyL)) || g.Press(Alone(fyne.KeyTab)) ||
		g.Press(Alone(fyne.KeyF)) || pressed != 2 {
		t.Errorf("%d keys did something, want Enter and Control L", pressed)
	}
}
