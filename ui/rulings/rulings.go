// Package rulings is where rulings of one's own are kept: listed, found by words, written,
// shared as collections and taken in from others', with every conflict shown and chosen.
//
// Package scenario/rulings reads and stores them. The pages stand among those of the
// reference, which draws them anew when they change.
package rulings

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"
	"github.com/google/uuid"

	"canterlaw/scenario/rulings"
	"canterlaw/ui/choosing"
	"canterlaw/ui/look"
)

// Title is what the page is called that lists them.
const Title = "Your rulings"

// All is its ID; every other page has that of a ruling.
const All = "all"

// newRuling is the ID of the page on which one is written.
const newRuling = "new"

// Kind is that of the pages' addresses.
const Kind = "own"

// Options tells the pages about their surroundings.
type Options struct {
	Window fyne.Window
	// Follow opens an address such as "rule:514.4c".
	Follow func(address string)
	// Show brings a page into view by its ID.
	Show func(id string)
	// Soon does work off the interface's goroutine.
	Soon func(work func())
	// OpenCourse shows the position of a ruling with its trail, by its scenario file.
	OpenCourse func(title, course string)
	// SetUp sets a position up from its line.
	SetUp func(line string)
	// Kept is told that the rulings have changed.
	Kept func(all []rulings.Ruling)
}

// Pages are the pages of one's own rulings. They are used on the interface's goroutine.
type Pages struct {
	// Changed is told when the page in view is to be drawn anew. The screen that shows
	// it sets it.
	Changed func()

	options Options
	book    *rulings.Book // nil until it is read
	list    *rulings.List
	all     []rulings.Ruling
	failed  error  // why they can't be read or changed
	notice  string // what the latest action came to

	words      *look.Entry
	path       *look.Entry // of a collection
	inForce    bool
	collection string          // that is listed; "" for all
	removed    *rulings.Ruling // can be put back

	merge  *rulings.Merge // that is being decided; nil for none
	theirs map[string]bool
	file   string // that it comes from

	files   *choosing.Dialog // the latest that was opened; nil if none was
	written *form            // nil while nothing is written

	typed int // how often something was typed
	most  int // how many rulings are listed

	superseded string      // the ruling of which it is chosen what has taken its place; "" for none
	successor  *look.Entry // words of that one
}

// form is a ruling that is being written.
type form struct {
	of                                 rulings.Ruling
	instead                            string // of which ruling it takes the place once it is kept; "" for none
	title, author, date, source, rules *look.Entry
	question, ruling                   *look.TextEntry
}

// New makes the pages.
func New(o Options) *Pages {
	p := &Pages{options: o, most: mostShown, Changed: func() {}, list: rulings.NewList(nil)}
	p.words = look.NewEntry("Words, rules, cards or an author", p.openFirst)
	p.words.OnChanged = func(string) { p.typedWords() }
	p.successor = look.NewEntry("Words of the ruling that has taken its place", func() {})
	p.successor.OnChanged = func(string) { p.typedWords() }
	p.path = look.NewEntry("path of a collection (YAML, or a zip of such files)", p.takeIn)
	return p
}

// typedWords lists what the words find once typing rests.
func (p *Pages) typedWords() {
	p.typed++
	typed := p.typed
	p.options.Soon(func() {
		fyne.Do(func() {
			if typed == p.typed {
				p.most = mostShown
				p.Changed()
			}
		})
	})
}

// SetFolder reads the rulings of a library folder, soon.
func (p *Pages) SetFolder(folder string) {
	p.options.Soon(func() {
		book, err := rulings.Open(folder)
		fyne.Do(func() {
			p.book = book
			p.taken(err)
		})
	})
}

// taken shows the rulings as the book has them now, and what went wrong.
func (p *Pages) taken(err error) {
	p.failed = err
	p.all = p.book.All()
	p.list = rulings.NewList(p.all)
	p.options.Kept(p.all)
	p.Changed()
}

// Kept are all rulings, the newest first.
func (p *Pages) Kept() []rulings.Ruling { return p.all }

// Name is what a page is called.
func (p *Pages) Name(id string) string {
	switch {
	case id == newRuling:
		return "A ruling of yours"
	case id == All || p.book == nil:
		return Title
	}
	if r, found := p.book.Find(id); found {
		return r.Title
	}
	return Title
}

