package scenario

import (
	"errors"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
	"canterlaw/scenario/source"
)

func TestShippedScenariosRead(t *testing.T) {
	scenarios, err := Shipped(library(t))
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range scenarios {
		if s.Title == "" || s.Question == "" || s.Ruling == "" || len(s.Rules) == 0 || len(s.Expect) == 0 {
			t.Errorf("%s: expected a title, a question, a ruling with its rules, and what must hold", s.File)
		}
		if i > 0 && path.Base(s.File) <= path.Base(scenarios[i-1].File) {
			t.Errorf("%s comes after %s; expected them by the names of their files", s.File, scenarios[i-1].File)
		}
	}
	if len(scenarios) == 0 {
		t.Error("no scenario ships")
	}
}

func TestTwoScenariosWithOneID(t *testing.T) {
	text := &fstest.MapFile{Data: []byte(head + "setup: {at: {turn: A, moment: main phase}}\n")}
	_, err := readAll(library(t), fstest.MapFS{"scenarios/one.yaml": text, "scenarios/two.yaml": text,
		"scenarios/README.md": {}})
	var refused *source.FileError
	if !errors.As(err, &refused) || refused.File != "data/scenarios/two.yaml" || refused.Line != 2 ||
		refused.Column != 5 ||
		!strings.Contains(refused.Found, "data/scenarios/one.yaml") {
		t.Errorf("the same id twice gives %v", err)
	}
}

func TestLoadingAFileThatIsNotThere(t *testing.T) {
	_, err := Load(library(t), filepath.Join(t.TempDir(), "none.yaml"))
	if !errors.Is(err, os.ErrNotExist) || !strings.Contains(err.Error(), "none.yaml") {
		t.Errorf("a missing file gives %v", err)
	}
}

