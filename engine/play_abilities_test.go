package engine

import (
	"slices"
	"strings"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// ability gives a paragraph of a card as actions name it.
func paragraph(g *Game, c board.CardID, n int) board.AbilityRef {
	return g.State().Program().Printed(g.State().Print(c), 0)[n-1]
}

func play(c board.CardID) board.Action { return board.Action{Kind: board.PlayCard, Card: c} }

func activate(g *Game, c board.CardID) board.Action {
	return board.Action{Kind: board.ActivateAbility, Card: c, Ability: paragraph(g, c, 1)}
}

// mustAct takes an action in a game that has been written out and read back.
func mustAct(t *testing.T, g *Game, a board.Action) {
	t.Helper()
	resume(t, g)
	if err := g.Act(a); err != nil {
		t.Fatal(err)
	}
}

// choose answers the decision of a player with the option that fits, in a game
// that has been written out and read back.
func chooseFor(t *testing.T, g *Game, p board.Player, kind board.DecisionKind, fits func(board.Option) bool) {
	t.Helper()
	if d := g.State().Decision(); d.Player != p || d.Kind != kind {
		t.Fatalf("the decision is %s of player %d (%s), want %s of player %d", d.Kind, d.Player+1, d.Rule, kind, p+1)
	}
	resume(t, g)
	place := slices.IndexFunc(g.Options(), fits)
	if place < 0 {
		t.Fatalf("there is no such option among %v", g.Options())
	}
	if err := g.Choose(place); err != nil {
		t.Fatal(err)
	}
}

func ofKind(k board.OptionKind) func(board.Option) bool {
	return func(o board.Option) bool { return o.Kind == k }
}

func ofCard(c board.CardID) func(board.Option) bool {
	return func(o board.Option) bool { return o.Card.Card == c }
}

// codes says why an action is illegal, "" if it isn't.
func codes(g *Game, p board.Player, a board.Action) string {
	var violations Violations
	g.CheckFor(p, a, &violations)
	var all []string
	for _, v := range violations {
		all = append(all, string(v.Code))
	}
	return strings.Join(all, " ")
}

// isListed reports whether an action is among the options.
func isListed(g *Game, a board.Action) bool {
	return slices.ContainsFunc(g.Options(), func(o board.Option) bool {
		return o.Kind == board.ActionOption &&
			o.Action == a
	})
}

// foldsTo checks that the record folded over the start gives the table.
func foldsTo(t *testing.T, start *board.State, log *board.Log, g *Game) {
	t.Helper()
	start.Fold(log.Entries)
	if start.TableKey() != g.State().TableKey() {
		t.Error("the record folded over the start gives another table")
	}
}

// An Event goes to the queue, is paid for, does what it says and is put into its
// owner's discard pile (705.2, 304.2).
func TestPlayingAnEvent(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 1
	gift := w.hand(avery, w.print(event, "Timing(MainPhase)\nGain(3)"))
	s := w.state(t)
	start := s.Clone()
	g, log := playedAt(t, s, Point{Moment: Acting})
	mustAct(t, g, play(gift))
	if g.State().Zone(gift) != board.DiscardPile || g.State().Tokens(avery) != 3 {
		t.Errorf("it is in the %s, and Avery has %d action tokens, want 3", g.State().Zone(gift),
			g.State().Tokens(avery))
	}
	var kinds []board.OccurrenceKind
	for _, e := range log.Entries {
		if e.Kind == board.Happened {
			kinds = append(kinds, e.Occurrence.Kind)
		}
	}
	want := []board.OccurrenceKind{board.ActionAnnounced, board.CardQueued, board.TokensPaid, board.TokensGained,
		board.CardIntoDiscards, board.CardPlayed}
	if !slices.Equal(kinds, want) {
		t.Errorf("what happened is %v, want %v", kinds, want)
	}
	if d := g.State().Decision(); d.Player != blake || d.Kind != board.Priority {
		t.Error("priority did not pass to the next player (705.2g)")
	}
	foldsTo(t, start, log, g)
}

func TestWhenEventsCanBePlayed(t *testing.T) {
	opening, first, second := "opening", "Avery has priority", "Blake has priority"
	tests := []struct {
		ruling string
		text   string
		at     Point
		when   string
		who    board.Player
		codes  string // "" if it can
	}{
		{"a Main Phase Event opens a window (512.3)", "Timing(MainPhase)", Point{Moment: Acting}, opening, avery, ""},
		{"not inside a window (510.3)", "Timing(MainPhase)", Point{Window: StartOfMainPhase}, first, avery,
			"window-open"},
		{"not in another phase", "Timing(MainPhase)", Point{Window: StartOfScorePhase}, first, avery,
			"not-main-phase window-open"},
		{"only by the turn player", "Timing(MainPhase)", Point{Window: StartOfMainPhase}, second, blake,
			"not-turn-player window-open"},
		{"a Score Phase Event opens a window in the Score Phase", "Timing(ScorePhase)",
			Point{Window: StartOfScorePhase}, opening, avery, ""},
		{"not in the Main Phase", "Timing(ScorePhase)", Point{Moment: Acting}, opening, avery, "outside-timing"},
		{"an Any Phase Event opens a window in each phase", "Timing(AnyPhase)", Point{Window: StartOfEndPhase}, opening,
			avery, ""},
		{"also in the Main Phase", "Timing(AnyPhase)", Point{Moment: Acting}, opening, avery, ""},
		{"an Immediate Event needs priority (512.5)", "Timing(Immediate)", Point{Window: StartOfScorePhase}, first,
			avery, ""},
		{"also for the other player", "Timing(Immediate)", Point{Window: StartOfScorePhase}, second, blake, ""},
		{"and opens no window", "Timing(Immediate)", Point{Moment: Acting}, opening, avery, "no-priority"},
		{"a Faceoff Event needs a faceoff (512.4)", "Timing(Faceoff)", Point{Window: StartOfMainPhase}, first, avery,
			"outside-timing"},
		{"in which any player can play it", "Timing(Faceoff)",
			Point{Window: StartOfFaceoff, Faceoff: ProblemFaceoff, Area: board.ProblemOf(avery)}, second, blake, ""},
		{"a Troublemaker Faceoff Event needs that sort (512.4a)", "Timing(TroublemakerFaceoff)",
			Point{Window: StartOfFaceoff, Faceoff: ProblemFaceoff, Area: board.ProblemOf(avery)}, first, avery,
			"outside-timing"},
		{"a Score Phase Event is not for faceoffs (512.3a)", "Timing(ScorePhase)",
			Point{Window: StartOfFaceoff, Faceoff: ProblemFaceoff, Area: board.ProblemOf(avery)}, first, avery,
			"outside-timing window-open"},
		{"one of two words is enough", "Timing(MainPhase, Faceoff)",
			Point{Window: StartOfFaceoff, Faceoff: ProblemFaceoff, Area: board.ProblemOf(avery)}, first, avery, ""},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[test.who].Tokens = 1
			e := w.hand(test.who, w.print(event, test.text+"\nGain(1)"))
			g, _ := w.at(t, test.at)
			switch test.when {
			case second:
				if err := g.Pass(); err != nil {
					t.Fatal(err)
				}
			case opening:
				for g.State().Decision().Kind == board.Priority {
					if err := g.Pass(); err != nil {
						t.Fatal(err)
					}
				}
				if k := g.State().Decision().Kind; k != board.Opening {
					t.Fatalf("the decision is %s: no window can be opened", k)
				}
			}
			if got := codes(g, test.who, play(e)); got != test.codes {
				t.Errorf("it is refused for %q, want %q", got, test.codes)
			}
			if isListed(g, play(e)) != (test.codes == "") {
				t.Errorf("listed: %v", isListed(g, play(e)))
			}
			if test.codes == "" {
				mustAct(t, g, play(e))
				if g.State().Tokens(test.who) != 1 {
					t.Error("it did nothing")
				}
			}
		})
	}
}

