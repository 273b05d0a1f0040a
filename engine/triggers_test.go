package engine

import (
	"slices"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// beforePriority makes things happen simultaneously as a player is about to
// receive priority in the open window.
func beforePriority(g *Game, batch ...board.Occurrence) {
	g.askAgain()
	goTo(g.state.Top(), windowPrepares)
	g.propose(batch...)
	g.Run()
}

// processed lists the sources of the effects that were processed, in order.
func processed(log *board.Log) []board.CardID {
	var all []board.CardID
	for _, e := range log.Entries {
		if e.Kind == board.Happened && e.Occurrence.Kind == board.EffectTaken {
			all = append(all, e.Occurrence.Card.Card)
		}
	}
	return all
}

// created counts the effects that a card's abilities have created.
func created(log *board.Log, c board.CardID) int {
	n := 0
	for _, e := range log.Entries {
		if e.Kind == board.Happened && e.Occurrence.Kind == board.EffectCreated && e.Occurrence.Card.Card == c {
			n++
		}
	}
	return n
}

// As a window is being opened the turn player processes all of their effects
// first, in the order of their choosing (511.7a.i); otherwise the player who most
// recently had priority (511.7a).
func TestWhoseTriggeredEffectsAreProcessedFirst(t *testing.T) {
	w := newWritten()
	w.deck(avery, event)
	one := w.friend(avery, "When(StartOf(MainPhase) || Frightened(Friend))\nExhaust(Friend && Yours)")
	two := w.friend(avery, "When(StartOf(MainPhase) || Frightened(Friend))\nReady(Friend && Yours)")
	three := w.friend(blake, "When(StartOf(MainPhase) || Frightened(Friend))\nGain(1)")
	victim := w.friend(avery)
	g, log := w.at(t, Point{Window: StartOfMainPhase})
	if d := g.State().Decision(); d.Player != avery || d.Rule != rule.R511_7a_i {
		t.Fatalf("the game waits for %+v", d)
	}
	choosing(t, g, 1)
	if got := processed(log); !slices.Equal(got, []board.CardID{two, one, three}) {
		t.Errorf("as a window opened the effects of %v were processed", got)
	}
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	log.Entries = nil
	beforePriority(g, does(board.CardFrightened, g, victim))
	if d := g.State().Decision(); d.Player != avery || d.Rule != rule.R511_7a {
		t.Fatalf("the game waits for %+v", d)
	}
	choosing(t, g, 0)
	if got := processed(log); !slices.Equal(got, []board.CardID{three, one, two}) {
		t.Errorf("Blake having had priority most recently, the effects of %v were processed", got)
	}
}

// Effects created while a wave is performed wait for the next one (511.7b).
func TestEffectsCreatedInAWaveWaitForTheNext(t *testing.T) {
	w := newWritten()
	first := w.friend(avery, "When(StartOf(MainPhase))\nGain(1)")
	later := w.friend(avery, "When(TokensGained(You))\nLose(You, 1)")
	other := w.friend(blake, "When(StartOf(MainPhase))\nGain(1)")
	g, log := w.at(t, Point{Window: StartOfMainPhase})
	if got := processed(log); !slices.Equal(got, []board.CardID{first, other, later}) {
		t.Errorf("the effects of %v were processed", got)
	}
	waves := 0
	for _, e := range log.Entries {
		if e.Kind == board.Begins && e.Frame.Procedure == preProcessing {
			waves++
		}
	}
	if waves != 2 || len(g.State().Waiting()) != 0 {
		t.Errorf("there were %d waves, and %d effects wait", waves, len(g.State().Waiting()))
	}
}

// Simultaneous instances of a condition have an effect each (704.1b); but "one or
// more cards" are one instance, and only one of several can be the first.
func TestSimultaneousInstances(t *testing.T) {
	tests := []struct {
		ruling, ability string
		effects, tokens int
	}{
		{"each of them", "When(Dismissed(Friend))\nGain(1)", 2, 2},
		{"only those that the condition means", "When(Dismissed(Friend && Opposing))\nGain(1)", 1, 1},
		{"the card itself is among them", "When(Dismissed(This))\nGain(1)", 0, 0},
		{"one or more cards", "it := When(OneOrMore(Dismissed(Friend)))\nGain(Count(it && In(DiscardPile, Players)))",
			1, 2},
		{"one or more cards, without naming them", "When(OneOrMore(Dismissed(Friend)))\nGain(1)", 1, 1},
		{"the first of the turn", "When(First(Dismissed(Friend), Turn))\nGain(1)", 1, 1},
		{"once a turn", "When(Dismissed(Friend))\nOnce(Turn)\nGain(1)", 1, 1},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			watcher := w.friend(avery, test.ability)
			one, two := w.friend(avery), w.friend(blake)
			g, log := w.at(t, Point{Window: StartOfMainPhase})
			beforePriority(g, does(board.CardDismissed, g, one), does(board.CardDismissed, g, two))
			for g.State().Decision().Kind != board.Priority { // the order of two effects
				choosing(t, g, 0)
			}
			if n := created(log, watcher); n != test.effects || g.State().Tokens(avery) != test.tokens {
				t.Errorf("it created %d effects, and Avery has %d action tokens; want %d and %d", n,
					g.State().Tokens(avery), test.effects, test.tokens)
			}
		})
	}
}

