package engine

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// byHand makes changes by hand that must not be refused.
func byHand(t *testing.T, g *Game, changes ...board.Occurrence) {
	t.Helper()
	if err := g.Manual(changes...); err != nil {
		t.Fatal(err)
	}
}

// happened lists the kinds of what was committed since a place in the record,
// and the rules of what could not happen.
func happened(log *board.Log, from int) (kinds []board.OccurrenceKind, cant []rule.Number) {
	for _, e := range log.Entries[from:] {
		switch e.Kind {
		case board.Happened:
			kinds = append(kinds, e.Occurrence.Kind)
		case board.CantHappen:
			cant = append(cant, e.Rule)
		}
	}
	return kinds, cant
}

// A frightened card loses its counters, its attachments go to the discard pile
// at the same time (504.1), and it is a different card (505.3).
func TestFrighteningByHand(t *testing.T) {
	p := newPosition()
	friend := p.inPlay(blueFriend, avery, board.ProblemOf(avery))
	p.setup.Cards[friend-1].PowerCounters, p.setup.Cards[friend-1].Exhausted = 2, true
	attached := p.inPlay(resource, blake, board.ProblemOf(avery))
	p.setup.Cards[attached-1].Host = friend
	g, log := p.at(t, Point{Window: StartOfMainPhase})
	before, from := g.State().Ref(friend), len(log.Entries)
	byHand(t, g, board.Occurrence{Kind: board.CardFrightened, Card: before})
	s := g.State()
	if !s.IsFrightened(friend) || s.IsExhausted(friend) || s.PowerCounters(friend) != 0 {
		t.Error("the card is not frightened and without counters")
	}
	if s.IsLive(before) {
		t.Error("the card is still the same (505.3)")
	}
	if s.Zone(attached) != board.DiscardPile {
		t.Errorf("the attachment is in the %s", s.Zone(attached))
	}
	first := log.Entries[from].Occurrence
	if !first.Manual || first.Rule != 0 {
		t.Errorf("the record does not say that a judge did it: %+v", first)
	}
	if second := log.Entries[from+1].Occurrence; second.Manual || second.Rule != rule.R504_1 {
		t.Errorf("the attachment does not go by 504.1: %+v", second)
	}
}

// What a rule keeps from happening falls out, and the record says why.
func TestWhatCantHappenFallsOutByHandToo(t *testing.T) {
	p := newPosition()
	mane := board.CardID(1)
	tired := p.inPlay(blueFriend, avery, board.HomeOf(avery))
	p.setup.Cards[tired-1].Exhausted = true
	scared := p.inPlay(pinkFriend, avery, board.HomeOf(avery))
	p.setup.Cards[scared-1].Frightened = true
	inHand := p.hand(avery, pinkFriend)
	epic := p.inPlay(dreadful, blake, board.ProblemOf(avery))
	covered := p.inPlay(dreadful, avery, board.ProblemOf(avery))
	p.setup.Cards[covered-1].FaceDown = true
	attached := p.inPlay(resource, avery, board.HomeOf(avery))
	p.setup.Cards[attached-1].Host = tired
	for _, test := range []struct {
		kind board.OccurrenceKind
		card board.CardID
		area board.AreaID
		why  rule.Number
	}{
		{board.CardBanished, mane, 0, rule.R301_5},
		{board.CardPutOnTop, mane, 0, rule.R301_5},
		{board.CardExhausts, tired, 0, rule.R503_2a},
		{board.CardReadied, mane, 0, rule.R503_3},
		{board.CardExhausts, inHand, 0, rule.R503_4},
		{board.CardExhausts, scared, 0, rule.R504_2a},
		{board.CardFrightened, scared, 0, rule.R504_2b},
		{board.CardMoved, tired, board.HomeOf(avery), rule.R506_2},
		{board.CardSent, tired, board.HomeOf(blake), rule.R506_2},
		{board.CardMoved, epic, board.HomeOf(blake), rule.R506_2a},
		{board.CardMoved, inHand, board.ProblemOf(avery), rule.R506_1},
		{board.CardMoved, attached, board.ProblemOf(avery), rule.R509_3},
		{board.CardDismissed, inHand, 0, rule.R410_1},
		{board.CardRetired, inHand, 0, rule.R410_2},
		{board.CardDiscarded, tired, 0, rule.R410_3},
		{board.Uncovered, covered, 0, rule.R607_1},
	} {
		g, log := p.at(t, Point{Window: StartOfMainPhase})
		before, from := g.State().Key(), len(log.Entries)
		byHand(t, g, board.Occurrence{Kind: test.kind, Card: g.State().Ref(test.card), Area: test.area})
		kinds, cant := happened(log, from)
		if len(kinds) != 0 || len(cant) != 1 || cant[0] != test.why {
			t.Errorf("occurrence %d of card %d: happened %v, can't because of %v; want only %s", test.kind, test.card,
				kinds, cant, test.why)
		}
		if g.State().Key() != before {
			t.Errorf("occurrence %d of card %d changed the position", test.kind, test.card)
		}
	}
}

