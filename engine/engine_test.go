package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
)

// Invented cards, enough for a game without text.
const (
	maneBlue = board.Print(iota + 1)
	manePink
	blueFriend   // 2 blue, cost 2
	pinkFriend   // 1 pink, cost 1
	bothFriend   // 2 blue or pink, cost 3, needs 1 blue
	uniqueFriend // 1 colorless, cost 1, Unique
	nuisance     // Troublemaker, power 3, 1 point
	dreadful     // Epic Troublemaker, power 4, 2 points
	easyProblem  // 1 blue and 1 not blue, or 3; bonus 1
	hardProblem  // 3 pink and 2 wild, or 5; bonus 2
	event        // power 5 when flipped
	resource     // an attachment, where it has a host
	dilemma      // Resource, power 4, cost 1, needs 1 blue; 2 blue, or 3 wild; bonus 3
)

func number(n int) *int { return &n }

func prints() []card.Card {
	face := func(title string, t card.Type, colors card.Colors, power, cost *int) card.Face {
		return card.Face{Title: title, Type: t, Colors: colors, Power: power, Cost: cost}
	}
	blue, pink := card.ColorsOf(card.Blue), card.ColorsOf(card.Pink)
	mane := func(title string, colors card.Colors) card.Card {
		start := face(title, card.ManeCharacter, colors, number(1), nil)
		start.HomeLimit = number(3)
		boosted := start
		boosted.Power = number(2)
		return card.Card{Faces: []card.Face{start, boosted}}
	}
	needy := face("Both", card.Friend, blue|pink, number(2), number(3))
	needy.PlayRequirements = []card.PlayRequirement{{Color: card.Blue, Power: 1}}
	unique := face("Only One", card.Friend, 0, number(1), number(1))
	unique.Traits = []string{card.TraitUnique}
	trouble := face("Nuisance", card.Troublemaker, 0, number(3), nil)
	trouble.PointValue = number(1)
	epic := face("Dreadful", card.Troublemaker, 0, number(4), nil)
	epic.PointValue, epic.Traits = number(2), []string{card.TraitEpic}
	problem := func(title string, bonus int, owner []card.ConfrontRequirement, opponent int) card.Card {
		f := face(title, card.ProblemType, 0, nil, nil)
		f.Problem = &card.Problem{Bonus: bonus, Starting: true, Owner: owner,
			Opponent: []card.ConfrontRequirement{{Kind: card.Wild, Power: opponent}}}
		return card.Card{Faces: []card.Face{f}}
	}
	one := func(f card.Face) card.Card { return card.Card{Faces: []card.Face{f}} }
	lasting := face("Lasting Worry", card.Resource, blue, number(4), number(1))
	lasting.Traits = []string{card.TraitDilemma}
	lasting.PlayRequirements = needy.PlayRequirements
	lasting.Problem = &card.Problem{Bonus: 3, Owner: []card.ConfrontRequirement{{Kind: card.OfColor, Color: card.Blue,
		Power: 2}},
		Opponent: []card.ConfrontRequirement{{Kind: card.Wild, Power: 3}}}
	return []card.Card{
		mane("Blue Mane", blue),
		mane("Pink Mane", pink),
		one(face("Blue Friend", card.Friend, blue, number(2), number(2))),
		one(face("Pink Friend", card.Friend, pink, number(1), number(1))),
		one(needy),
		one(unique),
		one(trouble),
		one(epic),
		problem("Easy", 1, []card.ConfrontRequirement{
			{Kind: card.OfColor, Color: card.Blue, Power: 1}, {Kind: card.NotColor, Color: card.Blue, Power: 1}}, 3),
		problem("Hard", 2, []card.ConfrontRequirement{
			{Kind: card.OfColor, Color: card.Pink, Power: 3}, {Kind: card.Wild, Power: 2}}, 5),
		one(face("Event", card.Event, blue, number(5), number(1))),
		one(face("Resource", card.Resource, blue, number(3), number(1))),
		one(lasting),
	}
}

const (
	avery = board.Player(0)
	blake = board.Player(1)
)

// position is a start with both Mane Characters at home and both Problems in
// play; tests add cards to it.
type position struct {
	setup    board.Setup
	readings board.Readings
}

func newPosition() *position {
	p := &position{setup: board.Setup{Turn: 3, TurnPlayer: avery, LastPriority: board.NoPlayer,
		Players: make([]board.PlayerSetup, 2)}}
	p.inPlay(maneBlue, avery, board.HomeOf(avery))
	p.inPlay(manePink, blake, board.HomeOf(blake))
	p.inPlay(easyProblem, avery, board.ProblemOf(avery))
	p.inPlay(hardProblem, blake, board.ProblemOf(blake))
	for _, owner := range []board.Player{avery, blake} {
		p.add(board.CardSetup{Print: easyProblem, Owner: owner, Zone: board.ProblemDeck})
		p.add(board.CardSetup{Print: hardProblem, Owner: owner, Zone: board.ProblemDeck})
	}
	return p
}

