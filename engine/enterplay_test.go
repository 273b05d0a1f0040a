package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// choosing answers a decision with the first options that it needs.
func choosing(t testing.TB, g *Game, places ...int) {
	t.Helper()
	if err := g.Choose(places...); err != nil {
		t.Fatal(err)
	}
}

// What is applied as a card enters play is applied before it is in play
// (706.1a): what triggers as it enters play triggers afterwards (706.1d).
func TestAsACardEntersPlay(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 2
	model := w.friend(avery, "When(EntersPlay(Friend && Yours))\nGain(50)")
	mimic := w.hand(avery, w.print(blueFriend,
		"As(EntersPlay(This))\nit := Choose(1, Friend && Yours)\nfor Lasting() {\n\tAddPower(This, "+
			"3)\n}\nLose(Opponent, 1)"))
	w.setup.Players[blake].Tokens = 5
	w.friend(avery)
	g, log := w.at(t, Point{Moment: Acting})
	if err := g.Act(board.Action{Kind: board.PlayCard, Card: mimic, Area: board.HomeOf(avery)}); err != nil {
		t.Fatal(err)
	}
	s := g.State()
	if d := s.Decision(); d.Kind != board.ChooseCards || s.Zone(mimic) != board.Queue || s.Tokens(avery) != 0 {
		t.Fatalf("as it enters play the game waits for %+v, and it is in the %s", d, s.Zone(mimic))
	}
	for _, o := range g.Options() {
		if o.Card.Card == mimic {
			t.Error("it could choose itself, though it isn't in play yet")
		}
	}
	choosing(t, g, 0)
	if power, _ := s.Power(mimic); s.Zone(mimic) != board.Play || power != 5 || s.Tokens(blake) != 4 {
		t.Errorf("it is in the %s with power %d, and Blake has %d action tokens", s.Zone(mimic), power, s.Tokens(blake))
	}
	if s.Tokens(avery) != 50 {
		t.Errorf("Avery has %d action tokens: %d saw it enter play", s.Tokens(avery), model)
	}
	if !cites(log, rule.R706_1a) {
		t.Error("the record doesn't cite 706.1a")
	}
}

// It is a one-time check: a card that gains such an ability as it enters play
// doesn't apply that too (706.1a).
func TestAbilitiesGainedAsACardEntersPlayAreNotApplied(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 2
	w.friend(avery, "for Grant(Friend && Yours && !This) {\n\tAs(EntersPlay(This))\n\tGain(50)\n}")
	other := w.hand(avery, w.print(blueFriend,
		"As(EntersPlay(This))\nfor Lasting() {\n\tHasAbilitiesOf(This, Friend && Yours && !This)\n}"))
	g, _ := w.at(t, Point{Moment: Acting})
	if err := g.Act(board.Action{Kind: board.PlayCard, Card: other, Area: board.HomeOf(avery)}); err != nil {
		t.Fatal(err)
	}
	if got := g.State().Tokens(avery); got != 0 {
		t.Errorf("Avery has %d action tokens", got)
	}
}

// Those of other cards are applied too, each player's in an order of their
// choosing, those of the player who most recently had priority first (801.1).
func TestSeveralAbilitiesAsACardEntersPlay(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 2
	first := w.friend(avery, "As(EntersPlay(Friend && Yours))\nGain(10)")
	second := w.friend(avery, "As(EntersPlay(Friend && Yours))\nGain(TokensOf(You))")
	w.friend(blake, "As(EntersPlay(Friend && Opposing))\nGain(TokensOf(Opponent))")
	w.friend(blake, "As(EntersPlay(Friend && Yours))\nGain(100)")
	played := w.hand(avery, blueFriend)
	g, _ := w.at(t, Point{Moment: Acting})
	if err := g.Act(board.Action{Kind: board.PlayCard, Card: played, Area: board.HomeOf(avery)}); err != nil {
		t.Fatal(err)
	}
	options := g.Options()
	if len(options) != 2 || options[0].Card.Card != first || options[1].Card.Card != second {
		t.Fatalf("Avery can choose among %+v", options)
	}
	choosing(t, g, 0)
	if s := g.State(); s.Tokens(avery) != 20 || s.Tokens(blake) != 20 {
		t.Errorf("Avery has %d action tokens, Blake %d", s.Tokens(avery), s.Tokens(blake))
	}
}

