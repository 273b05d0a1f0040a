package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// An activated ability's cost comes first (705.2d), You is who activates it, and
// it can be activated as often as its cost can be paid (703.1c).
func TestActivatingAnAbility(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 3
	w.deck(avery, blueFriend, pinkFriend, blueFriend)
	friend := w.friend(avery, "Timing(MainPhase)\nCost(Pay(1))\nDraw()")
	s := w.state(t)
	start := s.Clone()
	g, log := playedAt(t, s, Point{Moment: Acting})
	for range 2 {
		mustAct(t, g, activate(g, friend))
		passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	}
	if s := g.State(); s.Tokens(avery) != 1 || len(s.Cards(board.Hand, avery)) != 2 {
		t.Errorf("Avery has %d action tokens and %d cards in hand, want 1 and 2", s.Tokens(avery),
			len(s.Cards(board.Hand, avery)))
	}
	foldsTo(t, start, log, g)
}

func TestWhoMayActivate(t *testing.T) {
	tests := []struct {
		ruling string
		text   string
		codes  string
	}{
		{"only the controller (703.1b)", "Timing(Immediate)\nGain(1)", "not-controlled"},
		{"any player where it says so", "Timing(Immediate)\nAnyPlayer()\nGain(1)", ""},
		{"who pays the cost themselves", "Timing(Immediate)\nAnyPlayer()\nCost(Pay(1))\nGain(3)", "not-enough-tokens"},
		{"and chooses among their own cards",
			"Timing(Immediate)\nAnyPlayer()\nCost(Exhaust(Choose(1, Character && Yours)))\nGain(1)", ""},
		{"a continuous ability is none to activate", "AddPower(This, 1)", "no-such-ability"},
		{"a triggered ability neither", "When(EntersPlay(This))\nGain(1)", "no-such-ability"},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			friend := w.friend(blake, test.text)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			a := activate(g, friend)
			if got := codes(g, avery, a); got != test.codes {
				t.Fatalf("it is refused for %q, want %q", got, test.codes)
			}
			if isListed(g, a) != (test.codes == "") {
				t.Errorf("listed: %v", isListed(g, a))
			}
			if test.codes == "" {
				mustAct(t, g, a)
				passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Priority })
				if g.State().Tokens(avery) != 1 || g.State().Tokens(blake) != 0 {
					t.Errorf("Avery has %d action tokens and Blake %d", g.State().Tokens(avery),
						g.State().Tokens(blake))
				}
			}
		})
	}
}

func TestCostsOfActivatedAbilities(t *testing.T) {
	tests := []struct {
		ruling string
		text   string
		other  string // another Friend of Avery's
		tokens int
		codes  string
		paid   int
	}{
		{"parts of a cost add up", "Timing(Immediate)\nCost(Pay(1), Pay(2))\nDraw()", "", 2, "not-enough-tokens", 0},
		{"all of it is paid", "Timing(Immediate)\nCost(Pay(1), Pay(2))\nDraw()", "", 3, "", 3},
		{"what can't become exhausted again can't be paid",
			"Timing(Immediate)\nCost(Exhaust(This), Exhaust(Choose(1, Friend && Yours && IsExhausted)))\nDraw()", "", 0,
			"cannot-be-completed", 0},
		{"abilities can cost more", "Timing(Immediate)\nCost(Exhaust(This))\nDraw()",
			"AddCost(2, Activated(You, Friend))", 2, "", 2},
		{"which they have to be paid for", "Timing(Immediate)\nCost(Exhaust(This))\nDraw()",
			"AddCost(2, Activated(You, Friend))", 1, "not-enough-tokens", 0},
		{"or less", "Timing(Immediate)\nCost(Pay(3))\nDraw()", "AddCost(-2, Activated(You, Friend))", 1, "", 1},
		{"down to nothing", "Timing(Immediate)\nCost(Pay(1))\nDraw()", "AddCost(-2, Activated(You, Friend))", 0, "", 0},
		{"a part that would be replaced can't be paid (508.1a)", "Timing(Immediate)\nCost(Retire(This))\nDraw()",
			"it := Instead(Retired(You, Friend))\nExhaust(it)", 0, "cost-not-payable", 0},
		{"nor one that can't happen (508.1c)", "Timing(Immediate)\nCost(Retire(This))\nDraw()",
			"Cant(Retired(Players, Friend))", 0, "cost-not-payable", 0},
		{"any number is chosen as it is paid", "Timing(Immediate)\nCost(Pay(AnyNumber))\nDraw()", "", 2, "", -1},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = test.tokens
			w.deck(avery, blueFriend)
			friend := w.friend(avery, test.text)
			if test.other != "" {
				w.friend(avery, test.other)
			}
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			a := activate(g, friend)
			if got := codes(g, avery, a); got != test.codes {
				t.Fatalf("it is refused for %q, want %q", got, test.codes)
			}
			if test.codes != "" {
				return
			}
			mustAct(t, g, a)
			if test.paid < 0 {
				chooseFor(t, g, avery, board.ChooseNumber, func(o board.Option) bool { return o.N == 2 })
				test.paid = 2
			}
			if paid := test.tokens - g.State().Tokens(avery); paid != test.paid {
				t.Errorf("%d action tokens were paid, want %d", paid, test.paid)
			}
			if len(g.State().Cards(board.Hand, avery)) != 1 {
				t.Error("no card was drawn")
			}
		})
	}
}

