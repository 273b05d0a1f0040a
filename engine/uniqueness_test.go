package engine

import (
	"testing"

	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

func TestAPositionThatViolatesUniquenessIsRepairedFirst(t *testing.T) {
	p := newPosition()
	one := p.inPlay(uniqueFriend, blake, board.HomeOf(blake))
	two := p.inPlay(uniqueFriend, blake, board.ProblemOf(avery))
	g, _ := p.at(t, Point{Moment: Acting})
	d := g.State().Decision()
	if d.Player != blake || d.Rule != rule.R516_2 {
		t.Fatalf("player %d decides by rule %s, want Blake to repair the violation (516.2)", d.Player, d.Rule)
	}
	if err := g.Choose(1); err != nil {
		t.Fatal(err)
	}
	if g.State().Zone(one) != board.Play || g.State().Zone(two) != board.DiscardPile {
		t.Errorf("the cards are in %s and %s, want the chosen one dismissed", g.State().Zone(one), g.State().Zone(two))
	}
	if d := g.State().Decision(); d.Kind != board.Opening || d.Player != avery {
		t.Errorf("the game waits for %+v, want Avery in the Main Phase", d)
	}
}

func TestAFrightenedUniqueCardDoesNotViolateUniqueness(t *testing.T) {
	p := newPosition()
	p.inPlay(uniqueFriend, avery, board.HomeOf(avery))
	frightened := p.inPlay(uniqueFriend, avery, board.HomeOf(avery))
	p.setup.Cards[frightened-1].Frightened = true
	p.setup.Players[avery].Tokens = 2
	g, _ := p.at(t, Point{Moment: Acting})
	if k := g.State().Decision().Kind; k != board.Opening {
		t.Fatalf("the decision is %s: face-down cards have no traits (505.1a)", k)
	}
	if err := g.Act(board.Action{Kind: board.RallyCard, Card: frightened}); err != nil {
		t.Fatal(err)
	}
	if d := g.State().Decision(); d.Rule != rule.R516_2 {
		t.Errorf("after rallying the second copy the game waits for %+v, want the repair (516.2)", d)
	}
}
