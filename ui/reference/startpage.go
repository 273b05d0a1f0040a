package reference

import (
	"fmt"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb"
	"canterlaw/ui/look"
)

// start builds the page that the window opens with: what can be asked, and
// what the library holds.
func (p *pages) start() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{
		look.NewHeading("What does the rule say?"),
		look.NewText("Type above: a rule's number, a card, a term, a player's expression or a question. Enter opens the first result, the arrow keys choose another, Escape comes back to the search."),
		look.NewSubheading("In this library"),
		look.NewCaption(p.holdings()),
	}
	for _, problem := range p.library.Problems {
		objects = append(objects, look.NewCaption("✕ Not loaded: "+problem.Error()))
	}
	return objects
}

// holdings counts what the library has.
func (p *pages) holdings() string {
	rules, digested, official := 0, 0, 0
	for _, r := range p.order {
		if r.Kind != rulesdb.Numbered {
			continue
		}
		rules++
		if r.Digest != "" {
			digested++
		}
		if r.Official != "" {
			official++
		}
	}
	return fmt.Sprintf("%d rules, %d of them in our own words and %d with their official text · %d terms · %d cards",
		rules, digested, official, len(p.library.Glossary), len(p.library.Cards))
}
