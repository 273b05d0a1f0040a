package engine

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"canterlaw/engine/board"
)

func TestWhatPlayersSee(t *testing.T) {
	tests := []struct {
		what         string
		card         board.CardSetup
		owner, other bool // whether they see it
	}{
		{"a card in the draw deck (402.2)", board.CardSetup{Print: event, Zone: board.DrawDeck}, false, false},
		{"a card in the Problem deck (403.2)", board.CardSetup{Print: easyProblem, Zone: board.ProblemDeck}, false,
			false},
		{"a card in hand (404.1)", board.CardSetup{Print: event, Zone: board.Hand}, true, false},
		{"a card in hand that nobody knows", board.CardSetup{Zone: board.Hand}, false, false},
		{"a card in play (405.1)", board.CardSetup{Print: blueFriend, Zone: board.Play, Area: board.HomeOf(avery)},
			true, true},
		{"a frightened card (505.1c)", board.CardSetup{Print: blueFriend, Zone: board.Play, Area: board.HomeOf(avery),
			Frightened: true}, true, true},
		{"a face-down Troublemaker (505.1d)", board.CardSetup{Print: nuisance, Zone: board.Play,
			Area: board.ProblemOf(avery), FaceDown: true}, true, false},
		{"a face-up Troublemaker", board.CardSetup{Print: nuisance, Zone: board.Play, Area: board.ProblemOf(avery)},
			true, true},
		{"a discarded card (406.1)", board.CardSetup{Print: event, Zone: board.DiscardPile}, true, true},
		{"a banished card (407.1)", board.CardSetup{Print: event, Zone: board.Banished}, true, true},
		{"a flipped card (409.1)", board.CardSetup{Print: event, Zone: board.Flip}, true, true},
	}
	for _, test := range tests {
		p := newPosition()
		test.card.Owner, test.card.Controller = avery, avery
		c := p.add(test.card)
		s := p.state(t)
		if got := s.Sees(avery, c); got != test.owner {
			t.Errorf("%s: its owner sees it: %v", test.what, got)
		}
		if got := s.Sees(blake, c); got != test.other {
			t.Errorf("%s: its owner's opponent sees it: %v", test.what, got)
		}
	}
}

// A Troublemaker that is being played is put into the queue face-down, where it
// is no more public than in play.
func TestATroublemakerBeingPlayedIsHidden(t *testing.T) {
	p := newPosition()
	wolf := p.hand(avery, nuisance)
	s := p.state(t)
	s.Propose(nil, board.Occurrence{Kind: board.CardQueued, Player: avery, Card: s.Ref(wolf), FaceDown: true})
	if !s.Sees(avery, wolf) || s.Sees(blake, wolf) {
		t.Error("it is seen by the wrong players")
	}
}

// What a player may choose, and why not, doesn't depend on what is printed on
// cards that they don't see.
func TestOptionsAndRefusalsTellNothingHidden(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := dealt(t)
		p.readings = board.Readings{}
		other := *p
		other.setup.Cards = append([]board.CardSetup(nil), p.setup.Cards...)
		player := rapid.SampledFrom([]board.Player{avery, blake}).Draw(t, "player")
		anything := rapid.SampledFrom([]board.Print{blueFriend, bothFriend, uniqueFriend, nuisance, dreadful, event,
			resource, dilemma})
		troublemakers := rapid.SampledFrom([]board.Print{nuisance, dreadful})
		for i, c := range p.setup.Cards {
			switch {
			case c.Print == board.Unknown || c.Owner == player && c.Zone == board.Hand:
			case c.Zone == board.Hand, c.Zone == board.DrawDeck:
				other.setup.Cards[i].Print = anything.Draw(t, "another card")
			case c.Zone == board.Play && c.FaceDown && c.Controller != player && !c.Frightened:
				other.setup.Cards[i].Print = troublemakers.Draw(t, "another Troublemaker")
			}
		}
		one, two := told(t, p, player), told(t, &other, player)
		if len(one) != len(two) {
			t.Fatalf("player %d is told %d things or, with other hidden cards, %d", player+1, len(one), len(two))
		}
		for i := range one {
			if one[i] != two[i] {
				t.Fatalf("player %d is told\n%s\nor, with other hidden cards,\n%s", player+1, one[i], two[i])
			}
		}
	})
}

// told is all that a player is told in the Main Phase: the options if the
// decision is theirs, and every refusal.
func told(t *rapid.T, p *position, player board.Player) []string {
	program, err := NewProgram(2, prints(), p.readings)
	if err != nil {
		t.Fatal(err)
	}
	s, err := board.New(program, p.setup)
	if err != nil {
		t.Fatal(err)
	}
	if err := At(s, Point{Moment: Acting}); err != nil {
		t.Fatal(err)
	}
	g := Resume(s, nil)
	g.Run()
	var all []string
	if d := g.State().Decision(); d.Player == player {
		all = append(all, fmt.Sprint(d, g.Options()))
	}
	for _, kind := range board.ActionKinds() {
		for c := board.CardID(0); int(c) <= s.CardCount(); c++ {
			for _, area := range append(s.Areas(), board.NoArea) {
				var violations Violations
				g.CheckFor(player, board.Action{Kind: kind, Card: c, Area: area}, &violations)
				all = append(all, fmt.Sprint(kind, c, area, violations))
			}
		}
	}
	return all
}
