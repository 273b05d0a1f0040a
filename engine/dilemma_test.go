package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/card"
	"canterlaw/engine/rule"
)

// A Dilemma is played like any card with a cost and a play requirement. It
// enters play as a Problem (522.1) at an area of its own (522.2), which its
// controller owns (522.2b).
func TestPlayingADilemma(t *testing.T) {
	p := newPosition()
	p.setup.Players[avery].Tokens = 1
	worry := p.hand(avery, dilemma)
	g, _ := p.at(t, Point{Moment: Acting})
	if err := g.Act(board.Action{Kind: board.PlayCard, Card: worry, Area: board.HomeOf(avery)}); err == nil {
		t.Fatal("it was played to a home")
	}
	if err := g.Act(board.Action{Kind: board.PlayCard, Card: worry}); err != nil {
		t.Fatal(err)
	}
	s := g.State()
	area := s.Area(worry)
	switch {
	case s.Tokens(avery) != 0:
		t.Error("its cost was not paid")
	case area != board.DilemmaArea(2, worry) || !s.AreaExists(area) || len(s.Areas()) != 5:
		t.Errorf("it is at area %d of %v", area, s.Areas())
	case s.AreaOwner(area) != avery || s.AreaKind(area) != board.ProblemArea:
		t.Error("its area is no Problem area of its controller's")
	case s.Type(worry) != card.ProblemType || s.Problem(area) != worry:
		t.Error("it is not the Problem there")
	}
	if _, defined := s.Power(worry); defined {
		t.Error("a Problem has power (202.2)")
	}
}

func TestADilemmaNeedsItsPlayRequirement(t *testing.T) {
	p := newPosition()
	p.setup.Cards[0].Print = manePink
	p.setup.Players[avery].Tokens = 1
	worry := p.hand(avery, dilemma)
	g, _ := p.at(t, Point{Moment: Acting})
	var violations Violations
	g.Check(board.Action{Kind: board.PlayCard, Card: worry}, &violations)
	if len(violations) != 1 || violations[0].Code != PlayRequirementNotMet {
		t.Errorf("playing it is refused for %v", violations)
	}
}

// dilemmaInPlay puts a Dilemma of Avery's into play and gives it with its area.
func (p *position) dilemmaInPlay() (board.CardID, board.AreaID) {
	c := p.add(board.CardSetup{Print: dilemma, Owner: avery, Controller: avery, Zone: board.Play})
	return c, board.DilemmaArea(len(p.setup.Players), c)
}

func TestCharactersCanBeMovedToADilemma(t *testing.T) {
	p := newPosition()
	_, area := p.dilemmaInPlay()
	p.setup.Players[avery].Tokens = 3
	friend := p.inPlay(blueFriend, avery, board.HomeOf(avery))
	wolf := p.hand(avery, nuisance)
	g, _ := p.at(t, Point{Moment: Acting})
	for _, a := range []board.Action{
		{Kind: board.MoveCharacter, Card: friend, Area: area},
		{Kind: board.PlayTroublemaker, Card: wolf, Area: area},
	} {
		if err := g.Act(a); err != nil {
			t.Fatal(err)
		}
		if s := g.State(); s.Area(a.Card) != area {
			t.Errorf("card %d is at area %d", a.Card, s.Area(a.Card))
		}
		passUntil(t, g, func() bool { return g.State().Decision().Kind == board.Opening })
	}
}

// A Dilemma has a Confront Step of its own (610.1), whose requirements are those
// for its owner or for others (209.1); a faceoff at all Problems is at it too
// (612.1) and its bonus can be the highest (514.5c). Solved, it goes to its
// owner's discard pile, no other Problem is put there (522.3, 522.3a), and who
// was there goes home.
func TestADilemmaIsConfrontedSolvedAndDiscarded(t *testing.T) {
	p := newPosition()
	worry, area := p.dilemmaInPlay()
	friend := p.inPlay(blueFriend, avery, area)
	p.inPlay(blueFriend, avery, board.ProblemOf(avery))
	p.inPlay(pinkFriend, avery, board.ProblemOf(avery))
	visitor := p.inPlay(pinkFriend, blake, area)
	faceDown := p.inPlay(nuisance, blake, area)
	p.setup.Cards[faceDown-1].FaceDown = true
	p.deck(avery, event)
	p.deck(blake, pinkFriend)
	g, log := p.at(t, Point{Moment: Confronting})
	passUntil(t, g, func() bool { return g.Window() == StartOfFaceoffStep })
	if got := g.State().Score(avery); got != 2 {
		t.Fatalf("Avery has %d points after confronting two Problems", got)
	}
	passUntil(t, g, func() bool { return g.Window() == EndOfFaceoff })
	if got := g.State().Score(avery); got != 2+3 {
		t.Errorf("Avery has %d points, want the bonus of the Dilemma", got)
	}
	passUntil(t, g, func() bool { return g.Window() == EndOfSolveStep })
	s := g.State()
	for c, home := range map[board.CardID]board.Player{friend: avery, visitor: blake} {
		if s.Area(c) != board.HomeOf(home) {
			t.Errorf("card %d is at area %d, not at home (613.2)", c, s.Area(c))
		}
	}
	if s.Zone(worry) != board.DiscardPile || s.AreaExists(area) || s.Problem(area) != 0 || len(s.Areas()) != 4 {
		t.Errorf("the Dilemma is in the %s, the areas are %v", s.Zone(worry), s.Areas())
	}
	if s.Zone(faceDown) != board.DiscardPile {
		t.Errorf("the face-down Troublemaker is in the %s (511.6)", s.Zone(faceDown))
	}
	if s.Problem(board.ProblemOf(avery)) == 0 || s.Problem(board.ProblemOf(blake)) == 0 {
		t.Error("the other Problems were not replaced")
	}
	for _, n := range []rule.Number{rule.R522_3, rule.R522_3a, rule.R511_6} {
		if !cites(log, n) {
			t.Errorf("the record doesn't cite %s", n)
		}
	}
}

