// Package keys is how the program's keyboard is written down: what each key
// does, where. From the same lists keys are bound and the page of shortcuts is
// made, so that it can't say anything else.
package keys

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// Key is a key, with those that are held down with it.
type Key struct {
	Name     fyne.KeyName
	Modifier fyne.KeyModifier // 0 for the key alone
}

// Alone is a key that nothing is held down with.
func Alone(name fyne.KeyName) Key { return Key{Name: name} }

// Control is a key with Control held down.
func Control(name fyne.KeyName) Key { return Key{name, fyne.KeyModifierControl} }

// ControlShift is a key with Control and Shift held down.
func ControlShift(name fyne.KeyName) Key {
	return Key{name, fyne.KeyModifierControl | fyne.KeyModifierShift}
}

// Alt is a key with Alt held down.
func Alt(name fyne.KeyName) Key { return Key{name, fyne.KeyModifierAlt} }

// Of gives the key of a shortcut; false for those that have none, such as
// copying.
func Of(s fyne.Shortcut) (Key, bool) {
	custom, ok := s.(*desktop.CustomShortcut)
	if !ok {
		return Key{}, false
	}
	return Key{custom.KeyName, custom.Modifier}, true
}

// Shortcut is what the toolkit makes of the key; nil for a key alone.
func (k Key) Shortcut() fyne.Shortcut {
	if k.Modifier == 0 {
		return nil
	}
	return &desktop.CustomShortcut{KeyName: k.Name, Modifier: k.Modifier}
}

// shown are the keys that people know by another name or sign.
var shown = map[fyne.KeyName]string{
	fyne.KeyLeft: "←", fyne.KeyRight: "→", fyne.KeyUp: "↑", fyne.KeyDown: "↓",
	fyne.KeyReturn: "Enter", fyne.KeyEnter: "Enter", fyne.KeyPageUp: "Page up", fyne.KeyPageDown: "Page down",
}

// String names the key as people do: "Control Shift C", "Alt ←".
func (k Key) String() string {
	var words []string
	for _, held := range []struct {
		modifier fyne.KeyModifier
		name     string
	}{{fyne.KeyModifierControl, "Control"}, {fyne.KeyModifierAlt, "Alt"}, {fyne.KeyModifierShift, "Shift"}} {
		if k.Modifier&held.modifier != 0 {
			words = append(words, held.name)
		}
	}
	name, ok := shown[k.Name]
	if !ok {
		name = string(k.Name)
	}
	return strings.Join(append(words, name), " ")
}

// Binding is a key and what it does.
type Binding struct {
	Key  Key
	Does string // "Back to the page before"
	Do   func() // nil where the toolkit does it
}

// Group is what keys do in a place.
type Group struct {
	Where    string // "In the sandbox"
	Bindings []Binding
}

// Press does what a key does here; it reports whether it does anything.
func (g Group) Press(k Key) bool {
	for _, b := range g.Bindings {
		if b.Key == k && b.Do != nil {
			b.Do()
			return true
		}
	}
	return false
}

// Line is the keys that do a thing, and the thing.
type Line struct{ Keys, Does string }

// Lines lists what keys do; those that do the same stand on one line, and the
// two Enter keys once.
func (g Group) Lines() []Line {
	var lines []Line
	for i, b := range g.Bindings {
		last := len(lines) - 1
		switch {
		case last < 0 || lines[last].Does != b.Does:
			lines = append(lines, Line{b.Key.String(), b.Does})
		case g.Bindings[i-1].Key.String() != b.Key.String():
			lines[last].Keys += ", " + b.Key.String()
		}
	}
	return lines
}
