package reference

import (
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/search"
	"canterlaw/ui/look"
)

// formats builds the page of all formats.
func (p *pages) formats() leaf {
	entries := make([]entry, len(p.library.Formats))
	for i, f := range p.library.Formats {
		gist := f.Digest
		if f.Sets != nil {
			gist += "\n\n" + look.Plain(strings.Join(f.Sets, " · "))
		}
		entries[i] = entry{address: look.Address("format", f.ID), title: f.Name, gist: "\n\n" + gist}
	}
	head := []fyne.CanvasObject{look.NewHeading("Formats"),
		look.NewText("Which sets and cards each format of constructed play allows.")}
	return p.listed(head, entries, documentLine(p.library.Formats[0].Source))
}

// format builds the page of a format: what it allows, and what it doesn't.
func (p *pages) format(f *rulesdb.Format) []fyne.CanvasObject {
	objects := []fyne.CanvasObject{
		look.NewMarkdown(fmt.Sprintf("[Formats](%s)", look.Address("format", search.AllFormats)), p.follow),
		look.NewHeading(f.Name),
		p.text(f.Digest),
	}
	if f.Sets != nil {
		objects = append(objects, look.NewSubheading("Sets"), look.NewMarkdown(setLinks(f.Sets), p.follow))
	}
	title := "Banned cards"
	if f.BannedIn != f {
		title += fmt.Sprintf(", as in %s", f.BannedIn.Name)
	}
	objects = append(objects, look.NewSubheading(title), look.NewMarkdown(p.bans(f), p.follow))
	objects = append(objects, look.NewSubheading("Promotional cards"), p.text(f.Promos))
	objects = append(objects, p.official(f.Official, f.OfficialSource)...)
	return append(objects, documentLine(f.Source))
}

// setLinks link searches for the cards of sets, as Markdown.
func setLinks(sets []string) string {
	links := make([]string, len(sets))
	for i, set := range sets {
		links[i] = fmt.Sprintf("[%s](%s)", look.Plain(set), look.Address(exampleScheme, fmt.Sprintf("set:%q", set)))
	}
	return strings.Join(links, " · ")
}

// bans lists a format's banned cards as Markdown, a card of the library as a
// link; a banned card of a set that the format leaves out is not listed.
func (p *pages) bans(f *rulesdb.Format) string {
	var b strings.Builder
	for _, ban := range f.Banned {
		if !f.Allows(ban.Set) {
			continue
		}
		name := look.Plain(ban.Card)
		if p.cardNumbered(ban.Number) != nil {
			name = fmt.Sprintf("[%s](%s)", name, look.Address("card", ban.Number))
		}
		fmt.Fprintf(&b, "- %s (%s, %s), from %s\n", name, ban.Number, look.Plain(ban.Set), ban.From)
	}
	return b.String()
}

// legality lists where a card is legal as Markdown: a paragraph for each
// format, with why.
func legality(standings []rulesdb.Legality) string {
	lines := make([]string, len(standings))
	for i, standing := range standings {
		status := legalitySign(standing.Status) + " " + string(standing.Status)
		if standing.From != "" {
			status += " from " + standing.From
		}
		lines[i] = fmt.Sprintf("[%s](%s): **%s.** %s", look.Plain(standing.Format.Name),
			look.Address("format", standing.Format.ID), status, look.Plain(standing.Reason))
	}
	return strings.Join(lines, "\n\n")
}

// legalitySign lets a standing be seen at a glance.
func legalitySign(s rulesdb.LegalityStatus) string {
	switch s {
	case rulesdb.Legal:
		return "✓"
	case rulesdb.LegalityOpen:
		return "?"
	default:
		return "✕"
	}
}
