package scenario

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Invented cards.
const (
	bluebell = board.Print(iota + 1) // Mane Character, blue 1
	rosie                            // Mane Character, pink 1
	kite                             // Friend, blue 2
	drum                             // Friend, pink 1
	fog                              // Troublemaker, power 3, 1 point
	storm                            // Epic Troublemaker, power 4, 2 points
	picnic                           // Problem: 1 blue and 1 not blue, or 2; bonus 1
	parade                           // Problem: 3 pink and 2 wild, or 5; bonus 2
	harvest                          // Problem: 1 pink, or 1
)

const avery, blake = board.Player(0), board.Player(1)

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

// table is a position to play from, with its names.
type table struct {
	scenario *Scenario
	setup    board.Setup
	game     *engine.Game
	log      board.Log
}

// newTable has both Mane Characters at home and both Problems in play, on
// Avery’s turn.
func newTable(t *testing.T, readings board.Readings) *table {
	t.Helper()
	program, err := engine.NewProgram(2, testPrints(), readings)
	if err != nil {
		t.Fatal(err)
	}
	b := &table{
		scenario: &Scenario{Program: program, TextIgnored: true,
			Names: Names{Players: []string{"Avery", "Blake"}, Aliases: map[board.CardID]string{}}},
		setup: board.Setup{Turn: 3, TurnPlayer: avery, LastPriority: board.NoPlayer, Players: make([]board.PlayerSetup, 2)},
	}
	b.inPlay(bluebell, avery, board.HomeOf(avery))
	b.inPlay(rosie, blake, board.HomeOf(blake))
	b.inPlay(picnic, avery, board.ProblemOf(avery))
	b.inPlay(parade, blake, board.ProblemOf(blake))
	b.put(board.ProblemDeck, avery, harvest)
	return b
}

func (b *table) add(c board.CardSetup) board.CardID {
	b.setup.Cards = append(b.setup.Cards, c)
	return board.CardID(len(b.setup.Cards))
}

func (b *table) inPlay(print board.Print, p board.Player, at board.AreaID) board.CardID {
	return b.add(board.CardSetup{Print: print, Owner: p, Controller: p, Zone: board.Play, Area: at})
}

func (b *table) put(z board.Zone, p board.Player, prints ...board.Print) (first board.CardID) {
	first = board.CardID(len(b.setup.Cards) + 1)
	for _, print := range prints {
		b.add(board.CardSetup{Print: print, Owner: p, Zone: z})
	}
	return first
}

func (b *table) begin(t *testing.T, at engine.Point) {
	t.Helper()
	state, err := board.New(b.scenario.Program, b.setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := engine.At(state, at); err != nil {
		t.Fatal(err)
	}
	b.game = engine.Resume(state, &b.log)
	b.game.Run()
}

// pass passes until a decision other than priority has to be made, n times at
// most.
func (b *table) pass(t *testing.T, n int) {
	t.Helper()
	for range n {
		if k := b.game.State().Decision().Kind; k != board.Priority && k != board.Opening {
			return
		}
		if err := b.game.Pass(); err != nil {
			t.Fatal(err)
		}
	}
}

func (b *table) passTo(t *testing.T, k board.DecisionKind) {
	t.Helper()
	for range 60 {
		if b.game.State().Decision().Kind == k {
			return
		}
		if err := b.game.Pass(); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("passed 60 times without a decision of the kind %q", k)
}

func (b *table) choose(t *testing.T, places ...int) {
	t.Helper()
	if err := b.game.Choose(places...); err != nil {
		t.Fatal(err)
	}
}

func (b *table) act(t *testing.T, a board.Action) {
	t.Helper()
	if err := b.game.Act(a); err != nil {
		t.Fatal(err)
	}
}

func (b *table) trail() []Line { return Trail(b.scenario, b.game.State(), b.log.Entries) }

// checkGolden compares text with a golden file.
func checkGolden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v: write the golden files with -update", err)
	}
	if diff := cmp.Diff(strings.Split(string(want), "\n"), strings.Split(got, "\n")); diff != "" {
		t.Errorf("the trail differs from %s (-want +got), write it anew with -update:\n%s", path, diff)
	}
}

