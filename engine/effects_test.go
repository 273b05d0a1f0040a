package engine

import (
	"slices"
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// undone are effects that no doer does: a may is a question of its own.
var undone = []ability.Op{ability.May, ability.Play}

// Every effect of the notation is done by the engine.
func TestEveryEffectIsDone(t *testing.T) {
	for _, e := range ability.Schema() {
		if e.Kind == ability.Effect && doers[e.Op] == nil && !slices.Contains(undone, e.Op) {
			t.Errorf("nothing does %s", e.Name)
		}
	}
}

// effectOf sets up that the effect of a Friend of Avery's waits to be processed,
// at the start of Avery's Main Phase.
func (w *written) effectOf(t *testing.T, notation string) (*Game, *board.Log, board.CardID) {
	t.Helper()
	return w.effectOfCard(t, w.friend(avery, "When(Drawn(Opponents, This))\n"+notation))
}

func (w *written) effectOfCard(t *testing.T, source board.CardID) (*Game, *board.Log, board.CardID) {
	t.Helper()
	program := w.state(t).Program()
	w.setup.Waiting = append(w.setup.Waiting, board.Effect{Controller: avery, Source: board.Ref{Card: source},
		Ability: program.Printed(w.setup.Cards[source-1].Print, 0)[0]})
	g, log := w.at(t, Point{Window: StartOfMainPhase})
	return g, log, source
}

// answers makes the decision as a player: with cards, areas, players, numbers,
// colors, yes (true) and no (false), or words, in this order. Before that the
// state is written out and read back.
func answers(t *testing.T, g *Game, who board.Player, with ...any) {
	t.Helper()
	d := g.State().Decision()
	if d.Player != who {
		t.Fatalf("player %d decides (%s), not player %d", d.Player, d.Kind, who)
	}
	var places []int
	for _, answer := range with {
		place := slices.IndexFunc(g.Options(), func(o board.Option) bool { return isAnswer(g, o, answer) })
		if place < 0 {
			t.Fatalf("%v is no answer to %s: %v", answer, d.Kind, g.Options())
		}
		places = append(places, place)
	}
	resume(t, g)
	if err := g.Choose(places...); err != nil {
		t.Fatal(err)
	}
}

func isAnswer(g *Game, o board.Option, answer any) bool {
	switch a := answer.(type) {
	case board.CardID:
		return o.Kind == board.CardOption && o.Card.Card == a
	case board.AreaID:
		return o.Kind == board.AreaOption && o.Area == a
	case board.Player:
		return o.Kind == board.PlayerOption && board.Player(o.N) == a
	case board.Print:
		return o.Kind == board.PrintOption && o.Print == a
	case card.Color:
		return o.Kind == board.ColorOption && card.Color(o.N) == a
	case string:
		return o.Kind == board.WordOption && g.State().Program().Text(board.Word(o.N)) == a
	case bool:
		return o.Kind == board.YesOption && a || o.Kind == board.NoOption && !a
	case int:
		return o.Kind == board.NumberOption && o.Int() == a || o.Kind == board.ModeOption && int(o.N) == a
	}
	return false
}

// settled checks that the effect has been processed: a player has priority.
func settled(t *testing.T, g *Game) *board.State {
	t.Helper()
	if d := g.State().Decision(); d.Kind != board.Priority {
		t.Fatalf("the effect still asks player %d: %s of %v", d.Player, d.Kind, g.Options())
	}
	return g.State()
}

func offers(g *Game, answer any) bool {
	return slices.ContainsFunc(g.Options(), func(o board.Option) bool { return isAnswer(g, o, answer) })
}

// What is chosen is what the next effect can be done to (705.2e).
func TestChoosingWhatCanBeDone(t *testing.T) {
	w := newWritten()
	ready := w.inPlay(blueFriend, blake, board.HomeOf(blake))
	other := w.inPlay(blueFriend, blake, board.HomeOf(blake))
	tired := w.inPlay(blueFriend, blake, board.HomeOf(blake))
	w.setup.Cards[tired-1].Exhausted = true
	g, _, _ := w.effectOf(t, "it := Choose(1, Friend && Opposing)\nExhaust(it)\nSend(it, Home)")
	if offers(g, tired) || !offers(g, other) {
		t.Errorf("the options are %v", g.Options())
	}
	answers(t, g, avery, ready)
	if s := settled(t, g); !s.IsExhausted(ready) || s.IsExhausted(other) {
		t.Error("the chosen Friend was not exhausted alone")
	}
}

// With one answer it is taken; with none that can be exhausted, one is chosen all
// the same for what else is done to it (707.2).
func TestPartsThatCantBeDoneAreLeftOut(t *testing.T) {
	w := newWritten()
	tired := w.inPlay(blueFriend, blake, board.ProblemOf(blake))
	w.setup.Cards[tired-1].Exhausted = true
	g, _, _ := w.effectOf(t, "it := Choose(1, Friend && Opposing)\nExhaust(it)\nSend(it, Home)")
	if s := settled(t, g); s.Area(tired) != board.HomeOf(blake) {
		t.Error("the Friend was not sent home")
	}
}

// What players may do and can't do in full is not offered (508.1d, 705.2e).
func TestWhatCantBePaidIsNotOffered(t *testing.T) {
	for _, test := range []struct {
		ruling, may string
		tokens      int
		offered     bool
	}{
		{"two payments need the tokens for both", "May(Pay(1), Pay(1))", 1, false},
		{"with the tokens for both they are offered", "May(Pay(1), Pay(1))", 2, true},
		{"retiring needs a card to be retired", "May(Retire(Choose(1, Friend && Yours && !This)))", 0, false},
		{"the Friend itself can be retired", "May(Retire(This))", 0, true},
		{"a ready card can't be readied", "May(Ready(This))", 0, false},
		{"two Friends can't be exhausted where there is one", "May(Exhaust(Choose(2, Friend && Yours)))", 0, false},
		{"one can", "May(Exhaust(Choose(1, Friend && Yours)))", 0, true},
		{"what a card forbids can't be paid (508.1c)", "May(Exhaust(Choose(1, Friend && Opposing)))", 0, false},
		{"counters that aren't there can't be removed", "May(RemoveCounters(This, 1))", 0, false},
		{"a card can't be discarded from an empty hand", "May(Discard(1))", 0, false},
		{"a card can't be drawn from an empty deck", "May(Draw())", 0, false},
		{"nothing beneath the card can be spent", "May(Spend())", 0, false},
		{"no card is moved to where it is", "May(Move(This, Home(You)))", 0, false},
		{"a Start side can be turned over", "May(TurnOver(ManeCharacter && Yours))", 0, true},
		{"tokens can be paid as far as they go", "May(Pay(AnyNumber))", 1, true},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = test.tokens
			w.friend(blake, "Cant(Exhausted(Players, This))")
			g, _, _ := w.effectOf(t, test.may)
			if offered := g.State().Decision().Kind == board.YesOrNo; offered != test.offered {
				t.Errorf("offered: %v", offered)
			}
		})
	}
}

