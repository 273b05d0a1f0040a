package engine

import (
	"slices"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// titles gives the titles of the cards in a zone, the top one first; "?" for
// those that nobody knows.
func titles(s *board.State, z board.Zone, p board.Player) (all []string) {
	for _, c := range s.Cards(z, p) {
		title := "?"
		if face := s.Face(c); face != nil {
			title = face.Title
		}
		all = append(all, title)
	}
	return all
}

// in adds a card in a zone.
func (w *written) in(z board.Zone, owner board.Player, print board.Print) board.CardID {
	return w.add(board.CardSetup{Print: print, Owner: owner, Zone: z})
}

// Who puts several cards on a deck puts them in an order of their choice (402.3).
func TestPuttingCardsOnDecks(t *testing.T) {
	for _, test := range []struct {
		ruling, effect string
		answers        func(t *testing.T, g *Game, a, b, c board.CardID)
		deck           []string
	}{
		{"on top", "PutOnTop(In(DiscardPile, You))", func(t *testing.T, g *Game, a, b, c board.CardID) {
			answers(t, g, avery, b, c, a)
		}, []string{"Pink Friend", "Only One", "Blue Friend", "Event"}},
		{"on the bottom", "PutOnBottom(In(DiscardPile, You))", func(t *testing.T, g *Game, a, b, c board.CardID) {
			answers(t, g, avery, b, c, a)
		}, []string{"Event", "Pink Friend", "Only One", "Blue Friend"}},
		{"on both ends", "PutOnTopOrBottom(In(DiscardPile, You))", func(t *testing.T, g *Game, a, b, c board.CardID) {
			answers(t, g, avery, c, a)
			answers(t, g, avery, c, a)
		}, []string{"Only One", "Blue Friend", "Event", "Pink Friend"}},
		{"all on the bottom after all", "PutOnTopOrBottom(In(DiscardPile, You))",
			func(t *testing.T, g *Game, a, b, c board.CardID) {
				answers(t, g, avery)
				answers(t, g, avery, a, b, c)
			}, []string{"Event", "Blue Friend", "Pink Friend", "Only One"}},
		{"the deck's own cards, looked at", "it := Look(TopOf(You, 1))\nPutOnTopOrBottom(it)",
			func(t *testing.T, g *Game, a, b, c board.CardID) {
				answers(t, g, avery)
			}, []string{"Event"}},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.deck(avery, event)
			a, b, c := w.in(board.DiscardPile, avery, blueFriend), w.in(board.DiscardPile, avery, pinkFriend),
				w.in(board.DiscardPile, avery, uniqueFriend)
			g, _, _ := w.effectOf(t, test.effect)
			test.answers(t, g, a, b, c)
			if got := titles(settled(t, g), board.DrawDeck, avery); !slices.Equal(got, test.deck) {
				t.Errorf("the deck is %v, want %v", got, test.deck)
			}
		})
	}
}

// What nobody knows is learned before it is looked at, revealed, asked about or
// put where all can see it, and only then.
func TestLearningWhatEffectsLookAt(t *testing.T) {
	for _, test := range []struct {
		ruling, effect string
		learned        int
	}{
		{"a card that is looked at", "Look(TopOf(You, 1))", 1},
		{"cards that are revealed", "Reveal(TopOf(You, 2))", 2},
		{"a card that is banished", "Banish(TopOf(You, 1))", 1},
		{"a card that is put into the discard pile", "PutInDiscards(TopOf(You, 1))", 1},
		{"a card whose type is asked about", "it := TopOf(You, 1)\nif Is(it, Friend) {\n\tGain(1)\n}", 1},
		{"a card whose power is asked about", "it := TopOf(You, 1)\nGain(Power(it))", 1},
		{"cards in hand that are described", "Discard(Friend && In(Hand, You))", 2},
		{"cards in hand that fit what may be done", "May(Discard(Choose(1, Friend && In(Hand, You))))", 2},
		{"cards in hand that are counted", "Gain(Count(In(Hand, You)))", 0},
		{"a card that is put into a hand", "PutInHand(TopOf(You, 1))", 0},
		{"cards on top that go to the bottom", "PutOnBottom(TopOf(You, 1))", 0},
		{"cards that are drawn", "Draw(2)", 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.deck(avery, board.Unknown, board.Unknown, board.Unknown)
			w.in(board.Hand, avery, board.Unknown)
			w.in(board.Hand, avery, board.Unknown)
			g, _, _ := w.effectOf(t, test.effect)
			learned := 0
			for g.State().Decision().Player == board.Chance {
				answers(t, g, board.Chance, blueFriend)
				learned++
			}
			if learned != test.learned {
				t.Errorf("%d cards were learned, want %d", learned, test.learned)
			}
		})
	}
}