// Two paragraphs with timing phrases are alternatives (512.2).
func TestAnEventWithTwoTimingPhrases(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 2
	print := w.print(event, "Timing(MainPhase)\nGain(2)", "Timing(AnyPhase)\nGain(5)")
	e := w.hand(avery, print)
	g, _ := w.at(t, Point{Moment: Acting})
	if got := codes(g, avery, play(e)); got != "way-not-given" {
		t.Errorf("without a paragraph: %q", got)
	}
	one, two := play(e), play(e)
	one.Ability, two.Ability = paragraph(g, e, 1), paragraph(g, e, 2)
	if !isListed(g, one) || !isListed(g, two) || isListed(g, play(e)) {
		t.Errorf("the options are %v", g.Options())
	}
	mustAct(t, g, two)
	if g.State().Tokens(avery) != 6 {
		t.Errorf("Avery has %d action tokens, want 2 - 1 + 5", g.State().Tokens(avery))
	}
	w = newWritten()
	w.setup.Players[avery].Tokens = 1
	e = w.hand(avery, w.print(event, "Timing(MainPhase)\nGain(2)", "Timing(AnyPhase)\nGain(5)"))
	g, _ = w.at(t, Point{Window: StartOfEndPhase})
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	mustAct(t, g, play(e))
	if g.State().Tokens(avery) != 5 {
		t.Errorf("with one phrase that allows it now, that one was not used: %d, %v %v", g.State().Tokens(avery),
			g.Window(), g.State().TurnPlayer())
	}
}

