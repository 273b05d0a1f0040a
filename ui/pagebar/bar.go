// Package pagebar is what stands around every page for its reader: the note
// that they wrote about it, and a bar to bookmark it, to write a note, to copy
// how it is cited, and to share it.
//
// What is kept is package rulesdb's notebook, and what is copied its pages; the
// bar shows both and hands over what is tapped.
package pagebar

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"canterlaw/rulesdb"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
)

// Options tells the bar about its surroundings.
type Options struct {
	// Narrow says that the bar stands in a panel, where its buttons would take several rows:
	// they are folded into one.
	Narrow bool
	Window fyne.Window
	// Soon does work off the interface's goroutine; nil for a goroutine.
	Soon func(work func())
	// NotesChanged is told that a note was written or removed; nil for nobody.
	NotesChanged func()
	// Press does what a key does wherever the user is, and reports whether it
	// does anything; nil for nothing.
	Press func(keys.Key) bool
}

// Bar is the bar of one screen, whose pages it stands around one after the
// other. It is used on the interface's goroutine.
type Bar struct {
	// Content is the page with its note above it and the bar beneath it.
	Content *fyne.Container
	// Reveal brings the page into view, where others may cover it; Follow opens
	// the address of a link in a note; Focus takes the focus from a note that was
	// being written. The screen sets them.
	Reveal func()
	Follow func(address string)
	Focus  func()

	options  Options
	library  *rulesdb.Library // nil until it is there
	notebook *rulesdb.Notebook
	page     *rulesdb.Page // nil where there is nothing to keep or share
	done     string        // what the latest action came to; "" for nothing to say
	failed   error         // why it came to nothing
	unfolded bool          // where the buttons are folded away, to leave room
	visits   error         // why the latest visit could not be kept; nil if it was

	shown  fyne.CanvasObject // the page
	middle *fyne.Container   // the page, below its note where there is one
	bar    *fyne.Container
	note   *note
	saving *saving // nil unless the page is being saved
}

// New makes a bar with a notebook that is forgotten with the program.
func New(o Options) *Bar {
	if o.Soon == nil {
		o.Soon = func(work func()) { go work() }
	}
	if o.NotesChanged == nil {
		o.NotesChanged = func() {}
	}
	if o.Press == nil {
		o.Press = func(keys.Key) bool { return false }
	}
	b := &Bar{
		options: o, notebook: rulesdb.OpenNotebook(""),
		Reveal: func() {}, Follow: func(string) {}, Focus: o.Window.Canvas().Unfocus,
		shown: container.NewStack(), middle: container.NewStack(), bar: container.NewStack(),
	}
	b.Content = look.NewFrame(container.NewStack(), b.middle, b.bar)
	b.note = newNote(b)
	return b
}

// SetLibrary tells the bar what notes may mention, and where it keeps things: in a
// notebook.
func (b *Bar) SetLibrary(library *rulesdb.Library, notebook *rulesdb.Notebook) {
	b.library, b.notebook = library, notebook
	b.draw()
}

// linked makes links of what a note on the page mentions that has a page.
func (b *Bar) linked(note string) string {
	if b.library == nil {
		return note
	}
	return b.library.Linker(look.Address(b.page.Kind, b.page.ID)).Link(note)
}

// Notebook is what the bar keeps things in.
func (b *Bar) Notebook() *rulesdb.Notebook { return b.notebook }

// Problems tells what of the notebook can't be read or kept.
func (b *Bar) Problems() []error {
	if b.visits == nil {
		return b.notebook.Problems
	}
	return append(b.notebook.Problems[:len(b.notebook.Problems):len(b.notebook.Problems)],
		fmt.Errorf("the pages that you read are not kept: %w", b.visits))
}

// Show shows a page, nil for one that is nothing to keep or share, and
// remembers that it was read. What is being written about the page goes on, and
// what is being written about another is kept.
func (b *Bar) Show(page *rulesdb.Page, content fyne.CanvasObject) {
	if page == nil || b.page == nil || page.PageID != b.page.PageID {
		b.KeepNote()
		b.note.close()
		b.saving, b.done, b.failed, b.unfolded = nil, "", nil, false
	}
	b.page, b.shown = page, content
	b.draw()
	if page != nil {
		notebook, entry := b.notebook, b.entry()
		b.options.Soon(func() {
			err := notebook.Visit(entry)
			fyne.Do(func() { b.visits = err })
		})
	}
}

// entry is the page as a notebook has it.
func (b *Bar) entry() rulesdb.Entry {
	return rulesdb.Entry{Page: b.page.PageID, Title: b.page.Title, When: time.Now().Truncate(time.Second)}
}

// ToggleBookmark bookmarks the page, or removes its bookmark.
func (b *Bar) ToggleBookmark() {
	if b.page == nil {
		return
	}
	if b.notebook.IsBookmarked(b.page.PageID) {
		b.say("Not bookmarked any more.", b.notebook.RemoveBookmark(b.page.PageID))
	} else {
		b.say("Bookmarked.", b.notebook.Bookmark(b.entry()))
	}
}

