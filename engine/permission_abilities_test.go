package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// keyworded adds a card like an invented one that has a keyword.
func (w *written) keyworded(like board.Print, keyword string, abilities ...string) board.Print {
	p := w.print(like, abilities...)
	w.extra[len(w.extra)-1].Faces[0].Keywords = []card.Keyword{{Name: keyword}}
	return p
}

func playTo(c board.CardID, a board.AreaID) board.Action {
	return board.Action{Kind: board.PlayCard, Card: c, Area: a}
}

// Hasty lets a card be played from hand as an Immediate action (glossary).
func TestHasty(t *testing.T) {
	w := newWritten()
	w.setup.Players[blake].Tokens = 2
	hasty := w.hand(blake, w.keyworded(blueFriend, "Hasty"))
	plain := w.hand(blake, pinkFriend)
	g, _ := w.at(t, Point{Window: StartOfScorePhase})
	byHasty := playTo(hasty, board.HomeOf(blake))
	byHasty.Ability = g.waysToPlay(blake, hasty)[1].id
	for _, a := range []board.Action{playTo(hasty, board.HomeOf(blake)), byHasty} {
		if got := codes(g, blake, a); got != "no-priority" {
			t.Errorf("before Blake has priority: %q", got)
		}
	}
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	if got := codes(g, blake, playTo(plain, board.HomeOf(blake))); got != "not-turn-player not-main-phase window-open" {
		t.Errorf("a Friend without it: %q", got)
	}
	if !isListed(g, playTo(hasty, board.HomeOf(blake))) {
		t.Fatalf("the options are %v", g.Options())
	}
	mustAct(t, g, playTo(hasty, board.HomeOf(blake)))
	if g.State().Area(hasty) != board.HomeOf(blake) || g.State().Tokens(blake) != 0 {
		t.Error("it is not in play, or not paid for")
	}
	if d := g.State().Decision(); d.Kind != board.Priority || d.Player != avery {
		t.Error("priority did not pass (705.2g)")
	}
}

// A permission to play cards from elsewhere is as though they were in hand: not
// at another time, but for what the card itself says of being in hand.
func TestPlayingFromTheDiscardPile(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 9
	w.friend(avery, "MayPlay((Friend || Event) && In(DiscardPile, You))")
	discarded := func(p board.Print) board.CardID {
		return w.add(board.CardSetup{Print: p, Owner: avery, Zone: board.DiscardPile})
	}
	friend, hasty := discarded(pinkFriend), discarded(w.keyworded(pinkFriend, "Hasty"))
	trick := discarded(w.print(event, "Timing(Immediate)\nGain(1)"))
	book := discarded(w.print(resource, "PlayTo(Home(You))"))
	theirs := w.add(board.CardSetup{Print: pinkFriend, Owner: blake, Zone: board.DiscardPile})
	home := board.HomeOf(avery)
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	for _, test := range []struct {
		what  string
		a     board.Action
		codes string
	}{
		{"a Friend inside a window", playTo(friend, home), "window-open"},
		{"a Friend with Hasty", playTo(hasty, home), ""},
		{"an Immediate Event", play(trick), ""},
		{"a Resource", playTo(book, home), "window-open card-not-in-hand"},
		{"another player's Friend", playTo(theirs, home), "window-open card-not-in-hand"},
	} {
		if got := codes(g, avery, test.a); got != test.codes {
			t.Errorf("%s is refused for %q, want %q", test.what, got, test.codes)
		}
		if isListed(g, test.a) != (test.codes == "") {
			t.Errorf("%s is listed: %v", test.what, isListed(g, test.a))
		}
	}
	mustAct(t, g, play(trick))
	if g.State().Tokens(avery) != 9 || g.State().Zone(trick) != board.DiscardPile {
		t.Error("the Event was not played")
	}
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	if !isListed(g, playTo(friend, home)) {
		t.Errorf("the options are %v", g.Options())
	}
	mustAct(t, g, playTo(friend, home))
	if g.State().Area(friend) != home {
		t.Error("the Friend was not played")
	}
}

