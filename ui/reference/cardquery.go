package reference

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"fyne.io/fyne/v2"

	"canterlaw/search"
	"canterlaw/search/cardquery"
	"canterlaw/ui/look"
)

// helpKind is the kind of the pages that explain the program; cardHelp is the
// one about asking for cards by their facts.
const (
	helpKind = search.Kind("help")
	cardHelp = "card-search"
)

// helpTitle is what the page is called.
const helpTitle = "Cards by their facts"

var cardHelpLink = fmt.Sprintf("[How to ask for cards by their facts](%s)", look.Address(string(helpKind), cardHelp))

// cardHelp builds the page that explains queries for cards; its examples
// search.
func (p *pages) cardHelp() []fyne.CanvasObject {
	return []fyne.CanvasObject{look.NewHeading(helpTitle), p.text(withExamples(cardquery.Help()))}
}

var codeSpan = regexp.MustCompile("`[^`]+`")

// withExamples makes links that search of the queries in a Markdown text.
func withExamples(markdown string) string {
	return codeSpan.ReplaceAllStringFunc(markdown, func(span string) string {
		query := strings.Trim(span, "`")
		if !cardquery.Is(query) {
			return look.Plain(query)
		}
		return fmt.Sprintf("[%s](%s)", look.Plain(query), look.Address(exampleScheme, query))
	})
}

// cardQueryNote says above the results of a query for cards what is wrong with
// it, or how many cards it found where not all are shown; nil where neither.
func cardQueryNote(result search.Result, err error, follow func(string)) []fyne.CanvasObject {
	var wrong *cardquery.Error
	switch {
	case errors.As(err, &wrong):
		return []fyne.CanvasObject{look.NewText("✕ " + wrong.Error()), look.NewMarkdown(cardHelpLink, follow)}
	case result.Cards > len(result.Hits):
		return []fyne.CanvasObject{look.NewCaption(fmt.Sprintf("%d cards; the first %d:",
			result.Cards, len(result.Hits)))}
	}
	return nil
}

// completionScheme is that of links which go on with what is typed; the rest of
// the address is the whole new text.
const completionScheme = "complete"

// completion links what may stand where the cursor is; nil for nothing.
func (s *Screen) completion() []fyne.CanvasObject {
	ahead := s.candidates()
	if len(ahead.Candidates) == 0 {
		return nil
	}
	const few = 8 // so many are explained
	links := make([]string, len(ahead.Candidates))
	for i, candidate := range ahead.Candidates {
		links[i] = fmt.Sprintf("[%s](%s)", look.Plain(candidate.Text),
			look.Address(completionScheme, ahead.Apply(s.field.Text, candidate)))
		if candidate.Says != "" && len(links) <= few {
			links[i] += " " + look.Plain(candidate.Says)
		}
	}
	return []fyne.CanvasObject{look.NewMarkdown("**Tab** "+strings.Join(links, " · "), s.follow)}
}

// candidates are what may stand where the cursor is.
func (s *Screen) candidates() cardquery.Completion {
	if s.cards == nil {
		return cardquery.Completion{}
	}
	return s.cards.Complete(s.field.Text, s.field.CursorColumn)
}

func (s *Screen) canGoOn() bool { return len(s.candidates().Candidates) > 0 }

// goOn takes over the first candidate, if there is one.
func (s *Screen) goOn() {
	if ahead := s.candidates(); len(ahead.Candidates) > 0 {
		s.field.typeOn(ahead.Apply(s.field.Text, ahead.Candidates[0]))
	}
}