// Searching looks at all cards of a zone, may find nothing, and is followed by
// shuffling (518).
func TestSearching(t *testing.T) {
	for _, test := range []struct {
		ruling, effect string
		find           bool
		hand, deck     []string
	}{
		{"what is found is put into hand, the rest is shuffled",
			"it := Search(1, Friend && In(DrawDeck, You))\nReveal(it)\nPutInHand(it)",
			true, []string{"Blue Friend"}, []string{"?", "?"}},
		{"a player may fail to find a card", "it := Search(1, Friend && In(DrawDeck, You))\nReveal(it)\nPutInHand(it)",
			false, nil, []string{"?", "?", "?"}},
		{"what is put on top is there after the shuffle", "it := Search(1, Friend && In(DrawDeck, You))\nPutOnTop(it)",
			true, nil, []string{"Blue Friend", "?", "?"}},
		{"what is put on the bottom is there after the shuffle",
			"it := Search(1, Friend && In(DrawDeck, You))\nPutOnBottom(it)",
			true, nil, []string{"?", "?", "Blue Friend"}},
		{"a card drawn afterwards is drawn from the shuffled deck",
			"it := Search(1, Friend && In(DrawDeck, You))\nPutInHand(it)\nDraw()",
			true, []string{"Blue Friend", "?"}, []string{"?"}},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.deck(avery, event, board.Unknown, event)
			g, log, _ := w.effectOf(t, test.effect)
			answers(t, g, board.Chance, blueFriend)
			if len(g.Options()) != 1 {
				t.Errorf("the options are %v", g.Options())
			}
			if test.find {
				answers(t, g, avery, g.Options()[0].Card.Card)
			} else {
				answers(t, g, avery)
			}
			s := settled(t, g)
			if hand, deck := titles(s, board.Hand, avery), titles(s, board.DrawDeck, avery); !slices.Equal(hand,
				test.hand) || !slices.Equal(deck, test.deck) {
				t.Errorf("the hand is %v, the deck %v", hand, deck)
			}
			shuffles := 0
			for _, e := range log.Entries {
				if e.Occurrence.Kind == board.DeckShuffled {
					shuffles++
				}
			}
			if shuffles != 1 {
				t.Errorf("the deck was shuffled %d times", shuffles)
			}
		})
	}
}