// What makes no sense is refused with its reason, and changes nothing.
func TestSenselessChangesByHandAreRefused(t *testing.T) {
	p := newPosition()
	mane, problem := board.CardID(1), board.CardID(3)
	friend := p.inPlay(blueFriend, avery, board.HomeOf(avery))
	attached := p.inPlay(resource, avery, board.HomeOf(avery))
	p.setup.Cards[attached-1].Host = friend
	inHand, anEvent, trouble := p.hand(avery, pinkFriend), p.hand(avery, event), p.hand(avery, nuisance)
	mystery := p.hand(avery, board.Unknown)
	at := func(c board.CardID) board.Ref { return board.Ref{Card: c} }
	for name, o := range map[string]board.Occurrence{
		"only a rule does it":    {Kind: board.PlayerWins},
		"no card":                {Kind: board.CardFrightened},
		"no such card":           {Kind: board.CardFrightened, Card: at(99)},
		"an old reference":       {Kind: board.CardFrightened, Card: board.Ref{Card: friend, Incarnation: 7}},
		"not in play":            {Kind: board.CardFrightened, Card: at(inHand)},
		"face-up already":        {Kind: board.CardTurnedFaceUp, Card: at(friend)},
		"one side only":          {Kind: board.TurnedOver, Card: at(friend)},
		"not covered":            {Kind: board.Uncovered, Card: at(friend)},
		"no such area":           {Kind: board.CardMoved, Card: at(friend), Area: 9},
		"no area":                {Kind: board.CardSent, Card: at(friend)},
		"a Problem moved":        {Kind: board.CardMoved, Card: at(problem), Area: board.ProblemOf(blake)},
		"in the hand already":    {Kind: board.CardPutIntoHand, Card: at(inHand)},
		"in play already":        {Kind: board.CardEntersPlay, Card: at(friend), Area: board.HomeOf(avery)},
		"an Event in play":       {Kind: board.CardEntersPlay, Card: at(anEvent), Area: board.HomeOf(avery)},
		"a Troublemaker at home": {Kind: board.CardEntersPlay, Card: at(trouble), Area: board.HomeOf(avery)},
		"unknown in play":        {Kind: board.CardEntersPlay, Card: at(mystery), Area: board.HomeOf(avery)},
		"a second Problem": {Kind: board.CardEntersPlay, Card: at(problem + 2),
			Area: board.ProblemOf(avery)},
		"a Problem at home":          {Kind: board.CardEntersPlay, Card: at(problem + 2), Area: board.HomeOf(avery)},
		"an empty deck":              {Kind: board.CardDrawn, Player: avery},
		"no such player":             {Kind: board.ScoreSet, Player: 7},
		"a negative score":           {Kind: board.ScoreSet, Player: avery, N: -1},
		"too many tokens":            {Kind: board.TokensSet, Player: avery, N: 1000},
		"control already":            {Kind: board.ControlGained, Player: avery, Card: at(friend)},
		"attached to itself":         {Kind: board.CardAttached, Card: at(friend), Host: at(friend)},
		"attached to its attachment": {Kind: board.CardAttached, Card: at(friend), Host: at(attached)},
		"attached already":           {Kind: board.CardAttached, Card: at(attached), Host: at(friend)},
		"attached to a card in hand": {Kind: board.CardAttached, Card: at(attached), Host: at(inHand)},
		"a Mane Character attached":  {Kind: board.CardAttached, Card: at(mane), Host: at(friend)},
		"a Problem attached":         {Kind: board.CardAttached, Card: at(problem), Host: at(friend)},
		"attached to nothing":        {Kind: board.CardDetached, Card: at(friend)},
		"no counters":                {Kind: board.CountersPut, Card: at(friend)},
		"too many counters":          {Kind: board.CountersPut, Card: at(friend), N: 100},
		"a token without facts":      {Kind: board.TokenMade, Player: avery, Area: board.HomeOf(avery)},
		"a token nowhere":            {Kind: board.TokenMade, Player: avery, N: int32(blueFriend)},
		"a Mane Character as a token": {Kind: board.TokenMade, Player: avery, N: int32(maneBlue),
			Area: board.HomeOf(avery)},
		"an Event as a token": {Kind: board.TokenMade, Player: avery, N: int32(event),
			Area: board.HomeOf(avery)},
		"a Troublemaker token at home": {Kind: board.TokenMade, Player: avery, N: int32(nuisance),
			Area: board.HomeOf(avery)},
	} {
		g, log := p.at(t, Point{Window: StartOfMainPhase})
		before, from := g.State().Key(), len(log.Entries)
		err := g.Manual(board.Occurrence{Kind: board.CardExhausts, Card: g.State().Ref(mane)}, o)
		var refused *ManualError
		if !errors.As(err, &refused) || refused.Why == "" {
			t.Errorf("%s: the error is %v, want a *ManualError", name, err)
		}
		if g.State().Key() != before || len(log.Entries) != from {
			t.Errorf("%s: a refused change changed something", name)
		}
	}
	g, _ := p.at(t, Point{Window: StartOfMainPhase})
	if err := g.Concede(avery); err != nil {
		t.Fatal(err)
	}
	if err := g.Manual(); !errors.Is(err, ErrNothingToDecide) {
		t.Errorf("after the game: %v, want ErrNothingToDecide", err)
	}
}

