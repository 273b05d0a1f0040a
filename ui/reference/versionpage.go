package reference

import (
	"fmt"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
	"canterlaw/search"
	"canterlaw/ui/look"
)

// Pages about versions of the rules, which are not searched: the list of them,
// two compared ("3.3/3.4"), and a passage of one ("3.3/514.4c").
const (
	versionsKind search.Kind = "versions"
	compareKind  search.Kind = "compare"
	passageKind  search.Kind = "passage"
	allVersions              = "all"
)

// showScheme begins addresses that show the reference by another version of the
// rules.
const showScheme = "show-version"

// versionPage builds one of these pages; nil if the library has no such version
// or passage.
func (p *pages) versionPage(place Place) (title string, content leaf) {
	first, second, _ := strings.Cut(place.ID, "/")
	version := p.library.Version(first)
	switch {
	case place.Kind == versionsKind:
		return "Versions of the rules", p.write(p.versions())
	case version == nil:
	case place.Kind == passageKind && version.Passage(second) != "":
		return rulesdb.PassageName(second) + " in version " + first, p.write(p.passage(version, second))
	case place.Kind == compareKind && p.library.Version(second) != nil:
		return fmt.Sprintf("From %s to %s", first, second), p.comparison(version, p.library.Version(second))
	}
	return "", nil
}

// passagePage is the page of a passage of a version as it is kept and shared;
// nil for the others.
func (p *pages) passagePage(place Place) *rulesdb.Page {
	if place.Kind != passageKind {
		return nil
	}
	version, number, _ := strings.Cut(place.ID, "/")
	return rulesdb.PassagePage(p.library.Version(version), number)
}

// versions lists the imported versions, and which of them can be compared.
func (p *pages) versions() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{look.NewHeading("Versions of the rules")}
	imported := p.library.Versions
	if len(imported) == 0 {
		return append(objects,
			look.NewText("None is imported. Import your own copies, any versions of the rules, to read the official "+
				"text and to compare them:"),
			look.NewMarkdown(importLink, p.follow))
	}
	for i, d := range imported {
		line := "**" + look.Plain(d.Source.String()) + "**"
		if d == p.library.Shown {
			line += " · shown"
		} else {
			line += fmt.Sprintf(" · [show it](%s)", look.Address(showScheme, d.Source.Version))
		}
		line += fmt.Sprintf(" · %d errata · %d bans", len(d.Errata), len(d.Bans))
		var links []string
		for _, older := range imported[i+1:] {
			links = append(links, fmt.Sprintf("[%s](%s)", older.Source.Version,
				look.Address(string(compareKind), older.Source.Version+"/"+d.Source.Version)))
		}
		if links != nil {
			line += " · what is different from " + strings.Join(links, " · ")
		}
		objects = append(objects, look.NewMarkdown(line, p.follow))
	}
	return append(objects,
		look.NewCaption("The pages of the reference and the search show one version, at first the newest. Our own "+
			"words restate "+p.library.Rules.Digested.String()+"."))
}

// passage shows the text of a passage in a version.
func (p *pages) passage(d *official.Document, number string) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{
		look.NewMarkdown(versionsLink(), p.follow),
		look.NewHeading(rulesdb.PassageName(number)),
		look.NewCaption("OFFICIAL TEXT, " + d.Source.String()),
		look.NewMarkdown(p.library.Linker(p.building).Of(d).Link(d.Passage(number)), p.follow),
	}
	if d == p.library.Shown {
		objects = append(objects, look.NewMarkdown(fmt.Sprintf("**The page** [%s](%s)",
			look.Plain(rulesdb.PassageName(number)), passageAddress(d, number, d)), p.follow))
	}
	return objects
}

func versionsLink() string {
	return fmt.Sprintf("[Versions of the rules](%s)", look.Address(string(versionsKind), allVersions))
}

// passageAddress is where a passage of a version stands: on its page, if the
// version is the one shown and the passage has one, or by itself.
func passageAddress(d *official.Document, number string, shown *official.Document) string {
	term, isTerm := strings.CutPrefix(number, "glossary:")
	switch {
	case d == shown && isTerm:
		return look.Address("glossary", term)
	case d == shown && !strings.Contains(number, ":"):
		return look.Address("rule", number)
	}
	return look.Address(string(passageKind), d.Source.Version+"/"+number)
}

