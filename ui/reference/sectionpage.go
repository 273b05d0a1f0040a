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
	head = append(head, p.citations(nil, r.ReferredBy)...)
	head = append(head, p.links("Keywords and terms", p.termsCiting(r))...)
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
	if r.Kind == rulesdb.Section {
		entries = append(entries, p.positionEntries(r)...)
	}
	return p.listed(head, entries, p.sourceLine(r.Official != "" || anyOfficial(rules)), p.neighbours(r))
}

// listed builds a page that is a list, with what stands above its entries and
// below them.
func (p *pages) listed(head []fyne.CanvasObject, entries []entry, foot ...fyne.CanvasObject) leaf {
	rows := []look.TextRow{{Object: look.NewColumn(0, look.NewGap(16), look.NewReadingColumn(head...))}}
	for _, e := range entries {
		title := look.Plain(e.title)
		if e.address != "" {
			title = fmt.Sprintf("[%s](%s)", title, e.address)
		}
		rows = append(rows, look.TextRow{Markdown: p.linked(fmt.Sprintf("**%s** %s", title, e.gist))})
	}
	rows = append(rows, look.TextRow{Object: look.NewColumn(0, append(foot, look.NewGap(16))...)})
	list := look.NewTextList(rows, func(i int) {
		if i > 0 && i <= len(entries) {
			p.follow(entries[i-1].address)
		}
	}, p.follow)
	return listPage{list}
}

// entry is a row of a list: where it leads, "" for nowhere, what that is called,
// and its gist as Markdown.
type entry struct{ address, title, gist string }

// listPage is a list as a page.
type listPage struct{ list *look.TextList }

func (l listPage) object() fyne.CanvasObject { return l.list.Content }

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
