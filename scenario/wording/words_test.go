package wording

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
	"canterlaw/scenario/internal/scenariotest"
)

// wordsAt gives the words of a position with a card in play, a Problem and an
// unknown card.
func wordsAt(t *testing.T) (w Words, inPlay, problem, unknown board.Ref) {
	t.Helper()
	b := scenariotest.NewTable(t, board.Readings{})
	deck := b.Put(board.DrawDeck, scenariotest.Avery, board.Unknown)
	b.Begin(t, engine.Point{Window: engine.StartOfMainPhase})
	state := b.Game.State()
	return Words{Scenario: b.Scenario, State: state}, state.Ref(1), state.Ref(3), state.Ref(deck)
}

// complete reports what is missing from words: all of them, a name, or the end
// of a list.
func complete(t *testing.T, what, text string) {
	t.Helper()
	if text == "" || strings.Contains(text, "  ") || strings.HasSuffix(text, " ") || strings.HasSuffix(text, ":") {
		t.Errorf("%s has no complete wording: %q", what, text)
	}
}

func TestEveryOccurrenceHasWords(t *testing.T) {
	w, inPlay, _, _ := wordsAt(t)
	seen := map[string]string{}
	for i, name := range scenariotest.Constants(t, "../../engine/board/occurrence.go", "OccurrenceKind") {
		o := board.Occurrence{Kind: board.OccurrenceKind(i + 1), Card: inPlay, Host: inPlay,
			Area: board.HomeOf(scenariotest.Avery), N: 1,
			Value: board.Number(3)}
		if o.Kind == board.GameIsDrawn {
			o.Player = board.NoPlayer
		}
		said := w.occurrence(&o)
		if said.subject == "" || said.verb == "" {
			t.Errorf("%s has no wording", name)
			continue
		}
		complete(t, name, said.happens())
		complete(t, name, said.cannot())
		if other := seen[said.happens()]; other != "" {
			t.Errorf("%s and %s are worded the same: %q", name, other, said.happens())
		}
		seen[said.happens()] = name
	}
}

func TestEveryNoteHasWords(t *testing.T) {
	w, inPlay, problem, _ := wordsAt(t)
	for i, name := range scenariotest.Constants(t, "../../engine/board/trail.go", "NoteKind") {
		e := board.Entry{Kind: board.Noted, Note: board.NoteKind(i + 1), Card: inPlay,
			Area: board.ProblemOf(scenariotest.Avery), N: 1}
		if e.Note == board.RequirementMet || e.Note == board.RequirementNotMet {
			e.Card = problem
		}
		complete(t, name, w.Note(&e))
	}
}

func TestEveryReadingHasWords(t *testing.T) {
	w, _, _, _ := wordsAt(t)
	for d := range board.DisputedCount {
		for reading := range uint8(2) {
			said := w.readAs(board.Disputed(d), reading)
			if !strings.HasPrefix(said, "Disputed point “") {
				t.Errorf("reading %d of disputed point %d is not worded by data/disputed.yaml: %q", reading, d, said)
			}
		}
	}
}

func TestEveryFaceoffHasWords(t *testing.T) {
	w, inPlay, _, _ := wordsAt(t)
	for i, name := range scenariotest.Constants(t, "../../engine/faceoff.go", "FaceoffKind") {
		complete(t, name, w.Faceoff(engine.FaceoffKind(i+1), inPlay, board.ProblemOf(scenariotest.Avery)))
	}
}

func TestEveryViolationHasWords(t *testing.T) {
	w, inPlay, problem, unknown := wordsAt(t)
	for _, code := range engine.Codes() {
		for _, c := range []board.CardID{0, inPlay.Card, problem.Card, unknown.Card} {
			v := engine.Violation{Code: code, Rule: rule.R609_2a, Player: scenariotest.Avery, Card: c,
				Area:  board.HomeOf(scenariotest.Blake),
				Color: "blue", Have: 1, Need: 2}
			why, remedy := DescribeViolation(w.Scenario, w.State, v)
			complete(t, string(code), why)
			complete(t, string(code), remedy)
			if !strings.HasSuffix(remedy, ".") || strings.HasSuffix(why, ".") {
				t.Errorf("%s: only the remedy %q ends in a period, not the reason %q", code, remedy, why)
			}
		}
	}
}

func TestEveryActionHasWords(t *testing.T) {
	w, inPlay, _, _ := wordsAt(t)
	for _, kind := range board.ActionKinds() {
		a := board.Action{Kind: kind, Card: inPlay.Card, Area: board.ProblemOf(scenariotest.Blake)}
		complete(t, kind.String(), DescribeAction(w.Scenario, w.State, scenariotest.Avery, a))
		complete(t, kind.String(), DescribeOption(w.Scenario, w.State,
			board.Option{Kind: board.ActionOption, Action: a}))
	}
}

