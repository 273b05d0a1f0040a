package bench

import (
	"fmt"
	"slices"
	"time"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
)

// BenchCurves show what a decision costs the longer games last, the more cards are in
// the decks, and where a record is kept.
type BenchCurves struct {
	Games    int    `json:"games"` // of each kind
	ByTurns  []Cost `json:"by_turns"`
	ByCards  []Cost `json:"by_cards"`
	ByRecord []Cost `json:"by_record"` // without one, and with it
}

// Cost is what a stretch of several games took.
type Cost struct {
	Cards         int     `json:"cards"` // in each draw deck
	From          int     `json:"from"`  // the first turn
	To            int     `json:"to"`    // the last
	Recorded      bool    `json:"recorded"`
	Receipts      int     `json:"receipts"`
	Decisions     int     `json:"decisions"`
	NsPerReceipt  float64 `json:"ns_per_receipt"`
	NsPerDecision float64 `json:"ns_per_decision"`
	NsInMedian    float64 `json:"ns_per_decision_in_median"` // of the games
}

// curveGames are the games of each kind, curveTurns where the stretches of long games
// end, curveCards how many cards are in draw decks, and turnsByCards how many turns
// games with them last.
const (
	curveGames   = 20
	turnsByCards = 30
)

var (
	curveTurns = []int{10, 100, 1_000}
	curveCards = []int{45, 90, 180}
)

// Curves plays games that no score wins, so that they last, by the policy of Bench: between the
// theme decks, or with text between the decks of data/bench. Decks with more cards have those of
// the decks that follow too. It is an error if the decks can't be read, or the engine refuses an
// answer that was legal.
func Curves(lib *rulesdb.Library, text bool) (BenchCurves, error) {
	curves := BenchCurves{Games: curveGames}
	decks, err := decklist.ThemeDecks(lib)
	if text {
		decks, err = decksWithText(lib)
	}
	if err != nil {
		return curves, err
	}
	l := lasting{decks, text}
	if curves.ByTurns, err = l.costs(curveCards[0], false, curveTurns...); err != nil {
		return curves, err
	}
	for _, cards := range curveCards {
		costs, err := l.costs(cards, false, turnsByCards)
		if err != nil {
			return curves, err
		}
		curves.ByCards = append(curves.ByCards, costs...)
	}
	for _, recorded := range []bool{false, true} {
		costs, err := l.costs(curveCards[0], recorded, turnsByCards)
		if err != nil {
			return curves, err
		}
		curves.ByRecord = append(curves.ByRecord, costs...)
	}
	return curves, nil
}

// lasting are games that no score wins.
type lasting struct {
	decks []*decklist.Deck
	text  bool
}

// costs plays games with draw decks of so many cards, and gives the costs of the
// stretches that end with each of the turns.
func (l lasting) costs(cards int, recorded bool, ends ...int) ([]Cost, error) {
	starts, err := l.starts(cards)
	if err != nil {
		return nil, err
	}
	costs, spent := make([]Cost, len(ends)), make([]time.Duration, len(ends))
	games := make([][]float64, len(ends)) // what a decision took in each
	record := &board.Log{}                // each game's in the memory of the one before
	for i, state := range starts {
		var trail board.Trail
		if recorded {
			record.Entries = record.Entries[:0]
			trail = record
		}
		g, policy := engine.Resume(state, trail), playing.NewRandomPlayer(uint64(i))
		g.Run()
		for j, end := range ends {
			var r Result
			begun := time.Now()
			if err := r.playTo(g, policy, end); err != nil {
				return nil, fmt.Errorf("game %d: %w", i+1, err)
			}
			took := time.Since(begun)
			spent[j] += took
			costs[j].Receipts += r.Receipts
			costs[j].Decisions += r.Decisions
			games[j] = append(games[j], float64(took.Nanoseconds())/float64(max(1, r.Decisions)))
		}
	}
	from := 1
	for j := range costs {
		c, ns := &costs[j], float64(spent[j].Nanoseconds())
		c.Cards, c.From, c.To, c.Recorded = cards, from, ends[j], recorded
		c.NsPerReceipt, c.NsPerDecision = ns/float64(c.Receipts), ns/float64(c.Decisions)
		slices.Sort(games[j])
		c.NsInMedian = games[j][len(games[j])/2]
		from = ends[j] + 1
	}
	return costs, nil
}

// starts gives the starts of the games, without the rule that a score wins (103.2).
func (l lasting) starts(cards int) ([]*board.State, error) {
	newGame := scenario.NewGame
	if l.text {
		newGame = scenario.NewGameWithText
	}
	return gameStarts(curveGames, func(i int) (*scenario.Scenario, error) {
		s, err := newGame(enlarged(l.decks, 2*i, cards), enlarged(l.decks, 2*i+1, cards))
		if err == nil {
			s.Program = s.Program.Without(rule.R103_2)
		}
		return s, err
	})
}

// enlarged gives a deck with so many cards in its draw deck: where it has fewer, with
// those of the decks that follow.
func enlarged(decks []*decklist.Deck, at, cards int) *decklist.Deck {
	deck := *decks[at%len(decks)]
	deck.Cards = nil
	copies, size := map[string]int{}, 0
	for next := range decks {
		for _, c := range decks[(at+next)%len(decks)].Cards {
			one := decklist.Deck{Cards: []decklist.Copies{c}}
			drawn := len(one.DrawDeck())
			if drawn == 0 && next > 0 {
				continue
			}
			if drawn > 0 {
				c.Count = min(drawn, engine.MaximumCopies-copies[c.Card.Name()], cards-size)
				copies[c.Card.Name()] += c.Count
				size += c.Count
			}
			if c.Count > 0 {
				deck.Cards = append(deck.Cards, c)
			}
		}
	}
	return &deck
}