// A Reaction is to what has happened since the latest window closed, once for
// each instance (512.4c, 512.4d).
func TestReactions(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 4
	w.deck(avery, blueFriend, blueFriend)
	watcher := w.friend(blake, "Timing(Reaction)\nAfter(Drawn(Opponents))\nGain(2)")
	trick := w.hand(blake, w.print(event, "Timing(Reaction)\n_, who := After(Drawn(Opponents))\nLose(who, 1)"))
	w.setup.Players[blake].Tokens = 1
	g, _ := w.at(t, Point{Moment: Acting})
	if got := codes(g, blake, activate(g, watcher)); got != "no-priority nothing-to-react-to" {
		t.Errorf("before anything was drawn: %q", got)
	}
	mustAct(t, g, board.Action{Kind: board.DrawCard})
	mustAct(t, g, activate(g, watcher))
	if g.State().Tokens(blake) != 3 {
		t.Errorf("Blake has %d action tokens, want 3", g.State().Tokens(blake))
	}
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	if got := codes(g, blake, activate(g, watcher)); got != "already-reacted" {
		t.Errorf("a second time to the same draw: %q", got)
	}
	mustAct(t, g, play(trick))
	if g.State().Tokens(avery) != 2 {
		t.Errorf("Avery has %d action tokens, want 2: the draw cost one, the Event's player took one of the one who "+
			"drew", g.State().Tokens(avery))
	}
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	mustAct(t, g, board.Action{Kind: board.DrawCard})
	mustAct(t, g, activate(g, watcher))
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	passUntil(t, g, func() bool { return g.State().Decision().Player == blake })
	if got := codes(g, blake, activate(g, watcher)); got != "nothing-to-react-to" {
		t.Errorf("after the window has closed: %q", got)
	}
}

// What left play is reacted to as what it was, and the Reaction finds it where it
// has gone (410.6a).
func TestReactingToACardThatLeftPlay(t *testing.T) {
	w := newWritten()
	victim := w.inPlay(pinkFriend, blake, board.ProblemOf(blake))
	killer := w.friend(avery, "Timing(MainPhase)\nDismiss(Friend && Opposing && AnyProblem)")
	saver := w.friend(blake, "Timing(Reaction)\nit := After(Dismissed(Friend && Yours && AnyProblem))\nPutInHand(it)")
	g, _ := w.at(t, Point{Moment: Acting})
	mustAct(t, g, activate(g, killer))
	mustAct(t, g, activate(g, saver))
	if g.State().Zone(victim) != board.Hand {
		t.Errorf("the Friend is in the %s", g.State().Zone(victim))
	}
}