// What stands inside a permission is done as the card is played by it, and is
// about that card also in play (705.2d).
func TestWhatFollowsFromAPermission(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 9
	back := w.add(board.CardSetup{Owner: avery, Zone: board.DiscardPile,
		Print: w.print(blueFriend,
			"WorksIn(DiscardPile)\nfor it := range MayPlay(This) {\n\tfor Next(EndOf(Turn)) {\n\t\tBanish(it)\n\t}\n"+
				"}")})
	g, _ := w.at(t, Point{Moment: Acting})
	mustAct(t, g, playTo(back, board.HomeOf(avery)))
	if g.State().Area(back) != board.HomeOf(avery) || len(g.State().Modifiers()) != 1 {
		t.Fatalf("it is in the %s, and there are %d modifiers", g.State().Zone(back), len(g.State().Modifiers()))
	}
	passUntil(t, g, func() bool { return g.State().TurnPlayer() == blake })
	if g.State().Zone(back) != board.Banished {
		t.Errorf("at the end of the turn it is in the %s", g.State().Zone(back))
	}
}

// A permission can name a time and areas, and that what enters is involved.
func TestAPermissionForFaceoffs(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 9
	late := w.hand(avery, w.print(blueFriend,
		"WorksIn(Hand)\nfor it := range MayPlay(This, Faceoff, AreaOf(Character && Yours && IsInvolved)) {\n\tfor "+
			"Until(EndOf(Faceoff)) {\n\t\tAddPower(it, 3)\n\t}\n}"))
	w.inPlay(pinkFriend, avery, board.ProblemOf(avery))
	g, _ := w.at(t, Point{Window: StartOfFaceoff, Faceoff: ProblemFaceoff, Area: board.ProblemOf(avery)})
	if got := codes(g, avery, playTo(late, board.ProblemOf(blake))); got != "wrong-area" {
		t.Errorf("elsewhere it is refused for %q", got)
	}
	mustAct(t, g, playTo(late, board.ProblemOf(avery)))
	if power, _ := g.State().Power(late); g.State().Area(late) != board.ProblemOf(avery) || power != 5 {
		t.Errorf("it is at area %d with power %d", g.State().Area(late), power)
	}
}

// A card can be played without its play requirements where a modifier says so.
func TestNoRequirements(t *testing.T) {
	w := newWritten()
	w.setup.Cards[0].Print = manePink
	w.setup.Players[avery].Tokens = 9
	needy := w.hand(avery, bothFriend)
	free := w.friend(avery, "Timing(MainPhase)\nfor Until(EndOf(Turn)) {\n\tNoRequirements(In(Hand, You))\n}")
	w.extra[0].Faces[0].Colors = card.ColorsOf(card.Pink)
	g, _ := w.at(t, Point{Moment: Acting})
	a := playTo(needy, board.HomeOf(avery))
	if got := codes(g, avery, a); got != "play-requirement-not-met" {
		t.Errorf("it is refused for %q", got)
	}
	mustAct(t, g, activate(g, free))
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	if got := codes(g, avery, a); got != "" {
		t.Errorf("then it is refused for %q", got)
	}
}

// A card that is cancelled as it is played does not resolve (410.7): its costs
// are paid, nothing else happens, and it has not been played.
func TestCancelling(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 1
	guard := w.friend(blake, "it := As(Played(Opponents, Event))\nif May(Retire(This)) {\n\tCancel(it)\n}",
		"When(Played(Opponents, Event))\nGain(7)")
	trick := w.hand(avery, w.print(event, "Timing(MainPhase)\nGain(5)"))
	s := w.state(t)
	start := s.Clone()
	g, log := playedAt(t, s, Point{Moment: Acting})
	mustAct(t, g, play(trick))
	other := Resume(g.State().Clone(), nil)
	chooseFor(t, g, blake, board.YesOrNo, ofKind(board.YesOption))
	if s := g.State(); s.Tokens(avery) != 0 || s.Tokens(blake) != 0 || s.Zone(trick) != board.DiscardPile ||
		s.Zone(guard) != board.DiscardPile {
		t.Errorf("Avery has %d action tokens and Blake %d; the Event is in the %s, the Friend in the %s",
			s.Tokens(avery), s.Tokens(blake), s.Zone(trick), s.Zone(guard))
	}
	if d := g.State().Decision(); d.Kind != board.Priority || d.Player != blake {
		t.Errorf("the decision is %s of player %d", d.Kind, d.Player+1)
	}
	foldsTo(t, start, log, g)
	chooseFor(t, other, blake, board.YesOrNo, ofKind(board.NoOption))
	if s := other.State(); s.Tokens(avery) != 5 || s.Tokens(blake) != 7 {
		t.Errorf("not cancelled: Avery has %d action tokens and Blake %d", s.Tokens(avery), s.Tokens(blake))
	}
}

