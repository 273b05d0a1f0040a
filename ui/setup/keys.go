package setup

import (
	"unicode"

	"fyne.io/fyne/v2"

	"canterlaw/ui/keys"
)

// Keys lists what keys do while a position is set up, where nothing that has the focus
// has a use for them.
func (s *Screen) Keys() keys.Group {
	group := keys.Group{Where: "Setting up a position", Bindings: []keys.Binding{
		{Key: keys.Run, Does: "Run the position", Do: s.Run},
		{Key: keys.Alone(fyne.KeyF2), Does: "Name the position, under which it is saved", Do: s.Save},
		{Key: keys.Begin, Does: "A new position", Do: s.Begin},
		{Key: keys.Control(fyne.KeyZ), Does: "Take the latest change back", Do: s.Undo},
		{Key: keys.ControlShift(fyne.KeyZ), Does: "Make it again", Do: s.Redo},
		{Key: keys.Alone(fyne.KeySlash), Does: "To the field", Do: func() {
			s.Focus()
			s.skipRune(fyne.KeySlash)
		}},
		{Key: keys.Alone(fyne.KeyTab), Does: "In the field, mark the next place"},
		{Key: keys.Alone(fyne.KeyReturn),
			Does: "In the field, put what is typed; with Shift two of a card, else begin a line"},
		{Key: keys.Alone(fyne.KeyRight), Does: "Choose the next card on the table", Do: func() { s.chooseNext(+1) }},
		{Key: keys.Alone(fyne.KeyLeft), Does: "Choose the card before", Do: func() { s.chooseNext(-1) }},
		{Key: keys.Alone(fyne.KeyPageDown), Does: "Turn the panel by a screenful", Do: func() { s.panel.Turn(+1) }},
		{Key: keys.Alone(fyne.KeyPageUp), Does: "Turn the panel by a screenful", Do: func() { s.panel.Turn(-1) }},
		{Key: keys.Alone(fyne.KeyEscape), Does: "Leave what is asked for, then the field, then the setting up",
			Do: s.leave},
	}}
	for _, m := range marks() {
		group.Bindings = append(group.Bindings,
			keys.Binding{Key: keys.Alone(m.key), Does: "The chosen card: " + m.name, Do: func() {
				if s.chosen != nil && s.cards != nil {
					m.do(s, s.chosen)
					s.skipRune(m.key)
				}
			}})
	}
	return group
}

// skipRune keeps the field, if a key has led there, from taking the key's own letter, which
// the window hands over next.
func (s *Screen) skipRune(key fyne.KeyName) {
	if s.options.Window.Canvas().Focused() == s.field && len(key) == 1 {
		s.field.skips = unicode.ToLower(rune(key[0]))
	}
}

// leave is what Escape does: the position stays as it is, to go on with.
func (s *Screen) leave() { s.Escape() }