// What is linked to a card as it enters play stays linked to it; what was linked
// to it when it was in play before does not.
func TestLinksAsACardEntersPlay(t *testing.T) {
	w := newWritten()
	friend := w.friend(avery)
	w.friend(blake, "AddPower(Linked(\"friend\"), 1)")
	s := w.state(t)
	word, _ := s.Program().WordFor("friend")
	link := func() {
		s.Propose(nil, board.Occurrence{Kind: board.ValueLinked, Card: s.Ref(friend), Word: word,
			Value: board.Number(1)})
	}
	link()
	s.Propose(nil, board.Occurrence{Kind: board.CardPutIntoHand, Player: avery, Card: s.Ref(friend)})
	if len(s.Linked(friend, word)) != 1 {
		t.Error("what was linked was forgotten as it left play")
	}
	link()
	s.Propose(nil, board.Occurrence{Kind: board.CardEntersPlay, Player: avery, Card: s.Ref(friend),
		Area: board.HomeOf(avery)})
	if got := len(s.Linked(friend, word)); got != 1 {
		t.Errorf("%d values are linked to it, want only the one linked as it entered play", got)
	}
}

// Modifiers on the state in which a card enters play apply to it as it is going
// to be in play (706.1b).
func TestCardsThatEnterPlayExhausted(t *testing.T) {
	tests := []struct {
		ruling    string
		ability   string
		area      board.AreaID
		exhausted bool
	}{
		{"an opposing Friend that enters play here", "EntersExhausted(Friend && Opposing && Here)",
			board.ProblemOf(avery), true},
		{"one that enters play elsewhere", "EntersExhausted(Friend && Opposing && Here)", board.HomeOf(avery), false},
		{"one of the player's own", "EntersExhausted(Friend && Yours)", board.ProblemOf(avery), false},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = 2
			w.inPlay(w.print(blueFriend, test.ability), blake, board.ProblemOf(avery))
			friend := w.hand(avery, blueFriend)
			g, _ := w.at(t, Point{Moment: Acting})
			if err := g.Act(board.Action{Kind: board.PlayCard, Card: friend, Area: test.area}); err != nil {
				t.Fatal(err)
			}
			if got := g.State().IsExhausted(friend); got != test.exhausted {
				t.Errorf("exhausted: %v", got)
			}
		})
	}
	w := newWritten()
	w.setup.Players[avery].Tokens = 2
	tired := w.hand(avery, w.print(blueFriend, "EntersExhausted(This)"))
	g, _ := w.at(t, Point{Moment: Acting})
	if err := g.Act(board.Action{Kind: board.PlayCard, Card: tired, Area: board.HomeOf(avery)}); err != nil {
		t.Fatal(err)
	}
	if !g.State().IsExhausted(tired) {
		t.Error("a card's own modifier doesn't apply to it as it enters play")
	}
}

// What is applied as the game starts is applied as the first turn begins, when
// the starting Problems are in play and the mulligans done (102.5).
func TestAsTheGameStarts(t *testing.T) {
	w := &written{position: beforeTheGame()}
	w.setup.Cards[0].Print = w.print(maneBlue, "As(GameStarts())\nit := Choose(1, Problem)\nGain(50)")
	w.setup.Cards[1].Print = w.print(manePink, "When(StartOf(Game))\nGain(7)")
	s := w.state(t)
	Start(s)
	g := Resume(s, nil)
	g.Run()
	passUntil(t, g, func() bool {
		return g.State().Decision().Kind == board.ChooseCards && len(g.State().Cards(board.Hand, avery)) > 0
	})
	if s.Turn() != 0 || s.Problem(board.ProblemOf(blake)) == 0 || len(s.Cards(board.Hand, blake)) != OpeningHandSize {
		t.Errorf("it is turn %d", s.Turn())
	}
	choosing(t, g, 0)
	passTo(t, g, avery, StartOfDrawStep)
	if s.Tokens(avery) != 52 || s.Tokens(blake) != 7 {
		t.Errorf("Avery has %d action tokens, Blake %d", s.Tokens(avery), s.Tokens(blake))
	}
}

