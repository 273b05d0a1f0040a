package engine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
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
// alike: by the same decisions the same cards come to lie in the same places. Where only one of
// them asks for a place, or among others, all choices of both lead to the same.
func TestFormsToldOtherwiseEndAlike(t *testing.T) {
	pairs, places := 0, 0
	for _, pair := range forms.Pairs() {
		if !pair.Otherwise {
			continue
		}
		pairs++
		for seed := range uint64(40) {
			var states [2]*board.State
			for i, text := range []string{pair.One, pair.Other} {
				var err error
				if states[i], err = formPosition(text, rand.New(rand.NewPCG(seed, 0)).IntN); err != nil {
					t.Fatal(err)
				}
			}
			chosen, err := endAlike(states, 60, rand.New(rand.NewPCG(seed, 1)).IntN)
			if err != nil {
				t.Errorf("%s\nand\n%s\ndon't end alike: %v", pair.One, pair.Other, err)
			}
			places += chosen
		}
	}
	if pairs < 3 || places < 20 {
		t.Errorf("%d pairs were played, and places chosen %d times; expected more", pairs, places)
	}
}

// endAlike takes the same decisions from two states and says where cards come to lie otherwise. It
// counts the decisions about places.
func endAlike(states [2]*board.State, decisions int, draw func(n int) int) (places int, err error) {
	games := [2]*Game{Resume(states[0].Clone(), nil), Resume(states[1].Clone(), nil)}
	for range decisions {
		if games[0].State().Decision().Kind == board.ChooseArea {
			places++
		}
		if optionsWritten(games[0]) != optionsWritten(games[1]) {
			one, other := placesChosen(games[0]), placesChosen(games[1])
			if err := leadsTo(one, other); err != nil {
				return places, fmt.Errorf("only the first form %w", err)
			}
			if err := leadsTo(other, one); err != nil {
				return places, fmt.Errorf("only the second form %w", err)
			}
			games[0] = one[draw(len(one))]
			games[1] = other[slices.IndexFunc(other, func(b *Game) bool { return isAlike(games[0], b) })]
		}
		if err := leadsTo(games[:1], games[1:]); err != nil {
			return places, fmt.Errorf("the first form %w", err)
		}
		if d := games[0].State().Decision(); d.Kind == board.NoDecision || d.Open {
			break
		}
		choice := wayOn(games[0], draw)
		for i, g := range games {
			if err := g.Choose(choice...); err != nil {
				return places, fmt.Errorf("game %d: %w", i, err)
			}
		}
	}
	return places, nil
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

// leadsTo says to which of the games no other one is alike.
func leadsTo(games, others []*Game) error {
	for _, a := range games {
		if !slices.ContainsFunc(others, func(b *Game) bool { return isAlike(a, b) }) {
			return fmt.Errorf("leads to\n%s", tableWritten(a.State()))
		}
	}
	return nil
}

func isAlike(a, b *Game) bool { return tableWritten(a.State()) == tableWritten(b.State()) }

// optionsWritten writes what is asked, without how often cards have become different ones and by which
// number an ability goes.
func optionsWritten(g *Game) string {
	var all strings.Builder
	fmt.Fprintln(&all, g.State().Decision().Kind)
	for _, o := range g.Options() {
		a := o.Action
		fmt.Fprintln(&all, o.Kind, o.Area, o.N, o.Print, o.Card.Card, a.Kind, a.Card, a.Area, a.Host)
	}
	return all.String()
}

// tableWritten writes where all cards lie and how, and what players have.
func tableWritten(s *board.State) string {
	var all strings.Builder
	for c := board.CardID(1); int(c) <= s.CardCount(); c++ {
		fmt.Fprintln(&all, c, s.Zone(c), s.Owner(c), s.Controller(c), s.Area(c), s.IsExhausted(c), s.IsFrightened(c),
			s.IsFaceDown(c))
	}
	for p := range board.Player(s.Players()) {
		fmt.Fprintln(&all, s.Tokens(p), s.Score(p), len(s.Cards(board.DrawDeck, p)))
	}
	fmt.Fprint(&all, s.Reckoned().Cards)
	return all.String()
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