// Where a card enters play by an effect (706.1).
func TestPuttingCardsIntoPlay(t *testing.T) {
	here, there := board.ProblemOf(avery), board.ProblemOf(blake)
	for _, test := range []struct {
		ruling, effect string
		print          func(w *written) board.Print
		options        []any
		answer         any
		area           board.AreaID
		controller     board.Player
		is             func(*board.State, board.CardID) bool
	}{
		{"a Friend: home or any Problem (302.1)", "PutIntoPlay(In(DiscardPile))", invented(blueFriend),
			[]any{board.HomeOf(blake), here, there}, here, here, blake, nil},
		{"under one's own control", "PutIntoPlay(In(DiscardPile), You)", invented(blueFriend),
			[]any{board.HomeOf(avery), here, there}, there, there, avery, nil},
		{"to an area that the effect names", "PutIntoPlay(In(DiscardPile), ProblemOf(You))", invented(blueFriend), nil,
			nil, here, blake, nil},
		{"to the home of who will control it", "PutIntoPlay(In(DiscardPile), Home, You)", invented(blueFriend), nil,
			nil, board.HomeOf(avery), avery, nil},
		{"exhausted", "PutIntoPlay(In(DiscardPile), ProblemOf(You), EnteringExhausted)", invented(blueFriend), nil, nil,
			here, blake, (*board.State).IsExhausted},
		{"frightened", "PutIntoPlay(In(DiscardPile), ProblemOf(You), EnteringFrightened)", invented(blueFriend), nil,
			nil,
			here, blake, (*board.State).IsFrightened},
		{"a Troublemaker: any Problem, face-down (306.1)", "PutIntoPlay(In(DiscardPile))", invented(nuisance),
			[]any{here, there}, there, there, blake, (*board.State).IsFaceDown},
		{"a Troublemaker that is said to be face-up", "PutIntoPlay(In(DiscardPile), EnteringFaceUp)",
			invented(nuisance),
			[]any{here, there}, there, there, blake, func(s *board.State,
				c board.CardID) bool {
				return !s.IsFaceDown(c)
			}},
		{"a Resource: where its text has it played", "PutIntoPlay(In(DiscardPile))",
			func(w *written) board.Print { return w.print(resource, "PlayTo(AnyProblem)") }, []any{here, there}, here,
			here, blake, nil},
		{"a Resource with one place", "PutIntoPlay(In(DiscardPile))",
			func(w *written) board.Print { return w.print(resource, "PlayTo(Home(You))") }, nil, nil,
			board.HomeOf(blake), blake, nil},
		{"an attachment: on a card on which it could be played (509.1)", "PutIntoPlay(In(DiscardPile))",
			func(w *written) board.Print { return w.print(resource, "PlayOn(ManeCharacter)") },
			[]any{board.CardID(1), board.CardID(2)}, board.CardID(2),
			board.HomeOf(blake), blake, (*board.State).IsAttachment},
		{"an attachment on a host that the effect names",
			"it := Choose(1, ManeCharacter && Yours)\nPutIntoPlay(In(DiscardPile), it)",
			func(w *written) board.Print { return w.print(resource, "PlayOn(ManeCharacter)") }, nil, nil,
			board.HomeOf(avery), blake, (*board.State).IsAttachment},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			c := w.in(board.DiscardPile, blake, test.print(w))
			g, _, _ := w.effectOf(t, test.effect)
			if test.answer != nil {
				if len(g.Options()) != len(test.options) {
					t.Errorf("the options are %v", g.Options())
				}
				for _, o := range test.options {
					if !offers(g, o) {
						t.Errorf("%v is not offered", o)
					}
				}
				answers(t, g, avery, test.answer)
			}
			s := settled(t, g)
			if s.Zone(c) != board.Play || s.Area(c) != test.area || s.Controller(c) != test.controller {
				t.Errorf("it is in the %s at area %d under player %d", s.Zone(c), s.Area(c), s.Controller(c)+1)
			}
			if test.is != nil && !test.is(s, c) {
				t.Error("it is not in play as told")
			}
		})
	}
}

func invented(print board.Print) func(*written) board.Print {
	return func(*written) board.Print { return print }
}

// An attachment can't be put on a card that it could not be attached to, and an
// Event is never in play (304.2).
func TestWhatCantBePutIntoPlay(t *testing.T) {
	for _, test := range []struct {
		effect string
		print  func(w *written) board.Print
	}{
		{"PutIntoPlay(In(DiscardPile))", invented(event)},
		{"it := Choose(1, ManeCharacter && Yours)\nPutIntoPlay(In(DiscardPile), it)",
			func(w *written) board.Print { return w.print(resource, "PlayOn(Problem)") }},
		{"PutIntoPlay(In(DiscardPile), Home)", invented(nuisance)},
		{"if May(PutIntoPlay(In(DiscardPile))) {\n\tGain()\n}", invented(event)},
	} {
		w := newWritten()
		c := w.in(board.DiscardPile, blake, test.print(w))
		g, _, _ := w.effectOf(t, test.effect)
		if s := settled(t, g); s.Zone(c) != board.DiscardPile || s.Tokens(avery) != 0 {
			t.Errorf("%s: the card is in the %s", test.effect, s.Zone(c))
		}
	}
}

// Several cards enter play at the same time once it is settled where (706.1).
func TestPuttingSeveralCardsIntoPlay(t *testing.T) {
	w := newWritten()
	one, other := w.in(board.DiscardPile, avery, blueFriend), w.in(board.DiscardPile, avery, pinkFriend)
	g, _, source := w.effectOf(t,
		"it := PutIntoPlay(In(DiscardPile, You))\nPutCounters(it)\nPutCounters(This, Count(it))")
	answers(t, g, avery, board.HomeOf(avery))
	if s := g.State(); s.Zone(one) != board.DiscardPile {
		t.Error("the first entered play before it was settled where the other one does")
	}
	answers(t, g, avery, board.ProblemOf(blake))
	s := settled(t, g)
	if s.Area(one) != board.HomeOf(avery) || s.Area(other) != board.ProblemOf(blake) || s.PowerCounters(one) != 1 ||
		s.PowerCounters(other) != 1 || s.PowerCounters(source) != 2 {
		t.Errorf("they are at areas %d and %d", s.Area(one), s.Area(other))
	}
}