// Objects builds what stands on a page.
func (p *Pages) Objects(id string) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{look.NewHeading(p.Name(id))}
	if p.failed != nil {
		objects = append(objects, look.NewText("✕ "+p.failed.Error()))
	}
	if p.notice != "" {
		objects = append(objects, look.NewText(p.notice))
	}
	switch {
	case p.book == nil:
		return append(objects, look.NewText("Your rulings are being read: one moment."))
	case p.written != nil && (id == newRuling || id == p.written.of.ID):
		return append(objects, p.form()...)
	case id == All || id == newRuling:
		return append(objects, p.listed()...)
	}
	r, found := p.book.Find(id)
	if !found {
		return append(objects, look.NewText("It is no longer among your rulings."),
			row(look.NewButton(Title, nil, func() {
				p.options.Show(All)
			})))
	}
	return append(objects, p.one(r)...)
}

// mostShown is how many rulings are listed at first; the others are found by words, or
// listed when they are asked for.
const mostShown = 30

// listed builds the page of all rulings.
func (p *Pages) listed() []fyne.CanvasObject {
	if p.merge != nil {
		return p.conflicts()
	}
	buttons := []fyne.CanvasObject{look.NewButton("New ruling", theme.ContentAddIcon(), func() {
		p.New(rulings.Ruling{})
	})}
	if p.removed != nil {
		buttons = append(buttons, look.NewButton("Undo", theme.ContentUndoIcon(), func() {
			err := p.book.Put(*p.removed)
			p.removed, p.notice = nil, "✓ It is back."
			p.taken(err)
		}))
	}
	selected := p.selected()
	tally := fmt.Sprintf("%d of %d rulings, the newest first.", len(selected), len(p.all))
	objects := []fyne.CanvasObject{
		look.NewText("What you have decided, by which rules, and whether it still holds: yours alone, until you " +
			"share it as a collection."),
		row(buttons...), look.NewGap(10), look.NewInset(p.words), look.NewGap(8), look.NewInset(p.filters()),
		look.NewCaption(tally),
	}
	for _, r := range selected[:min(p.most, len(selected))] {
		objects = append(objects, look.NewRow(look.NewColumn(-12, look.NewSubheading(r.Title),
			look.NewSnippet(look.Plain(about(&r)))), func() {
			p.options.Show(r.ID)
		}))
	}
	if more := len(selected) - p.most; more > 0 {
		objects = append(objects, look.NewCaption(fmt.Sprintf("… and %d more, which words find.", more)),
			row(look.NewButton(fmt.Sprintf("Show %d more", min(more, mostShown)), nil, func() {
				p.most += mostShown
				p.Changed()
			})))
	}
	return append(objects, look.NewGap(8), look.NewSubheading("Share"), look.NewInset(p.path),
		row(look.NewButton("Take in", nil, p.takeIn), look.NewButton("A file …", theme.FolderOpenIcon(), p.browse),
			look.NewButton("Write them there", nil, p.export)),
		look.NewCaption("A collection is one file. All that the words and choices above find are written; one that "+
			"is taken in is compared with yours first."))
}

// selected are the rulings that the filters want.
func (p *Pages) selected() []rulings.Ruling {
	return p.list.Select(rulings.Filter{Words: p.words.Text, Collection: p.collection, InForce: p.inForce})
}

// collectionWidth has room for the name of a collection.
const collectionWidth = 220

// filters choose a collection and what is in force.
func (p *Pages) filters() fyne.CanvasObject {
	inForce := widget.NewCheck("Only in force", nil)
	inForce.SetChecked(p.inForce)
	inForce.OnChanged = func(only bool) {
		p.inForce = only
		p.Changed()
	}
	const every = "All collections"
	choices := []string{every}
	for _, name := range rulings.Collections(p.all) {
		if name != "" {
			choices = append(choices, name)
		}
	}
	collection := look.NewSelect(choices, nil)
	collection.SetSelected(every)
	if p.collection != "" {
		collection.SetSelected(p.collection)
	}
	collection.OnChanged = func(name string) {
		p.collection = strings.TrimPrefix(name, every)
		p.Changed()
	}
	wide := container.NewGridWrap(fyne.NewSize(collectionWidth, collection.MinSize().Height), collection)
	return look.NewBar(look.NewCutCaption(""), inForce, wide)
}

