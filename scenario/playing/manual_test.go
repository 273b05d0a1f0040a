package playing

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/rulesdb/spelling"
	"canterlaw/scenario"
	"canterlaw/scenario/internal/scenariotest"
)

// changedByHand is a position in which much can be done by hand; the change
// stands in line 13, indented by four.
const changedByHand = scenariotest.Head + `setup:
  at: {turn: Avery, window: start of main phase}
  Avery:
    in play: [{card: "Holly Dash, Flighty Filly", as: holly, at: A home}, {card: Hard Hat, as: hat, at: A problem}]
    hand: [{card: "Jetstream, All Heart", as: jetstream}]
  Blake:
    in play: [{card: Timberwolf, as: wolf, at: B problem, face-down: true}]
steps:
  - `

func TestReadingChangesByHand(t *testing.T) {
	s := scenariotest.Read(t, changedByHand+"manual: {frighten: holly}\n")
	holly, hat, jetstream, wolf := scenario.CardName{Card: s.Names.Cards["holly"], Text: "holly"},
		scenario.CardName{Card: s.Names.Cards["hat"], Text: "hat"},
		scenario.CardName{Card: s.Names.Cards["jetstream"], Text: "jetstream"},
		scenario.CardName{Card: s.Names.Cards["wolf"], Text: "wolf"}
	token, someone := board.CardID(len(s.Setup.Cards)+1), board.NoPlayer
	for _, test := range []struct {
		text string
		want []scenario.Manual
	}{
		{"{frighten: holly}", []scenario.Manual{{Kind: board.CardFrightened, Card: holly, Player: someone}}},
		{"{turn over: holly}", []scenario.Manual{{Kind: board.TurnedOver, Card: holly, Player: someone}}},
		{"{uncover: wolf}", []scenario.Manual{{Kind: board.Uncovered, Card: wolf, Player: someone}}},
		{"{move: holly, to: B problem}", []scenario.Manual{{Kind: board.CardMoved, Card: holly, Player: someone,
			Area: board.ProblemOf(scenariotest.Blake)}}},
		{"{to: A problem, send: holly}", []scenario.Manual{{Kind: board.CardSent, Card: holly, Player: someone,
			Area: board.ProblemOf(scenariotest.Avery)}}},
		{"{put: holly, in: deck top}", []scenario.Manual{{Kind: board.CardPutOnTop, Card: holly, Player: someone}}},
		{"{put: holly, in: discard pile}", []scenario.Manual{{Kind: board.CardIntoDiscards, Card: holly,
			Player: someone}}},
		{"{put: jetstream, at: B problem, for: B, face-down: true}",
			[]scenario.Manual{{Kind: board.CardEntersPlay, Card: jetstream, Player: scenariotest.Blake,
				Area: board.ProblemOf(scenariotest.Blake), FaceDown: true}}},
		{"{put: jetstream, on: holly}", []scenario.Manual{{Kind: board.CardEntersPlay, Card: jetstream, Host: holly,
			Player: someone}}},
		{"{draw: B}", []scenario.Manual{{Kind: board.CardDrawn, Player: scenariotest.Blake}}},
		{"{set: B score, to: 5}", []scenario.Manual{{Kind: board.ScoreSet, Player: scenariotest.Blake, N: 5}}},
		{"{set: Avery tokens, to: 0}", []scenario.Manual{{Kind: board.TokensSet, Player: scenariotest.Avery}}},
		{"{give: holly, to: Blake}", []scenario.Manual{{Kind: board.ControlGained, Card: holly,
			Player: scenariotest.Blake}}},
		{"{attach: hat, to: holly}", []scenario.Manual{{Kind: board.CardAttached, Card: hat, Host: holly,
			Player: someone}}},
		{"{counters: holly, remove: 2}", []scenario.Manual{{Kind: board.CountersPut, Card: holly, Player: someone,
			N: -2}}},
		{"{counters: holly, add: 2, of: Tip}", []scenario.Manual{{Kind: board.NamedCountersPut, Card: holly,
			Player: someone, N: 2, Word: "Tip"}}},
		{"{counters: holly, remove: 2, of: power}", []scenario.Manual{{Kind: board.CountersPut, Card: holly,
			Player: someone, N: -2}}},
		{"[{exhaust: holly}, {banish: hat}]", []scenario.Manual{{Kind: board.CardExhausts, Card: holly,
			Player: someone},
			{Kind: board.CardBanished, Card: hat, Player: someone}}},
		{"{copy: holly, at: A problem, as: twin}", []scenario.Manual{{Kind: board.TokenMade, Card: holly,
			Player: someone,
			Area:   board.ProblemOf(scenariotest.Avery), Token: token}}},
		{"[{make: {type: Friend, traits: [Pegasus, Foal], power: 1}, at: A home}, {make: Timberwolf, at: B problem, " +
			"for: A}]",
			[]scenario.Manual{{Kind: board.TokenMade, Player: someone, N: s.Program.PrintCount() + 1,
				Area: board.HomeOf(scenariotest.Avery), Token: token},
				{Kind: board.TokenMade, Player: scenariotest.Avery,
					N:    int(s.Names.Printed[spelling.Fold("Timberwolf")][0]),
					Area: board.ProblemOf(scenariotest.Blake), Token: token + 1}}},
	} {
		got := scenariotest.Read(t, changedByHand+"manual: "+test.text+"\n").Steps[0].Manual
		if diff := cmp.Diff(test.want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", test.text, diff)
		}
	}
}