// With several instances the player chooses what the Reaction is used for; each
// can be answered once.
func TestChoosingWhatToReactTo(t *testing.T) {
	w := newWritten()
	one, two := w.inPlay(pinkFriend, blake, board.HomeOf(blake)), w.inPlay(blueFriend, blake, board.HomeOf(blake))
	killer := w.friend(avery,
		"Timing(MainPhase)\nDismiss(Friend && Opposing && !HasAttached(Resource) && Power <= 2 && "+
			"!Keyword(\"Stubborn\") && Pink)\nDismiss(Friend && Opposing && Power == 2 && !SharesName(This))")
	saver := w.inPlay(w.print(resource, "PlayTo(Home(You))",
		"Timing(Reaction)\nit := After(Dismissed(Friend && Yours))\nPutInHand(it)"), blake, board.HomeOf(blake))
	g, _ := w.at(t, Point{Moment: Acting})
	mustAct(t, g, activate(g, killer))
	save := board.Action{Kind: board.ActivateAbility, Card: saver, Ability: paragraph(g, saver, 2)}
	mustAct(t, g, save)
	chooseFor(t, g, blake, board.ChooseCards, ofCard(two))
	if g.State().Zone(two) != board.Hand || g.State().Zone(one) != board.DiscardPile {
		t.Errorf("the Friends are in the %s and the %s", g.State().Zone(one), g.State().Zone(two))
	}
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	mustAct(t, g, save)
	if g.State().Zone(one) != board.Hand {
		t.Errorf("the other Friend is in the %s", g.State().Zone(one))
	}
}

// Where Resources enter play: where their text says (501.2), else at their
// owner's home (305.1a), or attached to the card that they are played on (501.3,
// 509.2).
func TestPlayingResources(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 5
	w.setup.Players[blake].Tokens = 5
	friend := w.inPlay(blueFriend, avery, board.ProblemOf(blake))
	w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	tree := w.hand(avery, w.print(resource, "PlayTo(AnyProblem)"))
	book := w.hand(avery, w.print(resource, "AddHandSize(You, 1)"))
	hat := w.hand(avery, w.print(resource, "PlayOn(Friend && Blue)\nAddPower(Host, 2)"))
	g, log := w.at(t, Point{Moment: Acting})
	next := func() {
		t.Helper()
		passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	}
	if got := codes(g, avery, play(tree)); got != "no-area-given" {
		t.Errorf("a Resource for a Problem, to no area: %q", got)
	}
	toHome := play(tree)
	toHome.Area = board.HomeOf(avery)
	if got := codes(g, avery, toHome); got != "wrong-area" {
		t.Errorf("a Resource for a Problem, to a home: %q", got)
	}
	toProblem := play(tree)
	toProblem.Area = board.ProblemOf(blake)
	mustAct(t, g, toProblem)
	next()
	mustAct(t, g, play(book))
	next()
	if got := codes(g, avery, play(hat)); got != "no-such-host" {
		t.Errorf("an attachment on nothing: %q", got)
	}
	on := play(hat)
	on.Host = friend
	if !isListed(g, on) {
		t.Errorf("the options are %v", g.Options())
	}
	mustAct(t, g, on)
	s := g.State()
	if s.Area(tree) != board.ProblemOf(blake) || s.Area(book) != board.HomeOf(avery) {
		t.Errorf("they are at areas %d and %d", s.Area(tree), s.Area(book))
	}
	if s.Host(hat) != s.Ref(friend) || s.Area(hat) != board.ProblemOf(blake) {
		t.Errorf("the attachment is on %v at area %d", s.Host(hat), s.Area(hat))
	}
	if power, _ := s.Power(friend); power != 4 {
		t.Errorf("its host has power %d, want 4", power)
	}
	var played board.Occurrence
	for _, e := range log.Entries {
		if e.Kind == board.Happened && e.Occurrence.Kind == board.CardPlayed {
			played = e.Occurrence
		}
	}
	if played.Card.Card != hat || played.Host.Card != friend || played.Area != board.ProblemOf(blake) {
		t.Errorf("what has been played is %+v", played)
	}
}

// "When you play" and "when it enters play" trigger in the same processing
// (705.2f, 706.1d); what is played on a card is about that card.
func TestWhenCardsArePlayed(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 4
	host := w.friend(avery, "When(Played(Players, Resource, AnyHome, This))\nGain(10)")
	other := w.friend(avery, "When(Played(You, Friend, ProblemOf(You)))\nGain(20)\nExhaust(This)",
		"When(EntersPlay(Friend && Yours))\nGain(40)\nReady(This)")
	hat := w.hand(avery, w.print(resource, "PlayOn(Friend)"))
	filly := w.hand(avery, pinkFriend)
	g, _ := w.at(t, Point{Moment: Acting})
	on := play(hat)
	on.Host = other
	mustAct(t, g, on)
	if g.State().Tokens(avery) != 3 {
		t.Errorf("played on another Friend: Avery has %d action tokens, want 3", g.State().Tokens(avery))
	}
	_ = host
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	to := play(filly)
	to.Area = board.ProblemOf(avery)
	mustAct(t, g, to)
	if d := g.State().Decision(); d.Kind != board.ChooseCards || d.Player != avery || len(g.Options()) != 2 {
		t.Fatalf("two effects wait in the same wave: the decision is %s with %d options", d.Kind, len(g.Options()))
	}
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Priority })
	if g.State().Tokens(avery) != 62 {
		t.Errorf("Avery has %d action tokens, want 62", g.State().Tokens(avery))
	}
}

