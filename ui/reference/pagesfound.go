package reference

import (
	"slices"
	"strings"

	"canterlaw/rulesdb/spelling"
	"canterlaw/search"
)

// displayKind is the kind of the screen on which colors and sizes are chosen, which is
// another tab of the window.
const displayKind search.Kind = "display"

// proposalPrefix begins the IDs of the lab's page with a proposal that ships.
const proposalPrefix = "proposals/"

// found is a page of the program itself that a search can find: by its title, or by other
// words for it.
type found struct {
	otherDocument
	words []string
}

// searchedPages are the program's own pages.
func (s *Screen) searchedPages() []found {
	other := map[search.Kind][]string{
		notebookKind: {"my notes", "bookmarks", "history", "notebook"},
		search.Own:   {"my rulings", "own rulings", "collections"},
		deckKind:     {"deck", "decks", "open a deck", "decklist"},
		labKind:      {"lab", "proposals", "compare wordings", "test an erratum"},
		importKind:   {"import", "import cards", "import rules", "import pictures", "library"},
	}
	var pages []found
	for _, d := range s.pages.ownDocuments() {
		d.parts = nil
		pages = append(pages, found{d, other[d.place.Kind]})
	}
	pages = append(pages,
		found{otherDocument{Place{displayKind, "display"}, "Display", []string{"Colors, sizes, pictures of cards"}},
			[]string{"settings", "options", "dark", "light", "high contrast", "text size", "pictures"}},
		found{otherDocument{Place{helpKind, shortcutHelp}, "Keyboard shortcuts", nil},
			[]string{"shortcuts", "keys", "help"}})
	for _, p := range s.options.Lab.Proposals() {
		proposal := otherDocument{Place{labKind, p.File}, p.Title, []string{"A proposal in the lab"}}
		pages = append(pages, found{proposal, []string{"proposal " + p.Title}})
	}
	return pages
}

// pagesNamed gives the program's own pages that are called just as is asked, and those whose
// names have words that begin so.
func (s *Screen) pagesNamed(query string) (called, near []otherDocument) {
	asked := spelling.Fold(query)
	if s.pages == nil || len(asked) < 3 {
		return nil, nil
	}
	for _, p := range s.searchedPages() {
		names := append([]string{p.title}, p.words...)
		for i := range names {
			names[i] = strings.TrimSpace(spelling.Fold(names[i]))
		}
		words := strings.Fields(strings.Join(names, " "))
		switch {
		case slices.Contains(names, asked):
			called = append(called, p.otherDocument)
		case !slices.ContainsFunc(strings.Fields(asked), func(word string) bool { return !beginsOne(words, word) }):
			near = append(near, p.otherDocument)
		}
	}
	return called, near
}

func beginsOne(words []string, word string) bool {
	return slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, word) })
}
