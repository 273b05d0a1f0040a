package playing

import (
	"slices"

	"canterlaw/engine"
	"canterlaw/engine/ability"
	"canterlaw/engine/board"
	"canterlaw/engine/rule"
)

// Going on in a course until something is reached: by passing, or by drawing for both.

// goBy draws what Chance is asked, and passes where nobody can do anything else: at most
// until the turn after the next begins, since there may be nothing to do ever again.
func (c *Course) goBy() error {
	for turn := c.State().Turn(); !c.State().Result().Over && c.State().Turn() <= turn+1; {
		d := c.State().Decision()
		switch {
		case c.draws(d):
			if err := c.draw(); err != nil {
				return err
			}
		case c.Hurries && c.next == len(c.scenario.Steps) && c.game.OnlyPassing() && !c.stops():
			if err := c.Sandbox.passAs(true); err != nil {
				return err
			}
		default:
			return nil
		}
	}
	return nil
}

func (c *Course) draws(d board.Decision) bool {
	return c.Draws && d.Player == board.Chance && d.Kind == board.ChooseCard
}

func (c *Course) stops() bool { return c.Stops != nil && c.Stops(c.State()) }

// PassTarget is what passing goes on to.
type PassTarget int

// What passing goes on to.
const (
	ToNextChoice   PassTarget = iota // somebody can do something else
	ToEndOfFaceoff                   // the faceoff has a winner, and from there on: it is over
	ToMainPhase                      // the turn player may act in the Main Phase
	ToSolveStep
	ToNextTurn
)

// PassTo passes for whoever has priority until the target is reached, somebody must choose, a
// stop is reached, the turn after the next has begun, or the game is over: one move, but what
// somebody could have done on the way can be gone back to and done. Once chosen is what somebody had to
// choose, it goes on to the target. It looks now and then
// whether it is to be stopped, where interrupted isn't nil. It is ErrDecide if somebody must
// choose before anything is passed; otherwise it fails as Pass does.
func (c *Course) PassTo(target PassTarget, interrupted func() bool) error {
	_, err := c.Passing(target).GoOn(interrupted)
	return err
}

// Passing is passing to a target, which can be interrupted and gone on with.
type Passing struct {
	course *Course
	target PassTarget
	turn   int
	won    bool // it begins at the end of a faceoff
	begun  bool // a pass has been made
	halted int  // how many moments there were when it was interrupted
}

// Passing begins passing to a target, as PassTo does it.
func (c *Course) Passing(target PassTarget) *Passing {
	return &Passing{course: c, target: target, turn: c.State().Turn(), won: c.game.Window() == engine.EndOfFaceoff}
}

// GoOn passes on, once at least, and reports whether it was interrupted before it was done. It
// is ErrDecide if somebody must choose before anything is passed; otherwise it fails as Pass
// does.
func (p *Passing) GoOn(interrupted func() bool) (isInterrupted bool, err error) {
	c := p.course
	err = c.move(func() error {
		if p.begun && len(c.moments) == p.halted {
			c.moments = c.moments[:len(c.moments)-1] // nobody stopped there
		}
		isInterrupted, err = p.passOn(interrupted)
		return err
	})
	p.halted = len(c.moments)
	return isInterrupted, err
}

// passOn passes on as GoOn does, as a part of a move.
func (p *Passing) passOn(interrupted func() bool) (isInterrupted bool, err error) {
	c := p.course
	c.towards = nil
	for passed := false; !c.State().Result().Over; passed = true {
		step := func() error { return c.follow((*Sandbox).Pass) }
		switch d := c.State().Decision(); {
		case p.begun && p.reached():
			return false, c.goByAfter(p.target)
		case c.draws(d):
			step = c.draw
		case p.isOrderOfNothing(d):
			c.moments = append(c.moments, c.present(len(c.past)))
			step = func() error { return c.Sandbox.Choose(0) }
		case mustChoose(d) && !p.begun:
			return false, ErrDecide
		case mustChoose(d):
			if p.target != ToNextChoice {
				c.towards = p
			}
			return false, nil
		case p.begun && c.stops(), c.State().Turn() > p.turn+1:
			return false, nil
		case passed && interrupted != nil && interrupted():
			return true, nil
		case p.begun && !c.game.OnlyPassing():
			c.moments = append(c.moments, c.present(len(c.past)))
		}
		if err := step(); err != nil {
			return false, err
		}
		p.begun = true
	}
	return false, nil
}