// The decision is asked again with what can be chosen now.
func TestTheDecisionFollowsAChangeByHand(t *testing.T) {
	p := newPosition()
	p.inPlay(blueFriend, avery, board.ProblemOf(avery))
	one := p.inPlay(nuisance, blake, board.ProblemOf(avery))
	g, _ := p.at(t, Point{Moment: Challenging})
	if d := g.State().Decision(); d.Rule != rule.R608_1 || len(g.Options()) != 1 {
		t.Fatalf("the decision is %+v among %v", d, g.Options())
	}
	byHand(t, g, board.Occurrence{Kind: board.CardMoved, Card: g.State().Ref(1), Area: board.ProblemOf(blake)},
		board.Occurrence{Kind: board.TokenMade, Player: blake, N: int32(nuisance), Area: board.ProblemOf(blake)})
	if d := g.State().Decision(); d.Rule != rule.R608_1 || len(g.Options()) != 2 {
		t.Errorf("the decision is %+v among %v, want two Troublemakers to challenge", d, g.Options())
	}
	byHand(t, g, board.Occurrence{Kind: board.CardBanished, Card: g.State().Ref(one)})
	token := board.CardID(g.State().CardCount())
	if got := g.Options(); len(got) != 1 || got[0].Card.Card != token {
		t.Errorf("the options are %v, want the token alone", got)
	}
	byHand(t, g, board.Occurrence{Kind: board.CardDismissed, Card: g.State().Ref(token)})
	if g.Window() != EndOfChallengeStep {
		t.Errorf("the window is %q, want the end of the Challenge Step: there is nobody left to challenge", g.Window())
	}
}