func TestEveryDecisionHasWords(t *testing.T) {
	w, _, _, unknown := wordsAt(t)
	for i, name := range scenariotest.Constants(t, "../../engine/board/decision.go", "DecisionKind") {
		d := board.Decision{Kind: board.DecisionKind(i), Rule: rule.R608_1, Max: 1, Card: unknown.Card}
		if d.Kind == board.YesOrNo {
			d.Rule = rule.R102_4
		}
		if d.Kind == board.NoDecision {
			continue
		}
		complete(t, name, DescribeDecision(w.Scenario, w.State, d))
	}
}

func TestEveryOptionHasWords(t *testing.T) {
	w, inPlay, _, _ := wordsAt(t)
	for i, name := range scenariotest.Constants(t, "../../engine/board/decision.go", "OptionKind") {
		o := board.Option{Kind: board.OptionKind(i + 1), Card: inPlay, Area: board.ProblemOf(scenariotest.Avery),
			Print:  scenariotest.Kite,
			Action: board.Action{Kind: board.DrawCard}}
		complete(t, name, DescribeOption(w.Scenario, w.State, o))
	}
}

// The engine asks players to choose under certain rules; each has words for
// what is chosen.
func TestEveryChoiceOfTheEngineHasWords(t *testing.T) {
	files, err := filepath.Glob("../../engine/*.go")
	if err != nil || len(files) == 0 {
		t.Fatalf("the engine's files were not found: %v", err)
	}
	asked := 0
	for _, file := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			kind, cited, named := decisionOf(n)
			if kind != "ChooseCards" && kind != "ChooseArea" && kind != "YesOrNo" {
				return true
			}
			asked++
			if cited == "" || named { // chosen between rules before, or for the text of a card that is named
				return true
			}
			number, err := rule.Parse(ruleNumber(cited))
			if err != nil {
				t.Fatal(err)
			}
			if choices[number].thing == "" && questions[number].whether == "" {
				t.Errorf("%s: what is chosen by rule %s has no words", file, number)
			}
			return true
		})
	}
	if asked < 8 {
		t.Errorf("only %d choices were found in the engine's source", asked)
	}
}

// decisionOf gives the kind of a board.Decision that is written out, the
// constant of the rule that it cites, and whether it names a card.
func decisionOf(n ast.Node) (kind, cited string, named bool) {
	literal, ok := n.(*ast.CompositeLit)
	if !ok {
		return "", "", false
	}
	if name, ok := literal.Type.(*ast.SelectorExpr); !ok || name.Sel.Name != "Decision" {
		return "", "", false
	}
	for _, element := range literal.Elts {
		field := element.(*ast.KeyValueExpr)
		named = named || field.Key.(*ast.Ident).Name == "Card"
		value, ok := field.Value.(*ast.SelectorExpr)
		if !ok {
			continue
		}
		switch field.Key.(*ast.Ident).Name {
		case "Kind":
			kind = value.Sel.Name
		case "Rule":
			cited = value.Sel.Name
		}
	}
	return kind, cited, named
}

var constantName = regexp.MustCompile(`^R(\d+)_(\w+)$`)

// ruleNumber gives the number that a constant stands for: "511.7a.i" for
// R511_7a_i.
func ruleNumber(constant string) string {
	parts := constantName.FindStringSubmatch(constant)
	if parts == nil {
		return constant
	}
	return parts[1] + "." + strings.ReplaceAll(parts[2], "_", ".")
}

func TestWordsOfDecisionsAndOptions(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	troublemaker := b.InPlay(scenariotest.Fog, scenariotest.Blake, board.ProblemOf(scenariotest.Avery))
	b.InPlay(scenariotest.Drum, scenariotest.Avery, board.ProblemOf(scenariotest.Avery))
	inHand := b.Put(board.Hand, scenariotest.Avery, scenariotest.Kite)
	b.Begin(t, engine.Point{Window: engine.EndOfChallengeStep})
	s, state := b.Scenario, b.Game.State()
	for _, test := range []struct{ got, want string }{
		{DescribeDecision(s, state, board.Decision{Kind: board.ChooseCards, Rule: rule.R608_1, Max: 1}),
			"Avery chooses a Troublemaker to challenge, or none"},
		{DescribeDecision(s, state, board.Decision{Kind: board.ChooseCards, Rule: rule.R616_2, Min: 2, Max: 2}),
			"Avery chooses 2 cards to discard"},
		{DescribeDecision(s, state, board.Decision{Kind: board.Priority, Player: scenariotest.Blake}),
			"Blake has priority: takes an action or passes"},
		{DescribeOption(s, state, board.Option{Kind: board.CardOption, Card: state.Ref(troublemaker)}),
			"Fog (Avery’s Problem)"},
		{DescribeOption(s, state, board.Option{Kind: board.AreaOption, Area: board.ProblemOf(scenariotest.Avery)}),
			"Rainy Picnic (Avery’s Problem)"},
		{DescribeOption(s, state, board.Option{Kind: board.PassOption}), "pass"},
		{DescribeOption(s, state, board.Option{Kind: board.ActionOption,
			Action: board.Action{Kind: board.PlayCard, Card: inHand, Area: board.ProblemOf(scenariotest.Blake)}}),
			"play Kite, Cloud Painter to Blake’s Problem"},
		{DescribeAction(s, state, scenariotest.Avery, board.Action{Kind: board.MoveCharacter, Card: 1,
			Area: board.ProblemOf(scenariotest.Blake)}),
			"Avery moves Bluebell, Early Riser to Blake’s Problem"},
	} {
		if test.got != test.want {
			t.Errorf("got  %q\nwant %q", test.got, test.want)
		}
	}
}