func TestTheAnnotatedExample(t *testing.T) {
	s := annotatedExample(t)
	same := func(what string, got, want any) {
		t.Helper()
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s (-want +got):\n%s", what, diff)
		}
	}
	same("id", s.ID.String(), "6f1d3c52-7a0e-4b8e-9a63-2f1c0f0a9d11")
	same("title", s.Title, "A tied Problem faceoff when one deck is empty")
	same("rules", s.Rules, []rule.Number{rule.R514_4c, rule.R515_1})
	same("edition", s.Edition, DefaultEdition)
	same("text ignored", s.TextIgnored, false)
	same("reading", s.Program.Reading(board.EndlessTie), board.NobodyWins)
	same("the first print", s.Program.Card(1).Name(), "Quiet Passer-by")
	same("its power", *s.Program.Card(1).Faces[0].Power, 2)

	same("turn", []int{s.Setup.Turn, int(s.Setup.TurnPlayer), int(s.Setup.LastPriority)},
		[]int{5, int(avery), int(board.NoPlayer)})
	same("point", s.Point, engine.Point{Window: engine.AfterFlips, Faceoff: engine.ProblemFaceoff,
		Area: board.ProblemOf(avery)})
	same("scores", []int{s.Setup.Players[avery].Score, s.Setup.Players[blake].Score}, []int{4, 5})
	same("tokens", s.Setup.Players[avery].Tokens, 2)
	same("pool", len(s.Setup.Players[avery].DrawPool), 2)
	dash := s.Setup.Cards[s.Names.Cards["dash"]-1]
	same("dash", dash, board.CardSetup{Print: dash.Print, Zone: board.Play, Area: board.ProblemOf(avery)})
	same("what dash is", s.Program.Card(dash.Print).Name(), "Rainbow Dash, Flier Extraordinaire")
	cerulean := s.Setup.Cards[s.Names.Cards["cerulean"]-1]
	same("cerulean", cerulean, board.CardSetup{Print: cerulean.Print, Zone: board.Play, Area: board.ProblemOf(avery),
		Exhausted: true})
	same("what PR8 is", s.Program.Card(cerulean.Print).Name(), "Cerulean Skies, Skyward Soarer")
	same("an alias the other way round", s.Names.Aliases[s.Names.Cards["blakes-flip"]], "blakes-flip")

	inZone := func(p board.Player, z board.Zone) (names []string) {
		for _, c := range s.Setup.Cards {
			switch {
			case c.Owner != p || c.Zone != z:
			case c.Print == board.Unknown:
				names = append(names, "?")
			default:
				names = append(names, s.Program.Card(c.Print).Name())
			}
		}
		return names
	}
	same("A's deck", inZone(avery, board.DrawDeck), []string{"?", "Jetstream, All Heart"})
	same("B's deck", inZone(blake, board.DrawDeck), []string(nil))
	same("A's flip", inZone(avery, board.Flip), []string{"Quiet Passer-by"})
	same("A's Problem deck", inZone(avery, board.ProblemDeck), []string{"Emergency Dress Order"})
	same("B's Problem deck", inZone(blake, board.ProblemDeck), []string{"Muddy Path"})
	path := s.Program.Card(s.Setup.Cards[s.Names.Cards["path"]-1].Print).Faces[0].Problem
	same("what the invented Problem asks for", []card.RequirementKind{path.Owner[0].Kind, path.Owner[1].Kind,
		path.Opponent[0].Kind},
		[]card.RequirementKind{card.OfColor, card.Wild, card.NotColor})
	same("in play", inZone(blake, board.Play), []string{"Applejack, Steadfast Farmpony", "Runaway Cart"})

	if len(s.Setup.History) != 3 || s.Setup.Earlier != 1 {
		t.Fatalf("the history has %d occurrences, %d of them from before; want 3 and 1", len(s.Setup.History),
			s.Setup.Earlier)
	}
	for i, of := range []board.Player{avery, blake} { // the window is that after the flips
		o := s.Setup.History[1+i]
		same("what has just happened", []any{o.Kind, o.Player}, []any{board.CardFlipped, of})
	}
	confronted := s.Setup.History[0]
	problem := s.Setup.Cards[confronted.Card.Card-1]
	same("confronted", confronted, board.Occurrence{Kind: board.ProblemConfronted, Rule: rule.R611_1, Player: avery,
		Card: confronted.Card, Area: board.ProblemOf(avery), N: 1})
	same("the Problem confronted", s.Program.Card(problem.Print).Name(), "Cloudbursting")

	same("steps", stepTexts(s), []string{"A: pass", "expect: {priority: B}", "expect: {total of A now: 3}",
		"pass to: end of faceoff",
		`chance: {A flips: "Jetstream, All Heart"}`, "expect: {winner of faceoff: A}", "pass to: after faceoff",
		`A: {choose: ["Jetstream, All Heart", Quiet Passer-by]}`})
	same("first step", s.Steps[0].Act, &Act{Player: avery, Pass: true})
	same("second step", s.Steps[1].Expects.Value, "B")
	same("third step", s.Steps[2].Expects.Subject.Kind, TotalNow)
	same("fourth step", *s.Steps[3].PassTo, Place{Text: "end of faceoff", Kind: AtWindow, Window: engine.EndOfFaceoff})
	same("fifth step", s.Steps[4].Chance.Zone, board.DrawDeck)
	same("seventh step", s.Steps[6].PassTo.Kind, AfterFaceoff)
	same("eighth step", len(s.Steps[7].Choice.Chosen), 2)
	same("until", s.Until.Kind, AfterFaceoff)
	same("outcome", []SubjectKind{s.Outcome[0].Kind, s.Outcome[1].Kind}, []SubjectKind{FaceoffWinner, AllScores})

	anyOf, any := s.Expect[len(s.Expect)-2], s.Expect[len(s.Expect)-3]
	same("because any of", anyOf.AnyOf, []engine.Code{engine.NoPriority, engine.WindowOpen})
	same("for whatever reason", [][]engine.Code{any.AnyOf, any.Because}, [][]engine.Code{nil, nil})
	last := s.Expect[len(s.Expect)-1]
	same("illegal", last.Illegal, &Act{Player: avery, Action: board.Action{Kind: board.DrawCard}})
	same("because", last.Because, []engine.Code{engine.NotMainPhase, engine.WindowOpen})
	same("its text", last.Text, "illegal: {A: draw}, because: [not-main-phase, window-open]")
	same("not cited", s.Expect[6].NotCited, rule.R514_5a)
}

func stepTexts(s *Scenario) []string {
	texts := make([]string, len(s.Steps))
	for i, step := range s.Steps {
		texts[i] = step.Text
	}
	return texts
}

func TestDefaults(t *testing.T) {
	s := read(t, head+"setup: {at: {turn: Blake, moment: challenging}}\n")
	if s.Setup.Turn != 4 || s.Setup.TurnPlayer != blake || s.Setup.LastPriority != avery ||
		s.Point.Moment != engine.Challenging {
		t.Errorf("setup %+v at %+v", s.Setup, s.Point)
	}
	var inPlay []string
	unknown := map[board.Player]int{}
	for _, c := range s.Setup.Cards {
		switch {
		case c.Print == board.Unknown && c.Zone == board.DrawDeck:
			unknown[c.Owner]++
		case c.Zone == board.Play:
			inPlay = append(inPlay, s.Program.Card(c.Print).Name()+" at "+s.Names.AreaName(c.Area))
		default:
			t.Errorf("a card that the file doesn't have: %+v", c)
		}
	}
	want := []string{"Rainbow Dash, Flier Extraordinaire at A home", "Cloudbursting at A problem",
		"Applejack, Steadfast Farmpony at B home", "Runaway Cart at B problem"}
	if diff := cmp.Diff(want, inPlay); diff != "" || unknown[avery] != 10 || unknown[blake] != 10 {
		t.Errorf("in play (-want +got):\n%s\nunknown: %v", diff, unknown)
	}
}

