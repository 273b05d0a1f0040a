package engine

import (
	"math/rand/v2"
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
)

// rich adds cards in every zone and of every type, some of them unknown.
func (w *written) rich() {
	for _, owner := range []board.Player{avery, blake} {
		w.deck(owner, event, board.Unknown, blueFriend, nuisance, board.Unknown, pinkFriend)
		for _, print := range []board.Print{blueFriend, event, nuisance, board.Unknown} {
			w.in(board.Hand, owner, print)
		}
		for _, print := range []board.Print{pinkFriend, event, resource, nuisance} {
			w.in(board.DiscardPile, owner, print)
		}
		w.in(board.Banished, owner, blueFriend)
		host := w.inPlay(blueFriend, owner, board.ProblemOf(avery))
		w.setup.Cards[w.inPlay(resource, owner, board.ProblemOf(avery))-1].Host = host
		w.setup.Cards[w.inPlay(pinkFriend, owner, board.ProblemOf(blake))-1].Exhausted = true
		w.setup.Cards[w.inPlay(bothFriend, owner, board.HomeOf(owner))-1].Frightened = true
		w.setup.Cards[w.inPlay(nuisance, owner, board.ProblemOf(owner))-1].FaceDown = true
		w.setup.Players[owner] = board.PlayerSetup{Tokens: 4, Score: 5}
	}
	w.inPlay(nuisance, blake, board.ProblemOf(avery))
}

// Every example of the notation that does something can be processed to its end
// whatever players choose: the state is plain data at each decision.
func TestEveryExampleIsProcessed(t *testing.T) {
	processed := 0
	for _, e := range ability.Schema() {
		read, err := ability.Read(e.Example)
		if e.Example == "" || err != nil {
			continue
		}
		if kind := read.Type(false); kind == ability.Continuous || kind == ability.PlayRule {
			continue
		}
		processed++
		for seed := range uint64(6) {
			w := newWritten()
			if seed > 0 {
				w.rich()
			}
			source := w.inPlay(w.print(blueFriend, e.Example), avery, board.ProblemOf(avery))
			g, _, _ := w.effectOfCard(t, source)
			random := rand.New(rand.NewPCG(seed, 7))
			for decisions := 0; ; decisions++ {
				d := g.State().Decision()
				if d.Kind == board.Priority || g.State().Result().Over {
					break
				}
				if decisions == 200 {
					t.Fatalf("%s: the effect goes on for ever, asking for %s", e.Name, d.Kind)
				}
				resume(t, g)
				options := g.Options()
				if len(options) < int(d.Max) || len(options) == 0 {
					t.Fatalf("%s: %d of %d options are to be chosen (%s)", e.Name, d.Max, len(options), d.Kind)
				}
				places := random.Perm(len(options))[:int(d.Min)+random.IntN(int(d.Max-d.Min)+1)]
				if err := g.Choose(places...); err != nil {
					t.Fatalf("%s: %v", e.Name, err)
				}
			}
			if waiting := g.State().Waiting(); len(waiting) > 0 && !g.State().Result().Over {
				t.Errorf("%s: %d effects still wait", e.Name, len(waiting))
			}
		}
	}
	if processed < 50 {
		t.Errorf("only %d examples were processed", processed)
	}
}

// What nobody does is not done: an effect of the controller of no card.
func TestWhatNobodyDoes(t *testing.T) {
	for _, effect := range []string{"Gain(nobody, 1)", "Draw(nobody, 1)", "Discard(nobody, 1)",
		"it := Choose(1, Friend, nobody)\nExhaust(it)",
		"Move(This, AnyProblem, nobody)", "PutOnTopOrBottom(In(DiscardPile), nobody)",
		"PutIntoPlay(In(DiscardPile), nobody)",
		"Search(1, Friend && In(DrawDeck), nobody)", "n := ChooseNumber(1, 3, nobody)\nGain(n)",
		"GainControl(nobody, Friend)",
		"switch Modes(1, nobody) {\ncase 1:\n\tGain()\ncase 2:\n\tGain()\n}", "if May(nobody) {\n\tGain()\n}",
		"Score(nobody, 1)",
		"Gain(TokensOf(nobody))"} {
		w := newWritten()
		w.rich()
		w.setup.Players[avery].Tokens = 0
		g, _, _ := w.effectOf(t, "nobody := Controller(Friend && Named(\"Nobody\"))\n"+effect)
		if s := settled(t, g); s.Tokens(avery) != 0 || s.Score(avery) != 5 {
			t.Errorf("%s was done", effect)
		}
	}
}