func (p *position) add(c board.CardSetup) board.CardID {
	p.setup.Cards = append(p.setup.Cards, c)
	return board.CardID(len(p.setup.Cards))
}

func (p *position) inPlay(print board.Print, controller board.Player, at board.AreaID) board.CardID {
	return p.add(board.CardSetup{Print: print, Owner: controller, Controller: controller, Zone: board.Play, Area: at})
}

func (p *position) deck(owner board.Player, topFirst ...board.Print) {
	for _, print := range topFirst {
		p.add(board.CardSetup{Print: print, Owner: owner, Zone: board.DrawDeck})
	}
}

func (p *position) hand(owner board.Player, print board.Print) board.CardID {
	return p.add(board.CardSetup{Print: print, Owner: owner, Zone: board.Hand})
}

func (p *position) state(t testing.TB) *board.State {
	t.Helper()
	program, err := NewProgram(len(p.setup.Players), prints(), p.readings)
	if err != nil {
		t.Fatal(err)
	}
	s, err := board.New(program, p.setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// at begins play at a point and runs to the first decision.
func (p *position) at(t testing.TB, point Point) (*Game, *board.Log) {
	t.Helper()
	return playedAt(t, p.state(t), point)
}

// passUntil passes, and where that is no answer chooses the first options,
// until the condition holds.
func passUntil(t testing.TB, g *Game, condition func() bool) {
	t.Helper()
	for range 200 {
		if condition() || g.State().Result().Over {
			return
		}
		err := passOrChooseFirst(g)
		if err != nil {
			t.Fatalf("passing: %v (options %v)", err, g.Options())
		}
	}
	t.Fatal("passed 200 times without getting there")
}

func passOrChooseFirst(g *Game) error {
	switch d := g.State().Decision(); d.Kind {
	case board.Priority, board.Opening:
		return g.Pass()
	default:
		places := make([]int, d.Min)
		for i := range places {
			places[i] = i
		}
		return g.Choose(places...)
	}
}

// What triggers in the Wrap Up Step is processed in a window after it, which
// another Wrap Up Step follows (616.4a).
func TestTheWrapUpStepRepeatsAfterTriggers(t *testing.T) {
	p := newPosition()
	friend := p.inPlay(blueFriend, avery, board.HomeOf(avery))
	p.setup.Waiting = []board.Effect{{Controller: avery, Source: board.Ref{Card: friend}}}
	g, log := p.at(t, Point{Moment: WrappingUp})
	if g.Window() != EndOfWrapUpStep || len(g.State().Waiting()) != 0 {
		t.Fatalf("the window is %q, and %d effects wait", g.Window(), len(g.State().Waiting()))
	}
	passUntil(t, g, func() bool { return g.State().TurnPlayer() == blake })
	steps := 0
	for _, e := range log.Entries {
		if e.Kind == board.Begins && e.Frame.Procedure == wrapUpStep {
			steps++
		}
	}
	if steps != 1 { // the first one was in progress from the start
		t.Errorf("%d more Wrap Up Steps began, want 1", steps)
	}
}

func TestTheWindowsOfATurnOpenInOrder(t *testing.T) {
	p := newPosition()
	p.deck(avery, blueFriend)
	g, log := p.at(t, Point{Moment: TurnStart})
	var opened []Window
	passUntil(t, g, func() bool { return g.State().TurnPlayer() == blake })
	for _, e := range log.Entries {
		if e.Kind == board.Begins && e.Frame.Procedure == windowProcedure {
			opened = append(opened, Window(e.Frame.Kind))
		}
	}
	want := []Window{
		StartOfDrawStep, EndOfDrawStep, EndOfReadyPhase,
		StartOfTroublemakerPhase, StartOfUncoverStep, EndOfUncoverStep, StartOfChallengeStep, EndOfChallengeStep,
		EndOfTroublemakerPhase,
		StartOfMainPhase, EndOfMainPhase,
		StartOfScorePhase, StartOfConfrontStep, EndOfConfrontStep, StartOfConfrontStep, EndOfConfrontStep,
		StartOfFaceoffStep, EndOfFaceoffStep, StartOfSolveStep, EndOfSolveStep, EndOfScorePhase,
		StartOfEndPhase, StartOfEndOfTurnStep, EndOfEndOfTurnStep,
		StartOfDrawStep,
	}
	if len(opened) != len(want) {
		t.Fatalf("%d windows opened: %v, want %d", len(opened), opened, len(want))
	}
	for i := range want {
		if opened[i] != want[i] {
			t.Errorf("window %d is at the %s, want the %s (601.2)", i, opened[i], want[i])
		}
	}
}