// Costs are what is printed, with what modifiers add and take off (705.2c).
func TestCosts(t *testing.T) {
	tests := []struct {
		ruling string
		mine   string // a Friend of Avery's at her Problem
		theirs string // a Friend of Blake's there
		cost   int    // of moving a Friend there, which costs 2
		play   int    // of playing a Friend there, which costs 2
	}{
		{"as printed", "", "", 2, 2},
		{"Showy costs opponents more to move there", "", "AddCost(2, MovedAsAction(Opponents, Character, Here))", 4, 2},
		{"but not its controller", "AddCost(2, MovedAsAction(Opponents, Character, Here))", "", 2, 2},
		{"moving costs at least 1 (609.2b)", "AddCost(-5, MovedAsAction(You, Friend))", "", 1, 2},
		{"more counts before less", "AddCost(-5, MovedAsAction(You, Friend))",
			"AddCost(1, MovedAsAction(Opponents, Character, Here))", 1, 2},
		{"playing can cost nothing", "AddCost(-5, Played(You, Friend))", "", 2, 0},
		{"but not below its least", "AddCost(-5, Played(You, Friend), 1)", "", 2, 1},
		{"where it is played counts", "AddCost(-Count(Friend && Yours && There), Played(You, Friend, AnyProblem))", "",
			2, 1},
		{"what may be paid less", "AddCost(OrNone(-1), Played(You, Friend))", "", 2, 1},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = 9
			for p, text := range []string{test.mine, test.theirs} {
				if text != "" {
					w.inPlay(w.print(pinkFriend, text), board.Player(p), board.ProblemOf(avery))
				}
			}
			mover := w.inPlay(blueFriend, avery, board.HomeOf(avery))
			filly := w.hand(avery, blueFriend)
			g, _ := w.at(t, Point{Moment: Acting})
			for kind, want := range map[board.ActionKind]int{board.MoveCharacter: test.cost,
				board.PlayCard: test.play} {
				a := board.Action{Kind: kind, Card: mover, Area: board.ProblemOf(avery)}
				if kind == board.PlayCard {
					a.Card = filly
				}
				copied := Resume(g.State().Clone(), nil)
				mustAct(t, copied, a)
				if copied.State().Decision().Kind == board.YesOrNo {
					chooseFor(t, copied, avery, board.YesOrNo, ofKind(board.YesOption))
				}
				if paid := 9 - copied.State().Tokens(avery); paid != want {
					t.Errorf("to %s costs %d, want %d", kind, paid, want)
				}
				copied = Resume(g.State().Clone(), nil)
				copied.State().Propose(nil, board.Occurrence{Kind: board.TokensSet, Player: avery, N: int32(want)})
				if got := codes(copied, avery, a); got != "" {
					t.Errorf("to %s with %d action tokens is refused: %s", kind, want, got)
				}
				if want > 0 {
					copied.State().Propose(nil, board.Occurrence{Kind: board.TokensSet, Player: avery,
						N: int32(want - 1)})
					if got := codes(copied, avery, a); got != "not-enough-tokens" {
						t.Errorf("to %s with %d action tokens: %q", kind, want-1, got)
					}
				}
			}
		})
	}
}