// "Here" is where the card was that its own cost took away; what its cost took is
// known to the rest (410.6a).
func TestAfterACostTookTheCardAway(t *testing.T) {
	w := newWritten()
	w.setup.Players[blake].Tokens = 0
	friend := w.inPlay(w.print(blueFriend,
		"Timing(MainPhase)\nCost(Retire(This))\nDismiss(Friend && Opposing && Here)\nPutInHand(This)"), avery,
		board.ProblemOf(avery))
	here := w.inPlay(pinkFriend, blake, board.ProblemOf(avery))
	there := w.inPlay(pinkFriend, blake, board.ProblemOf(blake))
	g, _ := w.at(t, Point{Moment: Acting})
	mustAct(t, g, activate(g, friend))
	if s := g.State(); s.Zone(here) != board.DiscardPile || s.Zone(there) != board.Play ||
		s.Zone(friend) != board.Hand {
		t.Errorf("the Friends are in the %s, the %s and the %s", s.Zone(here), s.Zone(there), s.Zone(friend))
	}
}

// An ability that works once in a turn can be activated once in it.
func TestActivatingOnceATurn(t *testing.T) {
	w := newWritten()
	friend := w.friend(avery, "Timing(Immediate)\nOnce(Turn)\nGain(1)")
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	mustAct(t, g, activate(g, friend))
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	if got := codes(g, avery, activate(g, friend)); got != "already-used" {
		t.Errorf("it is refused for %q", got)
	}
	passUntil(t, g, func() bool { return g.State().TurnPlayer() == blake && g.State().Decision().Player == avery })
	if got := codes(g, avery, activate(g, friend)); got != "" {
		t.Errorf("in the next turn it is refused for %q", got)
	}
}

// Activating triggers what watches for it, as it is announced; a card that
// forbids it is named.
func TestWatchingActivations(t *testing.T) {
	w := newWritten()
	friend := w.friend(avery, "Timing(Immediate)\nDraw()")
	w.friend(blake, "When(Activated(Opponents, Friend))\nGain(1)")
	w.deck(avery, blueFriend)
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	mustAct(t, g, activate(g, friend))
	if g.State().Tokens(blake) != 1 {
		t.Errorf("Blake has %d action tokens, want 1", g.State().Tokens(blake))
	}
	w = newWritten()
	friend = w.friend(avery, "Timing(Immediate)\nGain()")
	w.friend(blake, "Cant(Activated(Opponents, Friend))")
	g, _ = w.at(t, Point{Window: StartOfMainPhase})
	if got := codes(g, avery, activate(g, friend)); got != "forbidden-by-card" {
		t.Errorf("it is refused for %q", got)
	}
}

