package lab

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/theme"

	"canterlaw/data"
	"canterlaw/lab"
	"canterlaw/scenario"
	"canterlaw/ui/choosing"
	"canterlaw/ui/look"
)

// Proposals are files: one is opened or dropped, changed as text with what is wrong beneath
// it, saved, and run; and what it comes to is saved as a report.

// outline is what a new proposal begins with.
const outline = `format: 1
title: What is proposed
why: Why it is proposed
asked by: a rules team
date: %s
variants:
  - name: no limit of cards in hand
    without: "616.2"
should change: []
must not change: []
`

// variants is how a proposal's file is told from a scenario's.
var variants = regexp.MustCompile(`(?m)^variants:`)

// IsProposal reports whether a file is a proposal.
func IsProposal(text []byte) bool { return variants.Match(text) }

// Open opens a proposal file to be changed, and runs it if it can be read.
func (p *Page) Open(path string) {
	text, err := os.ReadFile(path)
	if err != nil {
		p.forget()
		p.notice = "✕ " + err.Error()
		p.redraw()
		return
	}
	p.edit(path, string(text), p.runFile)
}

// edit opens a proposal's text to be changed, once the user has let go what isn't saved.
func (p *Page) edit(path, text string, then func()) {
	if p.file.Text == p.saved || p.file.Text == text {
		p.take(path, text)
		then()
		return
	}
	dialog.ShowConfirm("Not saved", p.fileName()+" has changes that are not saved. Let them go?", func(yes bool) {
		if yes {
			p.take(path, text)
			then()
		}
	}, p.options.Window)
}

// take shows a proposal's text.
func (p *Page) take(path, text string) {
	p.forget()
	p.path, p.saved, p.editing = path, text, true
	p.file.OnChanged = nil
	p.file.SetText(text)
	p.file.OnChanged = func(string) { p.checkFile() }
	p.proposed, p.mistake = p.readFile()
	p.redraw()
}

// name is what the file is called where it has no path yet.
func (p *Page) fileName() string {
	if p.path == "" {
		return "proposal.yaml"
	}
	return filepath.Base(p.path)
}

func (p *Page) readFile() (*scenario.Proposal, error) {
	if p.library == nil {
		return nil, nil
	}
	return scenario.ReadProposal(p.library, p.fileName(), []byte(p.file.Text))
}

// checkFile says what is wrong with the text once typing rests.
func (p *Page) checkFile() {
	p.typed++
	typed := p.typed
	p.options.Soon(func() {
		if typed == p.typed && p.editing {
			p.proposed, p.mistake = p.readFile()
			p.redraw()
		}
	})
}

// runFile compares what the text proposes.
func (p *Page) runFile() {
	if p.proposed, p.mistake = p.readFile(); p.mistake != nil || p.proposed == nil {
		p.redraw()
		return
	}
	if p.stop != nil {
		p.stop()
	}
	p.notice, p.result, p.found, p.shown, p.rows, p.erratum = "", nil, nil, nil, nil, ""
	p.compare(p.proposed)
	p.redraw()
}

// openFile asks for a proposal file.
func (p *Page) openFile() {
	choosing.File(p.options.Window, []string{".yaml", ".yml"}, "", func(path string, err error) {
		if err != nil {
			p.notice = "✕ " + err.Error()
			p.redraw()
			return
		}
		p.Open(path)
	})
}

// saveFile writes the text to the file that it came from.
func (p *Page) saveFile() {
	if p.path == "" {
		p.saveFileAs()
		return
	}
	text, err := os.ReadFile(p.path)
	if err == nil && string(text) != p.saved {
		err = errors.New(p.path + " has been changed by another program since it was opened: save under another name")
	}
	if err == nil || errors.Is(err, fs.ErrNotExist) {
		err = os.WriteFile(p.path, []byte(p.file.Text), 0o644)
	}
	p.written(p.path, err)
}

// saveFileAs asks where to write the text; an existing file is written over only if the
// user says so.
func (p *Page) saveFileAs() {
	choosing.Save(p.options.Window, p.fileName(), []byte(p.file.Text), p.written)
}

// written tells that the text was saved.
func (p *Page) written(path string, err error) {
	if err != nil {
		p.notice = "✕ Saving failed: " + err.Error()
	} else {
		p.path, p.saved, p.notice = path, p.file.Text, "✓ Saved as "+path
	}
	p.redraw()
}

// close leaves the file; what isn't saved is kept until another is opened.
func (p *Page) closeFile() {
	p.editing = false
	p.redraw()
}

