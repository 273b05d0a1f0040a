package engine

import (
	"slices"
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// turnsOf lists the phases and Draw Steps of each turn that began in a record.
func turnsOf(log *board.Log) [][]string {
	var turns [][]string
	for _, e := range log.Entries {
		if e.Kind == board.Happened && e.Occurrence.Kind == board.TurnBegins {
			turns = append(turns, nil)
		}
		if e.Kind == board.Begins && (KindOf(e.Frame.Procedure) == KindPhase || e.Frame.Procedure == drawStep) &&
			len(turns) > 0 {
			turns[len(turns)-1] = append(turns[len(turns)-1], ProcedureName(e.Frame.Procedure))
		}
	}
	return turns
}

// Phases and steps can be skipped, always or the next time, and there can be
// additional ones: they are as any others of their sort (601.3).
func TestPhasesAreSkippedAndAdded(t *testing.T) {
	usual := []string{"Ready Phase", "Draw Step", "Troublemaker Phase", "Main Phase", "Score Phase", "End Phase"}
	without := func(name string) []string {
		return slices.DeleteFunc(slices.Clone(usual), func(p string) bool { return p == name })
	}
	after := func(name, added string) []string {
		i := slices.Index(usual, name) + 1
		return slices.Insert(slices.Clone(usual), i, added)
	}
	before := func(name string, added ...string) []string {
		return slices.Insert(slices.Clone(usual), slices.Index(usual, name), added...)
	}
	tests := []struct {
		ruling, ability string
		first, second   []string // Avery's next turn, and the one after Blake's
	}{
		{"always skipped", "Skips(You, ScorePhase)", without("Score Phase"), without("Score Phase")},
		{"the opponent's are not", "Skips(Opponents, ScorePhase)", usual, usual},
		{"a step", "Skips(Players, DrawStep)", without("Draw Step"), without("Draw Step")},
		{"skipped once", "When(StartOf(Turn, You))\nOnce(Game)\nSkipNext(TroublemakerPhase)",
			without("Troublemaker Phase"), usual},
		{"skipped once, in that player's turns", "When(StartOf(Turn, You))\nOnce(Game)\nSkipNext(DrawStep, Opponent)",
			usual, usual},
		{"two effects: the next two",
			"When(StartOf(Turn, You))\nOnce(Game)\nSkipNext(MainPhase, You)\nSkipNext(MainPhase, You)",
			without("Main Phase"), without("Main Phase")},
		{"skipped always: the next one is not spent",
			"When(StartOf(Turn, You))\nOnce(Game)\nSkipNext(MainPhase, You)\nfor Until(EndOf(Turn)) {\n\tSkips(You, " +
				"MainPhase)\n}", without("Main Phase"), without("Main Phase")},
		{"added next", "When(EndOf(TroublemakerPhase, You))\nOnce(Game)\nAddPhase(TroublemakerPhase)",
			after("Troublemaker Phase", "Troublemaker Phase"), usual},
		{"added before another", "When(StartOf(Turn, You))\nOnce(Game)\nAddPhase(ReadyPhase, EndPhase, You)",
			before("End Phase", "Ready Phase", "Draw Step"), usual},
		{"added, and the next one skipped",
			"When(EndOf(MainPhase, You))\nOnce(Game)\nAddPhase(MainPhase)\nSkipNext(MainPhase)", usual, usual},
		{"added in the End Phase", "When(StartOf(EndPhase, You))\nOnce(Game)\nAddPhase(MainPhase)",
			append(slices.Clone(usual), "Main Phase"), usual},
	}
	for _, test := range tests {
		t.Run(test.ruling, func(t *testing.T) {
			w := newWritten()
			w.friend(avery, test.ability)
			w.deck(avery, blueFriend, blueFriend, blueFriend)
			w.deck(blake, blueFriend, blueFriend, blueFriend)
			w.setup.TurnPlayer = blake
			g, log := w.at(t, Point{Moment: WrappingUp})
			passUntil(t, g, func() bool { return g.State().Turn() == w.setup.Turn+4 })
			turns := turnsOf(log)
			if !slices.Equal(turns[0], test.first) {
				t.Errorf("Avery's turn has %v, want %v", turns[0], test.first)
			}
			if !slices.Equal(turns[2], test.second) {
				t.Errorf("Avery's turn after that has %v, want %v", turns[2], test.second)
			}
		})
	}
}

// A turn can be skipped: the next player's begins.
func TestATurnIsSkipped(t *testing.T) {
	w := newWritten()
	w.friend(avery, "When(EndOf(Turn, You))\nOnce(Game)\nSkipNext(Turn, Opponent)")
	g, log := w.at(t, Point{Window: StartOfEndPhase})
	passUntil(t, g, func() bool { return len(turnsOf(log)) == 2 })
	var players []board.Player
	for _, e := range log.Entries {
		if e.Occurrence.Kind == board.TurnBegins {
			players = append(players, e.Occurrence.Player)
		}
	}
	if !slices.Equal(players, []board.Player{avery, blake}) {
		t.Errorf("the next turns were those of the players %v", players)
	}
}

// In an additional Troublemaker Phase the same Troublemaker can be challenged
// again (608.3), and in an additional Score Phase only what is confronted in it
// counts for its faceoff (612.1).
func TestAdditionalPhasesStartAnew(t *testing.T) {
	w := newWritten()
	w.inPlay(w.print(blueFriend, "When(EndOf(TroublemakerPhase))\nOnce(Turn)\nAddPhase(TroublemakerPhase)",
		"When(EndOf(ScorePhase))\nOnce(Turn)\nAddPhase(ScorePhase)"), avery, board.ProblemOf(avery))
	w.inPlay(dreadful, blake, board.ProblemOf(avery))
	w.inPlay(pinkFriend, avery, board.ProblemOf(avery))
	for range 3 {
		w.inPlay(bothFriend, avery, board.ProblemOf(blake))
	}
	w.deck(avery, nuisance, nuisance)
	w.deck(blake, event, event)
	g, log := w.at(t, Point{Window: StartOfTroublemakerPhase})
	challenges := 0
	passUntil(t, g, func() bool {
		d := g.State().Decision()
		if d.Kind == board.ChooseCards && d.Rule == rule.R608_1 {
			challenges++
			choosing(t, g, 0)
		}
		return g.Window() == StartOfMainPhase
	})
	if challenges != 2 {
		t.Errorf("there were %d challenges, want one in each Troublemaker Phase", challenges)
	}
	passUntil(t, g, func() bool { return g.Window() == StartOfEndPhase })
	confronts := 0
	for _, e := range log.Entries {
		if e.Kind == board.Noted && e.Note == board.NoFaceoff {
			confronts++
			if e.N != 1 {
				t.Errorf("%d Problems count as confronted in one Score Phase", e.N)
			}
		}
	}
	if confronts != 2 {
		t.Errorf("there were %d Faceoff Steps without a faceoff, want 2", confronts)
	}
}

// The maximum hand size and the home limit are what modifiers make of them
// (616.2, 616.3).
func TestHandSizeAndHomeLimit(t *testing.T) {
	w := newWritten()
	w.friend(avery, "AddHandSize(You, -6)", "AddHomeLimit(You, 1)")
	for range 5 {
		w.hand(avery, event)
		w.inPlay(pinkFriend, avery, board.HomeOf(avery))
	}
	g, _ := w.at(t, Point{Moment: WrappingUp})
	if d := g.State().Decision(); d.Min != 3 || d.Rule != rule.R616_2 {
		t.Errorf("with a maximum hand size of 2 the game waits for %+v", d)
	}
	choosing(t, g, 0, 1, 2)
	if d := g.State().Decision(); d.Min != 2 || d.Rule != rule.R616_3 {
		t.Errorf("with a home limit of 4 the game waits for %+v", d)
	}
}

// What triggers in the Wrap Up Step is processed in a window after it (616.4a).
// Whether what lasts this turn still applies there is a disputed point.
func TestThisTurnInTheExtraWindow(t *testing.T) {
	for reading, want := range map[uint8]int{board.StillApply: 5, board.HaveEnded: 2} {
		w := newWritten()
		w.readings[board.ThisTurnInTheExtraWindow] = reading
		friend := w.inPlay(w.print(blueFriend,
			"When(StartOf(MainPhase))\nfor Until(EndOf(Turn)) {\n\tAddPower(This, 3)\n}",
			"When(Retired(You))\nGain(Power(This))"), avery, board.ProblemOf(avery))
		for range 4 {
			w.inPlay(pinkFriend, avery, board.HomeOf(avery))
		}
		g, _ := w.at(t, Point{Window: StartOfMainPhase})
		passUntil(t, g, func() bool { return g.State().Decision().Rule == rule.R616_3 })
		choosing(t, g, 0)
		if g.Window() != EndOfWrapUpStep || g.State().Tokens(avery) != 5 {
			t.Errorf("reading %d: at the %q Avery has %d action tokens: its number was locked in", reading, g.Window(),
				g.State().Tokens(avery))
		}
		if power, _ := g.State().Power(friend); power != want {
			t.Errorf("reading %d: in the window its power is %d, want %d", reading, power, want)
		}
		passTo(t, g, blake, StartOfDrawStep)
		if power, _ := g.State().Power(friend); power != 2 {
			t.Errorf("reading %d: in the next turn its power is %d", reading, power)
		}
	}
}