func TestBrokenChangesByHand(t *testing.T) {
	for _, test := range []struct {
		text string
		at   string // line:column
		says []string
	}{
		{"manual: frighten", "13:13", []string{`found "frighten"`, "a change by hand"}},
		{"manual: []", "13:13", []string{"an empty list"}},
		{"manual: {}", "13:13", []string{"nothing to be done"}},
		{"manual: {frigthen: holly}", "13:14", []string{`the key "frigthen"`, `did you mean "frighten"?`}},
		{"manual: {frighten: molly}", "13:24", []string{`"molly", which is no card`, "did you mean holly"}},
		{"manual: {frighten: holly, to: A home}", "13:31", []string{`the key "to"`}},
		{"manual: {move: holly}", "13:13", []string{`without "to"`, "an area"}},
		{"manual: {move: holly, to: moon}", "13:31", []string{`"moon"`, "A home"}},
		{"manual: {put: holly}", "13:13", []string{"in several places or none"}},
		{"manual: {put: holly, in: hand, at: A home}", "13:13", []string{"in several places or none"}},
		{"manual: {put: holly, in: pocket}", "13:30", []string{`"pocket"`, "deck bottom"}},
		{"manual: {put: holly, in: hand, face-down: true}", "13:47", []string{"outside of play"}},
		{"manual: {set: A luck, to: 3}", "13:19", []string{`"A luck"`, "A score"}},
		{"manual: {set: C score, to: 3}", "13:19", []string{`"C"`, "Avery (A for short)"}},
		{"manual: {set: A score, to: -1}", "13:32", []string{"found -1", "from 0"}},
		{"manual: {counters: holly}", "13:13", []string{"both or neither"}},
		{"manual: {counters: holly, add: 0}", "13:36", []string{"found 0", "from 1"}},
		{"manual: {counters: holly, of: Tip}", "13:13", []string{"both or neither"}},
		{"manual: {counters: holly, add: 1, of: [Tip]}", "13:43", []string{"found a list", "such as Tip"}},
		{"manual: {exhaust: holly, of: Tip}", "13:30", []string{`the key "of"`}},
		{"manual: {copy: holly}", "13:13", []string{`without "at"`}},
		{"manual: {make: {type: Friend, power: 1}, at: A home}", "13:20",
			[]string{"without a title or traits", "521.1a"}},
		{"manual: {make: {type: Friend, title: Sprite}, at: A home}", "13:20", []string{`without "power"`}},
		{"manual: {make: {title: Sprite, cost: 1}, at: A home}", "13:36", []string{`the key "cost"`}},
		{"manual: {copy: holly, at: A home, as: wolf}", "13:43", []string{`the alias "wolf" again`}},
		{"manual: {frighten: 3}", "13:24", []string{`"3", which is no card`}},
	} {
		_, err := scenario.Read(scenariotest.Library(t), "test.yaml", []byte(changedByHand+test.text+"\n"))
		if err == nil {
			t.Errorf("%s is read", test.text)
			continue
		}
		for _, want := range append(test.says, "test.yaml:"+test.at+": ") {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%s: the error lacks %q:\n%v", test.text, want, err)
			}
		}
	}
}