// Effects that are done to cards as they are.
func TestWhatIsDoneToCards(t *testing.T) {
	for _, test := range []struct {
		effect string
		card   func(w *written) board.CardID
		done   func(s *board.State, c board.CardID) bool
	}{
		{"Dismiss(Friend && Opposing)", friendOfBlake, isIn(board.DiscardPile)},
		{"Retire(Friend && Opposing)", friendOfBlake, isIn(board.DiscardPile)},
		{"Banish(Friend && Opposing)", friendOfBlake, isIn(board.Banished)},
		{"Exhaust(Friend && Opposing)", friendOfBlake, (*board.State).IsExhausted},
		{"Frighten(Friend && Opposing)", friendOfBlake, (*board.State).IsFrightened},
		{"Frighten(Friend && Opposing)\nUnfrighten(Opposing && IsFrightened)", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return !s.IsFrightened(c) }},
		{"it := Exhaust(Friend && Opposing)\nReady(it)", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return !s.IsExhausted(c) }},
		{"PutInHand(Friend && Opposing)", friendOfBlake, isIn(board.Hand)},
		{"PutOnTop(Friend && Opposing)", friendOfBlake, isIn(board.DrawDeck)},
		{"PutOnBottom(Friend && Opposing)", friendOfBlake, isIn(board.DrawDeck)},
		{"PutInDiscards(Friend && Opposing)", friendOfBlake, isIn(board.DiscardPile)},
		{"SetAside(Friend && Opposing)", friendOfBlake, isIn(board.OutOfGame)},
		{"it := SetAside(Friend && Opposing)\nPutInHand(it)", friendOfBlake, isIn(board.Hand)},
		{"GainControl(Friend && Opposing)", friendOfBlake, func(s *board.State,
			c board.CardID) bool {
			return s.Controller(c) == avery
		}},
		{"Move(Friend && Opposing, ProblemOf(You))", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return s.Area(c) == board.ProblemOf(avery) }},
		{"Send(Friend && Opposing, AreaOf(Problem && OwnedBy(You)))", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return s.Area(c) == board.ProblemOf(avery) }},
		{"PutCounters(Friend && Opposing, 2)", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return s.PowerCounters(c) == 2 }},
		{"PutCounters(Friend && Opposing, 2, \"-1 power\")", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return s.PowerCounters(c) == -2 }},
		{"PutCounters(Friend && Opposing, 3)\nRemoveCounters(Friend && Opposing)", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return s.PowerCounters(c) == 2 }},
		{"PutCounters(Friend && Opposing, 3, \"Tip\")\nRemoveCounters(Friend && Opposing, 2, \"Tip\")", friendOfBlake,
			func(s *board.State, c board.CardID) bool {
				tip, _ := s.Program().WordFor("Tip")
				return s.Counters(c, tip) == 1
			}},
		{"PutCounters(Friend && Opposing)\nRemoveCounters(Friend && Opposing, 5)", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return s.PowerCounters(c) == 0 }},
		{"CutieMark(Friend && Opposing)\nCutieMark(Friend && Opposing)", friendOfBlake,
			func(s *board.State, c board.CardID) bool { return s.IsCutieMarked(c) && s.PowerCounters(c) == 1 }},
		{"ShuffleIntoDeck(In(DiscardPile, Opponent))", func(w *written) board.CardID {
			return w.add(board.CardSetup{Print: event, Owner: blake, Zone: board.DiscardPile})
		}, isIn(board.DrawDeck)},
		{"Uncover(Troublemaker && IsFaceDown)", func(w *written) board.CardID {
			c := w.inPlay(nuisance, blake, board.ProblemOf(blake))
			w.setup.Cards[c-1].FaceDown = true
			return c
		}, func(s *board.State, c board.CardID) bool { return !s.IsFaceDown(c) }},
		{"TurnFaceDown(Troublemaker)", func(w *written) board.CardID {
			return w.inPlay(nuisance, blake,
				board.ProblemOf(blake))
		},
			(*board.State).IsFaceDown},
		{"TurnFaceUp(IsFaceDown)", func(w *written) board.CardID {
			c := w.inPlay(nuisance, blake, board.ProblemOf(blake))
			w.setup.Cards[c-1].FaceDown = true
			return c
		}, func(s *board.State, c board.CardID) bool { return !s.IsFaceDown(c) }},
		{"TurnOver(ManeCharacter && Opposing)", func(*written) board.CardID { return 2 }, (*board.State).IsBoosted},
	} {
		t.Run(test.effect, func(t *testing.T) {
			w := newWritten()
			w.friend(avery) // so that the effect's own card is not among them alone
			c := test.card(w)
			g, _, _ := w.effectOf(t, test.effect)
			if s := settled(t, g); !test.done(s, c) {
				t.Errorf("it was not done: the card is in the %s, at area %d", s.Zone(c), s.Area(c))
			}
		})
	}
}

