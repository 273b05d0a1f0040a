package engine

import (
	"fmt"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
)

// Turns count to the end of each player's first one, which text asks for.
func TestKeysTellFirstTurns(t *testing.T) {
	at := func(turn int) *Game {
		w := newWritten()
		w.setup.Turn, w.setup.TurnPlayer = turn, blake
		w.friend(blake, "When(StartOf(MainPhase))\nif IsFirstTurn(You) {\n\tGain(5)\n}")
		g, _ := w.at(t, Point{Window: EndOfTroublemakerPhase})
		return g
	}
	first, second, third := at(2), at(4), at(6)
	if first.State().Key() == second.State().Key() {
		t.Error("a player's first turn and their second one have equal keys")
	}
	if second.State().Key() != third.State().Key() {
		t.Error("a player's second turn and their third one have other keys, though nothing tells them from each other")
	}
	for _, g := range []*Game{first, second} {
		passUntil(t, g, func() bool { return g.Window() >= StartOfMainPhase })
	}
	if a, b := first.State().Tokens(blake), second.State().Tokens(blake); a != b+5 {
		t.Errorf("%d tokens in the first turn, %d in the second: want 5 more in the first", a, b)
	}
}

// Who has seen a card tells what they may do with it.
func TestKeysTellWhoHasSeenACard(t *testing.T) {
	w := newWritten()
	w.friend(avery, "MayPlay(TopOf(You), You)")
	w.deck(avery, pinkFriend, pinkFriend)
	w.setup.Players[avery].Tokens = 5
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	twin := Resume(g.State().Clone(), nil)
	s := twin.State()
	s.Propose(nil, board.Occurrence{Kind: board.CardLookedAt, Player: avery,
		Card: s.Ref(s.Cards(board.DrawDeck, avery)[0])})
	if g.State().Key() == s.Key() {
		t.Error("equal keys, whether or not a player has looked at the top card")
	}
	for _, x := range []*Game{g, twin} {
		passUntil(t, x, func() bool { return x.State().Decision().Kind == board.Opening })
	}
	if n, m := len(g.Options()), len(twin.Options()); n >= m {
		t.Errorf("%d options, and %d having looked at the card, which is to be played: want more", n, m)
	}
}

// States with equal keys go on alike: whoever comes to one by another way has the same
// options and sees the same of all cards.
func TestEqualKeysHaveTheSameOptions(t *testing.T) {
	texts := []string{
		"if IsFirstTurn(You) {\n\tAddPower(This, 1)\n}",
		"if Happened(Dismissed(Friend && Power >= 2), Turn) {\n\tAddPower(Yours, 1)\n}",
		"if Happened(Frightened(Friend && Pink), Turn) {\n\tHasKeyword(This, \"Swift\")\n}",
		"MayPlay(TopOf(You), You)",
		"Timing(AnyPhase)\nLook(TopOf(You))",
		"Timing(AnyPhase)\nFrighten(Choose(1, Friend && IsFaceUp))",
		"Timing(AnyPhase)\nDismiss(Choose(1, Friend && IsFaceDown))",
		"Timing(AnyPhase)\nx := Choose(1, Friend)\nfor Until(EndOf(Turn)) {\n\tOnlyColor(x, Pink)\n}",
		"Timing(Reaction)\nit := After(Dismissed(Friend && Pink))\nPutInHand(it)",
	}
	met := 0 // states with a key that was there before
	rapid.Check(t, func(t *rapid.T) {
		w := newWritten()
		for _, owner := range []board.Player{avery, blake} {
			for _, text := range rapid.SliceOfNDistinct(rapid.SampledFrom(texts), 1, 4, rapid.ID).Draw(t, "texts") {
				w.friend(owner, text)
			}
			w.inPlay(pinkFriend, owner, board.HomeOf(owner))
			w.deck(owner, pinkFriend, blueFriend)
			w.setup.Players[owner].Tokens = rapid.IntRange(0, 4).Draw(t, "tokens")
		}
		start, err := w.begun(Point{Window: StartOfEndPhase})
		if err != nil {
			t.Fatal(err)
		}
		seen := map[board.Key]string{}
		for range 20 {
			g := Resume(start.Clone(), nil)
			g.Run()
			acts := rapid.SliceOfN(rapid.IntRange(0, 5), 1, 2).Draw(t, "acts") // so few that the walks meet again
			for i := range 20 {
				if g.State().Result().Over {
					break
				}
				now := outlook(g)
				before, again := seen[g.State().Key()]
				if again && before != now {
					t.Fatalf("equal keys:\n%s\n%s", before, now)
				}
				if again {
					met++
				}
				seen[g.State().Key()] = now
				if !slices.Contains(acts, i) {
					if err := passOrChooseFirst(g); err != nil {
						t.Fatal(err)
					}
				} else if err := g.Choose(answer(t, g)...); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
	if met == 0 {
		t.Error("no two states had equal keys")
	}
}

// outlook writes what a player can do and what all cards are now.
func outlook(g *Game) string {
	s := g.State()
	text := fmt.Sprint(s.Decision(), " ")
	for _, o := range g.Options() {
		text += fmt.Sprint(o.Kind, o.Card.Card, o.Area, o.Action, " ")
	}
	for c := board.CardID(1); int(c) <= s.CardCount(); c++ {
		power, _ := s.Power(c)
		text += fmt.Sprint("; ", s.Zone(c), power, s.Colors(c), s.HasKeyword(c, "Swift"), s.Sees(avery, c),
			s.Sees(blake, c))
	}
	return text
}
