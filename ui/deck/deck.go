// Package deck is where a player's deck is read, looked at and handed on: opened from a
// file, a link, the clipboard or a list, checked by every format, drawn by what its cards
// cost and require, tried by hands drawn from it, played, and written in any form.
//
// Package rulesdb reads and writes decks, as it does for the command line, and package
// scenario checks them. The page stands among those of the reference, which draws it anew
// when it changes.
package deck

import (
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/engine"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/search"
	"canterlaw/ui/choosing"
	"canterlaw/ui/look"
)

// Title is what the page is called.
const Title = "Decks"

// Extensions are those of files with decks: OCTGN's, texts and tables, web pages, those of other
// programs, and addresses as systems keep them.
var Extensions = []string{
	".o8d", ".txt", ".md", ".csv", ".tsv", ".html", ".htm", ".json", ".cod", ".dek", ".mwdeck", ".url", ".webloc",
}

// Options tells the page about its surroundings.
type Options struct {
	Window fyne.Window
	// Show brings the page into view.
	Show func()
	// Follow opens an address such as "card:PR1".
	Follow func(address string)
	// Play begins a game with a deck.
	Play func(*decklist.Deck)
}

// Page is the page of a deck. It is used on the interface's goroutine.
type Page struct {
	// Changed is told when the page is to be drawn anew. The screen that shows it
	// sets it.
	Changed func()

	options Options
	library *rulesdb.Library // nil until it is there
	theme   []*decklist.Deck // that ship
	field   *look.Entry      // for a link, a path or a line of a list
	deck    *decklist.Deck   // nil until one is opened
	refused error            // why the latest wasn't; the deck before it stays
	notice  string           // what the latest action came to
	seed    uint64           // of the hand
	drawn   int              // cards drawn after the hand
	files   *choosing.Dialog
}

// New makes the page.
func New(o Options) *Page {
	p := &Page{options: o, Changed: func() {}, seed: 1}
	p.field = look.NewEntry("link, path of a file, or a line such as 3 PR7", p.openField)
	return p
}

// SetLibrary gives the page the cards. A deck that is open stays.
func (p *Page) SetLibrary(library *rulesdb.Library) {
	p.library = library
	decks, err := decklist.ThemeDecks(library)
	if err != nil {
		p.refused = err
	}
	p.theme = decks
	if p.deck != nil || library.Folder == "" {
		return
	}
	kept, err := readFile(library, keptFile(library))
	switch {
	case err == nil:
		p.deck = kept
	case !errors.Is(err, fs.ErrNotExist):
		p.refused = err
	}
}

// keptFile has the deck that was opened last, as a list.
func keptFile(library *rulesdb.Library) string {
	return filepath.Join(library.Folder, "decks", "opened.txt")
}

// Name is what the open deck is called, or the page where none is.
func (p *Page) Name() string {
	if p.deck == nil {
		return Title
	}
	return p.deck.Name
}

// pasted is what a deck is called in messages that comes from the clipboard or the field.
const pasted = "what was pasted"

// read reads a deck from a text and shows it. It reports whether it could; if not, the
// page says why, and the deck before it stays.
func (p *Page) read(name, text string) bool {
	deck, err := readText(p.library, name, text)
	return p.take(deck, err)
}

// take shows a deck that was read, or says why none was.
func (p *Page) take(deck *decklist.Deck, err error) bool {
	p.notice = ""
	if p.refused = err; err == nil {
		p.choose(deck)
	}
	p.options.Show()
	p.Changed()
	return err == nil
}

// Read reads the deck that a text names or is: the path of a file that is there, else a link
// or a list.
func Read(library *rulesdb.Library, text string) (*decklist.Deck, error) {
	text = strings.TrimSpace(text)
	isPath := strings.EqualFold(filepath.Ext(text), ".o8d")
	if info, err := os.Stat(text); isPath || err == nil && !info.IsDir() {
		return readFile(library, text)
	}
	return readText(library, pasted, text)
}

