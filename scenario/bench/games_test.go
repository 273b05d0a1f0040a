package bench

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"os"
	"reflect"
	"runtime"
	"slices"
	"strconv"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb"
	"canterlaw/scenario/playing"
)

// Two thousand games between the theme decks, chosen at random; make soak plays
// 134 times as many. In each, every card is in exactly one zone as each turn
// begins and the record folds to the table; in one of fifty, the same decisions
// made on copies, written out and read back, lead to the same state by the same
// record.
func TestRandomGames(t *testing.T) {
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	starts, err := benchGames(lib)
	if err != nil {
		t.Fatal(err)
	}
	playGames(t, howManyGames(2000, 500), 50, anyNumber, func(game int) (*board.State, error) {
		return starts[game%len(starts)],
			nil
	})
}

// howManyGames is how many games are played: fewer in short tests, and
// CANTERLAW_TIMES as many where that is set, as make soak does.
func howManyGames(games, short int) int {
	if times, err := strconv.Atoi(os.Getenv("CANTERLAW_TIMES")); err == nil {
		return games * times
	}
	if testing.Short() {
		return short
	}
	return games
}

// anyNumber of effects may wait in a game.
const anyNumber = math.MaxInt

// playGames plays and checks games, on all processors; each so manieth is played
// on copies too, and each is broken off where more effects wait.
func playGames(t *testing.T, games, twice, waiting int, start func(game int) (*board.State, error)) {
	t.Helper()
	var players sync.WaitGroup
	next := make(chan int)
	for range runtime.GOMAXPROCS(0) {
		players.Go(func() {
			log := &board.Log{}
			for game := range next {
				log.Entries = log.Entries[:0]
				state, err := start(game)
				if err == nil {
					err = playChecked(state, log, uint64(game), game%twice == 0, waiting)
				}
				if err != nil {
					t.Errorf("game %d: %v", game, err)
				}
			}
		})
	}
	for game := range games {
		if t.Failed() {
			break
		}
		next <- game
	}
	close(next)
	players.Wait()
}

// playChecked plays a game of at most twenty turns, recorded in an empty log,
// and checks it.
func playChecked(start *board.State, log *board.Log, seed uint64, twice bool, waiting int) error {
	twinLog := &board.Log{}
	watched := &watchedLog{Log: log, state: start.Clone(), watches: start.Program().HasAbilities()}
	g, twin := engine.Resume(watched.state, watched), engine.Resume(start.Clone(), twinLog)
	g.Run()
	twin.Run()
	policy := playing.NewRandomPlayer(seed)
	turn := 0
	for !g.State().Result().Over && g.State().Turn() <= 20 && len(g.State().Waiting()) <= waiting {
		if now := g.State().Turn(); now != turn {
			turn = now
			if err := oneZoneEach(g.State()); err != nil {
				return fmt.Errorf("turn %d: %w", turn, err)
			}
		}
		if watched.err != nil {
			return fmt.Errorf("turn %d: %w", turn, watched.err)
		}
		if s := g.State(); !bytes.Equal(s.AppendKept(nil), s.Anew().AppendKept(nil)) {
			return fmt.Errorf("turn %d: what is kept of the key is stale", turn)
		}
		choice := policy.Choose(g)
		if twice {
			read, err := throughJSON(twin.State())
			if err != nil {
				return err
			}
			twin = engine.Resume(read.Clone(), twinLog)
			if err := twin.Choose(choice...); err != nil {
				return fmt.Errorf("the copy: %w", err)
			}
		}
		if err := g.Choose(choice...); err != nil {
			return err
		}
		for p := range g.State().Players() {
			if n := g.State().Tokens(board.Player(p)); n < 0 {
				return fmt.Errorf("player %d has %d action tokens", p, n)
			}
		}
	}
	if twice && (g.State().Key() != twin.State().Key() || !reflect.DeepEqual(log.Entries, twinLog.Entries)) {
		return errors.New("the same decisions led elsewhere on copies that were written out and read back")
	}
	folded := start.Clone()
	folded.Fold(log.Entries)
	if folded.TableKey() != g.State().TableKey() {
		return errors.New("the record folded over the start gives another table")
	}
	return nil
}

// watchedLog is a record that looks, at each entry, whether what the state has kept is
// what is worked out anew.
type watchedLog struct {
	*board.Log
	state   *board.State
	watches bool
	err     error // the first that was found
}

func (w *watchedLog) Add(e board.Entry) {
	w.Log.Add(e)
	if w.watches && w.err == nil {
		w.err = keepsNothingStale(w.state)
	}
}

// keepsNothingStale checks that what a state has worked out of modifiers and kept
// is what is worked out anew.
func keepsNothingStale(s *board.State) error {
	kept, anew := s.Reckoned(), s.Anew().Reckoned()
	sameCard := func(a, b board.ReckonedCard) bool { return reflect.DeepEqual(a, b) }
	if slices.EqualFunc(kept.Cards, anew.Cards, sameCard) && slices.Equal(kept.Abilities, anew.Abilities) &&
		slices.Equal(kept.Active, anew.Active) &&
		slices.Equal(kept.Orderings, anew.Orderings) && slices.Equal(kept.Applied, anew.Applied) &&
		slices.Equal(kept.Powers, anew.Powers) {
		return nil
	}
	if diff := cmp.Diff(anew, kept, cmpopts.EquateEmpty(), cmpopts.EquateComparable(board.Having{},
		board.Active{})); diff != "" {
		return fmt.Errorf("what modifiers make of the cards (-anew +kept):\n%s", diff)
	}
	return nil
}

func throughJSON(s *board.State) (*board.State, error) {
	written, err := s.MarshalJSON()
	if err != nil {
		return nil, err
	}
	return board.Read(s.Program(), written)
}

// oneZoneEach checks that every card is in exactly one zone (401.1), but for
// tokens that have ceased to exist (521.3).
func oneZoneEach(s *board.State) error {
	seen := make([]bool, s.CardCount()+1)
	count := 0
	for z := board.DrawDeck; z <= board.Queue; z++ {
		for p := range s.Players() {
			if z.Shared() && p > 0 {
				continue
			}
			for _, c := range s.Cards(z, board.Player(p)) {
				if seen[c] || s.Zone(c) != z {
					return fmt.Errorf("card %d is in the %s and says it is in the %s", c, z, s.Zone(c))
				}
				seen[c] = true
				count++
			}
		}
	}
	for c := range seen {
		if c > 0 && s.IsToken(board.CardID(c)) && s.Zone(board.CardID(c)) == board.OutOfGame {
			count++
		}
	}
	if count != s.CardCount() {
		return fmt.Errorf("%d of %d cards are in a zone", count, s.CardCount())
	}
	return nil
}
