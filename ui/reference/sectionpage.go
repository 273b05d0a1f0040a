package reference

import (
	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// list builds the page of a chapter, which lists its sections, or of a section,
// which lists all its rules with what they say.
func (p *pages) list(r *rulesdb.Rule) turner {
	head := p.ruleHead(r)
	if r.Digest != "" || r.Official != "" {
		head = append(head, p.digestAndOfficial(r.Digest, r.Official)...)
	}
	if len(r.Children) == 0 {
		head = append(head, look.NewCaption("It holds no numbered rules."))
	}
	head = append(head, p.citations(nil, r.ReferredBy)...)
	rules := beneath(r)
	texts := make([]string, len(rules))
	for i, child := range rules {
		texts[i] = rulesdb.LinkRules("**"+link(child)+"** "+gist(child), p.knows)
	}
	open := func(i int) { p.follow(look.Address("rule", rules[i].Number)) }
	list := look.NewTextList(texts, open, p.follow)
	return listPage{list: list, Container: look.NewFrame(
		look.NewMargin(16, look.NewReadingColumn(head...)),
		list,
		look.NewMargin(8, look.NewColumn(0, p.sourceLine(r.Official != "" || anyOfficial(rules)), p.neighbours(r))),
	)}
}

// listPage is a list with what stands above and below it.
type listPage struct {
	*fyne.Container
	list *look.TextList
}

// Turn scrolls the list by so many screenfuls.
func (l listPage) Turn(screens float32) { l.list.Turn(screens) }

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
