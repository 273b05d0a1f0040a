package reference

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/ui/keys"
	"canterlaw/ui/look"
	"canterlaw/ui/pagebar"
)

// pages builds the pages of a library's things.
type pages struct {
	library *rulesdb.Library
	order   []*rulesdb.Rule // every chapter, section and rule, in the document's order
	follow  func(address string)
	// write makes a page of text.
	write func([]fyne.CanvasObject) leaf
	// building is the address of the page that is being built, which needs no
	// links to itself.
	building string
	// positions are those that pages of rules lead to.
	positions []Position
	kept      []kept.Entry             // the user's own, the newest first
	points    []scenario.DisputedPoint // in the order of their list
	bar       *pagebar.Bar             // which has the notebook
	keys      func() []keys.Group      // all of the program's
}

func newPages(library *rulesdb.Library, positions []Position, follow func(address string),
	write func([]fyne.CanvasObject) leaf) *pages {
	p := &pages{library: library, positions: positions, points: disputedPoints(), follow: follow, write: write}
	var walk func([]*rulesdb.Rule)
	walk = func(rules []*rulesdb.Rule) {
		for _, r := range rules {
			p.order = append(p.order, r)
			walk(r.Children)
		}
	}
	walk(library.Rules.Chapters)
	return p
}

// text shows Markdown of the library, with what it mentions as links.
func (p *pages) text(markdown string) fyne.CanvasObject {
	return look.NewMarkdown(p.linked(markdown), p.follow)
}

// linked makes links of what a text mentions that has a page.
func (p *pages) linked(markdown string) string { return p.library.Linker(p.building).Link(markdown) }

// link writes a link to a rule as Markdown.
func link(r *rulesdb.Rule) string {
	return fmt.Sprintf("[%s](%s)", look.Plain(name(r)), look.Address("rule", r.Number))
}

// numberLinks writes links to rules by their bare numbers, as Markdown.
func numberLinks(rules []*rulesdb.Rule) string {
	links := make([]string, len(rules))
	for i, r := range rules {
		links[i] = fmt.Sprintf("[%s](%s)", r.Number, look.Address("rule", r.Number))
	}
	return strings.Join(links, " · ")
}

// name is a rule's number with its title, if it has one.
func name(r *rulesdb.Rule) string {
	if r.Title == "" {
		return r.Number
	}
	return r.Number + " " + r.Title
}

// digestAndOfficial shows a text in the order that serves a reader: the
// official wording, where it was imported, beneath ours "in short"; else ours;
// else what can be done about there being none.
func (p *pages) digestAndOfficial(digest, official string) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	rules := p.library.Rules
	inShort := "IN SHORT"
	if rules.Digested != rules.Source {
		inShort += ", FOR VERSION " + rules.Digested.Version
	}
	switch {
	case digest != "" && official != "":
		objects = append(objects, look.NewGap(4),
			look.NewInset(look.NewPanel(look.NewColumn(-10, look.NewCaption(inShort), p.text(digest)))))
		objects = append(objects, p.official(official, rules.Source)...)
	case digest != "":
		objects = append(objects, p.text(digest))
	case official != "":
		objects = append(objects, p.official(official, rules.Source)...)
	default:
		objects = append(objects,
			look.NewText("Not yet digested; import your copy of the rules to see the official text:"),
			look.NewMarkdown(importLink, p.follow))
	}
	return objects
}

// sourceLine says which document the rules are those of.
func (p *pages) sourceLine(official bool) fyne.CanvasObject {
	s := p.library.Rules.Source
	line := s.String()
	if s.Effective != "" {
		line = s.Document + " " + s.Version + ", in force from " + s.Effective
	}
	switch digested := p.library.Rules.Digested; {
	case official:
	case p.library.Shown == nil:
		line += " · in our own words; the official text is not imported"
	default:
		line += ", which doesn't have it · in our own words, for version " + digested.Version + " (" +
			digested.Effective + ")"
	}
	return look.NewCaption(line)
}