// mustChoose reports whether something is to be chosen: nobody can just pass.
func mustChoose(d board.Decision) bool { return d.Kind != board.Priority && d.Kind != board.Opening }

// isOrderOfNothing reports whether a player is to choose in which order Confront Steps are performed (610.1), none of
// whose Problems they can confront, while passing goes on beyond them: there it is as the game lists them, and what
// else could have been chosen can be gone back to.
func (p *Passing) isOrderOfNothing(d board.Decision) bool {
	c := p.course
	if p.target != ToSolveStep && p.target != ToNextTurn || d.Rule != rule.R610_1 || c.next < len(c.scenario.Steps) {
		return false
	}
	return !slices.ContainsFunc(c.State().StoredOptions(), func(o board.Option) bool {
		to, found := c.game.ToConfront(d.Player, o.Area)
		return found && to.Can
	})
}

// goTowards goes by what goes by itself after a choice: on to what was passed to, as far as that is, where the
// choice was due on the way.
func (c *Course) goTowards(chosen board.Decision) error {
	if p := c.towards; p != nil && mustChoose(chosen) {
		_, err := p.passOn(nil)
		return err
	}
	c.towards = nil
	return c.goBy()
}

// reached reports whether the target is reached; from the end of a faceoff, that is where it
// is over.
func (p *Passing) reached() bool {
	if p.won && p.target == ToEndOfFaceoff {
		return !p.course.game.InFaceoff()
	}
	return p.course.reached(p.target, p.turn)
}

// goByAfter lets go by what goes by itself where a target has been reached that is no place
// to be at: then somebody wants to act. At the end of a faceoff it is seen who has won it.
func (c *Course) goByAfter(target PassTarget) error {
	if target == ToNextTurn || target == ToEndOfFaceoff && !c.game.InFaceoff() {
		return c.goBy()
	}
	return nil
}

func (c *Course) reached(target PassTarget, turn int) bool {
	switch target {
	case ToEndOfFaceoff:
		return !c.game.InFaceoff() || c.game.Window() == engine.EndOfFaceoff
	case ToMainPhase:
		return c.State().Decision().Kind == board.Opening && c.game.IsDuring(ability.MainPhase)
	case ToSolveStep:
		return c.game.IsDuring(ability.SolveStep)
	case ToNextTurn:
		return c.State().Turn() != turn
	}
	return !c.game.OnlyPassing()
}

// CanPassTo reports whether passing can lead to a target from here.
func (c *Course) CanPassTo(target PassTarget) bool {
	d := c.State().Decision()
	if c.State().Result().Over || d.Kind != board.Priority && d.Kind != board.Opening {
		return false
	}
	switch target {
	case ToEndOfFaceoff:
		return c.game.InFaceoff()
	case ToMainPhase:
		return !c.reached(ToMainPhase, 0)
	case ToSolveStep:
		return !c.reached(ToSolveStep, 0)
	}
	return true
}

// Drawn gives the place of the option that is drawn for Chance's decision: each copy of
// a card is as likely as any other, or each option where it was not stated how many
// copies there are.
func Drawn(state *board.State, random func(n int) int) int {
	d, options := state.Decision(), state.StoredOptions()
	all := 0
	for _, o := range options {
		all += state.Copies(d.Card, o.Print)
	}
	if all == 0 || d.Open {
		return random(len(options))
	}
	left := random(all)
	for i, o := range options {
		left -= state.Copies(d.Card, o.Print)
		if left < 0 {
			return i
		}
	}
	return len(options) - 1
}
