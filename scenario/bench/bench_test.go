package bench

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"canterlaw/data"
	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
	"canterlaw/scenario/exploring"
	"canterlaw/scenario/internal/scenariotest"
	"canterlaw/scenario/playing"
)

// Figures are compared with earlier ones, so the decks and the policy stay as they were;
// other decks belong in another file.
func TestTheBenchDecksAreFrozen(t *testing.T) {
	text, err := data.FS.ReadFile(benchDecksFile)
	if err != nil {
		t.Fatal(err)
	}
	const frozen = "d060f351b7fbfa59"
	if sum := sha256.Sum256(text); hex.EncodeToString(sum[:8]) != frozen {
		t.Errorf("data/%s has the sum %x; expected %s", benchDecksFile, sum[:8], frozen)
	}
}

func TestTheBenchPolicyIsFrozen(t *testing.T) {
	drawn := ""
	for seed := range uint64(3) {
		p := playing.NewRandomPlayer(seed)
		for _, d := range [][3]int{{1, 1, 7}, {0, 3, 5}, {2, 2, 9}, {4, 4, 4}, {1, 1, 30}} {
			drawn += fmt.Sprint(p.Draw(d[0], d[1], d[2]))
		}
	}
	const frozen = "[4][2 4 0][4 2][1 0 3 2][14][0][0 1][7 5][0 2 1 3][26][5][1 3][0 5][1 3 2 0][22]"
	if drawn != frozen {
		t.Errorf("drawn %s; expected %s", drawn, frozen)
	}
}

// The positions to explore are of three kinds, and each is explored whole: the figures are of
// all states that can be reached.
func TestTheBenchPositionsHaveMoreAndMoreAbilities(t *testing.T) {
	most, kinds := 0, [...]string{"few", "many", "very many"}
	for i, name := range benchPositions {
		s, err := scenario.Load(scenariotest.Library(t), scenariotest.ShippedFile(t, name))
		if err != nil {
			t.Fatal(err)
		}
		if found, err := exploring.Explore(s, benchStates, nil); err != nil || !found.Complete {
			t.Errorf("the position with %s abilities is not explored whole: %v, %v", kinds[i], found, err)
		}
		box, err := playing.NewSandbox(s)
		if err != nil {
			t.Fatal(err)
		}
		if n := abilitiesInPlay(box.State()); n <= 2*most {
			t.Errorf("%d abilities in play in the position with %s; expected more than twice %d",
				n, kinds[i], most)
		} else {
			most = n
		}
	}
}

// abilitiesInPlay counts the abilities printed on the cards in play.
func abilitiesInPlay(s *board.State) (n int) {
	for id := 1; id <= s.Program().AbilityCount(); id++ {
		a := s.Program().Ability(board.AbilityID(id))
		for _, c := range s.InPlay() {
			if a.Parent == 0 && s.Print(c) == a.Print {
				n++
			}
		}
	}
	return n
}

// Games in which players pass at once where nothing else is possible are those in which
// each of them is asked: with the same receipts of priority, decisions and record.
func TestGamesThatHurryAreTheSame(t *testing.T) {
	lib := scenariotest.Library(t)
	plain, err := benchGames(lib)
	if err != nil {
		t.Fatal(err)
	}
	withText, err := benchGamesWithText(lib, 25)
	if err != nil {
		t.Fatal(err)
	}
	for i, start := range slices.Concat(plain[:25], withText) {
		for _, recorded := range []bool{false, true} {
			if recorded && i%5 > 0 {
				continue
			}
			var ends [2][]byte
			var records [2]board.Log
			var results [2]Result
			for n := range 2 {
				var trail board.Trail
				if recorded {
					trail = &records[n]
				}
				g, policy := engine.Resume(start.Clone(), trail), playing.NewRandomPlayer(uint64(i))
				g.Run()
				if n == 0 {
					err = results[n].playEachPass(g, policy, benchTurns)
				} else {
					err = results[n].playTo(g, policy, benchTurns)
				}
				if err != nil {
					t.Fatal(err)
				}
				ends[n] = g.State().AppendFuture(nil)
				if hurries := n > 0; hurries != (g.Passes() > 0) {
					t.Errorf("game %d: %d passes at once", i+1, g.Passes())
				}
			}
			if results[0] != results[1] || !bytes.Equal(ends[0], ends[1]) {
				t.Errorf("game %d: %+v; expected %+v, and the same end", i+1, results[1], results[0])
			}
			if !reflect.DeepEqual(records[0].Entries, records[1].Entries) {
				t.Errorf("game %d has another record", i+1)
			}
		}
	}
}

// Decks get as many cards as curves ask for and stay legal, and games without the rule
// that a score wins go on where others end.
func TestGamesOfTheCurvesLast(t *testing.T) {
	lib := scenariotest.Library(t)
	themes, err := decklist.ThemeDecks(lib)
	if err != nil {
		t.Fatal(err)
	}
	drawn, err := decksWithText(lib)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range []lasting{{themes, false}, {drawn, true}} {
		for _, cards := range curveCards {
			starts, err := l.starts(cards)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range starts {
				for p := range board.Player(2) {
					if n := len(s.Cards(board.DrawDeck, p)) + len(s.Cards(board.Hand, p)); n != cards {
						t.Fatalf("a draw deck of %d cards; expected %d", n, cards)
					}
				}
			}
		}
	}
	starts, err := lasting{themes, false}.starts(curveCards[0])
	if err != nil {
		t.Fatal(err)
	}
	highest := 0
	for i, s := range starts[:5] {
		g := engine.Resume(s, nil)
		g.Run()
		var r Result
		if err := r.playTo(g, playing.NewRandomPlayer(uint64(i)), 200); err != nil {
			t.Fatal(err)
		}
		if s.Result().Over || s.Turn() != 201 {
			t.Errorf("game %d is over in turn %d", i+1, s.Turn())
		}
		highest = max(highest, s.Score(0), s.Score(1))
	}
	if highest < board.WinningScore {
		t.Errorf("no score is above %d", highest)
	}
}