// As a player plays a card: applied before the action goes on, and asked for by
// the procedure that plays it (705.2d).
func TestAsAPlayerPlaysACard(t *testing.T) {
	w := newWritten()
	w.friend(blake, "it, who := As(Played(Opponents, Event))\nLose(who, 3)")
	w.setup.Players[avery].Tokens = 5
	played := w.hand(avery, event)
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	s := g.State()
	s.Propose(nil, board.Occurrence{Kind: board.CardQueued, Player: avery, Card: s.Ref(played)})
	if !g.applyAs(board.Occurrence{Kind: board.CardPlayed, Player: avery, Card: s.Ref(played)}) {
		t.Fatal("there was nothing to apply")
	}
	s.Withdraw()
	for s.Top().Procedure == asProcedure || s.Top().Procedure == effectProcedure {
		g.takeStep()
	}
	if s.Tokens(avery) != 2 {
		t.Errorf("Avery has %d action tokens, want 2", s.Tokens(avery))
	}
	if g.applyAs(board.Occurrence{Kind: board.CardPlayed, Player: blake, Card: s.Ref(played)}) {
		t.Error("it is applied as its own controller plays one")
	}
}

// A card can become involved in the faceoff as it enters play (514.2d, 706.1b),
// wherever it is.
func TestACardEntersPlayInvolved(t *testing.T) {
	w := newWritten()
	w.inPlay(blueFriend, avery, board.ProblemOf(avery))
	wolf := w.inPlay(nuisance, blake, board.ProblemOf(avery))
	helper := w.hand(avery, w.print(blueFriend, "EntersInvolved(This)"))
	idler := w.hand(avery, blueFriend)
	g, _ := w.at(t, Point{Window: StartOfFaceoff, Faceoff: TroublemakerFaceoff, Troublemaker: wolf})
	for _, c := range []board.CardID{helper, idler} {
		happens(g, board.Occurrence{Kind: board.CardEntersPlay, Rule: rule.R706_1, Player: avery,
			Card: g.State().Ref(c), Area: board.HomeOf(avery)})
	}
	if !g.isInvolved(g.faceoff(), helper) || g.isInvolved(g.faceoff(), idler) {
		t.Error("the card that enters play involved is to be involved, the other is not")
	}
	if got := g.powerTotal(g.faceoff(), avery); got != 4 {
		t.Errorf("Avery's power total is %d, want 4", got)
	}
}

// An effect that puts a card into play knows it in play, though something is
// applied as it enters (706.1a, 410.6a).
func TestAnEffectKnowsACardThatItPutIntoPlay(t *testing.T) {
	w := newWritten()
	guest := w.hand(avery, w.print(blueFriend,
		"As(EntersPlay(This))\nit := Choose(1, Friend && Opposing)\nfor Lasting() {\n\tAddPower(This, Power(it))\n}"))
	w.friend(blake)
	w.friend(blake)
	w.friend(avery,
		"When(StartOf(MainPhase))\nit := PutIntoPlay(In(Hand, You), Home(You))\nPutCounters(it)\nGain(Count(it))")
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	if d := g.State().Decision(); d.Rule != rule.R706_1a && d.Rule != rule.R705_2e {
		t.Fatalf("the game waits for %+v", d)
	}
	resume(t, g)
	choosing(t, g, 0)
	s := settled(t, g)
	if power, _ := s.Power(guest); power != 5 || s.Tokens(avery) != 1 {
		t.Errorf("its power is %d, and Avery has %d action tokens", power, s.Tokens(avery))
	}
}
