package lab

import (
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/board"
	"canterlaw/scenario"
	"canterlaw/scenario/playing"
	"canterlaw/scenario/position"
)

// A game played both ways at once, until something differs.

// pair is a table set up in both versions.
type pair struct {
	now, then *board.State
	counter   playing.UseCounter
	points    []board.Disputed
	asked     *board.Asked
	most      int                   // decisions of a game
	more      map[board.Print][]int // power that the variant prints on each side of a card
}

// setUp sets a table up in both versions.
func (v *Versions) setUp(p *position.Position) (_ *pair, err error) {
	defer recoverInto(&err, v.Variant.Without == 0)
	text, err := p.Clone().File()
	if err != nil {
		return nil, err
	}
	now, err := scenario.Read(v.Now, "table", text)
	if err != nil {
		return nil, err
	}
	then, err := scenario.ReadAs(v.Then, "table", text, v.Variant)
	if err != nil {
		return nil, err
	}
	two := &pair{points: scenario.Points(now, then), most: mostDecisions, more: map[board.Print][]int{}}
	two.asked = now.WatchPoints()
	two.counter = playing.UseCounter{Prints: map[board.Print]bool{}, Rule: v.Variant.Without}
	for _, c := range v.Variant.Cards {
		if print := now.PrintOf(c.Before.ID); print != board.Unknown {
			two.counter.Prints[print] = true
			two.more[print] = morePower(&c)
		}
	}
	if two.now, err = now.Start(); err == nil {
		two.then, err = then.Start()
	}
	return two, err
}

// course is a table played in both versions, in step.
type course struct {
	now, then       *engine.Game
	counter, beside playing.UseCounter
	choices         [][]int
}

// begin goes on from a state of both versions.
func (two *pair) begin(now, then *board.State) *course {
	c := &course{counter: two.counter, beside: two.counter}
	c.now, c.then = engine.Resume(now, &c.counter), engine.Resume(then, &c.beside)
	c.note()
	c.now.LeaveOutReadings()
	c.then.LeaveOutReadings()
	return c
}

// note tells what counts which states are played now.
func (c *course) note() { c.counter.State, c.beside.State = c.now.State(), c.then.State() }

// choose answers in both versions; ok is false where the game can't go on.
func (c *course) choose(places ...int) (ok bool) {
	c.choices = append(c.choices, slices.Clone(places))
	ok = c.now.Choose(places...) == nil && c.then.Choose(places...) == nil
	c.note()
	return ok
}

// difference says what a game of a search came to.
type difference uint8

const (
	none     difference = iota
	byItself            // no more than what the variant says of its cards
	follows             // something that follows from that
)

// play plays both versions in step, with the same answers, until they differ or the game
// has gone on for long enough. A game that can't go on is over. It goes on as well where a
// card has the power that the variant gives it, and nothing else is different.
//
// In every other game the changed cards are kept for later, and only tried out: what is
// done with one is followed for a while, and then taken back. So they are used at many
// moments of a game, and after much has happened.
func (two *pair) play(seed uint64) (uses int, choices [][]int, shown difference) {
	var stopped error
	defer recoverInto(&stopped, two.counter.Rule == 0)
	*two.asked = board.Asked{}
	c := two.begin(two.now.Clone(), two.then.Clone())
	tried := 0
	seen := func(powers bool) {
		if !powers && shown == none {
			shown, choices = byItself, slices.Clone(c.choices)
		}
	}
	defer func() {
		uses = max(c.counter.Uses, c.beside.Uses) + tried
		for _, d := range two.points {
			if two.asked[d] {
				uses++
			}
		}
	}()
	c.now.NotePosition()
	c.then.NotePosition()
	c.now.Run()
	c.then.Run()
	answers := playing.NewAnswers(seed)
	keeps := len(two.counter.Prints) > 0 && seed%2 == 1
	for range two.most {
		c.note()
		same, powers := two.inStep(c.now, c.then)
		if !same {
			return 0, c.choices, follows
		}
		seen(powers)
		if c.now.State().Result().Over {
			break
		}
		if keeps && tried < mostTried {
			if option := two.usesChanged(c.now, answers); option >= 0 {
				tried++
				if then, differs := two.try(c, option, seed+uint64(tried)); differs {
					return 0, slices.Concat(c.choices, then), follows
				}
			}
		}
		places := answers.Choose(c.now)
		if keeps && len(places) == 1 && two.isChanged(c.now, places[0]) {
			places = []int{len(c.now.Options()) - 1} // to pass
		}
		if !c.choose(places...) {
			break
		}
	}
	return 0, choices, shown
}

