// Package lab is the page on which versions of the game are compared: a wording is typed,
// with what it is understood as beneath it, or a proposal is opened; the rulings that it
// changes are listed, positions where it differs are looked for, and both courses of one
// are stepped beside each other.
//
// Package canterlaw/lab compares; this page shows. It stands among those of the reference,
// which draws it anew when it changes.
package lab

import (
	"context"
	"fmt"
	"io/fs"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"canterlaw/data"
	"canterlaw/engine/card"
	"canterlaw/lab"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/ui/look"
	"canterlaw/ui/tabletop"
)

// Title is what the page is called.
const Title = "The lab"

// Options tells the page about its surroundings.
type Options struct {
	Window fyne.Window
	// Follow opens an address such as "card:PR1".
	Follow func(address string)
	// Background does long work while the window goes on; nil for a goroutine.
	Background func(work func())
	// Table opens a scenario on the table.
	Table func(name string, text []byte)
	// OnTable is what lies on the table as a file, with its title; ok is false for nothing.
	OnTable func() (title string, text []byte, ok bool, err error)
	// Picture draws the table at a moment of a course.
	Picture func(course *playing.Course, moment int) tabletop.Picture
	// Soon is how reading waits for typing to rest.
	Soon func(work func())
}

// Page is the page of the lab. It is used on the interface's goroutine.
type Page struct {
	// Changed is told when the page is to be drawn anew. The screen that shows it
	// sets it.
	Changed func()

	options Options
	library *rulesdb.Library // nil until it is there
	card    *look.Entry      // whose wording it is
	text    *look.TextEntry  // in English
	side    int              // of the card
	of      *rulesdb.Card    // nil until one is named
	read    []rulesdb.Paragraph
	opened  string // the file of the proposal that was opened last
	typed   int    // how often something was typed: what was read before is out of date

	begun string // what the text began with

	proposal *scenario.Proposal // that is compared; nil for none
	erratum  string             // the number of the card whose erratum it is; "" for none
	notice   string             // what there is to say instead of a result
	working  string             // what goes on in the background
	result   *lab.Result
	found    []*lab.SearchResult
	class    lab.Class          // of rulings that are listed; "" for all
	stop     context.CancelFunc // the search; nil when none goes on

	file     *look.TextEntry // the text of a proposal
	editing  bool            // that text is shown
	path     string          // the file that it came from; "" for none yet
	saved    string          // what that file has
	proposed *scenario.Proposal
	mistake  error // why the text can't be read

	shown   *lab.Comparison // whose courses stand beside each other; nil for none
	variant string          // what the other version is called
	rows    []lab.Row
	// position is the file of what is shown where a search has found it; "" for a ruling.
	position string
	at       int  // how many rows were stepped
	whole    bool // all rows are shown that were stepped
	courses  [2]*playing.Course
	tables   [2]*tabletop.Table // beneath both columns
}

// New makes the page.
func New(o Options) *Page {
	p := &Page{options: o, Changed: func() {}}
	if p.options.Background == nil {
		p.options.Background = func(work func()) { go work() }
	}
	p.card = look.NewEntry("the full name or number of a card", p.chooseCard)
	p.text = look.NewTextEntry("its text as proposed, a paragraph a line, keywords included", 3)
	p.file = look.NewTextEntry("a proposal: data/proposals/annotated-example.yaml documents the format", 14)
	p.text.OnChanged = func(string) { p.reread() }
	return p
}

// SetLibrary gives the page the cards.
func (p *Page) SetLibrary(library *rulesdb.Library) { p.library = library }

// Name is what the page is called.
func (p *Page) Name() string {
	if p.proposal != nil {
		return p.proposal.Title
	}
	return Title
}

// chooseCard takes the card that was named.
func (p *Page) chooseCard() {
	if p.library == nil || strings.TrimSpace(p.card.Text) == "" {
		return
	}
	found, err := p.library.FindCard(p.card.Text)
	p.forget()
	p.of, p.side = found, 0
	if err != nil {
		p.of, p.notice = nil, "✕ "+err.Error()
	}
	p.beginText()
}

// showSide shows one of the sides of a Mane Character.
func (p *Page) showSide(side int) {
	p.side = side
	p.beginText()
}

// beginText fills the field with the text as it is in our English, to be changed, unless
// something else was typed or there are no words for some of it.
func (p *Page) beginText() {
	if p.of != nil && (strings.TrimSpace(p.text.Text) == "" || p.text.Text == p.begun) {
		p.begun = p.asItIs(&p.of.Faces[p.side])
		p.text.SetText(p.begun)
	}
	p.reread()
}

// asItIs is the text of a face in our English, a paragraph a line, after its keywords; ""
// where there are no words for some of it.
func (p *Page) asItIs(face *card.Face) string {
	var lines []string
	for _, k := range face.Keywords {
		lines = append(lines, strings.TrimSuffix(fmt.Sprintf("%s %d", k.Name, k.X), " 0"))
	}
	for _, notation := range face.Abilities {
		says := p.library.EnglishOf(face, notation)
		if says == "" {
			return ""
		}
		lines = append(lines, says)
	}
	return strings.Join(lines, "\n")
}

