package newgame

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/ui/choosing"
	"canterlaw/ui/deck"
	"canterlaw/ui/look"
)

// deckChoice is where a player's deck is chosen: a theme deck, or one from a
// file of the user's.
type deckChoice struct {
	heading string
	window  fyne.Window
	changed func() // told to draw the choice again

	library *rulesdb.Library
	files   *choosing.Dialog // the latest that was opened; nil if none was
	path    *look.Entry
	deck    *decklist.Deck // nil until one is chosen
	faults  []string       // of the deck
	formats []string       // in which it is legal, and in which not for what
	refused string         // why the latest file can't be read
}

func newDeckChoice(heading string, window fyne.Window, changed func()) *deckChoice {
	d := &deckChoice{heading: heading, window: window, changed: changed}
	d.path = look.NewEntry("path of a deck, or its link", d.openPath)
	return d
}

// isLegal reports whether a deck is chosen that can be played.
func (d *deckChoice) isLegal() bool { return d.deck != nil && len(d.faults) == 0 }

func (d *deckChoice) draw(library *rulesdb.Library, decks []*decklist.Deck) fyne.CanvasObject {
	d.library = library
	objects := []fyne.CanvasObject{look.NewSubheading(d.heading)}
	fromFile := d.deck
	for _, deck := range decks {
		mark := "○ "
		if deck == d.deck {
			mark, fromFile = "● ", nil
		}
		choice := look.NewChoice(mark+deck.Name, func() { d.choose(deck) })
		choice.Choose(deck == d.deck)
		objects = append(objects, choice)
	}
	if fromFile != nil {
		choice := look.NewChoice("● "+fromFile.Name, func() {})
		choice.Choose(true)
		objects = append(objects, choice)
	}
	browse := look.NewButton("A file …", theme.FolderOpenIcon(), d.browse)
	read := look.NewButton("Read", nil, d.openPath)
	objects = append(objects, look.NewGap(2),
		container.NewBorder(nil, nil, nil, container.NewHBox(read, browse), d.path))
	return look.NewColumn(2, objects...)
}

// verdict says what a file was refused for, or what the deck's faults are.
func (d *deckChoice) verdict() []fyne.CanvasObject {
	switch {
	case d.refused != "":
		return []fyne.CanvasObject{look.NewText("✕ " + d.refused)}
	case d.deck == nil:
		return []fyne.CanvasObject{look.NewCaption("No deck is chosen yet.")}
	case len(d.faults) == 0:
		return append([]fyne.CanvasObject{look.NewText("✓ Legal: " + deckSize(d.deck))}, d.byFormat()...)
	}
	objects := []fyne.CanvasObject{look.NewText("✕ Not legal: " + deckSize(d.deck))}
	for _, fault := range d.faults {
		objects = append(objects, look.NewText("– "+fault))
	}
	return append(objects, d.byFormat()...)
}

// byFormat says which formats allow the deck, and what speaks against it in others.
func (d *deckChoice) byFormat() []fyne.CanvasObject {
	objects := make([]fyne.CanvasObject, len(d.formats))
	for i, line := range d.formats {
		objects[i] = look.NewCaption(line)
	}
	return objects
}

// choose takes a deck and checks it.
func (d *deckChoice) choose(deck *decklist.Deck) {
	d.deck, d.faults, d.formats, d.refused = deck, nil, nil, ""
	for _, fault := range scenario.CheckDeck(deck) {
		d.faults = append(d.faults, scenario.DescribeFault(fault))
	}
	for _, check := range scenario.CheckDeckInAll(d.library, deck) {
		d.formats = append(d.formats, check.Line())
	}
	d.changed()
}

// refuse says why a file can't be read. The deck stays as it was chosen.
func (d *deckChoice) refuse(err error) {
	d.refused = err.Error()
	d.changed()
}

// openPath reads the deck that was typed or pasted: a path, a link or a list.
func (d *deckChoice) openPath() { d.open(d.path.Text) }

func (d *deckChoice) open(text string) {
	if strings.TrimSpace(text) == "" {
		return
	}
	read, err := deck.Read(d.library, text)
	if err != nil {
		d.refuse(err)
		return
	}
	d.choose(read)
}

// browse lets the user find a deck file.
func (d *deckChoice) browse() {
	d.files = choosing.File(d.window, deck.Extensions, "", func(path string, err error) {
		if err != nil {
			d.refuse(err)
			return
		}
		d.path.SetText(path)
		d.open(path)
	})
}
