package reference

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/ui/importing"
	"canterlaw/ui/look"
	"canterlaw/ui/rulings"
)

// notebookKind is the kind of the one page that lists all that is the reader's
// own: bookmarks, notes and history.
const notebookKind search.Kind = "notebook"

// The page's ID and title.
const (
	wholeNotebook = "all"
	notebookTitle = "Bookmarks, notes and history"
)

var notebookLink = fmt.Sprintf("[%s](%s)", notebookTitle, look.Address(string(notebookKind), wholeNotebook))

// notebook builds that page.
func (p *pages) notebook() leaf {
	notebook := p.bar.Notebook()
	head := []fyne.CanvasObject{look.NewHeading(notebookTitle),
		look.NewText("Yours alone: they are files in your library folder, which you can read and edit.")}
	head = append(head, p.notebookProblems()...)
	var rows []entry
	group := func(title, none string, entries []entry) {
		rows = append(rows, entry{title: title})
		if len(entries) == 0 {
			rows[len(rows)-1].gist = none
		}
		rows = append(rows, entries...)
	}
	var notes []entry
	for _, note := range notebook.Notes() {
		notes = append(notes, entry{address: pageAddress(note.Page), title: note.Title, gist: "\n\n" + note.Text})
	}
	group("★ Bookmarks", "none yet", listed(notebook.Bookmarks()))
	group("Notes", "none yet", notes)
	group("Read last", "nothing yet", listed(notebook.History()))
	return p.listed(head, rows, p.clearing())
}

// listed makes rows of entries of a notebook, each with its time.
func listed(entries []rulesdb.Entry) []entry {
	rows := make([]entry, len(entries))
	for i, e := range entries {
		rows[i] = entry{address: pageAddress(e.Page), title: e.Title,
			gist: look.Plain(e.When.Local().Format("2006-01-02 15:04"))}
	}
	return rows
}

func pageAddress(page rulesdb.PageID) string { return look.Address(page.Kind, page.ID) }

// clearing offers to forget which pages were read; it takes two presses.
func (p *pages) clearing() fyne.CanvasObject {
	const label = "Forget which pages I read"
	var b *look.Button
	column := look.NewColumn(0)
	b = look.NewButton(label, nil, func() {
		if b.Text == label {
			b.SetText("Really forget them?")
			return
		}
		if err := p.bar.Notebook().ClearHistory(); err != nil {
			column.Add(look.NewCaption("✕ " + err.Error()))
			return
		}
		p.follow(look.Address(string(notebookKind), wholeNotebook))
	})
	column.Add(look.NewInset(container.NewHBox(b)))
	return column
}

// notebookProblems tells what of the reader's own can't be read or kept.
func (p *pages) notebookProblems() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, problem := range p.bar.Problems() {
		objects = append(objects, look.NewCaption("✕ "+problem.Error()))
	}
	return objects
}

// shownFirst is how many bookmarks and pages read last the start page shows.
const shownFirst = 8

// own links the reader's bookmarks and the pages that they read last.
func (p *pages) own() []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	for _, group := range []struct {
		title   string
		entries []rulesdb.Entry
	}{{"★ Bookmarks", p.bar.Notebook().Bookmarks()}, {"Read last", p.bar.Notebook().History()}} {
		var links []string
		for _, e := range group.entries[:min(shownFirst, len(group.entries))] {
			links = append(links, fmt.Sprintf("[%s](%s)", look.Plain(e.Title), pageAddress(e.Page)))
		}
		if links != nil {
			objects = append(objects, look.NewMarkdown("**"+group.title+"** "+strings.Join(links, " · "), p.follow))
		}
	}
	own := notebookLink + " · " + fmt.Sprintf("[%s](%s)", rulings.Title, look.Address(string(search.Own), rulings.All))
	return append(objects, look.NewMarkdown("**Yours** "+own, p.follow))
}

// ownDocuments is the page of what is the reader's own, with what they kept
// last, and the one to import more, for a list to begin with.
func (p *pages) ownDocuments() []otherDocument {
	var titles []string
	for _, entries := range [][]rulesdb.Entry{p.bar.Notebook().Bookmarks(), p.bar.Notebook().History()} {
		for _, e := range entries[:min(shownFirst, len(entries))] {
			if !slices.Contains(titles, e.Title) {
				titles = append(titles, e.Title)
			}
		}
	}
	return []otherDocument{
		{Place{Kind: notebookKind, ID: wholeNotebook}, "★ " + notebookTitle, titles},
		{rulingsPlace, rulings.Title, nil},
		deckPlace,
		labPlace,
		{Place{Kind: importKind, ID: importFiles}, importing.Title, nil},
	}
}