// A priority window goes on with the same player; what is changed by hand is
// processed as the next player is about to receive priority (511.1).
func TestPreProcessingReactsAtTheNextReceipt(t *testing.T) {
	p := newPosition()
	mane := board.CardID(1)
	g, _ := p.at(t, Point{Window: StartOfScorePhase})
	byHand(t, g, board.Occurrence{Kind: board.CardFrightened, Card: g.State().Ref(mane)})
	if d := g.State().Decision(); d.Player != avery || d.Kind != board.Priority || !g.State().IsFrightened(mane) {
		t.Fatalf("the decision is %+v, frightened %v; want Avery's priority with the Mane Character frightened", d,
			g.State().IsFrightened(mane))
	}
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	if g.State().IsFrightened(mane) {
		t.Error("the Mane Character is still frightened (511.4)")
	}
}

// Uniqueness is checked at once, the game pauses for its repair and then asks
// again what it was about to ask (516.1).
func TestUniquenessIsRepairedAfterAChangeByHand(t *testing.T) {
	p := newPosition()
	p.inPlay(uniqueFriend, avery, board.HomeOf(avery))
	second := p.hand(avery, uniqueFriend)
	g, _ := p.at(t, Point{Moment: Acting})
	byHand(t, g, board.Occurrence{Kind: board.CardEntersPlay, Card: g.State().Ref(second), Player: avery,
		Area: board.HomeOf(avery)})
	if d := g.State().Decision(); d.Rule != rule.R516_2 || len(g.Options()) != 2 {
		t.Fatalf("the decision is %+v, want a repair of uniqueness", d)
	}
	repairing := Resume(g.State().Clone(), nil)
	if err := g.Choose(1); err != nil {
		t.Fatal(err)
	}
	if d := g.State().Decision(); d.Kind != board.Opening {
		t.Errorf("after the repair the decision is %+v, want to open a window as before", d)
	}
	// A judge may also repair it.
	byHand(t, repairing, board.Occurrence{Kind: board.CardPutIntoHand, Card: repairing.State().Ref(second)})
	if d := repairing.State().Decision(); d.Kind != board.Opening {
		t.Errorf("after a repair by hand the decision is %+v, want to open a window as before", d)
	}
}

// A token ends as it leaves play (521.3) or is turned face-down (521.4), and
// costs nothing (521.1).
func TestTokens(t *testing.T) {
	p := newPosition()
	p.inPlay(blueFriend, avery, board.HomeOf(avery))
	g, log := p.at(t, Point{Window: StartOfMainPhase})
	folded := g.State().Clone()
	from := len(log.Entries)
	make := board.Occurrence{Kind: board.TokenMade, Player: avery, N: int32(blueFriend), Area: board.HomeOf(avery)}
	byHand(t, g, make, make, make)
	s := g.State()
	first := board.CardID(s.CardCount() - 2)
	if s.Cost(first) != 0 || !s.IsToken(first) || s.Controller(first) != avery || s.Area(first) != board.HomeOf(avery) {
		t.Error("the token is not Avery's, at home, with a cost of 0")
	}
	byHand(t, g, board.Occurrence{Kind: board.CardFrightened, Card: s.Ref(first)})
	byHand(t, g, board.Occurrence{Kind: board.CardPutIntoHand, Card: s.Ref(first + 1)})
	for _, c := range []board.CardID{first, first + 1} {
		if s.Zone(c) != board.OutOfGame {
			t.Errorf("token %d is in the %s", c, s.Zone(c))
		}
	}
	if s.Zone(first+2) != board.Play || len(s.Cards(board.Hand, avery)) != 0 {
		t.Error("the third token is not in play alone")
	}
	kinds, _ := happened(log, from)
	want := []board.OccurrenceKind{board.TokenMade, board.TokenMade, board.TokenMade,
		board.CardFrightened, board.TokenCeases, board.CardPutIntoHand, board.TokenCeases}
	if diff := cmp.Diff(want, kinds); diff != "" {
		t.Errorf("what happened (-want +got):\n%s", diff)
	}
	if err := g.Manual(board.Occurrence{Kind: board.CardReadied, Card: s.Ref(first)}); err == nil {
		t.Error("a token that has ceased to exist can be readied")
	}
	folded.Fold(log.Entries[from:])
	if folded.TableKey() != s.TableKey() {
		t.Error("the trail folded over the start gives another table")
	}
}

