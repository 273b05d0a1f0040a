package scenario

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"time"

	"canterlaw/data"
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
	StatesPerS    float64 `json:"states_per_s"` // merged, while exploring a position
	NsPerCopy     float64 `json:"ns_per_copy"`
	Checksum      string  `json:"checksum"` // over the end states
}

// benchTurns is after how many turns a game of Bench is broken off.
const benchTurns = 60

// Bench plays games between the theme decks that ship, each pair in turn, by a
// fixed policy: a choice among all legal ones drawn with the game's number as
// the seed. The same number of games always gives the same checksum, with the
// trail on or off. With text the games are those of data/bench instead, in turn.
func Bench(lib *rulesdb.Library, games int, trail, text bool) (BenchResult, error) {
	starts, err := benchGames(lib)
	if text {
		starts, err = benchGamesWithText(lib, games)
	}
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
	r.StatesPerS, err = statesPerSecond(lib)
	return r, err
}

// benchPosition is the position that Bench explores.
const benchPosition = "scenarios/explore-spending-five-tokens.yaml"

// statesPerSecond measures exploring a position, states with equal keys merged.
func statesPerSecond(lib *rulesdb.Library) (float64, error) {
	const states = 300_000
	text, err := data.FS.ReadFile(benchPosition)
	if err != nil {
		return 0, err
	}
	s, err := Read(lib, "data/"+benchPosition, text)
	if err != nil {
		return 0, err
	}
	begun := time.Now()
	explored, err := Explore(s, states, nil)
	if err != nil {
		return 0, err
	}
	return float64(explored.States) / time.Since(begun).Seconds(), nil
}

// benchGames gives the starts of the games between each two theme decks.
func benchGames(lib *rulesdb.Library) ([]*board.State, error) {
	decks, err := lib.ThemeDecks()
	if err != nil {
		return nil, err
	}
	return gameStarts(len(decks)*len(decks), func(i int) (*Scenario, error) {
		return NewGame(decks[i/len(decks)], decks[i%len(decks)])
	})
}

// gameStarts gives the starts of so many games.
func gameStarts(games int, game func(int) (*Scenario, error)) ([]*board.State, error) {
	starts := make([]*board.State, games)
	for i := range starts {
		s, err := game(i)
		if err != nil {
			return nil, err
		}
		if starts[i], err = s.start(); err != nil {
			return nil, err
		}
	}
	return starts, nil
}

// play plays a game to its end or the turn cap.
func (r *BenchResult) play(state *board.State, seed uint64, trail bool) error {
	var sink board.Trail
	if trail {
		sink = &board.Log{}
	}
	g := engine.Resume(state, sink)
	g.Run()
	policy := newRandomPolicy(seed)
	for !state.Result().Over && state.Turn() <= benchTurns {
		if state.Decision().Kind == board.Priority {
			r.Receipts++
		}
		if g.OnlyPassing() {
			if err := g.Pass(); err != nil {
				return err
			}
			continue
		}
		r.Decisions++
		if err := g.Choose(policy.choose(g)...); err != nil {
			return err
		}
	}
	r.Turns += state.Turn()
	return nil
}

// randomPolicy chooses among all legal answers alike, the same way for the same
// seed.
type randomPolicy struct {
	random *rand.Rand
	places []int
}

func newRandomPolicy(seed uint64) *randomPolicy {
	return &randomPolicy{random: rand.New(rand.NewPCG(seed, 0))}
}

// choose draws an answer to the decision. The slice is good until the next.
func (p *randomPolicy) choose(g *engine.Game) []int {
	d := g.State().Decision()
	p.places = p.places[:0]
	for i := range g.Options() {
		p.places = append(p.places, i)
	}
	// A prefix of a shuffle: as many options as the decision asks for.
	n := int(d.Min) + p.random.IntN(int(d.Max-d.Min)+1)
	for i := range n {
		j := i + p.random.IntN(len(p.places)-i)
		p.places[i], p.places[j] = p.places[j], p.places[i]
	}
	return p.places[:n]
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
