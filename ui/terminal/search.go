package terminal

import (
	"errors"
	"fmt"
	"strings"

	"canterlaw/scenario"
	"canterlaw/search"
)

// searchCommand finds what a query means.
type searchCommand struct {
	Limit int      `short:"n" default:"10" placeholder:"N" help:"Show at most N hits (10)."`
	Query []string `arg:"" help:"What to look for: a number, a term, a card's name, plain words."`
}

func (c *searchCommand) Run(s *session) error {
	if c.Limit < 1 {
		return fmt.Errorf("-n %d: expected how many hits to show, 1 or more", c.Limit)
	}
	query := strings.Join(c.Query, " ")
	if strings.TrimSpace(query) == "" {
		return errors.New("the query is empty: expected a number, a term, a card's name or plain words")
	}
	lib, err := s.library()
	if err != nil {
		return err
	}
	scenarios, err := scenario.Shipped(lib)
	if err != nil {
		return err
	}
	index, err := search.New(append(search.Documents(lib), search.Scenarios(scenarios)...))
	if err != nil {
		return fmt.Errorf("building the search index: %w", err)
	}
	defer index.Close()
	result, err := index.Search(query, c.Limit)
	if err != nil {
		return fmt.Errorf("searching for %q: %w", query, err)
	}
	if s.json {
		return s.printJSON(result)
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

// title is a hit's title, with the id where that tells people more.
func title(hit search.Hit) string {
	if hit.Kind == search.Card {
		return hit.ID + "  " + hit.Title
	}
	return hit.Title
}