// tokens lists the tokens in play.
func tokens(s *board.State) (all []board.CardID) {
	for _, c := range s.InPlay() {
		if s.IsToken(c) {
			all = append(all, c)
		}
	}
	return all
}

// A token has the power, color, traits and type that the effect specifies, and its
// traits as its name (521.1).
func TestCreatingTokens(t *testing.T) {
	for _, test := range []struct {
		effect  string
		answers []any
		count   int
		power   int
		colors  card.Colors
		title   string
	}{
		{`CreateToken(1, 3, Orange, TokenOf(Friend, WithTrait("Rock")), ProblemOf(You))`, nil, 1, 3,
			card.ColorsOf(card.Orange), "Rock"},
		{`CreateToken(2, 1, TokenOf(Friend, WithTrait("Earth Pony")), ProblemOf(You))`, nil, 2, 1, 0, "Earth Pony"},
		{`CreateToken(1, 1, Blue, TokenOf(Friend, WithTrait("Pegasus"), WithKeyword("Swift")))`,
			[]any{board.ProblemOf(avery)}, 1, 1,
			card.ColorsOf(card.Blue), "Pegasus"},
		{"color := ChooseColor()\nCreateToken(1, 2, color, TokenOf(Friend, WithTrait(\"Critter\")), ProblemOf(You))",
			[]any{card.Pink}, 1, 2,
			card.ColorsOf(card.Pink), "Critter"},
		{"CreateToken(1, Count(Problem)+2, Blue, TokenOf(Friend, WithTrait(\"Critter\")), ProblemOf(You))", nil, 1, 4,
			card.ColorsOf(card.Blue), "Critter"},
	} {
		t.Run(test.effect, func(t *testing.T) {
			g, _, _ := newWritten().effectOf(t, test.effect)
			for _, a := range test.answers {
				answers(t, g, avery, a)
			}
			s := settled(t, g)
			all := tokens(s)
			if len(all) != test.count {
				t.Fatalf("%d tokens", len(all))
			}
			for _, c := range all {
				power, _ := s.Power(c)
				if power != test.power || s.Colors(c) != test.colors || s.Face(c).Title != test.title ||
					!s.HasTrait(c, test.title) ||
					s.Type(c) != card.Friend || s.Area(c) != board.ProblemOf(avery) || s.Controller(c) != avery {
					t.Errorf("a token is %s, power %d, %v at area %d", s.Face(c).Name(), power, s.Colors(c), s.Area(c))
				}
			}
			if swift := s.HasKeyword(all[0], "Swift"); swift != (test.title == "Pegasus") {
				t.Errorf("it has Swift: %v", swift)
			}
		})
	}
}

// A token copy has what is printed on the card, at no cost, and no modifiers of it
// (520.2).
func TestCreatingCopies(t *testing.T) {
	w := newWritten()
	model := w.inPlay(blueFriend, blake, board.HomeOf(blake))
	w.setup.Cards[model-1].PowerCounters = 3
	g, _, _ := w.effectOf(t, "it := CreateCopy(Friend && Opposing, Home(You))\nExhaust(it)")
	s := settled(t, g)
	all := tokens(s)
	if len(all) != 1 {
		t.Fatalf("%d tokens", len(all))
	}
	if power, _ := s.Power(all[0]); power != 2 || s.Cost(all[0]) != 0 || s.Controller(all[0]) != avery ||
		s.Area(all[0]) != board.HomeOf(avery) || !s.IsExhausted(all[0]) {
		t.Errorf("the copy has power %d and cost %d, at area %d", power, s.Cost(all[0]), s.Area(all[0]))
	}
}

// Without an area the player chooses where each card is moved (506.2).
func TestMovingWithoutAnArea(t *testing.T) {
	w := newWritten()
	one := w.inPlay(blueFriend, blake, board.HomeOf(blake))
	other := w.inPlay(blueFriend, blake, board.ProblemOf(blake))
	g, _, _ := w.effectOf(t, "it := Move(Friend && Opposing)\nPutCounters(it)")
	if offers(g, board.HomeOf(avery)) || offers(g, board.HomeOf(blake)) || len(g.Options()) != 2 {
		t.Errorf("the options are %v", g.Options())
	}
	answers(t, g, avery, board.ProblemOf(avery))
	answers(t, g, avery, board.HomeOf(blake))
	s := settled(t, g)
	if s.Area(one) != board.ProblemOf(avery) || s.Area(other) != board.HomeOf(blake) || s.PowerCounters(one) != 1 ||
		s.PowerCounters(other) != 1 {
		t.Errorf("they are at areas %d and %d", s.Area(one), s.Area(other))
	}
}