// A card's own abilities see it leave play; the effect knows it where it went
// (410.6a).
func TestACardSeesItselfLeave(t *testing.T) {
	w := newWritten()
	phoenix := w.friend(avery, "When(Dismissed(This))\nPutInHand(This)")
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	beforePriority(g, does(board.CardDismissed, g, phoenix))
	if z := g.State().Zone(phoenix); z != board.Hand {
		t.Errorf("it is in the %s", z)
	}
}

// What can't happen triggers nothing, and uses nothing up.
func TestWhatCantHappenTriggersNothing(t *testing.T) {
	w := newWritten()
	watcher := w.friend(avery, "When(Dismissed(Character))\nOnce(Turn)\nGain(1)")
	friend := w.friend(blake)
	g, log := w.at(t, Point{Window: StartOfMainPhase})
	beforePriority(g, does(board.CardDismissed, g, 1))
	if n := created(log, watcher); n != 0 {
		t.Errorf("a Mane Character can't be dismissed (301.5), but %d effects were created", n)
	}
	beforePriority(g, does(board.CardDismissed, g, friend))
	if g.State().Tokens(avery) != 1 {
		t.Error("the ability had been used up by what didn't happen")
	}
}

// A triggered effect uses the numbers of the moment it was created (712.2).
func TestNumbersAreLockedInAsAnEffectIsCreated(t *testing.T) {
	w := newWritten()
	w.friend(avery, "When(StartOf(MainPhase))\nGain(Count(Friend && Yours))\nReady(Character && Yours)")
	w.friend(avery, "When(StartOf(MainPhase))\nRetire(This)\nExhaust(Character && Yours)")
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	choosing(t, g, 1) // the one that retires itself is first
	if got := g.State().Tokens(avery); got != 2 {
		t.Errorf("Avery has %d action tokens, want one for each of the 2 Friends there were", got)
	}
}

// Triggered modifiers trigger as abilities do (708.4): all the time that they
// last, or the next time, unless they end before.
func TestTriggeredModifiers(t *testing.T) {
	tests := []struct {
		ruling, block string
		tokens        int // after two Friends were dismissed at the same time, and two more in the next phase
	}{
		{"as long as it lasts", "for Until(EndOf(Turn)) {\n\tWhen(Dismissed(Friend))\n\tGain(1)\n}", 4},
		{"until the end of the phase", "for Until(EndOf(Phase)) {\n\tWhen(Dismissed(Friend))\n\tGain(1)\n}", 2},
		{"the next time: once", "for Next(Dismissed(Friend)) {\n\tGain(1)\n}", 1},
		{"the next time, of one or more",
			"for it := range Next(OneOrMore(Dismissed(Friend))) {\n\tGain(Count(it && In(DiscardPile, Players)))\n}",
			2},
		{"the next time, which comes too late", "for Next(StartOf(EndPhase), EndOf(ScorePhase)) {\n\tGain(1)\n}", 0},
		{"the next time, which comes in time", "for Next(EndOf(ScorePhase), StartOf(EndPhase)) {\n\tGain(1)\n}", 1},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.friend(avery, "When(StartOf(MainPhase))\n"+test.block)
			var friends []board.CardID
			for range 4 {
				friends = append(friends, w.friend(blake))
			}
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			beforePriority(g, does(board.CardDismissed, g, friends[0]), does(board.CardDismissed, g, friends[1]))
			passTo(t, g, avery, StartOfScorePhase)
			beforePriority(g, does(board.CardDismissed, g, friends[2]), does(board.CardDismissed, g, friends[3]))
			passTo(t, g, avery, EndOfEndOfTurnStep)
			if got := g.State().Tokens(avery); got != test.tokens {
				t.Errorf("Avery has %d action tokens, want %d", got, test.tokens)
			}
		})
	}
}