// about says of a ruling when, by whom and by which rules it was given, and how it stands.
func about(r *rulings.Ruling) string {
	var parts []string
	for _, part := range []string{r.Date, r.Author, r.Collection, strings.Join(r.Rules, ", "), r.Status()} {
		if part != "" {
			parts = append(parts, part)
		}
	}
	return strings.Join(parts, " · ")
}

// one builds the page of a ruling.
func (p *Pages) one(r rulings.Ruling) []fyne.CanvasObject {
	text := func(label, says string) fyne.CanvasObject {
		return look.NewMarkdown("**"+label+"** "+says, p.options.Follow)
	}
	var objects []fyne.CanvasObject
	add := func(label, says string) {
		if says != "" {
			objects = append(objects, text(label, says))
		}
	}
	add("Question", look.Plain(r.Question))
	add("Ruling", look.Plain(r.Ruling))
	add("Rules", links("rule", r.Rules))
	add("Cards", links("card", r.Cards))
	add("Position", look.Plain(r.Position))
	add("Given", look.Plain(strings.Join(nonEmpty(r.Author, r.Date, r.Source, r.Collection), " · ")))
	standing := "in force"
	if !r.InForce() {
		standing = "superseded by another that you don’t have"
		if by, found := p.book.Find(r.SupersededBy); found {
			standing = "superseded by " + link(Kind, by.ID, by.Title)
		}
	}
	add("Status", standing)
	for _, other := range p.all {
		if other.SupersededBy == r.ID {
			add("In place of", link(Kind, other.ID, other.Title))
		}
	}
	if opens := p.opens(r); opens != nil {
		objects = append(objects, look.NewGap(4), opens)
	}
	objects = append(append(objects, look.NewGap(4)), p.standing(r)...)
	return append(objects, look.NewGap(8), row(
		look.NewButton("Change", theme.DocumentCreateIcon(), func() { p.write(r) }),
		look.NewButton("Delete", theme.DeleteIcon(), func() { p.remove(r.ID) }),
		look.NewButton(Title, theme.ListIcon(), func() { p.options.Show(All) })))
}

// opens are the buttons that show the position of a ruling; nil where it has none.
func (p *Pages) opens(r rulings.Ruling) fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	if r.Course != "" && p.options.OpenCourse != nil {
		b := look.NewButton("Open its position and trail", theme.MediaPlayIcon(), func() {
			p.options.OpenCourse(r.Title, r.Course)
		})
		b.Importance = widget.HighImportance
		buttons = append(buttons, b)
	}
	if r.Position != "" && p.options.SetUp != nil {
		buttons = append(buttons, look.NewButton("Set its position up", nil, func() { p.options.SetUp(r.Position) }))
	}
	if len(buttons) == 0 {
		return nil
	}
	return row(buttons...)
}

// mostSuccessors is how many rulings are offered that may have taken the place of another.
const mostSuccessors = 8

// standing lets one choose whether a ruling is in force, and which has taken its place if not.
func (p *Pages) standing(r rulings.Ruling) []fyne.CanvasObject {
	if !r.InForce() {
		return []fyne.CanvasObject{row(look.NewButton("In force again", nil, func() { p.supersede(r, "") }))}
	}
	if p.superseded != r.ID {
		return []fyne.CanvasObject{row(look.NewButton("Superseded by …", nil, func() {
			p.superseded = r.ID
			p.successor.SetText("")
			p.Changed()
		}))}
	}
	objects := []fyne.CanvasObject{look.NewGap(4), look.NewSubheading("Which ruling has taken its place?"),
		look.NewInset(p.successor),
		row(look.NewButton("A new one", theme.ContentAddIcon(), func() { p.writeInstead(r) }),
			look.NewButton("None: it stays in force", nil, func() { p.supersede(r, "") }))}
	offered := 0
	for _, other := range p.list.Select(rulings.Filter{Words: p.successor.Text, InForce: true}) {
		if other.ID == r.ID {
			continue
		}
		if offered++; offered > mostSuccessors {
			return append(objects, look.NewCaption("… and more, which words find."))
		}
		objects = append(objects, look.NewRow(look.NewColumn(-12, look.NewSubheading(other.Title),
			look.NewSnippet(look.Plain(about(&other)))),
			func() { p.supersede(r, other.ID) }))
	}
	return objects
}