func cites(log *board.Log, n rule.Number) bool {
	for _, e := range log.Entries {
		if e.Rule == n {
			return true
		}
	}
	return false
}

func TestADilemmaUnderNewControl(t *testing.T) {
	p := newPosition()
	worry, area := p.dilemmaInPlay()
	g, _ := p.at(t, Point{Window: StartOfMainPhase})
	byHand(t, g, board.Occurrence{Kind: board.ControlGained, Card: g.State().Ref(worry), Player: blake})
	s := g.State()
	if s.AreaOwner(area) != blake {
		t.Error("its area is not its controller's (522.2b)")
	}
	if requirements := g.requirementsFor(avery, worry); requirements[0].Kind != card.OfColor {
		t.Errorf("its owner needs %v: the requirements go by who owns it (209.1)", requirements)
	}
}

// A Dilemma that leaves play takes its area along (522.3): characters there are
// sent home (511.5), other cards dismissed (511.6). Another area that it
// creates later is another area, though the card is the same.
func TestTheAreaOfADilemmaThatLeavesPlayCeases(t *testing.T) {
	p := newPosition()
	worry, area := p.dilemmaInPlay()
	friend := p.inPlay(blueFriend, blake, area)
	wolf := p.inPlay(nuisance, avery, area)
	p.setup.History = []board.Occurrence{{Kind: board.Challenged, Player: avery, Area: area, Rule: rule.R608_1}}
	s := p.state(t)
	s.Propose(nil, board.Occurrence{Kind: board.CardPutIntoHand, Player: avery, Card: s.Ref(worry)})
	if s.AreaExists(area) || s.Problem(area) != 0 {
		t.Fatal("the area still exists")
	}
	s.Propose(nil, board.Occurrence{Kind: board.CardEntersPlay, Player: avery, Card: s.Ref(worry)})
	if !s.AreaExists(area) || s.Problem(area) != worry {
		t.Fatal("it has no area of its own again")
	}
	if s.Area(friend) == area || s.Area(wolf) == area || s.History()[0].Area == area {
		t.Error("what was at the area that ceased to exist, or said of it, is now said of the other one")
	}
	if err := At(s, Point{Window: StartOfMainPhase}); err != nil {
		t.Fatal(err)
	}
	Resume(s, nil).Run()
	if s.Area(friend) != board.HomeOf(blake) || s.Zone(wolf) != board.DiscardPile {
		t.Errorf("the Friend is at area %d, the Troublemaker in the %s", s.Area(friend), s.Zone(wolf))
	}
}

// A face-down card has no traits (505.1a) and so is no Dilemma; its area has
// ceased to exist, and once face-up again (511.4) it is dismissed (511.6).
func TestAFrightenedDilemma(t *testing.T) {
	p := newPosition()
	worry, area := p.dilemmaInPlay()
	friend := p.inPlay(blueFriend, blake, area)
	g, _ := p.at(t, Point{Window: StartOfMainPhase})
	byHand(t, g, board.Occurrence{Kind: board.CardFrightened, Card: g.State().Ref(worry)})
	if err := g.Pass(); err != nil {
		t.Fatal(err)
	}
	if s := g.State(); s.Zone(worry) != board.DiscardPile || s.Area(friend) != board.HomeOf(blake) {
		t.Errorf("the Dilemma is in the %s, the Friend at area %d", s.Zone(worry), s.Area(friend))
	}
}
