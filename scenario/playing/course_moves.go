package playing

import (
	"errors"
	"reflect"
	"slices"

	"canterlaw/engine/board"
)

// Moving about a course: to its moments, back and forward, and by what a player does.

// GoTo shows a moment by its place. Nothing that comes later is lost.
func (c *Course) GoTo(place int) {
	c.at = max(0, min(place, len(c.moments)-1))
	move := c.moments[c.at].move
	for len(c.past) > move && c.Sandbox.Back() {
		continue
	}
	for len(c.past) < move && c.again() {
		continue
	}
}

// MomentOf gives the place of the moment at which an entry of the record had just been
// made, or the next one that can be seen.
func (c *Course) MomentOf(entry int) int {
	for i := range c.moments {
		if c.moments[i].Entries > entry {
			return i
		}
	}
	return len(c.moments) - 1
}

// PlaceOf gives the place of the moment with a state; false if it is on none of them.
func (c *Course) PlaceOf(state *board.State) (place int, found bool) {
	place = slices.IndexFunc(c.moments, func(m Moment) bool { return m.State == state })
	return place, place >= 0
}

// Back shows the moment before; it reports whether there is one.
func (c *Course) Back() bool {
	if c.at == 0 {
		return false
	}
	c.GoTo(c.at - 1)
	return true
}

// CanGoBack reports whether there is a moment before.
func (c *Course) CanGoBack() bool { return c.at > 0 }

// CanGoOn reports whether Forward can lead on without anybody's choosing.
func (c *Course) CanGoOn() bool {
	return c.at < len(c.moments)-1 || c.next < len(c.scenario.Steps) || !c.State().Result().Over
}

// Forward shows the next moment. Where there is none it makes the next move: the next of the
// scenario's steps but for expectations, which are checked on the way, or passing; and shows the
// first moment of it. It fails as Sandbox.Forward does.
func (c *Course) Forward() error {
	for c.at == len(c.moments)-1 {
		before := c.at
		if err := c.step(); err != nil {
			return err
		}
		if len(c.moments)-1 > before+1 || !sameMoment(&c.moments[before], &c.moments[before+1]) {
			c.GoTo(before + 1)
			return nil
		}
		c.at = len(c.moments) - 1
	}
	c.GoTo(c.at + 1)
	return nil
}

// sameMoment reports whether nothing has happened between two moments: a step only
// checked something.
func sameMoment(a, b *Moment) bool { return a.Entries == b.Entries && b.Kind == Decides }

// step makes the next move as the sandbox does, and keeps its moments.
func (c *Course) step() error { return c.move(c.Sandbox.Forward) }

// ToEnd makes all of the scenario's remaining steps, and shows the last moment. It stops at the
// first that can't be made, with a *StepError.
func (c *Course) ToEnd() error {
	c.GoTo(len(c.moments) - 1)
	for c.next < len(c.scenario.Steps) {
		if err := c.step(); err != nil {
			return err
		}
	}
	c.at = len(c.moments) - 1
	return nil
}

// move makes a move from the moment shown on, of one or several moves of the sandbox. What
// came later is dropped if it is made; a refused one changes nothing.
func (c *Course) move(do func() error) error {
	c.GoTo(c.lastOfMove())
	return c.moveHere(do)
}

// moveHere is move from the end of the sandbox's own move that the moment shown belongs to. A
// mistake of the program on the way, a *Fault, leaves everything as it was before.
func (c *Course) moveHere(do func() error) error {
	c.told = nil
	kept, ahead, from := c.moments, c.ahead, c.at+1
	c.moments = append([]Moment(nil), kept[:from]...)
	err := Guard(do)
	var fault *Fault
	if errors.As(err, &fault) { // whatever was half done
		for len(c.past) > kept[from-1].move {
			c.takeBack()
		}
		c.moments, c.ahead = kept, ahead
		return fault
	}
	if err != nil && len(c.past) == kept[from-1].move {
		c.moments, c.ahead = kept, ahead
		return err
	}
	c.movesAreOne(from)
	if end := c.sameAsBefore(kept[from:]); end >= 0 {
		for len(c.past) > kept[from-1].move {
			c.takeBack()
		}
		c.moments, c.ahead = kept, ahead
		c.GoTo(from + end)
		return err
	}
	c.moments = append(c.moments, c.present(len(c.past)))
	c.at = len(c.moments) - 1
	if from < len(kept) {
		name := c.name
		c.leave(kept, ahead, kept[from-1].move)
		if latest := len(c.branches) - 1; c.contains(&c.branches[latest]) {
			c.DeleteBranch(latest)
			c.name = name
		} else {
			c.joinBranch(&kept[from-1])
		}
	}
	c.rejoin()
	return err
}

// movesAreOne makes the moments from a place on part of the move just made: a step is one move,
// whatever it is made of.
func (c *Course) movesAreOne(from int) {
	for i := from; i < len(c.moments); i++ {
		c.moments[i].move = min(c.moments[i].move, len(c.past))
	}
}