// An action that turns out not to be possible is rewound to before it was taken
// (705.2); the same player decides again, without it, as often as there are
// others.
func TestRewinding(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 2
	// Whether anything can be done is seen only when the cost has taken one of two
	// Friends away: the one to which it could be done, or the other.
	friend := w.friend(avery,
		"Timing(Immediate)\nCost(Pay(1), Retire(Choose(1, Friend && Yours && !This)))\nDismiss(Friend && Yours && "+
			"Pink && !This)")
	helper := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	w.inPlay(blueFriend, avery, board.HomeOf(avery))
	s := w.state(t)
	start := s.Clone()
	g, log := playedAt(t, s, Point{Window: StartOfMainPhase})
	a := activate(g, friend)
	before := g.State().TableKey()
	mustAct(t, g, a)
	answers(t, g, avery, helper)
	if d := g.State().Decision(); d.Kind != board.Priority || d.Player != avery {
		t.Fatalf("the decision is %s of player %d", d.Kind, d.Player+1)
	}
	if g.State().TableKey() != before || g.State().Zone(helper) != board.Play || g.State().Tokens(avery) != 2 {
		t.Error("the table is not what it was")
	}
	if got := codes(g, avery, a); got != "cannot-be-completed" || isListed(g, a) {
		t.Errorf("again it is refused for %q", got)
	}
	foldsTo(t, start, log, g)
	unchanged := Resume(g.State().Clone(), nil)
	if err := g.Manual(board.Occurrence{Kind: board.TokensSet, Player: avery, N: 3}); err != nil {
		t.Fatal(err)
	}
	if got := codes(g, avery, a); got != "" || !isListed(g, a) {
		t.Errorf("after a change by hand it is refused for %q", got)
	}
	g = unchanged
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	if d := g.State().Decision(); d.Kind != board.Opening {
		t.Errorf("the window did not close when both players had passed: %s", d.Kind)
	}
}

// An action that can't be completed whatever is decided in it is not legal, and the
// step in which it fails is named (705.2).
func TestActionsThatCantBeCompleted(t *testing.T) {
	for _, test := range []struct {
		ruling, text string
		readings     map[board.Disputed]uint8
		step         rule.Number
	}{
		{"the cost takes away to what alone it could be done",
			"Timing(Immediate)\nCost(Retire(Choose(1, Friend && Yours && !This)))\nDismiss(Friend && Yours && !This)",
			nil, rule.R705_2e},
		{"one part of the cost takes away what another needs",
			"Timing(Immediate)\nCost(Exhaust(Choose(1, Friend && Yours && !This)), Retire(Choose(1, Friend && " +
				"IsReady && !This)))\nGain()", nil, rule.R705_2d},
		{"there are none of which up to one could be chosen",
			"Timing(Immediate)\nit := Choose(UpTo(1), Troublemaker)\nDismiss(it)", nil, rule.R705_2e},
		{"one instruction can't be followed, as the point is read",
			"Timing(Immediate)\nGain()\nit := Choose(1, Troublemaker)\nDismiss(it)",
			map[board.Disputed]uint8{board.NothingToDo: board.IfAnything}, rule.R705_2e},
		{"any of the instructions can be followed",
			"Timing(Immediate)\nGain()\nit := Choose(1, Troublemaker)\nDismiss(it)", nil, 0},
		{"one of the answers completes it", "Timing(Immediate)\nit := Choose(UpTo(1), Friend)\nExhaust(it)", nil, 0},
		{"one order of paying the cost completes it",
			"Timing(Immediate)\nCost(Retire(Choose(1, Friend && Yours && !This)), Exhaust(This))\nReady(This)", nil, 0},
		{"that nothing is done is no matter, as the point is read",
			"Timing(Immediate)\nit := Choose(UpTo(1), Troublemaker)\nDismiss(it)",
			map[board.Disputed]uint8{board.NothingToDo: board.NeverTakenBack}, 0},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.setup.Players[avery].Tokens = 2
			for point, reading := range test.readings {
				w.readings[point] = reading
			}
			friend := w.friend(avery, test.text)
			w.inPlay(pinkFriend, avery, board.HomeOf(avery))
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			a := activate(g, friend)
			var why Violations
			before := g.State().TableKey()
			legal := g.Check(a, &why)
			if legal != (test.step == 0) || isListed(g, a) != legal {
				t.Fatalf("legal: %v, listed: %v, since %v", legal, isListed(g, a), why)
			}
			if g.State().TableKey() != before {
				t.Error("trying it changed the table")
			}
			if !legal && (len(why) != 1 || why[0].Code != CannotBeCompleted || why[0].Rule != test.step) {
				t.Errorf("it is refused for %v, want the step %s", why, test.step)
			}
		})
	}
}

