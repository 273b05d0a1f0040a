package lab

import (
	"io/fs"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/data"
	"canterlaw/ui/look"
)

// The proposals that can be opened.

// Proposal is a proposal that ships.
type Proposal struct {
	File  string // "proposals/…"
	Title string
}

// Proposals lists the proposals that ship.
func (p *Page) Proposals() []Proposal {
	files, err := fs.Glob(data.FS, "proposals/*.yaml")
	if err != nil {
		return nil // the pattern is right, as a test shows
	}
	all := make([]Proposal, len(files))
	for i, name := range files {
		all[i] = Proposal{name, titleIn(name)}
	}
	return all
}

// titleIn is the title of a shipped proposal, by the line of its file that has it.
func titleIn(name string) string {
	text, err := fs.ReadFile(data.FS, name)
	if err != nil {
		return name
	}
	for line := range strings.Lines(string(text)) {
		if title, found := strings.CutPrefix(line, "title: "); found {
			title, _, _ = strings.Cut(title, " #")
			return strings.TrimSpace(title)
		}
	}
	return name
}

// OpenProposal compares what a shipped proposal proposes, unless that is what is shown.
func (p *Page) OpenProposal(file string) {
	if p.opened != file || p.proposal == nil {
		p.openProposal(file)
	}
}

// proposals lists the proposals that ship.
func (p *Page) proposals() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{look.NewGap(8), look.NewSubheading("Proposals"), p.files(), look.NewGap(10)}
	for _, shipped := range p.Proposals() {
		isRun := p.isRunning() && p.opened == shipped.File
		choice := look.NewChoice(shipped.Title, func() {
			if !isRun {
				p.openProposal(shipped.File)
				p.redraw() // which says that it is being run
			}
		})
		choice.Choose(isRun)
		objects = append(objects, choice, look.NewGap(8))
	}
	return objects
}