// sameAsBefore reports whether what was just done leads where the line led before, by one move or
// several: then what came later stays. It gives the place of the moment that it leads to
// among what came, -1 if it leads elsewhere.
func (c *Course) sameAsBefore(came []Moment) int {
	return slices.IndexFunc(came, func(m Moment) bool {
		return m.Kind == Decides && m.Entries == len(c.log.Entries) && m.State.Key() == c.State().Key()
	})
}

// joinBranch goes on in the branch that has the move just made already, if one has, in
// place of making another of it.
func (c *Course) joinBranch(before *Moment) {
	i := c.joins(before)
	if i < 0 {
		return
	}
	move := len(c.past)
	c.Switch(i)
	c.DeleteBranch(i)
	c.GoTo(slices.IndexFunc(c.moments, func(m Moment) bool { return m.Kind == Decides && m.move == move }))
}

// CanRestore reports whether there is another line of play.
func (c *Course) CanRestore() bool { return len(c.branches) > 0 }

// Restore brings back the line that was left last, and shows where it parts. What was done
// instead becomes a branch in its place: Restore again brings it back.
func (c *Course) Restore() bool {
	if !c.CanRestore() {
		return false
	}
	c.Switch(len(c.branches) - 1)
	return true
}

// lastOfMove is the place of the moment at which the move ends that the moment shown
// belongs to.
func (c *Course) lastOfMove() int {
	last := c.at
	for last < len(c.moments)-1 && c.moments[last].Kind != Decides {
		last++
	}
	return last
}

// Choose answers the decision with options by their places. It fails as [engine.Game.Choose]
// does.
func (c *Course) Choose(places ...int) error {
	return c.act(func(b *Sandbox) error { return b.Choose(places...) })
}

// ChooseNumber answers the decision with a number. It fails as [engine.Game.ChooseNumber] does.
func (c *Course) ChooseNumber(n int) error {
	return c.act(func(b *Sandbox) error { return b.ChooseNumber(n) })
}

// Act takes an action for the player whom the game waits for. It fails as [engine.Game.Act]
// does.
func (c *Course) Act(a board.Action) error {
	return c.act(func(b *Sandbox) error { return b.Act(a) })
}

// Pass passes priority, or opens no other window. It fails as [engine.Game.Pass] does.
func (c *Course) Pass() error { return c.act((*Sandbox).Pass) }

// Concede concedes for a player. It fails as [engine.Game.Concede] does.
func (c *Course) Concede(p board.Player) error {
	return c.act(func(b *Sandbox) error { return b.Concede(p) })
}

// Manual changes what is on the table by hand. It fails as [engine.Game.Manual] does.
func (c *Course) Manual(changes ...board.Occurrence) error {
	return c.move(func() error { return c.follow(func(b *Sandbox) error { return b.Manual(changes...) }) })
}

// Draw lets Chance decide at random what it is asked now. It fails as [engine.Game.Choose]
// does; Chance has to be asked.
func (c *Course) Draw() error {
	place := -1
	return c.act(func(b *Sandbox) error {
		if place < 0 {
			place = Drawn(b.State(), c.Random) // the same in whatever the move is tried on
		}
		return b.Choose(place)
	})
}

func (c *Course) draw() error { return c.Sandbox.Choose(Drawn(c.State(), c.Random)) }

// act makes a move of a player, and what goes by itself after it.
func (c *Course) act(do func(*Sandbox) error) error {
	return c.move(func() error {
		asked := c.State().Decision()
		if err := c.follow(do); err != nil {
			return err
		}
		return c.goTowards(asked)
	})
}

// follow makes a move. One that does what the scenario's next step says is that step, so
// that the scenario goes on from there.
func (c *Course) follow(do func(*Sandbox) error) error {
	for range c.stepsAs(do) {
		from := len(c.moments)
		if err := c.Sandbox.step(); err != nil {
			return err
		}
		c.movesAreOne(from)
		do = nil
	}
	if do == nil {
		return nil
	}
	return do(c.Sandbox)
}

// stepsAs gives how many of the scenario's next steps come to the same as a move: the step
// that makes it, and before it those that only check something; 0 where none does.
func (c *Course) stepsAs(do func(*Sandbox) error) int {
	one, other := c.Copy(), c.Copy()
	for n := 1; other.next < len(other.scenario.Steps); n++ {
		step := &other.scenario.Steps[other.next]
		before := len(other.log.Entries)
		if other.step() != nil {
			return 0
		}
		if step.Expects != nil || step.Made != 0 {
			continue
		}
		if do(one) != nil || one.State().Key() != other.State().Key() {
			return 0
		}
		done := withoutReadings(one.log.Entries[len(c.log.Entries):])
		would := withoutReadings(other.log.Entries[before:])
		for i := range would {
			if would[i].Kind == board.Passed {
				would[i].N = 0 // a window that went by is passed by hand now
			}
		}
		// what is expected then may add notes
		if len(done) <= len(would) && reflect.DeepEqual(done, would[:len(done)]) {
			return n
		}
		return 0
	}
	return 0
}

// withoutReadings leaves out that disputed points were read, which is noted where something asks for it: what
// checks a step may ask earlier.
func withoutReadings(entries []board.Entry) []board.Entry {
	return slices.DeleteFunc(slices.Clone(entries), func(e board.Entry) bool {
		return e.Kind == board.Noted && e.Note == board.ReadAs
	})
}
