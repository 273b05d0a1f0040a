package engine

import (
	"math/rand/v2"
	"testing"

	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/internal/forms"
)

// Abilities that have one normal form do the same, and so does that form: in games from the
// same positions, by the same decisions, they leave the same trails. Games tell many of those
// that must stay apart from each other.
func TestNormalFormsPlayAlike(t *testing.T) {
	played, apart := 0, 0
	for _, pair := range forms.Pairs() {
		if pair.Otherwise {
			continue
		}
		if !pair.Same {
			if err := playAlike(pair.One, pair.Other); err != nil {
				apart++
			}
			continue
		}
		for _, one := range []string{pair.One, pair.Other} {
			a, err := ability.Read(one)
			if err != nil {
				t.Fatal(err)
			}
			normal := ability.Normal(a).String()
			if normal == one {
				continue
			}
			if err := playAlike(one, normal); err != nil {
				t.Errorf("%s\nand\n%s\ndon't do the same: %v", one, normal, err)
			}
			played++
		}
	}
	if played < 25 || apart < 7 {
		t.Errorf("%d forms were played, and %d pairs are told apart; expected more", played, apart)
	}
}

// playAlike plays games with an ability in each of two forms and says where they differ.
func playAlike(one, other string) error {
	for seed := range uint64(40) {
		var states [2]*board.State
		for i, text := range []string{one, other} {
			var err error
			if states[i], err = formPosition(text, rand.New(rand.NewPCG(seed, 0)).IntN); err != nil {
				return err
			}
		}
		draw := rand.New(rand.NewPCG(seed, 1)).IntN
		if err := (numbering{states: states, byForm: true}).goAlike(60, draw); err != nil {
			return err
		}
	}
	return nil
}

// formPosition is a position with an ability on cards that lie about, at its first decision.
func formPosition(text string, draw func(n int) int) (*board.State, error) {
	w := newWritten()
	a, err := ability.Read(text)
	if err != nil {
		return nil, err
	}
	isAttachment := a.Statements[0].Op == ability.PlayOn
	print := w.print(blueFriend, text)
	if isAttachment {
		print = w.print(resource, text)
	}
	for _, owner := range []board.Player{avery, blake} {
		at := func() board.AreaID { return []board.AreaID{board.HomeOf(owner), board.ProblemOf(owner)}[draw(2)] }
		pink, blue := w.inPlay(pinkFriend, owner, at()), w.inPlay(blueFriend, owner, at())
		w.setup.Cards[pink-1].Exhausted = draw(2) == 0
		card := w.inPlay(print, owner, w.setup.Cards[blue-1].Area)
		if isAttachment {
			w.setup.Cards[card-1].Host = blue
		}
		w.deck(owner, pinkFriend, blueFriend, pinkFriend, print, blueFriend)
		w.hand(owner, print)
		w.hand(owner, []board.Print{pinkFriend, resource}[draw(2)])
		w.setup.Players[owner].Tokens = 2 + draw(4)
		if draw(3) == 0 {
			w.inPlay(nuisance, owner, board.ProblemOf(1-owner))
		}
	}
	start, err := w.begun([]Point{{Window: StartOfMainPhase}, {Window: StartOfEndPhase}, {Moment: Challenging},
		{Moment: Confronting}}[draw(4)])
	if err != nil {
		return nil, err
	}
	g := Resume(start, nil)
	g.Run()
	return g.State(), nil
}
