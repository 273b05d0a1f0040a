package reference

import (
	"cmp"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/rulesdb/official"
	"canterlaw/search"
	"canterlaw/ui/look"
)

// errata builds a page of errata: all sets that have some, a set's, or one.
func (p *pages) errata(id string) (title string, content leaf) {
	switch erratum := p.library.Erratum(id); {
	case id == search.AllErrata:
		return "Card errata", p.erratedSets()
	case erratum != nil:
		return erratum.Card, p.write(p.erratum(erratum))
	case len(p.library.ErrataOfSet(id)) > 0:
		return "Errata of " + id, p.errataOfSet(id)
	}
	return "", nil
}

// errataPage is a page of errata as it is kept and shared.
func (p *pages) errataPage(id string) *rulesdb.Page {
	switch erratum := p.library.Erratum(id); {
	case id == search.AllErrata:
		return p.library.ErrataPage()
	case erratum != nil:
		return p.library.ErratumPage(erratum)
	}
	return p.library.ErrataOfSetPage(id)
}

func (p *pages) erratedSets() leaf {
	head := []fyne.CanvasObject{
		look.NewHeading("Card errata"),
		look.NewText("What was changed about cards since they were printed, by set: from what to what, as far as the " +
			"document lets the old wording be read."),
	}
	var entries []entry
	var from official.Source
	for _, set := range p.library.ErrataSets() {
		var cards []string
		for _, e := range p.library.ErrataOfSet(set) {
			cards = append(cards, look.Plain(e.Card))
			from = cmp.Or(from, e.Source)
		}
		entries = append(entries, entry{address: look.Address("erratum", set), title: set,
			gist: "\n\n" + strings.Join(cards, " · ")})
	}
	return p.listed(head, entries, documentLine(from))
}

func (p *pages) errataOfSet(set string) leaf {
	errata := p.library.ErrataOfSet(set)
	head := []fyne.CanvasObject{
		look.NewMarkdown(allErrataLink(), p.follow),
		look.NewHeading("Errata of " + set),
	}
	entries := make([]entry, len(errata))
	for i, e := range errata {
		entries[i] = entry{address: look.Address("erratum", e.Number), title: e.Card, gist: erratumText(e)}
	}
	return p.listed(head, entries, errataLine(errata), p.besideSet(set))
}

// errataLine says which document a set's errata come from.
func errataLine(errata []*rulesdb.Erratum) fyne.CanvasObject {
	for _, e := range errata {
		if len(e.Changes) > 0 {
			return documentLine(e.Source)
		}
	}
	return look.NewCaption(errata[0].OfficialSource.String() + " · official text")
}

func allErrataLink() string {
	return fmt.Sprintf("[Card errata](%s)", look.Address("erratum", search.AllErrata))
}

// erratum builds the page of one card's erratum.
func (p *pages) erratum(e *rulesdb.Erratum) []fyne.CanvasObject {
	way := fmt.Sprintf("%s › [%s](%s)", allErrataLink(), look.Plain(e.Set), look.Address("erratum", e.Set))
	objects := []fyne.CanvasObject{
		look.NewMarkdown(way, p.follow),
		look.NewHeading(e.Card),
	}
	if len(e.Changes) > 0 {
		objects = append(objects, p.text(strings.TrimPrefix(erratumText(e), "\n\n")))
	}
	if e.SaysOld() {
		objects = append(objects, look.NewMarkdown(whatChanged(e.Number), p.follow))
	}
	objects = append(objects, p.official(e.Official, e.OfficialSource)...)
	if c := p.cardNumbered(e.Number); c != nil {
		objects = append(objects, look.NewMarkdown(fmt.Sprintf("**The card** [%s](%s)", look.Plain(c.Name()),
			look.Address("card", c.Number)), p.follow))
	} else {
		objects = append(objects,
			look.NewCaption(fmt.Sprintf("The card, %s, is not in this library: import its set file to see it.",
				e.Number)))
	}
	if len(e.Changes) == 0 { // no words of ours
		return objects
	}
	return append(objects, documentLine(e.Source))
}

// erratumText writes an erratum's changes as Markdown, a paragraph each; the
// official text where there are none in our words.
func erratumText(e *rulesdb.Erratum) string {
	if len(e.Changes) == 0 {
		return "\n\n" + e.Official
	}
	var b strings.Builder
	for i := range e.Changes {
		lines := e.Changes[i].Lines()
		for j, line := range lines {
			lines[j] = strings.TrimSuffix(line, ".") + "."
			if label, rest, found := strings.Cut(lines[j], ": "); found {
				lines[j] = "**" + label + ":** " + rest
			}
		}
		b.WriteString("\n\n" + strings.Join(lines, " "))
	}
	return b.String()
}

// besideSet are buttons to the sets before and after one.
func (p *pages) besideSet(set string) fyne.CanvasObject {
	var previous, next *entry
	sets := p.library.ErrataSets()
	for i, other := range sets {
		if other != set {
			continue
		}
		if i > 0 {
			previous = &entry{address: look.Address("erratum", sets[i-1]), title: sets[i-1]}
		}
		if i+1 < len(sets) {
			next = &entry{address: look.Address("erratum", sets[i+1]), title: sets[i+1]}
		}
	}
	return p.buttons(previous, next)
}

// cardNumbered gives the one card with a set and collector number; nil if the
// library has none, or several.
func (p *pages) cardNumbered(number string) *rulesdb.Card {
	if found := p.library.CardsByNumber(number); len(found) == 1 {
		return found[0]
	}
	return nil
}