// Each form that the annotated example's comment shows can be read.
func TestDocumentedChangesByHandRead(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "data", "scenarios", "annotated-example.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	_, comment, _ := strings.Cut(string(text), "#   manual:")
	comment, _, _ = strings.Cut(comment, "#   expect:")
	forms := regexp.MustCompile(`\{make: \{.*?\}.*?\}|\{.*?\}`).FindAllString(comment, -1)
	if len(forms) < 10 {
		t.Fatalf("the comment shows only %q", forms)
	}
	for _, form := range forms {
		form = strings.NewReplacer("FULL NAME", "Timberwolf", "to: NAME", "to: holly", "on: NAME", "on: holly", "NAME",
			"hat", "AREA", "A problem").Replace(form)
		scenariotest.Read(t, changedByHand+"manual: "+form+"\n")
	}
}

// A change by hand is one move, told as such, and taken back like any other.
func TestChangesByHandAreMoves(t *testing.T) {
	s := scenariotest.Read(t, changedByHand+"manual: {frighten: holly}\n  - manual: {ready: holly}\n")
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	before := b.State().Key()
	if err := b.ToEnd(); err != nil {
		t.Fatal(err)
	}
	trail := FormatTrail(b.Trail())
	for _, want := range []string{"By hand: Holly Dash, Flighty Filly is frightened ⚑\n",
		"By hand: Holly Dash, Flighty Filly can’t be readied ⚑ (504.2a)\n"} {
		if !strings.Contains(trail, want) {
			t.Errorf("the trail lacks %q:\n%s", want, trail)
		}
	}
	for b.Back() {
	}
	if b.State().Key() != before || b.NextStep() != 0 {
		t.Error("taken back, the changes by hand have left something")
	}
	err = b.Manual(board.Occurrence{Kind: board.CardUnfrightened})
	var refused *engine.ManualError
	if !errors.As(err, &refused) || b.CanGoBack() {
		t.Errorf("a change to no card: %v, and there is a move to take back: %v", err, b.CanGoBack())
	}
}

func TestARefusedChangeByHandStopsTheScenario(t *testing.T) {
	s := scenariotest.Read(t, changedByHand+"manual: {detach: holly}\n")
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	err = b.ToEnd()
	var stopped *StepError
	if !errors.As(err, &stopped) || stopped.Position.Line != 13 ||
		!strings.Contains(stopped.Why, "attached to nothing") {
		t.Errorf("the error is %v, want a *StepError in line 13", err)
	}
}

// A card never has fewer counters of a name than none; what is refused changes
// nothing.
func TestMoreCountersThanThereAreCannotBeRemovedByHand(t *testing.T) {
	s := scenariotest.Read(t,
		changedByHand+"manual: {counters: holly, add: 2, of: Tip}\n  - manual: {counters: holly, remove: 3, of: Tip}\n")
	b, err := NewSandbox(s)
	if err != nil {
		t.Fatal(err)
	}
	err = b.ToEnd()
	var refused *StepError
	if !errors.As(err, &refused) || refused.Position.Line != 14 || !strings.Contains(refused.Why, "-3 Tip counters") {
		t.Errorf("removing 3 of 2 gives %v", err)
	}
	trail := FormatTrail(b.Trail())
	if want := "By hand: Holly Dash, Flighty Filly gets 2 Tip counters ⚑\n"; !strings.Contains(trail, want) {
		t.Errorf("the trail lacks %q:\n%s", want, trail)
	}
	if tips := b.Value(&scenario.Subject{Kind: scenario.CardCounters,
		Card: scenario.CardName{Card: s.Names.Cards["holly"]}, Word: "Tip"}); tips != "2" {
		t.Errorf("there are %s Tip counters, want 2", tips)
	}
}