// forget leaves what was compared before.
func (p *Page) forget() {
	if p.stop != nil {
		p.stop()
	}
	p.proposal, p.erratum, p.notice, p.working, p.result, p.found, p.shown, p.rows = nil, "", "", "", nil, nil, nil, nil
	p.editing, p.position, p.class = false, "", ""
}

// reread reads the text anew once typing rests.
func (p *Page) reread() {
	p.typed++
	typed := p.typed
	p.options.Soon(func() {
		if typed != p.typed || p.library == nil {
			return
		}
		p.read = nil
		if p.of != nil {
			p.read = rulesdb.ReadText(p.library.English(), &p.of.Faces[p.side], p.text.Text)
		}
		p.redraw()
	})
}

// redraw draws the page anew, and leaves what has the focus.
func (p *Page) redraw() {
	had := p.options.Window.Canvas().Focused()
	p.Changed()
	if had == fyne.Focusable(p.text) || had == fyne.Focusable(p.card) || had == fyne.Focusable(p.file) {
		p.options.Window.Canvas().Focus(had)
	}
}

// compareWording compares what was typed with the card as it is.
func (p *Page) compareWording() {
	variant := lab.Worded(p.of, p.side, p.read)
	if variant == nil {
		return
	}
	name := p.of.Name()
	p.forget()
	p.compare(&scenario.Proposal{File: "the lab", Title: "Another wording of " + name,
		Variants: []*scenario.Variant{variant}})
	p.redraw()
}

// ShowErratum compares a card as it was before its erratum with the card as it is.
func (p *Page) ShowErratum(number string) {
	if p.library == nil || p.erratum == number {
		return
	}
	p.forget()
	p.erratum = number
	erratum := p.library.Erratum(number)
	if erratum == nil {
		p.notice = "✕ " + number + " has no erratum."
		return
	}
	proposal, why, err := lab.ErratumProposal(p.library, erratum)
	switch {
	case err != nil:
		p.notice = "✕ " + err.Error()
	case proposal == nil:
		p.notice = erratum.Card + ": " + why
	default:
		p.compare(proposal)
	}
}

// openProposal compares what a shipped proposal proposes.
func (p *Page) openProposal(name string) {
	p.forget()
	p.opened = name
	text, err := fs.ReadFile(data.FS, name)
	if err == nil {
		var proposal *scenario.Proposal
		if proposal, err = scenario.ReadProposal(p.library, "data/"+name, text); err == nil {
			p.compare(proposal)
			return
		}
	}
	p.notice = "✕ " + err.Error()
	p.redraw()
}

// compare runs a proposal over all rulings.
func (p *Page) compare(proposal *scenario.Proposal) {
	p.proposal, p.working = proposal, "The rulings that it touches are being run both ways …"
	p.later(func() func() {
		rulings, err := lab.Shipped()
		var result *lab.Result
		if err == nil {
			result, err = lab.Run(p.library, proposal, rulings)
		}
		return func() {
			p.result = result
			if err != nil {
				p.notice = "✕ " + err.Error()
			}
		}
	})
}

// later works in the background, and then shows what came of it, unless something else is
// compared by then.
func (p *Page) later(work func() (show func())) {
	of := p.proposal
	p.options.Background(func() {
		show := work()
		fyne.Do(func() {
			if p.proposal == of {
				p.working = ""
				show()
				p.redraw()
			}
		})
	})
}

// searchFor is how long a search goes on.
const searchFor = 20 * time.Second

// search looks for positions in which the variants differ.
func (p *Page) search() {
	ctx, stop := context.WithCancel(context.Background())
	p.stop, p.working, p.found = stop, "Games are being played both ways …", nil
	proposal := p.proposal
	p.redraw()
	p.later(func() func() {
		var found []*lab.SearchResult
		var failed error
		for _, v := range proposal.Variants {
			r, err := lab.Search{For: searchFor, Progress: func(now lab.SearchResult) {
				p.tell(proposal, &now)
			}}.Run(ctx, p.library, proposal, v)
			if err != nil {
				failed = err
				continue
			}
			found = append(found, r)
		}
		return func() {
			p.found, p.stop = found, nil
			if failed != nil && len(found) == 0 {
				p.notice = "✕ " + failed.Error()
			}
		}
	})
}

// tell says how a search stands, while it goes on.
func (p *Page) tell(of *scenario.Proposal, now *lab.SearchResult) {
	says := fmt.Sprintf("“%s”: %d games played both ways; the change came into play in %d, %d differed …", now.Variant,
		now.Games, now.Used, now.Differ)
	fyne.Do(func() {
		if p.proposal == of && p.stop != nil {
			p.working = says
			p.redraw()
		}
	})
}

