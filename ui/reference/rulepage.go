package reference

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
	"canterlaw/ui/look"
)

// rule builds the page of a numbered rule.
func (p *pages) rule(r *rulesdb.Rule) []fyne.CanvasObject {
	text := p.digestAndOfficial(r.Digest, r.Official)
	if len(r.Children) > 0 {
		text = append(text, look.NewSubheading("Subrules"), p.lines(r.Children, nil))
	}
	if r.Parent != nil && r.Parent.Kind == official.Numbered {
		text = append(text, look.NewSubheading("Where it stands"),
			p.lines(append([]*rulesdb.Rule{r.Parent}, r.Parent.Children...), r))
	}
	text = append(text, p.historyOf(r.Number)...)
	beside := p.citations(r.RefersTo, r.ReferredBy)
	beside = append(beside, p.group("Keywords and terms", p.termsCiting(r))...)
	beside = append(beside, p.group("In other documents", sectionLinks(r.CitedIn))...)
	beside = append(beside, p.group("Not settled", p.disputedAbout(r))...)
	beside = append(beside, p.positionsOf(r)...)
	return append(p.ruleHead(r), withAside(look.ReadingWidth, text, beside,
		p.sourceLine(r.Official != ""), p.neighbours(r)))
}

// withAside puts objects beside text of a width where there is room, and the foot
// of the page below.
func withAside(width float32, text, beside []fyne.CanvasObject, foot ...fyne.CanvasObject) fyne.CanvasObject {
	return look.NewAside(width, look.NewReadingColumn(text...), look.NewReadingColumn(beside...),
		look.NewReadingColumn(foot...))
}

// ruleHead is the way down to a rule, and its number and title.
func (p *pages) ruleHead(r *rulesdb.Rule) []fyne.CanvasObject {
	title := r.Number
	switch {
	case r.Title != "":
		title = name(r)
	case r.Kind == official.Numbered:
		if section := sectionOf(r); section != nil {
			title += "  " + section.Title
		}
	}
	var objects []fyne.CanvasObject
	if way := wayTo(r); way != "" {
		objects = append(objects, look.NewMarkdown(way, p.follow))
	}
	return append(objects, look.NewHeading(title))
}

// wayTo links the parents of a rule, the chapter first, as Markdown.
func wayTo(r *rulesdb.Rule) string {
	way := ""
	for parent := r.Parent; parent != nil; parent = parent.Parent {
		step := link(parent)
		if way != "" {
			step += " › " + way
		}
		way = step
	}
	return way
}

// sectionOf gives the section that a rule stands in; nil for a chapter.
func sectionOf(r *rulesdb.Rule) *rulesdb.Rule {
	for r != nil && r.Kind != official.Section {
		r = r.Parent
	}
	return r
}

// lines shows rules with what they say, each a link; of the one that is the
// page's own, only the number.
func (p *pages) lines(rules []*rulesdb.Rule, own *rulesdb.Rule) fyne.CanvasObject {
	var cells []fyne.CanvasObject
	for _, r := range rules {
		label, text := "**"+numberLinks([]*rulesdb.Rule{r})+"**", gist(r)
		if r.Title != "" {
			text = "**" + look.Plain(r.Title) + "** " + text
		}
		if r == own {
			label, text = "**▸ "+r.Number+"**", "*This rule.*"
		}
		cells = append(cells, look.NewMarkdown(label, p.follow), p.text(text))
	}
	return look.NewLabelled(cells...)
}

// gist is a rule in a line or two: our words, else the official ones.
func gist(r *rulesdb.Rule) string {
	switch {
	case r.Digest != "":
		return r.Digest
	case r.Official != "":
		return r.Official
	case r.Kind == official.Numbered:
		return "*Not yet digested.*"
	default:
		return ""
	}
}

// citations shows which rules a text cites and which cite it.
func (p *pages) citations(refersTo, referredBy []*rulesdb.Rule) []fyne.CanvasObject {
	return append(p.line("Refers to", numberLinks(refersTo)), p.line("Referred to by", numberLinks(referredBy))...)
}

// termsCiting links the terms of the glossary whose text cites a rule, as
// Markdown.
func (p *pages) termsCiting(r *rulesdb.Rule) []string {
	var links []string
	for _, e := range p.library.Glossary {
		if slices.Contains(e.RefersTo, r) {
			links = append(links, termLink(e))
		}
	}
	return links
}

// neighbours are buttons to the previous and the next of the same kind.
func (p *pages) neighbours(r *rulesdb.Rule) fyne.CanvasObject {
	button := func(r *rulesdb.Rule) *entry {
		if r == nil {
			return nil
		}
		return &entry{address: look.Address("rule", r.Number), title: r.Number}
	}
	previous, next := p.beside(r)
	return p.buttons(button(previous), button(next))
}

// buttons lead to what stands before a page and after it; nil for nothing.
func (p *pages) buttons(previous, next *entry) fyne.CanvasObject {
	row := container.NewHBox()
	if previous != nil {
		row.Add(look.NewButton("◀ "+previous.title, nil, func() { p.follow(previous.address) }))
	}
	row.Add(layout.NewSpacer())
	if next != nil {
		row.Add(look.NewButton(next.title+" ▶", nil, func() { p.follow(next.address) }))
	}
	return look.NewInset(row)
}

// beside gives the chapter, section or rule before and after one, nil at the
// ends of the document.
func (p *pages) beside(r *rulesdb.Rule) (previous, next *rulesdb.Rule) {
	found := false
	for _, other := range p.order {
		switch {
		case other == r:
			found = true
		case other.Kind != r.Kind:
		case found:
			return previous, other
		default:
			previous = other
		}
	}
	return previous, nil
}