// fileObjects builds the text of a proposal with what is wrong beneath it.
func (p *Page) fileObjects() []fyne.CanvasObject {
	title := p.fileName()
	if p.file.Text != p.saved {
		title += " (not saved)"
	}
	objects := []fyne.CanvasObject{look.NewSubheading(title), look.NewInset(p.file), look.NewGap(4)}
	if p.mistake != nil {
		text, _, _ := strings.Cut(p.mistake.Error(), "\n") // what follows is the line, which stands above
		objects = append(objects, look.NewText("✕ "+strings.TrimSpace(text)))
	} else if p.proposed != nil {
		for _, v := range p.proposed.Variants {
			objects = append(objects, look.NewText("✓ “"+v.Name+"”: "+strings.Join(v.Words(), " ")))
		}
	}
	run := look.NewButton("Run over the rulings", theme.MediaPlayIcon(), p.runFile)
	run.SetEnabled(p.mistake == nil)
	save := look.NewButton("Save", theme.DocumentSaveIcon(), p.saveFile)
	save.SetEnabled(p.path == "" || p.file.Text != p.saved)
	return append(objects, look.NewInset(look.NewBar(look.NewCutCaption(""), run, save,
		look.NewButton("Save as …", nil, p.saveFileAs), look.NewButton("Close", nil, p.closeFile))), look.NewGap(8))
}

// files builds what opens a proposal.
func (p *Page) files() fyne.CanvasObject {
	open := look.NewButton("Open a proposal …", theme.FolderOpenIcon(), p.openFile)
	begin := look.NewButton("Write a proposal", theme.DocumentCreateIcon(), func() {
		p.edit("", fmt.Sprintf(outline, time.Now().Format(time.DateOnly)), p.redraw)
	})
	buttons := []fyne.CanvasObject{open, begin}
	if !p.editing && p.file.Text != "" {
		buttons = append(buttons, look.NewButton("Back to "+p.fileName(), nil, func() { p.editing = true; p.redraw() }))
	}
	return look.NewInset(look.NewBar(look.NewCutCaption("or drop one here"), buttons...))
}

// changeShipped opens a copy of the shipped proposal that is shown, to be changed.
func (p *Page) changeShipped() {
	name := strings.TrimPrefix(p.proposal.File, "data/")
	if text, err := fs.ReadFile(data.FS, name); err == nil {
		proposal, result, found := p.proposal, p.result, p.found
		p.edit("", string(text), func() {
			p.proposal, p.result, p.found = proposal, result, found
			p.redraw()
		})
	}
}

// ofPosition is what is done with a position that a search has found; nothing for a ruling.
func (p *Page) ofPosition() []fyne.CanvasObject {
	if p.position == "" {
		return nil
	}
	text := []byte(p.position)
	table := look.NewButton("On the table", theme.NavigateNextIcon(), func() { p.options.Table("found.yaml", text) })
	save := look.NewButton("Save the position …", theme.DocumentSaveIcon(), func() {
		choosing.Save(p.options.Window, "found.yaml", text, func(path string, err error) {
			p.notice = "✓ The position was saved as " + path
			if err != nil {
				p.notice = "✕ Saving the position failed: " + err.Error()
			}
			p.redraw()
		})
	})
	return []fyne.CanvasObject{table, save}
}

// report lists what saves the report, and what has a copy of the proposal changed.
func (p *Page) report() []fyne.CanvasObject {
	markdown := look.NewButton("Report as Markdown …", theme.DocumentSaveIcon(), func() { p.saveReport(".md") })
	pdf := look.NewButton("Report as PDF …", theme.DocumentPrintIcon(), func() { p.saveReport(".pdf") })
	buttons := []fyne.CanvasObject{markdown, pdf}
	if !p.editing && strings.HasPrefix(p.proposal.File, "data/") {
		buttons = append(buttons, look.NewButton("Change a copy", theme.DocumentCreateIcon(), p.changeShipped))
	}
	return buttons
}

// saveReport asks where to write the report; an existing file is written over only if the
// user says so.
func (p *Page) saveReport(extension string) {
	content, err := p.ReportAs(extension)
	if err != nil {
		p.notice = "✕ The report can’t be written: " + err.Error()
		p.redraw()
		return
	}
	name := strings.ToLower(strings.Join(strings.FieldsFunc(p.proposal.Title, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9')
	}), "-"))
	choosing.Save(p.options.Window, name+extension, content, func(path string, err error) {
		p.notice = "✓ The report was saved as " + path
		if err != nil {
			p.notice = "✕ Saving the report failed: " + err.Error()
		}
		p.redraw()
	})
}

// ReportAs gives the report as a file of a kind, with the positions that were found.
func (p *Page) ReportAs(extension string) ([]byte, error) {
	searches := make([]*lab.SearchResult, len(p.proposal.Variants))
	for i, v := range p.proposal.Variants {
		for _, r := range p.found {
			if r.Variant == v.Name {
				searches[i] = r
			}
		}
	}
	document := lab.Document(p.library, p.result, searches, time.Now())
	if extension == ".md" {
		return []byte(document.Markdown()), nil
	}
	var pdf bytes.Buffer
	err := document.PDF(&pdf)
	return pdf.Bytes(), err
}
