// Package scenariotest has what tests of the packages of scenarios share: the shipped library,
// heads of scenario files, and a table of invented cards.
package scenariotest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/rulesdb"
	"canterlaw/rulesdb/decklist"
	"canterlaw/scenario"
)

func Library(t testing.TB) *rulesdb.Library {
	t.Helper()
	lib, err := rulesdb.Open("")
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// ThemeDecks gives the theme decks that ship.
func ThemeDecks(t testing.TB) []*decklist.Deck {
	t.Helper()
	decks, err := decklist.ThemeDecks(Library(t))
	if err != nil {
		t.Fatal(err)
	}
	return decks
}

// Read reads a scenario that must be fine.
func Read(t testing.TB, text string) *scenario.Scenario {
	t.Helper()
	s, err := scenario.Read(Library(t), "test.yaml", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Head is what every scenario begins with, in four lines.
const Head = "format: 1\nid: 0f8e7c1a-5b2d-4c3e-9a41-77d0c3b2a190\ntitle: A test\ntext: ignored\n"

func AnnotatedExample(t testing.TB) *scenario.Scenario {
	t.Helper()
	s, err := scenario.Load(Library(t), ShippedFile(t, "annotated-example"))
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// ShippedFile is the path of a shipped scenario, from the folder of the package that is tested.
func ShippedFile(t testing.TB, name string) string {
	t.Helper()
	file, err := scenario.ShippedFile(name)
	if err != nil {
		t.Fatal(err)
	}
	up := ""
	for range 4 {
		if _, err := os.Stat(up + "go.mod"); err == nil {
			return up + "data/" + file
		}
		up += "../"
	}
	t.Fatal("the project’s folder is not found above the test’s")
	return ""
}

// WithText is the head of a scenario that runs card text.
var WithText = strings.Replace(Head, "text: ignored\n", "", 1)

const Avery, Blake = board.Player(0), board.Player(1)

// MainPhase is a head with the smallest setup, in five lines; what a test adds
// begins in line 6.
const MainPhase = Head + "setup: {at: {turn: Avery, moment: main phase}}\n"

// Constants lists the names of the constants of a type as a file declares them,
// in order, those that are exported.
func Constants(t *testing.T, file, typeName string) []string {
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

// AFaceoff is Avery’s faceoff at her Problem, with 2 power against Blake’s 4;
// Blake flips 1, and Avery what %s says.
const AFaceoff = Head + `
cards:
  - {title: Feather, type: Friend, colors: blue, power: 1, cost: 1}
  - {title: Pebble, type: Friend, colors: blue, power: 3, cost: 1}
  - {title: Boulder, type: Friend, colors: blue, power: 4, cost: 1}
setup:
  at: {turn: Avery, window: start of faceoff, faceoff: problem, problem: A problem}
  Avery:
    mane: {card: "Rainbow Dash, Flier Extraordinaire", at: A problem}
    problem deck: [Emergency Dress Order]
    in play:
      - {card: Feather, as: feather, at: A problem}
    %s
  Blake:
    in play:
      - {card: Boulder, as: boulder, at: A problem}
    deck: [Feather]
  history: {confronted: [A problem], opponent met: [A problem]}
`

// Invented cards.
const (
	bluebell = board.Print(iota + 1) // Mane Character, blue 1
	rosie                            // Mane Character, pink 1
	Kite                             // Friend, blue 2
	Drum                             // Friend, pink 1
	Fog                              // Troublemaker, power 3, 1 point
	Storm                            // Epic Troublemaker, power 4, 2 points
	picnic                           // Problem: 1 blue and 1 not blue, or 2; bonus 1
	parade                           // Problem: 3 pink and 2 wild, or 5; bonus 2
	harvest                          // Problem: 1 pink, or 1
)

func testPrints() []card.Card {
	number := func(n int) *int { return &n }
	face := func(title string, t card.Type, color card.Color, power, cost *int) card.Face {
		return card.Face{Title: title, Type: t, Colors: card.ColorsOf(color), Power: power, Cost: cost}
	}
	one := func(f card.Face) card.Card { return card.Card{Faces: []card.Face{f}} }
	mane := func(title string, color card.Color) card.Card {
		f := face(title, card.ManeCharacter, color, number(1), nil)
		f.HomeLimit = number(3)
		return card.Card{Faces: []card.Face{f, f}}
	}
	needy := face("Kite, Cloud Painter", card.Friend, card.Blue, number(2), number(2))
	needy.PlayRequirements = []card.PlayRequirement{{Color: card.Blue, Power: 1}}
	needy.Keywords = []card.Keyword{{Name: "Swift"}}
	fogFace := face("Fog", card.Troublemaker, card.Colorless, number(3), nil)
	fogFace.PointValue = number(1)
	stormFace := face("Storm", card.Troublemaker, card.Colorless, number(4), nil)
	stormFace.PointValue, stormFace.Traits = number(2), []string{card.TraitEpic}
	problem := func(title string, bonus int, owner []card.ConfrontRequirement, opponent int) card.Card {
		f := face(title, card.ProblemType, card.Colorless, nil, nil)
		f.Problem = &card.Problem{Bonus: bonus, Owner: owner,
			Opponent: []card.ConfrontRequirement{{Kind: card.Wild, Power: opponent}}}
		return one(f)
	}
	return []card.Card{
		mane("Bluebell, Early Riser", card.Blue),
		mane("Rosie", card.Pink),
		one(needy),
		one(face("Drum", card.Friend, card.Pink, number(1), number(1))),
		one(fogFace),
		one(stormFace),
		problem("Rainy Picnic", 1, []card.ConfrontRequirement{
			{Kind: card.OfColor, Color: card.Blue, Power: 1}, {Kind: card.NotColor, Color: card.Blue, Power: 1}}, 2),
		problem("Late Parade", 2, []card.ConfrontRequirement{
			{Kind: card.OfColor, Color: card.Pink, Power: 3}, {Kind: card.Wild, Power: 2}}, 5),
		problem("Small Harvest", 1, []card.ConfrontRequirement{{Kind: card.OfColor, Color: card.Pink, Power: 1}}, 1),
	}
}

// Table is a position to play from, with its names.
type Table struct {
	Scenario *scenario.Scenario
	Setup    board.Setup
	Game     *engine.Game
	Log      board.Log
}

// NewTable has both Mane Characters at home and both Problems in play, on
// Avery’s turn.
func NewTable(t *testing.T, readings board.Readings) *Table {
	t.Helper()
	program, err := engine.NewProgram(2, testPrints(), readings)
	if err != nil {
		t.Fatal(err)
	}
	b := &Table{
		Scenario: &scenario.Scenario{Program: program, TextIgnored: true,
			Names: scenario.Names{Players: []string{"Avery", "Blake"}, Aliases: map[board.CardID]string{}}},
		Setup: board.Setup{Turn: 3, TurnPlayer: Avery, LastPriority: board.NoPlayer,
			Players: make([]board.PlayerSetup, 2)},
	}
	b.InPlay(bluebell, Avery, board.HomeOf(Avery))
	b.InPlay(rosie, Blake, board.HomeOf(Blake))
	b.InPlay(picnic, Avery, board.ProblemOf(Avery))
	b.InPlay(parade, Blake, board.ProblemOf(Blake))
	b.Put(board.ProblemDeck, Avery, harvest)
	return b
}

func (b *Table) add(c board.CardSetup) board.CardID {
	b.Setup.Cards = append(b.Setup.Cards, c)
	return board.CardID(len(b.Setup.Cards))
}

func (b *Table) InPlay(print board.Print, p board.Player, at board.AreaID) board.CardID {
	return b.add(board.CardSetup{Print: print, Owner: p, Controller: p, Zone: board.Play, Area: at})
}

func (b *Table) Put(z board.Zone, p board.Player, prints ...board.Print) (first board.CardID) {
	first = board.CardID(len(b.Setup.Cards) + 1)
	for _, print := range prints {
		b.add(board.CardSetup{Print: print, Owner: p, Zone: z})
	}
	return first
}

func (b *Table) Begin(t *testing.T, at engine.Point) {
	t.Helper()
	state, err := board.New(b.Scenario.Program, b.Setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := engine.At(state, at); err != nil {
		t.Fatal(err)
	}
	b.Game = engine.Resume(state, &b.Log)
	b.Game.Run()
}

// Pass passes until a decision other than priority has to be made, n times at
// most.
func (b *Table) Pass(t *testing.T, n int) {
	t.Helper()
	for range n {
		if k := b.Game.State().Decision().Kind; k != board.Priority && k != board.Opening {
			return
		}
		if err := b.Game.Pass(); err != nil {
			t.Fatal(err)
		}
	}
}

func (b *Table) PassTo(t *testing.T, k board.DecisionKind) {
	t.Helper()
	for range 60 {
		if b.Game.State().Decision().Kind == k {
			return
		}
		if err := b.Game.Pass(); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("passed 60 times without a decision of the kind %q", k)
}

func (b *Table) Choose(t *testing.T, places ...int) {
	t.Helper()
	if err := b.Game.Choose(places...); err != nil {
		t.Fatal(err)
	}
}

func (b *Table) Act(t *testing.T, a board.Action) {
	t.Helper()
	if err := b.Game.Act(a); err != nil {
		t.Fatal(err)
	}
}