// Attaching takes the attachment along to its host's area (509.3); one that has
// lost its host is dismissed at the next receipt of priority (511.2).
func TestAttachingAndDetachingByHand(t *testing.T) {
	p := newPosition()
	friend := p.inPlay(blueFriend, avery, board.ProblemOf(avery))
	loose := p.inPlay(resource, avery, board.HomeOf(avery))
	g, _ := p.at(t, Point{Window: StartOfMainPhase})
	s := g.State()
	byHand(t, g, board.Occurrence{Kind: board.CardAttached, Card: s.Ref(loose), Host: s.Ref(friend)})
	if s.Area(loose) != board.ProblemOf(avery) || s.Host(loose) != s.Ref(friend) {
		t.Error("the attachment is not with its host")
	}
	byHand(t, g, board.Occurrence{Kind: board.CardMoved, Card: s.Ref(friend), Area: board.ProblemOf(blake)})
	if s.Area(loose) != board.ProblemOf(blake) {
		t.Error("the attachment stayed behind")
	}
	byHand(t, g, board.Occurrence{Kind: board.CardDetached, Card: s.Ref(loose)})
	if s.Zone(loose) != board.Play {
		t.Error("the attachment is dismissed before anybody is about to receive priority")
	}
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	if s.Zone(loose) != board.DiscardPile {
		t.Errorf("the attachment without a host is in the %s", s.Zone(loose))
	}
}

// A score set to 15 wins (103.2).
func TestSettingTheScoreCanEndTheGame(t *testing.T) {
	g, _ := newPosition().at(t, Point{Window: StartOfMainPhase})
	byHand(t, g, board.Occurrence{Kind: board.ScoreSet, Player: blake, N: 15})
	if r := g.State().Result(); !r.Over || r.Winner != blake {
		t.Errorf("the result is %+v", r)
	}
	if d := g.State().Decision(); d.Kind != board.NoDecision {
		t.Errorf("the game still waits for %+v", d)
	}
}

// A Problem is put elsewhere and another in its place at once.
func TestExchangingAProblem(t *testing.T) {
	p := newPosition()
	g, _ := p.at(t, Point{Window: StartOfMainPhase})
	s := g.State()
	next := s.Cards(board.ProblemDeck, avery)[0]
	byHand(t, g, board.Occurrence{Kind: board.CardPutOnTop, Card: s.Ref(3)},
		board.Occurrence{Kind: board.CardEntersPlay, Card: s.Ref(next), Player: avery, Area: board.ProblemOf(avery)})
	if s.Problem(board.ProblemOf(avery)) != next || s.Cards(board.ProblemDeck, avery)[0] != 3 {
		t.Error("the Problems have not changed places")
	}
}