// comparison shows what is different between two versions.
func (p *pages) comparison(from, to *official.Document) leaf {
	c := official.Compare(from, to)
	head := []fyne.CanvasObject{
		look.NewMarkdown(versionsLink(), p.follow),
		look.NewHeading(fmt.Sprintf("From version %s to %s", from.Source.Version, to.Source.Version)),
		look.NewText(fmt.Sprintf("%d moved, %d changed, %d new, %d gone. In what changed, [+ +] is new and [− −] is "+
			"gone.",
			len(c.Moved), len(c.Changed), len(c.New), len(c.Gone))),
	}
	var entries []entry
	add := func(d *official.Document, number, gist string) {
		entries = append(entries, entry{address: passageAddress(d, number, p.library.Shown),
			title: rulesdb.PassageName(number), gist: gist})
	}
	for _, move := range c.Moved {
		if c.Change(move.Number) == nil {
			add(to, move.Number, "**moved**, was "+look.Plain(rulesdb.PassageName(move.Was)))
		}
	}
	for _, change := range c.Changed {
		gist := "**changed**"
		if was := c.Was(change.Number); was != change.Number {
			gist = "**moved**, was " + look.Plain(rulesdb.PassageName(was)) + ", and " + gist
		}
		add(to, change.Number, gist+"\n\n"+marked(change.Words))
	}
	for _, number := range c.New {
		add(to, number, "**new**\n\n"+to.Passage(number))
	}
	for _, number := range c.Gone {
		add(from, number, "**gone**\n\n"+from.Passage(number))
	}
	return p.listed(head, entries, look.NewCaption("From "+from.Source.String()+" to "+to.Source.String()))
}

// marked writes changed words as Markdown: what is new in bold between [+ and
// +], what is gone slanted between [− and −], and of what stayed the same the
// words beside these.
func marked(words []official.Span) string {
	const beside = 12 // words
	var b strings.Builder
	for i, span := range words {
		text := strings.TrimSpace(span.Text)
		if strings.HasPrefix(span.Text, " ") {
			b.WriteByte(' ')
		}
		switch span.Op {
		case official.Insert:
			b.WriteString("**[+" + look.Plain(text) + "+]**")
		case official.Delete:
			b.WriteString("*[−" + look.Plain(text) + "−]*")
		default:
			b.WriteString(look.Plain(official.Span{Op: span.Op, Text: text}.Shortened(beside, i > 0, i < len(words)-1)))
		}
	}
	return b.String()
}

// historyOf shows what became of a passage from version to version; nothing
// where fewer than two are imported.
func (p *pages) historyOf(number string) []fyne.CanvasObject {
	history := p.library.History(number)
	if len(history) < 2 {
		return nil
	}
	objects := []fyne.CanvasObject{look.NewSubheading("History")}
	for _, a := range slices.Backward(history) {
		line := "**" + look.Plain(a.Source.String()) + "** "
		if a.Number == "" {
			objects = append(objects, look.NewMarkdown(line+"not there", p.follow))
			continue
		}
		d := p.library.Version(a.Source.Version)
		line += fmt.Sprintf("[%s](%s)", look.Plain(rulesdb.PassageName(a.Number)),
			look.Address(string(passageKind), d.Source.Version+"/"+a.Number))
		if a.New {
			line += ", new"
		}
		if a.Moved {
			line += ", moved"
		}
		if a.Words != nil {
			line += ", changed: " + marked(a.Words)
		}
		objects = append(objects, look.NewMarkdown(line, p.follow))
	}
	return append(objects, look.NewMarkdown(versionsLink(), p.follow))
}

// official shows a document's own text beneath ours; nothing where none is
// imported.
func (p *pages) official(text string, from official.Source) []fyne.CanvasObject {
	if text == "" {
		return nil
	}
	return []fyne.CanvasObject{look.NewCaption("OFFICIAL TEXT, " + from.String()), p.text(text)}
}
