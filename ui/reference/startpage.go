package reference

import (
	"fmt"
	"net/url"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/rulesdb/official"
	"canterlaw/search"
	"canterlaw/ui/look"
)

// start builds the page that the window opens with: what can be asked, and
// what the library holds.
func (p *pages) start() []fyne.CanvasObject {
	objects := []fyne.CanvasObject{
		look.NewHeading("What does the rule say?"),
		look.NewText("Type above: a rule's number, a card, a term, a player's expression or a question. Enter opens " +
			"the first result, the arrow keys choose another, Escape or Control F comes back to the search."),
	}
	objects = append(objects, p.recent()...)
	objects = append(objects, p.own()...)
	objects = append(objects,
		look.NewMarkdown("**On the table** "+tableLinks, p.follow),
		look.NewMarkdown("**For example** "+linked(examples), p.follow),
		look.NewMarkdown("**Cards by their facts** "+linked(cardExamples)+" · "+cardHelpLink, p.follow),
		look.NewMarkdown("**Beside the rules** "+strings.Join(p.otherDocumentLinks(), " · "), p.follow),
		look.NewMarkdown("**Decks** "+deckLink, p.follow),
		look.NewMarkdown("**The lab** "+labLink, p.follow),
		look.NewMarkdown("**Help** "+shortcutLink+" · "+aboutLink, p.follow),
		look.NewSubheading("In this library"),
		look.NewCaption(p.holdings()),
		look.NewMarkdown(versionsLink()+" · "+importLink, p.follow))
	objects = append(objects, p.notebookProblems()...)
	for _, problem := range p.library.Problems {
		objects = append(objects, look.NewCaption("✕ Not loaded: "+problem.Error()))
	}
	return objects
}

// mostRecent is how many of the user's own positions and games the start page leads to.
const mostRecent = 5

// recentGap is how far its lines are from each other: lines of one list.
const recentGap float32 = -8

// recent leads to the positions and games that the user was busy with last, a line each. Those that
// can't be read are told of among the problems.
func (p *pages) recent() (objects []fyne.CanvasObject) {
	var lines []fyne.CanvasObject
	for _, e := range p.kept {
		switch {
		case e.Err != nil:
			objects = append(objects, look.NewCaption("✕ "+e.Err.Error()))
		case len(lines) < mostRecent:
			says := fmt.Sprintf("[%s](%s)", look.Plain(e.Title), look.Address(string(search.Kept), e.File))
			if about := e.About(); about != "" {
				says += " " + look.Plain(about)
			}
			says = strings.Join([]string{says, look.Plain(e.Kind()), look.Plain(e.Stands)}, ", ")
			lines = append(lines, look.NewMarkdown(says, p.follow))
		}
	}
	if lines != nil {
		lines = append([]fyne.CanvasObject{look.NewMarkdown("**Your positions and games**", p.follow)}, lines...)
		objects = append(objects, look.NewColumn(recentGap, lines...))
	}
	return objects
}

// holdings counts what the library has.
func (p *pages) holdings() string {
	rules, digested, withText := 0, 0, 0
	for _, r := range p.order {
		if r.Kind != official.Numbered {
			continue
		}
		rules++
		if r.Digest != "" {
			digested++
		}
		if r.Official != "" {
			withText++
		}
	}
	return fmt.Sprintf("%d rules, %d of them in our own words and %d with their official text · %d terms · %d cards "+
		"· %d errata · %d formats · %d other documents",
		rules, digested, withText, len(p.library.Glossary), len(p.library.Cards),
		len(p.library.Errata), len(p.library.Formats), len(p.library.Documents))
}

// examples are queries that show what can be asked.
var examples = []string{"514.4c", "ppp", "dismiss vs retire", "rainbow dash", "double faceoff", "slow play", "banlist"}

// cardExamples are queries for cards by their facts.
var cardExamples = []string{"t:friend c:blue pow>=3 order:cost", "kw:swift", "is:banned"}

// exampleScheme is that of links which search for an example.
const exampleScheme = "search"

// linked links queries that search, as Markdown.
func linked(queries []string) string {
	links := make([]string, len(queries))
	for i, query := range queries {
		links[i] = fmt.Sprintf("[%s](%s)", look.Plain(query), look.Address(exampleScheme, query))
	}
	return strings.Join(links, " · ")
}

// addressed reads what stands behind a scheme in an address.
func addressed(scheme, address string) (text string, ok bool) {
	found, escaped, _ := strings.Cut(address, ":")
	if found != scheme {
		return "", false
	}
	text, err := url.PathUnescape(escaped)
	return text, err == nil
}
