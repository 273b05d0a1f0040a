package engine

import (
	"testing"

	"canterlaw/engine/board"
)

// table is a position as in the middle of a game, with full decks.
func table(b *testing.B) *board.State {
	p := newPosition()
	for _, owner := range []board.Player{avery, blake} {
		for range 9 {
			p.deck(owner, blueFriend, pinkFriend, bothFriend, nuisance, event)
		}
		for range 5 {
			p.hand(owner, blueFriend)
			p.inPlay(pinkFriend, owner, board.HomeOf(owner))
		}
		p.inPlay(blueFriend, owner, board.ProblemOf(owner))
		p.inPlay(bothFriend, owner, board.ProblemOf(owner))
		p.setup.Players[owner].Tokens = 2
	}
	s := p.state(b)
	if err := At(s, Point{Moment: TurnStart}); err != nil {
		b.Fatal(err)
	}
	return s
}

// One receipt of priority that is passed, averaged over whole turns.
func BenchmarkReceipt(b *testing.B) {
	start := table(b)
	play := func(trail bool) func(*testing.B) {
		return func(b *testing.B) {
			var log *board.Log
			state := start.Clone()
			g := Resume(state, nil)
			receipts := 0
			for b.Loop() {
				if d := g.State().Decision(); d.Kind == board.Priority {
					receipts++
				}
				if g.State().Turn() > 40 || g.State().Result().Over || g.State().Decision().Kind == board.NoDecision {
					state.CopyFrom(start)
					g = Resume(state, nil)
					if trail {
						log = &board.Log{}
						g = Resume(state, log)
					}
					g.Run()
					continue
				}
				if err := passOrChooseFirst(g); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(receipts)/b.Elapsed().Seconds(), "receipts/s")
		}
	}
	b.Run("without trail", play(false))
	b.Run("with trail", play(true))
}

func BenchmarkCopy(b *testing.B) {
	start, to := table(b), new(board.State)
	for b.Loop() {
		to.CopyFrom(start)
	}
}

func BenchmarkKey(b *testing.B) {
	s := table(b)
	for b.Loop() {
		s.Key()
	}
}

func BenchmarkLegalActions(b *testing.B) {
	s := table(b)
	for s.Depth() > 0 {
		s.Pop()
	}
	if err := At(s, Point{Moment: Acting}); err != nil {
		b.Fatal(err)
	}
	g := Resume(s, nil)
	g.Run()
	for b.Loop() {
		if len(g.Options()) < 2 {
			b.Fatal("no actions to list")
		}
	}
}