func friendOfBlake(w *written) board.CardID {
	return w.inPlay(blueFriend, blake, board.ProblemOf(blake))
}

func isIn(z board.Zone) func(*board.State, board.CardID) bool {
	return func(s *board.State, c board.CardID) bool { return s.Zone(c) == z }
}

// Effects on players' tokens and points.
func TestWhatIsDoneToPlayers(t *testing.T) {
	for _, test := range []struct {
		effect                   string
		tokensA, tokensB, pA, pB int
	}{
		{"Gain(2)", 5, 3, 2, 1},
		{"Lose(Opponent, 2)", 3, 1, 2, 1},
		{"Lose(Opponent, 9)", 3, 0, 2, 1},
		{"n := Lose(Opponent, 9)\nGain(n)", 6, 0, 2, 1},
		{"Score(3)", 3, 3, 5, 1},
		{"LosePoints(Opponent, 4)", 3, 3, 2, 0},
		{"Pay(2)", 1, 3, 2, 1},
		{"Pay(4)", 3, 3, 2, 1},
		{"Pay(Opponent, 1)", 3, 2, 2, 1},
		{"n := TokensOf(Opponent)\nGain(n)", 6, 3, 2, 1},
		{"for range Times(2) {\n\tGain(2)\n}", 7, 3, 2, 1},
		{"for who := range EachPlayer(Players) {\n\tGain(who, 1)\n}", 4, 4, 2, 1},
		{"for range EachPlayer(Players) {\n\tPay(2)\n}", 1, 3, 2, 1}, // what is left can't pay once more
		{"if Pay(4) {\n\tScore(1)\n} else {\n\tScore(2)\n}", 3, 3, 4, 1},
		{"if Pay(3) {\n\tScore(1)\n} else {\n\tScore(2)\n}", 0, 3, 3, 1},
	} {
		t.Run(test.effect, func(t *testing.T) {
			w := newWritten()
			w.setup.Players = []board.PlayerSetup{{Tokens: 3, Score: 2}, {Tokens: 3, Score: 1}}
			g, _, _ := w.effectOf(t, test.effect)
			s := settled(t, g)
			if s.Tokens(avery) != test.tokensA || s.Tokens(blake) != test.tokensB || s.Score(avery) != test.pA ||
				s.Score(blake) != test.pB {
				t.Errorf("tokens %d and %d, points %d and %d", s.Tokens(avery), s.Tokens(blake), s.Score(avery),
					s.Score(blake))
			}
		})
	}
}