// EditNote begins to write a note on the page, or to change the one there is.
func (b *Bar) EditNote() {
	if b.page == nil {
		return
	}
	b.Reveal()
	b.note.edit()
}

// KeepNote keeps the note that is being written, if one is. It reports whether
// it could; if not, the bar says why, and the note stays as it is being written.
func (b *Bar) KeepNote() bool { return b.note.keep() }

// CopyCitation copies how the page is cited.
func (b *Bar) CopyCitation() {
	if b.page != nil {
		fyne.CurrentApp().Clipboard().SetContent(b.page.Citation)
		b.say("Copied: "+b.page.Citation, nil)
	}
}

// CopyPage copies the page as Markdown.
func (b *Bar) CopyPage() {
	if b.page != nil {
		fyne.CurrentApp().Clipboard().SetContent(b.markdown())
		b.say("Copied the page as Markdown.", nil)
	}
}

func (b *Bar) markdown() string { return b.page.Markdown(b.notebook.Note(b.page.PageID)) }

// say shows what an action came to, or why it came to nothing.
func (b *Bar) say(done string, failed error) {
	b.done, b.failed = done, failed
	b.draw()
}

// Bindings are the keys of what can be done with a page, whose bar is asked for
// each time.
func Bindings(of func() *Bar) []keys.Binding {
	bind := func(key keys.Key, does string, do func(*Bar)) keys.Binding {
		return keys.Binding{Key: key, Does: does, Do: func() {
			if b := of(); b != nil {
				do(b)
			}
		}}
	}
	return []keys.Binding{
		bind(keys.Control(fyne.KeyD), "Bookmark the page, or remove its bookmark", (*Bar).ToggleBookmark),
		bind(keys.Control(fyne.KeyE), "Write a note on the page", (*Bar).EditNote),
		bind(keys.Control(fyne.KeyReturn), "Keep the note that is being written", func(b *Bar) { b.KeepNote() }),
		bind(keys.ControlShift(fyne.KeyC), "Copy how the page is cited", (*Bar).CopyCitation),
		bind(keys.ControlShift(fyne.KeyM), "Copy the page as Markdown", (*Bar).CopyPage),
		bind(keys.Control(fyne.KeyS), "Save the page as Markdown", (*Bar).SavePage),
	}
}

// draw draws the page with its note and the bar as they stand.
func (b *Bar) draw() {
	b.middle.Objects, b.bar.Objects = []fyne.CanvasObject{b.note.above(b.shown)}, nil
	if b.page != nil {
		b.bar.Objects = []fyne.CanvasObject{b.buttons()}
	}
	b.Content.Refresh()
}

// buttons are what can be done with the page, or while it is being saved or a note
// is being written, with that; and behind them the citation, or what the latest
// action came to.
func (b *Bar) buttons() fyne.CanvasObject {
	line := b.page.Citation
	if b.done != "" && b.failed == nil {
		line = "✓ " + b.done
	}
	switch {
	case b.saving != nil:
		return look.NewColumn(0, look.NewMargin(6, b.saving.path), b.row("", b.saving.buttons()))
	case b.note.entry != nil:
		return b.row(line, b.note.buttons())
	}
	unfold := func() {
		b.unfolded = true
		b.draw()
	}
	hasNews := b.done != "" || b.failed != nil
	foldsOn := b.options.Window.Canvas()
	if b.options.Narrow {
		foldsOn = nil
	}
	return look.NewFold(foldsOn, b.bookmarkLabel()+", note, copy …", b.unfolded ||
		hasNews, unfold, b.row(line, b.pageButtons()))
}

// row sets buttons in a row with a line behind them, below why the latest action
// came to nothing.
func (b *Bar) row(line string, buttons []fyne.CanvasObject) fyne.CanvasObject {
	row := look.NewBar(look.NewCutCaption(line), buttons...)
	if b.failed == nil {
		return look.NewMargin(6, row)
	}
	return look.NewMargin(6, look.NewColumn(0, look.NewCaption("✕ "+b.failed.Error()), row))
}

// bookmarkLabel says whether the page is bookmarked.
func (b *Bar) bookmarkLabel() string {
	if b.notebook.IsBookmarked(b.page.PageID) {
		return "★ Bookmarked"
	}
	return "☆ Bookmark"
}

func (b *Bar) pageButtons() []fyne.CanvasObject {
	note := "Write a note"
	if b.notebook.Note(b.page.PageID) != "" {
		note = "Change the note"
	}
	return []fyne.CanvasObject{
		look.NewButton(b.bookmarkLabel(), nil, b.ToggleBookmark),
		look.NewButton(note, nil, b.EditNote),
		look.NewButton("Copy citation", nil, b.CopyCitation),
		look.NewButton("Copy page", nil, b.CopyPage),
		look.NewButton("Save page …", nil, b.SavePage),
	}
}