// An attachment can be reattached to another card that matches its host
// description (509.4, 509.5).
func TestReattaching(t *testing.T) {
	w := newWritten()
	host, other := w.friend(avery), w.inPlay(blueFriend, blake, board.ProblemOf(blake))
	hat := w.inPlay(w.print(resource, "PlayOn(Friend)"), avery, board.HomeOf(avery))
	w.setup.Cards[hat-1].Host = host
	g, _, source := w.effectOf(t, "it := Choose(1, Resource)\nhost := Choose(1, Character)\nAttach(it, host)")
	if offers(g, board.CardID(1)) || offers(g, host) || !offers(g, source) {
		t.Errorf("the options are %v", g.Options())
	}
	answers(t, g, avery, other)
	if s := settled(t, g); s.Host(hat) != s.Ref(other) || s.Area(hat) != board.ProblemOf(blake) {
		t.Errorf("it is attached to %v at area %d", s.Host(hat), s.Area(hat))
	}
}

// Problems are replaced one after another, in the player's order (613.2).
func TestReplacingProblemsByAnEffect(t *testing.T) {
	w := newWritten()
	friend := w.inPlay(blueFriend, blake, board.ProblemOf(avery))
	g, _, _ := w.effectOf(t, "ReplaceProblem(Problem)\nGain()")
	answers(t, g, avery, board.CardID(4))
	s := settled(t, g)
	if s.Zone(3) != board.ProblemDeck || s.Zone(4) != board.ProblemDeck || s.Problem(board.ProblemOf(avery)) == 0 ||
		s.Problem(board.ProblemOf(blake)) == 0 {
		t.Error("the Problems were not both replaced")
	}
	if s.Area(friend) != board.HomeOf(blake) || s.Tokens(avery) != 1 {
		t.Error("the characters there were not sent home, or the effect didn't go on")
	}
}

// A copied effect is processed again, with decisions of its own (520.1).
func TestCopyingAnEffect(t *testing.T) {
	w := newWritten()
	w.setup.Players[blake].Tokens = 1
	one, other := w.inPlay(blueFriend, blake, board.HomeOf(blake)), w.friend(avery)
	g, _, source := w.effectOf(t,
		"it := Choose(1, Friend && IsReady)\nExhaust(it)\nif May(Opponent, Pay(Opponent, 1)) "+
			"{\n\tCopyEffect(Opponent)\n}")
	answers(t, g, avery, one)
	answers(t, g, blake, true)
	answers(t, g, blake, other)
	s := settled(t, g)
	if !s.IsExhausted(one) || !s.IsExhausted(other) || s.IsExhausted(source) {
		t.Error("the copy was not processed with a choice of its own")
	}
}

// What is linked to a card is remembered, and followed where the effect puts it.
func TestLinking(t *testing.T) {
	for _, test := range []struct {
		effect string
		tokens int
	}{
		{"Link(\"n\", 3)\nGain(You, Linked(\"n\"))", 3},
		{"Link(\"n\", 3)\nUnlink(\"n\")\nGain(You, Linked(\"n\"))", 0},
		{"it := Friend && Opposing\nLink(\"kept\", it)\nPutInHand(it)\nGain(Count(Linked(\"kept\")))", 1},
		{"Link(\"who\", Opponent)\nLose(Linked(\"who\"))\nGain(TokensOf(Linked(\"who\")))", 1},
		{"Link(\"area\", ProblemOf(Opponent))\nMove(This, Linked(\"area\"))\nGain(Count(Friend && AnyProblem))", 1},
		{"Link(\"color\", Pink)\nGain(Count(OfColor(Linked(\"color\"))))", 1},
	} {
		t.Run(test.effect, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[blake].Tokens = 2
			w.inPlay(blueFriend, blake, board.HomeOf(blake))
			g, _, _ := w.effectOf(t, test.effect)
			if s := settled(t, g); s.Tokens(avery) != test.tokens {
				t.Errorf("%d tokens", s.Tokens(avery))
			}
		})
	}
}