func readFile(library *rulesdb.Library, path string) (*decklist.Deck, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return readText(library, path, string(text))
}

func readText(library *rulesdb.Library, name, text string) (*decklist.Deck, error) {
	if library == nil {
		return nil, errors.New("the cards couldn’t be loaded, which decks need")
	}
	words, err := search.PlayersWords()
	if err != nil {
		return nil, err
	}
	deck, err := decklist.Read(library, name, strings.NewReader(text), words)
	if err == nil && deck.Name == pasted {
		deck.Name = "A pasted deck"
	}
	return deck, err
}

// choose makes a deck the one that is shown, with the first hand drawn from it. It is kept,
// and there when the program is opened again.
func (p *Page) choose(deck *decklist.Deck) {
	p.deck, p.seed, p.drawn = deck, 1, 0
	if p.library.Folder == "" {
		return
	}
	text, err := decklist.Write(p.library, deck, decklist.Text)
	if err == nil {
		err = rulesdb.ReplaceFile(keptFile(p.library), []byte(text))
	}
	if err != nil {
		p.refused = fmt.Errorf("keeping the deck: %w", err)
	}
}

// ReadFile opens the deck in a file.
func (p *Page) ReadFile(path string) bool { return p.take(readFile(p.library, path)) }

// IsDeck reports whether a file is a deck that can be opened; of texts, which may be
// anything, it is found out by reading them.
func (p *Page) IsDeck(path string) bool {
	extension := strings.ToLower(filepath.Ext(path))
	if extension == ".o8d" || !slices.Contains(Extensions, extension) {
		return extension == ".o8d"
	}
	largest := int64(1 << 16)
	if extension == ".json" { // of which Tabletop Simulator's have much more to say than the cards
		largest = 1 << 22
	}
	if info, err := os.Stat(path); err != nil || info.Size() > largest {
		return false
	}
	_, err := readFile(p.library, path)
	return err == nil
}

// Paste opens the deck on the clipboard.
func (p *Page) Paste() {
	text := fyne.CurrentApp().Clipboard().Content()
	if strings.TrimSpace(text) == "" {
		p.refuse(fmt.Errorf("nothing is on the clipboard; expected a link or a list of cards"))
		return
	}
	p.read(pasted, text)
}

func (p *Page) refuse(err error) {
	p.refused, p.notice = err, ""
	p.options.Show()
	p.Changed()
}

// openField opens what was typed.
func (p *Page) openField() { p.Open(p.field.Text) }

// Open opens what a text names or is: the path of a file that is there, else a link or a
// list.
func (p *Page) Open(text string) {
	if strings.TrimSpace(text) != "" {
		p.take(Read(p.library, text))
	}
}

// browse lets the user find a deck file.
func (p *Page) browse() {
	p.files = choosing.File(p.options.Window, Extensions, "", func(path string, err error) {
		if err != nil {
			p.refuse(err)
			return
		}
		p.ReadFile(path)
	})
}

// save asks for a file and writes the deck into it in a form.
func (p *Page) save(form decklist.Form, extension string) {
	text, err := decklist.Write(p.library, p.deck, form)
	if err != nil {
		p.refuse(err)
		return
	}
	p.files = choosing.Save(p.options.Window, fileName(p.deck.Name)+extension, []byte(text),
		func(path string, err error) {
			if err != nil {
				p.refuse(fmt.Errorf("saving the deck: %w", err))
				return
			}
			p.say("✓ Saved as " + path)
		})
}