func TestWinningAndLosingByAnEffect(t *testing.T) {
	for effect, winner := range map[string]board.Player{"WinGame()": avery, "LoseGame()": blake,
		"LoseGame(Opponent)": avery} {
		g, _, _ := newWritten().effectOf(t, effect)
		if r := g.State().Result(); !r.Over || r.Winner != winner {
			t.Errorf("%s: the result is %+v", effect, r)
		}
	}
}

func TestPayingAnyNumber(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 3
	g, _, source := w.effectOf(t, "n := Pay(AnyNumber)\nPutCounters(This, n)")
	if len(g.Options()) != 4 {
		t.Errorf("the options are %v", g.Options())
	}
	answers(t, g, avery, 2)
	if s := settled(t, g); s.Tokens(avery) != 1 || s.PowerCounters(source) != 2 {
		t.Errorf("%d tokens are left, and %d counters were put", s.Tokens(avery), s.PowerCounters(source))
	}
}

// Drawn cards are bound, and each draw is by itself (410.4b); a deck that runs
// out gives no more.
func TestDrawing(t *testing.T) {
	w := newWritten()
	w.deck(avery, blueFriend, event)
	g, log, source := w.effectOf(t, "it := Draw(3)\nPutCounters(This, Count(it))")
	s := settled(t, g)
	drawn := 0
	for _, e := range log.Entries {
		if e.Occurrence.Kind == board.CardDrawn {
			drawn++
		}
	}
	if len(s.Cards(board.Hand, avery)) != 2 || drawn != 2 || s.PowerCounters(source) != 2 {
		t.Errorf("%d cards are in hand after %d draws, %d were counted", len(s.Cards(board.Hand, avery)), drawn,
			s.PowerCounters(source))
	}
}

// Who discards a number of cards chooses them; what nobody knows is learned as it
// is discarded (406.1).
func TestDiscarding(t *testing.T) {
	w := newWritten()
	keep := w.hand(blake, event)
	lose := w.hand(blake, board.Unknown)
	mine := w.hand(avery, event)
	g, _, source := w.effectOf(t, "it := Discard(Players, 1)\nPutCounters(This, Count(it))")
	answers(t, g, blake, lose)
	answers(t, g, board.Chance, pinkFriend)
	s := settled(t, g)
	if s.Zone(lose) != board.DiscardPile || s.Print(lose) != pinkFriend || s.Zone(keep) != board.Hand ||
		s.Zone(mine) != board.DiscardPile {
		t.Errorf("the cards are in the %s, %s and %s", s.Zone(lose), s.Zone(keep), s.Zone(mine))
	}
	if s.PowerCounters(source) != 2 {
		t.Errorf("%d cards were discarded this way", s.PowerCounters(source))
	}
}

