package playing

import (
	"math/rand/v2"

	"canterlaw/engine"
	"canterlaw/engine/board"
)

// RandomPlayer chooses among all legal answers alike, the same way for the same
// seed.
type RandomPlayer struct {
	random *rand.Rand
	places []int
}

func NewRandomPlayer(seed uint64) *RandomPlayer {
	return &RandomPlayer{random: rand.New(rand.NewPCG(seed, 0))}
}

// Choose draws an answer to the decision. The slice is good until the next.
func (p *RandomPlayer) Choose(g *engine.Game) []int {
	d := g.State().Decision()
	return p.Draw(int(d.Min), int(d.Max), len(g.Options()))
}

// Draw draws from so many to so many of the options, in any order.
func (p *RandomPlayer) Draw(least, most, options int) []int {
	p.places = p.places[:0]
	for i := range options {
		p.places = append(p.places, i)
	}
	// A prefix of a shuffle.
	n := least + p.random.IntN(most-least+1)
	for i := range n {
		j := i + p.random.IntN(options-i)
		p.places[i], p.places[j] = p.places[j], p.places[i]
	}
	return p.places[:n]
}

// ChooseEagerly is choose by a player who rather plays cards, activates abilities and moves
// to Problems than not.
func (p *RandomPlayer) ChooseEagerly(g *engine.Game) []int {
	if p.random.IntN(4) == 0 {
		return p.Choose(g)
	}
	var eager []int
	for i, o := range g.Options() {
		switch a := o.Action; {
		case o.Kind == board.YesOption, o.Kind == board.ActionOption &&
			(a.Kind == board.PlayCard || a.Kind == board.ActivateAbility),
			o.Kind == board.ActionOption && a.Kind == board.MoveCharacter && g.State().AreaKind(a.Area) != board.Home:
			eager = append(eager, i)
		}
	}
	if len(eager) == 0 {
		return p.Choose(g)
	}
	p.places = append(p.places[:0], eager[p.random.IntN(len(eager))])
	return p.places
}