// fileName is a deck's name without what names of files can't have.
func fileName(name string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|`, r) || r < ' ' {
			return '-'
		}
		return r
	}, name)
}

// CloseDialog closes what asks for a file; it reports whether anything did.
func (p *Page) CloseDialog() bool {
	if p.files == nil || p.options.Window.Canvas().Overlays().Top() == nil {
		return false
	}
	p.files.Hide()
	p.files = nil
	return true
}

// copyAs copies the deck in a form.
func (p *Page) copyAs(form decklist.Form, done string) {
	text, err := decklist.Write(p.library, p.deck, form)
	if err != nil {
		p.refuse(err)
		return
	}
	fyne.CurrentApp().Clipboard().SetContent(text)
	p.say("✓ Copied " + done + ".")
}

func (p *Page) say(notice string) {
	p.refused, p.notice = nil, notice
	p.Changed()
}

// Hand gives the cards of the opening hand (102.3) and those drawn after it, from the deck
// shuffled by the seed.
func (p *Page) Hand() []*rulesdb.Card {
	deck := p.deck.DrawDeck()
	shuffle := rand.New(rand.NewPCG(p.seed, 0))
	shuffle.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	return deck[:min(engine.OpeningHandSize+p.drawn, len(deck))]
}

// Objects builds what stands on the page.
func (p *Page) Objects() []fyne.CanvasObject {
	if p.library == nil {
		return []fyne.CanvasObject{look.NewHeading(Title), look.NewText("The cards are being loaded: one moment.")}
	}
	objects := []fyne.CanvasObject{look.NewHeading(p.Name())}
	if p.refused != nil {
		for line := range strings.SplitSeq(p.refused.Error(), "\n") {
			objects = append(objects, look.NewText(strings.Replace("✕ "+line, "✕ \t", "    ", 1)))
		}
	}
	if p.notice != "" {
		objects = append(objects, look.NewText(p.notice))
	}
	if p.deck != nil {
		objects = append(objects, p.shown()...)
		objects = append(objects, look.NewGap(8), look.NewSubheading("Another deck"))
	} else {
		objects = append(objects, look.NewText("Open a deck: OCTGN’s file (.o8d), a link of Pony Head’s, or a list "+
			"with a card a line. Files can be dropped on the window too."))
	}
	paste := look.NewButton("Paste", theme.ContentPasteIcon(), p.Paste)
	open := look.NewButton("Open", nil, p.openField)
	browse := look.NewButton("A file …", theme.FolderOpenIcon(), p.browse)
	objects = append(objects, look.NewInset(container.NewBorder(nil, nil, nil, open, p.field)), look.NewGap(8),
		look.NewInset(look.NewBar(look.NewCutCaption(""), paste, browse)), look.NewGap(4))
	if len(p.theme) > 0 {
		objects = append(objects, look.NewCaption("Decks that were sold ready to play:"))
		var buttons []fyne.CanvasObject
		for _, deck := range p.theme {
			buttons = append(buttons, look.NewButton(deck.Name, nil, func() {
				p.refused, p.notice = nil, ""
				p.choose(deck)
				p.Changed()
			}))
		}
		objects = append(objects, look.NewInset(look.NewFlow(fyne.NewSize(200, 36), buttons...)))
	}
	return objects
}

// shown builds what the page says of the open deck.
func (p *Page) shown() []fyne.CanvasObject {
	play := look.NewButton("Play a game", theme.MediaPlayIcon(), func() { p.options.Play(p.deck) })
	play.Importance = widget.HighImportance
	objects := append(p.verdict(), look.NewGap(6), look.NewInset(look.NewBar(look.NewCutCaption(""), play)),
		look.NewGap(6))
	var cards []fyne.CanvasObject
	for _, part := range p.deck.Parts() {
		cards = append(cards, look.NewSubheading(fmt.Sprintf("%s (%d)", part.Name, part.Copies)))
		var lines strings.Builder
		for _, c := range part.Cards {
			fmt.Fprintf(&lines, "- %d× [%s](%s)\n", c.Count, look.Plain(c.Card.Name()), addressOf(c.Card))
		}
		cards = append(cards, look.NewMarkdown(lines.String(), p.options.Follow))
	}
	bar := look.NewBar(look.NewCutCaption(""),
		look.NewButton("Copy as a list", theme.ContentCopyIcon(), func() {
			p.copyAs(decklist.Text, "the deck as a list")
		}),
		look.NewButton("Copy link", nil, func() { p.copyAs(decklist.Link, "a link of Pony Head’s") }),
		look.NewButton("Copy short link", nil, func() { p.copyAs(decklist.ShortLink, "a short link of Pony Head’s") }),
		look.NewButton("Save as a list …", theme.DocumentSaveIcon(), func() { p.save(decklist.Text, ".txt") }),
		look.NewButton("Save for OCTGN …", nil, func() { p.save(decklist.OCTGN, ".o8d") }))
	pictures := look.NewReadingColumn(append(p.pictures(), p.drawnHand()...)...)
	handOn := look.NewReadingColumn(look.NewSubheading("Hand it on"), look.NewInset(bar))
	return append(objects, look.NewAside(look.ReadingWidth, pictures, look.NewReadingColumn(cards...), handOn))
}

// addressOf is where a card's page is; some cards share their number.
func addressOf(c *rulesdb.Card) string { return look.Address("card", c.ID) }

// verdict says whether the deck is legal, by the rules and by each format, and what was odd
// about what it was read from.
func (p *Page) verdict() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	size := fmt.Sprintf("%d cards to draw, %d Problems", len(p.deck.DrawDeck()), len(p.deck.ProblemDeck()))
	links := p.library.Linker("")
	faults := scenario.CheckDeck(p.deck)
	if len(faults) == 0 {
		objects = append(objects, look.NewText("✓ Legal by the rules of deckbuilding: "+size))
	} else {
		objects = append(objects, look.NewText("✕ Not legal: "+size))
	}
	for _, fault := range faults {
		says := links.LinkPlain(scenario.DescribeFault(fault), look.Plain)
		objects = append(objects, look.NewMarkdown("– "+says, p.options.Follow))
	}
	for _, check := range scenario.CheckDeckInAll(p.library, p.deck) {
		objects = append(objects, look.NewCaption(check.Line()))
	}
	for _, odd := range p.deck.Odd {
		objects = append(objects, look.NewCaption(fmt.Sprintf("! Line %d: %s", odd.Line, odd.What)))
	}
	return objects
}

// drawnHand shows a hand drawn from the deck.
func (p *Page) drawnHand() []fyne.CanvasObject {
	cards := p.Hand()
	if len(cards) == 0 {
		return nil
	}
	var tiles []fyne.CanvasObject
	for _, c := range cards {
		tiles = append(tiles, look.NewChoiceOf(newTile(c), func() { p.options.Follow(addressOf(c)) }))
	}
	another := look.NewButton("Another hand", theme.ViewRefreshIcon(), func() {
		p.seed, p.drawn = p.seed+1, 0
		p.say("")
	})
	before := look.NewButton("The one before", nil, func() {
		p.seed, p.drawn = p.seed-1, 0
		p.say("")
	})
	before.SetEnabled(p.seed > 1)
	draw := look.NewButton("Draw a card", nil, func() {
		p.drawn++
		p.say("")
	})
	draw.SetEnabled(len(cards) < len(p.deck.DrawDeck()))
	caption := fmt.Sprintf("The same number, %d, gives the same hand each time.", p.seed)
	if p.drawn > 0 {
		caption = fmt.Sprintf("The same number, %d, gives the same hand each time, and the same %d cards after it.",
			p.seed, p.drawn)
	}
	return []fyne.CanvasObject{
		look.NewSubheading(fmt.Sprintf("Hand %d", p.seed)), look.NewInset(look.NewFlow(tileRoom(), tiles...)),
		look.NewGap(6), look.NewInset(look.NewBar(look.NewCutCaption(""), another, before, draw)),
		look.NewCaption(caption),
	}
}