// What works once in a time works again in the next one. Where a player may use
// it, declining doesn't use it up (712.3), and using it leaves the other effects
// that wait nothing to do.
func TestAbilitiesThatWorkOnceInATime(t *testing.T) {
	tests := []struct {
		ruling, ability  string
		answers          []bool
		now, then, later int // tokens in this phase, in the next and in Avery's next turn
	}{
		{"once a phase", "Once(Phase)\nGain(1)", nil, 1, 2, 3},
		{"once a turn", "Once(Turn)\nGain(1)", nil, 1, 1, 2},
		{"once a game", "Once(Game)\nGain(1)", nil, 1, 1, 1},
		{"once a turn, declined and then used", "Once(Turn)\nif May() {\n\tGain(1)\n}", []bool{false, true, true}, 1, 1,
			2},
		{"once a turn, used at once", "Once(Turn)\nif May() {\n\tGain(1)\n}", []bool{true, true}, 1, 1, 2},
		{"never used", "Once(Turn)\nif May() {\n\tGain(1)\n}", []bool{false, false, false, false, false, false}, 0, 0,
			0},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.friend(avery, "When(Frightened(Friend && Opposing))\n"+test.ability)
			one, two := w.friend(blake), w.friend(blake)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			left := test.answers
			frighten := func() int {
				g.askAgain()
				g.state.Propose(nil, does(board.CardUnfrightened, g, one), does(board.CardUnfrightened, g, two))
				before := g.State().Tokens(avery)
				beforePriority(g, does(board.CardFrightened, g, one), does(board.CardFrightened, g, two))
				for g.State().Decision().Kind != board.Priority {
					if g.State().Decision().Kind == board.ChooseCards {
						choosing(t, g, 0)
						continue
					}
					if len(left) == 0 {
						t.Fatal("it is offered once too often")
					}
					answers(t, g, avery, left[0])
					left = left[1:]
				}
				return g.State().Tokens(avery) - before
			}
			total := frighten()
			if total != test.now {
				t.Errorf("in this phase it gave %d, want %d", total, test.now)
			}
			passTo(t, g, avery, StartOfScorePhase)
			if total += frighten(); total != test.then {
				t.Errorf("up to the next phase it gave %d, want %d", total, test.then)
			}
			passTo(t, g, blake, StartOfMainPhase)
			passTo(t, g, avery, StartOfMainPhase)
			if total += frighten(); total != test.later {
				t.Errorf("up to the next turn it gave %d, want %d", total, test.later)
			}
			if len(left) > 0 {
				t.Errorf("%d answers were not asked for", len(left))
			}
		})
	}
}

// As a Mane Character is turned over, the abilities of the side that turns up see
// it (301.3); what works once a game is used up for the physical card.
func TestASideOfAManeCharacterTurnsUp(t *testing.T) {
	w := newWritten()
	mane := w.print(maneBlue, "When(TurnedFaceUp(This))\nGain(7)")
	w.extra[len(w.extra)-1].Faces[1].Abilities = []string{"When(TurnedFaceUp(This))\nGain(50)",
		"When(TurnedFaceUp(This))\nOnce(Game)\nGain(500)"}
	w.setup.Cards[0].Print = mane
	g, _ := w.at(t, Point{Window: StartOfMainPhase})
	turn := func() int {
		before := g.State().Tokens(avery)
		beforePriority(g, does(board.TurnedOver, g, 1))
		for g.State().Decision().Kind != board.Priority {
			choosing(t, g, 0)
		}
		return g.State().Tokens(avery) - before
	}
	for i, want := range []int{550, 7, 50} {
		if got := turn(); got != want {
			t.Errorf("turning it over the %d. time gave %d, want %d", i+1, got, want)
		}
	}
}