func TestASetupWithEverything(t *testing.T) {
	s := read(t, head+`
cards:
  - {title: Kite, type: Resource, cost: 1}
  - {title: Mixed Up, subtitle: Two of a Kind, type: Friend, colors: blue pink, power: 2, cost: 3, traits: [Unique],
      play requirements: [{color: blue, power: 2}]}
  - {title: Mire, type: Problem, problem: {bonus: 2, starting: true, owner: [{kind: of, color: blue, power: 2},
      {kind: not, color: blue, power: 1}], opponent: [{kind: wild, power: 5}]}}
setup:
  at: {turn: A, window: start of confront step, problem: B problem}
  A:
    mane: {card: PR1, as: dash, side: boosted, at: b Problem, counters: -1}
    problem: Mire
    in play:
      - {card: Kite, as: kite, on: mix}
      - {card: "mixed up, two of a kind", as: mix, at: Avery home, controller: Blake, frightened: true}
      - {card: Timberwolf, as: wolf, at: B problem, face-down: true}
    hand: ["? x 3", {card: "?", as: mystery}]
  B: {banished: [Timberwolf]}
  history: {confronted: [A problem], challenged: [B problem], last priority: B, waiting: [{B: kite}]}
`)
	kite, mix := s.Setup.Cards[s.Names.Cards["kite"]-1], s.Setup.Cards[s.Names.Cards["mix"]-1]
	if kite.Host != s.Names.Cards["mix"] || kite.Area != board.HomeOf(avery) {
		t.Errorf("the attachment %+v is not on and with its host %d (509.3)", kite, s.Names.Cards["mix"])
	}
	if mix.Controller != blake || mix.Owner != avery || !mix.Frightened {
		t.Errorf("the Friend is %+v", mix)
	}
	if dash := s.Setup.Cards[s.Names.Cards["dash"]-1]; !dash.Boosted || dash.PowerCounters != -1 ||
		dash.Area != board.ProblemOf(blake) {
		t.Errorf("the Mane Character is %+v", dash)
	}
	if mystery := s.Setup.Cards[s.Names.Cards["mystery"]-1]; mystery.Print != board.Unknown ||
		mystery.Zone != board.Hand {
		t.Errorf("the unknown card is %+v", mystery)
	}
	if diff := cmp.Diff([]board.AreaID{board.ProblemOf(avery)}, s.Point.Confronted); diff != "" {
		t.Errorf("Confront Steps that are over: %s", diff)
	}
	if len(s.Setup.History) != 2 || s.Setup.History[0].N != 0 || s.Setup.LastPriority != blake ||
		len(s.Setup.Waiting) != 1 || s.Setup.Waiting[0].Source.Card != s.Names.Cards["kite"] ||
		s.Setup.Waiting[0].Controller != blake {
		t.Errorf("history %+v, last priority %d, waiting %+v", s.Setup.History, s.Setup.LastPriority, s.Setup.Waiting)
	}
	mire := s.Program.Card(3).Faces[0].Problem
	if mire.Bonus != 2 || !mire.Starting || len(mire.Owner) != 2 || mire.Opponent[0].Power != 5 {
		t.Errorf("the invented Problem is %+v", mire)
	}
}

// TestNamesOfCountersInOtherLetters: counters of a name that a card's text has are those that it speaks of.
func TestNamesOfCountersInOtherLetters(t *testing.T) {
	program := read(t, strings.Replace(head, "text: ignored", "", 1)+`
cards:
  - {title: Keeper, type: Friend, colors: blue, power: 1, cost: 1, abilities: ['AddPower(This, Counters(This, "Tip"))']}
setup:
  at: {turn: Avery, moment: main phase}
  Avery:
    in play: [{card: Keeper, as: keeper, at: A home, counters: {tip: 2, moss: 1}}]
`).Program
	tip, known := program.WordFor("tip")
	moss, _ := program.WordFor("moss")
	if !known || program.Text(tip) != "Tip" || program.Text(moss) != "moss" {
		t.Errorf("tip counters are called %q, moss counters %q", program.Text(tip), program.Text(moss))
	}
}

func TestReadingTwiceGivesTheSameProgram(t *testing.T) {
	if one, two := annotatedExample(t), annotatedExample(t); one.Program.Digest() != two.Program.Digest() {
		t.Error("two readings of a file give different programs")
	}
}

func FuzzRead(f *testing.F) {
	files, err := FilesAt(filepath.Join("..", "data", "scenarios"))
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	for _, broken := range brokenFiles {
		f.Add([]byte(broken.text))
	}
	lib := library(f)
	f.Fuzz(func(t *testing.T, text []byte) {
		s, err := Read(lib, "fuzz.yaml", text)
		var refused *source.FileError
		switch {
		case err == nil && s == nil:
			t.Error("neither a scenario nor an error")
		case err != nil && !errors.As(err, &refused):
			t.Errorf("an error without a place: %v", err)
		case err != nil && (refused.Found == "" || refused.Expected == ""):
			t.Errorf("an error that doesn't say what was found and expected: %+v", refused)
		}
	})
}
