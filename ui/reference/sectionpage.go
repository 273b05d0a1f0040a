package reference

import (
	"cmp"
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// list builds the page of a chapter, which lists its sections or the terms of
// the glossary, or of a section, which lists all its rules with what they say.
func (p *pages) list(r *rulesdb.Rule) leaf {
	head := p.ruleHead(r)
	if r.Digest != "" || r.Official != "" {
		head = append(head, p.digestAndOfficial(r.Digest, r.Official)...)
	}
	if r.Kind == rulesdb.Section {
		head = append(head, p.positionsOf(r)...)
	}
	head = append(head, p.citations(nil, r.ReferredBy)...)
	head = append(head, p.sectionLinks("In other documents", r.CitedIn)...)
	rules := beneath(r)
	entries := make([]entry, len(rules))
	for i, child := range rules {
		entries[i] = entry{look.Address("rule", child.Number), name(child), gist(child)}
	}
	if r.Kind == rulesdb.Chapter && len(rules) == 0 { // the glossary is the one chapter without rules
		for _, e := range p.library.Glossary {
			entries = append(entries, entry{look.Address("glossary", e.Term), e.Term, cmp.Or(e.Digest, e.Official)})
		}
	}
	return p.listed(head, entries, p.sourceLine(r.Official != "" || anyOfficial(rules)), p.neighbours(r))
}

// listed builds a page with a list, what stands above it and what below.
func (p *pages) listed(head []fyne.CanvasObject, entries []entry, foot ...fyne.CanvasObject) leaf {
	list := p.entries(entries)
	return listPage{list: list, content: look.NewFrame(
		look.NewMargin(16, look.NewReadingColumn(head...)),
		list.Content,
		look.NewMargin(16, look.NewColumn(0, foot...)),
	)}
}

// entry is a row of a list: where it leads, "" for nowhere, what that is called,
// and its gist as Markdown.
type entry struct{ address, title, gist string }

func (p *pages) entries(entries []entry) *look.TextList {
	rows := make([]look.TextRow, len(entries))
	for i, e := range entries {
		title := look.Plain(e.title)
		if e.address != "" {
			title = fmt.Sprintf("[%s](%s)", title, e.address)
		}
		rows[i].Markdown = rulesdb.LinkRules(fmt.Sprintf("**%s** %s", title, e.gist), p.knows)
	}
	return look.NewTextList(rows, func(i int) { p.follow(entries[i].address) }, p.follow)
}

// listPage is a list with what stands above and below it.
type listPage struct {
	content fyne.CanvasObject
	list    *look.TextList
}

func (l listPage) object() fyne.CanvasObject { return l.content }

func (l listPage) turn(screens float32) { l.list.Turn(screens) }

// beneath gives what a page lists: a chapter's sections, or all numbered rules
// of a section in the document's order.
func beneath(r *rulesdb.Rule) []*rulesdb.Rule {
	if r.Kind == rulesdb.Chapter {
		return r.Children
	}
	var rules []*rulesdb.Rule
	for _, child := range r.Children {
		rules = append(append(rules, child), beneath(child)...)
	}
	return rules
}

func anyOfficial(rules []*rulesdb.Rule) bool {
	for _, r := range rules {
		if r.Official != "" {
			return true
		}
	}
	return false
}