// Attachments are dismissed once their host doesn't match their host description
// (511.2), which they retain though they lose their abilities (509.4a).
func TestHostDescriptions(t *testing.T) {
	tests := []struct {
		ruling, attachment, change string
		stays                      bool
	}{
		{"the host still matches", "PlayOn(Blue && Friend)", "", true},
		{"it no longer does", "PlayOn(Blue && Friend)", "OnlyColor(Friend && Opposing, Pink)", false},
		{"the description asks for less than playing it", "PlayOn(Blue && Friend, Friend)",
			"OnlyColor(Friend && Opposing, Pink)", true},
		{"the attachment has lost its abilities", "PlayOn(Blue && Friend)",
			"OnlyColor(Friend && Opposing, Pink)\nLosesAbilities(Resource)", false},
		{"your: of the attachment's controller", "PlayOn(Friend && Yours)", "", false},
		{"the host stops matching though nothing happens", "PlayOn(Blue && Friend)",
			"if During(MainPhase) {\n\tOnlyColor(Friend && Opposing, Pink)\n}", false},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			if test.change != "" {
				w.friend(avery, test.change)
			}
			host := w.friend(blake)
			hat := w.inPlay(w.print(resource, test.attachment), avery, board.HomeOf(blake))
			w.setup.Cards[hat-1].Host = host
			g, _ := w.at(t, Point{Window: EndOfTroublemakerPhase})
			passTo(t, g, avery, StartOfMainPhase)
			if stays := g.State().Zone(hat) == board.Play; stays != test.stays {
				t.Errorf("it is in the %s", g.State().Zone(hat))
			}
		})
	}
}

// What has happened since the latest window closed can be reacted to (512.4d),
// in the next turn too.
func TestWhatCanBeReactedTo(t *testing.T) {
	w := newWritten()
	w.inPlay(w.print(blueFriend, "Timing(Reaction)\nAfter(Retired(Players))\nGain(1)"), blake, board.HomeOf(blake))
	for range 4 {
		w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	}
	g, _ := w.at(t, Point{Moment: WrappingUp})
	choosing(t, g, 0)
	retired := func() int {
		_, since := g.State().SinceWindow()
		return len(slices.DeleteFunc(slices.Clone(since),
			func(o board.Occurrence) bool { return o.Kind != board.CardRetired }))
	}
	if g.Window() != StartOfDrawStep || retired() != 1 {
		t.Errorf("at the %s, %d retirements can be reacted to", g.Window(), retired())
	}
	for _, o := range g.State().History() {
		if o.Kind == board.CardRetired {
			t.Error("it counts as having happened in the turn that has begun since")
		}
	}
	passTo(t, g, blake, EndOfDrawStep)
	if retired() != 0 {
		t.Error("after that window has closed it can still be reacted to")
	}
}

// A face-down card has no abilities to be applied as it enters play (505.1a).
func TestAFaceDownTroublemakerEntersPlayUnseen(t *testing.T) {
	w := newWritten()
	w.setup.Players[avery].Tokens = 1
	wolf := w.hand(avery, w.print(nuisance, "As(EntersPlay(This))\nGain(50)"))
	g, _ := w.at(t, Point{Moment: Acting})
	if err := g.Act(board.Action{Kind: board.PlayTroublemaker, Card: wolf, Area: board.ProblemOf(avery)}); err != nil {
		t.Fatal(err)
	}
	if got := g.State().Tokens(avery); got != 0 || g.State().Type(wolf) != card.Troublemaker {
		t.Errorf("Avery has %d action tokens", got)
	}
}

// What the checks of a wave trigger is processed in that wave, in one order with
// what waited before (511.2 to 511.7, 511.7a); what processing triggers is not
// (511.7b).
func TestEffectsCreatedByTheChecksOfAWave(t *testing.T) {
	w := newWritten()
	watcher := w.friend(avery, "When(Sent(Friend))\nGain(2)\nReady(Friend && Yours)")
	starter := w.friend(avery, "When(StartOf(MainPhase))\nGain(1)\nExhaust(Friend && Yours)")
	later := w.friend(avery, "When(TokensGained(You))\nLose(You, 1)")
	stray := w.inPlay(pinkFriend, blake, atHome)
	g, log := w.at(t, Point{Window: StartOfMainPhase})
	if d := g.State().Decision(); d.Player != avery || d.Rule != rule.R511_7a_i ||
		g.State().Area(stray) != board.HomeOf(blake) {
		t.Fatalf("the game waits for %+v", d)
	}
	var offered []board.CardID
	for _, o := range g.Options() {
		offered = append(offered, o.Card.Card)
	}
	slices.Sort(offered)
	if !slices.Equal(offered, []board.CardID{watcher, starter}) {
		t.Errorf("Avery chooses among the effects of %v", offered)
	}
	choosing(t, g, slices.IndexFunc(g.Options(), func(o board.Option) bool { return o.Card.Card == watcher }))
	if got := processed(log); !slices.Equal(got, []board.CardID{watcher, starter, later, later}) {
		t.Errorf("the effects of %v were processed", got)
	}
}

