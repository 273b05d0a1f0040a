package bench

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"runtime"
	"time"

	"canterlaw/data"
	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/exploring"
	"canterlaw/scenario/playing"
)

// Result is the speed of the engine over whole games, on one core.
type Result struct {
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

	game *engine.Game // that plays, one after another
}

// benchTurns is after how many turns a game of Bench is broken off.
const benchTurns = 60

// Games plays games between the theme decks that ship, each pair in turn, by a fixed policy: a
// choice among all legal ones drawn with the game's number as the seed. The same number of games
// always gives the same checksum, with the trail on or off. With text the games are those of
// data/bench instead, in turn. It is an error if the decks or the positions can't be read, or
// the engine refuses an answer that was legal.
func Games(lib *rulesdb.Library, games int, trail, text bool) (Result, error) {
	starts, err := benchGames(lib)
	if text {
		starts, err = benchGamesWithText(lib, games)
	}
	if err != nil {
		return Result{}, err
	}
	r := Result{Games: games}
	sum := sha256.New()
	state := new(board.State)
	var record *board.Log // each game's in the memory of the one before
	if trail {
		record = &board.Log{}
	}
	begun := time.Now()
	for i := range games {
		state.CopyFrom(starts[i%len(starts)])
		if err := r.play(state, uint64(i), record); err != nil {
			return Result{}, fmt.Errorf("game %d: %w", i+1, err)
		}
		sum.Write(state.AppendFuture(nil))
	}
	r.Seconds = time.Since(begun).Seconds()
	r.ReceiptsPerS, r.DecisionsPerS = float64(r.Receipts)/r.Seconds, float64(r.Decisions)/r.Seconds
	r.Checksum = hex.EncodeToString(sum.Sum(nil)[:8])
	r.NsPerCopy = nsPerCopy(state)
	_, r.StatesPerS, err = exploringSpeed(lib, benchPosition, 1)
	return r, err
}

// benchPosition is the position without text that Bench explores, and benchPositions
// those with it: few abilities in play, many, and very many.
const benchPosition = "explore-spending-five-tokens"

var benchPositions = []string{"explore-winning-this-turn", "explore-friends-who-help-each-other",
	"explore-two-tables-full-of-text"}

// ExploringSpeed is how fast a position was explored, states with equal keys merged.
type ExploringSpeed struct {
	Name       string  `json:"name"`
	File       string  `json:"file"`
	States     int     `json:"states"`
	Complete   bool    `json:"complete"`
	StatesPerS float64 `json:"states_per_s"` // on one core
	Cores      int     `json:"cores"`
	OnAllCores float64 `json:"states_per_s_on_all_cores"`
}

// Exploring explores the positions of Bench, on one core and then on all. It is an error if one
// of them can't be read or explored.
func Exploring(lib *rulesdb.Library) ([]ExploringSpeed, error) {
	var all []ExploringSpeed
	for _, name := range append(benchPositions[:len(benchPositions):len(benchPositions)], benchPosition) {
		one, perSecond, err := exploringSpeed(lib, name, 1)
		if err != nil {
			return nil, err
		}
		cores := runtime.GOMAXPROCS(0)
		_, onAll, err := exploringSpeed(lib, name, cores)
		if err != nil {
			return nil, err
		}
		all = append(all, ExploringSpeed{one.Name, one.File, one.States, one.Complete, perSecond, cores, onAll})
	}
	return all, nil
}

// exploringSpeed measures exploring a shipped position.
func exploringSpeed(lib *rulesdb.Library, name string, workers int) (*exploring.Exploration, float64, error) {
	file, err := scenario.ShippedFile(name)
	if err != nil {
		return nil, 0, err
	}
	text, err := data.FS.ReadFile(file)
	if err != nil {
		return nil, 0, err
	}
	s, err := scenario.Read(lib, "data/"+file, text)
	if err != nil {
		return nil, 0, err
	}
	begun := time.Now()
	explored, err := exploring.ByWorkers(s, context.Background(), benchStates, workers, nil)
	if err != nil {
		return nil, 0, err
	}
	return explored, float64(explored.States) / time.Since(begun).Seconds(), nil
}

// benchStates is how many states of a position Bench visits at most.
const benchStates = 300_000

// benchGames gives the starts of the games between each two theme decks.
func benchGames(lib *rulesdb.Library) ([]*board.State, error) {
	decks, err := decklist.ThemeDecks(lib)
	if err != nil {
		return nil, err
	}
	return gameStarts(len(decks)*len(decks), func(i int) (*scenario.Scenario, error) {
		return scenario.NewGame(decks[i/len(decks)], decks[i%len(decks)])
	})
}

// gameStarts gives the starts of so many games.
func gameStarts(games int, game func(int) (*scenario.Scenario, error)) ([]*board.State, error) {
	starts := make([]*board.State, games)
	for i := range starts {
		s, err := game(i)
		if err != nil {
			return nil, err
		}
		if starts[i], err = s.Start(); err != nil {
			return nil, err
		}
	}
	return starts, nil
}

// play plays a game to its end or the turn cap, with a record or without.
func (r *Result) play(state *board.State, seed uint64, record *board.Log) error {
	var trail board.Trail
	if record != nil {
		record.Entries = record.Entries[:0]
		trail = record
	}
	if r.game == nil {
		r.game = engine.Resume(state, trail)
	} else {
		r.game.Restart(state, trail)
	}
	r.game.Run()
	err := r.playTo(r.game, playing.NewRandomPlayer(seed), benchTurns)
	r.Turns += state.Turn()
	return err
}

// playTo plays a game by a policy to its end, or that of a turn.
func (r *Result) playTo(g *engine.Game, policy *playing.RandomPlayer, turn int) error {
	g.HurryTo(turn)
	passes := g.Passes()
	defer func() { r.Receipts += g.Passes() - passes }()
	return r.playEachPass(g, policy, turn)
}

// playEachPass is playTo with each pass asked for that the game doesn't make by itself.
func (r *Result) playEachPass(g *engine.Game, policy *playing.RandomPlayer, turn int) error {
	state := g.State()
	for !state.Result().Over && state.Turn() <= turn {
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
		if err := g.Choose(policy.Choose(g)...); err != nil {
			return err
		}
	}
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