// By an effect a player can play a card now, for less: the action is taken
// inside the effect and opens nothing (705.1).
func TestPlayingByAnEffect(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 1
	maker := w.friend(avery,
		"Timing(Immediate)\nit := Choose(1, (Friend || Event || Resource) && In(DiscardPile, You))\nx := Play(it, "+
			"1)\nif Any(x) {\n\tPutCounters(x)\n}")
	discarded := func(p board.Print) board.CardID {
		return w.add(board.CardSetup{Print: p, Owner: avery, Zone: board.DiscardPile})
	}
	friend := discarded(blueFriend) // costs 2
	costly := discarded(bothFriend) // costs 3
	hat := discarded(w.print(resource, "PlayOn(Friend)", "AddPower(Host, 4)"))
	trick := discarded(w.print(event, "Timing(Faceoff)\nGain(4)", "Timing(MainPhase)\nGain(6)"))
	start, _ := w.at(t, Point{Window: StartOfScorePhase})
	begin := func(c board.CardID) *Game {
		t.Helper()
		g := Resume(start.State().Clone(), nil)
		mustAct(t, g, activate(g, maker))
		chooseFor(t, g, avery, board.ChooseCards, ofCard(c))
		return g
	}
	g := begin(friend)
	chooseFor(t, g, avery, board.ChooseArea, func(o board.Option) bool { return o.Area == board.ProblemOf(blake) })
	if s := g.State(); s.Area(friend) != board.ProblemOf(blake) || s.Tokens(avery) != 0 ||
		s.PowerCounters(friend) != 1 {
		t.Errorf("the Friend is at area %d with %d counters, Avery has %d action tokens", s.Area(friend),
			s.PowerCounters(friend), s.Tokens(avery))
	}
	if d := g.State().Decision(); d.Kind != board.Priority || d.Player != blake {
		t.Errorf("the decision is %s of player %d", d.Kind, d.Player+1)
	}
	g = begin(hat)
	if g.State().Host(hat).Card != maker { // the only Friend
		t.Errorf("the attachment is on %v", g.State().Host(hat))
	}
	g = begin(trick)
	chooseFor(t, g, avery, board.ChooseWay, func(o board.Option) bool { return o.N == 2 })
	if g.State().Tokens(avery) != 7 || g.State().Zone(trick) != board.DiscardPile {
		t.Errorf("Avery has %d action tokens, want 7; the Event is in the %s", g.State().Tokens(avery),
			g.State().Zone(trick))
	}
	options := Resume(start.State().Clone(), nil)
	mustAct(t, options, activate(options, maker))
	for _, o := range options.Options() {
		if o.Card.Card == costly {
			t.Error("a card can be chosen that can't be paid for (705.2e)")
		}
	}
}

// Playing for free pays nothing, whatever modifiers ask for.
func TestPlayingForFree(t *testing.T) {
	w := newWritten()
	maker := w.friend(avery, "Timing(Immediate)\nit := Choose(1, Friend && In(DiscardPile, You))\nPlay(it, AnyNumber)")
	w.friend(blake, "AddCost(3, Played(Opponents, Friend))")
	friend := w.add(board.CardSetup{Print: bothFriend, Owner: avery, Zone: board.DiscardPile})
	g, _ := w.at(t, Point{Window: StartOfScorePhase})
	mustAct(t, g, activate(g, maker))
	chooseFor(t, g, avery, board.ChooseArea, func(o board.Option) bool { return o.Area == board.HomeOf(avery) })
	if g.State().Area(friend) != board.HomeOf(avery) {
		t.Errorf("the Friend is in the %s", g.State().Zone(friend))
	}
}
