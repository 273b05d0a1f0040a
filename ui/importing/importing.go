// Package importing is where the user's own copies of the rules, the rulebooks
// and the cards are brought into the library: a page that asks for files and
// tells what was read of them.
//
// Package rulesdb reads and stores them, as it does for the command line. The
// page stands among those of the reference, which draws it anew when it changes.
package importing

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/pictures"
	"canterlaw/ui/deck"
	"canterlaw/ui/look"
)

// Title is what the page is called.
const Title = "Import your own copies"

// Options tells the page about its surroundings.
type Options struct {
	Window fyne.Window
	// Folder gives the library folder.
	Folder func() string
	// Soon does work off the interface's goroutine.
	Soon func(work func())
	// Show brings the page into view.
	Show func()
	// Imported is told that the library holds something new; Taken, that all of
	// it may be other than it was, the notebook as well.
	Imported, Taken func()
	// OpenDeck opens a file as a deck, or tells there why it is none.
	OpenDeck func(path string)
}

// Page is the page of importing. It is used on the interface's goroutine.
type Page struct {
	// Changed is told when the page is to be drawn anew. The screen that shows it
	// sets it.
	Changed func()

	options  Options
	reading  []string // the files that are being read; none while nothing is
	dropped  []string // files to be imported once it is said what they are
	imported []string // the latest files that were
	report   string   // what was read of them, and what was odd
	reports  []rulesdb.Report
	refused  error  // why the latest files were not; nil if they were
	said     string // what became of the whole library, saved or taken in; "" for nothing
	chooser  chooser
}

// New makes the page.
func New(o Options) *Page { return &Page{options: o, Changed: func() {}} }

// kind is a kind of files to import.
type kind struct {
	name, hint string
	extensions []string
	read       func(folder string, files ...string) ([]rulesdb.Report, error)
}

var (
	documentExtensions = []string{".pdf", ".txt", ".md", ".markdown"}
	setFileExtensions  = []string{".xml"}
	keywordExtensions  = []string{".yaml", ".yml"}

	rules = kind{"Rules", "the Comprehensive Rules in any version, as PDF, text or Markdown",
		documentExtensions, rulesdb.ImportRules}
	rulebooks = kind{"Rulebooks", "the rulebooks of starter decks, as PDF, text or Markdown", documentExtensions,
		rulesdb.ImportRulebooks}
	cards = kind{"Cards", "OCTGN's set files (XML), one or a folder of them", setFileExtensions, rulesdb.ImportCards}

	keywords = kind{"Keywords",
		"keywords that you define, such as those of later sets (YAML): canterlaw import keywords --help",
		keywordExtensions, rulesdb.ImportKeywords}

	images = kind{"Pictures",
		"image packs of OCTGN (.o8c), or pictures named after the cards' numbers, such as PR7.jpg and " +
			"PR1-boosted.jpg, one or a folder of them", pictures.Extensions, importPictures}

	kinds = []kind{rules, rulebooks, cards, keywords, images}
)

// importPictures reads pictures of the cards that the library has.
func importPictures(folder string, files ...string) ([]rulesdb.Report, error) {
	lib, err := rulesdb.Open(folder)
	if err != nil {
		return nil, err
	}
	return pictures.Import(folder, lib, files...)
}

// read imports files of a kind, soon.
func (p *Page) read(k kind, files []string) {
	if len(p.reading) > 0 {
		return // the page says so
	}
	p.reading, p.dropped, p.imported, p.refused, p.said = files, nil, nil, nil, ""
	p.Changed()
	folder := p.options.Folder()
	p.options.Soon(func() {
		reports, err := k.read(folder, files...)
		fyne.Do(func() { p.finish(reports, err) })
	})
}

// finish shows what was read, or why nothing was.
func (p *Page) finish(reports []rulesdb.Report, err error) {
	files := p.reading
	p.reading = nil
	if err != nil {
		p.refuse(err)
		return
	}
	folder := commonFolder(files)
	var b strings.Builder
	for i, report := range reports {
		report.File = strings.TrimPrefix(report.File, folder) // which the user has just chosen
		reports[i] = report
		b.WriteString(report.String())
	}
	b.WriteString(rulesdb.UnderstoodText(reports))
	p.imported, p.report, p.reports = files, b.String(), reports
	p.Changed()
	p.options.Imported()
}

// commonFolder is the beginning of the paths of files that stand in one folder;
// "" if they don't.
func commonFolder(files []string) string {
	folder, _ := filepath.Split(files[0])
	for _, file := range files {
		if other, _ := filepath.Split(file); other != folder {
			return ""
		}
	}
	return folder
}

// refuse shows why nothing was imported.
func (p *Page) refuse(err error) {
	p.imported, p.refused, p.said = nil, err, ""
	p.Changed()
}

// Drop takes files, or folders of set files, that are dropped on the window. Set
// files are imported at once; of documents the user is asked what they are.
func (p *Page) Drop(items []fyne.URI) {
	p.options.Show()
	if len(p.reading) > 0 || len(items) == 0 {
		return
	}
	files, err := filesAt(items)
	switch {
	case err != nil:
		p.dropped = nil
		p.refuse(err)
	case areSetFiles(files):
		p.read(cards, files)
	case arePictures(files):
		p.read(images, files)
	default:
		p.dropped, p.imported, p.refused = files, nil, nil
		p.Changed()
	}
}