// Who may pay less may also not; but not if there is too little to pay all. Nor may they pay more than
// they have, where more can be paid.
func TestDecliningADiscount(t *testing.T) {
	plays := func(tokens int, ability string) (g *Game, filly board.CardID) {
		w := newWritten()
		w.friend(avery, ability)
		filly = w.hand(avery, blueFriend)
		w.setup.Players[avery].Tokens = tokens
		g, _ = w.at(t, Point{Moment: Acting})
		a := play(filly)
		a.Area = board.HomeOf(avery)
		mustAct(t, g, a)
		return g, filly
	}
	g, _ := plays(2, "AddCost(OrNone(-1), Played(You, Friend))")
	chooseFor(t, g, avery, board.YesOrNo, ofKind(board.NoOption))
	if g.State().Tokens(avery) != 0 {
		t.Errorf("Avery has %d action tokens, want 0", g.State().Tokens(avery))
	}
	g, filly := plays(1, "AddCost(OrNone(-1), Played(You, Friend))")
	if g.State().Area(filly) != board.HomeOf(avery) || g.State().Tokens(avery) != 0 {
		t.Error("the discount that is needed was not taken")
	}
	g, filly = plays(2, "AddCost(OrNone(1), Played(You, Friend))")
	if s := g.State(); s.Area(filly) != board.HomeOf(avery) || s.Tokens(avery) != 0 {
		t.Errorf("the Friend is at area %d, and Avery has %d action tokens", s.Area(filly), s.Tokens(avery))
	}
}

// What is paid besides the card's cost (705.2c): it has to be possible, and the
// card is not played before.
func TestAdditionalCosts(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 3
	filly := w.hand(avery, w.print(blueFriend, "AdditionalCost(Retire(Choose(1, Friend && Yours)), Pay(1))"))
	helper := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	g, _ := w.at(t, Point{Moment: Acting})
	a := play(filly)
	a.Area = board.HomeOf(avery)
	mustAct(t, g, a)
	if s := g.State(); s.Zone(helper) != board.DiscardPile || s.Area(filly) != board.HomeOf(avery) ||
		s.Tokens(avery) != 0 {
		t.Errorf("the other Friend is in the %s, the one played at area %d, and Avery has %d action tokens",
			s.Zone(helper), s.Area(filly), s.Tokens(avery))
	}
}

// Play only if something is the case (705.2).
func TestPlayOnlyIf(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 3
	filly := w.hand(avery, w.print(blueFriend, "PlayOnlyIf(Any(Friend && Opposing))"))
	g, _ := w.at(t, Point{Moment: Acting})
	a := play(filly)
	a.Area = board.HomeOf(avery)
	if got := codes(g, avery, a); got != "play-only-if-unmet" {
		t.Errorf("it is refused for %q", got)
	}
}

// What a modifier forbids can't be done (104.2), nor can a card be played that
// could not enter play.
func TestForbiddenActions(t *testing.T) {
	tests := []struct {
		text string
		move bool // refused
		play bool
		draw bool
	}{
		{"Cant(Moved(Opponents, Friend))", true, false, false},
		{"Cant(MovedAsAction(Opponents, Friend, Here))", true, false, false},
		{"Cant(Moved(Opponents, Friend, AnyHome))", false, false, false},
		{"Cant(Played(Opponents, Friend))", false, true, false},
		{"Cant(Played(Opponents, Friend, Here))", false, true, false},
		{"Cant(EntersPlay(Friend && Blue, Here))", false, true, false},
		{"Cant(Drawn(Opponents))", false, false, true},
		{"AtMost(0, Drawn(Players), Turn)", false, false, true},
	}
	for _, test := range tests {
		t.Run(test.text, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = 9
			w.deck(avery, event)
			by := w.inPlay(w.print(pinkFriend, test.text), blake, board.ProblemOf(avery))
			mover := w.inPlay(blueFriend, avery, board.HomeOf(avery))
			filly := w.hand(avery, blueFriend)
			g, _ := w.at(t, Point{Moment: Acting})
			for _, c := range []struct {
				refused bool
				action  board.Action
			}{
				{test.move, board.Action{Kind: board.MoveCharacter, Card: mover, Area: board.ProblemOf(avery)}},
				{test.play, board.Action{Kind: board.PlayCard, Card: filly, Area: board.ProblemOf(avery)}},
				{test.draw, board.Action{Kind: board.DrawCard}},
			} {
				var violations Violations
				legal := g.Check(c.action, &violations)
				if legal == c.refused || isListed(g, c.action) == c.refused {
					t.Errorf("to %s: legal %v, listed %v", c.action.Kind, legal, isListed(g, c.action))
				}
				if c.refused && (len(violations) != 1 || violations[0].Code != ForbiddenByCard ||
					violations[0].By != by || violations[0].Rule != rule.R104_2) {
					t.Errorf("it is refused for %+v", violations)
				}
			}
		})
	}
}
