package pagebar

import (
	"errors"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"canterlaw/rulesdb"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// note is the reader's note above a page, as it is read or being written.
type note struct {
	*look.Page
	bar   *Bar
	entry *noteEntry // nil unless it is being written
}

// How much of a page's height its note takes at most, as it is read and while it
// is being written; the rest of the note is scrolled to.
const (
	readShare    = 0.4
	writtenShare = 0.6
)

func newNote(b *Bar) *note { return &note{Page: look.NewListPage(), bar: b} }

// above puts the note above a page; where there is none, the page stands by
// itself.
func (n *note) above(page fyne.CanvasObject) fyne.CanvasObject {
	var objects []fyne.CanvasObject
	share := float32(readShare)
	switch text := n.text(); {
	case n.entry != nil:
		objects, share = n.written(), writtenShare
	case text != "":
		objects = []fyne.CanvasObject{look.NewPanel(look.NewColumn(-10, look.NewCaption("YOUR NOTE"),
			look.NewMarkdown(n.bar.linked(withoutPictures.Replace(text)), n.bar.Follow)))}
	default:
		return page
	}
	n.ShowInPlace(objects...)
	return look.NewHead(n.Page, share, page)
}

// withoutPictures makes links of pictures, which the toolkit would fetch from
// wherever they are.
var withoutPictures = strings.NewReplacer("![", "[")

// text is the note on the page, "" if there is none.
func (n *note) text() string {
	if n.bar.page == nil {
		return ""
	}
	return n.bar.notebook.Note(n.bar.page.PageID)
}

// written is the note while it is being written.
func (n *note) written() []fyne.CanvasObject {
	return []fyne.CanvasObject{look.NewCaption("YOUR NOTE, as Markdown: numbers of rules, names of cards, and terms " +
		"become links."), n.entry}
}

// buttons are what can be done with what is being written.
func (n *note) buttons() []fyne.CanvasObject {
	keep := look.NewButton("Keep the note", nil, func() { n.keep() })
	keep.Importance = widget.HighImportance
	return []fyne.CanvasObject{keep, look.NewButton("Discard the changes", nil, func() {
		n.close()
		n.bar.draw()
	})}
}

// edit begins to write the note.
func (n *note) edit() {
	if n.entry == nil {
		n.entry = newNoteEntry(n)
		n.entry.SetText(n.text())
		n.bar.done, n.bar.failed = "", nil
		n.bar.draw()
	}
	n.bar.options.Window.Canvas().Focus(n.entry)
}

// keep writes the note into the notebook; it reports whether it could.
func (n *note) keep() bool {
	if n.entry == nil {
		return true
	}
	var err error
	changed := n.entry.Text != n.text()
	if changed {
		err = n.bar.notebook.SetNote(n.bar.entry(), n.entry.Text)
	}
	if aside := new(rulesdb.SetAsideError); err != nil && (!errors.As(err, &aside) || aside.As == "") {
		n.bar.say("", err)
		return false
	}
	n.close()
	if changed {
		done := "Your note is kept."
		if n.text() == "" {
			done = "The note is removed."
		}
		n.bar.say(done, err)
		n.bar.options.NotesChanged()
	} else {
		n.bar.draw()
	}
	return true
}

// close ends writing without keeping anything.
func (n *note) close() {
	if n.entry == nil {
		return
	}
	wasFocused := n.bar.options.Window.Canvas().Focused() == n.entry
	n.entry = nil
	if wasFocused {
		n.bar.Focus()
	}
}

// noteEntry is where a note is written: Escape keeps it, Tab leaves it, and
// shortcuts that mean nothing to it are the window's.
type noteEntry struct {
	look.TextEntry
	note *note
}

func newNoteEntry(n *note) *noteEntry {
	e := &noteEntry{note: n}
	e.MultiLine, e.Wrapping = true, fyne.TextWrapWord
	e.SetMinRowsVisible(4)
	e.ExtendBaseWidget(e)
	return e
}

// AcceptsTab implements fyne.Tabbable.
func (e *noteEntry) AcceptsTab() bool { return false }

// TypedKey implements fyne.Focusable.
func (e *noteEntry) TypedKey(key *fyne.KeyEvent) {
	switch {
	case key.Name == fyne.KeyEscape:
		e.note.keep()
	case !e.note.bar.options.Press(keys.Alone(key.Name)):
		e.TextEntry.TypedKey(key)
	}
}

// TypedShortcut implements fyne.Shortcutable: a focused entry gets shortcuts
// that would else reach the window.
func (e *noteEntry) TypedShortcut(s fyne.Shortcut) {
	if key, ok := keys.Of(s); ok && e.note.bar.options.Press(key) {
		return
	}
	e.Entry.TypedShortcut(s)
}