// Objects builds what stands on the page.
func (p *Page) Objects() []fyne.CanvasObject {
	name := p.Name()
	if p.isRunning() {
		name = Title // what can be pressed beneath stays where it is
	}
	objects := []fyne.CanvasObject{look.NewHeading(name)}
	if p.library == nil {
		return append(objects, look.NewText("The cards are being loaded: one moment."))
	}
	if p.shown != nil {
		return p.columns()
	}
	if p.notice != "" {
		objects = append(objects, look.NewText(p.notice))
	}
	if p.editing {
		objects = append(objects, p.fileObjects()...)
	}
	if p.proposal == nil && p.notice == "" && !p.editing { // a line as the one that says that it is run
		objects = append(objects, look.NewText("What would change if a text or a rule were otherwise?"))
	}
	if p.working != "" && p.stop == nil {
		objects = append(objects, look.NewText(p.working))
	}
	if p.result != nil {
		objects = append(objects, p.results()...)
	}
	objects = append(objects, p.wording()...)
	return append(objects, p.proposals()...)
}

// isRunning reports whether a proposal is being run of which there is nothing to show yet.
func (p *Page) isRunning() bool {
	return p.proposal != nil && p.working != "" && p.result == nil && p.stop == nil
}

// wording builds what a wording is typed into, with what it is understood as.
func (p *Page) wording() []fyne.CanvasObject {
	take := look.NewButton("Take", nil, p.chooseCard)
	objects := []fyne.CanvasObject{look.NewSubheading("Another wording"),
		look.NewInset(container.NewBorder(nil, nil, nil, take, p.card)), look.NewGap(4)}
	if p.of == nil {
		return append(objects,
			look.NewCaption("Name a card, then type its text: what it is understood as is shown beneath."))
	}
	face := &p.of.Faces[p.side]
	objects = append(objects, look.NewMarkdown(fmt.Sprintf("[%s](%s)", look.Plain(face.Name()),
		look.Address("card", p.of.ID)), p.options.Follow))
	if len(p.of.Faces) > 1 {
		other := 1 - p.side
		objects = append(objects, look.NewInset(look.NewBar(look.NewCutCaption(p.of.SideName(p.side)),
			look.NewButton("The "+p.of.SideName(other), nil, func() { p.showSide(other) }))))
	}
	objects = append(objects, look.NewInset(p.text), look.NewGap(4))
	for _, read := range p.read {
		objects = append(objects, p.understood(read)...)
	}
	compare := look.NewButton("Compare with the card as it is", theme.MediaPlayIcon(), p.compareWording)
	compare.Importance = widget.HighImportance
	compare.SetEnabled(lab.Worded(p.of, p.side, p.read) != nil)
	objects = append(objects, look.NewInset(look.NewBar(look.NewCutCaption(""), compare)))
	objects = append(objects, look.NewCaption("As it is, in notation:"))
	for _, notation := range face.Abilities {
		objects = append(objects, look.NewCode(strings.ReplaceAll(notation, "\t", "    ")))
	}
	return objects
}

// understood shows what a paragraph is understood as.
func (p *Page) understood(read rulesdb.Paragraph) []fyne.CanvasObject {
	switch {
	case read.Reading.IsKeywords:
		return []fyne.CanvasObject{look.NewText("✓ Keywords: " + read.Text)}
	case read.Reading.Ability == nil:
		problem := read.Reading.Problems[0]
		says := capital(problem.Message)
		if from := min(problem.From, len(read.Text)); from > 0 {
			says = fmt.Sprintf("Understood up to “%s”; not from “%s” on", strings.TrimSpace(read.Text[:from]),
				few(read.Text[from:]))
		}
		return []fyne.CanvasObject{look.NewText("✕ " + says)}
	}
	objects := []fyne.CanvasObject{look.NewText("✓ Understood as")}
	return append(objects, look.NewCode(strings.ReplaceAll(strings.TrimSpace(read.Reading.Ability.String()), "\t",
		"    ")))
}

// few are the first words of a text.
func few(text string) string {
	const most = 5
	words := strings.Fields(text)
	if len(words) > most {
		return strings.Join(words[:most], " ") + " …"
	}
	return strings.Join(words, " ")
}

// TypeCard and TypeText type into the fields, and CompareWording presses the button.
func (p *Page) TypeCard(name string) { p.card.SetText(name); p.chooseCard() }

// TypeText types the text.
func (p *Page) TypeText(text string) { p.text.SetText(text) }

// CompareWording compares what was typed.
func (p *Page) CompareWording() { p.compareWording() }

// ShowFirst shows the first difference that is listed.
func (p *Page) ShowFirst() {
	if p.result != nil && len(p.result.Variants) > 0 && len(p.result.Variants[0].Differences) > 0 {
		p.show(p.result.Variants[0].Differences[0], p.result.Variants[0].Variant)
	}
}

// TypeFile types the text of the proposal that is being changed.
func (p *Page) TypeFile(text string) { p.file.SetText(text) }
