package playing

import (
	"fmt"
	"slices"
	"strings"

	"canterlaw/engine/board"
	"canterlaw/scenario"
)

// checkCandidates compares what the present decision offers with what is
// expected.
func (b *Sandbox) checkCandidates(c *scenario.Candidates) (got string, ok bool) {
	if !b.asks() {
		return "nothing to choose: " + b.waitsFor(), false
	}
	d, options := b.State().Decision(), b.game.Options()
	places, err := b.places(&scenario.Choice{Player: d.Player, Chosen: c.Among})
	ok = err == nil && (c.AtMost < 0 || c.AtMost == int(d.Max)) &&
		(!c.Exactly || len(places) == len(options) && !d.Open) &&
		!slices.ContainsFunc(c.NotAmong, b.isOffered)
	return b.offers(), ok
}

// asks reports whether the game waits for a decision other than priority.
func (b *Sandbox) asks() bool {
	if b.State().Result().Over {
		return false
	}
	switch b.State().Decision().Kind {
	case board.NoDecision, board.Priority, board.Opening:
		return false
	}
	return true
}

// isOffered reports whether an option of the present decision is meant.
func (b *Sandbox) isOffered(chosen scenario.Chosen) bool {
	return slices.ContainsFunc(b.game.Options(), func(o board.Option) bool { return b.isMeant(&chosen, o) })
}

// offers words what the present decision offers.
func (b *Sandbox) offers() string {
	d := b.State().Decision()
	words := b.Options()
	if d.Open {
		words = append(words, "others that are not listed")
	}
	if len(words) == 0 {
		words = []string{"none"}
	}
	return fmt.Sprintf("the candidates %s, at most %d of them (%s)", strings.Join(words, "; "), d.Max, b.Decision())
}

// cardNow is the card that is the value of a subject at present; 0 if there is
// none.
func (b *Sandbox) cardNow(subject *scenario.Subject) board.CardID {
	s := b.State()
	if subject.Kind == scenario.ProblemAt {
		return s.Problem(subject.Area)
	}
	c, err := b.card(subject.Card)
	if err != nil {
		return 0
	}
	over := s.Host(c)
	if subject.Kind == scenario.CardBeneath {
		over = s.IsBeneath(c)
	}
	if !s.IsLive(over) {
		return 0
	}
	return over.Card
}
