package about

import (
	"slices"

	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// Known is what is known about a position.
type Known struct {
	Near []Found // rulings, the nearest first
	// Open are the points about the rules behind what happened that the rules don't settle;
	// those that the trail names first.
	Open []scenario.DisputedPoint
	// Errata are those of cards on the table.
	Errata []*rulesdb.Erratum
}

// mostNear is how many rulings are given.
const mostNear = 12

// Position gives what is known about the present position of a sandbox, by the cards that
// a player may know, and for NoPlayer, a judge, by all on the table.
func (x *Index) Position(lib *rulesdb.Library, b *playing.Sandbox, by board.Player) Known {
	c := b.Scenario()
	asked := Ruling{ID: c.ID.String()}
	var known Known
	for _, id := range cardsNow(b.State(), by) {
		printed := c.Program.Card(b.State().Print(id))
		if printed == nil || slices.Contains(asked.Cards, printed.Name()) {
			continue
		}
		asked.Cards = append(asked.Cards, printed.Name())
		asked.Words = append(append(asked.Words, keywordsOf(printed)...), notationOf(printed)...)
		if inLibrary := lib.CardByID(printed.ID); inLibrary != nil {
			if e := lib.ErratumOf(inLibrary); e != nil {
				known.Errata = append(known.Errata, e)
			}
		}
	}
	var named []string
	for _, line := range b.Trail() {
		if line.Rule != "" && !slices.Contains(asked.Rules, line.Rule) {
			asked.Rules = append(asked.Rules, line.Rule)
		}
		if line.Disputed != "" && !slices.Contains(named, line.Disputed) {
			named = append(named, line.Disputed)
		}
	}
	known.Near = x.Near(asked, mostNear)
	known.Open = openPoints(named, asked.Rules)
	return known
}

// cardsNow are the cards that somebody may know, but for those in decks.
func cardsNow(s *board.State, by board.Player) (cards []board.CardID) {
	for id := board.CardID(1); int(id) <= s.CardCount(); id++ {
		inDeck := s.Zone(id) == board.DrawDeck || s.Zone(id) == board.ProblemDeck
		if !inDeck && (by == board.NoPlayer || s.Sees(by, id)) {
			cards = append(cards, id)
		}
	}
	return cards
}

// openPoints gives the points that are named, then those about one of the rules.
func openPoints(named, rules []string) (open []scenario.DisputedPoint) {
	points, err := scenario.DisputedPoints()
	if err != nil {
		return nil // a test of theirs reads them
	}
	for _, p := range points {
		if slices.Contains(named, p.ID) {
			open = append(open, p)
		}
	}
	for _, p := range points {
		about := slices.ContainsFunc(rules, func(number string) bool { return scenario.RestOn(p.Rules, number) })
		if about && !slices.Contains(named, p.ID) {
			open = append(open, p)
		}
	}
	return open
}
