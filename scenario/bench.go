package scenario

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"time"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
)

// BenchResult is the speed of the engine over whole games, on one core.
type BenchResult struct {
	Games         int     `json:"games"`
	Receipts      int     `json:"receipts"`  // of priority
	Decisions     int     `json:"decisions"` // with more than one legal answer
	Turns         int     `json:"turns"`
	Seconds       float64 `json:"seconds"`
	ReceiptsPerS  float64 `json:"receipts_per_s"`
	DecisionsPerS float64 `json:"decisions_per_s"`
	NsPerCopy     float64 `json:"ns_per_copy"`
	Checksum      string  `json:"checksum"` // over the end states
}

// benchTurns is after how many turns a game of Bench is broken off.
const benchTurns = 60

// Bench plays games between the theme decks that ship, each pair in turn, by a
// fixed policy: a choice among all legal ones drawn with the game's number as
// the seed. The same number of games always gives the same checksum, with the
// trail on or off.
func Bench(lib *rulesdb.Library, games int, trail bool) (BenchResult, error) {
	starts, err := benchGames(lib)
	if err != nil {
		return BenchResult{}, err
	}
	r := BenchResult{Games: games}
	sum := sha256.New()
	state := new(board.State)
	begun := time.Now()
	for i := range games {
		state.CopyFrom(starts[i%len(starts)])
		if err := r.play(state, uint64(i), trail); err != nil {
			return BenchResult{}, fmt.Errorf("game %d: %w", i+1, err)
		}
		sum.Write(state.AppendFuture(nil))
	}
	r.Seconds = time.Since(begun).Seconds()
	r.ReceiptsPerS, r.DecisionsPerS = float64(r.Receipts)/r.Seconds, float64(r.Decisions)/r.Seconds
	r.Checksum = hex.EncodeToString(sum.Sum(nil)[:8])
	r.NsPerCopy = nsPerCopy(state)
	return r, nil
}

// benchGames gives the starts of the games between each two theme decks.
func benchGames(lib *rulesdb.Library) ([]*board.State, error) {
	decks, err := lib.ThemeDecks()
	if err != nil {
		return nil, err
	}
	var starts []*board.State
	for _, avery := range decks {
		for _, blake := range decks {
			s, err := NewGame(avery, blake)
			if err != nil {
				return nil, err
			}
			start, err := s.start()
			if err != nil {
				return nil, err
			}
			starts = append(starts, start)
		}
	}
	return starts, nil
}

// play plays a game to its end or the turn cap.
func (r *BenchResult) play(state *board.State, seed uint64, trail bool) error {
	random := rand.New(rand.NewPCG(seed, 0))
	var sink board.Trail
	if trail {
		sink = &board.Log{}
	}
	g := engine.Resume(state, sink)
	g.Run()
	var order []int
	for !state.Result().Over && state.Turn() <= benchTurns {
		d := state.Decision()
		if d.Kind == board.Priority {
			r.Receipts++
		}
		if g.OnlyPassing() {
			if err := g.Pass(); err != nil {
				return err
			}
			continue
		}
		r.Decisions++
		order = order[:0]
		for i := range g.Options() {
			order = append(order, i)
		}
		// A prefix of a shuffle: as many options as the decision asks for.
		n := int(d.Min) + random.IntN(int(d.Max-d.Min)+1)
		for i := range n {
			j := i + random.IntN(len(order)-i)
			order[i], order[j] = order[j], order[i]
		}
		if err := g.Choose(order[:n]...); err != nil {
			return err
		}
	}
	r.Turns += state.Turn()
	return nil
}

// nsPerCopy measures copying a state into reused memory.
func nsPerCopy(state *board.State) float64 {
	const copies = 1_000_000
	to := new(board.State)
	begun := time.Now()
	for range copies {
		to.CopyFrom(state)
	}
	return float64(time.Since(begun).Nanoseconds()) / copies
}