// Objects builds what stands on the page.
func (p *Page) Objects() []fyne.CanvasObject {
	objects := append([]fyne.CanvasObject{look.NewHeading(Title)}, p.news()...)
	objects = append(objects,
		look.NewText("Canterlaw ships facts and its own words. The official text of rules and cards it reads from "+
			"your own copies, which stay on this machine:"))
	var facts []fyne.CanvasObject
	for _, k := range kinds {
		facts = append(facts, look.NewFactLabel(k.name), look.NewText(k.hint))
	}
	objects = append(objects, look.NewFacts(2, facts...), row(p.choices()...),
		look.NewCaption("Files can be dropped on the window too. If one of several is refused, none is imported. "+
			p.whereKept()),
		look.NewSubheading("The whole library as one file"),
		look.NewText("Everything that is yours: imports, notes, bookmarks, positions and games. Save it now and "+
			"then, or take it to another device."),
		row(p.libraryButtons()...))
	if p.imported == nil {
		return objects
	}
	if table := rulesdb.UnderstoodTable(p.reports); table != nil {
		objects = append(objects, look.NewSubheading("What is understood of the cards’ text"), tableOf(table))
		if missing := rulesdb.MissingTable(p.reports); missing != nil {
			objects = append(objects,
				look.NewText("Not understood, from these words on; what stands on the other cards runs:"),
				tableOf(missing))
		}
	}
	objects = append(objects, look.NewSubheading("What was read, and what was odd"))
	for _, report := range p.reports {
		for line := range strings.Lines(report.String()) {
			objects = append(objects, look.NewText(strings.TrimSpace(line)))
		}
	}
	return objects
}

// tableOf shows a table's cells, whose rows are of one length.
func tableOf(rows [][]string) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for _, row := range rows {
		for i, text := range row {
			if i == 0 {
				cells = append(cells, look.NewFactLabel(text))
				continue
			}
			cells = append(cells, look.NewText(text))
		}
	}
	return look.NewFacts(len(rows[0]), cells...)
}

// news tells how the latest files fare.
func (p *Page) news() []fyne.CanvasObject {
	switch {
	case len(p.reading) > 0:
		return []fyne.CanvasObject{look.NewText("Reading " + named(p.reading) + " …")}
	case p.dropped != nil:
		return []fyne.CanvasObject{look.NewText("How is " + named(p.dropped) + " to be read?"), row(p.answers()...)}
	case p.said != "":
		return []fyne.CanvasObject{look.NewText(p.said)}
	case p.imported != nil:
		return []fyne.CanvasObject{look.NewText("✓ Imported " + named(p.imported) +
			". What was read, and what was odd, stands below."),
			row(copying("Copy the report", p.report))}
	case p.refused != nil:
		why := p.refused.Error()
		return []fyne.CanvasObject{
			look.NewText("✕ " + why), look.NewText("Nothing was imported; the library is as it was."),
			row(copying("Copy the reason", why)),
		}
	}
	return nil
}

// copying is a button that copies a text.
func copying(label, text string) fyne.CanvasObject {
	return look.NewButton(label, nil, func() { fyne.CurrentApp().Clipboard().SetContent(text) })
}

// choices are buttons that ask for files.
func (p *Page) choices() []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	for _, k := range kinds {
		buttons = append(buttons, look.NewButton(k.name+" …", nil, func() { p.chooseFile(k) }))
	}
	return append(buttons, look.NewButton("Folder of cards …", nil, func() { p.chooseFolder(cards) }),
		look.NewButton("Folder of pictures …", nil, func() { p.chooseFolder(images) }))
}

// answers are buttons that say what was dropped. A text may be a deck too, of which something
// isn't understood.
func (p *Page) answers() []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	if len(p.dropped) == 1 && slices.Contains(deck.Extensions, strings.ToLower(filepath.Ext(p.dropped[0]))) {
		buttons = append(buttons, look.NewButton("As a deck", nil, func() {
			path := p.dropped[0]
			p.dropped = nil
			p.options.OpenDeck(path)
		}))
	}
	for _, k := range kinds {
		buttons = append(buttons, look.NewButton("As "+strings.ToLower(k.name), nil, func() { p.read(k, p.dropped) }))
	}
	return append(buttons, look.NewButton("Don’t import", nil, func() {
		p.dropped = nil
		p.Changed()
	}))
}

// row sets buttons in a row, in several where one has no room for them.
func row(buttons ...fyne.CanvasObject) fyne.CanvasObject {
	return look.NewInset(look.NewBar(look.NewCutCaption(""), buttons...))
}

// named names the first of some files, and counts the others.
func named(files []string) string {
	name := filepath.Base(files[0])
	if others := len(files) - 1; others > 0 {
		name += fmt.Sprintf(" and %d more", others)
	}
	return name
}