// A turn with an action, a challenge that fails, one Problem confronted by
// both and one by nobody, a faceoff, and a Problem replaced.
func TestTheTrailOfATurn(t *testing.T) {
	b := newTable(t, board.Readings{})
	b.put(board.DrawDeck, avery, drum, drum, kite, drum, drum)
	b.put(board.DrawDeck, blake, kite, drum, drum)
	inHand := b.put(board.Hand, avery, kite)
	b.put(board.Hand, avery, drum)
	b.inPlay(kite, avery, board.ProblemOf(avery))
	tired := b.inPlay(drum, avery, board.HomeOf(avery))
	b.setup.Cards[tired-1].Exhausted = true
	b.inPlay(drum, avery, board.ProblemOf(avery))
	b.inPlay(kite, blake, board.ProblemOf(avery))
	b.inPlay(fog, blake, board.ProblemOf(blake))
	b.inPlay(drum, avery, board.ProblemOf(blake))
	b.inPlay(kite, avery, board.ProblemOf(blake))
	b.setup.Players[avery].Tokens = 1
	b.begin(t, engine.Point{Moment: engine.TurnStart})

	b.passTo(t, board.ChooseCards) // a Troublemaker to challenge
	b.choose(t, 0)
	b.passTo(t, board.ChooseCards) // whom to send home
	b.choose(t, 0)
	b.passTo(t, board.Opening)
	b.act(t, board.Action{Kind: board.PlayCard, Card: inHand, Area: board.HomeOf(avery)})
	b.passTo(t, board.Opening)
	b.act(t, board.Action{Kind: board.DrawCard})
	b.passTo(t, board.ChooseArea)
	b.choose(t, 0)
	for b.game.State().TurnPlayer() == avery {
		b.pass(t, 100)
		if d := b.game.State().Decision(); d.Kind != board.Priority {
			places := make([]int, d.Min)
			for i := range places {
				places[i] = i
			}
			b.choose(t, places...)
		}
	}
	checkGolden(t, "turn.trail", FormatTrail(b.trail()))
}

// A tie with nothing left to flip passes through a disputed point; an exhausted
// and a frightened character count for nothing.
func TestTheTrailOfAnEndlessTie(t *testing.T) {
	b := newTable(t, board.Readings{})
	b.inPlay(kite, avery, board.ProblemOf(avery))
	tired := b.inPlay(kite, blake, board.ProblemOf(avery))
	b.setup.Cards[tired-1].Exhausted = true
	scared := b.inPlay(drum, avery, board.ProblemOf(avery))
	b.setup.Cards[scared-1].Frightened = true
	b.inPlay(kite, blake, board.ProblemOf(avery))
	b.setup.History = []board.Occurrence{{Kind: board.ProblemConfronted, Player: avery, Card: board.Ref{Card: 3},
		Area: board.ProblemOf(avery), N: 1}}
	b.begin(t, engine.Point{Window: engine.StartOfFaceoff, Faceoff: engine.ProblemFaceoff, Area: board.ProblemOf(avery)})
	b.pass(t, 4)
	checkGolden(t, "endless-tie.trail", FormatTrail(b.trail()))
}

// An Epic Troublemaker comes to a Problem with another one, and a waiting
// effect and a stray character are dealt with in waves.
func TestTheTrailOfUncoveringAndWaves(t *testing.T) {
	b := newTable(t, board.Readings{})
	covered := b.inPlay(storm, avery, board.ProblemOf(avery))
	b.setup.Cards[covered-1].FaceDown = true
	b.inPlay(fog, blake, board.ProblemOf(avery))
	other := b.inPlay(fog, avery, board.ProblemOf(avery))
	b.setup.Cards[other-1].FaceDown = true
	stray := b.inPlay(drum, avery, board.HomeOf(blake))
	b.setup.Waiting = []board.Effect{{Controller: avery, Source: board.Ref{Card: stray}}}
	b.begin(t, engine.Point{Window: engine.StartOfUncoverStep})
	b.pass(t, 2)
	b.choose(t, 0)
	checkGolden(t, "uncovering.trail", FormatTrail(b.trail()))
}