// What is beneath a card can be spent: it goes to the discard pile (glossary).
func TestBanishingBeneathAndSpending(t *testing.T) {
	w := newWritten()
	one, other := w.in(board.DiscardPile, avery, blueFriend), w.in(board.DiscardPile, avery, pinkFriend)
	g, _, source := w.effectOf(t, "Banish(In(DiscardPile, You), Beneath(This))\nGain(Count(Beneath(This)))\nSpend()")
	if s := g.State(); s.IsBeneath(one) != s.Ref(source) || s.Zone(other) != board.Banished || s.Tokens(avery) != 2 {
		t.Fatal("the cards are not beneath the Friend")
	}
	answers(t, g, avery, other)
	if s := settled(t, g); s.Zone(one) != board.Banished || s.Zone(other) != board.DiscardPile {
		t.Errorf("they are in the %s and the %s", s.Zone(one), s.Zone(other))
	}
}

// Control that lasts for a time goes back when that is over (513.2).
func TestControlForATime(t *testing.T) {
	for _, test := range []struct {
		ruling, effect string
		meanwhile      [2]board.Player // who controls Avery's and Blake's Friend until the end of the turn
	}{
		{"gained", "it := Choose(1, Friend && Opposing)\nfor Until(EndOf(Turn)) {\n\tGainControl(it)\n}",
			[2]board.Player{avery, avery}},
		{"exchanged",
			"one := Choose(1, Friend && Yours && !This)\nother := Choose(1, Friend && Opposing)\nfor " +
				"Until(EndOf(Turn)) {\n\tExchangeControl(one, other)\n}", [2]board.Player{blake, avery}},
		{"gained by a description, settled as it is created",
			"for Until(EndOf(Turn)) {\n\tGainControl(Friend && Opposing)\n}", [2]board.Player{avery, avery}},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			mine, theirs := w.inPlay(blueFriend, avery, board.ProblemOf(avery)),
				w.inPlay(blueFriend, blake, board.ProblemOf(avery))
			g, _, _ := w.effectOf(t, test.effect)
			s := settled(t, g)
			if s.Controller(mine) != test.meanwhile[0] || s.Controller(theirs) != test.meanwhile[1] {
				t.Errorf("players %d and %d control them", s.Controller(mine)+1, s.Controller(theirs)+1)
			}
			passUntil(t, g, func() bool { return g.State().TurnPlayer() == blake })
			if s := g.State(); s.Controller(mine) != avery || s.Controller(theirs) != blake {
				t.Errorf("players %d and %d control them afterwards", s.Controller(mine)+1, s.Controller(theirs)+1)
			}
		})
	}
}

// An attachment that controls its host does so while it is there.
func TestControlByAnAttachment(t *testing.T) {
	w := newWritten()
	host := w.inPlay(blueFriend, blake, board.ProblemOf(blake))
	charm := w.in(board.DiscardPile, avery, w.print(resource, "PlayOn(Friend && Opposing, Friend)",
		"Controls(You, Host)"))
	g, log, _ := w.effectOf(t,
		"it := PutIntoPlay(In(DiscardPile, You))\nGain(Count(Friend && Yours))\nDismiss(it)\nGain(Count(Friend && "+
			"Yours))")
	s := settled(t, g)
	if s.Tokens(avery) != 3 || s.Controller(host) != blake || s.Zone(charm) != board.DiscardPile {
		t.Errorf("%d Friends were Avery's, the host is player %d's", s.Tokens(avery), s.Controller(host)+1)
	}
	changes := 0
	for _, e := range log.Entries {
		if e.Occurrence.Kind == board.ControlGained {
			changes++
		}
	}
	if changes != 2 {
		t.Errorf("control changed %d times", changes)
	}
}

// Control gained for good outlasts what gave control before.
func TestTheLatestChangeOfControlCounts(t *testing.T) {
	w := newWritten()
	host := w.inPlay(blueFriend, blake, board.ProblemOf(blake))
	g, _, _ := w.effectOf(t,
		"it := Choose(1, Friend && Opposing)\nfor Until(EndOf(Turn)) {\n\tGainControl(it)\n}\n"+
			"GainControl(Opponent, it)")
	if s := settled(t, g); s.Controller(host) != blake {
		t.Error("Blake, who gained control last, doesn't control it")
	}
	passUntil(t, g, func() bool { return g.State().TurnPlayer() == blake })
	if g.State().Controller(host) != blake {
		t.Error("Blake doesn't control it afterwards")
	}
}

