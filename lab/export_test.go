package lab

import (
	"context"
	"time"

	"canterlaw/rulesdb"
	"canterlaw/scenario"
)

func init() { mostTime = time.Hour }

// PlayUntil plays at most so many games, few at first, until one does what is looked for, and
// cuts nothing down, which takes most of a search's time.
func PlayUntil(lib *rulesdb.Library, p *scenario.Proposal, most int, does func(r *SearchResult) bool) (*SearchResult,
	error) {
	for games := 24; ; games *= 4 {
		s := Search{Games: min(games, most)}
		h, err := s.play(context.Background(), lib, p, p.Variants[0])
		if err != nil || does(&h.result) || games >= most {
			return &h.result, err
		}
	}
}