// An action that would have opened a window is rewound to where it could be
// opened.
func TestRewindingAnOpening(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 1
	trick := w.hand(avery, w.print(event,
		"Timing(MainPhase)\nCost(Retire(Choose(1, Friend && Yours)))\nDismiss(Friend)"))
	w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	g, _ := w.at(t, Point{Moment: Acting})
	mustAct(t, g, play(trick))
	if d := g.State().Decision(); d.Kind == board.Opening {
		t.Fatal("retiring the Friend is something that was done (707.2)")
	}
	w = newWritten()
	w.setup.Players[avery].Tokens = 1
	trick = w.hand(avery, w.print(event, "Timing(MainPhase)\nit := Choose(UpTo(1), Friend)\nDismiss(it)"))
	other := w.hand(avery, w.print(event,
		"Timing(MainPhase)\nn := Count(In(Hand, You))\nfor range Times(n) {\n\tit := Choose(UpTo(1), "+
			"Friend)\n\tDismiss(it)\n}"))
	friend := w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	g, _ = w.at(t, Point{Moment: Acting})
	before := g.State().TableKey()
	for _, c := range []board.CardID{trick, other} {
		mustAct(t, g, play(c))
		for g.State().Decision().Kind == board.ChooseCards {
			answers(t, g, avery) // chooses none
		}
		if d := g.State().Decision(); d.Kind != board.Opening || d.Player != avery {
			t.Fatalf("the decision is %s of player %d", d.Kind, d.Player+1)
		}
	}
	if g.State().TableKey() != before {
		t.Error("the table is not what it was")
	}
	for _, c := range []board.CardID{trick, other} {
		if got := codes(g, avery, play(c)); got != "cannot-be-completed" {
			t.Errorf("again it is refused for %q", got)
		}
	}
	if g.State().Zone(friend) != board.Play {
		t.Error("the Friend was dismissed")
	}
}

// An Event or ability of which nothing can be done can't be used (705.2e); one of
// which anything can be done, can (707.2).
func TestNothingToDo(t *testing.T) {
	tests := []struct {
		text  string
		codes string
	}{
		{"it := Choose(1, Troublemaker)\nDismiss(it)", "nothing-to-do"},
		{"it := Choose(1, Troublemaker)\nDismiss(it)\nGain()", ""},
		{"Dismiss(Troublemaker)", "nothing-to-do"},
		{"it := Choose(1, Troublemaker)\nfor Until(EndOf(Turn)) {\n\tAddPower(it, 1)\n}", "nothing-to-do"},
		{"for Until(EndOf(Turn)) {\n\tAddPower(Troublemaker, 1)\n}", ""},
		{"if Any(Troublemaker) {\n\tGain()\n}", ""},
		{"it := Choose(1, Friend && IsExhausted)\nReady(it)", "nothing-to-do"},
	}
	for _, test := range tests {
		w := newWritten()
		w.inPlay(pinkFriend, avery, board.HomeOf(avery))
		friend := w.friend(avery, "Timing(Immediate)\n"+test.text)
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		if got := codes(g, avery, activate(g, friend)); got != test.codes {
			t.Errorf("%s\nis refused for %q, want %q", test.text, got, test.codes)
		}
	}
}

// A cost that only asks whether to go on is one that can be paid.
func TestACostThatOnlyAsks(t *testing.T) {
	w := newWritten()
	friend := w.friend(avery, "Timing(MainPhase)\nCost(May())\nGain(2)")
	g, _ := w.at(t, Point{Moment: Acting})
	mustAct(t, g, activate(g, friend))
	answers(t, g, avery, true)
	passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	if n := g.State().Tokens(avery); n != 2 {
		t.Errorf("Avery has %d action tokens, want 2", n)
	}
}