// supersede says by which ruling another is superseded; "" for none.
func (p *Pages) supersede(r rulings.Ruling, by string) {
	p.superseded, r.SupersededBy = "", by
	p.taken(p.book.Put(r))
}

// writeInstead begins a ruling that takes the place of another once it is kept.
func (p *Pages) writeInstead(r rulings.Ruling) {
	p.superseded = ""
	instead := r.ID
	r.ID, r.Date, r.Ruling, r.Collection = "", "", "", ""
	p.write(r)
	p.written.instead = instead
}

func nonEmpty(parts ...string) (some []string) {
	for _, part := range parts {
		if part != "" {
			some = append(some, part)
		}
	}
	return some
}

func link(kind, id, says string) string {
	return fmt.Sprintf("[%s](%s)", look.Plain(says), look.Address(kind, id))
}

func links(kind string, ids []string) string {
	all := make([]string, len(ids))
	for i, id := range ids {
		all[i] = link(kind, id, id)
	}
	return strings.Join(all, " · ")
}

// remove removes a ruling, which can be put back.
func (p *Pages) remove(id string) {
	removed, err := p.book.Remove(id)
	if err == nil {
		p.removed, p.notice = &removed, "✓ Deleted: “"+removed.Title+"”."
	}
	p.taken(err)
	p.options.Show(All)
}

// openFirst opens the first ruling of the list.
func (p *Pages) openFirst() {
	if selected := p.selected(); len(selected) > 0 {
		p.options.Show(selected[0].ID)
	}
}

// New shows the page on which a ruling is written that has some of it already. Whoever gave
// the latest one of their own is proposed as who gives it.
func (p *Pages) New(r rulings.Ruling) {
	for _, other := range p.all {
		if r.Author == "" && other.Collection == "" {
			r.Author = other.Author
		}
	}
	p.write(r)
}

// form builds what a ruling is written in.
func (p *Pages) form() []fyne.CanvasObject {
	f := p.written
	var objects []fyne.CanvasObject
	for _, field := range []struct {
		label string
		entry fyne.CanvasObject
	}{{"Title", f.title}, {"Question", f.question}, {"Ruling", f.ruling}, {"Rules", f.rules}, {"By", f.author},
		{"Date", f.date}, {"Source", f.source}} {
		objects = append(objects, look.NewCaption(field.label), look.NewInset(field.entry))
	}
	keep := look.NewButton("Keep", nil, p.keep)
	keep.Importance = widget.HighImportance
	return append(objects, row(keep, look.NewButton("Don’t keep", nil, func() {
		id := f.of.ID
		p.written = nil
		if id == "" {
			p.options.Show(All)
		}
		p.Changed()
	})))
}

// keep keeps the ruling that is written; what is wrong with it is told, and it stays.
func (p *Pages) keep() {
	f := p.written
	r := f.of
	if r.ID == "" {
		r.ID = uuid.NewString()
	}
	r.Title, r.Question, r.Ruling = strings.TrimSpace(f.title.Text), strings.TrimSpace(f.question.Text),
		strings.TrimSpace(f.ruling.Text)
	r.Author, r.Date, r.Source = strings.TrimSpace(f.author.Text), strings.TrimSpace(f.date.Text),
		strings.TrimSpace(f.source.Text)
	r.Rules = strings.FieldsFunc(f.rules.Text, func(letter rune) bool {
		return letter == ',' || letter == ' ' || letter == ';'
	})
	if err := p.book.Put(r); err != nil {
		p.failed = err
		p.Changed()
		return
	}
	p.written, p.notice = nil, "✓ Kept."
	var err error
	if before, found := p.book.Find(f.instead); found && f.instead != "" {
		before.SupersededBy = r.ID
		err = p.book.Put(before)
	}
	p.taken(err)
	p.options.Show(r.ID)
}

// row sets buttons in a row, in several where one has no room for them, a little below what
// stands above.
func row(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return look.NewColumn(0, look.NewGap(6), look.NewInset(look.NewBar(look.NewCutCaption(""), buttons...)))
}