// Effects that wait of the same ability, created with the same, count as one where
// their order is chosen (511.7a); those about different cards don't.
func TestEffectsThatAreAlikeAreOneOption(t *testing.T) {
	for _, test := range []struct {
		ruling, ability string
		options         int
	}{
		{"they know nothing that tells them apart", "When(Frightened(Friend))\nGain(1)\nReady(This)", 2},
		{"they know different cards", "it := When(Frightened(Friend))\nGain(Power(it))\nReady(This)", 3},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.friend(avery, test.ability)
			w.friend(avery, "When(OneOrMore(Frightened(Friend)))\nExhaust(Friend && Yours)")
			one, two := w.friend(blake), w.friend(blake)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			beforePriority(g, does(board.CardFrightened, g, one), does(board.CardFrightened, g, two))
			if waiting, offered := len(g.State().Waiting()), len(g.Options()); waiting != 3 || offered != test.options {
				t.Errorf("%d effects wait and %d options are offered, want 3 and %d", waiting, offered, test.options)
			}
		})
	}
}

// Players are asked for an order of their effects where another order could lead
// elsewhere (511.7a), or where that isn't known.
func TestTheOrderOfEffectsIsAskedWhereItCanMatter(t *testing.T) {
	for _, test := range []struct {
		ruling   string
		one, two string
		asks     bool
	}{
		{"tokens and a card drawn", "Gain(1)", "Draw()", false},
		{"points and a bonus", "Score(1)", "for Until(EndOf(Turn)) {\n\tAddPower(This, 1)\n}", false},
		{"numbers are locked in before", "Gain(Count(Friend && Yours))", "Retire(This)", false},
		{"what one does the other undoes", "Exhaust(Friend)", "Ready(Friend)", true},
		{"a condition that the other one brings about", "Gain(1)\nif TokensOf() >= 2 {\n\tScore(1)\n}", "Gain(1)",
			true},
		{"a choice in one of them", "May(Draw())", "Gain(1)", true},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.deck(avery, event, event, event)
			w.friend(avery, "When(StartOf(MainPhase))\n"+test.one)
			w.friend(avery, "When(StartOf(MainPhase))\n"+test.two)
			g, log := w.at(t, Point{Window: StartOfMainPhase})
			if d := g.State().Decision(); d.Rule == rule.R511_7a_i != test.asks {
				t.Errorf("the game waits for %+v", d)
			}
			if n := len(processed(log)); test.asks != (n == 0) || !test.asks && n != 2 {
				t.Errorf("%d effects were processed", n)
			}
		})
	}
}

// Nor are they where each lets its player do something or not, if whatever is decided for each
// leads to the same in all orders and nobody learns anything in between (511.7a, 712.3).
func TestNoOrderIsAskedOfWhatIsDecidedForEach(t *testing.T) {
	const pays = "if May(Pay(1)) {\n\tScore(1)\n}"
	for _, test := range []struct {
		ruling   string
		one, two string
		tokens   int
		asks     bool
	}{
		{"each exhausts itself", "May(Exhaust(This))", "May(Exhaust(This))", 0, false},
		{"each is paid", pays, pays, 2, false},
		{"only one of them can be paid", pays, pays, 1, true},
		{"what one does the other undoes", "May(Exhaust(Friend))", "May(Ready(Friend))", 0, true},
		{"a card is drawn before the other is decided", "May(Draw())", "May(Exhaust(This))", 0, true},
		{"one of them leaves nothing to do", "May(Exhaust(Friend))", "May(Exhaust(This))", 0, true},
	} {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.deck(avery, event, event, event)
			w.setup.Players[avery].Tokens = test.tokens
			w.friend(avery, "When(StartOf(MainPhase))\n"+test.one)
			w.friend(avery, "When(StartOf(MainPhase))\n"+test.two)
			g, _ := w.at(t, Point{Window: StartOfMainPhase})
			if d := g.State().Decision(); d.Rule == rule.R511_7a_i != test.asks {
				t.Errorf("the game waits for %+v", d)
			}
		})
	}
}