// Shuffling makes the order of a deck unknown.
func TestShuffling(t *testing.T) {
	w := newWritten()
	w.deck(avery, event, blueFriend)
	g, _, _ := w.effectOf(t, "Shuffle()")
	if got := titles(settled(t, g), board.DrawDeck, avery); !slices.Equal(got, []string{"?", "?"}) {
		t.Errorf("the deck is %v", got)
	}
}

// What can't be paid in full is not paid at all (508.1d), nor what a card would
// replace (508.1a); what follows is not done then.
func TestCostsOfEffects(t *testing.T) {
	const replaces = "Instead(Retired(Players, Friend))"
	for _, test := range []struct {
		ruling, effect, other string
		tokens, counters      int
		paid                  bool
	}{
		{"a cost that can be paid", "Cost(Pay(1), RemoveCounters(This, 2))\nScore(1)", "", 1, 2, true},
		{"too few tokens", "Cost(RemoveCounters(This, 2), Pay(1))\nScore(1)", "", 0, 2, false},
		{"too few counters", "Cost(Pay(1), RemoveCounters(This, 2))\nScore(1)", "", 1, 1, false},
		{"a part that would be replaced", "Cost(Pay(1), Retire(This))\nScore(1)", replaces, 1, 0, false},
		{"a part that would not be replaced", "Cost(Pay(1), Dismiss(This))\nScore(1)", replaces, 1, 0, true},
		{"a payment that would be replaced", "Cost(Pay(1))\nScore(1)", "Instead(TokensPaid(Players))", 1, 0, false},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = test.tokens
			if test.other != "" {
				w.friend(blake, test.other)
			}
			source := w.friend(avery, "When(Drawn(Opponents, This))\n"+test.effect)
			w.setup.Cards[source-1].PowerCounters = test.counters
			g, _, _ := w.effectOfCard(t, source)
			s := settled(t, g)
			if paid := s.Score(avery) == 1; paid != test.paid {
				t.Errorf("the rest was done: %v", paid)
			}
			if !test.paid && (s.Tokens(avery) != test.tokens || s.PowerCounters(source) != test.counters) {
				t.Error("a part of the cost was paid")
			}
		})
	}
}

// Who has looked at a card knows it where it is, until the deck is shuffled.
func TestWhoKnowsWhatWasLookedAt(t *testing.T) {
	for _, test := range []struct {
		effect string
		sees   [2]bool
	}{
		{"Look(TopOf(You, 1))", [2]bool{true, false}},
		{"Look(TopOf(You, 1), Opponent)", [2]bool{false, true}},
		{"Reveal(TopOf(You, 1))", [2]bool{true, true}},
		{"Look(TopOf(You, 1))\nShuffle()", [2]bool{false, false}},
		{"it := Look(TopOf(You, 1))\nPutInHand(it)", [2]bool{true, false}},
	} {
		w := newWritten()
		top := w.in(board.DrawDeck, avery, event)
		g, _, _ := w.effectOf(t, test.effect)
		s := settled(t, g)
		if sees := [2]bool{s.Sees(avery, top), s.Sees(blake, top)}; sees != test.sees {
			t.Errorf("%s: the players see it: %v", test.effect, sees)
		}
	}
}

// A Dilemma enters play at an area of its own (522.2); a token copy of an
// attachment on a card that it could be played on (520.2).
func TestWhatElseEntersPlay(t *testing.T) {
	w := newWritten()
	worry := w.in(board.DiscardPile, avery, dilemma)
	g, _, _ := w.effectOf(t, "PutIntoPlay(In(DiscardPile, You))")
	if s := settled(t, g); s.Zone(worry) != board.Play || s.Area(worry) != board.DilemmaArea(2, worry) {
		t.Errorf("the Dilemma is in the %s at area %d", s.Zone(worry), s.Area(worry))
	}

	w = newWritten()
	hat := w.inPlay(w.print(resource, "PlayOn(ManeCharacter)"), blake, board.HomeOf(blake))
	w.setup.Cards[hat-1].Host = 2
	g, _, _ = w.effectOf(t, "CreateCopy(Resource)")
	answers(t, g, avery, board.CardID(1))
	s := settled(t, g)
	if all := tokens(s); len(all) != 1 || s.Host(all[0]) != s.Ref(1) || s.Area(all[0]) != board.HomeOf(avery) ||
		s.Controller(all[0]) != avery {
		t.Errorf("the copies are %v", all)
	}
}

