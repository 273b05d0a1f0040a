package setup

import (
	"strings"
	"testing"

	"canterlaw/ui/internal/uitest"
	"canterlaw/ui/look"
)

// Who has no keys but those on the screen is told what taps and strokes do, and of no key that isn't there.
func TestFingersAreToldWhatFingersDo(t *testing.T) {
	look.UseFingers(true)
	look.UseScreenKeys(true)
	t.Cleanup(func() {
		look.UseFingers(false)
		look.UseScreenKeys(false)
	})
	f := open(t, uitest.Portrait)
	for typed, want := range map[string][]string{
		"":             {"a place, to put what comes next there"},
		"is:dilemma ":  {"a card: it goes to Avery’s Problem", "it sideways, to any place", "lands here"},
		"AP: dash; A ": {"puts all of it on the table"},
		"friend 3":     {"puts it at Avery’s Problem"},
	} {
		f.field.SetText(typed)
		text := uitest.Text(f.canvas)
		for _, of := range want {
			if !strings.Contains(text, of) {
				t.Errorf("%q: %q isn’t in\n%s", typed, of, text)
			}
		}
		for _, key := range []string{"Escape", "Shift Enter", "Ctrl Z", "Enter puts it", "Tab"} {
			for _, line := range strings.Split(text, "\n") {
				if line == key || strings.Contains(line, key+" ") {
					t.Errorf("%q names the key %q in %q", typed, key, line)
				}
			}
		}
	}
}