func TestWordsOfRefusals(t *testing.T) {
	b := scenariotest.NewTable(t, board.Readings{})
	inHand := b.Put(board.Hand, scenariotest.Avery, scenariotest.Kite, scenariotest.Fog)
	b.Begin(t, engine.Point{Moment: engine.Acting})
	for _, test := range []struct {
		player      board.Player
		action      board.Action
		why, remedy string
	}{
		{scenariotest.Avery, board.Action{Kind: board.PlayCard, Card: inHand, Area: board.HomeOf(scenariotest.Avery)},
			"This costs 2 action tokens; Avery has 0", "Have 2 more."},
		{scenariotest.Avery, board.Action{Kind: board.PlayCard, Card: inHand + 1},
			"Fog is a Troublemaker", "Play it face-down as a Troublemaker."},
		{scenariotest.Avery, board.Action{Kind: board.PlayTroublemaker, Card: inHand + 1,
			Area: board.HomeOf(scenariotest.Avery)},
			"Fog can’t enter play at Avery’s home", "Choose a Problem."},
		{scenariotest.Avery, board.Action{Kind: board.MoveCharacter, Card: 2,
			Area: board.ProblemOf(scenariotest.Avery)},
			"Blake controls Rosie", "Choose a card that Avery controls."},
		{scenariotest.Avery, board.Action{Kind: board.DrawCard},
			"Avery’s draw deck is empty", "Have a card in it."},
		{scenariotest.Blake, board.Action{Kind: board.DrawCard},
			"This is a Main Phase action, and it is Avery’s turn", "Wait for Blake’s own Main Phase."},
	} {
		var violations engine.Violations
		if b.Game.CheckFor(test.player, test.action, &violations) {
			t.Errorf("%+v is legal", test.action)
			continue
		}
		why, remedy := DescribeViolation(b.Scenario, b.Game.State(), violations[0])
		if why != test.why || remedy != test.remedy {
			t.Errorf("%+v: got %q, %q; want %q, %q", test.action, why, remedy, test.why, test.remedy)
		}
	}
}

func TestWindowNames(t *testing.T) {
	for window, want := range map[engine.Window]string{
		engine.StartOfMainPhase:   "start of Main Phase",
		engine.EndOfEndOfTurnStep: "end of End of Turn Step",
		engine.AfterTieFlips:      "after tie flips",
		engine.StartOfFaceoff:     "start of faceoff",
	} {
		if got := WindowName(window); got != want {
			t.Errorf("the window %q is called %q, want %q", window, got, want)
		}
	}
}

func TestCardName(t *testing.T) {
	s := scenariotest.Read(t, scenariotest.Head+`
cards:
  - {title: A Letter to Home, type: Resource, cost: 1}
  - {title: Passer-by, type: Friend, power: 1, cost: 1}
setup:
  at: {turn: A, moment: main phase}
  A:
    in play: [{card: Passer-by, as: one, at: A home}, {card: Passer-by, at: A home}]
    hand: [A Letter to Home, {card: Timberwolf, as: wolf}, "?"]
  B:
    hand: [Passer-by, {card: PR8, as: to A home}]
`)
	state, err := board.New(s.Program, s.Setup)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for c := board.CardID(1); int(c) <= state.CardCount(); c++ {
		if state.Print(c) != board.Unknown || state.Zone(c) == board.Hand {
			names = append(names, CardName(s, state, c))
		}
	}
	want := []string{
		"Rainbow Dash, Flier Extraordinaire", "Cloudbursting",
		"Avery’s first Passer-by", "Avery’s second Passer-by", "A Letter to Home", "Timberwolf", "an unknown card",
		"Applejack, Steadfast Farmpony", "Runaway Cart", "Blake’s Passer-by", "Cerulean Skies, Skyward Soarer",
	}
	if diff := cmp.Diff(want, names); diff != "" {
		t.Errorf("names of the cards (-want +got):\n%s", diff)
	}
}
