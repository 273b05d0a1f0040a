package scenario

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"canterlaw/engine/board"
)

// keysOfCandidates are those of what a decision is expected to offer.
var keysOfCandidates = []string{"candidates", "among", "not among", "at most"}

// readCandidates reads what a decision must offer: exactly these, or these among
// others, and not those.
func (r *reader) readCandidates(m *mapping) *Candidates {
	c := &Candidates{AtMost: -1}
	exactly, all := m.get("candidates")
	among, some := m.get("among")
	notAmong, none := m.get("not among")
	switch {
	case all && some:
		among.refuse(`"among" beside "candidates"`, `one of the two: "candidates" are all that there are`)
	case all && none:
		notAmong.refuse(`"not among" beside "candidates"`, `one of the two: "candidates" are all that there are`)
	}
	if all {
		c.Exactly, c.Among = true, r.readCandidateList(exactly)
	}
	if some {
		c.Among = r.readCandidateList(among)
	}
	if none {
		c.NotAmong = r.readCandidateList(notAmong)
	}
	if most, found := m.get("at most"); found {
		c.AtMost = most.number("how many can be chosen at most", 0, math.MaxUint8)
	}
	return c
}

// readCandidateList reads one candidate or several.
func (r *reader) readCandidateList(v value) []Chosen {
	var list Choice
	for _, item := range v.oneOrList() {
		r.choose(&list, item, phraseOf(item.text("a card, an area or another candidate")))
	}
	return list.Chosen
}

// checkCandidates compares what the present decision offers with what is
// expected.
func (b *Sandbox) checkCandidates(c *Candidates) (got string, ok bool) {
	if !b.asks() {
		return "nothing to choose: " + b.waitsFor(), false
	}
	d, options := b.State().Decision(), b.game.Options()
	places, err := b.places(&Choice{Player: d.Player, Chosen: c.Among})
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
func (b *Sandbox) isOffered(chosen Chosen) bool {
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

// isCard reports whether the value of a subject of the kind is a card.
func (k SubjectKind) isCard() bool { return k == ProblemAt || k == CardHost || k == CardBeneath }

// cardNow is the card that is the value of a subject at present; 0 if there is
// none.
func (b *Sandbox) cardNow(subject *Subject) board.CardID {
	s := b.State()
	if subject.Kind == ProblemAt {
		return s.Problem(subject.Area)
	}
	c, err := b.card(subject.Card)
	if err != nil {
		return 0
	}
	over := s.Host(c)
	if subject.Kind == CardBeneath {
		over = s.IsBeneath(c)
	}
	if !s.IsLive(over) {
		return 0
	}
	return over.Card
}