// Choices other than of cards.
func TestOtherChoices(t *testing.T) {
	for _, test := range []struct {
		effect string
		answer any
		done   func(s *board.State, source board.CardID) bool
	}{
		{"who := ChoosePlayer()\nGain(who, 1)", blake, func(s *board.State,
			_ board.CardID) bool {
			return s.Tokens(blake) == 1
		}},
		{"place := ChooseArea(AnyProblem)\nMove(This, place)", board.ProblemOf(blake),
			func(s *board.State, c board.CardID) bool { return s.Area(c) == board.ProblemOf(blake) }},
		{"color := ChooseColor()\nfor Until(EndOf(Turn)) {\n\tOnlyColor(This, color)\n}", card.Pink,
			func(s *board.State, c board.CardID) bool { return s.Colors(c) == card.ColorsOf(card.Pink) }},
		{"word := ChooseType()\nn := Count(OfType(word))\nGain(n)", "Mane Character",
			func(s *board.State, _ board.CardID) bool { return s.Tokens(avery) == 2 }},
		{"word := ChooseTrait()\nfor Until(EndOf(Turn)) {\n\tHasTrait(This, word)\n}", "Epic",
			func(s *board.State, c board.CardID) bool { return s.HasTrait(c, "Epic") }},
		{"word := ChooseTrait()\nfor Until(EndOf(Turn)) {\n\tHasTrait(This, word)\n}", "",
			func(s *board.State, c board.CardID) bool { return !s.HasTrait(c, "Epic") }},
		{"n := ChooseNumber(1, 3)\nGain(n)", 3, func(s *board.State,
			_ board.CardID) bool {
			return s.Tokens(avery) == 3
		}},
		{"word := NameCard()\nGain(Count(Named(word)))", "Blue Mane",
			func(s *board.State, _ board.CardID) bool { return s.Tokens(avery) == 1 }},
		{"word := NameCard()\nGain(Count(Named(word)))", "",
			func(s *board.State, _ board.CardID) bool { return s.Tokens(avery) == 0 }},
		{"PutCounters(This, 1, \"Tip\")\nPutCounters(This)\nword := ChooseCounter(This)\nPutCounters(This, 1, word)",
			"+1 power",
			func(s *board.State, c board.CardID) bool { return s.PowerCounters(c) == 2 }},
		{"PutCounters(This, 1, \"Tip\")\nPutCounters(This)\nword := ChooseCounter(This)\nRemoveCounters(This, 1, word)",
			"Tip",
			func(s *board.State, c board.CardID) bool { return s.PowerCounters(c) == 1 && len(s.CountersOn(c)) == 0 }},
		{"switch Modes(1) {\ncase 1:\n\tGain(1)\ncase 2:\n\tGain(2)\n}", 2,
			func(s *board.State, _ board.CardID) bool { return s.Tokens(avery) == 2 }},
		{"if May() {\n\tGain(1)\n}", true, func(s *board.State, _ board.CardID) bool { return s.Tokens(avery) == 1 }},
		{"if May() {\n\tGain(1)\n}", false, func(s *board.State, _ board.CardID) bool { return s.Tokens(avery) == 0 }},
	} {
		t.Run(test.effect, func(t *testing.T) {
			g, _, source := newWritten().effectOf(t, test.effect)
			answers(t, g, avery, test.answer)
			if s := settled(t, g); !test.done(s, source) {
				t.Error("it was not done as chosen")
			}
		})
	}
}

func TestGuessing(t *testing.T) {
	for guessed, tokens := range map[bool]int{true: 1, false: 3} {
		g, _, _ := newWritten().effectOf(t, "if Guess(Opponent, Power(This) == 2) {\n\tGain(1)\n} else {\n\tGain(3)\n}")
		answers(t, g, blake, guessed)
		if got := settled(t, g).Tokens(avery); got != tokens {
			t.Errorf("guessed %v: %d tokens", guessed, got)
		}
	}
}

func TestSeparatingPiles(t *testing.T) {
	for pile, size := range map[int]int{1: 1, 2: 2} {
		w := newWritten()
		first := w.hand(blake, event)
		w.hand(blake, blueFriend)
		w.hand(blake, pinkFriend)
		g, _, _ := w.effectOf(t, "it := Reveal(In(Hand, Opponent))\npile := SeparatePiles(it, Opponent)\nBanish(pile)")
		answers(t, g, blake, first)
		answers(t, g, avery, pile)
		s := settled(t, g)
		if banished := len(s.Cards(board.Banished, blake)); banished != size ||
			(s.Zone(first) == board.Banished) != (pile == 1) {
			t.Errorf("pile %d has %d cards", pile, banished)
		}
	}
}

// Chance chooses at random.
func TestChoosingAtRandom(t *testing.T) {
	w := newWritten()
	w.hand(blake, event)
	other := w.hand(blake, blueFriend)
	g, _, _ := w.effectOf(t, "it := ChooseRandom(1, In(Hand, Opponent))\nDiscard(it)")
	answers(t, g, board.Chance, other)
	if s := settled(t, g); s.Zone(other) != board.DiscardPile || len(s.Cards(board.Hand, blake)) != 1 {
		t.Error("the card chosen at random was not discarded")
	}
}