// Putting -1 power counters on a card and removing them are told apart from
// removing and putting +1 power counters (519.4).
func TestEventsOfPowerCounters(t *testing.T) {
	const putPlus, putMinus, removedPlus, removedMinus = "CountersPut(This)", `CountersPut(This, "-1 power")`,
		"CountersRemoved(This)", `CountersRemoved(This, "-1 power")`
	for _, test := range []struct {
		effect   string
		triggers []string
	}{
		{"PutCounters(This)", []string{putPlus}},
		{`PutCounters(This, 1, "-1 power")`, []string{putMinus}},
		{"PutCounters(This, 2)\nRemoveCounters(This)", []string{putPlus, removedPlus}},
		{"PutCounters(This, 2, \"-1 power\")\nRemoveCounters(This, 1, \"-1 power\")", []string{putMinus, removedMinus}},
		{"PutCounters(This, 2, \"Tip\")", nil},
	} {
		for _, event := range []string{putPlus, putMinus, removedPlus, removedMinus} {
			w := newWritten()
			source := w.friend(avery, "When(Drawn(Opponents, This))\n"+test.effect, "When("+event+")\nGain()")
			g, _, _ := w.effectOfCard(t, source)
			if triggered := settled(t, g).Tokens(avery) == 1; triggered != slices.Contains(test.triggers, event) {
				t.Errorf("%q: %s triggered: %v", test.effect, event, triggered)
			}
		}
	}
}

// What an effect would do can be replaced or forbidden, and it goes on with what
// came of it.
func TestEffectsThatAreReplacedOrForbidden(t *testing.T) {
	for _, test := range []struct {
		ruling, effect, other string
		tokens                int
		hand                  int
	}{
		{"each draw by itself", "it := Draw(2)\nGain(Count(it))", "Instead(Drawn(Opponents))\nOnce(Turn)", 1, 2},
		{"all draws", "it := Draw(2)\nGain(Count(it))", "Instead(Drawn(Opponents))", 0, 1},
		{"a draw that can't happen", "it := Draw(2)\nGain(Count(it))", "Cant(Drawn(Opponents))", 0, 1},
		{"a discard", "if Discard(1) {\n\tGain(2)\n} else {\n\tGain()\n}", "Instead(Discarded(Opponents))", 1, 1},
		{"a discard that happens", "if Discard(1) {\n\tGain(2)\n} else {\n\tGain()\n}", "", 2, 0},
		{"being sent", "it := Send(This, ProblemOf(You))\nGain(Count(it))", "Instead(Sent(AnyCard))", 0, 1},
		{"entering play", "it := PutIntoPlay(In(Hand, You), Home)\nGain(Count(it))", "Cant(EntersPlay(AnyCard))", 0, 1},
		{"a Problem that can't be replaced", "if ReplaceProblem(Problem) {\n\tGain(2)\n} else {\n\tGain()\n}",
			"Cant(Replaced(Problem && Yours))", 1, 1},
		{"one that can", "if ReplaceProblem(Problem && Yours) {\n\tGain(2)\n} else {\n\tGain()\n}", "", 2, 1},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.deck(avery, event, event)
			w.hand(avery, blueFriend)
			if test.other != "" {
				w.friend(blake, test.other)
			}
			g, _, _ := w.effectOf(t, test.effect)
			if g.State().Decision().Kind == board.ChooseCards {
				answers(t, g, avery, board.CardID(3))
			}
			s := settled(t, g)
			if hand := len(s.Cards(board.Hand, avery)); s.Tokens(avery) != test.tokens || hand != test.hand {
				t.Errorf("Avery has %d tokens and %d cards in hand", s.Tokens(avery), hand)
			}
		})
	}
}

// A card that an effect puts into play is bound once what is applied as it enters
// has been (706.1a).
func TestPuttingIntoPlayWhatAsksAsItEnters(t *testing.T) {
	w := newWritten()
	c := w.in(board.DiscardPile, avery, w.print(blueFriend,
		"As(EntersPlay(This))\ncolor := ChooseColor()\nLink(\"color\", color)", "OnlyColor(This, Linked(\"color\"))"))
	g, _, _ := w.effectOf(t, "it := PutIntoPlay(In(DiscardPile, You), Home)\nExhaust(it)")
	answers(t, g, avery, card.Pink)
	if s := settled(t, g); s.Zone(c) != board.Play || !s.IsExhausted(c) || s.Colors(c) != card.ColorsOf(card.Pink) {
		t.Errorf("it is in the %s, exhausted: %v, %s", s.Zone(c), s.IsExhausted(c), s.Colors(c))
	}
}