// Whatever is changed by hand in the middle of random play, the table stays
// one, and the game goes on to its next decision.
func TestRandomChangesByHandKeepTheTableWhole(t *testing.T) {
	kinds := []board.OccurrenceKind{board.CardFrightened, board.CardUnfrightened, board.CardExhausts, board.CardReadied,
		board.CardTurnedFaceUp, board.CardTurnedFaceDown, board.TurnedOver, board.Uncovered, board.CardMoved,
		board.CardSent,
		board.CardPutIntoHand, board.CardIntoDiscards, board.CardBanished, board.CardPutOnTop, board.CardPutOnBottom,
		board.CardEntersPlay, board.CardDismissed, board.CardRetired, board.CardDiscarded, board.CardDrawn,
		board.ControlGained, board.CardAttached, board.CardDetached, board.CountersPut, board.TokenMade,
		board.TokensSet}
	rapid.Check(t, func(t *rapid.T) {
		program, err := NewProgram(2, prints(), board.Readings{})
		if err != nil {
			t.Fatal(err)
		}
		start, err := board.New(program, dealt(t).setup)
		if err != nil {
			t.Fatal(err)
		}
		moment := rapid.SampledFrom(Moments()).Draw(t, "moment")
		if err := At(start, Point{Moment: moment}); err != nil {
			t.Fatal(err)
		}
		folded, log := start.Clone(), &board.Log{}
		g := Resume(start, log)
		g.Run()
		for range rapid.IntRange(10, 80).Draw(t, "moves") {
			s := g.State()
			if s.Result().Over {
				break
			}
			card := rapid.IntRange(1, s.CardCount())
			if rapid.IntRange(0, 2).Draw(t, "by hand") == 0 {
				o := board.Occurrence{
					Kind:   rapid.SampledFrom(kinds).Draw(t, "kind"),
					Card:   s.Ref(board.CardID(card.Draw(t, "card"))),
					Player: board.Player(rapid.IntRange(0, 1).Draw(t, "player")),
					Area:   board.AreaID(rapid.IntRange(1, 4).Draw(t, "area")),
					N:      int32(rapid.IntRange(1, 12).Draw(t, "n")),
				}
				if o.Kind == board.CardAttached {
					o.Host = s.Ref(board.CardID(card.Draw(t, "host")))
				}
				key := s.Key()
				if err := g.Manual(o); err != nil && s.Key() != key {
					t.Fatalf("%+v is refused and changes something: %v", o, err)
				}
			} else if err := g.Choose(answer(t, g)...); err != nil {
				t.Fatal(err)
			}
			g = Resume(readBack(t, program, g.State()), log)
			checkZones(t, g.State())
		}
		folded.Fold(log.Entries)
		if folded.TableKey() != g.State().TableKey() {
			t.Error("the trail folded over the start gives another table")
		}
	})
}

// checkZones checks that each card is in exactly one zone, or out of the game
// if it is a token that has ended.
func checkZones(t *rapid.T, s *board.State) {
	seen := map[board.CardID]bool{}
	for z := board.DrawDeck; z <= board.OutOfGame; z++ {
		for p := range s.Players() {
			if (z.Shared() || z == board.OutOfGame) && p > 0 {
				continue
			}
			for _, c := range s.Cards(z, board.Player(p)) {
				if seen[c] || s.Zone(c) != z {
					t.Fatalf("card %d is in the %s and says it is in the %s", c, z, s.Zone(c))
				}
				seen[c] = true
			}
		}
	}
	if len(seen) != s.CardCount() {
		t.Fatalf("%d of %d cards are in zones (401.1)", len(seen), s.CardCount())
	}
}

// Several draws by hand are of the cards that lie one below the other (410.4b).
func TestManualDrawsAreOfOneCardAfterTheOther(t *testing.T) {
	p := newPosition()
	p.deck(blake, blueFriend, pinkFriend, blueFriend)
	g, _ := p.at(t, Point{Moment: Acting})
	deck := append([]board.CardID(nil), g.State().Cards(board.DrawDeck, blake)...)
	draw := board.Occurrence{Kind: board.CardDrawn, Player: blake}
	if err := g.Manual(draw, draw); err != nil {
		t.Fatal(err)
	}
	hand := g.State().Cards(board.Hand, blake)
	if len(hand) != 2 || hand[0] != deck[0] || hand[1] != deck[1] {
		t.Errorf("drawn %v, want the first two of %v", hand, deck)
	}
	if err := g.Manual(draw, draw); err == nil || len(g.State().Cards(board.Hand, blake)) != 2 {
		t.Errorf("two draws from a deck of one card: %v with %d cards in hand, want nothing to be done", err,
			len(g.State().Cards(board.Hand, blake)))
	}
}
