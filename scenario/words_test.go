package scenario

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// constants lists the names of the constants of a type as a file declares them,
// in order, those that are exported.
func constants(t *testing.T, file, typeName string) []string {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, decl := range parsed.Decls {
		general, ok := decl.(*ast.GenDecl)
		if !ok || general.Tok != token.CONST {
			continue
		}
		ofType := false
		for _, spec := range general.Specs {
			value := spec.(*ast.ValueSpec)
			if value.Type != nil || value.Values != nil {
				id, ok := value.Type.(*ast.Ident)
				ofType = ok && id.Name == typeName
			}
			if ofType && value.Names[0].IsExported() {
				names = append(names, value.Names[0].Name)
			}
		}
	}
	if len(names) == 0 {
		t.Fatalf("%s declares no constants of the type %s", file, typeName)
	}
	return names
}

// wordsAt gives the words of a position with a card in play, a Problem and an
// unknown card.
func wordsAt(t *testing.T) (w words, inPlay, problem, unknown board.Ref) {
	t.Helper()
	b := newTable(t, board.Readings{})
	deck := b.put(board.DrawDeck, avery, board.Unknown)
	b.begin(t, engine.Point{Window: engine.StartOfMainPhase})
	state := b.game.State()
	return words{scenario: b.scenario, state: state}, state.Ref(1), state.Ref(3), state.Ref(deck)
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
	for i, name := range constants(t, "../engine/board/occurrence.go", "OccurrenceKind") {
		o := board.Occurrence{Kind: board.OccurrenceKind(i + 1), Card: inPlay, Host: inPlay, Area: board.HomeOf(avery), N: 1,
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
	for i, name := range constants(t, "../engine/board/trail.go", "NoteKind") {
		e := board.Entry{Kind: board.Noted, Note: board.NoteKind(i + 1), Card: inPlay, Area: board.ProblemOf(avery), N: 1}
		if e.Note == board.RequirementMet || e.Note == board.RequirementNotMet {
			e.Card = problem
		}
		complete(t, name, w.note(&e))
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
	for i, name := range constants(t, "../engine/faceoff.go", "FaceoffKind") {
		complete(t, name, w.faceoff(engine.FaceoffKind(i+1), inPlay, board.ProblemOf(avery)))
	}
}

func TestEveryViolationHasWords(t *testing.T) {
	w, inPlay, problem, unknown := wordsAt(t)
	for _, code := range engine.Codes() {
		for _, c := range []board.CardID{0, inPlay.Card, problem.Card, unknown.Card} {
			v := engine.Violation{Code: code, Rule: rule.R609_2a, Player: avery, Card: c, Area: board.HomeOf(blake),
				Color: "blue", Have: 1, Need: 2}
			why, remedy := w.scenario.DescribeViolation(w.state, v)
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
		a := board.Action{Kind: kind, Card: inPlay.Card, Area: board.ProblemOf(blake)}
		complete(t, kind.String(), w.scenario.DescribeAction(w.state, avery, a))
		complete(t, kind.String(), w.scenario.DescribeOption(w.state, board.Option{Kind: board.ActionOption, Action: a}))
	}
}

func TestEveryDecisionHasWords(t *testing.T) {
	w, _, _, unknown := wordsAt(t)
	for i, name := range constants(t, "../engine/board/decision.go", "DecisionKind") {
		d := board.Decision{Kind: board.DecisionKind(i), Rule: rule.R608_1, Max: 1, Card: unknown.Card}
		if d.Kind == board.YesOrNo {
			d.Rule = rule.R102_4
		}
		if d.Kind == board.NoDecision {
			continue
		}
		complete(t, name, w.scenario.DescribeDecision(w.state, d))
	}
}

func TestEveryOptionHasWords(t *testing.T) {
	w, inPlay, _, _ := wordsAt(t)
	for i, name := range constants(t, "../engine/board/decision.go", "OptionKind") {
		o := board.Option{Kind: board.OptionKind(i + 1), Card: inPlay, Area: board.ProblemOf(avery), Print: kite,
			Action: board.Action{Kind: board.DrawCard}}
		complete(t, name, w.scenario.DescribeOption(w.state, o))
	}
}

// The engine asks players to choose under certain rules; each has words for
// what is chosen.
func TestEveryChoiceOfTheEngineHasWords(t *testing.T) {
	files, err := filepath.Glob("../engine/*.go")
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
	b := newTable(t, board.Readings{})
	troublemaker := b.inPlay(fog, blake, board.ProblemOf(avery))
	b.inPlay(drum, avery, board.ProblemOf(avery))
	inHand := b.put(board.Hand, avery, kite)
	b.begin(t, engine.Point{Window: engine.EndOfChallengeStep})
	s, state := b.scenario, b.game.State()
	for _, test := range []struct{ got, want string }{
		{s.DescribeDecision(state, board.Decision{Kind: board.ChooseCards, Rule: rule.R608_1, Max: 1}),
			"Avery chooses a Troublemaker to challenge, or none"},
		{s.DescribeDecision(state, board.Decision{Kind: board.ChooseCards, Rule: rule.R616_2, Min: 2, Max: 2}),
			"Avery chooses 2 cards to discard"},
		{s.DescribeDecision(state, board.Decision{Kind: board.Priority, Player: blake}),
			"Blake has priority: takes an action or passes"},
		{s.DescribeOption(state, board.Option{Kind: board.CardOption, Card: state.Ref(troublemaker)}), "Fog (Avery’s Problem)"},
		{s.DescribeOption(state, board.Option{Kind: board.AreaOption, Area: board.ProblemOf(avery)}), "Rainy Picnic (Avery’s Problem)"},
		{s.DescribeOption(state, board.Option{Kind: board.PassOption}), "pass"},
		{s.DescribeOption(state, board.Option{Kind: board.ActionOption,
			Action: board.Action{Kind: board.PlayCard, Card: inHand, Area: board.ProblemOf(blake)}}),
			"play Kite, Cloud Painter to Blake’s Problem"},
		{s.DescribeAction(state, avery, board.Action{Kind: board.MoveCharacter, Card: 1, Area: board.ProblemOf(blake)}),
			"Avery moves Bluebell, Early Riser to Blake’s Problem"},
	} {
		if test.got != test.want {
			t.Errorf("got  %q\nwant %q", test.got, test.want)
		}
	}
}

func TestWordsOfRefusals(t *testing.T) {
	b := newTable(t, board.Readings{})
	inHand := b.put(board.Hand, avery, kite, fog)
	b.begin(t, engine.Point{Moment: engine.Acting})
	for _, test := range []struct {
		player      board.Player
		action      board.Action
		why, remedy string
	}{
		{avery, board.Action{Kind: board.PlayCard, Card: inHand, Area: board.HomeOf(avery)},
			"This costs 2 action tokens; Avery has 0", "Have 2 more."},
		{avery, board.Action{Kind: board.PlayCard, Card: inHand + 1},
			"Fog is a Troublemaker", "Play it face-down as a Troublemaker."},
		{avery, board.Action{Kind: board.PlayTroublemaker, Card: inHand + 1, Area: board.HomeOf(avery)},
			"Fog can’t enter play at Avery’s home", "Choose a Problem."},
		{avery, board.Action{Kind: board.MoveCharacter, Card: 2, Area: board.ProblemOf(avery)},
			"Blake controls Rosie", "Choose a card that Avery controls."},
		{avery, board.Action{Kind: board.DrawCard},
			"Avery’s draw deck is empty", "Have a card in it."},
		{blake, board.Action{Kind: board.DrawCard},
			"This is a Main Phase action, and it is Avery’s turn", "Wait for Blake’s own Main Phase."},
	} {
		var violations engine.Violations
		if b.game.CheckFor(test.player, test.action, &violations) {
			t.Errorf("%+v is legal", test.action)
			continue
		}
		why, remedy := b.scenario.DescribeViolation(b.game.State(), violations[0])
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
		if got := windowName(window); got != want {
			t.Errorf("the window %q is called %q, want %q", window, got, want)
		}
	}
}