const (
	mostTried = 6 // how often changed cards are tried out in a game
	triedFor  = 8 // decisions
)

// isChanged reports whether an option is to do something with a changed card.
func (two *pair) isChanged(g *engine.Game, option int) bool {
	o := g.Options()[option]
	return o.Kind == board.ActionOption && o.Action.Card != 0 &&
		(o.Action.Kind == board.PlayCard || o.Action.Kind == board.PlayTroublemaker ||
			o.Action.Kind == board.ActivateAbility) && two.counter.Prints[g.State().Print(o.Action.Card)]
}

// usesChanged draws an option that does something with a changed card; -1 for none, or not
// now.
func (two *pair) usesChanged(g *engine.Game, answers playing.Answers) int {
	var all []int
	for i := range g.Options() {
		if two.isChanged(g, i) {
			all = append(all, i)
		}
	}
	if len(all) == 0 || answers.Draw(3) > 0 {
		return -1
	}
	return all[answers.Draw(len(all))]
}

// try follows an option for a while, and gives what was chosen if both versions differ then.
func (two *pair) try(c *course, option int, seed uint64) (choices [][]int, differs bool) {
	aside := two.begin(c.now.State().Clone(), c.then.State().Clone())
	aside.now.Run()
	aside.then.Run()
	answers := playing.NewAnswers(seed)
	places := []int{option}
	for range triedFor {
		if !aside.choose(places...) {
			break
		}
		if same, _ := two.inStep(aside.now, aside.then); !same {
			return aside.choices, true
		}
		if aside.now.State().Result().Over {
			break
		}
		places = answers.Choose(aside.now)
	}
	return nil, false
}

// inStep reports whether two games are at the same point: the same lies on the table with
// the same power, and the same player has the same choice. Power is the same too that a
// changed card has more of as the variant prints more of it; powers says whether all of it
// is the very same.
func (two *pair) inStep(a, b *engine.Game) (same, powers bool) {
	s, t := a.State(), b.State()
	d, e := s.Decision(), t.Decision()
	if d != e || s.TableKey() != t.TableKey() {
		return false, false
	}
	powers = true
	for _, c := range s.InPlay() {
		power, defined := s.Power(c)
		other, too := t.Power(c)
		if power != other {
			powers = false
		}
		if power != other && other-power != two.moreOn(s, c) || defined != too {
			return false, false
		}
	}
	return slices.EqualFunc(a.Options(), b.Options(), func(o, p board.Option) bool {
		return sameOption(s.Program(), t.Program(), o, p)
	}), powers
}

// moreOn is how much more power the variant prints on the side of a card that is up.
func (two *pair) moreOn(s *board.State, c board.CardID) int {
	more := two.more[s.Print(c)]
	switch {
	case len(more) == 0:
		return 0
	case s.IsBoosted(c):
		return more[1%len(more)]
	}
	return more[0]
}

// sameOption reports whether two versions offer the same, whichever numbers their texts and
// what waits have in each.
func sameOption(now, then *board.Program, o, p board.Option) bool {
	o.Action.Ability, p.Action.Ability = board.AbilityRef{}, board.AbilityRef{}
	if o.Kind == p.Kind {
		switch o.Kind {
		case board.EffectOption, board.ReplacementOption:
			o.N, p.N = 0, 0
		case board.WordOption:
			if now.Text(board.Word(o.N)) == then.Text(board.Word(p.N)) {
				o.N, p.N = 0, 0
			}
		}
	}
	return o == p
}
