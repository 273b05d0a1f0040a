package reference

import (
	"cmp"
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
	"canterlaw/ui/look"
)

// list builds the page of a chapter, which lists its sections or the terms of
// the glossary, or of a section, which lists all its rules with what they say.
func (p *pages) list(r *rulesdb.Rule) leaf {
	head := p.ruleHead(r)
	if r.Digest != "" || r.Official != "" {
		head = append(head, p.digestAndOfficial(r.Digest, r.Official)...)
	}
	if len(r.ReferredBy) > 0 {
		head = append(head, look.NewMarkdown("**Referred to by** "+numberLinks(r.ReferredBy), p.follow))
	}
	head = append(head, p.links("Keywords and terms", p.termsCiting(r))...)
	head = append(head, p.links("In other documents", sectionLinks(r.CitedIn))...)
	rules := beneath(r)
	entries := make([]entry, len(rules))
	for i, child := range rules {
		entries[i] = entry{address: look.Address("rule", child.Number), number: child.Number, title: child.Title,
			gist: gist(child), depth: depth(child)}
	}
	if r.Kind == official.Chapter && len(rules) == 0 { // the glossary is the one chapter without rules
		for _, e := range p.library.Glossary {
			entries = append(entries, entry{address: look.Address("glossary", e.Term), title: e.Term,
				gist: cmp.Or(e.Digest, e.Official)})
		}
	}
	if r.Kind == official.Section {
		entries = append(entries, p.disputedEntries(r)...)
		entries = append(entries, p.positionEntries(r)...)
	}
	return p.listed(head, entries, p.sourceLine(r.Official != "" || anyOfficial(rules)), p.neighbours(r))
}

// listed builds a page that is a list, with what stands above its entries and
// below them.
func (p *pages) listed(head []fyne.CanvasObject, entries []entry, foot ...fyne.CanvasObject) leaf {
	rows := []look.TextRow{{Object: look.NewColumn(0, look.NewGap(16), look.NewReadingColumn(head...))}}
	for _, e := range entries {
		rows = append(rows, p.row(e))
	}
	rows = append(rows, look.TextRow{Object: look.NewReadingColumn(append(foot, look.NewGap(16))...)})
	list := look.NewReadingList(rows, func(i int) {
		if i > 0 && i <= len(entries) {
			p.follow(entries[i-1].address)
		}
	}, p.follow)
	return listPage{list}
}

// entry is a row of a list: where it leads, "" for nowhere, what that is called,
// and its gist as Markdown.
type entry struct {
	address, title, gist string
	number               string // of a rule, "" for others
	depth                int    // of a rule in its section
}

// row shows an entry: of a rule its number, and beside it its title, if it has
// one, and what it says. What the entry is called leads to it.
func (p *pages) row(e entry) look.TextRow {
	linked := func(text string) string {
		if e.address != "" {
			return fmt.Sprintf("**[%s](%s)**", look.Plain(text), e.address)
		}
		return "**" + look.Plain(text) + "**"
	}
	switch {
	case e.number == "":
		return look.TextRow{Markdown: p.linked(linked(e.title) + " " + e.gist)}
	case e.title == "":
		return look.TextRow{Label: linked(e.number), Markdown: p.linked(e.gist), Indent: e.depth}
	default:
		return look.TextRow{Label: "**" + e.number + "**", Markdown: p.linked(linked(e.title) + " " + e.gist),
			Indent: e.depth}
	}
}

// depth is how many steps a numbered rule stands below the rules of its section
// that stand below no other.
func depth(r *rulesdb.Rule) int {
	steps := 0
	for ; r.Parent != nil && r.Parent.Kind == official.Numbered; r = r.Parent {
		steps++
	}
	return steps
}

// listPage is a list as a page.
type listPage struct{ list *look.TextList }

func (l listPage) object() fyne.CanvasObject { return l.list.Content }

func (l listPage) turn(screens float32)        { l.list.Turn(screens) }
func (l listPage) scrolled() look.Scrolled     { return l.list.Scrolled() }
func (l listPage) scrollBack(to look.Scrolled) { l.list.ScrollBack(to) }

// beneath gives what a page lists: a chapter's sections, or all numbered rules
// of a section in the document's order.
func beneath(r *rulesdb.Rule) []*rulesdb.Rule {
	if r.Kind == official.Chapter {
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