// A second Troublemaker at a Problem is one too many; a Problem's requirements
// are not met for want of power.
func TestTheTrailOfARepairAndAnUnmetRequirement(t *testing.T) {
	b := newTable(t, board.Readings{})
	for range 2 {
		covered := b.inPlay(fog, avery, board.ProblemOf(avery))
		b.setup.Cards[covered-1].FaceDown = true
	}
	b.inPlay(drum, avery, board.ProblemOf(blake))
	b.begin(t, engine.Point{Window: engine.StartOfUncoverStep})
	b.pass(t, 2)
	b.choose(t, 0) // uncovered first; the other follows
	b.choose(t, 1) // dismissed
	b.passTo(t, board.ChooseArea)
	b.choose(t, 1)
	b.pass(t, 2)
	checkGolden(t, "repair-and-unmet.trail", FormatTrail(b.trail()))
}

func TestTrailDepthsHaveNoGaps(t *testing.T) {
	b := newTable(t, board.Readings{})
	b.put(board.DrawDeck, avery, drum, kite)
	b.put(board.DrawDeck, blake, drum)
	b.begin(t, engine.Point{Window: engine.EndOfConfrontStep, Area: board.ProblemOf(avery)})
	for b.game.State().Turn() < 5 {
		b.pass(t, 100)
		if d := b.game.State().Decision(); d.Kind != board.Priority {
			b.choose(t, 0)
		}
	}
	deepest := -1
	for i, line := range b.trail() {
		if line.Depth > deepest+1 {
			t.Errorf("line %d (%q) is nested %d deep beneath a line at %d", i, line.Text, line.Depth, deepest)
		}
		deepest = line.Depth
	}
}

// A window that is still open is shown, however quiet it has been.
func TestAnOpenWindowIsNotFolded(t *testing.T) {
	b := newTable(t, board.Readings{})
	b.scenario.TextIgnored = false
	b.begin(t, engine.Point{Window: engine.StartOfMainPhase})
	b.pass(t, 1)
	want := []Line{
		{Depth: 0, Kind: WindowLine, Text: "Priority window: start of Main Phase", Rule: "601.2", Entry: 0},
		{Depth: 1, Kind: PassesLine, Text: "Avery passes", Rule: "510.1", Entry: 1},
	}
	if diff := cmp.Diff(want, b.trail()); diff != "" {
		t.Errorf("the trail differs (-want +got):\n%s", diff)
	}
}

func TestTextIgnoredIsSaidOnceAndMarked(t *testing.T) {
	b := newTable(t, board.Readings{})
	inHand := b.put(board.Hand, avery, kite, drum)
	b.setup.Players[avery].Tokens = 3
	b.begin(t, engine.Point{Moment: engine.Acting})
	b.act(t, board.Action{Kind: board.PlayCard, Card: inHand, Area: board.HomeOf(avery)})
	b.passTo(t, board.Opening)
	b.act(t, board.Action{Kind: board.PlayCard, Card: inHand + 1, Area: board.HomeOf(avery)})

	lines := b.trail()
	if !strings.HasPrefix(lines[0].Text, "Card text is ignored") || !strings.HasSuffix(lines[0].Text, ": Kite, Cloud Painter") {
		t.Errorf("the trail begins %q, want a notice that names the only card with text", lines[0].Text)
	}
	marked := map[string]bool{}
	for _, line := range lines[1:] {
		marked[line.Text] = line.TextIgnored
	}
	if got := "Kite, Cloud Painter enters play at Avery’s home"; !marked[got] {
		t.Errorf("%q is not marked, though the card has a keyword", got)
	}
	if got, found := marked["Drum enters play at Avery’s home"]; got || !found {
		t.Errorf("Drum's entering play: marked %v, in the trail %v; want an unmarked line", got, found)
	}
}
