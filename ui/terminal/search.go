package terminal

import (
	"errors"
	"fmt"
	"strings"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/kept"
	"canterlaw/scenario/wording"
	"canterlaw/search"
	"canterlaw/search/cardquery"
)

// searchCommand finds what a query means.
type searchCommand struct {
	Version string   `placeholder:"VERSION" help:"The version of the rules, such as 3.3, if you have imported it; else the newest."`
	Limit   int      `short:"n" default:"10" placeholder:"N" help:"Show at most N hits (10)."`
	Query   []string `arg:"" help:"What to look for: a number, a term, a card's name, plain words; or cards by their facts, such as 't:friend pow>=3' (in quotes, for the shell's sake)."`
}

// Help explains the queries for cards by their facts.
func (*searchCommand) Help() string {
	return strings.NewReplacer("\n- ", "\n  - ", "`", "", "**", "").Replace(cardquery.Help())
}

func (c *searchCommand) Run(s *session) error {
	if c.Limit < 1 {
		return fmt.Errorf("-n %d: expected how many hits to show, 1 or more", c.Limit)
	}
	query := strings.Join(c.Query, " ")
	if strings.TrimSpace(query) == "" {
		return errors.New("the query is empty: expected a number, a term, a card's name or plain words")
	}
	lib, err := s.libraryOf(c.Version)
	if err != nil {
		return err
	}
	index, err := searchIn(lib)
	if err != nil {
		return err
	}
	defer index.Close()
	if err := s.findOwn(index, lib.Folder); err != nil {
		return err
	}
	result, err := index.Search(query, c.Limit)
	var wrong *cardquery.Error
	if errors.As(err, &wrong) {
		return fmt.Errorf("the query, %w\n  %s\n  %s\nSee canterlaw search --help", err, query, wrong.Mark())
	}
	if err != nil {
		return err
	}
	if s.json {
		return s.printJSON(result)
	}
	if result.Cards > len(result.Hits) {
		fmt.Fprintf(s.Out, "%d cards; the first %d:\n", result.Cards, len(result.Hits))
	}
	if len(result.Hits) == 0 {
		fmt.Fprintf(s.Out, "Nothing is found for %q.\n", query)
		return nil
	}
	for _, hit := range result.Hits {
		fmt.Fprintf(s.Out, "%-9s %s\n", hit.Kind, title(hit))
		if snippet := plain(hit.Snippet, width-10); snippet != "" {
			fmt.Fprintln(s.Out, indent(snippet, 10))
		}
	}
	return nil
}

// findOwn adds to the index the reader's notes, and the positions and games that are kept
// in the library folder.
func (s *session) findOwn(index *search.Index, library string) error {
	if err := index.SetNotes(s.notebook().Notes()); err != nil {
		return fmt.Errorf("building the search index of your notes: %w", err)
	}
	shelf := kept.In(library)
	if shelf == nil {
		return nil
	}
	entries, err := shelf.List()
	if err == nil {
		err = index.SetKept(entries)
	}
	if err != nil {
		return fmt.Errorf("building the search index of your positions and games: %w", err)
	}
	return nil
}

// searchIn makes the index over a library and the scenarios.
func searchIn(lib *rulesdb.Library) (*search.Index, error) {
	scenarios, err := scenario.Heads()
	if err != nil {
		return nil, err
	}
	index, err := search.Over(lib, scenarios, search.CacheFolder())
	if err != nil {
		return nil, fmt.Errorf("building the search index: %w", err)
	}
	between := func() {}
	lib.KeepEnglish(between, func() { wording.SayAbilities(lib, between) })
	return index, nil
}

// title is a hit's title, with the id where that tells people more: what is kept is
// opened by its file.
func title(hit search.Hit) string {
	switch hit.Kind {
	case search.Card:
		return hit.ID + "  " + hit.Title
	case search.Kept:
		return hit.Title + "  (" + hit.ID + ")"
	}
	return hit.Title
}
