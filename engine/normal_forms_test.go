package engine

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
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

// Two forms of which one asks for a place before the effect, or shuffles a deck once more, end
// alike: by the same decisions, and wherever a place is chosen by all choices of both, the same
// cards come to lie in the same places.
func TestFormsToldOtherwiseEndAlike(t *testing.T) {
	pairs, places := 0, 0
	for _, pair := range formsToldOtherwise() {
		pairs++
		for seed := range uint64(40) {
			var states [2]*board.State
			for i, text := range []string{pair.One, pair.Other} {
				var err error
				if states[i], err = formPosition(text, rand.New(rand.NewPCG(seed, 0)).IntN); err != nil {
					t.Fatal(err)
				}
			}
			draw := rand.New(rand.NewPCG(seed, 1)).IntN
			chosen, err := numbering{states: states, byForm: true}.endAlike(60, draw)
			if err != nil {
				t.Errorf("%s\nand\n%s\ndon't end alike: %v", pair.One, pair.Other, err)
			}
			places += chosen
		}
	}
	if pairs < 3 || places < 40 {
		t.Errorf("%d pairs were played, and places chosen %d times; expected more", pairs, places)
	}
}

func formsToldOtherwise() []forms.Pair {
	return slices.DeleteFunc(forms.Pairs(), func(pair forms.Pair) bool { return !pair.Otherwise })
}

// endAlike takes the same decisions from two states, and where a place is chosen each of its choices,
// and says where cards come to lie otherwise. It counts the places among which there was a choice.
func (n numbering) endAlike(decisions int, draw func(n int) int) (chosen int, err error) {
	games := [2]*Game{Resume(n.states[0].Clone(), nil), Resume(n.states[1].Clone(), nil)}
	for range decisions {
		one, other := placesChosen(games[0]), placesChosen(games[1])
		alike := func(a, b *Game) bool { return tableOf(a.State()) == tableOf(b.State()) }
		for _, a := range one {
			if !slices.ContainsFunc(other, func(b *Game) bool { return alike(a, b) }) {
				return chosen, fmt.Errorf("only the first form leads to\n%s", tableOf(a.State()))
			}
		}
		for _, b := range other {
			if !slices.ContainsFunc(one, func(a *Game) bool { return alike(a, b) }) {
				return chosen, fmt.Errorf("only the second form leads to\n%s", tableOf(b.State()))
			}
		}
		if len(one) > 1 {
			chosen++
		}
		games[0] = one[draw(len(one))]
		games[1] = other[slices.IndexFunc(other, func(b *Game) bool { return alike(games[0], b) })]
		d, options := games[0].State().Decision(), games[0].Options()
		if err := n.same(reflect.ValueOf(options), reflect.ValueOf(games[1].Options()), "options"); err != nil {
			return chosen, err
		}
		if games[0].State().Result().Over || d.Kind == board.NoDecision || d.Open {
			break
		}
		choice := wayOn(games[0], draw)
		for i, g := range games {
			if err := g.Choose(choice...); err != nil {
				return chosen, fmt.Errorf("game %d: %w", i, err)
			}
		}
	}
	return chosen, nil
}

// placesChosen gives the game where no place is to be chosen, or else by each choice.
func placesChosen(g *Game) (all []*Game) {
	if g.State().Decision().Kind != board.ChooseArea {
		return []*Game{g}
	}
	for i := range g.Options() {
		by := Resume(g.State().Clone(), nil)
		if err := by.Choose(i); err != nil {
			panic(err)
		}
		all = append(all, placesChosen(by)...)
	}
	return all
}

// tableOf writes where all cards lie and how, and what players have.
func tableOf(s *board.State) (all string) {
	for c := board.CardID(1); int(c) <= s.CardCount(); c++ {
		all += fmt.Sprintln(c, s.Zone(c), s.Owner(c), s.Controller(c), s.Area(c), s.IsExhausted(c), s.IsFrightened(c),
			s.IsFaceDown(c))
	}
	for p := range board.Player(s.Players()) {
		all += fmt.Sprintln(s.Tokens(p), s.Score(p), len(s.Cards(board.DrawDeck, p)))
	}
	return all + fmt.Sprint(s.Reckoned().Cards)
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
